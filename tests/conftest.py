"""What holds for every test: no screen, no unexpected word in the log, nothing left behind."""

import gc
import logging
import os
import re
import sys
import threading  # noqa: TID251  to see that nobody else uses it
from collections.abc import Iterator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--xcb", action="store_true", help="use the real screen instead of the offscreen platform"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Settles the platform before pytest-qt imports PySide6: a build machine may have a DISPLAY left over."""
    if not config.getoption("--xcb"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


class _Gatherer(logging.Handler):
    """Keeps the records that nobody expected."""

    def __init__(self, expected: list[str]) -> None:
        super().__init__(logging.WARNING)
        self.expected = expected
        self.unexpected: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        if not any(re.search(pattern, said) for pattern in self.expected):
            self.unexpected.append(f"{record.levelname} {record.name}: {said}")


@pytest.fixture(autouse=True)
def no_unexpected_log_record(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test in which something at WARNING or above was logged that no `logs` marker expects."""
    gatherer = _Gatherer([mark.args[0] for mark in request.node.iter_markers("logs")])
    root = logging.getLogger()
    root.addHandler(gatherer)
    yield
    root.removeHandler(gatherer)
    if gatherer.unexpected:
        pytest.fail("unexpected log records:\n" + "\n".join(gatherer.unexpected))


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Fails a test that leaves a thread or a window to the tests after it."""
    threads = set(threading.enumerate())
    windows = {id(window) for window in _windows()}
    yield
    left = [thread.name for thread in threading.enumerate() if thread not in threads and thread.is_alive()]
    left += [repr(window) for window in _windows() if id(window) not in windows]
    if left:
        gc.collect()  # a window that only a reference cycle held is gone after this
        left = [thread.name for thread in threading.enumerate() if thread not in threads]
        left += [repr(window) for window in _windows() if id(window) not in windows]
    if left:
        pytest.fail("left behind: " + ", ".join(left))


def _windows() -> list[object]:
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        return []
    # Without a running loop nobody else carries out deleteLater.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return [window for window in QApplication.topLevelWidgets() if window.parent() is None]
