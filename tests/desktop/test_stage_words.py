"""Nothing on the table is cut off, lies over a text, or becomes too small to read; in every language."""

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from ahrensache_desktop.scene.fonts import text_font
from ahrensache_desktop.scene.pictures import TextPicture
from ahrensache_desktop.scene.piece import Piece
from tests.desktop.stages import Shown, match_at

SMALLEST_TEXT = {"de": 10.5, "en": 10.5, "pseudo": 8.5}  # in pixels, at the smallest window

KINDS = ("choose_plan_side", "bid", "choose_offer", "choose_either", "choose_farmer", "place")
SIZES = ((960, 600), (900, 560), (1600, 940), (1240, 960))


def texts(shown: Shown) -> list[tuple[object, TextPicture, QRectF]]:
    """Every line of text on the table with its place."""
    shown.stage.rest()
    return [
        (key, piece.spot.picture, piece.sceneBoundingRect())
        for key, piece in shown.stage.items_by_key.items()
        if isinstance(piece.spot.picture, TextPicture)
    ]


def needed(picture: TextPicture, rect: QRectF) -> float:
    """The height of the text that is really painted there."""
    size = rect.height() * picture.size
    width = QFontMetricsF(text_font(size, bold=picture.bold)).horizontalAdvance(picture.words)
    return size * min(1.0, rect.width() / width) if width else size


@pytest.mark.parametrize("language", ["de", "en", "pseudo"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_text_can_be_read(qtbot: QtBot, kind: str, language: str) -> None:
    at_least = 0 if kind == "choose_plan_side" else 20
    shown = Shown(qtbot, match_at(kind, players=5, at_least=at_least), language)
    small = {
        key: round(needed(picture, rect), 1)
        for key, picture, rect in texts(shown)
        if needed(picture, rect) < SMALLEST_TEXT[language]
    }
    assert small == {}


@pytest.mark.parametrize("language", ["de", "pseudo"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_text_lies_over_another(qtbot: QtBot, players: int, size: tuple[int, int], language: str) -> None:
    shown = Shown(qtbot, match_at("bid", players=players, at_least=20), language)
    shown.view.resize(*size)
    lines = [(key, rect.adjusted(1, 1, -1, -1)) for key, _, rect in texts(shown)]
    pairs = itertools.combinations(lines, 2)
    assert [(a, b) for (a, first), (b, second) in pairs if first.intersects(second)] == []


def outside(piece: Piece, table: QRectF) -> bool:
    return not piece.spot.clip and not table.contains(piece.sceneBoundingRect())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("kind", ["bid", "place"])
def test_nothing_leaves_the_table(qtbot: QtBot, kind: str, players: int, size: tuple[int, int]) -> None:
    shown = Shown(qtbot, match_at(kind, players=players, at_least=30))
    shown.view.resize(*size)
    shown.stage.rest()
    table = QRectF(0, 0, *size)
    assert [key for key, piece in shown.stage.items_by_key.items() if outside(piece, table)] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_places_of_the_table_do_not_overlap(qtbot: QtBot, players: int, size: tuple[int, int]) -> None:
    shown = Shown(qtbot, match_at("bid", players=players))
    shown.view.resize(*size)
    layout = shown.stage.layout
    places = {name: getattr(layout, name) for name in layout.__struct_fields__ if name != "unit"}
    over = [
        (a, b)
        for (a, first), (b, second) in itertools.combinations(places.items(), 2)
        if QRectF(*first).adjusted(0.5, 0.5, -0.5, -0.5).intersects(QRectF(*second))
    ]
    assert over == []


@pytest.mark.parametrize("players", [2, 5])
def test_every_legal_space_can_be_seen(qtbot: QtBot, players: int) -> None:
    for at_least in (0, 20, 40):
        shown = Shown(qtbot, match_at("place", players=players, at_least=at_least))
        shown.stage.rest()
        farm = QRectF(*shown.stage.layout.farm)
        spaces = [
            piece
            for key, piece in shown.stage.items_by_key.items()
            if isinstance(key, tuple) and key[0] == "space-cell"
        ]
        assert spaces
        assert all(farm.contains(piece.sceneBoundingRect()) for piece in spaces)
