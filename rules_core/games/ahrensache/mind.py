"""How a bot that looks ahead thinks about Ährensache: it plays a round to its end and values what is left."""

from collections.abc import Callable, Sequence
from typing import Any

from rules_core.games.ahrensache.actions import Action, LeaveOut
from rules_core.games.ahrensache.face import Edition
from rules_core.games.ahrensache.features import SeatNumbers, row
from rules_core.games.ahrensache.frames import PickEither, PickFarmer, PlaceTiles, Trade
from rules_core.games.ahrensache.legal import choices
from rules_core.games.ahrensache.outlook import DRAW_WORTH, Outlook, hand_worth
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.reflex import Reflex
from rules_core.games.ahrensache.scoring import final_result
from rules_core.games.ahrensache.state import State
from rules_core.games.ahrensache.valuation import appraise
from rules_core.kernel.game import Result, Seat

Learned = Callable[[Sequence[Sequence[float]]], Sequence[float]]
"""A learned value: from rows of numbers (see `features`) to points as `outcome` counts them."""

LearnedFor = Callable[[Edition, int], Learned | None]
"""The learned value for an edition and a number of players, if there is one."""

WIN = 20.0  # what winning is worth beside the lead in points


def nothing_learned(edition: Edition, players: int) -> Learned | None:
    """No learned value: estimates must do."""
    return None


def outcome(totals: Sequence[float], seat: Seat) -> float:
    """What an ended game is worth to a seat: its lead before the best of the others, and the win."""
    lead = totals[seat] - max([total for each, total in enumerate(totals) if each != seat])
    return lead + (WIN if lead > 0 else WIN / 2 if lead == 0 else 0.0)


class Mind:
    """The thinking of one seat in one game, by hand-written estimates or, if given, by a learned value."""

    def __init__(self, learned_for: LearnedFor = nothing_learned) -> None:
        self._learned_for = learned_for
        self._learned: Learned | None = None
        self._reflex = Reflex()
        self._table: Any = None
        self._numbers: dict[Any, SeatNumbers] = {}

    def begin(self, state: State) -> None:
        """What was remembered of another table is forgotten."""
        public = state.public
        table = (public.round, public.display, public.options.extras, public.scoring, public.open_pastures)
        if table != self._table:
            self._table = table
            self._reflex = Reflex()
            self._numbers = {}
            self._learned = self._learned_for(public.edition, len(public.players))

    def rank(self, state: State, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        """The hand-written worth of each option."""
        return appraise(state, seat, options)

    def mood(self, state: State, seat: Seat) -> str:
        """Opinions last for a round, and are each seat's own."""
        public = state.public
        return f"{seat}:{public.round}:{public.open_pastures}:{public.players[seat].plan}"

    def act(self, state: State) -> Action:
        """The valuation's favourite."""
        return self._reflex.act(state)

    def tries(self, state: State) -> Sequence[Action]:
        """All that a seat may do with what its offer brings; of a tile that can be placed, where to."""
        frame = state.public.pending[-1]
        if not isinstance(frame, PickEither | PickFarmer | PlaceTiles | Trade):
            return ()
        options = choices(state.public, state.secrets[frame.seat], frame)
        return [each for each in options if not isinstance(each, LeaveOut)] or options

    def settled(self, start: State, state: State) -> bool:
        """A play is judged at the end of its round."""
        return state.public.round != start.public.round or not state.public.pending

    def leaf(self, state: State, seat: Seat) -> Any:
        """The worth in points or, where it is learned, the numbers of the position."""
        public = state.public
        hands = [len(secret.hand) for secret in state.secrets]
        if not public.pending:
            return self.outcome(final_result(public, hands), seat)
        return self.row(state, seat) if self._learned is not None else self._estimate(state, seat, hands)

    def row(self, state: State, seat: Seat) -> list[float]:
        """The numbers of a position between two rounds, as the seat sees it."""
        public = state.public
        hands = [len(secret.hand) for secret in state.secrets]
        numbers = [self._numbers_of(public, each) for each in public.seats]
        return row(public, seat, state.secrets[seat].hand, hands, numbers)

    def outcome(self, result: Result, seat: Seat) -> float:
        """What the end of a game is worth to the seat."""
        return outcome([result.total(each) for each in range(len(result.places))], seat)

    def _estimate(self, state: State, seat: Seat, hands: list[int]) -> float:
        """How far the seat is ahead: of the best of the others and of their mean, half each."""
        public = state.public
        totals = [self._numbers_of(public, each).total for each in public.seats]
        others = [totals[each] + DRAW_WORTH * hands[each] for each in public.seats if each != seat]
        held = tuple([hand for each, hand in enumerate(hands) if each != seat])
        own = totals[seat] + hand_worth(Outlook(public, seat), state.secrets[seat].hand, held)
        return own - 0.5 * max(others) - 0.5 * sum(others) / len(others)

    def judge(self, leaves: Sequence[Any]) -> Sequence[float]:
        """Leads as they are, numbers by the learned value."""
        if self._learned is None:
            return leaves
        rows = [leaf for leaf in leaves if not isinstance(leaf, float)]
        values = iter(self._learned(rows) if rows else ())
        return [leaf if isinstance(leaf, float) else next(values) for leaf in leaves]

    def _numbers_of(self, public: Public, seat: Seat) -> SeatNumbers:
        player = public.players[seat]
        goods = (player.grain, player.apples, player.sevens, player.markers, player.plan_side)
        key = (seat, public.round, player.farm, goods, tuple(public.farmers.values()))
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = SeatNumbers(public, seat)
        return found
