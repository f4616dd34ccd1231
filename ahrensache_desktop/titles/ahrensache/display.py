"""The card display with its piles, the round track, and the farmer stacks with their scoring cards."""

from collections.abc import Iterator

from ahrensache_desktop.scene.pictures import CENTRE, PanelPicture
from ahrensache_desktop.scene.spot import Layer, Rect, Spot
from ahrensache_desktop.titles.ahrensache.board import Board, title
from ahrensache_desktop.titles.ahrensache.card_art import CardPicture, PilePicture
from ahrensache_desktop.titles.ahrensache.piece_art import BadgePicture, FarmerPicture
from ahrensache_desktop.titles.ahrensache.sheet_art import ScoringCardPicture
from rules_core.games.ahrensache.material import DISPLAY_SIZE, ROUNDS
from rules_core.games.ahrensache.public import Public


def display_spots(board: Board) -> Iterator[Spot]:
    """Piles, display, rounds and farmers."""
    yield from _piles(board)
    yield from _display(board)
    yield from _rounds(board)
    yield from _farmers(board)


def display_key(number: int) -> tuple[str, int]:
    """The key of the card that lies so many places from the right."""
    return ("display", number)


def _piles(board: Board) -> Iterator[Spot]:
    words, unit = board.words, board.unit
    discards = sum(board.view.buried_counts) + sum(board.public.discards.values())
    for index, (key, count) in enumerate((("draw-pile", board.view.draw_count), ("discard-pile", discards))):
        x, y, w, h = board.layout.pile(index)
        tip = f"{words.say(key)}\n{words.say('cards', count=count)}"
        picture = PilePicture(min(4, -(-count // 10)), index == 1)
        shadow = 3 * unit if count else 0.0
        yield Spot((key,), picture, x, y, w, h, Layer.CARD, tip=tip, shadow=shadow)
        line = (x, board.layout.display[1], w, board.line)
        yield title((key, "count"), str(count), line, align=CENTRE)


def _display(board: Board) -> Iterator[Spot]:
    public, layout, unit = board.public, board.layout, board.unit
    x, _, w, _ = layout.display_card(0)
    line = (x, layout.display[1], 5 * w, board.line)
    yield title(("display-title",), board.words.say("display"), line)
    size = len(public.display)
    for index, card in enumerate(public.display):
        place = layout.display_card(index + DISPLAY_SIZE - size)
        tip = f"{board.words.card(card)}\n{board.words.say('display-hint')}"
        key = display_key(size - index)
        yield Spot(key, CardPicture(card), *place, Layer.CARD, tip=tip, shadow=3 * unit)


def _rounds(board: Board) -> Iterator[Spot]:
    public, layout = board.public, board.layout
    for number in range(1, ROUNDS + 1):
        here = number == public.round
        gone = number < public.round or (here and not public.marker)
        points = public.edition.round_markers[number - 1]
        heading = board.words.say("round", round=number, of=ROUNDS)
        heading += f"\n{board.words.say('round-now')}" if here else ""
        tip = f"{heading}\n{board.words.say('round-gone' if gone else 'round-marker', points=points)}"
        badge = BadgePicture(str(number), "accent" if here else "wood", "accent_text" if here else "ink")
        yield Spot(
            ("round", number),
            badge,
            *layout.round(number),
            tip=tip,
            opacity=0.4 if gone and not here else 1.0,
        )
    for index, card in enumerate(public.options.extras):
        picture = ScoringCardPicture(card)
        tip = board.words.scoring(card)
        place = layout.extra_card(index)
        yield Spot(("extra", card), picture, *place, tip=tip, closer=True, shadow=2 * board.unit)


def stack_face(place: Rect, unit: float) -> Rect:
    """Where the farmer on top of a stack is."""
    x, y, w, _ = place
    size = min(46 * unit, w - 8 * unit)
    return (x + (w - size) / 2, y + 4 * unit, size, size)


def stack_key(public: Public, index: int) -> tuple[str, str]:
    """The key of a farmer stack."""
    return ("stack", tuple(public.farmers)[index])


def _farmers(board: Board) -> Iterator[Spot]:
    public, layout, words, unit = board.public, board.layout, board.words, board.unit
    for index, (colour, count) in enumerate(public.farmers.items()):
        place = layout.farmer(index)
        x, y, w, h = place
        heading = f"{words.farmer(colour)}: {words.say('left', count=count)}"
        card = public.scoring.get(colour)
        tip = heading if card is None else f"{heading}\n{words.scoring(card)}"
        panel = PanelPicture(radius=6 * unit)
        yield Spot(("stack-panel", colour), panel, x, y, w, h, Layer.PANEL, tip=tip, shadow=3 * unit)
        face = stack_face(place, unit)
        opacity = 1.0 if count else 0.3
        yield Spot(("stack", colour), FarmerPicture(colour), *face, tip=tip, opacity=opacity, closer=True)
        side = min(1.25 * board.line, 28 * unit)
        corner = (face[0] + face[2] - side * 0.6, face[1] + face[3] - side * 0.75, side, side)
        yield Spot(("stack-count", colour), BadgePicture(str(count), "paper"), *corner, Layer.MARK)
        if card is not None:
            top = face[1] + face[3] + 3 * unit
            room = (x + 3 * unit, top, w - 6 * unit, y + h - top - 3 * unit)
            shown = ScoringCardPicture(card)
            yield Spot(("scoring", colour), shown, *room, tip=words.scoring(card), closer=True)
