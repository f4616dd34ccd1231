"""The typefaces that come with the program: one for words, one for titles and large figures."""

from PySide6.QtGui import QFont, QFontDatabase

from ahrensache_desktop.paths import resource

TEXT = "Alegreya Sans"
"""For all words; its figures are lining and equally wide."""

DISPLAY = "Alegreya"
"""For titles, and for the figures that are printed on cards and tiles."""

FACES = ("Regular", "Italic", "Medium", "Bold")
FILES = (*(f"AlegreyaSans-{face}.ttf" for face in FACES), "Alegreya-Bold.ttf", "Alegreya-ExtraBold.ttf")


class FontMissing(RuntimeError):
    """A typeface of the program cannot be read."""


def load_fonts() -> None:
    """Make the typefaces known to Qt: once, when there is an application and before there is a widget."""
    for name in FILES:
        if QFontDatabase.addApplicationFont(str(resource("fonts", name))) < 0:
            raise FontMissing(f"The typeface {name} cannot be read.")


def text_font(pixels: float, *, bold: bool = False) -> QFont:
    """The face for words at a height in pixels."""
    font = QFont(TEXT)
    font.setPixelSize(max(6, round(pixels)))
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)  # its Regular is thin on a screen
    return font


def display_font(pixels: float) -> QFont:
    """The face for titles and printed figures, always bold."""
    font = QFont(DISPLAY)
    font.setPixelSize(max(6, round(pixels)))
    font.setWeight(QFont.Weight.ExtraBold)
    return font
