"""What a whole position is worth to a seat between two rounds, in points, by hand-written estimates."""

from rules_core.games.ahrensache.farm import network
from rules_core.games.ahrensache.material import ROUNDS
from rules_core.games.ahrensache.outlook import (
    APPLE_WORTH,
    BUILDING_WORTH,
    GROWTH,
    OPEN_END_WORTH,
    USUAL_GROWTH,
    Outlook,
    farmers_worth,
    grain_worth,
    plan_worth,
)
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.scoring import PER_SEVEN, score
from rules_core.games.ahrensache.taking import farmer_colours
from rules_core.kernel.game import Seat

TERMS = (
    "printed", "sevens", "markers", "grain", "apples", "plan", "cards", "growth", "buildings", "ends",
    "reach", "everybodys",
)  # fmt: skip
"""The parts of a seat's worth, in their order."""

MOST_ENDS = 7  # more open ends than this help no further


def farm_worth(public: Public, seat: Seat) -> dict[str, float]:
    """What a seat has but its hand, by TERMS: points already made, and what may still come of them."""
    look = Outlook(public, seat)
    player, edition = look.player, public.edition
    farm = network(edition, player.farm)
    marked = look.marked
    filled = len(marked & farm.faces.keys())
    reachable = [cell for cell, arriving in farm.open.items() if arriving]
    pastures = [edition.pastures[each.tile].points for each in player.farm if each.tile in edition.pastures]
    special = sum([edition.farmers[colour].points for colour in farmer_colours(player)])
    rounds = look.rounds_left + 1  # the one that begins is still to be played
    growth = sum(
        weight * GROWTH.get(public.scoring[colour], USUAL_GROWTH) * rounds / ROUNDS
        for colour, weight in look.weights.items()
    )
    return {
        "printed": float(sum(pastures) + special),
        "sevens": float(PER_SEVEN * player.sevens),
        "markers": float(sum([edition.round_markers[number - 1] for number in player.markers])),
        "grain": grain_worth(look, player.grain),
        "apples": APPLE_WORTH * player.apples,
        "plan": plan_worth(look, filled, len(marked)),
        "cards": farmers_worth(look, look.count),
        "growth": growth,
        "buildings": BUILDING_WORTH * rounds * len(player.buildings),
        "ends": OPEN_END_WORTH * min(len(reachable), MOST_ENDS),
        "reach": 0.15 * look.plan_step * sum([cell in marked for cell in reachable]),
        "everybodys": _everybodys(public, seat),
    }


def _everybodys(public: Public, seat: Seat) -> float:
    """The points for cards at no farmer's stack (7.9)."""
    extras = public.options.extras
    if not extras:
        return 0.0
    lines = score(public, seat, [0] * len(public.players))
    return float(sum([line.points for line in lines if line.reason in extras]))
