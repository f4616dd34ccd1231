"""Rule section 8: the scoring cards of the farmers."""

from functools import cache
from itertools import product

import pytest

from rules_core.games.ahrensache.material import ANIMALS, FARMER_CARDS, THINGS, ScoringId
from rules_core.games.ahrensache.scoring_cards import (
    CARD_POINTS,
    RESTS_ON,
    FarmCount,
    card_details,
    count_farm,
    set_points,
    with_face,
)
from tests.games.ahrensache.farms import edition, face_of, farmer, points, scored


def count(
    farmers: int = 1, pastures: int = 0, buildings: int = 0, apples: int = 0, **shown: int
) -> FarmCount:
    return FarmCount(
        animals={animal: shown.get(animal, 0) for animal in ANIMALS},
        objects={thing: shown.get(thing, 0) for thing in THINGS},
        farmers=farmers,
        pastures=pastures,
        buildings=buildings,
        apples=apples,
    )


@pytest.mark.parametrize(("card", "kinds"), [("A1", ANIMALS), ("B1", THINGS)])
def test_rule_8_a1_b1_sets_of_1_2_3_4_different_kinds(card: ScoringId, kinds: tuple[str, ...]) -> None:
    scale = [CARD_POINTS[card](count(**dict.fromkeys(kinds[:size], 1))) for size in range(5)]
    assert scale == [0, 2, 6, 12, 20]


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ((1, 1, 1, 1), 20),
        ((2, 1, 1, 1), 22),
        ((2, 2, 1, 1), 26),
        ((3, 0, 0, 0), 6),
        ((3, 2, 1, 0), 20),  # 3 + 2 + 1 kinds: 12 + 6 + 2
        ((4, 4, 4, 4), 80),
    ],
)
def test_rule_8_a1_any_number_of_sets(amounts: tuple[int, ...], expected: int) -> None:
    assert CARD_POINTS["A1"](count(**dict(zip(ANIMALS, amounts, strict=True)))) == expected


@cache
def best_split(amounts: tuple[int, ...]) -> int:
    """The points of the best split into sets, by trying all."""
    if not any(amounts):
        return 0
    best = 0
    for taken in product((0, 1), repeat=4):
        if any(taken) and all(take <= amount for take, amount in zip(taken, amounts, strict=True)):
            left = sorted(amount - take for take, amount in zip(taken, amounts, strict=True))
            best = max(best, (0, 2, 6, 12, 20)[sum(taken)] + best_split(tuple(left)))
    return best


def test_rule_8_a1_b1_sets_are_split_best() -> None:
    for amounts in product(range(5), repeat=4):
        assert set_points(amounts) == best_split(tuple(sorted(amounts))), amounts


def test_rule_8_b1_counts_objects_only() -> None:
    assert CARD_POINTS["B1"](count(apple_tree=1, beehive=2, cow=3)) == 8


@pytest.mark.parametrize(("apples", "expected"), [(0, 0), (1, 2), (2, 6), (3, 12), (4, 22), (5, 25), (7, 31)])
def test_rule_8_c1_apples_on_a_scale_and_3_for_each_apple_tree(apples: int, expected: int) -> None:
    assert CARD_POINTS["C1"](count(apples=apples)) == expected
    assert CARD_POINTS["C1"](count(apples=apples, apple_tree=2, tractor=1)) == expected + 6


@pytest.mark.parametrize(("farmers", "expected"), [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30)])
def test_rule_8_d1_farmers_on_a_scale_3_for_each_tractor_1_for_each_apple(
    farmers: int, expected: int
) -> None:
    assert CARD_POINTS["D1"](count(farmers=farmers)) == expected
    assert CARD_POINTS["D1"](count(farmers=farmers, tractor=2, apples=4, beehive=1)) == expected + 10


def test_rule_8_e1_18_and_3_for_each_beehive_and_wheelbarrow() -> None:
    assert CARD_POINTS["E1"](count()) == 18
    assert CARD_POINTS["E1"](count(beehive=2, wheelbarrow=1, tractor=5)) == 27


@pytest.mark.parametrize(("card", "kinds"), [("A2", ANIMALS), ("B2", THINGS)])
def test_rule_8_a2_b2_pairs_of_one_kind(card: ScoringId, kinds: tuple[str, ...]) -> None:
    scale = [CARD_POINTS[card](count(**{kinds[0]: 2 * pairs})) for pairs in range(7)]
    assert scale == [0, 6, 20, 26, 40, 50, 60]
    assert CARD_POINTS[card](count(**dict.fromkeys(kinds, 1))) == 0


def test_rule_8_a2_b2_pairs_of_all_kinds_are_added_up_several_of_one_kind_too() -> None:
    assert CARD_POINTS["A2"](count(cow=5, pig=2, sheep=1)) == 26  # two pairs of cows, one of pigs
    assert CARD_POINTS["B2"](count(tractor=2, beehive=3, wheelbarrow=2, apple_tree=2)) == 40
    assert CARD_POINTS["A2"](count(cow=3, pig=3)) == 20


def test_rule_8_c2_trees_wheelbarrows_and_beehives_times_apples() -> None:
    assert CARD_POINTS["C2"](count(apple_tree=2, wheelbarrow=1, beehive=1, tractor=7, apples=5)) == 20
    assert CARD_POINTS["C2"](count(apple_tree=2)) == 0


def test_rule_8_d2_pastures_and_buildings_times_tractors() -> None:
    assert CARD_POINTS["D2"](count(pastures=6, buildings=2, tractor=3, farmers=5)) == 24


def test_rule_8_e2_animals_times_farmers() -> None:
    assert CARD_POINTS["E2"](count(farmers=4, cow=2, pig=1, chicken=3, tractor=2)) == 24


def test_rule_8_only_what_lies_in_the_farm_counts_as_often_as_it_is_printed() -> None:
    owner = farmer("cow cow tractor", "sheep beehive", "farmer_green", "dairy", "farmer_brown", apples=3)
    printed = scored(owner).options.edition
    expected = count(2, 2, 1, 3, cow=2, sheep=1, tractor=1, beehive=1)
    assert count_farm(printed, owner) == expected
    # A building card whose tile was not placed, and farmers not placed, count nothing.
    assert count_farm(printed, farmer(apples=3, buildings=("dairy",))) == count(0, apples=3)


def test_rule_8_the_count_with_a_pasture_more() -> None:
    owner = farmer("cow tractor", "cow cow beehive")
    printed = edition({tile: face_of(tile) for tile in ("cow tractor", "cow cow beehive")})
    one = count_farm(printed, farmer("cow tractor"))
    assert with_face(one, face_of("cow cow beehive")) == count_farm(printed, owner)
    assert one == count(0, 1, cow=1, tractor=1)


def test_rule_8_each_card_scores_with_its_farmer() -> None:
    tiles = (
        "cow cow tractor",
        "pig apple_tree",
        "beehive wheelbarrow",
        "farmer_green",
        "dairy",
        "farmer_brown",
    )
    expected: dict[ScoringId, int] = {
        "A1": 8,  # cow and pig 6, cow 2
        "B1": 20,
        "C1": 9,  # two apples 6, a tree 3
        "D1": 11,  # two farmers 6, a tractor 3, two apples 2
        "E1": 24,
        "A2": 6,
        "B2": 0,
        "C2": 6,
        "D2": 4,
        "E2": 6,
    }
    for card in FARMER_CARDS:
        assert points(scored(farmer(*tiles, apples=2), scoring={"green": card}))[card] == expected[card]


def test_every_farmer_card_has_points_and_tells_what_they_rest_on() -> None:
    assert CARD_POINTS.keys() == RESTS_ON.keys() == set(FARMER_CARDS)
    assert card_details("A2", count(cow=3, pig=2)) == {
        "cow": 3,
        "pig": 2,
        "sheep": 0,
        "chicken": 0,
        "animal_pairs": 2,
    }
    assert card_details("D2", count(pastures=4, buildings=1, tractor=2)) == {
        "pastures": 4,
        "buildings": 1,
        "tractor": 2,
    }
