"""A dragged piece stays under the pointer, and goes back wherever the drag does not end on the table."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ahrensache_desktop.scene.moves import LOOK_MS
from ahrensache_desktop.scene.piece import Piece
from ahrensache_desktop.titles.ahrensache.place_tool import PlaceTool
from tests.desktop.stages import Shown, match_at

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
ZOOMS = (0.4, 1.0, 1.7, 3.0)
SIZES = ((960, 600), (1601, 941), (703, 583))
WAYS_TO_CANCEL = ("escape", "focus", "outside", "lost release", "shut")


def tile_on_the_table(qtbot: QtBot, zoom: float = 1.0, size: tuple[int, int] = SIZES[0]) -> Shown:
    shown = Shown(qtbot, match_at("place", players=5, at_least=30))
    shown.view.resize(*size)
    shown.stage.zoom_by(zoom)
    shown.stage.rest()
    return shown


def take(shown: Shown, by: QPoint) -> tuple[Piece, QPoint]:
    """Press on the first tile in the tray and pull it some way; the tile, and where it was pressed."""
    tool = shown.stage.interaction
    assert isinstance(tool, PlaceTool)
    key = ("to-place", tool.tiles[0])
    start = shown.point(key, 0.3)
    pane = shown.view.viewport()
    QTest.mousePress(pane, LEFT, NONE, start)
    for step in range(1, 6):
        QTest.mouseMove(pane, start + by * step / 5)
    piece = shown.stage.pointer.dragged
    assert piece is not None
    assert piece.key == key
    return piece, start


def off(shown: Shown, piece: Piece, at: QPoint, grip: QPointF) -> float:
    """How far the tile is from where the hand holds it, in pixels of the screen."""
    away = piece.scenePos() - shown.view.mapToScene(at) - grip
    return max(abs(away.x()), abs(away.y())) * shown.stage.art.ratio


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("zoom", ZOOMS)
def test_a_tile_stays_exactly_under_the_pointer(qtbot: QtBot, zoom: float, size: tuple[int, int]) -> None:
    shown = tile_on_the_table(qtbot, zoom, size)
    tool = shown.stage.interaction
    assert isinstance(tool, PlaceTool)
    key = ("to-place", tool.tiles[0])
    start = shown.point(key, 0.3)
    grip = shown.stage.items_by_key[key].scenePos() - shown.view.mapToScene(start)
    piece, start = take(shown, QPoint(30, -40))
    for step in range(1, 25):
        at = start + QPoint(30 + 11 * step, -40 - 9 * step)
        QTest.mouseMove(shown.view.viewport(), at)
        assert off(shown, piece, at, grip) <= 1
    QTest.mouseRelease(shown.view.viewport(), LEFT, NONE, start)
    shown.stage.rest()


@pytest.mark.parametrize("scale", ["1.25", "1.5", "2"])
def test_it_does_so_at_every_scale_of_the_screen(scale: str) -> None:
    """Qt learns its scale once, when it starts."""
    test = f"{Path(__file__)}::{test_a_tile_stays_exactly_under_the_pointer.__name__}"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", test]
    done = subprocess.run(
        command,
        env={**os.environ, "QT_SCALE_FACTOR": scale},
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"{len(ZOOMS) * len(SIZES)} passed" in done.stdout, done.stdout


@pytest.mark.parametrize("zoom", [1.0, 1.7])
@pytest.mark.parametrize("way", WAYS_TO_CANCEL)
def test_a_drag_that_is_cancelled_puts_the_tile_back(qtbot: QtBot, way: str, zoom: float) -> None:
    shown = tile_on_the_table(qtbot, zoom)
    before = shown.table()
    piece, start = take(shown, QPoint(60, -90))
    pane = shown.view.viewport()
    match way:
        case "escape":
            shown.keys(Qt.Key.Key_Escape)
        case "focus":
            QApplication.sendEvent(shown.view, QFocusEvent(QEvent.Type.FocusOut))
        case "outside":
            QTest.mouseMove(pane, QPoint(-80, -60))
            QTest.mouseRelease(pane, LEFT, NONE, QPoint(-80, -60))
        case "lost release":
            at = QPointF(start)
            kind, none = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
            QApplication.sendEvent(pane, QMouseEvent(kind, at, pane.mapToGlobal(at), none, none, NONE))
        case "shut":
            shown.stage.shut()
    assert shown.stage.pointer.dragged is None
    QTest.mouseRelease(pane, LEFT, NONE, start + QPoint(60, -90))
    assert shown.chosen == []
    if way == "shut":
        shown.stage.open(shown.match.prompt())
    shown.stage.pointer.leave()
    assert shown.table() == before
    assert piece.parentItem() is None


def test_no_empty_note_opens_above_a_space_that_has_its_own_line(qtbot: QtBot) -> None:
    shown = tile_on_the_table(qtbot)
    tool = shown.stage.interaction
    assert isinstance(tool, PlaceTool)
    shown.stage.rest()
    QTest.mouseMove(shown.view.viewport(), shown.point(("space-cell", tool.spaces()[0])))
    assert tool.cell == tool.spaces()[0]
    qtbot.wait(LOOK_MS + 100)
    assert ("gain-line",) in shown.stage.items_by_key
    assert ("lens",) not in shown.stage.items_by_key


def test_the_wheel_zooms_the_farm_while_a_tile_is_held_and_the_tile_stays(qtbot: QtBot) -> None:
    shown = tile_on_the_table(qtbot)
    piece, start = take(shown, QPoint(150, -150))
    at = start + QPoint(150, -150)
    held = piece.scenePos()
    cell = shown.stage.cell_ground().cell
    place, pane = QPointF(at), shown.view.viewport()
    turned = QWheelEvent(
        place,
        pane.mapToGlobal(place),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.LeftButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(pane, turned)
    assert shown.stage.cell_ground().cell > cell
    assert piece.scenePos() == held
    assert shown.stage.pointer.dragged is piece
    QTest.mouseRelease(pane, LEFT, NONE, start)
