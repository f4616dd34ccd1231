"""Who plays, whose turn it is, who thinks, and what the open information is worth."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.page import set_role
from ahrensache_desktop.windows.plain_label import PlainLabel
from ahrensache_desktop.windows.seat_row import seat_icon
from rules_core.kernel.save import SeatInfo

ICON = QSize(18, 18)


class _Row:
    """The labels of one seat."""

    def __init__(self) -> None:
        self.turn = PlainLabel()
        self.turn.setFixedWidth(14)
        self.turn.setProperty("role", "turn")
        self.sign = PlainLabel()
        self.name = PlainLabel()
        self.state = PlainLabel()
        self.state.setProperty("role", "quiet")
        self.points = PlainLabel()
        self.points.setProperty("role", "points")

    def labels(self) -> tuple[QLabel, ...]:
        return (self.turn, self.sign, self.name, self.state, self.points)


class SeatStrip(QFrame):
    """One row a seat."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        super().__init__()
        self._phrasebook = phrasebook
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 10, 14, 10)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(2, 1)
        self._rows: list[_Row] = []
        self._seats: tuple[SeatInfo, ...] = ()
        self._points: tuple[int, ...] = ()
        self._turn: int | None = None
        self._thinking: set[int] = set()

    def show_seats(self, seats: tuple[SeatInfo, ...], theme: Theme) -> None:
        """Begin with these seats."""
        for row in self._rows:
            for label in row.labels():
                self._grid.removeWidget(label)
                label.hide()
                label.deleteLater()
        self._rows = []
        self._seats, self._points, self._turn, self._thinking = seats, (), None, set()
        for number, info in enumerate(seats):
            row = _Row()
            row.name.setText(info.name)
            for column, label in enumerate(row.labels()):
                self._grid.addWidget(label, number, column)
            self._rows.append(row)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Show the seats' colours as that theme has them."""
        for row, info in zip(self._rows, self._seats, strict=True):
            row.sign.setPixmap(
                seat_icon(info.colour, theme, ICON.width()).pixmap(ICON, self.devicePixelRatioF())
            )
        self._say()

    def show_points(self, points: Sequence[int]) -> None:
        """What the open information is worth to each."""
        self._points = tuple(points)
        self._say()

    def show_turn(self, seat: int | None) -> None:
        """Mark the seat that must choose now."""
        self._turn = seat
        self._say()

    def show_thinking(self, seat: int, on: bool) -> None:
        """Mark a seat that thinks."""
        (self._thinking.add if on else self._thinking.discard)(seat)
        self._say()

    def retranslate(self) -> None:
        """Say everything again."""
        self._say()

    def _say(self) -> None:
        say = self._phrasebook.say
        for seat, row in enumerate(self._rows):
            row.turn.setText("›" if seat == self._turn else "")
            set_role(row.name, "turn" if seat == self._turn else "name")
            thinks = seat in self._thinking
            row.state.setText(say("seat-thinks") if thinks else "")
            row.points.setText(str(self._points[seat]) if self._points else "")
            row.points.setToolTip(say("strip-points"))
            turn = say("strip-turn") if seat == self._turn else ""
            points = say("strip-spoken", points=self._points[seat]) if self._points else ""
            said = [self._seats[seat].name, turn, row.state.text(), points]
            row.name.setAccessibleName(", ".join(part for part in said if part))
