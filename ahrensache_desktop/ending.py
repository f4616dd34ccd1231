"""How the program ends when the terminal or the system asks for it, where there is no window."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The last is Windows' own, the one before it everybody else's."""


def heeded() -> tuple[int, ...]:
    """The signals that end this program; one that its starter has switched off, as nohup does, is none."""
    known = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
    return tuple(number for number in known if signal.getsignal(number) not in (signal.SIG_IGN, None))


def end_at_once() -> None:
    """Ctrl+C just ends the program, until something is open that wants to be closed.

    An exception would come anywhere, also in the middle of loading Qt, which does not survive it.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def closing_first() -> Iterator[None]:
    """Within, a signal raises SystemExit with 128 and its number, so that what is open gets closed."""
    before = {number: signal.signal(number, _leave) for number in heeded()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _leave(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
