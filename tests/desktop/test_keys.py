"""Keys can be changed: on their page, in the menus, at the table, and for good."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.settings import SettingsFile
from ahrensache_desktop.windows.keys_page import KeysPage, keys_in_use, usual_keys
from tests.desktop.conftest import seats_of
from tests.desktop.test_windows import wait_for_choice


def type_key(desktop: Desktop, command: str, text: str) -> None:
    """Type a key into the field of a command, and leave the field."""
    page = desktop.window.keys
    edit = page.edits[command]
    edit.setKeySequence(QKeySequence(text))
    edit.editingFinished.emit()


def trouble(page: KeysPage) -> str:
    """The sentence that the page says, if it says one."""
    shown = [label.text() for label in page.findChildren(QLabel) if label.property("role") == "warning"]
    return "".join(text for text in shown if text)


def test_the_usual_keys_differ_from_each_other() -> None:
    keys = [text for text in usual_keys().values() if text]
    assert len(keys) == len(set(keys))


def test_a_changed_key_works_is_shown_everywhere_and_is_kept(desktop: Desktop, qtbot: QtBot) -> None:
    desktop.show_keys()
    type_key(desktop, "rules", "Ctrl+R")
    menu = desktop.window.menu
    assert menu.keys_of("rules") == QKeySequence("Ctrl+R").toString(QKeySequence.SequenceFormat.NativeText)
    type_key(desktop, "pause", "Ctrl+B")
    assert menu.keys_of("pause") in desktop.window.match.banner.buttons["pause"].toolTip()
    deeds = {deed.words: deed.keys for deed in menu.deeds()}
    assert deeds[menu.actions["rules"].text()] == menu.keys_of("rules")
    again = SettingsFile(desktop._folders.settings)
    assert again.now.keys == {"rules": "Ctrl+R", "pause": "Ctrl+B"}


def test_a_key_that_is_taken_is_refused_with_the_command_that_has_it(desktop: Desktop) -> None:
    desktop.show_keys()
    type_key(desktop, "rules", "Ctrl+Z")
    assert desktop.phrasebook.say("do-undo") in trouble(desktop.window.keys)
    assert desktop.settings.now.keys == {}
    assert desktop.window.keys.edits["rules"].keySequence() == QKeySequence("F1")


def test_at_the_table_only_single_free_keys_will_do(desktop: Desktop) -> None:
    desktop.show_keys()
    for wrong in ("Ctrl+D", "3", "Left"):
        type_key(desktop, "face_down", wrong)
        assert trouble(desktop.window.keys) == desktop.phrasebook.say("keys-one-key"), wrong
    assert desktop.settings.now.keys == {}


def test_a_key_of_the_table_is_changed_while_a_match_is_played(
    desktop: Desktop,
    qtbot: QtBot,
) -> None:
    desktop.begin(MatchSetup("ahrensache", seats_of("ppp"), seed="keys"))
    desktop.window.match.curtain.lifted.emit()
    wait_for_choice(desktop, qtbot)
    sitting = desktop.window.match.sitting
    assert sitting is not None
    while sitting.table.match.decision.kind != "bid":  # type: ignore[union-attr]
        interaction = sitting.stage.interaction
        if interaction is None:
            desktop.window.match.curtain.lifted.emit()
            qtbot.wait(5)
            continue
        sitting.table.submit(interaction.prompt.options[0])
        qtbot.wait(5)
    desktop.window.match.curtain.lifted.emit()
    wait_for_choice(desktop, qtbot)
    desktop.show_keys()
    type_key(desktop, "face_down", "Y")
    type_key(desktop, "confirm", "J")
    desktop.window.go_back()
    assert "[J]" in desktop.window.match.bar.buttons["bid"].text()
    view = desktop.window.match._view
    assert view is not None
    QTest.keyClick(view, Qt.Key.Key_Right)
    tool = sitting.stage.interaction
    QTest.keyClick(view, Qt.Key.Key_F)
    assert not tool.composition.picked  # type: ignore[union-attr]
    QTest.keyClick(view, Qt.Key.Key_Y)
    assert list(tool.composition.picked.values()) == ["down"]  # type: ignore[union-attr]


def test_backspace_takes_a_key_away(desktop: Desktop) -> None:
    desktop.show_keys()
    QTest.keyClick(desktop.window.keys.edits["pause"], Qt.Key.Key_Backspace)
    assert desktop.window.menu.keys_of("pause") == ""
    QTest.keyClick(desktop.window.keys.edits["rules"], Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(desktop.window.keys.edits["rules"], Qt.Key.Key_Delete)
    assert desktop.settings.now.keys == {"pause": "", "rules": ""}


def test_all_keys_can_be_as_usual_again(desktop: Desktop) -> None:
    desktop.show_keys()
    type_key(desktop, "rules", "Ctrl+R")
    desktop.window.keys.reset()
    assert desktop.settings.now.keys == {}
    assert desktop.window.menu.keys_of("rules") == "F1"


def test_a_key_can_be_taken_away(desktop: Desktop) -> None:
    desktop.show_keys()
    type_key(desktop, "full_screen", "")
    assert desktop.window.menu.keys_of("full_screen") == ""
    assert desktop.settings.now.keys == {"full_screen": ""}


def test_what_a_settings_file_says_wrongly_of_keys_falls_back() -> None:
    keys = keys_in_use({"undo": "no key of this world", "no such command": "Ctrl+1"})
    assert keys == usual_keys()
