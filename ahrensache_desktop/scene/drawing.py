"""Drawings in files: read once, then painted at any size."""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ahrensache_desktop.paths import resource
from ahrensache_desktop.scene.palette import PALETTE

LIGHTER, DARKER = 130, 140  # per cent, for the light and the shadow side of a changed colour
ICON_SIDES = (16, 24, 32, 48, 64, 128, 256)


class DrawingMissing(RuntimeError):
    """A drawing of the program cannot be read."""


Change = tuple[str, str]
"""A family of the palette, such as poppy, and the colour that takes its place in a drawing."""


def draw(painter: QPainter, rect: QRectF, folder: str, name: str, change: Change | None = None) -> None:
    """Paint `resources/art/<folder>/<name>.svg`."""
    _renderer(folder, name, change).render(painter, rect)


@cache
def _renderer(folder: str, name: str, change: Change | None) -> QSvgRenderer:
    file = resource("art", folder, f"{name}.svg")
    drawing = file.read_text(encoding="utf-8")
    if change is not None:
        family, colour = change
        drawing = drawing.replace(PALETTE[f"{family}l"], QColor(colour).lighter(LIGHTER).name())
        drawing = drawing.replace(PALETTE[f"{family}d"], QColor(colour).darker(DARKER).name())
        drawing = drawing.replace(PALETTE[family], colour)
    renderer = QSvgRenderer(drawing.encode())
    if not renderer.isValid():
        raise DrawingMissing(f"The drawing {file.name} cannot be read.")
    return renderer


def drawn(folder: str, name: str, side: int, change: Change | None = None) -> QImage:
    """A square drawing as an image of so many pixels: for icons, and for files of the packaging."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, QRectF(0, 0, side, side), folder, name, change)
    return image


def program_icon() -> QIcon:
    """The icon of the program in all sizes that systems ask for."""
    icon = QIcon()
    for side in ICON_SIDES:
        icon.addPixmap(QPixmap.fromImage(drawn("ahrensache", "icon", side)))
    return icon
