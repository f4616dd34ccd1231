"""The table's surroundings: what is asked, told, refused, hidden and undone."""

import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.sitting import Sitting
from ahrensache_desktop.windows.page import Page
from rules_core.games.ahrensache.actions import ChoosePlanSide, Pass
from rules_core.kernel.save import Imprint, SeatInfo, write
from tests.desktop.conftest import new_match, seats_of

Begin = Callable[..., Sitting]


@pytest.fixture
def begin(desktop: Desktop) -> Begin:
    def begin_with(kinds: str, seed: str = "page") -> Sitting:
        desktop.begin(MatchSetup("ahrensache", seats_of(kinds), seed=seed))
        assert desktop.window.match.sitting is not None
        return desktop.window.match.sitting

    return begin_with


def page_of(desktop: Desktop) -> Page:
    """The page that is seen now."""
    return desktop.window.page


def wait_for_choice(sitting: Sitting, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: sitting.stage.interaction is not None, timeout=10_000)


def choose(sitting: Sitting, qtbot: QtBot, pick: int = 0) -> None:
    wait_for_choice(sitting, qtbot)
    assert sitting.stage.interaction is not None
    options = sitting.stage.interaction.prompt.options
    sitting.table.submit(options[pick % len(options)])


def log_lines(desktop: Desktop) -> list[str]:
    log = desktop.window.match.log
    return [log.item(row).text() for row in range(log.count())]


def test_the_banner_asks_what_is_to_be_done(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    sitting = begin("pb")
    wait_for_choice(sitting, qtbot)
    assert sitting.stage.interaction is not None
    assert desktop.window.match.banner.sentence.text() == sitting.stage.interaction.headline()


def test_every_event_that_has_words_stands_in_the_log_once(
    desktop: Desktop, begin: Begin, qtbot: QtBot
) -> None:
    sitting = begin("pbb")
    for _ in range(6):
        choose(sitting, qtbot)
    wait_for_choice(sitting, qtbot)
    told = [sitting.narrator.event(told.event) for told in sitting.table.story()]
    runs = [(sentence, len(list(run))) for sentence, run in groupby(filter(None, told))]
    assert max(times for _, times in runs) > 3, "several draws in a row are one line"
    assert log_lines(desktop) == [
        sentence if times == 1 else sitting.narrator.times(sentence, times) for sentence, times in runs
    ]


def test_a_refusal_is_explained_and_leads_to_its_rule(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    sitting = begin("pb")
    wait_for_choice(sitting, qtbot)
    sitting.table.submit(Pass())
    banner = desktop.window.match.banner
    refusal = sitting.table.refusal(Pass())
    assert refusal is not None
    assert banner.sentence.text() == sitting.narrator.refusal(refusal)
    assert log_lines(desktop)[-1] == banner.sentence.text()
    QTest.mouseClick(banner._rule_button, Qt.MouseButton.LeftButton)
    assert page_of(desktop) is desktop.window.rules
    selected = desktop.window.rules._text.textCursor().selectedText()
    assert refusal.rule in selected
    desktop.window.go_back()
    assert page_of(desktop) is desktop.window.match
    assert desktop.window.match.sitting is sitting


def test_a_complaint_gives_way_to_the_question(
    desktop: Desktop, begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ahrensache_desktop.windows import banner as module

    monkeypatch.setattr(module, "COMPLAINT_MS", 20)
    sitting = begin("pb")
    wait_for_choice(sitting, qtbot)
    sentence = desktop.window.match.banner.sentence
    question = sentence.text()
    sitting.table.submit(Pass())
    assert sentence.text() != question
    qtbot.waitUntil(lambda: sentence.text() == question, timeout=2000)


def test_ctrl_z_takes_back_and_ctrl_y_does_again(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    sitting = begin("pb")
    choose(sitting, qtbot)
    wait_for_choice(sitting, qtbot)
    before = sitting.table.match.state
    lines = log_lines(desktop)
    choose(sitting, qtbot)
    wait_for_choice(sitting, qtbot)
    undo, redo = desktop.window.menu.actions["undo"], desktop.window.menu.actions["redo"]
    assert undo.isEnabled()
    QTest.keyClick(desktop.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sitting.table.match.state == before
    assert log_lines(desktop) == [*lines, desktop.phrasebook.say("note-undo-unranked")]
    assert redo.isEnabled()
    QTest.keyClick(desktop.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert sitting.table.match.state != before


def test_undo_while_a_bot_thinks_leaves_no_answer_behind(
    desktop: Desktop, begin: Begin, qtbot: QtBot
) -> None:
    sitting = begin("pb")
    choose(sitting, qtbot)
    sitting.table.undo()
    count = len(sitting.table.match.moments)
    with qtbot.waitSignal(sitting.table.advanced, timeout=300, raising=False) as waiting:
        pass
    assert not waiting.signal_triggered
    assert len(sitting.table.match.moments) == count
    assert sitting.stage.interaction is not None


def test_a_click_in_the_log_shows_that_moment_and_escape_the_present(
    desktop: Desktop, begin: Begin, qtbot: QtBot
) -> None:
    sitting = begin("pbb")
    for _ in range(5):
        choose(sitting, qtbot)
    wait_for_choice(sitting, qtbot)
    page = desktop.window.match
    present = sitting.stage.view
    item = page.log.item(3)
    page.log.scrollToItem(item)
    QTest.mouseClick(
        page.log.viewport(), Qt.MouseButton.LeftButton, pos=page.log.visualItemRect(item).center()
    )
    assert sitting.stage.view != present
    assert sitting.stage.interaction is None
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert sitting.stage.view == present
    assert sitting.stage.interaction is not None


def test_the_curtain_hides_hand_and_log_until_it_is_lifted(
    desktop: Desktop, begin: Begin, qtbot: QtBot
) -> None:
    begin("pp")
    page = desktop.window.match
    assert page.curtain.isVisible()
    assert not any("zieht:" in line for line in log_lines(desktop))
    QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
    assert not page.curtain.isVisible()
    sitting = desktop.window.match.sitting
    assert sitting is not None
    wait_for_choice(sitting, qtbot)
    choose(sitting, qtbot)
    assert page.curtain.isVisible()
    assert sitting.stage.view.secret is None
    labels = [label.text() for label in page.curtain.findChildren(QLabel)]
    assert any("Bert" in text for text in labels)


def test_no_card_of_another_seat_is_ever_said(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    sitting = begin("pbb")
    for _ in range(25):
        choose(sitting, qtbot, -1)
    wait_for_choice(sitting, qtbot)
    drawn = [line for line in log_lines(desktop) if "zieht" in line]
    own = [line for line in drawn if line.startswith("Anna")]
    others = [line for line in drawn if not line.startswith("Anna")]
    assert all(":" in line for line in own)
    assert others
    assert not any(colour in line for line in others for colour in ("rote", "blaue", "gelbe"))


def test_pause_holds_the_bots_until_it_ends(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    sitting = begin("pb")
    wait_for_choice(sitting, qtbot)
    pause = desktop.window.menu.actions["pause"]
    pause.trigger()
    choose(sitting, qtbot)
    count = len(sitting.table.match.moments)
    with qtbot.waitSignal(sitting.table.committed, timeout=400, raising=False) as waiting:
        pass
    assert not waiting.signal_triggered
    assert len(sitting.table.match.moments) == count
    with qtbot.waitSignal(sitting.table.committed, timeout=10_000):
        pause.trigger()


def test_a_paused_match_goes_on_step_by_step(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    sitting = begin("pb")
    wait_for_choice(sitting, qtbot)
    menu, banner = desktop.window.menu, desktop.window.match.banner
    menu.actions["pause"].trigger()
    assert banner.buttons["step"].isVisible()
    choose(sitting, qtbot)
    count = len(sitting.table.match.moments)
    qtbot.wait(300)
    assert len(sitting.table.match.moments) == count
    with qtbot.waitSignal(sitting.table.committed, timeout=10_000):
        banner.buttons["step"].click()
    assert (desktop.window.match.paused, menu.actions["pause"].isChecked()) == (True, True)
    menu.actions["pause"].trigger()
    assert (desktop.window.match.paused, banner.buttons["step"].isVisible()) == (False, False)


def test_a_step_pauses_what_runs(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    sitting = begin("pb")
    wait_for_choice(sitting, qtbot)
    desktop.window.menu.actions["step"].trigger()
    assert sitting.playback.paused
    assert desktop.window.match.banner.buttons["pause"].isChecked()


def test_nothing_goes_on_while_another_page_is_read(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    sitting = begin("pb")
    wait_for_choice(sitting, qtbot)
    desktop.window.show_rules()
    choose(sitting, qtbot)
    assert not sitting.playback.idle
    with qtbot.waitSignal(sitting.table.committed, timeout=10_000):
        desktop.window.go_back()


def test_the_pad_fills_in_line_by_line_and_names_the_winner(
    desktop: Desktop, begin: Begin, qtbot: QtBot
) -> None:
    sitting = begin("bb")
    pad = desktop.window.match.pad
    qtbot.waitUntil(lambda: pad.complete, timeout=60_000)
    result = sitting.table.match.result
    assert result is not None
    winner = seats_of("bb")[result.winners()[0]].name
    assert winner in pad._title.text()
    shown = [label.text() for line in pad._lines for label in line]
    assert any(str(result.total(0)) in text for text in shown)
    rests_on = [sitting.narrator.points_reason(line) for line in result.points[0]]
    assert [line[1].toolTip() for line in pad._lines[:-1] if line[1].text() != "–"] == rests_on
    pad.begin(sitting.seats, result, sitting.narrator, desktop.art.theme, 1.0)
    states = [pad.complete]
    assert pad._lines[0][0].isHidden()
    QTest.mouseClick(pad, Qt.MouseButton.LeftButton)
    states.append(pad.complete)
    assert states == [False, True]
    assert not any(label.isHidden() for line in pad._lines for label in line)


def test_from_the_pad_one_press_plays_again(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    begin("bb")
    pad = desktop.window.match.pad
    qtbot.waitUntil(lambda: pad.complete, timeout=60_000)
    QTest.mouseClick(pad._again, Qt.MouseButton.LeftButton)
    assert not pad.isVisible()
    sitting = desktop.window.match.sitting
    assert sitting is not None and sitting.table.match.result is None


def test_the_language_changes_the_whole_table_and_back(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    sitting = begin("pb")
    choose(sitting, qtbot)
    wait_for_choice(sitting, qtbot)
    desktop.change_setting("language", "de")
    german = [*log_lines(desktop), desktop.window.match.banner.sentence.text()]
    desktop.change_setting("language", "en")
    english = [*log_lines(desktop), desktop.window.match.banner.sentence.text()]
    assert len(english) == len(german)
    assert english[-1] != german[-1] and english[0] != german[0]
    desktop.change_setting("language", "de")
    assert [*log_lines(desktop), desktop.window.match.banner.sentence.text()] == german


@pytest.mark.logs("is ended")
def test_an_engine_that_failed_is_named_in_the_log(desktop: Desktop, qtbot: QtBot) -> None:
    from rules_core.kernel.save import SeatInfo

    person, _ = seats_of("pb")
    stranger = SeatInfo("Fremd", "engine", "", ("/nothing/here",), "blue")
    desktop.begin(MatchSetup("ahrensache", (person, stranger), seed="page"))
    sitting = desktop.window.match.sitting
    assert sitting is not None
    choose(sitting, qtbot)
    wait_for_choice(sitting, qtbot)
    assert any("/nothing/here" in line for line in log_lines(desktop))


def test_matches_come_and_go_without_a_trace(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    def count() -> int:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return len(QApplication.allWidgets())

    begin("pbbb")
    desktop.go_home()
    before = count()
    for _ in range(20):
        begin("pbbb")
        desktop.go_home()
    assert count() == before


def test_an_undo_among_several_persons_asks_whether_all_agree(
    desktop: Desktop, begin: Begin, qtbot: QtBot
) -> None:
    sitting = begin("pp")
    page = desktop.window.match
    page.curtain.button.click()
    while sitting.table.viewer != 0 or not sitting.table.undo_needs_consent:
        choose(sitting, qtbot)
        if page.curtain.isVisible():
            page.curtain.button.click()
    count = len(sitting.table.match.moments)
    desktop.window.menu.actions["undo"].trigger()
    assert len(sitting.table.match.moments) == count
    QTest.mouseClick(page.banner.agree, Qt.MouseButton.LeftButton)
    assert len(sitting.table.match.moments) < count


def test_the_speed_is_changed_beside_the_table(desktop: Desktop, begin: Begin) -> None:
    sitting = begin("pb")
    button = desktop.window.match.banner.buttons["speed"]
    words = []
    for _ in range(4):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        words.append(button.text())
    assert words == ["gemächlich", "normal", "schnell", "sofort"]
    assert sitting.playback.speed == desktop.settings.now.speed == "instant"


@pytest.mark.parametrize("kind", ["engine", "bot"])
def test_a_program_that_only_a_file_names_is_not_started(
    desktop: Desktop, qtbot: QtBot, tmp_path: Path, kind: Literal["engine", "bot"]
) -> None:
    """A save from somebody else must not be able to run anything."""
    mark = tmp_path / "started"
    command = (sys.executable, "-c", f"open({str(mark)!r}, 'w')")
    match = new_match(2)
    stranger = SeatInfo("Stranger", kind, "greedy", command, "blue")
    file = tmp_path / "friend.match"
    file.write_bytes(write(match, (SeatInfo("Anna"), stranger), Imprint("0", "x")))
    desktop.open_file(str(file))
    sitting = desktop.window.match.sitting
    assert sitting is not None
    sitting.table.submit(ChoosePlanSide("easy"))
    wait_for_choice(sitting, qtbot)
    qtbot.waitUntil(lambda: len(sitting.table.match.records) > 20, timeout=20_000)
    assert not mark.exists()
    assert any(command[2][:20] in line for line in log_lines(desktop)) == (kind == "engine")
