"""The table with everything around it: who plays, what happened, what is asked, and the buttons."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ahrensache_desktop.scene.table_keys import TABLE_KEYS, key_sign
from ahrensache_desktop.scene.table_view import TableView
from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.sitting import Sitting
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.titles.ahrensache.lessons import LESSONS
from ahrensache_desktop.windows.accessible_table import Ear
from ahrensache_desktop.windows.action_bar import ActionBar
from ahrensache_desktop.windows.banner import Banner
from ahrensache_desktop.windows.curtain_pane import CurtainPane
from ahrensache_desktop.windows.lesson_pane import LessonPane
from ahrensache_desktop.windows.log_panel import LogPanel
from ahrensache_desktop.windows.looking import Looking
from ahrensache_desktop.windows.page import Page
from ahrensache_desktop.windows.palette import Deed
from ahrensache_desktop.windows.scoring_pad import ScoringPad
from ahrensache_desktop.windows.seat_strip import SeatStrip
from ahrensache_desktop.windows.table_deeds import deeds_at
from ahrensache_desktop.windows.teller import Teller, rule_in
from rules_core.kernel.game import Result

SIDE_WIDTH = 320  # at the usual text size


class MatchPage(Page):
    """Shows one Sitting at a time."""

    rule_wanted = Signal(str)
    """Show the rule of this number."""

    changed = Signal()
    """What can be done (undo, pause, look back) may have changed."""

    def __init__(self, phrasebook: Phrasebook, theme: Theme) -> None:
        super().__init__(phrasebook)
        self.sitting: Sitting | None = None
        self._theme = theme
        self._view: TableView | None = None
        self._teller: Teller | None = None
        self._ear = Ear()
        self._paused = False
        self._teaches = False
        self._keys_of: Callable[[str], str] = lambda _command: ""
        self.banner = Banner(phrasebook, theme)
        self.bar = ActionBar()
        self.looking = Looking(lambda: self.sitting.stage if self.sitting else None)
        self.strip = SeatStrip(phrasebook)
        self.lesson = LessonPane(phrasebook, LESSONS)
        self.log = LogPanel()
        self.spoken(self.log, "log-title")
        self._lay_out()
        self.curtain = CurtainPane(phrasebook, self)
        self.pad = ScoringPad(phrasebook, self)
        self.banner.rule_wanted.connect(self.rule_wanted)
        self.banner.back_wanted.connect(self.look_ahead)
        self.banner.agreed.connect(self._undo)
        self.lesson.rule_wanted.connect(self.rule_wanted)
        self.bar.pressed.connect(self._press)
        self.log.rule_wanted.connect(self.rule_wanted)
        self.log.moment_wanted.connect(self.look_back)
        self.curtain.lifted.connect(self._lift)

    def _lay_out(self) -> None:
        self._table_place = QVBoxLayout()
        self._table_place.setSpacing(0)
        self._table_place.addWidget(self.bar)
        self._side = QFrame()
        self._side.setProperty("role", "side")
        self._side.setFixedWidth(SIDE_WIDTH)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(0)
        side.addWidget(self.strip)
        side.addWidget(self.lesson)
        side.addWidget(self.log, 1)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addLayout(self._table_place, 1)
        row.addWidget(self._side)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.banner)
        outer.addLayout(row, 1)

    def arrive(self) -> None:
        if self._view is not None:
            self._view.setFocus()

    def seat_down(self, sitting: Sitting) -> None:
        """Show this match and start it."""
        self.get_up()
        self.sitting = sitting
        sitting.stage.words.key_of = self._key_of
        self._paused = False
        self.lesson.begin()
        self.strip.show_seats(sitting.seats, self._theme)
        self.log.begin(
            sitting.narrator.event, sitting.narrator.times, sitting.is_heading, self._theme.refused
        )
        self._view = TableView(sitting.stage, self)
        # Before anybody asks: Qt keeps the first answer it gets about a view.
        self._ear.listen(self._view)
        self._view.setAccessibleName(self.phrasebook.say("table-name"))
        self._table_place.insertWidget(0, self._view, 1)
        self._view.show()
        self._table_place.activate()  # so that the table has its size before anything moves on it
        self._repaint_table()
        self._teller = Teller(sitting, self.phrasebook, self.banner, self.log, self.strip)
        self._connect(sitting)
        sitting.start()
        self._view.setFocus()
        self.changed.emit()

    def get_up(self) -> None:
        """End the match that is shown; it can go on later."""
        sitting, self.sitting = self.sitting, None
        self._teller = None
        view, self._view = self._view, None
        if sitting is not None:
            sitting.close()
        if view is not None:
            self._ear.forget(view)
            view.hide()
            view.setScene(None)
            self._table_place.removeWidget(view)
            view.deleteLater()
        if sitting is not None:
            sitting.stage.deleteLater()
            sitting.deleteLater()
        self.curtain.hide()
        self.pad.hide()
        self.bar.show_interaction(None)
        self.lesson.close_lesson()
        self.banner.clear()

    def set_theme(self, theme: Theme) -> None:
        """Paint everything as that theme has it."""
        self._theme = theme
        self.banner.set_theme(theme)
        self.curtain.set_theme(theme)
        if self.sitting is not None:
            self.strip.set_theme(theme)
            self._repaint_table()

    def retranslate(self) -> None:
        super().retranslate()
        if self._view is not None:
            self._view.setAccessibleName(self.phrasebook.say("table-name"))
        self.banner.retranslate()
        self.strip.retranslate()
        self.lesson.retranslate()
        self.curtain.retranslate()
        self.pad.retranslate()
        if self.sitting is not None and self._teller is not None:
            self._teller.retell()
            self.sitting.stage.refresh()
            self._teller.say_again()

    # What the buttons and keys of the window do.

    def undo(self) -> None:
        """Take back the last own decision, if nobody else must agree first."""
        if self.sitting is None or not self.sitting.table.can_undo():
            return
        if self.sitting.table.undo_needs_consent:
            self.banner.ask_everybody(self.phrasebook.say("banner-consent"))
        else:
            self._undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.sitting is not None:
            self.sitting.table.redo()

    def skip(self) -> None:
        """Show the end of what moves."""
        if self.sitting is not None:
            self.sitting.playback.skip()
            self.pad.finish()

    def pause(self, on: bool) -> None:
        """Hold the bots, or let them go on."""
        self._paused = on
        self._hold()
        self.changed.emit()

    def step(self) -> None:
        """Pause, but let one more thing happen."""
        if self.sitting is not None:
            self._paused = True
            self.sitting.playback.step()
            self.changed.emit()

    @property
    def paused(self) -> bool:
        """The person has asked for a pause."""
        return self._paused

    def set_lessons(self, on: bool) -> None:
        """Explain each kind of decision when it first comes up, or nothing."""
        self._teaches = on
        self._teach()

    def set_text_scale(self, percent: int) -> None:
        """Give larger words more room."""
        self._side.setFixedWidth(SIDE_WIDTH * min(percent, 150) // 100)

    def show_side(self, on: bool) -> None:
        """Show or hide seats and log."""
        self._side.setVisible(on)

    def look_back(self, at: int) -> None:
        """Show the table as it was after a record."""
        if self.sitting is not None and not self.curtain.isVisible():
            self.sitting.look_back(at)
            self.banner.show_past()

    def look_ahead(self) -> None:
        """Show the table as it is."""
        if self.sitting is not None and self.sitting.playback.looking_back:
            self.sitting.look_ahead()
            if self._teller is not None:
                self._teller.say_again()

    def deeds(self) -> Iterator[Deed]:
        """What the open choice offers, each with its key."""
        if self.sitting is not None:
            yield from deeds_at(self.sitting.stage)

    def show_keys(self, keys_of: Callable[[str], str]) -> None:
        """Show the keys of the small buttons, and those of the open choice, as they are now."""
        self._keys_of = keys_of
        self.banner.hint_keys(keys_of)
        if self.sitting is not None:
            self.sitting.stage.refresh()

    def _key_of(self, command: str) -> str:
        """The key of a command of the window or of the table."""
        if command in TABLE_KEYS and self.sitting is not None:
            return self.sitting.stage.keys.sign(key_sign(TABLE_KEYS[command]))
        return self._keys_of(command)

    def note(self, sentence: str) -> None:
        """Something about the match that is no event."""
        if self._teller is not None:
            self._teller.note(sentence)

    # What the match says.

    def _undo(self) -> None:
        if self.sitting is None:
            return
        costs_rank = self.sitting.table.undo_costs_rank
        self.pad.hide()
        self.sitting.table.undo()
        if costs_rank:
            self.log.note(self.phrasebook.say("note-undo-unranked"))

    def _connect(self, sitting: Sitting) -> None:
        sitting.table.curtain_dropped.connect(self.changed)
        sitting.playback.viewer_shown.connect(self._show_viewer)
        sitting.playback.became_idle.connect(self.changed)
        sitting.turn_shown.connect(self.changed)
        sitting.finished.connect(self._show_end)
        sitting.stage.tool_changed.connect(self._show_tool)
        sitting.stage.reason_wanted.connect(self._show_reason)

    def _show_viewer(self, seat: int | None) -> None:
        if self.sitting is None:
            return
        waiting = self.sitting.table.curtain_waits_for
        if seat is None and waiting is not None:
            self.curtain.drop(self.sitting.seats[waiting], self._theme)
        else:
            self.curtain.hide()

    def _show_tool(self) -> None:
        if self.sitting is not None:
            stage = self.sitting.stage
            self.bar.show_interaction(stage.interaction, stage.keys.sign)
            self._teach()
        if self._view is not None:
            self._ear.follow(self._view)

    def _show_reason(self, sentence: str) -> None:
        """Show the rule that a sentence on the table names, if it names one."""
        rule = rule_in(sentence)
        if rule:
            self.rule_wanted.emit(rule)

    def _teach(self) -> None:
        """Explain what is to be decided now, if it is, and if somebody wants to learn."""
        sitting = self.sitting
        decision = sitting.table.match.decision if sitting and sitting.stage.interaction else None
        if self._teaches and decision is not None:
            self.lesson.teach(decision.kind)
        else:
            self.lesson.close_lesson()

    def _show_end(self, result: Result) -> None:
        if self.sitting is not None:
            sitting = self.sitting
            self.pad.begin(sitting.seats, result, sitting.narrator, self._theme, sitting.stage.pace)

    def _press(self, control: str) -> None:
        if self.sitting is not None and self.sitting.stage.interaction is not None:
            self.sitting.stage.interaction.pressed(control)

    def _lift(self) -> None:
        if self.sitting is not None and self._view is not None:
            self.sitting.table.lift_curtain()
            self._view.setFocus()

    def _repaint_table(self) -> None:
        if self.sitting is not None:
            self.sitting.stage.art.use(self._theme, self.devicePixelRatioF())
            self.sitting.stage.restyle()

    def _hold(self) -> None:
        """Nothing goes on while the person has paused it, or looks at another page."""
        if self.sitting is not None:
            self.sitting.playback.pause(self._paused or not self.isVisible())

    def _cover(self, pane: QWidget) -> None:
        pane.setGeometry(self.rect())

    # What Qt says.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys go to the open choice, wherever the focus is; what it does not want may skip or step back."""
        focused = self.focusWidget()
        if isinstance(focused, QAbstractButton) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused.click()
            return
        stage = self.sitting.stage if self.sitting else None
        interaction = stage.interaction if stage else None
        if stage and interaction and focused is not self._view and interaction.key(stage.keys.known(event)):
            return
        if event.key() == Qt.Key.Key_Space:
            self.skip()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cover(self.curtain)
        self._cover(self.pad)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.sitting is not None:
            self.sitting.playback.hidden = False
            self._hold()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.sitting is None:
            return
        if event.spontaneous():
            self.sitting.playback.hidden = True  # minimised: the bots go on, and nobody sees them move
        else:
            self._hold()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._repaint_table()
        return super().event(event)
