"""Rules 5.8 to 5.12: placing tiles, paths and grain."""

import pytest
from msgspec.structs import replace

from rules_core.games.ahrensache.actions import LeaveOut, PlaceTile
from rules_core.games.ahrensache.events import TileLeftOut, TilePlaced
from rules_core.games.ahrensache.face import Face
from rules_core.games.ahrensache.farm import (
    fits,
    grain_sides,
    network,
    placing_refusal,
    sides_of,
    spaces,
)
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.material import TileId
from rules_core.games.ahrensache.public import Placement
from rules_core.games.ahrensache.scoring_cards import count_farm
from rules_core.games.ahrensache.taking import farmer_colours
from rules_core.kernel.game import Refusal
from rules_core.pieces.grid import Cell
from tests.games.ahrensache.farms import (
    DRAWN,
    PLAN,
    drawn,
    drawn_farm,
    edition,
    face_of,
    farmer,
    placing,
    points,
    scored,
)
from tests.games.ahrensache.tables import Table


def test_rule_5_8_a_space_must_be_empty() -> None:
    farm = drawn("F─")
    assert placing_refusal(farm, face_of("┼"), (1, 0)) == Refusal("5.8", "occupied", {"x": 1, "y": 0})
    assert placing_refusal(farm, face_of("┼"), (0, 0)) == Refusal("5.8", "occupied", {"x": 0, "y": 0})
    assert not fits(farm, face_of("┼"), (1, 0))


@pytest.mark.parametrize("cell", [(1, 1), (3, 0), (-2, 0), (9, 9)])
def test_rule_5_8_a_space_must_be_next_to_a_tile_of_the_farm(cell: Cell) -> None:
    farm = drawn("F─")
    refusal = placing_refusal(drawn("F"), face_of("┼"), cell)
    assert refusal == Refusal("5.8", "not_adjacent", {"x": cell[0], "y": cell[1]})
    assert not fits(drawn("F"), face_of("┼"), cell)
    assert fits(farm, face_of("┼"), (2, 0))


def test_rule_5_8_tiles_are_placed_in_any_order() -> None:
    first = placing(DRAWN, (), "─", "│").do(PlaceTile(TileId("─"), (1, 0)), PlaceTile(TileId("│"), (0, 1)))
    second = placing(DRAWN, (), "─", "│").do(PlaceTile(TileId("│"), (0, 1)), PlaceTile(TileId("─"), (1, 0)))
    assert set(first.player(0).farm) == set(second.player(0).farm)
    assert first.kind is None


def test_rule_5_8_a_tile_is_never_rotated() -> None:
    assert spaces(drawn("F"), face_of("─")) == ((1, 0), (-1, 0))
    assert spaces(drawn("F"), face_of("│")) == ((0, -1), (0, 1))
    assert spaces(drawn("F"), face_of("└")) == ((0, 1), (-1, 0))


def test_rule_5_8_all_spaces_are_offered_in_a_stable_order() -> None:
    table = placing(DRAWN, drawn_farm("F─"), "┼")
    placed = [action.cell for action in _placings(table)]
    assert placed == [(0, -1), (0, 1), (-1, 0), (2, 0)]
    assert tuple(placed) == spaces(drawn("F─"), face_of("┼"))


def _placings(table: Table) -> list[PlaceTile]:
    return [action for action in GAME.legal(table.state) if isinstance(action, PlaceTile)]


def test_rule_5_9_a_path_end_must_meet_one_that_leads_to_the_farmstead() -> None:
    farm = drawn("F─")
    refusal = placing_refusal(farm, face_of("│"), (2, 0))
    assert refusal == Refusal("5.9", "no_path", {"x": 2, "y": 0, "arriving": "W"})
    assert placing_refusal(farm, face_of("─"), (2, 0)) is None
    # Above the straight tile lies an empty space next to the farm, but no path end leads there.
    refusal = placing_refusal(farm, face_of("┼"), (1, -1))
    assert refusal == Refusal("5.9", "no_path", {"x": 1, "y": -1, "arriving": ""})


def test_rule_5_9_path_ends_may_be_cut_off_as_long_as_one_branch_connects() -> None:
    # The junction's end to the straight tile above is cut off, its end to the farmstead connects.
    farm = drawn(
        "┌─",
        "F.",
    )
    assert fits(farm, face_of("┼"), (1, 0))
    # Cutting off an end of the farm is allowed, too: the farmstead's own end to the east.
    farm = drawn(
        "┌┐",
        "F.",
    )
    assert fits(farm, face_of("│"), (1, 0))


def test_rule_5_9_each_tile_is_checked_by_itself_when_it_is_placed() -> None:
    table = placing(DRAWN, (), "─", "┐")
    assert table.refused(PlaceTile(TileId("┐"), (2, 0))) == "5.8"
    table.do(PlaceTile(TileId("─"), (1, 0)), PlaceTile(TileId("┐"), (2, 0)))
    assert [placement.cell for placement in table.player(0).farm] == [(1, 0), (2, 0)]


def test_rule_5_9_separate_paths_on_a_bridge_do_not_connect() -> None:
    farm = drawn("F╫")
    assert not fits(farm, face_of("╷"), (1, -1))
    assert not fits(farm, face_of("╵"), (1, 1))
    assert fits(farm, face_of("╴"), (2, 0))
    assert fits(drawn("F┼"), face_of("╷"), (1, -1))


def test_rule_5_9_two_curves_on_one_tile_do_not_connect() -> None:
    farm = drawn("F╲")  # its curve from the west leads south, the other joins north and east
    assert spaces(farm, face_of("╵")) == ((0, 1), (1, 1))
    assert not fits(farm, face_of("╴"), (2, 0))


def test_rule_5_9_a_later_tile_may_lead_an_older_path_to_the_farmstead() -> None:
    before = drawn(
        "┌.",
        "F╫",
    )
    after = drawn(
        "┌┐",
        "F╫",
    )
    assert not fits(before, face_of("╵"), (1, 1))
    assert fits(after, face_of("╵"), (1, 1))


def test_rule_5_9_a_path_led_to_the_farmstead_leads_on_over_tiles_placed_long_before() -> None:
    # Both bridges were reached from the west only. The curve in the north brings both their other paths.
    before = drawn(
        "┌.",
        "F╫",
        "├╫",
    )
    after = drawn(
        "┌┐",
        "F╫",
        "├╫",
    )
    assert not fits(before, face_of("╵"), (1, 2))
    assert fits(after, face_of("╵"), (1, 2))


def test_rule_5_9_the_network_does_not_depend_on_the_order_of_placing() -> None:
    farm = drawn_farm("┌┬┐", "F╫╲", "├╫┘")
    forward, backward = network(DRAWN, farm), network(DRAWN, farm[::-1])
    assert forward.open == backward.open
    assert forward.reached == backward.reached


def test_a_network_belongs_to_its_edition() -> None:
    farm = (Placement(TileId("tile"), (1, 0)),)
    straight, bend = edition({"tile": face_of("─")}), edition({"tile": face_of("┐")})
    assert fits(network(straight, farm), face_of("─"), (2, 0))
    assert not fits(network(bend, farm), face_of("─"), (2, 0))
    assert network(straight, farm) is network(straight, tuple(farm))


GRAIN = edition(
    {
        "wheat": Face(("EW",), grain="EW"),
        "west only": Face(("EW",), grain="W"),
        "bridge": Face(("NS", "EW"), grain="NS"),
        "rye": Face(("NESW",), grain="NESW"),
        "bare": Face(("NESW",)),
    },
    farmstead=Face(("NESW",), grain="NE"),
)


def test_rule_5_10_two_joined_grain_symbols_bring_one_grain() -> None:
    table = placing(GRAIN, (), "wheat").do(PlaceTile(TileId("wheat"), (1, 0)))
    assert table.happened(TilePlaced) == [TilePlaced(0, TileId("wheat"), (1, 0), 1, ("W",))]
    assert table.player(0).grain == 3


def test_rule_5_10_both_path_ends_must_show_grain() -> None:
    start = network(GRAIN, ())
    wheat = GRAIN.face(TileId("wheat"))
    assert grain_sides(start, wheat, (-1, 0)) == ()  # the farmstead shows none in the west
    assert grain_sides(start, GRAIN.face(TileId("bare")), (1, 0)) == ()
    assert grain_sides(start, GRAIN.face(TileId("west only")), (1, 0)) == ("W",)


def test_rule_5_10_every_side_counts_also_where_the_neighbours_path_leads_nowhere() -> None:
    # The bridge's path from north to south is not connected, but shows grain.
    farm = (Placement(TileId("bridge"), (1, 0)), Placement(TileId("bare"), (0, 1)))
    before = network(GRAIN, farm)
    assert sides_of(before.reached[1, 0]) == ("E", "W")
    assert grain_sides(before, GRAIN.face(TileId("rye")), (1, 1)) == ("N",)
    table = placing(GRAIN, farm, "rye", "rye").do(PlaceTile(TileId("rye"), (1, 1)))
    assert table.player(0).grain == 3


def test_rule_5_10_a_tile_may_join_grain_at_several_sides() -> None:
    farm = (Placement(TileId("rye"), (1, 0)), Placement(TileId("rye"), (0, -1)))
    table = placing(GRAIN, farm, "rye").do(PlaceTile(TileId("rye"), (1, -1)))
    assert table.happened(TilePlaced)[0].grain_sides == ("S", "W")
    assert table.player(0).grain == 4


def test_rule_5_10_farmers_and_buildings_bring_grain_too() -> None:
    farmers, buildings = edition({}).farmers, edition({}).buildings
    printed = replace(
        edition({}),
        farmers={**farmers, "orange": Face(("NESW",), grain="EW"), "green": Face(("NESW",), grain="W")},
        buildings={**buildings, "dairy": Face(("NESW",), grain="E")},
        farmstead=Face(("NESW",), grain="W"),
    )
    table = placing(printed, (), "farmer_orange", "farmer_green", "dairy")
    table.do(PlaceTile(TileId("farmer_orange"), (1, 0)))
    table.do(PlaceTile(TileId("farmer_green"), (2, 0)))
    assert table.player(0).grain == 3
    table.do(PlaceTile(TileId("dairy"), (-1, 0)))
    assert table.player(0).grain == 4


def test_rule_5_11_a_tile_that_cannot_be_placed_goes_out_of_the_game() -> None:
    walled_in = placing(DRAWN, drawn_farm(".╷.", "╶F╴", ".╵."), "┼")
    assert _placings(walled_in) == []
    walled_in.do(LeaveOut(TileId("┼")))
    assert walled_in.happened(TileLeftOut) == [TileLeftOut(0, TileId("┼"))]
    assert len(walled_in.player(0).farm) == 4
    assert walled_in.kind is None


def test_rule_5_11_a_tile_may_be_left_out_though_it_fits() -> None:
    table = placing(DRAWN, (), "┼").do(LeaveOut(TileId("┼")))
    assert table.player(0).farm == ()


def test_rule_5_11_a_farmer_that_was_not_placed_does_not_count() -> None:
    printed = edition({})
    left_out = placing(printed, (), "farmer_green").do(LeaveOut(TileId("farmer_green")))
    assert farmer_colours(left_out.player(0)) == frozenset()
    assert count_farm(printed, left_out.player(0)).farmers == 0
    placed = placing(printed, (), "farmer_green").do(PlaceTile(TileId("farmer_green"), (1, 0)))
    assert count_farm(printed, placed.player(0)).farmers == 1


def test_rule_5_12_the_farm_has_no_outer_limit() -> None:
    assert spaces(drawn("F" + "─" * 30), face_of("╴")) == ((31, 0),)


def test_rule_5_12_the_plan_has_the_farmstead_in_its_middle_and_is_not_turned() -> None:
    assert PLAN.cells("easy") == {(1, 0), (2, 0)}
    assert PLAN.cells("difficult") == {(-2, -2), (1, 0), (2, 0), (2, 2)}
    east = farmer("1", "1", plan="plan", plan_side="easy")
    south = replace(east, farm=tuple(replace(each, cell=each.cell[::-1]) for each in east.farm))
    west = replace(east, farm=tuple(replace(each, cell=(-each.cell[0], 0)) for each in east.farm))
    assert points(scored(east))["plan"] == 15
    assert points(scored(south))["plan"] == 0
    assert points(scored(west))["plan"] == 0
