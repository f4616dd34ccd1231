"""The end of a match: the pad fills in, one category after another."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.text.narrator import Narrator
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.page import Page, card, scrolling
from ahrensache_desktop.windows.plain_label import PlainLabel
from ahrensache_desktop.windows.seat_row import seat_icon
from rules_core.kernel.game import Result
from rules_core.kernel.save import SeatInfo

LINE_MS = 420
WIDEST = 1000


class ScoringPad(Page):
    """Covers the table; a click or a key fills in the rest at once."""

    again_wanted = Signal()
    home_wanted = Signal()

    def __init__(self, phrasebook: Phrasebook, parent: QWidget) -> None:
        super().__init__(phrasebook)
        self.setParent(parent)
        self._seats: tuple[SeatInfo, ...] = ()
        self._result: Result | None = None
        self._narrator: Narrator | None = None
        self._theme: Theme | None = None
        self._veil = QColor("black")
        self._shown = 0
        self._lines: list[list[PlainLabel]] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._show_line)
        frame, column = card()
        column.setContentsMargins(32, 24, 32, 24)
        column.setSpacing(12)
        self._title = PlainLabel()
        self._title.setProperty("role", "title")
        self._title.setWordWrap(True)
        column.addWidget(self._title)
        self._sheet = QWidget()
        self._area = scrolling(self._sheet)
        column.addWidget(self._area, 1)
        row = QHBoxLayout()
        look = self.button("pad-look", "secondary")
        look.clicked.connect(self.hide)
        home = self.button("pad-home", "secondary")
        home.clicked.connect(self.home_wanted)
        self._again = self.button("pad-again", "primary")
        self._again.clicked.connect(self.again_wanted)
        for button in (look, home):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._again)
        column.addLayout(row)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(48, 24, 48, 24)
        frame.setMaximumWidth(WIDEST)
        row_of_one = QHBoxLayout()
        row_of_one.addWidget(frame)
        outer.addLayout(row_of_one)
        self.left.connect(self.hide)
        self.hide()

    @property
    def complete(self) -> bool:
        """Every category has been filled in."""
        return self._result is not None and not self._timer.isActive()

    def begin(
        self, seats: tuple[SeatInfo, ...], result: Result, narrator: Narrator, theme: Theme, pace: float
    ) -> None:
        """Show the pad and fill it in at this pace; 0 at once."""
        self._seats, self._result, self._narrator, self._theme = seats, result, narrator, theme
        self._veil = QColor(theme.table)
        self._veil.setAlpha(200)
        self._shown = 0
        self._build()
        self.show()
        self.raise_()
        self._again.setFocus()
        if pace > 0:
            self._timer.start(int(LINE_MS * pace))
        else:
            self.finish()

    def finish(self) -> None:
        """Fill in all that is missing."""
        self._timer.stop()
        while self._shown < len(self._lines):
            self._show_line()

    def retranslate(self) -> None:
        super().retranslate()
        if self._result is not None and self._theme is not None:
            shown = self._shown
            self._build()
            self._shown = 0
            for _ in range(shown):
                self._show_line()

    def _build(self) -> None:
        """All labels, still hidden but the head."""
        assert self._result is not None
        assert self._theme is not None
        self._sheet = QWidget()
        self._area.setWidget(self._sheet)  # which deletes the old one
        grid = QGridLayout(self._sheet)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 3)
        for column, info in enumerate(self._seats, start=1):
            grid.addWidget(self._head(info, self._theme), 0, column)
            grid.setColumnStretch(column, 2)
        self._lines = [self._line(grid, number, reason) for number, reason in enumerate(self._reasons(), 1)]
        self._lines.append(self._total_line(grid, len(self._lines) + 1))
        grid.setRowStretch(len(self._lines) + 2, 1)
        self._title.setText(self.phrasebook.say("pad-title"))

    def _reasons(self) -> list[str]:
        """The categories, in the order in which they are scored."""
        assert self._result is not None
        return list(dict.fromkeys(line.reason for lines in self._result.points for line in lines))

    def _head(self, info: SeatInfo, theme: Theme) -> QWidget:
        head = QWidget()
        column = QVBoxLayout(head)
        column.setContentsMargins(0, 0, 0, 0)
        sign = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        sign.setPixmap(seat_icon(info.colour, theme, 20).pixmap(20, 20))
        name = PlainLabel(info.name, alignment=Qt.AlignmentFlag.AlignCenter)
        name.setProperty("role", "heading")
        column.addWidget(sign)
        column.addWidget(name)
        return head

    def _line(self, grid: QGridLayout, row: int, reason: str) -> list[PlainLabel]:
        assert self._result is not None
        assert self._narrator is not None
        example = next(line for lines in self._result.points for line in lines if line.reason == reason)
        labels = [PlainLabel(self._narrator.points_line(example))]
        for lines in self._result.points:
            mine = [line for line in lines if line.reason == reason]
            label = PlainLabel(str(sum(line.points for line in mine)) if mine else "–")
            label.setAccessibleName(f"{labels[0].text()}: {label.text()}")
            label.setToolTip("\n".join(self._narrator.points_reason(line) for line in mine))
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            labels.append(label)
        return self._placed(grid, row, labels)

    def _total_line(self, grid: QGridLayout, row: int) -> list[PlainLabel]:
        assert self._result is not None
        labels = [PlainLabel(self.phrasebook.say("pad-total"))]
        for seat, place in enumerate(self._result.places):
            said = self.phrasebook.say("pad-place", points=self._result.total(seat), place=place)
            labels.append(PlainLabel(said, alignment=Qt.AlignmentFlag.AlignCenter))
        for label in labels:
            label.setProperty("role", "heading")
        return self._placed(grid, row, labels)

    def _placed(self, grid: QGridLayout, row: int, labels: list[PlainLabel]) -> list[PlainLabel]:
        if row % 2:
            stripe = QFrame()
            stripe.setProperty("role", "stripe")
            grid.addWidget(stripe, row, 0, 1, len(labels))
        for column, label in enumerate(labels):
            keeps_room = label.sizePolicy()
            keeps_room.setRetainSizeWhenHidden(True)
            label.setSizePolicy(keeps_room)
            label.setContentsMargins(8, 3, 8, 3)
            label.hide()
            grid.addWidget(label, row, column)
        return labels

    def _show_line(self) -> None:
        if self._shown < len(self._lines):
            for label in self._lines[self._shown]:
                label.show()
            self._shown += 1
        if self._shown >= len(self._lines):
            self._timer.stop()
            self._name_winners()

    def _name_winners(self) -> None:
        assert self._result is not None
        names = [self._seats[seat].name for seat in self._result.winners()]
        key = "pad-winner" if len(names) == 1 else "pad-winners"
        self._title.setText(self.phrasebook.say(key, names=", ".join(names)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._veil)
