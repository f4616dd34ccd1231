"""Teaches the bots the worth of positions: games of a mixed league, lesson after lesson (docs/training.md).

A folder holds everything: the settings, each lesson's positions, the curve, and the value learned so far.
The same command goes on where it was broken off: a value rests on the lessons alone.
"""

import argparse
import sys
from pathlib import Path

from ahrensache_desktop.command.lessons import DamagedLesson, School, Settings
from ahrensache_desktop.command.wording import phrasebook_for, seed_in
from ahrensache_desktop.opening import NoSuchEdition, edition_from
from ahrensache_desktop.text.numerals import in_digits
from ahrensache_desktop.text.phrasebook import Phrasebook, Say
from ahrensache_desktop.trouble import edition_trouble
from rules_core.games.ahrensache.features import schema
from rules_core.games.ahrensache.game import GAME
from rules_core.kernel.codec import digest


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """The arguments of this subcommand."""
    parser.description = say("help-train")
    folder, seed, file = say("word-folder"), say("word-seed"), say("word-file")
    parser.add_argument("--players", type=int, default=4, metavar="N", help=say("help-train-players"))
    parser.add_argument("--games", type=int, default=4000, metavar="N", help=say("help-train-games"))
    parser.add_argument("--out", type=Path, required=True, metavar=folder, help=say("help-train-out"))
    parser.add_argument("--seed", type=seed_in, default="1", metavar=seed, help=say("help-simulate-seed"))
    parser.add_argument("--edition", default="", metavar=file, help=say("help-simulate-edition"))


def run(arguments: argparse.Namespace) -> int:
    """Teach until so many games have been played; 2 if the arguments make no sense."""
    phrasebook = phrasebook_for(arguments)
    say = phrasebook.say
    if arguments.players not in GAME.seat_counts:
        return _complain(say("train-players", known=", ".join(map(str, GAME.seat_counts))))
    if arguments.games < 1:
        return _complain(say("simulate-count", option="--games"))
    try:
        edition = edition_from(arguments.edition)
    except NoSuchEdition as error:
        return _complain(edition_trouble(phrasebook, error))
    names = digest(schema(arguments.players))
    school = School(
        arguments.out, edition, Settings(arguments.players, arguments.seed, digest(edition), names)
    )
    try:
        if not school.open():
            return _complain(say("train-other-settings", folder=str(arguments.out)))
    except DamagedLesson as error:
        return _complain(say("train-damaged", file=str(error)))
    while school.games < arguments.games:
        print(_told(school.next_lesson(), phrasebook), flush=True)
    return 0


def _told(line: dict[str, float], phrasebook: Phrasebook) -> str:
    def percent(share: float) -> str:
        return phrasebook.say("simulate-percent", number=in_digits(100 * share, 1, phrasebook.language))

    return phrasebook.say(
        "train-lesson",
        games=int(line["games"]),
        explained=percent(line["explained"]),
        wins=percent(line["learned_wins"]),
        seats=percent(line["learned_seats"]),
        seconds=in_digits(line["cpu_seconds"], 0, phrasebook.language),
    )


def _complain(sentence: str) -> int:
    print(f"ahrensache train: {sentence}", file=sys.stderr)
    return 2
