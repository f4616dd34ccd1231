"""Shadows, painted into the pixmap once: no effect has to be computed while the table moves."""

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ahrensache_desktop.scene.art import Picture
from ahrensache_desktop.scene.theme import Theme

STEPS = 6
STRENGTH = 13  # of each step, out of 255


class Nothing(msgspec.Struct, frozen=True):
    """No picture: for a shadow by itself."""

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Nothing is painted."""


NOTHING = Nothing()


class Raised(msgspec.Struct, frozen=True):
    """A picture that lies a little above the table, light falling from the upper left."""

    picture: Picture
    width: float  # of the picture, in logical pixels, without the shadow
    reach: float  # of the shadow on each side
    corner: float  # its radius, as a part of the width

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The shadow in the margin, then the picture inside it."""
        scale = rect.width() / (self.width + 2 * self.reach)
        reach = self.reach * scale
        inner = rect.adjusted(reach, reach, -reach, -reach)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 14, 6, STRENGTH))
        radius = self.corner * self.width * scale
        for step in range(STEPS):
            grow = reach * (0.75 - step / STEPS)
            moved = inner.adjusted(-grow, -grow, grow, grow).translated(reach * 0.1, reach * 0.25)
            painter.drawRoundedRect(moved, max(0.0, radius + grow), max(0.0, radius + grow))
        self.picture.paint(painter, inner, theme)
