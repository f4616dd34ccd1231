"""Drawings in files: read once, then painted at any size."""

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

from ahrensache_desktop.paths import resource
from ahrensache_desktop.scene.palette import PALETTE

DARKER = 140  # per cent, for the shadow side of a changed colour


class DrawingMissing(RuntimeError):
    """A drawing of the program cannot be read."""


def draw(painter: QPainter, rect: QRectF, folder: str, name: str, colour: str = "") -> None:
    """Paint `resources/art/<folder>/<name>.svg`; all its poppy red becomes the colour, where one is given."""
    _renderer(folder, name, colour).render(painter, rect)


@cache
def _renderer(folder: str, name: str, colour: str) -> QSvgRenderer:
    file = resource("art", folder, f"{name}.svg")
    drawing = file.read_text(encoding="utf-8")
    if colour:
        drawing = drawing.replace(PALETTE["poppyd"], QColor(colour).darker(DARKER).name())
        drawing = drawing.replace(PALETTE["poppy"], colour)
    renderer = QSvgRenderer(drawing.encode())
    if not renderer.isValid():
        raise DrawingMissing(f"The drawing {file.name} cannot be read.")
    return renderer
