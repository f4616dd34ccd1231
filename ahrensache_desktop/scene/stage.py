"""The table's picture: a pure function of the view once it has settled, with animations in between."""

from collections.abc import Hashable, Iterable
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPointF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from ahrensache_desktop.scene.art import Art
from ahrensache_desktop.scene.browser import Area, Browser
from ahrensache_desktop.scene.interaction import Interaction
from ahrensache_desktop.scene.piece import Piece
from ahrensache_desktop.scene.pieces import Pieces
from ahrensache_desktop.scene.pointer import Pointer
from ahrensache_desktop.scene.saying import Lens, Saying
from ahrensache_desktop.scene.spot import Rect, Spot
from ahrensache_desktop.scene.table_keys import TableKeys


class Stage(QGraphicsScene):
    """Shows views, lets choices be made, and says what the person does.

    A title's stage says by `arranged` where everything lies, by `tool` how a choice is made, and by
    `play` how an event moves. The open interaction may add spots of its own and, by giving the same
    key, show a piece of the table in another way.
    """

    chosen = Signal(object)
    """The action that the person has chosen."""

    tool_changed = Signal()
    """The open interaction, or what it offers, has changed."""

    said = Signal(str)
    """A sentence for the person, such as why something is not allowed."""

    reason_wanted = Signal(str)
    """The sentence in the bubble was clicked: the person wants to know more."""

    spoke = Signal(str)
    """What the keyboard's cursor has come to, in words."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.art = art
        self.pace = 1.0
        self.unit = 1.0  # what everything is measured in, in logical pixels
        self.helps = True  # whether it shows what could be worked out by looking
        self.view: Any = None
        self.interaction: Interaction | None = None
        self.keys = TableKeys()
        self.pieces = Pieces(self, art)
        self.pointer = Pointer(self)
        self.saying = Saying(self)
        self.lens = Lens(self)
        self.browser = Browser(self)
        self._size = (960.0, 600.0)
        self._base: tuple[Spot, ...] | None = None  # what `arranged` said last
        self._parting: tuple[Spot, ...] = ()  # what the last interaction left lying
        self._has_chosen = False
        self._focus: Hashable | None = None  # where the interaction's cursor was when it was last shown

    # What a title's stage fills in.

    def arranged(self, view: Any) -> Iterable[Spot]:
        """Everything on the table, as the view says."""
        return ()

    def clip_areas(self) -> dict[str, Rect]:
        """The areas at whose edges their spots are cut off."""
        return {}

    def tool(self, prompt: Any) -> Interaction | None:
        """How this choice is made by hand."""
        return None

    def play(self, event: Any) -> QAbstractAnimation | None:
        """The animation of an event, or None where nothing moves."""
        return None

    def touchable(self, key: Hashable) -> bool:
        """Whether a click on this piece means something whatever is to be chosen."""
        return False

    def touched(self, key: Hashable) -> None:
        """Such a piece was clicked."""

    def pulled(self, start: QPointF, dx: float, dy: float) -> None:
        """The pointer pulls at the table itself, from where it was pressed."""

    def zoom(self, factor: float, about: QPointF) -> None:
        """The wheel was turned, or a zoom key was pressed."""

    def areas(self) -> Iterable[Area]:
        """The parts of the table, for reading one after another."""
        return ()

    def spoken(self, key: Hashable) -> str:
        """A piece in words: what it is and what can be done with it."""
        words = self.interaction.spoken(key) if self.interaction is not None else ""
        piece = self.items_by_key.get(key)
        lines = piece.spot.tip.split("\n") if piece is not None else []
        return words or ". ".join(line.removesuffix(".") for line in lines)

    @property
    def text_scale(self) -> float:
        """How much larger than usual words are to be."""
        return self.art.theme.text_scale

    @property
    def items_by_key(self) -> dict[Hashable, Piece]:
        """Everything that lies on the table."""
        return self.pieces.by_key

    def cursor(self) -> Hashable | None:
        """The piece that the keyboard is at."""
        if self.browser.key is not None:
            return self.browser.key
        return self.interaction.focus() if self.interaction is not None else None

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
        self.rearrange()

    def restyle(self) -> None:
        """Lay and paint everything anew after the theme or the screen has changed."""
        self.setBackgroundBrush(QColor(self.art.theme.table))
        self.resized(*self._size)
        self.rearrange()

    def settle(self, view: Any) -> None:
        """Put everything where the view says; nothing flies any more."""
        self.view = view
        self._parting = ()
        self.pieces.land()
        self._base = None
        self._show(glide=self.pace > 0, afresh=True)
        self.pieces.settle()
        self.tool_changed.emit()

    def rest(self) -> None:
        """Let everything that still slides be where it belongs."""
        self.pieces.rest()

    def open(self, prompt: Any) -> None:
        """Let the choice be made."""
        self.shut()
        self.interaction = self.tool(prompt)
        if self.interaction is not None:
            self._has_chosen = False
            self._focus = None
            self.interaction.chosen.connect(self._choose)
            self.interaction.changed.connect(self.reshow)
            self.interaction.said.connect(self.complain)
        self.look_again()

    def shut(self) -> None:
        """End the open interaction; no choice until the next one is opened."""
        self.pointer.let_go()
        if self.interaction is not None:
            if self._has_chosen:
                self._parting = tuple(self.interaction.parting())
            self.interaction.chosen.disconnect(self._choose)
            self.interaction.changed.disconnect(self.reshow)
            self.interaction.said.disconnect(self.complain)
            self.interaction.deleteLater()
            self.interaction = None
            self.reshow()

    def _choose(self, action: Any) -> None:
        self._has_chosen = True
        self.chosen.emit(action)

    def close(self) -> None:
        """Take everything off the table."""
        self.shut()
        self.saying.hush()
        self.lens.look_away()
        self.pieces.clear()
        self.view = None

    def complain(self, words: str) -> None:
        """Say why something is not allowed: at the cursor, at the pointer, or above the buttons."""
        focus = self.cursor()
        piece = self.items_by_key.get(focus) if focus is not None else None
        at = self.pointer.at if self.pointer.used_last else QPointF(self.width() / 2, self.height())
        at = at if piece is None else piece.sceneBoundingRect().center()
        self.saying.say(words, at)
        self.said.emit(words)

    def explain(self, key: Hashable) -> bool:
        """Say why a piece cannot be picked; whether there was anything to say."""
        reason = self.interaction.why_not(key) if self.interaction is not None else ""
        if reason:
            self.complain(reason)
        return bool(reason)

    def rearrange(self) -> None:
        """Ask anew where everything lies, and put it there at once."""
        self._base = None
        self.pieces.rest()
        self._show(glide=False, afresh=True)
        self.tool_changed.emit()

    def reshow(self) -> None:
        """Show what the open interaction has changed; what it moves slides there."""
        self._show(glide=self.pace > 0)
        self.tool_changed.emit()
        self._follow_cursor()

    def _follow_cursor(self) -> None:
        focus = self.interaction.focus() if self.interaction is not None else None
        if focus is not None and focus != self._focus:
            self.spoke.emit(self.spoken(focus))
        self._focus = focus

    def look_again(self) -> None:
        """Show what the person's way of looking at the table has changed; what moves slides there."""
        self._base = None
        self.reshow()

    def repaint_extras(self) -> None:
        """Show what only lies above the table anew: sentences and closer looks."""
        self._show(glide=self.pace > 0)

    def refresh(self) -> None:
        """Say and show everything anew, for instance in another language."""
        self.saying.hush()
        self.rearrange()

    def _show(self, *, glide: bool, afresh: bool = False) -> None:
        if self.view is None:
            return
        if self._base is None:
            self._base = tuple(self.arranged(self.view))
            self.pieces.lay_clips(self.clip_areas())
        self.pieces.show(self._merged(self._base), self.pace if glide else 0.0, afresh=afresh)

    def _merged(self, base: tuple[Spot, ...]) -> dict[Hashable, Spot]:
        """The spots by key, those of the interaction in place of the table's."""
        spots = {spot.key: spot for spot in base}
        extras = self.interaction.spots() if self.interaction is not None else self._parting
        for spot in (*extras, *self.browser.spots(), *self.saying.spots(), *self.lens.spots()):
            spots.pop(spot.key, None)  # it comes last now, above the others of its layer
            spots[spot.key] = spot
        return spots

    # Finding pieces.

    def pickable(self, key: Hashable) -> bool:
        """Whether the open interaction lets this piece be picked."""
        return self.interaction is not None and self.interaction.can_pick(key)

    def put_down(self, piece: Piece) -> None:
        """Let a piece that was carried slide back to where it belongs, if it still lies on the table."""
        if self.pieces.holds(piece):
            self.pieces.put_down(piece)
            self.reshow()

    def place_of(self, spot: Spot) -> Rect:
        """Where the piece of that spot is on the table, whatever moves it."""
        piece = self.items_by_key.get(spot.key)
        at = piece.scenePos() if piece is not None else QPointF(spot.x, spot.y)
        return (at.x(), at.y(), spot.w, spot.h)

    def let_go(self) -> None:
        """Put a dragged piece back: the pointer or the keyboard has left the table."""
        self.pointer.let_go()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.press(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.release(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.press(event)
