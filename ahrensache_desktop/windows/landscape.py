"""The picture behind the start page: hills, a field of grain and a low sun, painted to any size."""

import math
from random import Random

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget


class _Colours(msgspec.Struct, frozen=True):
    """What the picture is painted with."""

    sky: tuple[str, str]  # above and at the horizon
    sun: str
    hills: tuple[str, ...]  # from far to near
    field: tuple[str, str]  # far and near
    stalk: str
    ear: str


DAY = _Colours(
    sky=("#cfe6ee", "#f9ecd2"),
    sun="#fff3c9",
    hills=("#b9cfa6", "#9dbd86", "#82a86a"),
    field=("#ecc766", "#d9a941"),
    stalk="#b8862b",
    ear="#f3d98a",
)
NIGHT = _Colours(
    sky=("#141c2b", "#3a3348"),
    sun="#d9d2b0",
    hills=("#2b3a3c", "#243230", "#1d2926"),
    field=("#4a4126", "#38301b"),
    stalk="#5f5230",
    ear="#84744a",
)


class Landscape(QWidget):
    """Paints itself once for each size; children lie on top of it."""

    def __init__(self) -> None:
        super().__init__()
        self._dark = False
        self._picture = QPixmap()

    def set_dark(self, dark: bool) -> None:
        """Day or night."""
        self._dark = dark
        self._picture = QPixmap()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._picture = QPixmap()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture.isNull() or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap((self.size() * ratio).expandedTo(self.size()))
            self._picture.setDevicePixelRatio(ratio)
            with QPainter(self._picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                _paint(painter, QRectF(self.rect()), NIGHT if self._dark else DAY)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)


def _paint(painter: QPainter, area: QRectF, colours: _Colours) -> None:
    width, height = area.width(), area.height()
    sky = QLinearGradient(0, 0, 0, height * 0.7)
    sky.setColorAt(0, QColor(colours.sky[0]))
    sky.setColorAt(1, QColor(colours.sky[1]))
    painter.fillRect(area, sky)
    _paint_sun(painter, QPointF(width * 0.72, height * 0.42), height, QColor(colours.sun))
    painter.setPen(Qt.PenStyle.NoPen)
    for index, colour in enumerate(colours.hills):
        painter.setBrush(QColor(colour))
        painter.drawPath(_hill(width, height, index))
    _paint_field(painter, width, height, colours)


def _paint_sun(painter: QPainter, centre: QPointF, height: float, colour: QColor) -> None:
    glow = QRadialGradient(centre, height * 0.5)
    clear = QColor(colour)
    clear.setAlpha(0)
    soft = QColor(colour)
    soft.setAlpha(150)
    glow.setColorAt(0, soft)
    glow.setColorAt(1, clear)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(centre, height * 0.5, height * 0.5)
    painter.setBrush(colour)
    painter.drawEllipse(centre, height * 0.055, height * 0.055)


def _hill(width: float, height: float, index: int) -> QPainterPath:
    """A long rolling line; the nearer, the lower and the steeper."""
    base = height * (0.56 + 0.08 * index)
    swing = height * (0.045 + 0.012 * index)
    path = QPainterPath(QPointF(0, height))
    steps = 48
    for step in range(steps + 1):
        x = step / steps
        turn = 2 * math.pi * (x * (0.9 + 0.35 * index) + 0.23 * index)
        wave = math.sin(turn) + 0.4 * math.sin(9 * x + index)
        path.lineTo(QPointF(x * width, base - swing * wave))
    path.lineTo(QPointF(width, height))
    path.closeSubpath()
    return path


def _paint_field(painter: QPainter, width: float, height: float, colours: _Colours) -> None:
    ground = QLinearGradient(0, height * 0.8, 0, height)
    ground.setColorAt(0, QColor(colours.field[0]))
    ground.setColorAt(1, QColor(colours.field[1]))
    path = QPainterPath(QPointF(0, height))
    path.lineTo(QPointF(0, height * 0.86))
    path.cubicTo(
        QPointF(width * 0.3, height * 0.78), QPointF(width * 0.6, height * 0.9), QPointF(width, height * 0.82)
    )
    path.lineTo(QPointF(width, height))
    painter.fillPath(path, ground)
    painter.setClipPath(path)
    stalk, ear = QColor(colours.stalk), QColor(colours.ear)
    growing = Random("field")
    for row in range(5):
        foot = height * (0.9 + 0.035 * row)
        length = height * (0.035 + 0.012 * row)
        count = int(width / (9 + 4 * row))
        for i in range(count):
            x = (i + growing.random()) * width / count
            _paint_ear(painter, QPointF(x, foot), length, growing.uniform(-0.2, 0.3), (stalk, ear))
    painter.setClipping(False)


def _paint_ear(
    painter: QPainter, foot: QPointF, length: float, lean: float, colours: tuple[QColor, QColor]
) -> None:
    tip = foot + QPointF(lean * length, -length)
    painter.setPen(QPen(colours[0], max(1.0, length * 0.03)))
    painter.drawLine(foot, tip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours[1])
    grain = length * 0.075
    for i in range(4):
        at = tip + (foot - tip) * (i * 0.09)
        painter.drawEllipse(at + QPointF(-grain * 0.8, 0), grain * 0.7, grain)
        painter.drawEllipse(at + QPointF(grain * 0.8, 0), grain * 0.7, grain)
    painter.drawEllipse(tip + QPointF(0, -grain), grain * 0.6, grain)
