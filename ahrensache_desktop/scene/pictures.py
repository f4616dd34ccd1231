"""Plain pictures that every title needs: words, panels, marks."""

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ahrensache_desktop.scene.fonts import text_font
from ahrensache_desktop.scene.theme import Theme

LEFT, CENTRE, RIGHT = "left", "centre", "right"

_CENTRED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_ALIGNMENT = {
    LEFT: Qt.AlignmentFlag.AlignLeft,
    CENTRE: Qt.AlignmentFlag.AlignHCenter,
    RIGHT: Qt.AlignmentFlag.AlignRight,
}


class TextPicture(msgspec.Struct, frozen=True):
    """Words on the table; `size` is their height as a part of the picture's height."""

    words: str
    size: float = 0.72
    colour: str = "text"
    align: str = CENTRE
    bold: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The words, made narrower where they would not fit."""
        font = text_font(rect.height() * self.size, bold=self.bold)
        needed = QFontMetricsF(font).horizontalAdvance(self.words)
        if needed > rect.width() > 0:
            font.setPixelSize(max(6, int(font.pixelSize() * rect.width() / needed)))
        painter.setFont(font)
        colour = QColor(self.colour) if self.colour.startswith("#") else theme.colour(self.colour)
        painter.setPen(colour)
        painter.drawText(rect, _ALIGNMENT[self.align] | Qt.AlignmentFlag.AlignVCenter, self.words)


class CaptionPicture(msgspec.Struct, frozen=True):
    """Words in the middle, on as many lines as they need; `size` is the height of one in logical pixels."""

    words: str
    size: float
    width: float  # of the picture, in logical pixels
    colour: str = "text"
    bold: bool = True

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The words, made smaller where they would not fit."""
        painter.setFont(caption_font(self, rect))
        painter.setPen(theme.colour(self.colour))
        painter.drawText(rect, _CENTRED, self.words)


def caption_font(caption: CaptionPicture, room: QRectF) -> QFont:
    """The face of a caption, as large as it may be and all of its words still fit."""
    size = caption.size * room.width() / caption.width
    font = text_font(size, bold=caption.bold)
    while size > 6:
        needed = QFontMetricsF(font).boundingRect(room, _CENTRED, caption.words)
        if needed.height() <= room.height() + 1 and needed.width() <= room.width() + 1:
            break
        size -= 0.5
        font = text_font(size, bold=caption.bold)
    return font


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


class PillPicture(msgspec.Struct, frozen=True):
    """A small button with a word."""

    words: str
    fill: str = "panel"
    colour: str = "text"
    edge: str = "panel_edge"

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A pill and the word in it."""
        radius = rect.height() / 2
        painter.setPen(QPen(theme.colour(self.edge), max(1.0, rect.height() * 0.07)))
        painter.setBrush(theme.colour(self.fill))
        half = rect.height() * 0.05
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        inner = rect.adjusted(radius * 0.6, rect.height() * 0.12, -radius * 0.6, -rect.height() * 0.12)
        TextPicture(self.words, 0.95, self.colour).paint(painter, inner, theme)


class FramePicture(msgspec.Struct, frozen=True):
    """A frame about something that can be chosen, or that has the keyboard's cursor."""

    colour: str = "lit"
    dashed: bool = False
    filled: bool = False
    line: float = 0.05  # its width, as a part of the shorter side

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A broad round frame."""
        width = max(2.0, min(rect.width(), rect.height()) * self.line)
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


NOTE_MARGIN = 0.75  # about the words of a note, in heights of a line
SLACK = 4.0  # words may be painted a little wider than they were measured
_WRAPPED = int(Qt.TextFlag.TextWordWrap)


def _blocks(words: str, size: float) -> list[tuple[str, QFont]]:
    """The lines of a note with their fonts: where there are several, the first is its heading."""
    lines = [line for line in words.split("\n") if line]
    return [(line, text_font(size, bold=len(lines) > 1 and number == 0)) for number, line in enumerate(lines)]


def note_size(words: str, size: float, widest: float) -> tuple[float, float]:
    """The room that a note needs, its words `size` high and at most so wide."""
    margin = NOTE_MARGIN * size
    room = QRectF(0, 0, widest - 2 * margin, 4000)
    width = height = 0.0
    for line, font in _blocks(words, size):
        needed = QFontMetricsF(font).boundingRect(room, _WRAPPED, line)
        width = max(width, needed.width())
        height += needed.height()
    return (width + 2 * margin, height + 2.4 * margin)


class NotePicture(msgspec.Struct, frozen=True):
    """Words on a small panel, wrapped; below an empty part where a picture may lie."""

    words: str
    size: float  # of the words, in logical pixels
    edge: str = "panel_edge"
    widest: float = 240.0
    above: float = 0.0  # the height of the empty part

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The panel, its edge and its words."""
        scale = rect.height() / (note_size(self.words, self.size, self.widest)[1] + self.above)
        size = self.size * scale
        painter.setPen(QPen(theme.colour(self.edge), max(1.0, size * 0.1)))
        painter.setBrush(theme.colour("panel"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), size * 0.5, size * 0.5)
        margin = NOTE_MARGIN * size
        painter.setPen(theme.colour("text"))
        top = rect.top() + self.above * scale + margin
        for line, font in _blocks(self.words, size):
            painter.setFont(font)
            width = rect.width() - 2 * margin + SLACK
            needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 4000), _WRAPPED, line)
            painter.drawText(QRectF(rect.left() + margin, top, width, needed.height()), _WRAPPED, line)
            top += needed.height()
