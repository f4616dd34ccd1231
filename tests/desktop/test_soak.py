"""Nothing grows while a long evening of games goes by."""

import gc
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.play.match_setup import MatchSetup
from tests.desktop.conftest import seats_of
from tests.desktop.stages import Shown, match_at

GAMES, WARM = 200, 39
REPAINTS = 10_000
MEGABYTE = 1_048_576


def memory() -> int:
    """The bytes of memory this process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


def objects(root: QObject) -> int:
    """How many objects Qt keeps below one."""
    return len(root.findChildren(QObject))


def let_go() -> None:
    """Let Qt do what it has put off, deleting included, as between two events of a running program."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from Linux's /proc")
@pytest.mark.timeout(240)
def test_opening_and_closing_200_games_leaves_nothing_behind(desktop: Desktop, qtbot: QtBot) -> None:
    held = []
    kept = []
    for number in range(GAMES):
        desktop.begin(MatchSetup("ahrensache", seats_of("pppbb"[: 2 + number % 4]), seed=f"soak {number}"))
        sitting = desktop.window.match.sitting
        assert sitting is not None
        sitting.playback.skip()
        let_go()
        if number in (WARM, GAMES - 1):
            gc.collect()
            let_go()
            held.append(memory())
            kept.append((objects(desktop), objects(desktop.window), len(QApplication.topLevelWidgets())))
    assert kept[1] == kept[0]
    assert held[1] - held[0] < 12 * MEGABYTE


class Counted(QObject):
    """Counts how often what it watches is really painted."""

    times = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002  Qt hands it over
        self.times += event.type() == QEvent.Type.Paint
        return False


def test_10_000_repaints_and_refreshes_leave_nothing_behind(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid", 5))
    pane = shown.view.viewport()
    items = len(shown.stage.items())
    held = 0
    painted = Counted()
    pane.installEventFilter(painted)
    for number in range(REPAINTS):
        pane.repaint()
        if number % 100 == 0:
            shown.stage.refresh()
        if number == REPAINTS // 5 and sys.platform == "linux":
            held = memory()
    assert painted.times >= REPAINTS
    assert len(shown.stage.items()) == items
    if sys.platform == "linux":
        assert memory() - held < 8 * MEGABYTE
