"""The program as a subprocess, with a data folder of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
Run = Callable[..., "subprocess.CompletedProcess[str]"]


if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Started in the background of a shell, tests are deaf to Ctrl+C, and so would be all that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def environment() -> dict[str, str]:
    """Offscreen, in English unless told otherwise, far from a player's own data, and able to find us."""
    ours = {
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(ROOT),
        "LANG": "C.UTF-8",
        "XDG_DATA_HOME": os.devnull,
    }
    return {**os.environ, **ours}


@pytest.fixture
def ahrensache(tmp_path: Path) -> Run:
    """Runs the program from a folder that is not its own."""

    def run(
        *arguments: str | Path, timeout: float = 100, variables: dict[str, str] | None = None
    ) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "ahrensache_desktop", *map(str, arguments)]
        return subprocess.run(
            command,
            cwd=tmp_path,
            env=environment() | (variables or {}),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=timeout,
            check=False,
        )

    return run


@pytest.fixture
def python(tmp_path: Path) -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """Runs a piece of Python beside the package."""

    def run(code: str, *arguments: str | Path) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-c", code, *map(str, arguments)],
            cwd=tmp_path,
            env=environment(),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=100,
            check=False,
        )

    return run
