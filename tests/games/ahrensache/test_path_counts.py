"""How many ways lead on from fixed states: one number that changes when any rule of legality does."""

import pytest

from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.state import State
from rules_core.kernel.game import CHANCE
from tests.games.ahrensache.tables import Table, bidding, dealt


def paths(state: State, depth: int) -> int:
    """The number of sequences of that many actions; chance takes its first outcome."""
    if depth == 0:
        return 1
    decision = GAME.decision(state)
    if decision is None:
        return 1
    if decision.seat == CHANCE:
        return paths(GAME.apply(state, next(iter(GAME.legal(state)))).state, depth)
    if depth == 1:
        return sum(1 for _ in GAME.legal(state))
    return sum(paths(GAME.apply(state, action).state, depth - 1) for action in GAME.legal(state))


def at_taking(players: int) -> Table:
    """Everybody has bid one card and passed; the first picks an offer."""
    table = bidding(*["r3 r4 b5"] * players)
    while table.kind == "bid":
        table.do(
            list(GAME.legal(table.state))[-1]
            if table.state.public.arrivals < players
            else next(action for action in GAME.legal(table.state) if type(action).__name__ == "Pass")
        )
    return table


STATES = {
    "three cards": bidding("r3 r4 b3", "b3", "b3", grain=0),
    "three cards and grain": bidding("r3 r4 b3", "b3", "b3", grain=2),
    "equal cards": bidding("r3 r3 r3 r3", "b3", "b3", grain=1),
    "a full hand": bidding("r3 r3 r4 r5 b3 b4 y6", "b3", "b3", grain=0),
    "cowshed": bidding("r3 b4 y5", "b3", "b3", grain=0, buildings=["cowshed"]),
    "water mill": bidding("r3 b4", "b3", "b3", grain=0, buildings=["water_mill"]),
    "both changers": bidding("r3 b4", "b3", "b3", grain=0, buildings=["cowshed", "water_mill"]),
    "switches": bidding(
        "r6 r6", "b3", "b3", grain=1, apples=1, buildings=["tool_shed", "cider_press", "greenhouse"]
    ),
    "two players": bidding("r3 b4", "b3 b4", grain=1),
    "offers of three": at_taking(3),
    "offers of five": at_taking(5),
    "plan sides": dealt(4),
}

COUNTS: dict[tuple[str, int], int] = {
    ("three cards", 1): 36,
    ("three cards", 2): 143,
    ("three cards", 3): 534,
    ("three cards and grain", 1): 106,
    ("three cards and grain", 2): 1059,
    ("three cards and grain", 3): 10476,
    ("equal cards", 1): 49,
    ("equal cards", 2): 342,
    ("equal cards", 3): 2340,
    ("a full hand", 1): 1008,
    ("a full hand", 2): 4031,
    ("a full hand", 3): 15114,
    ("cowshed", 1): 101,
    ("cowshed", 2): 403,
    ("cowshed", 3): 1509,
    ("water mill", 1): 30,
    ("water mill", 2): 119,
    ("water mill", 3): 444,
    ("both changers", 1): 121,
    ("both changers", 2): 483,
    ("both changers", 3): 1809,
    ("switches", 1): 66,
    ("switches", 2): 456,
    ("switches", 3): 3112,
    ("two players", 1): 23,
    ("two players", 2): 574,
    ("two players", 3): 2206,
    ("offers of three", 1): 4,
    ("offers of three", 2): 12,
    ("offers of three", 3): 24,
    ("offers of five", 1): 6,
    ("offers of five", 2): 30,
    ("offers of five", 3): 120,
    ("plan sides", 1): 398,
    ("plan sides", 2): 76016,
}


@pytest.mark.parametrize(("name", "depth"), COUNTS)
def test_the_number_of_paths(name: str, depth: int) -> None:
    assert paths(STATES[name].state, depth) == COUNTS[name, depth]


def test_the_bids_of_two_cards_counted_by_hand() -> None:
    """Red 3 and red 4: each up alone in two modes or down, both up, one of each in two modes, both down."""
    table = bidding("r3 r4", "b3", "b3", grain=0)
    bids = sum(1 for action in GAME.legal(table.state) if type(action).__name__ == "Bid")
    alone, down, both_up, mixed, both_down = 2 * 2, 2, 1, 2 * 2, 1
    assert bids == alone + down + both_up + mixed + both_down
