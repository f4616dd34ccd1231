"""A folder of lessons: games of a mixed league written down, and the value learned from them."""

import csv
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from zipfile import BadZipFile

import msgspec

from ahrensache_desktop.durable import write_durably
from rules_core.bots.bot import Bot
from rules_core.bots.net import SIZES, Net, Weights, packed
from rules_core.bots.school import taught_game
from rules_core.bots.search_bot import Habits, SearchBot
from rules_core.games.ahrensache.face import Edition
from rules_core.games.ahrensache.features import schema
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.material import AREA_CARDS, WALK_CARDS
from rules_core.games.ahrensache.mind import Mind
from rules_core.games.ahrensache.options import Options, ScoringChoice
from rules_core.kernel.codec import BadValue, decode, encode

T = TypeVar("T")

LESSON = 100  # games
WARM = 8  # lessons of quick bots, before the first value is learned
EPOCHS = 12
MOST_ROWS = 500_000  # the newest ones

WARM_LEAGUE = tuple((Habits(blur=blur), False) for blur in (0.0, 0.7, 1.5, 3.0))
LEAGUE = (
    *[(Habits(blur=2.0), False)] * 3,
    *[(Habits(blur=0.7), False)] * 3,
    *[(Habits(plays=6), False)] * 3,
    *[(Habits(plays=6), True)] * 11,
)
"""Who may sit at a table, the frequent ones often: habits, and whether with the value learned so far."""

SCORINGS: tuple[ScoringChoice, ...] = (
    "first_game",
    "first_game",
    "first_game",
    "mix",
    "advanced",
    "any_five",
)
EXTRAS = 0.25  # how often a W card lies on the table, and how often a G card


class Settings(msgspec.Struct, frozen=True):
    """What a folder of lessons was made with."""

    players: int
    seed: str
    edition: str
    schema: str
    lesson: int = LESSON
    warm: int = WARM


class DamagedLesson(ValueError):
    """A file that should hold a lesson, and does not."""


class School:
    """A folder of lessons, and the value learned from them."""

    def __init__(self, folder: Path, edition: Edition, settings: Settings) -> None:
        self._folder = folder
        self._edition = edition
        self._settings = settings
        self._scribe = Mind()
        self._net: Net | None = None
        self._lessons: list[tuple[Any, Any]] = []

    @property
    def games(self) -> int:
        """How many games have been played."""
        return len(self._lessons) * self._settings.lesson

    def open(self) -> bool:
        """Read what is there; False if it was made with other settings. Raises DamagedLesson."""
        self._folder.mkdir(parents=True, exist_ok=True)
        file = self._folder / "settings.json"
        if file.exists():
            try:
                if decode(file.read_bytes(), Settings) != self._settings:
                    return False
            except BadValue:
                return False
        write_durably(file, encode(self._settings) + b"\n")
        while (lesson := self._lesson_file(len(self._lessons) + 1)).exists():
            self._lessons.append(_read(lesson, len(schema(self._settings.players))))
        if len(self._lessons) >= self._settings.warm:
            self._learn()
        return True

    def next_lesson(self) -> dict[str, float]:
        """Play a lesson, learn from all so far, and add a line to the curve."""
        import numpy as np

        number = len(self._lessons) + 1
        began = time.process_time()
        rows: list[list[float]] = []
        worths: list[float] = []
        learned_seats = learned_wins = 0.0
        for game in range(self._settings.lesson):
            rng = Random(f"{self._settings.seed}:{number}:{game}")
            sitting = self._sitting(rng)
            lesson = taught_game(GAME, self._options(rng), [bot for bot, _ in sitting], self._scribe, rng)
            rows += lesson.rows
            worths += lesson.worths
            winners = lesson.result.winners()
            learned_seats += sum(learned for _, learned in sitting) / len(sitting)
            learned_wins += sum(sitting[seat][1] for seat in winners) / len(winners)
        new = (np.array(rows, np.float32), np.array(worths, np.float32))
        line = {
            "lesson": number,
            "games": number * self._settings.lesson,
            "explained": round(_explained(self._net, *new), 4),
            "learned_seats": round(learned_seats / self._settings.lesson, 4),
            "learned_wins": round(learned_wins / self._settings.lesson, 4),
            "cpu_seconds": round(time.process_time() - began, 1),
        }
        self._keep(number, new)
        if number >= self._settings.warm:
            self._learn()
        self._write_curve(line)
        return line

    def _sitting(self, rng: Random) -> list[tuple[Bot, bool]]:
        """The bots of one table, each with whether it plays by the learned value."""
        net = self._net
        learned, plain = Mind(lambda *_: net), Mind()
        seats: list[tuple[Bot, bool]] = []
        for _ in range(self._settings.players):
            habits, taught = _drawn(LEAGUE if net is not None else WARM_LEAGUE, rng)
            seats.append((SearchBot(GAME, learned if taught else plain, habits), taught))
        return seats

    def _options(self, rng: Random) -> Options:
        scoring = _drawn(SCORINGS, rng)
        extras = [_drawn(cards, rng) for cards in (WALK_CARDS, AREA_CARDS) if rng.random() < EXTRAS]
        return Options(self._edition, scoring, extras=tuple(extras))

    def _keep(self, number: int, lesson: tuple[Any, Any]) -> None:
        import numpy as np

        file = self._lesson_file(number)
        half = file.with_suffix(".part.npz")
        np.savez(half, rows=lesson[0], worths=lesson[1])
        half.replace(file)
        self._lessons.append(lesson)

    def _learn(self) -> None:
        """A value from the newest rows, written beside them."""
        import numpy as np

        from rules_core.bots.learning import fresh, learn

        rng = np.random.default_rng(len(self._lessons))
        rows = np.concatenate([rows for rows, _ in self._lessons])[-MOST_ROWS:]
        worths = np.concatenate([worths for _, worths in self._lessons])[-MOST_ROWS:]
        self._net = fresh(rows, rng)
        learn(self._net, rows, worths, EPOCHS, rng)
        settings = self._settings
        weights = Weights(
            GAME.id, settings.players, settings.edition, settings.schema, self.games, SIZES, packed(self._net)
        )
        write_durably(self._folder / "weights.json", encode(weights) + b"\n")

    def _write_curve(self, line: dict[str, float]) -> None:
        file = self._folder / "curve.csv"
        known = list(csv.DictReader(file.read_text("utf-8").splitlines())) if file.exists() else []
        kept = [row for row in known if int(row["lesson"]) < line["lesson"]]
        with file.open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, list(line))
            writer.writeheader()
            writer.writerows([*kept, line])

    def _lesson_file(self, number: int) -> Path:
        return self._folder / f"lesson-{number:04}.npz"


def _read(file: Path, inputs: int) -> tuple[Any, Any]:
    """The positions of a lesson, and what each was worth; raises DamagedLesson."""
    import numpy as np

    try:
        with file.open("rb") as opened, np.load(opened) as data:
            rows, worths = data["rows"], data["worths"]
    except (ValueError, KeyError, EOFError, BadZipFile) as error:
        raise DamagedLesson(file) from error
    if rows.shape != (len(worths), inputs) or worths.ndim != 1:
        raise DamagedLesson(file)
    return rows, worths


def _drawn(of: Sequence[T], rng: Random) -> T:
    return of[int(rng.random() * len(of))]


def _explained(net: Net | None, rows: Any, worths: Any) -> float:
    """How much of what games came to the value foresaw, before it had seen them."""
    import numpy as np

    foreseen = np.array(net(rows)) if net is not None else worths.mean()
    return float(1 - ((foreseen - worths) ** 2).mean() / worths.var())
