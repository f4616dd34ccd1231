"""Placing tiles: pick one up, see where it may lie and what it brings there."""

from collections.abc import Hashable, Iterable
from typing import cast

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.interaction import Control, Interaction, Pick
from ahrensache_desktop.scene.spot import Spot, holds
from ahrensache_desktop.titles.ahrensache.place_spots import PlaceSpots
from ahrensache_desktop.titles.ahrensache.prospect import Prospect, prospect
from ahrensache_desktop.titles.ahrensache.tools import AhrensachePrompt, Desk
from rules_core.games.ahrensache.actions import LeaveOut, PlaceTile
from rules_core.games.ahrensache.farm import network, spaces
from rules_core.games.ahrensache.frames import PlaceTiles
from rules_core.games.ahrensache.material import TileId
from rules_core.pieces.grid import Cell

ARROWS: dict[Qt.Key, Cell] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PlaceTool(Interaction):
    """Lays the tiles just received into the own farm, in any order."""

    def __init__(self, prompt: AhrensachePrompt, desk: Desk) -> None:
        super().__init__(prompt)
        self.desk = desk
        self.view = prompt.view
        frame = self.view.public.pending[-1]
        assert isinstance(frame, PlaceTiles)
        self.tiles = frame.tiles
        self.tile: TileId = self.tiles[0]  # the one that is picked
        self.cell: Cell | None = None  # under the pointer or the keyboard's cursor
        self.leaving: TileId | None = None  # the tile whose leaving out was asked for once
        self._farm = network(self.view.public.edition, self.view.own().farm)
        self._prospects: dict[tuple[TileId, Cell], Prospect] = {}
        self._spots = PlaceSpots(self)

    # What can be done now.

    def spaces(self, tile: TileId | None = None) -> tuple[Cell, ...]:
        """The spaces on which the tile may be placed; without a tile, the one that is picked."""
        return spaces(self._farm, self.view.public.edition.face(tile or self.tile))

    def barred(self) -> list[Cell]:
        """The spaces next to the farm on which the tile may not be placed."""
        legal = set(self.spaces())
        return [cell for cell in self._farm.open if cell not in legal]

    def prospect(self, cell: Cell) -> Prospect:
        """What the tile that is picked would bring on a space."""
        key = (self.tile, cell)
        if key not in self._prospects:
            self._prospects[key] = prospect(self.view, self.tile, cell)
        return self._prospects[key]

    # What it shows.

    def headline(self) -> str:
        if self.leaving is not None:
            return self.desk.say("leave-out-armed")
        if not self.spaces():
            return self.desk.say("no-space")
        if self.cell is None:
            return self.desk.narrator.decision(self.prompt.decision, self.view)
        return self.gain_line(self.cell)

    def gain_line(self, cell: Cell) -> str:
        """What the picked tile would bring on a space, in words."""
        found = self.prospect(cell)
        parts = [self.desk.say("gain-worth", points=found.points)]
        if found.grain:
            parts.append(self.desk.say("gain-grain", count=len(found.grain)))
        if found.plan is not None:
            done, of = found.plan
            parts.append(self.desk.say("gain-plan", done=done, of=of))
        return self.desk.say("gain-line", parts=", ".join(parts))

    def controls(self) -> Iterable[Control]:
        if len(self.tiles) > 1:
            for number, tile in enumerate(self.tiles, start=1):
                words = self.desk.stage.words.tile(self.view.public.edition, tile).split("\n")[0]
                yield Control(f"tile-{number}", words, str(number), checked=tile == self.tile)
        can_lay = self.cell is not None and self.cell in self.spaces()
        yield Control("place", self.desk.say("place"), "Enter", enabled=can_lay, primary=True)
        key = "leave-out-really" if self.leaving else "leave-out"
        yield Control("leave-out", self.desk.say(key), "L")

    def spoken(self, key: Hashable) -> str:
        if isinstance(key, tuple) and key[0] == "space-cell" and self.desk.stage.helps:
            return self.gain_line(key[1])
        return ""

    def picks(self) -> Iterable[Pick]:
        return (Pick(("space-cell", cell)) for cell in self.spaces())

    def focus(self) -> Hashable | None:
        return ("space-cell", self.cell) if self.cell is not None else None

    def spots(self) -> Iterable[Spot]:
        return self._spots.spots()

    def parting(self) -> Iterable[Spot]:
        return self._spots.parting()

    # Gestures.

    def can_pick(self, key: Hashable) -> bool:
        return isinstance(key, tuple) and key[0] in ("to-place", "space-cell")

    def why_not(self, key: Hashable) -> str:
        if isinstance(key, tuple) and key[0] == "barred":
            return self.desk.why_not(PlaceTile(self.tile, key[1]))
        return ""

    def clicked(self, key: Hashable, *, secondary: bool = False) -> None:
        assert isinstance(key, tuple)
        self.leaving = None
        if key[0] == "to-place":
            self._pick(key[1])
        else:
            self._place(key[1])

    def _pick(self, tile: TileId) -> None:
        self.tile, self.cell = tile, None
        self.changed.emit()

    def hovered(self, key: Hashable | None) -> None:
        cell = cast("Cell", key[1]) if isinstance(key, tuple) and key[0] == "space-cell" else None
        if cell != self.cell:
            self.cell = cell
            self.changed.emit()

    def dragging(self, key: Hashable, at: QPointF) -> None:
        assert isinstance(key, tuple)
        if key[0] != "to-place":
            return
        cell = self._cell_at(at)
        shown = cell if cell in self.spaces(key[1]) else None
        if key[1] != self.tile or shown != self.cell:
            self.tile, self.cell = key[1], shown
            self.changed.emit()

    def dropped(self, key: Hashable, at: QPointF) -> None:
        assert isinstance(key, tuple)
        cell = self._cell_at(at)
        if key[0] == "to-place" and cell is not None:
            self.tile = key[1]
            self._place(cell)

    def _cell_at(self, at: QPointF) -> Cell | None:
        if holds(self.desk.stage.layout.farm, at.x(), at.y()):
            return self.desk.stage.cell_ground().cell_at(at.x(), at.y())
        return None

    def _place(self, cell: Cell) -> None:
        action = PlaceTile(self.tile, cell)
        reason = self.desk.why_not(action)
        if reason:
            self.cell = None
            self.said.emit(reason)
            return
        self.cell = cell
        self.chosen.emit(action)

    def pressed(self, control: str) -> None:
        if control == "leave-out":
            self._leave_out()
            return
        self.leaving = None
        if control == "place" and self.cell is not None:
            self._place(self.cell)
        elif control.startswith("tile-"):
            self._pick(self.tiles[int(control.removeprefix("tile-")) - 1])

    def _leave_out(self) -> None:
        """Leaving a tile out asks once."""
        if self.leaving == self.tile:
            self.chosen.emit(LeaveOut(self.tile))
        else:
            self.leaving = self.tile
            self.changed.emit()

    # Keys.

    def key(self, event: QKeyEvent) -> bool:
        pressed = Qt.Key(event.key())
        cells = self.spaces()
        step = ARROWS.get(pressed)
        if step is not None and cells:
            self.leaving = None
            self.cell = nearest(cells, self.cell, step)
            self.desk.stage.bring_into_view(self.cell)
            self.changed.emit()
            return True
        if pressed in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.cell is not None:
            self._place(self.cell)
            return True
        if pressed == Qt.Key.Key_L:
            self._leave_out()
            return True
        if pressed == Qt.Key.Key_Escape and (self.leaving or self.cell):
            self.leaving = self.cell = None
            self.changed.emit()
            return True
        number = pressed - Qt.Key.Key_1
        if 0 <= number < len(self.tiles):
            self._pick(self.tiles[number])
            return True
        return False


def nearest(cells: tuple[Cell, ...], start: Cell | None, step: Cell) -> Cell:
    """The nearest space in that direction; without one, the space itself; without a start, the first."""
    if start is None:
        return cells[0]
    dx, dy = step
    ahead = [c for c in cells if (c[0] - start[0]) * dx + (c[1] - start[1]) * dy > 0]

    def far(cell: Cell) -> int:
        along = abs((cell[0] - start[0]) * dx + (cell[1] - start[1]) * dy)
        aside = abs((cell[0] - start[0]) * dy) + abs((cell[1] - start[1]) * dx)
        return along + 3 * aside

    return min(ahead, key=far) if ahead else start
