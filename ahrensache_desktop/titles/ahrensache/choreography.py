"""How each event moves; what has no entry moves nothing, and the table settles by itself."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QPointF

from ahrensache_desktop.scene.art import Picture
from ahrensache_desktop.scene.moves import QUICK_MS, SLIDE_MS, pop, slide, together, walk
from ahrensache_desktop.titles.ahrensache.card_art import CardBackPicture, CardPicture
from ahrensache_desktop.titles.ahrensache.crates import places_of
from ahrensache_desktop.titles.ahrensache.display import display_key
from ahrensache_desktop.titles.ahrensache.farm_view import tile_picture
from ahrensache_desktop.titles.ahrensache.farms import (
    head_line,
    mini_place,
    sheep_rect,
    watched_seat,
)
from ahrensache_desktop.titles.ahrensache.flights import Flights, Move, about, centre
from ahrensache_desktop.titles.ahrensache.minis import mini_ground, mini_of, strip_card
from ahrensache_desktop.titles.ahrensache.piece_art import FigurePicture, SketchPicture
from ahrensache_desktop.titles.ahrensache.sheet_art import BuildingCardPicture
from ahrensache_desktop.titles.ahrensache.track import figure_rect
from rules_core.games.ahrensache import events
from rules_core.games.ahrensache.material import DISPLAY_SIZE, TileId, farmer_tile
from rules_core.games.ahrensache.offers import offers_for, pasture_slots
from rules_core.games.ahrensache.public import NEUTRAL
from rules_core.kernel.game import Seat
from rules_core.pieces.grid import STEP

if TYPE_CHECKING:
    from ahrensache_desktop.scene.spot import Rect
    from ahrensache_desktop.titles.ahrensache.stage import AhrensacheStage


class Choreography(Flights):
    """The moves of one stage, with what has moved since it last settled."""

    def __init__(self, stage: "AhrensacheStage") -> None:
        super().__init__(stage)
        self._displayed = 0  # cards that came into the display since then
        self._shifted = 0
        self._moves: dict[type, Callable[[Any], Move]] = {
            events.SheepTaken: self._sheep_taken,
            events.CardDrawn: self._card_drawn,
            events.CardDisplayed: self._card_displayed,
            events.PileShuffled: self._pile_shuffled,
            events.CardDiscarded: self._card_discarded,
            events.RoundStarted: self._round_started,
            events.PastureRevealed: self._pasture_revealed,
            events.BuildingRevealed: self._building_revealed,
            events.NeutralPlaced: lambda event: self._figure(NEUTRAL, event.value),
            events.BuildingUsed: lambda event: self._building_used(event.seat, event.building),
            events.BidMade: self._bid_made,
            events.BidRaised: self._bid_raised,
            events.Passed: self._passed,
            events.DroppedOut: self._dropped_out,
            events.OfferTaken: lambda event: self._figure_to_offer(event.seat, event.offer),
            events.PasturesTaken: self._pastures_taken,
            events.FarmerTaken: self._farmer_taken,
            events.SevenTaken: lambda event: self._seven_taken(event.seat),
            events.BuildingTaken: self._building_taken,
            events.MarkerTaken: self._marker_taken,
            events.GoodsTaken: self._goods_taken,
            events.TilePlaced: self._tile_placed,
            events.TileLeftOut: lambda event: self.vanish([("to-place", event.tile)]),
            events.ApplesBought: self._apples_bought,
            events.CardsShifted: self._cards_shifted,
            events.TilesRemoved: self._tiles_removed,
            events.BuildingRemoved: lambda _: self.vanish([("open-building",), ("open-building-tile",)]),
            events.MarkerRemoved: lambda event: self.vanish([("round", event.round)]),
        }

    def play(self, event: object) -> QAbstractAnimation | None:
        """The animation of an event on the table as it is now."""
        move = self._moves.get(type(event))
        return move(event) if move is not None else None

    def settled(self) -> None:
        """The table lies as the view says: nothing has moved since."""
        self._displayed = self._shifted = 0

    # Cards.

    def _card_drawn(self, event: events.CardDrawn) -> Move:
        picture = CardPicture(event.card) if event.card else CardBackPicture(value=0)
        return self.fly(picture, self.stage.layout.pile(0), self.hand(event.seat), QUICK_MS)

    def _card_displayed(self, event: events.CardDisplayed) -> Move:
        """Into the rightmost place that is free."""
        lying = len(self.stage.view.public.display) - self._shifted + self._displayed
        self._displayed += 1
        place = self.stage.layout.display_card(max(0, DISPLAY_SIZE - 1 - lying))
        return self.fly(CardPicture(event.card), self.stage.layout.pile(0), place, QUICK_MS)

    def _cards_shifted(self, event: events.CardsShifted) -> Move:
        count = len(event.cards)
        self._shifted = count
        size = len(self.stage.view.public.display)
        moves: list[Move] = []
        for number in range(1, size + 1):  # from the right
            piece = self.piece(display_key(number))
            if piece is None:
                continue
            if number <= count:
                moves.append(self.send(piece, self.stage.layout.pile(1)))
            else:
                place = self.stage.layout.display_card(DISPLAY_SIZE - number + count)
                moves.append(
                    slide(self.stage.pieces.lead(piece), QPointF(place[0], place[1]), self.ms(SLIDE_MS))
                )
        return together(*moves)

    def _pile_shuffled(self, event: events.PileShuffled) -> Move:
        start, end = self.stage.layout.pile(1), self.stage.layout.pile(0)
        return self.many(self.fly(CardBackPicture(value=0), start, end, QUICK_MS) for _ in range(3))

    def _card_discarded(self, event: events.CardDiscarded) -> Move:
        end = self.stage.layout.pile(1)
        if event.seat == self.stage.view.seat and event.card is not None:
            for key, piece in self.stage.items_by_key.items():
                if isinstance(key, tuple) and key[0] == "hand" and key[2] == event.card and piece.isVisible():
                    return self.send(piece, end)
        return self.fly(CardBackPicture(value=0), self.hand(event.seat), end, QUICK_MS)

    def _bid_pieces(self, seat: Seat) -> list[Any]:
        kind = "bid-card" if seat == self.stage.view.seat else "strip-card"
        keys = [
            key
            for key in self.stage.items_by_key
            if isinstance(key, tuple) and key[0] == kind and (kind == "bid-card" or key[1] == seat)
        ]
        return [piece for piece in map(self.piece, keys) if piece is not None]

    # Bids.

    def _figure(self, seat: Seat, value: int) -> Move:
        if value < 1:
            return None
        return self._walk(seat, figure_rect(self.board, seat, value, None))

    def _figure_to_offer(self, seat: Seat, offer: Any) -> Move:
        offers = [each.id for each in offers_for(len(self.stage.view.public.players))]
        return self._walk(seat, self.stage.layout.offer_figure(offers.index(offer), len(offers)))

    def _walk(self, seat: Seat, end: "Rect") -> Move:
        """The figure walks in small hops, or comes from its owner's farm."""
        piece = self.piece(("figure", seat))
        if piece is None:
            start = head_line(self.board, self.stage.look, seat) if seat >= 0 else end
            colour = self.stage.colours[seat] if seat >= 0 else "neutral"
            return self.fly(FigurePicture(colour), about(centre(start), end[2]), end)
        from_here, to = self.stage.pieces.lead(piece).pos(), QPointF(end[0], end[1])
        hop = QPointF(0, -5 * self.stage.unit)
        steps = 6
        stops = [
            from_here + (to - from_here) * i / steps + (hop if i % 2 else QPointF()) for i in range(1, steps)
        ]
        self._cover_up(seat)
        return together(walk(piece, [*stops, to], self.ms(SLIDE_MS)))

    def _cover_up(self, seat: Seat) -> None:
        """The tile "40+" does not walk with its figure."""
        badge = self.piece(("over", seat))
        if badge is not None:
            badge.setVisible(False)

    def _bid_made(self, event: events.BidMade) -> Move:
        moves = [self._figure(event.seat, event.value)]
        if event.seat != self.stage.view.seat:
            moves += self._cards_to_strip(event)
        return together(*moves)

    def _cards_to_strip(self, event: events.BidMade) -> list[Move]:
        """What another seat plays goes from its hand to the line below its farm."""
        if event.seat == watched_seat(self.board, self.stage.look):
            return []
        foot = mini_of(self.board, mini_place(self.board, self.stage.look, event.seat), event.seat).foot
        pictures: list[Picture] = [CardPicture(card) for card in event.face_up]
        pictures += [CardBackPicture() for _ in range(event.face_down_count)]
        moves: list[Move] = []
        for i, picture in enumerate(pictures):
            place = strip_card(foot, self.stage.unit, i, len(pictures))
            moves.append(self.fly(picture, self.hand(event.seat), place))
        return moves

    def _bid_raised(self, event: events.BidRaised) -> Move:
        return together(
            self._building_used(event.seat, event.building), self._figure(event.seat, event.value)
        )

    def _building_used(self, seat: Seat, building: Any) -> Move:
        own = self.piece(("building", building)) if seat == self.stage.view.seat else None
        piece = own or self.piece(("mini-good", seat, "buildings"))
        return together(pop(piece, self.ms(SLIDE_MS))) if piece is not None else None

    def _passed(self, event: events.Passed) -> Move:
        end = self.stage.layout.pile(1)
        moves = [self.send(piece, end) for piece in self._bid_pieces(event.seat)]
        return together(*moves)

    def _dropped_out(self, event: events.DroppedOut) -> Move:
        pieces = self._bid_pieces(event.seat)
        moves = [self.send(piece, self.hand(event.seat)) for piece in pieces]
        return together(self._figure_to_offer(event.seat, event.offer), *moves)

    # Offers.

    def _slot_keys(self, tiles: tuple[TileId, ...]) -> list[tuple[str, int]]:
        open_now = self.stage.view.public.open_pastures
        return [("open-pasture", slot) for slot, tile in enumerate(open_now) if tile in tiles]

    def _pastures_taken(self, event: events.PasturesTaken) -> Move:
        end = self.tiles(event.seat)
        pieces = [self.piece(key) for key in self._slot_keys(event.tiles)]
        return self.many(self.send(piece, end) for piece in pieces if piece is not None)

    def _tiles_removed(self, event: events.TilesRemoved) -> Move:
        return self.vanish(self._slot_keys(event.tiles))

    def _pasture_revealed(self, event: events.PastureRevealed) -> Move:
        public = self.stage.view.public
        offers = offers_for(len(public.players))
        index = [offer.id for offer in offers].index(event.offer)
        slots = [
            slot for slot, owner in enumerate(pasture_slots(len(public.players))) if owner == event.offer
        ]
        _, places = places_of(public, offers[index])
        place = self.stage.layout.offer_tile(index, len(offers), slots.index(event.slot), places)
        return self.appear(tile_picture(public.edition, event.tile), place)

    def _building_revealed(self, event: events.BuildingRevealed) -> Move:
        public = self.stage.view.public
        offers = offers_for(len(public.players))
        for index, offer in enumerate(offers):
            slots, places = places_of(public, offer)
            if places > slots:
                card = self.stage.layout.offer_tile(index, len(offers), slots, places)
                tile = self.stage.layout.offer_tile(index, len(offers), slots + 1, places)
                shown = tile_picture(public.edition, TileId(event.building))
                return together(
                    self.appear(BuildingCardPicture(event.building), card), self.appear(shown, tile)
                )
        return None

    def _farmer_taken(self, event: events.FarmerTaken) -> Move:
        piece = self.piece(("stack", event.colour))
        if piece is None:
            return None
        picture = tile_picture(self.stage.view.public.edition, farmer_tile(event.colour))
        return self.fly(picture, piece.spot.rect, self.tiles(event.seat))

    def _seven_taken(self, seat: Seat) -> Move:
        farmers = self.stage.layout.farmers
        return self.fly(
            SketchPicture("seven"), about(centre(farmers), 30 * self.stage.unit), self.goods(seat, "sevens")
        )

    def _building_taken(self, event: events.BuildingTaken) -> Move:
        card, tile = self.piece(("open-building",)), self.piece(("open-building-tile",))
        layout, owned = self.stage.layout, len(self.stage.view.public.players[event.seat].buildings)
        own = event.seat == self.stage.view.seat
        end = layout.building(owned, owned + 1) if own else self.goods(event.seat, "buildings")
        return together(
            self.send(card, end) if card is not None else None,
            self.send(tile, self.tiles(event.seat)) if tile is not None else None,
        )

    def _marker_taken(self, event: events.MarkerTaken) -> Move:
        piece = self.piece(("round", event.round))
        return self.send(piece, self.goods(event.seat, "markers")) if piece is not None else None

    def _goods_taken(self, event: events.GoodsTaken) -> Move:
        offer = self.stage.view.public.players[event.seat].offer
        start = self.offer(offer) if offer is not None else self.stage.layout.offers
        return together(
            self.tokens(SketchPicture("grain"), event.grain, start, self.goods(event.seat, "grain")),
            self.tokens(SketchPicture("apple"), event.apples, start, self.goods(event.seat, "apples")),
        )

    def _apples_bought(self, event: events.ApplesBought) -> Move:
        grain, apples = self.goods(event.seat, "grain"), self.goods(event.seat, "apples")
        return self.tokens(SketchPicture("apple"), event.apples, grain, apples)

    # Farms.

    def _tile_placed(self, event: events.TilePlaced) -> Move:
        board, look = self.board, self.stage.look
        if event.seat == watched_seat(board, look):
            ground = self.stage.cell_ground()
        else:
            ground = mini_ground(board, mini_place(board, look, event.seat), event.seat)
        place = ground.rect(event.cell)
        picture = tile_picture(board.public.edition, event.tile)
        waiting = self.piece(("to-place", event.tile))
        laid = self.piece(("laid", event.tile))
        tile: Move
        if laid is not None:
            tile = together(pop(laid, self.ms(QUICK_MS)))
        elif waiting is not None:
            tile = self.send(waiting, place)
        else:
            tile = self.fly(picture, self.tiles(event.seat), place)
        grain = [
            self.fly(SketchPicture("grain"), self._edge(place, side), self.goods(event.seat, "grain"))
            for side in event.grain_sides
        ]
        return together(tile, self.many(grain))

    def _edge(self, place: "Rect", side: Any) -> "Rect":
        x, y = centre(place)
        dx, dy = STEP[side]
        return about((x + dx * place[2] / 2, y + dy * place[3] / 2), 20 * self.stage.unit)

    # The rest.

    def _sheep_taken(self, event: events.SheepTaken) -> Move:
        piece = self.piece(("sheep",))
        end = sheep_rect(head_line(self.board, self.stage.look, event.seat))
        if piece is None or self.stage.view.public.sheep == event.seat:
            return None
        here, to = self.stage.pieces.lead(piece).pos(), QPointF(end[0], end[1])
        hop = QPointF(0, -8 * self.stage.unit)
        stops = [here + (to - here) * i / 8 + (hop if i % 2 else QPointF()) for i in range(1, 8)]
        return together(walk(piece, [*stops, to], self.ms(SLIDE_MS)))

    def _round_started(self, event: events.RoundStarted) -> Move:
        piece = self.piece(("round", event.round))
        return together(pop(piece, self.ms(SLIDE_MS))) if piece is not None else None
