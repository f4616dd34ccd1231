"""Where things lie on a square grid: cells, sides and neighbours."""

from typing import Literal

Cell = tuple[int, int]
"""A place on the grid: x grows to the east, y to the south."""

Side = Literal["N", "E", "S", "W"]

SIDES: tuple[Side, ...] = ("N", "E", "S", "W")

OPPOSITE: dict[Side, Side] = {"N": "S", "E": "W", "S": "N", "W": "E"}

STEP: dict[Side, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def neighbour(cell: Cell, side: Side) -> Cell:
    """The cell that lies at that side of a cell."""
    dx, dy = STEP[side]
    return (cell[0] + dx, cell[1] + dy)
