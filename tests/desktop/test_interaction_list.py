"""The list that any game can be played with."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.list_interaction import ListInteraction
from rules_core.kernel.game import Decision
from rules_core.kernel.prompt import Prompt


def listing(count: int) -> tuple[ListInteraction, list[object]]:
    options = tuple(f"option {number}" for number in range(count))
    tool = ListInteraction(Prompt(None, Decision("any", 0), options, True), "Choose", str.upper)
    chosen: list[object] = []
    tool.chosen.connect(chosen.append)
    return tool, chosen


def press(tool: ListInteraction, key: Qt.Key, text: str) -> bool:
    return tool.key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text))


def test_every_option_has_words_and_a_number(qapp: object) -> None:
    tool, chosen = listing(3)
    assert [control.words for control in tool.controls()] == ["OPTION 0", "OPTION 1", "OPTION 2"]
    assert press(tool, Qt.Key.Key_2, "2")
    assert not press(tool, Qt.Key.Key_4, "4")
    assert chosen == ["option 1"]


def test_long_lists_have_pages(qapp: object) -> None:
    tool, chosen = listing(12)
    assert press(tool, Qt.Key.Key_Plus, "+")
    assert [control.words for control in tool.controls()][1:] == ["OPTION 9", "OPTION 10", "OPTION 11"]
    tool.pressed("3")
    assert press(tool, Qt.Key.Key_0, "0")
    tool.pressed("1")
    assert chosen == ["option 11", "option 0"]
