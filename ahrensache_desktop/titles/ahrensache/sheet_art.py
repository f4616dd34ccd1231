"""Cards that are no bidding cards: buildings, plans and scoring."""

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.titles.ahrensache.brush import Brush, brush
from ahrensache_desktop.titles.ahrensache.sketches import SKETCHES, sketch


class BuildingCardPicture(msgspec.Struct, frozen=True):
    """A building card; its words are the scene's."""

    building: str
    dimmed: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The building on its meadow."""
        with brush(painter, rect, theme) as b:
            if self.dimmed:
                painter.setOpacity(0.45)
            b.rect((1.6, 1.6, 96.8, 96.8), "paper", radius=8)
            b.rect((6.5, 6.5, 87, 87), "#dcebe4", None, radius=5)
            b.painter.save()
            b.painter.setClipRect(QRectF(6.5, 6.5, 87, 87))
            b.ellipse(50, 112, 86, 44, "meadow", "meadow_deep")
            b.painter.restore()
            b.rect((6.5, 6.5, 87, 87), None, "wood_deep", radius=5)
            with b.at(50, 49, 74):
                sketch(b, self.building)


class PlanPicture(msgspec.Struct, frozen=True):
    """A building plan: its field with the marked spaces, and those that are filled."""

    marked: frozenset[tuple[int, int]]
    filled: frozenset[tuple[int, int]]
    points: int

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The 5 × 5 field, its marked spaces above the others."""
        with brush(painter, rect, theme) as b:
            b.rect((1.6, 1.6, 96.8, 96.8), "paper", radius=7)
            field = [(x, y) for x in range(-2, 3) for y in range(-2, 3)]
            for cell in sorted(field, key=lambda cell: cell in self.marked):
                left, top = 9 + 16.4 * (cell[0] + 2), 9 + 16.4 * (cell[1] + 2)
                if cell != (0, 0):
                    _space(b, left, top, marked=cell in self.marked, filled=cell in self.filled)
            with b.at(50, 50, 21):
                sketch(b, "farmhouse")


def _space(b: Brush, left: float, top: float, *, marked: bool, filled: bool) -> None:
    box = (left, top, 16.4, 16.4)
    if not marked:
        b.rect(box, None, "#e6d8b6")
    elif not filled:
        b.rect(box, "grain_light", "ink")
        b.line([(left + 4, top + 12.4), (left + 12.4, top + 4)], "grain", 2.2)
    else:
        b.rect(box, "meadow", "ink")
        with b.at(left + 8.2, top + 8.2, 14):
            sketch(b, "tick")


ICONS: dict[str, tuple[str, ...]] = {
    "A1": ("cow", "pig", "sheep", "chicken"),
    "B1": ("apple_tree", "tractor", "beehive", "wheelbarrow"),
    "C1": ("apple", "apple_tree"),
    "D1": ("farmer", "tractor", "apple"),
    "E1": ("18+", "beehive", "wheelbarrow"),
    "A2": ("cow", "cow", "pig", "pig"),
    "B2": ("tractor", "tractor", "beehive", "beehive"),
    "C2": ("apple_tree", "wheelbarrow", "beehive", "×", "apple"),
    "D2": ("pasture", "building", "×", "tractor"),
    "E2": ("cow", "sheep", "×", "farmer"),
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
        columns = len(icons) if wide or len(icons) < 3 else -(-len(icons) // 2)
        rows = -(-len(icons) // columns)
        tag_high = 18 * min(theme.text_scale, 1.5)
        left, top, width, height = (
            (27.0, 4.0, 70.0, high - 8) if wide else (4.0, 3 + tag_high, 92.0, high - 7 - tag_high)
        )
        size = min(width / columns, height / rows, 52.0)
        with brush(painter, rect, theme) as b:
            b.rect((1.5, 1.5, 97, high - 3), "paper", radius=5)
            tag = (5, 5, 19, high * 0.4) if wide else (4.5, 4.5, 1.55 * tag_high, tag_high)
            b.rect(tag, "brown", "ink", radius=4)
            b.text(self.card, tag, b.enlarged(14, 1.15) if wide else 0.92 * tag_high, "#ffffff")
            for i, icon in enumerate(icons):
                row, column = divmod(i, columns)
                x = left + width / 2 + size * (column - (columns - 1) / 2)
                y = top + height / 2 + size * (row - (rows - 1) / 2)
                with b.at(x, y, size * 0.92):
                    _icon(b, icon)


def _icon(b: Brush, icon: str) -> None:
    if icon in ("walk", "ends", "area", "closed"):
        _land_icon(b, icon)
    else:
        _sign(b, icon)


def _sign(b: Brush, name: str) -> None:
    """A drawing or, where there is none of that name, the word itself."""
    if name in SKETCHES:
        sketch(b, name)
    else:
        b.text(name, (-20, 6, 140, 88), 78 if len(name) < 3 else 58)


def _land_icon(b: Brush, icon: str) -> None:
    """A walk, the path ends at the edge, an area at the edge, or an area all closed."""
    b.rect((-10, 0, 120, 100), "meadow")
    if icon in ("area", "closed"):
        b.rect((20, 22, 60, 56) if icon == "closed" else (-10, 0, 50, 50), "grain_light")
    lines = {
        "walk": [[(-8, 80), (30, 80), (30, 30), (80, 30), (80, 70), (108, 70)]],
        "ends": [[(50, 2), (50, 50)], [(-8, 50), (108, 50)]],
        "area": [[(-8, 50), (40, 50), (40, 2)]],
        "closed": [[(20, 22), (80, 22), (80, 78), (20, 78), (20, 22)]],
    }
    for colour, width in (("ink", 19), ("path", 13)):
        for line in lines[icon]:
            b.line(line, colour, width)
    if icon == "walk":
        for x, y in ((-4, 80), (104, 70)):
            b.ellipse(x, y, 9, 9, "apple")
    if icon == "ends":
        for x, y in ((50, 6), (-4, 50), (104, 50)):
            b.ellipse(x, y, 11, 11, "apple")
