"""The choices of Ährensache before a game: scoring cards, extra cards and buildings (rules 2.6, 4.12)."""

from typing import Any

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.controls import Choice, Switch
from ahrensache_desktop.windows.page import Words
from ahrensache_desktop.windows.plain_label import PlainLabel
from ahrensache_desktop.windows.segments import Segments
from rules_core.games.ahrensache.material import AREA_CARDS, WALK_CARDS, ScoringId
from rules_core.games.ahrensache.options import LetterChoice, ScoringChoice

LETTERS = "ABCDE"
SCORING: tuple[ScoringChoice, ...] = ("first_game", "advanced", "mix", "any_five")


class Choices(msgspec.Struct, frozen=True):
    """What these controls choose; the part of Options that is not printed on anything."""

    scoring: ScoringChoice = "first_game"
    letters: dict[str, LetterChoice] = {}
    extras: tuple[ScoringId, ...] = ()
    own_buildings: bool = True


def choices_from(kept: dict[str, Any]) -> Choices:
    """The choices as settings have kept them; what is not understood counts as not chosen."""
    try:
        return msgspec.convert(kept, Choices)
    except msgspec.ValidationError:
        return Choices()


class Variants(QWidget):
    """Controls for the choices."""

    changed = Signal()

    def __init__(self, phrasebook: Phrasebook) -> None:
        super().__init__()
        self._phrasebook = phrasebook
        self.words = Words(phrasebook)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._scoring = Choice()
        self.words.put(self._scoring.setAccessibleName, "variant-scoring")
        for choice in SCORING:
            self._scoring.addItem("", choice)
        self._letters = {letter: self._letter(letter) for letter in LETTERS}
        self._extras = {"walk": Choice(), "area": Choice()}
        column.addWidget(self._text("variant-scoring"))
        column.addWidget(self._scoring)
        column.addWidget(self._letter_grid())
        for name, box in self._extras.items():
            for card in ("", *(WALK_CARDS if name == "walk" else AREA_CARDS)):
                box.addItem("", card)
            self.words.put(box.setAccessibleName, f"variant-{name}")
            column.addWidget(self._text(f"variant-{name}"))
            column.addWidget(box)
            box.currentIndexChanged.connect(self.changed)
        self._own = Switch()
        self._own.setChecked(True)
        self.words.put(self._own.setText, "variant-own-buildings")
        column.addWidget(self._own)
        self._scoring.currentIndexChanged.connect(self._show_letters)
        self._own.toggled.connect(self.changed)
        self.retranslate()
        self._show_letters()

    @property
    def choices(self) -> Choices:
        """What is chosen."""
        scoring = self._scoring.currentData()
        letters = {letter: row.value for letter, row in self._letters.items() if row.value != "random"}
        extras = tuple(box.currentData() for box in self._extras.values() if box.currentData())
        return choices_from(
            {
                "scoring": scoring,
                "letters": letters if scoring == "mix" else {},
                "extras": extras,
                "own_buildings": self._own.isChecked(),
            }
        )

    def show_choices(self, choices: Choices) -> None:
        """Set all controls."""
        self._scoring.setCurrentIndex(self._scoring.findData(choices.scoring))
        for letter, row in self._letters.items():
            row.choose(choices.letters.get(letter, "random"))
        for box in self._extras.values():
            found = [box.findData(card) for card in choices.extras]
            box.setCurrentIndex(max([0, *found]))
        self._own.setChecked(choices.own_buildings)

    def retranslate(self) -> None:
        """Say everything again."""
        self.words.retranslate()
        for i, choice in enumerate(SCORING):
            self._scoring.setItemText(i, self._phrasebook.say(f"scoring-{choice.replace('_', '-')}"))
        for box in self._extras.values():
            for i in range(box.count()):
                key = f"ahrensache-points-{box.itemData(i)}" if box.itemData(i) else "extra-none"
                box.setItemText(i, self._phrasebook.say(key))

    def _text(self, key: str) -> QLabel:
        label = PlainLabel()
        self.words.put(label.setText, key)
        return label

    def _letter(self, letter: str) -> Segments:
        choices = {
            "random": "letter-random",
            "1": f"ahrensache-points-{letter}1",
            "2": f"ahrensache-points-{letter}2",
        }
        row = Segments(self.words, "letter-choice", choices)
        row.choose("random")
        row.chosen.connect(self.changed)
        return row

    def _letter_grid(self) -> QWidget:
        self._grid = QWidget()
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        grid.setColumnStretch(1, 1)
        for i, (letter, row) in enumerate(self._letters.items()):
            grid.addWidget(PlainLabel(letter), i, 0)
            grid.addWidget(row, i, 1)
        return self._grid

    def _show_letters(self) -> None:
        self._grid.setVisible(self._scoring.currentData() == "mix")
        self.changed.emit()
