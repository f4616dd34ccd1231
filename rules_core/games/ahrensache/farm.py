"""What a farm's paths reach: where a tile may be placed, and which placing brings grain (rules 5.8-5.10)."""

from functools import cache

from rules_core.games.ahrensache.face import Edition, Face
from rules_core.games.ahrensache.public import Placement
from rules_core.kernel.game import Refusal
from rules_core.kernel.value import Value
from rules_core.pieces.grid import OPPOSITE, SIDES, STEP, Cell, Side, neighbour

FARMSTEAD: Cell = (0, 0)

SIDE_BIT: dict[Side, int] = {side: 1 << index for index, side in enumerate(SIDES)}
"""A set of sides is kept as a number, the sum of their bits: farms are looked at very often."""

AROUND = tuple((SIDE_BIT[side], *STEP[side], SIDE_BIT[OPPOSITE[side]]) for side in SIDES)
"""For each side: its bit, the step to the neighbour there, and the bit of the side that it meets."""


@cache
def around(cell: Cell) -> tuple[tuple[int, Cell, int], ...]:
    """For each side of a cell: its bit, the neighbour there, and the bit of the side that it meets."""
    x, y = cell
    return tuple([(side, (x + dx, y + dy), opposite) for side, dx, dy, opposite in AROUND])


class Network(Value, frozen=True, eq=False):
    """The tiles of a farm, and the path ends that lead to its farmstead."""

    edition: Edition
    faces: dict[Cell, Face]  # the farmstead's too
    reached: dict[Cell, int]  # of each tile, the sides whose path end leads to the farmstead
    open: dict[Cell, int]  # of each empty space next to a tile, the sides at which such an end arrives


@cache
def path_masks(paths: tuple[str, ...]) -> tuple[int, ...]:
    """Each path of a face as a set of sides."""
    return tuple(sum(SIDE_BIT[side] for side in SIDES if side in path) for path in paths)


@cache
def end_mask(paths: tuple[str, ...]) -> int:
    """The sides of a face that have a path end."""
    return sum(path_masks(paths))


def sides_of(mask: int) -> tuple[Side, ...]:
    """The sides of a set, in order."""
    return tuple(side for side in SIDES if mask & SIDE_BIT[side])


_MOST_KNOWN = 4096
_known: dict[tuple[int, tuple[Placement, ...]], Network] = {}
# Keyed by the edition's identity, which no other edition can take over: each entry keeps its edition alive.


def network(edition: Edition, farm: tuple[Placement, ...]) -> Network:
    """The network of a farm; remembered, and made from that of the farm before its last tile."""
    key = (id(edition), farm)
    found = _known.get(key)
    if found is None:
        found = _extended(network(edition, farm[:-1]), farm[-1]) if farm else _farmstead(edition)
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[key] = found
    return found


def _farmstead(edition: Edition) -> Network:
    face = edition.farmstead
    ends = end_mask(face.paths)
    arriving = {(dx, dy): opposite if ends & side else 0 for side, dx, dy, opposite in AROUND}
    return Network(edition, {FARMSTEAD: face}, {FARMSTEAD: ends}, arriving)


def _extended(before: Network, placed: Placement) -> Network:
    """The network with one tile more. Its paths are reached one by one (rule 5.9)."""
    cell = placed.cell
    face = before.edition.face(placed.tile)
    faces, reached, arriving = before.faces.copy(), before.reached.copy(), before.open.copy()
    faces[cell] = face
    arrived = arriving.pop(cell, 0)
    ends = 0
    for path in path_masks(face.paths):
        if path & arrived:
            ends |= path
    reached[cell] = ends
    for _, beside, _ in around(cell):
        if beside not in faces and beside not in arriving:
            arriving[beside] = 0
    _flood(cell, faces, reached, arriving)
    return Network(before.edition, faces, reached, arriving)


def _flood(start: Cell, faces: dict[Cell, Face], reached: dict[Cell, int], arriving: dict[Cell, int]) -> None:
    """Follow the reached path ends of a new tile: older paths may lead to the farmstead only now."""
    todo = [(start, reached[start])]
    while todo:
        at, ends = todo.pop()
        for side, cell, opposite in around(at):
            if not ends & side:
                continue
            face = faces.get(cell)
            if face is None:
                arriving[cell] |= opposite
            elif not reached[cell] & opposite:
                for path in path_masks(face.paths):
                    if path & opposite:
                        reached[cell] |= path
                        todo.append((cell, path))


def fits(network: Network, face: Face, cell: Cell) -> bool:
    """Whether a tile may be placed on a space (rules 5.8, 5.9)."""
    return bool(network.open.get(cell, 0) & end_mask(face.paths))


def spaces(network: Network, face: Face) -> tuple[Cell, ...]:
    """All spaces on which a tile may be placed, in the order in which the farm came next to them."""
    ends = end_mask(face.paths)
    return tuple([cell for cell, arriving in network.open.items() if arriving & ends])


def placing_refusal(network: Network, face: Face, cell: Cell) -> Refusal | None:
    """Why a tile may not be placed on a space, or None."""
    x, y = cell
    if cell in network.faces:
        return Refusal("5.8", "occupied", {"x": x, "y": y})
    if cell not in network.open:
        return Refusal("5.8", "not_adjacent", {"x": x, "y": y})
    arriving = network.open[cell]
    if arriving & end_mask(face.paths):
        return None
    return Refusal("5.9", "no_path", {"x": x, "y": y, "arriving": "".join(sides_of(arriving))})


def grain_sides(network: Network, face: Face, cell: Cell) -> tuple[Side, ...]:
    """The sides at which a tile placed there joins two grain symbols (rule 5.10)."""
    if not face.grain:
        return ()
    joined: list[Side] = []
    for side in SIDES:
        if side in face.grain:
            other = network.faces.get(neighbour(cell, side))
            if other is not None and OPPOSITE[side] in other.grain:
                joined.append(side)
    return tuple(joined)
