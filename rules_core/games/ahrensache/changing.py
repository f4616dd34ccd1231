"""Small steps from one frozen state to the next that the rules take again and again."""

from typing import Any, TypeVar

from msgspec.structs import replace

from rules_core.games.ahrensache.frames import Frame
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.secret import Secret
from rules_core.games.ahrensache.state import State
from rules_core.kernel.game import Seat

T = TypeVar("T")


def seated(seats: tuple[T, ...], seat: Seat, one: T) -> tuple[T, ...]:
    """What belongs to each seat, with that of one seat changed."""
    changed = list(seats)
    changed[seat] = one
    return tuple(changed)


def with_player(public: Public, seat: Seat, **changes: Any) -> Public:
    """The open table with these fields of a seat's public part changed."""
    return replace(public, players=seated(public.players, seat, replace(public.players[seat], **changes)))


def with_secret(state: State, seat: Seat, secret: Secret, public: Public) -> State:
    """The state with a seat's secrets and the open table replaced."""
    return State(public, seated(state.secrets, seat, secret), state.draw_pile)


def done(public: Public) -> tuple[Frame, ...]:
    """The pending frames without the open one."""
    return public.pending[:-1]


def next_frames(public: Public, *frames: Frame) -> Public:
    """The open frame is done, and these are to be done instead, the last of them first."""
    return replace(public, pending=(*public.pending[:-1], *frames))
