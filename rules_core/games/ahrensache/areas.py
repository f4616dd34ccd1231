"""What lies at the edge of a farm and what is closed in by its paths (rules 7.5, 7.6).

The paths of a tile cut its land into pieces. A piece is known by the half sides on which it reaches the edge
of its tile; each tile has eight. A path of two ends or more cuts along all of its ends, and paths over each
other on a bridge cut like a crossing; a path with one end is a dead end, and the land goes round it. Land
meets along tile edges, half side by half side: so a path that is cut off, with no end on the other side, cuts
nothing there, and no land meets across a corner.
"""

from functools import cache, lru_cache

from rules_core.games.ahrensache.farm import AROUND, Network, around, end_mask, path_masks, sides_of
from rules_core.kernel.value import Value
from rules_core.pieces.grid import SIDES, Cell, Side


class HalfSide(Value, frozen=True):
    """Half of a side of a tile: the half next to the corner that `side` shares with the side `toward`."""

    cell: Cell
    side: Side
    toward: Side


class Area(Value, frozen=True):
    """A connected piece of land, by the half sides it reaches."""

    halves: tuple[HalfSide, ...]
    closed: bool  # it does not touch the edge of the farm


_RING: tuple[tuple[Side, Side], ...] = (
    ("N", "W"),
    ("N", "E"),
    ("E", "N"),
    ("E", "S"),
    ("S", "E"),
    ("S", "W"),
    ("W", "S"),
    ("W", "N"),
)
"""The half sides of a tile, clockwise, as side and toward: on each of SIDES two, a path end between them."""

_MEETS = {(1, 0): ((2, 7), (3, 6)), (0, 1): ((4, 1), (5, 0))}
"""Which half sides of a tile and of its neighbour to the east or south lie along each other."""


@lru_cache(maxsize=512)
def areas(network: Network) -> tuple[Area, ...]:
    """All areas of a farm, in the order of its tiles."""
    faces = network.faces
    # Pieces have numbers, those of a tile from its first on; each leads on to one of its area.
    first = {cell: len(_RING) * index for index, cell in enumerate(faces)}
    pieces = list(range(len(_RING) * len(faces)))
    for cell, face in faces.items():
        for (dx, dy), halves in _MEETS.items():
            other = (cell[0] + dx, cell[1] + dy)
            if other in faces:
                here, there = _land(face.paths), _land(faces[other].paths)
                for mine, its in halves:
                    pieces[_root(pieces, first[other] + there[its])] = _root(pieces, first[cell] + here[mine])
    found: dict[int, list[HalfSide]] = {}
    at_edge: set[int] = set()
    for cell, face in faces.items():
        edge = [beside not in faces for _, beside, _ in around(cell)]
        for half, (piece, where) in enumerate(zip(_land(face.paths), _halves(cell), strict=True)):
            root = _root(pieces, first[cell] + piece)
            found.setdefault(root, []).append(where)
            if edge[half // 2]:
                at_edge.add(root)
    return tuple([Area(tuple(halves), root not in at_edge) for root, halves in found.items()])


def _root(pieces: list[int], piece: int) -> int:
    while pieces[piece] != piece:
        pieces[piece] = piece = pieces[pieces[piece]]
    return piece


@cache
def _halves(cell: Cell) -> tuple[HalfSide, ...]:
    return tuple(HalfSide(cell, side, toward) for side, toward in _RING)


@cache
def _land(paths: tuple[str, ...]) -> tuple[int, ...]:
    """For each half side in the ring, the piece of land that it belongs to.

    Two half sides are of one piece when no path has them on different sides of it: between the same two of
    its ends, going round.
    """
    cuts = [[2 * SIDES.index(side) for side in sides_of(mask)] for mask in path_masks(paths)]
    between = [
        tuple(sum(1 for end in ends if end < half) % len(ends) for ends in cuts if len(ends) > 1)
        for half in range(len(_RING))
    ]
    names = list(dict.fromkeys(between))
    return tuple(names.index(place) for place in between)


def edge_ends(network: Network) -> tuple[tuple[Cell, Side], ...]:
    """All path ends at the edge of a farm (rule 7.5), a hole inside it counts as edge too."""
    return tuple(
        (cell, SIDES[index])
        for cell, face in network.faces.items()
        for index, (side, dx, dy, _) in enumerate(AROUND)
        if end_mask(face.paths) & side and (cell[0] + dx, cell[1] + dy) not in network.faces
    )
