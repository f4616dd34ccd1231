"""Rule section 1 and what is printed: the material, and that our own edition is what it must be."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product

import pytest
from msgspec.structs import replace

from ahrensache_desktop.paths import resource
from rules_core.games.ahrensache.edition import faults, read_edition
from rules_core.games.ahrensache.face import Face
from rules_core.games.ahrensache.farm import fits, network
from rules_core.games.ahrensache.material import (
    ANIMALS,
    AREA_CARDS,
    BUILDINGS,
    FARMER_CARDS,
    FARMER_COLOURS,
    FARMERS_PER_COLOUR,
    OWN_BUILDINGS,
    PLAN_POINTS,
    ROUNDS,
    RULEBOOK_BUILDINGS,
    SEVENS,
    THINGS,
    WALK_CARDS,
    PlanSide,
    TileId,
)
from rules_core.games.ahrensache.offers import OFFERS_OF
from rules_core.games.ahrensache.public import Placement
from rules_core.games.ahrensache.scoring import score
from rules_core.pieces.grid import STEP, Cell
from tests.games.ahrensache.tables import dealt

TEXT = resource("editions", "ahrensache.toml").read_text(encoding="utf-8")
OURS = read_edition(TEXT)
PLAIN = [face for face in OURS.pastures.values() if not face.five_players]
MARKED = [face for face in OURS.pastures.values() if face.five_players]
SIDES_OF_PLANS: list[tuple[str, PlanSide]] = [
    (plan, side) for plan in OURS.plans for side in ("easy", "difficult")
]


def shape(face: Face) -> str:
    """The class of a face by its paths."""
    ends = "".join(sorted(face.ends()))
    if len(ends) in (1, 3):
        return {1: "dead end", 3: "junction"}[len(ends)]
    if len(ends) == 2:
        return "straight" if ends in ("NS", "EW") else "curve"
    return "crossing" if face.is_crossing() else "two curves"


def contents(face: Face) -> str:
    """How many animals and objects a face shows."""
    return f"{len(face.animals)}+{len(face.objects)}"


# What the rulebook fixes.


def test_rule_1_2_the_tiles_and_cards_of_the_box() -> None:
    assert (len(OURS.pastures), len(MARKED)) == (32, 8)
    assert (len(FARMER_COLOURS), FARMERS_PER_COLOUR, SEVENS) == (5, 4, 8)
    assert len(OURS.buildings) == len(BUILDINGS) == 12
    assert len(OURS.round_markers) == ROUNDS == 8
    assert len(FARMER_CARDS + WALK_CARDS + AREA_CARDS) == 14
    assert len(OURS.plans) == 5
    assert PLAN_POINTS == {"easy": 15, "difficult": 25}
    shown = {
        (offer.always, *offer.either.values())
        for offers in OFFERS_OF.values()
        for offer in offers
        if offer.id != "A"
    }
    assert len(shown) == 7


def test_rule_1_3_another_edition_prints_other_values() -> None:
    other = read_edition(
        TEXT.replace("[1, 2, 3, 4, 5, 6, 7, 8]", "[9, 9, 9, 9, 9, 9, 9, 9]").replace("p01 = {", "pond = {")
    )
    assert set(other.round_markers) == {9}
    assert other.pastures[TileId("pond")] == OURS.pastures[TileId("p01")]


def test_rule_5_5_round_markers_score_what_the_edition_prints() -> None:
    table = dealt(3)
    options = replace(
        table.state.public.options, edition=replace(OURS, round_markers=(0, 0, 40, 0, 0, 0, 0, 7))
    )
    players = (replace(table.player(0), markers=(3, 8)), *table.state.public.players[1:])
    public = replace(table.state.public, options=options, players=players)
    lines = {line.reason: line.points for line in score(public, 0, (0, 0, 0))}
    assert lines["markers"] == 47


def test_our_edition_has_no_fault() -> None:
    assert faults(OURS) == ()


# Pastures.


@pytest.mark.parametrize(
    ("kind", "plain", "marked"), [("crossing", 3, 1), ("junction", 9, 3), ("straight", 6, 2), ("curve", 6, 2)]
)
def test_every_class_of_pasture_is_split_3_to_1(kind: str, plain: int, marked: int) -> None:
    assert sum(shape(face) == kind for face in PLAIN) == plain
    assert sum(shape(face) == kind for face in MARKED) == marked


def test_pastures_point_in_all_directions_alike() -> None:
    ways = Counter("".join(sorted(face.ends())) for face in PLAIN + MARKED)
    assert {way: ways[way] for way in ("ENS", "ESW", "NSW", "ENW")} == dict.fromkeys(
        ("ENS", "ESW", "NSW", "ENW"), 3
    )
    assert (ways["NS"], ways["EW"]) == (4, 4)
    assert [ways[way] for way in ("EN", "ES", "SW", "NW")] == [2, 2, 2, 2]


def test_some_crossings_are_junctions_and_some_are_bridges() -> None:
    crossings = Counter(len(face.paths) for face in PLAIN + MARKED if shape(face) == "crossing")
    assert crossings == {1: 2, 2: 2}


@pytest.mark.parametrize(
    ("kind", "plain", "marked"), [("1+1", 12, 4), ("2+0", 3, 1), ("0+2", 3, 1), ("1+0", 3, 1), ("0+1", 3, 1)]
)
def test_contents_are_split_3_to_1(kind: str, plain: int, marked: int) -> None:
    assert sum(contents(face) == kind for face in PLAIN) == plain
    assert sum(contents(face) == kind for face in MARKED) == marked


@pytest.mark.parametrize("faces", [PLAIN, PLAIN + MARKED], ids=["24", "32"])
def test_kinds_are_as_even_as_the_numbers_allow(faces: list[Face]) -> None:
    animals = Counter(animal for face in faces for animal in face.animals)
    objects = Counter(thing for face in faces for thing in face.objects)
    for count, kinds in ((animals, ANIMALS), (objects, THINGS)):
        assert set(count) == set(kinds)
        assert max(count.values()) - min(count.values()) <= 1


def test_every_animal_meets_every_object_on_one_pasture() -> None:
    met = [(face.animals[0], face.objects[0]) for face in PLAIN + MARKED if contents(face) == "1+1"]
    assert sorted(met) == sorted(product(ANIMALS, THINGS))


def test_points_go_from_1_to_5_and_are_fewer_where_a_tile_gives_more() -> None:
    faces = PLAIN + MARKED
    gives = [
        2 * (len(face.ends()) + len(face.animals) + len(face.objects)) + len(face.grain) for face in faces
    ]
    assert {face.points for face in faces} == {1, 2, 3, 4, 5}
    ranked = sorted(zip(gives, (-face.points for face in faces), strict=True))
    assert [points for _, points in ranked] == sorted(points for _, points in ranked)


def test_about_4_in_10_path_ends_show_grain_on_every_side_alike() -> None:
    for faces in (PLAIN, PLAIN + MARKED):
        grain = Counter(side for face in faces for side in face.grain)
        assert 0.36 <= grain.total() / sum(len(face.ends()) for face in faces) <= 0.44
        assert max(grain.values()) - min(grain.values()) <= 1


# Other tiles.


def test_the_farmstead_has_a_path_end_on_each_side_and_grain_on_two() -> None:
    assert OURS.farmstead.is_crossing()
    assert len(OURS.farmstead.paths) == 1
    assert len(OURS.farmstead.grain) == 2


def test_farmers_are_four_different_junctions_and_the_special_one_at_a_dead_end() -> None:
    special = [face for face in OURS.farmers.values() if face.points]
    others = [face for face in OURS.farmers.values() if not face.points]
    assert [(face.points, shape(face)) for face in special] == [(2, "dead end")]
    assert [shape(face) for face in others] == ["junction"] * 4
    assert len({frozenset(face.ends()) for face in others}) == 4


def test_buildings_are_mostly_junctions_and_crossings() -> None:
    kinds = Counter(shape(face) for face in OURS.buildings.values())
    assert kinds["junction"] + kinds["crossing"] >= 10
    assert set(OURS.buildings) == {*RULEBOOK_BUILDINGS, *OWN_BUILDINGS}


# Plans and numbers.


def images(cells: Iterable[Cell]) -> Iterator[frozenset[Cell]]:
    """A plan turned and mirrored in all eight ways."""
    for flip_x, flip_y, swap in product((1, -1), (1, -1), (False, True)):
        turned = [(x * flip_x, y * flip_y) for x, y in cells]
        yield frozenset((y, x) if swap else (x, y) for x, y in turned)


def test_no_side_of_a_plan_is_another_turned_or_mirrored() -> None:
    fields = [OURS.plans[plan].cells(side) for plan, side in SIDES_OF_PLANS]  # type: ignore[index]
    for one, other in combinations(fields, 2):
        assert one not in set(images(other))


def test_easy_sides_mark_6_or_7_spaces_and_difficult_ones_9_or_10() -> None:
    assert {len(plan.cells("easy")) for plan in OURS.plans.values()} <= {6, 7}
    assert {len(plan.cells("difficult")) for plan in OURS.plans.values()} <= {9, 10}


def filled(cells: tuple[Cell, ...], tiles: frozenset[TileId], farm: tuple[Placement, ...]) -> bool:
    """Whether these tiles can fill these spaces one after another, each by rule 5.9."""
    if not cells:
        return True
    paths = network(OURS, farm)
    tried = set()
    for tile in sorted(tiles):
        face = OURS.face(tile)
        if face.paths not in tried and fits(paths, face, cells[0]):
            tried.add(face.paths)
            if filled(cells[1:], tiles - {tile}, (*farm, Placement(tile, cells[0]))):
                return True
    return False


@pytest.mark.parametrize(("plan", "side"), SIDES_OF_PLANS)
def test_a_plan_can_be_filled_with_the_pastures_of_the_smallest_game(plan: str, side: PlanSide) -> None:
    cells = OURS.plans[plan].cells(side)  # type: ignore[index]
    order: list[Cell] = [(0, 0)]
    for x, y in order:
        steps = [(x + dx, y + dy) for dx, dy in STEP.values()]
        order += [cell for cell in steps if cell in cells and cell not in order]
    assert set(order[1:]) == cells  # each is reached through the plan itself
    plain = frozenset(tile for tile, face in OURS.pastures.items() if not face.five_players)
    assert filled(tuple(order[1:]), plain, ())


def test_cards_drawn_start_at_0_and_grow_to_the_right() -> None:
    for draws in OURS.draws.values():
        assert draws[0] == 0 < draws[1]
        assert list(draws) == sorted(draws)


def test_round_markers_do_not_fall() -> None:
    assert list(OURS.round_markers) == sorted(OURS.round_markers)
    assert OURS.round_markers[0] > 0
