"""The list of saved matches, damaged ones included."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont, QPainter, QPalette
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from ahrensache_desktop.play.archive import SUFFIX, SavedMatch
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.page import Page
from ahrensache_desktop.windows.plain_label import PlainLabel
from ahrensache_desktop.windows.saved_line import saved_names, saved_state, saved_when

PAD = 10
SAVED = int(Qt.ItemDataRole.UserRole)
STATE = SAVED + 1


class SavedPage(Page):
    """One line a match; Enter or a double click goes on with it."""

    chosen = Signal(object)
    """Go on with this SavedMatch."""

    file_chosen = Signal(str)
    """Go on with the match in this file."""

    delete_wanted = Signal(object)
    """Remove this SavedMatch for good."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        super().__init__(phrasebook)
        self._matches: tuple[SavedMatch, ...] = ()
        self._sure = False
        self._list = QListWidget()
        self._list.setItemDelegate(_TwoLines(self._list))
        self._list.setMouseTracking(True)
        self.spoken(self._list, "saved-title")
        self._none = self.label("saved-none", "quiet")
        self._trouble = PlainLabel()
        self._trouble.setProperty("role", "warning")
        self._trouble.setWordWrap(True)
        self._trouble.hide()
        self._open = self.button("saved-open", "primary")
        self._delete = self.button("saved-delete", "secondary")
        self._file = self.button("saved-file", "secondary")
        self._folder = self.button("saved-folder", "secondary")
        self._open.clicked.connect(self._report)
        self._delete.clicked.connect(self._ask_once_more)
        self._file.clicked.connect(self._choose_file)
        self._folder.clicked.connect(self._open_folder)
        self._list.itemActivated.connect(self._report)
        self._list.currentRowChanged.connect(self._settle)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(40, 24, 40, 24)
        outer.setSpacing(16)
        outer.addLayout(self.heading("saved-title"))
        outer.addWidget(self._none)
        outer.addWidget(self._list, 1)
        outer.addWidget(self._trouble)
        row = QHBoxLayout()
        for button in (self._file, self._folder):
            row.addWidget(button)
        row.addStretch(1)
        for button in (self._delete, self._open):
            row.addWidget(button)
        outer.addLayout(row)

    def show_matches(self, matches: tuple[SavedMatch, ...]) -> None:
        """Fill the list."""
        self._matches = matches
        row = max(0, self._list.currentRow())
        self._list.clear()
        for saved in matches:
            self._list.addItem(self._item(saved))
        self._none.setVisible(not matches)
        self._list.setVisible(bool(matches))
        self._list.setCurrentRow(min(row, len(matches) - 1))
        self._settle()

    def complain(self, sentence: str) -> None:
        """Say why a match could not be opened."""
        self._trouble.setText(sentence)
        self._trouble.setVisible(bool(sentence))

    def arrive(self) -> None:
        self.complain("")
        self._list.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self.complain("")
        self.show_matches(self._matches)

    def _item(self, saved: SavedMatch) -> QListWidgetItem:
        names = saved_names(self.phrasebook, saved)
        state = f"{saved_state(self.phrasebook, saved)} · {saved_when(self.phrasebook, saved.when)}"
        item = QListWidgetItem(names)
        item.setData(STATE, state)
        item.setData(SAVED, saved)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{names}, {state}")
        return item

    def _current(self) -> SavedMatch | None:
        row = self._list.currentRow()
        return self._matches[row] if 0 <= row < len(self._matches) else None

    def _settle(self) -> None:
        current = self._current()
        self._sure = False
        self._delete.setText(self.phrasebook.say("saved-delete"))
        self._delete.setEnabled(current is not None)
        self._open.setEnabled(current is not None)
        self._folder.setEnabled(current is not None)

    def _report(self) -> None:
        current = self._current()
        if current is not None:
            self.chosen.emit(current)

    def _ask_once_more(self) -> None:
        """What cannot be taken back needs a second press."""
        current = self._current()
        if self._sure and current is not None:
            self.delete_wanted.emit(current)
        else:
            self._sure = True
            self._delete.setText(self.phrasebook.say("saved-delete-sure"))

    def _choose_file(self) -> None:
        kinds = f"{self.phrasebook.say('saved-files')} (*{SUFFIX} *.json)"
        path, _ = QFileDialog.getOpenFileName(self, self.phrasebook.say("saved-file"), "", kinds)
        if path:
            self.file_chosen.emit(path)

    def _open_folder(self) -> None:
        current = self._current()
        if current is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(current.folder)))


class _TwoLines(QStyledItemDelegate):
    """Names in a strong line, and the state of the match below."""

    def _fonts(self, option: QStyleOptionViewItem) -> tuple[QFont, QFont]:
        strong = QFont(option.font)
        strong.setWeight(QFont.Weight.Bold)
        return strong, QFont(option.font)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        bare = QStyleOptionViewItem(option)
        self.initStyleOption(bare, index)
        bare.text = ""
        widget = bare.widget
        style = widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, bare, painter, widget)
        selected = bool(bare.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.save()
        painter.setPen(bare.palette.color(role))
        area = bare.rect.adjusted(PAD, PAD // 2, -PAD, -PAD // 2)
        half = area.height() // 2
        lines = (index.data(Qt.ItemDataRole.DisplayRole), index.data(STATE))
        for i, (font, text) in enumerate(zip(self._fonts(bare), lines, strict=True)):
            painter.setFont(font)
            line = QRect(area.x(), area.y() + i * half, area.width(), half)
            fitting = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, fitting)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        line = option.fontMetrics.height()
        return QSize(200, 2 * (line + PAD // 2) + PAD)
