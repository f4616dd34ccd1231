"""Colours, sizes and fonts: one palette for everything that is drawn."""

from typing import Literal

import msgspec
from PySide6.QtGui import QColor, QPalette

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
    ink: str = "#3b2a1e"  # outlines of all pieces
    paper: str = "#fdf8ec"  # cards
    meadow: str = "#abc56d"
    meadow_deep: str = "#93b056"
    path: str = "#ecd5a8"
    path_edge: str = "#a97f4c"
    grain: str = "#e3ab2f"
    apple: str = "#c8402f"
    wood: str = "#c39a66"
    wood_deep: str = "#8d6a42"
    water: str = "#7fb2c9"
    stone: str = "#b9b3a6"
    red: str = "#c4402e"
    blue: str = "#2f62a8"
    yellow: str = "#d9a016"
    green: str = "#3d7d47"
    purple: str = "#7c4aa0"
    orange: str = "#d8742a"
    turquoise: str = "#2d8f8c"
    brown: str = "#7a5230"

    def colour(self, token: str) -> QColor:
        """The colour of a token."""
        return QColor(getattr(self, token))


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
)
THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


def theme_of(name: str) -> Theme:
    """The theme of that name."""
    return THEMES[name]


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
