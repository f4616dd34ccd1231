"""How each event moves; what has no entry moves nothing, and the table settles by itself."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QPointF

from ahrensache_desktop.scene.art import Picture
from ahrensache_desktop.scene.moves import QUICK_MS, SLIDE_MS, slide
from ahrensache_desktop.scene.spot import Layer, Spot
from ahrensache_desktop.titles.ahrensache.board import display_card, figure_rect, pile
from ahrensache_desktop.titles.ahrensache.card_art import CardBackPicture, CardPicture
from ahrensache_desktop.titles.ahrensache.farm_view import tile_picture
from ahrensache_desktop.titles.ahrensache.layout import Rect
from ahrensache_desktop.titles.ahrensache.piece_art import FigurePicture, SheepPicture
from ahrensache_desktop.titles.ahrensache.seats import hand_card, mini_seats, watched_seat
from rules_core.games.ahrensache.events import (
    BidMade,
    BidRaised,
    CardDisplayed,
    CardDrawn,
    DroppedOut,
    OfferTaken,
    PastureRevealed,
    SheepTaken,
    TilePlaced,
)
from rules_core.games.ahrensache.offers import offer_ids
from rules_core.kernel.game import Seat

if TYPE_CHECKING:
    from ahrensache_desktop.titles.ahrensache.stage import AhrensacheStage

Move = Callable[["AhrensacheStage", Any], QAbstractAnimation | None]


def animation_of(stage: "AhrensacheStage", event: Any) -> QAbstractAnimation | None:
    """The animation of an event on the table as it is now."""
    move = _MOVES.get(type(event))
    return move(stage, event) if move else None


def _seat_place(stage: "AhrensacheStage", seat: Seat) -> Rect:
    """Where things of a seat go to: the own hand, the large farm, or a small one."""
    board = stage.board(stage.view)
    if seat == stage.view.seat:
        return hand_card(stage.layout, 0, 1)
    if seat == watched_seat(board, stage.look):
        return stage.layout.farm
    others = mini_seats(board, stage.look)
    return stage.layout.mini(others.index(seat), len(others))


def _fly(
    stage: "AhrensacheStage", picture: Picture, start: Rect, end: Rect, ms: float = SLIDE_MS
) -> QAbstractAnimation:
    """A picture flies from the middle of one place to the middle of another, in the size of the first."""
    x, y, w, h = start
    piece = stage.flyer(Spot(("flyer",), picture, x, y, w, h, Layer.FLYING))
    to = QPointF(end[0] + end[2] / 2 - w / 2, end[1] + end[3] / 2 - h / 2)
    return slide(piece, to, ms * stage.pace)


def _card_drawn(stage: "AhrensacheStage", event: CardDrawn) -> QAbstractAnimation:
    picture = CardPicture(event.card) if event.card else CardBackPicture()
    return _fly(stage, picture, pile(stage.layout, 0), _seat_place(stage, event.seat), QUICK_MS)


def _card_displayed(stage: "AhrensacheStage", event: CardDisplayed) -> QAbstractAnimation:
    return _fly(
        stage, CardPicture(event.card), pile(stage.layout, 0), display_card(stage.layout, 0), QUICK_MS
    )


def _figure(stage: "AhrensacheStage", seat: Seat, end: Rect) -> QAbstractAnimation:
    item = stage.items_by_key.get(("figure", seat))
    if item is not None:
        return slide(item, QPointF(end[0], end[1]), SLIDE_MS * stage.pace)
    place = _seat_place(stage, seat)
    start = (place[0] + place[2] / 2, place[1], end[2], end[3])
    colour = stage.colours[seat] if seat >= 0 else "neutral"
    return _fly(stage, FigurePicture(colour), start, end)


def _bid_made(stage: "AhrensacheStage", event: BidMade) -> QAbstractAnimation:
    return _figure(stage, event.seat, figure_rect(stage.layout, event.value, 0))


def _bid_raised(stage: "AhrensacheStage", event: BidRaised) -> QAbstractAnimation:
    return _figure(stage, event.seat, figure_rect(stage.layout, event.value, 0))


def _offer_taken(stage: "AhrensacheStage", event: OfferTaken | DroppedOut) -> QAbstractAnimation:
    ids = offer_ids(len(stage.view.public.players))
    x, y, w, h = stage.layout.crate(ids.index(event.offer), len(ids))
    side = 34 * stage.layout.unit
    return _figure(stage, event.seat, (x + w - side, y + h - side, side, side))


def _pasture_revealed(stage: "AhrensacheStage", event: PastureRevealed) -> QAbstractAnimation:
    ids = offer_ids(len(stage.view.public.players))
    end = stage.layout.offer_tile(ids.index(event.offer), len(ids), min(event.slot, 1))
    start = (end[0], end[1] - 40 * stage.layout.unit, end[2], end[3])
    picture = tile_picture(stage.view.public.edition, event.tile)
    return _fly(stage, picture, start, end, QUICK_MS)


def _tile_placed(stage: "AhrensacheStage", event: TilePlaced) -> QAbstractAnimation:
    public = stage.view.public
    ids = offer_ids(len(public.players))
    offer = public.players[event.seat].offer
    start = stage.layout.offer_tile(ids.index(offer) if offer else 0, len(ids), 0)
    board = stage.board(stage.view)
    if event.seat == watched_seat(board, stage.look):
        end = stage.cell_ground().rect(event.cell)
    else:
        end = _seat_place(stage, event.seat)
    return _fly(stage, tile_picture(public.edition, event.tile), start, end)


def _sheep_taken(stage: "AhrensacheStage", event: SheepTaken) -> QAbstractAnimation | None:
    if stage.view.public.sheep == event.seat:
        return None
    item = stage.items_by_key.get(("sheep",))
    side = 30 * stage.layout.unit
    start = (item.spot.x, item.spot.y, side, side) if item else (*stage.layout.rounds[:2], side, side)
    return _fly(stage, SheepPicture(), start, _seat_place(stage, event.seat))


_MOVES: dict[type, Move] = {
    CardDrawn: _card_drawn,
    CardDisplayed: _card_displayed,
    BidMade: _bid_made,
    BidRaised: _bid_raised,
    OfferTaken: _offer_taken,
    DroppedOut: _offer_taken,
    PastureRevealed: _pasture_revealed,
    TilePlaced: _tile_placed,
    SheepTaken: _sheep_taken,
}
"""For each event that is seen to move, how."""
