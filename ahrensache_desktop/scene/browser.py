"""Reading the table with the keys: its areas one after another, and what lies in each."""

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.pictures import FramePicture
from ahrensache_desktop.scene.spot import Layer, Spot, inset

if TYPE_CHECKING:
    from ahrensache_desktop.scene.stage import Stage


class Area(msgspec.Struct, frozen=True):
    """A part of the table, with the keys of what lies there in the order of reading."""

    name: str
    keys: tuple[Hashable, ...]


class Browser:
    """A cursor over everything that has a name. It chooses nothing unless asked to."""

    def __init__(self, stage: "Stage") -> None:
        self._stage = stage
        self.key: Hashable | None = None

    def spots(self) -> Iterator[Spot]:
        """A frame about what is being read."""
        piece = self._stage.items_by_key.get(self.key) if self.key is not None else None
        if piece is None:
            return
        unit = self._stage.unit
        around = inset(self._stage.place_of(piece.spot), -2 * unit)
        line = round(2.5 * unit / min(around[2:]), 3)
        yield Spot(("browser",), FramePicture("focus", line=line), *around, Layer.SPOKEN)

    def press(self, event: QKeyEvent) -> bool:
        """F6 goes to the next area; there the arrows read on, Return picks, Escape leaves."""
        pressed = event.key()
        if pressed == Qt.Key.Key_F6:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._next_area(-1 if back else 1)
            return True
        if self.key is None:
            return False
        if pressed in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            return self._step(-1)
        if pressed in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            return self._step(1)
        if pressed in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            return self._pick(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        if pressed == Qt.Key.Key_Escape:
            self.leave()
            return True
        return False

    def leave(self) -> None:
        """Read no more."""
        if self.key is not None:
            self.key = None
            self._stage.lens.look_away()
            self._stage.repaint_extras()

    def _place(self, areas: list[Area]) -> tuple[int, int] | None:
        for number, area in enumerate(areas):
            if self.key in area.keys:
                return number, area.keys.index(self.key)
        return None

    def _next_area(self, by: int) -> None:
        areas = [area for area in self._stage.areas() if area.keys]
        if not areas:
            return
        place = self._place(areas)
        number = (place[0] + by) % len(areas) if place is not None else (0 if by > 0 else len(areas) - 1)
        self._go(areas[number].keys[0], areas[number].name)

    def _step(self, by: int) -> bool:
        areas = [area for area in self._stage.areas() if area.keys]
        place = self._place(areas)
        if place is None:
            self._next_area(1)
            return True
        keys = areas[place[0]].keys
        self._go(keys[(place[1] + by) % len(keys)])
        return True

    def _go(self, key: Hashable, area: str = "") -> None:
        self.key = key
        words = self._stage.spoken(key)
        self._stage.spoke.emit(f"{area}: {words}" if area else words)
        piece = self._stage.items_by_key.get(key)
        if piece is not None and piece.spot.tip:
            self._stage.lens.show_now(piece.spot)
        self._stage.repaint_extras()

    def _pick(self, secondary: bool) -> bool:
        key = self.key
        if key is None:
            return False
        if self._stage.interaction is not None and self._stage.pickable(key):
            self._stage.interaction.clicked(key, secondary=secondary)
            return True
        if self._stage.touchable(key):
            self._stage.touched(key)
            return True
        return self._stage.explain(key)
