"""Playing a state out to a horizon: as everybody would go on, or by every way that one seat might go."""

import time
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Protocol

from rules_core.bots.bot import Stopped
from rules_core.kernel.game import CHANCE, Game, Seat


class Mind(Protocol):
    """What a title knows of playing well; a seat's choices in it rest on that seat's own sight."""

    def begin(self, state: Any) -> None:
        """A new decision begins; what was remembered of another table may be forgotten."""
        ...

    def rank(self, state: Any, seat: Seat, options: Sequence[Any]) -> Sequence[float]:
        """The worth in points of each option at first sight."""
        ...

    def mood(self, state: Any, seat: Seat) -> str:
        """What a seat's mistaken opinions hang on: the same for a while, so that they are opinions."""
        ...

    def act(self, state: Any) -> Any:
        """What the deciding seat would do without thinking."""
        ...

    def tries(self, state: Any) -> Sequence[Any]:
        """All that the deciding seat might do, in a decision with few options; else nothing."""
        ...

    def settled(self, start: Any, state: Any) -> bool:
        """Whether a play from `start` has come far enough to be judged."""
        ...

    def leaf(self, state: Any, seat: Seat) -> Any:
        """What `judge` needs of a settled state."""
        ...

    def judge(self, leaves: Sequence[Any]) -> Sequence[float]:
        """The worth in points of settled states to the seat; one call for many is cheaper."""
        ...


class OutOfTime(Exception):
    """The time to think is over."""


class TooMany(Exception):
    """There are more ways to go than may be tried."""


class Watch:
    """Says when the time to think is over."""

    def __init__(self, seconds: float, stopped: Stopped) -> None:
        self._end = time.perf_counter() + seconds
        self._stopped = stopped

    def look(self) -> None:
        """Raise OutOfTime if it is over."""
        if self._stopped() or time.perf_counter() > self._end:
            raise OutOfTime


class Luck:
    """The draws of one world: the same for all that is tried in it."""

    def __init__(self, seed: float) -> None:
        self._seed = seed
        self._sources: dict[str, tuple[Random, list[float]]] = {}
        self._taken: dict[str, int] = {}

    def mark(self) -> dict[str, int]:
        """How far each source has been drawn from."""
        return dict(self._taken)

    def rewind(self, to: dict[str, int] | None = None) -> None:
        """Go back to a mark, or to the first draw of each source."""
        self._taken = dict(to or {})

    def draw(self, source: str) -> float:
        """The next number in [0, 1) for that source."""
        if source not in self._sources:
            self._sources[source] = (Random(f"{self._seed}:{source}"), [])
        rng, drawn = self._sources[source]
        at = self._taken.get(source, 0)
        self._taken[source] = at + 1
        if at == len(drawn):
            drawn.append(rng.random())
        return drawn[at]


class PlayOut:
    """Plays from one world on with one luck; what comes of it is judged for one seat."""

    def __init__(self, game: Game[Any, Any, Any, Any, Any], mind: Mind, seat: Seat, watch: Watch) -> None:
        self._game, self._mind, self._seat, self._watch = game, mind, seat, watch

    def leaf(self, world: Any, luck: Luck, action: Any) -> Any:
        """The end after an action when everybody goes on without thinking."""
        luck.rewind()
        return next(self._ends(world, self._game.apply(world, action).state, luck, trying=False))

    def leaves(self, world: Any, luck: Luck, action: Any, most: int) -> list[Any]:
        """All ends after an action when the seat tries what it may; raises TooMany if there are more."""
        luck.rewind()
        ends = self._ends(world, self._game.apply(world, action).state, luck, trying=True)
        found = list(islice(ends, most + 1))
        if len(found) > most:
            raise TooMany
        return found

    def _ends(self, start: Any, state: Any, luck: Luck, *, trying: bool) -> Iterator[Any]:
        game, mind = self._game, self._mind
        while not mind.settled(start, state) and (decision := game.decision(state)) is not None:
            if decision.seat == CHANCE:
                action = game.dealt(state, luck.draw(decision.source))
            else:
                self._watch.look()
                tries = mind.tries(state) if trying and decision.seat == self._seat else ()
                if len(tries) > 1:
                    mark = luck.mark()
                    for tried in tries:
                        luck.rewind(mark)
                        yield from self._ends(start, game.apply(state, tried).state, luck, trying=True)
                    return
                action = mind.act(state)
            state = game.apply(state, action).state
        yield mind.leaf(state, self._seat)
