"""A farm as it lies in its area: large and zoomed for one seat, small for the others."""

from collections.abc import Iterator

import msgspec

from ahrensache_desktop.scene.pictures import FramePicture
from ahrensache_desktop.scene.spot import Layer, Spot
from ahrensache_desktop.titles.ahrensache.layout import Rect
from ahrensache_desktop.titles.ahrensache.tile_art import TilePicture
from rules_core.games.ahrensache.face import Edition
from rules_core.games.ahrensache.farm import FARMSTEAD
from rules_core.games.ahrensache.material import TileId, farmer_colour
from rules_core.games.ahrensache.public import Player
from rules_core.kernel.game import Seat
from rules_core.pieces.grid import Cell

LARGEST_CELL = 104.0  # in units


class Ground(msgspec.Struct, frozen=True):
    """How cells lie on the screen: the size of one, and where the middle of the farmstead is."""

    cell: float
    x: float
    y: float

    def rect(self, cell: Cell) -> Rect:
        """The place of a cell."""
        return (
            round(self.x + (cell[0] - 0.5) * self.cell),
            round(self.y + (cell[1] - 0.5) * self.cell),
            self.cell,
            self.cell,
        )

    def cell_at(self, x: float, y: float) -> Cell:
        """The cell at a point."""
        return (
            round((x - self.x) / self.cell),
            round((y - self.y) / self.cell),
        )


def fitted(area: Rect, player: Player, unit: float, margin: int = 1) -> Ground:
    """The whole farm in its area, with the spaces next to it."""
    cells = [FARMSTEAD, *(placement.cell for placement in player.farm)]
    left, right = min(x for x, _ in cells) - margin, max(x for x, _ in cells) + margin
    top, bottom = min(y for _, y in cells) - margin, max(y for _, y in cells) + margin
    x, y, w, h = area
    cell = min(LARGEST_CELL * unit, w / (right - left + 1), h / (bottom - top + 1))
    cell = float(max(4, int(cell)))
    return Ground(cell, x + w / 2 - (left + right) / 2 * cell, y + h / 2 - (top + bottom) / 2 * cell)


def zoomed(ground: Ground, area: Rect, zoom: float, pan: tuple[float, float]) -> Ground:
    """The ground enlarged about the middle of its area, and moved."""
    middle_x, middle_y = area[0] + area[2] / 2, area[1] + area[3] / 2
    cell = float(max(4, round(ground.cell * zoom)))
    scale = cell / ground.cell
    return Ground(
        cell,
        middle_x + (ground.x - middle_x) * scale + pan[0],
        middle_y + (ground.y - middle_y) * scale + pan[1],
    )


def tile_picture(edition: Edition, tile: TileId) -> TilePicture:
    """The picture of any tile."""
    colour = farmer_colour(tile)
    if colour is not None:
        return TilePicture(edition.farmers[colour], "farmer", colour)
    if tile in edition.buildings:
        return TilePicture(edition.face(tile), "building", tile)
    return TilePicture(edition.face(tile))


class Farm(msgspec.Struct, frozen=True):
    """Whose farm is drawn, in which colour, and whether the spaces of its plan are marked."""

    seat: Seat
    player: Player
    edition: Edition
    colour: str
    marked: bool


def farm_spots(clip: str, farm: Farm, ground: Ground) -> Iterator[Spot]:
    """The tiles of a farm, and where it is wanted the empty spaces of its building plan."""
    player, edition = farm.player, farm.edition
    if farm.marked and player.plan is not None and player.plan_side is not None:
        taken = {placement.cell for placement in player.farm}
        for cell in sorted(edition.plans[player.plan].cells(player.plan_side) - taken):
            x, y, w, h = ground.rect(cell)
            inset = w * 0.08
            yield Spot(
                (clip, "plan", cell),
                FramePicture("muted", dashed=True),
                x + inset,
                y + inset,
                w - 2 * inset,
                h - 2 * inset,
                Layer.BOARD,
                clip,
                opacity=0.5,
            )
    x, y, w, h = ground.rect(FARMSTEAD)
    home = TilePicture(edition.farmstead, "farmstead", farm.colour)
    yield Spot((clip, "farmstead", farm.seat), home, x, y, w, h, Layer.TILE, clip)
    for placement in player.farm:
        x, y, w, h = ground.rect(placement.cell)
        key = (clip, "tile", placement.cell)
        yield Spot(key, tile_picture(edition, placement.tile), x, y, w, h, Layer.TILE, clip)
