"""The small set of animations. Durations are here and nowhere else; nothing may take longer than 350 ms."""

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)
from PySide6.QtWidgets import QGraphicsObject

SLIDE_MS = 300
QUICK_MS = 180
STAGGER_MS = 45  # between the starts of things that follow one another
GLIDE_MS = 170  # what the person's own hand moves
SPOKEN_MS = 5200  # how long a sentence stays at the pointer
LOOK_MS = 420  # until something under the pointer is shown larger


def _property(
    item: QGraphicsObject, name: bytes, start: object, end: object, ms: float
) -> QPropertyAnimation:
    move = QPropertyAnimation(item, QByteArray(name), item)
    move.setStartValue(start)
    move.setEndValue(end)
    move.setDuration(max(1, round(ms)))
    return move


def slide(item: QGraphicsObject, to: QPointF, ms: float) -> QPropertyAnimation:
    """The item moves there from where it is; the animation belongs to the item."""
    move = _property(item, b"pos", item.pos(), to, ms)
    move.setEasingCurve(QEasingCurve.Type.InOutCubic)
    return move


def fade(item: QGraphicsObject, to: float, ms: float) -> QPropertyAnimation:
    """The item becomes so opaque."""
    return _property(item, b"opacity", item.opacity(), to, ms)


def grow(item: QGraphicsObject, to: float, ms: float) -> QPropertyAnimation:
    """The item becomes so many times as large, about its middle."""
    move = _property(item, b"scale", item.scale(), to, ms)
    move.setEasingCurve(QEasingCurve.Type.InOutCubic)
    return move


def pop(item: QGraphicsObject, ms: float) -> QPropertyAnimation:
    """The item swells a little and is as before."""
    move = _property(item, b"scale", 1.0, 1.0, ms)
    move.setKeyValueAt(0.5, 1.22)
    move.setEasingCurve(QEasingCurve.Type.OutQuad)
    return move


def walk(item: QGraphicsObject, stops: list[QPointF], ms: float) -> QPropertyAnimation:
    """The item moves from stop to stop, each as far along as its share of the way."""
    move = _property(item, b"pos", item.pos(), stops[-1], ms)
    for number, stop in enumerate(stops[:-1], start=1):
        move.setKeyValueAt(number / len(stops), stop)
    return move


def together(*moves: QAbstractAnimation | None) -> QParallelAnimationGroup | None:
    """All at once, or None if nothing moves; the group owns them."""
    real = [move for move in moves if move is not None]
    if not real:
        return None
    group = QParallelAnimationGroup()
    for move in real:
        group.addAnimation(move)
    return group


def after(ms: float, move: QAbstractAnimation) -> QSequentialAnimationGroup:
    """The move, a little later."""
    group = QSequentialAnimationGroup()
    group.addAnimation(QPauseAnimation(max(0, round(ms))))
    group.addAnimation(move)
    return group
