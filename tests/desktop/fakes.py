"""Stand-ins with the real protocols, for tests of whoever talks to them."""

from typing import Any

from PySide6.QtCore import QAbstractAnimation, QVariantAnimation


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
