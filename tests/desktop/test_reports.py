"""What goes wrong is written down once, and told in one sentence without a traceback."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ahrensache_desktop import __version__
from ahrensache_desktop.paths import Folders
from ahrensache_desktop.reports import LOG_LINES, Reports
from ahrensache_desktop.text.phrasebook import Phrasebook

pytestmark = pytest.mark.logs("not caught|could not be")


@pytest.fixture
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reports]:
    hook, level = sys.excepthook, logging.getLogger().level
    made = Reports(Folders(tmp_path), Phrasebook("en"))
    made.install()
    yield made
    made.remove()
    sys.excepthook = hook
    logging.getLogger().setLevel(level)


def fail(reports: Reports) -> None:
    """Let something go uncaught."""
    try:
        _ = 1 // 0
    except ZeroDivisionError as error:
        reports.catch(type(error), error, error.__traceback__)


def test_a_report_has_version_traceback_log_and_match(reports: Reports, tmp_path: Path) -> None:
    told: list[Path] = []
    reports.told = told.append
    reports.document = lambda: b"the match"
    logging.getLogger("somewhere").info("what happened before")
    fail(reports)
    (path,) = told
    text = path.read_text(encoding="utf-8")
    for part in (__version__, "ZeroDivisionError", "what happened before", "test_reports.py"):
        assert part in text
    assert (path.parent / "game.match").read_bytes() == b"the match"
    assert path.is_relative_to(tmp_path / "reports")


def test_a_fault_that_comes_sixty_times_a_second_is_reported_once(reports: Reports) -> None:
    told: list[Path] = []
    reports.told = told.append
    for _ in range(60):
        fail(reports)
    assert len(told) == 1


def test_a_match_that_cannot_be_written_does_not_stop_the_report(reports: Reports) -> None:
    def broken() -> bytes:
        raise ValueError("broken, too")

    told: list[Path] = []
    reports.told = told.append
    reports.document = broken
    fail(reports)
    assert [path.name for path in told[0].parent.iterdir()] == ["report.txt"]


def test_without_room_for_a_report_the_program_says_so_and_goes_on(
    tmp_path: Path, reports: Reports, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[Path] = []
    reports.told = told.append
    reports._folders = Folders(tmp_path / "reports" / "crash.txt")  # a file where a folder should be
    fail(reports)
    assert told == []
    sentence = "Something went wrong, and the report about it could not be written either"
    assert capsys.readouterr().err.startswith(sentence)


def test_only_the_tail_of_the_log_is_kept(reports: Reports) -> None:
    for i in range(3 * LOG_LINES):
        logging.getLogger("x").info("line %s", i)
    assert len(reports._lines) == LOG_LINES


def test_an_exception_in_a_slot_is_caught_and_told(desktop: "object", reports: Reports, qapp: object) -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from ahrensache_desktop.app import Desktop

    assert isinstance(desktop, Desktop)
    reports.told = desktop.tell_report
    sys.excepthook = reports.catch

    def broken() -> None:
        raise LookupError("in a slot")

    QTimer.singleShot(0, broken)
    QApplication.processEvents()
    notice = desktop.window._notice
    assert notice.isVisible()
    assert "LookupError" not in notice.text()
    assert "report.txt" in notice.text()
