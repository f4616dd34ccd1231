"""Bidding cards: face up, face down, in piles, and as small signs."""

import math
from functools import cache

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QTransform

from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.titles.ahrensache.brush import Brush, brush
from ahrensache_desktop.titles.ahrensache.sheet_art import (
    BuildingCardPicture,
    PlanPicture,
    ScoringCardPicture,
)
from ahrensache_desktop.titles.ahrensache.sketches import FLOWERS, path, sketch
from rules_core.games.ahrensache.material import COLOUR_OF, VALUE_OF, Card

__all__ = [
    "CARD_RATIO",
    "BuildingCardPicture",
    "CardBackPicture",
    "CardPicture",
    "PairPicture",
    "PilePicture",
    "PlanPicture",
    "ScoringCardPicture",
]

CARD_RATIO = 1.45
"""Height of a card for a width of 1."""

FINE, TINY = 40.0, 24.0  # below so many pixels a card shows one large flower; its value and little else
SIZES = {3: 37.0, 4: 33.0, 5: 31.0, 6: 29.0}
BLOSSOMS: dict[int, tuple[tuple[float, float], ...]] = {
    3: ((63, 38), (41, 76), (74, 92)),
    4: ((61, 32), (41, 70), (77, 68), (56, 104)),
    5: ((54, 28), (79, 49), (47, 64), (72, 86), (40, 101)),
    6: ((50, 27), (78, 37), (52, 59), (79, 70), (45, 93), (72, 102)),
}
"""As many flowers as the card is worth."""

PAPER = QRectF(6.6, 6.6, 86.8, 131.8)
GROUND = {"red": "#f7e3d0", "blue": "#e3e9ea", "yellow": "#faeec6"}


class CardPicture(msgspec.Struct, frozen=True):
    """A bidding card face up, and what it counts as where that is another."""

    card: Card
    counts_as: Card | None = None
    dim: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """As many flowers as it is worth; value and flower in its upper left corner."""
        colour, value = COLOUR_OF[self.card], VALUE_OF[self.card]
        with brush(painter, rect, theme) as b:
            _sheet(b, colour)
            if b.pixels < TINY:
                _small(b, colour, value)
            else:
                _face(b, colour, value)
        if self.counts_as is not None and self.counts_as != self.card:
            with brush(painter, rect, theme) as b:
                _changed(b, COLOUR_OF[self.counts_as], VALUE_OF[self.counts_as])
        if self.dim:
            with brush(painter, rect, theme) as b:
                painter.setOpacity(0.62)
                b.rect((1, 1, 98, 143), "panel", None, radius=9)


def _small(b: Brush, colour: str, value: int) -> None:
    """As much as can be read on a card of few pixels: the value on its colour, and the flower."""
    b.rect((1.6, 1.6, 96.8, 84), colour, radius=9)
    b.text(str(value), (2, -4, 96, 90), 88, b.theme.words_on(colour))
    with b.at(50, 112, 50):
        sketch(b, FLOWERS[colour])


def _face(b: Brush, colour: str, value: int) -> None:
    """Flowers on their meadow, the value in two corners."""
    if b.pixels < FINE:
        with b.at(62, 84, 62):
            sketch(b, FLOWERS[colour])
    else:
        _meadow(b)
        _bouquet(b, colour, value)
    _far_corner(b, colour, value)
    _corner(b, colour, value)


def _sheet(b: Brush, colour: str) -> None:
    """Paper with a border of the card's colour."""
    b.rect((1.6, 1.6, 96.8, 141.8), colour, radius=9)
    light = QLinearGradient(QPointF(0, 0), QPointF(60, 145))
    light.setColorAt(0, b.colour("paper"))
    light.setColorAt(1, b.colour(GROUND[colour]))
    inside = QPainterPath()
    inside.addRoundedRect(PAPER, 5, 5)
    b.painter.fillPath(inside, light)


def _meadow(b: Brush) -> None:
    """The ground on which the flowers grow."""
    b.painter.save()
    b.painter.setClipRect(PAPER)
    hill = path((7, 128), (30, 119, 66, 121, 93, 127), (93, 138), (7, 138))
    b.curve(hill, "meadow", None)
    rim = path((7, 128), (30, 119, 66, 121, 93, 127), close=False)
    b.curve(rim, None, "meadow_deep")
    b.painter.restore()


def _bouquet(b: Brush, colour: str, value: int) -> None:
    size = SIZES[value]
    for x, y in BLOSSOMS[value]:
        _stem(b, x, y)
    for x, y in BLOSSOMS[value]:
        with b.at(x, y, size):
            sketch(b, FLOWERS[colour])


def _stem(b: Brush, x: float, y: float) -> None:
    """A stem from the ground to a flower, with a leaf."""
    foot = 53 + (x - 53) * 0.62
    stem = path((foot, 132), (foot, 112, x, y + 34, x, y), close=False)
    b.stroke(stem, "ink", 4.4, flat=False)
    b.stroke(stem, "leaf", 2.0, flat=False)
    at = stem.pointAtPercent(0.4)
    away = 1 if x >= 55 else -1
    left, top = at.x(), at.y()
    if top < 122:
        leaf = path(
            (left, top),
            (left + 2 * away, top - 8, left + 8 * away, top - 11, left + 12 * away, top - 11),
            (left + 12 * away, top - 5, left + 8 * away, top, left, top),
        )
        b.painter.setBrush(b.colour("leaf"))
        b.painter.setPen(b.pen("ink", 1.4))
        b.painter.drawPath(leaf)


def _corner(b: Brush, colour: str, value: int) -> None:
    """The tab that is still seen where another card lies over this one."""
    b.painter.setBrush(b.colour(colour))
    b.painter.setPen(b.pen("ink"))
    b.painter.drawPath(_tab())
    b.text(str(value), (1, 2.4, 28, 34), b.enlarged(36, 1.3), b.theme.words_on(colour))
    b.ellipse(15.2, 49, 11, 11, "paper", None)
    with b.at(15.2, 49, 19):
        sketch(b, FLOWERS[colour])


@cache
def _tab() -> QPainterPath:
    return path(
        (1.6, 10.6),
        (1.6, 5.6, 5.6, 1.6, 10.6, 1.6),
        (29, 1.6),
        (29, 54),
        (29, 60, 26, 63, 20, 63),
        (1.6, 63),
    )


def _far_corner(b: Brush, colour: str, value: int) -> None:
    """The value once more, upside down."""
    b.painter.save()
    b.painter.setTransform(QTransform(-1, 0, 0, -1, 100, 145), combine=True)
    b.painter.setBrush(b.colour(colour))
    b.painter.setPen(b.pen("ink"))
    tab = path(
        (1.6, 10.6), (1.6, 5.6, 5.6, 1.6, 10.6, 1.6), (24, 1.6), (24, 20), (24, 25, 21, 28, 16, 28), (1.6, 28)
    )
    b.painter.drawPath(tab)
    b.text(str(value), (2, 1.4, 22, 26), 24, b.theme.words_on(colour))
    b.painter.restore()


def _changed(b: Brush, colour: str, value: int) -> None:
    """The label of a card that counts as another."""
    b.rect((8, 66, 86, 42), "paper", "ink", radius=9)
    b.rect((12, 70, 40, 34), colour, None, radius=6)
    b.text(f"={value}", (12, 69, 40, 34), 29, b.theme.words_on(colour))
    with b.at(73, 87, 33):
        sketch(b, FLOWERS[colour])


class CardBackPicture(msgspec.Struct, frozen=True):
    """The back of a bidding card: what it counts in a bid, and a sign of an own card."""

    known: Card | None = None
    value: int = 2

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A field in rows, and on it the value, or an ear where it counts nothing."""
        with brush(painter, rect, theme) as b:
            b.rect((1.6, 1.6, 96.8, 141.8), "paper", radius=9)
            b.rect((7, 7, 86, 131), "leaf", "ink", radius=6)
            if b.pixels >= FINE:
                b.stroke(_rows(), "leaf_deep", 2.6, flat=False)
                b.rect((11.5, 11.5, 77, 122), None, "meadow_light", radius=4)
            b.ellipse(50, 72.5, 29, 29, "ink", None)
            b.ellipse(50, 72.5, 26.8, 26.8, "grain_light", None)
            b.ellipse(50, 72.5, 22.5, 22.5, "paper", None)
            if self.value:
                b.text(str(self.value), (24, 45, 52, 54), 44)
            else:
                with b.at(50, 72.5, 36):
                    sketch(b, "grain")
            if self.known is not None:
                colour = COLOUR_OF[self.known]
                b.rect((58, 100, 34, 38), colour, "ink", radius=6)
                b.text(str(VALUE_OF[self.known]), (58, 99, 34, 38), 30, b.theme.words_on(colour))


@cache
def _rows() -> QPainterPath:
    """Young plants in rows."""
    made = QPainterPath()
    for row in range(8):
        for column in range(7):
            x, y = 17 + column * 11 + (5.5 if row % 2 else 0), 25 + row * 14.6
            if x > 86 or math.hypot(x - 50, y - 72.5) < 33:
                continue
            made.moveTo(x, y + 3)
            made.lineTo(x, y - 3)
            made.moveTo(x - 3, y - 2)
            made.quadTo(x - 2.6, y + 1, x, y + 1.4)
            made.quadTo(x + 2.6, y + 1, x + 3, y - 2)
    return made


class PairPicture(msgspec.Struct, frozen=True):
    """A sign for cards: face up, face down, or lying in the display."""

    down: bool
    board: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Two small cards, or a row of three."""
        with brush(painter, rect, theme) as b:
            if self.board:
                for x, flower in zip((3, 36, 69), FLOWERS.values(), strict=True):
                    b.rect((x, 22, 28, 56), "paper", radius=5)
                    with b.at(x + 14, 50, 24):
                        sketch(b, flower)
                return
            for x, y in ((12, 6), (34, 20)):
                b.rect((x, y, 50, 72), "paper", radius=8)
            if self.down:
                b.rect((42, 28, 34, 56), "leaf", None, radius=4)
                b.ellipse(59, 56, 9, 9, "grain_light", None)
            else:
                with b.at(59, 56, 42):
                    sketch(b, "poppy")


class PilePicture(msgspec.Struct, frozen=True):
    """A pile of face-down cards, the thicker the more there are; discarded ones lie askew."""

    thickness: int
    discarded: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Backs one above another, or the outline of where they would lie."""
        if not self.thickness:
            with brush(painter, rect, theme) as b:
                b.rect((4, 4, 92, 137), None, "muted", radius=9)
            return
        back = CardBackPicture(value=0)
        for layer in range(self.thickness):
            shift = rect.width() * 0.025 * (self.thickness - 1 - layer)
            painter.save()
            painter.translate(shift, shift)
            room = rect.width() * 0.025 * (self.thickness - 1)
            if self.discarded:
                painter.translate(rect.center())
                painter.rotate((-3.0, 4.0, -1.5, 2.5)[layer % 4])
                painter.translate(-rect.center())
                room += rect.width() * 0.06
            width = rect.width() - room
            side = (rect.width() - room - width) / 2 if self.discarded else 0.0
            place = QRectF(rect.left() + side, rect.top() + side, width, width * CARD_RATIO)
            back.paint(painter, place, theme)
            painter.restore()
