"""The titles that the laws are tested on: the toy, and every one of the catalogue."""

from typing import Any

from ahrensache_desktop.paths import resource
from rules_core.games.ahrensache.edition import read_edition
from rules_core.games.ahrensache.options import Options
from rules_core.games.catalog import GAMES
from rules_core.kernel.game import Game
from tests.toy import sealed

AnyGame = Game[Any, Any, Any, Any, Any]

EDITION = read_edition(resource("editions", "ahrensache.toml").read_text(encoding="utf-8"))

OPTIONS: dict[str, tuple[Any, ...]] = {
    "sealed": (sealed.Options(),),
    "ahrensache": (
        Options(EDITION),
        Options(EDITION, scoring="any_five", extras=("W1", "G2")),
        Options(EDITION, scoring="mix", letters={"A": "2"}, extras=("W2", "G1"), own_buildings=False),
    ),
}
"""Options of each title, to be played in turn. A title without an entry fails the tests."""

TITLES: tuple[AnyGame, ...] = (sealed.GAME, *GAMES.values())

CASES = [
    (game, seats, seed)
    for game in TITLES
    for seats in game.seat_counts
    for seed in range(len(OPTIONS[game.id]))
]

HIDEABLE = {"sealed": ("Number",), "ahrensache": ("Card",)}
"""The names of the types of ids that can be hidden."""


def options_of(game: AnyGame, seed: int) -> Any:
    """The options that go with a seed."""
    return OPTIONS[game.id][seed % len(OPTIONS[game.id])]
