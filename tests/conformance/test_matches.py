"""What holds for whole matches of every title: saved, undone, done again."""

from random import Random
from typing import Any

import pytest

from rules_core.kernel.codec import encode
from rules_core.kernel.match import Match
from rules_core.kernel.save import AnyMatch, Imprint, SeatInfo, problems, read, restore, write
from tests.conformance.titles import CASES, AnyGame, options_of

every_case = pytest.mark.parametrize(
    ("game", "seats", "seed"), CASES, ids=[f"{g.id}-{n}-{s}" for g, n, s in CASES]
)


def begun(game: AnyGame, seats: int, seed: int) -> tuple[AnyMatch, Random]:
    """A match, and what its random seats draw from."""
    return Match(game, options_of(game, seed), seats, f"{seed}"), Random(f"{game.id}{seats}{seed}")


def act(match: AnyMatch, rng: Random) -> tuple[Any, ...]:
    """A random action of the deciding seat."""
    decision = match.decision
    assert decision is not None
    return match.submit(match.game.sample(match.view(decision.seat), rng))


def saved(match: AnyMatch) -> bytes:
    """The document of a match."""
    return write(match, tuple(SeatInfo(f"{n}") for n in range(match.seats)), Imprint("0", "any"))


@every_case
def test_a_saved_match_is_the_match_whenever_it_was_saved(game: AnyGame, seats: int, seed: int) -> None:
    match, rng = begun(game, seats, seed)
    while match.decision is not None:
        if len(match.moments) % 5 == 0:
            data = saved(match)
            restored = restore(read(data), game)
            assert restored.history == "live"
            assert encode(restored.match.prompt()) == encode(match.prompt())
            assert saved(restored.match) == data
        act(match, rng)
    assert problems(read(saved(match)), game) == []
    assert restore(read(saved(match)), game).match.result == match.result


@every_case
def test_a_saved_match_has_the_same_future(game: AnyGame, seats: int, seed: int) -> None:
    match, rng = begun(game, seats, seed)
    for _ in range(3):
        act(match, rng)
    again = restore(read(saved(match)), game).match
    future = rng.getstate()
    told = []
    while match.decision is not None:
        told.append(act(match, rng))
    rng.setstate(future)
    assert [act(again, rng) for _ in told] == told
    assert again.result == match.result


@every_case
def test_undo_brings_back_the_very_same_state_and_redo_the_one_after(
    game: AnyGame, seats: int, seed: int
) -> None:
    match, rng = begun(game, seats, seed)
    number = 0
    while (decision := match.decision) is not None:
        number += 1
        before, drawn = encode(match.state), match.drawn
        told = act(match, rng)
        after = encode(match.state)
        if number % 4 == 0:
            point = match.undo_point(decision.seat)
            assert point is not None
            match.undo(point)
            assert (encode(match.state), match.drawn) == (before, drawn)
            assert match.redo() == told
            assert encode(match.state) == after
