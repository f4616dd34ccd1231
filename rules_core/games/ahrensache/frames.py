"""What is still to be done: the pending frames of a state, the last one first.

A frame is a decision of a seat, a draw by chance, or a piece of the round's course that runs by itself.
"""

from rules_core.games.ahrensache.material import OfferId, ScoringId, TileId
from rules_core.kernel.game import Seat
from rules_core.kernel.value import Value


class GiveSheep(Value, frozen=True, tag=True):
    """Chance: who starts (2.8)."""


class PlaceScoring(Value, frozen=True, tag=True):
    """Chance: which of these cards lies at the next farmer stack (2.6)."""

    cards: tuple[ScoringId, ...]


class AddFarmers(Value, frozen=True, tag=True):
    """Chance: which stacks get one farmer more, each another one (2.5)."""

    left: int


class DealPlan(Value, frozen=True, tag=True):
    """Chance: a seat's building plan card (2.7)."""

    seat: Seat


class DrawCards(Value, frozen=True, tag=True):
    """Chance: a seat, or nobody for the display, draws so many bidding cards, one at a time (1.4)."""

    seat: Seat | None
    left: int


class RevealPasture(Value, frozen=True, tag=True):
    """Chance: the next open pasture at a slot."""

    slot: int


class RevealBuilding(Value, frozen=True, tag=True):
    """Chance: the next open building card."""


class PickPlanSide(Value, frozen=True, tag=True):
    """A seat picks the side of its plan (2.7)."""

    seat: Seat


class BidTurn(Value, frozen=True, tag=True):
    """A seat's turn in the bidding (3.1)."""

    seat: Seat


class DiscardCards(Value, frozen=True, tag=True):
    """A seat discards so many cards (4.8)."""

    seat: Seat
    left: int


class KeepLimit(Value, frozen=True, tag=True):
    """A seat discards down to the hand limit, if it must (4.11, 5.7)."""

    seat: Seat


class PickOffer(Value, frozen=True, tag=True):
    """A seat, or the neutral figure by itself, picks an offer (3.14, 9.2)."""

    seat: Seat


class PickEither(Value, frozen=True, tag=True):
    """A seat chooses one side of its offer's "or" (5.1)."""

    seat: Seat
    offer: OfferId


class PickFarmer(Value, frozen=True, tag=True):
    """A seat takes a farmer, a tile "7" or nothing (5.3)."""

    seat: Seat
    price: int = 0


class PlaceTiles(Value, frozen=True, tag=True):
    """A seat places the tiles just received (5.8)."""

    seat: Seat
    tiles: tuple[TileId, ...]


class Trade(Value, frozen=True, tag=True):
    """A seat may trade, each kind once (6.1)."""

    seat: Seat
    apples: bool = True  # this trade is still to be had
    farmer: bool = True


class FinishPass(Value, frozen=True, tag=True):
    """By itself: a seat's pass takes effect, after the cards of its dairy (3.11, 4.0)."""

    seat: Seat


class NextTurn(Value, frozen=True, tag=True):
    """By itself: the turn goes to the next seat in the bidding after this one (3.1)."""

    after: Seat


class StartBidding(Value, frozen=True, tag=True):
    """By itself: a bidding phase begins (section 3)."""


class PayOut(Value, frozen=True, tag=True):
    """By itself: a seat takes what its offer shows (5.1)."""

    seat: Seat


class TakeOffers(Value, frozen=True, tag=True):
    """By itself: section 5 begins."""


class EndRound(Value, frozen=True, tag=True):
    """By itself: the next round is prepared, or the game ends (6.2, 6.3)."""


def seat_of(frame: "Frame") -> Seat:
    """The seat whose decision a frame is."""
    seat: Seat = frame.seat  # type: ignore[union-attr,assignment]
    return seat


Frame = (
    GiveSheep
    | PlaceScoring
    | AddFarmers
    | DealPlan
    | DrawCards
    | RevealPasture
    | RevealBuilding
    | PickPlanSide
    | BidTurn
    | DiscardCards
    | KeepLimit
    | PickOffer
    | PickEither
    | PickFarmer
    | PlaceTiles
    | Trade
    | FinishPass
    | NextTurn
    | StartBidding
    | PayOut
    | TakeOffers
    | EndRound
)
