"""How the person looks at the table: what is sorted how, zoomed, and watched. No part of the game."""

from typing import Literal

from ahrensache_desktop.titles.ahrensache.deeds import Deeds
from rules_core.games.ahrensache.material import COLOUR_OF, COLOURS, VALUE_OF, Card
from rules_core.kernel.game import Seat

ZOOM_LEAST, ZOOM_MOST = 0.25, 4.0


class Look:
    """Kept while the window is open; the view is never changed by it."""

    def __init__(self) -> None:
        self.sort: Literal["colour", "value"] = "colour"
        self.watched: Seat | None = None  # whose farm is large; None for the own
        self.zoom = 1.0  # beside what would fit
        self.pan = (0.0, 0.0)
        self.deeds = Deeds()  # of others, as they are marked on the table

    @property
    def fits(self) -> bool:
        """Whether the whole farm is shown."""
        return self.zoom == 1.0 and self.pan == (0.0, 0.0)

    def sorted_hand(self, hand: tuple[Card, ...]) -> list[Card]:
        """The hand as the person likes it."""
        if self.sort == "colour":
            return sorted(hand, key=lambda card: (COLOURS.index(COLOUR_OF[card]), VALUE_OF[card]))
        return sorted(hand, key=lambda card: (VALUE_OF[card], COLOURS.index(COLOUR_OF[card])))

    def sort_otherwise(self) -> None:
        """Sort by value instead of colour, or the other way round."""
        self.sort = "value" if self.sort == "colour" else "colour"

    def fit(self) -> None:
        """Show the whole farm again."""
        self.zoom, self.pan = 1.0, (0.0, 0.0)

    def pull(self, dx: float, dy: float) -> None:
        """Move the farm."""
        self.pan = (self.pan[0] + dx, self.pan[1] + dy)

    def zoom_about(self, factor: float, x: float, y: float) -> None:
        """Zoom so that the point, measured from the middle of the area, stays where it is."""
        zoom = min(ZOOM_MOST, max(ZOOM_LEAST, self.zoom * factor))
        scale = zoom / self.zoom
        self.pan = (x - (x - self.pan[0]) * scale, y - (y - self.pan[1]) * scale)
        self.zoom = zoom
