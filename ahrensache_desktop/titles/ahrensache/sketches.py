"""Small drawings in a square of 100 units: animals, objects, grain, apples, people."""

from collections.abc import Callable

from PySide6.QtGui import QPainterPath

from ahrensache_desktop.titles.ahrensache.brush import Brush

Sketch = Callable[[Brush], None]


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


def cow(b: Brush) -> None:
    """A cow with brown patches."""
    for x in (26, 38, 62, 73):
        b.rect((x, 62, 9, 26), "#fbf7ee", radius=2)
    b.line([(82, 40), (92, 50), (90, 66)])
    b.curve(
        path(
            (22, 34),
            (40, 24, 70, 26, 82, 36),
            (88, 50, 86, 62, 80, 68),
            (60, 74, 36, 74, 22, 66),
            (16, 54, 16, 42, 22, 34),
        ),
        "#fbf7ee",
    )
    b.ellipse(60, 44, 14, 11, "#7d4f2c", None)
    b.ellipse(38, 60, 9, 6, "#7d4f2c", None)
    b.curve(
        path((6, 28), (10, 16, 30, 16, 34, 28), (36, 44, 30, 58, 20, 60), (10, 58, 4, 44, 6, 28)), "#7d4f2c"
    )
    b.ellipse(20, 52, 12, 9, "#f0b9a4")
    b.line([(8, 22), (2, 14)])
    b.line([(32, 22), (38, 14)])
    b.ellipse(14, 34, 2.6, 3.4, "ink", None)
    b.ellipse(26, 34, 2.6, 3.4, "ink", None)


def pig(b: Brush) -> None:
    """A pink pig with a curly tail."""
    for x in (28, 42, 60, 72):
        b.rect((x, 64, 10, 22), "#e89c92", radius=3)
    b.curve(path((86, 44), (98, 40, 98, 56, 90, 52), close=False), None)
    b.ellipse(55, 52, 34, 24, "#f2b0a5")
    b.polygon([(14, 30), (10, 16), (24, 24)], "#e89c92")
    b.polygon([(36, 26), (44, 14), (46, 30)], "#e89c92")
    b.ellipse(28, 46, 22, 21, "#f2b0a5")
    b.ellipse(21, 53, 11, 8, "#e2877c")
    b.ellipse(17, 53, 2, 3, "ink", None)
    b.ellipse(25, 53, 2, 3, "ink", None)
    b.ellipse(19, 39, 2.6, 3.2, "ink", None)
    b.ellipse(34, 39, 2.6, 3.2, "ink", None)


def sheep(b: Brush) -> None:
    """A woolly sheep."""
    woolly(b, "#fdfaf2")


def woolly(b: Brush, wool: str, stripes: tuple[str, ...] = ()) -> None:
    """A sheep in any wool, with a stripe across for each further colour."""
    for x in (34, 46, 62, 72):
        b.rect((x, 66, 7, 22), "ink", None, radius=2)
    puffs = [(38, 36, 16), (56, 30, 17), (74, 38, 15), (82, 54, 14), (66, 64, 16), (46, 64, 16), (32, 54, 15)]
    for x, y, r in puffs:
        b.ellipse(x, y, r, r, wool)
    b.ellipse(57, 48, 28, 20, wool, None)
    for i, stripe in enumerate(stripes):
        x = 40 + 9 * i
        b.curve(path((x, 30), (x + 7, 28), (x + 7, 66), (x, 68)), stripe, None)
    b.curve(
        path((8, 40), (10, 28, 30, 26, 34, 40), (36, 56, 28, 68, 20, 68), (10, 66, 6, 54, 8, 40)), "#5a4637"
    )
    b.ellipse(6, 40, 6, 4, "#5a4637")
    b.ellipse(36, 38, 6, 4, "#5a4637")
    b.ellipse(22, 30, 11, 7, wool)
    b.ellipse(15, 46, 2.6, 3.2, "#ffffff", None)
    b.ellipse(27, 46, 2.6, 3.2, "#ffffff", None)


def chicken(b: Brush) -> None:
    """A white hen with a red comb."""
    b.line([(46, 78), (46, 92), (40, 94)], "orange", 4)
    b.line([(58, 78), (58, 92), (52, 94)], "orange", 4)
    b.curve(
        path(
            (20, 22),
            (30, 14, 42, 18, 42, 32),
            (46, 44, 60, 46, 68, 40),
            (76, 36, 84, 26, 92, 24),
            (94, 50, 84, 78, 54, 80),
            (26, 80, 18, 60, 22, 40),
        ),
        "#fdfaf2",
    )
    b.curve(path((46, 54), (56, 66, 70, 64, 76, 52), (66, 50, 56, 50, 46, 54)), "#eadfc9")
    for x, y in ((22, 14), (29, 10), (36, 13)):
        b.ellipse(x, y, 5, 6, "apple")
    b.polygon([(20, 26), (6, 32), (20, 35)], "grain")
    b.ellipse(20, 41, 4, 6, "apple")
    b.ellipse(28, 27, 2.8, 3.2, "ink", None)


def apple_tree(b: Brush) -> None:
    """A tree full of apples."""
    b.polygon([(43, 60), (57, 60), (60, 92), (40, 92)], "#8a5c34")
    for x, y, r in ((32, 46, 20), (68, 46, 20), (50, 30, 24), (50, 54, 20)):
        b.ellipse(x, y, r, r, "#5d8f3c")
    b.ellipse(50, 43, 24, 18, "#5d8f3c", None)
    for x, y in ((34, 34), (54, 24), (68, 42), (46, 48), (30, 54), (62, 60)):
        b.ellipse(x, y, 6, 6, "apple")


def tractor(b: Brush) -> None:
    """A red tractor."""
    b.rect((18, 20, 34, 8), "#8d2f22", radius=2)
    b.rect((22, 28, 26, 26), "#cfe3e6")
    b.polygon([(48, 42), (86, 44), (88, 66), (20, 66), (20, 54), (48, 54)], "red")
    b.rect((72, 26, 6, 18), "#5a5148")
    b.ellipse(32, 70, 21, 21, "#4a4038")
    b.ellipse(32, 70, 9, 9, "grain")
    b.ellipse(78, 76, 14, 14, "#4a4038")
    b.ellipse(78, 76, 5.5, 5.5, "grain")


def beehive(b: Brush) -> None:
    """A straw hive."""
    b.rect((16, 84, 68, 8), "wood")
    for y, half in ((84, 32), (68, 31), (52, 27), (36, 19)):
        b.rect((50 - half, y - 18, 2 * half, 18), "grain", radius=9)
    b.ellipse(50, 74, 8, 9, "ink", None)
    for x, y in ((82, 22), (14, 34)):
        b.ellipse(x, y, 6, 4.5, "grain")
        b.ellipse(x - 1, y - 6, 4, 4, "#ffffff")


def wheelbarrow(b: Brush) -> None:
    """A wheelbarrow with a blue tray."""
    b.line([(92, 34), (30, 74)], "wood_deep", 7)
    b.line([(72, 62), (78, 90)], "wood_deep", 6)
    b.polygon([(10, 28), (80, 36), (66, 66), (28, 66)], "#4b86a8")
    b.ellipse(24, 78, 15, 15, "#4a4038")
    b.ellipse(24, 78, 5, 5, "wood")


def ear(b: Brush) -> None:
    """An ear of grain."""
    b.line([(50, 96), (50, 30)], "path_edge", 5)
    for y in (70, 54, 38):
        b.curve(path((50, y), (30, y - 2, 24, y - 16, 26, y - 24), (42, y - 22, 50, y - 12, 50, y)), "grain")
        b.curve(path((50, y), (70, y - 2, 76, y - 16, 74, y - 24), (58, y - 22, 50, y - 12, 50, y)), "grain")
    b.curve(path((50, 24), (40, 16, 42, 6, 50, 0), (58, 6, 60, 16, 50, 24)), "grain")


def apple(b: Brush) -> None:
    """A red apple with a leaf."""
    b.line([(50, 34), (54, 14)], "ink", 6)
    b.curve(path((55, 20), (64, 6, 80, 8, 84, 12), (78, 24, 64, 28, 55, 20)), "#5d8f3c")
    b.curve(
        path(
            (50, 34),
            (34, 22, 10, 32, 12, 60),
            (16, 88, 40, 98, 50, 90),
            (60, 98, 84, 88, 88, 60),
            (90, 32, 66, 22, 50, 34),
        ),
        "apple",
    )
    b.curve(path((26, 46), (22, 54, 24, 64, 28, 70), close=False), None, "#f3b7a8")


SKETCHES: dict[str, Sketch] = {
    "cow": cow,
    "pig": pig,
    "sheep": sheep,
    "chicken": chicken,
    "apple_tree": apple_tree,
    "tractor": tractor,
    "beehive": beehive,
    "wheelbarrow": wheelbarrow,
    "grain": ear,
    "apple": apple,
}
