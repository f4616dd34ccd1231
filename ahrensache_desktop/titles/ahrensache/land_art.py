"""The ground of a tile: meadow, hedges, paths that join their neighbours' without a seam, and bridges."""

import math
from functools import cache
from random import Random
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from ahrensache_desktop.titles.ahrensache.brush import Brush
from ahrensache_desktop.titles.ahrensache.tile_ways import (
    EDGE,
    MIDDLE,
    Obstacles,
    bend,
    has_bridge,
    is_straight,
    room,
)
from rules_core.games.ahrensache.face import Face

OUTLINE, WAY, WORN = 23.0, 19.8, 9.0  # the widths of a path: with its outline, without, where it is trodden
WORN_CLAY = "#e8cd9f"
FILLET = 12.0
FINE = 44.0  # below so many pixels the small things of the land are left out
LUSH = 60.0  # below so many pixels there are no hedges
BUSH, BLOSSOM = 7.4, 3.0  # the room that a plant needs
PATTERNS = 5  # different meadows


def land(b: Brush, face: Face, free: Obstacles) -> None:
    """The ground with its paths; the circles stay free of hedges."""
    square = QRectF(0, 0, 100, 100)
    b.painter.fillRect(square, b.colour("meadow"))
    number = _number(face)
    if b.pixels >= FINE:
        light, dark = _strokes(number % PATTERNS)
        b.stroke(light, "meadow_light", 1.5, flat=False)
        b.stroke(dark, "meadow_deep", 1.3, flat=False)
    b.rect((0, 0, 100, 100), None, "meadow_deep")
    if b.pixels >= LUSH:
        _hedges(b, face, free, number)
    _paths(b, face)


def _number(face: Face) -> int:
    """A number that stays the same for a face, for what differs from tile to tile."""
    return crc32(repr(face).encode())


@cache
def _strokes(pattern: int) -> tuple[QPainterPath, QPainterPath]:
    """Blades of grass as cut into a block: light ones and dark ones."""
    random = Random(pattern)
    light, dark = QPainterPath(), QPainterPath()
    for row in range(11):
        for column in range(9):
            x = column * 11.4 + (5.7 if row % 2 else 0) + random.uniform(-2.4, 2.4)
            y = row * 9.4 + random.uniform(-2.2, 2.2)
            if not (4 < x < 96 and 6 < y < 95):
                continue
            target = light if random.random() < 0.45 else dark
            if random.random() < 0.22:
                target.moveTo(x - 2.6, y - 2.4)
                target.lineTo(x - 1, y)
                target.lineTo(x, y - 3.6)
                target.lineTo(x + 1, y)
                target.lineTo(x + 2.6, y - 2.4)
            else:
                length = random.uniform(2.2, 4.4)
                target.moveTo(x - length / 2, y)
                target.quadTo(x, y - 1.2, x + length / 2, y)
    return light, dark


def _hedges(b: Brush, face: Face, free: Obstacles, number: int) -> None:
    """A few bushes and flowers where there is room beside the paths."""
    random = Random(number)
    for need, x, y in _plants(face.paths, free, number):
        if need == BUSH:
            _hedge(b, x, y, random)
        else:
            _flower(b, x, y, random)


@cache
def _plants(paths: tuple[str, ...], free: Obstacles, number: int) -> tuple[tuple[float, float, float], ...]:
    """The room that each plant needs, and where it stands."""
    random = Random(number)
    taken = list(free)
    found = []
    for need in (BUSH,) * 3 + (BLOSSOM,) * 5:
        for _ in range(14):
            x, y = random.uniform(7, 93), random.uniform(8, 93)
            if room(paths, (), x, y) > need and all(
                math.hypot(x - left, y - top) > radius + need for left, top, radius in taken
            ):
                taken.append((x, y, need + 2))
                found.append((need, x, y))
                break
    return tuple(found)


def _hedge(b: Brush, x: float, y: float, random: Random) -> None:
    puffs = [(x - 3.6, y + 1.2, 3.2), (x + 3.6, y + 1.4, 3.0), (x + random.uniform(-1, 1), y - 1.4, 3.9)]
    b.ellipse(x + 1, y + 4, 7.2, 1.6, "meadow_deep", None)
    for left, top, radius in puffs:
        b.ellipse(left, top, radius + 0.8, radius + 0.8, "ink", None)
    for left, top, radius in puffs:
        b.ellipse(left, top, radius - 0.5, radius - 0.5, "leaf", None)
    b.rect((x - 3.4, y + 0.2, 6.8, 3.2), "leaf", None)
    b.line([(x - 2.4, y - 1.8), (x - 0.8, y - 3.2)], "meadow_light", 1.1)


def _flower(b: Brush, x: float, y: float, random: Random) -> None:
    colour = random.choice(("paper", "grain_light", "apple", "paper"))
    for dx, dy in ((-1.1, 0), (1.1, 0), (0, -1.1), (0, 1.1)):
        b.ellipse(x + dx, y + dy, 1.15, 1.15, colour, None)
    b.ellipse(x, y, 0.8, 0.8, "grain" if colour == "paper" else "ink", None)


@cache
def _strands(group: str) -> tuple[QPainterPath, ...]:
    """The strokes of a path: a curve, or one from each end to the middle."""
    corner = bend(group)
    if corner is not None:
        return (_arc(corner, EDGE[group[0]], EDGE[group[1]]),)
    ends = [EDGE[side] for side in group]
    if len(ends) == 2:
        return (_straight(ends[0], ends[1]),)
    return tuple(_straight(end, MIDDLE) for end in ends)


@cache
def _joined(group: str) -> QPainterPath:
    """All strokes of a path in one, so that none is painted over another."""
    made = QPainterPath()
    for strand in _strands(group):
        made.addPath(strand)
    return made


def _straight(start: tuple[float, float], end: tuple[float, float]) -> QPainterPath:
    made = QPainterPath(QPointF(*start))
    made.lineTo(*end)
    return made


def _arc(corner: tuple[float, float], start: tuple[float, float], end: tuple[float, float]) -> QPainterPath:
    """A quarter of a circle of 50 units about a corner."""
    pull = 0.5523
    made = QPainterPath(QPointF(*start))
    controls = [
        (x + (corner_to[0]) * pull, y + (corner_to[1]) * pull)
        for (x, y), corner_to in (
            (start, (end[0] - corner[0], end[1] - corner[1])),
            (end, (start[0] - corner[0], start[1] - corner[1])),
        )
    ]
    made.cubicTo(*controls[0], *controls[1], *end)
    return made


@cache
def _fillets(group: str) -> QPainterPath:
    """The rounded inner corners of a junction, without its outline."""
    made = QPainterPath()
    half = WAY / 2
    for one, other in ("NE", "ES", "SW", "WN"):
        if one in group and other in group:
            sx = 1 if "E" in (one, other) else -1
            sy = 1 if "S" in (one, other) else -1
            x, y = 50 + sx * (half - 1), 50 + sy * (half - 1)
            tip = FILLET + 1
            made.moveTo(x, y)
            made.lineTo(x, y + sy * tip)
            made.quadTo(x + sx * 0.8, y + sy * 0.8, x + sx * tip, y)
            made.closeSubpath()
    return made


def _paths(b: Brush, face: Face) -> None:
    """All paths; where one crosses another, the second lies on a bridge."""
    bridge = has_bridge(face)
    for number, group in enumerate(face.paths):
        _path(b, group, pebbles=_number(face) + number if b.pixels >= FINE else None)
        if bridge and not number:
            _shade_below(b, face.paths[1])
    if bridge:
        _parapets(b, face.paths[1])


def _path(b: Brush, group: str, pebbles: int | None) -> None:
    strands = _strands(group)
    dead = len(group) == 1
    fillets = _fillets(group) if len(group) > 2 else None
    joined = len(group) > 2
    for colour, width in (("ink", OUTLINE), ("path", WAY)):
        if fillets is not None:
            b.painter.setBrush(b.colour(colour))
            b.painter.setPen(b.pen(colour, OUTLINE - WAY) if colour == "ink" else Qt.PenStyle.NoPen)
            b.painter.drawPath(fillets)
        for strand in strands:
            b.stroke(strand, colour, width)
        if joined or dead:
            grown = width / 2 + (4 if dead else 0)
            b.ellipse(50, 50, grown, grown, colour, None)
    if pebbles is not None:
        b.stroke(_joined(group), WORN_CLAY, WORN)
        _pebbles(b, strands, Random(pebbles))


def _pebbles(b: Brush, strands: tuple[QPainterPath, ...], random: Random) -> None:
    for strand in strands:
        for _ in range(3 if strand.length() < 60 else 5):
            at = strand.pointAtPercent(random.uniform(0.12, 0.88))
            aside = random.choice((-1, 1)) * random.uniform(5.6, 7.4)
            angle = math.radians(strand.angleAtPercent(0.5) + 90)
            x, y = at.x() + math.cos(angle) * aside, at.y() - math.sin(angle) * aside
            if abs(x - 50) < 8 or abs(y - 50) < 8:
                b.ellipse(x, y, 1.2, 0.9, "path_edge", None)


def _shade_below(b: Brush, group: str) -> None:
    """The shadow of a bridge on the path below it."""
    flat = group in ("EW", "WE")
    b.painter.save()
    b.painter.setOpacity(0.28)
    box = (40.0, 33.0, 20.0, 38.0) if flat else (33.0, 40.0, 38.0, 20.0)
    b.rect(box, "ink", None)
    b.painter.restore()


def _parapets(b: Brush, group: str) -> None:
    """Planks, and a stone wall on each side of the bridge."""
    flat = group in ("EW", "WE")
    assert is_straight(group)
    b.painter.save()
    if not flat:
        b.painter.translate(100, 0)
        b.painter.rotate(90)
    b.rect((29, 40.2, 42, 19.6), "wood", None)
    for plank in range(29, 72, 6):
        b.line([(plank, 41), (plank, 59)], "wood_deep", 1.2)
    for y in (36.6, 59.4):
        b.rect((27, y, 46, 4.4), "stone_light", "ink", radius=1.6)
        for x in (27.0, 73.0):
            b.rect((x - 3.4, y - 1.4, 6.8, 7.2), "stone", "ink", radius=1.8)
    b.painter.restore()
