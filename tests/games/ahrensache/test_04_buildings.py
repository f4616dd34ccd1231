"""Rule section 4: buildings in the bidding."""

import pytest
from msgspec.structs import replace

from rules_core.games.ahrensache.actions import (
    Bid,
    Change,
    Discard,
    DropOut,
    Pass,
    UseDairy,
    UseGreenhouse,
)
from rules_core.games.ahrensache.events import BidRaised, BuildingUsed
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.material import OWN_BUILDINGS, Card
from rules_core.games.ahrensache.options import Options
from tests.games.ahrensache.tables import EDITION, Table, all_cards, bid, bidding, cards, dealt


def change(card: str, counts_as: str) -> Change:
    return Change(*cards(f"{card} {counts_as}"))


def test_rule_4_0_the_figure_arrives_with_shed_and_press_before_mill_and_dairy() -> None:
    table = bidding(
        "r6 r6", "b3", "b6", buildings=["tool_shed", "cider_press", "grain_mill", "dairy"], apples=1
    )
    table.do(bid("r6"), bid("b3"), bid("b6"))
    # 12 + 4 + 5 = 21: nobody is there, so the grain mill does not help
    assert table.refused(bid("r6", tool_shed=True, cider_press=True, grain_mill=True)) == "4.7"
    # 12 + 4 = 16 and no dairy under 29
    assert table.refused(bid("r6", tool_shed=True, dairy=True)) == "4.9"
    table.do(bid("r6", tool_shed=True, cider_press=True))
    assert table.value(0) == 21


def test_rule_4_0_before_a_pass_shed_press_mill_and_dairy_follow_in_order() -> None:
    table = bidding(
        "r6 r6 r6",
        "y6 y6 y6 y5 y5 y4",
        "b6",
        buildings=["tool_shed", "cider_press", "grain_mill", "dairy"],
        apples=1,
        display="r5",
    )
    table.do(bid("r6 r6 r6"), bid("y6 y6 y6 y5 y5 y4"), bid("b6"))
    assert (table.value(0), table.value(1)) == (23, 32)
    # 23 + 4 + 5 = 32, where another figure stands: + 3 is 35, over 28
    table.do(Pass(tool_shed=True, cider_press=True, grain_mill=True, dairy=True))
    assert table.value(0) == 35
    assert [event.value for event in table.happened(BidRaised)] == [27, 32, 35]
    assert table.kind == "draw_card"
    table.deal("red3", "red3")
    assert table.hand(0) == cards("r3 r3")
    assert not table.player(0).bidding
    assert table.player(0).used == ("tool_shed", "cider_press", "grain_mill", "dairy")


def test_points_of_buildings_end_on_dropping_out_but_once_stays_used() -> None:
    table = bidding("r3", "b3", "b3", buildings=["tool_shed", "cider_press"], apples=2)
    table.do(bid("r3", tool_shed=True, cider_press=True), bid("b3"), bid("b3"), DropOut("D"))
    assert table.player(0).standing is None
    assert table.player(0).apples == 1
    assert table.player(0).used == ("tool_shed", "cider_press")


@pytest.mark.parametrize(
    ("up", "down", "bonus"),
    [
        ("r3 r4", "", 3),
        ("r3 r3", "", 0),
        ("r6", "", 0),
        ("r3", "b3 b3", 3),
        ("r5", "b3", 3),
        ("", "b3 b3 b4", 0),
    ],
)
def test_rule_4_1_water_tower_adds_3_for_new_cards_worth_7(up: str, down: str, bonus: int) -> None:
    table = bidding("r3 r3 r4 r5 r6 b3 b3 b4", "b3", "b3", display="r6 b6", buildings=["water_tower"])
    plain = bidding("r3 r3 r4 r5 r6 b3 b3 b4", "b3", "b3", display="r6 b6")
    table.do(bid(up, down=down))
    plain.do(bid(up, down=down))
    assert table.value(0) - plain.value(0) == bonus


def test_rule_4_1_water_tower_adds_each_time_and_counts_only_the_cards_added() -> None:
    table = bidding("r3 r4 r5 r6 r6", "b3", "b3", buildings=["water_tower"])
    table.do(bid("r3 r4"), bid("b3"), bid("b3"))
    assert table.value(0) == 10
    table.do(bid("r5"), Pass(), Pass())
    assert table.value(0) == 15
    table.do(bid("r6 r6"))
    assert table.value(0) == 30


def test_rule_4_1_water_tower_judges_cards_as_hayloft_and_water_mill_change_them() -> None:
    table = bidding("r6 b3 b3 y3", "b3", "b3", buildings=["water_tower", "hayloft", "water_mill"])
    # two face-down cards count 3 each: 6 is not enough, three count 9
    table.do(bid(down="b3 b3"))
    assert table.value(0) == 6
    table = bidding("r6 b3 b3 y3", "b3", "b3", buildings=["water_tower", "hayloft"])
    table.do(bid(down="b3 b3 y3"))
    assert table.value(0) == 9 + 3
    table = bidding("r3 r3", "b3", "b3", buildings=["water_tower", "water_mill"])
    table.do(Bid(cards("r3 r3"), mode="colour", changes=(change("r3", "r4"),)))
    assert table.value(0) == 7 + 3


def test_rule_4_2_pigsty_adds_4_for_three_cards_at_once_each_time() -> None:
    table = bidding("r3 r3 r3 b3 b3 b3 y4", "b3", "b3", buildings=["pigsty"])
    table.do(bid("r3 r3", down="b3"), bid("b3"), bid("b3"))
    assert table.value(0) == 6 + 2 + 4
    table.do(bid("r3", down="b3"), Pass(), Pass())
    assert table.value(0) == 9 + 4 + 4
    table.do(Bid((), cards("b3 y4"), mode="colour"))
    assert table.value(0) == 9 + 8 + 4


def test_rule_4_3_hayloft_counts_3_for_at_most_three_face_down_cards_a_phase() -> None:
    table = bidding("r3 r4 b3 b4 y3", "b3", "b3", buildings=["hayloft"])
    table.do(bid(down="r3 r4"), bid("b3"), bid("b3"))
    assert table.value(0) == 6
    table.do(bid(down="b3 b4 y3"))
    assert table.value(0) == 3 * 3 + 2 * 2


@pytest.mark.parametrize(("grain", "points"), [(1, 1), (2, 4), (3, 5), (4, 8)])
def test_rule_4_4_sheep_pasture_counts_every_two_grain_4(grain: int, points: int) -> None:
    table = bidding("r3", "b3", "b3", grain=4, buildings=["sheep_pasture"])
    table.do(bid("r3", grain=grain))
    assert table.value(0) == 3 + points


def test_rule_4_5_cowshed_recolours_up_to_two_cards_once() -> None:
    table = bidding("r3 b4 y5 b6 b3 b3", "b3", "b3", display="r5", buildings=["cowshed"])
    two = (change("b4", "r4"), change("y5", "r5"))
    three = (*two, change("b6", "r6"))
    assert table.refused(Bid(cards("r3 b4 y5"), mode="colour", changes=two[:1])) == "3.3"
    assert table.refused(Bid(cards("r3 b4 y5 b6"), mode="colour", changes=three)) == "4.5"
    table.do(Bid(cards("r3 b4 y5"), mode="colour", changes=two), bid("b3"), bid("b3"))
    assert table.value(0) == 12 + 5
    again = Bid(cards("b6"), mode="colour", changes=(change("b6", "r6"),))
    assert table.refused(again) == "4.5"


def test_rule_4_5_without_the_cowshed_nothing_is_recoloured() -> None:
    table = bidding("r3 b4", "b3", "b3")
    assert table.refused(Bid(cards("r3 b4"), mode="colour", changes=(change("b4", "r4"),))) == "4.5"


def test_rule_4_6_water_mill_changes_up_to_two_cards_by_1_once() -> None:
    table = bidding("r3 b4 y5 b3", "b3", "b3", display="y4", buildings=["water_mill"])
    fours = (change("r3", "r4"), change("y5", "y4"))
    table.do(Bid(cards("r3 b4 y5"), mode="value", changes=fours), bid("b3"), bid("b3"))
    assert table.value(0) == 12 + 4
    again = Bid(cards("b3"), mode="value", changes=(change("b3", "b4"),))
    assert table.refused(again) == "4.6"


@pytest.mark.parametrize(("card", "counts_as"), [("r6", "r7"), ("r4", "r6"), ("r3", "r5"), ("r5", "r3")])
def test_rule_4_6_never_by_more_than_1_and_never_over_6(card: str, counts_as: str) -> None:
    table = bidding("r3 r4 r5 r6", "b3", "b3", buildings=["water_mill"])
    changed = Change(cards(card)[0], Card(f"red{counts_as[1]}"))
    assert table.refused(Bid(cards(card), mode="colour", changes=(changed,))) == "4.6"


def test_rule_4_6_a_3_may_become_a_2() -> None:
    table = bidding("r3", "b3", "b3", buildings=["water_mill"])
    table.do(Bid(cards("r3"), mode="colour", changes=(change("r3", "r2"),)))
    assert table.value(0) == 2


def test_rule_4_6_changes_reach_earlier_cards_and_last_until_the_phase_ends() -> None:
    table = bidding("r3 r4 r4", "b3", "b3", buildings=["water_mill", "cowshed"])
    table.do(bid("r3"), bid("b3"), bid("b3"))
    table.do(Bid(cards("r4"), mode="value", changes=(change("r3", "b4"),)), Pass(), Pass())
    assert table.value(0) == 8
    assert table.player(0).used == ("cowshed", "water_mill")
    table.do(bid("r4", mode="value"))
    assert table.value(0) == 12


def test_rule_4_6_the_display_never_changes() -> None:
    table = bidding("r3", "b3", "b3", display="r4", buildings=["water_mill"])
    assert table.refused(Bid(cards("r3"), mode="colour", changes=(change("r4", "r5"),))) == "4.6"


def test_rule_4_7_grain_mill_adds_3_on_arriving_where_another_figure_is() -> None:
    table = bidding("r3 r4", "b4", "y3", buildings=["grain_mill"])
    assert table.refused(bid("r4", grain_mill=True)) == "4.7"
    table.do(bid("r3"), bid("b4"), bid("y3"))
    assert table.refused(bid("r4", grain_mill=True)) == "4.7"
    table = bidding("r4", "b4", "y3", buildings=["grain_mill"], start=1)
    table.do(bid("b4"), bid("y3"), bid("r4", grain_mill=True))
    assert table.value(0) == 7


def test_rule_4_7_the_space_counts_not_the_value() -> None:
    table = bidding("r6", "y6 y6 y6 y5", "b3", display="y6 y5 y5 y4 y3", buildings=["grain_mill"], start=1)
    table.do(bid("y6 y6 y6 y5"), bid("b3"))
    assert table.value(1) == 46
    table.do(bid("r6", grain_mill=True))
    assert table.value(0) == 9


def test_rule_4_7_a_bid_whose_value_does_not_change_does_not_arrive() -> None:
    table = bidding("r5 y5", "y6 y5 y4", "b3", display="b5 r6 r4", buildings=["grain_mill"])
    table.do(bid("r5"), bid("y6 y5 y4"), bid("b3"))
    assert (table.value(0), table.value(1)) == (15, 15)
    assert table.refused(bid("y5", mode="value", grain_mill=True)) == "4.7"


def test_rule_4_7_the_neutral_figure_counts() -> None:
    table = bidding("y6 y6 y3", "b3", buildings=["grain_mill"])
    assert table.state.public.neutral == 15  # the display was five red 3s when it was placed
    table.do(bid("y6 y6 y3", grain_mill=True))
    assert table.value(0) == 18


def test_rule_4_8_greenhouse_draws_3_and_discards_2_once_on_the_own_turn() -> None:
    table = bidding("r3 r4", "b3", "b3", buildings=["greenhouse"])
    table.do(UseGreenhouse())
    table.deal("yellow6", "yellow5", "yellow4")
    assert table.kind == "discard"
    table.do(Discard(Card("red3")), Discard(Card("red4")))
    assert table.hand(0) == cards("y4 y5 y6")
    assert (table.kind, table.at_turn) == ("bid", 0)
    assert table.refused(UseGreenhouse()) == "4.8"
    assert all_cards(table.state) == 87


def test_rule_4_9_dairy_draws_2_when_the_bid_is_over_28() -> None:
    table = bidding("r6 r6 r6 r6 r5", "b3", "b3", buildings=["dairy"])
    assert table.refused(UseDairy()) == "4.9"
    assert table.refused(bid("r6 r6 r6 r6", dairy=True)) == "4.9"
    table.do(bid("r6 r6 r6 r6 r5", dairy=True))
    table.deal("blue3", "blue4")
    assert table.hand(0) == cards("b3 b4")
    assert table.at_turn == 1


@pytest.mark.parametrize("wait_for_pass", [False, True])
def test_rule_4_9_dairy_may_wait_for_a_later_turn_and_for_the_pass(wait_for_pass: bool) -> None:
    table = bidding("r6 r6 r6 r6 r5", "b3", "b3", buildings=["dairy"])
    table.do(bid("r6 r6 r6 r6 r5"), bid("b3"), bid("b3"))
    table.do(Pass(dairy=True) if wait_for_pass else UseDairy())
    table.deal("blue3", "blue4")
    assert table.player(0).used == ("dairy",)
    assert table.player(0).bidding is not wait_for_pass
    assert table.happened(BuildingUsed)[-1].building == "dairy"


def test_rule_4_9_the_dairy_before_a_pass_draws_while_the_bid_still_lies_on_the_table() -> None:
    """With both piles empty there is nothing to draw: the own bid is not yet in the discard pile."""
    table = bidding("r6 r6 r6 r6 r5", "b3", "b3", buildings=["dairy"])
    table.do(bid("r6 r6 r6 r6 r5"), bid("b3"), bid("b3"))
    public = replace(table.state.public, discards={})
    table.state = replace(table.state, public=public, draw_pile={})
    table.do(Pass(dairy=True))
    assert table.hand(0) == ()
    assert table.state.public.discards == {"red6": 4, "red5": 1}


def test_rule_4_10_tool_shed_adds_4_with_two_cards_or_fewer_left() -> None:
    table = bidding("r3 r4 r5 r6", "b3", "b3", buildings=["tool_shed"])
    assert table.refused(bid("r3", tool_shed=True)) == "4.10"
    assert table.refused(Pass(tool_shed=True)) == "3.11"
    table.do(bid("r3 r4", tool_shed=True), bid("b3"), bid("b3"))
    assert table.value(0) == 11
    assert table.refused(bid("r5", tool_shed=True)) == "4.10"
    assert table.refused(Pass(tool_shed=True)) == "4.10"


def test_rule_4_10_tool_shed_may_raise_the_bid_before_a_pass() -> None:
    table = bidding("r3 r4", "b3", "b3", buildings=["tool_shed"])
    table.do(bid("r3"), bid("b3"), bid("b3"), Pass(tool_shed=True))
    assert table.value(0) == 7


def test_rule_4_11_after_a_draw_in_the_bidding_the_hand_is_cut_to_12() -> None:
    hand = "r6 r6 r6 r6 r5 b3 b3 b3 b3 b3 b3 y3 y3 y3 y3 y3"
    table = bidding(hand, "b3", "b3", buildings=["dairy"])
    table.do(bid("r6 r6 r6 r6 r5", dairy=True)).deal("blue4", "blue4")
    assert (table.kind, table.at_turn) == ("discard", 0)
    table.do(Discard(Card("blue3")))
    assert len(table.hand(0)) == 12
    assert table.at_turn == 1


def test_rule_4_11_cards_taken_back_count_and_cards_in_a_bid_do_not() -> None:
    hand = "r3 r3 r3 r3 r3 b3 b3 b3 b3 b3 b3 b3"
    table = bidding(hand, "b3 b3", "b3", buildings=["greenhouse"])
    table.do(bid("r3 r3 r3"), bid("b3"), bid("b3"), UseGreenhouse())
    table.deal("yellow3", "yellow3", "yellow3")
    table.do(Discard(Card("yellow3")), Discard(Card("yellow3")))
    assert (table.kind, len(table.hand(0))) == ("bid", 10)
    table.do(DropOut("D"))
    assert (table.kind, len(table.hand(0))) == ("discard", 13)
    table.do(Discard(Card("blue3")))
    assert (len(table.hand(0)), table.at_turn) == (12, 1)


def test_rule_4_11_the_greenhouse_keeps_the_limit_once_its_discard_is_made() -> None:
    hand = " ".join(["b3"] * 8 + ["y3"] * 4)
    table = bidding(hand, "r3", "r3", buildings=["greenhouse"])
    table.do(UseGreenhouse()).deal("red4", "red4", "red4")
    table.do(Discard(Card("red4")), Discard(Card("red4")))
    assert (table.kind, len(table.hand(0))) == ("discard", 13)
    table.do(Discard(Card("red4")))
    assert (table.kind, table.at_turn) == ("bid", 0)


def test_rule_4_12_an_option_leaves_out_the_two_own_buildings() -> None:
    with_own = dealt(3, Options(EDITION)).state.public
    without = dealt(3, Options(EDITION, own_buildings=False)).state.public
    assert len(with_own.building_cards) + 1 == 12
    assert len(without.building_cards) + 1 == 10
    assert not set(OWN_BUILDINGS) & {*without.building_cards, without.open_building}


def test_rule_4_13_crate_store_draws_2_on_dropping_out() -> None:
    table = bidding("r3 r4", "b3", "b3", buildings=["crate_store"])
    table.do(DropOut("D", crate_store=True)).deal("yellow3", "yellow4")
    assert table.hand(0) == cards("r3 r4 y3 y4")
    assert bidding("r3", "b3", "b3").refused(DropOut("D", crate_store=True)) == "4.13"


def test_rule_4_14_cider_press_adds_5_for_an_apple_once() -> None:
    table = bidding("r3 r4", "b3", "b3", buildings=["cider_press"], apples=2)
    table.do(bid("r3", cider_press=True), bid("b3"), bid("b3"))
    assert (table.value(0), table.player(0).apples) == (8, 1)
    assert table.refused(bid("r4", cider_press=True)) == "4.14"
    no_apple = bidding("r3 r4", "b3", "b3", buildings=["cider_press"])
    assert no_apple.refused(bid("r3", cider_press=True)) == "4.14"


def test_once_means_once_a_phase_and_the_next_phase_begins_anew() -> None:
    table = bidding("r3 r4 r5", "b3", "b3", buildings=["greenhouse"])
    _use_greenhouse(table)
    while table.state.public.round == 1:
        table.deal_on()
        table.do(next(iter(GAME.legal(table.state))))
    assert table.player(0).used == ()


def _use_greenhouse(table: Table) -> None:
    table.do(UseGreenhouse()).deal_on()
    table.do(Discard(table.hand(0)[0]))
    table.do(Discard(table.hand(0)[0]))
