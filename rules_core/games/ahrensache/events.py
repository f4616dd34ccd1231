"""What can be seen to happen. Fields that hold bidding cards say who may know them."""

from typing import Annotated

from rules_core.games.ahrensache.actions import Change, Mode
from rules_core.games.ahrensache.material import (
    BuildingId,
    Card,
    FarmerColour,
    OfferId,
    PlanId,
    PlanSide,
    ScoringId,
    TileId,
)
from rules_core.games.ahrensache.offers import EitherId
from rules_core.games.ahrensache.public import Bonus
from rules_core.kernel.event import PUBLIC, secret_to
from rules_core.kernel.game import Seat
from rules_core.kernel.value import Value
from rules_core.pieces.grid import Cell, Side

OwnCard = Annotated[Card | None, secret_to("seat")]
OwnCards = Annotated[tuple[Card, ...] | None, secret_to("seat")]
OpenCard = Annotated[Card, PUBLIC]
OpenCards = Annotated[tuple[Card, ...], PUBLIC]
OpenChanges = Annotated[tuple[Change, ...], PUBLIC]


class SheepTaken(Value, frozen=True, tag=True):
    """A seat has the Rainbow Sheep now (2.8, 3.14)."""

    seat: Seat


class ScoringCardPlaced(Value, frozen=True, tag=True):
    """A scoring card lies at a farmer stack (2.6)."""

    colour: FarmerColour
    card: ScoringId


class FarmerAdded(Value, frozen=True, tag=True):
    """A stack got one farmer more (2.5)."""

    colour: FarmerColour


class PlanDealt(Value, frozen=True, tag=True):
    """A seat got a building plan card (2.7)."""

    seat: Seat
    plan: PlanId


class PlanSideChosen(Value, frozen=True, tag=True):
    """A seat picked the side of its plan (2.7)."""

    seat: Seat
    side: PlanSide


class CardDrawn(Value, frozen=True, tag=True):
    """A seat drew a bidding card."""

    seat: Seat
    card: OwnCard


class CardDisplayed(Value, frozen=True, tag=True):
    """A bidding card came into the display, at its left end (2.7, 6.2)."""

    card: OpenCard


class PileShuffled(Value, frozen=True, tag=True):
    """The discard pile became the draw pile (1.4)."""

    count: int


class CardDiscarded(Value, frozen=True, tag=True):
    """A seat put a card from its hand face down on the discard pile."""

    seat: Seat
    card: OwnCard


class RoundStarted(Value, frozen=True, tag=True):
    """A round begins (2.10)."""

    round: int


class PastureRevealed(Value, frozen=True, tag=True):
    """A pasture lies open at a slot of `pasture_slots`."""

    slot: int
    offer: OfferId
    tile: TileId


class BuildingRevealed(Value, frozen=True, tag=True):
    """A building card lies open."""

    building: BuildingId


class NeutralPlaced(Value, frozen=True, tag=True):
    """The neutral figure stands on the sum of the display (9.1)."""

    value: int


class TurnStarted(Value, frozen=True, tag=True):
    """A seat's turn in the bidding begins (3.1)."""

    seat: Seat


class BuildingUsed(Value, frozen=True, tag=True):
    """A seat used a building card, for points of its bid or to draw cards."""

    seat: Seat
    building: BuildingId
    points: int = 0


class BidMade(Value, frozen=True, tag=True):
    """A seat played cards; `value` is where its figure arrives, before grain mill (4.0)."""

    seat: Seat
    face_up: OpenCards
    face_down: OwnCards
    face_down_count: int
    grain: int
    mode: Mode | None
    changes: OpenChanges
    bonuses: tuple[Bonus, ...]  # gained by this bid, grain mill not among them
    value: int


class BidRaised(Value, frozen=True, tag=True):
    """A bid rose without a card, by one building (4.7, 4.10, 4.14)."""

    seat: Seat
    building: BuildingId
    points: int
    value: int


class Passed(Value, frozen=True, tag=True):
    """A seat passed: its bid is final and its cards are discarded (3.11)."""

    seat: Seat
    value: int
    face_up: OpenCards
    face_down: OwnCards
    face_down_count: int


class DroppedOut(Value, frozen=True, tag=True):
    """A seat took a light offer, and its cards back (3.12)."""

    seat: Seat
    offer: OfferId
    face_up: OpenCards
    face_down: OwnCards
    face_down_count: int


class BiddingEnded(Value, frozen=True, tag=True):
    """Nobody is left in the bidding; the order in which offers are picked (3.14)."""

    order: tuple[Seat, ...]


class OfferTaken(Value, frozen=True, tag=True):
    """A seat, or the neutral figure, picked an offer (3.14, 9.2)."""

    seat: Seat
    offer: OfferId


class EitherChosen(Value, frozen=True, tag=True):
    """A seat chose a side of its offer's "or" (5.1)."""

    seat: Seat
    offer: OfferId
    side: EitherId


class PasturesTaken(Value, frozen=True, tag=True):
    """A seat took open pastures (5.2)."""

    seat: Seat
    offer: OfferId
    tiles: tuple[TileId, ...]


class FarmerTaken(Value, frozen=True, tag=True):
    """A seat took a farmer from its stack (5.3)."""

    seat: Seat
    colour: FarmerColour
    price: int


class SevenTaken(Value, frozen=True, tag=True):
    """A seat took a tile "7" instead of a farmer (5.3)."""

    seat: Seat
    price: int


class FarmerDeclined(Value, frozen=True, tag=True):
    """A seat took neither farmer nor tile "7" (5.3)."""

    seat: Seat


class BuildingTaken(Value, frozen=True, tag=True):
    """A seat took the open building card and its tile (5.4)."""

    seat: Seat
    building: BuildingId


class MarkerTaken(Value, frozen=True, tag=True):
    """A seat took this round's marker (5.4)."""

    seat: Seat
    round: int


class GoodsTaken(Value, frozen=True, tag=True):
    """A seat took grain and apples from its offer (5.6)."""

    seat: Seat
    grain: int
    apples: int


class TilePlaced(Value, frozen=True, tag=True):
    """A tile lies in a farm (5.8); `grain` was gained at these sides of it (5.10)."""

    seat: Seat
    tile: TileId
    cell: Cell
    grain: int
    grain_sides: tuple[Side, ...]


class TileLeftOut(Value, frozen=True, tag=True):
    """A tile went out of the game unplaced (5.11)."""

    seat: Seat
    tile: TileId


class ApplesBought(Value, frozen=True, tag=True):
    """A seat gave grain for apples (6.1)."""

    seat: Seat
    grain: int
    apples: int


class CardsShifted(Value, frozen=True, tag=True):
    """The rightmost cards of the display were discarded and the others moved right (6.2)."""

    cards: OpenCards


class TilesRemoved(Value, frozen=True, tag=True):
    """Open pastures left the game (6.2, 9.2)."""

    tiles: tuple[TileId, ...]


class BuildingRemoved(Value, frozen=True, tag=True):
    """The open building card left the game (6.2)."""

    building: BuildingId


class MarkerRemoved(Value, frozen=True, tag=True):
    """A round marker that nobody took went away (6.2)."""

    round: int


class GameEnded(Value, frozen=True, tag=True):
    """The eighth round is over (6.3)."""


Event = (
    SheepTaken
    | ScoringCardPlaced
    | FarmerAdded
    | PlanDealt
    | PlanSideChosen
    | CardDrawn
    | CardDisplayed
    | PileShuffled
    | CardDiscarded
    | RoundStarted
    | PastureRevealed
    | BuildingRevealed
    | NeutralPlaced
    | TurnStarted
    | BuildingUsed
    | BidMade
    | BidRaised
    | Passed
    | DroppedOut
    | BiddingEnded
    | OfferTaken
    | EitherChosen
    | PasturesTaken
    | FarmerTaken
    | SevenTaken
    | FarmerDeclined
    | BuildingTaken
    | MarkerTaken
    | GoodsTaken
    | TilePlaced
    | TileLeftOut
    | ApplesBought
    | CardsShifted
    | TilesRemoved
    | BuildingRemoved
    | MarkerRemoved
    | GameEnded
)
