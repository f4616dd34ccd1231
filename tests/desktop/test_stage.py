"""The table's picture and the tools for each decision, with real mouse and key events."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ahrensache_desktop.titles.ahrensache.bid_tool import BidTool
from ahrensache_desktop.titles.ahrensache.card_art import CardPicture
from ahrensache_desktop.titles.ahrensache.hand import HandKey
from ahrensache_desktop.titles.ahrensache.place_tool import PlaceTool
from rules_core.bots.bot import Budget
from rules_core.bots.roster import make_bot
from rules_core.games.ahrensache.actions import (
    Bid,
    ChooseEither,
    ChoosePlanSide,
    Discard,
    DropOut,
    LeaveOut,
    Pass,
    PlaceTile,
    TakeFarmer,
    TakeOffer,
)
from rules_core.games.ahrensache.game import GAME
from rules_core.kernel.event import redact
from tests.desktop.stages import Shown, match_at


def hand(shown: Shown) -> list[HandKey]:
    """The keys of the hand's cards from left to right."""
    tool = shown.stage.interaction
    assert isinstance(tool, BidTool)
    return tool.keys()


def test_a_card_is_picked_by_click_and_the_bid_made_by_its_key(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    key = hand(shown)[0]
    shown.click(key)
    tool = shown.stage.interaction
    assert isinstance(tool, BidTool)
    assert tool.composition.picked == {key: "up"}
    shown.keys(Qt.Key.Key_Return)
    assert len(shown.chosen) == 1
    bid = shown.chosen[0]
    assert isinstance(bid, Bid) and bid.face_up == (key[2],)
    assert GAME.refusal(shown.match.state, bid) is None


def test_a_right_click_turns_a_card_face_down(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    key = hand(shown)[0]
    shown.click(key, Qt.MouseButton.RightButton)
    shown.keys(Qt.Key.Key_Return)
    bid = shown.chosen[0]
    assert isinstance(bid, Bid) and bid.face_down == (key[2],)


def test_a_card_dragged_out_of_the_hand_is_played_and_dragged_back_is_not(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    key = hand(shown)[0]
    tool = shown.stage.interaction
    assert isinstance(tool, BidTool)
    home = shown.table()[key]
    shown.drag(key, shown.point(("tray",)))
    assert tool.composition.picked == {key: "up"}
    assert shown.table()[key] != home
    shown.drag(key, shown.point(hand(shown)[-1], dy=0.8))
    assert tool.composition.picked == {}
    shown.stage.pointer.leave()
    assert shown.table()[key] == home


def test_a_whole_bid_by_keys_alone(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    first = hand(shown)[0]
    shown.keys(Qt.Key.Key_Right, Qt.Key.Key_F, Qt.Key.Key_Return)
    bid = shown.chosen[0]
    assert isinstance(bid, Bid) and bid.face_down == (first[2],)


def test_dropping_out_asks_once(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    shown.click(("offer", "D"))
    assert shown.chosen == []
    shown.click(("offer", "D"))
    assert shown.chosen == [DropOut("D")]


def test_cards_that_do_not_fit_are_dimmed_and_a_bad_bid_is_explained(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    tool = shown.stage.interaction
    assert isinstance(tool, BidTool)
    keys = hand(shown)
    first = keys[0]
    misfit = next(key for key in keys if key[2][:-1] != first[2][:-1] and key[2][-1] != first[2][-1])
    shown.click(first)
    dimmed = shown.stage.items_by_key[misfit].spot
    assert dimmed.picture == CardPicture(misfit[2], dim=True)
    assert "3.3" in dimmed.tip
    shown.click(misfit)
    assert "3.5" in tool.headline() or "3.3" in tool.headline()
    shown.keys(Qt.Key.Key_Return)
    assert shown.chosen == []


def test_passing_has_its_key(qtbot: QtBot) -> None:
    match = match_at("bid")
    prompt = match.prompt()
    assert prompt is not None
    bid = next(option for option in prompt.options if isinstance(option, Bid))
    match.submit(bid)
    bot = make_bot("random", GAME)
    while match.decision is not None and match.decision.seat != 0:
        other = match.prompt()
        assert other is not None
        match.submit(bot.choose(other, Budget(), Random(1)).action)
    shown = Shown(qtbot, match)
    shown.keys(Qt.Key.Key_P)
    assert shown.chosen == [Pass()]


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_a_tile_is_placed_by_click_by_drag_and_by_keys(qtbot: QtBot, way: str) -> None:
    shown = Shown(qtbot, match_at("place"))
    tool = shown.stage.interaction
    assert isinstance(tool, PlaceTool)
    tile, cell = tool.tiles[0], tool.spaces()[0]
    if way == "click":
        shown.click(("to-place", tile))
        shown.click(("space-cell", cell), dx=0.5)
    elif way == "drag":
        shown.drag(("to-place", tile), shown.point(("space-cell", cell)))
    else:
        shown.keys(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert shown.chosen == [PlaceTile(tile, cell)]


def test_an_illegal_drop_says_the_rule_and_the_tile_goes_back(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("place"))
    tool = shown.stage.interaction
    assert isinstance(tool, PlaceTool)
    before = shown.table()[("to-place", tool.tiles[0])]
    shown.drag(("to-place", tool.tiles[0]), shown.point(("farm", "farmstead", 0)))
    assert shown.chosen == []
    assert shown.said and "5.8" in shown.said[0]
    assert shown.table()[("to-place", tool.tiles[0])] == before


def test_leaving_a_tile_out_asks_once(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("place"))
    tool = shown.stage.interaction
    assert isinstance(tool, PlaceTool)
    shown.keys(Qt.Key.Key_L)
    assert shown.chosen == []
    shown.keys(Qt.Key.Key_L)
    assert shown.chosen == [LeaveOut(tool.tiles[0])]


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_an_offer_is_taken_by_click_by_drag_and_by_keys(qtbot: QtBot, way: str) -> None:
    shown = Shown(qtbot, match_at("choose_offer"))
    prompt = shown.match.prompt()
    assert prompt is not None
    wanted = prompt.options[0]
    assert isinstance(wanted, TakeOffer)
    if way == "click":
        shown.click(("offer", wanted.offer))
    elif way == "drag":
        shown.drag(("offer", wanted.offer), shown.point(("farm-panel",)))
    else:
        shown.keys(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert shown.chosen == [wanted]


@pytest.mark.parametrize(
    ("kind", "action"),
    [("choose_plan_side", ChoosePlanSide), ("choose_either", ChooseEither), ("choose_farmer", TakeFarmer)],
)
def test_short_choices_have_numbers(qtbot: QtBot, kind: str, action: type) -> None:
    shown = Shown(qtbot, match_at(kind, players=4))
    shown.keys(Qt.Key.Key_1)
    assert len(shown.chosen) == 1
    assert isinstance(shown.chosen[0], action)


def test_a_card_is_discarded_by_click(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("discard", players=2, bot="random"))
    key = next(key for key in shown.stage.items_by_key if isinstance(key, tuple) and key[0] == "hand")
    shown.click(key)
    assert shown.chosen == [Discard(key[2])]


def test_nothing_can_be_picked_while_no_choice_is_open(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    key = hand(shown)[0]
    shown.stage.shut()
    shown.click(key)
    shown.keys(Qt.Key.Key_Return)
    assert shown.chosen == []


@pytest.mark.parametrize("way", ["played", "skipped"])
@pytest.mark.parametrize("players", [2, 5])
def test_after_every_step_the_table_is_that_of_a_fresh_stage(qtbot: QtBot, players: int, way: str) -> None:
    """Whatever was animated on the way, the settled table is a function of the view alone."""
    match = match_at("choose_plan_side", players)
    shown = Shown(qtbot, match, pace=1.0)
    fresh = Shown(qtbot, match)
    shown.stage.shut()
    fresh.stage.shut()
    bot = make_bot("greedy", GAME)
    moved = 0
    for number in range(200):
        prompt = match.prompt()
        if prompt is None:
            break
        events = match.submit(bot.choose(prompt, Budget(), Random(number)).action)
        for event in events:
            animation = shown.stage.play(redact(event, 0))
            if animation is not None:
                moved += 1
                animation.start()
                animation.setCurrentTime(animation.duration() // (1 if way == "played" else 2))
                animation.stop()
        shown.stage.settle(match.view(0))
        fresh.stage.settle(match.view(0))
        assert shown.looks() == fresh.looks()
    assert moved > 150


def test_closing_takes_everything_off_the_table(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("place"))
    shown.stage.close()
    assert shown.stage.items() == []


def test_the_wheel_zooms_the_farm_about_the_pointer(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("place", at_least=60))
    x, y, w, h = shown.stage.layout.farm
    from PySide6.QtCore import QPointF

    about = QPointF(x + w * 0.3, y + h * 0.6)
    before = shown.stage.cell_ground()
    cell_before = ((about.x() - before.x) / before.cell, (about.y() - before.y) / before.cell)
    shown.stage.zoom(1.5, about)
    after = shown.stage.cell_ground()
    cell_after = ((about.x() - after.x) / after.cell, (about.y() - after.y) / after.cell)
    assert after.cell > before.cell
    assert cell_after == pytest.approx(cell_before, abs=0.05)
