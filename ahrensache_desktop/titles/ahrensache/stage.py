"""The table of Ährensache: where everything lies, how events move, how choices are made."""

from collections.abc import Callable, Hashable, Iterable, Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF

from ahrensache_desktop.scene.art import Art
from ahrensache_desktop.scene.browser import Area
from ahrensache_desktop.scene.interaction import Interaction
from ahrensache_desktop.scene.spot import Rect, Spot, holds
from ahrensache_desktop.scene.stage import Stage
from ahrensache_desktop.text.narrator import Narrator
from ahrensache_desktop.titles.ahrensache.board import Board
from ahrensache_desktop.titles.ahrensache.choreography import Choreography
from ahrensache_desktop.titles.ahrensache.crates import crate_spots
from ahrensache_desktop.titles.ahrensache.display import display_spots
from ahrensache_desktop.titles.ahrensache.farm_view import Ground
from ahrensache_desktop.titles.ahrensache.farms import (
    FARM_TOOLS,
    clip_areas,
    farms_spots,
    ground_of,
    watched_seat,
)
from ahrensache_desktop.titles.ahrensache.hand import SORT_KEY, hand_spots
from ahrensache_desktop.titles.ahrensache.layout import SMALLEST, Layout, lay_out
from ahrensache_desktop.titles.ahrensache.look import Look
from ahrensache_desktop.titles.ahrensache.own_seat import own_spots
from ahrensache_desktop.titles.ahrensache.reading import areas, cell_of, cell_words, offer_of, path_words
from ahrensache_desktop.titles.ahrensache.seat_colours import colours_of
from ahrensache_desktop.titles.ahrensache.tools import Desk, tool_for
from ahrensache_desktop.titles.ahrensache.track import track_spots
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.games.ahrensache.actions import Action
from rules_core.games.ahrensache.events import Event
from rules_core.games.ahrensache.face import Face
from rules_core.games.ahrensache.farm import FARMSTEAD
from rules_core.games.ahrensache.view import View
from rules_core.kernel.game import Refusal
from rules_core.kernel.prompt import Prompt
from rules_core.pieces.grid import Cell

Referee = Callable[[Action], Refusal | None]
"""Says why an action is not allowed now."""

ZOOM_STEP = 1.25


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
        self._choreography = Choreography(self)
        self.layout: Layout = lay_out(*SMALLEST)

    def board(self, view: View) -> Board:
        """What the pictures of that view are made from."""
        return Board(view, self.layout, self.words, self.colours, self.art.ratio)

    def arranged(self, view: View) -> Iterable[Spot]:
        board = self.board(view)
        yield from track_spots(board)
        yield from crate_spots(board)
        yield from display_spots(board)
        yield from farms_spots(board, self.look)
        if view.seat is not None and view.secret is not None:
            yield from own_spots(board)
            yield from hand_spots(board, self.look)

    def clip_areas(self) -> dict[str, Rect]:
        return clip_areas(self.board(self.view), self.look)

    def resized(self, width: float, height: float) -> None:
        self.layout = lay_out(width, height, self.text_scale)
        self.unit = self.layout.unit

    def settle(self, view: View) -> None:
        super().settle(view)
        self._choreography.settled()

    def tool(self, prompt: Prompt[View, Action]) -> Interaction | None:
        if prompt.decision.kind == "place" and self.look.watched not in (None, prompt.view.seat):
            self.look.watched = None
            self.look.fit()
        return tool_for(prompt, Desk(self, self._referee, self._narrator))

    def play(self, event: Event) -> QAbstractAnimation | None:
        if self.view is None or self.pace <= 0:
            return None
        return self._choreography.play(event)

    # In words.

    def areas(self) -> Iterable[Area]:
        if self.view is None:
            return ()
        board = self.board(self.view)
        return areas(board, self.items_by_key, watched_seat(board, self.look))

    def spoken(self, key: Hashable) -> str:
        words = super().spoken(key)
        offer = offer_of(key, len(self.view.public.players)) if self.view is not None else None
        if offer is not None:
            return f"{self.words.say('offer', offer=offer)}: {words}"
        cell = cell_of(key)
        if cell is None or cell == FARMSTEAD:
            return words
        face = self._face_at(key, cell)
        paths = path_words(face, self.words) if face is not None else ""
        return ". ".join(part for part in (cell_words(cell, self.words), words, paths) if part)

    def _face_at(self, key: Hashable, cell: Cell) -> Face | None:
        """The tile that lies on the space that a key names."""
        assert isinstance(key, tuple)
        public = self.view.public
        clip = str(key[0])
        seat = int(clip.removeprefix("mini-")) if clip.startswith("mini-") else None
        if seat is None:
            seat = watched_seat(self.board(self.view), self.look)
        farm = public.players[seat].farm
        return next((public.edition.face(each.tile) for each in farm if each.cell == cell), None)

    # Looking about.

    def touchable(self, key: Hashable) -> bool:
        if not isinstance(key, tuple):
            return False
        return key == SORT_KEY or key[0] in FARM_TOOLS or (key[0] == "mini" and len(key) == 2)

    def touched(self, key: Hashable) -> None:
        assert isinstance(key, tuple)
        if key == SORT_KEY:
            self.sort_hand()
        elif key[0] == "mini":
            self.watch(None if key[1] == self.view.seat else key[1])
        elif key[0] == "farm-fit":
            self.fit_farm()
        else:
            self.zoom_by(ZOOM_STEP if key[0] == "farm-closer" else 1 / ZOOM_STEP)

    def pulled(self, start: QPointF, dx: float, dy: float) -> None:
        """The large farm is moved by its ground."""
        if holds(self.layout.farm, start.x(), start.y()):
            self.look.pull(dx, dy)
            self.rearrange()

    def zoom(self, factor: float, about: QPointF) -> None:
        """Zoom the large farm about a point of the scene."""
        x, y, w, h = self.layout.farm
        if holds(self.layout.farm, about.x(), about.y()):
            self.look.zoom_about(factor, about.x() - (x + w / 2), about.y() - (y + h / 2))
            self.rearrange()

    def zoom_by(self, factor: float) -> None:
        """Zoom the large farm about its middle."""
        x, y, w, h = self.layout.farm
        self.zoom(factor, QPointF(x + w / 2, y + h / 2))

    def fit_farm(self) -> None:
        """Show the whole large farm."""
        self.look.fit()
        self.rearrange()

    def watch(self, seat: int | None) -> None:
        """Make a seat's farm the large one; None for the own."""
        self.look.watched = seat
        self.look.fit()
        self.rearrange()

    def watch_next(self, by: int = 1) -> None:
        """Go round the farms."""
        if self.view is not None:
            count = len(self.view.public.players)
            own = self.view.seat if self.view.seat is not None else 0
            now = own if self.look.watched is None else self.look.watched
            following = (now + by) % count
            self.watch(None if following == own else following)

    def sort_hand(self) -> None:
        """Sort the hand the other way."""
        self.look.sort_otherwise()
        self.look_again()

    @property
    def shows_own_farm(self) -> bool:
        """Whether the large farm is that of the viewer."""
        return bool(watched_seat(self.board(self.view), self.look) == self.view.seat)

    def cell_ground(self) -> Ground:
        """How the large farm lies now."""
        return ground_of(self.board(self.view), self.look)

    def bring_into_view(self, cell: Cell) -> None:
        """Move the large farm so that a space can be seen."""
        x, y, w, h = self.cell_ground().rect(cell)
        left, top, width, height = self.layout.farm
        dx = max(left + 4 - x, 0) + min(left + width - 4 - (x + w), 0)
        dy = max(top + 4 - y, 0) + min(top + height - 4 - (y + h), 0)
        if dx or dy:
            self.look.pull(dx, dy)
            self.rearrange()
