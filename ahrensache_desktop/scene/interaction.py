"""How a choice is made by hand: one object for the decision that is open."""

from collections.abc import Hashable, Iterable
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.spot import Spot
from rules_core.kernel.prompt import Prompt


class Control:
    """A button or switch that the action bar offers for the open choice."""

    def __init__(  # noqa: PLR0913  each part of a button is one
        self,
        key: str,
        words: str,
        shortcut: str = "",
        *,
        enabled: bool = True,
        primary: bool = False,
        checked: bool | None = None,
        tip: str = "",
    ) -> None:
        self.key = key
        self.words = words
        self.shortcut = shortcut
        self.enabled = enabled
        self.primary = primary
        self.checked = checked  # None for a plain button
        self.tip = tip


class Pick(msgspec.Struct, frozen=True):
    """A piece that can be picked for something that no control does."""

    key: Hashable
    sign: str = ""  # of the key that does the same, if one does
    words: str = ""  # empty where the piece's own words say it
    secondary: bool = False  # with the right button


class Interaction(QObject):
    """Gets gestures in scene coordinates and emits the action that was chosen.

    It never changes the table: it says by `spots` and `controls` what to show beside the settled view,
    and by a spot with the key of a piece of the table how that piece looks meanwhile.
    """

    chosen = Signal(object)
    """The action that was chosen."""

    changed = Signal()
    """Something of what it shows has changed."""

    said = Signal(str)
    """A sentence about what was tried, such as why it is not allowed."""

    def __init__(self, prompt: Prompt[Any, Any]) -> None:
        super().__init__()
        self.prompt = prompt

    def headline(self) -> str:
        """What is asked, in one line."""
        return ""

    def controls(self) -> Iterable[Control]:
        """The buttons and switches, from left to right."""
        return ()

    def picks(self) -> Iterable[Pick]:
        """What can be done with pieces now and is not among the controls."""
        return ()

    def spots(self) -> Iterable[Spot]:
        """What it shows on the table beside the settled view."""
        return ()

    def parting(self) -> Iterable[Spot]:
        """What it leaves on the table after the choice, until the table settles."""
        return ()

    def spoken(self, key: Hashable) -> str:
        """A piece in words as it matters to this choice; empty for what it says of itself."""
        return ""

    def focus(self) -> Hashable | None:
        """The piece that the keyboard's cursor is at."""
        return None

    def can_pick(self, key: Hashable) -> bool:
        """Whether this piece can be clicked or dragged."""
        return False

    def why_not(self, key: Hashable) -> str:
        """Why a piece that cannot be picked cannot; empty where nobody would expect to."""
        return ""

    def pressed(self, control: str) -> None:
        """A control of the action bar was used."""

    def clicked(self, key: Hashable, *, secondary: bool = False) -> None:
        """A piece was clicked; `secondary` with the right button."""

    def dragging(self, key: Hashable, at: QPointF) -> None:
        """A piece is being dragged over this point."""

    def dropped(self, key: Hashable, at: QPointF) -> None:
        """A piece was dropped; it goes back unless an action follows."""

    def hovered(self, key: Hashable | None) -> None:
        """The pointer is over this piece."""

    def key(self, event: QKeyEvent) -> bool:
        """A key was pressed; whether it meant something."""
        return False
