"""Everything that happened, in words; a click shows that moment."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from ahrensache_desktop.play.table import Told

RECORD = int(Qt.ItemDataRole.UserRole)
RULE = RECORD + 1
PAD_X, PAD_Y = 14, 4
SPARE = 8  # what the style takes for itself on both sides

Tell = Callable[[int], Iterable[Told]]
"""The story from a record on."""


class LogPanel(QListWidget):
    """A line for each event that is worth words, and for each refusal."""

    moment_wanted = Signal(int)
    """Show the table as it was after this record."""

    rule_wanted = Signal(str)
    """Show the rule of this number."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setProperty("role", "log")
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._say: Callable[[object], str] = str
        self._warning = QColor("black")
        self._at = 0  # the record up to which the story is told
        self._within = 0  # events of that record that are told
        self._scroll = QTimer(self)  # once for all lines that come together
        self._scroll.setSingleShot(True)
        self._scroll.timeout.connect(self.scrollToBottom)
        self.itemClicked.connect(self._report)
        self.itemActivated.connect(self._report)

    def begin(self, say: Callable[[object], str], warning: str) -> None:
        """An empty log; `say` tells the sentence of an event, or nothing."""
        self._say = say
        self._warning = QColor(warning)
        self._at = self._within = 0
        self.clear()

    def rebuild(self, tell: Tell) -> None:
        """Tell the whole story anew, as another viewer may know it or in another language."""
        self.clear()
        self._at = self._within = 0
        for told in tell(0):
            self._append(told)
        self._scroll.start(0)

    def follow(self, tell: Tell) -> str:
        """Add the next event of the story; its sentence."""
        told = next(self._untold(tell), None)
        if told is None:
            return ""
        self._scroll.start(0)
        return self._append(told)

    def note(self, sentence: str, rule: str = "") -> None:
        """A line that is no event, such as a refusal with its rule."""
        item = self._line(sentence)
        item.setForeground(self._warning)
        item.setData(RULE, rule)
        self._scroll.start(0)

    def _untold(self, tell: Tell) -> Iterator[Told]:
        skip = self._within
        for told in tell(self._at):
            if told.at == self._at and skip:
                skip -= 1
            else:
                yield told

    def _append(self, told: Told) -> str:
        self._within = self._within + 1 if told.at == self._at else 1
        self._at = told.at
        sentence = self._say(told.event)
        if sentence:
            self._line(sentence).setData(RECORD, told.at)
        return sentence

    def _line(self, sentence: str) -> QListWidgetItem:
        item = QListWidgetItem(sentence)
        item.setSizeHint(self._room_for(sentence))
        self.addItem(item)
        return item

    def _room_for(self, sentence: str) -> QSize:
        """What the words need when they are broken into lines."""
        width = self.viewport().width()
        room = QRect(0, 0, width - 2 * PAD_X - SPARE, 10_000)
        needed = self.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), sentence)
        return QSize(width, needed.height() + 2 * PAD_Y)

    def _report(self, item: QListWidgetItem) -> None:
        if item.data(RULE):
            self.rule_wanted.emit(item.data(RULE))
        elif item.data(RECORD) is not None:
            self.moment_wanted.emit(item.data(RECORD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()

    def _measure(self) -> None:
        """Measure all lines again: their width or their letters have changed."""
        for row in range(self.count()):
            item = self.item(row)
            item.setSizeHint(self._room_for(item.text()))
