"""Small signs on a space of the farm: what a tile would bring there."""

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.titles.ahrensache.brush import Brush, brush
from ahrensache_desktop.titles.ahrensache.sketches import SKETCHES


class GainPicture(msgspec.Struct, frozen=True):
    """Grain and a space of the building plan; or a small cross where the tile does not fit."""

    grain: int = 0
    plan: bool = False
    barred: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The signs on light labels, one above the other."""
        with brush(painter, rect, theme) as b:
            if self.barred:
                painter.setOpacity(0.55)
                colour = theme.words_on("meadow_deep")
                b.line([(24, 24), (76, 76)], colour, 13)
                b.line([(24, 76), (76, 24)], colour, 13)
                return
            rows = 2 if self.grain and self.plan else 1
            for number, row in enumerate(["grain"] * bool(self.grain) + ["plan"] * self.plan):
                y = 50 + 44 * (number - (rows - 1) / 2)
                b.rect((8, y - 20, 84, 40), "paper", "#8a6a2a", radius=18)
                if row == "grain":
                    _grain(b, y, self.grain)
                else:
                    _plan(b, y)


class JoinPicture(msgspec.Struct, frozen=True):
    """A place where two paths meet; with grain where both ends show it."""

    grain: bool

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A bright stud, or an ear on a disc."""
        with brush(painter, rect, theme) as b:
            b.ellipse(50, 50, 44, 44, "lit" if not self.grain else "paper", "ink")
            if self.grain:
                with b.at(50, 50, 66):
                    SKETCHES["grain"](b)


def _grain(b: Brush, y: float, grain: int) -> None:
    b.text(f"+{grain}", (12, y - 20, 44, 40), 34)
    with b.at(70, y, 36):
        SKETCHES["grain"](b)


def _plan(b: Brush, y: float) -> None:
    b.line([(34, y), (46, y + 11), (68, y - 12)], "green", 10)
