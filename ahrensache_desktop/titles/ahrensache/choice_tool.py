"""One of a few options: click its picture or its piece, drag that away, press its number or its button."""

from collections.abc import Hashable, Iterable, Iterator

import msgspec
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.art import Picture
from ahrensache_desktop.scene.interaction import Control, Interaction
from ahrensache_desktop.scene.pictures import CENTRE, CaptionPicture, PanelPicture
from ahrensache_desktop.scene.spot import Layer, Rect, Spot, inset
from ahrensache_desktop.titles.ahrensache.board import title
from ahrensache_desktop.titles.ahrensache.crate_art import LabelPicture, Signs
from ahrensache_desktop.titles.ahrensache.crates import signs_of
from ahrensache_desktop.titles.ahrensache.hand import tray_spots
from ahrensache_desktop.titles.ahrensache.sheet_art import PlanPicture
from ahrensache_desktop.titles.ahrensache.tools import AhrensachePrompt, Desk
from rules_core.games.ahrensache.actions import (
    Action,
    ChooseEither,
    ChoosePlanSide,
    DeclineFarmer,
    EndTrade,
    TakeFarmer,
    TakeOffer,
    TakeSeven,
    TradeForApples,
    TradeForFarmer,
)
from rules_core.games.ahrensache.frames import PickEither
from rules_core.games.ahrensache.material import PLAN_POINTS, PlanSide
from rules_core.games.ahrensache.offers import offers_for

TRADE_SIGNS: dict[type, Signs] = {
    TradeForApples: (("pay5", 1), ("apple", 2)),
    TradeForFarmer: (("pay6", 1), ("farmer", 1)),
    TakeSeven: (("seven", 1),),
    DeclineFarmer: (("nothing", 1),),
    EndTrade: (("nothing", 1),),
}


class Option(msgspec.Struct, frozen=True):
    """An option with the piece that stands for it, lying on the table already or shown for the choice."""

    key: Hashable
    action: Action
    picture: Picture | None = None  # None where the piece lies on the table already


class ChoiceTool(Interaction):
    """For all decisions with a handful of options."""

    def __init__(self, prompt: AhrensachePrompt, desk: Desk) -> None:
        super().__init__(prompt)
        self.desk = desk
        self.options = [self._option(action) for action in prompt.options]
        self._cursor: int | None = None
        self._over: Hashable | None = None

    def _option(self, action: Action) -> Option:
        match action:
            case TakeOffer(offer):
                return Option(("offer", offer), action)
            case TakeFarmer(colour):
                return Option(("stack", colour), action)
            case ChoosePlanSide(side):
                return Option(("plan-choice", side), action, self._plan(side))
            case ChooseEither(side):
                frame = self.prompt.view.public.pending[-1]
                assert isinstance(frame, PickEither)
                offers = offers_for(len(self.prompt.view.public.players))
                sides = next(each.either for each in offers if each.id == frame.offer)
                return Option(("side", side), action, LabelPicture(signs_of(sides[side])))
        return Option((type(action).__name__,), action, LabelPicture(TRADE_SIGNS[type(action)]))

    def _plan(self, side: PlanSide) -> PlanPicture:
        view = self.prompt.view
        plan = view.own().plan
        assert plan is not None
        return PlanPicture(view.public.edition.plans[plan].cells(side), frozenset(), PLAN_POINTS[side])

    # What it shows.

    def headline(self) -> str:
        return self.desk.narrator.decision(self.prompt.decision, self.prompt.view)

    def _words(self, option: Option) -> str:
        return self.desk.narrator.action(option.action, self.prompt.view)

    def _caption(self, option: Option) -> str:
        """The words below a picture, shorter where there is little room."""
        match option.action:
            case ChoosePlanSide(side):
                points = self.desk.say("points", points=PLAN_POINTS[side])
                return f"{self.desk.say(f'plan-{side}')}: {points}"
            case TradeForApples() | TradeForFarmer() | EndTrade():
                return self.desk.say(f"choice-{type(option.action).__name__}")
        return self._words(option)

    def controls(self) -> Iterable[Control]:
        for number, option in enumerate(self.options, start=1):
            shortcut = str(number) if number < 10 else ""
            yield Control(str(number), self._words(option), shortcut)

    def focus(self) -> Hashable | None:
        return self.options[self._cursor].key if self._cursor is not None else None

    def spots(self) -> Iterable[Spot]:
        shown = [option for option in self.options if option.picture is not None]
        if shown:
            yield from self._shown(shown)
        for option in self.options:
            here = option.key in (self.focus(), self._over)
            if option.picture is None:
                yield from self.desk.frame(option.key, "target", "focus" if here else "lit")

    def _shown(self, shown: list[Option]) -> Iterator[Spot]:
        plans = isinstance(shown[0].action, ChoosePlanSide)
        if plans:
            places = list(self._plan_places(len(shown)))
            yield from self._plan_panel()
        else:
            places = list(self._tray_places(len(shown)))
            yield from tray_spots(self.desk.stage.layout, self.desk.say("your-choice"), bold=True)
        for option, place in zip(shown, places, strict=True):
            yield from self._card(option, place, 14.0 if plans else 12.0)

    def _card(self, option: Option, place: Rect, text: float) -> Iterator[Spot]:
        """The picture of an option, its words below, and its number."""
        assert option.picture is not None
        unit = self.desk.stage.unit
        x, y, w, h = place
        words = self._words(option)
        layer = Layer.OVERLAY
        line = (x - 5 * unit, y + h + 4 * unit, w + 10 * unit, self._caption_height())
        caption = CaptionPicture(self._caption(option), text * unit * self.desk.stage.layout.text, line[2])
        yield Spot(option.key, option.picture, x, y, w, h, layer, tip=words, shadow=4 * unit)
        yield Spot((option.key, "words"), caption, *line, layer)
        here = option.key in (self.focus(), self._over)
        frame = self.desk.frame_about((option.key, "frame"), place, "focus" if here else "lit")
        yield msgspec.structs.replace(frame, layer=layer)

    def _plan_panel(self) -> Iterator[Spot]:
        stage = self.desk.stage
        panel = PanelPicture("panel", radius=10 * stage.unit)
        place = inset(stage.layout.farm, 12 * stage.unit)
        yield Spot(("choice-panel",), panel, *place, Layer.OVERLAY, shadow=8 * stage.unit)
        x, y, w, _ = place
        line = (x, y + 10 * stage.unit, w, stage.layout.line + 5 * stage.unit)
        heading = title(
            ("choice-title",), self.desk.say("plan-question"), line, "text", align=CENTRE, bold=True
        )
        yield msgspec.structs.replace(heading, layer=Layer.OVERLAY)

    def _plan_places(self, count: int) -> Iterator[Rect]:
        unit = self.desk.stage.unit
        x, y, w, h = inset(self.desk.stage.layout.farm, 12 * unit)
        head = self.desk.stage.layout.line + 23 * unit
        side = min(h - head - self._caption_height() - 12 * unit, w / count - 30 * unit)
        for index in range(count):
            left = x + w / 2 + (index - count / 2) * (side + 30 * unit) + 15 * unit
            yield (left, y + head, side, side)

    def _tray_places(self, count: int) -> Iterator[Rect]:
        unit = self.desk.stage.unit
        x, y, w, h = self.desk.stage.layout.bid
        gap = 14 * unit
        width = min(90 * unit, (w - 20 * unit - gap * (count - 1)) / count)
        left = x + (w - width * count - gap * (count - 1)) / 2
        for index in range(count):
            head = self.desk.stage.layout.line + 14 * unit
            yield (
                left + index * (width + gap),
                y + head,
                width,
                h - head - self._caption_height() - 8 * unit,
            )

    def _caption_height(self) -> float:
        """The room for two lines below a picture, or for as much as there is."""
        layout = self.desk.stage.layout
        return min(2 * layout.line - layout.unit, 0.36 * layout.bid[3])

    # Gestures.

    def can_pick(self, key: Hashable) -> bool:
        return any(option.key == key for option in self.options)

    def why_not(self, key: Hashable) -> str:
        kind = self.prompt.decision.kind
        if not isinstance(key, tuple):
            return ""
        if kind == "choose_offer" and key[0] == "offer":
            return self.desk.why_not(TakeOffer(key[1]))
        if kind == "choose_farmer" and key[0] == "stack":
            return self.desk.why_not(TakeFarmer(key[1]))
        return ""

    def _choose(self, key: Hashable) -> None:
        self.chosen.emit(next(option.action for option in self.options if option.key == key))

    def pressed(self, control: str) -> None:
        self.chosen.emit(self.options[int(control) - 1].action)

    def clicked(self, key: Hashable, *, secondary: bool = False) -> None:
        self._choose(key)

    def dropped(self, key: Hashable, at: QPointF) -> None:
        """Dragging a piece off its place chooses it; putting it back does not."""
        if not self.desk.is_over(key, at):
            self._choose(key)

    def hovered(self, key: Hashable | None) -> None:
        if key != self._over:
            self._over = key
            self.changed.emit()

    def key(self, event: QKeyEvent) -> bool:
        pressed, count = event.key(), len(self.options)
        if Qt.Key.Key_1 <= pressed <= Qt.Key.Key_9 and pressed - Qt.Key.Key_1 < count:
            self.chosen.emit(self.options[pressed - Qt.Key.Key_1].action)
            return True
        if pressed in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if pressed == Qt.Key.Key_Right else -1
            start = self._cursor if self._cursor is not None else (-1 if step > 0 else 0)
            self._cursor = (start + step) % count
            self.changed.emit()
            return True
        if pressed in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._cursor is not None:
            self.chosen.emit(self.options[self._cursor].action)
            return True
        if pressed == Qt.Key.Key_Escape and self._cursor is not None:
            self._cursor = None
            self.changed.emit()
            return True
        return False
