"""Tells one match in words: in the banner, in the log, in the list of seats, and aloud."""

import re

from PySide6.QtCore import QObject

from ahrensache_desktop.sitting import Sitting
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.announcement import announce
from ahrensache_desktop.windows.banner import Banner
from ahrensache_desktop.windows.log_panel import LogPanel
from ahrensache_desktop.windows.seat_strip import SeatStrip
from rules_core.games.ahrensache.view import View
from rules_core.kernel.game import Refusal

RULE_IN_TEXT = re.compile(r"\b(\d+\.\d+)\)?\.?$")


def rule_in(sentence: str) -> str:
    """The number of the rule that a sentence ends with; empty where it names none."""
    named = RULE_IN_TEXT.search(sentence)
    return named.group(1) if named else ""


class Teller(QObject):
    """Lives as long as the sitting that it tells of."""

    def __init__(
        self, sitting: Sitting, phrasebook: Phrasebook, banner: Banner, log: LogPanel, strip: SeatStrip
    ) -> None:
        super().__init__(sitting)
        self._sitting = sitting
        self._phrasebook = phrasebook
        self._banner = banner
        self._log = log
        self._strip = strip
        self._thinks: int | None = None
        self._last_event: object = None
        self._asked = ""  # the question that was said aloud last
        sitting.table.refused.connect(self._tell_refusal)
        sitting.table.thinking.connect(self._keep_thinking)
        sitting.table.rewound.connect(self._turn_to_other_eyes)
        sitting.playback.shown.connect(self._tell_event)
        sitting.playback.viewer_shown.connect(self._turn_to_other_eyes)
        sitting.playback.opened.connect(self.ask)
        sitting.playback.became_idle.connect(self._tell_thinking)
        sitting.turn_shown.connect(self._tell_turn)
        sitting.finished.connect(self._tell_end)
        sitting.stage.tool_changed.connect(self.ask)
        sitting.stage.said.connect(self._complain)

    def retell(self) -> None:
        """Tell the story in the log from its beginning, as the viewer may know it now."""
        self._log.rebuild(self._sitting.table.story)

    def ask(self) -> None:
        """What the person at the screen must do."""
        interaction = self._sitting.stage.interaction
        if interaction is None:
            return
        question = interaction.headline()
        self._banner.ask(question, rule_in(question))
        if question != self._asked:
            announce(self._banner, question)
        self._asked = question

    def say_again(self) -> None:
        """Say in the banner what holds now, in the language of now."""
        if self._sitting.playback.looking_back:
            self._banner.show_past()
        elif self._sitting.stage.interaction is not None:
            self.ask()
        elif self._sitting.table.match.result is not None:
            self._tell_end()
        elif self._last_event is not None:
            self._banner.tell(self._sitting.narrator.event(self._last_event))
            self._tell_thinking()

    def note(self, sentence: str) -> None:
        """Something about the match that is no event."""
        self._log.note(sentence)
        self._banner.complain(sentence)
        announce(self._banner, sentence)

    def _turn_to_other_eyes(self) -> None:
        """Keep nothing that was said: it was for another person (rule 3.10), or has been taken back."""
        self._last_event = None
        self._asked = ""
        self._banner.clear()
        self.retell()

    def _tell_event(self, event: object) -> None:
        self._last_event = event
        sentence = self._log.follow(self._sitting.table.story)
        if sentence:
            self._banner.tell(sentence)
            announce(self._banner, sentence)

    def _tell_turn(self, view: View, seat: int | None) -> None:
        self._strip.show_points(self._sitting.points(view))
        self._strip.show_turn(seat)

    def _keep_thinking(self, seat: int, on: bool) -> None:
        self._thinks = seat if on else None
        if not on:
            self._strip.show_thinking(seat, False)
        if self._sitting.playback.idle:
            self._tell_thinking()

    def _tell_thinking(self) -> None:
        """Say who thinks, once what happened before has been shown."""
        if self._thinks is not None:
            self._strip.show_thinking(self._thinks, True)
            name = self._sitting.seats[self._thinks].name
            self._banner.tell(self._phrasebook.say("banner-thinks", name=name))

    def _tell_refusal(self, refusal: Refusal) -> None:
        sentence = self._sitting.narrator.refusal(refusal)
        self._log.note(sentence, refusal.rule)
        self._complain(sentence)

    def _complain(self, sentence: str) -> None:
        self._banner.complain(sentence, rule_in(sentence))
        announce(self._banner, sentence, assertive=True)

    def _tell_end(self) -> None:
        self._banner.tell(self._phrasebook.say("banner-ended"))
