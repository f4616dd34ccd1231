"""The board as the view shows it: bid track, offers, display, rounds, farmer stacks."""

from collections.abc import Iterator

import msgspec

from ahrensache_desktop.scene.pictures import CENTRE, LEFT, PanelPicture, TextPicture
from ahrensache_desktop.scene.spot import Layer, Spot
from ahrensache_desktop.titles.ahrensache.card_art import (
    CARD_RATIO,
    BuildingCardPicture,
    CardBackPicture,
    CardPicture,
    ScoringCardPicture,
)
from ahrensache_desktop.titles.ahrensache.farm_view import tile_picture
from ahrensache_desktop.titles.ahrensache.layout import Layout, Rect
from ahrensache_desktop.titles.ahrensache.piece_art import (
    BadgePicture,
    CratePicture,
    FarmerPicture,
    FigurePicture,
    SheepPicture,
)
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.games.ahrensache.bids import TRACK, space
from rules_core.games.ahrensache.material import ROUNDS, TileId
from rules_core.games.ahrensache.offers import Gain, Offer, light_offers, offer_ids, offers_for, pasture_slots
from rules_core.games.ahrensache.public import NEUTRAL, Public
from rules_core.games.ahrensache.view import View
from rules_core.kernel.game import Seat


class Board(msgspec.Struct, frozen=True):
    """What the board is drawn from."""

    view: View
    layout: Layout
    words: Words
    colours: tuple[str, ...]

    @property
    def public(self) -> Public:
        """The open table."""
        return self.view.public

    def colour(self, seat: Seat) -> str:
        """The colour of a seat; of the neutral figure none."""
        return self.colours[seat] if seat >= 0 else "neutral"


def board_spots(board: Board) -> Iterator[Spot]:
    """Everything on the board."""
    yield from _track(board)
    yield from _figures(board)
    yield from _offers(board)
    yield from _display(board)
    yield from _rounds(board)
    yield from _farmers(board)


def _track(board: Board) -> Iterator[Spot]:
    unit = board.layout.unit
    for number in range(1, TRACK + 1):
        x, y, w, h = board.layout.space(number)
        fill = "panel" if (number + (number - 1) // 20) % 2 else "table"
        yield Spot(("space", number), PanelPicture(fill, "panel_edge", 3 * unit, 1), x, y, w, h, Layer.PANEL)
        words = TextPicture(str(number), 0.8, "muted", LEFT)
        yield Spot(("space-number", number), words, x + 3 * unit, y + 2 * unit, w * 0.5, 15 * unit)


def standings(public: Public) -> list[tuple[int, int, Seat]]:
    """Every figure on the track: its bid, its place in time, its seat."""
    found = [
        (player.standing.value, player.standing.arrived, seat)
        for seat, player in enumerate(public.players)
        if player.standing is not None
    ]
    if public.neutral is not None:
        found.append((public.neutral, -1, NEUTRAL))
    return found


def figure_rect(layout: Layout, value: int, place: int) -> Rect:
    """Where a figure stands: its bid, and how many arrived before it on the same space."""
    x, y, w, h = layout.space(space(value))
    size = h * 0.96
    step = min(size * 0.55, max(0.0, (w - size - 12 * layout.unit) / 3))
    return (x + w - size - 2 * layout.unit - place * step, y + h - size, size, size)


def figure_place(board: Board, seat: Seat) -> Rect | None:
    """Where the seat's figure is now, on the track or on an offer."""
    public, layout = board.public, board.layout
    ids = offer_ids(len(public.players))
    for offer, taker in public.takers.items():
        if taker == seat:
            x, y, w, _ = layout.crate(ids.index(offer), len(ids))
            return (x + w - 34 * layout.unit, y + 25 * layout.unit, 34 * layout.unit, 34 * layout.unit)
    standing = next((each for each in standings(public) if each[2] == seat), None)
    if standing is None or standing[0] < 1:
        return None
    value, arrived, _ = standing
    same = [other for other in standings(public) if other[0] > 0 and space(other[0]) == space(value)]
    before = sum(1 for other in same if other[1] < arrived)
    return figure_rect(layout, value, before)


def _figures(board: Board) -> Iterator[Spot]:
    public, unit = board.public, board.layout.unit
    seats: list[Seat] = [*public.seats, *([NEUTRAL] if public.neutral is not None else [])]
    for seat in seats:
        place = figure_place(board, seat)
        if place is None:
            continue
        x, y, w, h = place
        on_track = seat not in public.takers.values()
        player = public.players[seat] if seat >= 0 else None
        lying = player is not None and on_track and not player.bidding
        value = next((bid for bid, _, who in standings(public) if who == seat), 0)
        tip = board.words.say("figure", seat=board.words.seat(seat), value=value)
        picture = FigurePicture(board.colour(seat), lying)
        yield Spot(("figure", seat), picture, x, y, w, h, Layer.PIECE, tip=tip)
        if on_track and value >= TRACK:
            badge = BadgePicture("40+", "red", "#ffffff")
            side = 13 * unit
            yield Spot(("over", seat), badge, x - side * 0.5, y, side, side, Layer.MARK, tip=tip)


def _rows(offer: Offer) -> tuple[tuple[tuple[str, int], ...], ...]:
    """What a crate shows: the sides of its "or" in rows of their own, each with what always comes."""
    always = _signs(offer.always)
    if not offer.either:
        return (always,)
    return tuple((*always, *_signs(side)) for side in offer.either.values())


def _signs(gain: Gain) -> tuple[tuple[str, int], ...]:
    signs = [
        ("pasture", gain.pastures),
        ("farmer", int(gain.farmer)),
        ("pay", int(bool(gain.farmer_price))),
        ("building", int(gain.building)),
        ("marker", int(gain.building)),
        ("grain", gain.grain),
        ("apple", gain.apples),
    ]
    return tuple((sign, count) for sign, count in signs if count)


def _offers(board: Board) -> Iterator[Spot]:
    public, layout = board.public, board.layout
    players = len(public.players)
    offers = offers_for(players)
    draws = public.edition.draws[str(players)]
    slots = pasture_slots(players)
    for index, offer in enumerate(offers):
        x, y, w, h = layout.crate(index, len(offers))
        light = offer.id in light_offers(players)
        picture = CratePicture(offer.id, _rows(offer), light, draws[index], round(h / w, 3))
        tip = board.words.say("light-offer" if light else "offer", offer=offer.id)
        yield Spot(("offer", offer.id), picture, x, y, w, h, Layer.BOARD, tip=tip)
        tiles = [(slot, tile) for slot, tile in enumerate(public.open_pastures) if slots[slot] == offer.id]
        for place, (slot, tile) in enumerate(tiles):
            middle = 0.5 if len(tiles) == 1 else place
            x, y, w, h = layout.offer_tile(index, len(offers), 0)
            left = x + (w + 4 * layout.unit) * middle
            shown = tile_picture(public.edition, tile) if tile else None
            if shown is not None:
                yield Spot(("open-pasture", slot), shown, left, y, w, h, Layer.TILE)
        if any(gain.building for gain in (offer.always, *offer.either.values())):
            yield from _open_building(board, index, len(offers))


def _open_building(board: Board, index: int, count: int) -> Iterator[Spot]:
    building = board.public.open_building
    if building is None:
        return
    card, tile = board.layout.offer_tile(index, count, 0), board.layout.offer_tile(index, count, 1)
    tip = board.words.building(building)
    yield Spot(("open-building",), BuildingCardPicture(building), *card, Layer.CARD, tip=tip)
    picture = tile_picture(board.public.edition, TileId(building))
    yield Spot(("open-building-tile",), picture, *tile, Layer.TILE, tip=tip)


def display_card(layout: Layout, index: int) -> Rect:
    """The place of a card of the display, from the left."""
    x, y, w, h = layout.display
    gap = 4 * layout.unit
    height = min(h - 16 * layout.unit, (w - 7 * gap) / 7 * CARD_RATIO)
    width = height / CARD_RATIO
    return (x + w - (5 - index) * (width + gap) + gap, y + 16 * layout.unit, width, height)


def pile(layout: Layout, index: int) -> Rect:
    """The place of the draw pile (0) and the discard pile (1)."""
    _, y, w, h = display_card(layout, 0)
    return (layout.display[0] + index * (w + 4 * layout.unit), y, w, h)


def _display(board: Board) -> Iterator[Spot]:
    public, layout, words = board.public, board.layout, board.words
    unit = layout.unit
    x, y, _, _ = display_card(layout, 0)
    title = TextPicture(words.say("display"), 0.8, "muted", LEFT)
    yield Spot(("display-title",), title, x, layout.display[1], 200 * unit, 15 * unit)
    for index, card in enumerate(public.display):
        x, y, w, h = display_card(layout, index + 5 - len(public.display))
        yield Spot(("display", index), CardPicture(card), x, y, w, h, Layer.CARD)
    buried = sum(board.view.buried_counts) + sum(public.discards.values())
    for index, (key, count) in enumerate((("draw-pile", board.view.draw_count), ("discard-pile", buried))):
        x, y, w, h = pile(layout, index)
        tip = words.say(key, count=count)
        if count:
            yield Spot(
                (key,), CardBackPicture(), x, y, w, h, Layer.CARD, tip=tip, opacity=1 if not index else 0.7
            )
        else:
            yield Spot((key,), PanelPicture("table"), x, y, w, h, Layer.BOARD, tip=tip)
        label = TextPicture(str(count), 0.8, "muted", CENTRE)
        yield Spot((key, "count"), label, x, layout.display[1], w, 15 * unit)


def _rounds(board: Board) -> Iterator[Spot]:
    public, layout = board.public, board.layout
    unit = layout.unit
    x, y, _, _ = layout.rounds
    side = 25 * unit
    for number in range(1, ROUNDS + 1):
        here = number == public.round
        gone = number < public.round or (here and not public.marker)
        points = public.edition.round_markers[number - 1]
        tip = board.words.say("round-marker", round=number, points=points)
        badge = BadgePicture(str(number), "accent" if here else "wood", "accent_text" if here else "ink")
        left = x + (number - 1) * (side + 2 * unit)
        opacity = 0.35 if gone and not here else 1.0
        yield Spot(("round", number), badge, left, y + 6 * unit, side, side, tip=tip, opacity=opacity)
    left = x + ROUNDS * (side + 2 * unit) + 4 * unit
    for index, card in enumerate(public.options.extras):
        picture = ScoringCardPicture(card)
        tip = board.words.scoring(card)
        yield Spot(
            ("extra", card), picture, left + index * 60 * unit, y + 4 * unit, 56 * unit, 28 * unit, tip=tip
        )


def _farmers(board: Board) -> Iterator[Spot]:
    public, layout, words = board.public, board.layout, board.words
    unit = layout.unit
    for index, (colour, count) in enumerate(public.farmers.items()):
        x, y, w, h = layout.farmer(index)
        yield Spot(("stack-panel", colour), PanelPicture(radius=6 * unit), x, y, w, h, Layer.PANEL)
        size = h - 6 * unit
        tip = words.say("farmer-stack", farmer=words.farmer(colour), count=count)
        picture = FarmerPicture(colour)
        opacity = 1.0 if count else 0.3
        yield Spot(
            ("stack", colour), picture, x + 3 * unit, y + 3 * unit, size, size, tip=tip, opacity=opacity
        )
        badge = BadgePicture(str(count), "paper")
        side = 16 * unit
        yield Spot(
            ("stack-count", colour), badge, x + size - side * 0.6, y + h - side, side, side, Layer.MARK
        )
        card = public.scoring.get(colour)
        if card is not None:
            left = x + size + 12 * unit
            width = w - size - 16 * unit
            height = min(width / 2, h - 4 * unit)
            top = y + (h - height) / 2
            shown = ScoringCardPicture(card)
            yield Spot(("scoring", colour), shown, left, top, height * 2, height, tip=words.scoring(card))


def sheep_spot(board: Board, place: Rect) -> Spot:
    """The Rainbow Sheep beside its owner."""
    return Spot(("sheep",), SheepPicture(), *place, Layer.PIECE, tip=board.words.say("sheep"))
