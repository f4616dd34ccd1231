"""Everything that happened, in words; a click shows that moment."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from ahrensache_desktop.play.table import Told

RECORD = int(Qt.ItemDataRole.UserRole)
RULE = RECORD + 1
ONCE = RECORD + 2  # the sentence of a line that may stand for several equal ones
TIMES = RECORD + 3  # for how many
PAD_X, PAD_Y = 14, 3
WRAPPED = int(Qt.TextFlag.TextWordWrap)

Tell = Callable[[int], Iterable[Told]]
"""The story from a record on."""


class LogPanel(QListWidget):
    """A line for each event that is worth words, and for each refusal; equal ones in a row share one."""

    moment_wanted = Signal(int)
    """Show the table as it was after this record."""

    rule_wanted = Signal(str)
    """Show the rule of this number."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(_Line(self))
        self.setProperty("role", "log")
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._say: Callable[[object], str] = str
        self._say_times: Callable[[str, int], str] = _times
        self._is_heading: Callable[[object], bool] = bool
        self._warning = QColor("black")
        self._at = 0  # the record up to which the story is told
        self._within = 0  # events of that record that are told
        self._scroll = QTimer(self)  # once for all lines that come together
        self._scroll.setSingleShot(True)
        self._scroll.timeout.connect(self.scrollToBottom)
        self.itemClicked.connect(self._report)
        self.itemActivated.connect(self._report)

    def begin(
        self,
        say: Callable[[object], str],
        say_times: Callable[[str, int], str],
        is_heading: Callable[[object], bool],
        warning: str,
    ) -> None:
        """An empty log; `say` tells the sentence of an event, or nothing; `say_times` how often it came."""
        self._say, self._say_times, self._is_heading = say, say_times, is_heading
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
            item = self._again(sentence)
            if item is None:
                item = self._line(sentence, heading=self._is_heading(told.event))
            item.setData(ONCE, sentence)
            item.setData(RECORD, told.at)
        return sentence

    def _again(self, sentence: str) -> QListWidgetItem | None:
        """The last line, counting once more, if it says the same already: seven draws are one line."""
        last = self.item(self.count() - 1) if self.count() else None
        if last is None or last.data(ONCE) != sentence:
            return None
        times = (last.data(TIMES) or 1) + 1
        last.setData(TIMES, times)
        last.setText(self._say_times(sentence, times))
        last.setSizeHint(self._room_for(last))
        return last

    def _line(self, sentence: str, *, heading: bool = False) -> QListWidgetItem:
        item = QListWidgetItem(sentence)
        if heading:
            strong = QFont()
            strong.setWeight(QFont.Weight.Bold)
            item.setFont(strong)
        item.setSizeHint(self._room_for(item))
        self.addItem(item)
        return item

    def _room_for(self, item: QListWidgetItem) -> QSize:
        """What the words of a line need when they are broken."""
        width = self.viewport().width()
        room = QRect(0, 0, width - 2 * PAD_X, 10_000)
        metrics = QFontMetrics(item.font().resolve(self.font()))
        return QSize(width, metrics.boundingRect(room, WRAPPED, item.text()).height() + 2 * PAD_Y)

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
            item.setSizeHint(self._room_for(item))


def _times(sentence: str, times: int) -> str:
    return f"{sentence} ({times} ×)"


class _Line(QStyledItemDelegate):
    """Breaks the words exactly where they were measured."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        line = QStyleOptionViewItem(option)
        self.initStyleOption(line, index)
        text, line.text = line.text, ""
        line.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, line, painter, line.widget)
        selected = bool(line.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.save()
        painter.setFont(line.font)
        painter.setPen(line.palette.color(role))
        painter.drawText(line.rect.adjusted(PAD_X, PAD_Y, -PAD_X, -PAD_Y), WRAPPED, text)
        painter.restore()
