"""Rule section 3: bidding."""

import pytest

from rules_core.games.ahrensache.actions import Bid, DropOut, Pass, TakeOffer
from rules_core.games.ahrensache.bids import space
from rules_core.games.ahrensache.events import BiddingEnded, SheepTaken
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.material import CARDS
from tests.games.ahrensache.tables import all_cards, bid, bidding, cards, pass_all


def test_rule_3_1_turns_go_round_from_the_sheep_until_nobody_is_left() -> None:
    table = bidding("r3 r4", "r3 r4", "r3 r4", start=1)
    order = []
    for _ in range(3):
        order.append(table.at_turn)
        table.do(bid("r3"))
    assert order == [1, 2, 0]
    table.do(Pass())
    assert table.at_turn == 2
    table.do(Pass())
    assert table.at_turn == 0


def test_rule_3_1_a_seat_alone_in_the_bidding_goes_on_taking_turns() -> None:
    table = bidding("r3 r4 r5", "b3", "b3")
    table.do(bid("r3"), bid("b3"), bid("b3"), bid("r4"), Pass(), Pass())
    assert (table.at_turn, table.kind) == (0, "bid")
    table.do(bid("r5"))
    assert (table.at_turn, table.kind) == (0, "bid")
    table.do(Pass())
    assert table.kind == "choose_offer"


def test_rule_3_2_a_bid_plays_at_least_one_card_every_time() -> None:
    table = bidding("r3 r4", "b3", "b3")
    assert table.refused(Bid(grain=2)) == "3.2"
    table.do(bid("r3"), bid("b3"), bid("b3"))
    assert table.refused(Bid(grain=2, mode="colour")) == "3.2"


def test_rule_3_2_only_cards_from_the_hand_are_played() -> None:
    table = bidding("r3 r4", "b3", "b3")
    assert table.refused(bid("b3")) == "3.2"
    assert table.refused(bid("r3 r3")) == "3.2"
    assert table.refused(bid("r3", down="r3")) == "3.2"


def test_rule_3_2_later_bids_add_to_the_cards_played() -> None:
    table = bidding("r3 r4 r5", "b3", "b3")
    table.do(bid("r3"), bid("b3"), bid("b3"))
    table.do(bid("r4"))
    assert table.value(0) == 7
    assert table.hand(0) == cards("r5")


@pytest.mark.parametrize(
    ("up", "mode", "rule"),
    [
        ("r3 r6", "colour", None),
        ("r3 b3", "value", None),
        ("r3 r3", "colour", None),
        ("r3 r3", "value", None),
        ("r3 b3", "colour", "3.3"),
        ("r3 r6", "value", "3.3"),
        ("r3 b4", "colour", "3.3"),
        ("r3 b4", "value", "3.3"),
    ],
)
def test_rule_3_3_face_up_cards_share_a_colour_or_a_value(up: str, mode: str, rule: str | None) -> None:
    table = bidding("r3 r3 r6 b3 b4", "b3", "b3")
    refusal = GAME.refusal(table.state, bid(up, mode=mode))
    assert (refusal.rule if refusal else None) == rule


def test_rule_3_3_any_number_of_cards_lies_face_down_and_matches_nothing() -> None:
    table = bidding("r3 b4 y5 y6", "b3", "b3", display="y6 y6")
    table.do(bid(down="r3 b4 y5 y6"))
    assert table.value(0) == 8


def test_rule_3_4_the_value_adds_all_parts_up() -> None:
    table = bidding("r3 r4 b6 y6", "b3", "b3", display="r5 b4 y3 r3 y6", buildings=["pigsty"])
    table.do(bid("r3 r4", down="b6 y6", grain=2))
    # 7 face up, 8 red in the display, 4 face down, 3 for grain, 4 for the pigsty
    assert table.value(0) == 26


def test_rule_3_4_the_example_of_the_rulebook() -> None:
    table = bidding("r4 r4 r6", "b3", "b3")
    table.do(bid("r4 r4 r6"))
    assert table.value(0) == 14


def test_rule_3_5_colour_counts_the_display_cards_of_that_colour() -> None:
    table = bidding("r3", "b3", "b3", display="r5 b3 y3 r6 y6")
    table.do(bid("r3"))
    assert table.value(0) == 14


def test_rule_3_5_value_counts_the_display_cards_of_that_value() -> None:
    table = bidding("r3", "b3", "b3", display="r5 b3 y3 r6 y6")
    table.do(bid("r3", mode="value"))
    assert table.value(0) == 9


def test_rule_3_5_face_down_cards_alone_match_nothing_and_have_no_mode() -> None:
    table = bidding("r3", "b3", "b3", display="r5 b3 y3 r6 y6")
    assert table.refused(Bid((), cards("r3"), mode="colour")) == "3.5"
    assert table.refused(Bid(cards("r3"))) == "3.5"
    table.do(bid(down="r3"))
    assert table.value(0) == 2


@pytest.mark.parametrize(("grain", "points"), [(0, 0), (1, 1), (2, 3), (3, 4), (4, 6), (5, 7)])
def test_rule_3_6_one_grain_counts_1_and_two_count_3(grain: int, points: int) -> None:
    table = bidding("r3", "b3", "b3", grain=5)
    table.do(bid("r3", grain=grain))
    assert table.value(0) == 3 + points
    assert table.player(0).grain == 5 - grain


def test_rule_3_6_grain_of_the_whole_phase_counts_together() -> None:
    table = bidding("r3 r4", "b3", "b3")
    table.do(bid("r3", grain=1), bid("b3"), bid("b3"), bid("r4", grain=1))
    assert table.value(0) == 3 + 4 + 3


def test_rule_3_6_no_more_grain_than_there_is_and_it_stays_spent() -> None:
    table = bidding("r3", "b3", "b3")
    assert table.refused(bid("r3", grain=3)) == "3.6"
    assert table.refused(bid("r3", grain=-1)) == "3.6"
    table.do(bid("r3", grain=2), bid("b3"), bid("b3"), DropOut("D"))
    assert table.player(0).grain == 0


@pytest.mark.parametrize(("value", "at"), [(1, 1), (40, 40), (41, 1), (54, 14), (80, 40), (81, 1)])
def test_rule_3_7_the_track_is_counted_from_1_to_40_again_and_again(value: int, at: int) -> None:
    assert space(value) == at


def test_rule_3_7_a_bid_may_be_lower_than_before() -> None:
    table = bidding("r3 b3", "b3", "b3", display="r6 r6 r6")
    table.do(bid("r3"), bid("b3"), bid("b3"))
    assert table.value(0) == 21
    table.do(bid("b3", mode="value"))
    assert table.value(0) == 6


def test_rule_3_8_of_equal_bids_the_earlier_is_ahead() -> None:
    table = bidding("r4", "b4", "y5")
    table.do(bid("r4"), bid("b4"), bid("y5"), Pass(), Pass(), Pass())
    assert table.happened(BiddingEnded)[0].order == (2, 0, 1)


def test_rule_3_8_a_bid_whose_value_does_not_change_keeps_its_place() -> None:
    # Seat 0 stands on 15 first; its second bid counts 10 for the fives and 5 for the display: 15 again.
    table = bidding("r5 y5", "y6 y5 y4", "y4", display="b5 r6 r4")
    table.do(bid("r5"), bid("y6 y5 y4"), bid("y4"))
    assert (table.value(0), table.value(1)) == (15, 15)
    table.do(bid("y5", mode="value"))
    assert table.value(0) == 15
    table.do(Pass(), Pass(), Pass())
    assert table.happened(BiddingEnded)[0].order == (0, 1, 2)


def test_rule_3_8_a_figure_that_comes_back_stands_behind() -> None:
    table = bidding("r5 y5 b5", "y6 y5 y4", "y4", display="b5 r6 r4")
    table.do(bid("r5"), bid("y6 y5 y4"), bid("y4"))
    table.do(bid("y5 b5", mode="value"), Pass(), Pass(), Pass())
    assert table.value(0) == 20
    assert table.happened(BiddingEnded)[0].order == (0, 1, 2)
    table = bidding("r5", "y5", "y6 y5 y4")
    table.do(bid("r5"), bid("y5"), bid("y5"), Pass(), Pass(), Pass())
    assert table.happened(BiddingEnded)[0].order == (0, 1, 2)


def test_rule_3_9_the_mode_is_chosen_anew_with_every_bid() -> None:
    table = bidding("r3 r3 y6", "b3", "b3", display="r6 b3 y3")
    table.do(bid("r3"), bid("b3"), bid("b3"))
    assert table.value(0) == 9
    table.do(Bid(cards("r3"), mode="value"), Pass(), Pass())
    assert table.value(0) == 3 + 3 + 6
    table.do(Bid((), cards("y6"), mode="colour"))
    assert table.value(0) == 3 + 3 + 6 + 2


def test_rule_3_9_grain_and_bonuses_stay_when_the_bid_is_counted_anew() -> None:
    table = bidding("r4 r4 b4", "b3", "b3", buildings=["water_tower"])
    table.do(bid("r4 r4", grain=2), bid("b3"), bid("b3"))
    assert table.value(0) == 8 + 3 + 3
    table.do(bid("b4", mode="value"))
    assert table.value(0) == 12 + 3 + 3


def test_rule_3_10_hands_are_secret_but_their_number_and_goods_are_not() -> None:
    table = bidding("r3 r4", "b3", "b3 y3")
    view = GAME.view(table.state, 1)
    assert view.hand_counts == (2, 1, 2)
    assert view.secret is not None and view.secret.hand == cards("b3")
    assert [player.grain for player in view.public.players] == [2, 2, 2]


def test_rule_3_10_face_up_cards_stay_public_in_the_discard_pile_and_face_down_ones_their_owners() -> None:
    table = bidding("r3 b4", "b3", "b3")
    table.do(bid("r3", down="b4"), bid("b3"), bid("b3"), Pass())
    assert table.state.public.discards == {"red3": 1}
    assert GAME.view(table.state, 1).buried_counts == (1, 0, 0)
    own = GAME.view(table.state, 0).secret
    assert own is not None and own.buried == cards("b4")


def test_rule_3_11_passing_needs_a_bid_and_discards_its_cards() -> None:
    table = bidding("r3 r4", "b3", "b3")
    assert table.refused(Pass()) == "3.11"
    table.do(bid("r3"), bid("b3"), bid("b3"), Pass())
    assert table.hand(0) == cards("r4")
    assert table.state.public.discards == {"red3": 1}
    assert not table.player(0).bidding
    assert table.value(0) == 3


def test_rule_3_12_dropping_out_takes_a_free_light_offer_and_the_cards_back() -> None:
    table = bidding("r3 b4", "b3", "b3")
    table.do(bid("r3", down="b4"), bid("b3"), bid("b3"), DropOut("D"))
    assert set(table.hand(0)) == set(cards("r3 b4"))
    assert table.player(0).offer == "D"
    assert table.player(0).standing is None
    assert table.refused(DropOut("D")) == "3.12"


def test_rule_3_12_dropping_out_is_allowed_before_any_bid_but_only_to_a_light_offer() -> None:
    table = bidding("r3", "b3", "b3")
    assert table.refused(DropOut("A")) == "3.12"
    assert table.refused(DropOut("F")) == "2.1"
    table.do(DropOut("D"))
    assert table.player(0).offer == "D"


def test_rule_3_13_without_cards_and_light_offer_a_seat_passes_with_0() -> None:
    table = bidding("", "", "b3")
    assert table.refused(Pass()) == "3.11"  # a light offer is free
    table.do(DropOut("D"))
    assert table.refused(Pass(tool_shed=True)) == "3.13"
    assert list(GAME.legal(table.state)) == [Pass()]
    table.do(Pass(), bid("b3"), Pass())
    assert table.happened(BiddingEnded)[0].order == (2, 1)


def test_rule_3_13_of_several_bids_of_0_the_earlier_is_ahead_and_may_take_the_sheep() -> None:
    table = bidding("r3", "", "", start=1)
    table.do(DropOut("D"), Pass(), bid("r3"), Pass())
    assert table.happened(BiddingEnded)[0].order == (0, 2)
    assert table.happened(SheepTaken)[0].seat == 0
    table = bidding("r3", "", "")
    table.do(DropOut("D"), Pass(), Pass())
    assert table.happened(BiddingEnded)[0].order == (1, 2)
    assert table.happened(SheepTaken)[0].seat == 1


def test_rule_3_14_the_first_takes_the_sheep_and_all_pick_free_offers_in_order() -> None:
    table = bidding("r3", "b5", "y4")
    table.do(bid("r3"), bid("b5"), bid("y4"), Pass(), Pass(), Pass())
    assert table.happened(SheepTaken)[0].seat == 1
    assert table.state.public.sheep == 1
    assert table.at_turn == 1
    table.do(TakeOffer("D"))  # light offers too
    assert table.at_turn == 2
    assert table.refused(TakeOffer("D")) == "3.14"
    table.do(TakeOffer("A"))
    assert table.at_turn == 0


def test_rule_3_14_who_dropped_out_does_not_pick_again() -> None:
    table = bidding("r3", "b5", "y4")
    table.do(DropOut("D"), bid("b5"), bid("y4"))
    pass_all(table, "A", "B")
    assert [player.offer for player in table.state.public.players] == ["D", "A", "B"]


def test_no_card_is_lost_in_a_bidding() -> None:
    table = bidding("r3 r4 b5", "b3 b4", "y3 y4")
    table.do(bid("r3", down="b5"), bid("b3"), bid("y3"), bid("r4"), Pass(), DropOut("D"), Pass())
    assert all_cards(table.state) == 87
    assert set(table.hand(2)) <= set(CARDS)
