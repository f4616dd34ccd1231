"""What happens when offers are picked and taken, tiles placed and goods traded (3.14, section 5, 6.1)."""

from msgspec.structs import replace

from rules_core.games.ahrensache.actions import (
    ChooseEither,
    DeclineFarmer,
    Discard,
    EndTrade,
    LeaveOut,
    PlaceTile,
    TakeFarmer,
    TakeOffer,
    TakeSeven,
    TradeForApples,
    TradeForFarmer,
)
from rules_core.games.ahrensache.changing import done, next_frames, seated, with_player, with_secret
from rules_core.games.ahrensache.events import (
    ApplesBought,
    BuildingTaken,
    CardDiscarded,
    EitherChosen,
    Event,
    FarmerDeclined,
    FarmerTaken,
    GoodsTaken,
    MarkerTaken,
    OfferTaken,
    PasturesTaken,
    SevenTaken,
    TileLeftOut,
    TilePlaced,
    TilesRemoved,
)
from rules_core.games.ahrensache.farm import grain_sides, network
from rules_core.games.ahrensache.frames import (
    DiscardCards,
    DrawCards,
    Frame,
    KeepLimit,
    PayOut,
    PickEither,
    PickFarmer,
    PlaceTiles,
    Trade,
)
from rules_core.games.ahrensache.material import (
    FarmerColour,
    OfferId,
    TileId,
    farmer_colour,
    farmer_tile,
    with_card,
)
from rules_core.games.ahrensache.offers import GAINS, EitherId, Offer, offer_ids, offers_for, pasture_slots
from rules_core.games.ahrensache.public import NEUTRAL, Placement, Player, Public
from rules_core.games.ahrensache.state import State
from rules_core.kernel.game import Seat

APPLES_PRICE, APPLES_BOUGHT = 5, 2
FARMER_PRICE = 6


def offer_of(public: Public, offer: OfferId) -> Offer:
    """The offer of that name in this game."""
    players = len(public.players)
    return offers_for(players)[offer_ids(players).index(offer)]


def free_offers(public: Public) -> tuple[OfferId, ...]:
    """The offers that nobody has taken, from left to right (3.14)."""
    return tuple([offer for offer in offer_ids(len(public.players)) if offer not in public.takers])


def open_pastures_at(public: Public, offer: OfferId) -> tuple[TileId, ...]:
    """The open pastures that lie at an offer (5.2)."""
    slots = pasture_slots(len(public.players))
    return tuple(
        [tile for slot, tile in zip(slots, public.open_pastures, strict=True) if slot == offer and tile]
    )


def farmer_colours(player: Player) -> frozenset[FarmerColour]:
    """The colours of the farmers in a farm."""
    colours = [farmer_colour(placement.tile) for placement in player.farm]
    return frozenset([colour for colour in colours if colour is not None])


def farmers_to_take(public: Public, seat: Seat) -> tuple[FarmerColour, ...]:
    """The colours that the seat may take from the stacks (5.3)."""
    owned = farmer_colours(public.players[seat])
    return tuple([colour for colour, count in public.farmers.items() if count and colour not in owned])


def seven_to_take(public: Public) -> bool:
    """Whether a tile "7" may be taken instead of a farmer (5.3)."""
    return public.sevens > 0 and not all(public.farmers.values())


def farmer_to_take(public: Public, seat: Seat, price: int) -> bool:
    """Whether the seat can pay for a farmer and finds a farmer or a tile "7" to take (5.3)."""
    affordable = public.players[seat].grain >= price
    return affordable and (seven_to_take(public) or bool(farmers_to_take(public, seat)))


def pick_offer(state: State, seat: Seat, action: TakeOffer, events: list[Event]) -> State:
    """The seat's figure lies on the offer (3.14)."""
    events.append(OfferTaken(seat, action.offer))
    public = state.public
    players = seated(public.players, seat, replace(public.players[seat], offer=action.offer))
    takers = {**public.takers, action.offer: seat}
    return replace(state, public=replace(public, players=players, takers=takers, pending=done(public)))


def pick_for_neutral(public: Public, events: list[Event]) -> Public:
    """The neutral figure takes the leftmost free offer; its pastures leave the game (9.2)."""
    offer = free_offers(public)[0]
    events.append(OfferTaken(NEUTRAL, offer))
    public = replace(public, takers={**public.takers, offer: NEUTRAL}, pending=done(public))
    tiles = open_pastures_at(public, offer)
    if tiles:
        events.append(TilesRemoved(tiles))
    return without_pastures(public, tiles)


def without_pastures(public: Public, tiles: tuple[TileId, ...]) -> Public:
    """The open table without these open pastures."""
    if not tiles:
        return public
    left = tuple([None if tile in tiles else tile for tile in public.open_pastures])
    return replace(public, open_pastures=left)


def choose_either(state: State, seat: Seat, action: ChooseEither, events: list[Event]) -> State:
    """The seat takes what its offer gives with that side of the "or" (5.1)."""
    frame = state.public.pending[-1]
    assert isinstance(frame, PickEither)
    events.append(EitherChosen(seat, frame.offer, action.side))
    return replace(state, public=take_gains(state.public, seat, frame.offer, action.side, events))


def pay_out(public: Public, frame: PayOut, events: list[Event]) -> Public:
    """The seat takes what its offer shows, or first chooses a side of its "or" (5.1)."""
    offer = public.players[frame.seat].offer
    assert offer is not None
    if offer_of(public, offer).either:
        return next_frames(public, PickEither(frame.seat, offer))
    return take_gains(public, frame.seat, offer, None, events)


def take_gains(
    public: Public, seat: Seat, offer: OfferId, side: EitherId | None, events: list[Event]
) -> Public:
    """Everything the offer gives at once, and the frames for what must still be chosen or drawn."""
    players = len(public.players)
    gain = GAINS[players, offer, side]
    tiles: tuple[TileId, ...] = ()
    if gain.pastures:
        tiles = open_pastures_at(public, offer)
        public = without_pastures(public, tiles)
        events.append(PasturesTaken(seat, offer, tiles))
    if gain.building:
        public, tiles = _take_building(public, seat, tiles, events)
    if gain.grain or gain.apples:
        player = public.players[seat]
        public = with_player(
            public, seat, grain=player.grain + gain.grain, apples=player.apples + gain.apples
        )
        events.append(GoodsTaken(seat, gain.grain, gain.apples))
    draws = public.edition.draws[str(players)][offer_ids(players).index(offer)]
    cards: tuple[Frame, ...] = (KeepLimit(seat), DrawCards(seat, draws)) if draws else ()
    farmer = (PickFarmer(seat, gain.farmer_price),) if gain.farmer else ()
    return next_frames(public, PlaceTiles(seat, tiles), *cards, *farmer)


def _take_building(
    public: Public, seat: Seat, tiles: tuple[TileId, ...], events: list[Event]
) -> tuple[Public, tuple[TileId, ...]]:
    """Rule 5.4: the open card with its tile, and this round's marker."""
    player = public.players[seat]
    building = public.open_building
    if building is not None:
        public = with_player(public, seat, buildings=(*player.buildings, building))
        public = replace(public, open_building=None)
        tiles = (*tiles, TileId(building))
        events.append(BuildingTaken(seat, building))
    public = with_player(public, seat, markers=(*player.markers, public.round))
    events.append(MarkerTaken(seat, public.round))
    return replace(public, marker=False), tiles


def pick_farmer(
    state: State, seat: Seat, action: TakeFarmer | TakeSeven | DeclineFarmer, events: list[Event]
) -> State:
    """The seat pays and takes a farmer, which it will place, or a tile "7", or neither (5.3)."""
    public = state.public
    frame = public.pending[-1]
    assert isinstance(frame, PickFarmer)
    public = replace(public, pending=done(public))
    player = public.players[seat]
    match action:
        case TakeFarmer(colour):
            farmers = {**public.farmers, colour: public.farmers[colour] - 1}
            public = replace(public, farmers=farmers, pending=_to_place(public, farmer_tile(colour)))
            public = with_player(public, seat, grain=player.grain - frame.price)
            events.append(FarmerTaken(seat, colour, frame.price))
        case TakeSeven():
            public = with_player(public, seat, grain=player.grain - frame.price, sevens=player.sevens + 1)
            public = replace(public, sevens=public.sevens - 1)
            events.append(SevenTaken(seat, frame.price))
        case DeclineFarmer():
            events.append(FarmerDeclined(seat))
    return replace(state, public=public)


def _to_place(public: Public, tile: TileId) -> tuple[Frame, ...]:
    """The pending frames with one tile more in the placing that waits nearest."""
    frames = list(public.pending)
    for index in range(len(frames) - 1, -1, -1):
        frame = frames[index]
        if isinstance(frame, PlaceTiles):
            frames[index] = PlaceTiles(frame.seat, (*frame.tiles, tile))
            break
    return tuple(frames)


def place(state: State, seat: Seat, action: PlaceTile, events: list[Event]) -> State:
    """The tile lies in the farm, and joined grain symbols bring grain (5.8, 5.10)."""
    public = state.public
    player = public.players[seat]
    face = public.edition.face(action.tile)
    sides = grain_sides(network(public.edition, player.farm), face, action.cell)
    events.append(TilePlaced(seat, action.tile, action.cell, len(sides), sides))
    farm = (*player.farm, Placement(action.tile, action.cell))
    players = seated(public.players, seat, replace(player, farm=farm, grain=player.grain + len(sides)))
    return replace(state, public=replace(public, players=players, pending=_tile_done(public, action.tile)))


def leave_out(state: State, seat: Seat, action: LeaveOut, events: list[Event]) -> State:
    """The tile goes out of the game (5.11)."""
    events.append(TileLeftOut(seat, action.tile))
    public = state.public
    return replace(state, public=replace(public, pending=_tile_done(public, action.tile)))


def _tile_done(public: Public, tile: TileId) -> tuple[Frame, ...]:
    """The pending frames with one tile less to place."""
    frame = public.pending[-1]
    assert isinstance(frame, PlaceTiles)
    left = tuple([each for each in frame.tiles if each != tile])
    return (*done(public), PlaceTiles(frame.seat, left)) if left else done(public)


def discard(state: State, seat: Seat, action: Discard, events: list[Event]) -> State:
    """The card goes face down on the discard pile (3.10)."""
    secret = state.secrets[seat]
    at = secret.hand.index(action.card)
    events.append(CardDiscarded(seat, action.card))
    public = state.public
    frame = public.pending[-1]
    if isinstance(frame, DiscardCards):  # KeepLimit counts the hand anew by itself
        public = next_frames(public, DiscardCards(seat, frame.left - 1))
    secret = replace(
        secret,
        hand=secret.hand[:at] + secret.hand[at + 1 :],
        buried=with_card(secret.buried, action.card),
    )
    return with_secret(state, seat, secret, public)


def trade_for_apples(public: Public, frame: Trade) -> bool:
    """Whether the seat can still give 5 grain for 2 apples (6.1)."""
    return frame.apples and public.players[frame.seat].grain >= APPLES_PRICE


def trade_for_farmer(public: Public, frame: Trade) -> bool:
    """Whether the seat can still give 6 grain for a farmer (6.1)."""
    return frame.farmer and farmer_to_take(public, frame.seat, FARMER_PRICE)


def trade(
    state: State, seat: Seat, action: TradeForApples | TradeForFarmer | EndTrade, events: list[Event]
) -> State:
    """The seat trades once more, or no more (6.1)."""
    public = state.public
    frame = public.pending[-1]
    assert isinstance(frame, Trade)
    player = public.players[seat]
    match action:
        case TradeForApples():
            events.append(ApplesBought(seat, APPLES_PRICE, APPLES_BOUGHT))
            public = next_frames(public, replace(frame, apples=False))
            public = with_player(
                public, seat, grain=player.grain - APPLES_PRICE, apples=player.apples + APPLES_BOUGHT
            )
        case TradeForFarmer():
            after = replace(frame, farmer=False)
            public = next_frames(public, after, PlaceTiles(seat, ()), PickFarmer(seat, FARMER_PRICE))
        case EndTrade():
            public = replace(public, pending=done(public))
    return replace(state, public=public)
