"""All legal actions of a state, in a stable order and lazily: a hand allows many thousand bids."""

from collections.abc import Iterator
from itertools import combinations, product

from rules_core.games.ahrensache.actions import (
    Action,
    Bid,
    Change,
    ChooseEither,
    ChoosePlanSide,
    Deal,
    DeclineFarmer,
    Discard,
    DropOut,
    EndTrade,
    LeaveOut,
    Mode,
    Pass,
    PlaceTile,
    TakeFarmer,
    TakeOffer,
    TakeSeven,
    TradeForApples,
    TradeForFarmer,
    UseDairy,
    UseGreenhouse,
)
from rules_core.games.ahrensache.bidding import free_light_offers, turn_refusal
from rules_core.games.ahrensache.bids import CHANGES_EACH, bid_refusal, modes, pass_refusal, played_cards
from rules_core.games.ahrensache.dealing import SOURCES, outcomes
from rules_core.games.ahrensache.farm import network, spaces
from rules_core.games.ahrensache.frames import (
    BidTurn,
    DiscardCards,
    Frame,
    KeepLimit,
    PickEither,
    PickFarmer,
    PickOffer,
    PickPlanSide,
    PlaceTiles,
    Trade,
    seat_of,
)
from rules_core.games.ahrensache.material import COLOUR_OF, COUNTED, VALUE_OF, Card
from rules_core.games.ahrensache.public import Player, Public
from rules_core.games.ahrensache.secret import Secret
from rules_core.games.ahrensache.state import State
from rules_core.games.ahrensache.taking import (
    farmers_to_take,
    free_offers,
    offer_of,
    seven_to_take,
    trade_for_apples,
    trade_for_farmer,
)
from rules_core.kernel.game import Seat


def legal(state: State) -> Iterator[Action]:
    """Every legal action once, where equal cards are one card."""
    if not state.public.pending:
        return
    frame = state.public.pending[-1]
    if type(frame) in SOURCES:
        yield from map(Deal, outcomes(state, frame))
    elif isinstance(frame, BidTurn):
        yield from small_turns(state.public, frame.seat, state.secrets[frame.seat])
        yield from bids(state, frame.seat)
    else:
        yield from choices(state.public, state.secrets[seat_of(frame)], frame)


def choices(public: Public, secret: Secret, frame: Frame) -> tuple[Action, ...]:
    """The legal actions of every decision but the bidding turn: there are few of them.

    What is legal rests on the open table and the deciding seat's own cards alone.
    """
    match frame:
        case PickPlanSide():
            return (ChoosePlanSide("easy"), ChoosePlanSide("difficult"))
        case DiscardCards() | KeepLimit():
            return tuple(map(Discard, dict.fromkeys(secret.hand)))
        case PickOffer():
            return tuple(map(TakeOffer, free_offers(public)))
        case PickEither(_, offer):
            return tuple(map(ChooseEither, offer_of(public, offer).either))
        case PickFarmer(seat):
            return _farmers(public, seat)
        case PlaceTiles():
            return tuple(_placings(public, frame))
        case Trade():
            return tuple(_trades(public, frame))
    return ()


def _farmers(public: Public, seat: Seat) -> tuple[Action, ...]:
    seven = (TakeSeven(),) if seven_to_take(public) else ()
    return (*map(TakeFarmer, farmers_to_take(public, seat)), *seven, DeclineFarmer())


def _trades(public: Public, frame: Trade) -> Iterator[Action]:
    if trade_for_apples(public, frame):
        yield TradeForApples()
    if trade_for_farmer(public, frame):
        yield TradeForFarmer()
    yield EndTrade()


def _placings(public: Public, frame: PlaceTiles) -> Iterator[Action]:
    farm = network(public.edition, public.players[frame.seat].farm)
    for tile in frame.tiles:
        yield from (PlaceTile(tile, cell) for cell in spaces(farm, public.edition.face(tile)))
        yield LeaveOut(tile)


def small_turns(public: Public, seat: Seat, secret: Secret) -> list[Action]:
    """The legal acts of a bidding turn other than bids."""
    player = public.players[seat]
    owned = player.buildings
    light = free_light_offers(public)
    if not owned:
        may_pass = pass_refusal(public, seat, secret, Pass(), bool(light)) is None
        return [*([Pass()] if may_pass else ()), *map(DropOut, light)]
    acts: list[Pass | UseGreenhouse | UseDairy] = [Pass(*flags) for flags in product(*_flags(player))]
    if "dairy" in owned:
        acts.insert(0, UseDairy())
    if "greenhouse" in owned:
        acts.insert(0, UseGreenhouse())
    allowed: list[Action] = [act for act in acts if turn_refusal(public, seat, secret, act) is None]
    for offer in light:
        allowed.append(DropOut(offer))
        if "crate_store" in owned:
            allowed.append(DropOut(offer, crate_store=True))
    return allowed


def _flags(player: Player) -> tuple[tuple[bool, ...], ...]:
    """For tool shed, cider press, grain mill and dairy: whether there is a choice."""
    owned, used = player.buildings, player.used
    return tuple(
        [
            (False, True) if building in owned and building not in used else (False,)
            for building in ("tool_shed", "cider_press", "grain_mill", "dairy")
        ]
    )


def bids(state: State, seat: Seat) -> Iterator[Bid]:
    """Every legal bid of the seat."""
    public, secret = state.public, state.secrets[seat]
    player = public.players[seat]
    flags = list(product(*_flags(player)))
    for face_up, rest in _splits(secret.hand):
        played = [card.counts_as for card in played_cards(player.standing, face_up)]
        for changes in _changes(player, played):
            possible = _modes(played, changes)
            for (face_down, _), mode, grain, chosen in product(
                list(_splits(rest)), possible, range(player.grain + 1), flags
            ):
                bid = Bid(face_up, face_down, grain, mode, changes, *chosen)
                if bid_refusal(public, seat, secret, bid) is None:
                    yield bid


def _splits(cards: tuple[Card, ...]) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Every selection of the cards with what is left of them, equal cards taken as one."""
    kinds = list(dict.fromkeys(cards))
    for counts in product(*(range(cards.count(kind) + 1) for kind in kinds)):
        taken = tuple(card for kind, n in zip(kinds, counts, strict=True) for card in (kind,) * n)
        left = tuple(
            card for kind, n in zip(kinds, counts, strict=True) for card in (kind,) * (cards.count(kind) - n)
        )
        yield taken, left


def _modes(played: list[Card], changes: tuple[Change, ...]) -> tuple[Mode | None, ...]:
    """The modes worth asking for; cards that differ in both are refused anyway."""
    if not played:
        return (None,)
    return ("colour", "value") if changes else modes(tuple(played))


def _changes(player: Player, played: list[Card]) -> Iterator[tuple[Change, ...]]:
    """Every set of changes that cowshed and water mill might make to these cards (4.5, 4.6)."""
    recolour = "cowshed" in player.buildings and "cowshed" not in player.used
    revalue = "water_mill" in player.buildings and "water_mill" not in player.used
    yield ()
    if not (recolour or revalue):
        return
    seen = set()
    limit = CHANGES_EACH * (recolour + revalue)
    for count in range(1, min(limit, len(played)) + 1):
        for cards in combinations(played, count):
            for becomes in product(*(_becomes(card, recolour, revalue) for card in cards)):
                changes = tuple(
                    sorted(
                        (Change(card, other) for card, other in zip(cards, becomes, strict=True)),
                        key=lambda change: (change.card, change.counts_as),
                    )
                )
                if changes not in seen:
                    seen.add(changes)
                    yield changes


def _becomes(card: Card, recolour: bool, revalue: bool) -> list[Card]:
    """What one card may be changed to."""
    return [
        other
        for other in COUNTED
        if other != card
        and abs(VALUE_OF[other] - VALUE_OF[card]) <= (1 if revalue else 0)
        and (recolour or COLOUR_OF[other] == COLOUR_OF[card])
    ]
