"""Rule section 2, and what section 1 says of the material in play."""

from collections import Counter

import pytest

from rules_core.games.ahrensache.actions import ChoosePlanSide, Deal
from rules_core.games.ahrensache.events import PlanSideChosen, RoundStarted
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.material import DECK, DECK_SIZE, FARMER_COLOURS, ROUNDS
from rules_core.games.ahrensache.offers import light_offers, offers_for, pasture_slots
from rules_core.games.ahrensache.options import Options
from rules_core.games.ahrensache.state import State
from rules_core.kernel.game import CHANCE
from tests.games.ahrensache.tables import EDITION, Table, all_cards, dealt


def after(kind: str, options: Options, players: int = 3) -> Table:
    """A game dealt on with first outcomes until this kind of decision is open."""
    table = Table(GAME.new(options, players))
    while table.kind != kind:
        table.do(next(iter(GAME.legal(table.state))))
    return table


def scoring_outcomes(options: Options) -> list[dict[str, int]]:
    """The outcomes with their weights of each of the five draws of scoring cards, the first one taken."""
    table = after("place_scoring", options)
    draws = []
    while table.kind == "place_scoring":
        outcomes = [action.outcome for action in GAME.legal(table.state) if isinstance(action, Deal)]
        draws.append(dict(zip(outcomes, GAME.odds(table.state), strict=True)))
        table.deal(outcomes[0])
    return draws


def test_rule_1_1_there_are_87_bidding_cards() -> None:
    assert DECK_SIZE == 87
    assert Counter(DECK.values()) == {11: 3, 8: 3, 6: 3, 4: 3}
    assert (DECK["red3"], DECK["blue4"], DECK["yellow5"], DECK["red6"]) == (11, 8, 6, 4)  # type: ignore[index]
    assert all_cards(dealt(5).state) == 87


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rule_2_1_there_is_always_one_offer_more_than_figures(players: int) -> None:
    figures = 3 if players == 2 else players
    assert [offer.id for offer in offers_for(players)] == list("ABCDEF"[: figures + 1])


def test_rule_2_1_the_offers_of_each_number_of_players() -> None:
    three, four, five = offers_for(3), offers_for(4), offers_for(5)
    assert offers_for(2) == three
    assert [offer.always.pastures for offer in five] == [2, 1, 0, 1, 0, 0]
    assert [offer.always.farmer for offer in four] == [False, True, True, False, False]
    assert [offer.always.grain for offer in five] == [0, 0, 0, 1, 0, 0]
    assert [offer.always.building for offer in five] == [False, False, False, False, True, False]
    assert (four[3].always.building, four[3].always.apples) == (True, 1)
    assert set(three[1].either) == {"pasture", "farmer"}
    assert set(three[2].either) == {"farmer", "building"}
    assert (four[2].either["grain"].grain, four[2].either["apple"].apples) == (2, 1)
    for last in (three[-1], four[-1], five[-1]):
        goods, farmer = last.either["goods"], last.either["paid_farmer"]
        assert (goods.grain, goods.apples, farmer.farmer, farmer.farmer_price) == (2, 2, True, 3)


@pytest.mark.parametrize(("players", "light"), [(2, "D"), (3, "D"), (4, "DE"), (5, "EF")])
def test_rule_2_2_the_light_offers_are_the_rightmost(players: int, light: str) -> None:
    assert "".join(light_offers(players)) == light


@pytest.mark.parametrize(
    ("players", "slots", "tiles"), [(2, "AAB", 24), (3, "AAB", 24), (4, "AAB", 24), (5, "AABD", 32)]
)
def test_rule_2_3_stacks_of_8_pastures_under_the_offers_that_show_one(
    players: int, slots: str, tiles: int
) -> None:
    assert "".join(pasture_slots(players)) == slots
    assert tiles == ROUNDS * len(slots)
    public = dealt(players).state.public
    assert len(public.pastures) + len(public.open_pastures) == tiles
    assert all(public.open_pastures)
    marked = any(EDITION.pastures[tile].five_players for tile in public.pastures)
    assert marked == (players == 5)


def test_rule_2_4_one_building_card_lies_open() -> None:
    public = dealt(3).state.public
    assert public.open_building is not None
    assert public.open_building not in public.building_cards


@pytest.mark.parametrize(
    ("players", "stacks"), [(2, [3, 3, 2, 2, 2]), (3, [3, 3, 2, 2, 2]), (4, [4, 3, 3, 3, 3]), (5, [4] * 5)]
)
def test_rule_2_5_the_farmer_stacks(players: int, stacks: list[int]) -> None:
    farmers = dealt(players).state.public.farmers
    assert set(farmers) == set(FARMER_COLOURS)
    assert sorted(farmers.values(), reverse=True) == stacks


def test_rule_2_6_the_first_game_has_a1_to_e1_at_random_stacks() -> None:
    draws = scoring_outcomes(Options(EDITION))
    assert set(draws[0]) == {"A1", "B1", "C1", "D1", "E1"}
    assert len(set(draws[0].values())) == 1
    assert [len(draw) for draw in draws] == [5, 4, 3, 2, 1]
    assert set(dealt(3).state.public.scoring) == set(FARMER_COLOURS)


def test_rule_2_6_the_advanced_game_has_a2_to_e2() -> None:
    assert set(scoring_outcomes(Options(EDITION, scoring="advanced"))[0]) == {"A2", "B2", "C2", "D2", "E2"}


def test_rule_2_6_a_mix_takes_one_card_of_each_letter_chosen_or_random() -> None:
    options = Options(EDITION, scoring="mix", letters={"A": "2", "B": "1", "C": "random"})
    first, second = scoring_outcomes(options)[:2]
    assert set(first) == {"A2", "B1", "C1", "C2", "D1", "D2", "E1", "E2"}
    assert (first["A2"], first["C1"], first["C2"]) == (2, 1, 1)  # letters are equally likely
    assert set(second) == {"A2", "C1", "C2", "D1", "D2", "E1", "E2"}  # B1 was taken: B is out
    cards = dealt(3, options).state.public.scoring.values()
    assert sorted(card[0] for card in cards) == list("ABCDE")


def test_rule_2_6_any_five_of_the_ten_may_lie() -> None:
    draws = scoring_outcomes(Options(EDITION, scoring="any_five"))
    assert [len(draw) for draw in draws] == [10, 9, 8, 7, 6]
    assert set(draws[0].values()) == {1}


@pytest.mark.parametrize(
    ("extras", "allowed"),
    [((), True), (("W1",), True), (("G2",), True), (("W2", "G1"), True), (("W1", "W2"), False),
     (("G1", "G2"), False), (("A1",), False), (("W1", "W1"), False)],
)  # fmt: skip
def test_rule_2_6_none_one_or_one_w_and_one_g(extras: tuple[str, ...], allowed: bool) -> None:
    refusal = GAME.options_refusal(Options(EDITION, extras=extras), 3)  # type: ignore[arg-type]
    assert (refusal is None) == allowed
    assert allowed or (refusal is not None and refusal.rule == "2.6")


def test_only_two_to_five_can_play() -> None:
    refusals = [GAME.options_refusal(Options(EDITION), players) for players in range(1, 7)]
    assert [refusal is None for refusal in refusals] == [False, True, True, True, True, False]


def test_rule_2_7_pastures_building_and_display_lie_open_before_the_sides_are_picked() -> None:
    public = after("choose_plan_side", Options(EDITION)).state.public
    assert None not in public.open_pastures
    assert public.open_building is not None
    assert len(public.display) == 5


def test_rule_2_7_sides_are_picked_in_seat_order_before_the_cards_are_dealt() -> None:
    table = after("choose_plan_side", Options(EDITION))
    assert table.at_turn == 0
    assert [len(secret.hand) for secret in table.state.secrets] == [0, 0, 0]
    assert len({player.plan for player in table.state.public.players}) == 3
    table.do(ChoosePlanSide("difficult"), ChoosePlanSide("easy"))
    assert table.at_turn == 2
    assert [event.side for event in table.happened(PlanSideChosen)] == ["difficult", "easy"]
    assert table.player(0).plan_side == "difficult"


def test_rule_2_7_each_gets_7_cards_and_2_grain_and_5_cards_lie_open() -> None:
    state: State = dealt(4).state
    assert [len(secret.hand) for secret in state.secrets] == [7, 7, 7, 7]
    assert [player.grain for player in state.public.players] == [2, 2, 2, 2]
    assert len(state.public.display) == 5


def test_rule_2_8_any_player_may_get_the_sheep() -> None:
    table = after("choose_plan_side", Options(EDITION))
    table.do(*[ChoosePlanSide("easy")] * 3)
    while table.kind != "give_sheep":
        table.do(next(iter(GAME.legal(table.state))))
    assert (table.at_turn, GAME.odds(table.state)) == (CHANCE, (1, 1, 1))
    table.deal("2").deal_on()
    assert (table.state.public.sheep, table.at_turn) == (2, 2)


def test_rule_2_9_a_marker_lies_ready_in_round_1() -> None:
    public = dealt(3).state.public
    assert (public.round, public.marker) == (1, True)


def test_rule_2_10_a_game_has_8_rounds_of_bidding_taking_and_trading() -> None:
    table = dealt(2)
    while table.kind is not None:
        table.do(next(iter(GAME.legal(table.state))))
    assert [event.round for event in table.happened(RoundStarted)] == [2, 3, 4, 5, 6, 7, 8]
    assert GAME.decision(table.state) is None
