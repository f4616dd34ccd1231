"""Starts the real window offscreen and plays a whole game through it with the mouse."""

import argparse
import os
import sys
import tempfile
from pathlib import Path

from ahrensache_desktop.command.wording import phrasebook_for, seed_in
from ahrensache_desktop.paths import Folders, user_folders
from ahrensache_desktop.text.phrasebook import Phrasebook, Say
from rules_core.kernel.save import SeatInfo

BOTS = 3


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """The arguments of this subcommand."""
    parser.description = say("help-self-test")
    seed, word = say("help-self-test-seed"), say("word-seed")
    parser.add_argument("--seed", type=seed_in, default="self-test", metavar=word, help=seed)


def run(arguments: argparse.Namespace) -> int:
    """Play; 1 if anything went wrong."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    phrasebook = phrasebook_for(arguments)
    with tempfile.TemporaryDirectory() as temporary:
        folders = user_folders(arguments.data_dir or Path(temporary))
        trouble = play(folders, phrasebook.language, arguments.seed)
        if isinstance(trouble, Path):
            report = trouble.read_text(encoding="utf-8")
            print(report, phrasebook.say("test-fault"), sep="\n", file=sys.stderr)
            return 1
    if isinstance(trouble, str):
        print(phrasebook.say("test-stuck", why=trouble), file=sys.stderr)
        return 1
    decisions, points = trouble
    print(phrasebook.say("test-done", decisions=decisions, points=points))
    return 0


def play(folders: Folders, language: str, seed: str) -> tuple[int, int] | str | Path:
    """How many choices were made and for how many points, or what went wrong, or the report on it."""
    from ahrensache_desktop.app import Desktop, make_application
    from ahrensache_desktop.command.scripted_person import ScriptedPerson, Stuck
    from ahrensache_desktop.command.verify import problem_in
    from ahrensache_desktop.interrupts import Interrupts
    from ahrensache_desktop.play.match_setup import MatchSetup
    from ahrensache_desktop.reports import Reports

    application = make_application()
    interrupts = Interrupts(application)
    reports = Reports(folders, Phrasebook(language))
    reports.install()
    faults: list[Path] = []
    reports.told = faults.append
    desktop = Desktop(application, folders, language)
    desktop.phrasebook.strict = True
    desktop.settings.change(speed="instant")
    desktop.open()
    person = ScriptedPerson(desktop.window, interrupts)
    try:
        desktop.begin(MatchSetup("ahrensache", self_test_seats(), seed=seed))
        person.play_to_the_end()
        match = person.sitting.table.match
        saved = desktop.archive.matches()
        problem = problem_in(saved[0].newest, desktop.phrasebook) if saved else "the match was not saved"
        _read_rules()
    except (Stuck, OSError) as error:
        return str(error)
    finally:
        desktop.close()
        interrupts.close()
        reports.remove()
    if faults:
        return faults[0]
    result = match.result
    assert result is not None
    return problem or (person.choices, result.total(0))


def self_test_seats() -> tuple[SeatInfo, ...]:
    """A person and three greedy bots."""
    colours = ("red", "blue", "green", "yellow")
    bots = [SeatInfo(f"Bot {i}", "bot", "greedy", (), colours[i]) for i in range(1, BOTS + 1)]
    return (SeatInfo("Person", colour=colours[0]), *bots)


def _read_rules() -> None:
    """The rules are there, in every language."""
    from ahrensache_desktop.paths import resource
    from ahrensache_desktop.text.phrasebook import LANGUAGES

    for language in LANGUAGES:
        resource("rules", f"ahrensache.{language}.md").read_text(encoding="utf-8")
