"""One thing to see: which picture, where, how large, above what."""

from collections.abc import Hashable
from enum import IntEnum

import msgspec

from ahrensache_desktop.scene.art import Picture


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
    tip: str = ""  # what it is, in words
    opacity: float = 1.0
    turn: float = 0.0  # degrees about its middle

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the spot."""
        return (self.x + self.w / 2, self.y + self.h / 2)
