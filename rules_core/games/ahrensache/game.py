"""The rules of Ährensache as the kernel asks for them."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

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
from rules_core.games.ahrensache.dealing import SOURCES, deal, dealt, outcomes
from rules_core.games.ahrensache.events import Event, PlanSideChosen
from rules_core.games.ahrensache.frames import BidTurn, seat_of
from rules_core.games.ahrensache.legal import choices, legal, small_turns
from rules_core.games.ahrensache.options import Options, options_refusal
from rules_core.games.ahrensache.refusals import KINDS, refusal
from rules_core.games.ahrensache.sampling import sample
from rules_core.games.ahrensache.scoring import final_result
from rules_core.games.ahrensache.setup import new_state
from rules_core.games.ahrensache.sight import guess, view_of
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
from rules_core.kernel.game import CHANCE, Decision, Refusal, Result, Seat, Stage, Step

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

    def options_refusal(self, options: Options, seats: int) -> Refusal | None:
        """Why so many seats cannot play with these options (section 2)."""
        return options_refusal(options, seats)

    def new(self, options: Options, seats: int) -> State:
        """The table before the first draw (section 2)."""
        return new_state(options, seats)

    def decision(self, state: State) -> Decision | None:
        """Who must choose now: the seat, or chance, of the open frame."""
        pending = state.public.pending
        if not pending:
            return None
        frame = pending[-1]
        choice = _CHOICES.get(type(frame))
        return _DRAWS[type(frame)] if choice is None else choice[seat_of(frame)]

    def legal(self, state: State) -> Iterator[Action]:
        """Every legal action, lazily."""
        return legal(state)

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

    def sample(self, view: View, rng: Random) -> Action:
        """One legal action of the viewer, drawn at random."""
        assert view.secret is not None
        return sample(view.public, view.secret, rng)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Why the action is not allowed now, with the number of the rule."""
        return refusal(state, action)

    def odds(self, state: State) -> tuple[int, ...]:
        """The weights of the outcomes of chance."""
        return tuple(outcomes(state, state.public.pending[-1]).values())

    def dealt(self, state: State, at: float) -> Action:
        """The outcome of chance at a point of [0, 1)."""
        frame = state.public.pending[-1]
        return Deal(dealt(state, frame, at))

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        """The action, and all that runs by itself after it."""
        events: list[Event] = []
        frame = state.public.pending[-1]
        if isinstance(action, Deal):
            after = deal(state, frame, action.outcome, events)
        else:
            after = _EFFECTS[type(action)](state, seat_of(frame), action, events)
        return Step(settle(after, events), tuple(events))

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat may know (rule 3.10)."""
        return view_of(state, seat)

    def guess(self, view: View, rng: Random) -> State:
        """A state that the viewer cannot tell from the real one."""
        return guess(view, rng)

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
