"""Rules 7.1 to 7.3 and 7.7 to 7.9: points, hands, plans, farmer cards and the ranking."""

from msgspec.structs import replace

from rules_core.games.ahrensache.material import ScoringId
from rules_core.games.ahrensache.public import Placement
from rules_core.games.ahrensache.scoring import final_result, hand_points, score
from rules_core.kernel.game import PointsLine
from tests.games.ahrensache.farms import details, farmer, points, scored


def test_rule_7_1_printed_points_of_the_pastures() -> None:
    table = scored(farmer("cow 3", "tractor 5", "1", "pig"))
    assert points(table)["pastures"] == 9
    assert details(table, "pastures") == {"pastures": 4}


def test_rule_7_1_2_for_the_special_farmer() -> None:
    assert points(scored(farmer("farmer_brown")))["special_farmer"] == 2
    assert points(scored(farmer("farmer_green", "dairy")))["special_farmer"] == 0
    assert points(scored(farmer("farmer_green", "dairy")))["pastures"] == 0


def test_rule_7_1_7_for_each_tile_7() -> None:
    assert points(scored(farmer(sevens=3)))["sevens"] == 21


def test_rule_7_1_round_markers_as_the_edition_prints_them() -> None:
    assert points(scored(farmer(markers=(1, 8))))["markers"] == 90


def test_rule_5_5_round_markers_score_what_is_printed_on_their_back() -> None:
    table = scored(farmer(markers=(3,)))
    printed = replace(table.options.edition, round_markers=(0, 0, 4, 0, 0, 0, 0, 0))
    assert points(replace(table, options=replace(table.options, edition=printed)))["markers"] == 4


def test_rule_7_2_most_hand_cards_7_second_most_3() -> None:
    assert hand_points((5, 2, 4)) == (7, 0, 3)


def test_rule_7_2_all_who_tie_get_the_points_and_the_second_place_is_given_all_the_same() -> None:
    assert hand_points((5, 5, 4)) == (7, 7, 3)
    assert hand_points((5, 4, 4, 1)) == (7, 3, 3, 0)
    assert hand_points((5, 5, 4, 4, 3)) == (7, 7, 3, 3, 0)
    assert hand_points((6, 6)) == (7, 7)


def test_rule_7_2_who_holds_no_card_gets_none_of_these_points() -> None:
    assert hand_points((0, 0, 0)) == (0, 0, 0)
    assert hand_points((2, 0, 0)) == (7, 0, 0)


def test_rule_7_2_the_line_of_a_seat_tells_its_cards() -> None:
    table = scored(farmer(), farmer(), farmer())
    assert points(table, 1, (5, 3, 1))["hand_cards"] == 3
    assert details(table, "hand_cards", (5, 3, 1)) == {"cards": 5}


def test_rule_7_3_1_for_each_grain() -> None:
    assert points(scored(farmer(grain=4)))["grain"] == 4


def test_rule_7_3_the_building_plan_brings_15_or_25_if_every_marked_space_holds_a_tile() -> None:
    easy = farmer("1", "1", plan="plan", plan_side="easy")
    assert points(scored(easy))["plan"] == 15
    assert details(scored(easy), "plan") == {"filled": 2, "marked": 2, "side": "easy"}
    assert points(scored(farmer("1", plan="plan", plan_side="easy")))["plan"] == 0
    difficult = replace(easy, plan_side="difficult")
    assert points(scored(difficult))["plan"] == 0
    assert details(scored(difficult), "plan") == {"filled": 2, "marked": 4, "side": "difficult"}
    corners = (Placement(easy.farm[0].tile, (-2, -2)), Placement(easy.farm[0].tile, (2, 2)))
    assert points(scored(replace(difficult, farm=(*easy.farm, *corners))))["plan"] == 25


def test_rule_7_3_other_tiles_do_not_matter_to_the_plan() -> None:
    assert points(scored(farmer("1", "1", "1", "1", plan="plan", plan_side="easy")))["plan"] == 15
    assert points(scored(farmer("dairy", "farmer_green", plan="plan", plan_side="easy")))["plan"] == 15


def test_rule_7_7_a_farmer_card_counts_only_with_that_farmer_in_the_farm() -> None:
    table = scored(
        farmer("cow", "pig", "farmer_green"),
        farmer("cow", "pig", "farmer_orange"),
        farmer("cow", "pig"),
        scoring={"green": "A1", "orange": "E1"},
    )
    hands = (0, 0, 0)
    assert points(table, 0, hands).get("A1") == 6
    assert "E1" not in points(table, 0, hands)
    assert points(table, 1, hands).get("E1") == 18
    assert "A1" not in points(table, 1, hands)
    assert not {"A1", "E1"} & points(table, 2, hands).keys()


def test_rule_7_7_a_farmer_card_tells_its_farmer_and_what_it_rests_on() -> None:
    table = scored(farmer("cow tractor", "farmer_green", apples=2), scoring={"green": "D1"})
    assert details(table, "D1") == {"farmer": "green", "farmers": 1, "tractor": 1, "apples": 2}


def test_rule_7_7_w_and_g_come_before_the_farmers() -> None:
    table = scored(
        farmer("farmer_green", "farmer_brown"), scoring={"brown": "A1", "green": "C2"}, extras=("G1", "W2")
    )
    assert [line.reason for line in score(table, 0, (0,))] == [
        "pastures",
        "special_farmer",
        "sevens",
        "markers",
        "hand_cards",
        "grain",
        "plan",
        "W2",
        "G1",
        "A1",
        "C2",
    ]


def test_rule_7_9_every_player_scores_w_and_g_without_a_farmer() -> None:
    extras: list[tuple[ScoringId, int]] = [("W1", 4), ("W2", 12), ("G1", 16), ("G2", 0)]
    for card, expected in extras:
        table = scored(farmer(), farmer("1"), extras=(card,))
        assert points(table)[card] == expected
        assert card in points(table, 1)
        assert not {"W1", "W2", "G1", "G2"} - {card} & points(table).keys()


def test_rule_7_4_7_5_7_6_the_lines_tell_what_they_rest_on() -> None:
    table = scored(farmer("1", "1"), extras=("W1", "G1"))
    assert details(table, "W1") == {"tiles": 3, "crossings": 0}
    assert details(table, "G1") == {"areas": 8}
    table = scored(farmer("1", "1"), extras=("W2", "G2"))
    assert details(table, "W2") == {"ends": 8}
    assert details(table, "G2") == {"areas": 0}


def test_rule_7_8_most_points_wins() -> None:
    result = final_result(scored(farmer("3"), farmer("5"), farmer("4")), (0, 0, 0))
    assert result.places == (3, 1, 2)
    assert result.winners() == (1,)
    assert [result.total(seat) for seat in range(3)] == [3, 5, 4]
    assert result.why == "rounds_over"


def test_rule_7_8_a_tie_goes_to_more_pastures_in_the_farm() -> None:
    result = final_result(scored(farmer("4"), farmer("2", "2"), farmer("3", "1")), (0, 0, 0))
    assert result.places == (3, 1, 1)
    # Farmers and buildings are no pastures.
    result = final_result(
        scored(farmer("4"), farmer("3", "1"), farmer("4", "dairy", "farmer_green")), (0, 0, 0)
    )
    assert result.places == (2, 1, 2)


def test_rule_7_8_still_tied_is_shared() -> None:
    result = final_result(scored(farmer("4"), farmer("1"), farmer("4")), (0, 0, 0))
    assert result.places == (1, 3, 1)
    assert result.winners() == (0, 2)


def test_rule_7_8_the_result_holds_the_score_of_each_seat() -> None:
    table = scored(farmer("3", sevens=1), farmer(grain=2))
    result = final_result(table, (2, 1))
    assert result.points == (score(table, 0, (2, 1)), score(table, 1, (2, 1)))
    assert PointsLine("sevens", 7, {"sevens": 1}) in result.points[0]


def test_before_a_plan_is_dealt_it_brings_nothing() -> None:
    assert points(scored(farmer()))["plan"] == 0
