"""Plays whole games between bots, without a window, and counts who wins."""

import argparse
import errno
import json
import math
import re
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import get_args

import msgspec

from ahrensache_desktop.command.together import MOST_PROCESSES, on_processes
from ahrensache_desktop.command.wording import phrasebook_for, seed_in
from ahrensache_desktop.opening import NoSuchEdition, edition_from, game_of, options_from
from ahrensache_desktop.text.numerals import in_digits
from ahrensache_desktop.text.phrasebook import Phrasebook, Say
from ahrensache_desktop.text.system_words import numbered_words, system_words
from ahrensache_desktop.trouble import edition_trouble, options_trouble
from rules_core.bots.bot import Budget
from rules_core.bots.roster import BOTS, make_bot
from rules_core.games.ahrensache.material import AREA_CARDS, WALK_CARDS
from rules_core.games.ahrensache.options import Options, ScoringChoice
from rules_core.games.catalog import GAMES
from rules_core.kernel.match import IllegalOptions, Match

SHARES = 8  # pieces of work for each process, so that none waits long for the last
COUNTING = re.compile("0|[1-9][0-9]*")  # a seed that stays the same when it is read as a number


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


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """The arguments of this subcommand."""
    parser.description = say("help-simulate")
    scorings = say("help-simulate-scoring", known=", ".join(get_args(ScoringChoice)))
    parser.add_argument("--game", default="ahrensache", metavar="NAME", help=say("help-simulate-game"))
    parser.add_argument(
        "--seats", default="greedy,greedy,random,random", metavar="BOT,BOT", help=say("help-simulate-seats")
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help=say("help-simulate-games"))
    parser.add_argument(
        "--seed", type=seed_in, default="1", metavar=say("word-seed"), help=say("help-simulate-seed")
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=say("help-simulate-jobs"))
    parser.add_argument("--edition", default="", metavar=say("word-file"), help=say("help-simulate-edition"))
    parser.add_argument("--scoring", default="first_game", metavar="NAME", help=scorings)
    parser.add_argument("--extras", default="", metavar="W1,G2", help=say("help-simulate-extras"))
    parser.add_argument("--json", type=Path, metavar=say("word-file"), help=say("help-simulate-json"))


def run(arguments: argparse.Namespace) -> int:
    """Play and report; 2 if the arguments make no sense, 1 if the figures cannot be written."""
    phrasebook = phrasebook_for(arguments)
    bots = tuple(name.strip() for name in arguments.seats.split(","))
    trouble = next(_troubles(arguments, bots, phrasebook), None)
    if trouble is not None:
        return _complain(trouble)
    choices = {"scoring": arguments.scoring, "extras": _extras(arguments)}
    try:
        options = options_from(choices, edition_from(arguments.edition))
        Match(game_of(arguments.game), options, len(bots), "")
    except NoSuchEdition as error:
        return _complain(edition_trouble(phrasebook, error))
    except IllegalOptions as error:
        return _complain(options_trouble(phrasebook, error))
    began = time.perf_counter()
    everything = Series(arguments.game, bots, arguments.seed, 0, arguments.games, options)
    try:
        tally = _play_all(everything, arguments.jobs)
    except BrokenProcessPool:
        print(phrasebook.say("simulate-broken"), file=sys.stderr)
        return 1
    _report(everything, tally, time.perf_counter() - began, phrasebook)
    return _write(arguments.json, _figures(everything, tally), phrasebook) if arguments.json else 0


def _extras(arguments: argparse.Namespace) -> list[str]:
    return [card.strip() for card in arguments.extras.split(",") if card.strip()]


def _troubles(arguments: argparse.Namespace, bots: tuple[str, ...], phrasebook: Phrasebook) -> Iterator[str]:
    """What is wrong with the arguments, a sentence each; all of it is known before a card is dealt."""
    for bot in bots:
        if bot not in BOTS:
            yield phrasebook.say("simulate-no-bot", bot=bot, known=", ".join(BOTS))
    if arguments.game not in GAMES:
        yield phrasebook.say("simulate-no-game", game=arguments.game, known=", ".join(GAMES))
    yield from _number_troubles(arguments, phrasebook)
    scorings = get_args(ScoringChoice)
    if arguments.scoring not in scorings:
        known = ", ".join(scorings)
        yield phrasebook.say("simulate-no-scoring", scoring=arguments.scoring, known=known)
    everybodys = WALK_CARDS + AREA_CARDS
    for card in _extras(arguments):
        if card not in everybodys:
            yield phrasebook.say("simulate-no-card", card=card, known=", ".join(everybodys))
    file: Path | None = arguments.json
    if file is not None and (file.is_dir() or not file.absolute().parent.is_dir()):
        detail = numbered_words(phrasebook, errno.EISDIR if file.is_dir() else errno.ENOENT, "")
        yield phrasebook.say("simulate-json-place", file=str(file), detail=detail)


def _number_troubles(arguments: argparse.Namespace, phrasebook: Phrasebook) -> Iterator[str]:
    for option in ("games", "jobs"):
        if getattr(arguments, option) < 1:
            yield phrasebook.say("simulate-count", option=f"--{option}")
    if arguments.jobs > MOST_PROCESSES:
        yield phrasebook.say("simulate-most", option="--jobs", most=MOST_PROCESSES)


def _write(file: Path, figures: dict[str, object], phrasebook: Phrasebook) -> int:
    try:
        file.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        detail = system_words(phrasebook, error)
        print(phrasebook.say("simulate-json-place", file=str(file), detail=detail), file=sys.stderr)
        return 1
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
    for tally in on_processes(jobs, play, _pieces(everything, jobs * SHARES)):
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
        "seed": int(series.seed) if COUNTING.fullmatch(series.seed) else series.seed,
        "seats": seats,
        "decisions": tally.decisions,
        "cpu_seconds": round(tally.cpu_seconds, 3),
    }


def _report(series: Series, tally: Tally, seconds: float, phrasebook: Phrasebook) -> None:
    say = phrasebook.say

    def numeral(value: float, digits: int = 1) -> str:
        return in_digits(value, digits, phrasebook.language)

    def percent(share: float) -> str:
        return say("simulate-percent", number=numeral(100 * share))

    print(say("simulate-title", game=series.game, games=series.count, seed=series.seed))
    heads = {key: say(f"simulate-{key}") for key in ("seat", "bot", "wins", "share", "interval", "points")}
    print(
        f"{heads['seat']:>5}  {heads['bot']:<10} {heads['wins']:>8} {heads['share']:>7}  "
        f"{heads['interval']:<19} {heads['points']:>7}"
    )
    for number, (bot, wins, points) in enumerate(zip(series.bots, tally.wins, tally.points, strict=True), 1):
        low, high = interval(wins, series.count)
        share, mean = wins / series.count, points / series.count
        between = say("simulate-between", low=f"{percent(low):>6}", high=f"{percent(high):>6}")
        print(
            f"{number:>5}  {bot:<10} {numeral(wins):>8} {percent(share):>7}  {between:<19} {numeral(mean):>7}"
        )
    cpu = max(tally.cpu_seconds, 1e-9)
    print(
        say(
            "simulate-speed",
            decisions=str(tally.decisions),
            seconds=numeral(seconds),
            games=numeral(series.count / seconds),
            rate=numeral(tally.decisions / seconds, 0),
            cpu=numeral(series.count / cpu),
        )
    )


def _complain(sentence: str) -> int:
    print(f"ahrensache simulate: {sentence}", file=sys.stderr)
    return 2
