"""A bot that looks ahead: it tries its best options in worlds that may be, and plays each to a horizon."""

import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, Protocol

from rules_core.bots.bot import Budget, Choice, Stopped, never
from rules_core.kernel.codec import encode
from rules_core.kernel.game import CHANCE, Game, Seat
from rules_core.kernel.prompt import Prompt
from rules_core.kernel.value import Value


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

    def settled(self, start: Any, state: Any) -> bool:
        """Whether a play from `start` has come far enough to be judged."""
        ...

    def leaf(self, state: Any, seat: Seat) -> Any:
        """What `judge` needs of a settled state."""
        ...

    def judge(self, leaves: Sequence[Any]) -> Sequence[float]:
        """The worth in points of settled states to the seat; one call for many is cheaper."""
        ...


class Habits(Value, frozen=True):
    """How much a bot looks ahead, and how well it sees."""

    plays: int = 0  # of options to the horizon, for one decision at most
    width: int = 6  # options that are tried at all: the best at first sight
    trust: float = 1.0  # how many plays the first sight counts for
    blur: float = 0.0  # how far off first sight usually is, in points


class OutOfTime(Exception):
    """The time to think is over."""


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
    """The draws of one world: the same for every option that is tried in it."""

    def __init__(self, seed: float) -> None:
        self._seed = seed
        self._sources: dict[str, tuple[Random, list[float]]] = {}
        self._taken: dict[str, int] = {}

    def rewind(self) -> None:
        """Begin again with the first draw of each source."""
        self._taken.clear()

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


class Contest:
    """Options with the sums of their worths over the same worlds; the worse half gives up in each stage."""

    def __init__(self, first: Sequence[float], habits: Habits) -> None:
        order = sorted(range(len(first)), key=lambda option: -first[option])
        self.running = order[: habits.width]
        self._sums = {option: habits.trust * first[option] for option in self.running}

    def add(self, worths: Sequence[float]) -> None:
        """Count what a world brought each running option."""
        for option, worth in zip(self.running, worths, strict=True):
            self._sums[option] += worth

    def halve(self) -> None:
        """The worse half gives up."""
        self.running.sort(key=lambda option: -self._sums[option])
        del self.running[(len(self.running) + 1) // 2 :]

    def best(self) -> int:
        """The option that leads."""
        return max(self.running, key=lambda option: self._sums[option])


class SearchBot:
    """Tries options in common worlds, gives up the worse half again and again, and takes the best."""

    needs_options = True

    def __init__(self, game: Game[Any, Any, Any, Any, Any], mind: Mind, habits: Habits) -> None:
        self._game = game
        self._mind = mind
        self._habits = habits

    def choose(
        self, prompt: Prompt[Any, Any], budget: Budget, rng: Random, stopped: Stopped = never
    ) -> Choice:
        """The option whose plays end best on average; so far, if time runs out."""
        options = prompt.options
        if len(options) == 1:
            return Choice(options[0])
        watch = Watch(budget.seconds, stopped)
        seat = prompt.decision.seat
        state = self._game.guess(prompt.view, rng)
        self._mind.begin(state)
        contest = Contest(self._first_sight(state, seat, options), self._habits)
        with suppress(OutOfTime):  # every world so far has counted for all running options alike
            self._try(prompt, contest, min(budget.iterations, self._habits.plays), rng, watch)
        return Choice(options[contest.best()])

    def _first_sight(self, state: Any, seat: Seat, options: Sequence[Any]) -> Sequence[float]:
        worths = self._mind.rank(state, seat, options)
        if not self._habits.blur:
            return worths
        mood = self._mind.mood(state, seat)
        return [
            worth + Random(f"{mood}:{encode(option)!r}").gauss(0.0, self._habits.blur)
            for worth, option in zip(worths, options, strict=True)
        ]

    def _try(self, prompt: Prompt[Any, Any], contest: Contest, plays: int, rng: Random, watch: Watch) -> None:
        """Stage after stage, each with its share of the plays."""
        stages = (len(contest.running) - 1).bit_length()
        for left in range(stages, 0, -1):
            running = len(contest.running)
            worlds = plays // (left * running)
            for _ in range(worlds):
                world = self._game.guess(prompt.view, rng)
                contest.add(self._worths(world, prompt, contest.running, Luck(rng.random()), watch))
            plays -= worlds * running
            contest.halve()

    def _worths(
        self, world: Any, prompt: Prompt[Any, Any], running: Sequence[int], luck: Luck, watch: Watch
    ) -> Sequence[float]:
        """What each running option comes to in one world."""
        leaves = []
        for option in running:
            luck.rewind()
            settled = self._played_out(world, prompt.options[option], luck, watch)
            leaves.append(self._mind.leaf(settled, prompt.decision.seat))
        return self._mind.judge(leaves)

    def _played_out(self, start: Any, action: Any, luck: Luck, watch: Watch) -> Any:
        """The settled state after an action and what everybody would do then."""
        game, mind = self._game, self._mind
        state = game.apply(start, action).state
        while not mind.settled(start, state):
            decision = game.decision(state)
            if decision is None:
                break
            if decision.seat == CHANCE:
                action = game.dealt(state, luck.draw(decision.source))
            else:
                watch.look()
                action = mind.act(state)
            state = game.apply(state, action).state
        return state
