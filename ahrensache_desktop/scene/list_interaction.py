"""A choice from a list of words: any game can be played with it before it has a single picture."""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.interaction import Control, Interaction
from rules_core.kernel.prompt import Prompt

PAGE = 9
MORE, BACK = "more", "back"


class ListInteraction(Interaction):
    """Offers the options of a prompt as buttons with numbers, nine at a time."""

    def __init__(self, prompt: Prompt[Any, Any], headline: str, words: Callable[[Any], str]) -> None:
        super().__init__(prompt)
        self._headline = headline
        self._words = words
        self._first = 0

    def headline(self) -> str:
        return self._headline

    def controls(self) -> Iterable[Control]:
        if self._first:
            yield Control(BACK, "…", "0")
        shown = self.prompt.options[self._first : self._first + PAGE]
        for number, option in enumerate(shown, start=1):
            yield Control(str(number), self._words(option), str(number))
        if self._first + PAGE < len(self.prompt.options):
            yield Control(MORE, "…", "+")

    def pressed(self, control: str) -> None:
        if control in (MORE, BACK):
            self._first += PAGE if control == MORE else -PAGE
            self.changed.emit()
            return
        self.chosen.emit(self.prompt.options[self._first + int(control) - 1])

    def key(self, event: QKeyEvent) -> bool:
        keys = {Qt.Key.Key_Plus: MORE, Qt.Key.Key_0: BACK}
        wanted = keys.get(Qt.Key(event.key())) or event.text()
        offered = {control.key for control in self.controls()}
        if wanted not in offered:
            return False
        self.pressed(wanted)
        return True
