"""The yardstick: a bot that takes any legal action."""

from random import Random
from typing import Any

from rules_core.bots.bot import Budget, Choice, Stopped, never
from rules_core.kernel.game import Game
from rules_core.kernel.prompt import Prompt


class RandomBot:
    """Draws a legal action, so that anything may happen in its games."""

    needs_options = False

    def __init__(self, game: Game[Any, Any, Any, Any, Any]) -> None:
        self._game = game

    def choose(
        self, prompt: Prompt[Any, Any], budget: Budget, rng: Random, stopped: Stopped = never
    ) -> Choice:
        """A legal action at random."""
        if prompt.complete:
            return Choice(prompt.options[int(rng.random() * len(prompt.options))])
        return Choice(self._game.sample(prompt.view, rng))
