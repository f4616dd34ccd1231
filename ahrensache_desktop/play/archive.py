"""The saved matches of a player: a folder for each, with its newest saves, numbered upwards."""

import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from ahrensache_desktop.durable import write_durably
from rules_core.kernel.save import (
    AnyGame,
    AnyMatch,
    Document,
    Header,
    SaveError,
    SeatInfo,
    read,
    read_header,
    restore,
)

GENERATIONS = 5
SUFFIX = ".match"


class SavedMatch(msgspec.Struct, frozen=True):
    """A line in the list of saves; nothing of it needed the log to be read."""

    folder: Path
    newest: Path
    when: float  # seconds since 1970
    header: Header | None
    trouble: SaveError | None = None  # why the newest save cannot be read


class Opened(msgspec.Struct, frozen=True):
    """A match that may go on, and where it is kept."""

    match: AnyMatch
    seats: tuple[SeatInfo, ...]
    edition: str
    folder: Path
    earlier: tuple[msgspec.Raw, ...] = ()  # records that could no longer be replayed
    trouble: str = ""  # why the history is read-only
    skipped: Path | None = None  # a newer save that could not be read


class Archive:
    """Knows the folder of saved matches; what cannot be read is never touched."""

    def __init__(self, root: Path, game_of: Callable[[str], AnyGame]) -> None:
        """`game_of` gives the game of an id, or raises SaveError."""
        self.root = root
        self._game_of = game_of

    def new_folder(self, game: str) -> Path:
        """A folder for a match that begins now; it is made with the first save."""
        name = f"{datetime.now(UTC).astimezone():%Y-%m-%d %H-%M-%S} {game}"
        folder, count = self.root / name, 1
        while folder.exists():
            count += 1
            folder = self.root / f"{name} {count}"
        return folder

    def matches(self) -> tuple[SavedMatch, ...]:
        """All saved matches, the newest first; a damaged one is listed as such."""
        found = [self._listed(folder) for folder in self._folders()]
        return tuple(sorted((one for one in found if one), key=lambda one: -one.when))

    def unfinished(self) -> SavedMatch | None:
        """The newest match that can go on."""
        return next((one for one in self.matches() if one.header and not one.header.finished), None)

    def save(self, folder: Path, data: bytes) -> Path:
        """Write the next save of a match and let the oldest go."""
        saves = saves_in(folder)
        number = _number(saves[0]) + 1 if saves else 1
        path = folder / f"{number:06}{SUFFIX}"
        write_durably(path, data)
        for old in saves[GENERATIONS - 1 :]:
            old.unlink(missing_ok=True)
        return path

    def open(self, folder: Path) -> Opened:
        """The newest save of a match that can be read; raises SaveError if none can.

        Where the newest could not be read, the match goes on in a folder of its own.
        """
        first: SaveError | None = None
        saves = saves_in(folder)
        for path in saves:
            try:
                opened = self.open_file(path, folder if path == saves[0] else None)
            except SaveError as error:
                if error.reason == "newer_format":
                    raise
                first = first or error
            else:
                return msgspec.structs.replace(opened, skipped=saves[0] if first else None)
        raise first or SaveError("missing", file=str(folder))

    def open_file(self, path: Path, folder: Path | None = None) -> Opened:
        """The match of one file, to go on in that folder or in a new one; raises SaveError."""
        document = read_file(path)
        restored = restore(document, self._game_of(document.game))
        live = restored.history == "live"
        return Opened(
            restored.match,
            document.seats,
            document.edition,
            folder if folder and live else self.new_folder(document.game),
            () if live else (*document.earlier, *document.records),
            restored.trouble,
        )

    def delete(self, folder: Path) -> None:
        """Remove a saved match for good."""
        if folder.parent == self.root:
            shutil.rmtree(folder)

    def _folders(self) -> Iterator[Path]:
        if self.root.is_dir():
            yield from (folder for folder in self.root.iterdir() if folder.is_dir())

    def _listed(self, folder: Path) -> SavedMatch | None:
        saves = saves_in(folder)
        if not saves:
            return None
        newest = saves[0]
        when = 0.0
        try:
            when = newest.stat().st_mtime
            return SavedMatch(folder, newest, when, read_header(newest.read_bytes()))
        except SaveError as error:
            return SavedMatch(folder, newest, when, None, error)
        except OSError as error:
            trouble = SaveError("unreadable", file=str(newest), detail=error.strerror or str(error))
            return SavedMatch(folder, newest, when, None, trouble)


def read_file(path: Path) -> Document:
    """The document in a file; raises SaveError."""
    try:
        return read(path.read_bytes())
    except OSError as error:
        raise SaveError("unreadable", file=str(path), detail=error.strerror or str(error)) from error


def saves_in(folder: Path) -> list[Path]:
    """The saves of a match, the newest first."""
    found = [path for path in folder.glob(f"*{SUFFIX}") if path.stem.isdecimal()]
    return sorted(found, key=_number, reverse=True)


def _number(path: Path) -> int:
    return int(path.stem)
