"""Tells a saved match in words, as one seat, or somebody who looks on, saw it."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from ahrensache_desktop.command.wording import phrasebook_for
from ahrensache_desktop.opening import known_game
from ahrensache_desktop.play.archive import read_file
from ahrensache_desktop.text.narrator import Narrator
from ahrensache_desktop.text.phrasebook import Phrasebook, Say
from ahrensache_desktop.titles.ahrensache.phrases import AhrensachePhrases
from ahrensache_desktop.windows.saved_line import save_trouble
from rules_core.kernel.event import redact
from rules_core.kernel.game import Result, Seat
from rules_core.kernel.save import AnyMatch, Document, SaveError, restore


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """The arguments of this subcommand."""
    parser.description = say("help-show")
    parser.add_argument("file", type=Path, metavar=say("word-file"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("help-show-seat"))


def run(arguments: argparse.Namespace) -> int:
    """Print the match; 1 if the file cannot be used, 2 if there is no such seat."""
    phrasebook = phrasebook_for(arguments)
    try:
        document = read_file(arguments.file)
        restored = restore(document, known_game(document.game))
    except SaveError as error:
        print(f"{arguments.file}: {save_trouble(phrasebook, error)}", file=sys.stderr)
        return 1
    seats = len(document.seats)
    if arguments.seat is not None and not 1 <= arguments.seat <= seats:
        print(phrasebook.say("show-no-seat", seats=seats), file=sys.stderr)
        return 2
    viewer = None if arguments.seat is None else arguments.seat - 1
    if restored.history == "read_only":
        print(phrasebook.say("show-history-closed"))
    for line in told(restored.match, document, viewer, phrasebook):
        print(line)
    return 0


def told(match: AnyMatch, document: Document, viewer: Seat | None, phrasebook: Phrasebook) -> Iterator[str]:
    """The match, line by line."""
    names = tuple(seat.name for seat in document.seats)
    narrator = Narrator(phrasebook, AhrensachePhrases(), names)
    if viewer is None:
        yield phrasebook.say("show-bystander")
    else:
        yield phrasebook.say("show-seat", seat=viewer + 1, name=names[viewer])
    for moment in match.moments:
        for event in moment.events:
            sentence = narrator.event(redact(event, viewer))
            if sentence:
                yield sentence
    if match.result is None:
        yield phrasebook.say("show-open")
    else:
        yield from _result(match.result, names, narrator, phrasebook)


def _result(
    result: Result, names: tuple[str, ...], narrator: Narrator, phrasebook: Phrasebook
) -> Iterator[str]:
    yield ""
    yield phrasebook.say("show-result")
    for seat in sorted(range(len(names)), key=lambda seat: result.places[seat]):
        place, points = result.places[seat], result.total(seat)
        yield phrasebook.say("show-line", place=place, name=names[seat], points=points)
        for line in result.points[seat]:
            yield f"    {narrator.points_line(line)}: {line.points} ({narrator.points_reason(line)})"
