"""How a game runs by itself from one decision to the next (rules 2.10, 3.1, 3.14, 5.1, 6.2)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules_core.games.ahrensache.bidding import finish_pass, picking_order
from rules_core.games.ahrensache.changing import next_frames
from rules_core.games.ahrensache.events import (
    BiddingEnded,
    BuildingRemoved,
    CardsShifted,
    Event,
    FarmerDeclined,
    GameEnded,
    MarkerRemoved,
    NeutralPlaced,
    PileShuffled,
    RoundStarted,
    SheepTaken,
    TilesRemoved,
    TurnStarted,
)
from rules_core.games.ahrensache.frames import (
    BidTurn,
    DiscardCards,
    DrawCards,
    EndRound,
    FinishPass,
    Frame,
    KeepLimit,
    NextTurn,
    PayOut,
    PickFarmer,
    PickOffer,
    PlaceTiles,
    RevealBuilding,
    RevealPasture,
    StartBidding,
    TakeOffers,
    Trade,
)
from rules_core.games.ahrensache.material import CARDS, DISPLAY_SIZE, HAND_LIMIT, ROUNDS, VALUE_OF
from rules_core.games.ahrensache.offers import offer_ids, pasture_slots
from rules_core.games.ahrensache.public import NEUTRAL, Public
from rules_core.games.ahrensache.state import State
from rules_core.games.ahrensache.taking import (
    farmer_to_take,
    pay_out,
    pick_for_neutral,
    trade_for_apples,
    trade_for_farmer,
    without_pastures,
)
from rules_core.pieces.bag import bag_of, merged

DISPLAY_DISCARDS = 2  # rule 6.2


def settle(state: State, events: list[Event]) -> State:
    """The state at the next decision of a seat or of chance: what runs by itself has run."""
    while pending := state.public.pending:
        frame = pending[-1]
        step = _COURSE.get(type(frame))
        if step is None:
            break
        following = step(state, frame, events)
        if following is None:
            break
        state = following
    return state


def _finished(state: State) -> State:
    public = state.public
    return replace(state, public=replace(public, pending=public.pending[:-1]))


def _draw_cards(state: State, frame: DrawCards, events: list[Event]) -> State | None:
    """Rule 1.4: an empty draw pile is made anew from the discard pile; with both empty nobody draws."""
    if not frame.left:
        return _finished(state)
    if state.draw_pile:
        return None
    buried = [card for secret in state.secrets for card in secret.buried]
    pile = merged((state.public.discards, bag_of(buried)))
    if not pile:
        return _finished(state)
    events.append(PileShuffled(sum(pile.values())))
    return replace(
        state,
        public=replace(state.public, discards={}),
        secrets=tuple(replace(secret, buried=()) for secret in state.secrets),
        draw_pile={card: pile[card] for card in CARDS if card in pile},
    )


def _keep_limit(state: State, frame: KeepLimit, events: list[Event]) -> State | None:
    return None if len(state.secrets[frame.seat].hand) > HAND_LIMIT else _finished(state)


def _discard_cards(state: State, frame: DiscardCards, events: list[Event]) -> State | None:
    return None if frame.left and state.secrets[frame.seat].hand else _finished(state)


def _pick_farmer(state: State, frame: PickFarmer, events: list[Event]) -> State | None:
    if farmer_to_take(state.public, frame.seat, frame.price):
        return None
    events.append(FarmerDeclined(frame.seat))
    return _finished(state)


def _place_tiles(state: State, frame: PlaceTiles, events: list[Event]) -> State | None:
    return None if frame.tiles else _finished(state)


def _trade(state: State, frame: Trade, events: list[Event]) -> State | None:
    if trade_for_apples(state.public, frame) or trade_for_farmer(state.public, frame):
        return None
    return _finished(state)


def _pick_offer(state: State, frame: PickOffer, events: list[Event]) -> State | None:
    if frame.seat != NEUTRAL:
        return None
    return replace(state, public=pick_for_neutral(state.public, events))


def _pay_out(state: State, frame: PayOut, events: list[Event]) -> State:
    return replace(state, public=pay_out(state.public, frame, events))


def _start_bidding(state: State, frame: StartBidding, events: list[Event]) -> State:
    """Section 3 begins: everybody is in it; the neutral figure stands on the sum of the display (9.1)."""
    public = state.public
    events.append(RoundStarted(public.round))
    neutral = sum(VALUE_OF[card] for card in public.display) if len(public.players) == 2 else None
    if neutral is not None:
        events.append(NeutralPlaced(neutral))
    players = tuple(
        replace(player, used=(), standing=None, bidding=True, dropped_out=False, offer=None)
        for player in public.players
    )
    public = replace(public, players=players, neutral=neutral, takers={}, arrivals=0)
    assert public.sheep is not None
    return replace(state, public=next_frames(public, NextTurn(public.sheep - 1)))


def _next_turn(state: State, frame: NextTurn, events: list[Event]) -> State:
    """The next seat in the bidding is at turn; with nobody left in it, it ends (3.1)."""
    public = state.public
    players = public.players
    seat = frame.after
    for _ in players:
        seat = (seat + 1) % len(players)
        if players[seat].bidding:
            events.append(TurnStarted(seat))
            return replace(state, public=replace(public, pending=(*public.pending[:-1], BidTurn(seat))))
    return replace(state, public=_end_bidding(public, events))


def _end_bidding(public: Public, events: list[Event]) -> Public:
    """Rule 3.14: the first takes the sheep, then offers are picked in order."""
    order = picking_order(public)
    events.append(BiddingEnded(order))
    sheep = next(seat for seat in order if seat != NEUTRAL)  # rule 9.3
    events.append(SheepTaken(sheep))
    picks = [PickOffer(seat) for seat in reversed(order)]
    return next_frames(replace(public, sheep=sheep), TakeOffers(), *picks)


def _take_offers(state: State, frame: TakeOffers, events: list[Event]) -> State:
    """Sections 5 and 6.1: all take their offers, then all may trade, both from left to right."""
    public = state.public
    taking = [public.takers.get(offer, NEUTRAL) for offer in offer_ids(len(public.players))]
    seats = [seat for seat in reversed(taking) if seat != NEUTRAL]
    frames: tuple[Frame, ...] = (
        EndRound(),
        *(Trade(seat) for seat in seats),
        *(PayOut(seat) for seat in seats),
    )
    return replace(state, public=next_frames(public, *frames))


def _end_round(state: State, frame: EndRound, events: list[Event]) -> State:
    """Rules 6.2, 6.3."""
    public = state.public
    if public.round == ROUNDS:
        events.append(GameEnded())
        return _finished(state)
    if public.marker:
        events.append(MarkerRemoved(public.round))
    leaving, staying = public.display[-DISPLAY_DISCARDS:], public.display[:-DISPLAY_DISCARDS]
    events.append(CardsShifted(leaving))
    tiles = tuple(tile for tile in public.open_pastures if tile)
    if tiles:
        events.append(TilesRemoved(tiles))
        public = without_pastures(public, tiles)
    if public.open_building is not None:
        events.append(BuildingRemoved(public.open_building))
    public = replace(
        public,
        display=staying,
        discards=merged((public.discards, bag_of(leaving))),
        open_building=None,
        marker=True,
        round=public.round + 1,
    )
    return replace(state, public=next_frames(public, StartBidding(), *round_frames(public)))


def round_frames(public: Public) -> tuple[Frame, ...]:
    """What is dealt before a round: the display filled up, pastures and a building card turned up (6.2)."""
    slots = reversed(range(len(pasture_slots(len(public.players)))))
    missing = DISPLAY_SIZE - len(public.display)
    return (RevealBuilding(), *(RevealPasture(slot) for slot in slots), DrawCards(None, missing))


_Course = Callable[[State, Any, list[Event]], State | None]
"""Runs the open frame; None when it is a decision now."""

_COURSE: dict[type, _Course] = {
    DrawCards: _draw_cards,
    KeepLimit: _keep_limit,
    DiscardCards: _discard_cards,
    PickFarmer: _pick_farmer,
    PlaceTiles: _place_tiles,
    Trade: _trade,
    PickOffer: _pick_offer,
    PayOut: _pay_out,
    StartBidding: _start_bidding,
    FinishPass: finish_pass,
    NextTurn: _next_turn,
    TakeOffers: _take_offers,
    EndRound: _end_round,
}
