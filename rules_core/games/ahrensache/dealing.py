"""What chance decides: the outcomes of each draw, their weights, and what an outcome does."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules_core.games.ahrensache.actions import Action, Deal
from rules_core.games.ahrensache.changing import done, next_frames, seated, with_player
from rules_core.games.ahrensache.events import (
    BuildingRevealed,
    CardDisplayed,
    CardDrawn,
    Event,
    FarmerAdded,
    PastureRevealed,
    PlanDealt,
    ScoringCardPlaced,
    SheepTaken,
)
from rules_core.games.ahrensache.frames import (
    AddFarmers,
    DealPlan,
    DrawCards,
    Frame,
    GiveSheep,
    PlaceScoring,
    RevealBuilding,
    RevealPasture,
)
from rules_core.games.ahrensache.material import (
    CARDS,
    FARMER_COLOURS,
    FARMERS_PER_COLOUR,
    BuildingId,
    Card,
    FarmerColour,
    PlanId,
    ScoringId,
    TileId,
    with_card,
)
from rules_core.games.ahrensache.offers import pasture_slots
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.state import State
from rules_core.kernel.chance import picked
from rules_core.pieces.bag import removed

SOURCES: dict[type, tuple[str, str]] = {
    GiveSheep: ("give_sheep", "sheep"),
    PlaceScoring: ("place_scoring", "scoring"),
    AddFarmers: ("add_farmer", "farmers"),
    DealPlan: ("deal_plan", "plans"),
    DrawCards: ("draw_card", "cards"),
    RevealPasture: ("reveal_pasture", "pastures"),
    RevealBuilding: ("reveal_building", "buildings"),
}
"""For each frame of chance the kind of its decision and what is drawn from."""

STACK_SIZE = {2: 2, 3: 2, 4: 3, 5: FARMERS_PER_COLOUR}
"""Farmers of each colour before the random ones, by number of players (2.5)."""


def outcomes(state: State, frame: Frame) -> dict[str, int]:
    """What may be drawn now, in a fixed order, each with its weight."""
    public = state.public
    match frame:
        case DrawCards():
            pile = state.draw_pile
            return {card: pile[card] for card in CARDS if card in pile}
        case RevealPasture():
            return dict.fromkeys(public.pastures, 1)
        case RevealBuilding():
            return dict.fromkeys(public.building_cards, 1)
        case GiveSheep():
            return {str(seat): 1 for seat in public.seats}
        case DealPlan():
            dealt = {player.plan for player in public.players}
            return {plan: 1 for plan in sorted(public.edition.plans) if plan not in dealt}
        case AddFarmers():
            base = STACK_SIZE[len(public.players)]
            return {colour: 1 for colour in FARMER_COLOURS if public.farmers[colour] == base}
        case PlaceScoring(cards):
            return {card: _letter_weight(public, card, cards) for card in cards}
    return {}


def _letter_weight(public: Public, card: ScoringId, cards: tuple[ScoringId, ...]) -> int:
    """Each letter is as likely as another, whether one of its cards may lie there or two (2.6)."""
    if public.options.scoring == "any_five":
        return 1
    return 1 if sum(1 for other in cards if other[0] == card[0]) == 2 else 2


def dealt(state: State, at: float) -> Action:
    """The outcome at a point of [0, 1): as `picked` among all, but the usual ones without listing all."""
    frame = state.public.pending[-1]
    if isinstance(frame, DrawCards):
        pile = state.draw_pile
        left = at * sum(pile.values())
        for card in CARDS:
            left -= pile.get(card, 0)
            if left < 0:
                return Deal(card)
    if isinstance(frame, RevealPasture):
        pastures = state.public.pastures
        return Deal(pastures[int(at * len(pastures))])
    return Deal(picked(outcomes(state, frame), at))


def _draw_card(state: State, frame: DrawCards, card: Card, events: list[Event]) -> State:
    """Rule 1.4."""
    public, secrets, seat = state.public, state.secrets, frame.seat
    pile = removed(state.draw_pile, card)
    pending = public.pending[:-1]
    if frame.left > 1:
        pending = (*pending, DrawCards(seat, frame.left - 1))
    if seat is None:
        events.append(CardDisplayed(card))
        return State(replace(public, pending=pending, display=(card, *public.display)), secrets, pile)
    events.append(CardDrawn(seat, card))
    secret = replace(secrets[seat], hand=with_card(secrets[seat].hand, card))
    return State(replace(public, pending=pending), seated(secrets, seat, secret), pile)


def _reveal_pasture(state: State, frame: RevealPasture, tile: TileId, events: list[Event]) -> State:
    """Rules 2.3, 6.2."""
    public, slot = state.public, frame.slot
    events.append(PastureRevealed(slot, pasture_slots(len(public.players))[slot], tile))
    at = public.pastures.index(tile)
    public = replace(
        public,
        pastures=public.pastures[:at] + public.pastures[at + 1 :],
        open_pastures=(*public.open_pastures[:slot], tile, *public.open_pastures[slot + 1 :]),
        pending=done(public),
    )
    return replace(state, public=public)


def _reveal_building(state: State, frame: RevealBuilding, building: BuildingId, events: list[Event]) -> State:
    """Rules 2.4, 6.2."""
    public = state.public
    events.append(BuildingRevealed(building))
    left = tuple([card for card in public.building_cards if card != building])
    public = replace(public, building_cards=left, open_building=building, pending=done(public))
    return replace(state, public=public)


def _give_sheep(state: State, frame: GiveSheep, seat: str, events: list[Event]) -> State:
    """Rule 2.8."""
    public = state.public
    events.append(SheepTaken(int(seat)))
    return replace(state, public=replace(public, sheep=int(seat), pending=done(public)))


def _deal_plan(state: State, frame: DealPlan, plan: PlanId, events: list[Event]) -> State:
    """Rule 2.7."""
    events.append(PlanDealt(frame.seat, plan))
    public = with_player(state.public, frame.seat, plan=plan)
    return replace(state, public=replace(public, pending=done(public)))


def _add_farmer(state: State, frame: AddFarmers, colour: FarmerColour, events: list[Event]) -> State:
    """Rule 2.5."""
    public = state.public
    events.append(FarmerAdded(colour))
    public = replace(public, farmers={**public.farmers, colour: public.farmers[colour] + 1})
    more = (AddFarmers(frame.left - 1),) if frame.left > 1 else ()
    return replace(state, public=next_frames(public, *more))


def _place_scoring(state: State, frame: PlaceScoring, card: ScoringId, events: list[Event]) -> State:
    """The card lies at the next stack; others of its letter are out, unless any five may lie (2.6)."""
    public = state.public
    colour = FARMER_COLOURS[len(public.scoring)]
    events.append(ScoringCardPlaced(colour, card))
    any_five = public.options.scoring == "any_five"
    left = tuple([each for each in frame.cards if (each != card if any_five else each[0] != card[0])])
    public = replace(public, scoring={**public.scoring, colour: card})
    more = (PlaceScoring(left),) if len(public.scoring) < len(FARMER_COLOURS) else ()
    return replace(state, public=next_frames(public, *more))


_Effect = Callable[[State, Any, Any, list[Event]], State]

DEALS: dict[type, _Effect] = {
    DrawCards: _draw_card,
    RevealPasture: _reveal_pasture,
    RevealBuilding: _reveal_building,
    GiveSheep: _give_sheep,
    DealPlan: _deal_plan,
    AddFarmers: _add_farmer,
    PlaceScoring: _place_scoring,
}
"""What an outcome of each kind of draw does to a state."""
