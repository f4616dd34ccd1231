"""Eyes that confuse colours can play: seats, cards and farmers stay apart, and what can be chosen is seen."""

from collections.abc import Iterable
from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.scene.theme import SEAT_SHAPES, THEMES, Theme, contrast, theme_of
from ahrensache_desktop.scene.vision import Vision
from ahrensache_desktop.settings import VisionChoice
from ahrensache_desktop.titles.ahrensache.card_art import CardPicture
from rules_core.games.ahrensache.material import COLOUR_OF, COLOURS, FARMER_COLOURS, Card
from tests.desktop.eyes import distance, seen

VISIONS: tuple[Vision, ...] = get_args(Vision)
APART = {"normal": 20.0, "protanopia": 24.0, "deuteranopia": 24.0, "tritanopia": 24.0}
FARMERS_APART = {"normal": 19.0, "protanopia": 19.0, "deuteranopia": 19.0, "tritanopia": 19.0}
"""In CIEDE2000, least of any two; farmers have hats and tools besides."""

SHARMA = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (61.0, -5.0, 29.0), 22.8977),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""Pairs from the table of test data in Sharma et al. (2005)."""


@pytest.fixture(params=[(name, vision) for name in THEMES for vision in VISIONS], ids="-".join)
def theme(request: pytest.FixtureRequest) -> Theme:
    return theme_of(*request.param)


def far(theme: Theme, one: str, other: str, vision: str) -> float:
    return distance(seen(theme.colour(one), vision), seen(theme.colour(other), vision))


def nearest(theme: Theme, tokens: Iterable[str], vision: str) -> tuple[float, str, str]:
    return min((far(theme, a, b, vision), a, b) for a, b in combinations(tokens, 2))


@pytest.mark.parametrize(("one", "other", "expected"), SHARMA)
def test_the_distance_is_that_of_the_published_pairs(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert distance(one, other) == pytest.approx(expected, abs=1e-4)
    assert distance(other, one) == pytest.approx(expected, abs=1e-4)


def test_the_usual_colours_would_not_do_for_everybody() -> None:
    """Why there are others: without them two seats, or two farmers, look alike."""
    usual = theme_of("light")
    for vision in VISIONS[1:]:
        assert nearest(usual, SEAT_SHAPES, vision)[0] < 12


def test_seats_can_be_told_apart(theme: Theme) -> None:
    assert nearest(theme, SEAT_SHAPES, theme.vision)[0] >= APART[theme.vision]
    assert nearest(theme, SEAT_SHAPES, "normal")[0] >= APART["normal"]  # others at the table look on


def test_cards_can_be_told_apart(theme: Theme) -> None:
    assert nearest(theme, COLOURS, theme.vision)[0] >= APART[theme.vision]
    assert nearest(theme, COLOURS, "normal")[0] >= APART["normal"]


def test_farmers_can_be_told_apart(theme: Theme) -> None:
    assert nearest(theme, FARMER_COLOURS, theme.vision)[0] >= FARMERS_APART[theme.vision]


@pytest.mark.parametrize("ground", ["meadow_deep", "panel", "table"])
def test_what_can_be_chosen_is_seen_on_its_ground(theme: Theme, ground: str) -> None:
    assert far(theme, "lit", ground, theme.vision) >= 24
    assert far(theme, "focus", ground, theme.vision) >= 24
    assert far(theme, "lit", "focus", theme.vision) >= 24


def test_paths_are_seen_on_their_meadow(theme: Theme) -> None:
    assert far(theme, "path", "meadow", theme.vision) >= 18


def test_figures_can_be_read_on_every_card(theme: Theme) -> None:
    for token in (*COLOURS, *FARMER_COLOURS):
        ratio = contrast(theme.colour(theme.words_on(token)), theme.colour(token))
        assert ratio >= (4.5 if token in COLOURS else 3.0), token
    for token in ("red", "brown"):  # the tile "40+", and the letters of scoring cards
        assert contrast(theme.colour("paper"), theme.colour(token)) >= 4.5


@pytest.mark.usefixtures("styled")
@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("card", ["red3", "blue4", "yellow6"])
def test_the_flowers_of_a_card_have_its_colour(card: Card, vision: Vision) -> None:
    theme = theme_of("light", vision)
    image = QImage(100, 145, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        CardPicture(card).paint(painter, QRectF(0, 0, 100, 145), theme)
    inside = [image.pixelColor(x, y).name() for x in range(32, 90) for y in range(12, 110)]
    colour = COLOUR_OF[card]
    petals = (
        "grain" if colour == "yellow" and vision == "normal" else colour
    )  # a sunflower is as yellow as corn
    assert inside.count(theme.colour(petals).name()) > 100


def test_the_setting_changes_the_table_at_once(desktop: Desktop) -> None:
    assert get_args(VisionChoice) == ("normal", "deuteranopia", "protanopia", "tritanopia")
    for vision in get_args(VisionChoice):
        desktop.change_setting("vision", vision)
        assert desktop.art.theme == theme_of("light", vision)
