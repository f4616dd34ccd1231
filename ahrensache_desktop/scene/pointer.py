"""The pointer on the table: clicks, drags, and what lies under it."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from ahrensache_desktop.scene.piece import Piece
from ahrensache_desktop.scene.saying import SAID

if TYPE_CHECKING:
    from ahrensache_desktop.scene.stage import Stage


class Pointer:
    """Turns mouse events into what an interaction understands: clicked, dragging, dropped, hovered."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage
        self.at = QPointF()
        self.used_last = False  # rather than the keyboard
        self._held: Piece | None = None  # pressed, and perhaps dragged
        self._grip = QPointF()  # where the piece is held, from its corner
        self._pressed_at = QPointF()
        self._pulling = False

    @property
    def dragged(self) -> Piece | None:
        """The piece that is being dragged."""
        return self.stage.pieces.carried

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        """Hold a piece that can be picked, touch one that always can, or take hold of the table."""
        event.accept()
        self.used_last = True
        self.at = self._pressed_at = event.scenePos()
        if self._is_over_saying() and event.button() == Qt.MouseButton.LeftButton:
            self.stage.reason_wanted.emit(self.stage.saying.words)
            self.stage.saying.fall_silent()
            return
        self.stage.saying.hush()
        self.stage.lens.look_away()
        self._pulling = event.button() == Qt.MouseButton.MiddleButton
        if self._pulling:
            return
        for piece in self.stage.pieces.at(self.at):
            if self.stage.pickable(piece.key):
                self._take(piece, event.button())
                return
            if event.button() == Qt.MouseButton.LeftButton and self.stage.touchable(piece.key):
                self.stage.touched(piece.key)
                return
        if event.button() == Qt.MouseButton.LeftButton:
            self._pulling = not any(self.stage.explain(piece.key) for piece in self.stage.pieces.at(self.at))

    def _is_over_saying(self) -> bool:
        piece = self.stage.items_by_key.get(SAID)
        return piece is not None and piece in self.stage.pieces.at(self.at)

    def _take(self, piece: Piece, button: Qt.MouseButton) -> None:
        if button == Qt.MouseButton.RightButton and self.stage.interaction is not None:
            self.stage.interaction.clicked(piece.key, secondary=True)
        elif button == Qt.MouseButton.LeftButton:
            self._held = piece
            self._grip = piece.mapFromScene(self.at)

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag what is held, pull the table, or look at what lies under the pointer."""
        event.accept()
        before, self.at = self.at, event.scenePos()
        if event.buttons() == Qt.MouseButton.NoButton:
            self.let_go()
            self._hover()
        elif self._held is not None and self.stage.pieces.holds(self._held):
            self._drag(self._held)
        elif self._pulling:
            self.stage.pulled(self._pressed_at, self.at.x() - before.x(), self.at.y() - before.y())

    def _drag(self, piece: Piece) -> None:
        far = (self.at - self._pressed_at).manhattanLength()
        if self.dragged is None and far < QApplication.startDragDistance():
            return
        if self.dragged is None:
            self.stage.pieces.carry(piece)
        piece.setPos(self.at - self._grip)
        if self.stage.interaction is not None:
            self.stage.interaction.dragging(piece.key, self.at)

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop what was dragged, or click what was only pressed."""
        event.accept()
        self.at = event.scenePos()
        self._pulling = False
        if event.button() != Qt.MouseButton.LeftButton:
            return
        piece, dragged, interaction = self._held, self.dragged, self.stage.interaction
        self._held = self.stage.pieces.carried = None
        if piece is None or interaction is None or not self.stage.pieces.holds(piece):
            return
        if dragged is None:
            interaction.clicked(piece.key)
        else:
            interaction.dropped(piece.key, self.at)
            self.stage.put_down(piece)

    def _hover(self) -> None:
        picked: Hashable | None = None
        looked: Piece | None = None
        for piece in self.stage.pieces.at(self.at):
            if looked is None and piece.spot.tip:
                looked = piece
            if picked is None and self.stage.pickable(piece.key):
                picked = piece.key
        if self.stage.interaction is not None:
            self.stage.interaction.hovered(picked)
        self.stage.lens.look_at(looked.spot if looked is not None else None)

    def leave(self) -> None:
        """The pointer is no longer over the table."""
        if self._held is None:
            self.stage.lens.look_away()
            if self.stage.interaction is not None:
                self.stage.interaction.hovered(None)

    def let_go(self) -> None:
        """Put a dragged piece back where it was."""
        piece, self._held, self.stage.pieces.carried = self.dragged, None, None
        self._pulling = False
        if piece is not None:
            self.stage.put_down(piece)
