"""My seat and the others': hand, bid, goods, buildings, plan, and the farms."""

from collections.abc import Hashable, Iterator, Sequence

from ahrensache_desktop.scene.art import Picture
from ahrensache_desktop.scene.pictures import LEFT, PanelPicture, TextPicture
from ahrensache_desktop.scene.spot import Layer, Spot
from ahrensache_desktop.titles.ahrensache.board import Board, sheep_spot
from ahrensache_desktop.titles.ahrensache.card_art import (
    CARD_RATIO,
    BuildingCardPicture,
    CardBackPicture,
    CardPicture,
    PlanPicture,
)
from ahrensache_desktop.titles.ahrensache.farm_view import Farm, Ground, farm_spots, fitted, zoomed
from ahrensache_desktop.titles.ahrensache.layout import Layout, Rect
from ahrensache_desktop.titles.ahrensache.look import Look
from ahrensache_desktop.titles.ahrensache.piece_art import BadgePicture, SeatPicture, SketchPicture
from rules_core.games.ahrensache.frames import BidTurn
from rules_core.games.ahrensache.material import PLAN_POINTS, BuildingId, Card, PlanSide
from rules_core.games.ahrensache.public import Player, Public
from rules_core.kernel.game import Seat

HandKey = tuple[str, int, Card]
"""The key of a card in the hand."""

ALWAYS: frozenset[BuildingId] = frozenset(
    {"water_tower", "pigsty", "hayloft", "sheep_pasture", "crate_store"}
)
"""Buildings without a "once" (rules 4.1 to 4.4, 4.13)."""


def watched_seat(board: Board, look: Look) -> Seat:
    """Whose farm is the large one."""
    if look.watched is not None and look.watched < len(board.public.players):
        return look.watched
    return board.view.seat if board.view.seat is not None else 0


def ground_of(board: Board, look: Look) -> Ground:
    """How the large farm lies in its area."""
    seat = watched_seat(board, look)
    area = board.layout.farm
    x, y, w, h = area
    top = 22 * board.layout.unit
    inner = (x, y + top, w, h - top)
    public = board.public
    ground = fitted(inner, public.players[seat], board.layout.unit)
    return zoomed(ground, inner, look.zoom, look.pan)


def clip_areas(board: Board, look: Look) -> dict[str, Rect]:
    """Areas that cut off the farms in them."""
    unit = board.layout.unit
    x, y, w, h = board.layout.farm
    areas = {"farm": (x + unit, y + 21 * unit, w - 2 * unit, h - 22 * unit)}
    others = mini_seats(board, look)
    for index, seat in enumerate(others):
        x, y, w, h = board.layout.mini(index, len(others))
        areas[f"mini-{seat}"] = (x + 2 * unit, y + 36 * unit, w - 4 * unit, h - 38 * unit)
    return areas


def mini_seats(board: Board, look: Look) -> list[Seat]:
    """The seats whose farms are shown small: all but the large one, from the next one on."""
    seat = watched_seat(board, look)
    count = len(board.public.players)
    return [(seat + step) % count for step in range(1, count)]


def seat_spots(board: Board, look: Look, lifted: dict[Hashable, str]) -> Iterator[Spot]:
    """The large farm, the small ones and, for a seat's view, what belongs to that seat."""
    yield from _large_farm(board, look)
    for index, seat in enumerate(mini_seats(board, look)):
        yield from _mini(board, index, seat, len(board.public.players) - 1)
    if board.view.seat is not None and board.view.secret is not None:
        yield from _plan(board)
        yield from _goods(board)
        yield from _buildings(board)
        yield from _bid(board)
        yield from _hand(board, look, lifted)


def _large_farm(board: Board, look: Look) -> Iterator[Spot]:
    public, unit = board.public, board.layout.unit
    seat = watched_seat(board, look)
    x, y, w, h = board.layout.farm
    yield Spot(("farm-panel",), PanelPicture("meadow_deep", "panel_edge", 8 * unit), x, y, w, h, Layer.PANEL)
    yield from _name_line(
        board, seat, (x + 4 * unit, y + 2 * unit, w - 8 * unit, 18 * unit), "farm", dark=True
    )
    colour = board.colours[seat]
    player = public.players[seat]
    own = seat == board.view.seat
    farm = Farm(seat, player, public.edition, colour, marked=own)
    yield from farm_spots("farm", farm, ground_of(board, look))


def _name_line(board: Board, seat: Seat, place: Rect, key: str, dark: bool = False) -> Iterator[Spot]:
    """A seat's sign and name, with the sheep if it has it, and a ring while it is at turn."""
    x, y, w, h = place
    public, unit = board.public, board.layout.unit
    yield Spot((key, "sign", seat), SeatPicture(board.colours[seat]), x, y, h, h, Layer.MARK)
    name = TextPicture(
        board.words.seat(seat), 0.78, "ink" if dark else "text", LEFT, bold=_at_turn(public, seat)
    )
    yield Spot((key, "name", seat), name, x + h + 3 * unit, y, w - 2.6 * h - 6 * unit, h, Layer.MARK)
    if public.sheep == seat:
        yield sheep_spot(board, (x + w - 1.4 * h, y - 0.1 * h, 1.4 * h, 1.4 * h))


def _at_turn(public: Public, seat: Seat) -> bool:
    frame = public.pending[-1] if public.pending else None
    return getattr(frame, "seat", None) == seat


def _mini(board: Board, index: int, seat: Seat, count: int) -> Iterator[Spot]:
    public, unit = board.public, board.layout.unit
    x, y, w, h = board.layout.mini(index, count)
    edge = "accent" if _at_turn(public, seat) else "panel_edge"
    panel = PanelPicture("meadow_deep", edge, 7 * unit, 2.5 if edge == "accent" else 1.2)
    tip = board.words.say("watch", seat=board.words.seat(seat))
    yield Spot(("mini", seat), panel, x, y, w, h, Layer.PANEL, tip=tip)
    yield from _name_line(
        board, seat, (x + 3 * unit, y + 2 * unit, w - 6 * unit, 16 * unit), "mini", dark=True
    )
    yield from _mini_goods(board, seat, (x + 4 * unit, y + 19 * unit, w - 8 * unit, 16 * unit))
    area = (x + 2 * unit, y + 36 * unit, w - 4 * unit, h - 38 * unit)
    player = public.players[seat]
    ground = fitted(area, player, unit, margin=0)
    farm = Farm(seat, player, public.edition, board.colours[seat], marked=False)
    yield from farm_spots(f"mini-{seat}", farm, ground)


def _mini_goods(board: Board, seat: Seat, place: Rect) -> Iterator[Spot]:
    """How many cards, grain, apples and buildings another seat has."""
    x, y, w, h = place
    player = board.public.players[seat]
    signs: tuple[tuple[str, Picture, int], ...] = (
        ("cards", CardBackPicture(), board.view.hand_counts[seat]),
        ("grain", SketchPicture("grain"), player.grain),
        ("apples", SketchPicture("apple"), player.apples),
        ("buildings", BuildingCardPicture("cowshed"), len(player.buildings)),
    )
    step = w / len(signs)
    for i, (key, picture, count) in enumerate(signs):
        left = x + i * step
        width = h / CARD_RATIO if key == "cards" else h
        tip = board.words.say(f"seat-{key}", seat=board.words.seat(seat), count=count)
        yield Spot(("mini-good", seat, key), picture, left, y, width, h, Layer.MARK, tip=tip)
        words = TextPicture(str(count), 0.85, "ink", LEFT, bold=True)
        yield Spot(("mini-count", seat, key), words, left + h + 1, y, step - h - 1, h, Layer.MARK)


def _plan(board: Board) -> Iterator[Spot]:
    player, edition = board.view.own(), board.public.edition
    if player.plan is None:
        return
    x, y, w, _ = board.layout.plan
    sides: tuple[PlanSide, ...] = (player.plan_side,) if player.plan_side else ("easy", "difficult")
    filled = frozenset(placement.cell for placement in player.farm)
    for i, side in enumerate(sides):
        marked = edition.plans[player.plan].cells(side)
        done = marked & filled
        picture = PlanPicture(marked, done, PLAN_POINTS[side])
        size = w if len(sides) == 1 else w * 0.62
        left = x + i * w * 0.66
        tip = board.words.say("plan", side=board.words.say(f"plan-{side}"), points=PLAN_POINTS[side])
        yield Spot(("plan", side), picture, left, y, size, size, Layer.BOARD, tip=tip)
        words = TextPicture(f"{PLAN_POINTS[side]} · {len(done)}/{len(marked)}", 0.8, "muted", LEFT)
        yield Spot(
            ("plan-title", side), words, left, y - 17 * board.layout.unit, size, 15 * board.layout.unit
        )


def _goods(board: Board) -> Iterator[Spot]:
    player, unit = board.view.own(), board.layout.unit
    x, y, _, _ = board.layout.goods
    markers = sum(board.public.edition.round_markers[number - 1] for number in player.markers)
    goods: tuple[tuple[str, Picture, int], ...] = (
        ("grain", SketchPicture("grain"), player.grain),
        ("apples", SketchPicture("apple"), player.apples),
        ("sevens", BadgePicture("7"), player.sevens),
        ("markers", BadgePicture("★", "wood"), markers),
    )
    for i, (key, picture, count) in enumerate(goods):
        top = y + i * 27 * unit
        tip = board.words.say(f"own-{key}", count=count)
        side = 24 * unit
        yield Spot(("good", key), picture, x, top, side, side, Layer.PIECE, tip=tip)
        words = TextPicture(str(count), 0.75, "text", LEFT, bold=True)
        yield Spot(("good-count", key), words, x + side + 4 * unit, top, 34 * unit, side, Layer.MARK)


def building_state(player: Player, building: BuildingId) -> str:
    """Whether a building is ready, used up for this phase, or always on."""
    if building in ALWAYS:
        return "always"
    return "used" if building in player.used else "ready"


def _buildings(board: Board) -> Iterator[Spot]:
    player, unit = board.view.own(), board.layout.unit
    x, y, w, h = board.layout.buildings
    title = TextPicture(board.words.say("buildings"), 0.8, "muted", LEFT)
    yield Spot(("buildings-title",), title, x, y - 17 * unit, w, 15 * unit)
    side = min(42 * unit, (h - 12 * unit) / 2)
    for i, building in enumerate(player.buildings):
        state = building_state(player, building)
        left, top = x + (i % 4) * (side + 2 * unit), y + (i // 4) * (side + 14 * unit)
        tip = f"{board.words.building(building)} ({board.words.say(f'building-{state}')})"
        picture = BuildingCardPicture(building, dimmed=state == "used")
        yield Spot(("building", building), picture, left, top, side, side, Layer.CARD, tip=tip)
        words = TextPicture(board.words.say(f"building-{state}"), 0.82, "muted")
        yield Spot(("building-state", building), words, left, top + side, side, 12 * unit)


def _bid(board: Board) -> Iterator[Spot]:
    """The cards that lie in the own bid."""
    player, unit = board.view.own(), board.layout.unit
    x, y, w, h = board.layout.bid
    yield Spot(("bid-panel",), PanelPicture(radius=8 * unit), x, y, w, h, Layer.PANEL)
    standing, secret = player.standing, board.view.secret
    value = standing.value if standing else 0
    key = "bid-value" if standing else "bid-none"
    title = TextPicture(board.words.say(key, value=value), 0.78, "text", LEFT, bold=standing is not None)
    yield Spot(("bid-title",), title, x + 6 * unit, y + 3 * unit, w - 12 * unit, 17 * unit, Layer.MARK)
    if standing is None or secret is None:
        return
    hayloft = "hayloft" in player.buildings
    up = [CardPicture(card.card, card.counts_as) for card in standing.face_up]
    down = [CardBackPicture(card, 3 if hayloft and i < 3 else 2) for i, card in enumerate(secret.face_down)]
    pictures: list[Picture] = [*up, *down]
    width = 52 * unit
    step = min(width + 3 * unit, (w - 12 * unit - width) / max(1, len(pictures) - 1))
    for i, picture in enumerate(pictures):
        left = x + 6 * unit + i * step
        yield Spot(("bid-card", i), picture, left, y + 28 * unit, width, width * CARD_RATIO, Layer.CARD)


def hand_keys(cards: Sequence[Card]) -> list[HandKey]:
    """The keys of a hand's cards; equal cards are told apart by a number, in any order of the hand."""
    return [("hand", cards[:index].count(card), card) for index, card in enumerate(cards)]


def hand_card(layout: Layout, index: int, count: int) -> Rect:
    """The place of a card of the hand, from the left."""
    x, y, w, h = layout.hand
    height = h - 30 * layout.unit
    width = height / CARD_RATIO
    step = min(width + 4 * layout.unit, (w - width) / max(1, count - 1))
    left = x + (w - width - step * (count - 1)) / 2
    return (left + index * step, y + 28 * layout.unit, width, height)


def _hand(board: Board, look: Look, lifted: dict[Hashable, str]) -> Iterator[Spot]:
    secret, unit = board.view.secret, board.layout.unit
    if secret is None:
        return
    x, y, w, _ = board.layout.hand
    cards = look.sorted_hand(secret.hand)
    title = TextPicture(board.words.say("hand", count=len(cards)), 0.8, "muted", LEFT)
    yield Spot(("hand-title",), title, x, y, w * 0.6, 15 * unit)
    for index, (card, key) in enumerate(zip(cards, hand_keys(cards), strict=True)):
        left, top, width, height = hand_card(board.layout, index, len(cards))
        how = lifted.get(key)
        if how in ("up", "down"):
            top -= 12 * unit
        picture = CardBackPicture(card) if how == "down" else CardPicture(card)
        opacity = 0.45 if how == "dim" else 1.0
        yield Spot(key, picture, left, top, width, height, Layer.CARD, opacity=opacity)


def is_bidding(public: Public) -> bool:
    """Whether a seat is at turn in the bidding."""
    return bool(public.pending) and isinstance(public.pending[-1], BidTurn)
