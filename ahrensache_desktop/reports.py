"""What is written down when something goes wrong, so that it can be put right."""

import faulthandler
import logging
import platform
import sys
import traceback
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import IO

from ahrensache_desktop import __version__
from ahrensache_desktop.durable import write_durably
from ahrensache_desktop.paths import Folders
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.text.system_words import system_words

LOG_LINES = 200

_log = logging.getLogger(__name__)


class Reports(logging.Handler):
    """Keeps the tail of the log, and catches what nobody else has caught.

    The same fault at the same place is reported once: a broken paint would come sixty times a second.
    """

    def __init__(self, folders: Folders, phrasebook: Phrasebook) -> None:
        super().__init__(logging.INFO)
        self._phrasebook = phrasebook
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        self._folders = folders
        self._lines: deque[str] = deque(maxlen=LOG_LINES)
        self._known: set[tuple[str, int]] = set()
        self._last_words: IO[str] | None = None
        self.document: Callable[[], bytes | None] = _nothing  # the match that is being played
        self.told: Callable[[Path], object] = self._tell_console  # says to the person where the report is

    def install(self) -> None:
        """Listen from now on."""
        logging.getLogger().addHandler(self)
        logging.getLogger().setLevel(logging.INFO)
        sys.excepthook = self.catch
        try:
            self._folders.reports.mkdir(parents=True, exist_ok=True)
            # A crash of the interpreter itself leaves its last words in this file.
            self._last_words = (self._folders.reports / "crash.txt").open("a", encoding="utf-8")
        except OSError as error:
            _log.warning("no reports can be written: %s", error)
        else:
            faulthandler.enable(self._last_words)

    def remove(self) -> None:
        """Listen no more."""
        logging.getLogger().removeHandler(self)
        sys.excepthook = sys.__excepthook__
        faulthandler.disable()
        if self._last_words is not None:
            self._last_words.close()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line of the log."""
        self._lines.append(self.format(record))

    def catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write a report on something that nobody has caught, and say where it is."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        frames = traceback.extract_tb(trace)
        place = (frames[-1].filename, frames[-1].lineno or 0) if frames else ("", 0)
        if place in self._known:
            return
        self._known.add(place)
        _log.error("not caught: %s", error, exc_info=(kind, error, trace))
        try:
            path = self._write("".join(traceback.format_exception(kind, error, trace)))
        except OSError as trouble:
            _log.error("the report could not be written: %s", trouble)
            self._print("report-unwritten", detail=system_words(self._phrasebook, trouble))
            return
        self.told(path)

    def _tell_console(self, path: Path) -> None:
        self._print("note-crash", file=str(path))

    def _print(self, key: str, **values: str) -> None:
        print(self._phrasebook.say(key, **values), file=sys.stderr)

    def _write(self, trace: str) -> Path:
        folder = self._folders.reports / f"{datetime.now(UTC).astimezone():%Y-%m-%d %H-%M-%S}"
        path = folder / "report.txt"
        head = f"Ährensache {__version__}, Python {platform.python_version()}, {platform.platform()}"
        write_durably(path, "\n\n".join([head, trace, *self._lines]).encode())
        document = self._document()
        if document is not None:
            write_durably(folder / "game.match", document)
        return path

    def _document(self) -> bytes | None:
        """The match, if it can still be written: whatever broke may have broken that, too."""
        try:
            return self.document()
        except Exception:  # noqa: BLE001
            _log.exception("the match could not be added to the report")
            return None


def _nothing() -> bytes | None:
    return None
