"""What happens in the bidding (rule sections 3 and 4)."""

from msgspec.structs import replace

from rules_core.games.ahrensache.actions import Bid, DropOut, Pass, UseDairy, UseGreenhouse
from rules_core.games.ahrensache.bids import (
    Tally,
    bid_refusal,
    building_refusal,
    dairy_refusal,
    pass_refusal,
    tally,
)
from rules_core.games.ahrensache.changing import done, next_frames, seated, with_player, with_secret
from rules_core.games.ahrensache.events import (
    BidMade,
    BidRaised,
    BuildingUsed,
    DroppedOut,
    Event,
    Passed,
)
from rules_core.games.ahrensache.frames import (
    DiscardCards,
    DrawCards,
    FinishPass,
    Frame,
    KeepLimit,
    NextTurn,
)
from rules_core.games.ahrensache.material import COLOUR_OF, VALUE_OF, BuildingId, Card, OfferId, in_order
from rules_core.games.ahrensache.offers import light_offers, offer_ids
from rules_core.games.ahrensache.public import NEUTRAL, Bonus, Player, Public, Standing
from rules_core.games.ahrensache.secret import Secret
from rules_core.games.ahrensache.state import State
from rules_core.kernel.game import Refusal, Seat
from rules_core.pieces.bag import added

GREENHOUSE_DRAWS, GREENHOUSE_DISCARDS = 3, 2
DAIRY_DRAWS = 2
CRATE_STORE_DRAWS = 2

BiddingAction = Bid | Pass | DropOut | UseGreenhouse | UseDairy


def free_light_offers(public: Public) -> tuple[OfferId, ...]:
    """The light offers that nobody has taken (2.2, 3.12)."""
    takers = public.takers
    return tuple([offer for offer in light_offers(len(public.players)) if offer not in takers])


def turn_refusal(public: Public, seat: Seat, secret: Secret, action: BiddingAction) -> Refusal | None:
    """Why the seat at turn may not do this, or None."""
    player = public.players[seat]
    match action:
        case Bid():
            return bid_refusal(public, seat, secret, action)
        case Pass():
            can_drop_out = player.standing is None and bool(free_light_offers(public))
            return pass_refusal(public, seat, secret, action, can_drop_out)
        case DropOut():
            return _drop_out_refusal(public, player, action)
        case UseGreenhouse():
            return building_refusal(player, "greenhouse", "4.8")
        case UseDairy():
            return dairy_refusal(player, player.standing.value if player.standing else 0)


def _drop_out_refusal(public: Public, player: Player, action: DropOut) -> Refusal | None:
    if action.offer not in offer_ids(len(public.players)):
        return Refusal("2.1", "no_such_offer", {"offer": action.offer})
    if action.offer not in light_offers(len(public.players)):
        return Refusal("3.12", "offer_not_light", {"offer": action.offer})
    if action.offer in public.takers:
        return Refusal("3.12", "offer_taken", {"offer": action.offer})
    if action.crate_store and "crate_store" not in player.buildings:
        return Refusal("4.13", "building_not_owned", {"building": "crate_store"})
    return None


def bid(state: State, seat: Seat, bid: Bid, events: list[Event]) -> State:
    """The seat bids (3.2)."""
    public, secret = state.public, state.secrets[seat]
    player = public.players[seat]
    counted = tally(public, seat, secret, bid)
    hand = list(secret.hand)
    for card in bid.face_up + bid.face_down:
        hand.remove(card)
    spent = bid.grain + (player.standing.grain if player.standing else 0)
    frames = (NextTurn(seat), *_dairy_frames(seat)) if bid.dairy else (NextTurn(seat),)
    public = _stand(public, seat, counted, bid, spent, frames)
    events.append(
        BidMade(
            seat,
            bid.face_up,
            bid.face_down,
            len(bid.face_down),
            bid.grain,
            bid.mode,
            bid.changes,
            counted.gained,
            counted.arrival,
        )
    )
    if bid.grain_mill:
        events.append(BidRaised(seat, "grain_mill", counted.value - counted.arrival, counted.value))
    if bid.dairy:
        events.append(BuildingUsed(seat, "dairy"))
    face_down = in_order(secret.face_down + bid.face_down) if bid.face_down else secret.face_down
    secret = replace(secret, hand=tuple(hand), face_down=face_down)
    return with_secret(state, seat, secret, public)


def _stand(
    public: Public, seat: Seat, counted: Tally, act: Bid | Pass, grain: int, frames: tuple[Frame, ...]
) -> Public:
    """The figure stands where the bid is now (3.8), and what the act used up is used up."""
    player = public.players[seat]
    before = player.standing
    moved = before is None or before.value != counted.arrival
    standing = Standing(
        counted.value,
        public.arrivals if before is None or moved else before.arrived,
        act.mode if isinstance(act, Bid) else (before.mode if before else None),
        counted.played,
        grain,
        counted.bonuses,
    )
    spent = act.grain if isinstance(act, Bid) else 0
    player = replace(
        player,
        standing=standing,
        used=player.used + _used(act) if player.buildings else (),
        grain=player.grain - spent,
        apples=player.apples - act.cider_press,
    )
    return replace(
        public,
        players=seated(public.players, seat, player),
        arrivals=public.arrivals + 1 if moved else public.arrivals,
        pending=(*done(public), *frames),
    )


def _used(act: Bid | Pass) -> tuple[BuildingId, ...]:
    """The "once" buildings that an act uses up."""
    used: list[BuildingId] = []
    if isinstance(act, Bid) and act.changes:
        if any(COLOUR_OF[change.card] != COLOUR_OF[change.counts_as] for change in act.changes):
            used.append("cowshed")
        if any(VALUE_OF[change.card] != VALUE_OF[change.counts_as] for change in act.changes):
            used.append("water_mill")
    if act.tool_shed:
        used.append("tool_shed")
    if act.cider_press:
        used.append("cider_press")
    if act.grain_mill:
        used.append("grain_mill")
    if act.dairy:
        used.append("dairy")
    return tuple(used)


def _dairy_frames(seat: Seat) -> tuple[Frame, ...]:
    """Rule 4.9: the dairy's cards are drawn before anything else happens."""
    return (KeepLimit(seat), DrawCards(seat, DAIRY_DRAWS))


def pass_bid(state: State, seat: Seat, action: Pass, events: list[Event]) -> State:
    """The seat passes (3.11), or can only bid 0 (3.13)."""
    public, secret = state.public, state.secrets[seat]
    standing = public.players[seat].standing
    # Rule 4.0: the dairy's cards are drawn while the bid still lies on the table.
    frames = (FinishPass(seat), *_dairy_frames(seat)) if action.dairy else (FinishPass(seat),)
    if standing is None:  # rule 3.13: a bid of 0
        public = with_player(public, seat, standing=Standing(0, public.arrivals))
        public = replace(public, arrivals=public.arrivals + 1)
        public = next_frames(public, *frames)
    elif action.tool_shed or action.cider_press:
        counted = tally(public, seat, secret, action)
        _tell_raises(seat, standing.value, counted, events)
        public = _stand(public, seat, counted, action, standing.grain, frames)
    else:
        if action.dairy:
            public = with_player(public, seat, used=(*public.players[seat].used, "dairy"))
        public = next_frames(public, *frames)
    if action.dairy:
        events.append(BuildingUsed(seat, "dairy"))
    return replace(state, public=public)


def finish_pass(state: State, frame: FinishPass, events: list[Event]) -> State:
    """The bid is final and its cards go to the discard pile (3.11)."""
    seat = frame.seat
    public, secret = state.public, state.secrets[seat]
    player = public.players[seat]
    final = player.standing
    assert final is not None
    up = tuple([played.card for played in final.face_up])
    events.append(Passed(seat, final.value, up, secret.face_down, len(secret.face_down)))
    public = replace(
        public,
        players=seated(
            public.players, seat, replace(player, standing=replace(final, face_up=()), bidding=False)
        ),
        discards=added(public.discards, up),
        pending=(*done(public), NextTurn(seat)),
    )
    secret = replace(secret, face_down=(), buried=in_order(secret.buried + secret.face_down))
    return with_secret(state, seat, secret, public)


def _tell_raises(seat: Seat, value: int, counted: Tally, events: list[Event]) -> None:
    milled = counted.value - counted.arrival
    mill = (Bonus("grain_mill", milled),) if milled else ()
    for bonus in (*counted.gained, *mill):
        value += bonus.points
        events.append(BidRaised(seat, bonus.building, bonus.points, value))


def drop_out(state: State, seat: Seat, action: DropOut, events: list[Event]) -> State:
    """The seat takes a light offer and its cards back (3.12)."""
    public, secret = state.public, state.secrets[seat]
    player = public.players[seat]
    standing = player.standing
    up: tuple[Card, ...] = tuple([played.card for played in standing.face_up]) if standing else ()
    events.append(DroppedOut(seat, action.offer, up, secret.face_down, len(secret.face_down)))
    frames: tuple[Frame, ...] = (NextTurn(seat), KeepLimit(seat))
    if action.crate_store:
        events.append(BuildingUsed(seat, "crate_store"))
        frames = (*frames, DrawCards(seat, CRATE_STORE_DRAWS))
    player = replace(player, standing=None, bidding=False, dropped_out=True, offer=action.offer)
    players = seated(public.players, seat, player)
    takers = {**public.takers, action.offer: seat}
    public = replace(public, players=players, takers=takers, pending=(*done(public), *frames))
    secret = replace(secret, hand=in_order(secret.hand + up + secret.face_down), face_down=())
    return with_secret(state, seat, secret, public)


def use_greenhouse(state: State, seat: Seat, action: UseGreenhouse, events: list[Event]) -> State:
    """Three cards are drawn, then two discarded (4.8)."""
    events.append(BuildingUsed(seat, "greenhouse"))
    return _use(
        state,
        seat,
        "greenhouse",
        KeepLimit(seat),
        DiscardCards(seat, GREENHOUSE_DISCARDS),
        DrawCards(seat, GREENHOUSE_DRAWS),
    )


def use_dairy(state: State, seat: Seat, action: UseDairy, events: list[Event]) -> State:
    """Two cards are drawn (4.9)."""
    events.append(BuildingUsed(seat, "dairy"))
    return _use(state, seat, "dairy", KeepLimit(seat), DrawCards(seat, DAIRY_DRAWS))


def _use(state: State, seat: Seat, building: BuildingId, *frames: Frame) -> State:
    """The seat's turn goes on after these frames, with the building used."""
    public = with_player(state.public, seat, used=(*state.public.players[seat].used, building))
    return replace(state, public=replace(public, pending=(*public.pending, *frames)))


def picking_order(public: Public) -> tuple[Seat, ...]:
    """The seats that did not drop out, and the neutral figure, in the order of 3.14."""
    places = [
        (-player.standing.value, player.standing.arrived, seat)
        for seat, player in enumerate(public.players)
        if player.standing is not None
    ]
    if public.neutral is not None:
        places.append((-public.neutral, -1, NEUTRAL))
    return tuple(seat for _, _, seat in sorted(places))
