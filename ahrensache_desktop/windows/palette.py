"""Everything that can be done now, to be searched by its words (Ctrl+K)."""

from collections.abc import Callable, Iterable

import msgspec
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.page import Words

WIDTH, HEIGHT = 560, 420
TOP = 90  # below the window's upper edge
PAD = 14
KEYS = int(Qt.ItemDataRole.UserRole)


class Deed(msgspec.Struct, frozen=True):
    """One thing that can be done."""

    words: str
    keys: str
    do: Callable[[], object]


class Palette(QFrame):
    """Lies over the window; typing narrows the list, Enter does what is marked, Esc leaves."""

    def __init__(self, phrasebook: Phrasebook, parent: QWidget, deeds: Callable[[], Iterable[Deed]]) -> None:
        """`deeds` says what can be done at the moment the palette opens."""
        super().__init__(parent)
        self._deeds = deeds
        self._all: list[Deed] = []
        self._found: list[Deed] = []
        self.words = Words(phrasebook)
        self.setProperty("role", "card")
        self.setAutoFillBackground(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        self._wish = QLineEdit()
        self.words.put(self._wish.setPlaceholderText, "palette-hint")
        self.words.put(self._wish.setAccessibleName, "palette-hint")
        self._list = QListWidget()
        self._list.setItemDelegate(_KeysBeside(self._list))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words.put(self._list.setAccessibleName, "palette-title")
        column.addWidget(self._wish)
        column.addWidget(self._list, 1)
        self._wish.textChanged.connect(self._narrow)
        self._wish.returnPressed.connect(self._do)
        self._wish.installEventFilter(self)
        self._list.itemClicked.connect(self._do)
        self.hide()

    def open(self) -> None:
        """Show what can be done now."""
        window = self.parentWidget()
        assert window is not None
        self.setGeometry((window.width() - WIDTH) // 2, TOP, WIDTH, min(HEIGHT, window.height() - 2 * TOP))
        self._all = list(self._deeds())
        self._wish.clear()
        self._narrow("")
        self.show()
        self.raise_()
        self._wish.setFocus()

    def leave(self) -> None:
        """Do nothing."""
        self.hide()

    def _narrow(self, wish: str) -> None:
        parts = wish.casefold().split()
        self._found = [deed for deed in self._all if all(part in deed.words.casefold() for part in parts)]
        self._list.clear()
        for deed in self._found:
            item = QListWidgetItem(deed.words)
            item.setData(KEYS, deed.keys)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{deed.words} {deed.keys}".strip())
            self._list.addItem(item)
        self._list.setCurrentRow(0)

    def _do(self) -> None:
        row = self._list.currentRow()
        self.hide()
        if 0 <= row < len(self._found):
            self._found[row].do()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down move the mark while the words keep the focus; Esc and leaving close."""
        if event.type() == QEvent.Type.FocusOut:
            self.hide()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None and self._found:
                self._list.setCurrentRow((self._list.currentRow() + step) % len(self._found))
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.leave()
                return True
        return super().eventFilter(watched, event)


class _KeysBeside(QStyledItemDelegate):
    """Writes the keys of a deed at the right end of its line."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.PlaceholderText
        painter.save()
        painter.setPen(option.palette.color(role))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(option.rect.adjusted(0, 0, -PAD, 0), right, index.data(KEYS) or "")
        painter.restore()
