"""A farm as it lies in its area: large and zoomed for one seat, small for the others."""

from collections.abc import Iterator

import msgspec

from ahrensache_desktop.scene.pictures import FramePicture
from ahrensache_desktop.scene.shadow import NOTHING
from ahrensache_desktop.scene.spot import Layer, Rect, Spot, inset, overlap
from ahrensache_desktop.titles.ahrensache.board import Board
from ahrensache_desktop.titles.ahrensache.tile_art import TilePicture
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.games.ahrensache.face import Edition
from rules_core.games.ahrensache.farm import FARMSTEAD, network, spaces
from rules_core.games.ahrensache.frames import PlaceTiles
from rules_core.games.ahrensache.material import TileId, farmer_colour
from rules_core.games.ahrensache.public import Player, Public
from rules_core.kernel.game import Seat
from rules_core.pieces.grid import Cell

LARGEST_CELL = 104.0  # in units


class Ground(msgspec.Struct, frozen=True):
    """How cells lie on the screen: the size of one, and where the middle of the farmstead is."""

    cell: float
    x: float
    y: float
    ratio: float = 1.0  # pixels of the screen for each logical one: tiles must meet without a seam

    def rect(self, cell: Cell) -> Rect:
        """The place of a cell."""
        return (
            round((self.x - self.cell / 2) * self.ratio) / self.ratio + cell[0] * self.cell,
            round((self.y - self.cell / 2) * self.ratio) / self.ratio + cell[1] * self.cell,
            self.cell,
            self.cell,
        )

    def meets(self, cell: Cell, rect: Rect) -> bool:
        """Whether a cell reaches into a rectangle of the screen."""
        return overlap(self.rect(cell), rect)

    def cell_at(self, x: float, y: float) -> Cell:
        """The cell at a point."""
        return (
            round((x - self.x) / self.cell),
            round((y - self.y) / self.cell),
        )


def plan_left(edition: Edition, player: Player) -> list[Cell]:
    """The spaces that the building plan still asks for."""
    if player.plan is None or player.plan_side is None:
        return []
    taken = {placement.cell for placement in player.farm}
    return sorted(edition.plans[player.plan].cells(player.plan_side) - taken)


def spaces_to_come(public: Public, seat: Seat) -> set[Cell]:
    """The spaces on which the seat could lay the tiles that it has to place now."""
    frame = public.pending[-1] if public.pending else None
    if not isinstance(frame, PlaceTiles) or frame.seat != seat:
        return set()
    farm = network(public.edition, public.players[seat].farm)
    return {cell for tile in frame.tiles for cell in spaces(farm, public.edition.face(tile))}


def cells_of(public: Public, seat: Seat, *, wide: bool) -> list[Cell]:
    """The cells of a farm; `wide` with its plan and what can be placed on now."""
    player = public.players[seat]
    cells = [FARMSTEAD, *(placement.cell for placement in player.farm)]
    if wide:
        cells += [*plan_left(public.edition, player), *spaces_to_come(public, seat)]
    return cells


def _extent(public: Public, seat: Seat, wide: bool) -> tuple[float, float, float, float]:
    """The least and most of x and y of a farm."""
    cells = cells_of(public, seat, wide=wide)
    return (
        min(x for x, _ in cells) - 0.5,
        max(x for x, _ in cells) + 0.5,
        min(y for _, y in cells) - 0.5,
        max(y for _, y in cells) + 0.5,
    )


def _whole(cell: float, ratio: float) -> float:
    """The size of a cell as a whole number of pixels of the screen."""
    return max(4, int(cell * ratio)) / ratio


def fitted(area: Rect, board: Board, seat: Seat, *, wide: bool) -> Ground:
    """The whole farm of a seat in its area, with a little meadow about it."""
    left, right, top, bottom = _extent(board.public, seat, wide)
    x, y, w, h = area
    about = 0.3 if wide else 0.1
    cell = min(LARGEST_CELL * board.unit, w / (right - left + about), h / (bottom - top + about))
    cell = _whole(cell, board.ratio)
    across, down = (left + right) / 2 * cell, (top + bottom) / 2 * cell
    return Ground(cell, x + w / 2 - across, y + h / 2 - down, board.ratio)


def zoomed(ground: Ground, area: Rect, zoom: float, pan: tuple[float, float]) -> Ground:
    """The ground enlarged about the middle of its area, and moved."""
    middle_x, middle_y = area[0] + area[2] / 2, area[1] + area[3] / 2
    cell = _whole(ground.cell * zoom, ground.ratio)
    scale = cell / ground.cell
    return Ground(
        cell,
        middle_x + (ground.x - middle_x) * scale + pan[0],
        middle_y + (ground.y - middle_y) * scale + pan[1],
        ground.ratio,
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


def farm_spots(clip: str, farm: Farm, ground: Ground, words: Words) -> Iterator[Spot]:
    """The tiles of a farm and, where they are wanted, the empty spaces of its building plan."""
    player, edition = farm.player, farm.edition
    if farm.marked:
        yield from _plan_marks(clip, farm, ground)
        for cell in (FARMSTEAD, *(placement.cell for placement in player.farm)):
            key = (clip, "shadow", cell)
            reach = round(ground.cell * 0.1, 1)
            yield Spot(key, NOTHING, *ground.rect(cell), Layer.BOARD, clip, shadow=reach, corner=0.02)
    home = TilePicture(edition.farmstead, "farmstead", farm.colour)
    tip = words.say("farmstead")
    yield Spot((clip, "farmstead", farm.seat), home, *ground.rect(FARMSTEAD), Layer.TILE, clip, tip)
    for placement in player.farm:
        picture = tile_picture(edition, placement.tile)
        tip = words.tile(edition, placement.tile)
        key = (clip, "tile", placement.cell)
        yield Spot(key, picture, *ground.rect(placement.cell), Layer.TILE, clip, tip, closer=True)


def _plan_marks(clip: str, farm: Farm, ground: Ground) -> Iterator[Spot]:
    """A frame on each space that the building plan still asks for."""
    for cell in plan_left(farm.edition, farm.player):
        place = inset(ground.rect(cell), ground.cell * 0.08)
        picture = FramePicture("paper", dashed=True)
        yield Spot((clip, "plan", cell), picture, *place, Layer.BOARD, clip, opacity=0.75)
