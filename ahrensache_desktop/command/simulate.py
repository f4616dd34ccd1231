"""Plays whole games between bots, without a window, and counts who wins."""

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random

import msgspec

from ahrensache_desktop.opening import NoSuchEdition, edition_from, game_of, options_from
from rules_core.bots.bot import Budget
from rules_core.bots.roster import BOTS, make_bot
from rules_core.games.ahrensache.options import Options
from rules_core.kernel.match import IllegalOptions, Match

SHARES = 8  # pieces of work for each process, so that none waits long for the last


class Series(msgspec.Struct, frozen=True):
    """Games to be played: equal series have equal outcomes, on one process or many."""

    game: str
    bots: tuple[str, ...]
    seed: str
    first: int
    count: int
    options: Options


class Tally(msgspec.Struct):
    """What came out, one entry a bot as it was named on the command line."""

    wins: list[float]
    points: list[int]
    decisions: int = 0
    cpu_seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        """Count the games of another series too."""
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this subcommand."""
    parser.add_argument("--game", default="ahrensache", metavar="ID")
    parser.add_argument(
        "--seats", default="greedy,greedy,random,random", help="a bot for each seat; seats rotate every game"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play at once")
    parser.add_argument("--edition", default="", metavar="FILE", help="an edition of your own")
    parser.add_argument("--scoring", default="first_game", help="first_game, advanced, mix or any_five")
    parser.add_argument("--extras", default="", help="W and G cards, such as W1,G2")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")


def run(arguments: argparse.Namespace) -> int:
    """Play and report; 2 if the arguments make no sense."""
    bots = tuple(name.strip() for name in arguments.seats.split(","))
    unknown = [name for name in bots if name not in BOTS]
    if unknown:
        return _complain(f"there is no bot named {unknown[0]!r}; there are {', '.join(BOTS)}")
    if arguments.games < 1 or arguments.jobs < 1:
        return _complain("--games and --jobs must be at least 1")
    extras = [card for card in arguments.extras.split(",") if card]
    try:
        options = options_from(
            {"scoring": arguments.scoring, "extras": extras}, edition_from(arguments.edition)
        )
        Match(game_of(arguments.game), options, len(bots), "")
    except KeyError:
        return _complain(f"there is no game named {arguments.game!r}")
    except (NoSuchEdition, IllegalOptions) as error:
        return _complain(str(error))
    began = time.perf_counter()
    everything = Series(arguments.game, bots, arguments.seed, 0, arguments.games, options)
    tally = _play_all(everything, arguments.jobs)
    _report(everything, tally, time.perf_counter() - began)
    if arguments.json:
        arguments.json.write_text(json.dumps(_figures(everything, tally), indent=2) + "\n", encoding="utf-8")
    return 0


def play(series: Series) -> Tally:
    """The outcome of a series."""
    began = time.process_time()
    count = len(series.bots)
    tally = Tally([0.0] * count, [0] * count)
    game = game_of(series.game)
    bots = [make_bot(name, game) for name in series.bots]
    budget = Budget()
    for number in range(series.first, series.first + series.count):
        match = Match(game, series.options, count, f"{series.seed}:{number}")
        # The bot named first sits one seat further on in each game.
        sitting = [(seat - number) % count for seat in range(count)]
        rngs = [Random(f"{series.seed}:{number}:{seat}") for seat in range(count)]
        while (decision := match.decision) is not None:
            seat = decision.seat
            bot = bots[sitting[seat]]
            prompt = match.prompt(listed=bot.needs_options)
            assert prompt is not None
            match.submit(bot.choose(prompt, budget, rngs[seat]).action)
            tally.decisions += 1
        result = match.result
        assert result is not None
        winners = result.winners()
        for seat, index in enumerate(sitting):
            tally.points[index] += result.total(seat)
            tally.wins[index] += 1 / len(winners) if seat in winners else 0
    tally.cpu_seconds = time.process_time() - began
    return tally


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson): where the true share lies, 19 times of 20."""
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def _play_all(everything: Series, jobs: int) -> Tally:
    if jobs == 1:
        return play(everything)
    total = Tally([0.0] * len(everything.bots), [0] * len(everything.bots))
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for tally in pool.map(play, _pieces(everything, jobs * SHARES)):
            total.add(tally)
    return total


def _pieces(everything: Series, count: int) -> Iterator[Series]:
    length = math.ceil(everything.count / count)
    for first in range(0, everything.count, length):
        rest = min(length, everything.count - first)
        yield msgspec.structs.replace(everything, first=first, count=rest)


def _figures(series: Series, tally: Tally) -> dict[str, object]:
    seats = [
        {
            "bot": bot,
            "wins": round(wins, 4),
            "win_share": round(wins / series.count, 4),
            "mean_points": round(points / series.count, 2),
        }
        for bot, wins, points in zip(series.bots, tally.wins, tally.points, strict=True)
    ]
    return {
        "game": series.game,
        "games": series.count,
        "seed": int(series.seed) if series.seed.isdecimal() else series.seed,
        "seats": seats,
        "decisions": tally.decisions,
        "cpu_seconds": round(tally.cpu_seconds, 3),
    }


def _report(series: Series, tally: Tally, seconds: float) -> None:
    print(f"{series.game}: {series.count} games, seed {series.seed}")
    print(f"{'seat':>4}  {'bot':<10} {'wins':>8} {'share':>7}  {'95 % interval':<17} {'points':>7}")
    for number, (bot, wins, points) in enumerate(zip(series.bots, tally.wins, tally.points, strict=True), 1):
        low, high = interval(wins, series.count)
        share, mean = wins / series.count, points / series.count
        between = f"{low:6.1%} to {high:6.1%}"
        print(f"{number:>4}  {bot:<10} {wins:>8.1f} {share:>7.1%}  {between:<17} {mean:>7.1f}")
    cpu = max(tally.cpu_seconds, 1e-9)
    print(
        f"{tally.decisions} decisions in {seconds:.1f} s: {series.count / seconds:.1f} games/s, "
        f"{tally.decisions / seconds:.0f} decisions/s; per CPU second {series.count / cpu:.1f} games"
    )


def _complain(sentence: str) -> int:
    print(f"ahrensache simulate: {sentence}", file=sys.stderr)
    return 2
