"""The farms: one large, the others small beside it with what their seats have."""

from collections.abc import Iterator

from ahrensache_desktop.scene.art import Picture
from ahrensache_desktop.scene.pictures import LEFT, PanelPicture, TextPicture
from ahrensache_desktop.scene.spot import Layer, Rect, Spot, inset
from ahrensache_desktop.titles.ahrensache.board import Board, at_turn, title
from ahrensache_desktop.titles.ahrensache.card_art import CARD_RATIO, CardBackPicture, CardPicture
from ahrensache_desktop.titles.ahrensache.farm_view import Farm, Ground, farm_spots, fitted, zoomed
from ahrensache_desktop.titles.ahrensache.ground_art import MeadowPicture
from ahrensache_desktop.titles.ahrensache.hand import card_tip, down_value
from ahrensache_desktop.titles.ahrensache.look import Look
from ahrensache_desktop.titles.ahrensache.piece_art import (
    SeatPicture,
    SheepPicture,
    SketchPicture,
    ToolPicture,
)
from ahrensache_desktop.titles.ahrensache.sheet_art import BuildingCardPicture
from rules_core.kernel.game import Seat

HEAD = 20.0  # the line with the name above a farm, in units
GOODS = 18.0
STRIP = 30.0  # the line with a bid below a small farm
FARM_TOOLS = ("farm-fit", "farm-closer", "farm-wider")


def watched_seat(board: Board, look: Look) -> Seat:
    """Whose farm is the large one."""
    if look.watched is not None and look.watched < len(board.public.players):
        return look.watched
    return board.view.seat if board.view.seat is not None else 0


def mini_seats(board: Board, look: Look) -> list[Seat]:
    """The seats whose farms are shown small: all but the large one, from the next one on."""
    seat = watched_seat(board, look)
    count = len(board.public.players)
    return [(seat + step) % count for step in range(1, count)]


def mini_place(board: Board, look: Look, seat: Seat) -> Rect:
    """The place of a seat whose farm is shown small."""
    others = mini_seats(board, look)
    return board.layout.mini(others.index(seat), len(others))


def mini_ground(board: Board, place: Rect, seat: Seat) -> Ground:
    """How a small farm lies."""
    area = inset(_mini_area(board, place, seat), 2 * board.unit)
    return fitted(area, board, seat, wide=False)


def ground_of(board: Board, look: Look) -> Ground:
    """How the large farm lies in its area."""
    area = inset(board.layout.farm, 5 * board.unit)
    whole = fitted(area, board, watched_seat(board, look), wide=True)
    return zoomed(whole, area, look.zoom, look.pan)


def clip_areas(board: Board, look: Look) -> dict[str, Rect]:
    """Areas that cut off the farms in them."""
    areas = {"farm": inset(board.layout.farm, 2 * board.unit)}
    for seat in mini_seats(board, look):
        place = mini_place(board, look, seat)
        areas[f"mini-{seat}"] = _mini_area(board, place, seat)
    return areas


def _has_strip(board: Board, seat: Seat) -> bool:
    player = board.public.players[seat]
    return player.standing is not None and player.bidding


def _mini_area(board: Board, place: Rect, seat: Seat) -> Rect:
    x, y, w, h = place
    unit = board.unit
    top = (HEAD + GOODS + 3) * unit
    below = (STRIP if _has_strip(board, seat) else 0) * unit
    return (x + 3 * unit, y + top, w - 6 * unit, h - top - below - 3 * unit)


def farms_spots(board: Board, look: Look) -> Iterator[Spot]:
    """The large farm and the small ones."""
    yield from _large(board, look)
    for seat in mini_seats(board, look):
        yield from _mini(board, seat, mini_place(board, look, seat))


def _farm(board: Board, seat: Seat, *, marked: bool) -> Farm:
    return Farm(seat, board.public.players[seat], board.public.edition, board.colours[seat], marked)


def _large(board: Board, look: Look) -> Iterator[Spot]:
    unit = board.unit
    seat = watched_seat(board, look)
    x, y, w, h = board.layout.farm
    meadow = MeadowPicture(round(w / unit, 2))
    yield Spot(("farm-panel",), meadow, x, y, w, h, Layer.PANEL, shadow=3 * unit, corner=0.015)
    yield from farm_spots("farm", _farm(board, seat, marked=True), ground_of(board, look), board.words)
    plate = (x + 6 * unit, y + 6 * unit, 128 * unit, HEAD * unit)
    yield Spot(("farm-plate",), PanelPicture(radius=HEAD * unit / 2), *plate, Layer.BOARD, opacity=0.92)
    yield from _name(board, seat, plate, "farm")
    for number, tool in enumerate(FARM_TOOLS):
        side = 20 * unit
        place = (x + w - 6 * unit - (number + 1) * side - number * 3 * unit, y + 6 * unit, side, side)
        tip = board.words.say(tool)
        yield Spot((tool,), ToolPicture(tool), *place, Layer.MARK, tip=tip, opacity=0.92)


def _name(board: Board, seat: Seat, place: Rect, key: str) -> Iterator[Spot]:
    """A seat's sign and name, and the sheep if it has it."""
    x, y, w, h = place
    public, unit = board.public, board.unit
    sign = inset((x + 2 * unit, y, h, h), 2.5 * unit)
    yield Spot((key, "sign", seat), SeatPicture(board.colours[seat]), *sign, Layer.MARK)
    line = (x + h + 4 * unit, y + 1.5 * unit, w - 2.6 * h - 4 * unit, h - 3 * unit)
    yield title((key, "name", seat), board.words.seat(seat), line, "text", bold=at_turn(public, seat))
    if public.sheep == seat:
        yield sheep_spot(board, sheep_rect(place))


def sheep_rect(line: Rect) -> Rect:
    """Where the Rainbow Sheep stands in the line with its owner's name."""
    x, y, w, h = line
    size = 1.2 * h
    return (x + w - size - 2, y - 0.15 * h, size, size)


def sheep_spot(board: Board, place: Rect) -> Spot:
    """The Rainbow Sheep beside its owner."""
    tip = f"{board.words.say('sheep')}\n{board.words.say('sheep-hint')}"
    return Spot(("sheep",), SheepPicture(), *place, Layer.PIECE, tip=tip)


def head_line(board: Board, look: Look, seat: Seat) -> Rect:
    """The line with a seat's name."""
    unit = board.unit
    if seat == watched_seat(board, look):
        x, y, _, _ = board.layout.farm
        return (x + 6 * unit, y + 6 * unit, 128 * unit, HEAD * unit)
    x, y, w, _ = mini_place(board, look, seat)
    return (x + 2 * unit, y + 1 * unit, w - 4 * unit, HEAD * unit)


def _mini(board: Board, seat: Seat, place: Rect) -> Iterator[Spot]:
    unit = board.unit
    x, y, w, h = place
    turn = at_turn(board.public, seat)
    meadow = MeadowPicture(round(w / unit, 2), "accent" if turn else "#5d7d33", 3.0 if turn else 1.4)
    tip = f"{board.words.seat(seat)}\n{board.words.say('watch')}"
    yield Spot(("mini", seat), meadow, x, y, w, h, Layer.PANEL, tip=tip, shadow=3 * unit, corner=0.04)
    head = PanelPicture(radius=5 * unit)
    plate = (x + 3 * unit, y + 3 * unit, w - 6 * unit, (HEAD + GOODS - 2) * unit)
    yield Spot(("mini-head", seat), head, *plate, Layer.PANEL, opacity=0.94)
    line = (x + 2 * unit, y + 2 * unit, w - 4 * unit, HEAD * unit)
    yield from _name(board, seat, line, "mini")
    goods = (x + 6 * unit, y + (HEAD + 2) * unit, w - 10 * unit, (GOODS - 3) * unit)
    yield from _mini_goods(board, seat, goods)
    ground = mini_ground(board, place, seat)
    yield from farm_spots(f"mini-{seat}", _farm(board, seat, marked=False), ground, board.words)
    if _has_strip(board, seat):
        strip = (x + 3 * unit, y + h - STRIP * unit, w - 6 * unit, (STRIP - 3) * unit)
        yield from _bid_strip(board, seat, strip)


def _mini_goods(board: Board, seat: Seat, place: Rect) -> Iterator[Spot]:
    x, y, w, h = place
    player = board.public.players[seat]
    signs: list[tuple[str, Picture, int]] = [
        ("cards", CardBackPicture(value=0), board.view.hand_counts[seat]),
        ("grain", SketchPicture("grain"), player.grain),
        ("apples", SketchPicture("apple"), player.apples),
        ("buildings", BuildingCardPicture("cowshed"), len(player.buildings)),
    ]
    if player.sevens:
        signs.append(("sevens", SketchPicture("seven"), player.sevens))
    step = w / len(signs)
    for i, (key, picture, count) in enumerate(signs):
        left = x + i * step
        width = h / CARD_RATIO if key == "cards" else h
        lines = [board.words.seat(seat), board.words.say(f"own-{key}", count=count)]
        if key == "buildings":
            lines += [board.words.building_name(building) for building in player.buildings]
        tip = "\n".join(lines)
        yield Spot(("mini-good", seat, key), picture, left, y, width, h, Layer.MARK, tip=tip)
        words = TextPicture(str(count), 0.98, "text", LEFT, bold=True)
        yield Spot(("mini-count", seat, key), words, left + width + 2, y, step - width - 2, h, Layer.MARK)


def _bid_strip(board: Board, seat: Seat, place: Rect) -> Iterator[Spot]:
    """The bid of another seat: its value and its cards, as far as they lie open."""
    player, unit = board.public.players[seat], board.unit
    standing = player.standing
    assert standing is not None
    x, y, w, h = place
    yield Spot(("strip", seat), PanelPicture(radius=4 * unit), x, y, w, h, Layer.PANEL, opacity=0.94)
    value = TextPicture(str(standing.value), 0.8, "text", bold=True)
    tip = board.words.say("figure", seat=board.words.seat(seat), value=standing.value)
    yield Spot(("strip-value", seat), value, x + 2 * unit, y, 26 * unit, h, Layer.MARK, tip=tip)
    down = board.view.face_down_counts[seat]
    pictures: list[tuple[Picture, str]] = [
        (CardPicture(card.card, card.counts_as), card_tip(board.words, card.card, card.counts_as))
        for card in standing.face_up
    ]
    hidden = board.words.say("hidden-card")
    pictures += [(CardBackPicture(value=down_value(player, i)), hidden) for i in range(down)]
    high = h - 4 * unit
    width = high / CARD_RATIO
    room = w - 34 * unit - width
    step = min(width + 2 * unit, room / max(1, len(pictures) - 1))
    for i, (picture, words) in enumerate(pictures):
        place = (x + 30 * unit + i * step, y + 2 * unit, width, high)
        yield Spot(("strip-card", seat, i), picture, *place, Layer.CARD, tip=words, closer=True)
