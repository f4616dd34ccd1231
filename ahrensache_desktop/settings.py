"""What a player has chosen about the program itself, kept in one file that a person can read."""

import contextlib
import json
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec

from ahrensache_desktop.durable import write_durably
from ahrensache_desktop.play.match_setup import MatchSetup

Language = Literal["system", "de", "en"]
ThemeChoice = Literal["system", "light", "dark", "contrast"]
VisionChoice = Literal["normal", "deuteranopia", "protanopia", "tritanopia"]
Speed = Literal["slow", "normal", "fast", "instant"]
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
TextScale = Annotated[int, msgspec.Meta(ge=100, le=200)]

_log = logging.getLogger(__name__)


class Settings(msgspec.Struct, frozen=True):
    """The settings with their defaults."""

    language: Language = "system"
    theme: ThemeChoice = "system"
    vision: VisionChoice = "normal"  # which colours can be told apart
    text_scale: TextScale = 100  # per cent
    speed: Speed = "normal"
    reduced_motion: bool = False
    helps: bool = True  # the table shows what could be worked out by looking
    lessons: bool = False  # each kind of decision is explained when it first comes up
    sound: bool = True
    volume: Volume = 60  # per cent
    play_single_options: bool = True  # where a player has no choice, the table makes it
    keys: dict[str, str] = {}  # of commands that have another key than the usual one; empty for none
    last_match: MatchSetup | None = None
    trusted: tuple[tuple[str, ...], ...] = ()  # commands of engines that were chosen here, and may be started
    geometry: str = ""  # of the window, as Qt writes it down


class SettingsFile:
    """The settings of one player, in memory and on disk.

    What cannot be understood falls back to its default, one by one, and is kept: unknown entries stay
    in the file, and a file with bad entries is copied aside before it is written again.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._unknown: dict[str, Any] = {}
        self.now = Settings()
        self.misread: tuple[str, ...] = ()  # the entries that fell back; "*" for the whole file
        self._read()

    @property
    def kept_aside(self) -> Path:
        """Where a file with bad entries was copied to."""
        return self._path.with_name("settings.unreadable.json")

    def change(self, **values: Any) -> None:
        """Take over new values and write them down; a disk that refuses costs only the memory of them."""
        changed = msgspec.structs.replace(self.now, **values)
        if changed == self.now:
            return
        self.now = changed
        document = {**self._unknown, **msgspec.to_builtins(changed)}
        text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
        try:
            write_durably(self._path, text.encode())
        except OSError as error:
            _log.error("The settings could not be written to %s: %s", self._path, error)

    def _read(self) -> None:
        try:
            data = self._path.read_bytes()
        except OSError:
            return
        try:
            found = json.loads(data)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            self.misread = ("*",)
            self._keep_aside(data)
            return
        kinds = get_type_hints(Settings, include_extras=True)
        good: dict[str, Any] = {}
        bad = []
        for name, value in found.items():
            if name not in kinds:
                self._unknown[name] = value
                continue
            try:
                good[name] = msgspec.convert(value, kinds[name])
            except msgspec.ValidationError:
                bad.append(name)
        self.now = Settings(**good)
        if bad:
            self.misread = tuple(bad)
            self._keep_aside(data)

    def _keep_aside(self, data: bytes) -> None:
        with contextlib.suppress(OSError):
            write_durably(self.kept_aside, data)


def language_in(path: Path) -> str | None:
    """The language that a settings file names, if any; whatever else is in it or wrong with it."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=_LanguageOnly).language
    except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return None if found == "system" else found


class _LanguageOnly(msgspec.Struct):
    language: Language = "system"


def language_of(wishes: Iterable[str], known: Iterable[str]) -> str:
    """The first of the wished languages that the program knows, else English."""
    languages = set(known)
    return next((wish[:2].lower() for wish in wishes if wish[:2].lower() in languages), "en")
