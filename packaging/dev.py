"""Sets the project up on a bare machine, plays it and tests it: `python3 packaging/dev.py --help`.

Standard library only, since it runs before anything is installed. Its syntax is kept old, so that an
old Python can still read as far as the sentence that says which one is needed.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

from system import SetupError, check_qt_libraries, provide, screen_problem

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "packaging" / "requirements.lock"
STAMP = VENV / "setup.json"
LOG = VENV / "setup.log"
OLDEST = (3, 11)

WITHOUT_WINDOW = {
    "simulate",
    "verify",
    "show",
    "self-test",
    "pictures",
    "--engine",
    "--help",
    "-h",
    "--version",
}

LINT = (
    ("ruff format", ["-m", "ruff", "format", "--check"]),
    ("ruff check", ["-m", "ruff", "check"]),
    ("mypy", ["-m", "mypy"]),
    (
        "import contracts",
        ["-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-logo"],
    ),
)
PYTEST = ["-m", "pytest"]
TWO_WORKERS = ["-n", "2", "--dist", "worksteal"]

USAGE = """\
  setup           makes .venv with the locked packages and checks Qt's libraries
  play [ARGS]     opens the window; ARGS go to the program (play simulate --help)
  test [ARGS]     all checks and all tests; with ARGS only pytest, with them (test tests/kernel -k undo)
  lint            the checks without the tests
"""


def python_problem(version: tuple[int, ...]) -> str | None:
    """Why this Python will not do, in one sentence, or None."""
    if tuple(version[:2]) >= OLDEST:
        return None
    have, need = ".".join(map(str, version[:2])), ".".join(map(str, OLDEST))
    how = f"install one and start it by its name: python{need} packaging/dev.py"
    return f"Python {need} or newer is needed and this is {have}; {how}"


def child_environment(outer: dict[str, str]) -> dict[str, str]:
    """The environment for the project's own Python, without what would slow or mislead it."""
    unwanted = {"PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX"}
    return {name: value for name, value in outer.items() if name not in unwanted}


def venv_python(venv: Path, os_name: str) -> Path:
    """Where a virtual environment has its interpreter on this system."""
    return venv / "Scripts" / "python.exe" if os_name == "nt" else venv / "bin" / "python"


def interpreter_key() -> str:
    """Changes whenever the virtual environment itself must be made again."""
    return f"{ROOT} {sys.version} {sys.base_prefix}"


def packages_key() -> str:
    """Changes whenever the installed packages could be the wrong ones, and not with a lint rule."""
    import tomllib  # noqa: PLC0415  an old Python has none, and must reach its sentence

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    building = [project["build-system"], project["project"], project["tool"]["hatch"]]
    return hashlib.sha256(json.dumps(building).encode() + LOCK.read_bytes()).hexdigest()


def set_up(*, window: bool) -> Path:
    """The ready interpreter; does nothing that was done before."""
    python = venv_python(VENV, os.name)
    stamp = read_stamp()
    same = stamp.get("interpreter") == interpreter_key() and python.exists()
    if not same:
        make_venv()
    if not same or stamp.get("packages") != packages_key():
        install(python)
        stamp = {"interpreter": interpreter_key(), "packages": packages_key()}
        write_stamp(stamp)
    checked = "window" if window else "offscreen"
    if not stamp.get("window") and not stamp.get(checked):
        check_qt_libraries(python, child_environment(dict(os.environ)), window=window)
        stamp[checked] = True
        write_stamp(stamp)
    return python


def read_stamp() -> dict[str, object]:
    """What an earlier set-up finished."""
    try:
        found = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write_stamp(stamp: dict[str, object]) -> None:
    """Remembers what this set-up finished."""
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")


def make_venv() -> None:
    """An empty virtual environment in place of any earlier one."""
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        provide(["python3-venv"], "This Python cannot make virtual environments (python3-venv is missing)")
        importlib.invalidate_caches()
    print("Making .venv (once, about half a minute) ...", flush=True)
    logged([sys.executable, "-m", "venv", "--clear", str(VENV)], "The virtual environment could not be made")


def install(python: Path) -> None:
    """Fills the virtual environment with the locked packages and the project."""
    STAMP.unlink(missing_ok=True)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install"]
    print("Installing the locked packages ...", flush=True)
    failed = "The packages could not be installed; check the network and pip's settings"
    logged([*pip, "--only-binary=:all:", "-r", str(LOCK)], failed)
    logged([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)], "The project could not be installed")


def logged(command: list[str], failed: str) -> None:
    """Runs a step of the set-up with its output in a file, and says one sentence if it fails."""
    VENV.mkdir(exist_ok=True)
    env = child_environment(dict(os.environ))
    done = subprocess.run(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    VENV.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n{done.stdout}\n")
    if done.returncode:
        why = reason(done.stdout, done.returncode)
        raise SetupError(
            f"{failed} ({why}); the whole output is in {LOG.relative_to(ROOT)}, then run this again."
        )


def reason(output: str, code: int) -> str:
    """What a failed step most likely died of."""
    if re.search(r"Retrying \(|NewConnectionError|name resolution|timed out", output):
        return "the package index cannot be reached"
    lines = [line.strip() for line in output.splitlines() if line.strip() and not line.startswith("[notice]")]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or [f"exit code {code}"])[-1]


def play(args: list[str]) -> int:
    """Opens the window, or runs a subcommand that needs none."""
    window = not WITHOUT_WINDOW.intersection(args)
    problem = screen_problem(dict(os.environ), sys.platform) if window else None
    if problem:
        raise SetupError(problem)
    python = set_up(window=window)
    command = [str(python), "-m", "ahrensache_desktop", *args]
    env = child_environment(dict(os.environ))
    if os.name != "nt":
        # The same process goes on, so that signals and the exit code are the program's own.
        os.execve(command[0], command, env)  # noqa: S606
    return subprocess.call(command, env=env)


def lint() -> list[str]:
    """The names of the static checks that failed."""
    python = set_up(window=False)
    return [name for name, command in LINT if step(name, [str(python), *command])]


def step(name: str, command: list[str]) -> int:
    """The exit code of one check, which talks to the terminal itself."""
    print(f"\n== {name}", flush=True)
    started = time.monotonic()
    code = subprocess.call(command, cwd=ROOT, env=child_environment(dict(os.environ)))
    print(f"   {'failed' if code else 'ok'} after {time.monotonic() - started:.1f} s", flush=True)
    return code


def run_pytest(args: list[str]) -> tuple[int, str]:
    """The exit code of pytest and its closing line; everything it says is passed on."""
    python = set_up(window=False)
    print("\n== pytest", flush=True)
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    closing = ""
    with subprocess.Popen(
        [str(python), *PYTEST, *colour, *args],
        cwd=ROOT,
        env=child_environment(dict(os.environ)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as running:
        for line in running.stdout or ():
            sys.stdout.write(line)
            sys.stdout.flush()
            closing = line.rstrip("\n") if is_closing_line(line) else closing
    return running.returncode, closing


def is_closing_line(line: str) -> bool:
    """Whether pytest sums up its run with this line."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
    return re.match(r"=+ .* in \d+\.\d+s( \(.*\))? =+$", plain.strip()) is not None


def test(args: list[str]) -> int:
    """All checks in CI's order; goes on after a failure, and says at the end what failed."""
    if args:
        return run_pytest(args)[0]
    failed = lint()
    code, closing = run_pytest(TWO_WORKERS)
    if code:
        failed.append("pytest")
    print("\nFailed: " + ", ".join(failed) if failed else "\nAll checks passed.")
    if closing:
        print(closing, flush=True)
    return 1 if failed else 0


def run(command: str, args: list[str]) -> int:
    """The exit code of one of the commands."""
    if command == "play":
        return play(args)
    if command == "test":
        return test(args)
    if command == "lint":
        return 1 if lint() else 0
    set_up(window=True)
    print("Ready: python3 packaging/dev.py play")
    return 0


def main(argv: list[str]) -> int:
    """Reads the arguments and turns every foreseeable trouble into one sentence."""
    problem = python_problem(sys.version_info[:3])
    if problem:
        print(problem, file=sys.stderr)
        return 1
    parser = argparse.ArgumentParser(
        prog="python3 packaging/dev.py", epilog=USAGE, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=["setup", "play", "test", "lint"])
    parser.add_argument("args", nargs=argparse.REMAINDER, metavar="ARGS")
    chosen = parser.parse_args(argv)
    try:
        return run(chosen.command, chosen.args)
    except SetupError as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"The set-up cannot go on: {error}; check the disk and the rights on {ROOT}.", file=sys.stderr)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
