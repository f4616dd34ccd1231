"""A choice of one among few: a row of buttons of which one is pressed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ahrensache_desktop.windows.page import Words


class Segments(QWidget):
    """Buttons side by side; arrow keys move between them."""

    chosen = Signal(str)
    """A person chose this value."""

    def __init__(self, words: Words, name: str, choices: dict[str, str]) -> None:
        """`name` is the key of the choice's name, `choices` has the key of each value's text."""
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        places = ["only"] if len(choices) == 1 else ["first", *["middle"] * (len(choices) - 2), "last"]
        for place, (value, key) in zip(places, choices.items(), strict=True):
            button = QPushButton()
            button.setCheckable(True)
            button.setProperty("role", "segment")
            button.setProperty("place", place)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
            words.put(button.setText, key)
            button.clicked.connect(self._report)
            self._group.addButton(button)
            self._buttons[value] = button
            row.addWidget(button)
        words.put(self.setAccessibleName, name)

    @property
    def value(self) -> str:
        """The value that is chosen, or nothing."""
        return next((value for value, button in self._buttons.items() if button.isChecked()), "")

    def choose(self, value: str) -> None:
        """Press the button of a value, without a signal."""
        self._buttons[value].setChecked(True)

    def _report(self) -> None:
        self.chosen.emit(self.value)
