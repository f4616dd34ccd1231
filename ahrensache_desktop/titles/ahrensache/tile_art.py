"""The faces of tiles: land, paths that join at the edges, and what lies between them."""

import math
from functools import cache
from itertools import pairwise
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from ahrensache_desktop.scene.theme import SEAT_SHAPES, Theme
from ahrensache_desktop.titles.ahrensache.brush import Brush, Point, brush
from ahrensache_desktop.titles.ahrensache.houses import house
from ahrensache_desktop.titles.ahrensache.people import person
from ahrensache_desktop.titles.ahrensache.sketches import SKETCHES
from rules_core.games.ahrensache.face import Face

EDGE: dict[str, Point] = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
CORNER: dict[str, Point] = {"NE": (100, 0), "ES": (100, 100), "SW": (0, 100), "NW": (0, 0)}
WIDTH, KERB = 19.0, 25.0  # of a path without and with its edges
BADGE: Point = (14, 14)


class TilePicture(msgspec.Struct, frozen=True):
    """A tile of any kind; `kind` says whose picture stands on it."""

    face: Face
    kind: Literal["pasture", "farmer", "building", "farmstead"] = "pasture"
    name: str = ""  # farmer colour, building or colour of the seat

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Land, paths, contents and badge."""
        with brush(painter, rect, theme) as b:
            painter.setClipRect(QRectF(0, 0, 100, 100))
            _land(b)
            _paths(b, self.face)
            _grain(b, self.face)
            _contents(b, self)
            b.rect((0, 0, 100, 100), None, "#6f7f3c")


class BackPicture(msgspec.Struct, frozen=True):
    """The back of a pasture, or of nothing in particular."""

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Furrows and an ear."""
        with brush(painter, rect, theme) as b:
            b.rect((1, 1, 98, 98), "#c8b06a", radius=4)
            for x in range(10, 100, 16):
                b.line([(x, 6), (x, 94)], "#b59a54", 3)
            with b.at(50, 50, 56):
                SKETCHES["grain"](b)


def _land(b: Brush) -> None:
    light = QLinearGradient(QPointF(0, 0), QPointF(100, 100))
    light.setColorAt(0, b.colour("meadow"))
    light.setColorAt(1, b.colour("#a2bd63"))
    b.painter.fillRect(QRectF(0, 0, 100, 100), light)
    for x, y in ((8, 70), (24, 12), (70, 14), (88, 30), (90, 84), (30, 90), (68, 88), (10, 36)):
        b.line([(x - 3, y), (x - 1, y - 4), (x, y), (x + 2, y - 4), (x + 3, y)], "meadow_deep", 1.2)


@cache
def _line(group: str) -> tuple[tuple[Point, ...], ...]:
    """The strokes of a path as points: from edge to edge, or from the edges to the middle."""
    if len(group) == 2 and group not in ("NS", "SN", "EW", "WE"):
        first, last = EDGE[group[0]], EDGE[group[1]]
        name = next(name for name in CORNER if set(name) == set(group))
        return (tuple(_arc(first, last, CORNER[name])),)
    if len(group) == 2:
        return ((EDGE[group[0]], (50, 50), EDGE[group[1]]),)
    return tuple((EDGE[side], (50, 50)) for side in group)


def _arc(first: Point, last: Point, corner: Point) -> list[Point]:
    points = []
    for step in range(13):
        t = step / 12 * math.pi / 2
        a, z = math.cos(t), math.sin(t)
        points.append(
            (
                corner[0] + (first[0] - corner[0]) * a + (last[0] - corner[0]) * z,
                corner[1] + (first[1] - corner[1]) * a + (last[1] - corner[1]) * z,
            )
        )
    return points


def _paths(b: Brush, face: Face) -> None:
    """Kerbs first, then the ways, so that joined paths have no line between them."""
    for number, group in enumerate(face.paths):
        bridge = number == 1 and len(group) == 2 and face.is_crossing()
        if bridge:
            _bridge(b, group)
        strokes = [_stroke(points) for points in _line(group)]
        for colour, width in (("path_edge", KERB), ("path", WIDTH)):
            for made in strokes:
                b.stroke(made, colour, width)
            if len(group) == 1 or len(group) > 2:
                b.ellipse(50, 50, width / 2, width / 2, colour, None)
        if bridge:
            _planks(b, group)


def _stroke(points: tuple[Point, ...]) -> QPainterPath:
    made = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        made.lineTo(*point)
    return made


def _bridge(b: Brush, group: str) -> None:
    """The shadow of a bridge on the way below."""
    box = (30.0, 33.0, 40.0, 38.0) if group in ("EW", "WE") else (33.0, 30.0, 38.0, 40.0)
    b.rect(box, "#b8925a", None, radius=4)


def _planks(b: Brush, group: str) -> None:
    flat = group in ("EW", "WE")
    for at in range(32, 70, 6):
        b.line([(at, 41), (at, 59)] if flat else [(41, at), (59, at)], "path_edge", 1.4)
    for rail in (37.5, 62.5):
        b.line([(28, rail), (72, rail)] if flat else [(rail, 28), (rail, 72)], "wood_deep", 4)


def _grain(b: Brush, face: Face) -> None:
    """An ear at each path end that shows the grain symbol, half-way into the path."""
    for side in face.grain:
        x, y = EDGE[side]
        x, y = x + (50 - x) * 0.2, y + (50 - y) * 0.2
        b.ellipse(x, y, 9, 9, "paper")
        with b.at(x, y, 15):
            SKETCHES["grain"](b)


def _contents(b: Brush, picture: TilePicture) -> None:
    face = picture.face
    if picture.kind == "farmstead":
        _farmhouse(b, picture.name)
    elif picture.kind == "building":
        spots = free_spots(face, 1, apart=44)
        x, y = (50.0, 50.0) if face.is_crossing() else spots[0]
        with b.at(x, y, 52 if face.is_crossing() else 46):
            house(b, picture.name)
    elif picture.kind == "farmer":
        x, y = free_spots(face, 1, apart=44)[0]
        with b.at(x, y, 42):
            person(b, picture.name)
    else:
        things = [*face.animals, *face.objects]
        for (x, y), thing in zip(free_spots(face, len(things), apart=36), things, strict=True):
            with b.at(x, y, 33):
                SKETCHES[thing](b)
    if face.points:
        b.ellipse(*BADGE, 11, 11, "paper")
        b.text(str(face.points), (BADGE[0] - 11, BADGE[1] - 11.5, 22, 22), 16)
    if face.five_players:
        b.ellipse(90, 10, 7, 7, "paper")
        b.text("5", (83, 2.6, 14, 14), 10, "#6b3f8a")


@cache
def free_spots(face: Face, count: int, apart: float) -> tuple[Point, ...]:
    """Places in the land, as far from the paths and from one another as may be."""
    ways = [point for group in face.paths for points in _line(group) for point in _dense(points)]
    margin = round(apart * 0.55)
    places = range(margin, 101 - margin, 3)
    grid = [(float(x), float(y)) for x in places for y in places]
    taken: list[Point] = []
    for _ in range(count):

        def room(spot: Point) -> float:
            clear = min(math.dist(spot, way) for way in ways)
            badge = math.dist(spot, BADGE) * 0.9
            others = min((math.dist(spot, other) - apart + 30 for other in taken), default=99.0)
            edge = min(*spot, 100 - spot[0], 100 - spot[1])
            return min(clear, badge, others, edge + 4, 30) + 0.1 * clear - 0.01 * spot[1]

        taken.append(max(grid, key=room))
    return tuple(taken)


def _dense(points: tuple[Point, ...]) -> list[Point]:
    dense = []
    for (ax, ay), (bx, by) in pairwise(points):
        for step in range(11):
            t = step / 10
            dense.append((ax + (bx - ax) * t, ay + (by - ay) * t))
    return dense


def _farmhouse(b: Brush, colour: str) -> None:
    """The farmstead's house in its junction, with the seat's colour and shape."""
    b.rect((28, 46, 44, 28), "#f6ead0")
    b.polygon([(22, 48), (50, 24), (78, 48)], colour or "red")
    b.rect((43, 56, 14, 18), "wood_deep")
    b.rect((31, 52, 9, 9), "#cfe3e6")
    b.rect((60, 52, 9, 9), "#cfe3e6")
    b.shape(SEAT_SHAPES.get(colour, "circle"), 50, 39, 6, "paper")
