"""Points with their reasons, and the ranking at the end (rule section 7)."""

from collections.abc import Callable, Sequence

from rules_core.games.ahrensache.areas import areas, edge_ends
from rules_core.games.ahrensache.face import Edition
from rules_core.games.ahrensache.farm import Network, network
from rules_core.games.ahrensache.material import PLAN_POINTS, FarmerColour, ScoringId
from rules_core.games.ahrensache.public import Player, Public
from rules_core.games.ahrensache.scoring_cards import (
    CARD_POINTS,
    FarmCount,
    card_details,
    count_farm,
    on_scale,
)
from rules_core.games.ahrensache.taking import farmer_colours
from rules_core.games.ahrensache.walks import best_walk
from rules_core.kernel.game import PointsLine, Result, Seat

PER_SEVEN = 7
MOST_CARDS = 7
SECOND_MOST_CARDS = 3
PER_EDGE_END = 3
PER_EDGE_AREA = 4
CLOSED_AREAS = (0, 6, 20, 26, 40)
PER_FURTHER_CLOSED_AREA = 10


def score(public: Public, seat: Seat, hand_counts: Sequence[int]) -> tuple[PointsLine, ...]:
    """The points of a seat as things stand, in the order of section 7; hands are known by their size."""
    player, edition = public.players[seat], public.edition
    count = count_farm(edition, player)
    farm = network(edition, player.farm)
    farmers = farmer_colours(player)
    return (
        *_printed(edition, player, farmers),
        PointsLine("hand_cards", hand_points(hand_counts)[seat], {"cards": hand_counts[seat]}),
        PointsLine("grain", player.grain, {"grain": player.grain}),
        _plan(edition, player),
        *(_EXTRAS[card](farm) for card in sorted(public.options.extras, reverse=True)),
        *_farmer_cards(public, count, farmers),
    )


def final_result(public: Public, hand_counts: Sequence[int]) -> Result:
    """The ranking: most points, then more pastures in the farm; who is still tied shares (rule 7.8)."""
    points = tuple(score(public, seat, hand_counts) for seat in public.seats)
    ranks = [
        (sum(line.points for line in lines), count_farm(public.edition, player).pastures)
        for lines, player in zip(points, public.players, strict=True)
    ]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Result(places, points, "rounds_over")


def _printed(edition: Edition, player: Player, farmers: frozenset[FarmerColour]) -> tuple[PointsLine, ...]:
    """What is printed on pastures, the special farmer, tiles "7" and round markers (rules 7.1, 5.5)."""
    tiles = [placement.tile for placement in player.farm]
    pastures = [edition.pastures[tile].points for tile in tiles if tile in edition.pastures]
    special = sum(edition.farmers[colour].points for colour in farmers)
    markers = sum(edition.round_markers[number - 1] for number in player.markers)
    return (
        PointsLine("pastures", sum(pastures), {"pastures": len(pastures)}),
        PointsLine("special_farmer", special),
        PointsLine("sevens", PER_SEVEN * player.sevens, {"sevens": player.sevens}),
        PointsLine("markers", markers, {"markers": len(player.markers)}),
    )


def hand_points(hand_counts: Sequence[int]) -> tuple[int, ...]:
    """The points of all seats for their hand cards (rule 7.2)."""
    amounts = sorted({count for count in hand_counts if count}, reverse=True)
    worth = dict(zip(amounts, (MOST_CARDS, SECOND_MOST_CARDS), strict=False))
    return tuple(worth.get(count, 0) for count in hand_counts)


def _plan(edition: Edition, player: Player) -> PointsLine:
    """The building plan: each marked space must hold a tile (rules 7.3, 5.12)."""
    if player.plan is None or player.plan_side is None:
        return PointsLine("plan", 0)
    marked = edition.plans[player.plan].cells(player.plan_side)
    filled = len(marked.intersection(placement.cell for placement in player.farm))
    points = PLAN_POINTS[player.plan_side] if filled == len(marked) else 0
    return PointsLine("plan", points, {"filled": filled, "marked": len(marked), "side": player.plan_side})


def _farmer_cards(public: Public, count: FarmCount, farmers: frozenset[FarmerColour]) -> list[PointsLine]:
    """The scoring cards of the farmers that lie in the farm (rule 7.7), by letter."""
    cards = sorted((card, colour) for colour, card in public.scoring.items() if colour in farmers)
    return [
        PointsLine(card, CARD_POINTS[card](count), {"farmer": colour, **card_details(card, count)})
        for card, colour in cards
    ]


def _walk(farm: Network) -> PointsLine:
    """W1 (rule 7.4)."""
    walk = best_walk(farm)
    return PointsLine("W1", walk.points, {"tiles": len(set(walk.cells)), "crossings": len(walk.doubled)})


def _edge_ends(farm: Network) -> PointsLine:
    """W2 (rule 7.5)."""
    ends = len(edge_ends(farm))
    return PointsLine("W2", PER_EDGE_END * ends, {"ends": ends})


def _edge_areas(farm: Network) -> PointsLine:
    """G1 (rule 7.6)."""
    count = sum(1 for area in areas(farm) if not area.closed)
    return PointsLine("G1", PER_EDGE_AREA * count, {"areas": count})


def _closed_areas(farm: Network) -> PointsLine:
    """G2 (rule 7.6)."""
    count = sum(1 for area in areas(farm) if area.closed)
    return PointsLine("G2", on_scale(count, CLOSED_AREAS, PER_FURTHER_CLOSED_AREA), {"areas": count})


_EXTRAS: dict[ScoringId, Callable[[Network], PointsLine]] = {
    "W1": _walk,
    "W2": _edge_ends,
    "G1": _edge_areas,
    "G2": _closed_areas,
}
"""The cards at no farmer's stack: everybody scores them (rule 7.9), before those of the farmers (7.7)."""
