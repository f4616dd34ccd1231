"""Where learned values lie, and whether one fits the game that is played."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rules_core.bots.net import Net, Weights, unpacked
from rules_core.kernel.codec import BadValue, decode, digest

_TOP = Path(__file__).resolve().parents[2]


def weights_file(game: str, players: int) -> Path:
    """The learned value that comes with the program for so many players of a game."""
    inside = _TOP / "ahrensache_desktop" / "resources"  # in a wheel or a frozen build
    return (inside if inside.is_dir() else _TOP / "resources") / "weights" / f"{game}-{players}.json"


def learned_value(file: Path, game: str, players: int, edition: str, schema: Sequence[str]) -> Net | None:
    """The learned value of a file for the edition of that digest.

    None, with a sentence on standard error, if there is none that fits.
    """
    try:
        weights = decode(file.read_bytes(), Weights)
        wanted = (game, players, edition, digest(schema))
        if (weights.game, weights.players, weights.edition, weights.schema) != wanted:
            why = "it was learned for another edition or by another version"
        else:
            return unpacked(weights.numbers, len(schema), weights.sizes)
    except (OSError, BadValue, ValueError, ImportError) as error:
        why = str(error)
    print(f"{file.name} is not used, bots judge by rules of thumb: {why}", file=sys.stderr)
    return None
