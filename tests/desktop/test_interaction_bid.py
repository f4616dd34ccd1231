"""Putting a bid together by hand and by keys, with real events."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ahrensache_desktop.scene.pictures import TextPicture
from ahrensache_desktop.titles.ahrensache.bid_tool import BidTool
from ahrensache_desktop.titles.ahrensache.hand import HandKey
from rules_core.games.ahrensache.actions import Bid, DropOut, UseGreenhouse
from rules_core.games.ahrensache.bids import modes, space
from rules_core.games.ahrensache.material import COLOUR_OF, VALUE_OF
from tests.desktop.stages import Shown, match_at, owner_of

RIGHT = Qt.MouseButton.RightButton


def tool_of(shown: Shown) -> BidTool:
    tool = shown.stage.interaction
    assert isinstance(tool, BidTool)
    return tool


def words_of(shown: Shown, key: object) -> str:
    picture = shown.stage.items_by_key[key].spot.picture
    assert isinstance(picture, TextPicture)
    return picture.words


def the_bid(shown: Shown) -> Bid:
    assert len(shown.chosen) == 1
    bid = shown.chosen[0]
    assert isinstance(bid, Bid)
    return bid


def test_a_card_moves_into_the_tray_and_back_by_clicks(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    key = tool_of(shown).keys()[0]
    home = shown.table()[key]
    shown.click(key)
    x, y, w, h = shown.stage.layout.bid
    left, top, _, _ = shown.table()[key]
    assert x < left < x + w and y < top < y + h
    shown.click(key)
    shown.stage.pointer.leave()
    assert shown.table()[key] == home


def test_the_value_and_the_ghost_follow_every_card(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    key = tool_of(shown).keys()[0]
    assert ("ghost",) not in shown.stage.items_by_key
    shown.click(key)
    value = tool_of(shown).composition.tally(tool_of(shown).composition.bid()).value
    assert str(value) in words_of(shown, ("tray-title",))
    ghost = shown.stage.items_by_key[("ghost",)].spot
    left, _, width, _ = shown.stage.layout.space(space(value))
    assert abs(ghost.middle[0] - (left + width / 2)) <= shown.stage.unit * 10


def test_the_parts_add_up_to_the_value(qtbot: QtBot) -> None:
    shown = Shown(qtbot, owner_of("hayloft", grain=2))
    keys = tool_of(shown).keys()
    shown.click(keys[0])
    shown.click(keys[-1], RIGHT)
    shown.keys(Qt.Key.Key_Plus, Qt.Key.Key_Plus)
    composition = tool_of(shown).composition
    parts = [
        int(words_of(shown, key))
        for key in shown.stage.items_by_key
        if isinstance(key, tuple) and key[0] == "part-points"
    ]
    assert sum(parts) == composition.tally(composition.bid()).value


def test_grain_goes_in_by_click_by_drag_and_by_keys(qtbot: QtBot) -> None:
    shown = Shown(qtbot, owner_of("hayloft", grain=3))
    shown.click(tool_of(shown).keys()[0])
    shown.click(("good", "grain"), dx=0.5)
    assert tool_of(shown).composition.grain == 1
    shown.drag(("good", "grain"), shown.point(("tray",)))
    assert tool_of(shown).composition.grain == 2
    shown.keys(Qt.Key.Key_Plus)
    assert tool_of(shown).composition.grain == 3
    shown.click(("grain-less",), dx=0.5)
    shown.keys(Qt.Key.Key_Minus)
    shown.keys(Qt.Key.Key_Return)
    assert the_bid(shown).grain == 1


def test_face_down_by_key_and_taken_back_by_escape(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    shown.keys(Qt.Key.Key_Right, Qt.Key.Key_F)
    assert list(tool_of(shown).composition.picked.values()) == ["down"]
    shown.keys(Qt.Key.Key_Escape)
    assert tool_of(shown).composition.untouched


def test_the_mode_can_be_chosen_where_both_fit(qtbot: QtBot) -> None:
    match = match_at("bid")
    shown = Shown(qtbot, match)
    shown.click(tool_of(shown).keys()[0])
    before = tool_of(shown).composition.bid().mode
    shown.click(("mode",), dx=0.5)
    assert tool_of(shown).composition.bid().mode != before
    shown.keys(Qt.Key.Key_X)
    assert tool_of(shown).composition.bid().mode == before


def test_a_misfit_is_refused_by_rule_where_it_was_tried(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    tool = tool_of(shown)
    keys = tool.keys()
    misfit = next(key for key in keys if not modes((keys[0][2], key[2])))
    shown.click(keys[0])
    shown.click(misfit)
    shown.keys(Qt.Key.Key_Return)
    assert shown.chosen == []
    assert "3.3" in shown.said[0]
    assert ("said",) in shown.stage.items_by_key
    shown.click(misfit)
    assert ("said",) not in shown.stage.items_by_key


def change(shown: Shown, name: str, key: HandKey) -> None:
    shown.click(key)
    shown.click((name, key), dx=0.5)


def test_the_cowshed_recolours_a_card_right_on_it(qtbot: QtBot) -> None:
    shown = Shown(qtbot, owner_of("cowshed"))
    key = tool_of(shown).keys()[0]
    change(shown, "recolour", key)
    changed = tool_of(shown).composition.counts(key)
    assert COLOUR_OF[changed] != COLOUR_OF[key[2]] and VALUE_OF[changed] == VALUE_OF[key[2]]
    shown.keys(Qt.Key.Key_Return)
    assert the_bid(shown).changes[0].counts_as == changed


def test_the_water_mill_changes_a_value_by_key(qtbot: QtBot) -> None:
    shown = Shown(qtbot, owner_of("water_mill"))
    shown.keys(Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_V)
    composition = tool_of(shown).composition
    (key,) = composition.picked
    assert tool_of(shown).cursor == key
    assert abs(VALUE_OF[composition.counts(key)] - VALUE_OF[key[2]]) == 1


def test_a_building_is_switched_on_by_click_and_by_key(qtbot: QtBot) -> None:
    shown = Shown(qtbot, owner_of("cider_press", apples=2))
    shown.click(tool_of(shown).keys()[0])
    before = tool_of(shown).composition.tally(tool_of(shown).composition.bid()).value
    shown.click(("building", "cider_press"), dx=0.5)
    after = tool_of(shown).composition.tally(tool_of(shown).composition.bid()).value
    assert after == before + 5
    shown.keys(Qt.Key.Key_A)
    assert not tool_of(shown).composition.is_on("cider_press")
    shown.keys(Qt.Key.Key_A, Qt.Key.Key_Return)
    assert the_bid(shown).cider_press


def test_the_greenhouse_asks_once_before_it_draws(qtbot: QtBot) -> None:
    shown = Shown(qtbot, owner_of("greenhouse"))
    shown.click(("building", "greenhouse"), dx=0.5)
    assert shown.chosen == []
    shown.click(("building", "greenhouse"), dx=0.5)
    assert shown.chosen == [UseGreenhouse()]


def test_dropping_out_by_key_asks_once_and_escape_forgets_it(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    shown.keys(Qt.Key.Key_1, Qt.Key.Key_Escape, Qt.Key.Key_1)
    assert shown.chosen == []
    shown.keys(Qt.Key.Key_1)
    assert shown.chosen == [DropOut("D")]


def test_dropping_out_to_the_crate_store_draws_unless_it_is_switched_off(qtbot: QtBot) -> None:
    shown = Shown(qtbot, owner_of("crate_store"))
    offer = tool_of(shown).light_offers()[0]
    shown.keys(Qt.Key.Key_1, Qt.Key.Key_1)
    assert shown.chosen == [DropOut(offer, crate_store=True)]
    shown.keys(Qt.Key.Key_E, Qt.Key.Key_1, Qt.Key.Key_1)
    assert shown.chosen[1] == DropOut(offer)


def test_what_was_played_stays_in_the_tray_until_the_table_settles(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    key = tool_of(shown).keys()[0]
    shown.click(key)
    lying = shown.table()[key]
    shown.keys(Qt.Key.Key_Return)
    shown.stage.shut()
    assert shown.table()[key] == lying
    shown.stage.settle(shown.match.view(0))
    assert shown.table()[key] != lying


def dragged(shown: Shown) -> object:
    piece = shown.stage.pointer.dragged
    return piece.key if piece is not None else None


@pytest.mark.parametrize("cancel", ["escape", "focus", "outside"])
def test_a_cancelled_drag_puts_the_card_back(qtbot: QtBot, cancel: str) -> None:
    shown = Shown(qtbot, match_at("bid"))
    tool = tool_of(shown)
    key = tool.keys()[0]
    home = shown.table()[key]
    pane, start = shown.view.viewport(), shown.point(key, 0.15)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(pane, left, none, start)
    for step in range(1, 6):
        QTest.mouseMove(pane, start + QPoint(-12 * step, -14 * step))
    assert dragged(shown) == key
    if cancel == "escape":
        shown.keys(Qt.Key.Key_Escape)
    elif cancel == "focus":
        shown.stage.let_go()
    else:
        shown.stage.shut()
    QTest.mouseRelease(pane, left, none, start + QPoint(-60, -70))
    assert dragged(shown) is None
    assert tool.composition.untouched
    assert shown.table()[key] == home


def test_a_dragged_card_stays_exactly_under_the_pointer(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    key = tool_of(shown).keys()[0]
    piece = shown.stage.items_by_key[key]
    pane, start = shown.view.viewport(), shown.point(key, 0.15)
    grip = piece.scenePos() - shown.view.mapToScene(start)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(pane, left, none, start)
    for step in range(1, 20):
        at = start + QPoint(-9 * step, -11 * step)
        QTest.mouseMove(pane, at)
        if shown.stage.pointer.dragged is not None:
            off = piece.scenePos() - shown.view.mapToScene(at) - grip
            assert abs(off.x()) <= 1 and abs(off.y()) <= 1
    QTest.mouseRelease(pane, left, none, start + QPoint(-171, -209))
