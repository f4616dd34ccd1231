"""A match at the table on the screen: everything that lives as long as it is being played."""

from PySide6.QtCore import QObject, Qt, Signal

from ahrensache_desktop.opening import progress_of
from ahrensache_desktop.play.archive import Archive, Opened
from ahrensache_desktop.play.autosave import Autosave
from ahrensache_desktop.play.playback import PACES, Playback
from ahrensache_desktop.play.sound import Sounds
from ahrensache_desktop.play.table import Table
from ahrensache_desktop.play.thinker import Thinker
from ahrensache_desktop.scene.art import Art
from ahrensache_desktop.settings import Settings
from ahrensache_desktop.text.narrator import Narrator
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.titles.ahrensache.phrases import AhrensachePhrases
from ahrensache_desktop.titles.ahrensache.sounds import sound_of
from ahrensache_desktop.titles.ahrensache.stage import AhrensacheStage
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.games.ahrensache.events import Event, RoundStarted
from rules_core.games.ahrensache.scoring import final_result
from rules_core.games.ahrensache.view import View


class Sitting(QObject):
    """Makes table, stage, playback and autosave of one match, and takes them away in order."""

    finished = Signal(object)
    """The match is over, and its last step has been shown: the Result."""

    turn_shown = Signal(object, object)
    """The screen has caught up: the view, and the seat that must choose now, or None."""

    def __init__(
        self,
        opened: Opened,
        phrasebook: Phrasebook,
        thinker: Thinker,
        archive: Archive,
        art: Art,
        sounds: Sounds,
    ) -> None:
        super().__init__()
        self._sounds = sounds
        self.opened = opened
        self.seats = opened.seats
        names = tuple(seat.name for seat in opened.seats)
        colours = tuple(seat.colour for seat in opened.seats)
        self.table = Table(opened.match, opened.seats, thinker, self)
        self.narrator = Narrator(phrasebook, AhrensachePhrases(), names)
        self.stage = AhrensacheStage(
            art, Words(phrasebook, names), colours, self.table.refusal, self.narrator
        )
        self.playback = Playback(self.stage, parent=self)
        self.autosave = Autosave(archive, opened, self.table, progress_of, self)
        self._told_end = False
        self._connect()

    def _connect(self) -> None:
        self.table.ready = self._caught_up
        self.table.advanced.connect(self.playback.show_step)
        self.table.viewer_changed.connect(self.playback.show_viewer)
        self.table.rewound.connect(self.playback.forget)
        self.table.rewound.connect(self._reopen_end)
        self.table.rewound.connect(self._retell_deeds)
        self.playback.shown.connect(self.stage.look.deeds.tell)
        self.playback.became_idle.connect(self.table.proceed)
        self.playback.became_idle.connect(self._tell_end)
        self.playback.settled.connect(self._tell_turn)
        self.playback.shown.connect(self._let_sound)
        # Queued, so that nothing on the table is removed while it still handles its own click.
        self.stage.chosen.connect(self.table.submit, Qt.ConnectionType.QueuedConnection)

    def apply(self, settings: Settings) -> None:
        """Play as the settings say."""
        self.playback.speed = settings.speed
        self.playback.motion = not settings.reduced_motion
        self.stage.pace = 0.0 if settings.reduced_motion else PACES[settings.speed]
        self.table.plays_single_options = settings.play_single_options
        self.stage.helps = settings.helps
        self.stage.keys.use(settings.keys)
        self.stage.refresh()

    def start(self) -> None:
        """Write the match down and let it begin, or go on."""
        self.autosave.save()
        self.table.start()
        self._retell_deeds()

    def look_back(self, at: int) -> None:
        """Show the table as it was after a record."""
        self.playback.skip()
        self.stage.look.deeds.retell(told.event for told in self.table.story() if told.at <= at)
        self.playback.look_back(self.table.view_after(at))

    def look_ahead(self) -> None:
        """Show the table as it is."""
        self._retell_deeds()
        self.playback.look_ahead()

    def _retell_deeds(self) -> None:
        self.stage.look.deeds.retell(told.event for told in self.table.story())

    def points(self, view: View) -> tuple[int, ...]:
        """What the open information is worth to each seat."""
        result = final_result(view.public, view.hand_counts)
        return tuple(result.total(seat) for seat in view.public.seats)

    def is_heading(self, event: object) -> bool:
        """Whether a new part of the log begins with this event."""
        return isinstance(event, RoundStarted)

    def close(self) -> None:
        """Let nothing happen any more and take everything off the table."""
        self.autosave.close()
        self.playback.close()
        self.table.close()
        self.stage.close()

    def _caught_up(self) -> bool:
        return self.playback.idle

    def _let_sound(self, event: Event) -> None:
        """Let an event be heard, unless so much is shown at once that it would be noise."""
        name = sound_of(event)
        if name is not None and not self.playback.instant:
            self._sounds.play(name)

    def _tell_turn(self, view: View) -> None:
        decision = self.table.match.decision
        self.turn_shown.emit(view, decision.seat if decision else None)

    def _tell_end(self) -> None:
        result = self.table.match.result
        if result is not None and not self._told_end:
            self._told_end = True
            self.finished.emit(result)

    def _reopen_end(self) -> None:
        self._told_end = False
