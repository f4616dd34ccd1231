"""Rules 7.5 and 7.6: path ends at the edge (W2), areas at the edge (G1), closed areas (G2)."""

from itertools import product
from random import Random

import pytest

from rules_core.games.ahrensache.areas import HalfSide, areas, edge_ends
from rules_core.games.ahrensache.farm import Network
from rules_core.games.ahrensache.material import ScoringId
from rules_core.games.ahrensache.options import Options
from rules_core.games.ahrensache.public import Player, Public
from rules_core.pieces.grid import SIDES, Cell, Side, neighbour
from tests.games.ahrensache.farms import DRAWN, KINDS, drawn, drawn_farm, points, random_farm


def extra_points(card: ScoringId, *rows: str) -> int:
    table = Public(Options(DRAWN, extras=(card,)), (Player(farm=drawn_farm(*rows)),), pending=())
    return points(table)[card]


def counts(*rows: str) -> tuple[int, int]:
    """How many areas are at the edge, and how many closed."""
    found = areas(drawn(*rows))
    closed = sum(area.closed for area in found)
    return len(found) - closed, closed


def test_rule_7_5_each_path_end_at_the_edge_counts_3() -> None:
    assert extra_points("W2", "F") == 12
    assert extra_points("W2", "F─") == 12  # three of the farmstead, one of the straight tile
    assert extra_points("W2", "F╴") == 9
    assert edge_ends(drawn("F╴")) == (((0, 0), "N"), ((0, 0), "S"), ((0, 0), "W"))


def test_rule_7_5_an_end_that_is_cut_off_is_not_at_the_edge() -> None:
    assert extra_points("W2", "F│") == 15  # north and south of the straight tile, three of the farmstead


def test_rule_7_5_a_hole_inside_the_farm_is_edge_too() -> None:
    assert (
        extra_points(
            "W2",
            "F┬┐",
            "│.│",
            "└─┘",
        )
        == 9  # north and west of the farmstead, and one into the hole
    )


def test_rule_7_6_each_area_at_the_edge_counts_4() -> None:
    assert counts("F") == (4, 0)
    assert extra_points("G1", "F") == 16
    assert counts("F─") == (4, 0)
    assert counts("F┐", "└┘") == (2, 1)
    assert extra_points("G1", "F┐", "└┘") == 8


def test_rule_7_6_areas_around_a_hole_touch_the_edge() -> None:
    # Outside the ring lie the corner between the farmstead's ends and all the rest; inside, the land round
    # the hole, which one path into it leaves in one piece, and two cut in two.
    assert counts("F─┐", "│.│", "└─┘") == (3, 0)
    assert counts("F┬┐", "│.│", "└─┘") == (3, 0)
    assert counts("F┬┐", "│.│", "└┴┘") == (4, 0)


@pytest.mark.parametrize(
    ("closed", "expected"), [(0, 0), (1, 6), (2, 20), (3, 26), (4, 40), (5, 50), (6, 60)]
)
def test_rule_7_6_closed_areas_count_6_20_26_40_and_10_for_each_further(closed: int, expected: int) -> None:
    rows = ("F" + "┼" * closed, "┼" * (closed + 1))
    assert counts(*rows)[1] == closed
    assert extra_points("G2", *rows) == expected


def test_rule_7_6_a_dead_end_does_not_cut_its_tile() -> None:
    assert counts("F╴") == (3, 0)  # the land north and south of the farmstead's end meets round the dead end
    assert counts("F─") == (4, 0)


def test_rule_7_6_a_path_end_that_is_cut_off_does_not_separate_the_land_beyond_it() -> None:
    assert counts("F╷") == (3, 0)  # no path end in the west of that tile
    assert counts("F│") == (4, 0)  # its near half joins two areas, its far half is one more
    assert counts("F┐", "└─") == (3, 0)  # the gap in the ring opens it
    assert counts("F┐", "└┘") == (2, 1)


def test_rule_7_6_land_never_meets_across_a_corner() -> None:
    # The dead end comes round to the farmstead's south-east corner, but lies only across the corner from it.
    assert counts(
        "┌F.",
        "│.╷",
        "└─┘",
    ) == (3, 0)


def test_rule_7_6_a_bridge_cuts_like_a_crossing() -> None:
    assert counts("F┼") == (6, 0)
    assert counts("F╫") == (6, 0)
    assert counts("F┼", "┼╫") == (8, 1)
    assert counts("F┼", "┼┼") == (8, 1)


def test_rule_7_6_two_curves_leave_the_land_between_them_in_one_piece() -> None:
    assert counts("F╲") == (5, 0)
    north_of_farmstead = next(
        area for area in areas(drawn("F╲")) if HalfSide((0, 0), "N", "E") in area.halves
    )
    assert HalfSide((1, 0), "E", "S") in north_of_farmstead.halves


def test_rule_7_6_an_area_is_told_by_the_half_sides_it_reaches() -> None:
    assert areas(drawn("F"))[0].halves == (HalfSide((0, 0), "N", "W"), HalfSide((0, 0), "W", "N"))
    closed = next(area for area in areas(drawn("F┐", "└┘")) if area.closed)
    assert set(closed.halves) == {
        HalfSide((0, 0), "E", "S"),
        HalfSide((0, 0), "S", "E"),
        HalfSide((1, 0), "W", "S"),
        HalfSide((1, 0), "S", "W"),
        HalfSide((0, 1), "N", "E"),
        HalfSide((0, 1), "E", "N"),
        HalfSide((1, 1), "N", "W"),
        HalfSide((1, 1), "W", "N"),
    }


SIZE = 9
MIDDLE = SIZE // 2
TOWARD: dict[Side, Cell] = {
    "N": (MIDDLE, 0),
    "E": (SIZE - 1, MIDDLE),
    "S": (MIDDLE, SIZE - 1),
    "W": (0, MIDDLE),
}


def line(start: Cell, end: Cell) -> set[Cell]:
    """The dots from one to another, straight or aslant."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    return {
        (start[0] + (end[0] - start[0]) * i // steps, start[1] + (end[1] - start[1]) * i // steps)
        for i in range(steps + 1)
    }


def painted(paths: tuple[str, ...]) -> set[Cell]:
    """The dots of a tile of 9 by 9 that its paths cover, as an artist might draw them."""
    dots: set[Cell] = set()
    for path in paths:
        if len(path) == 1:  # a dead end stops short of the middle
            x, y = TOWARD[path]  # type: ignore[index]
            dots |= line((x, y), ((x + MIDDLE) // 2, (y + MIDDLE) // 2))
        elif len(path) == 2 and path not in ("NS", "EW"):
            dots |= line(TOWARD[path[0]], TOWARD[path[1]])  # type: ignore[index]
        else:
            for side in path:
                dots |= line(TOWARD[side], (MIDDLE, MIDDLE))  # type: ignore[index]
    return dots


def painted_counts(farm: Network) -> tuple[int, int]:
    """Areas at the edge and closed ones, counted by filling the dots of a painted farm with colour."""
    land = {
        (x * SIZE + dx, y * SIZE + dy): (x, y)
        for (x, y), face in farm.faces.items()
        for dx, dy in set(product(range(SIZE), repeat=2)) - painted(face.paths)
    }
    at_edge = closed = 0
    while land:
        todo = [next(iter(land))]
        filled = {todo[0]: land.pop(todo[0])}
        for dot in todo:
            for side in SIDES:
                beyond = neighbour(dot, side)
                if beyond in land:
                    filled[beyond] = land.pop(beyond)
                    todo.append(beyond)
        touches = any(
            (x // SIZE, y // SIZE) not in farm.faces
            for dot in filled
            for x, y in [neighbour(dot, s) for s in SIDES]
        )
        at_edge, closed = at_edge + touches, closed + (not touches)
    return at_edge, closed


@pytest.mark.parametrize("kinds", [KINDS, KINDS[:8]])
def test_rule_7_6_areas_are_those_that_a_painter_would_fill(kinds: list[tuple[str, ...]]) -> None:
    rng = Random("areas")
    for _ in range(60):
        farm = random_farm(rng, 1 + int(rng.random() * 12), kinds)
        found = areas(farm)
        closed = sum(area.closed for area in found)
        assert (len(found) - closed, closed) == painted_counts(farm), farm.faces
        halves = [half for area in found for half in area.halves]
        assert len(halves) == len(set(halves)) == 8 * len(farm.faces)
