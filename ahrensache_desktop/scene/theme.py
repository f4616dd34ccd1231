"""Colours, sizes and fonts: one palette for everything that is drawn."""

from functools import cache
from typing import Literal

import msgspec
from msgspec.structs import replace
from PySide6.QtGui import QColor, QPalette

from ahrensache_desktop.scene.palette import PALETTE
from ahrensache_desktop.scene.vision import LIGHTS, PIECES, Vision

ThemeName = Literal["light", "dark", "contrast"]
Shape = Literal["circle", "square", "triangle", "diamond", "pentagon"]

LINE = 0.022
"""The width of every outline, as a part of the picture it belongs to."""

SEAT_SHAPES: dict[str, Shape] = {
    "red": "circle",
    "blue": "square",
    "green": "triangle",
    "yellow": "diamond",
    "purple": "pentagon",
}
"""Each colour of a seat has a shape, so that nobody needs to see colours."""


class Theme(msgspec.Struct, frozen=True):
    """The colours of the table, of its pieces and of the words on it."""

    name: ThemeName
    table: str  # behind everything
    panel: str
    panel_edge: str
    text: str
    muted: str
    accent: str  # what is to be done now
    accent_text: str  # on the accent
    lit: str  # what can be chosen
    refused: str
    focus: str
    ink: str = PALETTE["ink"]  # outlines of all pieces
    paper: str = PALETTE["paper"]  # cards
    cream: str = PALETTE["cream"]
    meadow: str = PALETTE["meadow"]
    meadow_light: str = PALETTE["meadowl"]
    meadow_deep: str = PALETTE["meadowd"]
    leaf: str = PALETTE["leaf"]
    leaf_deep: str = PALETTE["leafd"]
    path: str = PALETTE["clayl"]
    path_deep: str = PALETTE["clay"]
    path_edge: str = PALETTE["clayd"]
    grain: str = PALETTE["wheat"]
    grain_light: str = PALETTE["wheatl"]
    apple: str = PALETTE["poppy"]
    wood: str = PALETTE["woodl"]
    wood_deep: str = PALETTE["woodd"]
    water: str = PALETTE["water"]
    stone: str = PALETTE["stone"]
    stone_light: str = PALETTE["stonel"]
    red: str = PALETTE["poppy"]
    blue: str = PALETTE["corn"]
    yellow: str = PALETTE["yellow"]
    green: str = PALETTE["green"]
    purple: str = PALETTE["purple"]
    orange: str = PALETTE["orange"]
    turquoise: str = PALETTE["turquoise"]
    brown: str = PALETTE["brown"]
    vision: Vision = "normal"  # whose eyes the colours are for
    text_scale: float = 1.0  # how much larger than usual words and figures are to be

    def colour(self, token: str) -> QColor:
        """The colour of a token."""
        return QColor(getattr(self, token))

    def words_on(self, token: str) -> str:
        """The token of the colour in which words can be read on that one."""
        return max(("paper", "ink"), key=lambda words: contrast(self.colour(words), self.colour(token)))


def contrast(one: QColor, other: QColor) -> float:
    """How far two colours are apart in lightness, from 1 to 21 (WCAG 2.2, 1.4.3)."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


LIGHT = Theme(
    name="light",
    table="#e4dcc3",
    panel="#faf4e4",
    panel_edge="#c9b98f",
    text="#33251a",
    muted="#655340",
    accent="#2f6b4f",
    accent_text="#ffffff",
    lit="#e08a00",
    refused="#a82a1a",
    focus="#1c4f8f",
)
DARK = Theme(
    name="dark",
    table="#26251f",
    panel="#353329",
    panel_edge="#5b5644",
    text="#f3ead8",
    muted="#c2b59c",
    accent="#8fd0a8",
    accent_text="#14241b",
    lit="#ffc24d",
    refused="#ff9d8c",
    focus="#9cc7ff",
    meadow_deep="#64813f",
)
CONTRAST = Theme(
    name="contrast",
    table="#000000",
    panel="#000000",
    panel_edge="#ffffff",
    text="#ffffff",
    muted="#ffffff",
    accent="#ffe14d",
    accent_text="#000000",
    lit="#ffe14d",
    refused="#ff9d8c",
    focus="#66d9ff",
    meadow_deep="#3f5a2a",
)
THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


@cache
def theme_of(name: str, vision: Vision = "normal", text_scale: float = 1.0) -> Theme:
    """The theme of that name for eyes of that kind; for the same wishes always the same object."""
    changes = {**PIECES[vision], **LIGHTS[vision].get(name, {})}
    return replace(THEMES[name], vision=vision, text_scale=text_scale, **changes)


def qt_palette(theme: Theme) -> QPalette:
    """The palette for Qt's own controls, on the Fusion style."""
    palette = QPalette()
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.table,
        role.WindowText: theme.text,
        role.Base: theme.panel,
        role.AlternateBase: theme.table,
        role.Text: theme.text,
        role.Button: theme.panel,
        role.ButtonText: theme.text,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.text,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.accent_text,
        role.PlaceholderText: theme.muted,
        role.Link: theme.focus,
        role.BrightText: theme.refused,
        role.Mid: theme.panel_edge,
    }
    for each, colour in colours.items():
        palette.setColor(each, QColor(colour))
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(theme.muted))
    return palette
