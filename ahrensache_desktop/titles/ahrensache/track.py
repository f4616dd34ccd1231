"""The bid track and the figures on it."""

from collections.abc import Iterator

from ahrensache_desktop.scene.spot import Layer, Rect, Spot
from ahrensache_desktop.titles.ahrensache.board import Board
from ahrensache_desktop.titles.ahrensache.ground_art import TrackPicture
from ahrensache_desktop.titles.ahrensache.piece_art import BadgePicture, FigurePicture
from rules_core.games.ahrensache.bids import TRACK, space
from rules_core.games.ahrensache.offers import offer_ids
from rules_core.games.ahrensache.public import NEUTRAL, Public
from rules_core.kernel.game import Seat


def standings(public: Public) -> list[tuple[int, int, Seat]]:
    """Every figure on the track: its bid, its place in time, its seat."""
    found = [
        (player.standing.value, player.standing.arrived, seat)
        for seat, player in enumerate(public.players)
        if player.standing is not None and seat not in public.takers.values() and player.standing.value > 0
    ]
    if public.neutral is not None and NEUTRAL not in public.takers.values():
        found.append((public.neutral, -1, NEUTRAL))
    return found


def figure_rect(board: Board, seat: Seat, value: int, arrived: int | None) -> Rect:
    """Where a figure with that bid stands, among the others; one that has yet to arrive comes last."""
    others = [
        (other_arrived, other)
        for other_value, other_arrived, other in standings(board.public)
        if other != seat and space(other_value) == space(value)
    ]
    ahead = sum(1 for other_arrived, _ in others if arrived is None or other_arrived < arrived)
    return board.layout.figure(space(value), ahead, len(others) + 1)


def figure_place(board: Board, seat: Seat) -> Rect | None:
    """Where the seat's figure is now: on the track, at an offer, or nowhere."""
    public = board.public
    ids = offer_ids(len(public.players))
    for offer, taker in public.takers.items():
        if taker == seat:
            return board.layout.offer_figure(ids.index(offer), len(ids))
    for value, arrived, other in standings(public):
        if other == seat:
            return figure_rect(board, seat, value, arrived)
    return None


def over_rect(figure: Rect, unit: float) -> Rect:
    """Where the tile "40+" lies at a figure."""
    x, y, w, h = figure
    return (x + w * 0.5 - 13 * unit, y + h - 13 * unit, 26 * unit, 13 * unit)


def track_spots(board: Board) -> Iterator[Spot]:
    """The way and the figures."""
    public, unit = board.public, board.unit
    x, y, w, h = board.layout.track
    picture = TrackPicture(TRACK, round(h / unit, 2), round(board.layout.way / unit / 1.22, 2))
    yield Spot(("track",), picture, x, y, w, h, Layer.PANEL, shadow=3 * unit, corner=0.008)
    seats: list[Seat] = [*public.seats, *([NEUTRAL] if public.neutral is not None else [])]
    order = {seat: -arrived for _, arrived, seat in standings(public)}
    for seat in sorted(seats, key=lambda each: order.get(each, 0)):  # who is ahead stands in front
        place = figure_place(board, seat)
        if place is not None:
            yield from _figure(board, seat, place)


def _figure(board: Board, seat: Seat, place: Rect) -> Iterator[Spot]:
    public, words = board.public, board.words
    player = public.players[seat] if seat >= 0 else None
    value = next((bid for bid, _, who in standings(public) if who == seat), None)
    lying = player is not None and value is not None and not player.bidding
    if value is None:
        tip = words.seat(seat)
    else:
        tip = words.say("figure-passed" if lying else "figure", seat=words.seat(seat), value=value)
    yield Spot(("figure", seat), FigurePicture(board.colour(seat), lying), *place, Layer.PIECE, tip=tip)
    if value is not None and value >= TRACK:
        badge = BadgePicture(f"{(value // TRACK) * TRACK}+", "red", "#ffffff")
        yield Spot(("over", seat), badge, *over_rect(place, board.unit), Layer.MARK, tip=tip)
