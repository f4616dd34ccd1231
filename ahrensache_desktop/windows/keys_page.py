"""All commands with their keys, each of which can be another."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ahrensache_desktop.scene.table_keys import TABLE_KEYS, key_named
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.menu import MENUS
from ahrensache_desktop.windows.page import Page, card, scrolling
from ahrensache_desktop.windows.plain_label import PlainLabel

NAME_WIDTH = 360
EDIT_WIDTH = 220
PORTABLE = QKeySequence.SequenceFormat.PortableText


def usual_keys() -> dict[str, str]:
    """The usual keys of all commands by name, those of the menus first."""
    keys = {entry.name: entry.keys for entries in MENUS.values() for entry in entries if entry is not None}
    keys |= {name: QKeySequence(key).toString(PORTABLE) for name, key in TABLE_KEYS.items()}
    return keys


def keys_in_use(chosen: Mapping[str, str]) -> dict[str, str]:
    """The keys as they are now: what a person chose, or else the usual ones."""
    return {
        name: chosen[name] if name in chosen and _is_key(chosen[name]) else usual
        for name, usual in usual_keys().items()
    }


def _is_key(text: str) -> bool:
    """Whether a text of a settings file names a key, or that there is none."""
    return not text or bool(QKeySequence.fromString(text, PORTABLE).toString(PORTABLE))


class KeyField(QKeySequenceEdit):
    """Takes a key; Backspace and Delete take it away, as the cross in the field does for the pointer."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and not event.modifiers():
            self.clear()
            self.editingFinished.emit()
        else:
            super().keyPressEvent(event)


class KeysPage(Page):
    """A table of commands; `changed` tells the keys that are not the usual ones."""

    changed = Signal(object)
    """The chosen keys by name."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        super().__init__(phrasebook)
        self._chosen: dict[str, str] = {}
        self.edits: dict[str, QKeySequenceEdit] = {}
        self._trouble = PlainLabel()
        self._trouble.setProperty("role", "warning")
        self._trouble.setWordWrap(True)
        self._trouble.hide()
        frame, column = card()
        column.setContentsMargins(28, 24, 28, 24)
        column.addWidget(self.label("keys-hint", "quiet"))
        column.addLayout(self._table())
        column.addStretch(1)
        reset = self.button("keys-reset", "secondary")
        reset.clicked.connect(self.reset)
        foot = QHBoxLayout()
        foot.addWidget(self._trouble, 1)
        foot.addStretch(0)
        foot.addWidget(reset)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(40, 24, 40, 24)
        outer.setSpacing(16)
        outer.addLayout(self.heading("keys-title"))
        outer.addWidget(scrolling(frame), 1)
        outer.addLayout(foot)

    def show_keys(self, chosen: Mapping[str, str]) -> None:
        """Show the keys as they are now."""
        self._chosen = {name: text for name, text in chosen.items() if name in self.edits}
        for name, text in keys_in_use(self._chosen).items():
            self.edits[name].setKeySequence(QKeySequence.fromString(text, PORTABLE))

    def reset(self) -> None:
        """All keys are the usual ones."""
        self._complain("")
        self.show_keys({})
        self.changed.emit({})

    def arrive(self) -> None:
        self._complain("")

    def retranslate(self) -> None:
        super().retranslate()
        self._complain("")

    def _table(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.setColumnMinimumWidth(0, NAME_WIDTH)
        grid.setColumnStretch(2, 1)
        for row, (key, name) in enumerate(_lines()):
            if not name:
                grid.addWidget(self.label(key, "heading"), row, 0, 1, 2)
                grid.setRowMinimumHeight(row, 44)
                continue
            grid.addWidget(self.label(key), row, 0)
            grid.addWidget(self._edit(name, key), row, 1)
        return grid

    def _edit(self, name: str, key: str) -> QWidget:
        edit = KeyField()
        edit.setProperty("command", name)
        edit.setMaximumSequenceLength(1)
        edit.setClearButtonEnabled(True)
        edit.setFixedWidth(EDIT_WIDTH)
        self.spoken(edit, key)
        for line in edit.findChildren(QLineEdit):  # the one that Qt has made inside
            self.words.put(line.setPlaceholderText, "keys-none")
            for button in line.findChildren(QToolButton):
                self.words.put(button.setAccessibleName, "keys-clear")
        edit.editingFinished.connect(self._take)
        self.edits[name] = edit
        return edit

    def _take(self) -> None:
        """Take the key that was just typed, unless it cannot be."""
        name = str(self.sender().property("command"))
        text = self.edits[name].keySequence().toString(PORTABLE)
        if text == keys_in_use(self._chosen)[name]:
            return
        trouble = self._trouble_with(name, text)
        self._complain(trouble)
        if trouble:
            self.show_keys(self._chosen)
            return
        chosen = {**self._chosen, name: text}
        usual = usual_keys()
        self._chosen = {each: key for each, key in chosen.items() if key != usual[each]}
        self.changed.emit(dict(self._chosen))

    def _trouble_with(self, name: str, text: str) -> str:
        say = self.phrasebook.say
        if name in TABLE_KEYS and key_named(text) is None:
            return say("keys-one-key")
        same = [each for each, key in keys_in_use(self._chosen).items() if text and key == text]
        if same:
            shown = QKeySequence.fromString(text, PORTABLE).toString(QKeySequence.SequenceFormat.NativeText)
            return say("keys-taken", keys=shown, command=say(f"do-{same[0].replace('_', '-')}"))
        return ""

    def _complain(self, sentence: str) -> None:
        self._trouble.setText(sentence)
        self._trouble.setVisible(bool(sentence))


def _lines() -> Iterator[tuple[str, str]]:
    """Each line of the table: the key of its words, and the name of its command or nothing for a heading."""
    for menu, entries in MENUS.items():
        yield f"menu-{menu}", ""
        yield from ((f"do-{entry.name.replace('_', '-')}", entry.name) for entry in entries if entry)
    yield "keys-table", ""
    yield from ((f"do-{name.replace('_', '-')}", name) for name in TABLE_KEYS)
