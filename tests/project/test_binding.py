"""Whether the installed PySide6 leaves the reference count of None alone.

PySide6 6.12.0 lowers it with every call that returns nothing, and on Python before 3.12 the process
aborts after a few thousand of them. Short tests pass by luck, so the count itself is looked at.
"""

import sys

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")

ROUNDS = 500
MARGIN = 50


class _Tile(QGraphicsRectItem):
    """An item whose painting goes through Python."""

    def __init__(self) -> None:
        super().__init__(0, 0, 20, 20)
        self.painted = 0

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.painted += 1
        super().paint(painter, option, widget)


def test_moving_an_item_leaves_none_alone(qtbot: QtBot) -> None:
    item = QGraphicsRectItem(0, 0, 20, 20)
    before = sys.getrefcount(None)
    for i in range(ROUNDS):
        item.setPos(i, i)
    assert abs(sys.getrefcount(None) - before) <= MARGIN


def test_painting_an_item_leaves_none_alone(qtbot: QtBot) -> None:
    scene = QGraphicsScene(0, 0, 100, 100)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    tile = _Tile()
    scene.addItem(tile)
    with qtbot.waitExposed(view):
        view.show()
    view.grab()
    painted, before = tile.painted, sys.getrefcount(None)
    for _ in range(ROUNDS):
        view.viewport().repaint()
    assert tile.painted - painted >= ROUNDS
    assert abs(sys.getrefcount(None) - before) <= MARGIN


def test_values_of_qt_leave_none_alone() -> None:
    area = QRectF(0, 0, 1, 1)
    before = sys.getrefcount(None)
    for _ in range(ROUNDS):
        area.translate(1, 1)
    assert abs(sys.getrefcount(None) - before) <= MARGIN
