"""The farms: one large, the others small beside it with what their seats have."""

from collections.abc import Iterator

from PySide6.QtGui import QFontMetricsF

from ahrensache_desktop.scene.fonts import text_font
from ahrensache_desktop.scene.pictures import PanelPicture
from ahrensache_desktop.scene.spot import Layer, Rect, Spot, inset
from ahrensache_desktop.titles.ahrensache.board import Board, at_turn, title
from ahrensache_desktop.titles.ahrensache.deeds import Deed
from ahrensache_desktop.titles.ahrensache.farm_view import Farm, Ground, cells_of, farm_spots, fitted, zoomed
from ahrensache_desktop.titles.ahrensache.ground_art import MeadowPicture
from ahrensache_desktop.titles.ahrensache.look import Look
from ahrensache_desktop.titles.ahrensache.minis import (
    bid_spots,
    bids_openly,
    deed_spots,
    goods_spots,
    mini_ground,
    mini_of,
)
from ahrensache_desktop.titles.ahrensache.piece_art import SeatPicture, SheepPicture, ToolPicture
from rules_core.kernel.game import Seat

FARM_TOOLS = {"farm-fit": "fit_farm", "farm-closer": "zoom_in", "farm-wider": "zoom_out"}


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


def ground_of(board: Board, look: Look) -> Ground:
    """How the large farm lies in its area."""
    area = inset(board.layout.farm, 5 * board.unit)
    seat = watched_seat(board, look)
    whole = fitted(area, board, seat, wide=True)
    over = labels_of_farm(board, look)
    if any(whole.meets(cell, rect) for cell in cells_of(board.public, seat, wide=True) for rect in over):
        head = board.line + 8 * board.unit
        area = (area[0], area[1] + head, area[2], area[3] - head)
        whole = fitted(area, board, seat, wide=True)
    return zoomed(whole, area, look.zoom, look.pan)


def clip_areas(board: Board, look: Look) -> dict[str, Rect]:
    """Areas that cut off the farms in them."""
    areas = {"farm": inset(board.layout.farm, 2 * board.unit)}
    for seat in mini_seats(board, look):
        place = mini_place(board, look, seat)
        areas[f"mini-{seat}"] = mini_of(board, place, seat).farm
    return areas


def farms_spots(board: Board, look: Look) -> Iterator[Spot]:
    """The large farm and the small ones."""
    yield from _large(board, look)
    for seat in mini_seats(board, look):
        yield from _mini(board, seat, mini_place(board, look, seat), look.deeds.of(seat))


def _farm(board: Board, seat: Seat, *, marked: bool) -> Farm:
    return Farm(seat, board.public.players[seat], board.public.edition, board.colours[seat], marked)


def _large(board: Board, look: Look) -> Iterator[Spot]:
    unit = board.unit
    seat = watched_seat(board, look)
    x, y, w, h = board.layout.farm
    meadow = MeadowPicture(round(w / unit, 2))
    yield Spot(("farm-panel",), meadow, x, y, w, h, Layer.PANEL, shadow=3 * unit, corner=0.015)
    yield from farm_spots("farm", _farm(board, seat, marked=True), ground_of(board, look), board.words)
    plate = head_line(board, look, seat)
    yield Spot(("farm-plate",), PanelPicture(radius=plate[3] / 2), *plate, Layer.BOARD, opacity=0.92)
    yield from _name(board, seat, plate, "farm")
    if seat != board.view.seat:
        beside = plate[0] + plate[2] + 4 * unit
        foot = (beside, plate[1], tool_place(board, len(FARM_TOOLS) - 1)[0] - 4 * unit - beside, plate[3])
        yield from deed_spots(board, look.deeds.of(seat), seat, foot, board.line)
    for number, (tool, command) in enumerate(FARM_TOOLS.items()):
        place = tool_place(board, number)
        tip = board.words.hint(tool, command)
        yield Spot((tool,), ToolPicture(tool), *place, Layer.MARK, tip=tip, opacity=0.92)


def labels_of_farm(board: Board, look: Look) -> list[Rect]:
    """What lies above the large farm: the name of its seat, and the buttons."""
    name = head_line(board, look, watched_seat(board, look))
    return [name, *(tool_place(board, number) for number in range(len(FARM_TOOLS)))]


def tool_place(board: Board, number: int) -> Rect:
    """The place of a button of the large farm, from the right."""
    x, y, w, _ = board.layout.farm
    side = 22 * board.unit
    left = x + w - 6 * board.unit - (number + 1) * side - number * 3 * board.unit
    return (left, y + 6 * board.unit, side, side)


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
        high = board.line + 5 * unit
        font = text_font(0.96 * board.line, bold=True)
        words = QFontMetricsF(font).horizontalAdvance(board.words.seat(seat))
        return (x + 6 * unit, y + 6 * unit, min(words, 9 * board.line) + 2.8 * high, high)
    return mini_of(board, mini_place(board, look, seat), seat).head


def _mini(board: Board, seat: Seat, place: Rect, deed: Deed | None) -> Iterator[Spot]:
    unit = board.unit
    x, y, w, h = place
    turn = at_turn(board.public, seat)
    meadow = MeadowPicture(round(w / unit, 2), "accent" if turn else "#5d7d33", 3.0 if turn else 1.4)
    tip = f"{board.words.seat(seat)}\n{board.words.say('watch')}"
    yield Spot(("mini", seat), meadow, x, y, w, h, Layer.PANEL, tip=tip, shadow=3 * unit, corner=0.04)
    mini = mini_of(board, place, seat)
    head = PanelPicture(radius=5 * unit)
    yield Spot(("mini-head", seat), head, *mini.head, Layer.PANEL, opacity=0.94)
    yield from _name(board, seat, mini.head, "mini")
    yield from goods_spots(board, seat, mini)
    ground = mini_ground(board, place, seat)
    yield from farm_spots(f"mini-{seat}", _farm(board, seat, marked=False), ground, board.words)
    if bids_openly(board, seat):
        yield from bid_spots(board, seat, mini.foot)
    else:
        yield from deed_spots(board, deed, seat, mini.foot, mini.line)
