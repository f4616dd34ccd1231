"""The table of Ährensache: where everything lies, how events move, how choices are made."""

from collections.abc import Callable, Hashable, Iterable, Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF

from ahrensache_desktop.scene.art import Art
from ahrensache_desktop.scene.interaction import Interaction
from ahrensache_desktop.scene.spot import Spot
from ahrensache_desktop.scene.stage import Stage
from ahrensache_desktop.text.narrator import Narrator
from ahrensache_desktop.titles.ahrensache.board import Board, board_spots
from ahrensache_desktop.titles.ahrensache.choreography import animation_of
from ahrensache_desktop.titles.ahrensache.farm_view import Ground
from ahrensache_desktop.titles.ahrensache.layout import Layout, Rect, lay_out
from ahrensache_desktop.titles.ahrensache.look import Look
from ahrensache_desktop.titles.ahrensache.seat_colours import colours_of
from ahrensache_desktop.titles.ahrensache.seats import clip_areas, ground_of, seat_spots
from ahrensache_desktop.titles.ahrensache.tools import Desk, tool_for
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.games.ahrensache.actions import Action
from rules_core.games.ahrensache.events import Event
from rules_core.games.ahrensache.view import View
from rules_core.kernel.game import Refusal
from rules_core.kernel.prompt import Prompt

Referee = Callable[[Action], Refusal | None]
"""Says why an action is not allowed now."""


class AhrensacheStage(Stage):
    """Shows views of Ährensache."""

    def __init__(
        self, art: Art, words: Words, colours: Sequence[str], referee: Referee, narrator: Narrator
    ) -> None:
        super().__init__(art)
        self.words = words
        self.look = Look()
        self.colours = colours_of(colours)
        self._referee = referee
        self._narrator = narrator
        self.layout: Layout = lay_out(960, 600)

    def board(self, view: View) -> Board:
        """What the pictures of that view are made from."""
        return Board(view, self.layout, self.words, self.colours)

    def arranged(self, view: View) -> Iterable[Spot]:
        board = self.board(view)
        yield from board_spots(board)
        yield from seat_spots(board, self.look, self.interaction.lifted() if self.interaction else {})

    def clip_areas(self) -> dict[str, Rect]:
        return clip_areas(self.board(self.view), self.look)

    def resized(self, width: float, height: float) -> None:
        self.layout = lay_out(width, height)

    def glanced(self, key: Hashable) -> None:
        """A click on a small farm makes it the large one; another on it brings the own one back."""
        if isinstance(key, tuple) and key[0] == "mini":
            self.watch(None if key[1] == self.view.seat else key[1])

    def pulled(self, start: QPointF, dx: float, dy: float) -> None:
        """The large farm is moved by its ground."""
        x, y, w, h = self.layout.farm
        if x <= start.x() <= x + w and y <= start.y() <= y + h:
            self.look.pan = (self.look.pan[0] + dx, self.look.pan[1] + dy)
            self.refresh()

    def tool(self, prompt: Prompt[View, Action]) -> Interaction | None:
        return tool_for(prompt, Desk(self, self._referee, self._narrator))

    def play(self, event: Event) -> QAbstractAnimation | None:
        if self.view is None or self.pace <= 0:
            return None
        return animation_of(self, event)

    def zoom(self, factor: float, about: QPointF) -> None:
        """Zoom the large farm about a point of the scene."""
        x, y, w, h = self.layout.farm
        if x <= about.x() <= x + w and y <= about.y() <= y + h:
            top = 22 * self.layout.unit
            self.look.zoom_about(factor, about.x() - (x + w / 2), about.y() - (y + top + (h - top) / 2))
            self.refresh()

    def fit_farm(self) -> None:
        """Show the whole large farm."""
        self.look.fit()
        self.refresh()

    def watch(self, seat: int | None) -> None:
        """Make a seat's farm the large one; None for the own."""
        self.look.watched = seat
        self.look.fit()
        self.refresh()

    def watch_next(self) -> None:
        """Go round the farms."""
        if self.view is not None:
            count = len(self.view.public.players)
            own = self.view.seat if self.view.seat is not None else 0
            now = own if self.look.watched is None else self.look.watched
            following = (now + 1) % count
            self.watch(None if following == own else following)

    def sort_hand(self) -> None:
        """Sort the hand the other way."""
        self.look.sort = "value" if self.look.sort == "colour" else "colour"
        self.refresh()

    def cell_ground(self) -> Ground:
        """How the large farm lies now."""
        return ground_of(self.board(self.view), self.look)
