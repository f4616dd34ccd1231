"""The first two bots: they play legally, do not peek, and greedy is clearly the better one."""

from random import Random
from typing import Any

import pytest

from rules_core.bots.bot import Budget
from rules_core.bots.roster import BOTS, make_bot
from rules_core.games.ahrensache.game import GAME
from rules_core.kernel.game import CHANCE
from rules_core.kernel.match import Match
from rules_core.kernel.prompt import Prompt
from rules_core.kernel.save import AnyMatch
from tests.conformance.titles import options_of


def match_of(seats: int, number: int) -> AnyMatch:
    return Match(GAME, options_of(GAME, number), seats, f"bots {number}")


BRIEF = Budget(iterations=12)


def play(match: AnyMatch, bots: list[Any]) -> None:
    """Play to the end; an illegal choice raises."""
    rng = Random(match.seed)
    while (prompt := match.prompt()) is not None:
        match.submit(bots[prompt.decision.seat].choose(prompt, BRIEF, rng).action)


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_whole_games_legally(name: str, seats: int) -> None:
    match = match_of(seats, seats)
    play(match, [make_bot(name, GAME)] * seats)
    assert match.result is not None


def test_greedy_beats_three_random_bots_clearly() -> None:
    wins = 0
    greedy, random = make_bot("greedy", GAME), make_bot("random", GAME)
    for number in range(32):
        match = match_of(4, number)
        seat = number % 4
        play(match, [greedy if each == seat else random for each in range(4)])
        assert match.result is not None
        wins += match.result.winners() == (seat,)
    assert wins >= 27


def test_equal_prompts_give_equal_choices() -> None:
    match = match_of(3, 0)
    for name in BOTS:
        prompt = match.prompt()
        assert prompt is not None
        bot = make_bot(name, GAME)
        assert bot.choose(prompt, Budget(), Random(5)) == bot.choose(prompt, Budget(), Random(5))


def test_what_a_seat_cannot_know_does_not_change_what_greedy_does() -> None:
    """The other hands and the draw pile are dealt anew; the view and so the choice stay the same."""
    greedy = make_bot("greedy", GAME)
    match = match_of(4, 1)
    rng = Random(3)
    decided = 0
    while match.decision is not None:
        prompt = match.prompt()
        assert prompt is not None
        choice = greedy.choose(prompt, Budget(), Random(1))
        if decided % 6 == 0:
            seat = match.decision.seat
            assert seat != CHANCE
            other = GAME.guess(GAME.view(match.state, seat), rng)
            again = Prompt(
                GAME.view(other, seat), prompt.decision, tuple(GAME.options_now(other)), prompt.complete
            )
            for number in range(3):  # however greedy fills in what it does not know
                assert greedy.choose(again, Budget(), Random(number)).action == choice.action
        match.submit(choice.action)
        decided += 1


def test_a_choice_of_one_is_made_without_thinking() -> None:
    match = match_of(2, 0)
    prompt = match.prompt()
    assert prompt is not None
    only = Prompt(prompt.view, prompt.decision, prompt.options[:1], complete=True)
    assert make_bot("greedy", GAME).choose(only, Budget(), Random(0)).action == prompt.options[0]


def test_an_unknown_name_is_no_bot() -> None:
    with pytest.raises(KeyError):
        make_bot("grandmaster", GAME)
