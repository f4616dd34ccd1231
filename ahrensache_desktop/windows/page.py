"""What all pages of the window have in common: words that change with the language, and a heading."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.plain_label import PlainLabel

Put = Callable[[str], None]
"""Puts a text where it is read, such as the bound method `label.setText`."""


class Words:
    """The texts of a page: where each goes and by which key it is asked for again."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        self._phrasebook = phrasebook
        self._places: list[tuple[Put, str]] = []

    def put(self, place: Put, key: str) -> None:
        """Put the text of a key there, now and whenever the language changes."""
        self._places.append((place, key))
        place(self._phrasebook.say(key))

    def retranslate(self) -> None:
        """Put all texts again."""
        for place, key in self._places:
            place(self._phrasebook.say(key))


class Page(QWidget):
    """One page of the window."""

    left = Signal()
    """The person wants to go back."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        super().__init__()
        self.phrasebook = phrasebook
        self.words = Words(phrasebook)

    def retranslate(self) -> None:
        """Say everything in the phrasebook's language."""
        self.words.retranslate()

    def arrive(self) -> None:
        """The page is about to be seen."""

    def label(self, key: str, role: str = "") -> QLabel:
        """A text."""
        made = PlainLabel()
        made.setWordWrap(True)
        if role:
            made.setProperty("role", role)
        self.words.put(made.setText, key)
        return made

    def button(self, key: str, role: str = "") -> QPushButton:
        """A button; its role says how it looks."""
        made = QPushButton()
        if role:
            made.setProperty("role", role)
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        self.name(made, key)
        return made

    def name(self, button: QAbstractButton, key: str) -> None:
        """Give a button its text, which a screen reader speaks too."""
        self.words.put(button.setText, key)

    def spoken(self, widget: QWidget, key: str) -> None:
        """Give a control without a text of its own the name that a screen reader speaks."""
        self.words.put(widget.setAccessibleName, key)

    def heading(self, key: str) -> QHBoxLayout:
        """The way back and the title of the page."""
        back = self.button("back", "quiet")
        back.clicked.connect(self.left)
        row = QHBoxLayout()
        row.addWidget(back)
        row.addWidget(self.label(key, "title"), 1)
        return row

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc always steps back."""
        if event.key() == Qt.Key.Key_Escape and event.type() == QEvent.Type.KeyPress:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def card() -> tuple[QFrame, QVBoxLayout]:
    """A raised area for things that belong together, and its layout."""
    frame = QFrame()
    frame.setProperty("role", "card")
    return frame, QVBoxLayout(frame)


def scrolling(content: QWidget) -> QScrollArea:
    """The content in an area that scrolls when the window is too small for it."""
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def set_role(widget: QWidget, role: str) -> None:
    """Change how a widget looks; a style sheet notices only when it is asked to look again."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
