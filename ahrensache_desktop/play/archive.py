"""The saved matches of a player: a folder for each, with its newest saves, numbered upwards."""

import logging
import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from ahrensache_desktop.durable import read_bounded, write_durably
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
LARGEST = 50_000_000  # bytes; a long match has 60,000
MOST_DIGITS = 9  # of a save's number
ABANDONED = 60.0  # seconds after which a half-written file is what a killed program has left

_log = logging.getLogger(__name__)


class SavedMatch(msgspec.Struct, frozen=True):
    """A line in the list of saves; nothing of it needed the log to be read."""

    folder: Path
    newest: Path  # the newest save that can be read, or the newest at all
    when: float  # seconds since 1970
    header: Header | None  # None where no save of the match can be read
    trouble: SaveError | None = None  # why the newest save of all cannot be read


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
    """Knows the folder of saved matches.

    Of the saves that can be read, the five newest of each match are kept; one that cannot be read stays
    where it is, whether it is damaged or of a newer program.
    """

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

    def unfinished(self) -> tuple[SavedMatch | None, bool]:
        """The newest match that can go on, and whether a newer one cannot be read."""
        damaged = False
        for one in self.matches():
            if one.header is None:
                damaged = True
            elif not one.header.finished:
                return one, damaged
        return None, damaged

    def save(self, folder: Path, data: bytes) -> Path:
        """Write the next save of a match and let the oldest go; raises OSError if it cannot be written."""
        numbered = _numbered(folder)
        path = folder / f"{_number(numbered[0]) + 1 if numbered else 1:06}{SUFFIX}"
        write_durably(path, data)
        try:
            self._tidy(folder)
        except OSError as error:  # the match is safe; what is too much may stay
            _log.warning("An old save could not be removed: %s", error)
        return path

    def _tidy(self, folder: Path) -> None:
        """Remove the saves that are too many, and what a killed program has left half-written."""
        for old in saves_in(folder)[GENERATIONS:]:
            if _header_in(old)[0] is not None:
                _remove(old)
        for half in folder.glob(f"*{SUFFIX}.new"):
            if datetime.now(UTC).timestamp() - half.stat().st_mtime > ABANDONED:
                _remove(half)

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
        """Remove a saved match for good; raises OSError if the system refuses."""
        if folder.parent == self.root:
            shutil.rmtree(folder)

    def _folders(self) -> Iterator[Path]:
        if self.root.is_dir():
            yield from (folder for folder in self.root.iterdir() if folder.is_dir())

    def _listed(self, folder: Path) -> SavedMatch | None:
        saves = saves_in(folder)
        if not saves:
            return None
        first: SaveError | None = None
        for path in saves:
            header, error = _header_in(path)
            if header is not None:
                return SavedMatch(folder, path, _when(path), header, first)
            first = first or error
            if error is not None and error.reason == "newer_format":
                break  # whoever wrote it has the match; going on from an older save would fork it
        return SavedMatch(folder, saves[0], _when(saves[0]), None, first)


def read_file(path: Path) -> Document:
    """The document in a file; raises SaveError."""
    return read(_bytes_of(path))


def saves_in(folder: Path) -> list[Path]:
    """The saves of a match, the newest first."""
    return [path for path in _numbered(folder) if path.is_file()]


def _numbered(folder: Path) -> list[Path]:
    """All that has the name of a save, the highest number first."""
    found = [path for path in folder.glob(f"*{SUFFIX}") if _has_number(path.stem)]
    return sorted(found, key=_number, reverse=True)


def _has_number(name: str) -> bool:
    return name.isascii() and name.isdecimal() and len(name) <= MOST_DIGITS


def _number(path: Path) -> int:
    return int(path.stem)


def _bytes_of(path: Path) -> bytes:
    """What is in a file; raises SaveError."""
    try:
        return read_bounded(path, LARGEST)
    except OSError as error:
        why = error.strerror or str(error)
        raise SaveError("unreadable", file=str(path), number=error.errno or 0, detail=why) from error


def _header_in(path: Path) -> tuple[Header | None, SaveError | None]:
    """The header of a save, or why it cannot be read."""
    try:
        return read_header(_bytes_of(path)), None
    except SaveError as error:
        return None, error


def _when(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _remove(path: Path) -> None:
    """Remove a file; one that the system will not let go stops no other."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        _log.warning("%s could not be removed: %s", path, error)
