"""The seats of a match to be: up to five rows, each of another colour."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ahrensache_desktop.scene.theme import SEAT_SHAPES, Theme
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.page import Words
from ahrensache_desktop.windows.seat_row import SeatRow
from rules_core.kernel.save import SeatInfo

FEWEST, MOST = 2, 5
COLOURS = tuple(SEAT_SHAPES)

USUAL_BOT = "farmhand"


def usual_seats() -> tuple[SeatInfo, ...]:
    """A person and three bots, their names still to be suggested."""
    first, *others = COLOURS[:4]
    return (SeatInfo("", colour=first), *(SeatInfo("", "bot", USUAL_BOT, colour=one) for one in others))


class SeatList(QWidget):
    """Adds, removes and edits seats."""

    changed = Signal()

    def __init__(self, phrasebook: Phrasebook, theme: Theme) -> None:
        super().__init__()
        self._phrasebook = phrasebook
        self._theme = theme
        self.words = Words(phrasebook)
        self._rows: list[SeatRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._add = QPushButton()
        self._add.setProperty("role", "secondary")
        self._add.clicked.connect(self._add_one)
        self.words.put(self._add.setText, "seat-add")
        self._column.addWidget(self._add)

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who is to sit where."""
        return tuple(row.info for row in self._rows)

    def show_seats(self, seats: tuple[SeatInfo, ...]) -> None:
        """Edit these seats instead."""
        while self._rows:
            self._drop(self._rows[-1])
        for info in seats[:MOST]:
            self._append(info)
        self._settle()

    def set_theme(self, theme: Theme) -> None:
        """Show the colours as that theme has them."""
        self._theme = theme
        for row in self._rows:
            row.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything again."""
        self.words.retranslate()
        for number, row in enumerate(self._rows, start=1):
            row.retranslate(number)

    def _append(self, info: SeatInfo) -> None:
        free = self._free_colours()
        if info.colour not in free:
            info = SeatInfo(info.name, info.kind, info.bot, info.command, free[0])
        row = SeatRow(self._phrasebook, info, self._theme)
        row.colour_wanted.connect(self._recolour)
        row.removed.connect(self._remove)
        row.changed.connect(self.changed)
        self._column.insertWidget(len(self._rows), row)
        self._rows.append(row)

    def _add_one(self) -> None:
        self._append(SeatInfo("", "bot", USUAL_BOT))
        self._settle()

    def _remove(self) -> None:
        row = self.sender()
        if isinstance(row, SeatRow):
            self._drop(row)
            self._settle()

    def _drop(self, row: SeatRow) -> None:
        self._rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _recolour(self) -> None:
        """The next colour that no other seat has."""
        row = self.sender()
        if not isinstance(row, SeatRow):
            return
        start = COLOURS.index(row.colour)
        taken = {other.colour for other in self._rows if other is not row}
        following = [*COLOURS[start + 1 :], *COLOURS[: start + 1]]
        row.set_colour(next(colour for colour in following if colour not in taken))
        self.changed.emit()

    def _free_colours(self) -> list[str]:
        taken = {row.colour for row in self._rows}
        return [colour for colour in COLOURS if colour not in taken]

    def _settle(self) -> None:
        self._add.setEnabled(len(self._rows) < MOST)
        for row in self._rows:
            row.set_removable(len(self._rows) > FEWEST)
        self.retranslate()
        self.changed.emit()
