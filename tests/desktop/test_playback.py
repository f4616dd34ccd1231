"""The playback shows one thing after another and opens the choice last."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from ahrensache_desktop.play import playback as module
from ahrensache_desktop.play.playback import Playback
from tests.desktop.fakes import FakeStage

LONG = 60_000


@pytest.fixture
def stage() -> FakeStage:
    return FakeStage()


@pytest.fixture
def playback(stage: FakeStage, qapp: object) -> Iterator[Playback]:
    made = Playback(stage)
    yield made
    made.close()


@pytest.fixture
def short_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BREATH_MS", 5)


def test_events_come_before_the_view_and_the_view_before_the_choice(
    stage: FakeStage, playback: Playback
) -> None:
    playback.show_step(("a", "b"), "view", "prompt")
    assert stage.told == [("play", "a"), ("play", "b"), ("settle", "view"), ("open", "prompt")]
    assert playback.idle


def test_an_animation_holds_back_what_comes_after_it(
    stage: FakeStage, playback: Playback, qtbot: QtBot
) -> None:
    stage.duration = 20
    with qtbot.waitSignal(playback.opened, timeout=2000):
        playback.show_step(("a", 2), "view", "prompt")
        assert stage.told == [("play", "a")]
        assert not playback.idle
    assert [kind for kind, _ in stage.told] == ["play", "play", "settle", "open"]


def test_skipping_settles_everything_that_waits_at_once(stage: FakeStage, playback: Playback) -> None:
    stage.duration = LONG
    playback.show_step(("a", 2), "first", None)
    playback.show_step(("c",), "second", "prompt")
    playback.skip()
    assert stage.told == [
        ("play", "a"),
        ("settle", "first"),
        ("settle", "second"),
        ("open", "prompt"),
    ]
    playback.show_step(("d",), "third", None)
    assert stage.told[-1] == ("play", "d"), "only what waited is hurried, not what comes later"


def test_nothing_is_skipped_when_nothing_waits(stage: FakeStage, playback: Playback) -> None:
    playback.skip()
    stage.duration = LONG
    playback.show_step(("a",), "view", None)
    assert stage.told == [("play", "a")]


@pytest.mark.parametrize("how", ["instant", "hidden", "reduced motion"])
def test_nothing_moves_where_no_motion_is_wanted(stage: FakeStage, playback: Playback, how: str) -> None:
    stage.duration = LONG
    playback.hidden = how == "hidden"
    playback.motion = how != "reduced motion"
    playback.speed = "instant" if how == "instant" else "normal"
    playback.show_step(("a",), "view", "prompt")
    assert stage.told == [("settle", "view"), ("open", "prompt")]


def test_there_is_a_breath_after_what_another_seat_did(
    stage: FakeStage, playback: Playback, qtbot: QtBot, short_breath: None
) -> None:
    with qtbot.waitSignal(playback.became_idle, timeout=2000):
        playback.show_step(("a",), "view", None)
        assert stage.told[-1] == ("settle", "view")
        assert not playback.idle


def test_there_is_no_breath_before_a_persons_choice(playback: Playback) -> None:
    playback.show_step(("a",), "view", "prompt")
    assert playback.idle


def test_a_step_lets_one_more_thing_happen(playback: Playback, qtbot: QtBot) -> None:
    playback.pause(True)
    playback.show_step(("a",), "first", None)
    with qtbot.waitSignal(playback.became_idle, timeout=2000):  # what has been chosen already may happen
        playback.step()
        playback.skip()
    playback.show_step(("b",), "second", None)
    playback.skip()
    assert (playback.paused, playback.idle) == (True, False)
    with qtbot.waitSignal(playback.became_idle, timeout=2000):
        playback.step()
    with qtbot.waitSignal(playback.became_idle, timeout=2000):
        playback.pause(False)


def test_a_pause_holds_what_comes_next_until_it_ends(playback: Playback, qtbot: QtBot) -> None:
    playback.speed = "instant"
    playback.pause(True)
    playback.show_step(("a",), "view", None)
    assert not playback.idle
    with qtbot.waitSignal(playback.became_idle, timeout=0):
        playback.pause(False)


def test_a_new_step_shuts_the_open_choice(stage: FakeStage, playback: Playback) -> None:
    playback.show_step((), "one", "prompt")
    playback.show_step((), "two", None)
    assert stage.told[-2:] == [("shut", None), ("settle", "two")]
    playback.show_step((), "three", None)
    assert [kind for kind, _ in stage.told].count("shut") == 1


def test_the_viewer_changes_after_what_the_last_one_saw(stage: FakeStage, playback: Playback) -> None:
    seen: list[object] = []
    playback.viewer_shown.connect(lambda seat: seen.append((seat, len(stage.told))))
    stage.duration = LONG
    playback.show_step(("a",), "mine", None)
    playback.show_viewer(None)
    playback.show_step((), "nobody's", None)
    assert seen == []
    playback.skip()
    assert seen == [(None, 2)]


def test_what_is_taken_back_is_not_shown(stage: FakeStage, playback: Playback) -> None:
    stage.duration = LONG
    playback.show_step(("a", "b"), "old", "old prompt")
    playback.forget()
    playback.show_step((), "new", "prompt")
    assert stage.told == [("play", "a"), ("settle", "new"), ("open", "prompt")]


def test_a_choice_made_at_once_is_shown_after_its_prompt(stage: FakeStage, playback: Playback) -> None:
    answers = iter(["c", "d"])

    def choose(prompt: object) -> None:
        answer = next(answers, None)
        if answer:
            playback.show_step((answer,), f"after {answer}", "next")

    playback.opened.connect(choose)
    playback.show_step((), "view", "prompt")
    assert [said for kind, said in stage.told if kind in ("settle", "play")] == [
        "view", "c", "after c", "d", "after d",
    ]  # fmt: skip
    assert playback.idle


def test_no_animation_is_left_over(stage: FakeStage, playback: Playback, qtbot: QtBot) -> None:
    import shiboken6

    stage.duration = 1
    for i in range(20):
        with qtbot.waitSignal(playback.opened, timeout=2000):
            playback.show_step((i,), "view", "prompt")
    qtbot.waitUntil(lambda: not any(shiboken6.isValid(one) for one in stage.animations), timeout=2000)


def test_a_closed_playback_shows_nothing(stage: FakeStage, playback: Playback) -> None:
    stage.duration = LONG
    playback.show_step(("a",), "view", "prompt")
    playback.close()
    playback.show_step(("b",), "view", "prompt")
    assert stage.told == [("play", "a")]
    assert not playback.idle


def test_looking_back_holds_everything_until_the_present_is_shown_again(
    stage: FakeStage, playback: Playback, qtbot: QtBot
) -> None:
    playback.show_step((), "now", "prompt")
    playback.look_back("then")
    assert stage.told[-2:] == [("shut", None), ("settle", "then")]
    assert playback.looking_back and not playback.idle
    with qtbot.waitSignal(playback.became_idle, timeout=0):
        playback.look_ahead()
    assert stage.told[-2:] == [("settle", "now"), ("open", "prompt")]


def test_an_undo_ends_looking_back(stage: FakeStage, playback: Playback) -> None:
    playback.show_step((), "now", "prompt")
    playback.look_back("then")
    playback.forget()
    playback.show_step((), "before", "prompt")
    playback.look_ahead()
    assert stage.told[-2:] == [("settle", "before"), ("open", "prompt")]


def test_events_of_one_kind_follow_each_other_before_the_first_is_over(
    stage: FakeStage, playback: Playback, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STAGGER_MS", 1)
    stage.duration = LONG
    playback.show_step(("a", "b", "c", 4), "view", "prompt")
    qtbot.waitUntil(lambda: len(stage.told) == 3, timeout=2000)
    assert [said for _, said in stage.told] == ["a", "b", "c"]
    assert len(playback._animations) == 3
    assert not playback.idle
    playback.skip()
    assert stage.told[-2:] == [("settle", "view"), ("open", "prompt")]
    assert playback._animations == []


def test_the_view_waits_for_the_last_of_several_animations(
    stage: FakeStage, playback: Playback, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STAGGER_MS", 1)
    stage.duration = 40
    with qtbot.waitSignal(playback.opened, timeout=2000):
        playback.show_step(("a", "b", "c"), "view", "prompt")
    assert [kind for kind, _ in stage.told] == ["play", "play", "play", "settle", "open"]
    assert playback._animations == []
