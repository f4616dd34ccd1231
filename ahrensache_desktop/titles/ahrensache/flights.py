"""Where things fly from and to, and the flights themselves."""

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ahrensache_desktop.scene.art import Picture
from ahrensache_desktop.scene.moves import QUICK_MS, SLIDE_MS, STAGGER_MS, after, fade, grow, slide, together
from ahrensache_desktop.scene.piece import Piece
from ahrensache_desktop.scene.spot import Layer, Rect, Spot, inset
from ahrensache_desktop.titles.ahrensache.board import Board
from ahrensache_desktop.titles.ahrensache.card_art import CardBackPicture, CardPicture
from ahrensache_desktop.titles.ahrensache.farms import head_line, mini_place, watched_seat
from ahrensache_desktop.titles.ahrensache.sheet_art import BuildingCardPicture
from ahrensache_desktop.titles.ahrensache.tile_art import TilePicture
from rules_core.games.ahrensache.material import OfferId
from rules_core.games.ahrensache.offers import offer_ids
from rules_core.kernel.game import Seat

if TYPE_CHECKING:
    from ahrensache_desktop.titles.ahrensache.stage import AhrensacheStage

Move = QAbstractAnimation | None

FLAT = (CardPicture, CardBackPicture, BuildingCardPicture, TilePicture)
"""Pictures that fill their place and throw its shadow."""


def about(middle: tuple[float, float], size: float) -> Rect:
    """A square about a point."""
    return (middle[0] - size / 2, middle[1] - size / 2, size, size)


def centre(rect: Rect) -> tuple[float, float]:
    """The middle of a rectangle."""
    return (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)


class Flights:
    """Moves pieces, and copies of pictures, over the table as it lay when it last settled."""

    def __init__(self, stage: "AhrensacheStage") -> None:
        self.stage = stage

    @property
    def board(self) -> Board:
        """The table as it lies."""
        return self.stage.board(self.stage.view)

    def ms(self, base: float) -> float:
        """A duration at the person's pace."""
        return base * self.stage.pace

    # Places.

    def piece(self, key: Hashable) -> Piece | None:
        """A piece that lies on the table and has not flown away yet."""
        found = self.stage.items_by_key.get(key)
        return found if found is not None and found.isVisible() else None

    def goods(self, seat: Seat, kind: str) -> Rect:
        """Where the goods of a seat lie."""
        own = self.piece(("good", kind)) if seat == self.stage.view.seat else None
        small = self.piece(("mini-good", seat, kind))
        piece = own or small
        size = 20 * self.stage.unit
        if piece is not None:
            return about(piece.spot.middle, size)
        return about(centre(head_line(self.board, self.stage.look, seat)), size)

    def hand(self, seat: Seat) -> Rect:
        """Where cards of a seat go to."""
        if seat == self.stage.view.seat:
            return self.stage.layout.hand_card(0, 1)
        x, y, w, h = self.goods(seat, "cards")
        return (x, y - 0.2 * h, w, 1.4 * h)

    def tiles(self, seat: Seat) -> Rect:
        """Where tiles of a seat wait to be placed."""
        size = 72 * self.stage.unit
        if seat == self.stage.view.seat:
            return about(centre(self.stage.layout.bid), size)
        if seat == watched_seat(self.board, self.stage.look):
            return about(centre(self.stage.layout.farm), size)
        place = mini_place(self.board, self.stage.look, seat)
        return about(centre(place), min(size, place[3] * 0.4))

    def offer(self, offer: OfferId) -> Rect:
        """The place of an offer."""
        ids = offer_ids(len(self.stage.view.public.players))
        return self.stage.layout.offer(ids.index(offer), len(ids))

    # Flights.

    def fly(self, picture: Picture, start: Rect, end: Rect, ms: float = SLIDE_MS) -> Move:
        """A copy of a picture flies from place to place and takes the size of the second."""
        shadow = 4 * self.stage.unit if isinstance(picture, FLAT) else 0.0
        flyer = self.stage.pieces.flyer(Spot(("flyer",), picture, *start, Layer.FLYING, shadow=shadow))
        return self._to(flyer, end, ms)

    def send(self, piece: Piece, end: Rect, ms: float = SLIDE_MS) -> Move:
        """A piece of the table itself flies; where it lay there is nothing until the table settles."""
        at = self.stage.pieces.lead(piece).scenePos()
        rect = (at.x(), at.y(), piece.spot.w, piece.spot.h)
        piece.setVisible(False)
        return self.fly(piece.spot.picture, rect, end, ms)

    def _to(self, flyer: Piece, end: Rect, ms: float) -> Move:
        x, y, w, h = end
        width, height = flyer.spot.w, flyer.spot.h
        goal = QPointF(x + (w - width) / 2, y + (h - height) / 2)
        size = min(w / width, h / height)
        sized = grow(flyer, size, self.ms(ms)) if abs(size - 1) > 0.02 else None
        return together(slide(flyer, goal, self.ms(ms)), sized)

    def many(self, moves: Iterable[Move], stagger: float = STAGGER_MS) -> Move:
        """Flights that start one after another."""
        real = [move for move in moves if move is not None]
        return together(*(after(self.ms(stagger * i), move) for i, move in enumerate(real)))

    def tokens(self, picture: Picture, count: int, start: Rect, end: Rect) -> Move:
        """So many equal tokens."""
        size = 20 * self.stage.unit
        starts = (about(centre(start), size) for _ in range(min(count, 4)))
        return self.many(self.fly(picture, each, end, QUICK_MS) for each in starts)

    def vanish(self, keys: Iterable[Hashable]) -> Move:
        """Pieces fade away."""
        moves: list[Move] = []
        for key in keys:
            piece = self.piece(key)
            if piece is not None:
                self.stage.pieces.lead(piece)
                moves.append(
                    together(fade(piece, 0.0, self.ms(QUICK_MS)), grow(piece, 0.7, self.ms(QUICK_MS)))
                )
        return together(*moves)

    def appear(self, picture: Picture, place: Rect) -> Move:
        """A copy of a picture grows where it will lie."""
        return self.fly(picture, inset(place, place[2] * 0.42), place, QUICK_MS)
