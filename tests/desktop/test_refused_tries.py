"""What is not allowed says its rule where it was tried, and leads into the rules and back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.scene.saying import SAID
from ahrensache_desktop.scene.table_view import TableView
from ahrensache_desktop.titles.ahrensache.bid_tool import BidTool
from ahrensache_desktop.windows.teller import rule_in
from rules_core.games.ahrensache.bids import modes
from tests.desktop.conftest import seats_of
from tests.desktop.stages import Shown, match_at, match_where

SHIFT = Qt.KeyboardModifier.ShiftModifier


def refused_offer(shown: Shown) -> tuple[str, str]:
    """An offer that nothing can be done with now."""
    return next(
        key
        for key in shown.stage.items_by_key
        if isinstance(key, tuple) and key[0] == "offer" and not shown.stage.pickable(key)
    )


def click_offer(shown: Shown) -> None:
    key = refused_offer(shown)
    QTest.mouseClick(
        shown.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        shown.point(key, dy=0.9),
    )


def pick_offer_by_key(shown: Shown) -> None:
    key = refused_offer(shown)
    for _ in range(60):
        if shown.stage.cursor() == key:
            break
        areas = [area for area in shown.stage.areas() if shown.stage.cursor() in area.keys]
        inside = any(key in area.keys for area in areas)
        shown.keys(Qt.Key.Key_Right if inside else Qt.Key.Key_F6)
    shown.keys(Qt.Key.Key_Return)


def click_barred_space(shown: Shown) -> None:
    keys = (key for key in shown.stage.items_by_key if isinstance(key, tuple))
    shown.click(next(key for key in keys if key[0] == "barred"))


TRIES: dict[str, tuple[str, Callable[[Shown], None]]] = {
    "bid for a heavy offer": ("bid", click_offer),
    "bid for a heavy offer by key": ("bid", pick_offer_by_key),
    "pass without a bid": ("bid", lambda shown: shown.keys(Qt.Key.Key_P)),
    "take an offer that is gone": ("choose_offer", click_offer),
    "place where no path meets": ("place", click_barred_space),
}


@pytest.mark.parametrize("name", TRIES)
def test_a_refused_try_is_answered_with_its_rule(qtbot: QtBot, name: str) -> None:
    kind, attempt = TRIES[name]
    match = match_at(kind, players=4, at_least=60 if kind == "place" else 0)
    if kind == "choose_offer":
        match = match_where(kind, lambda public: len(public.takers) > 0, players=4)
    shown = Shown(qtbot, match)
    attempt(shown)
    assert shown.chosen == []
    assert [bool(rule_in(words)) for words in shown.said] == [True], shown.said
    assert SAID in shown.stage.items_by_key


def test_cards_in_the_tray_keep_from_passing_and_that_is_said(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_where("bid", lambda public: public.players[0].standing is not None, players=3))
    shown.keys(Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_P)
    assert shown.chosen == []
    assert len(shown.said) == 1


@pytest.fixture
def bidding(desktop: Desktop, qtbot: QtBot) -> TableView:
    """A table in the program at which a bid is to be made and something was refused."""
    desktop.begin(MatchSetup("ahrensache", seats_of("pbbb"), seed="refused"))
    sitting = desktop.window.match.sitting
    assert sitting is not None
    while True:
        qtbot.waitUntil(lambda: sitting.stage.interaction is not None, timeout=10_000)
        assert sitting.stage.interaction is not None
        if sitting.stage.interaction.prompt.decision.kind == "bid":
            break
        sitting.table.submit(sitting.stage.interaction.prompt.options[0])
    view = desktop.window.match.findChildren(TableView)[-1]
    QTest.keyClick(view, Qt.Key.Key_P)
    return view


def click_bubble(desktop: Desktop, view: TableView) -> None:
    piece = view.stage.items_by_key[SAID]
    at = view.mapFromScene(piece.sceneBoundingRect().center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def click_banner(desktop: Desktop, view: TableView) -> None:
    QTest.mouseClick(desktop.window.match.banner._rule_button, Qt.MouseButton.LeftButton)


def press_key(desktop: Desktop, view: TableView) -> None:
    QTest.keyClick(view, Qt.Key.Key_F1, SHIFT)


@pytest.mark.parametrize("way", [click_bubble, click_banner, press_key])
def test_a_refusal_leads_to_its_rule_and_escape_back(
    desktop: Desktop, bidding: TableView, way: Callable[[Desktop, TableView], None]
) -> None:
    window = desktop.window
    way(desktop, bidding)
    assert window.pages.currentWidget() is window.rules
    assert window.rules._text.textCursor().selectedText().startswith("3.11")
    QTest.keyClick(window.rules._text, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.match
    assert window.focusWidget() is bidding, "the keys go on at the table"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert bidding.stage.cursor() is not None


def test_cards_that_do_not_fit_name_their_rule_before_they_are_bid(
    desktop: Desktop, bidding: TableView
) -> None:
    stage = bidding.stage
    tool = stage.interaction
    assert isinstance(tool, BidTool)
    button = desktop.window.match.banner._rule_button
    keys = tool.keys()
    misfit = next(key for key in keys if not modes((keys[0][2], key[2])))
    tool.clicked(keys[0])
    tool.clicked(misfit)
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert desktop.window.rules._text.textCursor().selectedText().startswith("3.3")
    desktop.window.go_back()
    tool.clicked(misfit)
    assert not button.isVisible()


def test_without_a_refusal_the_key_opens_the_rules(desktop: Desktop, qtbot: QtBot) -> None:
    desktop.begin(MatchSetup("ahrensache", seats_of("pbbb"), seed="refused"))
    desktop.window.menu.actions["rule"].trigger()
    assert desktop.window.page is desktop.window.rules


def test_a_sentence_without_a_rule_only_goes_when_it_is_clicked(desktop: Desktop, bidding: TableView) -> None:
    QTest.keyClick(bidding, Qt.Key.Key_Return)
    assert rule_in(bidding.stage.saying.words) == ""
    click_bubble(desktop, bidding)
    assert desktop.window.page is desktop.window.match
    assert SAID not in bidding.stage.items_by_key


def test_a_try_by_key_is_answered_above_the_buttons(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid", players=4))
    shown.keys(Qt.Key.Key_P)
    by_key = shown.stage.items_by_key[SAID].spot
    assert by_key.y + by_key.h > 0.85 * shown.stage.height()
    click_offer(shown)
    by_hand = shown.stage.items_by_key[SAID].spot
    assert by_hand.y < 0.6 * shown.stage.height()


def test_another_language_leaves_no_sentence_standing(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid", players=4))
    shown.keys(Qt.Key.Key_P)
    shown.stage.refresh()
    assert SAID not in shown.stage.items_by_key


def test_empty_ground_is_still_pulled(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("bid"))
    QTest.mousePress(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert shown.said == []
    QTest.mouseRelease(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
