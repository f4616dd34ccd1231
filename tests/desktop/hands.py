"""Persons made of real events, each with one kind of gesture: keys, clicks or drags."""

from collections.abc import Hashable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.scene.interaction import Interaction
from ahrensache_desktop.scene.table_view import TableView
from ahrensache_desktop.sitting import Sitting

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
GRID = (0.5, 0.15, 0.85, 0.3, 0.7, 0.05, 0.95)
BIDS = 2  # in each phase, before passing


class Hands:
    """Plays with one kind of gesture; what to choose does not matter."""

    def __init__(self, desktop: Desktop, qtbot: QtBot) -> None:
        self.page = desktop.window.match
        self._qtbot = qtbot
        self.seen: set[str] = set()
        self._bids = 0

    @property
    def sitting(self) -> Sitting:
        assert self.page.sitting is not None
        return self.page.sitting

    @property
    def view(self) -> TableView:
        return self.page.findChildren(TableView)[-1]

    @property
    def tool(self) -> Interaction:
        assert self.sitting.stage.interaction is not None
        return self.sitting.stage.interaction

    def play(self) -> None:
        """The whole game."""
        match, stage = self.sitting.table.match, self.sitting.stage
        while True:
            self._qtbot.waitUntil(
                lambda: stage.interaction is not None or match.result is not None, timeout=20_000
            )
            if match.result is not None:
                return
            kind, before = self.tool.prompt.decision.kind, len(match.moments)
            self.seen.add(kind)
            if kind not in ("bid", "discard"):
                self._bids = 0
            self.choose(kind)
            self._qtbot.waitUntil(lambda: len(match.moments) > before, timeout=5_000)  # noqa: B023

    def choose(self, kind: str) -> None:
        """Make the open choice."""
        if kind == "bid":
            self._bid()
        elif kind == "place":
            self.place()
        elif kind == "discard":
            self.discard(self.pieces("hand")[0])
        else:
            self.pick(next(key for key in self.sitting.stage.items_by_key if self.tool.can_pick(key)))

    def _bid(self) -> None:
        """Bid a few times with any card that will do, then pass, or else drop out."""
        buttons = self.page.bar.buttons
        if self._bids >= BIDS and "pass" in buttons:
            self.pass_bid()
            return
        self._bids += 1
        for key in self.pieces("hand"):
            self.lay(key)
            if self.page.bar.buttons["bid"].isEnabled():
                self.make_bid()
                return
            self.take_back(key)
        if "pass" in self.page.bar.buttons:
            self.pass_bid()
        else:
            self.drop_out()

    # One gesture each.

    def lay(self, key: Hashable) -> None:
        raise NotImplementedError

    def take_back(self, key: Hashable) -> None:
        raise NotImplementedError

    def make_bid(self) -> None:
        self._press("bid")

    def pass_bid(self) -> None:
        self._press("pass")

    def drop_out(self) -> None:
        for _ in range(2):
            self.pick(next(key for key in self.pieces("offer")))

    def place(self) -> None:
        raise NotImplementedError

    def discard(self, key: Hashable) -> None:
        self.pick(key)

    def pick(self, key: Hashable) -> None:
        raise NotImplementedError

    def leave_out(self) -> None:
        for _ in range(2):
            self._press("leave-out")

    # What the gestures are made of.

    def pieces(self, kind: str) -> list[Hashable]:
        """The pieces of a kind that can be picked."""
        keys = [key for key in self.sitting.stage.items_by_key if isinstance(key, tuple) and key[0] == kind]
        return [key for key in keys if self.tool.can_pick(key)]

    def hand(self) -> list[float]:
        """Where the cards lie, in the order in which they were made."""
        self.sitting.stage.rest()
        pieces = self.sitting.stage.items_by_key
        keys = sorted((key for key in pieces if isinstance(key, tuple) and key[0] == "hand"), key=str)
        return [pieces[key].spot.x for key in keys]

    def _press(self, control: str) -> None:
        button = self.page.bar.buttons[control]
        assert isinstance(button, QPushButton)
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()

    def spot(self, key: Hashable) -> QPoint:
        """A point at which the pointer meets this piece and no other that can be picked."""
        stage = self.sitting.stage
        stage.rest()
        piece = stage.items_by_key[key]
        for part_y in GRID:
            for part_x in GRID:
                at = piece.mapToScene(QPointF(piece.spot.w * part_x, piece.spot.h * part_y))
                point = self.view.mapFromScene(at)
                met = next((each for each in stage.pieces.at(at) if self.tool.can_pick(each.key)), None)
                if met is piece and self.view.viewport().rect().contains(point):
                    return point
        raise AssertionError(f"{key} is covered everywhere")

    def middle(self, key: Hashable) -> QPoint:
        return self.view.mapFromScene(self.sitting.stage.items_by_key[key].sceneBoundingRect().center())


class Clicks(Hands):
    """The mouse, clicking; never a key, never a drag."""

    def pick(self, key: Hashable) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, NONE, self.spot(key))
        QApplication.processEvents()

    def lay(self, key: Hashable) -> None:
        self.pick(key)

    def take_back(self, key: Hashable) -> None:
        self.pick(key)

    def place(self) -> None:
        spaces = self.pieces("space-cell")
        if spaces:
            self.pick(spaces[0])
        else:
            self.leave_out()


class Drags(Clicks):
    """The mouse, dragging everything that can be dragged; buttons where nothing can."""

    def drag(self, key: Hashable, to: QPoint) -> None:
        port, start = self.view.viewport(), self.spot(key)
        QTest.mousePress(port, LEFT, NONE, start)
        for step in range(1, 7):
            QTest.mouseMove(port, start + (to - start) * step / 6)
        assert self.sitting.stage.pointer.dragged is not None
        QTest.mouseRelease(port, LEFT, NONE, to)
        QApplication.processEvents()

    def pick(self, key: Hashable) -> None:
        self.drag(key, self.middle(("track",)))

    def lay(self, key: Hashable) -> None:
        self.drag(key, self.middle(("tray",)))

    def take_back(self, key: Hashable) -> None:
        x, y, w, h = self.sitting.stage.layout.hand
        self.drag(key, self.view.mapFromScene(QPointF(x + w / 2, y + h / 2)))

    def discard(self, key: Hashable) -> None:
        self.drag(key, self.middle(("discard-pile",)))

    def place(self) -> None:
        spaces = self.pieces("space-cell")
        if spaces:
            self.drag(self.pieces("to-place")[0], self.spot(spaces[-1]))
        else:
            self.leave_out()


class Keys(Hands):
    """The keyboard alone."""

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def cursor_to(self, key: Hashable) -> None:
        """Walk with the arrows until the cursor is there."""
        for _ in range(60):
            if self.tool.focus() == key:
                return
            self.press(Qt.Key.Key_Right)
        raise AssertionError(f"{key} is not reached with the arrows")

    def lay(self, key: Hashable) -> None:
        self.cursor_to(key)
        self.press(Qt.Key.Key_Space)

    def take_back(self, key: Hashable) -> None:  # noqa: ARG002  Escape takes all back
        self.press(Qt.Key.Key_Escape)

    def make_bid(self) -> None:
        self.press(Qt.Key.Key_Return)

    def pass_bid(self) -> None:
        self.press(Qt.Key.Key_P)

    def drop_out(self) -> None:
        self.press(Qt.Key.Key_1, Qt.Key.Key_1)

    def place(self) -> None:
        if self.pieces("space-cell"):
            self.press(Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return)
        else:
            self.press(Qt.Key.Key_L, Qt.Key.Key_L)

    def pick(self, key: Hashable) -> None:
        self.cursor_to(key)
        self.press(Qt.Key.Key_Return)
