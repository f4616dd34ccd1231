"""One engine program at the end of a pipe: started, spoken to in lines, ended."""

import contextlib
import logging
import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from rules_core.bots.messages import FromEngine, Quit, ToEngine
from rules_core.kernel.codec import BadValue, decode, encode

_log = logging.getLogger(__name__)

LONGEST_LINE = 4_000_000  # a program that says more than this in one line is no engine
POLITE_MS = 300
FORCED_MS = 2_000


def own_command() -> tuple[str, ...]:
    """The command that starts this program as an engine."""
    if getattr(sys, "frozen", False):
        return (sys.executable, "--engine")
    return (sys.executable, "-m", "ahrensache_desktop", "--engine")


def _environment() -> QProcessEnvironment:
    """Ours, with the place of this package, so that the engine is found from any working directory."""
    environment = QProcessEnvironment.systemEnvironment()
    home = str(Path(__file__).resolve().parents[2])
    known = environment.value("PYTHONPATH")
    environment.insert("PYTHONPATH", os.pathsep.join(part for part in (home, known) if part))
    return environment


class EngineProcess(QObject):
    """A running engine; after `lost` it is of no more use."""

    said = Signal(object)
    """A message: FromEngine."""

    lost = Signal(str)
    """It ended by itself, did not start, or said what is no message: why, for the log."""

    def __init__(self, command: tuple[str, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self._heard = bytearray()
        self._over = False
        self._process = QProcess(self)
        self._process.setProcessEnvironment(_environment())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._note_errors)
        self._process.errorOccurred.connect(self._fail)
        self._process.finished.connect(self._finish)
        if sys.platform != "win32":
            # A session of its own, so that what the engine has started ends with it.
            self._process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        self._group = 0

    def start(self) -> None:
        """Start the program; `lost` may come before this returns."""
        self._process.start(self._command[0], list(self._command[1:]))
        self._group = self.process_id

    @property
    def process_id(self) -> int:
        """The system's number of the program, 0 when it does not run."""
        return int(self._process.processId())

    def say(self, message: ToEngine) -> None:
        """Send one line."""
        if not self._over:
            self._process.write(encode(message) + b"\n")

    def end(self, *, polite: bool = True) -> None:
        """End the program, with a word before if it listens; afterwards it is gone."""
        self._over = True
        if self._process.state() != QProcess.ProcessState.NotRunning:
            if polite:
                self._process.write(encode(Quit()) + b"\n")
                self._process.closeWriteChannel()
            if not polite or not self._process.waitForFinished(POLITE_MS):
                self._process.kill()
                self._process.waitForFinished(FORCED_MS)
        self._end_children()

    def _end_children(self) -> None:
        """End what the program has started and left behind."""
        if sys.platform != "win32" and self._group:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._group, signal.SIGKILL)
        self._group = 0

    def _lose(self, why: str) -> None:
        if not self._over:
            self._over = True
            self.lost.emit(why)

    def _read(self) -> None:
        new = bytes(self._process.readAllStandardOutput().data())
        self._heard += new
        while b"\n" in new and not self._over and (end := self._heard.find(b"\n")) >= 0:
            line = bytes(self._heard[:end])
            del self._heard[: end + 1]
            if not line.strip():
                continue
            try:
                message: FromEngine = decode(line, FromEngine)  # type: ignore[arg-type]
            except BadValue as error:
                self._lose(f"it said what is no message: {error}")
                return
            self.said.emit(message)
        if len(self._heard) > LONGEST_LINE:
            self._lose("it said a line without an end")

    def _note_errors(self) -> None:
        text = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()
        if text:
            _log.info("%s: %s", self._command[0], text)

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._lose(f"it could not be started: {self._process.errorString()}")

    def _finish(self, code: int) -> None:
        self._lose(f"it ended with code {code}")
