"""The table never says anything else than the match, whatever moved, was skipped, or was being chosen."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from rules_core.bots.bot import Budget
from rules_core.bots.roster import make_bot
from rules_core.games.ahrensache.events import Event
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.options import Options
from rules_core.kernel.event import redact
from rules_core.kernel.match import Match
from rules_core.kernel.save import AnyMatch
from tests.desktop.stages import EDITION, Shown

MANY = 200
ANEW = 25  # steps after which the other stage is really a new one


def play_events(shown: Shown, events: tuple[Event, ...], rng: Random) -> int:
    """Let the events of a step be shown, each to its end, half way or not at all; how many moved."""
    moved = 0
    skipped_from = rng.randrange(len(events) + 1) if events and rng.random() < 0.5 else len(events)
    for event in events[:skipped_from]:
        told = redact(event, 0)
        shown.stage.look.deeds.tell(told)
        animation = shown.stage.play(told)
        if animation is None:
            continue
        moved += 1
        animation.start()
        animation.setCurrentTime(rng.choice((0, animation.duration() // 2, animation.duration())))
        if rng.random() < 0.5:
            animation.stop()
    for event in events[skipped_from:]:
        shown.stage.look.deeds.tell(redact(event, 0))
    return moved


def choose_by_hand(shown: Shown, match: AnyMatch, rng: Random) -> None:
    """Open the choice of seat 0, look about in it as a hand would, and end it."""
    shown.stage.open(match.prompt())
    interaction = shown.stage.interaction
    assert interaction is not None
    for key in [key for key in shown.stage.items_by_key if interaction.can_pick(key)][:3]:
        interaction.hovered(key)
    if rng.random() < 0.3:
        shown.stage.zoom_by(rng.choice((0.7, 1.4)))
        shown.stage.fit_farm()
    shown.stage.shut()


def play_and_compare(qtbot: QtBot, players: int, seed: str) -> int:
    """A whole game on two stages, one of which never moves; how many animations the other one showed."""
    options = Options(EDITION, scoring="any_five", extras=("W1",))
    match: AnyMatch = Match(GAME, options, players, seed)
    bot, rng = make_bot("greedy", GAME), Random(seed)
    shown, still = Shown(qtbot, match, pace=1.0), Shown(qtbot, match)
    moved = steps = 0
    while (prompt := match.prompt()) is not None:
        if match.decision is not None and match.decision.seat == 0:
            choose_by_hand(shown, match, rng)
        events = match.submit(bot.choose(prompt, Budget(), Random(steps)).action)
        moved += play_events(shown, events, rng)
        shown.stage.settle(match.view(0))
        if steps % ANEW == 0:
            still.view.close()
            still = Shown(qtbot, match)
            still.stage.shut()
        still.stage.look.deeds = shown.stage.look.deeds
        still.stage.settle(match.view(0))
        assert shown.looks() == still.looks()
        steps += 1
    return moved


@pytest.mark.parametrize("players", [2, 5])
def test_through_a_whole_game_the_table_is_that_of_a_stage_on_which_nothing_moved(
    qtbot: QtBot, players: int
) -> None:
    assert play_and_compare(qtbot, players, "truth") > 100


@pytest.mark.bench
@pytest.mark.timeout(7200)
def test_through_200_games_the_table_is_that_of_a_stage_on_which_nothing_moved(qtbot: QtBot) -> None:
    for number in range(MANY):
        assert play_and_compare(qtbot, 2 + number % 4, f"truth {number}") > 100
