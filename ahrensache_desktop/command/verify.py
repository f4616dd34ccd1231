"""Replays saved matches and checks that they are what they were when they were written."""

import argparse
from pathlib import Path

from ahrensache_desktop.command.wording import phrasebook_for
from ahrensache_desktop.opening import known_game, progress_of
from ahrensache_desktop.play.archive import read_file
from ahrensache_desktop.text.phrasebook import Phrasebook, Say
from ahrensache_desktop.windows.saved_line import save_trouble
from rules_core.kernel.problem import Problem
from rules_core.kernel.save import SaveError, problems


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """The arguments of this subcommand."""
    parser.description = say("help-verify")
    parser.add_argument("files", nargs="+", type=Path, metavar=say("word-file"))


def run(arguments: argparse.Namespace) -> int:
    """A line for each file; 1 if any of them does not hold."""
    phrasebook = phrasebook_for(arguments)
    found = [problem_in(file, phrasebook) for file in arguments.files]
    for file, problem in zip(arguments.files, found, strict=True):
        print(f"{file}: {problem or phrasebook.say('verify-good')}")
    return 1 if any(found) else 0


def problem_told(phrasebook: Phrasebook, problem: Problem) -> str:
    """A problem in words; seats are counted from 1."""
    values = {name: value + 1 if name == "seat" else value for name, value in problem.values.items()}  # type: ignore[operator]
    return phrasebook.say(f"save-{problem.reason.replace('_', '-')}", **values)


def problem_in(file: Path, phrasebook: Phrasebook) -> str:
    """What does not hold in a file, or nothing."""
    try:
        document = read_file(file)
        found = problems(document, known_game(document.game), progress_of)
    except SaveError as error:
        return save_trouble(phrasebook, error)
    told = [problem_told(phrasebook, each) for each in found]
    return phrasebook.say("verify-bad", detail=" ".join(told)) if told else ""
