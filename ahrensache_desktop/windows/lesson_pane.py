"""Explains a kind of decision the first time it comes up; whoever knows it already sends it away."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
)

from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.titles.ahrensache.lessons import Part
from ahrensache_desktop.windows.announcement import announce
from ahrensache_desktop.windows.page import scrolling
from ahrensache_desktop.windows.plain_label import PlainLabel

LEAST = 60  # pixels for the words, which can be scrolled
LOG = 90  # that are left for the log
MUCH = 10_000
MARGIN = 14


class LessonPane(QFrame):
    """Words over the log, part by part."""

    rule_wanted = Signal(str)
    """Show the rule of this number."""

    stopped = Signal()
    """Explain nothing any more."""

    def __init__(self, phrasebook: Phrasebook, lessons: Mapping[str, tuple[Part, ...]]) -> None:
        super().__init__()
        self._phrasebook = phrasebook
        self._lessons = lessons
        self._understood: set[str] = set()  # kinds of decisions
        self._kind = ""
        self._parts: list[Part] = []  # that are still to be read
        self.setProperty("role", "lesson")
        self._title = PlainLabel()
        self._title.setProperty("role", "heading")
        self._title.setWordWrap(True)
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        self._room = scrolling(self._words)
        self.on_button = _button("primary")
        self.on_button.clicked.connect(self.go_on)
        self.rule_button = _button("secondary")
        self.rule_button.clicked.connect(self._want_rule)
        self.stop_button = _button("quiet")
        self.stop_button.clicked.connect(self.stopped)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 12, MARGIN, 10)
        column.setSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.rule_button)
        row.addStretch(1)
        row.addWidget(self.on_button)
        column.addWidget(self._title)
        column.addWidget(self._room)
        column.addLayout(row)
        column.addWidget(self.stop_button, 0, Qt.AlignmentFlag.AlignLeft)

    def begin(self) -> None:
        """Know nothing of what anybody has understood."""
        self._understood.clear()
        self.close_lesson()

    def teach(self, kind: str) -> None:
        """Explain this kind of decision, unless it has been understood."""
        if kind == self._kind and self._parts:
            return
        parts = [] if kind in self._understood else list(self._lessons.get(kind, ()))
        self._kind, self._parts = kind, parts
        self._show()

    def close_lesson(self) -> None:
        """Nothing is to be decided."""
        self._kind, self._parts = "", []
        self._show()

    def go_on(self) -> None:
        """To the next part; after the last one this kind of decision is understood."""
        self._parts = self._parts[1:]
        if not self._parts:
            self._understood.add(self._kind)
        self._show()

    def retranslate(self) -> None:
        """Say everything again."""
        self._show(aloud=False)

    def _show(self, *, aloud: bool = True) -> None:
        self.setVisible(bool(self._parts))
        if not self._parts:
            return
        say = self._phrasebook.say
        part = self._parts[0]
        self._title.setText(say(f"{part.key}-title"))
        self._words.setText(say(part.key))
        self.rule_button.setText(say("lesson-rule", rule=part.rule))
        self.on_button.setText(say("lesson-next" if len(self._parts) > 1 else "lesson-understood"))
        self.stop_button.setText(say("lesson-stop"))
        self._fit()
        if aloud:
            announce(self, f"{self._title.text()}. {self._words.text()}")

    def _fit(self) -> None:
        """As much room for the words as they need, and as is left between what is above and the log."""
        needed = max(0, self._words.heightForWidth(self.width() - 2 * MARGIN))
        self._room.setFixedHeight(min(needed, max(LEAST, self._left())))

    def _left(self) -> int:
        """The room that the words may take, in pixels."""
        side = self.parentWidget()
        beside = side.layout() if side is not None else None
        own = self.layout()
        if side is None or beside is None or own is None:
            return MUCH
        before = [beside.itemAt(i) for i in range(beside.indexOf(self))]
        above = sum([item.sizeHint().height() for item in before if item is not None])
        buttons = own.minimumSize().height() - self._room.minimumHeight()
        return side.height() - above - buttons - LOG

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _want_rule(self) -> None:
        self.rule_wanted.emit(self._parts[0].rule)


def _button(role: str) -> QPushButton:
    made = QPushButton()
    made.setProperty("role", role)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the table keeps the focus when it is clicked
    return made
