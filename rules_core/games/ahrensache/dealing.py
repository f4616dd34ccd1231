"""What chance decides: the outcomes of each draw, their weights, and what an outcome does."""

from msgspec.structs import replace

from rules_core.games.ahrensache.changing import done, next_frames, with_player
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
    BUILDINGS,
    CARDS,
    FARMER_COLOURS,
    FARMERS_PER_COLOUR,
    Card,
    PlanId,
    ScoringId,
    TileId,
    with_card,
)
from rules_core.games.ahrensache.offers import pasture_slots
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.state import State
from rules_core.kernel.chance import picked
from rules_core.pieces.bag import Bag, removed

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


def dealt(state: State, frame: Frame, at: float) -> str:
    """The outcome at a point of [0, 1): as `picked` among all, but the usual ones without listing all."""
    if isinstance(frame, DrawCards):
        return _card_at(state.draw_pile, at)
    if isinstance(frame, RevealPasture):
        pastures = state.public.pastures
        return pastures[int(at * len(pastures))]
    return picked(outcomes(state, frame), at)


def _card_at(pile: Bag[Card], at: float) -> Card:
    left = at * sum(pile.values())
    for card in CARDS:
        left -= pile.get(card, 0)
        if left < 0:
            return card
    return next(card for card in reversed(CARDS) if card in pile)  # rounding at the very end


def deal(state: State, frame: Frame, outcome: str, events: list[Event]) -> State:
    """The state after an outcome of chance."""
    if isinstance(frame, DrawCards):
        return _draw(state, frame, Card(outcome), events)
    public = state.public
    match frame:
        case RevealPasture(slot):
            public = _reveal_pasture(public, slot, TileId(outcome), events)
        case RevealBuilding():
            building = next(each for each in BUILDINGS if each == outcome)
            left = tuple(card for card in public.building_cards if card != building)
            public = replace(public, building_cards=left, open_building=building, pending=done(public))
            events.append(BuildingRevealed(building))
        case GiveSheep():
            public = replace(public, sheep=int(outcome), pending=done(public))
            events.append(SheepTaken(int(outcome)))
        case DealPlan(seat):
            public = replace(with_player(public, seat, plan=PlanId(outcome)), pending=done(public))
            events.append(PlanDealt(seat, PlanId(outcome)))
        case AddFarmers(left):
            public = _add_farmer(public, left, outcome, events)
        case PlaceScoring(cards):
            public = _place_scoring(public, cards, outcome, events)
    return replace(state, public=public)


def _draw(state: State, frame: DrawCards, card: Card, events: list[Event]) -> State:
    public, seat = state.public, frame.seat
    pile = removed(state.draw_pile, card)
    pending = public.pending[:-1]
    if frame.left > 1:
        pending = (*pending, DrawCards(seat, frame.left - 1))
    if seat is None:
        events.append(CardDisplayed(card))
        public = replace(public, pending=pending, display=(card, *public.display))
        return State(public, state.secrets, pile)
    events.append(CardDrawn(seat, card))
    secrets = state.secrets
    secret = replace(secrets[seat], hand=with_card(secrets[seat].hand, card))
    public = replace(public, pending=pending)
    return State(public, (*secrets[:seat], secret, *secrets[seat + 1 :]), pile)


def _reveal_pasture(public: Public, slot: int, tile: TileId, events: list[Event]) -> Public:
    events.append(PastureRevealed(slot, pasture_slots(len(public.players))[slot], tile))
    return replace(
        public,
        pastures=tuple(each for each in public.pastures if each != tile),
        open_pastures=(*public.open_pastures[:slot], tile, *public.open_pastures[slot + 1 :]),
        pending=done(public),
    )


def _add_farmer(public: Public, left: int, outcome: str, events: list[Event]) -> Public:
    colour = next(each for each in FARMER_COLOURS if each == outcome)
    events.append(FarmerAdded(colour))
    public = replace(public, farmers={**public.farmers, colour: public.farmers[colour] + 1})
    return next_frames(public, *([AddFarmers(left - 1)] if left > 1 else []))


def _place_scoring(public: Public, cards: tuple[ScoringId, ...], outcome: str, events: list[Event]) -> Public:
    """The card lies at the next stack; others of its letter are out, unless any five may lie (2.6)."""
    card = next(each for each in cards if each == outcome)
    colour = FARMER_COLOURS[len(public.scoring)]
    events.append(ScoringCardPlaced(colour, card))
    any_five = public.options.scoring == "any_five"
    left = tuple(each for each in cards if (each != card if any_five else each[0] != card[0]))
    public = replace(public, scoring={**public.scoring, colour: card})
    more = len(public.scoring) < len(FARMER_COLOURS)
    return next_frames(public, *([PlaceScoring(left)] if more else []))
