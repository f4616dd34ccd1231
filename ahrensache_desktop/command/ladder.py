"""Plays the bots of the roster against one another and rates them, with intervals (docs/levels.md)."""

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import combinations
from multiprocessing import get_context
from random import Random

import msgspec

from ahrensache_desktop.command.simulate import interval
from ahrensache_desktop.command.wording import phrasebook_for, seed_in
from ahrensache_desktop.opening import edition_from
from ahrensache_desktop.text.numerals import in_digits
from ahrensache_desktop.text.phrasebook import Phrasebook, Say
from rules_core.bots.bot import Budget
from rules_core.bots.roster import BOTS, LEVELS, make_bot
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.options import Options
from rules_core.kernel.match import Match

PATIENCE = 60.0  # seconds for a decision: the plays of a habit decide, not the clock
RESAMPLES = 200
MOST_JOBS = 64
MIDDLE = 1500  # the rating of a bot as good as the mean of all


class Table(msgspec.Struct, frozen=True):
    """Who sits at one game, and its seed: equal tables have equal outcomes."""

    bots: tuple[str, ...]
    seed: str


class Finish(msgspec.Struct, frozen=True):
    """How a game ended: each seat's bot and place."""

    bots: tuple[str, ...]
    places: tuple[int, ...]

    def share(self, bot: str) -> float:
        """The bot's share of the first place."""
        first = [name for name, place in zip(self.bots, self.places, strict=True) if place == 1]
        return first.count(bot) / len(first)


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """The arguments of this subcommand."""
    parser.description = say("help-ladder")
    parser.add_argument("--bots", default=",".join(LEVELS), metavar="BOT,BOT", help=say("help-ladder-bots"))
    parser.add_argument("--players", type=int, default=4, metavar="N", help=say("help-train-players"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=say("help-ladder-games"))
    parser.add_argument(
        "--seed", type=seed_in, default="1", metavar=say("word-seed"), help=say("help-simulate-seed")
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=say("help-simulate-jobs"))


def run(arguments: argparse.Namespace) -> int:
    """Play and report; 2 if the arguments make no sense."""
    phrasebook = phrasebook_for(arguments)
    bots = tuple(name.strip() for name in arguments.bots.split(","))
    trouble = next(_troubles(arguments, bots, phrasebook), None)
    if trouble is not None:
        print(f"ahrensache ladder: {trouble}", file=sys.stderr)
        return 2
    steps = [_step(bots, at, arguments) for at in range(1, len(bots))]
    mixed = _mixed(bots, arguments)
    try:
        finishes = _played([*mixed, *(table for step in steps for table in step)], arguments.jobs)
    except BrokenProcessPool:
        print(phrasebook.say("simulate-broken"), file=sys.stderr)
        return 1
    _report_ratings(bots, finishes[: len(mixed)], phrasebook)
    _report_steps(bots, finishes[len(mixed) :], arguments, phrasebook)
    return 0


def _troubles(arguments: argparse.Namespace, bots: Sequence[str], phrasebook: Phrasebook) -> Iterator[str]:
    """What is wrong with the arguments, a sentence each."""
    say = phrasebook.say
    for bot in bots:
        if bot not in BOTS:
            yield say("simulate-no-bot", bot=bot, known=", ".join(BOTS))
    if len(set(bots)) < max(2, len(bots)):
        yield say("ladder-bots")
    if arguments.players not in GAME.seat_counts:
        yield say("train-players", known=", ".join(map(str, GAME.seat_counts)))
    for option in ("games", "jobs"):
        if getattr(arguments, option) < 1:
            yield say("simulate-count", option=f"--{option}")
    if arguments.jobs > MOST_JOBS:
        yield say("simulate-most", option="--jobs", most=MOST_JOBS)


def _mixed(bots: Sequence[str], arguments: argparse.Namespace) -> list[Table]:
    """Tables of different bots as far as there are enough, every company as often, seats in turn."""
    size = min(len(bots), arguments.players)
    companies = list(combinations(bots, size))
    tables = []
    for number in range(arguments.games):
        rng = Random(f"{arguments.seed}:{number}")
        company = list(companies[number % len(companies)])
        while len(company) < arguments.players:
            company.append(bots[int(rng.random() * len(bots))])
        turn = number // len(companies) % len(company)
        tables.append(Table((*company[turn:], *company[:turn]), f"{arguments.seed}:mixed:{number}"))
    return tables


def _step(bots: Sequence[str], at: int, arguments: argparse.Namespace) -> list[Table]:
    """One bot against a table of the one before it, its seat in turn."""
    tables = []
    for number in range(arguments.games):
        seats = [bots[at - 1]] * arguments.players
        seats[number % arguments.players] = bots[at]
        tables.append(Table(tuple(seats), f"{arguments.seed}:{bots[at]}:{number}"))
    return tables


def play(table: Table) -> Finish:
    """The outcome of a table."""
    match = Match(GAME, Options(edition_from()), len(table.bots), table.seed)
    made = {name: make_bot(name, GAME) for name in set(table.bots)}
    rngs = [Random(f"{table.seed}:{seat}") for seat in range(len(table.bots))]
    while (decision := match.decision) is not None:
        bot = made[table.bots[decision.seat]]
        prompt = match.prompt(listed=bot.needs_options)
        assert prompt is not None
        choice = bot.choose(prompt, Budget(seconds=PATIENCE), rngs[decision.seat])
        match.submit(choice.action)
    result = match.result
    assert result is not None
    return Finish(table.bots, result.places)


def _played(tables: Sequence[Table], jobs: int) -> list[Finish]:
    if jobs == 1:
        return [play(table) for table in tables]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        return list(pool.map(play, tables, chunksize=4))


def ratings(bots: Sequence[str], finishes: Sequence[Finish]) -> dict[str, float]:
    """Strengths by Bradley and Terry from who ended before whom; 400 points are odds of ten to one.

    A draw of each pair is added, so that even a bot that never lost has a rating.
    """
    won = {(a, b): 0.5 for a in bots for b in bots if a != b}
    for finish in finishes:
        for one, other in combinations(range(len(finish.bots)), 2):
            a, b = finish.bots[one], finish.bots[other]
            if a != b:
                ahead = finish.places[other] - finish.places[one]
                won[a, b] += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
                won[b, a] += 1.0 if ahead < 0 else 0.5 if ahead == 0 else 0.0
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(200):
        for bot in bots:
            others = [other for other in bots if other != bot]
            met = [
                (won[bot, other] + won[other, bot]) / (strength[bot] + strength[other]) for other in others
            ]
            strength[bot] = sum(won[bot, other] for other in others) / sum(met)
        mean = math.exp(sum(map(math.log, strength.values())) / len(bots))
        strength = {bot: value / mean for bot, value in strength.items()}
    return {bot: MIDDLE + 400 * math.log10(value) for bot, value in strength.items()}


def rated(bots: Sequence[str], finishes: Sequence[Finish]) -> dict[str, tuple[float, float, float]]:
    """Each bot's rating with its 95 % interval, from games drawn again and again out of those played."""
    rng = Random(1)
    again = [
        ratings(bots, [finishes[int(rng.random() * len(finishes))] for _ in finishes])
        for _ in range(RESAMPLES)
    ]
    found = {}
    for bot, rating in ratings(bots, finishes).items():
        drawn = sorted(one[bot] for one in again)
        found[bot] = (rating, drawn[RESAMPLES // 40], drawn[-1 - RESAMPLES // 40])
    return found


def _report_ratings(bots: Sequence[str], finishes: Sequence[Finish], phrasebook: Phrasebook) -> None:
    def whole(value: float) -> str:
        return in_digits(value, 0, phrasebook.language)

    print(phrasebook.say("ladder-mixed", games=len(finishes)))
    for bot, (rating, low, high) in rated(bots, finishes).items():
        between = phrasebook.say("simulate-between", low=whole(low), high=whole(high))
        print(f"  {bot:<12} {whole(rating):>6}  {between}")


def _report_steps(
    bots: Sequence[str], finishes: Sequence[Finish], arguments: argparse.Namespace, phrasebook: Phrasebook
) -> None:
    def percent(share: float) -> str:
        return phrasebook.say("simulate-percent", number=in_digits(100 * share, 1, phrasebook.language))

    games = arguments.games
    print(phrasebook.say("ladder-steps", games=games, even=percent(1 / arguments.players)))
    for at in range(1, len(bots)):
        played = finishes[(at - 1) * games : at * games]
        wins = sum(finish.share(bots[at]) for finish in played)
        low, high = interval(wins, games)
        between = phrasebook.say("simulate-between", low=percent(low), high=percent(high))
        print(f"  {bots[at]:<12} {bots[at - 1]:<12} {percent(wins / games):>7}  {between}")
