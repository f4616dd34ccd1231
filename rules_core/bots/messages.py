"""The lines that a table and an engine exchange: one JSON message a line (docs/engine-protocol.md)."""

import msgspec

from rules_core.bots.bot import Budget, Reason
from rules_core.kernel.game import Refusal
from rules_core.kernel.value import Value

PROTOCOL = 1


class Hello(Value, frozen=True, tag_field="type", tag="hello"):
    """Table: this protocol, this game."""

    protocol: int
    game: str


class Ask(Value, frozen=True, tag_field="type", tag="prompt"):
    """Table: choose. The answer carries the same ticket."""

    ticket: int
    prompt: msgspec.Raw  # a Prompt of the game's own views and actions
    budget: Budget = Budget()
    bot: str = "greedy"
    seed: str = ""


class Refused(Value, frozen=True, tag_field="type", tag="refused"):
    """Table: your choice is not legal, for this reason; choose again."""

    ticket: int
    refusal: Refusal


class Stop(Value, frozen=True, tag_field="type", tag="stop"):
    """Table: answer at once with the best so far."""

    ticket: int


class Quit(Value, frozen=True, tag_field="type", tag="quit"):
    """Table: end."""


ToEngine = Hello | Ask | Refused | Stop | Quit


class Ready(Value, frozen=True, tag_field="type", tag="ready"):
    """Engine: I can play this game."""

    name: str
    protocol: int = PROTOCOL


class Chosen(Value, frozen=True, tag_field="type", tag="choice"):
    """Engine: my choice, an action of the game, with what tipped it."""

    ticket: int
    action: msgspec.Raw
    reasons: tuple[Reason, ...] = ()


class Info(Value, frozen=True, tag_field="type", tag="info"):
    """Engine: what I think of so far; may be sent any number of times, or never."""

    ticket: int
    best: msgspec.Raw
    iterations: int = 0


class Trouble(Value, frozen=True, tag_field="type", tag="error"):
    """Engine: I could not make sense of a line, or cannot go on."""

    text: str


FromEngine = Ready | Chosen | Info | Trouble
