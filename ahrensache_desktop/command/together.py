"""Work that is shared among processes, which end when it is done, when it is interrupted, or with ours."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread  # noqa: TID251  in a process of its own, without a window
from typing import TypeVar

from ahrensache_desktop.ending import closing_first, heeded

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")

MOST_PROCESSES = 61
"""Windows can wait for no more at once."""


def on_processes(count: int, work: Callable[[Piece], Outcome], pieces: Iterable[Piece]) -> list[Outcome]:
    """What the work makes of each piece, in their order; raises BrokenProcessPool if a process is killed."""
    context = multiprocessing.get_context("spawn")
    with closing_first():
        with _signals_waiting():  # this starts the process that looks after locks, and must hear none either
            pool = ProcessPoolExecutor(count, context, initializer=_serve)
        with pool:
            try:
                with _signals_waiting():
                    begun = [pool.submit(work, piece) for piece in pieces]  # starts the others
                return [one.result() for one in begun]
            except BaseException:  # whatever it is, nobody waits for the rest
                for process in multiprocessing.active_children():
                    process.terminate()
                raise


@contextmanager
def _signals_waiting() -> Iterator[None]:
    """Within, no signal is heard, nor by the processes that start now: they would answer with a traceback."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, heeded())
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve() -> None:
    """Leave Ctrl+C to the process that has started this one, and end when it ends, however it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
