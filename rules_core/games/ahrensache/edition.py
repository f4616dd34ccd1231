"""An edition as text: read, and checked against everything that the rulebook fixes (rule 1.3).

The text is a TOML document that a player may have typed; each fault names the entry and what is wrong
with it.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator

import msgspec

from rules_core.games.ahrensache.face import Edition, Face
from rules_core.games.ahrensache.material import BUILDINGS, FARMER_COLOURS, ROUNDS
from rules_core.games.ahrensache.offers import offer_ids
from rules_core.pieces.grid import SIDES

FORMAT = 1
PASTURES, FIVE_PLAYER_PASTURES = 32, 8
PLANS = 5
SPECIAL_POINTS = 2


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong with an edition: the entry, the key of the sentence, and its values."""

    entry: str
    reason: str
    values: dict[str, int | str] = {}

    def __str__(self) -> str:
        values = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.entry}: {self.reason.replace('_', ' ')}" + (f" ({values})" if values else "")


class EditionError(ValueError):
    """A text that is no edition; `fault` says what is wrong with it first of all."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def read_edition(text: str) -> Edition:
    """The edition that a text holds; raises EditionError."""
    try:
        edition = msgspec.convert(tomllib.loads(text), Edition)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(Fault("text", "not_toml", {"detail": str(error)})) from error
    except msgspec.ValidationError as error:
        raise EditionError(_misfit(str(error))) from error
    except RecursionError as error:
        raise EditionError(Fault("text", "not_toml", {"detail": "nested too deeply"})) from error
    fault = next(faults(edition), None)
    if fault is not None:
        raise EditionError(fault)
    return edition


def _misfit(message: str) -> Fault:
    """A fault from the reader's own words, which end in the path of the bad value."""
    detail, _, path = message.partition(" - at `")
    entry = path.rstrip("`").removeprefix("$").removeprefix(".")
    return Fault(entry or "text", "misfit", {"detail": detail})


def faults(edition: Edition) -> Iterator[Fault]:
    """Everything in which an edition breaks what the rulebook fixes, entry by entry."""
    if edition.format != FORMAT:
        yield Fault("format", "unknown_format", {"found": edition.format, "known": FORMAT})
    yield from _pasture_faults(edition)
    yield from _farmer_faults(edition)
    yield from _building_faults(edition)
    yield from _face_faults("farmstead", edition.farmstead, points=0)
    yield from _number_faults(edition)
    yield from _plan_faults(edition)


def _pasture_faults(edition: Edition) -> Iterator[Fault]:
    if len(edition.pastures) != PASTURES:
        yield Fault("pastures", "wrong_count", {"found": len(edition.pastures), "expected": PASTURES})
    marked = sum(face.five_players for face in edition.pastures.values())
    if marked != FIVE_PLAYER_PASTURES:
        yield Fault("pastures", "wrong_five_players", {"found": marked, "expected": FIVE_PLAYER_PASTURES})
    for tile, face in edition.pastures.items():
        if tile in BUILDINGS or tile.startswith("farmer_"):
            yield Fault(f"pastures.{tile}", "name_taken")
        yield from _path_faults(f"pastures.{tile}", face)
        if face.points < 0:
            yield Fault(f"pastures.{tile}.points", "negative", {"found": face.points})


def _farmer_faults(edition: Edition) -> Iterator[Fault]:
    yield from _missing("farmers", set(edition.farmers), FARMER_COLOURS)
    special = [colour for colour, face in edition.farmers.items() if face.points]
    if len(special) != 1:
        yield Fault("farmers", "not_one_special", {"found": len(special)})
    for colour, face in edition.farmers.items():
        yield from _face_faults(f"farmers.{colour}", face, points=SPECIAL_POINTS if colour in special else 0)


def _building_faults(edition: Edition) -> Iterator[Fault]:
    yield from _missing("buildings", set(edition.buildings), BUILDINGS)
    for building, face in edition.buildings.items():
        yield from _face_faults(f"buildings.{building}", face, points=0)


def _missing(entry: str, found: set[str], expected: tuple[str, ...]) -> Iterator[Fault]:
    for name in expected:
        if name not in found:
            yield Fault(f"{entry}.{name}", "missing")


def _face_faults(entry: str, face: Face, points: int) -> Iterator[Fault]:
    """Faults of a tile that is no pasture: it shows neither animals nor objects (1.3)."""
    yield from _path_faults(entry, face)
    if face.points != points:
        yield Fault(f"{entry}.points", "fixed_points", {"found": face.points, "expected": points})
    if face.animals or face.objects or face.five_players:
        yield Fault(entry, "pastures_only")


def _path_faults(entry: str, face: Face) -> Iterator[Fault]:
    ends = face.ends()
    if not ends or not all(face.paths):
        yield Fault(f"{entry}.paths", "no_path")
    for side, count in Counter(ends).items():
        if side not in SIDES:
            yield Fault(f"{entry}.paths", "unknown_side", {"side": side})
        elif count > 1:
            yield Fault(f"{entry}.paths", "side_twice", {"side": side})
    for side, count in Counter(face.grain).items():
        if side not in ends:
            yield Fault(f"{entry}.grain", "grain_without_path", {"side": side})
        elif count > 1:
            yield Fault(f"{entry}.grain", "side_twice", {"side": side})


def _number_faults(edition: Edition) -> Iterator[Fault]:
    if len(edition.round_markers) != ROUNDS:
        values: dict[str, int | str] = {"found": len(edition.round_markers), "expected": ROUNDS}
        yield Fault("round_markers", "wrong_count", values)
    for players in (2, 3, 4, 5):
        entry = f"draws.{players}"
        draws = edition.draws.get(str(players))
        expected = len(offer_ids(players))
        if draws is None:
            yield Fault(entry, "missing")
        elif len(draws) != expected:
            yield Fault(entry, "wrong_count", {"found": len(draws), "expected": expected})
        elif draws[0] != 0:
            yield Fault(entry, "draws_at_a", {"found": draws[0]})
        elif min(draws) < 0:
            yield Fault(entry, "negative", {"found": min(draws)})


def _plan_faults(edition: Edition) -> Iterator[Fault]:
    if len(edition.plans) != PLANS:
        yield Fault("plans", "wrong_count", {"found": len(edition.plans), "expected": PLANS})
    for name, plan in edition.plans.items():
        for side, rows in (("easy", plan.easy), ("difficult", plan.difficult)):
            entry = f"plans.{name}.{side}"
            marks = "".join(rows)
            if any(len(row) != 5 for row in rows):
                yield Fault(entry, "row_length")
            elif marks[12] != "F" or marks.count("F") != 1:
                yield Fault(entry, "no_farmstead")
            elif set(marks) - set("#.F"):
                yield Fault(entry, "unknown_mark", {"mark": min(set(marks) - set("#.F"))})
            elif "#" not in marks:
                yield Fault(entry, "nothing_marked")
