"""Figures, tokens, markers, crates and the Rainbow Sheep."""

from typing import Literal

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ahrensache_desktop.scene.theme import SEAT_SHAPES, Theme
from ahrensache_desktop.titles.ahrensache.brush import Brush, brush
from ahrensache_desktop.titles.ahrensache.people import person
from ahrensache_desktop.titles.ahrensache.sketches import SKETCHES, path, woolly


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
            fill = self.colour if self.colour in SEAT_SHAPES else "stone"
            b.ellipse(50, 92, 34, 7, "#8c7f66", None)
            b.curve(path((18, 90), (24, 60, 36, 54, 38, 44), (62, 44), (64, 54, 76, 60, 82, 90)), fill)
            b.ellipse(50, 28, 22, 22, fill)
            b.shape(SEAT_SHAPES.get(self.colour, "circle"), 50, 70, 11, "paper")


class SheepPicture(msgspec.Struct, frozen=True):
    """The Rainbow Sheep, sign of the start player."""

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A sheep with a wool of all colours."""
        with brush(painter, rect, theme) as b:
            woolly(b, "#fdfaf2", ("red", "orange", "grain", "green", "blue", "purple"))


class SketchPicture(msgspec.Struct, frozen=True):
    """One of the small drawings by itself."""

    name: str

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The drawing."""
        with brush(painter, rect, theme) as b:
            SKETCHES[self.name](b)


class FarmerPicture(msgspec.Struct, frozen=True):
    """A farmer's head in a round frame."""

    colour: str

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The farmer on meadow green."""
        with brush(painter, rect, theme) as b:
            b.rect((2, 2, 96, 96), "meadow", radius=14)
            with b.at(50, 52, 88):
                person(b, self.colour)


class BadgePicture(msgspec.Struct, frozen=True):
    """A round sign with a number: tile "7", round markers."""

    words: str
    fill: str = "grain"
    ink: str = "ink"

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A disc with words."""
        with brush(painter, rect, theme) as b:
            b.ellipse(50, 50, 46, 46, self.fill)
            b.text(self.words, (4, 3, 92, 92), 52 if len(self.words) < 3 else 34, self.ink)


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
            )


Part = Literal["pasture", "farmer", "building", "marker", "grain", "apple", "card", "or", "pay"]


class CratePicture(msgspec.Struct, frozen=True):
    """An offer in its crate: a row of what it gives, a slash for "or"; light ones lie in an empty crate."""

    letter: str
    rows: tuple[tuple[tuple[str, int], ...], ...]  # each row what belongs together; rows are alternatives
    light: bool
    cards: int  # drawn with the offer
    ratio: float  # height for a width of 1

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Boards, letter and icons."""
        high = 100 * self.ratio
        with brush(painter, rect, theme) as b:
            b.rect((1.5, 1.5, 97, high - 3), "#ead9b4" if self.light else "wood", radius=6)
            if not self.light:
                for y in (high * 0.33, high * 0.66):
                    b.line([(2, y), (98, y)], "wood_deep", 1.6)
            b.rect((4, 4, 16, 16), "paper", radius=4)
            b.text(self.letter, (4, 4, 16, 16), 13)
            if self.cards:
                with b.at(9, high - 12, 17):
                    _part(b, "card")
                b.text(str(self.cards), (14, high - 20, 12, 16), 12)
            room = (high - 8) / max(1, len(self.rows))
            for number, row in enumerate(self.rows):
                y = 4 + room * (number + 0.5)
                if number:
                    b.line([(24, 4 + room * number), (94, 4 + room * number)], "ink", 1.6)
                self._row(b, row, y, min(room * 0.86, 24))

    def _row(self, b: Brush, row: tuple[tuple[str, int], ...], y: float, size: float) -> None:
        signs = [sign for sign, count in row for _ in range(count)]
        step = min(size * 1.04, 74 / max(1, len(signs)))
        left = 61 - step * (len(signs) - 1) / 2
        for i, sign in enumerate(signs):
            with b.at(left + i * step, y, size):
                _part(b, sign)


def _part(b: Brush, sign: str) -> None:
    if sign in SKETCHES:
        SKETCHES[sign](b)
    elif sign == "pasture":
        b.rect((8, 8, 84, 84), "meadow", radius=6)
        b.line([(50, 10), (50, 90)], "path_edge", 26)
        b.line([(50, 10), (50, 90)], "path", 19)
    elif sign == "farmer":
        b.rect((6, 4, 88, 92), "paper", radius=10)
        b.curve(path((18, 92), (18, 60, 82, 60, 82, 92)), "orange")
        b.ellipse(50, 38, 20, 22, "#efc9a0")
    elif sign == "building":
        b.rect((14, 46, 72, 48), "#f6ead0")
        b.polygon([(4, 50), (50, 10), (96, 50)], "red")
    elif sign == "marker":
        b.ellipse(50, 50, 42, 42, "grain")
        b.text("?", (8, 6, 84, 84), 62)
    elif sign == "card":
        b.rect((24, 8, 52, 84), "paper", radius=8)
        b.rect((32, 18, 36, 64), "#6d8f5a", None, radius=5)
    elif sign == "pay":
        b.text("−3", (-4, 10, 70, 80), 54)
        with b.at(78, 56, 56):
            SKETCHES["grain"](b)
