"""The one hand in which everything is drawn: a square of 100 units and one outline."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from ahrensache_desktop.scene.fonts import display_font, text_font
from ahrensache_desktop.scene.theme import LINE, Shape, Theme

Point = tuple[float, float]
DRAWN = 64  # the size in which letters are taken from the font, so that they can be scaled finely


class Brush:
    """Draws in a box of 100 × `height` units, whatever its size on the screen."""

    def __init__(self, painter: QPainter, theme: Theme, pixels: float = 100.0) -> None:
        self.painter = painter
        self.theme = theme
        self.pixels = pixels  # of the screen, for the 100 units
        self.text_scale = theme.text_scale
        self.weight = 100 * LINE

    def enlarged(self, size: float, most: float) -> float:
        """A height of figures as large as the person wants them, at most so many times as large as usual."""
        return size * min(self.text_scale, most)

    def colour(self, colour: str) -> QColor:
        """A token of the theme, or a colour written as #rrggbb."""
        return QColor(colour) if colour.startswith("#") else self.theme.colour(colour)

    def pen(self, colour: str = "ink", width: float | None = None) -> QPen:
        """A round pen."""
        return QPen(
            self.colour(colour),
            self.weight if width is None else width,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )

    def _use(self, fill: str | None, outline: str | None) -> None:
        self.painter.setBrush(QBrush(self.colour(fill)) if fill else Qt.BrushStyle.NoBrush)
        self.painter.setPen(self.pen(outline) if outline else Qt.PenStyle.NoPen)

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, fill: str | None, outline: str | None = "ink"
    ) -> None:
        """An ellipse about a point."""
        self._use(fill, outline)
        self.painter.drawEllipse(QPointF(x, y), rx, ry)

    def rect(
        self,
        box: tuple[float, float, float, float],
        fill: str | None,
        outline: str | None = "ink",
        radius: float = 0,
    ) -> None:
        """A rectangle given by left, top, width and height."""
        self._use(fill, outline)
        self.painter.drawRoundedRect(QRectF(*box), radius, radius)

    def polygon(self, points: Sequence[Point], fill: str | None, outline: str | None = "ink") -> None:
        """A closed shape."""
        self._use(fill, outline)
        self.painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))

    def line(self, points: Sequence[Point], colour: str = "ink", width: float | None = None) -> None:
        """An open line."""
        self.painter.setPen(self.pen(colour, width))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPolyline(QPolygonF([QPointF(*point) for point in points]))

    def curve(self, path: QPainterPath, fill: str | None, outline: str | None = "ink") -> None:
        """Any path."""
        self._use(fill, outline)
        self.painter.drawPath(path)

    def stroke(self, path: QPainterPath, colour: str, width: float, flat: bool = True) -> None:
        """A broad line along a path."""
        pen = self.pen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)

    def text(
        self,
        words: str,
        box: tuple[float, float, float, float],
        size: float,
        colour: str = "ink",
        bold: bool = True,
    ) -> None:
        """Printed words in the middle of a box, their height in units; bold ones in the face of titles."""
        font = display_font(DRAWN) if bold else text_font(DRAWN)
        scale = size / DRAWN
        self.painter.save()
        self.painter.translate(box[0] + box[2] / 2, box[1] + box[3] / 2)
        self.painter.scale(scale, scale)
        self.painter.setFont(font)
        self.painter.setPen(self.colour(colour))
        wide, high = box[2] / scale, box[3] / scale
        self.painter.drawText(QRectF(-wide / 2, -high / 2, wide, high), Qt.AlignmentFlag.AlignCenter, words)
        self.painter.restore()

    def shape(
        self, shape: Shape, x: float, y: float, r: float, fill: str, outline: str | None = "ink"
    ) -> None:
        """One of the five shapes that stand for seats."""
        if shape == "circle":
            self.ellipse(x, y, r, r, fill, outline)
        elif shape == "square":
            side = r * 0.9
            self.rect((x - side, y - side, 2 * side, 2 * side), fill, outline, radius=r * 0.15)
        else:
            corners = {"triangle": 3, "diamond": 4, "pentagon": 5}[shape]
            self.polygon(list(around(x, y, r * 1.12, corners)), fill, outline)

    @contextmanager
    def at(self, x: float, y: float, size: float) -> Iterator[None]:
        """Draw a picture of 100 units smaller, about a point."""
        self.painter.save()
        self.painter.translate(x - size / 2, y - size / 2)
        self.painter.scale(size / 100, size / 100)
        weight, self.weight = self.weight, 100 * LINE * 1.6
        yield
        self.weight = weight
        self.painter.restore()


def around(x: float, y: float, r: float, corners: int) -> Iterator[Point]:
    """The corners of a regular shape that stands on its base or point."""
    for i in range(corners):
        angle = -math.pi / 2 + 2 * math.pi * i / corners
        yield x + r * math.cos(angle), y + r * math.sin(angle)


@contextmanager
def brush(painter: QPainter, rect: QRectF, theme: Theme) -> Iterator[Brush]:
    """A brush for a rectangle whose width is 100 units."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.width() / 100)
    yield Brush(painter, theme, rect.width())
    painter.restore()
