"""A person made of mouse events: plays through the real window, and knows only what it shows."""

from collections.abc import Callable, Hashable
from time import monotonic

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from ahrensache_desktop.interrupts import Interrupts
from ahrensache_desktop.scene.piece import Piece
from ahrensache_desktop.scene.table_view import TableView
from ahrensache_desktop.sitting import Sitting
from ahrensache_desktop.windows.main_window import MainWindow

PATIENCE = 30.0  # seconds for anything to happen
GRID = 9  # how finely a piece is searched for a spot that nothing covers
DRAG_STEPS = 6
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Stuck(RuntimeError):
    """Nothing happened any more, or what should be there is not."""


class ScriptedPerson:
    """Makes the choices at the screen, each with other gestures than the one before."""

    def __init__(self, window: MainWindow, interrupts: Interrupts) -> None:
        self.window = window
        self._interrupts = interrupts
        self.choices = 0
        self._bids = 0  # in this bidding phase

    @property
    def sitting(self) -> Sitting:
        """The match on the table."""
        if self.window.match.sitting is None:
            raise Stuck("there is no match on the table")
        return self.window.match.sitting

    @property
    def view(self) -> TableView:
        """The table."""
        return self.window.match.findChildren(TableView)[-1]

    def play_to_the_end(self) -> None:
        """Make all choices until the pad is filled in."""
        while self.wait_for_turn():
            self.choose()
        self.wait(lambda: self.window.match.pad.complete, "the scoring pad")

    def wait_for_turn(self) -> bool:
        """Wait until a choice is open; False when the match is over instead."""
        sitting = self.sitting

        def ready() -> bool:
            curtain = self.window.match.curtain
            if curtain.isVisible():
                self.press(curtain.button)
            return sitting.stage.interaction is not None or sitting.table.match.result is not None

        self.wait(ready, "a choice or the end")
        return sitting.stage.interaction is not None

    def choose(self) -> None:
        """Make the choice that is open, and wait until it is made."""
        interaction = self.sitting.stage.interaction
        if interaction is None:
            raise Stuck("no choice is open")
        kind = interaction.prompt.decision.kind
        moments = self.sitting.table.match.moments
        before = len(moments)
        {"bid": self._bid, "place": self._place}.get(kind, self._pick)()
        if kind not in ("bid", "discard"):
            self._bids = 0
        self.wait(lambda: len(moments) > before, f"what follows the choice {kind}")
        self.choices += 1

    def _bid(self) -> None:
        """Bid twice with open and covered cards, then pass; without a bid to pass on, drop out."""
        buttons = self.window.match.bar.buttons
        if self._bids >= 2 and "pass" in buttons and buttons["pass"].isEnabled():
            self.press_control("pass")
            return
        self._bids += 1
        for number, key in enumerate(self.keys("hand")):
            self._play_card(key, number + self.choices)
            if buttons_enabled(self.window, "bid"):
                self.press_control("bid")
                return
            self.press_control("clear")
        for control in list(buttons):
            if control == "pass" or control.startswith("drop-"):
                self.press_control(control)
                if control.startswith("drop-"):
                    self.press_control(control)
                return
        raise Stuck("nothing can be done in the bidding")

    def _play_card(self, key: Hashable, way: int) -> None:
        """Into the bid: with a click, face down with the right button, or by dragging it up."""
        if way % 3 == 0:
            self.click(key)
        elif way % 3 == 1:
            self.click(key, RIGHT)
        else:
            tray = self.sitting.stage.items_by_key[("tray",)]
            self.drag(self.spot_on(key), self.view.mapFromScene(tray.sceneBoundingRect().center()))

    def _place(self) -> None:
        """Lay the tile by dragging it, or click its space; leave it out where it fits nowhere."""
        spaces = self.keys("space-cell")
        if not spaces:
            self.press_control("leave-out")
            self.press_control("leave-out")
        elif self.choices % 2:
            self.click(spaces[0])
        else:
            self.drag(self.spot_on(self.keys("to-place")[0]), self.spot_on(spaces[-1]))

    def _pick(self) -> None:
        """Click a piece that stands for an option, or the first button."""
        interaction = self.sitting.stage.interaction
        pieces = self.sitting.stage.items_by_key
        keys = [key for key in pieces if interaction is not None and interaction.can_pick(key)]
        if keys and self.choices % 2:
            self.click(keys[0])
        elif self.window.match.bar.buttons:
            self.press_control(next(iter(self.window.match.bar.buttons)))
        else:
            self.click(keys[0])

    # Gestures.

    def click(self, key: Hashable, button: Qt.MouseButton = LEFT) -> None:
        """Click a piece where nothing covers it."""
        at = self.spot_on(key)
        QTest.mouseMove(self.view.viewport(), at)
        QTest.mouseClick(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)
        QApplication.processEvents()

    def hover(self, key: Hashable) -> None:
        """Move the pointer over a piece."""
        port = self.view.viewport()
        QTest.mouseMove(port, QPoint(1, 1))
        QTest.mouseMove(port, self.spot_on(key))
        QApplication.processEvents()

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move in steps as a hand does, and let go."""
        port = self.view.viewport()
        QTest.mouseMove(port, start)
        QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, DRAG_STEPS + 1):
            QTest.mouseMove(port, start + (end - start) * step / DRAG_STEPS)
        QTest.mouseRelease(port, LEFT, Qt.KeyboardModifier.NoModifier, end)
        QApplication.processEvents()

    def press_control(self, control: str) -> None:
        """Click a button of the action bar."""
        button = self.window.match.bar.buttons.get(control)
        if button is None:
            raise Stuck(f"there is no button {control}")
        self.press(button)

    def press(self, button: QPushButton) -> None:
        """Click a button."""
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()

    def spot_on(self, key: Hashable) -> QPoint:
        """A point of the table at which a click meets this piece."""
        stage = self.sitting.stage
        piece = stage.items_by_key.get(key)
        if piece is None:
            raise Stuck(f"there is no piece {key}")
        for at in _points(piece):
            point = self.view.mapFromScene(at)
            picked = next((each for each in stage.pieces.at(at) if stage.pickable(each.key)), None)
            if self.view.viewport().rect().contains(point) and picked is piece:
                return point
        raise Stuck(f"the piece {key} is covered")

    def wait(self, ready: Callable[[], bool], what: str) -> None:
        """Let the program run until something has happened; raises SystemExit where a signal asks for it."""
        deadline = monotonic() + PATIENCE
        while not ready():
            self._interrupts.leave_if_asked()
            if monotonic() > deadline:
                raise Stuck(f"nothing happened for {PATIENCE:.0f} s while waiting for {what}")
            QTest.qWait(5)

    def keys(self, kind: str) -> list[Hashable]:
        """The pieces of a kind that can be picked now."""
        stage = self.sitting.stage
        interaction = stage.interaction
        return [
            key
            for key in stage.items_by_key
            if isinstance(key, tuple)
            and key[0] == kind
            and interaction is not None
            and interaction.can_pick(key)
        ]


def buttons_enabled(window: MainWindow, control: str) -> bool:
    """Whether the action bar offers this control and it can be pressed."""
    button = window.match.bar.buttons.get(control)
    return button is not None and button.isEnabled()


def _points(piece: Piece) -> list[QPointF]:
    """Points of a piece from its middle outwards."""
    area = piece.mapRectToScene(piece.boundingRect() | piece.childrenBoundingRect())
    steps = sorted(((i + 0.5) / GRID for i in range(GRID)), key=lambda part: abs(part - 0.5))
    return [QPointF(area.x() + x * area.width(), area.y() + y * area.height()) for y in steps for x in steps]
