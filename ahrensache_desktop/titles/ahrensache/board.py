"""What the table's pictures are made from, and the short texts on it."""

from collections.abc import Hashable

import msgspec

from ahrensache_desktop.scene.pictures import LEFT, TextPicture
from ahrensache_desktop.scene.spot import Layer, Rect, Spot
from ahrensache_desktop.titles.ahrensache.layout import Layout
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.view import View
from rules_core.kernel.game import Seat


class Board(msgspec.Struct, frozen=True):
    """A view with what it takes to draw it."""

    view: View
    layout: Layout
    words: Words
    colours: tuple[str, ...]
    ratio: float = 1.0  # pixels of the screen for each logical one

    @property
    def public(self) -> Public:
        """The open table."""
        return self.view.public

    @property
    def unit(self) -> float:
        """What all pictures are measured in."""
        return self.layout.unit

    @property
    def line(self) -> float:
        """The height of a line of words."""
        return self.layout.line

    def colour(self, seat: Seat) -> str:
        """The colour of a seat; of the neutral figure none."""
        return self.colours[seat] if seat >= 0 else "neutral"


def title(
    key: Hashable, words: str, place: Rect, colour: str = "muted", *, align: str = LEFT, bold: bool = False
) -> Spot:
    """A line of text on the table."""
    return Spot(key, TextPicture(words, 0.96, colour, align, bold), *place, Layer.BOARD)


def at_turn(public: Public, seat: Seat) -> bool:
    """Whether something is to be chosen by this seat."""
    frame = public.pending[-1] if public.pending else None
    return getattr(frame, "seat", None) == seat
