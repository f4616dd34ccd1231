"""Five farmers, each known by hat, hair and tool, not by colour alone."""

from ahrensache_desktop.titles.ahrensache.brush import Brush
from ahrensache_desktop.titles.ahrensache.sketches import SKETCHES, path


def person(b: Brush, colour: str) -> None:
    """The farmer of a colour: shoulders, head, hat, tool."""
    b.curve(path((14, 98), (14, 66, 34, 60, 50, 60), (66, 60, 86, 66, 86, 98)), colour)
    b.polygon([(40, 62), (60, 62), (50, 76)], "paper")
    b.ellipse(50, 40, 20, 22, "#efc9a0")
    _HATS[colour](b)
    b.ellipse(43, 42, 2.6, 3.2, "ink", None)
    b.ellipse(57, 42, 2.6, 3.2, "ink", None)
    b.line([(43, 52), (50, 55), (57, 52)], "ink", 2.4)


def _straw_hat(b: Brush) -> None:
    b.curve(path((32, 28), (34, 6, 66, 6, 68, 28)), "grain")
    b.ellipse(50, 28, 36, 7, "grain")
    b.line([(92, 98), (92, 40)], "wood_deep", 5)
    for x in (84, 92, 100):
        b.line([(x, 40), (x, 20)], "wood_deep", 4)


def _cap(b: Brush) -> None:
    b.curve(path((28, 34), (28, 8, 72, 8, 72, 32)), "#2f5d39")
    b.curve(path((60, 28), (84, 26, 92, 34, 90, 38), (72, 38), (60, 34)), "#2f5d39")
    b.line([(12, 96), (6, 30)], "wood_deep", 5)
    b.curve(path((-2, 32), (0, 20, 12, 18, 18, 30), (10, 36), (2, 36)), "#8d949b")


def _headscarf(b: Brush) -> None:
    b.curve(
        path((27, 52), (20, 10, 80, 10, 73, 52), (70, 30, 60, 24, 50, 24), (40, 24, 30, 30, 27, 52)),
        "#e9f2f0",
    )
    for x, y in ((34, 24), (50, 17), (66, 24)):
        b.ellipse(x, y, 3, 3, "turquoise", None)
    with b.at(88, 80, 34):
        SKETCHES["apple"](b)


def _top_bun(b: Brush) -> None:
    b.ellipse(50, 12, 11, 10, "#5a3a22")
    b.curve(path((28, 42), (24, 14, 76, 14, 72, 42), (64, 26, 40, 26, 28, 42)), "#5a3a22")
    b.ellipse(50, 46, 27, 4, None, None)
    b.rect((72, 78, 26, 18), "wood", radius=3)
    b.line([(72, 86), (98, 86)], "wood_deep", 3)


def _beard(b: Brush) -> None:
    b.curve(
        path(
            (30, 44),
            (30, 74, 44, 80, 50, 80),
            (56, 80, 70, 74, 70, 44),
            (62, 52, 56, 48, 50, 48),
            (44, 48, 38, 52, 30, 44),
        ),
        "#d9d4ca",
    )
    b.curve(path((26, 30), (40, 22, 60, 22, 74, 30), (70, 0, 30, 0, 26, 30)), "#4a3a2c")
    b.rect((24, 26, 52, 8), "#4a3a2c", radius=3)
    with b.at(88, 72, 40):
        SKETCHES["grain"](b)


_HATS = {
    "orange": _straw_hat,
    "green": _cap,
    "turquoise": _headscarf,
    "purple": _top_bun,
    "brown": _beard,
}
