"""The buttons of the choice that is open, below the table."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy

from ahrensache_desktop.scene.interaction import Control, Interaction

HEIGHT = 48


class ActionBar(QFrame):
    """Shows the controls of an interaction; keeps its buttons while only their state changes."""

    pressed = Signal(str)
    """The control of this key was used."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setMinimumHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 4, 12, 4)
        self._row.setSpacing(8)
        self._row.addStretch(1)
        self._row.addStretch(1)
        self.buttons: dict[str, QPushButton] = {}

    def show_interaction(self, interaction: Interaction | None) -> None:
        """Offer what the interaction offers now."""
        controls = list(interaction.controls()) if interaction else []
        if [control.key for control in controls] != list(self.buttons):
            self._rebuild(controls)
        for control in controls:
            _dress(self.buttons[control.key], control)

    def _rebuild(self, controls: list[Control]) -> None:
        for button in self.buttons.values():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for place, control in enumerate(controls, start=1):
            button = QPushButton()
            button.setProperty("control", control.key)
            button.setProperty("role", "primary" if control.primary else "secondary")
            button.setCheckable(control.checked is not None)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._report)
            self._row.insertWidget(place, button)
            self.buttons[control.key] = button

    def _report(self) -> None:
        self.pressed.emit(str(self.sender().property("control")))


def _dress(button: QPushButton, control: Control) -> None:
    """Make the button say and show what the control does; setting an equal value costs nothing."""
    hint = f"{control.words}  [{control.shortcut}]" if control.shortcut else control.words
    if button.text() != hint:
        button.setText(hint)
        button.setAccessibleName(control.words)
    button.setEnabled(control.enabled)
    button.setToolTip(control.tip)
    button.setAccessibleDescription(control.tip)
    if control.checked is not None:
        button.setChecked(control.checked)
