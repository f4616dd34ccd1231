"""How long the best walk takes to find (rule 7.4): at most 50 ms on 40 tiles with 10 crossings."""

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from rules_core.games.ahrensache.walks import best_walk
from tests.games.ahrensache.farms import HARD_FARMS, drawn

LIMIT = 0.05  # seconds


@pytest.mark.bench
@pytest.mark.parametrize("rows", HARD_FARMS)
def test_the_best_walk_of_a_hard_farm_takes_at_most_50_ms(
    benchmark: BenchmarkFixture, rows: tuple[str, ...]
) -> None:
    farm = drawn(*rows)
    walk = benchmark(best_walk.__wrapped__, farm)
    assert walk == best_walk(farm)
    if benchmark.stats is not None:  # it is None where benchmarks are switched off
        assert benchmark.stats.stats.median <= LIMIT
