"""What is shown when: events one after another, then the table as it is, then the next choice."""

from collections import deque
from typing import Any, Protocol

import msgspec
from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

BREATH_MS = 700  # between what one seat did and what the next one does
STAGGER_MS = 90  # between the starts of events of one kind, such as seven cards drawn
PACES = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""How long everything takes, by the name of the speed."""


class Stage(Protocol):
    """The part of the table's picture that the playback moves."""

    def play(self, event: Any) -> QAbstractAnimation | None:
        """The animation of an event, not yet started, or None where nothing moves."""
        ...

    def settle(self, view: Any) -> None:
        """Put everything where the view says."""
        ...

    def open(self, prompt: Any) -> None:
        """Let the choice be made."""
        ...

    def shut(self) -> None:
        """Take no choice any more, until the next prompt."""
        ...


class _Step(msgspec.Struct, frozen=True):
    """Something to show: what happened, how the table looks then, and what is asked."""

    events: tuple[Any, ...]
    view: Any
    prompt: Any


class _Viewer(msgspec.Struct, frozen=True):
    """From here on somebody else looks at the screen."""

    seat: int | None


class Playback(QObject):
    """The queue of steps to show. Nobody waits for it but those who want to: see `idle`."""

    shown = Signal(object)
    """An event begins to be shown."""

    settled = Signal(object)
    """The stage shows this view."""

    opened = Signal(object)
    """The choice of this prompt may be made now."""

    viewer_shown = Signal(object)
    """The screen is now that of a seat, or of nobody."""

    became_idle = Signal()
    """Everything has been shown, and the pause after it is over."""

    def __init__(self, stage: Stage, speed: str = "normal", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._queue: deque[_Step | _Viewer] = deque()
        self._events: deque[Any] = deque()
        self._step: _Step | None = None
        self._animations: list[QAbstractAnimation] = []  # that run
        self._running = False
        self._hurried = False  # until the queue is empty
        self._closed = False
        self._prompt: Any = None  # that is open
        self._view: Any = None  # that the stage was last settled on
        self._looking_back = False
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.timeout.connect(self._run)
        self._stagger = QTimer(self)
        self._stagger.setSingleShot(True)
        self._stagger.timeout.connect(self._run)
        self._stepping = False  # one more thing may happen although it is paused
        self.paused = False
        self.motion = True
        self.hidden = False
        self.speed = speed

    @property
    def instant(self) -> bool:
        """Nothing is animated and nothing is waited for."""
        return self._hurried or PACES[self.speed] == 0

    @property
    def idle(self) -> bool:
        """Everything has been shown, so that the next thing may happen."""
        busy = self._running or self._queue or self._step or self._waiting
        held = (self.paused and not self._stepping) or self._looking_back or self._closed
        return not busy and not held

    @property
    def _waiting(self) -> bool:
        """Something takes its time."""
        return bool(self._animations) or self._breath.isActive() or self._stagger.isActive()

    @property
    def looking_back(self) -> bool:
        """The stage shows an earlier moment, and nothing goes on meanwhile."""
        return self._looking_back

    def show_step(self, events: tuple[Any, ...], view: Any, prompt: Any) -> None:
        """Show what happened, as soon as what came before has been shown."""
        self._stepping = False
        self._shut()
        self._queue.append(_Step(events, view, prompt))
        self._go_on()

    def show_viewer(self, seat: int | None) -> None:
        """Let the screen be that of another seat, as soon as what came before has been shown."""
        self._queue.append(_Viewer(seat))
        self._go_on()

    def skip(self) -> None:
        """Show the end of everything that waits, now."""
        if not self._queue and not self._waiting:
            return
        self._hurried = True
        self._stop()
        self._run()

    def pause(self, on: bool) -> None:
        """Hold what is not a person's turn, or let it go on."""
        self.paused = on
        self._stepping = False
        if not on and self.idle:
            self.became_idle.emit()

    def step(self) -> None:
        """Pause, but let one more thing happen: what a bot has chosen already, or will choose next."""
        self.paused = self._stepping = True
        if self.idle:
            self.became_idle.emit()

    def look_back(self, view: Any) -> None:
        """Show the table as it was, until `look_ahead`."""
        self.skip()
        if not self._closed:
            self._looking_back = True
            self._stage.shut()
            self._stage.settle(view)

    def look_ahead(self) -> None:
        """Show the table as it is again, and go on."""
        if self._looking_back:
            self._looking_back = False
            self._stage.settle(self._view)
            if self._prompt is not None:
                self._stage.open(self._prompt)
            if self.idle:
                self.became_idle.emit()

    def forget(self) -> None:
        """Show nothing of what waits: it has been taken back."""
        self._looking_back = False
        self._queue.clear()
        self._events.clear()
        self._step = None
        self._stop()
        self._shut()

    def close(self) -> None:
        """Show nothing any more."""
        self.forget()
        self._closed = True

    def _go_on(self) -> None:
        if not self._waiting:
            self._run()

    def _run(self) -> None:
        """Show until something takes time or all has been shown."""
        if self._running or self._closed:
            return
        self._running = True
        try:
            while self._show_next():
                pass
        finally:
            self._running = False
        if self.idle:
            self._hurried = False
            self.became_idle.emit()

    def _show_next(self) -> bool:
        """Show one thing; whether the next may follow at once."""
        if self._events:
            return self._show_event(self._events.popleft())
        if self._animations:
            return False
        if self._step is not None:
            step, self._step = self._step, None
            return self._finish(step)
        if not self._queue:
            return False
        thing = self._queue.popleft()
        if isinstance(thing, _Viewer):
            self.viewer_shown.emit(thing.seat)
        else:
            self._step = thing
            self._events.extend(thing.events)
        return True

    def _show_event(self, event: Any) -> bool:
        self.shown.emit(event)
        if self.instant or self.hidden or not self.motion:
            return True
        animation = self._stage.play(event)
        if animation is None:
            return True
        self._animations.append(animation)
        animation.finished.connect(self._end_animation)
        animation.start()
        if self._events and type(self._events[0]) is type(event):
            self._stagger.start(int(STAGGER_MS * PACES[self.speed]))
        return False

    def _finish(self, step: _Step) -> bool:
        self._view = step.view
        self._stage.settle(step.view)
        self.settled.emit(step.view)
        if step.prompt is not None:
            self._prompt = step.prompt
            self._stage.open(step.prompt)
            self.opened.emit(step.prompt)
        elif step.events and not self.instant:
            self._breath.start(int(BREATH_MS * PACES[self.speed]))
            return False
        return True

    def _end_animation(self) -> None:
        animation = self.sender()
        if isinstance(animation, QAbstractAnimation):
            self._drop(animation)
        if not self._waiting:
            self._run()

    def _stop(self) -> None:
        """Wait for nothing any more."""
        self._breath.stop()
        self._stagger.stop()
        for animation in tuple(self._animations):
            self._drop(animation)

    def _drop(self, animation: QAbstractAnimation) -> None:
        self._animations.remove(animation)
        animation.finished.disconnect(self._end_animation)
        animation.stop()
        animation.deleteLater()

    def _shut(self) -> None:
        if self._prompt is not None:
            self._prompt = None
            self._stage.shut()
