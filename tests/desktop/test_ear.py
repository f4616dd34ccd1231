"""A game for the ear: what a reader finds on the table, and a whole game by nothing but that and keys."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.scene.table_view import TableView
from ahrensache_desktop.windows import announcement
from tests.desktop.conftest import seats_of

NAME, MORE = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture(autouse=True)
def reading(qapp: object) -> Iterator[None]:
    """Somebody listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is announced."""
    heard: list[str] = []

    def remember(widget: QWidget, sentence: str) -> object:
        heard.append(sentence)
        return QAccessibleAnnouncementEvent(widget, sentence)

    monkeypatch.setattr(announcement, "QAccessibleAnnouncementEvent", remember)
    return heard


def begin(desktop: Desktop, kinds: str = "pbbb") -> TableView:
    desktop.begin(MatchSetup("ahrensache", seats_of(kinds), seed="ear"))
    return desktop.window.match.findChildren(TableView)[-1]


def wait_for_choice(desktop: Desktop, qtbot: QtBot) -> bool:
    """Until there is something to choose; False when the game is over."""

    def ready() -> bool:
        sitting = desktop.window.match.sitting
        return sitting is not None and (
            sitting.stage.interaction is not None or sitting.table.match.result is not None
        )

    qtbot.waitUntil(ready, timeout=10_000)
    sitting = desktop.window.match.sitting
    return sitting is not None and sitting.stage.interaction is not None


def children(interface: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [interface.child(i) for i in range(interface.childCount())]


def table_of(view: TableView) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(view)
    assert found is not None
    return found


def group(view: TableView, name: str) -> list[QAccessibleInterface]:
    (found,) = [each for each in children(table_of(view)) if each.text(NAME) == name]
    return children(found)


def test_the_table_has_named_groups_of_named_things(desktop: Desktop, qtbot: QtBot) -> None:
    view = begin(desktop)
    wait_for_choice(desktop, qtbot)
    groups = children(table_of(view))
    assert [each.text(NAME) for each in groups] == [
        "Deine Wahl", "Dein Gebot", "Deine Hand", "Deine Sachen", "Gebotsleiste", "Angebote", "Auslage",
        "Bauern", "Runden", "Hof von Anna", "Hof von Bert", "Hof von Cleo", "Hof von Dora",
    ]  # fmt: skip
    for each in groups:
        for thing in children(each):
            assert thing.text(NAME)
            assert thing.isValid()
            assert thing.parent() is each or thing.parent().text(NAME) == each.text(NAME)
    offers = [thing.text(NAME) for thing in group(view, "Angebote")]
    assert any("A" in name for name in offers)
    assert group(view, "Auslage")


def test_a_thing_knows_where_it_is_on_the_screen(desktop: Desktop, qtbot: QtBot) -> None:
    view = begin(desktop)
    wait_for_choice(desktop, qtbot)
    area = view.viewport().rect().translated(view.viewport().mapToGlobal(view.viewport().rect().topLeft()))
    for each in children(table_of(view)):
        for thing in children(each):
            assert thing.rect().isValid()
            assert area.intersects(thing.rect())


def test_no_card_of_another_seat_is_read(desktop: Desktop, qtbot: QtBot) -> None:
    view = begin(desktop)
    assert wait_for_choice(desktop, qtbot)
    play(desktop, view, qtbot, 6)
    sitting = desktop.window.match.sitting
    assert sitting is not None
    own = len(sitting.table.match.view(0).secret.hand)
    cards = [
        thing
        for thing in group(view, "Deine Hand")
        if thing.text(NAME).split()[0] in ("rote", "blaue", "gelbe")
    ]
    assert len(cards) <= own
    farms = [group(view, f"Hof von {name}") for name in ("Bert", "Cleo", "Dora")]
    others = " ".join(thing.text(NAME) for farm in farms for thing in farm)
    assert not any(colour in others for colour in ("rote ", "blaue ", "gelbe "))


def test_what_is_gone_is_not_valid_any_more(desktop: Desktop, qtbot: QtBot) -> None:
    view = begin(desktop)
    wait_for_choice(desktop, qtbot)
    things = [thing for each in children(table_of(view)) for thing in children(each)]
    assert all(thing.isValid() for thing in things)
    desktop.go_home()
    assert not any(thing.isValid() for thing in things)
    assert all(thing.text(NAME) == "" for thing in things)


def press(view: TableView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def play(desktop: Desktop, view: TableView, qtbot: QtBot, choices: int) -> int:
    """Make so many choices with keys, guided by what is read; how many were made."""
    made = 0
    while made < choices and wait_for_choice(desktop, qtbot):
        sitting = desktop.window.match.sitting
        assert sitting is not None
        moments = len(sitting.table.match.moments)
        choose_by_key(desktop, view)
        qtbot.waitUntil(lambda: len(sitting.table.match.moments) > moments, timeout=10_000)  # noqa: B023
        made += 1
    return made


def choose_by_key(desktop: Desktop, view: TableView) -> None:
    """What is pressed depends on the names and states that are read, on nothing else."""
    sitting = desktop.window.match.sitting
    assert sitting is not None
    before = len(sitting.table.match.moments)
    offered = {
        button.text(NAME): button
        for button in children(QAccessible.queryAccessibleInterface(desktop.window.match.bar))
    }
    names = list(offered)
    can_pass = [name for name in names if "passen" in name and not offered[name].state().disabled]
    if any("bieten" in name.lower() or name == "Bieten" for name in names):
        if can_pass:
            press(view, Qt.Key.Key_P)
        if len(sitting.table.match.moments) == before:
            press(view, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Return)
        if len(sitting.table.match.moments) == before:
            press(view, Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_1)
        return
    if any("nicht anlegen" in name.lower() for name in names):
        free = [thing for thing in group(view, "Hof von Anna") if thing.role() == QAccessible.Role.Button]
        keys = [Qt.Key.Key_Right, Qt.Key.Key_Return] if free else [Qt.Key.Key_L, Qt.Key.Key_L]
        press(view, *keys)
        return
    if names:
        press(view, Qt.Key.Key_1)
    if len(sitting.table.match.moments) == before:
        press(view, Qt.Key.Key_Right, Qt.Key.Key_Return)


def test_the_cursor_of_the_keyboard_is_said(desktop: Desktop, qtbot: QtBot, said: list[str]) -> None:
    view = begin(desktop)
    while wait_for_choice(desktop, qtbot):
        sitting = desktop.window.match.sitting
        assert sitting is not None and sitting.stage.interaction is not None
        if sitting.stage.interaction.prompt.decision.kind == "bid":
            break
        play(desktop, view, qtbot, 1)
    hand = [thing.text(NAME) for thing in group(view, "Deine Hand")]
    said.clear()
    press(view, Qt.Key.Key_Right)
    assert said[0] in hand
    focused = table_of(view).focusChild()
    assert focused.text(NAME) == said[0]
    assert focused.state().focused


def test_a_whole_game_is_played_by_ear_and_keys(desktop: Desktop, qtbot: QtBot, said: list[str]) -> None:
    view = begin(desktop)
    made = play(desktop, view, qtbot, 1000)
    sitting = desktop.window.match.sitting
    assert sitting is not None
    assert sitting.table.match.result is not None
    assert made > 20
    assert "Das Spiel ist zu Ende." in said or any("achte Runde" in sentence for sentence in said)
