"""Rule section 6: trading, the next round, the end."""

import pytest
from msgspec.structs import replace

from rules_core.games.ahrensache.actions import Action, EndTrade, TakeFarmer, TradeForApples, TradeForFarmer
from rules_core.games.ahrensache.events import (
    BuildingRemoved,
    CardDisplayed,
    CardsShifted,
    GameEnded,
    MarkerRemoved,
    TilesRemoved,
)
from rules_core.games.ahrensache.game import GAME
from tests.games.ahrensache.tables import Table, bid, bidding, dealt, pass_all


def until(table: Table, kind: str) -> Table:
    """First legal actions until that kind of decision is open."""
    while table.kind != kind:
        table.do(next(iter(GAME.legal(table.state))))
    return table


def trading(grain: int) -> Table:
    """Seat 0, with offer A, may trade; nothing lies in its farm."""
    table = bidding("r6 r6 r6", "b3", "b3", grain=0)
    table.do(bid("r6 r6 r6"), bid("b3"), bid("b3"))
    pass_all(table, "A", "B", "C")
    players = [replace(player, grain=grain) for player in table.state.public.players]
    table.state = replace(table.state, public=replace(table.state.public, players=tuple(players)))
    while table.kind != "trade":
        table.do(list(GAME.legal(table.state))[-1])
    return table


def test_rule_6_1_five_grain_buy_2_apples_once() -> None:
    table = trading(11)
    table.do(TradeForApples())
    assert (table.player(0).grain, table.player(0).apples) == (6, 2)
    assert table.refused(TradeForApples()) == "6.1"
    table.do(EndTrade())


def test_rule_6_1_six_grain_buy_a_farmer_placed_at_once() -> None:
    table = trading(7)
    table.do(TradeForFarmer())
    assert table.kind == "choose_farmer"
    table.do(TakeFarmer("green"))
    assert table.kind == "place"
    assert table.player(0).grain == 1
    table.do(next(iter(GAME.legal(table.state))))
    assert table.player(0).farm[0].tile == "farmer_green"


@pytest.mark.parametrize("farmer_first", [True, False])
def test_rule_6_1_both_trades_in_either_order(farmer_first: bool) -> None:
    table = trading(11)
    if farmer_first:
        table.do(TradeForFarmer(), TakeFarmer("green"))
        table.do(_placing(table), TradeForApples())
    else:
        table.do(TradeForApples(), TradeForFarmer(), TakeFarmer("green"))
        table.do(_placing(table))
    assert table.player(0).apples == 2
    assert len(table.player(0).farm) == 1


def _placing(table: Table) -> Action:
    return next(iter(GAME.legal(table.state)))


def test_rule_6_1_too_little_grain_is_refused_and_nobody_is_asked_in_vain() -> None:
    table = trading(5)
    assert table.refused(TradeForFarmer()) == "6.1"
    table.do(EndTrade())
    assert table.at_turn == 1
    poor = bidding("r6 r6 r6", "b3", "b3", grain=0)
    poor.do(bid("r6 r6 r6"), bid("b3"), bid("b3"))
    pass_all(poor, "A", "B", "C")
    seen = set()
    while poor.state.public.round == 1:
        seen.add(poor.kind)
        poor.do(list(GAME.legal(poor.state))[-1])
    assert "trade" not in seen


def test_rule_6_1_trading_goes_in_the_order_of_the_offers() -> None:
    table = bidding("r6 r6 r6", "b4", "b3", grain=5)
    table.do(bid("r6 r6 r6"), bid("b4"), bid("b3"))
    pass_all(table, "C", "B", "A")
    order = []
    while table.state.public.round == 1:
        if table.kind == "trade":
            order.append(table.at_turn)
            table.do(EndTrade())
        else:
            table.do(list(GAME.legal(table.state))[-1])
    assert order == [2, 1, 0]


def test_rule_6_2_the_display_shifts_by_two() -> None:
    table = dealt(3)
    before = table.state.public.display
    until(table, "choose_offer")
    while table.state.public.round == 1:
        table.do(list(GAME.legal(table.state))[-1])
    table.deal_on()
    after = table.state.public.display
    assert after[2:] == before[:3]
    assert table.happened(CardsShifted)[0].cards == before[3:]
    assert [event.card for event in table.happened(CardDisplayed)] == [after[1], after[0]]
    for card in before[3:]:
        assert table.state.public.discards[card] >= 1


def test_rule_6_2_what_nobody_took_leaves_the_game_and_new_tiles_are_turned_up() -> None:
    table = dealt(3)
    pastures, building = table.state.public.open_pastures, table.state.public.open_building
    until(table, "choose_offer")
    while table.state.public.round == 1:
        table.do(list(GAME.legal(table.state))[-1])
    table.deal_on()
    public = table.state.public
    removed = {tile for event in table.happened(TilesRemoved) for tile in event.tiles}
    assert removed <= set(pastures)
    assert [event.building for event in table.happened(BuildingRemoved)] in ([building], [])
    assert None not in public.open_pastures
    assert not set(public.open_pastures) & set(pastures)
    assert public.open_building not in (None, building)
    assert (public.round, public.marker) == (2, True)
    assert all(player.offer is None and player.standing is None for player in public.players)


def test_rule_6_2_a_marker_nobody_took_goes_away() -> None:
    table = dealt(3)
    while table.state.public.round == 1:
        table.do(list(GAME.legal(table.state))[-1])
    taken = [player for player in table.state.public.players if player.markers]
    assert bool(taken) != bool(table.happened(MarkerRemoved))


def test_rule_6_3_after_round_8_the_game_is_scored() -> None:
    table = dealt(3)
    while table.kind is not None:
        table.do(list(GAME.legal(table.state))[-1])
    assert table.state.public.round == 8
    assert len(table.happened(GameEnded)) == 1
    assert len(table.happened(CardsShifted)) == 7  # nothing is prepared after round 8
    assert GAME.result(table.state) is not None
    refusal = GAME.refusal(table.state, EndTrade())
    assert refusal is not None and refusal.rule == "6.3"
