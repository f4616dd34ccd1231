"""The small set of animations. Durations are here and nowhere else."""

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
)
from PySide6.QtWidgets import QGraphicsObject

SLIDE_MS = 320
QUICK_MS = 180


def slide(item: QGraphicsObject, to: QPointF, ms: float) -> QPropertyAnimation:
    """The item moves there from where it is; the animation belongs to the item."""
    move = QPropertyAnimation(item, b"pos", item)
    move.setStartValue(item.pos())
    move.setEndValue(to)
    move.setDuration(max(1, round(ms)))
    move.setEasingCurve(QEasingCurve.Type.InOutCubic)
    return move


def fade(item: QGraphicsObject, to: float, ms: float) -> QPropertyAnimation:
    """The item becomes so opaque."""
    move = QPropertyAnimation(item, b"opacity", item)
    move.setStartValue(item.opacity())
    move.setEndValue(to)
    move.setDuration(max(1, round(ms)))
    return move


def together(*moves: QAbstractAnimation) -> QParallelAnimationGroup:
    """All at once; the group owns them."""
    group = QParallelAnimationGroup()
    for move in moves:
        group.addAnimation(move)
    return group
