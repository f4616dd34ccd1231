"""The picture behind the start page, painted once for each size."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from ahrensache_desktop.titles.ahrensache.landscape_art import paint_landscape


class Landscape(QWidget):
    """A landscape by day or by night; what lies on top of it are its children."""

    def __init__(self) -> None:
        super().__init__()
        self._dark = False
        self._picture = QPixmap()

    def set_dark(self, dark: bool) -> None:
        """Day or night."""
        self._dark = dark
        self._picture = QPixmap()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._picture = QPixmap()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture.isNull() or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap((self.size() * ratio).expandedTo(self.size()))
            self._picture.setDevicePixelRatio(ratio)
            with QPainter(self._picture) as painter:
                paint_landscape(painter, QRectF(self.rect()), night=self._dark)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)
