"""What a seat, or chance, may do."""

from typing import Literal

from msgspec.structs import force_setattr

from rules_core.games.ahrensache.material import Card, FarmerColour, OfferId, PlanSide, TileId, in_order
from rules_core.games.ahrensache.offers import EitherId
from rules_core.kernel.value import Value
from rules_core.pieces.grid import Cell

Mode = Literal["colour", "value"]
"""What the face-up cards of a bid have in common (rules 3.3, 3.5)."""


class Deal(Value, frozen=True, tag=True):
    """Chance: this outcome is drawn; the open decision says from what."""

    outcome: str


class ChoosePlanSide(Value, frozen=True, tag=True):
    """Rule 2.7: pick the side of the building plan."""

    side: PlanSide


class UseGreenhouse(Value, frozen=True, tag=True):
    """Rule 4.8: draw 3 cards, then discard 2."""


class UseDairy(Value, frozen=True, tag=True):
    """Rule 4.9: draw 2 cards, at the start of the turn."""


class Change(Value, frozen=True):
    """Rules 4.5, 4.6: a face-up card of the own bid counts as another from now on."""

    card: Card  # as it counts before this bid
    counts_as: Card


class Bid(Value, frozen=True, tag=True, omit_defaults=True):
    """Rule 3.2: play cards, with everything that belongs to that one act (rule 4.0).

    Equal cards are the same card, so a bid keeps its cards in one order: bids that differ only in the
    order in which they were put together are equal.
    """

    face_up: tuple[Card, ...] = ()
    face_down: tuple[Card, ...] = ()
    grain: int = 0
    mode: Mode | None = None  # None only where no card of the bid is face up
    changes: tuple[Change, ...] = ()
    tool_shed: bool = False
    cider_press: bool = False
    grain_mill: bool = False
    dairy: bool = False

    def __post_init__(self) -> None:
        if len(self.face_up) > 1:
            force_setattr(self, "face_up", in_order(self.face_up))
        if len(self.face_down) > 1:
            force_setattr(self, "face_down", in_order(self.face_down))
        if len(self.changes) > 1:
            force_setattr(self, "changes", tuple(sorted(self.changes, key=_change_key)))


def _change_key(change: Change) -> tuple[str, str]:
    return (change.card, change.counts_as)


class Pass(Value, frozen=True, tag=True, omit_defaults=True):
    """Rule 3.11: make the bid final, after raising it without a card if wanted (rule 4.0)."""

    tool_shed: bool = False
    cider_press: bool = False
    grain_mill: bool = False
    dairy: bool = False


class DropOut(Value, frozen=True, tag=True, omit_defaults=True):
    """Rule 3.12: take a free light offer at once."""

    offer: OfferId
    crate_store: bool = False  # rule 4.13: draw 2 cards


class Discard(Value, frozen=True, tag=True):
    """Rules 4.8, 4.11, 5.7: put one card from the hand face down on the discard pile."""

    card: Card


class TakeOffer(Value, frozen=True, tag=True):
    """Rule 3.14: pick a free offer."""

    offer: OfferId


class ChooseEither(Value, frozen=True, tag=True):
    """Rule 5.1: choose one side of the offer's "or"."""

    side: EitherId


class TakeFarmer(Value, frozen=True, tag=True):
    """Rule 5.3: take a farmer from a stack."""

    colour: FarmerColour


class TakeSeven(Value, frozen=True, tag=True):
    """Rule 5.3: take a tile "7" instead of a farmer."""


class DeclineFarmer(Value, frozen=True, tag=True):
    """Rule 5.3: take neither."""


class PlaceTile(Value, frozen=True, tag=True):
    """Rule 5.8: lay a tile just received into the farm."""

    tile: TileId
    cell: Cell


class LeaveOut(Value, frozen=True, tag=True):
    """Rule 5.11: put a tile just received out of the game."""

    tile: TileId


class TradeForApples(Value, frozen=True, tag=True):
    """Rule 6.1: give 5 grain for 2 apples."""


class TradeForFarmer(Value, frozen=True, tag=True):
    """Rule 6.1: give 6 grain for a farmer, chosen next."""


class EndTrade(Value, frozen=True, tag=True):
    """Rule 6.1: trade no more."""


Action = (
    Deal
    | ChoosePlanSide
    | UseGreenhouse
    | UseDairy
    | Bid
    | Pass
    | DropOut
    | Discard
    | TakeOffer
    | ChooseEither
    | TakeFarmer
    | TakeSeven
    | DeclineFarmer
    | PlaceTile
    | LeaveOut
    | TradeForApples
    | TradeForFarmer
    | EndTrade
)
