"""The rules of Ährensache as the kernel asks for them."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from rules_core.games.ahrensache import dealing, legal, options, refusals, sampling, sight
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
from rules_core.games.ahrensache.bidding import bid, drop_out, pass_bid, use_dairy, use_greenhouse
from rules_core.games.ahrensache.candidates import candidate_bids, pressed
from rules_core.games.ahrensache.changing import done, with_player
from rules_core.games.ahrensache.course import settle
from rules_core.games.ahrensache.dealing import DEALS, SOURCES, outcomes
from rules_core.games.ahrensache.events import Event, PlanSideChosen
from rules_core.games.ahrensache.frames import BidTurn, seat_of
from rules_core.games.ahrensache.legal import choices, small_turns
from rules_core.games.ahrensache.options import Options
from rules_core.games.ahrensache.refusals import KINDS
from rules_core.games.ahrensache.scoring import final_result
from rules_core.games.ahrensache.setup import new_state
from rules_core.games.ahrensache.state import State
from rules_core.games.ahrensache.taking import (
    choose_either,
    discard,
    leave_out,
    pick_farmer,
    pick_offer,
    place,
    trade,
)
from rules_core.games.ahrensache.view import View
from rules_core.kernel.game import CHANCE, Decision, Result, Seat, Stage, Step

_DRAWS = {frame: Decision(kind, CHANCE, source) for frame, (kind, source) in SOURCES.items()}
_CHOICES = {frame: tuple(Decision(kind, seat) for seat in range(5)) for frame, kind in KINDS.items()}


class Ahrensache:
    """The Game of Ährensache; see the Game protocol for what each question means."""

    id = "ahrensache"
    rules_version = 1
    stage: Stage = "preview"
    seat_counts = (2, 3, 4, 5)
    open_ended = frozenset({"bid"})
    options_type = Options
    state_type = State
    view_type = View
    action_type: Any = Action
    event_type: Any = Event

    options_refusal = staticmethod(options.options_refusal)
    new = staticmethod(new_state)
    legal = staticmethod(legal.legal)
    refusal = staticmethod(refusals.refusal)
    dealt = staticmethod(dealing.dealt)
    sample = staticmethod(sampling.sample)
    view = staticmethod(sight.view_of)
    guess = staticmethod(sight.guess)

    def decision(self, state: State) -> Decision | None:
        """Who must choose now: the seat, or chance, of the open frame."""
        pending = state.public.pending
        if not pending:
            return None
        frame: Any = pending[-1]
        choice = _CHOICES.get(type(frame))
        return _DRAWS[type(frame)] if choice is None else choice[frame.seat]

    def options_now(self, state: State) -> Sequence[Action]:
        """All legal actions; of a bidding turn the undominated bids and everything else."""
        frame = state.public.pending[-1]
        if not isinstance(frame, BidTurn):
            return tuple(choices(state.public, state.secrets[seat_of(frame)], frame))
        public, seat, secret = state.public, frame.seat, state.secrets[frame.seat]
        bids = candidate_bids(public, seat, secret)
        with_press: tuple[Bid, ...] = ()
        if "cider_press" in public.players[seat].buildings:
            tried = (pressed(public, seat, secret, each) for each in bids)
            with_press = tuple(each for each in tried if each is not None)
        return (*small_turns(public, seat, secret), *bids, *with_press)

    def odds(self, state: State) -> tuple[int, ...]:
        """The weights of the outcomes of chance."""
        return tuple(outcomes(state, state.public.pending[-1]).values())

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        """The action, and all that runs by itself after it."""
        events: list[Event] = []
        frame: Any = state.public.pending[-1]
        if type(action) is Deal:
            after = DEALS[type(frame)](state, frame, action.outcome, events)
        else:
            after = _EFFECTS[type(action)](state, frame.seat, action, events)
        return Step(settle(after, events), tuple(events))

    def result(self, state: State) -> Result | None:
        """Ranking and points after the eighth round (section 7)."""
        if state.public.pending:
            return None
        return final_result(state.public, tuple(len(secret.hand) for secret in state.secrets))


def _choose_plan_side(state: State, seat: Seat, action: ChoosePlanSide, events: list[Event]) -> State:
    """Rule 2.7."""
    events.append(PlanSideChosen(seat, action.side))
    public = with_player(state.public, seat, plan_side=action.side)
    return replace(state, public=replace(public, pending=done(public)))


_Effect = Callable[[State, Seat, Any, list[Event]], State]

_EFFECTS: dict[type, _Effect] = {
    ChoosePlanSide: _choose_plan_side,
    Bid: bid,
    Pass: pass_bid,
    DropOut: drop_out,
    UseGreenhouse: use_greenhouse,
    UseDairy: use_dairy,
    TakeOffer: pick_offer,
    ChooseEither: choose_either,
    TakeFarmer: pick_farmer,
    TakeSeven: pick_farmer,
    DeclineFarmer: pick_farmer,
    PlaceTile: place,
    LeaveOut: leave_out,
    Discard: discard,
    TradeForApples: trade,
    TradeForFarmer: trade,
    EndTrade: trade,
}
"""What each kind of action of a seat does to its state."""

GAME = Ahrensache()
