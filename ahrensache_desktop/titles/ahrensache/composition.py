"""A bid while it is being put together: which cards how, how much grain, which buildings."""

from collections.abc import Hashable

from msgspec.structs import replace

from ahrensache_desktop.titles.ahrensache.hand import HandKey
from rules_core.games.ahrensache.actions import Bid, Change, DropOut, Mode, Pass
from rules_core.games.ahrensache.bids import Tally, modes, tally
from rules_core.games.ahrensache.material import COLOUR_OF, COLOURS, VALUE_OF, BuildingId, Card, OfferId
from rules_core.games.ahrensache.view import View

CHANGERS: tuple[BuildingId, ...] = ("cowshed", "water_mill")
"""Buildings that change cards of the bid (rules 4.5, 4.6)."""

SWITCHES: tuple[BuildingId, ...] = ("tool_shed", "cider_press", "grain_mill", "dairy", "crate_store")
"""Buildings whose use is part of a bid, a pass or a dropping out (rules 4.0, 4.13)."""

CardKey = tuple[str, int] | HandKey
"""The key of a card that lies in the bid, or of one in the hand."""


class Composition:
    """The choices of one bid. It counts; whether the bid is legal is for the referee to say."""

    def __init__(self, view: View) -> None:
        assert view.secret is not None
        assert view.seat is not None
        self.view, self.secret, self.seat = view, view.secret, view.seat
        self.player = view.own()
        self.picked: dict[HandKey, str] = {}  # `up` or `down`, in the order of picking
        self.counts_as: dict[Hashable, Card] = {}  # what cowshed and water mill make of a card
        self.grain = 0
        self.wished_mode: Mode | None = None
        self.switched: dict[BuildingId, bool] = {"crate_store": True} if self.owns("crate_store") else {}

    def owns(self, building: BuildingId) -> bool:
        """Whether the building is there and can still be used in this phase."""
        return building in self.player.buildings and building not in self.player.used

    def is_on(self, building: BuildingId) -> bool:
        """Whether the building is to be used."""
        return self.switched.get(building, False)

    # What is put together.

    def bid(self) -> Bid:
        """The bid as it stands, in the mode wished for or, where both fit, the better one (3.5)."""
        up = tuple(key[2] for key, how in self.picked.items() if how == "up")
        down = tuple(key[2] for key, how in self.picked.items() if how == "down")
        used = [self.is_on(each) for each in ("tool_shed", "cider_press", "grain_mill", "dairy")]
        bid = Bid(up, down, self.grain, None, self._changes(), *used)
        allowed = self.allowed_modes()
        if self.wished_mode in allowed:
            return replace(bid, mode=self.wished_mode)
        values = [(self.tally(replace(bid, mode=mode)).value, mode) for mode in allowed]
        return replace(bid, mode=max(values)[1] if values else self._mode_of_misfits())

    def _mode_of_misfits(self) -> Mode | None:
        """For cards that do not fit together: the mode of those before the last, so that it is refused."""
        cards = tuple(self.face_up())
        return (modes(cards[:-1]) or ("colour",))[0] if cards else None

    def passing(self) -> Pass:
        """Passing with the buildings that are switched on."""
        return Pass(*[self.is_on(each) for each in ("tool_shed", "cider_press", "grain_mill", "dairy")])

    def dropping_out(self, offer: OfferId) -> DropOut:
        """Dropping out to a light offer."""
        return DropOut(offer, self.is_on("crate_store"))

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
        earlier = [self.counts(key) for key in self.earlier_keys()]
        return earlier + [self.counts(key) for key, how in self.picked.items() if how == "up"]

    # Its cards one by one.

    def earlier_keys(self) -> list[CardKey]:
        """The keys of the face-up cards that lie in the bid already."""
        standing = self.player.standing
        return [("bid-card", i) for i in range(len(standing.face_up))] if standing is not None else []

    def before(self, key: CardKey) -> Card:
        """What a card counts as before this bid."""
        if len(key) == 3:
            return key[2]
        assert self.player.standing is not None
        return self.player.standing.face_up[key[1]].counts_as

    def counts(self, key: CardKey) -> Card:
        """What a card would count as."""
        return self.counts_as.get(key, self.before(key))

    def lies_open(self, key: Hashable) -> bool:
        """Whether a card lies face up in the bid, or is picked to."""
        return key in self.earlier_keys() or self.picked.get(key) == "up"  # type: ignore[call-overload]

    def _changes(self) -> tuple[Change, ...]:
        keys = [*self.earlier_keys(), *self.picked]
        changed = [(self.before(key), self.counts(key)) for key in keys if key in self.counts_as]
        return tuple(Change(before, now) for before, now in changed if before != now)

    def can_change(self) -> tuple[BuildingId, ...]:
        """The buildings that may still change a card in this phase."""
        return tuple(each for each in CHANGERS if self.owns(each))

    # Changing it.

    def toggle(self, key: HandKey, how: str) -> None:
        """Pick a card up or down, or put it back if it is picked so already."""
        if self.picked.get(key) == how:
            del self.picked[key]
        else:
            self.picked[key] = how
        self._forget_changes()

    def put_back(self, key: HandKey) -> None:
        """The card is not picked any more."""
        self.picked.pop(key, None)
        self._forget_changes()

    def _forget_changes(self) -> None:
        self.counts_as = {key: card for key, card in self.counts_as.items() if self.lies_open(key)}

    @property
    def untouched(self) -> bool:
        """Whether nothing has been put together yet."""
        return not (self.picked or self.counts_as or self.grain)

    def clear(self) -> None:
        """Begin anew."""
        self.picked.clear()
        self.counts_as.clear()
        self.switched = {each: on for each, on in self.switched.items() if each == "crate_store"}
        self.grain, self.wished_mode = 0, None

    def add_grain(self, by: int) -> None:
        """Spend more or less grain."""
        self.grain = min(self.player.grain, max(0, self.grain + by))

    def spent_grain(self) -> int:
        """All grain spent in this phase, with that of this bid (3.6)."""
        standing = self.player.standing
        return self.grain + (standing.grain if standing is not None else 0)

    def other_mode(self) -> None:
        """Count by value instead of colour, or the other way round."""
        self.wished_mode = "value" if self.bid().mode == "colour" else "colour"

    def recolour(self, key: CardKey) -> None:
        """The card counts as the next colour (4.5)."""
        now = self.counts(key)
        colour = COLOURS[(COLOURS.index(COLOUR_OF[now]) + 1) % len(COLOURS)]
        self._count_as(key, Card(f"{colour}{VALUE_OF[now]}"))

    def revalue(self, key: CardKey) -> None:
        """The card counts 1 more, then 1 less, then as it is (4.6)."""
        now, base = self.counts(key), VALUE_OF[self.before(key)]
        steps = [value for value in (base, base + 1, base - 1) if 2 <= value <= 6]
        value = steps[(steps.index(VALUE_OF[now]) + 1) % len(steps)]
        self._count_as(key, Card(f"{COLOUR_OF[now]}{value}"))

    def _count_as(self, key: CardKey, card: Card) -> None:
        if card == self.before(key):
            self.counts_as.pop(key, None)
        else:
            self.counts_as[key] = card

    def switch(self, building: BuildingId) -> None:
        """Use the building, or do not."""
        self.switched[building] = not self.is_on(building)
