"""Bidding by hand: cards moved from the hand into the tray, grain, buildings, and what that is worth."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import cast

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.interaction import Control, Interaction, Pick
from ahrensache_desktop.scene.spot import Spot, holds
from ahrensache_desktop.scene.table_keys import TABLE_KEYS, key_sign
from ahrensache_desktop.titles.ahrensache.bid_spots import BidSpots
from ahrensache_desktop.titles.ahrensache.composition import SWITCHES, CardKey, Composition
from ahrensache_desktop.titles.ahrensache.hand import HandKey, hand_keys
from ahrensache_desktop.titles.ahrensache.tools import AhrensachePrompt, Desk
from rules_core.games.ahrensache.actions import Action, Bid, DropOut, Pass, UseDairy, UseGreenhouse
from rules_core.games.ahrensache.material import BuildingId, OfferId

SMALL_BUTTONS = {
    "grain-more": "more_grain",
    "grain-less": "less_grain",
    "mode": "other_mode",
    "recolour": "recolour",
    "revalue": "revalue",
}
"""The buttons in the tray, and the commands that do the same by key."""

AT_ONCE: dict[BuildingId, Action] = {"greenhouse": UseGreenhouse(), "dairy": UseDairy()}
"""Buildings that can be used before the turn, each an action of its own (rules 4.8, 4.9)."""


class BidTool(Interaction):
    """Composes a bid; every change counts it anew and asks the referee."""

    def __init__(self, prompt: AhrensachePrompt, desk: Desk) -> None:
        super().__init__(prompt)
        self.desk = desk
        self.composition = Composition(prompt.view)
        self.cursor: CardKey | None = None
        self.over: Hashable | None = None
        self.armed: Hashable | None = None  # what was clicked once and wants a second click
        self._spots = BidSpots(self)

    # What can be done now.

    def light_offers(self) -> list[OfferId]:
        """The light offers that are free."""
        return list(dict.fromkeys(each.offer for each in self.prompt.options if isinstance(each, DropOut)))

    def at_once(self) -> list[BuildingId]:
        """The buildings that can be used before the turn."""
        return [building for building, action in AT_ONCE.items() if action in self.prompt.options]

    def switches(self) -> list[BuildingId]:
        """The buildings that can be switched on for this turn."""
        return [building for building in SWITCHES if self.composition.owns(building)]

    def bid_refusal(self) -> str:
        """Why the bid cannot be made as it is, in words; empty if it can."""
        return self.desk.why_not(self.composition.bid())

    def passing(self) -> Pass | None:
        """Passing as it would be done now, or None where it is not allowed at all."""
        wished = self.composition.passing()
        if self.desk.referee(wished) is None:
            return wished
        return Pass() if self.desk.referee(Pass()) is None else None

    def keys(self) -> list[HandKey]:
        """The cards of the hand as they are sorted."""
        return hand_keys(self.desk.stage.look.sorted_hand(self.composition.secret.hand))

    def in_hand(self) -> list[HandKey]:
        """The cards that are not picked."""
        return [key for key in self.keys() if key not in self.composition.picked]

    # What it shows.

    def headline(self) -> str:
        if self.armed is not None:
            return self._armed_words(self.armed)
        if self.composition.untouched:
            return self.desk.narrator.decision(self.prompt.decision, self.prompt.view)
        return self.bid_refusal() or self._value_line(self.composition.bid())

    def _armed_words(self, key: Hashable) -> str:
        assert isinstance(key, tuple)
        if key[0] == "offer":
            return self.desk.say("drop-out-armed", offer=key[1])
        return self.desk.say("use-armed", building=self.desk.stage.words.building_name(key[1]))

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
        passing = self.passing()
        if passing is not None:
            words = self.desk.say("pass", value=self.composition.tally(passing).value)
            hint = self.desk.say("pass-hint") if self.composition.picked else ""
            yield Control("pass", words, "P", enabled=not hint, tip=hint)
        for number, offer in enumerate(self.light_offers(), start=1):
            words = self.desk.say("drop-out", offer=offer)
            yield Control(f"drop-{offer}", words, str(number), checked=self.armed == ("offer", offer) or None)
        for building in self.at_once():
            words = self.desk.narrator.action(AT_ONCE[building], self.prompt.view)
            yield Control(f"use-{building}", words, "G" if building == "greenhouse" else "M")
        touched = not self.composition.untouched
        yield Control("clear", self.desk.say("clear"), "Esc", enabled=touched)

    def _bid_control(self) -> Control:
        reason = self.bid_refusal() if self.composition.picked else self.desk.say("bid-hint")
        value = self.composition.tally(self.composition.bid()).value if not reason else 0
        words = self.desk.say("bid-empty") if reason else self.desk.say("bid", value=value)
        return Control("bid", words, "Enter", enabled=not reason, primary=True, tip=reason)

    def picks(self) -> Iterable[Pick]:
        yield from self._card_picks()
        signs = {name: key_sign(TABLE_KEYS[command]) for name, command in SMALL_BUTTONS.items()}
        for key in self.desk.stage.items_by_key:
            if isinstance(key, tuple) and key[0] in signs:
                yield Pick(key, signs[key[0]])
        for building in self.switches():
            yield Pick(("building", building), key_sign(TABLE_KEYS[f"switch_{building}"]))

    def _card_picks(self) -> Iterator[Pick]:
        for key in self.keys():
            yield Pick(key)
            if key not in self.composition.picked:
                card = self.desk.stage.words.card(key[2])
                yield Pick(key, words=self.desk.say("down-card", card=card), secondary=True)

    def spoken(self, key: Hashable) -> str:
        piece = self.desk.stage.items_by_key.get(key)
        if key not in self.composition.picked or piece is None:
            return ""
        return f"{self.desk.say('in-bid')}: {piece.spot.tip.replace(chr(10), '. ')}"

    def focus(self) -> Hashable | None:
        return self.cursor

    def spots(self) -> Iterable[Spot]:
        return self._spots.spots()

    def parting(self) -> Iterable[Spot]:
        return self._spots.parting()

    # Gestures.

    def can_pick(self, key: Hashable) -> bool:
        if not isinstance(key, tuple):
            return False
        if key[0] == "building":
            return key[1] in self.switches() or key[1] in self.at_once()
        if key[0] == "offer":
            return key[1] in self.light_offers()
        if key[0] == "good":
            return bool(key[1] == "grain" and self.composition.player.grain)
        return key[0] in ("hand", "recolour", "revalue", "grain-more", "grain-less", "mode")

    def why_not(self, key: Hashable) -> str:
        if not isinstance(key, tuple):
            return ""
        if key[0] == "offer":
            return self.desk.why_not(DropOut(key[1]))
        if key[0] == "building" and key[1] in AT_ONCE:
            return self.desk.why_not(AT_ONCE[key[1]])
        return ""

    def clicked(self, key: Hashable, *, secondary: bool = False) -> None:
        assert isinstance(key, tuple)
        if key[0] == "offer" or (key[0] == "building" and key[1] in self.at_once()):
            self._arm(key)
            return
        self.armed = None
        steps: dict[str, Callable[[], None]] = {
            "hand": lambda: self._click_card(cast("HandKey", key), secondary),
            "good": lambda: self.composition.add_grain(-1 if secondary else 1),
            "grain-more": lambda: self.composition.add_grain(1),
            "grain-less": lambda: self.composition.add_grain(-1),
            "mode": self.composition.other_mode,
            "recolour": lambda: self.composition.recolour(key[1]),
            "revalue": lambda: self.composition.revalue(key[1]),
            "building": lambda: self.composition.switch(key[1]),
        }
        steps[key[0]]()
        self.changed.emit()

    def _click_card(self, key: HandKey, secondary: bool) -> None:
        """A click plays a card or takes it back; the right button turns it."""
        if secondary:
            self.composition.toggle(key, "down")
        elif key in self.composition.picked:
            self.composition.put_back(key)
        else:
            self.composition.toggle(key, "up")

    def _arm(self, key: tuple[str, str]) -> None:
        """What cannot be taken back asks once."""
        if self.armed != key:
            self.armed = key
            self.changed.emit()
        elif key[0] == "offer":
            self._try(self._dropping_out(cast("OfferId", key[1])))
        else:
            self._try(AT_ONCE[cast("BuildingId", key[1])])

    def _dropping_out(self, offer: OfferId) -> DropOut:
        wished = self.composition.dropping_out(offer)
        return wished if self.desk.referee(wished) is None else DropOut(offer)

    def dropped(self, key: Hashable, at: QPointF) -> None:
        """Cards, grain, buildings go into the tray, cards back to the hand; an offer dragged off is armed."""
        assert isinstance(key, tuple)
        layout = self.desk.stage.layout
        if key[0] in ("offer", "building"):
            away = key[0] == "offer" or holds(layout.bid, at.x(), at.y())
            if away and not self.desk.is_over(key, at):
                self.clicked(key)
            return
        if key[0] == "good" and holds(layout.bid, at.x(), at.y()):
            self.composition.add_grain(1)
        if key[0] == "hand":
            card = cast("HandKey", key)
            if holds(layout.hand, at.x(), at.y()):
                self.composition.put_back(card)
            elif card not in self.composition.picked:
                self.composition.toggle(card, "up")
        self.changed.emit()

    def hovered(self, key: Hashable | None) -> None:
        if key != self.over:
            self.over = key
            self.changed.emit()

    def pressed(self, control: str) -> None:
        kind, _, name = control.partition("-")
        if kind == "drop":
            self._arm(("offer", name))
            return
        self.armed = None
        if kind == "use":
            self._try(AT_ONCE[cast("BuildingId", name)])
        elif control == "bid":
            self._try(self.composition.bid())
        elif control == "pass":
            self._try(self.passing() or Pass())
        else:
            self.composition.clear()
            self.changed.emit()

    def _try(self, action: Action) -> None:
        reason = self.desk.why_not(action)
        if reason:
            self.said.emit(reason)
        else:
            self.chosen.emit(action)

    # Keys.

    def key(self, event: QKeyEvent) -> bool:
        pressed = Qt.Key(event.key())
        if pressed in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return self._step(1 if pressed == Qt.Key.Key_Right else -1)
        if pressed == Qt.Key.Key_Escape and self.armed is not None:
            self.armed = None
            self.changed.emit()
            return True
        if self._card_key(pressed) or self._tray_key(pressed):
            self.armed = None
            self.changed.emit()
            return True
        return self._control_key(pressed)

    def _step(self, by: int) -> bool:
        """Move the cursor over the cards in the tray and in the hand."""
        cards: list[CardKey] = [*self.composition.picked, *self.in_hand()]
        if self.composition.can_change():
            cards = [*self.composition.earlier_keys(), *cards]
        if not cards:
            return False
        first = len(self.composition.picked) if by > 0 else 0
        start = cards.index(self.cursor) if self.cursor in cards else first - by
        self.cursor = cards[(start + by) % len(cards)]
        self.changed.emit()
        return True

    def _card_key(self, pressed: Qt.Key) -> bool:
        """Keys that do something with the card at the cursor."""
        cursor = self.cursor
        if cursor is None:
            return False
        if pressed in (Qt.Key.Key_Space, Qt.Key.Key_F) and len(cursor) == 3:
            self._toggle_at_cursor(cursor, "up" if pressed == Qt.Key.Key_Space else "down")
            return True
        changers = self.composition.can_change()
        if not self.composition.lies_open(cursor):
            return False
        if pressed == Qt.Key.Key_C and "cowshed" in changers:
            self.composition.recolour(cursor)
            return True
        if pressed == Qt.Key.Key_V and "water_mill" in changers:
            self.composition.revalue(cursor)
            return True
        return False

    def _toggle_at_cursor(self, cursor: HandKey, how: str) -> None:
        """The cursor stays in the hand, at the next card."""
        hand = self.in_hand()
        following = hand[(hand.index(cursor) + 1) % len(hand)] if cursor in hand else cursor
        self.composition.toggle(cursor, how)
        self.cursor = following if following not in self.composition.picked else cursor

    def _tray_key(self, pressed: Qt.Key) -> bool:
        """Keys that change the bid as a whole."""
        composition = self.composition
        if pressed in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Equal) and composition.player.grain:
            composition.add_grain(-1 if pressed == Qt.Key.Key_Minus else 1)
            return True
        if pressed == Qt.Key.Key_X and len(composition.allowed_modes()) == 2:
            composition.other_mode()
            return True
        for building in self.switches():
            if pressed == TABLE_KEYS[f"switch_{building}"]:
                composition.switch(building)
                return True
        return False

    def _control_key(self, pressed: Qt.Key) -> bool:
        name = key_sign(pressed)
        for control in self.controls():
            if name and control.shortcut == name:
                if control.enabled:
                    self.pressed(control.key)
                elif control.tip:
                    self.said.emit(control.tip)
                return True
        if pressed == TABLE_KEYS["pass_bid"]:
            self._try(Pass())
            return True
        return False
