"""Bidding cards, and the cards of buildings, plans and scoring."""

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.titles.ahrensache.brush import Brush, around, brush
from ahrensache_desktop.titles.ahrensache.houses import house
from ahrensache_desktop.titles.ahrensache.sketches import SKETCHES, path
from rules_core.games.ahrensache.material import COLOUR_OF, VALUE_OF, Card

CARD_RATIO = 1.45
"""Height of a card for a width of 1."""


class CardPicture(msgspec.Struct, frozen=True):
    """A bidding card face up, and what it counts as where that is another."""

    card: Card
    counts_as: Card | None = None
    dim: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Its flower large in the middle, its value in two corners."""
        colour, value = COLOUR_OF[self.card], VALUE_OF[self.card]
        with brush(painter, rect, theme) as b:
            b.rect((2, 2, 96, 141), "paper", radius=9)
            b.rect((8, 8, 84, 129), None, colour, radius=5)
            with b.at(50, 80, 62):
                flower(b, colour)
            _corner(b, colour, value)
            painter.setTransform(QTransform(-1, 0, 0, -1, 100, 145), combine=True)
            _corner(b, colour, value)
        if self.counts_as not in (None, self.card):
            assert self.counts_as is not None
            with brush(painter, rect, theme) as b:
                b.rect((10, 56, 80, 44), "paper", "ink", radius=8)
                b.text(f"= {VALUE_OF[self.counts_as]}", (12, 56, 50, 44), 32, COLOUR_OF[self.counts_as])
                with b.at(72, 78, 28):
                    flower(b, COLOUR_OF[self.counts_as])
        if self.dim:
            with brush(painter, rect, theme) as b:
                painter.setOpacity(0.62)
                b.rect((1, 1, 98, 143), "panel", None, radius=9)


def _corner(b: Brush, colour: str, value: int) -> None:
    b.rect((6, 6, 30, 50), colour, None, radius=6)
    b.text(str(value), (6, 4, 30, 32), 30, "#ffffff")
    with b.at(21, 44, 19):
        flower(b, colour, small=True)


def flower(b: Brush, colour: str, small: bool = False) -> None:
    """Poppy, cornflower or ear: the shape of each colour of card."""
    edge = "#ffffff" if small else "ink"
    if colour == "red":
        for x, y in ((50, 28), (28, 52), (72, 52), (50, 70)):
            b.ellipse(x, y, 27, 24, "red", edge)
        b.ellipse(50, 50, 12, 12, "#3b2a1e", None)
    elif colour == "blue":
        for left, top in around(50, 50, 30, 8):
            dx, dy = left - 50, top - 50
            petal = [(50.0, 50.0), (left + dy * 0.4, top - dx * 0.4)]
            petal += [(50 + dx * 1.3, 50 + dy * 1.3), (left - dy * 0.4, top + dx * 0.4)]
            b.polygon(petal, "blue", edge)
        b.ellipse(50, 50, 11, 11, "#e7e2f5", None)
    else:
        for turn in (-26, 0, 26):
            b.painter.save()
            b.painter.translate(50, 96)
            b.painter.rotate(turn)
            b.painter.translate(-50, -96)
            b.line([(50, 96), (50, 34)], "#8a6a18" if not small else "#ffffff", 5)
            for y in (66, 46, 26):
                b.ellipse(41, y, 8, 12, "yellow", edge)
                b.ellipse(59, y, 8, 12, "yellow", edge)
            b.ellipse(50, 10, 8, 12, "yellow", edge)
            b.painter.restore()


class CardBackPicture(msgspec.Struct, frozen=True):
    """The back of a bidding card: what it counts in a bid, and a sign of an own card."""

    known: Card | None = None
    value: int = 2

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A field of furrows and the 2."""
        with brush(painter, rect, theme) as b:
            b.rect((2, 2, 96, 141), "paper", radius=9)
            b.rect((8, 8, 84, 129), "#6d8f5a", "ink", radius=5)
            for y in range(20, 134, 14):
                b.line([(10, y), (90, y + 4)], "#5d7d4b", 3)
            if self.value:
                b.ellipse(50, 72, 26, 26, "paper")
                b.text(str(self.value), (24, 45, 52, 52), 40)
            else:
                with b.at(50, 73, 62):
                    SKETCHES["grain"](b)
            if self.known is not None:
                b.rect((62, 104, 28, 30), COLOUR_OF[self.known], "#ffffff", radius=6)
                b.text(str(VALUE_OF[self.known]), (62, 104, 28, 30), 22, "#ffffff")


class PairPicture(msgspec.Struct, frozen=True):
    """A sign for cards: face up, face down, or lying in the display."""

    down: bool
    board: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Two small cards, or a row of three."""
        with brush(painter, rect, theme) as b:
            if self.board:
                for x, colour in ((4, "red"), (36, "blue"), (68, "yellow")):
                    b.rect((x, 24, 28, 52), "paper", radius=5)
                    b.ellipse(x + 14, 50, 8, 8, colour, None)
                return
            for x, y in ((14, 6), (34, 20)):
                b.rect((x, y, 50, 72), "paper", radius=8)
            if self.down:
                b.rect((42, 29, 34, 54), "#6d8f5a", None, radius=5)
            else:
                b.ellipse(59, 56, 15, 15, "red", None)


class BuildingCardPicture(msgspec.Struct, frozen=True):
    """A building card; its words are the scene's."""

    building: str
    dimmed: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The building on paper."""
        with brush(painter, rect, theme) as b:
            if self.dimmed:
                painter.setOpacity(0.45)
            b.rect((2, 2, 96, 96), "paper", radius=8)
            with b.at(50, 50, 82):
                house(b, self.building)


class PlanPicture(msgspec.Struct, frozen=True):
    """A building plan: its field with the marked spaces, and those that are filled."""

    marked: frozenset[tuple[int, int]]
    filled: frozenset[tuple[int, int]]
    points: int

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The 5 × 5 field, its marked spaces above the others."""
        with brush(painter, rect, theme) as b:
            b.rect((2, 2, 96, 96), "paper", radius=7)
            field = [(x, y) for x in range(-2, 3) for y in range(-2, 3)]
            for cell in sorted(field, key=lambda cell: cell in self.marked):
                left, top = 9 + 16.4 * (cell[0] + 2), 9 + 16.4 * (cell[1] + 2)
                box = (left, top, 16.4, 16.4)
                if cell == (0, 0):
                    b.rect(box, "meadow", "#cdbd94")
                    b.rect((left + 4, top + 8, 8.4, 6), "#f6ead0")
                    b.polygon([(left + 2, top + 9), (left + 8.2, top + 3), (left + 14.4, top + 9)], "red")
                elif cell in self.marked:
                    b.rect(box, "meadow_deep" if cell in self.filled else "#e5cf98", "ink")
                    if cell in self.filled:
                        points = [(left + 4, top + 8.5), (left + 7.4, top + 12), (left + 13, top + 5)]
                        b.line(points, "#ffffff", 3)
                else:
                    b.rect(box, None, "#e4d6b4")


ICONS: dict[str, tuple[str, ...]] = {
    "A1": ("cow", "pig", "sheep", "chicken"),
    "B1": ("apple_tree", "tractor", "beehive", "wheelbarrow"),
    "C1": ("apple", "apple_tree"),
    "D1": ("person", "tractor", "apple"),
    "E1": ("18", "beehive", "wheelbarrow"),
    "A2": ("cow", "cow", "pig", "pig"),
    "B2": ("tractor", "tractor", "beehive", "beehive"),
    "C2": ("apple_tree", "beehive", "×", "apple"),
    "D2": ("tile", "house", "×", "tractor"),
    "E2": ("cow", "sheep", "×", "person"),
    "W1": ("walk",),
    "W2": ("ends",),
    "G1": ("area",),
    "G2": ("closed",),
}
"""What a scoring card shows at a glance."""


class ScoringCardPicture(msgspec.Struct, frozen=True):
    """A scoring card: its letter and what it counts, in one row on a wide card and in two on another."""

    card: str

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Letter to the left or above, the icons as large as there is room."""
        wide = rect.width() > rect.height() * 1.5
        high = 100 * rect.height() / rect.width()
        icons = ICONS[self.card]
        columns = len(icons) if wide or len(icons) < 3 else 2
        rows = -(-len(icons) // columns)
        left, top, width, height = (24.0, 4.0, 73.0, high - 8) if wide else (4.0, 20.0, 92.0, high - 24)
        size = min(width / columns, height / rows, 44.0)
        with brush(painter, rect, theme) as b:
            b.rect((1.5, 1.5, 97, high - 3), "paper", radius=5)
            tag = (5, 5, 19, high * 0.4) if wide else (4, 4, 26, 17)
            b.rect(tag, "brown", None, radius=3)
            b.text(self.card, tag, 13 if wide else 14, "#ffffff")
            for i, icon in enumerate(icons):
                row, column = divmod(i, columns)
                x = left + width / 2 + size * (column - (columns - 1) / 2)
                y = top + height / 2 + size * (row - (rows - 1) / 2)
                with b.at(x, y, size * 0.92):
                    _icon(b, icon)


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


def _icon(b: Brush, icon: str) -> None:
    if icon in SKETCHES:
        SKETCHES[icon](b)
    elif icon == "person":
        b.curve(path((14, 96), (14, 60, 86, 60, 86, 96)), "orange")
        b.ellipse(50, 36, 22, 24, "#efc9a0")
    elif icon == "house":
        house(b, "cowshed")
    elif icon == "tile":
        b.rect((8, 8, 84, 84), "meadow")
        b.line([(50, 8), (50, 92)], "path", 20)
    elif icon in ("walk", "ends", "area", "closed"):
        _land_icon(b, icon)
    else:
        b.text(icon, (-20, 10, 140, 80), 74)


def _land_icon(b: Brush, icon: str) -> None:
    b.rect((-10, 0, 120, 100), "meadow")
    if icon in ("area", "closed"):
        b.rect((20, 22, 60, 56) if icon == "closed" else (-10, 0, 50, 50), "grain")
    lines = {
        "walk": [[(-8, 80), (30, 80), (30, 30), (80, 30), (80, 70), (108, 70)]],
        "ends": [[(50, 0), (50, 50)], [(-10, 50), (110, 50)]],
        "area": [[(-10, 50), (40, 50), (40, 0)]],
        "closed": [[(20, 22), (80, 22), (80, 78), (20, 78), (20, 22)]],
    }
    for line in lines[icon]:
        b.line(line, "path_edge", 16)
        b.line(line, "path", 11)
    if icon == "ends":
        for x, y in ((50, 4), (-6, 50), (106, 50)):
            b.ellipse(x, y, 10, 10, "red")
