"""Saves a match after everything that changes it, so that closing never asks and never loses anything."""

import logging
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from ahrensache_desktop import __version__
from ahrensache_desktop.play.archive import Archive, Opened, newest_in
from ahrensache_desktop.play.table import Table
from rules_core.kernel.save import Imprint, Progress, write

_log = logging.getLogger(__name__)


class Autosave(QObject):
    """Writes the match of a table into its folder whenever the table has committed something."""

    failed = Signal(object)
    """The disk refused: the OSError; said once until it works again."""

    def __init__(
        self,
        archive: Archive,
        opened: Opened,
        table: Table,
        progress: Progress,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._archive = archive
        self._opened = opened
        self._folder = opened.folder
        self._last = newest_in(opened.folder)
        self._table = table
        self._progress = progress
        self._failing = False
        table.committed.connect(self.save)

    def document(self) -> bytes:
        """The match as it stands now."""
        match = self._table.match
        saved = datetime.now(UTC).isoformat(timespec="seconds")
        imprint = Imprint(__version__, self._opened.edition, saved, self._progress(match.view(None)))
        return write(match, self._table.seats, imprint, self._opened.earlier)

    def save(self) -> None:
        """Write the match down."""
        try:
            self._last = self._archive.save(self._folder, self.document(), self._last)
        except OSError as error:
            _log.error("The match could not be saved: %s", error)
            if not self._failing:
                self.failed.emit(error)
            self._failing = True
        else:
            self._folder = self._last.parent
            self._failing = False

    def close(self) -> None:
        """Offer the disk once more what it has refused."""
        if self._failing:
            self.save()
