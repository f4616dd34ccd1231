"""Bidding by hand: cards picked in the hand, grain, buildings; with the value as it would be."""

from collections.abc import Callable, Hashable, Iterable, Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.interaction import Control, Interaction
from ahrensache_desktop.scene.spot import Layer, Spot
from ahrensache_desktop.titles.ahrensache.board import figure_rect
from ahrensache_desktop.titles.ahrensache.card_art import CardPicture
from ahrensache_desktop.titles.ahrensache.composition import Composition
from ahrensache_desktop.titles.ahrensache.piece_art import FigurePicture
from ahrensache_desktop.titles.ahrensache.seats import HandKey, hand_keys
from ahrensache_desktop.titles.ahrensache.tools import AhrensachePrompt, Desk
from rules_core.games.ahrensache.actions import Action, Bid, DropOut, Pass, UseDairy, UseGreenhouse
from rules_core.games.ahrensache.bids import modes
from rules_core.games.ahrensache.material import BuildingId, OfferId

SWITCHES: tuple[BuildingId, ...] = ("tool_shed", "cider_press", "grain_mill", "dairy")
"""Buildings whose use is part of a bid (rule 4.0)."""

KEY_NAMES = {
    Qt.Key.Key_Return: "⏎",
    Qt.Key.Key_Enter: "⏎",
    Qt.Key.Key_Escape: "Esc",
    Qt.Key.Key_Plus: "+",
    Qt.Key.Key_Minus: "−",
}
"""Keys whose sign on a button is not their letter."""


class BidTool(Interaction):
    """Composes a bid; every change counts it anew and asks the referee."""

    def __init__(self, prompt: AhrensachePrompt, desk: Desk) -> None:
        super().__init__(prompt)
        self.desk = desk
        self.composition = Composition(prompt.view)
        self._cursor = -1
        self._armed: OfferId | None = None  # the light offer that was clicked once

    # What it shows.

    def headline(self) -> str:
        if self._armed is not None:
            return self.desk.say("drop-out-armed", offer=self._armed)
        if not self.composition.picked:
            return self.desk.narrator.decision(self.prompt.decision, self.prompt.view)
        bid = self.composition.bid()
        refusal = self.desk.referee(bid)
        return self._value_line(bid) if refusal is None else self.desk.narrator.refusal(refusal)

    def _value_line(self, bid: Bid) -> str:
        """The value with its parts, and the rank it would have."""
        counted = self.composition.tally(bid)
        parts = [
            (self.desk.say("part-up"), counted.face_up),
            (self.desk.say("part-display"), counted.display),
            (self.desk.say("part-down"), counted.face_down),
            (self.desk.say("part-grain"), counted.grain),
        ]
        parts += [
            (self.desk.stage.words.building_name(each.building), each.points) for each in counted.bonuses
        ]
        shown = " + ".join(f"{points} {name}" for name, points in parts if points)
        rank, of = self.composition.rank(counted.value)
        return self.desk.say("value-line", value=counted.value, parts=shown, rank=rank, of=of)

    def controls(self) -> Iterable[Control]:
        yield self._bid_control()
        yield from self._pass_control()
        for number, offer in enumerate(self._light_offers(), start=1):
            words = self.desk.say("drop-out", offer=offer)
            yield Control(f"drop-{offer}", words, str(number), checked=self._armed == offer or None)
        for option in self.prompt.options:
            if isinstance(option, UseGreenhouse | UseDairy):
                key = "G" if isinstance(option, UseGreenhouse) else "M"
                words = self.desk.narrator.action(option, self.prompt.view)
                yield Control(type(option).__name__, words, key)
        yield from self._grain_controls()
        if len(self.composition.allowed_modes()) == 2:
            yield Control("mode", self.desk.say(f"mode-{self.composition.bid().mode}"), "X")
        yield from self._building_controls()
        if self.composition.picked:
            yield Control("clear", self.desk.say("clear"), "Esc")

    def _bid_control(self) -> Control:
        bid = self.composition.bid()
        fine = bool(self.composition.picked) and self.desk.referee(bid) is None
        value = self.composition.tally(bid).value if fine else 0
        words = self.desk.say("bid", value=value) if fine else self.desk.say("bid-empty")
        return Control("bid", words, "⏎", enabled=fine, primary=True)

    def _pass_control(self) -> Iterator[Control]:
        act = self._pass()
        if self.desk.referee(act) is None:
            words = self.desk.say("pass", value=self.composition.tally(act).value)
            yield Control("pass", words, "P", enabled=not self.composition.picked)

    def _pass(self) -> Pass:
        wished = Pass(**self.composition.switched)
        return wished if self.desk.referee(wished) is None else Pass()

    def _light_offers(self) -> list[OfferId]:
        return list(dict.fromkeys(each.offer for each in self.prompt.options if isinstance(each, DropOut)))

    def _grain_controls(self) -> Iterator[Control]:
        grain, most = self.composition.grain, self.composition.player.grain
        if most:
            yield Control("grain-less", self.desk.say("grain-less"), "−", enabled=grain > 0)
            yield Control("grain-more", self.desk.say("grain-more", count=grain), "+", enabled=grain < most)

    def _building_controls(self) -> Iterator[Control]:
        player = self.composition.player
        for building in SWITCHES:
            if building in player.buildings and building not in player.used:
                words = self.desk.stage.words.building_name(building)
                on = self.composition.switched.get(building, False)
                yield Control(f"switch-{building}", words, checked=on)
        if self.composition.lies_open(self.composition.last):
            changers = self.composition.can_change()
            if "cowshed" in changers:
                yield Control("recolour", self.desk.say("recolour"), "C")
            if "water_mill" in changers:
                yield Control("revalue", self.desk.say("revalue"), "V")

    def lifted(self) -> dict[Hashable, str]:
        """Picked cards, and cards that no longer fit dimmed."""
        picked = self.composition.picked
        shown: dict[Hashable, str] = {}
        fixed = self.composition.face_up()
        for key in self._keys():
            if key in picked:
                shown[key] = picked[key]
            elif fixed and not modes((*fixed, key[2])):
                shown[key] = "dim"
        return shown

    def _keys(self) -> list[HandKey]:
        return hand_keys(self.desk.stage.look.sorted_hand(self.composition.secret.hand))

    def spots(self) -> Iterable[Spot]:
        for offer in self._light_offers():
            armed = offer == self._armed
            yield from self.desk.frame(("offer", offer), "light", "focus" if armed else "lit")
        bid = self.composition.bid()
        if self.composition.picked and self.desk.referee(bid) is None:
            place = figure_rect(self.desk.stage.layout, self.composition.tally(bid).value, 0)
            colour = self.desk.stage.colours[self.composition.seat]
            yield Spot(("ghost",), FigurePicture(colour, ghost=True), *place, Layer.MARK)
        yield from self._changed_cards()
        keys = self._keys()
        if 0 <= self._cursor < len(keys):
            yield from self.desk.frame(keys[self._cursor], "cursor", "focus")

    def _changed_cards(self) -> Iterator[Spot]:
        for key, counts_as in self.composition.counts_as.items():
            piece = self.desk.stage.items_by_key.get(key)
            before = self.composition.counted_before(key)
            if piece is not None and before is not None and self.composition.lies_open(key):
                spot = piece.spot
                place = (spot.x, spot.y, spot.w, spot.h)
                yield Spot(("changed", key), CardPicture(before, counts_as), *place, Layer.MARK)
        last = self.composition.last
        if self.composition.can_change() and self.composition.lies_open(last):
            yield from self.desk.frame(last, "last", "accent")

    # Gestures.

    def can_pick(self, key: Hashable) -> bool:
        if not isinstance(key, tuple):
            return False
        if key[0] == "bid-card":
            return bool(self.composition.can_change()) and self.composition.counted_before(key) is not None
        return key[0] == "hand" or (key[0] == "offer" and key[1] in self._light_offers())

    def clicked(self, key: Hashable, *, secondary: bool = False) -> None:
        assert isinstance(key, tuple)
        if key[0] == "offer":
            self._drop_out(key[1])
            return
        if key[0] == "bid-card":
            self.composition.last = key
        else:
            self.composition.toggle(key, "down" if secondary else "up")
        self._armed = None
        self.changed.emit()

    def dropped(self, key: Hashable, at: QPointF) -> None:
        """A card dragged up from the hand is played; one dragged back is not."""
        assert isinstance(key, tuple)
        if key[0] != "hand":
            return
        x, y, w, _ = self.desk.stage.layout.hand
        back = y + 30 * self.desk.stage.layout.unit <= at.y() and x <= at.x() <= x + w
        if back:
            self.composition.put_back(key)
        elif key not in self.composition.picked:
            self.composition.toggle(key, "up")
        self.changed.emit()

    def _drop_out(self, offer: OfferId) -> None:
        """Dropping out asks once: it gives up the bid."""
        if self._armed == offer:
            store = DropOut(offer, crate_store=True)
            self.chosen.emit(store if self.desk.referee(store) is None else DropOut(offer))
        else:
            self._armed = offer
            self.changed.emit()

    def pressed(self, control: str) -> None:
        if control.startswith("drop-"):
            self._drop_out(next(offer for offer in self._light_offers() if control == f"drop-{offer}"))
            return
        self._armed = None
        finals: dict[str, Callable[[], Action]] = {
            "bid": self.composition.bid,
            "pass": self._pass,
            "UseGreenhouse": UseGreenhouse,
            "UseDairy": UseDairy,
        }
        if control in finals:
            self._try(finals[control]())
            return
        self._compose(control)
        self.changed.emit()

    def _compose(self, control: str) -> None:
        composition = self.composition
        steps: dict[str, Callable[[], None]] = {
            "clear": composition.clear,
            "grain-less": lambda: composition.add_grain(-1),
            "grain-more": lambda: composition.add_grain(1),
            "mode": composition.other_mode,
            "recolour": composition.recolour,
            "revalue": composition.revalue,
        }
        if control in steps:
            steps[control]()
        for building in SWITCHES:
            if control == f"switch-{building}":
                composition.switched[building] = not composition.switched.get(building, False)

    def _try(self, action: Action) -> None:
        refusal = self.desk.referee(action)
        if refusal is None:
            self.chosen.emit(action)
        else:
            self.said.emit(self.desk.narrator.refusal(refusal))

    def key(self, event: QKeyEvent) -> bool:
        pressed = event.key()
        keys = self._keys()
        if pressed in (Qt.Key.Key_Left, Qt.Key.Key_Right) and keys:
            step = 1 if pressed == Qt.Key.Key_Right else -1
            self._cursor = (self._cursor + step) % len(keys)
            self.changed.emit()
            return True
        if pressed in (Qt.Key.Key_Space, Qt.Key.Key_F) and 0 <= self._cursor < len(keys):
            self.composition.toggle(keys[self._cursor], "up" if pressed == Qt.Key.Key_Space else "down")
            self.changed.emit()
            return True
        control = self._control_of(pressed)
        if control is not None:
            self.pressed(control)
        return control is not None

    def _control_of(self, pressed: int) -> str | None:
        """The control that a key stands for, if it is offered now."""
        name = KEY_NAMES.get(Qt.Key(pressed)) or (chr(pressed) if pressed < 128 else "")
        offered = {each.shortcut: each.key for each in self.controls() if each.enabled and each.shortcut}
        return offered.get(name)
