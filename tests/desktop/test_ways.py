"""Every way of playing, each for a whole game in the real window: keys alone, clicks alone, drags."""

from collections.abc import Callable, Hashable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.scene.table_view import TableView
from ahrensache_desktop.titles.ahrensache.bid_tool import BidTool
from rules_core.games.ahrensache.actions import DropOut, UseGreenhouse
from tests.desktop.conftest import seats_of
from tests.desktop.hands import LEFT, NONE, Clicks, Drags, Hands, Keys
from tests.desktop.stages import Shown, match_at, owner_of

EVERY_KIND = {"choose_plan_side", "bid", "choose_offer", "choose_either", "choose_farmer", "place"}
"""What comes in the game that is played; discarding and trading have tests of their own for each way."""


@pytest.mark.parametrize("way", [Keys, Clicks, Drags])
def test_a_whole_game_is_played_in_one_way(desktop: Desktop, qtbot: QtBot, way: type[Hands]) -> None:
    desktop.window.resize(1280, 720)
    desktop.begin(MatchSetup("ahrensache", seats_of("pbbb"), seed="ways"))
    hands = way(desktop, qtbot)
    hands.play()
    assert hands.seen >= EVERY_KIND


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_dropping_out_is_done_in_every_way(qtbot: QtBot, way: str) -> None:
    shown = Shown(qtbot, match_at("bid"))
    for _ in range(2):
        if way == "click":
            shown.click(("offer", "D"))
        elif way == "drag":
            shown.drag(("offer", "D"), shown.point(("track",)))
        else:
            shown.keys(Qt.Key.Key_1)
    assert shown.chosen == [DropOut("D")]


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_a_building_is_switched_in_every_way(qtbot: QtBot, way: str) -> None:
    shown = Shown(qtbot, owner_of("tool_shed"))
    tool = shown.stage.interaction
    assert isinstance(tool, BidTool)
    shown.click(tool.keys()[0])
    if way == "click":
        shown.click(("building", "tool_shed"), dx=0.5)
    elif way == "drag":
        shown.drag(("building", "tool_shed"), shown.point(("tray",)))
    else:
        shown.keys(Qt.Key.Key_W)
    assert tool.composition.is_on("tool_shed")


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_the_greenhouse_is_used_in_every_way(qtbot: QtBot, way: str) -> None:
    shown = Shown(qtbot, owner_of("greenhouse"))
    key = ("building", "greenhouse")
    for _ in range(1 if way == "keys" else 2):
        if way == "click":
            shown.click(key, dx=0.5)
        elif way == "drag":
            shown.drag(key, shown.point(("tray",)))
        else:
            shown.keys(Qt.Key.Key_G)
    assert shown.chosen == [UseGreenhouse()]


def test_a_building_dropped_anywhere_else_stays_as_it_was(qtbot: QtBot) -> None:
    shown = Shown(qtbot, owner_of("tool_shed"))
    tool = shown.stage.interaction
    assert isinstance(tool, BidTool)
    shown.drag(("building", "tool_shed"), shown.point(("track",)))
    assert not tool.composition.is_on("tool_shed")


# What is no decision.


def wheel(view: TableView, at: QPoint) -> None:
    place = QPointF(at)
    event = QWheelEvent(
        place, QPointF(view.viewport().mapToGlobal(at)), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        NONE, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def by_key(key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> Callable[[Hands], None]:
    return lambda hands: QTest.keyClick(hands.view, key, modifier)


def on_button(name: str) -> Callable[[Hands], None]:
    return lambda hands: QTest.mouseClick(hands.page.banner.buttons[name], LEFT)


def on_piece(key: Hashable) -> Callable[[Hands], None]:
    return lambda hands: QTest.mouseClick(hands.view.viewport(), LEFT, NONE, hands.middle(key))


def farm_size(hands: Hands) -> object:
    return hands.sitting.stage.cell_ground().rect((0, 0))[2]


CONTROL = Qt.KeyboardModifier.ControlModifier
ASIDE: dict[str, tuple[Callable[[Hands], object], Callable[[Hands], None]]] = {
    "zoom by key": (farm_size, by_key(Qt.Key.Key_PageUp)),
    "zoom by click": (farm_size, on_piece(("farm-closer",))),
    "zoom by wheel": (farm_size, lambda hands: wheel(hands.view, hands.middle(("farm", "farmstead", 0)))),
    "another farm by key": (lambda hands: hands.sitting.stage.look.watched, by_key(Qt.Key.Key_N)),
    "another farm by click": (lambda hands: hands.sitting.stage.look.watched, on_piece(("mini", 2))),
    "log by key": (lambda hands: hands.page.log.isVisible(), by_key(Qt.Key.Key_L, CONTROL)),
    "log by click": (lambda hands: hands.page.log.isVisible(), on_button("log")),
    "undo by key": (
        lambda hands: len(hands.sitting.table.match.moments),
        by_key(Qt.Key.Key_Z, CONTROL),
    ),
    "undo by click": (lambda hands: len(hands.sitting.table.match.moments), on_button("undo")),
    "sort by key": (lambda hands: hands.hand(), by_key(Qt.Key.Key_S)),
    "sort by click": (lambda hands: hands.hand(), on_piece(("sort-hand",))),
}


@pytest.mark.parametrize("name", ASIDE)
def test_what_is_no_decision_is_done_by_hand_and_by_key(desktop: Desktop, qtbot: QtBot, name: str) -> None:
    state, act = ASIDE[name]
    desktop.window.resize(1280, 720)
    desktop.begin(MatchSetup("ahrensache", seats_of("pbbb"), seed="ways"))
    hands = Keys(desktop, qtbot)
    stage = hands.sitting.stage
    qtbot.waitUntil(lambda: stage.interaction is not None, timeout=10_000)
    hands.choose("choose_plan_side")
    qtbot.waitUntil(lambda: isinstance(stage.interaction, BidTool))
    qtbot.waitUntil(lambda: stage.interaction is not None, timeout=10_000)
    before = state(hands)
    act(hands)
    qtbot.waitUntil(lambda: state(hands) != before, timeout=2_000)


def test_keys_on_the_table_are_the_ones_a_person_chose(desktop: Desktop, qtbot: QtBot) -> None:
    desktop.begin(MatchSetup("ahrensache", seats_of("pbbb"), seed="ways"))
    hands = Keys(desktop, qtbot)
    qtbot.waitUntil(lambda: hands.sitting.stage.interaction is not None)
    assert "[0]" in hands.sitting.stage.spoken(("farm-fit",))
    desktop._change_keys({"fit_farm": "Ctrl+B"})
    assert "[0]" not in hands.sitting.stage.spoken(("farm-fit",))
    assert "B]" in hands.sitting.stage.spoken(("farm-fit",))
