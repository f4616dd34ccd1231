"""Tables of the real game for tests of the desktop."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.opening import edition_from, known_game, options_from, progress_of
from ahrensache_desktop.paths import Folders
from ahrensache_desktop.play.archive import Archive, Opened
from ahrensache_desktop.play.autosave import Autosave
from ahrensache_desktop.play.table import Table
from ahrensache_desktop.scene.fonts import load_fonts
from rules_core.games.catalog import GAMES
from rules_core.kernel.match import Match
from rules_core.kernel.save import SeatInfo
from tests.desktop.fakes import FakeThinker

AnyMatch = Match[Any, Any, Any, Any, Any]

COLOURS = ("red", "blue", "green", "yellow", "purple")


def seats_of(kinds: str) -> tuple[SeatInfo, ...]:
    """A seat for each letter: p for a person, b for a bot."""
    return tuple(
        SeatInfo(name, "person", colour=colour)
        if kind == "p"
        else SeatInfo(name, "bot", "greedy", (), colour)
        for kind, name, colour in zip(kinds, ("Anna", "Bert", "Cleo", "Dora", "Emil"), COLOURS, strict=False)
    )


def new_match(seats: int = 3, seed: str = "test") -> AnyMatch:
    """A match of the real game."""
    return Match(GAMES["ahrensache"], options_from({}, edition_from()), seats, seed)


@pytest.fixture
def thinker(qapp: object) -> FakeThinker:
    return FakeThinker()


@pytest.fixture
def table_of(thinker: FakeThinker) -> Iterator[Callable[..., Table]]:
    """Makes tables that are closed after the test."""
    made: list[Table] = []

    def make(kinds: str, seed: str = "test") -> Table:
        seats = seats_of(kinds)
        table = Table(new_match(len(seats), seed), seats, thinker)  # type: ignore[arg-type]
        made.append(table)
        return table

    yield make
    for table in made:
        table.close()


@pytest.fixture(scope="session")
def styled(qapp: QApplication) -> QApplication:
    """The application of the tests with the style and the typefaces of the program."""
    qapp.setStyle("Fusion")
    load_fonts()
    return qapp


@pytest.fixture
def desktop(styled: QApplication, tmp_path: Path) -> Iterator[Desktop]:
    """The program with its window, speaking German, at full speed."""
    made = Desktop(styled, Folders(tmp_path / "data"), "de")
    made.phrasebook.strict = True
    made.settings.change(speed="instant", theme="light")
    made.open()
    yield made
    made.close()


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "matches", known_game)


@pytest.fixture
def table(table_of: Callable[..., Table]) -> Table:
    return table_of("pp")


@pytest.fixture
def folder(archive: Archive) -> Path:
    return archive.new_folder("ahrensache")


@pytest.fixture
def autosave(archive: Archive, table: Table, folder: Path) -> Autosave:
    return Autosave(archive, Opened(table.match, table.seats, "own", folder), table, progress_of)


def act(table: Table, times: int = 1) -> None:
    """Somebody does something."""
    for _ in range(times):
        table.lift_curtain()
        prompt = table.match.prompt()
        assert prompt is not None
        table.submit(prompt.options[0])
