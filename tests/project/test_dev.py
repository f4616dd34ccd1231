"""Whether the set-up script knows what to say before anything is installed."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


def load(name: str) -> ModuleType:
    """A module of the packaging folder, which is no package."""
    spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


system = load("system")
dev = load("dev")

LDD = """\
offscreen.so:
	libEGL.so.1 => not found
	libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
xcb.so:
	libxcb-cursor.so.0 => not found
	libEGL.so.1 => not found
"""


def test_the_linker_output_gives_each_missing_library_once() -> None:
    assert system.missing_sonames(LDD) == ["libEGL.so.1", "libxcb-cursor.so.0"]


def test_missing_libraries_are_named_as_debian_packages() -> None:
    assert system.packages_for(["libEGL.so.1", "libxcb-cursor.so.0"], window=True) == [
        "libegl1",
        "libxcb-cursor0",
    ]


def test_packages_that_come_by_dependency_are_named_only_if_nothing_else_is_missing() -> None:
    assert system.packages_for(["libEGL.so.1", "libX11.so.6"], window=False) == ["libegl1"]
    assert system.packages_for(["libX11.so.6"], window=False) == ["libx11-6"]


def test_a_long_list_of_libraries_is_told_in_short() -> None:
    assert system.in_short(["a", "b"]) == "a, b"
    assert system.in_short(["a", "b", "c", "d", "e"]) == "a, b, c and 2 more libraries"


def test_an_unknown_library_asks_for_the_whole_known_set() -> None:
    assert system.packages_for(["libnew.so.9"], window=False) == sorted(system.OFFSCREEN_PACKAGES)
    assert set(system.WINDOW_PACKAGES) < set(system.packages_for(["libnew.so.9"], window=True))


def test_no_package_name_exists_in_one_debian_release_only() -> None:
    assert [name for name in system.PACKAGE_OF.values() if "t64" in name] == []


def test_without_root_the_line_to_copy_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system.shutil, "which", lambda _: "apt-get")
    monkeypatch.setattr(system, "is_root", lambda: False)
    with pytest.raises(system.SetupError, match="sudo apt-get install -y --no-install-recommends libegl1"):
        system.provide(["libegl1"], "Qt lacks libEGL.so.1")


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (3, 13, 5)])
def test_a_new_enough_python_is_no_problem(version: tuple[int, ...]) -> None:
    assert dev.python_problem(version) is None


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 9, 2), (3, 10, 13)])
def test_an_old_python_is_told_which_one_is_needed(version: tuple[int, ...]) -> None:
    assert "Python 3.11 or newer is needed" in dev.python_problem(version)


def test_a_missing_screen_is_one_sentence_with_a_way_out() -> None:
    said = system.screen_problem({}, "linux")
    assert "no screen" in said
    assert "xvfb-run" in said
    assert "\n" not in said


def test_a_screen_that_does_not_answer_is_named() -> None:
    assert "DISPLAY=:4711" in system.screen_problem({"DISPLAY": ":4711"}, "linux")


@pytest.mark.parametrize(
    ("env", "platform"),
    [
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux"),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux"),
        ({}, "win32"),
        ({}, "darwin"),
    ],
)
def test_other_ways_to_a_screen_are_left_to_qt(env: dict[str, str], platform: str) -> None:
    assert system.screen_problem(env, platform) is None


def test_play_without_a_screen_ends_with_code_1_and_no_traceback() -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, str(PACKAGING / "dev.py"), "play"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux tells by the environment whether there is a screen")
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert "no screen" in done.stderr


def test_the_interpreter_is_found_on_every_system() -> None:
    assert dev.venv_python(Path("v"), "nt") == Path("v/Scripts/python.exe")
    assert dev.venv_python(Path("v"), "posix") == Path("v/bin/python")


def test_the_program_is_not_slowed_by_variables_of_the_terminal() -> None:
    outer = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": "x", "LANG": "de"}
    assert dev.child_environment(outer) == {"LANG": "de"}


def test_only_what_is_built_or_locked_installs_everything_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = (dev.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)

    def key(text: str) -> str:
        (tmp_path / "pyproject.toml").write_text(text, encoding="utf-8")
        return str(dev.packages_key())

    assert key(settings) == key(settings.replace("line-length = 110", "line-length = 100"))
    assert key(settings) != key(settings.replace('"msgspec>=', '"msgspec>1'))


def test_of_a_failed_step_the_line_that_says_most_is_told() -> None:
    output = (
        "Looking ...\nERROR: No matching distribution found for x\n\n[notice] A new release of pip is there\n"
    )
    assert dev.reason(output, 1) == "ERROR: No matching distribution found for x"
    assert dev.reason("Retrying (Retry(total=4))\nERROR: none", 1) == "the package index cannot be reached"
    assert dev.reason("", 2) == "exit code 2"


@pytest.mark.parametrize(
    "line",
    [
        "===== 31 passed in 0.52s =====",
        "==== 1 failed, 3 passed, 2 skipped in 61.02s (0:01:01) ====",
        "\x1b[32m===== \x1b[32m\x1b[1m3 passed\x1b[0m\x1b[32m in 0.01s\x1b[0m\x1b[32m =====\x1b[0m",
    ],
)
def test_the_closing_line_of_pytest_is_known(line: str) -> None:
    assert dev.is_closing_line(line)


def test_other_lines_are_no_closing_line() -> None:
    assert not dev.is_closing_line("=========== FAILURES ===========")


@pytest.mark.parametrize("command", ["setup", "play", "test", "lint"])
def test_the_help_names_every_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        dev.main(["--help"])
    assert f"  {command}" in capsys.readouterr().out
