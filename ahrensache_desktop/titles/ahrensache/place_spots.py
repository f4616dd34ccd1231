"""How the farm and the tray look while tiles are being placed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtGui import QFontMetricsF

from ahrensache_desktop.scene.fonts import text_font
from ahrensache_desktop.scene.pictures import FramePicture, PillPicture
from ahrensache_desktop.scene.shadow import NOTHING
from ahrensache_desktop.scene.spot import Layer, Rect, Spot, inset, overlap
from ahrensache_desktop.titles.ahrensache.farm_view import cells_of, plan_left, tile_picture
from ahrensache_desktop.titles.ahrensache.farms import labels_of_farm
from ahrensache_desktop.titles.ahrensache.gain_art import GainPicture, JoinPicture
from ahrensache_desktop.titles.ahrensache.hand import tray_spots
from ahrensache_desktop.titles.ahrensache.prospect import joined_sides
from rules_core.games.ahrensache.actions import PlaceTile
from rules_core.games.ahrensache.farm import grain_sides, network
from rules_core.pieces.grid import STEP, Cell

if TYPE_CHECKING:
    from ahrensache_desktop.titles.ahrensache.place_tool import PlaceTool


class PlaceSpots:
    """The spots of a PlaceTool: the tiles in the tray, and the spaces of the farm with what they bring."""

    def __init__(self, tool: "PlaceTool") -> None:
        self._tool = tool

    def spots(self) -> Iterator[Spot]:
        """Everything that differs from the settled table."""
        yield from self._tray()
        if self._tool.desk.stage.shows_own_farm:
            yield from self._barred()
            for cell in self._tool.spaces():
                yield from self._space(cell)

    def parting(self) -> Iterator[Spot]:
        """The tile lies where it was put, until the table settles."""
        tool = self._tool
        for spot in self._tray():
            if tool.cell is None or spot.key != ("to-place", tool.tile):
                yield spot
        if tool.cell is not None:
            picture = tile_picture(tool.view.public.edition, tool.tile)
            place = tool.desk.stage.cell_ground().rect(tool.cell)
            yield Spot(("laid", tool.tile), picture, *place, Layer.TILE, "farm")

    def _tray(self) -> Iterator[Spot]:
        tool = self._tool
        stage, edition = tool.desk.stage, tool.view.public.edition
        unit = stage.unit
        yield from tray_spots(stage.layout, tool.desk.say("tray"), bold=True, lit=True)
        x, y, w, h = stage.layout.bid
        gap = 8 * unit
        count = len(tool.tiles)
        head = stage.layout.line + 14 * unit
        side = min(h - head - 11 * unit, (w - 20 * unit - gap * (count - 1)) / count)
        left = x + (w - side * count - gap * (count - 1)) / 2
        for i, tile in enumerate(tool.tiles):
            place = (left + i * (side + gap), y + head, side, side)
            picked = tile == tool.tile
            picture = tile_picture(edition, tile)
            tip = stage.words.tile(edition, tile)
            shown = Spot(("to-place", tile), picture, *place, Layer.OVERLAY, tip=tip)
            yield replace(shown, opacity=1.0 if picked else 0.75, shadow=4 * unit, corner=0.02)
            if picked and count > 1:
                yield tool.desk.frame_about(("tray-mark",), place, "focus")

    def _barred(self) -> Iterator[Spot]:
        """Spaces next to the farm that do not fit say why when looked at."""
        ground = self._tool.desk.stage.cell_ground()
        for cell in self._tool.barred():
            tip = self._tool.desk.why_not(PlaceTile(self._tool.tile, cell))
            place = inset(ground.rect(cell), ground.cell * 0.3)
            picture = GainPicture(barred=True) if self._tool.desk.stage.helps else NOTHING
            yield Spot(("barred", cell), picture, *place, Layer.BOARD, "farm", tip)

    def _space(self, cell: Cell) -> Iterator[Spot]:
        tool = self._tool
        edition = tool.view.public.edition
        ground = tool.desk.stage.cell_ground()
        place = ground.rect(cell)
        here = cell == tool.cell
        if here:
            picture = tile_picture(edition, tool.tile)
            yield Spot(("try", cell), picture, *place, Layer.MARK, "farm", opacity=0.82)
        helps = tool.desk.stage.helps
        lit = FramePicture("focus" if here else "lit", filled=not here)
        frame = lit if helps or here else NOTHING
        tip = "" if here else tool.desk.say("free-space")
        yield Spot(("space-cell", cell), frame, *place, Layer.MARK, "farm", tip)
        if not helps:
            return
        if here:
            yield from self._joins(cell)
            yield from self._here(cell)
            return
        face = edition.face(tool.tile)
        farm = network(edition, tool.view.own().farm)
        grain = len(grain_sides(farm, face, cell))
        plan = cell in plan_left(edition, tool.view.own())
        if grain or plan:
            yield Spot(
                ("gain", cell),
                GainPicture(grain, plan),
                *inset(place, ground.cell * 0.12),
                Layer.OVERLAY,
                "farm",
            )

    def _joins(self, cell: Cell) -> Iterator[Spot]:
        """The sides at which paths would meet, and where that brings grain."""
        tool = self._tool
        ground = tool.desk.stage.cell_ground()
        edition = tool.view.public.edition
        face, farm = edition.face(tool.tile), network(edition, tool.view.own().farm)
        x, y, w, h = ground.rect(cell)
        for side in joined_sides(farm, face, cell):
            dx, dy = STEP[side]
            size = ground.cell * (0.42 if side in grain_sides(farm, face, cell) else 0.24)
            middle = (x + w / 2 + dx * w / 2, y + h / 2 + dy * h / 2)
            place = (middle[0] - size / 2, middle[1] - size / 2, size, size)
            picture = JoinPicture(side in grain_sides(farm, face, cell))
            yield Spot(("join", side), picture, *place, Layer.OVERLAY, "farm")

    def _here(self, cell: Cell) -> Iterator[Spot]:
        """What the space under the pointer brings, in words above it."""
        tool = self._tool
        stage = tool.desk.stage
        unit = stage.unit
        words = tool.gain_line(cell)
        height = stage.layout.line + 6 * unit
        needed = QFontMetricsF(text_font(0.73 * height)).horizontalAdvance(words) + 1.4 * height
        width = min(stage.layout.farm[2] - 8 * unit, needed)
        place = self._free_place(cell, width, height)
        yield Spot(("gain-line",), PillPicture(words, edge="focus"), *place, Layer.FLYING, shadow=3 * unit)

    def _free_place(self, cell: Cell, width: float, height: float) -> Rect:
        """A place of that size near a space where it hides as few tiles and spaces as can be."""
        stage = self._tool.desk.stage
        ground, gap = stage.cell_ground(), 5 * stage.unit
        x, y, w, h = ground.rect(cell)
        left, top, wide, high = inset(stage.layout.farm, gap)
        cells = cells_of(self._tool.view.public, self._tool.prompt.view.seat or 0, wide=True)
        places = [
            (x + w / 2 - width / 2, y - height - gap),
            (x + w / 2 - width / 2, y + h + gap),
            (x + w + gap, y + h / 2 - height / 2),
            (x - width - gap, y + h / 2 - height / 2),
            (left + wide - width, y + h / 2 - height / 2),
            (left, y + h / 2 - height / 2),
            (left + wide / 2 - width / 2, top),
            (left + wide - width, top + high - height),
            (left, top + high - height),
        ]
        inside = [
            (min(max(left, each[0]), left + wide - width), min(max(top, each[1]), top + high - height))
            for each in places
        ]
        found = [(*each, width, height) for each in inside]
        board = stage.board(self._tool.view)
        labels = labels_of_farm(board, stage.look)

        def hidden(place: Rect) -> int:
            tiles = sum(ground.meets(each, place) for each in cells)
            return tiles + 2 * sum(overlap(label, place) for label in labels)

        return min(found, key=hidden)
