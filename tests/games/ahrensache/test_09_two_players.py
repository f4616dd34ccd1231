"""Rule section 9: two players and the neutral figure."""

from msgspec.structs import replace

from rules_core.games.ahrensache.actions import DropOut, Pass, TakeOffer
from rules_core.games.ahrensache.events import (
    BiddingEnded,
    NeutralPlaced,
    OfferTaken,
    SheepTaken,
    TilesRemoved,
)
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.public import NEUTRAL
from tests.games.ahrensache.tables import Table, bid, bidding, dealt


def with_neutral(value: int, *hands: str) -> Table:
    """A bidding for two in which the neutral figure stands on that value."""
    table = bidding(*hands)
    table.state = replace(table.state, public=replace(table.state.public, neutral=value))
    return table


def test_rule_9_1_the_neutral_figure_stands_on_the_sum_of_the_display() -> None:
    table = dealt(2)
    assert table.state.public.display == ("red3",) * 5
    assert table.state.public.neutral == 15
    while table.state.public.round == 1:
        table.do(list(GAME.legal(table.state))[-1])
    table.deal_on()
    placed = table.happened(NeutralPlaced)[-1]
    assert placed.value == table.state.public.neutral
    assert len(table.state.public.farmers) == 5
    assert dealt(3).state.public.neutral is None


def test_rule_9_1_the_neutral_figure_is_before_all_others_on_its_space() -> None:
    table = with_neutral(6, "r6", "b3")
    table.do(bid("r6"), bid("b3"), Pass(), Pass())
    assert table.happened(BiddingEnded)[0].order == (NEUTRAL, 0, 1)


def test_rule_9_2_it_takes_the_leftmost_free_offer_and_its_pastures_leave() -> None:
    table = with_neutral(5, "r6", "b3")
    pastures = table.state.public.open_pastures
    table.do(bid("r6"), bid("b3"), Pass(), Pass())
    assert table.at_turn == 0
    table.do(TakeOffer("A"))
    assert table.happened(OfferTaken)[-1] == OfferTaken(NEUTRAL, "B")
    assert table.happened(TilesRemoved)[-1].tiles == (pastures[2],)
    assert table.at_turn == 1
    assert table.refused(TakeOffer("B")) == "3.14"
    table.do(TakeOffer("C"))


def test_rule_9_2_it_takes_nothing_else() -> None:
    table = with_neutral(5, "r6 r6", "b3")
    table.do(bid("r6"), DropOut("D"), Pass())
    table.do(TakeOffer("B"))
    before = table.state.public
    assert table.state.public.takers["A"] == NEUTRAL
    while table.state.public.round == 1:
        table.do(list(GAME.legal(table.state))[-1])
    assert table.state.public.farmers == before.farmers


def test_rule_9_3_if_it_is_first_the_sheep_goes_to_the_next() -> None:
    table = with_neutral(30, "r3", "b4")
    table.do(bid("r3"), bid("b4"), Pass(), Pass())
    assert table.happened(BiddingEnded)[0].order == (NEUTRAL, 1, 0)
    assert table.happened(SheepTaken)[0].seat == 1
