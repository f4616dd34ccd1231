"""What every tool of Ährensache works with, and which tool is for which decision."""

from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from ahrensache_desktop.scene.interaction import Interaction
from ahrensache_desktop.scene.list_interaction import ListInteraction
from ahrensache_desktop.scene.pictures import FramePicture
from ahrensache_desktop.scene.spot import Layer, Rect, Spot, holds, inset
from rules_core.games.ahrensache.actions import Action
from rules_core.games.ahrensache.view import View
from rules_core.kernel.game import Refusal
from rules_core.kernel.prompt import Prompt

if TYPE_CHECKING:
    from ahrensache_desktop.text.narrator import Narrator
    from ahrensache_desktop.titles.ahrensache.stage import AhrensacheStage

AhrensachePrompt = Prompt[View, Action]

SHORT_CHOICES = ("choose_plan_side", "choose_offer", "choose_either", "choose_farmer", "trade")


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

    def why_not(self, action: Action) -> str:
        """Why an action is not allowed, in words; empty if it is."""
        refusal = self.referee(action)
        return "" if refusal is None else self.narrator.refusal(refusal)

    def frame(self, key: Hashable, name: str, colour: str = "lit") -> Iterator[Spot]:
        """A frame about a piece that is on the table now."""
        piece = self.stage.items_by_key.get(key)
        if piece is not None and piece.spot.clip == "":
            yield self.frame_about((name, key), piece.spot.rect, colour)

    def frame_about(self, key: Hashable, place: Rect, colour: str = "lit") -> Spot:
        """A frame about a place."""
        around = inset(place, -3 * self.stage.unit)
        line = round(3 * self.stage.unit / min(around[2:]), 3)
        return Spot(key, FramePicture(colour, line=line), *around, Layer.MARK)

    def is_over(self, key: Hashable, at: QPointF) -> bool:
        """Whether a point lies on a piece as it lies on the table."""
        piece = self.stage.items_by_key.get(key)
        return piece is not None and holds(piece.spot.rect, at.x(), at.y())


def tool_for(prompt: AhrensachePrompt, desk: Desk) -> Interaction:
    """The tool for the open decision."""
    from ahrensache_desktop.titles.ahrensache.bid_tool import BidTool
    from ahrensache_desktop.titles.ahrensache.choice_tool import ChoiceTool
    from ahrensache_desktop.titles.ahrensache.discard_tool import DiscardTool
    from ahrensache_desktop.titles.ahrensache.place_tool import PlaceTool

    kinds: dict[str, Callable[[AhrensachePrompt, Desk], Interaction]] = {
        "bid": BidTool,
        "place": PlaceTool,
        "discard": DiscardTool,
        **dict.fromkeys(SHORT_CHOICES, ChoiceTool),
    }
    made = kinds.get(prompt.decision.kind)
    return made(prompt, desk) if made is not None else _list(prompt, desk)


def _list(prompt: AhrensachePrompt, desk: Desk) -> Interaction:
    """For decisions that no tool was made for."""
    headline = desk.narrator.decision(prompt.decision, prompt.view)
    return ListInteraction(prompt, headline, lambda action: desk.narrator.action(action, prompt.view))
