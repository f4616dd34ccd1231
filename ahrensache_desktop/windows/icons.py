"""The signs on the small buttons, drawn as lines so that no font can lack them."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

Draw = Callable[[QPainter], None]
"""Draws a sign into a square of 24."""


def icon(name: str, colour: str) -> QIcon:
    """A sign in a colour, sharp on every screen."""
    made = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(24 * ratio, 24 * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            pen = QPen(QColor(colour), 2.2)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            SIGNS[name](painter)
        pixmap.setDevicePixelRatio(ratio)
        made.addPixmap(pixmap)
    return made


def _undo(painter: QPainter) -> None:
    path = QPainterPath(QPointF(5, 9))
    path.lineTo(14, 9)
    path.arcTo(QRectF(9, 9, 10, 10), 90, -180)
    path.lineTo(8, 19)
    painter.drawPath(path)
    painter.drawPolyline([QPointF(9, 5), QPointF(5, 9), QPointF(9, 13)])


def _redo(painter: QPainter) -> None:
    painter.translate(24, 0)
    painter.scale(-1, 1)
    _undo(painter)


def _skip(painter: QPainter) -> None:
    for x in (6, 12):
        painter.drawPolyline([QPointF(x, 6), QPointF(x + 6, 12), QPointF(x, 18)])


def _pause(painter: QPainter) -> None:
    painter.drawLine(9, 6, 9, 18)
    painter.drawLine(15, 6, 15, 18)


def _step(painter: QPainter) -> None:
    painter.drawLine(17, 6, 17, 18)
    painter.setBrush(painter.pen().color())
    painter.drawPolygon([QPointF(6, 6), QPointF(14, 12), QPointF(6, 18)])


def _go_on(painter: QPainter) -> None:
    painter.setBrush(painter.pen().color())
    painter.drawPolygon([QPointF(8, 6), QPointF(18, 12), QPointF(8, 18)])


def _log(painter: QPainter) -> None:
    for y in (7, 12, 17):
        painter.drawPoint(QPointF(6, y))
        painter.drawLine(10, y, 19, y)


def _speed(painter: QPainter) -> None:
    painter.drawArc(QRectF(4, 6, 16, 16), 0, 180 * 16)
    painter.drawLine(QPointF(12, 14), QPointF(16, 9))


SIGNS: dict[str, Draw] = {
    "undo": _undo,
    "redo": _redo,
    "skip": _skip,
    "pause": _pause,
    "step": _step,
    "go_on": _go_on,
    "log": _log,
    "speed": _speed,
}
