"""Choices and switches drawn in the hand of the table instead of the system's."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QComboBox, QListView, QSizePolicy, QWidget

RADIUS = 8.0
EDGE = 12  # pixels between the edge of a choice and its words
GAP = 10  # between the box of a switch and its words


class Choice(QComboBox):
    """One of several, in a list that opens."""

    def __init__(self) -> None:
        super().__init__()
        self.setView(QListView())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        height = _line(self) + 14
        return QSize(super().sizeHint().width() + EDGE, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            _frame(painter, self, QRectF(self.rect()), self.palette().color(QPalette.ColorRole.Base))
            sign = self.height() - 12
            words = self.rect().adjusted(EDGE, 0, -sign - EDGE // 2, 0)
            text = self.fontMetrics().elidedText(
                self.currentText(), Qt.TextElideMode.ElideRight, words.width()
            )
            painter.setPen(_text_colour(self))
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
            middle = QPointF(self.width() - EDGE - 5.0, self.height() / 2)
            painter.setPen(_stroke(_text_colour(self)))
            painter.drawPolyline(
                [middle + QPointF(-5, -2.5), middle + QPointF(0, 2.5), middle + QPointF(5, -2.5)]
            )


class Switch(QCheckBox):
    """On or off, with words that can be clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), self.text())
        return QSize(self._box() + GAP + words.width() + 4, _line(self) + 8)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, place: QPoint) -> bool:
        return self.rect().contains(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._box()
        place = QRectF(0, (self.height() - side) / 2, side, side)
        role = QPalette.ColorRole
        ground = self.palette().color(role.Highlight if self.isChecked() else role.Base)
        with QPainter(self) as painter:
            _frame(painter, self, place, ground, radius=side / 4)
            if self.isChecked():
                painter.setPen(_stroke(self.palette().color(role.HighlightedText), side / 8))
                painter.drawPolyline(
                    [
                        place.topLeft() + QPointF(x, y) * side
                        for x, y in ((0.25, 0.52), (0.43, 0.7), (0.75, 0.32))
                    ]
                )
            painter.setPen(_text_colour(self))
            words = self.rect().adjusted(side + GAP, 0, 0, 0)
            painter.drawText(
                words, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic), self.text()
            )

    def _box(self) -> int:
        return _line(self)


def _line(widget: QWidget) -> int:
    """The height of a line of words, so that all of a control grows with the size of text."""
    return widget.fontMetrics().height()


def _text_colour(widget: QWidget) -> QColor:
    group = QPalette.ColorGroup.Normal if widget.isEnabled() else QPalette.ColorGroup.Disabled
    return widget.palette().color(group, QPalette.ColorRole.WindowText)


def _stroke(colour: QColor, width: float = 2.0) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _frame(painter: QPainter, widget: QWidget, place: QRectF, ground: QColor, radius: float = RADIUS) -> None:
    """The outline of a control: its ground, and an edge that shows the focus."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    role = QPalette.ColorRole
    width = 2.0 if widget.hasFocus() else 1.0
    painter.setPen(QPen(widget.palette().color(role.Link if widget.hasFocus() else role.Mid), width))
    painter.setBrush(ground)
    half = width / 2
    painter.drawRoundedRect(place.adjusted(half, half, -half, -half), radius, radius)
