"""One seat of a match to be: its colour, who sits there, and a name."""

import sys

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QToolButton, QWidget

from ahrensache_desktop.scene.theme import SEAT_SHAPES, Shape, Theme
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.controls import Choice
from rules_core.kernel.save import SeatInfo

LEVELS = ("apprentice", "farmhand", "farmer", "steward", "master")
"""The bots that are offered as opponents, the weakest first."""

OTHERS = ("random", "greedy")
"""Bots that are offered only where a seat has one already."""
LONGEST_NAME = 24
CORNERS: dict[Shape, tuple[tuple[float, float], ...]] = {
    "square": ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)),
    "triangle": ((0.5, 0.05), (0.97, 0.9), (0.03, 0.9)),
    "diamond": ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)),
    "pentagon": ((0.5, 0.02), (1.0, 0.4), (0.81, 0.97), (0.19, 0.97), (0.0, 0.4)),
}


class SeatRow(QWidget):
    """Edits one SeatInfo."""

    colour_wanted = Signal()
    """Another colour is wanted; whoever knows all seats picks a free one."""

    removed = Signal()
    changed = Signal()

    def __init__(self, phrasebook: Phrasebook, info: SeatInfo, theme: Theme) -> None:
        super().__init__()
        self._phrasebook = phrasebook
        self._theme = theme
        self._command = info.command  # of the program, where one plays
        self._before = 0  # the choice before the last one
        self.colour = info.colour
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self._swatch = QToolButton()
        self._swatch.setIconSize(QSize(22, 22))
        self._swatch.clicked.connect(self.colour_wanted)
        self._who = Choice()
        self._name = QLineEdit(info.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._remove = QToolButton()
        self._remove.setText("×")
        self._remove.clicked.connect(self.removed)
        row.addWidget(self._swatch)
        row.addWidget(self._name, 1)
        row.addWidget(self._who)
        row.addWidget(self._remove)
        self._fill(info)
        self._choose(info)
        self._before = self._who.currentIndex()
        self._who.activated.connect(self._take_choice)
        self._who.currentIndexChanged.connect(self.changed)
        self._name.textEdited.connect(self.changed)
        self.set_colour(info.colour)

    @property
    def info(self) -> SeatInfo:
        """The seat as it stands."""
        kind = str(self._who.currentData())
        name = self._name.text().strip() or self._suggestion()
        if kind == "engine":
            return SeatInfo(name, "engine", "", self._command, self.colour)
        if kind == "person":
            return SeatInfo(name, "person", colour=self.colour)
        return SeatInfo(name, "bot", kind, colour=self.colour)

    def set_colour(self, colour: str) -> None:
        """Show the seat in a colour and its shape."""
        self.colour = colour
        self._swatch.setIcon(seat_icon(colour, self._theme, 22))
        self._say_colour()

    def set_removable(self, on: bool) -> None:
        """Whether the seat may be taken away."""
        self._remove.setEnabled(on)

    def set_theme(self, theme: Theme) -> None:
        """Show the colour as that theme has it."""
        self._theme = theme
        self.set_colour(self.colour)

    def retranslate(self, number: int) -> None:
        """Say everything again; `number` counts the seats from 1."""
        say = self._phrasebook.say
        chosen = self._who.currentData()
        blocked = self._who.blockSignals(True)
        self._fill(self.info)
        self._who.setCurrentIndex(max(0, self._who.findData(chosen)))
        self._who.blockSignals(blocked)
        self._who.setAccessibleName(say("seat-kind", seat=number))
        self._name.setAccessibleName(say("seat-name", seat=number))
        self._remove.setAccessibleName(say("seat-remove", seat=number))
        self._remove.setToolTip(say("seat-remove", seat=number))
        self._say_colour()

    def _fill(self, info: SeatInfo) -> None:
        say = self._phrasebook.say
        self._who.clear()
        self._who.addItem(say("kind-person"), "person")
        for level in LEVELS:
            self._who.addItem(say(f"kind-{level}"), level)
            about = say(f"about-{level}")
            self._who.setItemData(self._who.count() - 1, about, Qt.ItemDataRole.ToolTipRole)
        for bot in OTHERS:
            if info.kind == "bot" and info.bot == bot:
                self._who.addItem(say(f"kind-{bot}"), bot)
        self._who.addItem(say("kind-engine"), "engine")

    def _choose(self, info: SeatInfo) -> None:
        wanted = info.bot if info.kind == "bot" else info.kind
        self._who.setCurrentIndex(max(0, self._who.findData(wanted)))

    def _take_choice(self, index: int) -> None:
        """A program of one's own must be named; without one the choice stays as it was."""
        if self._who.itemData(index) == "engine":
            path, _ = QFileDialog.getOpenFileName(self, self._phrasebook.say("seat-program"))
            if path:
                self._command = command_of(path)
            elif not self._command:
                self._who.setCurrentIndex(self._before)
        self._before = self._who.currentIndex()
        self._suggest_name()

    def _suggestion(self) -> str:
        if self._who.currentData() != "person":
            return self._phrasebook.say(f"bot-name-{self.colour}")
        colour = self._phrasebook.say(f"seat-colour-{self.colour}")
        return self._phrasebook.say("person-name", colour=colour)

    def _suggest_name(self) -> None:
        self._name.setPlaceholderText(self._suggestion())

    def _say_colour(self) -> None:
        colour = self._phrasebook.say(f"seat-colour-{self.colour}")
        said = self._phrasebook.say("seat-colour", colour=colour)
        self._swatch.setAccessibleName(said)
        self._swatch.setToolTip(said)
        self._suggest_name()


def command_of(path: str) -> tuple[str, ...]:
    """How to start a program: a Python file needs a Python before it."""
    if not path.endswith(".py"):
        return (path,)
    return ("python3" if getattr(sys, "frozen", False) else sys.executable, path)


def seat_icon(colour: str, theme: Theme, size: int) -> QIcon:
    """The colour of a seat in its own shape, sharp on every screen."""
    icon = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(size * ratio, size * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_seat(painter, colour, theme, size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        icon.addPixmap(pixmap)
    return icon


def paint_seat(painter: QPainter, colour: str, theme: Theme, size: float) -> None:
    """A seat's shape, filled with its colour, in a square of that size."""
    edge = max(1.0, size * 0.07)
    pen = QPen(theme.colour(theme.words_on("panel")), edge)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(theme.colour(colour) if colour in SEAT_SHAPES else QColor(theme.stone))
    shape = SEAT_SHAPES.get(colour, "circle")
    inner = size - 2 * edge
    if shape == "circle":
        painter.drawEllipse(QPointF(size / 2, size / 2), inner / 2, inner / 2)
        return
    corners = [QPointF(edge + x * inner, edge + y * inner) for x, y in CORNERS[shape]]
    painter.drawPolygon(QPolygonF(corners))
