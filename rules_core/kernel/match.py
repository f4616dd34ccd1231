"""One play of a game: its state, its log, and the only way to change them."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Generic, TypeVar

from rules_core.kernel.chance import fraction
from rules_core.kernel.event import redact, secrets_of
from rules_core.kernel.game import CHANCE, Decision, Game, IllegalAction, Refusal, Result, Seat
from rules_core.kernel.prompt import Prompt
from rules_core.kernel.value import Value

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


GUESSES = 8  # states that a seat must find alike before an action is held to have told it nothing


class IllegalOptions(ValueError):
    """Options that so many seats cannot play with."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"rule {refusal.rule}: {refusal.reason} {refusal.values or ''}".rstrip())
        self.refusal = refusal


class Record(Value, Generic[A], frozen=True):
    """An action as written in the log, by the seat, or by chance, that decided."""

    seat: Seat
    action: A


class Moment(Value, Generic[S, A, E], frozen=True):
    """One record with what it led to; states share what did not change."""

    record: Record[A]
    source: str  # what chance drew from, empty for a seat's action
    state: S
    events: tuple[E, ...]


class Start(Value, Generic[S], frozen=True):
    """Where a match begins: a state, and how many draws from each source came before it."""

    state: S
    drawn: dict[str, int] = {}


class UndoPoint(Value, frozen=True):
    """How far back an undo goes, and whether the seat has learned nothing since."""

    at: int  # records kept
    free: bool


class Match(Generic[O, S, A, E, V]):
    """A game in progress; the one mutable object of the core.

    Chance never waits: after every action it deals until a seat decides or the game is over.
    """

    def __init__(
        self,
        game: Game[O, S, A, E, V],
        options: O,
        seats: int,
        seed: str,
        start: "Start[S] | None" = None,
    ) -> None:
        """A new match, dealt on to its first decision; or one that goes on from `start`, undealt.

        Raises IllegalOptions where so many seats cannot play with these options.
        """
        refusal = game.options_refusal(options, seats)
        if refusal is not None:
            raise IllegalOptions(refusal)
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.unranked = False
        self._start = start or Start(game.new(options, seats))
        self._moments: list[Moment[S, A, E]] = []
        self._drawn = Counter(self._start.drawn)
        self._undone: list[Sequence[Record[A]]] = []
        if start is None:
            self._deal()

    @property
    def first_state(self) -> S:
        """What was true before the first record."""
        return self._start.state

    @property
    def state(self) -> S:
        """Everything true now."""
        return self._moments[-1].state if self._moments else self._start.state

    @property
    def records(self) -> tuple[Record[A], ...]:
        """The log: every action, chance included."""
        return tuple(moment.record for moment in self._moments)

    @property
    def moments(self) -> Sequence[Moment[S, A, E]]:
        """The log with the state and events after each record."""
        return self._moments

    @property
    def drawn(self) -> dict[str, int]:
        """How many draws there were from each source."""
        return dict(self._drawn)

    @property
    def decision(self) -> Decision | None:
        """The decision of the seat that must choose now, or None when the game is over."""
        return self.game.decision(self.state)

    @property
    def result(self) -> Result | None:
        """Ranking and points, once the game is over."""
        return self.game.result(self.state)

    @property
    def opening(self) -> tuple[E, ...]:
        """The events before the first action of a seat."""
        events: list[E] = []
        for moment in self._moments:
            if moment.record.seat != CHANCE:
                break
            events += moment.events
        return tuple(events)

    def view(self, seat: Seat | None) -> V:
        """What a seat, or a bystander, may know now."""
        return self.game.view(self.state, seat)

    def prompt(self, *, listed: bool = True) -> Prompt[V, A] | None:
        """What the deciding seat is to choose from, or None when the game is over.

        A chooser that draws for itself does without the list of options, which is the costly part.
        """
        state = self.state
        decision = self.game.decision(state)
        if decision is None:
            return None
        view = self.game.view(state, decision.seat)
        if not listed:
            return Prompt(view, decision, (), complete=False)
        complete = decision.kind not in self.game.open_ended
        return Prompt(view, decision, tuple(self.game.options_now(state)), complete)

    def refusal(self, action: A) -> Refusal | None:
        """Why the action is not allowed now, or None if it is."""
        return self.game.refusal(self.state, action)

    def submit(self, action: A) -> tuple[E, ...]:
        """Take an action for the deciding seat; what happened, up to the next decision of a seat.

        Raises IllegalAction, with nothing changed, if the rules refuse it.
        """
        before = len(self._moments)
        self._append(action)
        self._undone.clear()
        self._deal()
        return tuple(event for moment in self._moments[before:] for event in moment.events)

    def undo_point(self, seat: Seat) -> UndoPoint | None:
        """How far back the seat's last own decision lies, or None if it has not decided yet.

        It is free while the seat has learned nothing by it or since: the action itself revealed nothing,
        no other seat has acted, and chance has dealt nothing that the seat could see.
        """
        free = True
        for at in range(len(self._moments) - 1, -1, -1):
            moment = self._moments[at]
            if moment.record.seat == seat:
                return UndoPoint(at, free and not self._reveals(at, seat))
            free = free and moment.record.seat == CHANCE and not _shows(moment, seat)
        return None

    def undo(self, point: UndoPoint) -> None:
        """Go back; unless it is free, the match no longer counts."""
        taken = [moment.record for moment in self._moments[point.at :]]
        del self._moments[point.at :]
        self._undone.append(taken)
        self.unranked = self.unranked or not point.free
        self._drawn = Counter(self._start.drawn)
        self._drawn.update(moment.source for moment in self._moments if moment.source)

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing new was done since."""
        return bool(self._undone)

    def redo(self) -> tuple[E, ...]:
        """Take back the last undo; what happened again. Nothing happens if there is none."""
        before = len(self._moments)
        for record in self._undone.pop() if self._undone else ():
            self._append(record.action)
        return tuple(event for moment in self._moments[before:] for event in moment.events)

    def take_record(self, record: Record[A]) -> None:
        """Append a record of a log, as it was; raises IllegalAction if the rules refuse it now."""
        decision = self.decision
        if decision is None or decision.seat != record.seat:
            raise IllegalAction(Refusal("", "wrong_seat", {"seat": record.seat}))
        self._append(record.action)

    def _reveals(self, at: int, seat: Seat) -> bool:
        """Whether a seat's own action told it what it could not foresee.

        That is so if the action would have looked otherwise in a state that the seat could not tell from
        the true one.
        """
        moment = self._moments[at]
        before = self._moments[at - 1].state if at else self._start.state
        view = self.game.view(before, seat)
        seen = self._seen(moment.state, moment.events, seat)
        rng = Random(f"{self.seed}:reveals:{at}")
        for _ in range(GUESSES):
            step = self.game.apply(self.game.guess(view, rng), moment.record.action)
            if self._seen(step.state, step.events, seat) != seen:
                return True
        return False

    def _seen(self, state: S, events: tuple[E, ...], seat: Seat) -> tuple[V, list[E]]:
        return self.game.view(state, seat), [redact(event, seat) for event in events]

    def _append(self, action: A) -> None:
        state = self.state
        decision = self.game.decision(state)
        refusal = self.game.refusal(state, action)
        if refusal is not None or decision is None:
            raise IllegalAction(refusal or Refusal("", "game_over"))
        self._take(state, decision, action)

    def _take(self, state: S, decision: Decision, action: A) -> S:
        """Log the action of a seat or of chance with what it leads to; the state after it."""
        source = decision.source if decision.seat == CHANCE else ""
        step = self.game.apply(state, action)
        self._moments.append(Moment(Record(decision.seat, action), source, step.state, step.events))
        if source:
            self._drawn[source] += 1
        return step.state

    def _deal(self) -> None:
        """Let chance decide until a seat does."""
        state = self.state
        while (decision := self.game.decision(state)) is not None and decision.seat == CHANCE:
            at = fraction(self.seed, decision.source, self._drawn[decision.source])
            state = self._take(state, decision, self.game.dealt(state, at))


def _shows(moment: Moment[Any, Any, Any], seat: Seat) -> bool:
    """Whether a draw tells the seat something: not if all that is new of it is another's secret."""
    for event in moment.events:
        secrets = secrets_of(type(event))
        if not secrets or any(getattr(event, owner) == seat for _, owner in secrets):
            return True
    return False
