"""Everything that happened, in words; a click shows that moment."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem

from ahrensache_desktop.play.table import Told

RECORD = int(Qt.ItemDataRole.UserRole)
RULE = RECORD + 1
PAD_X, PAD_Y = 14, 4
SPARE = 8  # what the style takes for itself on both sides


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
        self.setItemDelegate(_Lines(self))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._say: Callable[[object], str] = str
        self._warning = QColor("black")
        self._shown = 0  # events of the story that the log holds
        self.itemClicked.connect(self._report)
        self.itemActivated.connect(self._report)

    def begin(self, say: Callable[[object], str], warning: str) -> None:
        """An empty log; `say` tells the sentence of an event, or nothing."""
        self._say = say
        self._warning = QColor(warning)
        self._shown = 0
        self.clear()

    def rebuild(self, story: Iterable[Told]) -> None:
        """Tell the whole story anew, as another viewer may know it or in another language."""
        self.clear()
        self._shown = 0
        for told in story:
            self._append(told)
        self.scrollToBottom()

    def follow(self, story: Iterable[Told]) -> str:
        """Add the next event of the story; its sentence."""
        for number, told in enumerate(story):
            if number == self._shown:
                sentence = self._append(told)
                self.scrollToBottom()
                return sentence
        return ""

    def note(self, sentence: str, rule: str = "") -> None:
        """A line that is no event, such as a refusal with its rule."""
        item = QListWidgetItem(sentence)
        item.setForeground(self._warning)
        item.setData(RULE, rule)
        self.addItem(item)
        self.scrollToBottom()

    def _append(self, told: Told) -> str:
        self._shown += 1
        sentence = self._say(told.event)
        if sentence:
            item = QListWidgetItem(sentence)
            item.setData(RECORD, told.at)
            self.addItem(item)
        return sentence

    def _report(self, item: QListWidgetItem) -> None:
        if item.data(RULE):
            self.rule_wanted.emit(item.data(RULE))
        elif item.data(RECORD) is not None:
            self.moment_wanted.emit(item.data(RECORD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # lines may break elsewhere now


class _Lines(QStyledItemDelegate):
    """Asks for as much room as the words need when they are broken into lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        panel = self.parent()
        assert isinstance(panel, LogPanel)
        width = panel.viewport().width()
        room = QRect(0, 0, width - 2 * PAD_X - SPARE, 10_000)
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        needed = option.fontMetrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
        return QSize(width, needed.height() + 2 * PAD_Y)
