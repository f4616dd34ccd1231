"""What the machine must bring along: the libraries of Qt, and a screen for a window.

It is apart from dev.py because it knows about systems, and dev.py only about the order of steps.
Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

# Names that exist in Debian 12 and 13 and in Ubuntu alike.
OFFSCREEN_PACKAGES = ("libgl1", "libegl1", "libdbus-1-3", "libfontconfig1", "libglib2.0-0", "libxkbcommon0")
WINDOW_PACKAGES = (
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
)

PACKAGE_OF = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libgl1",
    "libICE.so.6": "libice6",
    "libOpenGL.so.0": "libopengl0",
    "libSM.so.6": "libsm6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
}

QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtTest")

LOAD_OFFSCREEN = "from PySide6.QtWidgets import QApplication; QApplication([])"


class SetupError(Exception):
    """One clear sentence for the person at the terminal."""


def is_root() -> bool:
    """Whether packages of the system may be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def missing_sonames(ldd_output: str) -> list[str]:
    """The libraries that ldd did not find, each once, in alphabetical order."""
    return sorted(set(re.findall(r"^\s*(\S+) => not found", ldd_output, re.MULTILINE)))


def packages_for(sonames: list[str], *, window: bool) -> list[str]:
    """The Debian packages that bring these libraries; the whole known set if one of them is unknown."""
    known = {*OFFSCREEN_PACKAGES, *(WINDOW_PACKAGES if window else ())}
    if not all(soname in PACKAGE_OF for soname in sonames):
        return sorted(known)
    needed = {PACKAGE_OF[soname] for soname in sonames}
    # The packages of the known set bring the others along.
    return sorted(needed & known or needed)


def in_short(sonames: list[str]) -> str:
    """The first of these libraries by name, and the others by number."""
    others = len(sonames) - 3
    return ", ".join(sonames[:3]) + (f" and {others} more libraries" if others > 0 else "")


def apt_line(packages: list[str]) -> str:
    """The line that a person can copy into a terminal."""
    return "sudo apt-get install -y --no-install-recommends " + " ".join(packages)


def apt_install(packages: list[str]) -> None:
    """Installs packages of the system as root."""
    print("Installing packages of the system:", " ".join(packages), flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-qq", *command],
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode and command != ["update"]:  # old lists may still do
            last = (done.stdout.strip().splitlines() or ["it said nothing"])[-1]
            raise SetupError(f"apt-get could not install them ({last}); try: {apt_line(packages)}")


def provide(packages: list[str], what: str) -> None:
    """Installs packages if we may, and otherwise tells the line that does."""
    if shutil.which("apt-get") is None:
        raise SetupError(
            f"{what}; install what your system calls {', '.join(packages)}, then run this again."
        )
    if not is_root():
        raise SetupError(f"{what}; run this line, then try again:\n    {apt_line(packages)}")
    apt_install(packages)


def check_qt_libraries(python: Path, env: dict[str, str], *, window: bool) -> None:
    """Makes sure that Qt finds its libraries, by asking the linker and then by starting it."""
    if sys.platform.startswith("linux"):
        asked: list[str] = []
        missing = _not_found(python, env, window=window)
        while missing:
            if missing == asked:
                raise SetupError(f"Qt still lacks {in_short(missing)}; install the packages that hold them.")
            provide(packages_for(missing, window=window), f"Qt lacks {in_short(missing)}")
            asked, missing = missing, _not_found(python, env, window=window)
    done = _run([str(python), "-c", LOAD_OFFSCREEN], {**env, "QT_QPA_PLATFORM": "offscreen"})
    if done.returncode:
        last = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        raise SetupError(f"Qt does not start: {last}")


def _not_found(python: Path, env: dict[str, str], *, window: bool) -> list[str]:
    if shutil.which("ldd") is None:
        return []
    # Found by path, not by import: the import is what may fail.
    where = "import importlib.util as u; print(u.find_spec('PySide6').submodule_search_locations[0])"
    folder = Path(_run([str(python), "-c", where], env).stdout.strip())
    plugins = folder / "Qt" / "plugins"
    wanted = [folder / f"{name}.abi3.so" for name in QT_MODULES]
    wanted += [plugins / "platforms" / "libqoffscreen.so", plugins / "imageformats" / "libqsvg.so"]
    if window:
        wanted.append(plugins / "platforms" / "libqxcb.so")
    return missing_sonames(_run(["ldd", *(str(path) for path in wanted if path.exists())], env).stdout)


def _run(command: list[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def screen_problem(env: dict[str, str], platform: str) -> str | None:
    """Why no window can be opened here, in one sentence, or None."""
    how = "log in to a desktop, or let a virtual one be made: xvfb-run python3 packaging/dev.py play"
    if not platform.startswith("linux") or env.get("QT_QPA_PLATFORM") or env.get("WAYLAND_DISPLAY"):
        return None
    display = env.get("DISPLAY", "")
    if not display:
        return f"There is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); {how}"
    if not _answers(display):
        return f"No screen answers at DISPLAY={display}; {how}"
    return None


def _answers(display: str) -> bool:
    found = re.fullmatch(r"(?:unix)?(?P<host>[^:/]*):(?P<number>\d+)(\.\d+)?", display)
    if found is None:
        return True  # a form that we do not know; Qt will say
    host, number = found["host"], int(found["number"])
    if host:
        return _connects(socket.AF_INET, (host, 6000 + number))
    path = f"/tmp/.X11-unix/X{number}"  # noqa: S108  where X puts it by convention
    return _connects(socket.AF_UNIX, path) or _connects(socket.AF_UNIX, "\0" + path)


def _connects(family: int, address: tuple[str, int] | str) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(2)
        try:
            probe.connect(address)
        except OSError:
            return False
    return True
