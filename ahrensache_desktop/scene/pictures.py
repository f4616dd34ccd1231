"""Plain pictures that every title needs: words, panels, marks."""

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ahrensache_desktop.scene.theme import Theme

LEFT, CENTRE, RIGHT = "left", "centre", "right"

_ALIGNMENT = {
    LEFT: Qt.AlignmentFlag.AlignLeft,
    CENTRE: Qt.AlignmentFlag.AlignHCenter,
    RIGHT: Qt.AlignmentFlag.AlignRight,
}


def text_font(size: float, bold: bool = False) -> QFont:
    """The font of words on the table, its height in pixels."""
    font = QFont()
    font.setPixelSize(max(6, round(size)))
    font.setBold(bold)
    return font


class TextPicture(msgspec.Struct, frozen=True):
    """Words on the table; `size` is their height as a part of the picture's height."""

    words: str
    size: float = 0.72
    colour: str = "text"
    align: str = CENTRE
    bold: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The words, made narrower where they would not fit."""
        font = text_font(rect.height() * self.size, self.bold)
        needed = QFontMetricsF(font).horizontalAdvance(self.words)
        if needed > rect.width() > 0:
            font.setPixelSize(max(6, int(font.pixelSize() * rect.width() / needed)))
        painter.setFont(font)
        colour = QColor(self.colour) if self.colour.startswith("#") else theme.colour(self.colour)
        painter.setPen(colour)
        painter.drawText(rect, _ALIGNMENT[self.align] | Qt.AlignmentFlag.AlignVCenter, self.words)


class PanelPicture(msgspec.Struct, frozen=True):
    """A rounded area; `edge` makes it stand out."""

    fill: str = "panel"
    edge: str = "panel_edge"
    radius: float = 8.0
    width: float = 1.2

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The area with its edge inside."""
        inset = self.width / 2
        painter.setPen(QPen(theme.colour(self.edge), self.width))
        painter.setBrush(theme.colour(self.fill))
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), self.radius, self.radius)


class FramePicture(msgspec.Struct, frozen=True):
    """A frame about something that can be chosen, or that has the keyboard's cursor."""

    colour: str = "lit"
    dashed: bool = False
    filled: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A broad round frame."""
        width = max(2.5, min(rect.width(), rect.height()) * 0.05)
        pen = QPen(theme.colour(self.colour), width)
        if self.dashed:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        if self.filled:
            fill = theme.colour(self.colour)
            fill.setAlpha(56)
            painter.setBrush(fill)
        half = width / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), width * 2, width * 2)
