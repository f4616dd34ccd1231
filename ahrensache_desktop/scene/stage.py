"""The table's picture: a pure function of the view once it has settled, with animations in between."""

from collections.abc import Hashable, Iterable
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
)

from ahrensache_desktop.scene.art import Art
from ahrensache_desktop.scene.interaction import Interaction
from ahrensache_desktop.scene.piece import Piece
from ahrensache_desktop.scene.spot import Layer, Spot


class Stage(QGraphicsScene):
    """Keeps one item for each key; creates, changes and removes items only when it settles.

    A title's stage says by `arranged` where everything lies, by `tool` how a choice is made, and by
    `play` how an event moves.
    """

    chosen = Signal(object)
    """The action that the person has chosen."""

    tool_changed = Signal()
    """The open interaction, or what it offers, has changed."""

    said = Signal(str)
    """A sentence for the person, such as why something is not allowed."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.art = art
        self.pace = 1.0
        self.view: Any = None
        self.interaction: Interaction | None = None
        self.items_by_key: dict[Hashable, Piece] = {}
        self._clips: dict[str, QGraphicsRectItem] = {}
        self._flyers: list[Piece] = []
        self._size = (960.0, 600.0)
        self._held: Piece | None = None
        self._held_at = QPointF()  # the pointer within the piece
        self._press_at = QPointF()
        self._dragging = False

    # What a title's stage fills in.

    def arranged(self, view: Any) -> Iterable[Spot]:
        """Everything on the table, as the view says."""
        return ()

    def clip_areas(self) -> dict[str, tuple[float, float, float, float]]:
        """The areas at whose edges their spots are cut off: left, top, width, height."""
        return {}

    def tool(self, prompt: Any) -> Interaction | None:
        """How this choice is made by hand."""
        return None

    def play(self, event: Any) -> QAbstractAnimation | None:
        """The animation of an event, or None where nothing moves."""
        return None

    def glanced(self, key: Hashable) -> None:
        """A piece was clicked that is no choice now."""

    def pulled(self, start: QPointF, dx: float, dy: float) -> None:
        """The pointer pulls at the table itself, from where it was pressed."""

    def resized(self, width: float, height: float) -> None:
        """The room for the table has changed."""

    # The table.

    def set_size(self, width: float, height: float) -> None:
        """Lay the table anew for that many logical pixels."""
        if width < 1 or height < 1:
            return
        self._size = (width, height)
        self.setSceneRect(0, 0, width, height)
        self.resized(width, height)
        self.refresh()

    def restyle(self) -> None:
        """Paint everything anew after the theme or the screen has changed."""
        self.setBackgroundBrush(QColor(self.art.theme.table))
        self.refresh()

    def settle(self, view: Any) -> None:
        """Put everything where the view says; nothing flies any more."""
        self.view = view
        self._land_flyers()
        self.refresh()

    def open(self, prompt: Any) -> None:
        """Let the choice be made."""
        self.shut()
        self.interaction = self.tool(prompt)
        if self.interaction is not None:
            self.interaction.chosen.connect(self.chosen)
            self.interaction.changed.connect(self.refresh)
            self.interaction.said.connect(self.said)
        self.refresh()

    def shut(self) -> None:
        """End the open interaction; no choice until the next one is opened."""
        self._let_go()
        if self.interaction is not None:
            self.interaction.chosen.disconnect(self.chosen)
            self.interaction.changed.disconnect(self.refresh)
            self.interaction.said.disconnect(self.said)
            self.interaction.deleteLater()
            self.interaction = None
            self.refresh()

    def close(self) -> None:
        """Take everything off the table."""
        self.shut()
        self._land_flyers()
        for piece in self.items_by_key.values():
            self.removeItem(piece)
        self.items_by_key.clear()
        for area in self._clips.values():
            self.removeItem(area)
        self._clips.clear()
        self.view = None

    def refresh(self) -> None:
        """Bring the items in line with the view and the open interaction."""
        if self.view is None:
            return
        spots = list(self.arranged(self.view))
        if self.interaction is not None:
            spots += self.interaction.spots()
        areas = self.clip_areas()
        self._lay_clips(areas)
        seen: set[Hashable] = set()
        for order, spot in enumerate(spots):
            seen.add(spot.key)
            piece = self.items_by_key.get(spot.key)
            if piece is None:
                piece = self.items_by_key[spot.key] = Piece(spot)
                self._put(piece, spot)
            elif piece.spot.clip != spot.clip:
                self._put(piece, spot)
            origin = areas[spot.clip][:2] if spot.clip else (0.0, 0.0)
            piece.show_spot(spot, self.art, order, origin)
        for key in [key for key in self.items_by_key if key not in seen]:
            self.removeItem(self.items_by_key.pop(key))
        self.tool_changed.emit()

    def _put(self, piece: Piece, spot: Spot) -> None:
        if spot.clip:
            piece.setParentItem(self._clips[spot.clip])
        else:
            if piece.parentItem() is not None:
                piece.setParentItem(None)  # type: ignore[arg-type]  # Qt takes None, its stub does not
            if piece.scene() is None:
                self.addItem(piece)

    def _lay_clips(self, areas: dict[str, tuple[float, float, float, float]]) -> None:
        for name, (x, y, w, h) in areas.items():
            area = self._clips.get(name)
            if area is None:
                area = self._clips[name] = QGraphicsRectItem()
                area.setPen(Qt.PenStyle.NoPen)
                area.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
                area.setZValue(int(Layer.PANEL) * 1000 + 900)
                self.addItem(area)
            area.setPos(x, y)
            area.setRect(QRectF(0, 0, w, h))

    # Flying pieces of animations.

    def flyer(self, spot: Spot) -> Piece:
        """A piece above everything, only for an animation; it is gone when the table settles."""
        piece = Piece(spot)
        self.addItem(piece)
        piece.show_spot(spot, self.art, 900, (0.0, 0.0))
        piece.setZValue(int(Layer.FLYING) * 1000)
        self._flyers.append(piece)
        return piece

    def _land_flyers(self) -> None:
        for piece in self._flyers:
            self.removeItem(piece)
        self._flyers.clear()

    # The pointer.

    def piece_at(self, at: QPointF) -> Piece | None:
        """The topmost piece at a point that the open interaction lets be picked."""
        if self.interaction is None:
            return None
        for item in self.items(at):
            piece = item.parentItem()
            if isinstance(piece, Piece) and self.interaction.can_pick(piece.key):
                return piece
        return None

    def _glance(self, at: QPointF) -> None:
        for item in self.items(at):
            piece = item.parentItem()
            if isinstance(piece, Piece):
                self.glanced(piece.key)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        piece = self.piece_at(event.scenePos())
        event.accept()
        if piece is None or self.interaction is None:
            self._press_at = event.scenePos()
            self._glance(event.scenePos())
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.interaction.clicked(piece.key, secondary=True)
            return
        self._held = piece
        self._press_at = event.scenePos()
        self._held_at = piece.mapFromScene(event.scenePos())
        self._dragging = False

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        at = event.scenePos()
        event.accept()
        if self._held is None and event.buttons() != Qt.MouseButton.NoButton:
            moved = at - event.lastScenePos()
            self.pulled(self._press_at, moved.x(), moved.y())
            return
        if self._held is None or self.interaction is None:
            over = self.piece_at(at)
            if self.interaction is not None:
                self.interaction.hovered(over.key if over else None)
            return
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._let_go()
            return
        far = (at - self._press_at).manhattanLength()
        if not self._dragging and far >= QApplication.startDragDistance():
            self._dragging = True
            self._held.setParentItem(None)  # type: ignore[arg-type]
            self._held.setZValue(int(Layer.FLYING) * 1000)
            self._held.setRotation(0)
        if self._dragging:
            self._held.setPos(at - self._held_at)
            self.interaction.dragging(self._held.key, at)
            if self._held is not None:
                self._held.setPos(at - self._held_at)
                self._held.setZValue(int(Layer.FLYING) * 1000)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        piece, dragged, interaction = self._held, self._dragging, self.interaction
        self._held, self._dragging = None, False
        if piece is None or interaction is None or event.button() != Qt.MouseButton.LeftButton:
            return
        key = piece.key
        if dragged:
            self._home(piece)
            interaction.dropped(key, event.scenePos())
        else:
            interaction.clicked(key)

    def let_go(self) -> None:
        """Put a dragged piece back: the pointer or the keyboard has left the table."""
        self._let_go()

    def _let_go(self) -> None:
        piece, self._held, self._dragging = self._held, None, False
        if piece is not None:
            self._home(piece)

    def _home(self, piece: Piece) -> None:
        """Back to where the settled table has it."""
        if piece.key in self.items_by_key and self.items_by_key[piece.key] is piece:
            self._put(piece, piece.spot)
            self.refresh()
