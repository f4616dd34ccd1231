"""The walk with the highest score (rule 7.4).

The reading of rule 7.4 that is played here: a walk uses a path end when it goes over it to the next tile. So
an end at the edge, or one that is cut off, is never used, nor is the far side of the path on which a walk
begins or ends. No path end is used twice, but a tile may be come to again: a crossing, two curves on one
tile, and, as a walk's first or last step, a T-junction by its third end. It counts once all the same; only a
crossing whose four ends are all used counts twice. Of the farmstead's ends two at most are used, as it is
visited once at most. A tile by itself is a walk, too.
"""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from rules_core.games.ahrensache.face import Face
from rules_core.games.ahrensache.farm import AROUND, FARMSTEAD, Network, around, path_masks
from rules_core.games.ahrensache.walk_search import Stop, best_joints
from rules_core.kernel.value import Value
from rules_core.pieces.grid import SIDES, Cell

POINTS_PER_TILE = 4

_Path = int
"""A path of a tile, by its place in `_Roads`."""

_Joint = tuple[_Path, _Path]
"""Two paths whose ends meet."""

_STATES_PER_JOINT = 3  # about by how much each joint ahead multiplies the work
_CHEAP = 9  # an order with two joints ahead is good enough


class Walk(Value, frozen=True):
    """A walk through a farm."""

    cells: tuple[Cell, ...]  # from start to end; a tile that is come to again is listed again
    doubled: tuple[Cell, ...] = ()  # the crossings that count double

    @property
    def points(self) -> int:
        """Rule 7.4: 4 for each tile, 8 for each crossing used in full."""
        return POINTS_PER_TILE * (len(set(self.cells)) + len(self.doubled))


class _Roads(NamedTuple):
    """The paths of all tiles of a farm, and where they meet."""

    cells: list[Cell]  # of each path its tile
    meets: list[list[_Path]]  # of each path those that it meets on neighbouring tiles


@lru_cache(maxsize=512)
def best_walk(network: Network) -> Walk:
    """A walk with the highest score through a farm."""
    best, worth = Walk((FARMSTEAD,)), 1
    roads = _roads(network.faces)
    for paths in _connected(roads):
        stops, joints = _stops(roads, _order(roads, paths), network.faces)
        found = best_joints(stops, worth)
        if found is not None:
            used = [joint for index, joint in enumerate(joints) if found.joints >> index & 1]
            best, worth = _walk(roads, used, network.faces), found.worth
    return best


def _roads(faces: dict[Cell, Face]) -> _Roads:
    at: dict[tuple[Cell, int], _Path] = {}
    cells: list[Cell] = []
    for cell, face in faces.items():
        for mask in path_masks(face.paths):
            for side, *_ in AROUND:
                if mask & side:
                    at[cell, side] = len(cells)
            cells.append(cell)
    meets: list[list[_Path]] = [[] for _ in cells]
    for cell in faces:
        for side, beside, opposite in around(cell):
            path, other = at.get((cell, side)), at.get((beside, opposite))
            if path is not None and other is not None:
                meets[path].append(other)
    return _Roads(cells, meets)


def _connected(roads: _Roads) -> list[list[_Path]]:
    """The paths that hang together, by group; no walk leaves its group."""
    groups: list[list[_Path]] = []
    seen: set[_Path] = set()
    for first, meets in enumerate(roads.meets):
        if meets and first not in seen:
            group = [first]
            seen.add(first)
            for path in group:
                more = [other for other in roads.meets[path] if other not in seen]
                seen.update(more)
                group += more
            groups.append(group)
    return groups


def _order(roads: _Roads, paths: list[_Path]) -> dict[Cell, list[_Path]]:
    """Tiles with their paths, in an order in which few joints lead ahead at any time."""
    tiles: dict[Cell, list[_Path]] = {}
    near: dict[Cell, Counter[Cell]] = {}
    for path in sorted(paths):
        cell = roads.cells[path]
        tiles.setdefault(cell, []).append(path)
        near.setdefault(cell, Counter()).update(roads.cells[other] for other in roads.meets[path])
    starts = sorted(near, key=lambda cell: (near[cell].total(), cell))[:4]
    starts += [min(near), max(near), min(near, key=_row_first), max(near, key=_row_first)]
    best_cost, best = _grown(near, starts[0])
    for start in starts[1:]:
        if best_cost <= _CHEAP * len(near):
            break
        cost, order = _grown(near, start)
        if cost < best_cost:
            best_cost, best = cost, order
    return {cell: tiles[cell] for cell in best}


def _row_first(cell: Cell) -> Cell:
    return (cell[1], cell[0])


def _grown(near: dict[Cell, Counter[Cell]], start: Cell) -> tuple[int, list[Cell]]:
    """An order that always goes on with the tile that adds fewest joints ahead, and about what it costs."""
    order: list[Cell] = []
    growth = {start: near[start].total()}  # of each tile that may be next
    ahead = cost = 0
    while growth:
        cell = min(growth, key=lambda cell: (growth[cell], cell))
        order.append(cell)
        ahead += growth.pop(cell)
        cost += _STATES_PER_JOINT**ahead
        for other, count in near[cell].items():
            if other in growth:
                growth[other] -= 2 * count
            elif other not in order:
                growth[other] = near[other].total() - 2 * count
    return cost, order


def _stops(
    roads: _Roads, tiles: dict[Cell, list[_Path]], faces: dict[Cell, Face]
) -> tuple[list[Stop], list[_Joint]]:
    """The tiles as the search wants them, and the joints in the order of their bits."""
    stops: list[Stop] = []
    joints: list[_Joint] = []
    bits: dict[_Joint, int] = {}
    for cell, paths in tiles.items():
        choices: list[tuple[int, tuple[int, ...]]] = []
        for path in paths:
            behind = 0
            ahead: tuple[int, ...] = (0,)
            for other in roads.meets[path]:
                if (other, path) in bits:
                    behind |= bits[other, path]
                else:
                    bits[path, other] = bit = 1 << len(joints)
                    joints.append((path, other))
                    ahead += tuple(chosen | bit for chosen in ahead)
            choices.append((behind, ahead))
        if cell == FARMSTEAD:
            stops.append(Stop(tuple(choices), most=2, double=False))
        else:
            four_meet = sum(len(roads.meets[path]) for path in paths) == len(SIDES)
            stops.append(Stop(tuple(choices), most=4, double=four_meet and faces[cell].is_crossing()))
    return stops, joints


def _walk(roads: _Roads, joints: list[_Joint], faces: dict[Cell, Face]) -> Walk:
    """The walk that goes over each of these joints once (Hierholzer's way)."""
    ahead: dict[_Path, list[_Path]] = {}
    for path, other in joints:
        ahead.setdefault(path, []).append(other)
        ahead.setdefault(other, []).append(path)
    used = Counter(roads.cells[path] for joint in joints for path in joint)
    doubled = tuple(cell for cell, ends in used.items() if ends == len(SIDES) and faces[cell].is_crossing())
    # A round walk must not begin at the farmstead, or it would come there twice.
    start = min(ahead, key=lambda path: (len(ahead[path]) % 2 == 0, roads.cells[path] == FARMSTEAD, path))
    todo, trail = [start], []
    while todo:
        if ahead[todo[-1]]:
            path = ahead[todo[-1]].pop()
            ahead[path].remove(todo[-1])
            todo.append(path)
        else:
            trail.append(roads.cells[todo.pop()])
    return Walk(tuple(trail), doubled)
