"""The controls drawn in our own hand behave as the system's do."""

from typing import Any

from PySide6.QtCore import QPoint, Qt

from ahrensache_desktop.windows.controls import Choice, Switch


def test_a_click_on_the_words_of_a_switch_turns_it(qtbot: Any) -> None:
    switch = Switch()
    qtbot.addWidget(switch)
    switch.setText("With sounds")
    switch.resize(switch.sizeHint())
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(switch.width() - 4, switch.height() // 2))
    assert switch.isChecked()


def test_a_switch_shows_whether_it_is_on(qtbot: Any) -> None:
    switch = Switch()
    qtbot.addWidget(switch)
    switch.resize(switch.sizeHint())
    off = switch.grab().toImage()
    switch.setChecked(True)
    assert switch.grab().toImage() != off


def test_a_choice_shows_what_is_chosen_and_grows_with_the_text(qtbot: Any) -> None:
    choice = Choice()
    qtbot.addWidget(choice)
    choice.addItems(["first game", "advanced"])
    choice.resize(240, choice.sizeHint().height())
    before, height = choice.grab().toImage(), choice.sizeHint().height()
    qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert choice.currentText() == "advanced"
    assert choice.grab().toImage() != before
    font = choice.font()
    font.setPixelSize(font.pixelSize() * 2 if font.pixelSize() > 0 else 40)
    choice.setFont(font)
    assert choice.sizeHint().height() > height


def test_a_disabled_choice_looks_disabled(qtbot: Any) -> None:
    choice = Choice()
    qtbot.addWidget(choice)
    choice.addItem("first game")
    on = choice.grab().toImage()
    palette = choice.palette()
    palette.setColor(palette.ColorGroup.Disabled, palette.ColorRole.WindowText, Qt.GlobalColor.red)
    choice.setPalette(palette)
    choice.setEnabled(False)
    assert choice.grab().toImage() != on
