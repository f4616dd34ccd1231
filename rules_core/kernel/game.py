"""What is a game to the kernel: the protocol that every title fulfils, and its small value types."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Generic, Literal, Protocol, TypeVar

from rules_core.kernel.value import Value

Seat = int
"""A place at the table, numbered from 0."""

CHANCE: Seat = -1
"""The seat of the dealer: draws, rolls and shuffles are its decisions."""

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")

Stage = Literal["draft", "preview", "stable"]
"""What a title promises about its saves: only `stable` promises that they survive."""


class Decision(Value, frozen=True):
    """Who must choose now, and which kind of choice it is."""

    kind: str
    seat: Seat
    source: str = ""  # what chance draws from; names the stream of random numbers


class Refusal(Value, frozen=True):
    """Why an action is not allowed: the rule's number and the values its sentence needs."""

    rule: str
    reason: str  # key of the sentence; several sentences may belong to one rule
    values: dict[str, int | str] = {}


class PointsLine(Value, frozen=True):
    """One line of a score: where the points come from and what they rest on."""

    reason: str
    points: int
    details: dict[str, int | str] = {}


class Result(Value, frozen=True):
    """How a match ended: each seat's place (1 is first, ties share) and its points with reasons."""

    places: tuple[int, ...]
    points: tuple[tuple[PointsLine, ...], ...]
    why: str

    def total(self, seat: Seat) -> int:
        """The points of a seat."""
        return sum(line.points for line in self.points[seat])

    def winners(self) -> tuple[Seat, ...]:
        """The seats that share first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Step(Value, Generic[S, E], frozen=True):
    """What applying an action gives: the next state and what visibly happened."""

    state: S
    events: tuple[E, ...]


class IllegalAction(ValueError):
    """An action that the rules refuse; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"rule {refusal.rule}: {refusal.reason} {refusal.values or ''}".rstrip())
        self.refusal = refusal


class Game(Protocol[O, S, A, E, V]):
    """The rules of one title, without state of their own.

    Laws, each of them a conformance test: `decision(s) is None` exactly when `legal(s)` is empty and
    when `result(s)` is given; `a in legal(s)` exactly when `refusal(s, a) is None`; `apply` never
    changes its argument; a view's guess gives the same view and, to the seat that decides, the same
    legal actions; every value survives encoding and decoding.
    """

    @property
    def id(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def stage(self) -> Stage: ...
    @property
    def seat_counts(self) -> tuple[int, ...]: ...
    @property
    def open_ended(self) -> frozenset[str]:
        """The kinds of decision with too many actions to offer: `options_now` holds a part of them."""
        ...

    @property
    def options_type(self) -> type[O]: ...
    @property
    def state_type(self) -> type[S]: ...
    @property
    def view_type(self) -> type[V]: ...
    @property
    def action_type(self) -> Any: ...
    @property
    def event_type(self) -> Any: ...

    def options_refusal(self, options: O, seats: int) -> Refusal | None:
        """Why these options cannot be played by that many seats, or None."""
        ...

    def new(self, options: O, seats: int) -> S:
        """The first state: everything before the first decision is done."""
        ...

    def decision(self, state: S) -> Decision | None:
        """The one decision that is open, or None when the game is over."""
        ...

    def legal(self, state: S) -> Iterable[A]:
        """All legal actions in a stable order; may be lazy and very long."""
        ...

    def options_now(self, state: S) -> Sequence[A]:
        """Legal actions worth offering to a chooser: all of them or, where too many, the undominated."""
        ...

    def sample(self, view: V, rng: Random) -> A:
        """One legal action of the viewer, who decides now, drawn without listing all."""
        ...

    def refusal(self, state: S, action: A) -> Refusal | None:
        """Why an action is not allowed now, or None if it is."""
        ...

    def odds(self, state: S) -> tuple[int, ...]:
        """The weights of `legal`, when chance decides."""
        ...

    def dealt(self, state: S, at: float) -> A:
        """The outcome of chance at a point of [0, 1), where each of `legal` takes up room by its odds."""
        ...

    def apply(self, state: S, action: A) -> Step[S, E]:
        """The state at the next decision, and what happened on the way; the action must be legal."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What one seat, or a bystander, may know."""
        ...

    def guess(self, view: V, rng: Random) -> S:
        """A full state that the viewer cannot tell from the real one."""
        ...

    def result(self, state: S) -> Result | None:
        """Ranking and points with reasons, once the game is over."""
        ...
