"""What is printed on tiles and plans: the shape of an edition's data."""

from functools import cache

from rules_core.games.ahrensache.material import (
    FARMER_TILE,
    Animal,
    BuildingId,
    FarmerColour,
    PlanId,
    PlanSide,
    Thing,
    TileId,
)
from rules_core.kernel.value import Value
from rules_core.pieces.grid import Cell


class Face(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The printed face of a tile."""

    paths: tuple[str, ...]  # each a group of sides with joined ends, such as "NES"; groups do not connect
    grain: str = ""  # the sides whose path end shows the grain symbol
    points: int = 0
    animals: tuple[Animal, ...] = ()
    objects: tuple[Thing, ...] = ()
    five_players: bool = False  # the mark of rule 2.3

    def is_crossing(self) -> bool:
        """Rule 7.4: four ends in one junction, or a straight path over another on a bridge."""
        groups = {"".join(sorted(path)) for path in self.paths}
        return groups in ({"ENSW"}, {"NS", "EW"})

    def ends(self) -> str:
        """All sides with a path end."""
        return "".join(self.paths)


class Plan(Value, frozen=True, forbid_unknown_fields=True):
    """A building plan card: five rows of five marks a side, `#` marked, `.` free, `F` the farmstead."""

    easy: tuple[str, str, str, str, str]
    difficult: tuple[str, str, str, str, str]

    def cells(self, side: PlanSide) -> frozenset[Cell]:
        """The marked spaces of a side, the farmstead's excepted (rule 5.12)."""
        return _marked(self.easy if side == "easy" else self.difficult)


@cache
def _marked(rows: tuple[str, ...]) -> frozenset[Cell]:
    return frozenset(
        (x - 2, y - 2) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"
    )


class Edition(Value, frozen=True, forbid_unknown_fields=True):
    """Everything that is printed on tiles, plans, offers and round markers (rule 1.3)."""

    format: int
    id: str
    name: dict[str, str]  # by language
    draws: dict[str, tuple[int, ...]]  # bidding cards drawn at each offer, by number of players
    round_markers: tuple[int, ...]
    farmstead: Face
    pastures: dict[TileId, Face]
    farmers: dict[FarmerColour, Face]
    buildings: dict[BuildingId, Face]
    plans: dict[PlanId, Plan]

    def face(self, tile: TileId) -> Face:
        """The face of any tile but the farmstead."""
        if tile in self.pastures:
            return self.pastures[tile]
        if tile in self.buildings:
            return self.buildings[tile]  # type: ignore[index]
        return self.farmers[tile.removeprefix(FARMER_TILE)]  # type: ignore[index]
