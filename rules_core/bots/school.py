"""Games from which a value is learned: mixed tables, some blunders, and what came of each position."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from rules_core.bots.bot import Bot, Budget
from rules_core.kernel.game import CHANCE, Game, Result, Seat
from rules_core.kernel.prompt import Prompt
from rules_core.kernel.value import Value

BLUNDERS = 0.02  # of all decisions, so that positions are seen which no good play leads to


class Scribe(Protocol):
    """What a title writes down of a game to be learned from."""

    def begin(self, state: Any) -> None:
        """A new stretch begins."""
        ...

    def settled(self, start: Any, state: Any) -> bool:
        """Whether a stretch is over and the position is one that is judged in play."""
        ...

    def row(self, state: Any, seat: Seat) -> list[float]:
        """The position in numbers."""
        ...

    def outcome(self, result: Result, seat: Seat) -> float:
        """What the end of the game is worth to the seat."""
        ...


class Lesson(Value, frozen=True):
    """The positions of a game and what each was worth in the end."""

    rows: tuple[list[float], ...]
    worths: tuple[float, ...]
    result: Result


def taught_game(
    game: Game[Any, Any, Any, Any, Any], options: Any, bots: Sequence[Bot], scribe: Scribe, rng: Random
) -> Lesson:
    """Play a game between these bots and write it down."""
    state = game.new(options, len(bots))
    start = state
    scribe.begin(state)
    rows: list[tuple[Seat, list[float]]] = []
    while (decision := game.decision(state)) is not None:
        action = (
            game.dealt(state, rng.random()) if decision.seat == CHANCE else _chosen(game, state, bots, rng)
        )
        state = game.apply(state, action).state
        if scribe.settled(start, state) and game.decision(state) is not None:
            scribe.begin(state)
            rows += [(seat, scribe.row(state, seat)) for seat in range(len(bots))]
            start = state
    result = game.result(state)
    assert result is not None
    worths = tuple(scribe.outcome(result, seat) for seat, _ in rows)
    return Lesson(tuple(row for _, row in rows), worths, result)


def _chosen(game: Game[Any, Any, Any, Any, Any], state: Any, bots: Sequence[Bot], rng: Random) -> Any:
    decision = game.decision(state)
    assert decision is not None
    view = game.view(state, decision.seat)
    if rng.random() < BLUNDERS:
        return game.sample(view, rng)
    options = tuple(game.options_now(state))
    complete = decision.kind not in game.open_ended
    prompt = Prompt(view, decision, options, complete)
    return bots[decision.seat].choose(prompt, Budget(seconds=60.0), rng).action
