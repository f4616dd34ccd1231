"""Asks engine programs for choices, without ever making the window wait.

An engine that is silent past its budget, dies or answers nonsense is ended and started once more; after
that the greedy bot answers in its place, in this process, and whoever listens to `replaced` says so.
"""

import logging
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from ahrensache_desktop.play.engine_process import EngineProcess, own_command
from rules_core.bots.bot import Budget
from rules_core.bots.messages import (
    PROTOCOL,
    Ask,
    Chosen,
    FromEngine,
    Hello,
    Info,
    Ready,
    Refused,
    Stop,
    Trouble,
)
from rules_core.kernel.codec import BadValue, decode, encode
from rules_core.kernel.game import Game, Refusal
from rules_core.kernel.prompt import Prompt

_log = logging.getLogger(__name__)

AnyGame = Game[Any, Any, Any, Any, Any]


class Question(msgspec.Struct, frozen=True):
    """What an engine is asked, and who judges its answer."""

    game: AnyGame
    prompt: Prompt[Any, Any]
    refusal: Callable[[Any], Refusal | None]  # of an action, by the rules
    seed: str  # must tell nothing of what chance will bring
    bot: str = "greedy"
    command: tuple[str, ...] = ()  # empty for the program's own engine
    budget: Budget = Budget()


class Patience(msgspec.Struct, frozen=True):
    """How long an engine may be silent, in milliseconds."""

    start: int = 20_000
    grace: int = 3_000  # after its budget is used up


class _Desk(QObject):
    """One engine program with the one question that lies before it."""

    answered = Signal(int, object)
    gave_up = Signal(int, str)

    def __init__(self, command: tuple[str, ...], patience: Patience, parent: QObject) -> None:
        super().__init__(parent)
        self._command = command
        self._patience = patience
        self._engine: EngineProcess | None = None
        self._game = ""
        self._ready = False
        self._open: tuple[int, Question] | None = None
        self._stopped = False
        self._refused = False
        self.failures = 0
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.timeout.connect(self._time_out)

    @property
    def process_id(self) -> int:
        """The number of the running program, or 0."""
        return self._engine.process_id if self._engine else 0

    def prepare(self, game: str) -> None:
        """Start the program, so that it is ready when it is asked."""
        if self._engine is None:
            self._engine = engine = EngineProcess(self._command, self)
            engine.said.connect(self._hear)
            engine.lost.connect(self._fail)
            self._game = ""
            engine.start()
            if self._engine is not engine:  # it failed at once, and what follows from that has been done
                return
        if self._game != game:
            self._game, self._ready = game, False
            self._engine.say(Hello(PROTOCOL, game))
            self._watch.start(self._patience.start)

    def ask(self, ticket: int, question: Question) -> None:
        """Put a question; an earlier one is forgotten."""
        self.forget()
        self._open = (ticket, question)
        self.prepare(question.game.id)
        if self._ready:
            self._send()

    def forget(self) -> None:
        """Nobody waits for the answer any more."""
        if self._open and self._engine and self._ready:
            self._engine.say(Stop(self._open[0]))
        self._open = None
        if self._ready:
            self._watch.stop()

    def end(self) -> None:
        """End the program."""
        self._watch.stop()
        engine, self._engine = self._engine, None
        ready = self._ready and self._open is None
        self._game, self._ready = "", False
        if engine is not None:
            engine.end(polite=ready)
            engine.deleteLater()

    def _send(self) -> None:
        if self._open is None or self._engine is None:
            return
        ticket, question = self._open
        self._stopped = self._refused = False
        raw = msgspec.Raw(encode(question.prompt))
        self._engine.say(Ask(ticket, raw, question.budget, question.bot, question.seed))
        self._watch.start(int(question.budget.seconds * 1000) + self._patience.grace)

    def _hear(self, message: FromEngine) -> None:
        match message:
            case Ready(protocol=protocol) if protocol != PROTOCOL:
                self._fail(f"it speaks protocol {protocol}, not {PROTOCOL}")
            case Ready() if self._ready:
                self._fail("it says that it is ready, again")
            case Ready():
                self._ready = True
                self._watch.stop()
                self._send()
            case Chosen() if self._open and message.ticket == self._open[0]:
                self._judge(self._open[1], message)
            case Info() | Chosen():
                pass  # what is thought so far, or an answer that nobody waits for
            case Trouble(text):
                self._fail(f"it says: {text}")

    def _judge(self, question: Question, message: Chosen) -> None:
        try:
            action = decode(bytes(message.action), question.game.action_type)
        except BadValue as error:
            self._fail(f"its answer is no action: {error}")
            return
        refusal = question.refusal(action)
        if refusal is None:
            self._open = None
            self._watch.stop()
            self.answered.emit(message.ticket, action)
        elif self._refused or self._engine is None:
            self._fail(f"it chose twice what rule {refusal.rule} forbids: {refusal.reason}")
        else:
            self._refused = True
            self._engine.say(Refused(message.ticket, refusal))

    def _time_out(self) -> None:
        if not self._ready or self._stopped or self._open is None or self._engine is None:
            self._fail("it is silent")
            return
        self._stopped = True
        self._engine.say(Stop(self._open[0]))
        self._watch.start(self._patience.grace)

    def _fail(self, why: str) -> None:
        self.failures += 1
        _log.warning("The engine %s is ended: %s", " ".join(self._command), why)
        self.end()
        if self._open is None:
            return
        ticket, question = self._open
        if self.failures == 1:
            self.ask(ticket, question)
        else:
            self._open = None
            self.gave_up.emit(ticket, why)


class Thinker(QObject):
    """Answers questions with tickets; a ticket that was cancelled is never answered."""

    answered = Signal(int, object)
    """A ticket and the action chosen for it."""

    replaced = Signal(str)
    """From now on the greedy bot answers for the engine of this command."""

    def __init__(self, parent: QObject | None = None, patience: Patience | None = None) -> None:
        super().__init__(parent)
        self._patience = patience or Patience()
        self._desks: dict[tuple[str, ...], _Desk] = {}
        self._tickets = 0
        self._waiting: dict[int, Question] = {}
        self._stand_in: list[int] = []
        self._closed = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._answer_greedily)

    @property
    def process_ids(self) -> tuple[int, ...]:
        """The numbers of the programs that run."""
        return tuple(desk.process_id for desk in self._desks.values() if desk.process_id)

    def prepare(self, game: str) -> None:
        """Start the program's own engine for a game ahead of the first question."""
        if not self._closed:
            self._desk(own_command()).prepare(game)

    def ask(self, question: Question) -> int:
        """The ticket under which the answer will come."""
        self._tickets += 1
        ticket = self._tickets
        if self._closed:
            return ticket
        self._waiting[ticket] = question
        desk = self._desk(question.command or own_command())
        if desk.failures > 1:
            self._let_stand_in(ticket)
        else:
            desk.ask(ticket, question)
        return ticket

    def cancel(self, ticket: int) -> None:
        """Nobody wants that answer any more."""
        question = self._waiting.pop(ticket, None)
        if question is not None:
            self._desk(question.command or own_command()).forget()

    def forgive(self) -> None:
        """A new match: an engine that failed in an earlier one gets another chance."""
        for desk in self._desks.values():
            desk.failures = 0

    def close(self) -> None:
        """End all programs; nothing is answered any more."""
        self._closed = True
        self._waiting.clear()
        self._soon.stop()
        for desk in self._desks.values():
            desk.end()

    def _desk(self, command: tuple[str, ...]) -> _Desk:
        if command not in self._desks:
            desk = _Desk(command, self._patience, self)
            desk.answered.connect(self._pass_on)
            desk.gave_up.connect(self._replace)
            self._desks[command] = desk
        return self._desks[command]

    def _pass_on(self, ticket: int, action: object) -> None:
        if self._waiting.pop(ticket, None) is not None:
            self.answered.emit(ticket, action)

    def _replace(self, ticket: int, why: str) -> None:
        question = self._waiting.get(ticket)
        if question is not None:
            self.replaced.emit(
                " ".join(question.command).strip() or "?" if question.command else question.bot
            )
            self._let_stand_in(ticket)

    def _let_stand_in(self, ticket: int) -> None:
        self._stand_in.append(ticket)
        self._soon.start(0)

    def _answer_greedily(self) -> None:
        tickets, self._stand_in = self._stand_in, []
        for ticket in tickets:
            question = self._waiting.get(ticket)
            if question is not None:
                self._pass_on(ticket, _greedy_choice(question))


def _greedy_choice(question: Question) -> object:
    """What the greedy bot does, and any legal action if even that fails: a game never stands still."""
    from rules_core.bots.roster import make_bot

    try:
        bot = make_bot("greedy", question.game)
        return bot.choose(question.prompt, question.budget, Random(question.seed)).action
    except Exception:  # noqa: BLE001  a bot may be wrong in any way
        _log.exception("The greedy bot could not answer")
        return question.prompt.options[0]
