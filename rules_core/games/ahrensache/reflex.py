"""The quick policy with which a search plays rounds out: the valuation's favourite, remembered.

In the many plays of one search the same seats come to the same choices again and again: what an offer is
worth to a farm, which bids a hand allows, where a tile lies best. Each is worked out once. A seat's choice
rests on its own hand and the open table alone, as with any bot.
"""

import math
from typing import Any

from rules_core.games.ahrensache.actions import Action, DropOut, Pass, TakeOffer, UseDairy, UseGreenhouse
from rules_core.games.ahrensache.bidding import free_light_offers
from rules_core.games.ahrensache.candidates import Priced, bid_of
from rules_core.games.ahrensache.frames import BidTurn, DiscardCards, Frame, KeepLimit, PickOffer, seat_of
from rules_core.games.ahrensache.legal import choices
from rules_core.games.ahrensache.material import OfferId
from rules_core.games.ahrensache.offers import offers_for
from rules_core.games.ahrensache.outlook import (
    Outlook,
)
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.state import State
from rules_core.games.ahrensache.taking import free_offers
from rules_core.games.ahrensache.valuation import (
    FIRST_BID,
    FIRST_SPREAD,
    RAISE,
    RAISE_SPREAD,
    SHEEP_WORTH,
    appraise,
    offer_worth,
)
from rules_core.games.ahrensache.ways import Way, ways
from rules_core.kernel.game import Seat

FINAL_SPREAD = 0.25  # a bid that stands for good


class Reflex:
    """Chooses for any seat, fast; good for one table as it stands before a round's offers are taken."""

    def __init__(self) -> None:
        self._offers: dict[Any, dict[OfferId, float]] = {}
        self._turns: dict[Any, list[Way]] = {}
        self._choices: dict[Any, Action] = {}

    def act(self, state: State) -> Action:
        """What the deciding seat does."""
        frame = state.public.pending[-1]
        if isinstance(frame, BidTurn):
            return self._turn(state, frame.seat)
        if isinstance(frame, PickOffer):
            worths = self.offers(state.public, frame.seat)
            return TakeOffer(max(free_offers(state.public), key=lambda offer: worths[offer]))
        key = _key(state, frame)
        found = self._choices.get(key)
        if found is None:
            seat = seat_of(frame)
            options = choices(state.public, state.secrets[seat], frame)
            found = options[0]
            if len(options) > 1:
                worths_of = appraise(state, seat, options)
                found = options[max(range(len(options)), key=lambda i: (worths_of[i], -i))]
            self._choices[key] = found
        return found

    def offers(self, public: Public, seat: Seat) -> dict[OfferId, float]:
        """What each offer is worth to the seat."""
        player = public.players[seat]
        key = (seat, player.plan_side, player.grain, player.apples, player.farm)
        found = self._offers.get(key)
        if found is None:
            look = Outlook(public, seat)
            found = {offer.id: offer_worth(look, offer) for offer in offers_for(len(public.players))}
            self._offers[key] = found
        return found

    def _turn(self, state: State, seat: Seat) -> Action:
        """The bid, pass or drop-out with the best expected end."""
        public = state.public
        worths = self.offers(public, seat)
        free = sorted([worths[offer] for offer in free_offers(public)], reverse=True)
        mean = Prospects(public, seat, free)
        best = -math.inf
        chosen: Action | Priced = Pass()
        for value, kept, act in self.ways(state, seat):
            if isinstance(act, DropOut):
                worth = worths[act.offer] + kept
            elif isinstance(act, UseGreenhouse | UseDairy):
                return act  # cards that come free with the turn
            else:
                worth = mean.offer(value) + kept
            if worth > best:
                best, chosen = worth, act
        return bid_of(public, seat, state.secrets[seat], chosen) if isinstance(chosen, tuple) else chosen

    def ways(self, state: State, seat: Seat) -> list[Way]:
        """All that is worth trying in a bidding turn, each with its price."""
        public, secret = state.public, state.secrets[seat]
        player = public.players[seat]
        most = max([len(each.hand) for other, each in enumerate(state.secrets) if other != seat])
        standing = player.standing
        played = (standing.face_up, standing.grain, standing.bonuses) if standing else None
        own = (secret.hand, secret.face_down, played, player.grain, player.apples, player.used)
        key: Any = (seat, most, free_light_offers(public), own)
        if "grain_mill" in player.buildings:  # what it may raise rests on where the others stand
            key = (key, tuple([each.standing and each.standing.value for each in public.players]))
        found = self._turns.get(key)
        if found is None:
            found = self._turns[key] = ways(state, seat, most)
        return found


class Prospects:
    """What a bid may bring, from where the others' figures stand."""

    def __init__(self, public: Public, seat: Seat, free: list[float]) -> None:
        self._free = free
        self._rivals = _rivals(public, seat)
        self._known: dict[int, float] = {}

    def offer(self, value: int) -> float:
        """What the offers are worth on average to a bid of that value."""
        found = self._known.get(value)
        if found is None:
            found = self._known[value] = self._expected(value)
        return found

    def _expected(self, value: int) -> float:
        ahead, first = 0.0, 1.0
        for mean, spread in self._rivals:
            steps = (value - mean) / (0.55 * spread)
            chance = 0.0 if steps > 30 else 1.0 if steps < -30 else 1 / (1 + math.exp(steps))
            ahead += chance
            first *= 1 - chance
        place = 0.8 * ahead  # those ahead do not always take what this seat likes best
        free = self._free
        low = min(int(place), len(free) - 1)
        high = min(low + 1, len(free) - 1)
        part = place - low
        return free[low] * (1 - part) + free[high] * part + SHEEP_WORTH * first


def _rivals(public: Public, seat: Seat) -> list[tuple[float, float]]:
    """For each figure that may come to lie ahead: where it is expected to end, and how surely."""
    rivals = []
    for other, player in enumerate(public.players):
        if other == seat or player.dropped_out:
            continue
        standing = player.standing
        if not player.bidding:
            rivals.append((float(standing.value) if standing else 0.0, FINAL_SPREAD))
        elif standing is None:
            rivals.append((FIRST_BID, FIRST_SPREAD))
        else:
            rivals.append((standing.value + RAISE, RAISE_SPREAD))
    if public.neutral is not None:
        rivals.append((float(public.neutral), FINAL_SPREAD))
    return rivals


def _key(state: State, frame: Frame) -> Any:
    """All that a choice other than a bid rests on, while a round's offers lie on the table."""
    public = state.public
    seat = seat_of(frame)
    player = public.players[seat]
    hand = state.secrets[seat].hand if isinstance(frame, KeepLimit | DiscardCards) else ()
    stocks = (tuple(public.farmers.values()), public.sevens)
    table = (stocks, public.open_pastures, public.open_building, public.marker)
    return (frame, player.plan_side, player.farm, player.grain, player.apples, table, hand)
