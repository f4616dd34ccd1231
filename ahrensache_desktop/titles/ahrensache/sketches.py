"""The drawings of this title by name, each in a square of 100 units."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ahrensache_desktop.scene.drawing import draw
from ahrensache_desktop.titles.ahrensache.brush import Brush
from rules_core.games.ahrensache.material import ANIMALS, BUILDINGS, FARMER_COLOURS, FARMER_TILE, THINGS

Sketch = Callable[[Brush], None]

FOLDER = "ahrensache"
FLOWERS = {"red": "poppy", "blue": "cornflower", "yellow": "sunflower"}
"""Each colour of card has a flower with a shape of its own."""

_PETALS = {"poppy": ("poppy", "red"), "cornflower": ("corn", "blue"), "sunflower": ("wheat", "yellow")}
"""The family of the palette that the petals are drawn in, and the colour of card that they stand for."""

SIGNS = (
    "pasture",
    "farmer",
    "building",
    "marker",
    "card",
    "seven",
    "nothing",
    "feather",
    "tick",
    "cross",
    "warning",
    "dice",
    "person",
    "bot",
)
PEOPLE = tuple(FARMER_TILE + colour for colour in FARMER_COLOURS)
NAMES = (
    *ANIMALS,
    *THINGS,
    *BUILDINGS,
    *PEOPLE,
    *FLOWERS.values(),
    *SIGNS,
    "grain",
    "ear",
    "apple",
    "rainbow_sheep",
    "figure",
    "farmhouse",
    "icon",
)


def sketch(b: Brush, name: str, colour: str = "") -> None:
    """A drawing by name; a token or #rrggbb instead of its red, where it belongs to a seat."""
    change = ("poppy", b.colour(colour).name()) if colour else None
    if name in _PETALS and b.theme.vision != "normal":
        family, token = _PETALS[name]
        change = (family, b.colour(token).name())
    draw(b.painter, QRectF(0, 0, 100, 100), FOLDER, name, change)


SKETCHES: dict[str, Sketch] = {name: partial(sketch, name=name) for name in NAMES}


def path(start: tuple[float, float], *steps: tuple[float, ...], close: bool = True) -> QPainterPath:
    """A path of lines (two numbers) and cubic curves (six numbers)."""
    made = QPainterPath()
    made.moveTo(*start)
    for step in steps:
        if len(step) == 2:
            made.lineTo(*step)
        else:
            made.cubicTo(*step)
    if close:
        made.closeSubpath()
    return made
