"""How each choice is made by hand: which tool for which decision, and the tool for short lists."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.interaction import Control, Interaction
from ahrensache_desktop.scene.pictures import FramePicture
from ahrensache_desktop.scene.spot import Layer, Spot
from rules_core.games.ahrensache.actions import (
    Action,
    ChoosePlanSide,
    Discard,
    TakeFarmer,
    TakeOffer,
)
from rules_core.games.ahrensache.view import View
from rules_core.kernel.game import Refusal
from rules_core.kernel.prompt import Prompt

if TYPE_CHECKING:
    from ahrensache_desktop.text.narrator import Narrator
    from ahrensache_desktop.titles.ahrensache.stage import AhrensacheStage

AhrensachePrompt = Prompt[View, Action]


class Desk:
    """What a tool works with: the stage it stands on, the referee, and words."""

    def __init__(
        self, stage: "AhrensacheStage", referee: Callable[[Action], Refusal | None], narrator: "Narrator"
    ) -> None:
        self.stage = stage
        self.referee = referee
        self.narrator = narrator

    def say(self, key: str, **values: int | str) -> str:
        """A short text of the table."""
        return self.stage.words.say(key, **values)

    def frame(self, key: Hashable, name: str, colour: str = "lit") -> Iterator[Spot]:
        """A frame about a piece that is on the table now."""
        piece = self.stage.items_by_key.get(key)
        if piece is not None and piece.spot.clip == "":
            spot = piece.spot
            grow = 3 * self.stage.layout.unit
            yield Spot(
                (name, key),
                FramePicture(colour),
                spot.x - grow,
                spot.y - grow,
                spot.w + 2 * grow,
                spot.h + 2 * grow,
                Layer.MARK,
            )


class PickTool(Interaction):
    """One of a few options: by its button, its number, by clicking its piece, or by dragging that away."""

    def __init__(self, prompt: AhrensachePrompt, desk: Desk, targets: dict[Hashable, Action]) -> None:
        super().__init__(prompt)
        self.desk = desk
        self._targets = targets
        self._keys = list(targets)
        self._cursor: int | None = None

    def headline(self) -> str:
        return self.desk.narrator.decision(self.prompt.decision, self.prompt.view)

    def controls(self) -> Iterable[Control]:
        if self.prompt.decision.kind == "discard":
            return
        for number, option in enumerate(self.prompt.options, start=1):
            words = self.desk.narrator.action(option, self.prompt.view)
            yield Control(str(number), words, str(number) if number < 10 else "")

    def spots(self) -> Iterable[Spot]:
        for index, key in enumerate(self._keys):
            here = index == self._cursor
            yield from self.desk.frame(key, "target", "focus" if here else "lit")

    def can_pick(self, key: Hashable) -> bool:
        return key in self._targets

    def pressed(self, control: str) -> None:
        self.chosen.emit(self.prompt.options[int(control) - 1])

    def clicked(self, key: Hashable, *, secondary: bool = False) -> None:
        self.chosen.emit(self._targets[key])

    def dropped(self, key: Hashable, at: QPointF) -> None:
        """Dragging a piece off its place chooses it; putting it back does not."""
        spot = self.desk.stage.items_by_key[key].spot
        inside = spot.x <= at.x() <= spot.x + spot.w and spot.y <= at.y() <= spot.y + spot.h
        if not inside:
            self.chosen.emit(self._targets[key])

    def key(self, event: QKeyEvent) -> bool:
        pressed = event.key()
        if Qt.Key.Key_1 <= pressed <= Qt.Key.Key_9:
            number = pressed - Qt.Key.Key_1
            if number < len(self.prompt.options) and self.prompt.decision.kind != "discard":
                self.chosen.emit(self.prompt.options[number])
                return True
        if pressed in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._keys:
            step = 1 if pressed == Qt.Key.Key_Right else -1
            start = -1 if step > 0 else 0
            self._cursor = ((self._cursor if self._cursor is not None else start) + step) % len(self._keys)
            self.changed.emit()
            return True
        if pressed in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._cursor is not None:
            self.chosen.emit(self._targets[self._keys[self._cursor]])
            return True
        return False


def _piece_of(option: Action) -> Hashable | None:
    """The piece on the table that stands for an option, or None."""
    match option:
        case ChoosePlanSide(side):
            return ("plan", side)
        case TakeOffer(offer):
            return ("offer", offer)
        case TakeFarmer(colour):
            return ("stack", colour)
    return None


def tool_for(prompt: AhrensachePrompt, desk: Desk) -> Interaction:
    """The tool for the open decision."""
    from ahrensache_desktop.titles.ahrensache.bid_tool import BidTool
    from ahrensache_desktop.titles.ahrensache.place_tool import PlaceTool
    from ahrensache_desktop.titles.ahrensache.seats import hand_keys

    kind = prompt.decision.kind
    if kind == "bid":
        return BidTool(prompt, desk)
    if kind == "place":
        return PlaceTool(prompt, desk)
    targets: dict[Hashable, Action] = {}
    if kind == "discard" and prompt.view.secret is not None:
        targets.update(
            (key, Discard(key[2])) for key in hand_keys(desk.stage.look.sorted_hand(prompt.view.secret.hand))
        )
    for option in prompt.options:
        piece = _piece_of(option)
        if piece is not None:
            targets[piece] = option
    return PickTool(prompt, desk, targets)
