"""How a new match comes about: from what was chosen, an edition and a seed to a match on the table."""

import secrets
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ahrensache_desktop.durable import read_bounded
from ahrensache_desktop.paths import resource
from ahrensache_desktop.play.archive import Archive, Opened
from ahrensache_desktop.play.match_setup import MatchSetup
from rules_core.games.ahrensache.edition import EditionError, Fault, read_edition
from rules_core.games.ahrensache.face import Edition
from rules_core.games.ahrensache.options import Options
from rules_core.games.ahrensache.view import View
from rules_core.games.catalog import GAMES
from rules_core.kernel.match import Match
from rules_core.kernel.save import AnyGame, SaveError

LARGEST_EDITION = 1_000_000  # bytes; the program's own has 8,000


class NoSuchEdition(ValueError):
    """An edition that cannot be used: its file, and the fault in it."""

    def __init__(self, path: Path, fault: Fault) -> None:
        super().__init__(f"{path}: {fault}")
        self.path = path
        self.fault = fault


def game_of(game: str) -> AnyGame:
    """The game of an id, or KeyError."""
    return GAMES[game]


def known_game(game: str) -> AnyGame:
    """The game of an id that a file names, or a SaveError."""
    try:
        return GAMES[game]
    except KeyError:
        raise SaveError("other_game", game=game) from None


def edition_from(file: str = "") -> Edition:
    """The edition in a player's file, or the program's own; raises NoSuchEdition."""
    path = Path(file) if file else resource("editions", "ahrensache.toml")
    try:
        return _edition_in(read_bounded(path, LARGEST_EDITION).decode())
    except EditionError as error:
        raise NoSuchEdition(path, error.fault) from error
    except OSError as error:
        raise NoSuchEdition(
            path,
            Fault("file", "unreadable", {"number": error.errno or 0, "detail": error.strerror or str(error)}),
        ) from error
    except UnicodeDecodeError as error:
        raise NoSuchEdition(path, Fault("text", "not_utf8")) from error


# Matches of one edition share it, and with it what is remembered about its farms.
_edition_in = lru_cache(maxsize=4)(read_edition)


def options_from(choices: dict[str, Any], edition: Edition) -> Options:
    """The options of a game; what of the choices is not understood counts as not chosen."""
    try:
        chosen = msgspec.convert({**choices, "edition": msgspec.to_builtins(edition)}, Options)
    except msgspec.ValidationError:
        return Options(edition)
    return msgspec.structs.replace(chosen, edition=edition)  # the one edition, and not a copy for each match


def fresh_seed() -> str:
    """A seed that nobody has seen before and that can be read out to a friend."""
    alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    return "".join(secrets.choice(alphabet) for _ in range(8))


def new_match(setup: MatchSetup, archive: Archive) -> Opened:
    """A match that begins; raises NoSuchEdition or IllegalOptions."""
    edition = edition_from(setup.edition)
    options = options_from(setup.choices, edition)
    match: Match[Any, Any, Any, Any, Any] = Match(
        game_of(setup.game), options, len(setup.seats), setup.seed or fresh_seed()
    )
    return Opened(match, setup.seats, edition.id, archive.new_folder(setup.game))


def progress_of(view: View) -> dict[str, int | str]:
    """What a list of saves tells of a match."""
    return {"round": view.public.round}
