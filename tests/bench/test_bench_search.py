"""How long bots think, beside a fixed workload of plain Python run in the same minute."""

import time
from functools import partial
from random import Random

import pytest

from rules_core.bots.bot import Budget
from rules_core.bots.roster import LEVELS, make_bot
from rules_core.bots.search_bot import Habits, SearchBot
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.mind import Mind
from rules_core.kernel.match import Match
from tests.bench.test_bench_rules import calibration, seconds
from tests.conformance.titles import options_of

pytestmark = pytest.mark.bench


def decisions(level: str, games: int) -> list[float]:
    """CPU seconds of each decision in games of four such bots, the shortest first."""
    bot = make_bot(level, GAME)
    took = []
    for number in range(games):
        match = Match(GAME, options_of(GAME, 0), 4, f"bench {number}")
        rng = Random(number)
        while (prompt := match.prompt()) is not None:
            began = time.process_time()
            choice = bot.choose(prompt, Budget(seconds=60.0), rng)
            took.append(time.process_time() - began)
            match.submit(choice.action)
    return sorted(took)


@pytest.mark.parametrize("level", LEVELS)
def test_decisions_of_a_level(level: str) -> None:
    took = decisions(level, 2)
    unit = seconds(calibration, 50)
    mean = sum(took) / len(took)
    print(
        f"\n{level}: {mean * 1e3:.1f} ms a decision ({mean / unit:.0f} calibrations), "
        f"99 of 100 below {took[int(0.99 * len(took))] * 1e3:.0f} ms, the longest {took[-1] * 1e3:.0f} ms"
    )
    assert took[-1] <= 1.0


def test_a_play_to_the_end_of_the_round() -> None:
    match = Match(GAME, options_of(GAME, 0), 4, "bench")
    while (prompt := match.prompt()) is not None and prompt.decision.kind != "bid":
        match.submit(prompt.options[0])
    assert prompt is not None
    plays = 240
    bot = SearchBot(GAME, Mind(), Habits(plays=plays))
    cost = seconds(lambda: bot.choose(prompt, Budget(plays, 60.0), Random(1)), 1) / plays
    unit = seconds(calibration, 50)
    print(f"\na play from the first bid: {cost * 1e3:.2f} ms, {cost / unit:.1f} calibrations")
    assert 1 / cost >= 100


def test_a_stop_is_obeyed_at_once() -> None:
    match = Match(GAME, options_of(GAME, 0), 4, "bench")
    while (prompt := match.prompt()) is not None and prompt.decision.kind != "bid":
        match.submit(prompt.options[0])
    assert prompt is not None
    bot = SearchBot(GAME, Mind(), Habits(plays=100_000))
    waits = []
    for number in range(10):
        until = time.process_time() + 0.05 + 0.01 * number
        bot.choose(prompt, Budget(100_000, 60.0), Random(number), partial(_is_past, until))
        waits.append(time.process_time() - until)
    print(f"\nfrom a stop to the answer: {max(waits) * 1e3:.1f} ms of CPU at most")
    assert max(waits) <= 0.05


def _is_past(moment: float) -> bool:
    return time.process_time() > moment
