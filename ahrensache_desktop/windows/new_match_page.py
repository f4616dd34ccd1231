"""The choices before a new game; the last ones are remembered."""

from pathlib import Path

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.page import Page, card, scrolling
from ahrensache_desktop.windows.plain_label import PlainLabel
from ahrensache_desktop.windows.seat_list import SeatList, usual_seats
from ahrensache_desktop.windows.variants import Variants, choices_from


class NewMatchPage(Page):
    """Seats on the left, variants on the right, one large button below."""

    begun = Signal(object)
    """Begin a match with this MatchSetup."""

    def __init__(self, phrasebook: Phrasebook, theme: Theme) -> None:
        super().__init__(phrasebook)
        self._edition = ""
        self._seats = SeatList(phrasebook, theme)
        self._variants = Variants(phrasebook)
        self._seed = QLineEdit()
        self._seed.setMaxLength(64)
        self.words.put(self._seed.setPlaceholderText, "new-seed-random")
        self.spoken(self._seed, "new-seed")
        self._edition_name = PlainLabel()
        self._edition_name.setWordWrap(True)
        self._trouble = PlainLabel()
        self._trouble.setProperty("role", "warning")
        self._trouble.setWordWrap(True)
        self._trouble.hide()
        self._begin = self.button("new-begin", "primary")
        self._begin.setDefault(True)
        self._begin.clicked.connect(self._report)
        self._seed.returnPressed.connect(self._report)
        self._lay_out()
        self.show_setup(None)

    def show_setup(self, setup: MatchSetup | None) -> None:
        """Begin with the choices of the last match, or with the usual ones."""
        setup = setup or MatchSetup("ahrensache", usual_seats())
        self._seats.show_seats(setup.seats)
        self._variants.show_choices(choices_from(setup.choices))
        self._seed.setText(setup.seed)
        self._edition = setup.edition
        self._name_edition()

    @property
    def setup(self) -> MatchSetup:
        """What is chosen."""
        choices = msgspec.json.decode(msgspec.json.encode(self._variants.choices))
        return MatchSetup("ahrensache", self._seats.seats, choices, self._edition, self._seed.text().strip())

    def complain(self, sentence: str) -> None:
        """Say why no match could begin."""
        self._trouble.setText(sentence)
        self._trouble.setVisible(bool(sentence))

    def set_theme(self, theme: Theme) -> None:
        """Show the seats' colours as that theme has them."""
        self._seats.set_theme(theme)

    def arrive(self) -> None:
        self.complain("")
        self._begin.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self._seats.retranslate()
        self._variants.retranslate()
        self._name_edition()
        self.complain("")

    def _lay_out(self) -> None:
        seats, seat_column = card()
        seat_column.setContentsMargins(24, 20, 24, 20)
        seat_column.addWidget(self.label("new-seats", "heading"))
        seat_column.addWidget(self.label("new-seats-hint", "quiet"))
        seat_column.addWidget(self._seats)
        seat_column.addStretch(1)
        columns = QWidget()
        row = QHBoxLayout(columns)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(20)
        row.addWidget(seats, 1)
        row.addWidget(self._options_card(), 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(40, 24, 40, 24)
        outer.setSpacing(16)
        outer.addLayout(self.heading("new-title"))
        outer.addWidget(scrolling(columns), 1)
        foot = QHBoxLayout()
        foot.addWidget(self._trouble, 1)
        foot.addStretch(0)
        foot.addWidget(self._begin)
        outer.addLayout(foot)

    def _options_card(self) -> QFrame:
        frame, column = card()
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(8)
        column.addWidget(self.label("new-variants", "heading"))
        column.addWidget(self._variants)
        column.addSpacing(8)
        column.addWidget(self.label("new-seed"))
        column.addWidget(self._seed)
        column.addSpacing(8)
        column.addWidget(self.label("new-edition"))
        choose = self.button("new-edition-choose", "secondary")
        choose.clicked.connect(self._choose_edition)
        own = self.button("new-edition-own", "secondary")
        own.clicked.connect(self._use_own_edition)
        row = QHBoxLayout()
        row.addWidget(self._edition_name, 1)
        row.addWidget(own)
        row.addWidget(choose)
        column.addLayout(row)
        column.addStretch(1)
        return frame

    def _choose_edition(self) -> None:
        title = self.phrasebook.say("new-edition-choose")
        kinds = self.phrasebook.say("new-edition-files") + " (*.toml)"
        path, _ = QFileDialog.getOpenFileName(self, title, self._edition, kinds)
        if path:
            self._edition = path
            self._name_edition()

    def _use_own_edition(self) -> None:
        self._edition = ""
        self._name_edition()

    def _name_edition(self) -> None:
        own = self.phrasebook.say("new-edition-program")
        self._edition_name.setText(Path(self._edition).name if self._edition else own)

    def _report(self) -> None:
        self.begun.emit(self.setup)
