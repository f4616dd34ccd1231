"""Where luck comes from."""

import pytest

from rules_core.kernel.chance import fraction, picked


@pytest.mark.parametrize(
    ("seed", "source", "count", "expected"),
    [
        ("1", "cards", 0, 0.9498148648217793),
        ("1", "cards", 1, 0.4660105225910046),
        ("1", "plans", 0, 0.7625914724846522),
        ("Ähre", "cards", 0, 0.7695256615091957),
        ("x", "y", 1000000, 0.09452932714174866),
    ],
)
def test_the_numbers_are_the_same_on_every_machine(
    seed: str, source: str, count: int, expected: float
) -> None:
    assert fraction(seed, source, count) == expected


def test_the_numbers_lie_between_0_and_1_and_are_spread_evenly() -> None:
    numbers = [fraction("spread", "cards", count) for count in range(4000)]
    assert all(0 <= number < 1 for number in numbers)
    assert len(set(numbers)) == 4000
    for tenth in range(10):
        assert 320 < sum(tenth / 10 <= number < (tenth + 1) / 10 for number in numbers) < 480


@pytest.mark.parametrize(
    ("at", "outcome"), [(0.0, "a"), (0.24, "a"), (0.26, "b"), (0.99999, "b"), (1.0, "b")]
)
def test_outcomes_take_up_room_by_their_odds(at: float, outcome: str) -> None:
    assert picked({"a": 1, "b": 3}, at) == outcome
