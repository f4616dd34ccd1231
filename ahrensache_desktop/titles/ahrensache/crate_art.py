"""Offers as crates: what they give, drawn in signs."""

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from ahrensache_desktop.scene.fonts import text_font
from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.titles.ahrensache.brush import Brush
from ahrensache_desktop.titles.ahrensache.sketches import SKETCHES

HEIGHT = 115.0  # of the picture, in units
HEAD = 25.0
WELL = 54.0  # the compartment for tiles
GAP = 26.0  # after each part of a deed that is 100 high
PRICES = {"pay": 3, "pay5": 5, "pay6": 6}
"""The signs for grain that is to be paid."""

Signs = tuple[tuple[str, int], ...]
"""What is given, as signs with their numbers."""


class CratePicture(msgspec.Struct, frozen=True):
    """The crate of an offer: its letter, the cards drawn with it, and what it gives."""

    letter: str
    always: Signs
    either: tuple[Signs, ...]  # the sides of its "or"
    or_word: str
    light: bool
    cards: int  # drawn with the offer
    tiles: bool  # whether tiles lie in it
    lit: bool = False

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Boards, head, signs, and the compartment for tiles."""
        unit = rect.height() / HEIGHT
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(unit, unit)
        width = rect.width() / unit
        _boards(painter, theme, width, self)
        _head(painter, theme, width, self)
        bottom = HEIGHT - (WELL if self.tiles else 7)
        if self.tiles:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(40, 24, 10, 70 if not self.light else 46))
            painter.drawRoundedRect(QRectF(4, HEIGHT - WELL + 3, width - 8, WELL - 6), 4, 4)
        _signs(painter, theme, QRectF(6, HEAD + 1, width - 12, bottom - HEAD - 2), self)
        painter.restore()


class LabelPicture(msgspec.Struct, frozen=True):
    """A paper label with signs: one side of an "or", or a trade."""

    signs: Signs

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The signs in a row, as large as they fit."""
        scale = max(rect.height() / 52, 0.01)
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        _label(
            painter, theme, QRectF(0.5, 0.5, rect.width() / scale - 1, rect.height() / scale - 1), self.signs
        )
        painter.restore()


class DeedPicture(msgspec.Struct, frozen=True):
    """What a seat did last: words, the letter of an offer, and signs with numbers, all on one line."""

    words: str
    offer: str
    signs: Signs
    high: float  # of the words, as a part of the picture's height

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """From left to right; smaller where there is not room for all."""
        scale = self.letters(rect.width(), rect.height()) / (100 * self.high)
        painter.save()
        painter.translate(rect.left(), rect.center().y() - 50 * scale)
        painter.scale(scale, scale)
        painter.setPen(theme.colour("text"))
        left = self._word(painter, self.words, 0.0, bold=False)
        if self.offer:
            brush = Brush(painter, theme)
            brush.weight = 5.0
            brush.rect((left, 14, 72, 72), "paper", radius=14)
            brush.text(self.offer, (left, 14, 72, 70), 58)
            left += 72 + GAP
        for sign, count in self.signs:
            left = self._sign(painter, theme, sign, count, left)
        painter.restore()

    def letters(self, width: float, height: float) -> float:
        """How high the words are in a picture of that size."""
        return self.high * min(height, 100 * width / self._needed())

    def _sign(self, painter: QPainter, theme: Theme, sign: str, count: int, left: float) -> float:
        brush = Brush(painter, theme)
        with brush.at(left + 42, 50, 84):
            SKETCHES[sign](brush)
        painter.setPen(theme.colour("text"))
        return self._word(painter, str(count) if count > 1 else "", left + 88, bold=True)

    def _word(self, painter: QPainter, word: str, left: float, *, bold: bool) -> float:
        """Where the next thing begins after a word."""
        if not word:
            return left + GAP / 2
        font = text_font(100 * self.high, bold=bold)
        painter.setFont(font)
        width = QFontMetricsF(font).horizontalAdvance(word)
        painter.drawText(QRectF(left, 0, width + 4, 100), int(Qt.AlignmentFlag.AlignVCenter), word)
        return left + width + GAP

    def _needed(self) -> float:
        """The width of everything where the height is 100."""
        plain, bold = (QFontMetricsF(text_font(100 * self.high, bold=each)) for each in (False, True))
        needed = plain.horizontalAdvance(self.words) + GAP + (72 + GAP if self.offer else 0)
        for _, count in self.signs:
            needed += 88 + (bold.horizontalAdvance(str(count)) + GAP if count > 1 else GAP / 2)
        return needed


def _boards(painter: QPainter, theme: Theme, width: float, crate: CratePicture) -> None:
    wood = QColor("#e6d2a6") if crate.light else theme.colour("wood")
    shade = QLinearGradient(0, 0, 0, HEIGHT)
    shade.setColorAt(0, wood.lighter(106))
    shade.setColorAt(1, wood.darker(108))
    painter.setPen(QPen(theme.colour("lit" if crate.lit else "ink"), 3.2 if crate.lit else 1.8))
    painter.setBrush(shade)
    painter.drawRoundedRect(QRectF(1.6, 1.6, width - 3.2, HEIGHT - 3.2), 5, 5)
    grain = wood.darker(128)
    grain.setAlpha(150)
    painter.setPen(QPen(grain, 1.3))
    for y in (HEAD, 52.0, 84.0):
        painter.drawLine(QPointF(3, y), QPointF(width - 3, y))
    grain.setAlpha(60)
    painter.setPen(QPen(grain, 1))
    for y, start, length in (
        (34, 0.1, 0.4),
        (45, 0.5, 0.35),
        (66, 0.2, 0.5),
        (77, 0.6, 0.3),
        (104, 0.15, 0.6),
    ):
        painter.drawLine(QPointF(width * start, y), QPointF(width * (start + length), y + 0.6))


def _head(painter: QPainter, theme: Theme, width: float, crate: CratePicture) -> None:
    """The letter to the left, the cards drawn to the right; a feather marks a light offer."""
    brush = Brush(painter, theme)
    brush.rect((5, 5, 19, 18), "paper", radius=4)
    brush.text(crate.letter, (5, 4.5, 19, 18), brush.enlarged(14, 1.4))
    if crate.light:
        with brush.at(33, 14, 17):
            SKETCHES["feather"](brush)
    if crate.cards:
        with brush.at(width - 23, 14, 20):
            SKETCHES["card"](brush)
        brush.text(str(crate.cards), (width - 17, 4.5, 14, 19), brush.enlarged(13, 1.5))


def _signs(painter: QPainter, theme: Theme, room: QRectF, crate: CratePicture) -> None:
    """What always comes, then the sides of the "or": below one another, or side by side in a low room."""
    if not crate.either:
        _label(painter, theme, room, crate.always)
        return
    rest = QRectF(room)
    if crate.always:
        _label(
            painter, theme, QRectF(room.left(), room.top(), room.width() * 0.42, room.height()), crate.always
        )
        rest.setLeft(room.left() + room.width() * 0.42 + 3)
    flat = crate.tiles
    gap = 26.0 if flat else 9.0
    count = len(crate.either)
    for number, signs in enumerate(crate.either):
        if flat:
            width = (rest.width() - gap * (count - 1)) / count
            part = QRectF(rest.left() + number * (width + gap), rest.top(), width, rest.height())
        else:
            height = (rest.height() - gap * (count - 1)) / count
            part = QRectF(rest.left(), rest.top() + number * (height + gap), rest.width(), height)
        _label(painter, theme, part, signs)
        if number:
            _or(painter, theme, part, crate.or_word, flat, gap)


def _or(painter: QPainter, theme: Theme, part: QRectF, word: str, flat: bool, gap: float) -> None:
    middle = (
        QPointF(part.left() - gap / 2, part.center().y())
        if flat
        else QPointF(part.center().x(), part.top() - gap / 2)
    )
    grown = min(theme.text_scale, 1.25)
    pill = QRectF(0, 0, 26 * grown, 12 * grown)
    pill.moveCenter(middle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("ink"))
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    painter.setFont(text_font(11.5 * grown, bold=True))
    painter.setPen(QColor("#ffffff"))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, word)


def _label(painter: QPainter, theme: Theme, room: QRectF, signs: Signs) -> None:
    """A paper label with the signs in a row, as large as they fit."""
    painter.setPen(QPen(theme.colour("wood_deep"), 1))
    painter.setBrush(theme.colour("paper"))
    painter.drawRoundedRect(room, 4, 4)
    flat = [sign for sign, count in signs for _ in range(count)]
    rows = 2 if len(flat) > 2 and room.height() > room.width() * 0.62 else 1
    columns = -(-len(flat) // rows)
    size = min((room.width() - 4) / columns, (room.height() - 4) / rows, 30.0)
    brush = Brush(painter, theme)
    top = room.center().y() - size * (rows - 1) / 2
    for place, sign in enumerate(flat):
        row, column = divmod(place, columns)
        in_row = min(columns, len(flat) - row * columns)
        left = room.center().x() + size * (column - (in_row - 1) / 2)
        with brush.at(left, top + row * size, size * 0.9):
            _sign(brush, sign)


def _sign(b: Brush, sign: str) -> None:
    if sign in PRICES:
        _price(b, PRICES[sign])
    else:
        SKETCHES[sign](b)


def _price(b: Brush, amount: int) -> None:
    b.text(f"−{amount}", (-20, 8, 84, 84), 58, "#8a1f12")
    with b.at(80, 52, 52):
        SKETCHES["grain"](b)
