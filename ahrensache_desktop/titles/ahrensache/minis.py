"""The farms of the others, small beside the large one: who it is, what the seat has, did last, and bids."""

from collections.abc import Iterator

import msgspec

from ahrensache_desktop.scene.art import Picture
from ahrensache_desktop.scene.pictures import LEFT, PanelPicture, TextPicture
from ahrensache_desktop.scene.spot import Layer, Rect, Spot, inset
from ahrensache_desktop.titles.ahrensache.board import Board
from ahrensache_desktop.titles.ahrensache.card_art import CARD_RATIO, CardBackPicture, CardPicture
from ahrensache_desktop.titles.ahrensache.crate_art import DeedPicture
from ahrensache_desktop.titles.ahrensache.deeds import Deed
from ahrensache_desktop.titles.ahrensache.farm_view import Ground, fitted
from ahrensache_desktop.titles.ahrensache.hand import card_tip, down_value
from ahrensache_desktop.titles.ahrensache.layout import LINE
from ahrensache_desktop.titles.ahrensache.piece_art import SketchPicture
from ahrensache_desktop.titles.ahrensache.sheet_art import BuildingCardPicture
from rules_core.kernel.game import Seat

KINDS = 4  # of things that every seat has


class Mini(msgspec.Struct, frozen=True):
    """The parts of a small farm."""

    line: float  # the height of its words
    head: Rect  # with the name
    goods: tuple[Rect, ...]  # one below the other, or in a row, whatever leaves more room for the farm
    plate: Rect  # below them
    farm: Rect
    foot: Rect  # with the bid, or what was done last


def mini_of(board: Board, place: Rect, seat: Seat) -> Mini:
    """The parts of a seat's small farm at its place."""
    kinds = KINDS + bool(board.public.players[seat].sevens)
    unit = board.unit
    x, y, w, h = inset(place, 3 * unit)
    line = min(board.line, max(LINE * unit, (h - 24 * unit) / 6))  # name, four kinds of things, deed
    head = (x, y, w, line + 5 * unit)
    foot_high = line + 7 * unit
    foot = (x, y + h - foot_high, w, foot_high)
    room = (x, y + head[3] + unit, w, h - head[3] - foot_high - 2 * unit)
    return max(
        (made(line, head, room, foot, (unit, kinds)) for made in (_with_column, _with_row)),
        key=lambda mini: (mini.goods[0][3] > 0.9 * line, min(mini.farm[2:])),
    )


Measures = tuple[float, int]
"""The unit, and how many kinds of things are shown."""


def _with_column(line: float, head: Rect, room: Rect, foot: Rect, measures: Measures) -> Mini:
    (x, y, w, h), (unit, kinds) = room, measures
    step = min(1.4 * line, (h - 3 * unit) / kinds)
    high = min(line, step - unit)
    wide = 2.25 * high + 9 * unit
    goods = tuple(
        (x + 4 * unit, y + 3 * unit + place * step + (step - high) / 2, wide - 5 * unit, high)
        for place in range(kinds)
    )
    farm = (x + wide + unit, y, w - wide - unit, h)
    return Mini(line, head, goods, (x, y + unit, wide, kinds * step + 4 * unit), farm, foot)


def _with_row(line: float, head: Rect, room: Rect, foot: Rect, measures: Measures) -> Mini:
    (x, y, w, h), (unit, kinds) = room, measures
    step = (w - 6 * unit) / kinds
    high = min(line, step * 0.43)
    goods = tuple((x + 5 * unit + place * step, y + 2 * unit, step - unit, high) for place in range(kinds))
    below = high + 5 * unit
    return Mini(line, head, goods, (x, y, w, below - unit), (x, y + below, w, h - below), foot)


def mini_ground(board: Board, place: Rect, seat: Seat) -> Ground:
    """How a small farm lies."""
    return fitted(inset(mini_of(board, place, seat).farm, 2 * board.unit), board, seat, wide=False)


def goods_spots(board: Board, seat: Seat, mini: Mini) -> Iterator[Spot]:
    """What the seat has, each with its number."""
    player = board.public.players[seat]
    signs: list[tuple[str, Picture, int]] = [
        ("cards", CardBackPicture(value=0), board.view.hand_counts[seat]),
        ("grain", SketchPicture("grain"), player.grain),
        ("apples", SketchPicture("apple"), player.apples),
        ("buildings", BuildingCardPicture("cowshed"), len(player.buildings)),
    ]
    if player.sevens:
        signs.append(("sevens", SketchPicture("seven"), player.sevens))
    panel = PanelPicture(radius=5 * board.unit)
    yield Spot(("mini-plate", seat), panel, *mini.plate, Layer.PANEL, opacity=0.94)
    for (key, picture, count), (x, y, w, h) in zip(signs, mini.goods, strict=True):
        width = h / CARD_RATIO if key == "cards" else h
        lines = [board.words.seat(seat), board.words.say(f"own-{key}", count=count)]
        if key == "buildings":
            lines += [board.words.building_name(building) for building in player.buildings]
        tip = "\n".join(lines)
        left = x + (h - width) / 2
        yield Spot(("mini-good", seat, key), picture, left, y, width, h, Layer.MARK, tip=tip)
        words = TextPicture(str(count), 0.98, "text", LEFT, bold=True)
        gap = h + 2 * board.unit
        yield Spot(("mini-count", seat, key), words, x + gap, y, w - gap, h, Layer.MARK)


def deed_spots(board: Board, deed: Deed | None, seat: Seat, foot: Rect, line: float) -> Iterator[Spot]:
    """What the seat did last."""
    if deed is None:
        return
    x, y, w, h = foot
    unit = board.unit
    yield Spot(("deed-plate", seat), PanelPicture(radius=4 * unit), *foot, Layer.PANEL, opacity=0.94)
    high = h - 2 * unit
    picture = DeedPicture(
        deed.words(board.words), deed.offer or "", deed.signs(), round(0.96 * line / high, 2)
    )
    place = (x + 5 * unit, y + unit, w - 8 * unit, high)
    tip = f"{board.words.seat(seat)}: {deed.sentence(board.words)}"
    yield Spot(("mini-deed", seat), picture, *place, Layer.MARK, tip=tip)


def bids_openly(board: Board, seat: Seat) -> bool:
    """Whether the seat's bid lies below its farm."""
    player = board.public.players[seat]
    return player.standing is not None and player.bidding


def strip_card(foot: Rect, unit: float, index: int, count: int) -> Rect:
    """The place of a card in the line with a bid."""
    x, y, w, h = foot
    high = h - 3 * unit
    width, left = high / CARD_RATIO, 1.3 * h + 4 * unit
    step = min(width + 2 * unit, (w - left - width - 3 * unit) / max(1, count - 1))
    return (x + left + index * step, y + 1.5 * unit, width, high)


def bid_spots(board: Board, seat: Seat, foot: Rect) -> Iterator[Spot]:
    """The bid of another seat: its value and its cards, as far as they lie open."""
    player, unit = board.public.players[seat], board.unit
    standing = player.standing
    assert standing is not None
    x, y, _, h = foot
    yield Spot(("strip", seat), PanelPicture(radius=4 * unit), *foot, Layer.PANEL, opacity=0.94)
    value = TextPicture(str(standing.value), 0.86, "text", bold=True)
    tip = board.words.say("figure", seat=board.words.seat(seat), value=standing.value)
    yield Spot(("strip-value", seat), value, x + 2 * unit, y, 1.3 * h, h, Layer.MARK, tip=tip)
    down = board.view.face_down_counts[seat]
    pictures: list[tuple[Picture, str]] = [
        (CardPicture(card.card, card.counts_as), card_tip(board.words, card.card, card.counts_as))
        for card in standing.face_up
    ]
    hidden = board.words.say("hidden-card")
    pictures += [(CardBackPicture(value=down_value(player, i)), hidden) for i in range(down)]
    for i, (picture, words) in enumerate(pictures):
        place = strip_card(foot, unit, i, len(pictures))
        yield Spot(("strip-card", seat, i), picture, *place, Layer.CARD, tip=words, closer=True)
