"""Figures, tokens, markers, small buttons and the Rainbow Sheep."""

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ahrensache_desktop.scene.theme import SEAT_SHAPES, Theme
from ahrensache_desktop.titles.ahrensache.brush import Brush, brush
from ahrensache_desktop.titles.ahrensache.sketches import path, sketch
from rules_core.games.ahrensache.material import FARMER_TILE

FINE = 30.0  # below so many pixels a badge is plain


class FigurePicture(msgspec.Struct, frozen=True):
    """A bidding figure in the colour and with the shape of its seat; grey and plain for the neutral one."""

    colour: str
    lying: bool = False
    ghost: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A wooden peg with a round head."""
        with brush(painter, rect, theme) as b:
            if self.ghost:
                painter.setOpacity(0.55)
            if self.lying:
                painter.translate(50, 50)
                painter.rotate(90)
                painter.translate(-50, -50)
            known = self.colour in SEAT_SHAPES
            sketch(b, "figure", self.colour if known else "stone")
            if known:
                b.shape(SEAT_SHAPES[self.colour], 50, 72, 12, "paper")


class SheepPicture(msgspec.Struct, frozen=True):
    """The Rainbow Sheep, sign of the start player."""

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A sheep with a wool of all colours."""
        with brush(painter, rect, theme) as b:
            sketch(b, "rainbow_sheep")


class SketchPicture(msgspec.Struct, frozen=True):
    """One of the small drawings by itself."""

    name: str

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The drawing."""
        with brush(painter, rect, theme) as b:
            sketch(b, self.name)


class FarmerPicture(msgspec.Struct, frozen=True):
    """A farmer's head in a round frame."""

    colour: str

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The farmer on meadow green."""
        with brush(painter, rect, theme) as b:
            b.rect((2, 2, 96, 96), self.colour, radius=16)
            b.rect((8, 8, 84, 84), "paper", None, radius=11)
            with b.at(50, 51, 88):
                sketch(b, FARMER_TILE + self.colour)


class HomePicture(msgspec.Struct, frozen=True):
    """The house of a seat by itself."""

    colour: str

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The farmhouse with the seat's colour and shape."""
        with brush(painter, rect, theme) as b:
            home(b, self.colour if self.colour in SEAT_SHAPES else "stone")


def home(b: Brush, colour: str) -> None:
    """The farmstead's house with its seat's colour and shape."""
    sketch(b, "farmhouse", colour)
    b.shape(SEAT_SHAPES.get(colour, "circle"), 50, 33, 10, "paper")


class BadgePicture(msgspec.Struct, frozen=True):
    """A round sign with a number: tile "7", round markers."""

    words: str
    fill: str = "grain"
    ink: str = "ink"

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A disc with words."""
        with brush(painter, rect, theme) as b:
            b.ellipse(50, 50, 47, 47, self.fill)
            if b.pixels >= FINE:
                shine = path((13, 46), (16, 28, 30, 15, 48, 13), close=False)
                painter.setOpacity(painter.opacity() * 0.5)
                b.stroke(shine, "paper", 5, flat=False)
                painter.setOpacity(painter.opacity() * 2)
            b.text(self.words, (2, 2, 96, 94), b.enlarged(62, 1.15) if len(self.words) < 3 else 42, self.ink)


class SeatPicture(msgspec.Struct, frozen=True):
    """The sign of a seat: its shape in its colour."""

    colour: str

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The shape."""
        with brush(painter, rect, theme) as b:
            b.shape(
                SEAT_SHAPES.get(self.colour, "circle"),
                50,
                52,
                42,
                self.colour if self.colour in SEAT_SHAPES else "stone",
                theme.words_on("panel"),
            )


class ToolPicture(msgspec.Struct, frozen=True):
    """A small round button on the table: larger, smaller, everything, another colour, another value."""

    tool: str

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A sign on a disc."""
        with brush(painter, rect, theme) as b:
            b.ellipse(50, 50, 46, 46, "panel", "panel_edge")
            _TOOLS[self.tool](b)


def _whole(b: Brush) -> None:
    for x, y in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        b.line([(50 + 24 * x, 50 + 9 * y), (50 + 24 * x, 50 + 24 * y), (50 + 9 * x, 50 + 24 * y)], "text", 8)


def _less(b: Brush) -> None:
    b.line([(28, 50), (72, 50)], "text", 10)


def _more(b: Brush) -> None:
    _less(b)
    b.line([(50, 28), (50, 72)], "text", 10)


def _recolour(b: Brush) -> None:
    for (x, y), colour in zip(((50, 30), (32, 62), (68, 62)), ("red", "blue", "yellow"), strict=True):
        b.ellipse(x, y, 17, 17, colour)


def _revalue(b: Brush) -> None:
    b.text("±1", (0, 10, 100, 80), 56, "text")


_TOOLS = {
    "farm-fit": _whole,
    "farm-closer": _more,
    "farm-wider": _less,
    "recolour": _recolour,
    "revalue": _revalue,
}
