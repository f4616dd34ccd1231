"""The titles that the laws are tested on: the toy, and every one of the catalogue."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ahrensache_desktop.paths import resource
from rules_core.games.ahrensache.actions import Bid, Deal, Discard
from rules_core.games.ahrensache.edition import read_edition
from rules_core.games.ahrensache.frames import DrawCards
from rules_core.games.ahrensache.options import Options
from rules_core.games.catalog import GAMES
from rules_core.kernel.game import Game
from tests.toy import sealed

AnyGame = Game[Any, Any, Any, Any, Any]

EDITION = read_edition(resource("editions", "ahrensache.toml").read_text(encoding="utf-8"))

OPTIONS: dict[str, tuple[Any, ...]] = {
    "sealed": (sealed.Options(), sealed.Options(rounds=3, late=True)),
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

REVEALS: dict[str, tuple[type, ...]] = {"sealed": (sealed.NumbersShown,), "ahrensache": ()}
"""The events that tell everybody what was secret before."""


def options_of(game: AnyGame, seed: int) -> Any:
    """The options that go with a seed."""
    return OPTIONS[game.id][seed % len(OPTIONS[game.id])]


def _other_number(state: Any, action: Any) -> tuple[Any, int] | None:
    frame = state.public.pending[-1]
    if isinstance(state.public.pending[-2], sealed.Show) and isinstance(action, sealed.Lay):
        return None  # the last one is shown at once
    have = state.bag if isinstance(action, sealed.Draw) else state.secrets[frame.seat].hand
    other = next((number for number in have if number != action.number), None)
    return None if other is None else (type(action)(other), frame.seat)


def _other_card(state: Any, action: Any) -> tuple[Any, int] | None:
    frame = state.public.pending[-1]
    if isinstance(action, Deal) and isinstance(frame, DrawCards) and frame.seat is not None:
        other = next((card for card in state.draw_pile if card != action.outcome), None)
        return None if other is None else (Deal(other), frame.seat)
    if isinstance(action, Discard):
        other = next((card for card in state.secrets[frame.seat].hand if card != action.card), None)
        return None if other is None else (Discard(other), frame.seat)
    if isinstance(action, Bid) and action.face_down:
        left = list(state.secrets[frame.seat].hand)
        for card in (*action.face_up, *action.face_down):
            left.remove(card)
        other = next((card for card in left if card not in action.face_down), None)
        if other is not None:
            return replace(action, face_down=(other, *action.face_down[1:])), frame.seat
    return None


TWINS: dict[str, Callable[[Any, Any], tuple[Any, int] | None]] = {
    "sealed": _other_number,
    "ahrensache": _other_card,
}
"""For a state and an action another one that may only look different to the seat named with it."""
