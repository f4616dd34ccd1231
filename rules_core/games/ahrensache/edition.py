"""An edition as text: read, and checked against everything that the rulebook fixes (rule 1.3).

The text is a TOML document that a player may have typed; each fault names the entry and what is wrong
with it.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from rules_core.games.ahrensache.edition_shape import Fault, below, is_bare, shape_faults
from rules_core.games.ahrensache.face import Edition, Face
from rules_core.games.ahrensache.material import BUILDINGS, FARMER_COLOURS, FARMER_TILE, HAND_LIMIT, ROUNDS
from rules_core.games.ahrensache.offers import OFFERS_OF
from rules_core.pieces.grid import SIDES

__all__ = ["EditionError", "Fault", "faults", "read_edition"]

FORMAT = 1
PASTURES, FIVE_PLAYER_PASTURES = 32, 8  # rule 1.2
PLANS = 5
SPECIAL_POINTS = 2
MOST_POINTS = 99  # what fits on a badge
MOST_CONTENTS = 8  # what fits on a pasture
BYTE_ORDER_MARK = "\ufeff"  # which some editors write first

_EDITION = inspect.type_info(Edition)


class EditionError(ValueError):
    """A text that is no edition; `fault` says what is wrong with it first of all."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def read_edition(text: str) -> Edition:
    """The edition that a text holds; raises EditionError."""
    data = _toml(text.removeprefix(BYTE_ORDER_MARK))
    for fault in shape_faults("", data, _EDITION):
        raise EditionError(fault)
    edition = msgspec.convert(data, Edition)
    for fault in faults(edition):
        raise EditionError(fault)
    return edition


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        line = int(at[1]) if at else text.count("\n") + 1
        raise EditionError(Fault("text", "not_toml", {"line": line, "detail": str(error)})) from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, or brackets in brackets
        raise EditionError(Fault("text", "too_large")) from error


def faults(edition: Edition) -> tuple[Fault, ...]:
    """Everything in which an edition breaks what the rulebook fixes, entry by entry."""
    return (
        *_heading_faults(edition),
        *_pasture_faults(edition),
        *_farmer_faults(edition),
        *_building_faults(edition),
        *_other_face_faults("farmstead", edition.farmstead, points=0),
        *_number_faults(edition),
        *_plan_faults(edition),
    )


def _heading_faults(edition: Edition) -> Iterator[Fault]:
    if edition.format != FORMAT:
        yield Fault("format", "unknown_format", {"found": edition.format, "known": FORMAT})
    if not is_bare(edition.id):
        yield Fault("id", "bad_name")
    if not edition.name:
        yield Fault("name", "empty")
    for language, name in edition.name.items():
        if not name.strip():
            yield Fault(below("name", language), "empty")


def _pasture_faults(edition: Edition) -> Iterator[Fault]:
    yield from _count_faults("pastures", len(edition.pastures), PASTURES)
    marked = sum(face.five_players for face in edition.pastures.values())
    if marked != FIVE_PLAYER_PASTURES:
        yield Fault("pastures", "wrong_marked", {"found": marked, "expected": FIVE_PLAYER_PASTURES})
    for tile, face in edition.pastures.items():
        entry = below("pastures", tile)
        if not is_bare(tile):
            yield Fault(entry, "bad_name")
        elif tile in BUILDINGS or tile.startswith(FARMER_TILE):
            yield Fault(entry, "name_taken")
        yield from _path_faults(entry, face)
        yield from _range_faults(below(entry, "points"), (face.points,), MOST_POINTS)
        if len(face.animals) + len(face.objects) > MOST_CONTENTS:
            yield Fault(entry, "too_full", {"most": MOST_CONTENTS})


def _farmer_faults(edition: Edition) -> Iterator[Fault]:
    yield from _missing_faults("farmers", set(edition.farmers), FARMER_COLOURS)
    special = [colour for colour, face in edition.farmers.items() if face.points]
    if len(special) != 1:
        yield Fault("farmers", "not_one_special", {"found": len(special), "points": SPECIAL_POINTS})
    for colour, face in edition.farmers.items():
        points = SPECIAL_POINTS if colour in special else 0
        yield from _other_face_faults(below("farmers", colour), face, points)


def _building_faults(edition: Edition) -> Iterator[Fault]:
    yield from _missing_faults("buildings", set(edition.buildings), BUILDINGS)
    for building, face in edition.buildings.items():
        yield from _other_face_faults(below("buildings", building), face, points=0)


def _other_face_faults(entry: str, face: Face, points: int) -> Iterator[Fault]:
    """Faults of a tile that is no pasture: what is on pastures only, and points of its own."""
    yield from _path_faults(entry, face)
    if face.points != points:
        yield Fault(below(entry, "points"), "fixed_points", {"found": face.points, "expected": points})
    for name, shown in (
        ("animals", face.animals),
        ("objects", face.objects),
        ("five_players", face.five_players),
    ):
        if shown:
            yield Fault(below(entry, name), "pastures_only")


def _path_faults(entry: str, face: Face) -> Iterator[Fault]:
    paths, grain = below(entry, "paths"), below(entry, "grain")
    ends = face.ends()
    if not ends or not all(face.paths):
        yield Fault(paths, "no_path")
    yield from _side_faults(paths, ends)
    yield from _side_faults(grain, face.grain)
    for side in SIDES:
        if side in face.grain and side not in ends:
            yield Fault(grain, "grain_without_path", {"side": side})


def _side_faults(entry: str, sides: str) -> Iterator[Fault]:
    for side, count in Counter(sides).items():
        if side not in SIDES:
            yield Fault(entry, "unknown_side", {"side": side})
        elif count > 1:
            yield Fault(entry, "side_twice", {"side": side})


def _number_faults(edition: Edition) -> Iterator[Fault]:
    yield from _count_faults("round_markers", len(edition.round_markers), ROUNDS)
    yield from _range_faults("round_markers", edition.round_markers, MOST_POINTS)
    players = {str(number): len(offers) for number, offers in OFFERS_OF.items()}
    yield from _missing_faults("draws", set(edition.draws), tuple(players))
    for number, draws in edition.draws.items():
        entry = below("draws", number)
        if number not in players:
            yield Fault(entry, "unknown_entry")
            continue
        yield from _count_faults(entry, len(draws), players[number])
        yield from _range_faults(entry, draws, HAND_LIMIT)
        if draws and draws[0] != 0:
            yield Fault(entry, "draws_at_a", {"found": draws[0]})


def _plan_faults(edition: Edition) -> Iterator[Fault]:
    yield from _count_faults("plans", len(edition.plans), PLANS)
    for name, plan in edition.plans.items():
        if not is_bare(name):
            yield Fault(below("plans", name), "bad_name")
        for side, rows in (("easy", plan.easy), ("difficult", plan.difficult)):
            yield from _field_faults(below(below("plans", name), side), rows)


def _field_faults(entry: str, rows: tuple[str, ...]) -> Iterator[Fault]:
    marks = "".join(rows)
    unknown = sorted(set(marks) - set("#.F"))
    if unknown:
        yield Fault(entry, "unknown_mark", {"mark": unknown[0]})
    elif any(len(row) != 5 for row in rows):
        yield Fault(entry, "row_length")
    elif marks[12] != "F" or marks.count("F") != 1:
        yield Fault(entry, "no_farmstead")
    elif "#" not in marks:
        yield Fault(entry, "nothing_marked")


def _missing_faults(entry: str, found: set[str], expected: tuple[str, ...]) -> Iterator[Fault]:
    for name in expected:
        if name not in found:
            yield Fault(below(entry, name), "missing")


def _count_faults(entry: str, found: int, expected: int) -> Iterator[Fault]:
    if found != expected:
        yield Fault(entry, "wrong_count", {"found": found, "expected": expected})


def _range_faults(entry: str, numbers: tuple[int, ...], most: int) -> Iterator[Fault]:
    if any(not 0 <= number <= most for number in numbers):
        yield Fault(entry, "out_of_range", {"least": 0, "most": most})
