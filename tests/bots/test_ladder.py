"""`ahrensache ladder`: who plays whom, and what is made of it."""

import pytest

from ahrensache_desktop.__main__ import main
from ahrensache_desktop.command.ladder import Finish, rated, ratings

BOTS = ("low", "middle", "high")


def finishes(often: int, seldom: int) -> list[Finish]:
    """Games that mostly end with the best bot first."""
    return [Finish(BOTS, (3, 2, 1))] * often + [Finish(BOTS, (1, 2, 3))] * seldom


def test_ratings_follow_who_ends_before_whom() -> None:
    found = ratings(BOTS, finishes(90, 10))
    assert found["low"] < found["middle"] < found["high"]
    assert sum(found.values()) / 3 == pytest.approx(1500)


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    games = [Finish(("a", "b"), (1, 2))] * 1000 + [Finish(("a", "b"), (2, 1))] * 100
    found = ratings(("a", "b"), games)
    assert found["a"] - found["b"] == pytest.approx(400, abs=1)


def test_a_bot_that_never_lost_has_a_rating() -> None:
    found = ratings(BOTS, finishes(5, 0))
    assert 1500 < found["high"] < 3000


def test_more_games_make_the_interval_narrower() -> None:
    def width(games: list[Finish]) -> float:
        _, low, high = rated(BOTS, games)["high"]
        return high - low

    assert width(finishes(360, 40)) < 0.6 * width(finishes(36, 4))


def test_a_shared_first_place_is_shared() -> None:
    finish = Finish(("a", "b", "b", "c"), (1, 1, 3, 1))
    assert [finish.share(bot) for bot in "abc"] == [pytest.approx(1 / 3)] * 3


def test_a_ladder_of_three_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--bots", "random,apprentice,farmer", "--players", "2", "--games", "2", "--lang", "en"]
    assert main(["ladder", *arguments]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told if line.startswith("  ")] == [
        "random", "apprentice", "farmer", "apprentice", "farmer",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--bots", "farmer"], "at least two"),
        (["--bots", "farmer,farmer"], "each once"),
        (["--bots", "farmer,king"], "king"),
        (["--players", "1"], "2, 3, 4, 5"),
        (["--games", "0"], "--games"),
        (["--jobs", "1000"], "64"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_sentence(
    arguments: list[str], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", "--lang", "en", *arguments]) == 2
    told = capsys.readouterr().err
    assert part in told
    assert told.count("\n") == 1
