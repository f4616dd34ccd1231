"""My bid and my hand."""

from collections.abc import Iterator, Sequence

from ahrensache_desktop.scene.art import Picture
from ahrensache_desktop.scene.pictures import CENTRE, PanelPicture
from ahrensache_desktop.scene.spot import Layer, Spot
from ahrensache_desktop.titles.ahrensache.board import Board, title
from ahrensache_desktop.titles.ahrensache.card_art import CardBackPicture, CardPicture
from ahrensache_desktop.titles.ahrensache.ground_art import TrayPicture
from ahrensache_desktop.titles.ahrensache.layout import Layout
from ahrensache_desktop.titles.ahrensache.look import Look
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.games.ahrensache.bids import FACE_DOWN_VALUE, HAYLOFT_CARDS
from rules_core.games.ahrensache.material import HAND_LIMIT, Card
from rules_core.games.ahrensache.public import Player

HandKey = tuple[str, int, Card]
"""The key of a card in the hand."""

SORT_KEY = ("sort-hand",)


def hand_spots(board: Board, look: Look) -> Iterator[Spot]:
    """The tray with the own bid, and the fan of cards."""
    yield from _bid(board)
    yield from _hand(board, look)


def down_value(player: Player, index: int) -> int:
    """What the face-down card of that number counts in the player's bid (rule 4.3)."""
    return FACE_DOWN_VALUE + ("hayloft" in player.buildings and index < HAYLOFT_CARDS)


def tray_spots(layout: Layout, heading: str, *, bold: bool = False, lit: bool = False) -> Iterator[Spot]:
    """The tray in which a bid, or tiles to be placed, lie."""
    x, y, w, h = layout.bid
    unit = layout.unit
    yield Spot(("tray",), TrayPicture(round(w / unit, 2), lit), x, y, w, h, Layer.PANEL, shadow=3 * unit)
    line = (x + 9 * unit, y + 8 * unit, w - 18 * unit, layout.line + 2 * unit)
    yield title(("tray-title",), heading, line, "text", bold=bold)


def _bid(board: Board) -> Iterator[Spot]:
    """The cards that lie in the own bid."""
    player, unit, words = board.view.own(), board.unit, board.words
    standing, secret = player.standing, board.view.secret
    if standing is None:
        yield from tray_spots(board.layout, words.say("bid-none"))
        return
    yield from tray_spots(board.layout, words.say("bid-value", value=standing.value), bold=True)
    down = secret.face_down if secret is not None else ()
    pictures: list[tuple[Picture, str]] = [
        (CardPicture(card.card, card.counts_as), card_tip(words, card.card, card.counts_as))
        for card in standing.face_up
    ]
    pictures += [
        (CardBackPicture(card, down_value(player, i)), words.say("down-card", card=words.card(card)))
        for i, card in enumerate(down)
    ]
    for i, (picture, tip) in enumerate(pictures):
        place = board.layout.bid_card(i, len(pictures))
        yield Spot(("bid-card", i), picture, *place, Layer.CARD, tip=tip, shadow=3 * unit)


def card_tip(words: Words, card: Card, counts_as: Card) -> str:
    """A card in words, and what it counts as where that is another."""
    if card == counts_as:
        return words.card(card)
    return f"{words.card(card)}\n{words.say('counts-as', card=words.card(counts_as))}"


def hand_keys(cards: Sequence[Card]) -> list[HandKey]:
    """The keys of a hand's cards; equal cards are told apart by a number, in any order of the hand."""
    return [("hand", cards[:index].count(card), card) for index, card in enumerate(cards)]


def _hand(board: Board, look: Look) -> Iterator[Spot]:
    secret, unit, words = board.view.secret, board.unit, board.words
    if secret is None:
        return
    x, y, w, _ = board.layout.hand
    cards = look.sorted_hand(secret.hand)
    line = (x, y, w * 0.5, board.line)
    yield title(("hand-title",), words.say("hand", count=len(cards), limit=HAND_LIMIT), line)
    if len(cards) > 1:
        width = w * 0.48
        chip = (x + w - width, y, width, board.line + unit)
        sort = words.say(f"sorted-by-{look.sort}")
        yield Spot(
            SORT_KEY,
            PanelPicture(radius=board.line / 2),
            *chip,
            Layer.BOARD,
            tip=words.hint("sort", "sort_hand"),
        )
        label = (chip[0] + 7 * unit, y, width - 14 * unit, board.line + unit)
        yield title(("sort-words",), sort, label, align=CENTRE)
    for index, (card, key) in enumerate(zip(cards, hand_keys(cards), strict=True)):
        place = board.layout.hand_card(index, len(cards))
        yield Spot(key, CardPicture(card), *place, Layer.CARD, tip=words.card(card), shadow=3 * unit)
