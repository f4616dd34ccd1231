"""Learned values: what they are made from, how they are kept, and when they are not used."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from rules_core.bots.learning import fresh, learn
from rules_core.bots.net import SIZES, Weights, packed, unpacked
from rules_core.bots.weights import learned_value
from rules_core.games.ahrensache.features import schema
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.mind import Mind, outcome
from rules_core.kernel.codec import digest, encode
from rules_core.kernel.match import Match
from tests.conformance.titles import EDITION, options_of


def curved(count: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Rows, and worths that no straight line meets."""
    rows = rng.normal(size=(count, 4)).astype(np.float32)
    return rows, (20 * np.abs(rows[:, 0]) + 10 * rows[:, 1]).astype(np.float32)


def test_what_a_line_misses_is_learned() -> None:
    rng = np.random.default_rng(1)
    rows, worths = curved(4000, rng)
    net = fresh(rows, rng)
    learn(net, rows, worths, 20, rng)
    unseen, truth = curved(500, rng)
    scaled = (unseen - net.mean) / net.spread
    line = scaled @ net.line[:-1] + net.line[-1]
    assert ((np.array(net(unseen.tolist())) - truth) ** 2).mean() < 0.2 * ((line - truth) ** 2).mean()


def test_a_net_survives_its_file_and_another_shape_is_refused() -> None:
    rng = np.random.default_rng(2)
    rows, worths = curved(600, rng)
    net = fresh(rows, rng)
    learn(net, rows, worths, 1, rng)
    again = unpacked(packed(net), 4, SIZES)
    assert again(rows[:9].tolist()) == net(rows[:9].tolist())
    with pytest.raises(ValueError, match="another count"):
        unpacked(packed(net), 5, SIZES)


@pytest.mark.parametrize(
    "wrong", ["", "game", "players", "edition", "schema", "numbers", "damaged", "missing"]
)
def test_a_learned_value_is_used_for_its_own_game_only(
    wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = np.random.default_rng(3)
    names = schema(4)
    net = fresh(rng.normal(size=(50, len(names))).astype(np.float32), rng)
    values = {
        "game": "ahrensache",
        "edition": digest(EDITION),
        "schema": digest(names),
        "numbers": packed(net),
    }
    if wrong in values:
        values[wrong] = "AAAA"
    weights = Weights(players=5 if wrong == "players" else 4, games=1, sizes=SIZES, **values)
    file = tmp_path / "ahrensache-4.json"
    if wrong != "missing":
        file.write_bytes(encode(weights)[: 100 if wrong == "damaged" else None])
    found = learned_value(file, "ahrensache", 4, digest(EDITION), names)
    told = capsys.readouterr().err
    assert (found is None) == bool(wrong)
    assert ("rules of thumb" in told) == bool(wrong)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_row_has_the_numbers_that_the_schema_names_and_nothing_hidden(seats: int) -> None:
    match = Match(GAME, options_of(GAME, 1), seats, "rows")
    rng = Random(1)
    mind = Mind()
    while match.state.public.round < 3:
        decision = match.decision
        assert decision is not None
        match.submit(GAME.sample(match.view(decision.seat), rng))
    for seat in range(seats):
        row = mind.row(match.state, seat)
        assert len(row) == len(schema(seats)) == len(set(schema(seats)))
        other = GAME.guess(GAME.view(match.state, seat), rng)
        assert mind.row(other, seat) == row


def test_an_outcome_is_the_lead_and_the_win() -> None:
    assert [outcome([50, 40, 30], seat) for seat in range(3)] == [30.0, -10.0, -20.0]
    assert outcome([50, 50], 0) == 10.0
