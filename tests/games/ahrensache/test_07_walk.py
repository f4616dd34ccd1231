"""Rule 7.4: the walk with the highest score (W1)."""

from random import Random

import pytest

from rules_core.games.ahrensache.face import Face
from rules_core.games.ahrensache.farm import FARMSTEAD, Network
from rules_core.games.ahrensache.walk_search import Stop, best_joints
from rules_core.games.ahrensache.walks import Walk, _connected, _order, _roads, _stops, best_walk
from rules_core.pieces.grid import OPPOSITE, SIDES, Cell, Side, neighbour
from tests.games.ahrensache.farms import CROSSINGS, HARD_FARMS, KINDS, TURNS, drawn, random_farm


def walk_points(*rows: str) -> int:
    return best_walk(drawn(*rows)).points


def test_rule_7_4_each_tile_of_the_walk_counts_4_the_farmstead_too() -> None:
    assert best_walk(drawn("F")) == Walk(((0, 0),))
    assert walk_points("F") == 4
    assert walk_points("F──") == 12
    assert walk_points("──F──") == 20


def test_rule_7_4_the_walk_is_told_tile_by_tile() -> None:
    walk = best_walk(drawn("F─┐", "..╵"))
    assert walk.cells in {((0, 0), (1, 0), (2, 0), (2, 1)), ((2, 1), (2, 0), (1, 0), (0, 0))}
    assert walk.doubled == ()


def test_rule_7_4_it_goes_on_only_where_two_path_ends_meet() -> None:
    assert walk_points("F─│") == 8
    assert walk_points("F─┤") == 12
    assert walk_points("F─└") == 8


def test_rule_7_4_inside_a_tile_it_goes_only_between_joined_ends() -> None:
    assert walk_points("F┼─") == 12
    assert walk_points(".│.", "F┼.") == 12
    assert walk_points(".│.", "F╫.") == 8  # no turn on a bridge
    assert walk_points("F╫─") == 12
    assert walk_points(".│.", "F╲.", ".│.") == 12  # from the west only to the south
    assert walk_points(".│─", "F╲.", "...") == 8


def test_rule_7_4_no_path_end_is_used_twice() -> None:
    # Into the dead end and out again is no walk: of the two branches of the junction only one.
    assert walk_points("F┬─", ".╵.") == 12
    assert walk_points("╶┬─┬╴", ".╵F╵.") == 20


def test_rule_7_4_it_need_not_touch_the_farmstead() -> None:
    walk = best_walk(
        drawn(
            "───┬───",
            "...F...",
        )
    )
    assert walk.points == 28
    assert FARMSTEAD not in walk.cells


def test_rule_7_4_it_visits_the_farmstead_at_most_once() -> None:
    assert walk_points(".│.", "─F─", ".│.") == 12
    # Through both rings in one go: out of one, once over the farmstead, round the other and short of it.
    walk = best_walk(
        drawn(
            "┌┐.",
            "└F┐",
            ".└┘",
        )
    )
    assert walk.points == 28
    assert walk.cells.count(FARMSTEAD) == 1


@pytest.mark.parametrize(("rows", "place"), [(("F──",), "end"), (("─F─",), "middle")])
def test_rule_7_4_the_farmstead_may_be_start_middle_or_end(rows: tuple[str, ...], place: str) -> None:
    cells = best_walk(drawn(*rows)).cells
    assert len(cells) == 3
    assert (FARMSTEAD in (cells[0], cells[-1])) == (place == "end")
    assert (cells[1] == FARMSTEAD) == (place == "middle")


def test_rule_7_4_a_round_walk_comes_to_the_farmstead_once() -> None:
    walk = best_walk(drawn("F┐", "└┘"))
    assert walk.points == 16
    assert walk.cells.count(FARMSTEAD) == 1


def test_rule_7_4_a_crossing_counts_double_only_with_all_four_ends() -> None:
    three = drawn(
        "F┼┐",
        ".└┘",
    )
    four = drawn(
        ".│.",
        "F┼┐",
        ".└┘",
    )
    assert best_walk(three).points == 20  # 5 tiles; its end to the north leads to no tile
    assert best_walk(three).doubled == ()
    assert best_walk(four).points == 28  # 6 tiles, and the crossing once more
    assert best_walk(four).doubled == ((1, 0),)
    assert best_walk(four).cells.count((1, 0)) == 2


def test_rule_7_4_a_crossing_passed_once_counts_4() -> None:
    assert walk_points(".│.", "F┼─", ".│.") == 12


def test_rule_7_4_on_a_bridge_both_passes_count() -> None:
    assert walk_points(".│.", "F╫┐", ".└┘") == 28
    assert walk_points("F╫┐", ".└┘") == 20
    # On the bridge the walk goes straight on; a junction in its place would let it turn.
    assert walk_points(".┌┐", "F╫┘", "...") == 20


def test_rule_7_4_two_curves_on_one_tile_never_count_8() -> None:
    walk = best_walk(
        drawn(
            ".│.",
            "F╲┐",
            ".└┘",
        )
    )
    assert walk.cells.count((1, 0)) == 2
    assert walk.doubled == ()
    assert walk.points == 24


def test_rule_7_4_a_t_junction_never_counts_8() -> None:
    walk = best_walk(drawn("F┬┐", ".└┘"))
    assert walk.points == 20
    assert walk.doubled == ()
    # All three ends are used: the walk ends, or begins, by coming to the junction again.
    assert (1, 0) in (walk.cells[0], walk.cells[-1])
    assert walk.cells.count((1, 0)) == 2


def test_rule_7_4_the_better_of_two_branches_is_taken() -> None:
    # To the east more tiles, to the south a crossing that counts double.
    assert (
        walk_points(
            ".F────",
            ".│....",
            "┌┼....",
            "└┘....",
        )
        == 40
    )


def all_walks(faces: dict[Cell, Face]) -> int:
    """The highest score of all walks, each of them walked end by end."""
    best = 0

    def walk(cell: Cell, path: str, used: frozenset[tuple[Cell, Side]], tiles: frozenset[Cell]) -> None:
        nonlocal best
        doubled = [
            tile
            for tile in tiles
            if faces[tile].is_crossing() and all((tile, side) in used for side in SIDES)
        ]
        best = max(best, 4 * len(tiles) + 4 * len(doubled))
        for side in SIDES:
            beyond, end = neighbour(cell, side), OPPOSITE[side]
            if side not in path or (cell, side) in used or beyond not in faces:
                continue
            if beyond == FARMSTEAD and beyond in tiles:
                continue
            for further in faces[beyond].paths:
                if end in further and (beyond, end) not in used:
                    walk(beyond, further, used | {(cell, side), (beyond, end)}, tiles | {beyond})

    for cell, face in faces.items():
        for path in face.paths:
            walk(cell, path, frozenset(), frozenset([cell]))
    return best


def true_points(faces: dict[Cell, Face], walk: Walk) -> int:
    """The score of a walk, checked step by step."""
    used: set[tuple[Cell, Side]] = set()
    came: Side | None = None
    for cell, beyond in zip(walk.cells, walk.cells[1:], strict=False):
        side = next(side for side in SIDES if neighbour(cell, side) == beyond)
        assert any(side in path and (came is None or came in path) for path in faces[cell].paths)
        assert any(OPPOSITE[side] in path for path in faces[beyond].paths)
        assert not used & {(cell, side), (beyond, OPPOSITE[side])}
        used |= {(cell, side), (beyond, OPPOSITE[side])}
        came = OPPOSITE[side]
    assert walk.cells.count(FARMSTEAD) <= 1
    doubled = {
        cell for cell in faces if faces[cell].is_crossing() and all((cell, side) in used for side in SIDES)
    }
    assert set(walk.doubled) == doubled
    return 4 * len(set(walk.cells)) + 4 * len(doubled)


@pytest.mark.parametrize("kinds", [KINDS, KINDS[:8], CROSSINGS, TURNS + CROSSINGS])
def test_rule_7_4_no_walk_scores_more_on_random_farms(kinds: list[tuple[str, ...]]) -> None:
    rng = Random(f"walks {len(kinds)}")
    for _ in range(250):
        farm = random_farm(rng, 1 + int(rng.random() * 9), kinds)
        walk = best_walk(farm)
        assert walk.points == true_points(farm.faces, walk) == all_walks(farm.faces), farm.faces


def stops_of(farm: Network) -> list[list[Stop]]:
    """What is searched for the best walk: one list of tiles for each group of paths that hang together."""
    roads = _roads(farm.faces)
    return [_stops(roads, _order(roads, paths), farm.faces)[0] for paths in _connected(roads)]


def looked_at(farm: Network) -> int:
    """How many states the search for the best walk looks at: its cost, whatever the machine."""
    found = [best_joints(stops, 1) for stops in stops_of(farm)]
    return sum(each.steps for each in found if each is not None)


def test_the_search_finds_only_what_is_better_than_what_is_known() -> None:
    stops = max(stops_of(drawn(*HARD_FARMS[0])), key=len)
    found = best_joints(stops, 33)
    assert found is not None
    assert found.worth == 34
    assert best_joints(stops, 34) is None
    assert best_joints(stops, 80) is None


def test_the_search_stays_small_on_forty_tiles_with_ten_crossings() -> None:
    rng = Random("forty")
    for _ in range(40):
        farm = random_farm(rng, 40, [*TURNS * 3, *CROSSINGS * 2])
        assert looked_at(farm) < 1500
        assert true_points(farm.faces, best_walk(farm)) == best_walk(farm).points


@pytest.mark.parametrize(("rows", "expected"), list(zip(HARD_FARMS, (136, 120, 104), strict=True)))
def test_the_search_stays_small_on_the_hardest_farms_known(rows: tuple[str, ...], expected: int) -> None:
    farm = drawn(*rows)
    assert len(farm.faces) == 40
    assert looked_at(farm) < 6000
    assert true_points(farm.faces, best_walk(farm)) == best_walk(farm).points == expected
