"""How a bid looks while it is being put together."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ahrensache_desktop.scene.art import Picture
from ahrensache_desktop.scene.pictures import CENTRE, LEFT, PillPicture, TextPicture
from ahrensache_desktop.scene.spot import Layer, Rect, Spot
from ahrensache_desktop.scene.table_keys import TABLE_KEYS, key_sign
from ahrensache_desktop.titles.ahrensache.board import Board, title
from ahrensache_desktop.titles.ahrensache.card_art import CardBackPicture, CardPicture, PairPicture
from ahrensache_desktop.titles.ahrensache.composition import CardKey
from ahrensache_desktop.titles.ahrensache.hand import HandKey, card_tip, down_value, tray_spots
from ahrensache_desktop.titles.ahrensache.piece_art import (
    BadgePicture,
    FigurePicture,
    SketchPicture,
    ToolPicture,
)
from ahrensache_desktop.titles.ahrensache.sheet_art import BuildingCardPicture
from ahrensache_desktop.titles.ahrensache.track import figure_rect, over_rect
from rules_core.games.ahrensache.actions import Bid
from rules_core.games.ahrensache.bids import TRACK, Tally, modes
from rules_core.games.ahrensache.material import BuildingId

if TYPE_CHECKING:
    from ahrensache_desktop.titles.ahrensache.bid_tool import BidTool

LIFT = 9.0  # of the card under the pointer or the cursor, in units
BUTTON = 17.0  # the size of a round button, in units


class BidSpots:
    """The spots of a BidTool: tray, hand, track, offers and buildings as they would be."""

    def __init__(self, tool: "BidTool") -> None:
        self._tool = tool
        self._composition = tool.composition
        self._desk = tool.desk

    @property
    def _board(self) -> Board:
        return self._desk.stage.board(self._composition.view)

    @property
    def _unit(self) -> float:
        return self._desk.stage.unit

    def spots(self) -> Iterator[Spot]:
        """Everything that differs from the settled table."""
        bid = self._composition.bid()
        refused = bool(self._desk.referee(bid)) if self._composition.picked else True
        counted = self._composition.tally(bid)
        yield from self._tray(bid, counted, refused)
        yield from self._tray_cards()
        yield from self._hand()
        yield from self._grain()
        yield from self._buildings()
        yield from self._offers()
        if not refused and self._desk.stage.helps:
            yield from self._ghost(counted.value)

    def parting(self) -> Iterator[Spot]:
        """The cards stay in the tray, until the table settles."""
        if self._composition.picked:
            yield from self._tray_cards()
            yield from self._hand()

    # The tray.

    def _tray(self, bid: Bid, counted: Tally, refused: bool) -> Iterator[Spot]:
        composition, layout = self._composition, self._desk.stage.layout
        x, y, w, h = layout.bid
        unit = self._unit
        if composition.untouched:
            standing = composition.player.standing
            key = "bid-value" if standing else "bid-start"
            heading = self._desk.say(key, value=standing.value if standing else 0)
            yield from tray_spots(layout, heading, bold=True, lit=True)
            if standing is None:
                hint = (x + 10 * unit, y + h * 0.48, w - 20 * unit, layout.line)
                yield title(("tray-hint",), self._desk.say("tray-hint"), hint, align=CENTRE)
            return
        rank, of = composition.rank(counted.value)
        known = not refused and self._desk.stage.helps
        place = self._desk.say("rank", rank=rank, of=of) if known else ""
        heading = self._desk.say("bid-value", value=counted.value)
        yield from tray_spots(layout, f"{heading}  {place}".rstrip(), bold=True, lit=True)
        if len(composition.allowed_modes()) == 2:
            wide = 58 * unit * min(layout.text, 1.5)
            pill = (x + w - wide - 8 * unit, y + 8 * unit, wide, layout.line + 2 * unit)
            tip = self._desk.stage.words.hint("mode-hint", "other_mode")
            picture = PillPicture(self._desk.say(f"mode-{bid.mode}"))
            yield Spot(("mode",), picture, *pill, Layer.OVERLAY, tip=tip)
        yield from self._parts(counted)

    def _parts(self, counted: Tally) -> Iterator[Spot]:
        """The parts of the value, each with its sign."""
        unit = self._unit
        parts: tuple[tuple[str, Picture, int], ...] = (
            ("up", PairPicture(down=False), counted.face_up),
            ("display", PairPicture(down=False, board=True), counted.display),
            ("down", PairPicture(down=True), counted.face_down),
            ("grain", SketchPicture("grain"), counted.grain),
            ("buildings", BuildingCardPicture("cowshed"), sum(bonus.points for bonus in counted.bonuses)),
        )
        x, y, _, h = self._desk.stage.layout.bid
        side = self._desk.stage.layout.line - 2 * unit
        left, top = x + 9 * unit, y + h - side - 7 * unit
        for key, picture, points in parts:
            if points:
                tip = f"{self._desk.say(f'part-{key}')}: {points}"
                yield Spot(("part", key), picture, left, top, side, side, Layer.MARK, tip=tip)
                number = TextPicture(str(points), 1.04, "text", LEFT, bold=True)
                width = 0.62 * side * len(str(points))
                place = (left + side + 1.5 * unit, top, width, side)
                yield Spot(("part-points", key), number, *place, Layer.MARK, tip=tip)
                left += side + width + 5 * unit

    def _tray_cards(self) -> Iterator[Spot]:
        """Cards that lie in the bid already, and those that would come to them."""
        composition, words = self._composition, self._desk.stage.words
        cards: list[tuple[CardKey, Picture, str]] = []
        standing = composition.player.standing
        for i, key in enumerate(composition.earlier_keys()):
            assert standing is not None
            card, counts = standing.face_up[i].card, composition.counts(key)
            cards.append((key, CardPicture(card, counts), card_tip(words, card, counts)))
        before = len(composition.secret.face_down)
        for i, card in enumerate(composition.secret.face_down):
            key = ("bid-card", len(composition.earlier_keys()) + i)
            back = CardBackPicture(card, down_value(composition.player, i))
            cards.append((key, back, words.say("down-card", card=words.card(card))))
        for picked, how in composition.picked.items():
            card = picked[2]
            if how == "up":
                counts = composition.counts(picked)
                cards.append((picked, CardPicture(card, counts), card_tip(words, card, counts)))
            else:
                back = CardBackPicture(card, down_value(composition.player, before))
                before += 1
                cards.append((picked, back, words.say("down-card", card=words.card(card))))
        for index, (key, picture, tip) in enumerate(cards):
            place = self._desk.stage.layout.bid_card(index, len(cards))
            yield Spot(key, picture, *place, Layer.CARD, tip=tip, shadow=3 * self._unit)
            yield from self._card_buttons(key, place)
            if key == self._tool.cursor:
                yield self._desk.frame_about(("cursor",), place, "focus")

    def _card_buttons(self, key: CardKey, place: Rect) -> Iterator[Spot]:
        """What cowshed and water mill can do with a card, right on it."""
        if not self._composition.lies_open(key):
            return
        x, y, w, h = place
        side = min(BUTTON * self._unit, w * 0.46)
        changers = self._composition.can_change()
        for number, (building, name) in enumerate((("cowshed", "recolour"), ("water_mill", "revalue"))):
            if building in changers:
                button = (x + w * 0.02 + number * (w * 0.96 - side), y + h - side * 0.9, side, side)
                tip = self._desk.stage.words.hint(name, name)
                yield Spot((name, key), ToolPicture(name), *button, Layer.OVERLAY, tip=tip)

    def _lift(self, key: CardKey) -> float:
        return LIFT * self._unit if key in (self._tool.cursor, self._tool.over) else 0.0

    def _lifted(self, key: CardKey, place: Rect) -> Rect:
        x, y, w, h = place
        return (x, y - self._lift(key), w, h)

    # The hand.

    def _hand(self) -> Iterator[Spot]:
        layout, words = self._desk.stage.layout, self._desk.stage.words
        keys = self._tool.in_hand()
        fixed = tuple(self._composition.face_up())
        for index, key in enumerate(keys):
            place = self._lifted(key, layout.hand_card(index, len(keys)))
            fits = not fixed or not self._desk.stage.helps or bool(modes((*fixed, key[2])))
            tip = words.card(key[2]) if fits else f"{words.card(key[2])}\n{self._misfit(key)}"
            yield Spot(
                key,
                CardPicture(key[2], dim=not fits),
                *place,
                Layer.CARD,
                tip=tip,
                shadow=3 * self._unit,
                stay=self._lift(key),
            )
            if key == self._tool.cursor:
                yield self._desk.frame_about(("cursor",), place, "focus")

    def _misfit(self, key: HandKey) -> str:
        """Why a card does not fit the others."""
        bid = self._composition.bid()
        with_it = replace(bid, face_up=(*bid.face_up, key[2]), mode=bid.mode or "colour")
        return self._desk.why_not(with_it)

    # Around them.

    def _grain(self) -> Iterator[Spot]:
        """The grain spent in this phase between two buttons, at the right end of the tray."""
        composition, unit = self._composition, self._unit
        spent = composition.spent_grain()
        if (not composition.player.grain and not spent) or composition.untouched:
            return
        x, y, w, _ = self._desk.stage.layout.bid
        side = BUTTON * unit
        left, top = x + w - side - 8 * unit, y + self._desk.stage.layout.line + 13 * unit
        tip = self._desk.stage.words.hint("grain-hint", "more_grain", "less_grain")
        picture = ToolPicture("farm-closer")
        opacity = 1.0 if composition.grain < composition.player.grain else 0.35
        more = self._desk.stage.words.hint("grain-more", "more_grain")
        yield Spot(("grain-more",), picture, left, top, side, side, Layer.OVERLAY, tip=more, opacity=opacity)
        sign = (left - 3 * unit, top + side + 1 * unit, side, side * 1.2)
        yield Spot(("grain-sign",), SketchPicture("grain"), *sign, Layer.MARK, tip=tip)
        number = TextPicture(str(spent), 0.92, "text", CENTRE, bold=True)
        place = (left + side * 0.55, top + side + 4 * unit, side * 0.6, side)
        yield Spot(("grain-number",), number, *place, Layer.MARK, tip=tip)
        less = (left, top + 2 * side + 5 * unit, side, side)
        opacity = 1.0 if composition.grain else 0.35
        picture = ToolPicture("farm-wider")
        fewer = self._desk.stage.words.hint("grain-less", "less_grain")
        yield Spot(("grain-less",), picture, *less, Layer.OVERLAY, tip=fewer, opacity=opacity)

    def _buildings(self) -> Iterator[Spot]:
        usable = [*self._tool.switches(), *self._tool.at_once()]
        for building in dict.fromkeys(usable):
            key = ("building", building)
            on = self._composition.is_on(building)
            colour = "accent" if on else ("focus" if self._tool.armed == key else "lit")
            yield from self._desk.frame(key, "usable", colour)
            if building in self._tool.switches():
                yield from self._switch_label(building, on)

    def _switch_label(self, building: BuildingId, on: bool) -> Iterator[Spot]:
        key = ("building-state", building)
        piece = self._desk.stage.items_by_key.get(key)
        if piece is not None:
            name = self._desk.stage.keys.sign(key_sign(TABLE_KEYS[f"switch_{building}"]))
            words = f"{self._desk.say('switch-on' if on else 'switch-off')} [{name}]"
            picture = TextPicture(words, 0.96, "accent" if on else "text", CENTRE, bold=on)
            yield replace(piece.spot, picture=picture)

    def _offers(self) -> Iterator[Spot]:
        for offer in self._tool.light_offers():
            key = ("offer", offer)
            armed = self._tool.armed == key
            if armed or self._tool.over == key or self._composition.untouched:
                yield from self._desk.frame(key, "light", "focus" if armed else "lit")

    def _ghost(self, value: int) -> Iterator[Spot]:
        """The own figure where it would stand."""
        seat = self._composition.seat
        place = figure_rect(self._board, seat, value, None)
        picture = FigurePicture(self._desk.stage.colours[seat], ghost=True)
        yield Spot(("ghost",), picture, *place, Layer.MARK)
        if value >= TRACK:
            badge = BadgePicture(f"{value // TRACK * TRACK}+", "red", "#ffffff")
            yield Spot(("ghost-over",), badge, *over_rect(place, self._unit), Layer.MARK, opacity=0.7)
