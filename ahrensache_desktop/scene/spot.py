"""One thing to see: which picture, where, how large, above what."""

from collections.abc import Hashable
from enum import IntEnum

import msgspec

from ahrensache_desktop.scene.art import Picture

Rect = tuple[float, float, float, float]
"""Left, top, width and height."""


class Layer(IntEnum):
    """What lies above what; within a layer, later spots lie above earlier ones."""

    GROUND = 0
    PANEL = 1
    BOARD = 2
    TILE = 3
    CARD = 4
    PIECE = 5
    MARK = 6
    OVERLAY = 7
    FLYING = 8
    SPOKEN = 9


class Spot(msgspec.Struct, frozen=True):
    """A picture at a place of the scene, in logical pixels."""

    key: Hashable  # the same key on two settled tables is the same item
    picture: Picture
    x: float
    y: float
    w: float
    h: float
    layer: Layer = Layer.BOARD
    clip: str = ""  # the name of the area that the spot is cut off at, or none
    tip: str = ""  # what it is, in words; further lines say more
    closer: bool = False  # worth being shown larger beside its words
    opacity: float = 1.0
    turn: float = 0.0  # degrees about its middle
    shadow: float = 0.0  # how far its shadow reaches
    corner: float = 0.06  # the radius of the shadow's corners, as a part of the width
    stay: float = 0.0  # how far below it the pointer still is on it: a lifted card must not slip away

    @property
    def rect(self) -> Rect:
        """Left, top, width and height."""
        return (self.x, self.y, self.w, self.h)

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the spot."""
        return (self.x + self.w / 2, self.y + self.h / 2)


def inset(rect: Rect, by: float) -> Rect:
    """The rectangle made smaller on all sides, or larger by a negative amount."""
    x, y, w, h = rect
    return (x + by, y + by, w - 2 * by, h - 2 * by)


def overlap(one: Rect, other: Rect) -> bool:
    """Whether two rectangles share some room."""
    (x, y, w, h), (left, top, width, height) = one, other
    return x < left + width and left < x + w and y < top + height and top < y + h


def holds(rect: Rect, x: float, y: float) -> bool:
    """Whether a point lies in the rectangle."""
    return rect[0] <= x <= rect[0] + rect[2] and rect[1] <= y <= rect[1] + rect[3]
