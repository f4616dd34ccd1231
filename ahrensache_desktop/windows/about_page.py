"""What this program is, its version, and whose work it stands on."""

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QVBoxLayout

from ahrensache_desktop import __version__
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.page import Page, card, scrolling
from ahrensache_desktop.windows.plain_label import PlainLabel


class AboutPage(Page):
    """A page of text."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        super().__init__(phrasebook)
        frame, column = card()
        column.setContentsMargins(36, 32, 36, 32)
        column.setSpacing(12)
        title = PlainLabel("Ährensache")
        title.setProperty("role", "wordmark")
        column.addWidget(title)
        self._version = PlainLabel()
        self._version.setProperty("role", "quiet")
        column.addWidget(self._version)
        for key in ("about-what", "about-rules", "about-fair", "about-licences"):
            column.addWidget(self.label(key))
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(40, 24, 40, 24)
        outer.setSpacing(16)
        outer.addLayout(self.heading("about-title"))
        outer.addWidget(scrolling(frame), 1)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self._version.setText(self.phrasebook.say("about-version", version=__version__, qt=qVersion()))
