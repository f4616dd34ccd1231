"""Why an action is not allowed now: one question for people, bots, saves and tests alike."""

from rules_core.games.ahrensache.actions import (
    Action,
    Bid,
    ChooseEither,
    ChoosePlanSide,
    Deal,
    DeclineFarmer,
    Discard,
    DropOut,
    EndTrade,
    LeaveOut,
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
from rules_core.games.ahrensache.bidding import turn_refusal
from rules_core.games.ahrensache.dealing import SOURCES, outcomes
from rules_core.games.ahrensache.farm import network, placing_refusal
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
)
from rules_core.games.ahrensache.offers import offer_ids
from rules_core.games.ahrensache.public import Player, Public
from rules_core.games.ahrensache.state import State
from rules_core.games.ahrensache.taking import (
    APPLES_PRICE,
    FARMER_PRICE,
    farmer_colours,
    farmer_to_take,
    offer_of,
    seven_to_take,
)
from rules_core.kernel.game import Refusal, Seat

KINDS: dict[type, str] = {
    PickPlanSide: "choose_plan_side",
    BidTurn: "bid",
    DiscardCards: "discard",
    KeepLimit: "discard",
    PickOffer: "choose_offer",
    PickEither: "choose_either",
    PickFarmer: "choose_farmer",
    PlaceTiles: "place",
    Trade: "trade",
}
"""For each frame that is a seat's decision, the kind of the decision."""

ACTIONS_OF: dict[str, tuple[type, ...]] = {
    "choose_plan_side": (ChoosePlanSide,),
    "bid": (Bid, Pass, DropOut, UseGreenhouse, UseDairy),
    "discard": (Discard,),
    "choose_offer": (TakeOffer,),
    "choose_either": (ChooseEither,),
    "choose_farmer": (TakeFarmer, TakeSeven, DeclineFarmer),
    "place": (PlaceTile, LeaveOut),
    "trade": (TradeForApples, TradeForFarmer, EndTrade),
}


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the action is not allowed in this state, or None if it is."""
    public = state.public
    if not public.pending:
        return Refusal("6.3", "game_over")
    frame = public.pending[-1]
    if type(frame) in SOURCES:
        if isinstance(action, Deal) and action.outcome in outcomes(state, frame):
            return None
        return Refusal("1.4", "not_drawable")
    if type(action) not in ACTIONS_OF[KINDS[type(frame)]]:
        return Refusal("2.10", "not_now", {"decision": KINDS[type(frame)]})
    return _choice_refusal(state, frame, action)


def _choice_refusal(state: State, frame: Frame, action: Action) -> Refusal | None:
    public = state.public
    match frame, action:
        case BidTurn(seat), (Bid() | Pass() | DropOut() | UseGreenhouse() | UseDairy()):
            return turn_refusal(public, seat, state.secrets[seat], action)
        case ((DiscardCards(seat) | KeepLimit(seat)), Discard(card)):
            held = card in state.secrets[seat].hand
            return None if held else Refusal("4.11", "not_in_hand", {"card": card})
        case PickOffer(), TakeOffer(offer):
            if offer not in offer_ids(len(public.players)):
                return Refusal("2.1", "no_such_offer", {"offer": offer})
            return Refusal("3.14", "offer_taken", {"offer": offer}) if offer in public.takers else None
        case PickEither(_, offer), ChooseEither(side):
            sides = offer_of(public, offer).either
            return None if side in sides else Refusal("5.1", "no_such_side", {"offer": offer})
        case PickFarmer(seat), TakeFarmer(colour):
            return _farmer_refusal(public, public.players[seat], colour)
        case PickFarmer(), TakeSeven():
            return None if seven_to_take(public) else Refusal("5.3", "no_seven")
        case PlaceTiles(), (PlaceTile() | LeaveOut()):
            return _tile_refusal(public, frame, action)
        case Trade(seat), (TradeForApples() | TradeForFarmer()):
            return _trade_refusal(public, seat, frame, action)
    return None


def _farmer_refusal(public: Public, player: Player, colour: str) -> Refusal | None:
    stacks = {name: count for name, count in public.farmers.items() if name == colour}
    if not any(stacks.values()):
        return Refusal("5.3", "stack_empty", {"farmer": colour})
    if colour in farmer_colours(player):
        return Refusal("5.3", "farmer_owned", {"farmer": colour})
    return None


def _tile_refusal(public: Public, frame: PlaceTiles, action: PlaceTile | LeaveOut) -> Refusal | None:
    if action.tile not in frame.tiles:
        return Refusal("5.8", "not_to_place", {"tile": action.tile})
    if isinstance(action, LeaveOut):
        return None
    farm = network(public.edition, public.players[frame.seat].farm)
    return placing_refusal(farm, public.edition.face(action.tile), action.cell)


def _trade_refusal(
    public: Public, seat: Seat, frame: Trade, action: TradeForApples | TradeForFarmer
) -> Refusal | None:
    grain = public.players[seat].grain
    apples = isinstance(action, TradeForApples)
    if not (frame.apples if apples else frame.farmer):
        return Refusal("6.1", "traded_already")
    price = APPLES_PRICE if apples else FARMER_PRICE
    if grain < price:
        return Refusal("6.1", "grain_missing", {"grain": price, "have": grain})
    if not apples and not farmer_to_take(public, seat, FARMER_PRICE):
        return Refusal("5.3", "no_farmer_left")
    return None
