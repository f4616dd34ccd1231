"""How fast the rules are, beside a fixed workload of plain Python run in the same minute.

`python3 packaging/dev.py test -m bench --benchmark-enable -s tests/bench` prints the figures.
"""

import time
from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from rules_core.bots.bot import Budget
from rules_core.bots.roster import make_bot
from rules_core.games.ahrensache.bids import bid_refusal
from rules_core.games.ahrensache.candidates import candidate_bids
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.material import ScoringId
from rules_core.games.ahrensache.state import State
from rules_core.kernel.game import CHANCE
from rules_core.kernel.prompt import Prompt
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


def random_game(number: int) -> State:
    """A random game of four by the rules alone; how it ended, not yet scored."""
    rng = Random(number)
    state = GAME.new(options_of(GAME, 1), 4)
    while (decision := GAME.decision(state)) is not None:
        dealt = decision.seat == CHANCE
        action = (
            GAME.dealt(state, rng.random()) if dealt else GAME.sample(GAME.view(state, decision.seat), rng)
        )
        state = GAME.apply(state, action).state
    return state


def greedy_game(number: int) -> State:
    """A game of four greedy bots, each of which sees no more than its view."""
    rng = Random(number)
    bot = make_bot("greedy", GAME)
    state = GAME.new(options_of(GAME, 1), 4)
    while (decision := GAME.decision(state)) is not None:
        if decision.seat == CHANCE:
            action = GAME.dealt(state, rng.random())
        else:
            view, options = GAME.view(state, decision.seat), tuple(GAME.options_now(state))
            action = bot.choose(Prompt(view, decision, options, complete=True), Budget(), rng).action
        state = GAME.apply(state, action).state
    return state


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
    assert game <= 8 * unit


def test_scoring_of_a_random_game() -> None:
    ends = [random_game(number) for number in range(3 * GAMES)]  # each is scored once: walks are remembered
    plain = iter([_with_extras(state) for state in ends])
    extra = iter([_with_extras(state, "W1", "G2") for state in ends])
    cost = seconds(lambda: GAME.result(next(plain)), GAMES)
    with_extras = seconds(lambda: GAME.result(next(extra)), GAMES)
    print(f"\nscoring of four seats: {cost * 1e3:.2f} ms, with W1 and G2 {with_extras * 1e3:.2f} ms")
    assert cost < with_extras <= 5e-3


def _with_extras(state: State, *extras: ScoringId) -> State:
    public = state.public
    return replace(state, public=replace(public, options=replace(public.options, extras=extras)))


def test_greedy_games_a_second() -> None:
    numbers = iter(range(100))
    game = seconds(lambda: greedy_game(next(numbers)), 8)
    print(f"\ngreedy games of four: {1 / game:.1f} a CPU second")
    assert 1 / game >= 5


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
