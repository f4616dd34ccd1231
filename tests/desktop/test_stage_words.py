"""Nothing on the table is cut off, lies over a text, or becomes too small to read; in every language."""

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from ahrensache_desktop.scene.fonts import text_font
from ahrensache_desktop.scene.pictures import CaptionPicture, TextPicture, caption_font
from ahrensache_desktop.scene.piece import Piece
from ahrensache_desktop.scene.theme import theme_of
from ahrensache_desktop.titles.ahrensache.crate_art import DeedPicture
from ahrensache_desktop.titles.ahrensache.deeds import Deed
from ahrensache_desktop.titles.ahrensache.layout import lay_out
from rules_core.kernel.save import AnyMatch
from tests.desktop.stages import Shown, match_at

SMALLEST_TEXT = {"de": 10.5, "en": 10.5, "pseudo": 8.5}  # in pixels, at the smallest window
SCALES = (1.0, 1.25, 1.5, 2.0)
GROWN = {1.0: 1.0, 1.25: 1.08, 1.5: 1.15, 2.0: 1.2}
"""How much larger words are at least on the average, where there is no room for all to grow in full."""

KINDS = ("choose_plan_side", "bid", "choose_offer", "choose_either", "choose_farmer", "place")
SIZES = ((960, 600), (900, 560), (1600, 940), (1240, 960))


def shown_at(
    qtbot: QtBot, match: AnyMatch, language: str = "de", scale: float = 1.0, size: tuple[int, int] = SIZES[0]
) -> Shown:
    """A table with words of that size."""
    shown = Shown(qtbot, match, language, theme=theme_of("light", text_scale=scale))
    shown.view.resize(*size)
    return shown


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


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", ["de", "en", "pseudo"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_text_can_be_read(qtbot: QtBot, kind: str, language: str, scale: float) -> None:
    at_least = 0 if kind == "choose_plan_side" else 20
    shown = shown_at(qtbot, match_at(kind, players=5, at_least=at_least), language, scale)
    small = {
        key: round(needed(picture, rect), 1)
        for key, picture, rect in texts(shown)
        if needed(picture, rect) < SMALLEST_TEXT[language]
    }
    assert small == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("language", ["de", "en", "pseudo"])
def test_words_grow_as_far_as_there_is_room(
    qtbot: QtBot, language: str, players: int, size: tuple[int, int]
) -> None:
    match = match_at("bid", players=players, at_least=20)
    heights = []
    for scale in SCALES:
        shown = shown_at(qtbot, match, language, scale, size)
        heights.append({key: needed(picture, rect) for key, picture, rect in texts(shown)})
    for scale, higher in zip(SCALES, heights, strict=True):
        grown = {key: higher[key] / usual for key, usual in heights[0].items()}
        assert {key: by for key, by in grown.items() if by < 0.94} == {}
        assert sum(grown.values()) / len(grown) >= GROWN[scale]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", ["de", "en", "pseudo"])
@pytest.mark.parametrize("kind", ["choose_plan_side", "choose_either", "trade"])
def test_captions_are_not_cut_off(qtbot: QtBot, kind: str, language: str, scale: float) -> None:
    shown = shown_at(qtbot, match_at(kind, players=5), language, scale)
    captions = [
        (piece.spot.picture, piece.spot)
        for piece in shown.stage.items_by_key.values()
        if isinstance(piece.spot.picture, CaptionPicture)
    ]
    assert captions
    for picture, spot in captions:
        room = QRectF(0, 0, spot.w, spot.h)
        assert caption_font(picture, room).pixelSize() >= (8 if language == "pseudo" else 9), picture.words


@pytest.mark.parametrize("language", ["de", "pseudo"])
@pytest.mark.parametrize("scale", SCALES)
def test_what_a_seat_did_last_has_room_beside_its_farm(qtbot: QtBot, language: str, scale: float) -> None:
    deed = Deed("dropped", 0, "F", farmers=1, grain=2, apples=2, cards=4)
    shown = shown_at(qtbot, match_at("choose_offer", players=5, at_least=5), language, scale)
    for seat in range(1, 5):
        shown.stage.look.deeds._last[seat] = deed
    shown.stage.rearrange()
    marks = [piece for key, piece in shown.stage.items_by_key.items() if str(key).startswith("('mini-deed'")]
    assert len(marks) == 4
    for piece in marks:
        picture = piece.spot.picture
        assert isinstance(picture, DeedPicture)
        assert picture.letters(piece.spot.w, piece.spot.h) >= SMALLEST_TEXT[language] - 1


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", ["de", "pseudo"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_text_lies_over_another(
    qtbot: QtBot, players: int, size: tuple[int, int], language: str, scale: float
) -> None:
    shown = shown_at(qtbot, match_at("bid", players=players, at_least=20), language, scale, size)
    lines = [(key, rect.adjusted(1, 1, -1, -1)) for key, _, rect in texts(shown)]
    pairs = itertools.combinations(lines, 2)
    assert [(a, b) for (a, first), (b, second) in pairs if first.intersects(second)] == []


def outside(piece: Piece, table: QRectF) -> bool:
    return not piece.spot.clip and not table.contains(piece.sceneBoundingRect())


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("kind", ["bid", "place"])
def test_nothing_leaves_the_table(
    qtbot: QtBot, kind: str, players: int, size: tuple[int, int], scale: float
) -> None:
    shown = shown_at(qtbot, match_at(kind, players=players, at_least=30), "de", scale, size)
    shown.stage.rest()
    table = QRectF(0, 0, *size)
    assert [key for key, piece in shown.stage.items_by_key.items() if outside(piece, table)] == []


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [*SIZES, (3520, 2040), (2240, 960), (700, 580), (960, 900), (600, 900)])
def test_the_places_of_the_table_do_not_overlap_or_leave_it(size: tuple[int, int], scale: float) -> None:
    layout = lay_out(*size, scale)
    places = {
        name: QRectF(*getattr(layout, name))
        for name in layout.__struct_fields__
        if name not in ("unit", "text")
    }
    over = [
        (a, b)
        for (a, first), (b, second) in itertools.combinations(places.items(), 2)
        if first.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second)
    ]
    assert over == []
    assert all(QRectF(0, 0, *size).contains(place) for place in places.values())
    assert min(min(place.width(), place.height()) for place in places.values()) > 20 * layout.unit


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
