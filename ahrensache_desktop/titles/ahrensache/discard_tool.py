"""Discarding: click a card, drag it to the discard pile, or choose it with the keys."""

from collections.abc import Hashable, Iterable

from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.interaction import Control, Interaction, Pick
from ahrensache_desktop.scene.spot import Rect, Spot, holds
from ahrensache_desktop.titles.ahrensache.hand import HandKey, hand_keys
from ahrensache_desktop.titles.ahrensache.tools import AhrensachePrompt, Desk
from rules_core.games.ahrensache.actions import Discard
from rules_core.games.ahrensache.frames import DiscardCards
from rules_core.games.ahrensache.material import HAND_LIMIT

LIFT = 12.0  # of the card under the pointer or the cursor, in units


class DiscardTool(Interaction):
    """Puts one card from the hand on the discard pile."""

    def __init__(self, prompt: AhrensachePrompt, desk: Desk) -> None:
        super().__init__(prompt)
        self.desk = desk
        assert prompt.view.secret is not None
        self._hand = prompt.view.secret.hand
        self._here: HandKey | None = None  # under the pointer or the cursor

    def _keys(self) -> list[HandKey]:
        return hand_keys(self.desk.stage.look.sorted_hand(self._hand))

    def _left(self) -> int:
        """How many cards are to be discarded."""
        frame = self.prompt.view.public.pending[-1]
        return frame.left if isinstance(frame, DiscardCards) else len(self._hand) - HAND_LIMIT

    def headline(self) -> str:
        return self.desk.say("discard-headline", count=self._left())

    def controls(self) -> Iterable[Control]:
        if self._here is not None:
            yield Control("discard", self._words(self._here), "Enter", primary=True)

    def picks(self) -> Iterable[Pick]:
        return (Pick(key, words=self._words(key)) for key in self._keys() if key != self._here)

    def _words(self, key: HandKey) -> str:
        return self.desk.narrator.action(Discard(key[2]), self.prompt.view)

    def focus(self) -> Hashable | None:
        return self._here

    def spots(self) -> Iterable[Spot]:
        yield from self.desk.frame(("discard-pile",), "target")
        yield self.desk.frame_about(("hand-frame",), self._fan())
        keys = self._keys()
        unit = self.desk.stage.unit
        for index, key in enumerate(keys):
            place = self.desk.stage.layout.hand_card(index, len(keys))
            if key == self._here:
                x, y, w, h = place
                place = (x, y - LIFT * unit, w, h)
                piece = self.desk.stage.items_by_key.get(key)
                if piece is not None:
                    yield replace(piece.spot, y=place[1], stay=LIFT * unit)
                yield self.desk.frame_about(("target", key), place, "focus")

    def _fan(self) -> Rect:
        """The place of all the cards together."""
        layout, count = self.desk.stage.layout, len(self._hand)
        x, y, _, h = layout.hand_card(0, count)
        last = layout.hand_card(count - 1, count)
        return (x, y, last[0] + last[2] - x, h)

    def can_pick(self, key: Hashable) -> bool:
        return isinstance(key, tuple) and key[0] == "hand"

    def clicked(self, key: Hashable, *, secondary: bool = False) -> None:
        assert isinstance(key, tuple)
        self.chosen.emit(Discard(key[2]))

    def dropped(self, key: Hashable, at: QPointF) -> None:
        """A card dragged out of the hand is discarded."""
        assert isinstance(key, tuple)
        if not holds(self.desk.stage.layout.hand, at.x(), at.y()):
            self.chosen.emit(Discard(key[2]))

    def hovered(self, key: Hashable | None) -> None:
        here = key if key in self._keys() else None
        if here != self._here:
            self._here = here
            self.changed.emit()

    def pressed(self, control: str) -> None:
        if self._here is not None:
            self.chosen.emit(Discard(self._here[2]))

    def key(self, event: QKeyEvent) -> bool:
        pressed, keys = event.key(), self._keys()
        if pressed in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if pressed == Qt.Key.Key_Right else -1
            start = keys.index(self._here) if self._here in keys else (-1 if step > 0 else 0)
            self._here = keys[(start + step) % len(keys)]
            self.changed.emit()
            return True
        if pressed in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._here is not None:
            self.chosen.emit(Discard(self._here[2]))
            return True
        return False
