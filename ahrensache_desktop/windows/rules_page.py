"""The rules to read and search; a refusal leads to the rule it names."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QKeySequence,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from ahrensache_desktop.paths import resource
from ahrensache_desktop.scene.fonts import DISPLAY
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.page import Page
from ahrensache_desktop.windows.plain_label import PlainLabel

RULE_SPACE, HEADING_SPACE = 7, 20
LINE_HEIGHT = 112  # per cent
WIDEST = 900  # of a line that is easy to read
NUMBERED = re.compile(r"^\W*(\d+(?:\.\d+)?)\b")


class RulesPage(Page):
    """One text with numbered rules, in the language of the program."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        super().__init__(phrasebook)
        self._language = ""
        self._wanted = QLineEdit()
        self._wanted.setClearButtonEnabled(True)
        self.words.put(self._wanted.setPlaceholderText, "rules-search")
        self.spoken(self._wanted, "rules-search")
        self._found = PlainLabel()
        self._found.setProperty("role", "quiet")
        self._text = QTextBrowser()
        self._text.setOpenLinks(False)
        self._text.document().setDocumentMargin(24)
        self.spoken(self._text, "rules-title")
        following = self.button("rules-next", "secondary")
        self._wanted.textEdited.connect(self._search_again)
        self._wanted.returnPressed.connect(self._search_on)
        following.clicked.connect(self._search_on)
        QShortcut(QKeySequence.StandardKey.Find, self, self._wanted.setFocus)
        top = self.heading("rules-title")
        row = QHBoxLayout()
        row.addWidget(self._wanted, 1)
        row.addWidget(following)
        row.addWidget(self._found)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(40, 24, 40, 24)
        outer.setSpacing(12)
        outer.addLayout(top)
        column = QWidget()
        column.setMaximumWidth(WIDEST)
        inner = QVBoxLayout(column)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addLayout(row)
        inner.addWidget(self._text, 1)
        middle = QHBoxLayout()
        middle.addWidget(column)
        outer.addLayout(middle, 1)

    def show_rule(self, number: str) -> bool:
        """Scroll to a rule and mark it; whether there is one of that number."""
        self._load()
        block = self._block_of(number)
        if block is None:
            return False
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        self._text.setTextCursor(cursor)
        top = self._text.document().documentLayout().blockBoundingRect(block).top()
        self._text.verticalScrollBar().setValue(int(top) - HEADING_SPACE)
        return True

    def arrive(self) -> None:
        self._load()
        self._text.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        super().retranslate()
        self._found.clear()
        if self._language:
            self._load()

    def _load(self) -> None:
        """Read the text when it is first wanted in this language."""
        language = self.phrasebook.language
        if language != self._language:
            self._language = language
            there = language if language in self.phrasebook.languages else "en"
            text = resource("rules", f"ahrensache.{there}.md").read_text(encoding="utf-8")
            self._text.document().setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
            self._space_out()

    def _space_out(self) -> None:
        """Room between the rules, more above a heading, and titles in their own face."""
        block = self._text.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            space = QTextBlockFormat()
            space.setTopMargin(HEADING_SPACE if level else RULE_SPACE)
            space.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            cursor = QTextCursor(block)
            cursor.mergeBlockFormat(space)
            if level:
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                titled = QTextCharFormat()
                titled.setFontFamilies([DISPLAY])
                cursor.mergeCharFormat(titled)
            block = block.next()

    def _block_of(self, number: str) -> QTextBlock | None:
        block = self._text.document().begin()
        while block.isValid():
            numbered = NUMBERED.match(block.text())
            if numbered and numbered.group(1) == number:
                return block
            block = block.next()
        return None

    def _search_again(self) -> None:
        """Search from the top while the word is being typed."""
        self._text.moveCursor(QTextCursor.MoveOperation.Start)
        self._search_on()

    def _search_on(self) -> None:
        word = self._wanted.text().strip()
        self._found.clear()
        if not word or (NUMBERED.fullmatch(word) and self.show_rule(word)):
            return
        if self._text.find(word):
            return
        self._text.moveCursor(QTextCursor.MoveOperation.Start)
        if not self._text.find(word):
            self._found.setText(self.phrasebook.say("rules-not-found", word=word))
