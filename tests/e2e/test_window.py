"""The window as a program: it starts quickly, ends cleanly, and loses nothing even when it is killed."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from ahrensache_desktop.opening import known_game
from ahrensache_desktop.play.archive import Archive
from tests.e2e.conftest import environment

Run = Callable[..., "subprocess.CompletedProcess[str]"]

START = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from ahrensache_desktop.app import Desktop, make_application
from ahrensache_desktop.paths import Folders
from ahrensache_desktop.play.match_setup import MatchSetup
from rules_core.kernel.save import SeatInfo

application = make_application()
desktop = Desktop(application, Folders(Path(sys.argv[1])), "en")
"""

QUIT_WHILE_THINKING = """
seats = tuple(SeatInfo(f"Bot {i}", "bot", "greedy") for i in range(4))
desktop.settings.change(speed="instant")
desktop.open()
desktop.begin(MatchSetup("ahrensache", seats))
QTimer.singleShot(int(sys.argv[2]), desktop.window.close)
code = application.exec()
desktop.close()
raise SystemExit(code)
"""

PLAY_ON = """
seats = tuple(SeatInfo(f"Bot {i}", "bot", "greedy") for i in range(3))
desktop.settings.change(speed="instant")
desktop.open()
desktop.begin(MatchSetup("ahrensache", seats, seed="kill"))
desktop.window.match.sitting.table.committed.connect(lambda: print("saved", flush=True))
application.exec()
"""

FIRST_PAINT = """
desktop.open()
application.processEvents()
desktop.window.grab()
unwanted = {"numpy", "PIL", "asyncio", "PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtTest"}
print(sorted(unwanted & set(sys.modules)))
desktop.close()
"""

GAPS = """
from PySide6.QtCore import QElapsedTimer
seats = tuple(SeatInfo(f"Bot {i}", "bot", "greedy") for i in range(4))
desktop.settings.change(speed="instant")
desktop.open()
desktop.begin(MatchSetup("ahrensache", seats, seed="gaps"))
gaps, clock = [], QElapsedTimer()
clock.start()
timer = QTimer()
timer.setInterval(1)
timer.timeout.connect(lambda: gaps.append(clock.restart()))
timer.start()
desktop.window.match.sitting.finished.connect(application.quit)
QTimer.singleShot(60_000, application.quit)
application.exec()
over = desktop.window.match.sitting.table.match.result is not None
desktop.close()
gaps.sort()
print(over, len(gaps), gaps[int(len(gaps) * 0.999)], gaps[-1])
"""


@pytest.mark.parametrize("attempt", range(20))
def test_quitting_while_bots_think_ends_with_zero(python: Run, tmp_path: Path, attempt: int) -> None:
    done = python(START + QUIT_WHILE_THINKING, tmp_path, attempt * 37)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_killed_program_goes_on_where_it_was(tmp_path: Path) -> None:
    for count in (3, 17, 40):
        folder = tmp_path / str(count)
        with subprocess.Popen(
            [sys.executable, "-c", START + PLAY_ON, str(folder)],
            env=environment(),
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            for _ in range(count):
                assert process.stdout.readline() == "saved\n"
            process.kill()
        archive = Archive(folder / "matches", known_game)
        saved, _ = archive.unfinished()
        assert saved is not None
        opened = archive.open(saved.folder)
        assert opened.skipped is None
        assert sum(record.seat >= 0 for record in opened.match.records) >= count - 1


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_an_engine_ends_when_its_table_is_killed(tmp_path: Path) -> None:
    code = START + PLAY_ON.replace("application.exec()", "print(*desktop.thinker.process_ids, flush=True)\n"
                                   "application.exec()")  # fmt: skip
    with subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)], env=environment(), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        engine = int(process.stdout.readline().split()[0])
        process.kill()
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            os.kill(engine, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    os.kill(engine, signal.SIGKILL)
    pytest.fail("the engine went on without its table")


def test_the_first_page_loads_no_more_than_it_needs(python: Run, tmp_path: Path) -> None:
    done = python(START + FIRST_PAINT, tmp_path)
    assert (done.stdout, done.stderr) == ("[]\n", "")


@pytest.mark.bench
def test_the_window_never_waits_for_bots(python: Run, tmp_path: Path) -> None:
    done = python(START + GAPS, tmp_path)
    over, count, late, _ = done.stdout.split()
    assert over == "True", done.stderr
    assert int(count) > 200
    assert int(late) <= 50


@pytest.mark.parametrize("content", [b"", b'{"format": 99, "program": "9.9"}'])
def test_a_bad_file_on_the_command_line_opens_the_window_with_a_sentence(
    python: Run, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "bad.match"
    file.write_bytes(content)
    code = START + (
        "desktop.open(Path(sys.argv[2]))\nprint(desktop.window.saved._trouble.text())\ndesktop.close()\n"
    )
    done = python(code, tmp_path / "data", file)
    assert done.returncode == 0
    assert ("damaged" if not content else "newer version (9.9)") in done.stdout
    assert file.read_bytes() == content


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_program_plays_a_whole_game_by_mouse(ahrensache: Run, tmp_path: Path, language: str) -> None:
    done = ahrensache("self-test", "--data-dir", tmp_path / "data", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert ("bestanden" if language == "de" else "passed") in done.stdout
    (saved,) = Archive(tmp_path / "data" / "matches", known_game).matches()
    assert saved.header is not None and saved.header.finished


def test_every_place_of_the_table_is_rendered(ahrensache: Run, tmp_path: Path) -> None:
    out = tmp_path / "pictures"
    done = ahrensache("pictures", "--out", out, "--lang", "en", "--theme", "dark", "--players", "3")
    assert done.returncode == 0, done.stderr
    names = {path.name for path in out.iterdir()}
    for place in ("start", "new_match", "bid_composed", "place", "curtain", "scoring_pad", "rules", "saved"):
        for scale in ("1", "2"):
            assert f"{place}_en_dark_{scale}x.png" in names
    widths = {}
    for scale in ("1", "2"):
        with Image.open(out / f"bid_en_dark_{scale}x.png") as picture:
            widths[scale] = picture.width
            assert len(picture.getcolors(1 << 24) or []) > 500, "there is something to see"
    assert widths == {"1": 1280, "2": 2560}


OPEN_FOR_GOOD = """
import sys
from ahrensache_desktop import app
open_window = app.Desktop.open
def open_and_play(desktop, file=None):
    open_window(desktop, file)
    if sys.argv[2] == "match":
        desktop.settings.change(speed="instant")
        seats = tuple(SeatInfo(f"Bot {i}", "bot", "greedy") for i in range(4))
        desktop.begin(MatchSetup("ahrensache", seats))
    QTimer.singleShot(300, lambda: print("open", *desktop.thinker.process_ids, flush=True))
app.Desktop.open = open_and_play
from ahrensache_desktop.__main__ import main
from ahrensache_desktop.play.match_setup import MatchSetup
from PySide6.QtCore import QTimer
from rules_core.kernel.save import SeatInfo
raise SystemExit(main(["--data-dir", sys.argv[1]]))
"""


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)])
@pytest.mark.parametrize("place", ["start", "match"])
def test_a_signal_ends_the_window_as_closing_it_does(tmp_path: Path, number: int, place: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", OPEN_FOR_GOOD, str(tmp_path), place],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        engines = process.stdout.readline().split()[1:]
        process.send_signal(number)
        assert process.wait(timeout=20) == 128 + number
        assert process.stderr.read() == ""
    assert engines or place == "start"
    assert not [engine for engine in engines if Path(f"/proc/{engine}/status").exists()]
    if place == "match":
        archive = Archive(tmp_path / "matches", known_game)
        assert archive.open(archive.matches()[0].folder).skipped is None
    assert (tmp_path / "settings.json").exists(), "the window's place was not remembered"
