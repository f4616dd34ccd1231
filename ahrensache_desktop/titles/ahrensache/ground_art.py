"""What things stand and lie on: the way of the bid track, meadows, wooden trays."""

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from ahrensache_desktop.scene.fonts import text_font
from ahrensache_desktop.scene.theme import Theme


def scattered(count: int, seed: int) -> Iterator[tuple[float, float, int]]:
    """So many places in a square of 1 with a number each, always the same ones."""
    state = seed * 2654435761 % 2**32
    for _ in range(count):
        numbers = []
        for _ in range(3):
            state = (state * 1664525 + 1013904223) % 2**32
            numbers.append(state)
        yield numbers[0] / 2**32, numbers[1] / 2**32, numbers[2] >> 16


def _tuft(painter: QPainter, x: float, y: float, size: float) -> None:
    painter.drawLine(QPointF(x - size, y), QPointF(x - size * 0.5, y - size * 1.2))
    painter.drawLine(QPointF(x, y), QPointF(x, y - size * 1.6))
    painter.drawLine(QPointF(x + size, y), QPointF(x + size * 0.5, y - size * 1.2))


def _daisy(painter: QPainter, x: float, y: float, size: float, colour: str) -> None:
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        painter.drawEllipse(QPointF(x + dx * size * 0.7, y + dy * size * 0.7), size * 0.6, size * 0.6)
    painter.setBrush(QColor("#e3ab2f"))
    painter.drawEllipse(QPointF(x, y), size * 0.5, size * 0.5)
    painter.restore()


def _meadow(painter: QPainter, rect: QRectF, theme: Theme, unit: float, radius: float) -> None:
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setColorAt(0, theme.colour("meadow_deep").lighter(104))
    light.setColorAt(1, theme.colour("meadow_deep").darker(108))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(theme.colour("meadow_deep").darker(118), max(1.0, 0.9 * unit)))
    area = rect.width() * rect.height() / unit**2
    for x, y, kind in scattered(int(area / 900), 7):
        left, top = rect.left() + 6 * unit + x * (rect.width() - 12 * unit), rect.top() + 8 * unit
        top += y * (rect.height() - 12 * unit)
        if kind % 9 == 0:
            _daisy(painter, left, top, 1.7 * unit, "#f7f3e6" if kind % 2 else "#e9b7a6")
        else:
            _tuft(painter, left, top, 2.4 * unit)


class MeadowPicture(msgspec.Struct, frozen=True):
    """The ground that a farm lies on; `width` is its width in units."""

    width: float
    edge: str = "#5d7d33"
    line: float = 2.0  # the width of its edge, in units

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Grass with a hedge about it."""
        unit = rect.width() / self.width
        half = self.line * unit / 2
        inner = rect.adjusted(half, half, -half, -half)
        _meadow(painter, inner, theme, unit, 8 * unit)
        edge = QColor(self.edge) if self.edge.startswith("#") else theme.colour(self.edge)
        painter.setPen(QPen(edge, self.line * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, 8 * unit, 8 * unit)


class TrackPicture(msgspec.Struct, frozen=True):
    """The bid track: a way through the meadow, with a number for each space."""

    spaces: int
    height: float  # of the picture, in units
    numbers: float  # their height, in units
    margin: float = 7.0  # before the first and after the last space, in units

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Meadow, way, and the numbers on it."""
        unit = rect.height() / self.height
        _meadow(painter, rect, theme, unit, 8 * unit)
        high = 1.22 * self.numbers * unit
        way = QRectF(rect.left() + 3 * unit, rect.bottom() - high - 3 * unit, rect.width() - 6 * unit, high)
        painter.setPen(QPen(theme.colour("path_edge"), 2 * unit))
        painter.setBrush(theme.colour("path"))
        painter.drawRoundedRect(way, 6 * unit, 6 * unit)
        step = (rect.width() - 2 * self.margin * unit) / self.spaces
        for number in range(1, self.spaces + 1):
            left = rect.left() + self.margin * unit + (number - 1) * step
            if number > 1:
                painter.setPen(QPen(QColor(169, 127, 76, 120), unit))
                painter.drawLine(QPointF(left, way.top() + 3 * unit), QPointF(left, way.bottom() - 3 * unit))
            strong = number % 5 == 0
            painter.setFont(text_font(self.numbers * (1.04 if strong else 0.97) * unit, bold=strong))
            painter.setPen(theme.colour("ink"))
            place = QRectF(left, way.top(), step, way.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))


class TrayPicture(msgspec.Struct, frozen=True):
    """A flat wooden tray in which cards lie; `width` is its width in units."""

    width: float
    lit: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A rim of wood about a lining."""
        unit = rect.width() / self.width
        painter.setPen(
            QPen(theme.colour("lit" if self.lit else "wood_deep"), (2.4 if self.lit else 1.2) * unit)
        )
        painter.setBrush(theme.colour("wood"))
        rim = rect.adjusted(1.2 * unit, 1.2 * unit, -1.2 * unit, -1.2 * unit)
        painter.drawRoundedRect(rim, 8 * unit, 8 * unit)
        painter.setPen(QPen(theme.colour("wood_deep"), unit))
        painter.setBrush(theme.colour("panel"))
        inner = rect.adjusted(4.5 * unit, 4.5 * unit, -4.5 * unit, -4.5 * unit)
        painter.drawRoundedRect(inner, 5 * unit, 5 * unit)
