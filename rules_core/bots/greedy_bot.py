"""A bot that looks one step ahead: it takes what a title's valuation likes best."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rules_core.bots.bot import Budget, Choice, Stopped, never
from rules_core.kernel.game import Game, Seat
from rules_core.kernel.prompt import Prompt

Appraise = Callable[[Any, Seat, Sequence[Any]], Sequence[float]]
"""The worth in points of each of a seat's options in a state that the seat holds possible.

Must rest on nothing but what the seat can know of that state.
"""


class GreedyBot:
    """Takes the option of the highest worth; of equal ones the first."""

    needs_options = True

    def __init__(self, game: Game[Any, Any, Any, Any, Any], appraise: Appraise) -> None:
        self._game = game
        self._appraise = appraise

    def choose(
        self, prompt: Prompt[Any, Any], budget: Budget, rng: Random, stopped: Stopped = never
    ) -> Choice:
        """The option of the highest worth."""
        if len(prompt.options) == 1:
            return Choice(prompt.options[0])
        state = self._game.guess(prompt.view, rng)
        worths = self._appraise(state, prompt.decision.seat, prompt.options)
        best = max(range(len(worths)), key=lambda i: (worths[i], -i))
        return Choice(prompt.options[best])
