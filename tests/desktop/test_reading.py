"""The table in words, and the cursor that reads it."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules_core.games.ahrensache.actions import PlaceTile, TakeOffer
from rules_core.games.ahrensache.offers import pasture_slots
from tests.desktop.stages import Shown, match_at, match_where, owner_of


def heard(shown: Shown) -> list[str]:
    """What is said from now on."""
    words: list[str] = []
    shown.stage.spoke.connect(words.append)
    return words


def test_every_area_is_read_and_everything_in_it_has_a_name(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("place", players=4, at_least=60))
    areas = [area for area in shown.stage.areas() if area.keys]
    names = [area.name for area in areas]
    assert names[:2] == ["Your choice", "Your hand"]
    assert {f"Farm of {name}" for name in ("Anna", "Bruno", "Clara", "Dora")} <= set(names)
    for area in areas:
        assert all(shown.stage.spoken(key) for key in area.keys)


def test_no_thing_is_read_in_two_areas(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid", players=5))
    keys = [key for area in shown.stage.areas() for key in area.keys]
    assert len(keys) == len(set(keys))


def test_everything_with_a_tip_is_read_or_said_by_something_that_is(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("place", players=5, at_least=40))
    read = {key for area in shown.stage.areas() for key in area.keys}
    said_elsewhere = {
        "stack-panel",
        "scoring",
        "open-building-tile",
        "sheep",
        "over",
    }
    said_elsewhere |= {"part", "part-points"}
    silent = {
        key[0]
        for key, piece in shown.stage.items_by_key.items()
        if isinstance(key, tuple) and piece.spot.tip and key not in read
    }
    assert silent <= said_elsewhere


def test_a_tile_says_where_it_lies_and_where_its_paths_lead(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("place", at_least=40))
    placement = shown.match.view(0).public.players[0].farm[0]
    words = shown.stage.spoken(("farm", "tile", placement.cell))
    x, y = placement.cell
    assert ("north" in words.split(".")[0]) == (y < 0)
    assert ("east" in words.split(".")[0]) == (x > 0)
    assert "path " in words


def test_a_space_says_what_it_brings(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("place", at_least=40))
    key = next(key for key in shown.stage.items_by_key if isinstance(key, tuple) and key[0] == "space-cell")
    assert "point" in shown.stage.spoken(key)


def test_with_help_switched_off_a_space_is_still_read(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("place", players=4, at_least=60))
    shown.stage.helps = False
    shown.stage.refresh()
    keys = [key for area in shown.stage.areas() for key in area.keys if isinstance(key, tuple)]
    spaces = [shown.stage.spoken(key) for key in keys if key[0] == "space-cell"]
    assert spaces
    assert [words for words in spaces if "Free space" not in words] == []


def test_f6_goes_through_the_areas_and_the_arrows_read_on(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("choose_offer", players=4))
    words = heard(shown)
    areas = [area for area in shown.stage.areas() if area.keys]
    for area in areas:
        shown.keys(Qt.Key.Key_F6)
        assert words[-1].startswith(area.name)
        assert shown.stage.cursor() == area.keys[0]
    shown.keys(Qt.Key.Key_F6)
    assert shown.stage.cursor() == areas[0].keys[0]
    QTest.keyClick(shown.view, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert shown.stage.cursor() == areas[-1].keys[0]
    shown.keys(Qt.Key.Key_Right)
    assert shown.stage.cursor() == areas[-1].keys[1]
    assert words[-1] == shown.stage.spoken(areas[-1].keys[1])
    shown.keys(Qt.Key.Key_Escape)
    assert shown.stage.cursor() is None
    assert ("browser",) not in shown.stage.items_by_key


def test_return_takes_what_is_read(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("choose_offer", players=4))
    offers = next(area for area in shown.stage.areas() if area.name == "Offers")
    while shown.stage.cursor() not in offers.keys:
        shown.keys(Qt.Key.Key_F6)
    while not shown.stage.pickable(shown.stage.cursor()):
        shown.keys(Qt.Key.Key_Right)
    shown.keys(Qt.Key.Key_Return)
    assert len(shown.chosen) == 1 and isinstance(shown.chosen[0], TakeOffer)


def test_the_cursor_of_a_tool_is_spoken(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    words = heard(shown)
    shown.keys(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert len(words) == 2
    assert all(word.split()[0] in ("red", "blue", "yellow") for word in words)


@pytest.mark.parametrize("kind", ["bid", "place", "choose_offer", "discard", "choose_either"])
def test_the_lens_names_what_lies_under_the_pointer(qtbot: QtBot, kind: str) -> None:
    match = match_at(kind, players=4) if kind != "discard" else match_at(kind, players=2, bot="random")
    shown = Shown(qtbot, match)
    QTest.mouseMove(shown.view.viewport(), shown.point(("stack", next(iter(match.state.public.farmers)))))
    qtbot.waitUntil(lambda: ("lens",) in shown.stage.items_by_key, timeout=3000)
    QTest.mouseMove(shown.view.viewport(), shown.point(("track",), dx=0.004, dy=0.1))
    assert ("lens",) not in shown.stage.items_by_key


def test_a_tile_is_placed_by_reading_alone(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("place"))
    shown.keys(Qt.Key.Key_F6)
    while not (isinstance(cursor := shown.stage.cursor(), tuple) and cursor[0] == "space-cell"):
        areas = [area for area in shown.stage.areas() if area.keys]
        here = next(area for area in areas if cursor in area.keys)
        inside = any(isinstance(key, tuple) and key[0] == "space-cell" for key in here.keys)
        shown.keys(Qt.Key.Key_Right if inside else Qt.Key.Key_F6)
    shown.keys(Qt.Key.Key_Return)
    assert len(shown.chosen) == 1 and isinstance(shown.chosen[0], PlaceTile)


def spoken_of(shown: Shown, kind: str) -> list[str]:
    """What is said of all pieces of a kind."""
    keys = [key for area in shown.stage.areas() for key in area.keys if isinstance(key, tuple)]
    return [shown.stage.spoken(key) for key in keys if key[0] == kind]


def test_a_tile_in_a_crate_says_whose_it_is(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid", players=4))
    slots = pasture_slots(4)
    assert [words.split(":")[0] for words in spoken_of(shown, "open-pasture")] == [
        f"Offer {slot}" for slot in slots
    ]
    assert spoken_of(shown, "open-building")[0].startswith("Offer D: ")


def test_the_round_that_is_played_says_so(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid", players=4, at_least=60))
    now = ["Being played now" in words for words in spoken_of(shown, "round")]
    assert now.index(True) == shown.match.view(0).public.round - 1 and sum(now) == 1


def test_a_card_in_the_tray_says_that_it_lies_in_the_bid(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    shown.keys(Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_F)
    in_bid = [words for words in spoken_of(shown, "hand") if words.startswith("In your bid: ")]
    assert len(in_bid) == 2
    assert sum("Face down" in words for words in in_bid) == 1


def test_the_keys_that_buttons_on_the_table_name_are_those_that_work(qtbot: QtBot) -> None:
    shown = Shown(qtbot, owner_of("hayloft", grain=2))
    shown.stage.words.key_of = {"sort_hand": "S", "zoom_in": "PgUp", "more_grain": "+"}.get  # type: ignore[assignment]
    shown.stage.refresh()
    shown.keys(Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert spoken_of(shown, "sort-hand") == ["Sort otherwise [S]"]
    assert spoken_of(shown, "farm-closer") == ["Larger [PgUp]"]
    assert spoken_of(shown, "grain-more") == ["One grain more [+]"]
    assert spoken_of(shown, "farm-fit") == ["Whole farm"]


def out_of_reach(shown: Shown) -> set[object]:
    """What can be picked or touched but has no name or is in no area, so that no key comes to it."""
    stage = shown.stage
    read = {key for area in stage.areas() for key in area.keys}
    return {
        key
        for key in stage.items_by_key
        if (stage.pickable(key) or stage.touchable(key)) and not (key in read and stage.spoken(key))
    }


@pytest.mark.parametrize(
    "kind",
    [
        "choose_plan_side",
        "bid",
        "discard",
        "choose_offer",
        "choose_either",
        "choose_farmer",
        "place",
        "trade",
    ],
)
def test_the_keys_reach_all_that_the_pointer_can_do(qtbot: QtBot, kind: str) -> None:
    match = (
        match_where(kind, lambda _: True, bot="random")
        if kind in ("discard", "trade")
        else match_at(kind, players=4)
    )
    shown = Shown(qtbot, match)
    if kind == "bid":
        shown.keys(Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert out_of_reach(shown) == set()


def test_a_click_on_the_name_of_a_small_farm_opens_it(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid", players=4))
    shown.click(("mini", "name", 2), dx=0.5)
    assert shown.stage.look.watched == 2


def test_a_piece_without_a_name_is_found_out(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    piece = shown.stage.items_by_key[("sort-hand",)]
    piece.spot = replace(piece.spot, tip="")
    assert out_of_reach(shown) == {("sort-hand",)}
