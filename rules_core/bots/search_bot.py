"""A bot that looks ahead: it tries its options in worlds that may be, and plays each to a horizon."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from random import Random
from typing import Any

from rules_core.bots.bot import Budget, Choice, Stopped, never
from rules_core.bots.play_out import Luck, Mind, OutOfTime, PlayOut, TooMany, Watch
from rules_core.kernel.codec import encode
from rules_core.kernel.game import Game, Seat
from rules_core.kernel.prompt import Prompt
from rules_core.kernel.value import Value

WAYS = 3  # ways of a seat's own to go on, for each play: they have most of their course in common

AnyPrompt = Prompt[Any, Any]


class Habits(Value, frozen=True):
    """How much a bot looks ahead, and how well it sees."""

    plays: int = 0  # of options to the horizon, for one decision at most
    width: int = 6  # options that are tried at all: the best at first sight
    trust: float = 1.0  # how many plays the first sight counts for
    blur: float = 0.0  # how far off its judgement of an option usually is, in points


class Contest:
    """Options with the sums of their worths over the same worlds; the worse half gives up in each stage."""

    def __init__(self, first: Sequence[float], opinions: Sequence[float], habits: Habits) -> None:
        seen = [worth + opinion for worth, opinion in zip(first, opinions, strict=True)]
        order = sorted(range(len(first)), key=lambda option: -seen[option])
        self.running = order[: habits.width]
        self._opinions = opinions
        self._sums = {option: habits.trust * seen[option] for option in self.running}

    def add(self, worths: Sequence[float]) -> None:
        """Count what a world brought each running option."""
        for option, worth in zip(self.running, worths, strict=True):
            self._sums[option] += worth + self._opinions[option]

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

    def choose(self, prompt: AnyPrompt, budget: Budget, rng: Random, stopped: Stopped = never) -> Choice:
        """The option whose plays end best on average; so far, if time runs out."""
        options = prompt.options
        if len(options) == 1:
            return Choice(options[0])
        seat = prompt.decision.seat
        state = self._game.guess(prompt.view, rng)
        self._mind.begin(state)
        first = self._mind.rank(state, seat, options)
        opinions = self._opinions(state, seat, options)
        contest = Contest(first, opinions, self._habits)
        plays = min(budget.iterations, self._habits.plays)
        play_out = PlayOut(self._game, self._mind, seat, Watch(budget.seconds, stopped))
        with suppress(OutOfTime):
            if plays and self._mind.tries(state):
                worths = self._worths_of_all(prompt, WAYS * plays, rng, play_out)
                if worths is not None:
                    seen = [worth + opinion for worth, opinion in zip(worths, opinions, strict=True)]
                    return Choice(options[max(range(len(options)), key=lambda i: (seen[i], first[i]))])
            self._contend(prompt, contest, plays, rng, play_out)
        return Choice(options[contest.best()])

    def _opinions(self, state: Any, seat: Seat, options: Sequence[Any]) -> Sequence[float]:
        """How much too good each option seems; of a clear mind nothing."""
        blur = self._habits.blur
        if not blur:
            return [0.0] * len(options)
        mood = self._mind.mood(state, seat)
        return [Random(f"{mood}:{encode(option)!r}").gauss(0.0, blur) for option in options]

    def _worths_of_all(
        self, prompt: AnyPrompt, most: int, rng: Random, play_out: PlayOut
    ) -> Sequence[float] | None:
        """What each option can be made of in one world, by every way to go on; None if there are too many."""
        world, luck = self._game.guess(prompt.view, rng), Luck(rng.random())
        leaves: list[Any] = []
        ends = []
        try:
            for action in prompt.options:
                leaves += play_out.leaves(world, luck, action, most - len(leaves))
                ends.append(len(leaves))
        except TooMany:
            return None
        worths = self._mind.judge(leaves)
        return [max(worths[begin:end]) for begin, end in pairwise((0, *ends))]

    def _contend(
        self, prompt: AnyPrompt, contest: Contest, plays: int, rng: Random, play_out: PlayOut
    ) -> None:
        """Stage after stage in common worlds, each with its share of the plays."""
        stages = (len(contest.running) - 1).bit_length()
        for left in range(stages, 0, -1):
            running = contest.running
            worlds = plays // (left * len(running))
            for _ in range(worlds):
                world, luck = self._game.guess(prompt.view, rng), Luck(rng.random())
                leaves = [play_out.leaf(world, luck, prompt.options[option]) for option in running]
                contest.add(self._mind.judge(leaves))  # a world counts for all or for none
            plays -= worlds * len(running)
            contest.halve()
