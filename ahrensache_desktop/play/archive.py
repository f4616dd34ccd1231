"""The saved matches of a player: a folder for each, with its newest saves, numbered upwards."""

import logging
import os
import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import msgspec

from ahrensache_desktop.durable import FRESH, read_bounded, write_durably
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
LARGEST = 10_000_000  # bytes; a long match has 60,000
LAST_NUMBER = 999_999_999  # of a save; no match comes near, but a file may have been named so
ABANDONED = 60.0  # seconds after which a half-written file is what a killed program has left
LATEST = 32_000_000_000.0  # seconds since 1970, in the year 2984; not every system knows later days
LONGEST_NAME = 40  # characters of a seat's name; a file may hold any

H = TypeVar("H", bound=Header)

_UNSEEN = dict.fromkeys((*range(32), *range(127, 160), *range(0x2028, 0x202F), *range(0x2066, 0x206A)), " ")
"""What would break a name's line or turn the direction of what stands around it."""

_log = logging.getLogger(__name__)


class SavedMatch(msgspec.Struct, frozen=True):
    """A line in the list of saves; nothing of it needed the log to be read."""

    folder: Path
    newest: Path  # the newest save that can be read, or the newest at all
    when: float  # it was written, in seconds since 1970
    header: Header | None  # None where no save of the match can be read
    trouble: SaveError | None = None  # why the newest save of all cannot be read
    touched: float = 0.0  # when the newest save of all was written, in seconds since 1970


class Opened(msgspec.Struct, frozen=True):
    """A match that may go on, and where it is kept."""

    match: AnyMatch
    seats: tuple[SeatInfo, ...]
    edition: str
    folder: Path
    earlier: tuple[msgspec.Raw, ...] = ()  # records that could no longer be replayed
    trouble: str = ""  # why the history is read-only
    skipped: Path | None = None  # a newer save that could not be read
    when: float = 0.0  # the save was written, in seconds since 1970


class Archive:
    """Knows the folder of saved matches.

    Of the saves that can be read, the five newest of each match are kept; one that cannot be read stays
    where it is, whether it is damaged or of a newer program. No save is ever written over.
    """

    def __init__(self, root: Path, game_of: Callable[[str], AnyGame]) -> None:
        """`game_of` gives the game of an id, or raises SaveError."""
        self.root = root
        self._game_of = game_of

    def new_folder(self, game: str) -> Path:
        """A folder for a match that begins now; it is made with the first save."""
        return self._free_folder(f"{datetime.now(UTC).astimezone():%Y-%m-%d %H-%M-%S} {game}")

    def matches(self) -> tuple[SavedMatch, ...]:
        """All saved matches, the newest first; a damaged one is listed as such."""
        try:
            found = [self._listed(folder) for folder in self._folders()]
        except OSError as error:  # nothing at all can be listed, which must not look like no matches
            trouble = _unreadable(self.root, error)
            return (SavedMatch(self.root, self.root, _when(self.root), None, trouble),)
        return tuple(sorted((one for one in found if one), key=lambda one: -one.touched))

    def unfinished(self) -> tuple[SavedMatch | None, bool]:
        """The newest match that can go on, and whether a newer one cannot be read."""
        damaged = False
        for one in self.matches():
            if one.header is None:
                damaged = True
            elif not one.header.finished:
                return one, damaged
        return None, damaged

    def save(self, folder: Path, data: bytes, last: Path | None = None) -> Path:
        """Write the next save of a match and let the oldest go; raises OSError if it cannot be written.

        Where the newest save is not the `last` one any more, somebody else goes on with the match in that
        folder too: then this one takes a folder of its own, so that neither loses the other's saves.
        """
        folder.mkdir(parents=True, exist_ok=True)
        numbered = _numbered(folder)
        number = _number(numbered[0]) + 1 if numbered else 1
        if number > LAST_NUMBER or (numbered and numbered[0] != last):
            folder, number = self._free_folder(folder.name), 1
        path = folder / f"{number:06}{SUFFIX}"
        write_durably(path, data)
        try:
            self._tidy(folder)
        except OSError as error:  # the match is safe; what is too much may stay
            _log.warning("An old save could not be removed: %s", error)
        return path

    def _tidy(self, folder: Path) -> None:
        """Remove the saves that are too many, and what a killed program has left half-written."""
        readable = [save for save in _files_of(folder) if _header_in(save)[0] is not None]
        for old in readable[GENERATIONS:]:
            _remove(old)
        for half in folder.glob(f"*{SUFFIX}*{FRESH}"):
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
            when=_when(path),
        )

    def delete(self, folder: Path) -> None:
        """Remove a saved match for good; raises OSError if the system refuses."""
        if folder.parent == self.root:
            shutil.rmtree(folder)

    def _free_folder(self, name: str) -> Path:
        folder, count = self.root / name, 1
        while os.path.lexists(folder):
            count += 1
            folder = self.root / f"{name} {count}"
        return folder

    def _folders(self) -> Iterator[Path]:
        if self.root.is_dir():
            yield from (folder for folder in self.root.iterdir() if folder.is_dir())

    def _listed(self, folder: Path) -> SavedMatch | None:
        try:
            saves = saves_in(folder)
        except SaveError as refused:
            return SavedMatch(folder, folder, _when(folder), None, refused, _when(folder))
        if not saves:
            return None
        first: SaveError | None = None
        touched = _when(saves[0])
        for path in saves:
            header, error = _header_in(path)
            if header is not None:
                return SavedMatch(folder, path, _when(path), _presentable(header), first, touched)
            first = first or error
            if error is not None and error.reason == "newer_format":
                break  # whoever wrote it has the match; going on from an older save would fork it
        return SavedMatch(folder, saves[0], touched, None, first, touched)


def read_file(path: Path) -> Document:
    """The document in a file; raises SaveError."""
    return _presentable(read(_bytes_of(path)))


def saves_in(folder: Path) -> list[Path]:
    """The saves of a match, the newest first; raises SaveError if the folder cannot be read."""
    try:
        return _files_of(folder)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise _unreadable(folder, error) from error


def newest_in(folder: Path) -> Path | None:
    """What the next save of a match comes after, or None if it has none, or none that can be seen."""
    try:
        return next(iter(_numbered(folder)), None)
    except OSError:
        return None


def _files_of(folder: Path) -> list[Path]:
    return [path for path in _numbered(folder) if path.is_file()]


def _numbered(folder: Path) -> list[Path]:
    """All that has the name of a save, the highest number first; raises OSError."""
    found = [path for path in folder.iterdir() if path.suffix == SUFFIX and _is_number(path.stem)]
    return sorted(found, key=_number, reverse=True)


def _is_number(name: str) -> bool:
    return name.isascii() and name.isdecimal() and len(name) <= len(str(LAST_NUMBER))


def _number(path: Path) -> int:
    return int(path.stem)


def _presentable(header: H) -> H:
    """The same with names that fit a table, whatever a file holds."""
    seats = tuple(msgspec.structs.replace(seat, name=_short(seat.name)) for seat in header.seats)
    return msgspec.structs.replace(header, seats=seats)


def _short(name: str) -> str:
    plain = name[: LONGEST_NAME + 1].translate(_UNSEEN)
    return plain if len(plain) <= LONGEST_NAME else f"{plain[: LONGEST_NAME - 1]}…"


def _unreadable(path: Path, error: OSError) -> SaveError:
    why = error.strerror or str(error)
    return SaveError("unreadable", file=str(path), number=error.errno or 0, detail=why)


def _bytes_of(path: Path) -> bytes:
    """What is in a file; raises SaveError."""
    try:
        return read_bounded(path, LARGEST)
    except OSError as error:
        raise _unreadable(path, error) from error


def _header_in(path: Path) -> tuple[Header | None, SaveError | None]:
    """The header of a save, or why it cannot be read."""
    try:
        return read_header(_bytes_of(path)), None
    except SaveError as error:
        return None, error


def _when(path: Path) -> float:
    """When it was written, as far as that can be a date."""
    try:
        return min(max(0.0, path.stat().st_mtime), LATEST)
    except OSError:
        return 0.0


def _remove(path: Path) -> None:
    """Remove a file; one that the system will not let go stops no other."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        _log.warning("%s could not be removed: %s", path, error)
