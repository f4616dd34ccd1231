"""A bid while it is being put together: which cards how, how much grain, which buildings."""

from collections.abc import Hashable

from msgspec.structs import replace

from ahrensache_desktop.titles.ahrensache.seats import HandKey
from rules_core.games.ahrensache.actions import Bid, Change, Mode, Pass
from rules_core.games.ahrensache.bids import Tally, modes, tally
from rules_core.games.ahrensache.material import COLOUR_OF, COLOURS, VALUE_OF, BuildingId, Card
from rules_core.games.ahrensache.view import View

CHANGERS: tuple[BuildingId, ...] = ("cowshed", "water_mill")
"""Buildings that change cards of the bid (rules 4.5, 4.6)."""


class Composition:
    """The choices of one bid. It counts; whether the bid is legal is for the referee to say."""

    def __init__(self, view: View) -> None:
        assert view.secret is not None
        assert view.seat is not None
        self.view, self.secret, self.seat = view, view.secret, view.seat
        self.player = view.own()
        self.picked: dict[HandKey, str] = {}  # `up` or `down`, in the order of picking
        self.counts_as: dict[Hashable, Card] = {}  # what cowshed and water mill make of a card
        self.last: Hashable | None = None  # the card that a change would be made to
        self.grain = 0
        self.wished_mode: Mode | None = None
        self.switched: dict[BuildingId, bool] = {}

    def bid(self) -> Bid:
        """The bid as it stands, in the mode wished for or, where both fit, the better one (3.5)."""
        up = tuple(key[2] for key, how in self.picked.items() if how == "up")
        down = tuple(key[2] for key, how in self.picked.items() if how == "down")
        bid = Bid(up, down, self.grain, None, self._changes(), **self.switched)
        allowed = self.allowed_modes()
        if self.wished_mode in allowed:
            return replace(bid, mode=self.wished_mode)
        values = [(self.tally(replace(bid, mode=mode)).value, mode) for mode in allowed]
        return replace(bid, mode=max(values)[1]) if values else bid

    def tally(self, act: Bid | Pass) -> Tally:
        """The value of the whole bid after an act."""
        return tally(self.view.public, self.seat, self.secret, act)

    def rank(self, value: int) -> tuple[int, int]:
        """The rank that a bid of that value would have now, and among how many."""
        public = self.view.public
        others = [
            player.standing.value
            for seat, player in enumerate(public.players)
            if seat != self.seat and player.standing is not None
        ]
        if public.neutral is not None:
            others.append(public.neutral)
        return 1 + sum(other >= value for other in others), 1 + len(others)

    def allowed_modes(self) -> tuple[Mode, ...]:
        """The modes that all face-up cards fit."""
        return modes(tuple(self.face_up()))

    def face_up(self) -> list[Card]:
        """All face-up cards of the whole bid as they would count."""
        standing = self.player.standing
        earlier = [
            self.counts_as.get(("bid-card", i), card.counts_as)
            for i, card in enumerate(standing.face_up if standing else ())
        ]
        return earlier + [self.counts_as.get(key, key[2]) for key, how in self.picked.items() if how == "up"]

    def _changes(self) -> tuple[Change, ...]:
        changes = []
        for key, counts_as in self.counts_as.items():
            before = self.counted_before(key)
            if before is not None and before != counts_as and self.lies_open(key):
                changes.append(Change(before, counts_as))
        return tuple(changes)

    def lies_open(self, key: Hashable | None) -> bool:
        """Whether a card lies face up in the bid, or is picked to."""
        if not isinstance(key, tuple):
            return False
        return key[0] == "bid-card" or self.picked.get(key) == "up"

    def counted_before(self, key: Hashable | None) -> Card | None:
        """What a card counts as before this bid; None if it is no card that could be changed."""
        if not isinstance(key, tuple):
            return None
        if key[0] == "hand":
            return Card(key[2])
        standing = self.player.standing
        if standing is not None and key[0] == "bid-card" and key[1] < len(standing.face_up):
            return standing.face_up[key[1]].counts_as
        return None

    def can_change(self) -> tuple[BuildingId, ...]:
        """The buildings that may still change a card in this phase."""
        player = self.player
        return tuple(each for each in CHANGERS if each in player.buildings and each not in player.used)

    def toggle(self, key: HandKey, how: str) -> None:
        """Pick a card up or down, or put it back if it is picked so already."""
        if self.picked.get(key) == how:
            del self.picked[key]
        else:
            self.picked[key] = how
            self.last = key if how == "up" else self.last
        self._forget_changes()

    def put_back(self, key: HandKey) -> None:
        """The card is not picked any more."""
        self.picked.pop(key, None)
        self._forget_changes()

    def _forget_changes(self) -> None:
        self.counts_as = {key: card for key, card in self.counts_as.items() if self.lies_open(key)}

    def clear(self) -> None:
        """Begin anew."""
        self.picked.clear()
        self.counts_as.clear()
        self.switched.clear()
        self.grain, self.last, self.wished_mode = 0, None, None

    def add_grain(self, by: int) -> None:
        """Spend more or less grain."""
        self.grain = min(self.player.grain, max(0, self.grain + by))

    def other_mode(self) -> None:
        """Count by value instead of colour, or the other way round."""
        self.wished_mode = "value" if self.bid().mode == "colour" else "colour"

    def recolour(self) -> None:
        """The card picked last counts as the next colour."""
        before, now = self._changing()
        colour = COLOURS[(COLOURS.index(COLOUR_OF[now]) + 1) % len(COLOURS)]
        self._count_as(before, Card(f"{colour}{VALUE_OF[now]}"))

    def revalue(self) -> None:
        """The card picked last counts 1 more, then 1 less, then as it is."""
        before, now = self._changing()
        base = VALUE_OF[before]
        steps = [value for value in (base, base + 1, base - 1) if 2 <= value <= 6]
        value = steps[(steps.index(VALUE_OF[now]) + 1) % len(steps)]
        self._count_as(before, Card(f"{COLOUR_OF[now]}{value}"))

    def _changing(self) -> tuple[Card, Card]:
        before = self.counted_before(self.last)
        assert before is not None
        return before, self.counts_as.get(self.last, before)

    def _count_as(self, before: Card, card: Card) -> None:
        if card == before:
            self.counts_as.pop(self.last, None)
        else:
            self.counts_as[self.last] = card
