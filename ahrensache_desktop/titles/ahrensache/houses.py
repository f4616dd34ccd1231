"""The twelve buildings, each with a roof and a sign of its own."""

from ahrensache_desktop.titles.ahrensache.brush import Brush
from ahrensache_desktop.titles.ahrensache.sketches import SKETCHES, path

ROOFS = {
    "water_tower": "water",
    "pigsty": "#d98a80",
    "hayloft": "grain",
    "sheep_pasture": "#8a8378",
    "cowshed": "red",
    "water_mill": "blue",
    "grain_mill": "#a9642f",
    "greenhouse": "turquoise",
    "dairy": "#6f8fb5",
    "tool_shed": "brown",
    "crate_store": "#b0803f",
    "cider_press": "green",
}


def house(b: Brush, building: str) -> None:
    """A building with its sign in front."""
    b.rect((12, 40, 76, 54), "#f6ead0", radius=2)
    b.polygon([(4, 42), (24, 14), (76, 14), (96, 42)], ROOFS.get(building, "wood"))
    for x in (30, 44, 58, 72):
        b.line([(x, 18), (x + (x - 50) * 0.3, 39)], "ink", 1.4)
    with b.at(50, 68, 50):
        sign(b, building)


def sign(b: Brush, building: str) -> None:
    """What a building is for, in one small drawing."""
    if building in ("pigsty", "cowshed", "sheep_pasture"):
        SKETCHES[{"pigsty": "pig", "cowshed": "cow", "sheep_pasture": "sheep"}[building]](b)
    elif building == "cider_press":
        SKETCHES["apple"](b)
    else:
        _SIGNS[building](b)


def _drop(b: Brush) -> None:
    b.curve(
        path((50, 6), (66, 34, 82, 48, 80, 66), (78, 96, 22, 96, 20, 66), (18, 48, 34, 34, 50, 6)), "water"
    )
    b.curve(path((34, 62), (36, 76, 44, 80, 50, 82), close=False), None, "#ffffff")


def _bale(b: Brush) -> None:
    b.ellipse(50, 54, 42, 38, "grain")
    b.ellipse(50, 54, 26, 23, None)
    b.ellipse(50, 54, 10, 9, None)


def _wheel(b: Brush) -> None:
    b.ellipse(50, 50, 40, 40, "wood")
    b.ellipse(50, 50, 27, 27, "water")
    for points in ([(50, 6), (50, 94)], [(6, 50), (94, 50)], [(19, 19), (81, 81)], [(81, 19), (19, 81)]):
        b.line(points, "wood_deep", 6)


def _sails(b: Brush) -> None:
    b.polygon([(42, 46), (58, 46), (66, 98), (34, 98)], "wood")
    for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        b.polygon([(50, 44), (50 + 40 * dx, 44 + 26 * dy), (50 + 26 * dx, 44 + 40 * dy)], "paper")
    b.ellipse(50, 44, 7, 7, "ink", None)


def _plant(b: Brush) -> None:
    b.polygon([(26, 66), (74, 66), (66, 96), (34, 96)], "#c9764a")
    b.line([(50, 66), (50, 30)], "green", 6)
    b.curve(path((50, 48), (30, 48, 18, 34, 20, 18), (40, 18, 50, 32, 50, 48)), "#6fa64a")
    b.curve(path((50, 42), (70, 42, 82, 28, 80, 10), (60, 12, 50, 26, 50, 42)), "#6fa64a")


def _can(b: Brush) -> None:
    b.curve(path((34, 34), (20, 44, 20, 54, 20, 92), (80, 92), (80, 54, 80, 44, 66, 34)), "#c9ced3")
    b.rect((34, 16, 32, 20), "#aab2ba", radius=3)
    b.line([(20, 66), (80, 66)], "#7e8890", 5)


def _hammer(b: Brush) -> None:
    b.line([(26, 92), (62, 38)], "wood_deep", 11)
    b.polygon([(38, 18), (72, 8), (90, 36), (78, 44), (66, 34), (48, 44)], "#8d949b")


def _crate(b: Brush) -> None:
    b.rect((8, 26, 84, 62), "wood", radius=3)
    for y in (46, 67):
        b.line([(8, y), (92, y)], "wood_deep", 5)
    for x in (18, 82):
        b.line([(x, 26), (x, 88)], "wood_deep", 7)


_SIGNS = {
    "water_tower": _drop,
    "hayloft": _bale,
    "water_mill": _wheel,
    "grain_mill": _sails,
    "greenhouse": _plant,
    "dairy": _can,
    "tool_shed": _hammer,
    "crate_store": _crate,
}
