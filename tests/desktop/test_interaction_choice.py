"""Short choices, each made by hand and by keys, with real events."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ahrensache_desktop.titles.ahrensache.choice_tool import ChoiceTool
from rules_core.games.ahrensache.actions import Discard, TakeFarmer
from tests.desktop.stages import Shown, match_at, match_where


def tool_of(shown: Shown) -> ChoiceTool:
    tool = shown.stage.interaction
    assert isinstance(tool, ChoiceTool)
    return tool


@pytest.mark.parametrize("way", ["click", "drag", "arrows", "number", "button"])
@pytest.mark.parametrize(
    "kind", ["choose_plan_side", "choose_offer", "choose_either", "choose_farmer", "trade"]
)
def test_every_short_choice_is_made_in_every_way(qtbot: QtBot, kind: str, way: str) -> None:
    anywhere = match_where(kind, lambda _: True, bot="random") if kind == "trade" else None
    match = anywhere or match_at(kind, players=4)
    shown = Shown(qtbot, match)
    option = tool_of(shown).options[0]
    if way == "click":
        shown.click(option.key, dx=0.5)
    elif way == "drag":
        shown.drag(option.key, shown.point(("track",), dx=0.5))
    elif way == "arrows":
        shown.keys(Qt.Key.Key_Right, Qt.Key.Key_Return)
    elif way == "number":
        shown.keys(Qt.Key.Key_1)
    else:
        tool_of(shown).pressed("1")
    assert shown.chosen == [option.action]
    assert shown.match.refusal(option.action) is None


def test_a_piece_put_back_where_it_lay_chooses_nothing(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_at("choose_offer"))
    key = tool_of(shown).options[0].key
    shown.drag(key, shown.point(key, dx=0.8))
    assert shown.chosen == []


def test_only_the_stacks_that_can_be_taken_are_lit(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match_where("choose_farmer", lambda public: len(public.players[0].farm) > 4))
    lit = {key[1][1] for key in shown.stage.items_by_key if isinstance(key, tuple) and key[0] == "target"}
    prompt = shown.match.prompt()
    assert prompt is not None
    assert lit == {option.colour for option in prompt.options if isinstance(option, TakeFarmer)}


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_a_card_is_discarded_in_every_way(qtbot: QtBot, way: str) -> None:
    shown = Shown(qtbot, match_at("discard", players=2, bot="random"))
    key = next(key for key in shown.stage.items_by_key if isinstance(key, tuple) and key[0] == "hand")
    if way == "click":
        shown.click(key)
    elif way == "drag":
        shown.drag(key, shown.point(("discard-pile",)))
    else:
        shown.keys(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert shown.chosen == [Discard(key[2])]
