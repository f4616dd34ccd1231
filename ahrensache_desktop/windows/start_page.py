"""The first page: go on, begin, or look around."""

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ahrensache_desktop.play.archive import SavedMatch
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.landscape import Landscape
from ahrensache_desktop.windows.page import Page, card, scrolling, set_role
from ahrensache_desktop.windows.plain_label import PlainLabel
from ahrensache_desktop.windows.saved_line import saved_summary

PANEL_WIDTH = 400


class StartPage(Page):
    """A landscape with the few things one can do."""

    continued = Signal(object)
    """Go on with this SavedMatch."""

    new_wanted = Signal()
    """Choose a new game."""

    again_wanted = Signal()
    """Begin a new game with the choices of the last one."""

    lesson_wanted = Signal()
    """Play a first game in which everything is explained."""

    saved_wanted = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()

    def __init__(self, phrasebook: Phrasebook) -> None:
        super().__init__(phrasebook)
        self._saved: SavedMatch | None = None
        self.landscape = Landscape()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.landscape)
        over = QVBoxLayout(self.landscape)
        over.setContentsMargins(0, 0, 0, 0)
        holder = QWidget()
        middle = QHBoxLayout(holder)
        middle.setContentsMargins(56, 24, 56, 24)
        middle.addWidget(self._panel(), 0, Qt.AlignmentFlag.AlignVCenter)
        middle.addStretch(1)
        over.addWidget(scrolling(holder))
        self._continue.clicked.connect(self._go_on)
        self._again.clicked.connect(self.again_wanted)
        self._learn.clicked.connect(self.lesson_wanted)
        self._new.clicked.connect(self.new_wanted)

    def _panel(self) -> QFrame:
        frame, column = card()
        frame.setObjectName("start_panel")
        frame.setMinimumWidth(PANEL_WIDTH)
        column.setContentsMargins(36, 32, 36, 28)
        column.setSpacing(10)
        title = PlainLabel("Ährensache")
        title.setProperty("role", "wordmark")
        column.addWidget(title)
        column.addWidget(self.label("start-subtitle", "quiet"))
        column.addSpacing(14)
        self._continue = self.button("start-continue", "primary")
        self._summary = PlainLabel()
        self._summary.setProperty("role", "quiet")
        self._summary.setWordWrap(True)
        self._new = self.button("start-new", "primary")
        self._again = self.button("start-again", "secondary")
        self._learn = self.button("start-learn", "secondary")
        self._damaged = self.label("start-damaged", "warning")
        for widget in (self._damaged, self._continue, self._summary, self._new, self._again, self._learn):
            column.addWidget(widget)
        column.addSpacing(8)
        rows = (
            (("start-load", self.saved_wanted), ("start-rules", self.rules_wanted)),
            (("start-settings", self.settings_wanted), ("start-about", self.about_wanted)),
        )
        for row in rows:
            column.addLayout(self._small_buttons(row))
        QShortcut(QKeySequence(Qt.Key.Key_R), self, self._begin_again)
        return frame

    def _small_buttons(self, row: tuple[tuple[str, SignalInstance], ...]) -> QHBoxLayout:
        layout = QHBoxLayout()
        layout.setSpacing(10)
        for key, signal in row:
            button = self.button(key, "secondary")
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(signal)
            layout.addWidget(button)
        return layout

    def offer(self, saved: SavedMatch | None, *, again: bool, damaged: bool = False) -> None:
        """Show what can be gone on with; whether the last choices are known, and a match cannot be read."""
        self._damaged.setVisible(damaged)
        self._saved = saved
        self._continue.setVisible(saved is not None)
        self._summary.setVisible(saved is not None)
        self._again.setVisible(again)
        first = self._continue if saved else self._new if again else self._learn
        for button in (self._continue, self._new, self._learn):
            set_role(button, "primary" if button is first else "secondary")
        self._summarise()
        first.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self._summarise()

    def _summarise(self) -> None:
        if self._saved is not None:
            self._summary.setText(saved_summary(self.phrasebook, self._saved))

    def _go_on(self) -> None:
        if self._saved is not None:
            self.continued.emit(self._saved)

    def _begin_again(self) -> None:
        if not self._again.isHidden():
            self.again_wanted.emit()
