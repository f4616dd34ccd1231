"""Ctrl+K lists all that can be done now, with its keys, and does it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.sitting import Sitting
from ahrensache_desktop.titles.ahrensache.bid_tool import BidTool
from tests.desktop.conftest import seats_of
from tests.desktop.hands import Keys
from tests.desktop.test_match_page import wait_for_choice


def begin(desktop: Desktop, kinds: str) -> Sitting:
    desktop.begin(MatchSetup("ahrensache", seats_of(kinds), seed="page"))
    assert desktop.window.match.sitting is not None
    return desktop.window.match.sitting


def palette_words(desktop: Desktop) -> list[str]:
    listed = desktop.window.palette_pane._list
    return [listed.item(row).text() for row in range(listed.count())]


def test_ctrl_k_lists_what_is_possible_now_and_does_it(desktop: Desktop, qtbot: QtBot) -> None:
    sitting = begin(desktop, "pb")
    wait_for_choice(sitting, qtbot)
    assert sitting.stage.interaction is not None
    offered = [control.words for control in sitting.stage.interaction.controls() if control.enabled]
    QTest.keyClick(desktop.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = desktop.window.palette_pane
    assert palette.isVisible()
    assert palette_words(desktop)[: len(offered)] == offered
    count = len(sitting.table.match.moments)
    QTest.keyClicks(palette._wish, offered[-1].split()[0])
    QTest.keyClick(palette._wish, Qt.Key.Key_Return)
    assert not palette.isVisible()
    qtbot.waitUntil(lambda: len(sitting.table.match.moments) > count, timeout=5000)


def test_the_palette_finds_by_parts_of_words_and_lets_go(desktop: Desktop, qtbot: QtBot) -> None:
    palette = desktop.window.palette_pane
    desktop.window.menu.actions["palette"].trigger()
    every = palette_words(desktop)
    assert "Rückgängig" not in every, "there is nothing to take back on the start page"
    QTest.keyClicks(palette._wish, "schrift gr")
    assert palette_words(desktop) == ["Größere Schrift"]
    before = desktop.settings.now.text_scale
    QTest.keyClick(palette._wish, Qt.Key.Key_Escape)
    assert desktop.settings.now.text_scale == before
    desktop.window.menu.actions["palette"].trigger()
    QTest.keyClick(palette._wish, Qt.Key.Key_Down)
    assert palette._list.currentRow() == 1
    assert palette_words(desktop) == every


def test_behind_the_curtain_the_palette_offers_nothing_of_the_game(desktop: Desktop) -> None:
    begin(desktop, "pp")
    desktop.window.menu.actions["palette"].trigger()
    assert palette_words(desktop)[0] == desktop.phrasebook.say("do-new")


def palette_deeds(desktop: Desktop) -> dict[str, str]:
    """What Ctrl+K lists now, with the keys."""
    return {deed.words: deed.keys for deed in desktop.window._deeds()}


def test_the_palette_lists_all_that_a_bid_is_put_together_from(desktop: Desktop, qtbot: QtBot) -> None:
    desktop.begin(MatchSetup("ahrensache", seats_of("pbbb"), seed="ways"))
    hands = Keys(desktop, qtbot)
    hands.choose("choose_plan_side")
    qtbot.waitUntil(lambda: isinstance(hands.sitting.stage.interaction, BidTool))
    cards = hands.pieces("hand")
    listed = [words for words in palette_deeds(desktop) if words.startswith("Deine Hand: ")]
    assert len(listed) == 2 * len({key[2] for key in cards if isinstance(key, tuple)})
    deeds = [deed for deed in desktop.window._deeds() if deed.words.startswith("Deine Hand: Verdeckt")]
    deeds[0].do()
    tool = hands.tool
    assert isinstance(tool, BidTool)
    assert list(tool.composition.picked.values()) == ["down"]


def test_the_palette_lists_every_space_with_what_it_brings(desktop: Desktop, qtbot: QtBot) -> None:
    desktop.begin(MatchSetup("ahrensache", seats_of("pbbb"), seed="ways"))
    hands = Keys(desktop, qtbot)
    stage, match = hands.sitting.stage, hands.sitting.table.match
    while "place" not in hands.seen:
        qtbot.waitUntil(lambda: stage.interaction is not None, timeout=10_000)
        before, kind = len(match.moments), hands.tool.prompt.decision.kind
        hands.seen.add(kind)
        if kind != "place":
            hands.choose(kind)
            qtbot.waitUntil(lambda: len(match.moments) > before)  # noqa: B023
    spaces = hands.pieces("space-cell")
    deeds = [deed for deed in desktop.window._deeds() if deed.words.startswith("Hof von Anna: ")]
    assert len(deeds) == len(spaces) > 0
    assert all("Punkt" in deed.words for deed in deeds)
    before = len(match.moments)
    deeds[-1].do()
    qtbot.waitUntil(lambda: len(match.moments) > before)
