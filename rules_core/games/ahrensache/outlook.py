"""What a seat's position is worth to it in points: what it has, and what it may come to.

Used by bots only. It rests on the open table and on the seat's own hand, so it cannot peek. The numbers
are estimates; the rules' own points come from `scoring`.
"""

import math
from collections.abc import Callable
from functools import cached_property

from msgspec.structs import replace

from rules_core.games.ahrensache.face import Face
from rules_core.games.ahrensache.farm import Network, grain_sides, network, spaces
from rules_core.games.ahrensache.material import (
    FARMER_COLOURS,
    PLAN_POINTS,
    ROUNDS,
    VALUE_OF,
    Card,
    FarmerColour,
    ScoringId,
    TileId,
    farmer_tile,
)
from rules_core.games.ahrensache.offers import Gain
from rules_core.games.ahrensache.public import Placement, Public
from rules_core.games.ahrensache.scoring_cards import CARD_POINTS, FarmCount, count_farm, with_face
from rules_core.games.ahrensache.taking import farmer_colours, farmers_to_take, seven_to_take
from rules_core.kernel.game import Seat
from rules_core.pieces.grid import Cell

CARD_WORTH = {2: 0.6, 3: 0.9, 4: 1.15, 5: 1.45, 6: 1.8}
DRAW_WORTH = 1.2
GRAIN_WORTH = 1.05
APPLE_WORTH = 0.25  # before what scoring cards make of it
BUILDING_WORTH = 1.0  # for each round left
OPEN_END_WORTH = 0.25
TILES_A_ROUND = 1.4
GROWTH: dict[ScoringId, float] = {"E1": 5.0}
USUAL_GROWTH = 13.0  # what a scoring card still brings over a whole game


class Outlook:
    """What a seat has to look forward to; made once for a decision, each part when it is first asked for."""

    def __init__(self, public: Public, seat: Seat) -> None:
        self.public = public
        self.seat = seat
        self.player = public.players[seat]
        self.rounds_left = ROUNDS - public.round  # after this one

    @cached_property
    def farm(self) -> Network:
        """The seat's farm."""
        return network(self.public.edition, self.player.farm)

    @cached_property
    def count(self) -> FarmCount:
        """What its scoring cards count."""
        return count_farm(self.public.edition, self.player)

    @cached_property
    def weights(self) -> dict[FarmerColour, float]:
        """How surely each farmer will be in the farm."""
        owned = farmer_colours(self.player)
        chance = 0.7 * (1 - 0.8 ** (self.rounds_left + 1))
        stacks = self.public.farmers
        return {
            colour: 1.0 if colour in owned else (chance if stacks.get(colour) else 0.0)
            for colour in FARMER_COLOURS
        }

    @cached_property
    def cards(self) -> list[tuple[float, Callable[[FarmCount], int]]]:
        """The scoring cards that may count, each with its farmer's weight."""
        scoring = self.public.scoring
        return [
            (weight, CARD_POINTS[scoring[colour]])
            for colour, weight in self.weights.items()
            if weight and colour in scoring
        ]

    @cached_property
    def cards_worth(self) -> float:
        """What the scoring cards are worth as things stand."""
        return farmers_worth(self, self.count)

    @cached_property
    def one_more_farmer(self) -> float:
        """What scoring cards gain by one farmer more of any colour."""
        more = replace(self.count, farmers=self.count.farmers + 1)
        return farmers_worth(self, more) - self.cards_worth

    @cached_property
    def farmer(self) -> float:
        """The best that a farmer to choose is worth, or the tile "7"; its price apart."""
        worths = [7.0] if seven_to_take(self.public) else []
        for colour in farmers_to_take(self.public, self.seat):
            face = self.public.edition.face(farmer_tile(colour))
            if spaces(self.farm, face):
                worths.append(farmer_worth(self, colour) + tile_worth(self, face))
        return max(worths, default=0.0)

    @cached_property
    def marked(self) -> frozenset[Cell]:
        """The marked spaces of the seat's plan."""
        player = self.player
        if player.plan is None or player.plan_side is None:
            return frozenset()
        return self.public.edition.plans[player.plan].cells(player.plan_side)

    @cached_property
    def plan_step(self) -> float:
        """What filling one more marked space is worth."""
        total = len(self.marked)
        filled = len(self.marked & self.farm.faces.keys())
        if filled >= total:
            return 0.0
        return plan_worth(self, filled + 1, total) - plan_worth(self, filled, total)


def farmers_worth(look: Outlook, count: FarmCount) -> float:
    """What the scoring cards are worth with such a farm, sure and hoped-for farmers weighed."""
    return sum([weight * points(count) for weight, points in look.cards])


def farmer_worth(look: Outlook, colour: FarmerColour) -> float:
    """What it is worth to have that farmer for sure."""
    card = look.public.scoring.get(colour)
    if card is None:
        return 0.0
    grown = GROWTH.get(card, USUAL_GROWTH) * look.rounds_left / ROUNDS
    points = CARD_POINTS[card](look.count) + grown
    return (1 - look.weights[colour]) * points + look.one_more_farmer


def apple_worth(look: Outlook, apples: int = 1) -> float:
    """What so many apples more are worth."""
    more = replace(look.count, apples=look.count.apples + apples)
    return APPLE_WORTH * apples + farmers_worth(look, more) - look.cards_worth


def grain_worth(look: Outlook, grain: int) -> float:
    """What so much grain in stock is worth: a point each, and the way to a trade."""
    steps = (0.6 if grain >= 5 else 0.0) + (1.2 if grain >= 6 else 0.0)
    return GRAIN_WORTH * grain + (steps if look.rounds_left or grain >= 5 else 0.0)


def plan_worth(look: Outlook, filled: int, total: int) -> float:
    """What a building plan is worth with so many of its spaces filled."""
    points = PLAN_POINTS[look.player.plan_side or "easy"]
    missing = total - filled
    if not missing or not total:
        return float(points)
    capacity = TILES_A_ROUND * look.rounds_left + 0.4
    sure = min(1.0, capacity / missing) ** 2
    share: float = (filled / total) ** 1.4
    return points * sure * (0.15 + 0.85 * share)


def place_worth(look: Outlook, face: Face, cell: Cell) -> float:
    """What it is worth to have this face on that very space, next to its own worth."""
    worth = GRAIN_WORTH * len(grain_sides(look.farm, face, cell))
    return worth + look.plan_step if cell in look.marked else worth


def tile_worth(look: Outlook, face: Face) -> float:
    """What a tile is worth to the seat, placed as well as it can be."""
    cells = spaces(look.farm, face)
    if not cells:
        return 0.0
    own = face.points + farmers_worth(look, with_face(look.count, face)) - look.cards_worth
    ends = OPEN_END_WORTH * (len(face.ends()) - 2) * (look.rounds_left > 0)
    return own + ends + max([place_worth(look, face, cell) for cell in cells])


def prospect(look: Outlook, placement: Placement) -> float:
    """How the farm lies with one tile more: open ends for later tiles, spaces of the plan in reach."""
    if not look.rounds_left:
        return 0.0
    farm = network(look.public.edition, (*look.player.farm, placement))
    reachable = [cell for cell, arriving in farm.open.items() if arriving]
    wanted = sum([cell in look.marked for cell in reachable])
    return OPEN_END_WORTH * min(len(reachable), 7) + 0.15 * look.plan_step * wanted


def best_farmer(look: Outlook, price: int) -> float:
    """The best that a farmer to choose is worth, its price paid; never less than nothing."""
    return max(0.0, look.farmer - price * GRAIN_WORTH) if look.player.grain >= price else 0.0


def building_worth(look: Outlook) -> float:
    """What the open building card with its tile and the round marker is worth."""
    public = look.public
    worth = float(public.edition.round_markers[public.round - 1]) if public.marker else 0.0
    if public.open_building is not None:
        worth += BUILDING_WORTH * look.rounds_left
        worth += tile_worth(look, public.edition.face(TileId(public.open_building)))
    return worth


def gain_worth(look: Outlook, gain: Gain, pastures: tuple[TileId, ...]) -> float:
    """What one side of an offer is worth, cards apart."""
    worth = grain_worth(look, look.player.grain + gain.grain) - grain_worth(look, look.player.grain)
    if gain.apples:
        worth += apple_worth(look, gain.apples)
    if gain.pastures:
        worth += sum(tile_worth(look, look.public.edition.face(tile)) for tile in pastures)
    if gain.farmer:
        worth += best_farmer(look, gain.farmer_price)
    if gain.building:
        worth += building_worth(look)
    return worth


def hand_worth(look: Outlook, hand: tuple[Card, ...], others: tuple[int, ...]) -> float:
    """What a hand is worth: bids to come, and the majority at the end (7.2)."""
    bids = sum([CARD_WORTH[VALUE_OF[card]] for card in hand]) * bids_to_come(look)
    return bids + majority_worth(look, len(hand), max(others, default=0))


def bids_to_come(look: Outlook) -> float:
    """How much of what cards are worth in bids there is still time for."""
    return {0: 0.0, 1: 0.7, 2: 0.9}.get(look.rounds_left, 1.0)


def majority_worth(look: Outlook, cards: int, most: int) -> float:
    """What so many cards promise for the majority at the end, where the others have that many at most."""
    majority = 7 / (1 + math.exp((most - cards) / 1.2)) + (1.0 if cards else 0.0)
    return majority * {0: 1.0, 1: 0.6}.get(look.rounds_left, 0.25)
