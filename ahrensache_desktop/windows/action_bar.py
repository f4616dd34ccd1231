"""The buttons of the choice that is open, below the table."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from ahrensache_desktop.scene.interaction import Control, Interaction

HEIGHT = 48
GAP = 8
MARGIN = 12
ROWS = 3  # at most, when words are long and letters large


class ActionBar(QFrame):
    """Shows the controls of an interaction; keeps its buttons while only their state changes."""

    pressed = Signal(str)
    """The control of this key was used."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setMinimumHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 4, MARGIN, 4)
        column.setSpacing(4)
        self._rows = [QHBoxLayout() for _ in range(ROWS)]
        for row in self._rows:
            row.setSpacing(GAP)
            row.addStretch(1)
            row.addStretch(1)
            column.addLayout(row)
        self._lines: list[list[str]] = []  # the keys of the buttons in each row
        self._shown: Interaction | None = None
        self._most = 1  # rows that it had: the table must not change its size under a hand that drags
        self.buttons: dict[str, QPushButton] = {}

    def show_interaction(self, interaction: Interaction | None, sign: Callable[[str], str] = str) -> None:
        """Offer what the interaction offers now; `sign` says how a person calls a key that the tools know."""
        controls = list(interaction.controls()) if interaction else []
        if interaction is not self._shown:
            self._shown, self._most = interaction, 1
        if [control.key for control in controls] != list(self.buttons):
            self._rebuild(controls)
        for control in controls:
            _dress(self.buttons[control.key], control, sign(control.shortcut))
        self._flow()

    def _rebuild(self, controls: list[Control]) -> None:
        for button in self.buttons.values():
            for row in self._rows:
                row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        self._lines = []
        for control in controls:
            button = QPushButton(self)
            button.setProperty("control", control.key)
            button.setProperty("role", "primary" if control.primary else "secondary")
            button.setCheckable(control.checked is not None)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._report)
            self.buttons[control.key] = button

    def _flow(self) -> None:
        """Begin a new row where the buttons would not fit beside each other."""
        lines: list[list[str]] = [[]]
        room = left = self.width() - 2 * MARGIN
        for key, button in self.buttons.items():
            needed = button.sizeHint().width() + GAP
            if lines[-1] and needed > left and len(lines) < ROWS:
                lines.append([])
                left = room
            lines[-1].append(key)
            left -= needed
        self._keep_room(len(lines))
        if lines == self._lines:
            return
        self._lines = lines
        for row, line in zip(self._rows, lines, strict=False):
            for place, key in enumerate(line, start=1):
                row.insertWidget(place, self.buttons[key])
                self.buttons[key].show()

    def _keep_room(self, rows: int) -> None:
        self._most = max(self._most, rows)
        high = max((button.sizeHint().height() for button in self.buttons.values()), default=0)
        if high:
            self.setMinimumHeight(max(HEIGHT, self._most * (high + 4) + 4))

    def _report(self) -> None:
        self.pressed.emit(str(self.sender().property("control")))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._most = 1
            self._flow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._most = 1
            self._lines = []
            self._flow()


def _dress(button: QPushButton, control: Control, shortcut: str) -> None:
    """Make the button say and show what the control does; setting an equal value costs nothing."""
    hint = f"{control.words}  [{shortcut}]" if shortcut else control.words
    if button.text() != hint:
        button.setText(hint)
        button.setAccessibleName(control.words)
    button.setEnabled(control.enabled)
    button.setToolTip(control.tip)
    button.setAccessibleDescription(control.tip)
    if control.checked is not None:
        button.setChecked(control.checked)
