"""A match as one JSON document: written, read, brought up to date, restored and verified.

Bytes in, bytes out; whoever calls does the files. Documents are untrusted: any bytes give a document or a
SaveError, never another exception.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Literal, TypeVar, cast

import msgspec

from rules_core.kernel.chance import fraction
from rules_core.kernel.codec import BadValue, decode, digest, encode
from rules_core.kernel.game import CHANCE, Game, IllegalAction
from rules_core.kernel.match import Match, Record, Start
from rules_core.kernel.problem import Problem, problem
from rules_core.kernel.value import Value

FORMAT = 1
CHECK_EVERY = 25
LONGEST = 5000  # records of a match that is played out to try a state; no title comes near

AnyGame = Game[Any, Any, Any, Any, Any]
AnyMatch = Match[Any, Any, Any, Any, Any]
D = TypeVar("D", bound="Header")


class SaveError(ValueError):
    """A document that cannot be used: why, as the key of a sentence and its values."""

    def __init__(self, reason: str, **values: int | str) -> None:
        self.problem = problem(reason, **values)
        super().__init__(str(self.problem))

    @property
    def reason(self) -> str:
        """The key of the sentence."""
        return self.problem.reason

    @property
    def values(self) -> dict[str, int | str]:
        """The values of the sentence."""
        return self.problem.values


class SeatInfo(Value, frozen=True):
    """Who sits at a seat."""

    name: str
    kind: Literal["person", "bot", "engine"] = "person"
    bot: str = ""  # of a bot: its name in the roster
    command: tuple[str, ...] = ()  # of an engine: the program and its arguments
    colour: str = ""


class Header(Value, frozen=True, kw_only=True):
    """What a list of saves shows, without the log."""

    format: int
    program: str  # the version that wrote the document
    game: str
    rules_version: int
    edition: str
    seats: tuple[SeatInfo, ...]
    seed: str
    saved: str = ""  # when, as the caller says it
    progress: dict[str, int | str] = {}  # what a list may tell of the state, such as the round
    finished: bool = False
    unranked: bool = False


class Checkpoint(Value, frozen=True):
    """The digest of the state after so many records."""

    at: int
    digest: str


class Snapshot(Value, frozen=True):
    """The last state, to go on from when the log no longer replays."""

    at: int
    digest: str
    drawn: dict[str, int]
    state: msgspec.Raw


class Document(Header, frozen=True, kw_only=True):
    """A whole match."""

    options: msgspec.Raw
    records: tuple[msgspec.Raw, ...]
    checkpoints: tuple[Checkpoint, ...]
    snapshot: Snapshot
    earlier: tuple[msgspec.Raw, ...] = ()  # records of a history that could no longer be replayed


class Restored(Value, frozen=True):
    """A match read from a document; with its history live, or read-only and the reason why."""

    match: Any
    history: Literal["live", "read_only"]
    problem: Problem | None = None

    @property
    def trouble(self) -> str:
        """The reason in English, or nothing."""
        return str(self.problem or "")


Upgrade = Callable[[dict[str, Any]], dict[str, Any]]

UPGRADES: dict[int, Upgrade] = {}
"""For each old format the function that brings a document to the next one."""


Progress = Callable[[Any], dict[str, int | str]]
"""What a list of saves tells of a match, from a bystander's view."""


class Imprint(Value, frozen=True):
    """What the writer of a document says of it."""

    program: str
    edition: str
    saved: str = ""
    progress: dict[str, int | str] = {}


def write(
    match: AnyMatch,
    seats: tuple[SeatInfo, ...],
    imprint: Imprint,
    earlier: tuple[msgspec.Raw, ...] = (),
) -> bytes:
    """The document of a match, one record a line."""
    header = Header(
        format=FORMAT,
        program=imprint.program,
        game=match.game.id,
        rules_version=match.game.rules_version,
        edition=imprint.edition,
        seats=seats,
        seed=match.seed,
        saved=imprint.saved,
        progress=imprint.progress,
        finished=match.decision is None,
        unranked=match.unranked,
    )
    count = len(match.moments)
    checkpoints = [
        Checkpoint(at, digest(match.moments[at - 1].state))
        for at in range(CHECK_EVERY, count + 1, CHECK_EVERY)
    ]
    snapshot = Snapshot(count, digest(match.state), match.drawn, msgspec.Raw(encode(match.state)))
    lines = [encode(header)[:-1]]
    lines.append(b'"options":' + encode(match.options))
    lines.append(_listed(b"earlier", list(earlier)))
    lines.append(_listed(b"records", [encode(record) for record in match.records]))
    lines.append(b'"checkpoints":' + encode(checkpoints))
    lines.append(b'"snapshot":' + encode(snapshot) + b"}\n")
    return b",\n".join(lines)


def _listed(name: bytes, items: list[Any]) -> bytes:
    return b'"' + name + b'":[\n' + b",\n".join(bytes(item) for item in items) + b"\n]"


def read_header(data: bytes) -> Header:
    """The header of a document; raises SaveError."""
    return read_as(data, Header)


def read(data: bytes) -> Document:
    """The document, brought up to date; raises SaveError."""
    return read_as(data, Document)


def read_as(data: bytes, kind: type[D], formats: int = FORMAT, upgrades: dict[int, Upgrade] = UPGRADES) -> D:
    """The document, or its header, in the newest of these formats; raises SaveError."""
    try:
        version = decode(data, _Format).format
    except BadValue as error:
        raise SaveError("damaged", detail=str(error)) from error
    if version > formats:
        raise SaveError("newer_format", format=version, known=formats, program=_program(data))
    try:
        if version < formats:
            data = encode(_upgraded(decode(data, dict[str, Any]), version, formats, upgrades))
        return decode(data, kind)
    except BadValue as error:
        raise SaveError("damaged", detail=str(error)) from error


class _Format(msgspec.Struct):
    format: int


class _Program(msgspec.Struct):
    program: str = "?"


def _program(data: bytes) -> str:
    try:
        return decode(data, _Program).program
    except BadValue:
        return "?"


def _upgraded(
    document: dict[str, Any], version: int, formats: int, upgrades: dict[int, Upgrade]
) -> dict[str, Any]:
    while version < formats:
        if version not in upgrades:
            raise SaveError("old_format", format=version, known=formats)
        try:
            document = upgrades[version](document)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise SaveError("damaged", detail=f"format {version}: {error!r}") from error
        version += 1
    return document


def restore(document: Document, game: AnyGame) -> Restored:
    """The match of a document, by replaying it or, where that fails, from its snapshot.

    Raises SaveError if neither can be done.
    """
    match = _started(document, game, None)
    trouble = problem("history_closed") if document.earlier else next(_replay(document, match), None)
    if trouble is None:
        return Restored(match, "live")
    start = _snapshot_start(document, game)
    _try_out(_started(document, game, start))
    return Restored(_started(document, game, start), "read_only", trouble)


def verify(document: Document, game: AnyGame) -> list[str]:
    """Everything that does not hold in a document, a line of English each."""
    return [str(found) for found in problems(document, game)]


def problems(document: Document, game: AnyGame, progress: Progress | None = None) -> list[Problem]:
    """Everything that does not hold in a document, if need be with what its header tells of the progress.

    Names, and whether the match still counts, are the writer's word: what was undone is not in the log.
    """
    found: list[Problem] = []
    try:
        match = _started(document, game, None)
        if document.earlier:
            found.append(problem("history_closed"))
        else:
            found += _replay(document, match)
            found += _unlike_header(document, match, progress)
        _try_out(_started(document, game, _snapshot_start(document, game)))
    except SaveError as error:
        found.append(error.problem)
    return found


def _options(document: Document, game: AnyGame) -> Any:
    if document.game != game.id:
        raise SaveError("other_game", game=document.game)
    try:
        return decode(bytes(document.options), game.options_type)
    except BadValue as error:
        raise SaveError("damaged", detail=f"options: {error}") from error


def _started(document: Document, game: AnyGame, start: Start[Any] | None) -> AnyMatch:
    """A match with nothing in its log, from that start or from the very first state."""
    options = _options(document, game)
    seats = len(document.seats)
    try:
        match = Match(game, options, seats, document.seed, start or Start(game.new(options, seats)))
    except Exception as error:  # options that no rule foresees can fail anywhere
        raise SaveError("damaged", detail=f"options: {error}") from error
    match.unranked = document.unranked
    return match


def _replay(document: Document, match: AnyMatch) -> Iterator[Problem]:
    """Replay the log into the match; everything that does not hold on the way."""
    checkpoints = {checkpoint.at: checkpoint.digest for checkpoint in document.checkpoints}
    for at, raw in enumerate(document.records, start=1):
        trouble = _replayed(match, at, raw)
        if trouble is not None:
            yield trouble
            return
        if at in checkpoints and digest(match.state) != checkpoints[at]:
            yield problem("checkpoint", record=at)
    count = len(document.records)
    if document.snapshot.at != count or digest(match.state) != document.snapshot.digest:
        yield problem("end", record=count)
    decision = match.decision
    if decision is not None and decision.seat == CHANCE:
        yield problem("log_cut")


def _replayed(match: AnyMatch, at: int, raw: msgspec.Raw) -> Problem | None:
    """Take one record of the log into the match, or say why it cannot be taken."""
    try:
        record = decode(bytes(raw), cast("Any", Record)[match.game.action_type])
        match.take_record(record)
    except BadValue as error:
        return problem("record_unreadable", record=at, detail=str(error))
    except IllegalAction as error:
        if error.refusal.reason == "wrong_seat":
            return problem("record_seat", record=at, **error.refusal.values)
        return problem("record_illegal", record=at, rule=error.refusal.rule, why=error.refusal.reason)
    except Exception as error:  # noqa: BLE001  in a state that was never played to, anything can fail
        return problem("record_breaks", record=at, detail=repr(error))
    return None


def _unlike_header(document: Document, match: AnyMatch, progress: Progress | None) -> Iterator[Problem]:
    """Where a replayed match is another than seed, header and snapshot say."""
    strange = list(_strange_draws(match))
    if strange:
        yield problem("draws", count=len(strange), record=strange[0])
    if len(match.moments) == len(document.records):
        if document.snapshot.drawn != match.drawn:
            yield problem("draw_counts")
        if document.finished != (match.decision is None):
            yield problem("finished")
        told = progress(match.view(None)) if progress else {}
        if any(document.progress.get(name, value) != value for name, value in told.items()):
            yield problem("progress")


def _strange_draws(match: AnyMatch) -> Iterator[int]:
    """The records in which chance decided otherwise than the seed has it."""
    state = match.first_state
    drawn: Counter[str] = Counter()
    for at, moment in enumerate(match.moments, start=1):
        if moment.source:
            dealt = match.game.dealt(state, fraction(match.seed, moment.source, drawn[moment.source]))
            if dealt != moment.record.action:
                yield at
            drawn[moment.source] += 1
        state = moment.state


def _snapshot_start(document: Document, game: AnyGame) -> Start[Any]:
    try:
        state = decode(bytes(document.snapshot.state), game.state_type)
    except BadValue as error:
        raise SaveError("damaged", detail=f"snapshot: {error}") from error
    if digest(state) != document.snapshot.digest:
        raise SaveError("damaged", detail="snapshot: its digest does not match")
    return Start(state, document.snapshot.drawn)


def _try_out(match: AnyMatch) -> None:
    """Play a match out at random, so that a state which only looks like one is found out now.

    Raises SaveError where the rules lose their way.
    """
    try:
        good = _plays_out(match)
    except Exception as error:  # in a state that was never played to, anything can fail
        raise SaveError("damaged", detail=f"snapshot: {error!r}") from error
    if not good:
        raise SaveError("damaged", detail="snapshot: no match of these seats goes on from it")


def _plays_out(match: AnyMatch) -> bool:
    rng = Random(match.seed)
    for seat in (None, *range(match.seats)):
        match.view(seat)
    match.prompt()
    while (decision := match.decision) is not None:
        if not 0 <= decision.seat < match.seats or len(match.moments) > LONGEST:
            return False
        match.submit(match.game.sample(match.view(decision.seat), rng))
    return match.result is not None and len(match.result.places) == match.seats
