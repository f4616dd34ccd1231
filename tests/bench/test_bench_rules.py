"""How fast the rules are, beside a fixed workload of plain Python run in the same minute.

`python3 packaging/dev.py test -m bench --benchmark-enable -s tests/bench` prints the figures.
"""

import time
from collections.abc import Callable
from random import Random

import pytest

from rules_core.games.ahrensache.bids import bid_refusal
from rules_core.games.ahrensache.candidates import candidate_bids
from rules_core.games.ahrensache.game import GAME
from rules_core.kernel.game import CHANCE
from tests.conformance.titles import options_of
from tests.games.ahrensache.tables import bid, bidding

pytestmark = pytest.mark.bench

GAMES = 60


def calibration() -> int:
    """A fixed workload: 3,000 list copies and as many changes of a dictionary."""
    cells = list(range(60))
    counts: dict[int, int] = {}
    for number in range(3000):
        row = cells.copy()
        row[number % 60] = number
        counts[row[(number * 7) % 60]] = counts.get(number % 97, 0) + 1
    return len(counts)


def random_game(number: int) -> int:
    """A random game of four by the rules alone; the number of its actions."""
    rng = Random(number)
    state = GAME.new(options_of(GAME, 1), 4)
    actions = 0
    while (decision := GAME.decision(state)) is not None:
        dealt = decision.seat == CHANCE
        action = (
            GAME.dealt(state, rng.random()) if dealt else GAME.sample(GAME.view(state, decision.seat), rng)
        )
        state = GAME.apply(state, action).state
        actions += 1
    return actions


def seconds(work: Callable[[], object], times: int) -> float:
    """CPU seconds of one run, the best of three rounds."""
    best = float("inf")
    for _ in range(3):
        began = time.process_time()
        for _ in range(times):
            work()
        best = min(best, (time.process_time() - began) / times)
    return best


def test_random_games_a_second() -> None:
    unit = seconds(calibration, 50)
    numbers = iter(range(10_000))
    game = seconds(lambda: random_game(next(numbers)), GAMES)
    print(f"\nrandom games of four: {1 / game:.0f} a CPU second; one game is {game / unit:.1f} calibrations")
    assert 1 / game >= 100


def test_refusal_of_a_composed_bid() -> None:
    table = bidding(
        "r3 r3 r4 r5 b3 b3 b4 y3 y4 y5 y6 y6", "b3", "b3", grain=4, display="r3 r6 b5 y3 y4",
        buildings=["water_tower", "pigsty", "hayloft", "sheep_pasture", "grain_mill", "dairy"],
    )  # fmt: skip
    composed = bid("r3 r3 r4 r5", down="b3 b3", grain=2, dairy=True)
    public, secret = table.state.public, table.state.secrets[0]
    cost = seconds(lambda: bid_refusal(public, 0, secret, composed), 2000)
    print(f"\nrefusal of a composed bid: {cost * 1e6:.1f} µs")
    assert cost <= 0.2e-3


def test_undominated_bids_of_twelve_cards() -> None:
    table = bidding(
        "r3 r3 r4 r5 b3 b3 b4 y3 y4 y5 y6 y6", "b3", "b3", grain=4, display="r3 r6 b5 y3 y4",
        buildings=["cowshed", "water_mill"],
    )  # fmt: skip
    public, secret = table.state.public, table.state.secrets[0]
    found = candidate_bids(public, 0, secret)
    cost = seconds(lambda: candidate_bids(public, 0, secret), 20)
    print(f"\nundominated bids of twelve cards: {len(found)} in {cost * 1e3:.2f} ms")
    assert cost <= 20e-3


def test_a_view_and_a_guess() -> None:
    state = bidding("r3 r4 r5", "b3 b4", "y3 y4").state
    rng = Random(1)
    view = GAME.view(state, 0)
    shown = seconds(lambda: GAME.view(state, 0), 2000)
    guessed = seconds(lambda: GAME.guess(view, rng), 300)
    print(f"\na view: {shown * 1e6:.1f} µs, a guess: {guessed * 1e6:.0f} µs")
    assert shown < guessed
