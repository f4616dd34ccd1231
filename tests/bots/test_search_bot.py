"""The bots that look ahead: what they rest on, how they share out their time, and when they stop."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from rules_core.bots.bot import Budget
from rules_core.bots.play_out import Luck
from rules_core.bots.roster import LEVELS, make_bot
from rules_core.bots.search_bot import Contest, Habits, SearchBot
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.mind import Mind
from rules_core.kernel.match import Match
from rules_core.kernel.prompt import Prompt
from tests.conformance.titles import options_of

AnyPrompt = Prompt[Any, Any]


def first_bid(seats: int = 4) -> AnyPrompt:
    """The first bidding turn of a match."""
    match = Match(GAME, options_of(GAME, 0), seats, "search")
    while (prompt := match.prompt()) is not None and prompt.decision.kind != "bid":
        match.submit(prompt.options[0])
    assert prompt is not None
    return prompt


class CountingMind(Mind):
    """Counts the positions that are judged."""

    def __init__(self) -> None:
        super().__init__()
        self.judged = 0

    def judge(self, leaves: Sequence[Any]) -> Sequence[float]:
        self.judged += len(leaves)
        return super().judge(leaves)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_know_does_not_change_what_it_chooses(level: str) -> None:
    """Everything hidden is dealt anew; the view, and so the choice at a fixed seed, stays the same."""
    bot = make_bot(level, GAME)
    match = Match(GAME, options_of(GAME, 1), 4, "taint")
    rng = Random(4)
    number = 0
    while (prompt := match.prompt()) is not None:
        number += 1
        choice = bot.choose(prompt, Budget(12, 60.0), Random(number))
        if number % 5 == 0 and prompt.decision.seat >= 0:
            seat = prompt.decision.seat
            other = GAME.guess(GAME.view(match.state, seat), rng)
            options = tuple(GAME.options_now(other))
            again = Prompt(GAME.view(other, seat), prompt.decision, options, prompt.complete)
            fresh = make_bot(level, GAME)  # what it remembers must not matter either
            assert fresh.choose(again, Budget(12, 60.0), Random(number)) == choice
        match.submit(choice.action)


def test_a_stop_is_heard_at_the_next_decision_of_a_play() -> None:
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 20

    prompt = first_bid()
    choice = SearchBot(GAME, Mind(), Habits(plays=10_000)).choose(
        prompt, Budget(10_000, 60.0), Random(1), stopped
    )
    assert asked == 21
    assert choice.action in prompt.options


def test_without_time_the_first_sight_decides() -> None:
    prompt = first_bid()
    hurried = make_bot("master", GAME).choose(prompt, Budget(1000, 0.0), Random(1))
    assert hurried == make_bot("farmer", GAME).choose(prompt, Budget(), Random(1))


@pytest.mark.parametrize("plays", [0, 5, 6, 40, 200])
def test_no_more_is_played_than_habit_and_budget_allow(plays: int) -> None:
    for habit, budget in ((plays, 10_000), (10_000, plays)):
        mind = CountingMind()
        SearchBot(GAME, mind, Habits(plays=habit)).choose(first_bid(), Budget(budget, 60.0), Random(1))
        assert plays // 2 <= mind.judged <= plays or (plays < 6 and mind.judged <= plays)


def test_opinions_are_held_for_a_round_whatever_the_seed() -> None:
    prompt = first_bid()
    bot = make_bot("apprentice", GAME)
    choices = {bot.choose(prompt, Budget(), Random(seed)).action for seed in range(5)}
    assert len(choices) == 1


def test_half_of_the_options_give_up_and_the_leader_stays() -> None:
    contest = Contest([1.0, 9.0, 5.0, 7.0], [0.0] * 4, Habits(width=3))
    assert contest.running == [1, 3, 2]
    contest.add([0.0, 10.0, 5.0])
    contest.halve()
    assert contest.running == [3, 2]
    assert contest.best() == 3


def test_an_opinion_counts_in_every_world() -> None:
    contest = Contest([1.0, 2.0], [3.0, 0.0], Habits(trust=0.0))
    for _ in range(10):
        contest.add([1.0, 1.0] if contest.running == [0, 1] else [])
    assert contest.best() == 0
    contest.add([0.0, 40.0])
    assert contest.best() == 1


def test_every_option_of_a_world_has_the_same_luck() -> None:
    luck = Luck(0.5)
    first = [luck.draw("cards"), luck.draw("cards"), luck.draw("pastures")]
    luck.rewind()
    assert [luck.draw("cards"), luck.draw("cards"), luck.draw("pastures")] == first
    assert len(set(first)) == 3
