"""Placing tiles: pick one up, see where it may lie and what it brings there."""

from collections.abc import Hashable, Iterable, Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.interaction import Control, Interaction
from ahrensache_desktop.scene.pictures import FramePicture, PanelPicture, TextPicture
from ahrensache_desktop.scene.spot import Layer, Spot
from ahrensache_desktop.titles.ahrensache.farm_view import tile_picture
from ahrensache_desktop.titles.ahrensache.tools import AhrensachePrompt, Desk
from rules_core.games.ahrensache.actions import LeaveOut, PlaceTile
from rules_core.games.ahrensache.farm import grain_sides, network, spaces
from rules_core.games.ahrensache.frames import PlaceTiles
from rules_core.games.ahrensache.material import TileId
from rules_core.pieces.grid import Cell


class PlaceTool(Interaction):
    """Lays the tiles just received into the own farm, in any order."""

    def __init__(self, prompt: AhrensachePrompt, desk: Desk) -> None:
        super().__init__(prompt)
        self.desk = desk
        view = prompt.view
        frame = view.public.pending[-1]
        assert isinstance(frame, PlaceTiles)
        self.view = view
        self.tiles = frame.tiles
        self._farm = network(view.public.edition, view.own().farm)
        self._tile: TileId = self.tiles[0]
        self._cell: Cell | None = None  # under the pointer or the keyboard's cursor
        self._leaving: TileId | None = None  # the tile whose leaving out was asked for once
        if desk.stage.look.watched not in (None, view.seat):
            desk.stage.look.watched = None

    def _spaces(self) -> tuple[Cell, ...]:
        return spaces(self._farm, self.view.public.edition.face(self._tile))

    # What it shows.

    def headline(self) -> str:
        if self._leaving is not None:
            return self.desk.say("leave-out-armed")
        if not self._spaces():
            return self.desk.say("no-space")
        if self._cell is None:
            return self.desk.narrator.decision(self.prompt.decision, self.view)
        return self._gain_line(self._cell)

    def _gain_line(self, cell: Cell) -> str:
        """What the picked tile would bring on a space."""
        face = self.view.public.edition.face(self._tile)
        grain = len(grain_sides(self._farm, face, cell))
        plan = self.desk.say("gain-plan" if cell in self._plan() else "gain-no-plan")
        return self.desk.say("gain-line", points=face.points, grain=grain, plan=plan)

    def _plan(self) -> frozenset[Cell]:
        player = self.view.own()
        if player.plan is None or player.plan_side is None:
            return frozenset()
        return self.view.public.edition.plans[player.plan].cells(player.plan_side)

    def controls(self) -> Iterable[Control]:
        for number, tile in enumerate(self.tiles, start=1):
            if len(self.tiles) > 1:
                words = self.desk.say("tile", number=number)
                yield Control(f"tile-{number}", words, str(number), checked=tile == self._tile)
        if self._cell is not None and self._cell in self._spaces():
            yield Control("place", self.desk.say("place"), "⏎", primary=True)
        key = "leave-out-really" if self._leaving else "leave-out"
        yield Control("leave-out", self.desk.say(key), "L")

    def spots(self) -> Iterable[Spot]:
        yield from self._tray()
        edition = self.view.public.edition
        face = edition.face(self._tile)
        ground = self.desk.stage.cell_ground()
        plan = self._plan()
        for cell in self._spaces():
            x, y, w, h = ground.rect(cell)
            here = cell == self._cell
            if here:
                picture = tile_picture(edition, self._tile)
                yield Spot(("try", cell), picture, x, y, w, h, Layer.MARK, "farm", opacity=0.75)
            frame = FramePicture("focus" if here else "lit", filled=not here)
            yield Spot(("space-cell", cell), frame, x, y, w, h, Layer.MARK, "farm")
            gain = len(grain_sides(self._farm, face, cell))
            words = "★" * (cell in plan) + (f"+{gain}" if gain else "")
            if words and not here:
                label = TextPicture(words, 0.8, "ink", bold=True)
                yield Spot(("gain", cell), label, x, y + h * 0.36, w, h * 0.28, Layer.OVERLAY, "farm")

    def _tray(self) -> Iterator[Spot]:
        """The tiles in hand, where the bid lies during the bidding."""
        unit = self.desk.stage.layout.unit
        x, y, w, h = self.desk.stage.layout.bid
        yield Spot(("tray-panel",), PanelPicture(radius=8 * unit), x, y, w, h, Layer.MARK)
        title = TextPicture(self.desk.say("tray"), 0.78, "text", "left", bold=True)
        yield Spot(
            ("tray-title",), title, x + 6 * unit, y + 3 * unit, w - 12 * unit, 17 * unit, Layer.OVERLAY
        )
        side = min(84 * unit, (w - 12 * unit - 4 * unit * (len(self.tiles) - 1)) / len(self.tiles))
        for i, tile in enumerate(self.tiles):
            left, top = x + 6 * unit + i * (side + 4 * unit), y + 30 * unit
            picture = tile_picture(self.view.public.edition, tile)
            yield Spot(("tray", tile), picture, left, top, side, side, Layer.OVERLAY)
            if tile == self._tile and len(self.tiles) > 1:
                yield Spot(("tray-mark",), FramePicture("focus"), left, top, side, side, Layer.OVERLAY)

    # Gestures.

    def can_pick(self, key: Hashable) -> bool:
        return isinstance(key, tuple) and key[0] in ("tray", "space-cell")

    def clicked(self, key: Hashable, *, secondary: bool = False) -> None:
        assert isinstance(key, tuple)
        self._leaving = None
        if key[0] == "tray":
            self._pick(key[1])
        else:
            self._place(key[1])

    def _pick(self, tile: TileId) -> None:
        self._tile, self._cell = tile, None
        self.changed.emit()

    def hovered(self, key: Hashable | None) -> None:
        cell: Cell | None = key[1] if isinstance(key, tuple) and key[0] == "space-cell" else None
        if cell != self._cell:
            self._cell = cell
            self.changed.emit()

    def dragging(self, key: Hashable, at: QPointF) -> None:
        assert isinstance(key, tuple)
        if key[0] != "tray":
            return
        cell = self._cell_at(at)
        shown = cell if cell in self._spaces_of(key[1]) else None
        if key[1] != self._tile or shown != self._cell:
            self._tile, self._cell = key[1], shown
            self.changed.emit()

    def dropped(self, key: Hashable, at: QPointF) -> None:
        assert isinstance(key, tuple)
        cell = self._cell_at(at)
        if key[0] == "tray" and cell is not None:
            self._tile = key[1]
            self._place(cell)

    def _spaces_of(self, tile: TileId) -> tuple[Cell, ...]:
        return spaces(self._farm, self.view.public.edition.face(tile))

    def _cell_at(self, at: QPointF) -> Cell | None:
        x, y, w, h = self.desk.stage.layout.farm
        if x <= at.x() <= x + w and y <= at.y() <= y + h:
            return self.desk.stage.cell_ground().cell_at(at.x(), at.y())
        return None

    def _place(self, cell: Cell) -> None:
        action = PlaceTile(self._tile, cell)
        refusal = self.desk.referee(action)
        if refusal is None:
            self.chosen.emit(action)
        else:
            self.said.emit(self.desk.narrator.refusal(refusal))

    def pressed(self, control: str) -> None:
        if control == "leave-out":
            self._leave_out()
            return
        self._leaving = None
        if control == "place" and self._cell is not None:
            self._place(self._cell)
        elif control.startswith("tile-"):
            self._pick(self.tiles[int(control.removeprefix("tile-")) - 1])

    def _leave_out(self) -> None:
        """Leaving a tile out asks once."""
        if self._leaving == self._tile:
            self.chosen.emit(LeaveOut(self._tile))
        else:
            self._leaving = self._tile
            self.changed.emit()

    def key(self, event: QKeyEvent) -> bool:
        pressed = event.key()
        cells = self._spaces()
        arrows = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        step = arrows.get(Qt.Key(pressed))
        if step is not None and cells:
            self._leaving = None
            self._cell = _next_cell(cells, self._cell, step)
            self.changed.emit()
            return True
        if pressed in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._cell is not None:
            self._place(self._cell)
            return True
        if pressed == Qt.Key.Key_L:
            self._leave_out()
            return True
        if pressed == Qt.Key.Key_Escape and (self._leaving or self._cell):
            self._leaving = self._cell = None
            self.changed.emit()
            return True
        number = pressed - Qt.Key.Key_1
        if 0 <= number < len(self.tiles):
            self._pick(self.tiles[number])
            return True
        return False


def _next_cell(cells: tuple[Cell, ...], start: Cell | None, step: tuple[int, int]) -> Cell:
    """The nearest space in that direction; without one, or without a start, the first."""
    if start is None:
        return cells[0]
    dx, dy = step
    ahead = [c for c in cells if (c[0] - start[0]) * dx + (c[1] - start[1]) * dy > 0]

    def far(cell: Cell) -> int:
        along = abs((cell[0] - start[0]) * dx + (cell[1] - start[1]) * dy)
        aside = abs((cell[0] - start[0]) * dy) + abs((cell[1] - start[1]) * dx)
        return along + 3 * aside

    return min(ahead, key=far) if ahead else start
