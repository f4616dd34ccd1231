"""Everything that lies open on the table: the part of a state that every seat sees whole."""

from rules_core.games.ahrensache.actions import Mode
from rules_core.games.ahrensache.face import Edition
from rules_core.games.ahrensache.frames import Frame
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
from rules_core.games.ahrensache.options import Options
from rules_core.kernel.game import Seat
from rules_core.kernel.value import Value
from rules_core.pieces.bag import Bag
from rules_core.pieces.grid import Cell

NEUTRAL: Seat = -2
"""The neutral figure of a game for two, where it stands for a taker of an offer (rule 9.2)."""


class PlayedCard(Value, frozen=True):
    """A face-up card of a bid, and what it counts as (rules 4.5, 4.6)."""

    card: Card
    counts_as: Card


class Bonus(Value, frozen=True):
    """Points that a building has added to a bid."""

    building: BuildingId
    points: int


class Standing(Value, frozen=True):
    """A bid on the table. Its face-down cards are known by number only, see Secret and View."""

    value: int
    arrived: int  # rises with every arrival of a figure: of equal bids the lower one is ahead (3.8)
    mode: Mode | None = None
    face_up: tuple[PlayedCard, ...] = ()
    grain: int = 0  # spent in this phase, all bids together (3.6)
    bonuses: tuple[Bonus, ...] = ()  # what 4.1, 4.2, 4.7, 4.10 and 4.14 have added


class Placement(Value, frozen=True, cache_hash=True):
    """A tile in a farm; the farmstead lies at (0, 0) and is not listed."""

    tile: TileId
    cell: Cell


class Player(Value, frozen=True):
    """What is public of one seat."""

    plan: PlanId | None = None
    plan_side: PlanSide | None = None
    grain: int = 0
    apples: int = 0
    sevens: int = 0
    markers: tuple[int, ...] = ()  # the rounds whose marker was taken
    farm: tuple[Placement, ...] = ()  # in the order in which they were placed
    buildings: tuple[BuildingId, ...] = ()  # the building cards
    used: tuple[BuildingId, ...] = ()  # "once" buildings used in this bidding phase
    standing: Standing | None = None
    bidding: bool = False  # still in the bidding
    dropped_out: bool = False
    offer: OfferId | None = None


class Public(Value, frozen=True):
    """The open table."""

    options: Options
    players: tuple[Player, ...]
    pending: tuple[Frame, ...]  # the last one is open now
    round: int = 0
    sheep: Seat | None = None
    display: tuple[Card, ...] = ()  # from left to right
    discards: Bag[Card] = {}  # the face-up part of the discard pile (3.10)
    pastures: tuple[TileId, ...] = ()  # face down in the stacks: which is known, their order is nobody's
    open_pastures: tuple[TileId | None, ...] = ()  # one for each slot of `pasture_slots`
    building_cards: tuple[BuildingId, ...] = ()  # face down, order unknown
    open_building: BuildingId | None = None
    farmers: dict[FarmerColour, int] = {}
    scoring: dict[FarmerColour, ScoringId] = {}
    sevens: int = 0
    marker: bool = False  # this round's marker still lies on the round track
    neutral: int | None = None  # the neutral figure's bid (9.1)
    takers: dict[OfferId, Seat] = {}
    arrivals: int = 0

    @property
    def edition(self) -> Edition:
        """The edition of this game."""
        return self.options.edition

    @property
    def seats(self) -> range:
        """All seats in order."""
        return range(len(self.players))
