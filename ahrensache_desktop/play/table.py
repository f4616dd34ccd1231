"""One match with the people and bots around it: whose turn it is, who looks on, and what they may see."""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from ahrensache_desktop.play.curtain import Curtain
from ahrensache_desktop.play.thinker import Question, Thinker
from rules_core.bots.bot import Budget
from rules_core.kernel.event import redact
from rules_core.kernel.game import Decision, IllegalAction, Refusal, Seat
from rules_core.kernel.match import UndoPoint
from rules_core.kernel.save import AnyMatch, SeatInfo


class Told(msgspec.Struct, frozen=True):
    """One event of the match as the viewer may know it."""

    at: int  # its record
    seat: Seat  # who decided, chance included
    event: Any


def _always() -> bool:
    return True


def _any(_command: tuple[str, ...]) -> bool:
    return True


class Table(QObject):
    """Owns a Match; everything that changes it comes through here."""

    advanced = Signal(object, object, object)
    """What happened (redacted for the viewer), the viewer's view, and the viewer's prompt or None."""

    refused = Signal(object)
    """An action was not allowed: its Refusal. Nothing has changed."""

    thinking = Signal(int, bool)
    """A bot's seat began or ceased to think."""

    ended = Signal(object)
    """The match is over: its Result."""

    viewer_changed = Signal(object)
    """The screen is now that of a seat, or of nobody."""

    curtain_dropped = Signal(int)
    """The person of this seat must come to the screen and lift the curtain."""

    rewound = Signal()
    """What happened last is taken back, or done again; a view follows."""

    distrusted = Signal(str)
    """A program that a file names was not started: nobody here has chosen it."""

    committed = Signal()
    """The match has changed and should be saved."""

    def __init__(
        self, match: AnyMatch, seats: tuple[SeatInfo, ...], thinker: Thinker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.seats = seats
        self.ready: Callable[[], bool] = _always  # whether the screen has caught up; see `proceed`
        self.may_start: Callable[[tuple[str, ...]], bool] = (
            _any  # whether a program that a save names may run
        )
        self._distrusted: set[tuple[str, ...]] = set()
        self.plays_single_options = False
        self.budget = Budget()
        self._thinker = thinker
        self._curtain = Curtain(seat for seat, info in enumerate(seats) if info.kind == "person")
        self._ticket: int | None = None
        self._thinks: Seat | None = None
        self._pending: Any = None  # an action that waits for the screen
        self._told = 0  # records whose events were told, at once or by an earlier run of the program
        self._closed = False
        thinker.answered.connect(self._take_answer)

    @property
    def viewer(self) -> Seat | None:
        """The seat whose view is on the screen."""
        return self._curtain.viewer

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self._curtain.persons

    @property
    def curtain_waits_for(self) -> Seat | None:
        """The seat that must lift the curtain, or None while it is up."""
        return self._curtain.waits_for

    def start(self) -> None:
        """Show the table and let the first decision be made."""
        self._thinker.forgive()
        fresh = all(moment.record.seat < 0 for moment in self.match.moments)
        self._told = 0 if fresh else len(self.match.moments)
        self.viewer_changed.emit(self.viewer)
        self._show(self.match.opening if fresh else ())

    def submit(self, action: Any) -> None:
        """Take an action of the viewer; says `refused` where the rules forbid it."""
        refusal = self.refusal(action)
        if refusal is None:
            self._commit(action)
        else:
            self.refused.emit(refusal)

    def refusal(self, action: Any) -> Refusal | None:
        """Why the viewer may not do that now, or None."""
        decision = self.match.decision
        if decision is not None and decision.seat != self.viewer:
            return Refusal("", "wrong_seat", {"seat": decision.seat})
        return self.match.refusal(action)

    def proceed(self) -> None:
        """The screen has caught up: let what waits for it happen."""
        if self._pending is not None and self.ready() and not self._closed:
            action, self._pending = self._pending, None
            self._commit(action)

    def story(self, first: int = 0) -> Iterator[Told]:
        """The events that were told so far, from a record on, as the viewer may know them."""
        moments = self.match.moments
        for at in range(first, self._told):
            moment = moments[at]
            for event in moment.events:
                yield Told(at, moment.record.seat, redact(event, self.viewer))

    def view_after(self, at: int) -> Any:
        """What the viewer may know of the table as it was after a record."""
        return self.match.game.view(self.match.moments[at].state, self.viewer)

    def can_undo(self) -> bool:
        """Whether the viewer may take back the last own decision."""
        return self._undo_point() is not None

    @property
    def undo_needs_consent(self) -> bool:
        """Whether an undo would take back what another person has learned or done since."""
        point = self._undo_point()
        return point is not None and not point.free and len(self.persons) > 1

    @property
    def undo_costs_rank(self) -> bool:
        """Whether an undo would make the match unranked, which it is not yet."""
        point = self._undo_point()
        return point is not None and not point.free and not self.match.unranked

    def can_redo(self) -> bool:
        """Whether something was taken back and nothing new was done since."""
        return self.match.can_redo and self.viewer is not None

    def undo(self) -> None:
        """Go back to the viewer's last own decision, over those that were no choice.

        Whoever asks for it sees to it that all agree where `undo_needs_consent`.
        """
        point = self._undo_point()
        if point is None:
            return
        self._stop_thinking()
        while point is not None:
            self.match.undo(point)
            point = self._undo_point() if self._single_option() is not None else None
        self._show_again()

    def redo(self) -> None:
        """Do again what was taken back last."""
        if not self.can_redo():
            return
        self._stop_thinking()
        self.match.redo()
        while self.match.can_redo and self._single_option() is not None:
            self.match.redo()
        self._show_again()

    def lift_curtain(self) -> None:
        """The person whose turn it is sits at the screen now."""
        if self._curtain.down and not self._closed:
            self.viewer_changed.emit(self._curtain.lift())
            self._show(())

    def close(self) -> None:
        """Let nothing happen any more; what somebody thinks about is forgotten."""
        if not self._closed:
            self._closed = True
            # Qt's own references between parents and children hide such circles from Python.
            self.ready = _always
            self._stop_thinking()
            self._thinker.answered.disconnect(self._take_answer)

    def _commit(self, action: Any) -> None:
        """Take an action of the deciding seat, whoever that is."""
        if self._closed:
            return
        try:
            events = self.match.submit(action)
        except IllegalAction as error:
            self.refused.emit(error.refusal)
            return
        self._stop_thinking()
        self.committed.emit()
        self._show(events)

    def _show(self, events: tuple[Any, ...]) -> None:
        """Tell what happened, and see to it that the next decision is made."""
        decision = self.match.decision
        single = self._single_option()
        mine = decision is not None and decision.seat == self.viewer
        prompt = self.match.prompt() if mine and single is None else None
        told = tuple(redact(event, self.viewer) for event in events)
        self._told = count = len(self.match.moments)
        self.advanced.emit(told, self.match.view(self.viewer), prompt)
        if self._closed or len(self.match.moments) != count:
            return  # whoever listened has already gone on
        if decision is None:
            self.ended.emit(self.match.result)
        elif single is not None:
            self._pending = single
            self.proceed()
        elif self._curtain.hides(decision.seat):
            self._drop_curtain(decision.seat)
        elif decision.seat not in self.persons:
            self._ask(decision)

    def _show_again(self) -> None:
        self._told = len(self.match.moments)
        self.committed.emit()
        self.rewound.emit()
        self._show(())

    def _drop_curtain(self, seat: Seat) -> None:
        self._curtain.drop(seat)
        self.viewer_changed.emit(None)
        self.advanced.emit((), self.match.view(None), None)
        self.curtain_dropped.emit(seat)

    def _single_option(self) -> Any:
        """The only thing that a person can do now, where the table does such things by itself."""
        decision = self.match.decision
        if not self.plays_single_options or decision is None or decision.seat not in self.persons:
            return None
        prompt = self.match.prompt()
        if prompt is None or not prompt.complete or len(prompt.options) != 1:
            return None
        return prompt.options[0]

    def _undo_point(self) -> UndoPoint | None:
        if self.viewer is None or self._closed:
            return None
        return self.match.undo_point(self.viewer)

    def _ask(self, decision: Decision) -> None:
        """Let a bot think about its decision."""
        info = self.seats[decision.seat]
        prompt = self.match.prompt()
        assert prompt is not None
        # A digest, so that no engine can tell from it what the match's seed will bring.
        source = f"{self.match.seed}:bot:{len(self.match.moments)}".encode()
        seed = hashlib.blake2b(source, digest_size=8).hexdigest()
        self._thinks = decision.seat
        self.thinking.emit(decision.seat, True)
        bot = info.bot or "greedy"
        command = self._command_of(info)
        question = Question(self.match.game, prompt, self.match.refusal, seed, bot, command, self.budget)
        self._ticket = self._thinker.ask(question)

    def _command_of(self, info: SeatInfo) -> tuple[str, ...]:
        """The program that plays a seat, if it may be started here; otherwise none, and the bot plays."""
        if info.kind != "engine" or not info.command:
            return ()
        if self.may_start(info.command):
            return info.command
        if info.command not in self._distrusted:
            self._distrusted.add(info.command)
            self.distrusted.emit(" ".join(info.command))
        return ()

    def _take_answer(self, ticket: int, action: Any) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self._pending = action
            self.proceed()

    def _stop_thinking(self) -> None:
        """Nobody thinks any more, and nothing waits to be done."""
        self._pending = None
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
            self._ticket = None
        if self._thinks is not None:
            seat, self._thinks = self._thinks, None
            self.thinking.emit(seat, False)
