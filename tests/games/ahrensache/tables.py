"""Tables to test the rules on: a game driven by hand, with every draw chosen by the test."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from rules_core.games.ahrensache.actions import Action, Bid, ChoosePlanSide, Deal, DropOut, Pass, TakeOffer
from rules_core.games.ahrensache.events import Event
from rules_core.games.ahrensache.face import Edition, Face, Plan
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.material import (
    BUILDINGS,
    FARMER_COLOURS,
    BuildingId,
    Card,
    PlanId,
    TileId,
    in_order,
)
from rules_core.games.ahrensache.options import Options
from rules_core.games.ahrensache.public import Player
from rules_core.games.ahrensache.secret import Secret
from rules_core.games.ahrensache.state import State
from rules_core.kernel.game import CHANCE, Seat

T = TypeVar("T")

JUNCTION = Face(("NESW",))
_EMPTY = Plan((".....", ".....", "..F..", ".....", "....."), (".....", ".....", "..F..", ".....", "....."))
_LETTERS = {"r": "red", "b": "blue", "y": "yellow"}

EDITION = Edition(
    format=1,
    id="plain",
    name={"en": "Plain", "de": "Schlicht"},
    draws={"2": (0, 2, 3, 4), "3": (0, 2, 3, 4), "4": (0, 2, 3, 3, 4), "5": (0, 2, 2, 3, 3, 4)},
    round_markers=(1, 2, 3, 4, 5, 6, 7, 8),
    farmstead=Face(("NESW",), grain="N"),
    pastures={TileId(f"p{n:02}"): Face(("NESW",), five_players=n > 24) for n in range(1, 33)},
    farmers=dict.fromkeys(FARMER_COLOURS, JUNCTION),
    buildings=dict.fromkeys(BUILDINGS, JUNCTION),
    plans={PlanId(f"plan_{n}"): _EMPTY for n in range(1, 6)},
)
"""Every tile a bare junction, so that paths never matter."""


def cards(text: str) -> tuple[Card, ...]:
    """Cards from short names: `r3 b4` is a red 3 and a blue 4."""
    return tuple(Card(_LETTERS[name[0]] + name[1]) for name in text.split())


def bid(up: str = "", down: str = "", grain: int = 0, mode: str = "colour", **choices: bool) -> Bid:
    """A bid from short names; the mode is left out where no card is face up."""
    return Bid(cards(up), cards(down), grain, mode if up else None, **choices)  # type: ignore[arg-type]


class Table:
    """A game in progress: acts, deals and remembers what happened."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def at_turn(self) -> Seat:
        decision = GAME.decision(self.state)
        assert decision is not None
        return decision.seat

    @property
    def kind(self) -> str | None:
        decision = GAME.decision(self.state)
        return decision.kind if decision else None

    def player(self, seat: Seat) -> Player:
        return self.state.public.players[seat]

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.state.secrets[seat].hand

    def value(self, seat: Seat) -> int:
        """The value of the bid of a seat."""
        standing = self.player(seat).standing
        assert standing is not None
        return standing.value

    def do(self, *actions: Action) -> "Table":
        """Take these actions; each must be legal."""
        for action in actions:
            assert GAME.refusal(self.state, action) is None, GAME.refusal(self.state, action)
            step = GAME.apply(self.state, action)
            self.state = step.state
            self.events += step.events
        return self

    def deal(self, *outcomes: str) -> "Table":
        """Let chance decide so."""
        return self.do(*(Deal(outcome) for outcome in outcomes))

    def deal_on(self) -> "Table":
        """Let chance decide anything until a seat decides."""
        while self.kind is not None and self.at_turn == CHANCE:
            self.do(next(iter(GAME.legal(self.state))))
        return self

    def refused(self, action: Action) -> str:
        """The rule that forbids an action; it must be forbidden."""
        refusal = GAME.refusal(self.state, action)
        assert refusal is not None, f"{action} is allowed"
        assert action not in set(GAME.legal(self.state)) if self.kind != "bid" else True
        return refusal.rule

    def happened(self, kind: type[T]) -> list[T]:
        """The events of that kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def dealt(players: int = 3, options: Options | None = None, start: Seat = 0) -> Table:
    """A game after its setup, at the first turn of the first bidding."""
    table = Table(GAME.new(options or Options(EDITION), players))
    while table.kind != "bid":
        decision = GAME.decision(table.state)
        assert decision is not None
        if decision.kind == "give_sheep":
            table.deal(str(start))
        elif decision.seat == CHANCE:
            table.do(next(iter(GAME.legal(table.state))))
        else:
            table.do(ChoosePlanSide("easy"))
    table.events.clear()
    return table


def bidding(
    *hands: str,
    display: str = "",
    buildings: Iterable[BuildingId] = (),
    grain: int = 2,
    apples: int = 0,
    start: Seat = 0,
) -> Table:
    """A first bidding in which the seats hold these cards and seat 0 owns these buildings.

    All cards that lie nowhere else are in the draw pile.
    """
    table = dealt(len(hands), start=start)
    state = table.state
    pile = dict(state.draw_pile)
    for card in [*state.public.display, *(card for secret in state.secrets for card in secret.hand)]:
        pile[card] = pile.get(card, 0) + 1
    for card in [*cards(display), *(card for hand in hands for card in cards(hand))]:
        pile[card] -= 1
        if not pile[card]:
            del pile[card]
    players = [replace(player, grain=grain, apples=apples) for player in state.public.players]
    players[0] = replace(players[0], buildings=tuple(buildings))
    left = tuple(card for card in state.public.building_cards if card not in set(buildings))
    public = replace(state.public, players=tuple(players), display=cards(display), building_cards=left)
    secrets = tuple(Secret(in_order(cards(hand))) for hand in hands)
    table.state = State(public, secrets, pile)
    return table


def all_cards(state: State) -> int:
    """How many bidding cards there are anywhere."""
    count = sum(state.draw_pile.values()) + len(state.public.display) + sum(state.public.discards.values())
    for player, secret in zip(state.public.players, state.secrets, strict=True):
        count += len(secret.hand) + len(secret.face_down) + len(secret.buried)
        count += len(player.standing.face_up) if player.standing else 0
    return count


def pass_all(table: Table, *offers: str) -> Table:
    """End the bidding: whoever has a bid passes, others drop out; then these offers are picked."""
    while table.kind == "bid":
        table.do(Pass() if table.player(table.at_turn).standing else DropOut("D"))
    for offer in offers:
        table.do(TakeOffer(offer))  # type: ignore[arg-type]
    return table
