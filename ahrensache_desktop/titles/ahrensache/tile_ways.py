"""Where the paths of a tile run, and where there is room between them; in units of a hundredth of a tile."""

import math
from collections.abc import Sequence
from functools import cache

from rules_core.games.ahrensache.face import Face

Point = tuple[float, float]

EDGE: dict[str, Point] = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
MIDDLE: Point = (50, 50)
CORNERS: dict[str, Point] = {"NE": (100, 0), "ES": (100, 100), "SW": (0, 100), "NW": (0, 0)}
HALF = 11.5  # of a path's width with its outline
BADGE: tuple[float, float, float] = (12.0, 12.0, 10.5)
MARK: tuple[float, float, float] = (88.5, 11.5, 9.0)
STEP = 4
TRIED = 4  # places in each sixteenth of a tile that are tried in pairs
WISHED = 21.0  # the radius of a place that is large enough

Place = tuple[float, float, float]
"""The radius of a free circle, then its middle."""

Obstacles = tuple[tuple[float, float, float], ...]
"""Circles that must stay free: middle and radius."""


def is_straight(group: str) -> bool:
    """Whether a group of two ends runs straight on."""
    return group in ("NS", "SN", "EW", "WE")


def bend(group: str) -> Point | None:
    """The corner about which a curve runs, or None for any other group."""
    if len(group) != 2 or is_straight(group):
        return None
    return next(corner for name, corner in CORNERS.items() if set(name) == set(group))


def has_bridge(face: Face) -> bool:
    """Whether one straight path crosses another above it."""
    return len(face.paths) == 2 and face.is_crossing()


def obstacles(face: Face) -> Obstacles:
    """What is printed in the corners."""
    return (BADGE,) * bool(face.points) + (MARK,) * face.five_players


def _to_way(group: str, x: float, y: float) -> float:
    """How far a point is from the middle of a path."""
    corner = bend(group)
    if corner is not None:
        return abs(math.hypot(x - corner[0], y - corner[1]) - 50)
    return min(_to_end(side, x, y) for side in group)


def _to_end(side: str, x: float, y: float) -> float:
    """How far a point is from the line between the middle and an edge."""
    ex, ey = EDGE[side]
    dx, dy = (ex - 50) / 50, (ey - 50) / 50
    along = min(50.0, max(0.0, (x - 50) * dx + (y - 50) * dy))
    return math.hypot(x - 50 - along * dx, y - 50 - along * dy)


def room(paths: tuple[str, ...], taken: Obstacles, x: float, y: float) -> float:
    """The radius of the largest free circle about a point of the land."""
    free = min(x, y, 100 - x, 100 - y) - 1.5
    for group in paths:
        free = min(free, _to_way(group, x, y) - HALF)
    for left, top, radius in taken:
        free = min(free, math.hypot(x - left, y - top) - radius)
    return free


@cache
def places(paths: tuple[str, ...], taken: Obstacles, count: int) -> tuple[tuple[float, float, float], ...]:
    """Middles and radii for one or two pictures in the land, as large as there is room."""
    grid = [(x + 0.5, y + 0.5) for x in range(11, 90, STEP) for y in range(11, 90, STEP)]
    found = [(room(paths, taken, x, y), x, y) for x, y in grid]
    if count == 1:
        radius, x, y = max(found, key=lambda place: min(place[0], WISHED) - 0.03 * _off_middle([place[1:]]))
        return ((x, y, radius),)
    printed = [(left, top) for left, top, _ in taken]
    best, chosen = -99.0, (found[0], found[1])
    likely = _likely(found)
    for number, one in enumerate(likely):
        for other in likely[number + 1 :]:
            apart = math.hypot(one[1] - other[1], one[2] - other[2])
            worth = min(one[0], other[0], apart / 2, WISHED) + 0.03 * min(apart, 90)
            worth -= 0.06 * _off_middle([*printed, one[1:], other[1:]])
            if worth > best:
                best, chosen = worth, (one, other)
    half = math.hypot(chosen[0][1] - chosen[1][1], chosen[0][2] - chosen[1][2]) / 2
    pair = sorted(chosen, key=lambda place: (place[2] + place[1], place[1]))
    return tuple((x, y, min(radius, max(half, 8.0))) for radius, x, y in pair)


def _off_middle(points: Sequence[Point]) -> float:
    """How far the middle of some points is from the middle of the tile: pictures are to balance."""
    x = sum(point[0] for point in points) / len(points)
    y = sum(point[1] for point in points) / len(points)
    return math.hypot(x - 50, y - 50)


def _likely(found: Sequence[Place]) -> list[Place]:
    """The roomiest places, a few in each part of the tile so that no part is forgotten."""
    parts: dict[tuple[int, int], list[Place]] = {}
    for place in sorted(found, reverse=True):
        part = parts.setdefault((int(place[1] // 25), int(place[2] // 25)), [])
        if len(part) < TRIED:
            part.append(place)
    return [place for part in parts.values() for place in part]


@cache
def spots(face: Face) -> tuple[tuple[float, float, float], ...]:
    """Middles and radii for all that is printed on a pasture."""
    count = len(face.animals) + len(face.objects)
    if count <= 2:
        return places(face.paths, obstacles(face), count) if count else ()
    found: list[tuple[float, float, float]] = []
    for _ in range(count):
        found += places(face.paths, (*obstacles(face), *found), 1)
    return tuple(found)
