"""Stages of Ährensache with real matches, for tests of the table."""

from collections.abc import Callable
from functools import cache
from random import Random

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ahrensache_desktop.paths import resource
from ahrensache_desktop.scene.art import Art
from ahrensache_desktop.scene.table_view import TableView
from ahrensache_desktop.scene.theme import LIGHT, Theme
from ahrensache_desktop.text.narrator import Narrator
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.titles.ahrensache.phrases import AhrensachePhrases
from ahrensache_desktop.titles.ahrensache.stage import AhrensacheStage
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.bots.bot import Budget
from rules_core.bots.roster import make_bot
from rules_core.games.ahrensache.edition import read_edition
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.material import BuildingId
from rules_core.games.ahrensache.options import Options
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.state import State
from rules_core.kernel.match import Match, Start
from rules_core.kernel.save import AnyMatch

NAMES = ("Anna", "Bruno", "Clara", "Dora", "Emil")
EDITION = read_edition(resource("editions", "ahrensache.toml").read_text(encoding="utf-8"))


def owner_of(building: BuildingId, **has: int) -> AnyMatch:
    """A match in which seat 0 is to bid, has the building, and so much of other things."""
    options, state = _state_at("bid", 3, "stage", "greedy", 0)
    player = replace(state.public.players[0], buildings=(building,), **has)
    public = replace(state.public, players=(player, *state.public.players[1:]))
    return Match(GAME, options, 3, "stage", Start(replace(state, public=public)))


def match_where(
    kind: str, where: Callable[[Public], bool], players: int = 3, bot: str = "greedy"
) -> AnyMatch:
    """A match of any seed in which seat 0 must take a decision of that kind on such a table."""
    for seed in range(60):
        state = _played(Options(EDITION), players, str(seed), bot, lambda state: _asks(state, kind, where))
        if state is not None:
            return Match(GAME, Options(EDITION), players, str(seed), Start(state))
    raise AssertionError(f"no match in which seat 0 had to {kind} on such a table")


@cache
def _state_at(kind: str, players: int, seed: str, bot: str, at_least: int) -> tuple[Options, State]:
    """Found once for all tests: a match can go on from a state any number of times."""
    options = Options(EDITION, scoring="any_five", extras=("W1",))
    asked = 0

    def where(state: State) -> bool:
        nonlocal asked
        asked += 1
        return asked > at_least and _asks(state, kind, lambda _: True)

    state = _played(options, players, seed, bot, where)
    if state is None:
        raise AssertionError(f"seat 0 never had to {kind}")
    return options, state


def _asks(state: State, kind: str, where: Callable[[Public], bool]) -> bool:
    decision = GAME.decision(state)
    return decision is not None and decision.kind == kind and decision.seat == 0 and where(state.public)


def _played(
    options: Options, players: int, seed: str, bot: str, until: Callable[[State], bool]
) -> State | None:
    match = Match(GAME, options, players, seed)
    player = make_bot(bot, GAME)
    taken = 0
    while (prompt := match.prompt()) is not None:
        if until(match.state):
            return match.state
        match.submit(player.choose(prompt, Budget(), Random(taken)).action)
        taken += 1
    return None


def match_at(
    kind: str, players: int = 3, seed: str = "stage", bot: str = "greedy", at_least: int = 0
) -> AnyMatch:
    """A match played by bots until seat 0 must take a decision of that kind."""
    options, state = _state_at(kind, players, seed, bot, at_least)
    return Match(GAME, options, players, seed, Start(state))


class Shown:
    """A match on a stage in a view, with seat 0 at the screen."""

    def __init__(
        self,
        qtbot: QtBot,
        match: AnyMatch,
        language: str = "en",
        pace: float = 0.0,
        theme: Theme = LIGHT,
    ) -> None:
        phrasebook = Phrasebook(language, strict=True)
        words = Words(phrasebook, NAMES)
        narrator = Narrator(phrasebook, AhrensachePhrases(), NAMES)
        self.match = match
        self.stage = AhrensacheStage(Art(theme), words, ("red",) * match.seats, match.refusal, narrator)
        self.stage.pace = pace
        self.view = TableView(self.stage)
        qtbot.addWidget(self.view)
        self.view.resize(960, 600)
        with qtbot.waitExposed(self.view):
            self.view.show()
        self.chosen: list[object] = []
        self.said: list[str] = []
        self.stage.chosen.connect(self.chosen.append)
        self.stage.said.connect(self.said.append)
        self.stage.settle(match.view(0))
        if match.decision is not None and match.decision.seat == 0:
            self.stage.open(match.prompt())

    def point(self, key: object, dx: float = 0.5, dy: float = 0.5) -> QPoint:
        """A point of a piece in the view."""
        piece = self.stage.items_by_key[key]
        at = piece.mapToScene(QPointF(piece.spot.w * dx, piece.spot.h * dy))
        return self.view.mapFromScene(at)

    def click(
        self, key: object, button: Qt.MouseButton = Qt.MouseButton.LeftButton, dx: float = 0.15
    ) -> None:
        """A real click near the left edge of a piece, where a card in a fan is not covered."""
        QTest.mouseClick(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self.point(key, dx))

    def drag(self, key: object, to: QPoint) -> None:
        """A real drag in several steps."""
        pane, start = self.view.viewport(), self.point(key, 0.15)
        none = Qt.KeyboardModifier.NoModifier
        QTest.mousePress(pane, Qt.MouseButton.LeftButton, none, start)
        for step in range(1, 9):
            QTest.mouseMove(pane, start + (to - start) * step / 8)
        QTest.mouseRelease(pane, Qt.MouseButton.LeftButton, none, to)

    def keys(self, *keys: Qt.Key) -> None:
        """Press keys on the view."""
        for key in keys:
            QTest.keyClick(self.view, key)

    def table(self) -> dict[object, tuple[float, float, float, float]]:
        """Where every item really is, once nothing slides any more."""
        self.stage.rest()
        return {
            key: (round(p.scenePos().x(), 3), round(p.scenePos().y(), 3), p.spot.w, p.spot.h)
            for key, p in self.stage.items_by_key.items()
        }

    def looks(self) -> dict[object, object]:
        """How every item looks, once nothing slides any more."""
        self.stage.rest()
        return {
            key: (
                p.spot,
                p.scenePos().toTuple(),
                p.opacity(),
                p.rotation(),
                p.scale(),
                p.isVisible(),
                p.zValue(),
            )
            for key, p in self.stage.items_by_key.items()
        }
