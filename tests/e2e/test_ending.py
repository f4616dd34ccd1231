"""However the program is asked to end, it ends soon, says nothing, and leaves no process behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.conftest import environment

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no such signals")

SOON = 5.0  # seconds; 30 for a game that would be played to its end


@contextmanager
def running(*words: str, first: str = "") -> Iterator["subprocess.Popen[str]"]:
    """The program in a session of its own, all of which is gone at the end."""
    command = [sys.executable, "-m", "ahrensache_desktop", *words]
    with subprocess.Popen(
        ["sh", "-c", f'{first} exec "$@"', "sh", *command],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            if left(process.pid):
                os.killpg(process.pid, signal.SIGKILL)


def left(group: int) -> bool:
    """Whether any process of a session is still there after a moment."""
    deadline = time.monotonic() + SOON
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return False
        time.sleep(0.05)
    return True


def children(process: int) -> list[str]:
    """The processes that one has started."""
    lists = Path(f"/proc/{process}/task").glob("*/children")  # a bare system has no `ps`
    return [child for each in lists for child in each.read_text(encoding="ascii").split()]


def until_there_are_children(process: int, count: int) -> None:
    deadline = time.monotonic() + 20
    while len(children(process)) < count:
        assert time.monotonic() < deadline, "the work was not begun"
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the children as Linux lists them")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
@pytest.mark.parametrize("to_all", [True, False], ids=["to all", "to the first"])
def test_games_on_several_processes_end_together(number: int, *, to_all: bool) -> None:
    with running("simulate", "--games", "20000", "--jobs", "2") as process:
        until_there_are_children(process.pid, 3)  # two that play, and Python's own that looks after locks
        (os.killpg if to_all else os.kill)(process.pid, number)
        assert process.wait(SOON) == (-number if number == signal.SIGKILL else 128 + number)
        assert not left(process.pid)
        told = process.communicate()
        assert told == ("", "") or number == signal.SIGKILL, "Python itself has a word on what was killed"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_self_test_ends_while_it_paints_and_plays(tmp_path: Path, number: int) -> None:
    with running("--data-dir", str(tmp_path), "self-test") as process:
        deadline = time.monotonic() + 20
        while not list(tmp_path.glob("matches/*/*.match")):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        os.killpg(process.pid, number)
        assert process.wait(SOON) == 128 + number
        assert process.communicate() == ("", "")
        assert not left(process.pid)


def test_a_signal_that_was_switched_off_stays_so(tmp_path: Path) -> None:
    with running("--data-dir", str(tmp_path), first="trap '' HUP;") as process:
        deadline = time.monotonic() + 20
        while not (tmp_path / "reports" / "crash.txt").exists():  # just before the window is made
            assert time.monotonic() < deadline
            time.sleep(0.02)
        time.sleep(1)
        process.send_signal(signal.SIGHUP)
        time.sleep(0.5)
        assert process.poll() is None, "nohup must keep the window"
        process.send_signal(signal.SIGTERM)
        assert process.wait(SOON) == 128 + signal.SIGTERM


INTERRUPTED_WHILE_LOADING = """
import os, signal, sys
class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
from ahrensache_desktop.__main__ import main
raise SystemExit(main(sys.argv[2:]))
"""


@pytest.mark.parametrize(
    ("module", "words"),
    [("PySide6.QtWidgets", ["self-test"]), ("fluent.runtime", ["--help"]), ("msgspec", ["verify", "x"])],
)
def test_an_interrupt_while_it_loads_ends_it_without_a_word(module: str, words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_WHILE_LOADING, module, *words],
        env=environment(),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the children as Linux lists them")
def test_a_process_that_is_killed_is_told_in_one_sentence() -> None:
    with running("--lang", "de", "simulate", "--games", "20000", "--jobs", "2") as process:
        until_there_are_children(process.pid, 3)
        os.kill(int(children(process.pid)[-1]), signal.SIGKILL)
        assert process.wait(SOON) == 1
        out, told = process.communicate()
        assert out == ""
        assert told.startswith("Einer der Prozesse ist vorzeitig zu Ende gegangen.")
        assert len(told.splitlines()) == 1
