"""Stand-ins with the real protocols, for tests of whoever talks to them."""

from typing import Any

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation, Signal

from ahrensache_desktop.play.thinker import Question


class FakeStage:
    """Remembers what it was told to show."""

    def __init__(self, duration: int = 0) -> None:
        self.told: list[tuple[str, Any]] = []
        self.prompt: Any = None
        self.duration = duration  # of every event's animation; 0 for none
        self.pace = 1.0
        self.animations: list[QAbstractAnimation] = []

    def play(self, event: Any) -> QAbstractAnimation | None:
        self.told.append(("play", event))
        if not self.duration:
            return None
        animation = QVariantAnimation()
        animation.setDuration(self.duration)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        self.animations.append(animation)
        return animation

    def settle(self, view: Any) -> None:
        self.told.append(("settle", view))

    def open(self, prompt: Any) -> None:
        self.told.append(("open", prompt))
        self.prompt = prompt

    def shut(self) -> None:
        self.told.append(("shut", None))
        self.prompt = None

    def close(self) -> None:
        self.told.append(("close", None))


class FakeThinker(QObject):
    """Answers when the test says so."""

    answered = Signal(int, object)
    replaced = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.open: dict[int, Question] = {}
        self.asked: list[Question] = []
        self.cancelled: list[int] = []

    def ask(self, question: Question) -> int:
        self.asked.append(question)
        self.open[len(self.asked)] = question
        return len(self.asked)

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)
        self.open.pop(ticket, None)

    def forgive(self) -> None:
        pass

    def answer(self, pick: int = 0) -> None:
        """Choose an option for the question that is open."""
        ticket, question = self.open.popitem()
        options = question.prompt.options
        self.answered.emit(ticket, options[pick % len(options)])
