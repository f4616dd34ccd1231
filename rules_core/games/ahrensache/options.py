"""What can be chosen before a game: edition, scoring cards, variants (rules 2.6, 4.12)."""

from typing import Literal

from rules_core.games.ahrensache.face import Edition
from rules_core.games.ahrensache.material import AREA_CARDS, WALK_CARDS, ScoringId
from rules_core.kernel.game import Refusal
from rules_core.kernel.value import Value

ScoringChoice = Literal["first_game", "advanced", "mix", "any_five"]
LetterChoice = Literal["1", "2", "random"]


class Options(Value, frozen=True):
    """The choices of one game's setup."""

    edition: Edition
    scoring: ScoringChoice = "first_game"
    letters: dict[str, LetterChoice] = {}  # with `mix`: which card of A to E; random where none is named
    extras: tuple[ScoringId, ...] = ()  # W and G cards
    own_buildings: bool = True  # with the two buildings of rule 4.12


def options_refusal(options: Options, players: int) -> Refusal | None:
    """Why so many players cannot play with these options, or None."""
    if players not in (2, 3, 4, 5):
        return Refusal("2.1", "player_count", {"players": players})
    walks = [card for card in options.extras if card in WALK_CARDS]
    areas = [card for card in options.extras if card in AREA_CARDS]
    if len(walks) > 1 or len(areas) > 1 or len(walks) + len(areas) != len(options.extras):
        return Refusal("2.6", "extra_cards", {"cards": ", ".join(options.extras)})
    if not set(options.letters) <= set("ABCDE"):
        return Refusal("2.6", "unknown_letter", {"letters": ", ".join(options.letters)})
    return None
