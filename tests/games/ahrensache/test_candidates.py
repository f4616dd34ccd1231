"""The few bids worth thinking about, held against all legal ones of small hands."""

from random import Random

import pytest

from rules_core.games.ahrensache.actions import Bid, Pass
from rules_core.games.ahrensache.bids import bid_refusal, tally
from rules_core.games.ahrensache.candidates import candidate_bids
from rules_core.games.ahrensache.legal import bids
from rules_core.games.ahrensache.material import BUILDINGS, COLOURS, VALUES
from tests.games.ahrensache.tables import Table, bidding


def table_of(seed: int) -> Table:
    """Seat 0 at its first turn, or at a later one, with any few cards, some grain and any buildings."""
    rng = Random(seed)

    def drawn(count: int) -> str:
        return " ".join(f"{rng.choice(COLOURS)[0]}{rng.choice(VALUES)}" for _ in range(count))

    owned = rng.sample(BUILDINGS, rng.choice((0, 1, 3, 5)))
    hands = (drawn(rng.randrange(1, 5)), drawn(2), drawn(2))
    table = bidding(*hands, display=drawn(5), grain=rng.randrange(4), buildings=owned)
    if seed % 2:
        cheapest = candidate_bids(table.state.public, 0, table.state.secrets[0])[0]
        table.do(cheapest).deal_on()
        while table.at_turn != 0:
            table.do(candidate_bids(table.state.public, table.at_turn, table.state.secrets[table.at_turn])[0])
        table.deal_on()
    return table


@pytest.mark.parametrize("seed", range(40))
def test_candidates_are_legal_and_no_bid_is_worth_more_for_its_price(seed: int) -> None:
    state = table_of(seed).state
    public, secret = state.public, state.secrets[0]

    def price(bid: Bid) -> tuple[int, int, int]:
        return len(bid.face_up) + len(bid.face_down), bid.grain, -tally(public, 0, secret, bid).value

    found = candidate_bids(public, 0, secret)
    assert [bid_refusal(public, 0, secret, bid) for bid in found] == [None] * len(found)
    prices = [price(bid) for bid in found]
    for bid in bids(state, 0):
        if not bid.cider_press:  # an apple is a price of its own
            cost = price(bid)
            assert any(all(a <= b for a, b in zip(one, cost, strict=True)) for one in prices), bid


def test_an_empty_hand_has_no_candidates() -> None:
    table = bidding("", "b3", "b4")
    assert candidate_bids(table.state.public, 0, table.state.secrets[0]) == ()
    assert table.refused(Bid()) == "3.2"
    assert table.kind == "bid" and table.refused(Pass()) == "3.11"
