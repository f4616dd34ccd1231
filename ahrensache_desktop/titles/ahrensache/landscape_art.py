"""The picture of the title: a farm among hills, with grain in front, by day or by night."""

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from ahrensache_desktop.scene.drawing import draw, drawn
from ahrensache_desktop.scene.palette import PALETTE
from ahrensache_desktop.titles.ahrensache.sketches import FOLDER

SKY = {False: ("#bfdfe6", "#fbeccb"), True: ("#141c2b", "#4a4468")}
NIGHT = "#7482b4"  # what the light of the moon leaves of the colours
LINE = 0.42  # of all outlines, in hundredths of the height

Slope = tuple[float, float, float, float]
"""The height of a hill at the left, at a third, at two thirds and at the right."""

FAR: Slope = (60, 38, 66, 46)
MIDDLE: Slope = (58, 76, 44, 62)
NEAR: Slope = (82, 58, 78, 60)
FIELD: Slope = (88, 80, 94, 84)

STANDING = (
    # name, how far from the right edge, foot, size
    ("apple_tree", 92, 63.5, 9),
    ("grain_mill", 74, 61, 20),
    ("apple_tree", 62, 59.5, 8),
    ("hayloft", 17, 66, 17),
    ("farmhouse", 33, 68, 16),
    ("apple_tree", 4, 67.5, 12),
    ("beehive", 46, 70, 6.5),
    ("cow", 66, 76, 10),
    ("sheep", 79, 73, 8),
    ("sheep", 90, 75.5, 9),
    ("rainbow_sheep", 48, 83, 13),
    ("chicken", 24, 80, 7),
    ("pig", 10, 81, 9.5),
    ("tractor", 104, 79, 12),
)


def paint_landscape(painter: QPainter, rect: QRectF, *, night: bool = False) -> None:
    """Fill the rectangle; what stands on the hills keeps to its right side, so that words fit on the left."""
    painter.save()
    painter.setClipRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(rect.topLeft())
    unit = rect.height() / 100
    painter.scale(unit, unit)
    width = rect.width() / unit
    _sky(painter, width, night)
    _hills(painter, width)
    for name, right, foot, size in STANDING:
        _stand(painter, name, width - right, foot, size)
    _grain(painter, width, unit)
    if night:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillRect(QRectF(0, 0, width, 100), QColor(NIGHT))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        _moon(painter, width)
        _windows(painter, width)
    painter.restore()


def _sky(painter: QPainter, width: float, night: bool) -> None:
    sky = QLinearGradient(0, 0, 0, 60)
    sky.setColorAt(0, QColor(SKY[night][0]))
    sky.setColorAt(1, QColor(SKY[night][1]))
    painter.fillRect(QRectF(0, 0, width, 100), sky)
    if night:
        return
    sun = QPointF(width - 48, 22)
    _glow(painter, sun, 40, QColor(PALETTE["wheatl"]))
    painter.setBrush(QColor(PALETTE["wheatl"]))
    painter.setPen(_pen())
    painter.drawEllipse(sun, 7.5, 7.5)
    for x, y, size in ((width - 100, 16, 1.0), (width - 18, 28, 0.8), (width - 140, 9, 0.6), (30, 12, 0.9)):
        _cloud(painter, x, y, size)


def _glow(painter: QPainter, middle: QPointF, reach: float, colour: QColor) -> None:
    glow = QRadialGradient(middle, reach)
    colour.setAlpha(110)
    glow.setColorAt(0, colour)
    colour.setAlpha(0)
    glow.setColorAt(1, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(middle, reach, reach)


def _cloud(painter: QPainter, x: float, y: float, size: float) -> None:
    """Round puffs on a flat base: all outlines first, then all fillings, so that they grow together."""
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, grow in (("ink", LINE), ("paper", 0.0)):
        painter.setBrush(QColor(PALETTE[colour]))
        for dx, dy, radius in ((-6, 1, 3.2), (-1.5, -1.6, 4.4), (3.6, -0.4, 3.6), (7.4, 1.4, 2.6)):
            middle = QPointF(x + dx * size, y + dy * size)
            painter.drawEllipse(middle, radius * size + grow, radius * size + grow)
        base = QRectF(x - 8 * size, y + 0.4 * size, 17 * size, 3.8 * size)
        base.adjust(-grow, -grow, grow, grow)
        painter.drawRoundedRect(base, base.height() / 2, base.height() / 2)


def _moon(painter: QPainter, width: float) -> None:
    """Moon and stars; they shine after everything else has become dark."""
    middle = QPointF(width - 48, 20)
    _glow(painter, middle, 34, QColor(PALETTE["cream"]))
    painter.setBrush(QColor(PALETTE["cream"]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(middle, 6.5, 6.5)
    random = Random("stars")
    for _ in range(70):
        x, y = random.uniform(0, width), random.uniform(1, 34)
        if math.hypot(x - middle.x(), y - middle.y()) > 10:
            size = random.uniform(0.09, 0.26)
            painter.drawEllipse(QPointF(x, y), size, size)


def _windows(painter: QPainter, width: float) -> None:
    """Somebody is at home."""
    _, right, foot, size = next(each for each in STANDING if each[0] == "farmhouse")
    left, top = width - right - size / 2, foot - size
    for x in (22, 66):
        window = QRectF(left + x * size / 100, top + 0.58 * size, 0.12 * size, 0.14 * size)
        _glow(painter, window.center(), 4, QColor(PALETTE["wheatl"]))
        painter.setBrush(QColor(PALETTE["wheatl"]))
        painter.drawRect(window.adjusted(0.25, 0.25, -0.25, -0.25))


def _pen(width: float = LINE) -> QPen:
    join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
    return QPen(QColor(PALETTE["ink"]), width, Qt.PenStyle.SolidLine, cap, join)


def _hill(slope: Slope, width: float) -> QPainterPath:
    """The outline of a hill, down to the lower edge."""
    start, one, other, end = slope
    path = QPainterPath(QPointF(-2, 102))
    path.lineTo(-2, start)
    path.cubicTo(width * 0.33, one, width * 0.66, other, width + 2, end)
    path.lineTo(width + 2, 102)
    path.closeSubpath()
    return path


def _hills(painter: QPainter, width: float) -> None:
    colours = ("meadowl", "meadow", "meadow")
    for number, slope in enumerate((FAR, MIDDLE, NEAR)):
        hill = _hill(slope, width)
        painter.setPen(_pen())
        painter.setBrush(QColor(PALETTE[colours[number]]))
        painter.drawPath(hill)
        painter.save()
        painter.setClipPath(hill, Qt.ClipOperation.IntersectClip)
        if number == 0:
            _furrows(painter, width)
        elif number == 2:
            _way(painter, width)
        _blades(painter, width, number)
        painter.restore()


def _furrows(painter: QPainter, width: float) -> None:
    """Fields on the far hill, each with rows that run to the horizon."""
    for left, right, ground, row in (
        (width - 138, width - 112, "wheat", "wheatd"),
        (width - 60, width - 28, "wheatl", "wheat"),
        (width - 26, width + 4, "meadowd", "leaf"),
        (8, 44, "wheatl", "wheat"),
    ):
        field = QPainterPath(QPointF(left + 4, 40))
        field.lineTo(right - 4, 40)
        field.quadTo(right, 60, right + 8, 90)
        field.lineTo(left - 8, 90)
        field.quadTo(left, 60, left + 4, 40)
        painter.setPen(_pen())
        painter.setBrush(QColor(PALETTE[ground]))
        painter.drawPath(field)
        painter.setPen(QPen(QColor(PALETTE[row]), 0.5))
        for step in range(1, 9):
            part = step / 9
            top = left + 4 + (right - left - 8) * part
            foot = left - 8 + (right - left + 16) * part
            painter.drawLine(QPointF(top, 40), QPointF(foot, 90))


def _blades(painter: QPainter, width: float, number: int) -> None:
    if number == 0:
        return
    random = Random(f"blades{number}")
    pen = QPen(QColor(PALETTE["meadowd"]), 0.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for _ in range(int(width * 1.1)):
        x, y = random.uniform(0, width), random.uniform(54, 92)
        painter.drawLine(QPointF(x, y), QPointF(x - 0.6, y - 1.3))
        painter.drawLine(QPointF(x + 0.4, y), QPointF(x + 0.9, y - 1.2))


def _way(painter: QPainter, width: float) -> None:
    """The path that winds from the front to the door of the house; it grows wider on its way here."""
    house = width - 33
    way = QPainterPath(QPointF(house - 1.6, 67))
    way.cubicTo(house - 6, 74, house + 24, 76, house + 13, 84)
    way.cubicTo(house + 4, 91, house - 22, 92, house - 26, 103)
    way.lineTo(house - 4, 103)
    way.cubicTo(house + 2, 94, house + 32, 94, house + 30, 82)
    way.cubicTo(house + 28, 75, house + 4, 74, house + 1.6, 67)
    way.closeSubpath()
    painter.setPen(_pen())
    painter.setBrush(QColor(PALETTE["clayl"]))
    painter.drawPath(way)


def _stand(painter: QPainter, name: str, x: float, foot: float, size: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(59, 42, 30, 38))
    painter.drawEllipse(QPointF(x + size * 0.05, foot - size * 0.06), size * 0.46, size * 0.1)
    draw(painter, QRectF(x - size / 2, foot - size, size, size), FOLDER, name)


def _grain(painter: QPainter, width: float, unit: float) -> None:
    """A field of ears along the lower edge, rows before rows."""
    field = _hill(FIELD, width)
    painter.setPen(_pen())
    painter.setBrush(QColor(PALETTE["wheat"]))
    painter.drawPath(field)
    random = Random("grain")
    image = drawn(FOLDER, "grain", max(16, round(18 * unit)))
    for row, (foot, size) in enumerate(((97, 9.0), (102, 11.5), (108, 15.0))):
        step = size * 0.36
        for place in range(int(width / step) + 2):
            x = (place + random.uniform(-0.25, 0.25)) * step
            lift = _lift(x / width) + random.uniform(-1.2, 1.2)
            painter.save()
            painter.translate(x, foot - lift)
            painter.rotate(random.uniform(-9, 12) + 3 * row)
            painter.drawImage(QRectF(-size / 2, -size, size, size), image)
            painter.restore()


def _lift(part: float) -> float:
    """How much higher the field is there than at its lowest."""
    start, one, other, end = FIELD
    rest = 1 - part
    at = start * rest**3 + 3 * one * rest**2 * part + 3 * other * rest * part**2 + end * part**3
    return 89 - at
