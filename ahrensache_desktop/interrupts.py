"""Ends the program when the terminal or the system asks for it, just as closing the window does."""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from ahrensache_desktop.ending import heeded


class Interrupts(QObject):
    """Listens for signals from its making until it is closed.

    Python's handlers run only between two steps of Python, and while Qt waits there are none. So Python also
    writes each signal into a socket, and Qt wakes up for that.
    """

    asked = Signal()
    """The program should end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number = 0  # of the signal that came, or 0
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._before = {number: signal.signal(number, self._keep) for number in heeded()}
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)

    @property
    def exit_code(self) -> int:
        """What a program that such a signal ended answers, or 0."""
        return 128 + self.number if self.number else 0

    def leave_if_asked(self) -> None:
        """For whoever does not wait for `asked`: raises SystemExit once a signal has come."""
        if self.number:
            raise SystemExit(self.exit_code)

    def close(self) -> None:
        """Leave the signals to whoever had them before."""
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()

    def _keep(self, number: int, frame: FrameType | None) -> None:
        self.number = number

    def _hear(self) -> None:
        self._reader.recv(64)
        self.asked.emit()
