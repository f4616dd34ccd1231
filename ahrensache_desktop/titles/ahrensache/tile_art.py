"""The faces of tiles: their land, and what is printed on it."""

from typing import Literal

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.titles.ahrensache.brush import Brush, brush
from ahrensache_desktop.titles.ahrensache.land_art import FINE, land
from ahrensache_desktop.titles.ahrensache.piece_art import home
from ahrensache_desktop.titles.ahrensache.sketches import sketch
from ahrensache_desktop.titles.ahrensache.tile_ways import (
    BADGE,
    EDGE,
    MARK,
    has_bridge,
    obstacles,
    places,
    spots,
)
from rules_core.games.ahrensache.face import Face
from rules_core.games.ahrensache.material import FARMER_TILE

Circle = tuple[float, float, float]

LARGEST = 21.5  # the radius of a picture where there is all the room in the world
YARD = 24.0
LEGIBLE, LARGE = 38.0, 90.0  # in pixels: where points can be read, and where they need no help
TURN = {"N": 180.0, "E": 270.0, "S": 0.0, "W": 90.0}
TIED = 13.0  # the radius of the grain symbol, one half of which lies on each of two tiles


class TilePicture(msgspec.Struct, frozen=True):
    """A tile of any kind; `kind` says whose picture stands on it."""

    face: Face
    kind: Literal["pasture", "farmer", "building", "farmstead"] = "pasture"
    name: str = ""  # farmer colour, building or colour of the seat

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Land, paths, contents and badge."""
        with brush(painter, rect, theme) as b:
            painter.setClipRect(QRectF(0, 0, 100, 100))
            circles = self._circles()
            land(b, self.face, (*obstacles(self.face), *circles))
            self._contents(b, circles)
            _grain(b, self.face)
            _marks(b, self.face)

    def _circles(self) -> tuple[Circle, ...]:
        """Where the pictures stand."""
        if self.kind == "pasture":
            return spots(self.face)
        crossed = self.face.is_crossing() and not has_bridge(self.face)
        if self.kind == "farmstead" or (self.kind == "building" and crossed):
            return ((50.0, 50.0, YARD),)
        return places(self.face.paths, obstacles(self.face), 1)

    def _contents(self, b: Brush, circles: tuple[Circle, ...]) -> None:
        if self.kind == "pasture":
            things = [*self.face.animals, *self.face.objects]
            for circle, thing in zip(circles, things, strict=True):
                _standing(b, circle, thing)
            return
        x, y, radius = circles[0]
        if self.kind == "farmer":
            _portrait(b, (x, y, min(radius, LARGEST + 1)), self.name)
            return
        if radius == YARD and self.face.is_crossing():
            b.ellipse(x, y, YARD, YARD, "path", "ink")
        size = 47.0 if radius == YARD else min(2.1 * radius, 50.0)
        _shadow(b, x, y + size * 0.42, size * 0.46)
        with b.at(x, y - 1, size):
            if self.kind == "farmstead":
                home(b, self.name)
            else:
                sketch(b, self.name)


class BackPicture(msgspec.Struct, frozen=True):
    """The back of a pasture."""

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Furrows and an ear."""
        with brush(painter, rect, theme) as b:
            b.rect((1, 1, 98, 98), "meadow_deep", radius=4)
            for x in range(9, 100, 14):
                b.line([(x, 5), (x, 95)], "meadow", 3)
            b.ellipse(50, 50, 30, 30, "paper")
            with b.at(50, 50, 46):
                sketch(b, "grain")


def _shadow(b: Brush, x: float, y: float, half: float) -> None:
    """A soft shadow on the ground: light comes from the upper left."""
    b.painter.save()
    b.painter.setOpacity(0.13)
    for grow in (1.0, 0.86):
        b.ellipse(x + half * 0.12, y, half * grow, half * 0.26 * grow, "ink", None)
    b.painter.restore()


def _standing(b: Brush, circle: Circle, thing: str) -> None:
    """An animal or an object, as large as its place."""
    x, y, radius = circle
    size = 1.96 * min(radius, LARGEST)
    _shadow(b, x, y + size * 0.42, size * 0.42)
    with b.at(x, y, size):
        sketch(b, thing)


def _portrait(b: Brush, circle: Circle, colour: str) -> None:
    """A farmer in a round frame, hat and tool reaching out of it."""
    x, y, radius = circle
    b.ellipse(x, y, radius, radius, "ink", None)
    b.ellipse(x, y, radius - 1.6, radius - 1.6, colour, None)
    b.ellipse(x, y, radius - 3.8, radius - 3.8, "paper", None)
    inside = QPainterPath()
    inside.addEllipse(QRectF(x - radius, y - radius, 2 * radius, 2 * radius).adjusted(1.6, 1.6, -1.6, -1.6))
    above = QPainterPath()
    above.addRect(QRectF(x - radius * 1.2, y - radius * 1.4, radius * 2.4, radius * 1.7))
    b.painter.save()
    b.painter.setClipPath(inside.united(above), Qt.ClipOperation.IntersectClip)
    with b.at(x, y + radius * 0.06, 1.86 * radius):
        sketch(b, FARMER_TILE + colour)
    b.painter.restore()


def _grain(b: Brush, face: Face) -> None:
    """Half a round label at each path end with the grain symbol; the neighbour's half makes it whole."""
    for side in face.grain:
        b.painter.save()
        b.painter.translate(*EDGE[side])
        b.painter.rotate(TURN[side])
        if b.pixels < FINE:
            b.ellipse(0, 0, TIED, TIED, "grain_light")
        else:
            b.ellipse(0, 0, TIED, TIED, "paper")
            with b.at(0, -6.2, 12.6):
                sketch(b, "ear")
        b.painter.restore()


def _marks(b: Brush, face: Face) -> None:
    """The points, and the mark of the tiles for five; larger where the tile is small."""
    if b.pixels < LEGIBLE:
        return
    grown = max(1.0 if b.pixels >= LARGE else 1.3, min(b.text_scale, 1.6))
    if face.points:
        x, y, radius = BADGE
        with b.at(x * grown, y * grown, 20 * grown):
            b.weight = 10.0
            b.ellipse(50, 50, (radius - 1.2) * 5, (radius - 1.2) * 5, "paper")
            b.text(str(face.points), (0, -3, 100, 100), 78)
    if face.five_players:
        x, y, radius = MARK
        with b.at(100 - (100 - x) * grown, y * grown, 20 * grown):
            b.weight = 9.0
            b.shape("pentagon", 50, 52, (radius - 2) * 5, "purple")
            b.text("5", (0, 0, 100, 100), 52, b.theme.words_on("purple"))
