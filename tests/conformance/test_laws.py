"""The laws of the Game protocol, over random play of every title."""

import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, get_type_hints

import pytest

from rules_core.kernel.codec import decode, digest, encode
from rules_core.kernel.event import SecretTo, marks_of, redact
from rules_core.kernel.game import CHANCE
from rules_core.kernel.prompt import Prompt
from tests.conformance.titles import CASES, HIDEABLE, REVEALS, TITLES, TWINS, AnyGame, options_of

LONGEST = 4000  # records of one match; more means that it does not end
FEW = 60  # actions of a decision that are looked at one by one
MANY = 3000  # and now and then, where there are too many to offer

every_case = pytest.mark.parametrize(
    ("game", "seats", "seed"), CASES, ids=[f"{g.id}-{n}-{s}" for g, n, s in CASES]
)


def walk(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, Any, Any]]:
    """Random play: each state, the action taken in it, and the step it gave."""
    rng = Random(f"{game.id}{seats}{seed}")
    state = game.new(options_of(game, seed), seats)
    for _ in range(LONGEST):
        decision = game.decision(state)
        if decision is None:
            yield state, None, None
            return
        dealt = decision.seat == CHANCE
        action = (
            game.dealt(state, rng.random()) if dealt else game.sample(game.view(state, decision.seat), rng)
        )
        step = game.apply(state, action)
        yield state, action, step
        state = step.state
    pytest.fail("the match does not end")


@every_case
def test_a_decision_a_legal_action_and_no_result_go_together(game: AnyGame, seats: int, seed: int) -> None:
    for state, _, _ in walk(game, seats, seed):
        decision = game.decision(state)
        assert (decision is None) == (next(iter(game.legal(state)), None) is None)
        assert (decision is None) == (game.result(state) is not None)


@every_case
def test_legal_actions_are_not_refused_and_others_are(game: AnyGame, seats: int, seed: int) -> None:
    """Actions of other states serve as tries; a refusal is a value, never an exception."""
    tried: list[Any] = []
    rng = Random(seed)
    for number, (state, action, _) in enumerate(walk(game, seats, seed)):
        if action is None:
            continue
        assert game.refusal(state, action) is None
        limit = FEW if number % 10 else MANY
        few = list(islice(game.legal(state), limit + 1))
        assert all(game.refusal(state, each) is None for each in few[: FEW + 1])
        if len(few) <= limit:
            assert action in few
        for other in rng.sample(tried, min(8, len(tried))):
            refusal = game.refusal(state, other)
            if len(few) <= limit:
                assert (refusal is None) == (other in few)
            if refusal is not None:
                assert refusal.rule
                assert refusal.reason
        if len(tried) < 200 or rng.random() < 0.1:
            tried.append(action)


@every_case
def test_options_now_are_legal_and_all_unless_there_are_too_many(
    game: AnyGame, seats: int, seed: int
) -> None:
    for state, action, _ in walk(game, seats, seed):
        decision = game.decision(state)
        if action is None or decision is None or decision.seat == CHANCE:
            continue
        options = game.options_now(state)
        assert options
        assert len(set(map(encode, options))) == len(options)
        assert all(game.refusal(state, option) is None for option in options)
        if decision.kind not in game.open_ended:
            assert list(options) == list(game.legal(state))


@every_case
def test_chance_deals_by_the_odds(game: AnyGame, seats: int, seed: int) -> None:
    for state, action, _ in walk(game, seats, seed):
        decision = game.decision(state)
        if action is None or decision is None or decision.seat != CHANCE:
            continue
        outcomes, odds = list(game.legal(state)), game.odds(state)
        assert len(outcomes) == len(odds)
        assert min(odds) > 0
        assert decision.source
        before = 0
        for outcome, weight in zip(outcomes, odds, strict=True):
            assert game.dealt(state, (before + weight / 2) / sum(odds)) == outcome
            before += weight


@every_case
def test_apply_is_pure(game: AnyGame, seats: int, seed: int) -> None:
    for number, (state, action, step) in enumerate(walk(game, seats, seed)):
        if action is not None and number % 7 == 0:
            before = encode(state)
            again = game.apply(state, action)
            assert again.state == step.state
            assert again.events == step.events
            assert encode(state) == before


@every_case
def test_every_value_survives_the_codec(game: AnyGame, seats: int, seed: int) -> None:
    for number, (state, action, step) in enumerate(walk(game, seats, seed)):
        if action is not None:
            assert decode(encode(action), game.action_type) == action
            for event in step.events:
                assert decode(encode(event), game.event_type) == event
        if number % 9 == 0:
            again = decode(encode(state), game.state_type)
            assert again == state
            assert digest(again) == digest(state)
            view = game.view(state, number % seats)
            assert decode(encode(view), game.view_type) == view


@every_case
def test_a_guess_cannot_be_told_from_the_truth(game: AnyGame, seats: int, seed: int) -> None:
    """Nor can what the seat is shown of it: views, options and later events hold no foreign secret."""
    rng = Random(seed)
    for number, (state, _, _) in enumerate(walk(game, seats, seed)):
        if number % 5:
            continue
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            other = game.guess(view, rng)
            assert encode(game.view(other, seat)) == encode(view)
            decision = game.decision(state)
            if decision is not None and decision.seat == seat:
                assert list(islice(game.legal(other), FEW)) == list(islice(game.legal(state), FEW))
                assert _asked(game, other) == _asked(game, state)


def _asked(game: AnyGame, state: Any) -> bytes:
    """What the deciding seat's engine is sent."""
    decision = game.decision(state)
    assert decision is not None
    return encode(
        Prompt(game.view(state, decision.seat), decision, tuple(game.options_now(state)), complete=True)
    )


@every_case
def test_the_same_action_tells_the_same_wherever_it_looks_the_same(
    game: AnyGame, seats: int, seed: int
) -> None:
    """Each seat's view and events rest on what it knew and on what was done, and on no foreign secret."""
    rng = Random(seed)
    for number, (state, action, step) in enumerate(walk(game, seats, seed)):
        if action is None or number % 3:
            continue
        for seat in (*range(seats), None):
            other = game.guess(game.view(state, seat), rng)
            if game.refusal(other, action) is None:
                again = game.apply(other, action)
                if not any(isinstance(event, REVEALS[game.id]) for event in step.events):
                    assert _told(game, again, seat) == _told(game, step, seat)
        for event in step.events:
            for seat in range(seats):
                _assert_blanked(event, seat)


@every_case
def test_a_secret_choice_or_draw_looks_to_others_like_any_other(game: AnyGame, seats: int, seed: int) -> None:
    """Whoever lays, discards, hides or draws another card gives the same events and views to the rest."""
    compared = 0
    for state, action, step in walk(game, seats, seed):
        twin = TWINS[game.id](state, action) if action is not None else None
        if twin is None or game.refusal(state, twin[0]) is not None:
            continue
        other, owner = twin
        again = game.apply(state, other)
        compared += 1
        for seat in (*range(seats), None):
            if seat != owner:
                assert _told(game, again, seat) == _told(game, step, seat)
        assert _told(game, again, owner) != _told(game, step, owner)
    assert compared > 5


def _told(game: AnyGame, step: Any, seat: int | None) -> tuple[bytes, list[bytes]]:
    """All that a seat, or a bystander, is shown of a step."""
    return encode(game.view(step.state, seat)), [encode(redact(event, seat)) for event in step.events]


def _assert_blanked(event: Any, seat: int) -> None:
    seen = redact(event, seat)
    for name, mark in marks_of(type(event)).items():
        if isinstance(mark, SecretTo) and getattr(event, mark.owner) != seat:
            assert getattr(seen, name) is None


@pytest.mark.parametrize("game", TITLES, ids=[game.id for game in TITLES])
def test_every_field_that_can_hold_a_secret_says_who_may_know_it(game: AnyGame) -> None:
    found = 0
    for kind in game.event_type.__args__:
        hints = get_type_hints(kind, include_extras=False)
        for field, hint in hints.items():
            if any(re.search(rf"\b{name}\b", str(hint)) for name in HIDEABLE[game.id]):
                found += 1
                assert marks_of(kind)[field] is not None, (
                    f"{kind.__name__}.{field} is neither secret nor public"
                )
    assert found > 2
