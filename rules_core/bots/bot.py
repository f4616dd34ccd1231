"""What a bot is: it gets a prompt and chooses; it never sees a state that is not its own guess."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from rules_core.kernel.prompt import Prompt
from rules_core.kernel.value import Value


class Budget(Value, frozen=True):
    """How long a bot may think: steps of its own kind, and a ceiling in seconds."""

    iterations: int = 200
    seconds: float = 1.0


class Reason(Value, frozen=True):
    """One of the things that tipped a choice: a key for its sentence, and its worth in points."""

    key: str
    points: float


class Choice(Value, frozen=True):
    """What a bot chose, and why."""

    action: Any
    reasons: tuple[Reason, ...] = ()


Stopped = Callable[[], bool]
"""Whether nobody wants to wait any longer: a bot that thinks asks again and again."""


def never() -> bool:
    """Nobody is in a hurry."""
    return False


class Bot(Protocol):
    """Chooses one action for a prompt; equal arguments give equal choices, unless it is stopped."""

    needs_options: bool
    """Whether the bot chooses among the options of the prompt, or can do without them."""

    def choose(
        self, prompt: Prompt[Any, Any], budget: Budget, rng: Random, stopped: Stopped = never
    ) -> Choice:
        """The action that the bot takes."""
        ...
