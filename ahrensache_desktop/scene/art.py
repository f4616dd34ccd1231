"""Pictures as pixmaps: each is painted once for its size, screen and theme, and then kept."""

from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ahrensache_desktop.scene.theme import Theme

MOST_PIXELS = 24_000_000
"""How many pixels are kept, of four bytes each: a table for five on a large screen needs half of them."""


class Picture(Protocol):
    """Something that can be painted at any size; equal pictures look alike."""

    def __hash__(self) -> int: ...

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint it into the rectangle."""
        ...


class Art:
    """The cache of pixmaps for one screen."""

    def __init__(self, theme: Theme, ratio: float = 1.0) -> None:
        self.theme = theme
        self.ratio = ratio
        self._made: dict[tuple[Picture, int, int], QPixmap] = {}  # what was asked for last comes last
        self._pixels = 0

    def use(self, theme: Theme, ratio: float) -> bool:
        """Paint for that theme and pixel ratio from now on; whether anything changes."""
        if theme == self.theme and ratio == self.ratio:
            return False
        self.theme, self.ratio = theme, ratio
        self._made.clear()
        self._pixels = 0
        return True

    def pixmap(self, picture: Picture, width: float, height: float) -> QPixmap:
        """The picture at a size in logical pixels, sharp on the screen."""
        pixels = max(1, round(width * self.ratio)), max(1, round(height * self.ratio))
        key = (picture, *pixels)
        found = self._made.pop(key, None)
        if found is None:
            found = self._painted(picture, *pixels)
            self._pixels += found.width() * found.height()
            self._forget()
        self._made[key] = found
        return found

    def _forget(self) -> None:
        """Keep no more than there is room for: zooming a farm asks for every size once."""
        while self._pixels > MOST_PIXELS and self._made:
            old = self._made.pop(next(iter(self._made)))
            self._pixels -= old.width() * old.height()

    def _painted(self, picture: Picture, width: int, height: int) -> QPixmap:
        pixmap = QPixmap(width, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        picture.paint(painter, QRectF(0, 0, width, height), self.theme)
        painter.end()
        pixmap.setDevicePixelRatio(self.ratio)
        return pixmap
