"""Whole matches that must come out the same for ever, unless a rule has changed and a commit says which."""

import pytest

from rules_core.games.ahrensache.game import GAME
from rules_core.kernel.save import read, restore, verify
from tests.golden.make import FOLDER, ODD

RESULTS: dict[str, tuple[int, ...]] = {
    "all-bids-equal": (38, 8, 27),
    "bid-of-zero": (20, 32, 17),
    "bid-over-40": (88, 47, 87, 53),
    "hand-limit": (28, 71, 64),
    "neutral-first": (29, 18),
    "nothing-fits": (37, 21, 22, 10),
    "pile-empty-twice": (44, 67, 25, 22, 31),
    "players-2": (41, 192),
    "players-3": (20, 176, 175),
    "players-4": (23, 183, 197, 140),
    "players-5": (44, 162, 221, 176, 114),
    "shared-win": (24, 24),
}
"""The points of all seats of each match."""


@pytest.mark.parametrize("name", RESULTS)
def test_a_golden_match_replays_to_its_result(name: str) -> None:
    document = read((FOLDER / f"{name}.json").read_bytes())
    assert verify(document, GAME) == []
    match = restore(document, GAME).match
    assert match.result is not None
    assert tuple(match.result.total(seat) for seat in range(match.seats)) == RESULTS[name]
    if name in ODD:
        assert ODD[name][1](match)


def test_there_is_a_golden_match_for_every_odd_way_and_number_of_players() -> None:
    expected = {*ODD, *(f"players-{seats}" for seats in GAME.seat_counts)}
    assert set(RESULTS) == expected
    assert {file.stem for file in FOLDER.glob("*.json")} == expected
