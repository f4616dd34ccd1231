"""Rule facts of the material: cards, farmers, buildings and scoring cards, by name (rules 1.1, 1.2)."""

from bisect import bisect
from collections.abc import Iterable
from typing import Literal, NewType, get_args

Card = NewType("Card", str)
"""A bidding card by colour and value, such as `red3`; equal cards are the same card."""

Colour = Literal["red", "blue", "yellow"]
TileId = NewType("TileId", str)
"""A tile by name: a pasture (`p07`), a farmer (`farmer_green`) or a building (`dairy`)."""

FarmerColour = Literal["orange", "green", "turquoise", "purple", "brown"]
Animal = Literal["cow", "pig", "sheep", "chicken"]
Thing = Literal["apple_tree", "tractor", "beehive", "wheelbarrow"]
PlanId = NewType("PlanId", str)
PlanSide = Literal["easy", "difficult"]
OfferId = Literal["A", "B", "C", "D", "E", "F"]
BuildingId = Literal[
    "water_tower",
    "pigsty",
    "hayloft",
    "sheep_pasture",
    "cowshed",
    "water_mill",
    "grain_mill",
    "greenhouse",
    "dairy",
    "tool_shed",
    "crate_store",
    "cider_press",
]
ScoringId = Literal["A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2", "W1", "W2", "G1", "G2"]

COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow")
VALUES = (3, 4, 5, 6)
COPIES = {3: 11, 4: 8, 5: 6, 6: 4}  # rule 1.1: in each colour

CARDS: tuple[Card, ...] = tuple(Card(f"{colour}{value}") for colour in COLOURS for value in VALUES)
DECK: dict[Card, int] = {Card(f"{c}{v}"): COPIES[v] for c in COLOURS for v in VALUES}
DECK_SIZE = sum(DECK.values())

# Rule 4.6: a 3 may count as 2, so these names stand for what a card counts as, too.
COUNTED: tuple[Card, ...] = tuple(Card(f"{c}{v}") for c in COLOURS for v in (2, *VALUES))
COLOUR_OF: dict[Card, Colour] = {Card(f"{c}{v}"): c for c in COLOURS for v in (2, *VALUES)}
VALUE_OF: dict[Card, int] = {Card(f"{c}{v}"): v for c in COLOURS for v in (2, *VALUES)}

FARMER_COLOURS: tuple[FarmerColour, ...] = ("orange", "green", "turquoise", "purple", "brown")
FARMERS_PER_COLOUR = 4
SEVENS = 8
ANIMALS: tuple[Animal, ...] = ("cow", "pig", "sheep", "chicken")
THINGS: tuple[Thing, ...] = ("apple_tree", "tractor", "beehive", "wheelbarrow")
OFFERS: tuple[OfferId, ...] = ("A", "B", "C", "D", "E", "F")

BUILDINGS: tuple[BuildingId, ...] = get_args(BuildingId)
OWN_BUILDINGS: tuple[BuildingId, ...] = ("crate_store", "cider_press")  # rule 4.12
RULEBOOK_BUILDINGS = tuple(building for building in BUILDINGS if building not in OWN_BUILDINGS)

FARMER_CARDS: tuple[ScoringId, ...] = ("A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2")
WALK_CARDS: tuple[ScoringId, ...] = ("W1", "W2")
AREA_CARDS: tuple[ScoringId, ...] = ("G1", "G2")

HAND_LIMIT = 12
ROUNDS = 8
START_CARDS = 7
START_GRAIN = 2
DISPLAY_SIZE = 5
PLAN_POINTS: dict[PlanSide, int] = {"easy": 15, "difficult": 25}


FARMER_TILE = "farmer_"
_COLOUR_OF_TILE: dict[str, FarmerColour] = {FARMER_TILE + colour: colour for colour in FARMER_COLOURS}


def farmer_tile(colour: FarmerColour) -> TileId:
    """The tile of a farmer of that colour; the four of a colour are alike."""
    return TileId(FARMER_TILE + colour)


def farmer_colour(tile: TileId) -> FarmerColour | None:
    """The colour of a farmer tile, or None for another tile."""
    return _COLOUR_OF_TILE.get(tile)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the one order in which hands are kept, so that equal hands are equal."""
    return tuple(sorted(cards))


def with_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A hand in order with one card more."""
    at = bisect(cards, card)
    return (*cards[:at], card, *cards[at:])
