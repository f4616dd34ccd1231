"""Colours for eyes that confuse some of them: each name keeps its hue, lightness tells the rest.

A test simulates the three kinds of vision and measures how far apart the colours of seats, cards and
farmers are for them, and what can be chosen from its ground.
"""

from typing import Literal

Vision = Literal["normal", "protanopia", "deuteranopia", "tritanopia"]

PIECES: dict[Vision, dict[str, str]] = {
    "normal": {},
    "protanopia": {
        "red": "#710909",
        "blue": "#1f68d6",
        "green": "#3c7c47",
        "yellow": "#edae1d",
        "purple": "#5a1565",
        "orange": "#f4992a",
        "turquoise": "#109390",
        "brown": "#623418",
    },
    "deuteranopia": {
        "red": "#c44331",
        "blue": "#3264ae",
        "green": "#28533f",
        "yellow": "#eebb2f",
        "purple": "#cd7ab8",
        "orange": "#e77123",
        "turquoise": "#0e7281",
        "brown": "#875b22",
    },
    "tritanopia": {
        "red": "#c44331",
        "blue": "#145e8f",
        "green": "#5aaf69",
        "yellow": "#e2ab12",
        "purple": "#8243b1",
        "orange": "#d47535",
        "turquoise": "#0c6e6c",
        "brown": "#873b22",
    },
}
"""Colours of seats, cards and farmers."""

_LAND = {"path": "#fbeccb", "meadow": "#97b356"}
_RED_GREEN: dict[str, dict[str, str]] = {
    "light": {**_LAND, "lit": "#2a5fd0", "focus": "#6b3f00"},
    "dark": {**_LAND, "lit": "#7db8ff", "focus": "#ffd980"},
    "contrast": _LAND,
}

LIGHTS: dict[Vision, dict[str, dict[str, str]]] = {
    "normal": {},
    "protanopia": _RED_GREEN,
    "deuteranopia": _RED_GREEN,
    "tritanopia": {},
}
"""For each theme what lights up, and paths on their meadow: these eyes hardly see orange on green."""
