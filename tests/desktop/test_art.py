"""Pictures: one palette, one hand, nothing blank, no seam, and room for all that is printed."""

import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ahrensache_desktop.opening import edition_from
from ahrensache_desktop.paths import resource
from ahrensache_desktop.scene.art import Art, Picture
from ahrensache_desktop.scene.drawing import DrawingMissing, drawn
from ahrensache_desktop.scene.palette import PALETTE
from ahrensache_desktop.scene.theme import LIGHT, THEMES, Theme
from ahrensache_desktop.titles.ahrensache import contact_sheet
from ahrensache_desktop.titles.ahrensache.landscape_art import paint_landscape
from ahrensache_desktop.titles.ahrensache.sketches import FOLDER, NAMES
from ahrensache_desktop.titles.ahrensache.tile_art import TilePicture
from ahrensache_desktop.titles.ahrensache.tile_ways import obstacles, places, room, spots
from rules_core.games.ahrensache.face import Edition, Face

pytestmark = pytest.mark.usefixtures("styled")

FILES = sorted(resource("art", FOLDER).glob("*.svg"))
WEIGHTS = (1.5, 18.0)  # of a line, in hundredths of a drawing
CONTRASTS = (
    ("text", "panel"),
    ("text", "table"),
    ("muted", "panel"),
    ("muted", "table"),
    ("refused", "panel"),
    ("refused", "table"),
    ("accent_text", "accent"),
    ("accent", "panel"),
    ("focus", "panel"),
    ("ink", "paper"),
    ("ink", "meadow"),
    ("ink", "path"),
    ("ink", "grain"),
    ("ink", "wood"),
    ("ink", "yellow"),
    ("paper", "red"),
    ("paper", "blue"),
    ("paper", "green"),
    ("paper", "purple"),
    ("paper", "brown"),
)


@pytest.fixture(scope="module")
def edition() -> Edition:
    return edition_from()


def painted(picture: Picture, side: int, theme: Theme = LIGHT, high: float = 1.0) -> QImage:
    return Art(theme).pixmap(picture, side, round(side * high)).toImage()


def shades(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def faces(edition: Edition) -> Iterator[Face]:
    yield from edition.pastures.values()
    yield from edition.farmers.values()
    yield from edition.buildings.values()
    yield edition.farmstead


def test_there_is_a_file_for_every_drawing_and_no_other() -> None:
    assert {file.stem for file in FILES} == set(NAMES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_drawing_uses_the_palette_and_nothing_else(file: Path) -> None:
    drawing = file.read_text(encoding="utf-8")
    assert set(re.findall(r"#[0-9a-fA-F]{6}", drawing)) <= set(PALETTE.values())
    assert not re.findall(r'(?:fill|stroke)="(?!#|none)', drawing)
    weights = [float(weight) for weight in re.findall(r'stroke-width="([\d.]+)"', drawing)]
    assert weights[0] == 4  # the outline that all drawings share
    assert all(WEIGHTS[0] <= weight <= 24 for weight in weights)


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_can_be_told_apart_at_24_pixels(name: str) -> None:
    image = drawn(FOLDER, name, 24)
    solid = sum(image.pixelColor(x, y).alpha() > 128 for x in range(24) for y in range(24))
    assert 60 <= solid <= 576
    others = [drawn(FOLDER, other, 24) for other in NAMES if other != name]
    assert all(image != other for other in others)


def test_a_drawing_that_is_missing_is_named() -> None:
    with pytest.raises((DrawingMissing, FileNotFoundError), match="unicorn"):
        drawn(FOLDER, "unicorn", 24)


def test_the_seat_colour_takes_the_place_of_red() -> None:
    figure = drawn(FOLDER, "figure", 96, ("poppy", "#2f62a8"))
    assert QColor("#2f62a8").rgb() in {pixel | 0xFF000000 for pixel in shades(figure)}
    assert QColor(PALETTE["poppy"]).rgb() not in shades(figure)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("side", [24, 96])
def test_no_picture_is_blank_in_any_theme(edition: Edition, theme: Theme, side: int) -> None:
    art = Art(theme)
    for picture in (*contact_sheet.tiles(edition), *contact_sheet.cards(), *contact_sheet.pieces(edition)):
        colours = len(shades(art.pixmap(picture, side, side).toImage()))
        assert colours > 4, picture
    for picture in contact_sheet.scoring():
        assert len(shades(art.pixmap(picture, side, side // 2).toImage())) > 4, picture


def test_equal_pictures_are_painted_once() -> None:
    art = Art(LIGHT)
    face = Face(paths=("NESW",), grain="N", points=3)
    first = art.pixmap(TilePicture(face), 40, 40)
    assert art.pixmap(TilePicture(Face(paths=("NESW",), grain="N", points=3)), 40, 40) is first
    assert art.use(LIGHT, 2.0)
    again = art.pixmap(TilePicture(face), 40, 40)
    assert (again.width(), again.devicePixelRatio()) == (80, 2.0)


def edge(image: QImage, side: str) -> list[QColor]:
    last = image.width() - 1
    return [
        {
            "N": image.pixelColor(i, 0),
            "S": image.pixelColor(i, last),
            "W": image.pixelColor(0, i),
            "E": image.pixelColor(last, i),
        }[side]
        for i in range(image.width())
    ]


def far(one: QColor, other: QColor) -> int:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))


@pytest.mark.parametrize("side", [32, 48, 96, 133, 200])
def test_paths_join_their_neighbours_without_a_seam(side: int) -> None:
    groups = [("NS",), ("EW",), ("NE",), ("SW",), ("NES",), ("NESW",), ("NS", "EW"), ("S",), ("NW", "ES")]
    images = {paths: painted(TilePicture(Face(paths=paths)), side) for paths in groups}
    for one, other in (("S", "N"), ("E", "W")):
        edges = [edge(images[p], one) for p in groups if one in "".join(p)]
        edges += [edge(images[p], other) for p in groups if other in "".join(p)]
        for further in edges[1:]:
            assert max(far(a, b) for a, b in zip(edges[0], further, strict=True)) <= 24


def test_two_halves_of_a_grain_symbol_meet() -> None:
    with_grain = Face(paths=("NS", "EW"), grain="NESW")
    image = painted(TilePicture(with_grain), 96)
    for one, other in (("S", "N"), ("E", "W")):
        pairs = zip(edge(image, one), edge(image, other), strict=True)
        assert max(far(a, b) for a, b in pairs) <= 60


def test_what_is_printed_leaves_the_paths_and_the_corners_free(edition: Edition) -> None:
    for face in faces(edition):
        things = len(face.animals) + len(face.objects)
        found = spots(face)
        assert len(found) == things
        for x, y, radius in found:
            assert radius >= 14, face
            assert room(face.paths, obstacles(face), x, y) >= radius - 0.01
        for one in found:
            for other in found:
                if one is not other:
                    assert math.dist(one[:2], other[:2]) >= one[2] + other[2] - 0.01


@pytest.mark.parametrize(
    "paths", [("N",), ("N", "S"), ("NE", "SW"), ("NW", "ES"), ("EW", "N"), ("NESW",), ("N", "E", "S", "W")]
)
def test_an_edition_of_ones_own_finds_room_too(paths: tuple[str, ...]) -> None:
    face = Face(paths, "", 3, ("cow", "pig"), ("tractor",), five_players=True)
    assert len(spots(face)) == 3
    assert places(paths, (), 1)[0][2] > 12
    assert len(shades(painted(TilePicture(face), 96))) > 50


@pytest.mark.parametrize(("width", "height"), [(1180, 640), (2560, 1400), (500, 900)])
def test_the_landscape_fills_any_window_by_day_and_by_night(width: int, height: int) -> None:
    pictures = []
    for night in (False, True):
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            paint_landscape(painter, QRectF(0, 0, width, height), night=night)
        corners = [
            (0, 0),
            (width - 1, 0),
            (0, height - 1),
            (width - 1, height - 1),
            (width // 2, height // 2),
        ]
        assert all(image.pixelColor(x, y).alpha() == 255 for x, y in corners)
        pictures.append(image)
    day, night_picture = pictures
    assert luminance(day.pixelColor(5, 5)) > luminance(night_picture.pixelColor(5, 5)) + 0.3


def luminance(colour: QColor) -> float:
    def part(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF())


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize(("words", "ground"), CONTRASTS)
def test_words_can_be_read_on_their_ground(theme: Theme, words: str, ground: str) -> None:
    light, dark = sorted((luminance(theme.colour(words)), luminance(theme.colour(ground))), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


@pytest.mark.bench
def test_a_tile_is_painted_within_its_budget(benchmark: object, edition: Edition) -> None:
    pictures = list(contact_sheet.tiles(edition))
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)

    def paint_all() -> None:
        with QPainter(image) as painter:
            for picture in pictures:
                picture.paint(painter, QRectF(0, 0, 100, 100), LIGHT)

    paint_all()
    benchmark(paint_all)  # type: ignore[operator]
    assert benchmark.stats.stats.min / len(pictures) <= 0.005  # type: ignore[attr-defined]
