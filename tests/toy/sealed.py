"""Sealed numbers: a toy title with private hands, draws, a secret simultaneous choice and pending frames.

Everybody draws three of the numbers 1 to 9, each kept secret. In each of two rounds everybody lays one
face down; then all are shown, and the highest one that nobody else laid scores its number. In the late
variant a seat draws only when it is to lay its first number.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Annotated, Any, NewType

import msgspec
from msgspec.structs import replace

from rules_core.kernel.chance import picked
from rules_core.kernel.event import PUBLIC, secret_to
from rules_core.kernel.game import CHANCE, Decision, PointsLine, Refusal, Result, Seat, Stage, Step

Number = NewType("Number", str)
"""A number card, by its digit; some numbers are there twice."""

DECK: dict[Number, int] = {Number(str(n)): 2 if n < 4 else 1 for n in range(1, 10)}
ROUNDS = 2
HAND = 3


class Options(msgspec.Struct, frozen=True):
    """How many rounds, and when the numbers are drawn."""

    rounds: int = ROUNDS
    late: bool = False


class DrawNumber(msgspec.Struct, frozen=True, tag=True):
    """Frame: a seat draws so many."""

    seat: Seat
    left: int


class LayNumber(msgspec.Struct, frozen=True, tag=True):
    """Frame: a seat lays a number."""

    seat: Seat


class Show(msgspec.Struct, frozen=True, tag=True):
    """Frame, by itself: all are shown and scored."""


Frame = DrawNumber | LayNumber | Show


class Draw(msgspec.Struct, frozen=True, tag=True):
    """Chance deals a number."""

    number: Number


class Lay(msgspec.Struct, frozen=True, tag=True):
    """A seat lays a number face down."""

    number: Number


Action = Draw | Lay


class NumberDrawn(msgspec.Struct, frozen=True, tag=True):
    """A seat drew a number."""

    seat: Seat
    number: Annotated[Number | None, secret_to("seat")]


class NumberLaid(msgspec.Struct, frozen=True, tag=True):
    """A seat laid a number face down."""

    seat: Seat
    number: Annotated[Number | None, secret_to("seat")]


class NumbersShown(msgspec.Struct, frozen=True, tag=True):
    """All numbers were shown; the winner, or -1."""

    numbers: Annotated[tuple[Number, ...], PUBLIC]
    winner: Seat


Event = NumberDrawn | NumberLaid | NumbersShown


class Secret(msgspec.Struct, frozen=True):
    """What one seat alone knows."""

    hand: tuple[Number, ...] = ()
    laid: Number | None = None


class Public(msgspec.Struct, frozen=True):
    """The open table."""

    rounds_left: int
    points: tuple[int, ...]
    pending: tuple[Frame, ...]
    shown: tuple[Number, ...] = ()


class State(msgspec.Struct, frozen=True):
    """The truth."""

    public: Public
    secrets: tuple[Secret, ...]
    bag: dict[Number, int]


class View(msgspec.Struct, frozen=True):
    """What a seat may know."""

    public: Public
    seat: Seat | None
    secret: Secret | None
    hand_counts: tuple[int, ...]
    laid: tuple[bool, ...]


class Sealed:
    """The Game."""

    id = "sealed"
    rules_version = 1
    stage: Stage = "draft"
    seat_counts = (2, 3)
    open_ended: frozenset[str] = frozenset()
    options_type = Options
    state_type = State
    view_type = View
    action_type: Any = Action
    event_type: Any = Event

    def options_refusal(self, options: Options, seats: int) -> Refusal | None:
        playable = seats in self.seat_counts and options.rounds in (1, 2, 3)
        return None if playable else Refusal("1.1", "seats", {"seats": seats})

    def new(self, options: Options, seats: int) -> State:
        draws = [DrawNumber(seat, HAND) for seat in reversed(range(seats))]
        show, *lays = _round(seats)
        late = (each for pair in zip(lays, draws, strict=True) for each in pair)
        pending = (show, *late) if options.late else (show, *lays, *draws)
        public = Public(options.rounds, (0,) * seats, pending)
        return State(public, (Secret(),) * seats, dict(DECK))

    def decision(self, state: State) -> Decision | None:
        frame = state.public.pending[-1] if state.public.pending else None
        match frame:
            case DrawNumber():
                return Decision("draw", CHANCE, "numbers")
            case LayNumber(seat):
                return Decision("lay", seat)
        return None

    def legal(self, state: State) -> Iterator[Action]:
        frame = state.public.pending[-1] if state.public.pending else None
        match frame:
            case DrawNumber():
                yield from (Draw(number) for number in sorted(state.bag))
            case LayNumber(seat):
                yield from (Lay(number) for number in dict.fromkeys(state.secrets[seat].hand))

    def options_now(self, state: State) -> Sequence[Action]:
        return tuple(self.legal(state))

    def sample(self, view: View, rng: Random) -> Action:
        assert view.secret is not None
        options = list(dict.fromkeys(view.secret.hand))
        return Lay(options[int(rng.random() * len(options))])

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return None if action in set(self.legal(state)) else Refusal("2.1", "not_now")

    def odds(self, state: State) -> tuple[int, ...]:
        return tuple(state.bag[number] for number in sorted(state.bag))

    def dealt(self, state: State, at: float) -> Action:
        return Draw(picked({number: state.bag[number] for number in sorted(state.bag)}, at))

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        frame = state.public.pending[-1]
        events: list[Event] = []
        match frame, action:
            case DrawNumber(seat, left), Draw(number):
                state = _draw(state, seat, left, number)
                events.append(NumberDrawn(seat, number))
            case LayNumber(seat), Lay(number):
                state = _lay(state, seat, number)
                events.append(NumberLaid(seat, number))
        while state.public.pending and isinstance(state.public.pending[-1], Show):
            state = _show(state, events)
        return Step(state, tuple(events))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            state.public,
            seat,
            None if seat is None else state.secrets[seat],
            tuple(len(secret.hand) for secret in state.secrets),
            tuple(secret.laid is not None for secret in state.secrets),
        )

    def guess(self, view: View, rng: Random) -> State:
        pool = [number for number, count in DECK.items() for _ in range(count)]
        known = [*view.public.shown]
        if view.secret is not None:
            known += [*view.secret.hand, *([view.secret.laid] if view.secret.laid else [])]
        for number in known:
            pool.remove(number)

        def take() -> Number:
            return pool.pop(int(rng.random() * len(pool)))

        secrets = tuple(
            view.secret
            if seat == view.seat and view.secret is not None
            else Secret(tuple(sorted(take() for _ in range(count))), take() if laid else None)
            for seat, (count, laid) in enumerate(zip(view.hand_counts, view.laid, strict=True))
        )
        return State(view.public, secrets, {number: pool.count(number) for number in pool})

    def result(self, state: State) -> Result | None:
        if state.public.pending:
            return None
        points = state.public.points
        places = tuple(1 + sum(other > own for other in points) for own in points)
        return Result(places, tuple((PointsLine("numbers", own),) for own in points), "rounds_over")


def _round(seats: int) -> tuple[Frame, ...]:
    return (Show(), *(LayNumber(seat) for seat in reversed(range(seats))))


def _with(state: State, seat: Seat, secret: Secret, public: Public) -> State:
    secrets = (*state.secrets[:seat], secret, *state.secrets[seat + 1 :])
    return replace(state, secrets=secrets, public=public)


def _draw(state: State, seat: Seat, left: int, number: Number) -> State:
    bag = {kind: count - (kind == number) for kind, count in state.bag.items()}
    more: tuple[Frame, ...] = (DrawNumber(seat, left - 1),) if left > 1 else ()
    public = replace(state.public, pending=(*state.public.pending[:-1], *more))
    hand = tuple(sorted((*state.secrets[seat].hand, number)))
    state = _with(state, seat, replace(state.secrets[seat], hand=hand), public)
    return replace(state, bag={kind: count for kind, count in bag.items() if count})


def _lay(state: State, seat: Seat, number: Number) -> State:
    hand = list(state.secrets[seat].hand)
    hand.remove(number)
    public = replace(state.public, pending=state.public.pending[:-1])
    return _with(state, seat, Secret(tuple(hand), number), public)


def _show(state: State, events: list[Event]) -> State:
    public = state.public
    laid = tuple(secret.laid for secret in state.secrets if secret.laid is not None)
    alone = [number for number in laid if laid.count(number) == 1]
    winner = laid.index(max(alone)) if alone else -1
    events.append(NumbersShown(laid, winner))
    points = tuple(own + int(laid[winner]) * (seat == winner) for seat, own in enumerate(public.points))
    left = public.rounds_left - 1
    pending = public.pending[:-1] + (_round(len(points)) if left else ())
    public = replace(public, points=points, rounds_left=left, pending=pending, shown=public.shown + laid)
    secrets = tuple(replace(secret, laid=None) for secret in state.secrets)
    return replace(state, public=public, secrets=secrets)


GAME = Sealed()
