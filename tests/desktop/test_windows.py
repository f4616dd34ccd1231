"""The pages around the table, driven as a person would drive them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.paths import Folders
from ahrensache_desktop.play.archive import saves_in
from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.windows.page import Page
from rules_core.bots import roster
from tests.desktop.conftest import seats_of

Begin = Callable[[str], None]


def page_of(desktop: Desktop) -> Page:
    """The page that is seen now."""
    return desktop.window.page


def button(desktop: Desktop, key: str) -> QPushButton:
    """The button on the page that is seen, by the key of its words."""
    words = desktop.phrasebook.say(key)
    found = [one for one in desktop.window.page.findChildren(QPushButton) if one.text() == words]
    assert found, f"no button says {words!r}"
    return found[0]


def click(desktop: Desktop, key: str) -> None:
    QTest.mouseClick(button(desktop, key), Qt.MouseButton.LeftButton)


@pytest.fixture
def begin(desktop: Desktop) -> Begin:
    def begin_with(kinds: str) -> None:
        desktop.begin(MatchSetup("ahrensache", seats_of(kinds), seed="windows"))

    return begin_with


def wait_for_choice(desktop: Desktop, qtbot: QtBot) -> None:
    def open_now() -> bool:
        sitting = desktop.window.match.sitting
        return sitting is not None and sitting.stage.interaction is not None

    qtbot.waitUntil(open_now, timeout=10_000)


def play_on(desktop: Desktop, qtbot: QtBot, times: int = 1) -> None:
    """Choose whatever the open prompt offers first."""
    for _ in range(times):
        wait_for_choice(desktop, qtbot)
        sitting = desktop.window.match.sitting
        assert sitting is not None and sitting.stage.interaction is not None
        sitting.table.submit(sitting.stage.interaction.prompt.options[0])


def test_a_game_is_begun_with_the_keyboard_alone(desktop: Desktop, qtbot: QtBot) -> None:
    window = desktop.window
    qtbot.waitExposed(window)
    assert page_of(desktop) is window.start
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Backtab)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert page_of(desktop) is window.new_match
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert page_of(desktop) is window.match
    wait_for_choice(desktop, qtbot)
    assert desktop.settings.now.last_match is not None


def test_the_first_start_offers_a_game_in_which_everything_is_explained(
    desktop: Desktop, qtbot: QtBot
) -> None:
    window = desktop.window
    qtbot.waitExposed(window)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    wait_for_choice(desktop, qtbot)
    lesson = window.match.lesson
    assert lesson.isVisible()
    assert desktop.settings.now.last_match is None, "what is chosen for a lesson is not the person's choice"
    play_on(desktop, qtbot)
    wait_for_choice(desktop, qtbot)
    assert desktop.phrasebook.say("lesson-bid") in [label.text() for label in lesson.findChildren(QLabel)]
    lesson.stop_button.click()
    assert not lesson.isVisible()
    assert not desktop.settings.now.lessons
    play_on(desktop, qtbot)
    wait_for_choice(desktop, qtbot)
    assert not lesson.isVisible()


def test_who_has_played_before_is_not_taught_first(desktop: Desktop, begin: Begin) -> None:
    begin("pp")
    desktop.go_home()
    assert desktop.window.focusWidget() is desktop.window.start._continue
    assert not desktop.window.match.lesson.isVisible()


def test_the_usual_seats_get_names_of_their_own(desktop: Desktop) -> None:
    click(desktop, "start-new")
    names = [seat.name for seat in desktop.window.new_match.setup.seats]
    assert names == ["Spieler Rot", "Bruno", "Gerda", "Gustav"]


def test_every_level_of_the_roster_is_offered_and_says_what_it_is(desktop: Desktop) -> None:
    click(desktop, "start-new")
    who = desktop.window.new_match._seats._rows[1]._who
    offered = {who.itemData(i): who.itemData(i, Qt.ItemDataRole.ToolTipRole) for i in range(who.count())}
    assert [kind for kind in offered if kind in roster.LEVELS] == list(roster.LEVELS)
    assert all(offered[level] == desktop.phrasebook.say(f"about-{level}") for level in roster.LEVELS)
    assert {"person", "engine", *roster.LEVELS} == set(offered)


def test_a_seat_of_older_settings_keeps_its_bot(desktop: Desktop) -> None:
    desktop.begin(MatchSetup("ahrensache", seats_of("pb"), seed="older"))
    desktop.choose_new()
    assert desktop.window.new_match.setup.seats[1].bot == "greedy"


def test_seats_can_be_added_up_to_five_and_removed_down_to_two(desktop: Desktop) -> None:
    click(desktop, "start-new")
    page = desktop.window.new_match
    click(desktop, "seat-add")
    counts = [len(page.setup.seats)]
    assert not button(desktop, "seat-add").isEnabled()
    for _ in range(3):
        page._seats._rows[-1]._remove.click()
    counts.append(len(page.setup.seats))
    assert counts == [5, 2]
    assert [row._remove.isEnabled() for row in page._seats._rows] == [False, False]
    colours = [seat.colour for seat in page.setup.seats]
    page._seats._rows[0]._swatch.click()
    assert page.setup.seats[0].colour not in colours


def test_every_choice_of_variants_comes_through_and_is_remembered(desktop: Desktop) -> None:
    click(desktop, "start-new")
    page = desktop.window.new_match
    variants = page._variants
    variants._scoring.setCurrentIndex(2)
    variants._letters["B"]._buttons["2"].click()
    variants._extras["walk"].setCurrentIndex(2)
    variants._extras["area"].setCurrentIndex(1)
    variants._own.click()
    page._seed.setText("remember me")
    chosen = page.setup
    assert chosen.choices == {
        "scoring": "mix", "letters": {"B": "2"}, "extras": ["W2", "G1"], "own_buildings": False
    }  # fmt: skip
    click(desktop, "new-begin")
    sitting = desktop.window.match.sitting
    assert sitting is not None
    options = sitting.table.match.options
    assert (options.scoring, options.letters, options.extras) == ("mix", {"B": "2"}, ("W2", "G1"))
    desktop.go_home()
    desktop.choose_new()
    assert desktop.window.new_match.setup == chosen


def test_one_key_begins_again_with_the_last_choices(desktop: Desktop, begin: Begin, qtbot: QtBot) -> None:
    QTest.keyClick(desktop.window.start, Qt.Key.Key_R)
    assert page_of(desktop) is desktop.window.start, "there was no game yet"
    begin("pb")
    desktop.go_home()
    QTest.keyClick(desktop.window.start, Qt.Key.Key_R)
    assert page_of(desktop) is desktop.window.match


def test_an_edition_with_a_fault_is_told_by_its_entry(desktop: Desktop, tmp_path: Path) -> None:
    from ahrensache_desktop.paths import resource

    text = resource("editions", "ahrensache.toml").read_text(encoding="utf-8")
    bad = tmp_path / "mine.toml"
    bad.write_text(text.replace("points = 3", "points = -3", 1), encoding="utf-8")
    desktop.begin(MatchSetup("ahrensache", seats_of("pb"), edition=str(bad)))
    page = desktop.window.new_match
    assert page_of(desktop) is page
    assert "mine.toml" in page._trouble.text()
    desktop.begin(MatchSetup("ahrensache", seats_of("pb"), edition=str(tmp_path / "nothing.toml")))
    assert "nothing.toml" in page._trouble.text()
    assert desktop.settings.now.last_match is None


def test_a_game_goes_on_after_the_program_was_closed(
    desktop: Desktop, begin: Begin, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    begin("pbb")
    play_on(desktop, qtbot, 3)
    wait_for_choice(desktop, qtbot)
    sitting = desktop.window.match.sitting
    assert sitting is not None
    records = sitting.table.match.records
    desktop.close()
    again = Desktop(qapp, Folders(tmp_path / "data"), "de")
    again.open()
    click(again, "start-continue")
    wait_for_choice(again, qtbot)
    resumed = again.window.match.sitting
    assert resumed is not None
    assert resumed.table.match.records == records
    again.close()


def test_a_damaged_match_stands_in_the_list_and_says_what_is_wrong(desktop: Desktop, begin: Begin) -> None:
    begin("pb")
    desktop.go_home()
    (saved,) = desktop.archive.matches()
    saved.newest.write_bytes(b"{")
    desktop.choose_saved()
    page = desktop.window.saved
    assert page._list.item(0).text().startswith("Nicht lesbar")
    click(desktop, "saved-open")
    assert page_of(desktop) is page
    assert "beschädigt" in page._trouble.text()
    assert saved.newest.read_bytes() == b"{"


def test_a_match_whose_last_save_is_damaged_goes_on_from_the_one_before_and_says_so(
    desktop: Desktop, begin: Begin, qtbot: QtBot
) -> None:
    begin("pb")
    play_on(desktop, qtbot, 2)
    wait_for_choice(desktop, qtbot)
    desktop.go_home()
    newest = saves_in(desktop.archive.matches()[0].folder)[0]
    newest.write_bytes(b"{")
    desktop.go_home()
    summary = [label.text() for label in desktop.window.start.findChildren(QLabel) if "Runde" in label.text()]
    assert "der letzte Spielstand ist nicht lesbar" in summary[0]
    click(desktop, "start-continue")
    log = desktop.window.match.log
    told = [log.item(row).text() for row in range(log.count())]
    assert any("Es geht beim Stand davor weiter (heute, " in line and newest.name in line for line in told)
    assert newest.read_bytes() == b"{"


def test_no_name_is_taken_for_markup(desktop: Desktop, begin: Begin) -> None:
    begin("pb")
    labels = desktop.window.findChildren(QLabel)
    assert len(labels) > 50
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


def test_deleting_a_match_needs_a_second_press(desktop: Desktop, begin: Begin) -> None:
    begin("pb")
    desktop.go_home()
    desktop.choose_saved()
    click(desktop, "saved-delete")
    assert len(desktop.archive.matches()) == 1
    click(desktop, "saved-delete-sure")
    assert desktop.archive.matches() == ()
    assert not desktop.window.saved._none.isHidden()


def test_settings_have_effect_at_once_and_are_kept(qapp: QApplication, tmp_path: Path) -> None:
    folders = Folders(tmp_path / "own")
    first = Desktop(qapp, folders)
    first.open()
    first.show_settings()
    page = first.window.settings
    page._rows["language"]._buttons["en"].click()
    assert button(first, "back").text() == "Back"
    page._rows["language"]._buttons["de"].click()
    assert button(first, "back").text() == "Zurück"
    page._rows["theme"]._buttons["dark"].click()
    assert first.art.theme.name == "dark"
    page._sliders["text_scale"].setValue(15)
    page._sliders["volume"].setValue(3)
    page._switches["sound"].click()
    page._switches["reduced_motion"].click()
    page._rows["speed"]._buttons["fast"].click()
    first.close()
    second = Desktop(qapp, folders)
    now = second.settings.now
    assert (now.language, now.theme, now.text_scale) == ("de", "dark", 150)
    assert (now.reduced_motion, now.speed) == (True, "fast")
    assert (now.sound, now.volume) == (False, 30)
    assert not second.sounds.on
    second.close()


def test_settings_that_could_not_be_read_are_told_and_kept(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"speed": 7}', encoding="utf-8")
    made = Desktop(qapp, Folders(tmp_path), "en")
    made.open()
    assert "speed" in made.window._notice.text()
    assert not made.window._notice.isHidden()
    made.close()


def test_escape_leads_back_page_by_page(desktop: Desktop) -> None:
    window = desktop.window
    desktop.choose_new()
    window.show_rules()
    QTest.keyClick(window.rules, Qt.Key.Key_Escape)
    assert page_of(desktop) is window.new_match
    QTest.keyClick(window.new_match, Qt.Key.Key_Escape)
    assert page_of(desktop) is window.start
    QTest.keyClick(window.start, Qt.Key.Key_Escape)
    assert page_of(desktop) is window.start


def test_the_window_comes_back_where_it_was_twenty_times(qapp: QApplication, tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    geometries = []
    for turn in range(20):
        made = Desktop(qapp, folders, "en")
        made.open()
        if turn == 0:
            made.window.setGeometry(30, 40, 1100, 700)
        geometries.append(made.window.geometry())
        made.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(set(map(str, geometries[1:]))) == 1, "only the screen may have moved it, and once"


def test_a_window_on_a_screen_that_is_gone_comes_to_one_that_is_there(
    qapp: QApplication, tmp_path: Path
) -> None:
    made = Desktop(qapp, Folders(tmp_path), "en")
    made.window.move(9000, 9000)
    made.settings.change(geometry=made.window.keep_geometry())
    made.window.move(0, 0)
    made.open()
    area = qapp.primaryScreen().availableGeometry()
    assert area.intersects(made.window.frameGeometry())
    made.close()


def test_a_window_geometry_that_is_nonsense_is_ignored(qapp: QApplication, tmp_path: Path) -> None:
    made = Desktop(qapp, Folders(tmp_path), "en")
    made.settings.change(geometry="näin ei")
    made.open()
    assert made.window.isVisible()
    made.close()


def test_the_about_page_names_the_version(desktop: Desktop) -> None:
    from ahrensache_desktop import __version__

    click(desktop, "start-about")
    assert any(__version__ in label.text() for label in desktop.window.about.findChildren(QLabel))
