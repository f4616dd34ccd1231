"""Farms to test the rules on: drawn as pictures, or made of tiles whose names say what they show."""

from collections.abc import Mapping
from random import Random
from typing import Any

from rules_core.games.ahrensache.face import Edition, Face, Plan
from rules_core.games.ahrensache.farm import FARMSTEAD, Network, network
from rules_core.games.ahrensache.frames import PlaceTiles
from rules_core.games.ahrensache.material import (
    ANIMALS,
    BUILDINGS,
    DECK,
    FARMER_COLOURS,
    THINGS,
    FarmerColour,
    PlanId,
    ScoringId,
    TileId,
    farmer_tile,
)
from rules_core.games.ahrensache.options import Options
from rules_core.games.ahrensache.public import Placement, Player, Public
from rules_core.games.ahrensache.scoring import score
from rules_core.games.ahrensache.secret import Secret
from rules_core.games.ahrensache.state import State
from rules_core.pieces.grid import SIDES, Cell, neighbour
from tests.games.ahrensache.tables import Table

SHAPES: dict[str, tuple[str, ...]] = {
    "F": ("NESW",),  # the farmstead
    "┼": ("NESW",),
    "╫": ("NS", "EW"),  # a bridge
    "├": ("NES",),
    "┬": ("ESW",),
    "┤": ("NSW",),
    "┴": ("NEW",),
    "│": ("NS",),
    "─": ("EW",),
    "└": ("NE",),
    "┌": ("ES",),
    "┐": ("SW",),
    "┘": ("NW",),
    "╲": ("NE", "SW"),  # two curves
    "╱": ("NW", "ES"),
    "╵": ("N",),  # dead ends
    "╶": ("E",),
    "╷": ("S",),
    "╴": ("W",),
}

PLAN = Plan(
    easy=(".....", ".....", "..F##", ".....", "....."),
    difficult=("#....", ".....", "..F##", ".....", "....#"),
)


def face_of(tile: str) -> Face:
    """The face of a tile by its name: a shape, or what it shows, such as `cow cow tractor 3`."""
    if tile in SHAPES:
        return Face(SHAPES[tile])
    words = tile.split()
    return Face(
        ("NESW",),
        points=sum(int(word) for word in words if word.isdigit()),
        animals=tuple(animal for word in words for animal in ANIMALS if animal == word),
        objects=tuple(thing for word in words for thing in THINGS if thing == word),
    )


def edition(pastures: Mapping[str, Face], farmstead: Face | None = None) -> Edition:
    """An edition with these pastures; farmers and buildings are junctions, the brown farmer has 2 points."""
    junction = Face(("NESW",))
    farmers = dict.fromkeys(FARMER_COLOURS, junction) | {"brown": Face(("S",), points=2)}
    return Edition(
        format=1,
        id="made_up",
        name={},
        draws={},
        round_markers=(10, 20, 30, 40, 50, 60, 70, 80),
        farmstead=farmstead or junction,
        pastures={TileId(tile): face for tile, face in pastures.items()},
        farmers=farmers,
        buildings=dict.fromkeys(BUILDINGS, junction),
        plans={PlanId("plan"): PLAN},
    )


DRAWN = edition({tile: Face(paths) for tile, paths in SHAPES.items()})


def drawn_farm(*rows: str) -> tuple[Placement, ...]:
    """The tiles of a picture, one sign for each, `F` the farmstead, `.` an empty space."""
    cells = {(x, y): tile for y, row in enumerate(rows) for x, tile in enumerate(row) if tile != "."}
    middle = next(cell for cell, tile in cells.items() if tile == "F")
    return tuple(
        Placement(TileId(tile), (x - middle[0], y - middle[1]))
        for (x, y), tile in sorted(cells.items(), key=lambda item: _distance(item[0], middle))
        if tile != "F"
    )


def _distance(cell: Cell, middle: Cell) -> int:
    return abs(cell[0] - middle[0]) + abs(cell[1] - middle[1])


def drawn(*rows: str) -> Network:
    """The network of a farm drawn as a picture."""
    return network(DRAWN, drawn_farm(*rows))


def farmer(*tiles: str, **fields: Any) -> Player:
    """A seat whose farm holds these tiles, in a row to the east of the farmstead."""
    placed = tuple(Placement(TileId(tile), (x, 0)) for x, tile in enumerate(tiles, 1))
    return Player(farm=placed, **fields)


def scored(
    *players: Player,
    scoring: dict[FarmerColour, ScoringId] | None = None,
    extras: tuple[ScoringId, ...] = (),
) -> Public:
    """A table at the end of the game."""
    known = {*BUILDINGS, *(farmer_tile(colour) for colour in FARMER_COLOURS)}
    names = {placement.tile for player in players for placement in player.farm}
    printed = edition({name: face_of(name) for name in names if name not in known})
    return Public(Options(printed, extras=extras), players, pending=(), round=8, scoring=scoring or {})


def points(public: Public, seat: int = 0, hands: tuple[int, ...] = (0, 0, 0)) -> dict[str, int]:
    """The points of a seat by their reason."""
    return {line.reason: line.points for line in score(public, seat, hands)}


def details(public: Public, reason: str, hands: tuple[int, ...] = (0, 0, 0)) -> dict[str, int | str]:
    """What a line of seat 0 rests on."""
    return next(line.details for line in score(public, 0, hands) if line.reason == reason)


def placing(printed: Edition, farm: tuple[Placement, ...], *tiles: str) -> Table:
    """A game in which seat 0, with this farm and 2 grain, places these tiles, and nothing comes after."""
    players = (Player(farm=farm, grain=2), Player())
    frame = PlaceTiles(0, tuple(TileId(tile) for tile in tiles))
    public = Public(Options(printed), players, pending=(frame,), round=1)
    return Table(State(public, (Secret(), Secret()), dict(DECK)))


KINDS = [SHAPES[tile] for tile in "┼╫├┬┤┴│─└┌┐┘╲╱╵╶╷╴"] + [("NES", "W"), ("NS", "E", "W")]
CROSSINGS = [SHAPES["┼"], SHAPES["╫"]]
TURNS = [SHAPES[tile] for tile in "├┬┤┴"]


def random_farm(rng: Random, size: int, kinds: list[tuple[str, ...]]) -> Network:
    """A farm without regard to rule 5.9: any tiles side by side."""
    cells: list[Cell] = [FARMSTEAD]
    while len(cells) < size:
        cell = neighbour(cells[int(rng.random() * len(cells))], SIDES[int(rng.random() * 4)])
        if cell not in cells:
            cells.append(cell)
    pastures = {f"{x} {y}": Face(kinds[int(rng.random() * len(kinds))]) for x, y in cells[1:]}
    farm = tuple(Placement(TileId(f"{x} {y}"), (x, y)) for x, y in cells[1:])
    return network(edition(pastures), farm)


HARD_FARMS = [
    ("┬┼╫┬┼┬", "┤├┬┴╲╱", "├├┼┼┬╲", "┴├F┼╲╱", "┤├┼┼╫┤", "├┴╫┬┴┤", "┴┴┬┤.."),
    ("├┬┤├┬╱├", "┼┴┤├┤┬┤", "├┬┴┼┬╫F", "├╫┼┬┼┬┤", "┬┼╱┼╲╫┘", "╱┤┴╫┘.."),
    ("┬┬┼╱┬╲", "┴┴┬┴┼╱", "╫┼┴┬┬┤", "╫┼F╲┤╱", "╫┤┼╲┴┤", "├┴┼┴┬┴", "╱╱┼╱.."),
]
"""Farms of 40 tiles with 10 crossings, bred over thousands of generations to make the walk hard to find."""
