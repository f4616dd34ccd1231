"""What each option of a decision is worth to the seat that decides, in points; used by bots only."""

import math
from collections.abc import Callable, Sequence
from typing import Any

from rules_core.games.ahrensache.actions import (
    Action,
    Bid,
    ChooseEither,
    Discard,
    DropOut,
    Pass,
    PlaceTile,
    TakeFarmer,
    TakeOffer,
    TakeSeven,
    TradeForApples,
    TradeForFarmer,
)
from rules_core.games.ahrensache.bidding import CRATE_STORE_DRAWS, DAIRY_DRAWS
from rules_core.games.ahrensache.bids import tally
from rules_core.games.ahrensache.frames import (
    BidTurn,
    DiscardCards,
    KeepLimit,
    PickEither,
    PickFarmer,
    PickOffer,
    PlaceTiles,
    Trade,
)
from rules_core.games.ahrensache.material import VALUE_OF, Card, farmer_tile
from rules_core.games.ahrensache.offers import Offer, offers_for
from rules_core.games.ahrensache.outlook import (
    CARD_WORTH,
    DRAW_WORTH,
    Outlook,
    apple_worth,
    best_farmer,
    farmer_worth,
    gain_worth,
    grain_worth,
    hand_worth,
    place_worth,
    prospect,
    tile_worth,
)
from rules_core.games.ahrensache.public import Placement, Public
from rules_core.games.ahrensache.state import State
from rules_core.games.ahrensache.taking import APPLES_BOUGHT, APPLES_PRICE, FARMER_PRICE, open_pastures_at
from rules_core.kernel.game import Seat

FIRST_BID, FIRST_SPREAD = 19.0, 6.5  # what a seat without a bid usually ends on
RAISE, RAISE_SPREAD = 4.0, 4.5  # how far a standing bid usually still rises
SHEEP_WORTH = 0.4
FREE_WORTH = 1.0  # of cards drawn from an own building, next to the best of the turn


def appraise(state: State, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
    """The worth of each option to the deciding seat, from its own hand and the open table alone."""
    look = Outlook(state.public, seat)
    frame = state.public.pending[-1]
    judge = _JUDGES.get(type(frame), _even)
    return judge(state, look, options)


def offer_worth(look: Outlook, offer: Offer) -> float:
    """What an offer is worth to the seat, the better side of its "or" taken."""
    public = look.public
    pastures = open_pastures_at(public, offer.id)
    players = len(public.players)
    draws = public.edition.draws[str(players)]
    cards = DRAW_WORTH * draws["ABCDEF".index(offer.id)] * (0.5 if not look.rounds_left else 1.0)
    either = max((gain_worth(look, gain, pastures) for gain in offer.either.values()), default=0.0)
    return cards + gain_worth(look, offer.always, pastures) + either


def _even(state: State, look: Outlook, options: Sequence[Action]) -> list[float]:
    """The easy plan, and the first of what is left."""
    return [0.0] * len(options)


class _Bidding:
    """A bidding turn as the seat sees it: its offers by worth, and what the others may come to."""

    def __init__(self, state: State, look: Outlook) -> None:
        self.look = look
        self.public: Public = state.public
        self.secret = state.secrets[look.seat]
        self.others = tuple(len(s.hand) for i, s in enumerate(state.secrets) if i != look.seat)
        offers = offers_for(len(self.public.players))
        self.worths = {offer.id: offer_worth(look, offer) for offer in offers}
        free = (self.worths[offer.id] for offer in offers if offer.id not in self.public.takers)
        self.ladder = sorted(free, reverse=True)
        self.rivals = _rivals(self.public, look.seat)

    def expected_offer(self, value: int) -> float:
        """What the offers are worth on average to a bid of that value."""
        chances = [_chance_ahead(mean, spread, value) for mean, spread in self.rivals]
        first = math.prod([1 - chance for chance in chances])
        place = 0.8 * sum(chances)  # those ahead do not always take what this seat likes best
        low = min(int(place), len(self.ladder) - 1)
        high = min(low + 1, len(self.ladder) - 1)
        part = place - low
        return self.ladder[low] * (1 - part) + self.ladder[high] * part + SHEEP_WORTH * first

    def kept(self, hand: tuple[Card, ...], grain: int, apples: int) -> float:
        """What hand and goods are worth after an act of the turn."""
        look = self.look
        lost = look.player.apples - apples
        return (
            hand_worth(look, hand, self.others)
            + grain_worth(look, grain)
            - (apple_worth(look) * lost if lost else 0.0)
        )

    def worth(self, action: Action) -> float | None:
        """The worth of an act, or None for cards that come free with the turn."""
        player = self.look.player
        hand = self.secret.hand
        match action:
            case Bid():
                value = tally(self.public, self.look.seat, self.secret, action).value
                left = list(hand)
                for card in action.face_up + action.face_down:
                    left.remove(card)
                drawn = DAIRY_DRAWS * DRAW_WORTH if action.dairy else 0.0
                kept = self.kept(tuple(left), player.grain - action.grain, player.apples - action.cider_press)
                return self.expected_offer(value) + kept + drawn
            case Pass():
                value = tally(self.public, self.look.seat, self.secret, action).value
                drawn = DAIRY_DRAWS * DRAW_WORTH if action.dairy else 0.0
                kept = self.kept(hand, player.grain, player.apples - action.cider_press)
                return self.expected_offer(value) + kept + drawn
            case DropOut(offer, crate_store):
                back = tuple(card.card for card in player.standing.face_up) if player.standing else ()
                drawn = CRATE_STORE_DRAWS * DRAW_WORTH if crate_store else 0.0
                kept = self.kept(hand + back + self.secret.face_down, player.grain, player.apples)
                return self.worths[offer] + kept + drawn
        return None


def _rivals(public: Public, seat: Seat) -> list[tuple[float, float]]:
    """For each figure that may come to lie ahead: where it is expected to end, and how surely."""
    rivals = []
    for other, player in enumerate(public.players):
        if other == seat or player.dropped_out:
            continue
        standing = player.standing
        if not player.bidding:
            rivals.append((float(standing.value) if standing else 0.0, 0.25))
        elif standing is None:
            rivals.append((FIRST_BID, FIRST_SPREAD))
        else:
            rivals.append((standing.value + RAISE, RAISE_SPREAD))
    if public.neutral is not None:
        rivals.append((float(public.neutral), 0.25))
    return rivals


def _chance_ahead(mean: float, spread: float, value: int) -> float:
    """How likely a rival ends ahead of a bid; the earlier of equal ones is ahead."""
    steps = max(-30.0, min(30.0, (value - mean) / (0.55 * spread)))
    return 1 / (1 + math.exp(steps))


def _bid_turn(state: State, look: Outlook, options: Sequence[Action]) -> list[float]:
    turn = _Bidding(state, look)
    worths = [turn.worth(option) for option in options]
    best = max((worth for worth in worths if worth is not None), default=0.0)
    return [best + FREE_WORTH if worth is None else worth for worth in worths]


def _pick_offer(state: State, look: Outlook, options: Sequence[Action]) -> list[float]:
    offers = {offer.id: offer for offer in offers_for(len(state.public.players))}
    return [
        offer_worth(look, offers[option.offer]) if isinstance(option, TakeOffer) else 0.0
        for option in options
    ]


def _pick_either(state: State, look: Outlook, options: Sequence[Action]) -> list[float]:
    frame = state.public.pending[-1]
    assert isinstance(frame, PickEither)
    offer = next(each for each in offers_for(len(state.public.players)) if each.id == frame.offer)
    pastures = open_pastures_at(state.public, frame.offer)
    return [
        gain_worth(look, offer.either[option.side], pastures) if isinstance(option, ChooseEither) else 0.0
        for option in options
    ]


def _pick_farmer(state: State, look: Outlook, options: Sequence[Action]) -> list[float]:
    frame = state.public.pending[-1]
    assert isinstance(frame, PickFarmer)
    edition = state.public.edition

    def worth(option: Action) -> float:
        match option:
            case TakeFarmer(colour):
                placed = tile_worth(look, edition.face(farmer_tile(colour)))
                return farmer_worth(look, colour) + placed
            case TakeSeven():
                return 7.0
        return grain_worth(look, look.player.grain) - grain_worth(look, look.player.grain - frame.price)

    return [worth(option) for option in options]


def _place(state: State, look: Outlook, options: Sequence[Action]) -> list[float]:
    """The space that brings most; tiles in hand one after another, the most valuable first."""
    frame = state.public.pending[-1]
    assert isinstance(frame, PlaceTiles)
    edition = state.public.edition

    def worth(option: Action) -> float:
        match option:
            case PlaceTile(tile, cell):
                face = edition.face(tile)
                return 50.0 + place_worth(look, face, cell) + prospect(look, Placement(tile, cell))
        return 0.0

    return [worth(option) for option in options]


def _trade(state: State, look: Outlook, options: Sequence[Action]) -> list[float]:
    grain = look.player.grain

    def worth(option: Action) -> float:
        match option:
            case TradeForApples():
                return apple_worth(look, APPLES_BOUGHT) - _spent(look, grain, APPLES_PRICE)
            case TradeForFarmer():
                # `best_farmer` takes the price off already, so it is worth what is above the grain kept.
                return best_farmer(look, FARMER_PRICE)
        return 0.01

    return [worth(option) for option in options]


def _spent(look: Outlook, grain: int, price: int) -> float:
    return grain_worth(look, grain) - grain_worth(look, grain - price)


def _discard(state: State, look: Outlook, options: Sequence[Action]) -> list[float]:
    """The card goes that is worth least: low, and with few companions of its colour."""
    hand = state.secrets[look.seat].hand

    def worth(option: Action) -> float:
        assert isinstance(option, Discard)
        company = sum(1 for card in hand if card[:-1] == option.card[:-1])
        return -CARD_WORTH[VALUE_OF[option.card]] - 0.08 * company

    return [worth(option) for option in options]


_Judge = Callable[[State, Outlook, Sequence[Any]], list[float]]

_JUDGES: dict[type, _Judge] = {
    BidTurn: _bid_turn,
    PickOffer: _pick_offer,
    PickEither: _pick_either,
    PickFarmer: _pick_farmer,
    PlaceTiles: _place,
    Trade: _trade,
    DiscardCards: _discard,
    KeepLimit: _discard,
}
"""How each kind of decision is judged."""
