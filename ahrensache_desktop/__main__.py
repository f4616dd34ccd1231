"""Reads the arguments and starts what they ask for: the window, a bot engine, or a subcommand."""

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path

from ahrensache_desktop import __version__

COMMANDS = ("simulate", "verify", "show", "self-test", "pictures")
LANGUAGES = ("de", "en")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""Variables of which one is set where a Linux program finds a screen."""


def main(arguments: list[str] | None = None) -> int:
    """Do what the arguments say; the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["--engine"]:
        # First of all, so that an engine never pays for, or starts, anything of the window.
        from rules_core.bots.engine import main as serve

        return serve()
    _speak_utf8()
    command = _command_of(given)
    parser = _parser(command)
    if command is None:
        parser.add_argument("file", nargs="?", type=Path, metavar="FILE")
        parser.add_argument("--version", action="version", version=f"Ährensache {__version__}")
        parser.epilog = "commands: " + ", ".join(COMMANDS)
        return _open_window(parser.parse_args(given))
    module = import_module(f"ahrensache_desktop.command.{command.replace('-', '_')}")
    parser.description = module.__doc__
    module.add_arguments(parser)
    rest = list(given)
    rest.remove(command)
    try:
        code = int(module.run(parser.parse_args(rest)))
        sys.stdout.flush()  # here, where a closed pipe is caught, and not while Python ends
    except BrokenPipeError:
        # Whoever read our output has had enough; Python must not try to flush it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code


def _open_window(arguments: argparse.Namespace) -> int:
    """Open the window; what would stop it is found before Qt is loaded, and said in a sentence."""
    trouble = ""
    if arguments.file is not None and not arguments.file.exists():
        trouble = "window-no-file"
    elif sys.platform == "linux" and not any(map(os.environ.get, SCREENS)):
        trouble = "window-no-screen"
    if not trouble:
        from ahrensache_desktop.app import run

        return run(arguments)
    from ahrensache_desktop.command.wording import phrasebook_for

    values = {"file": str(arguments.file), "commands": ", ".join(COMMANDS)}
    print(phrasebook_for(arguments).say(trouble, **values), file=sys.stderr)
    return 2 if arguments.file else 1


def _command_of(given: list[str]) -> str | None:
    """The subcommand: the first word that is neither an option nor the value of one."""
    skip = False
    for word in given:
        if skip:
            skip = False
        elif word in ("--data-dir", "--lang"):
            skip = True
        elif not word.startswith("-"):
            return word if word in COMMANDS else None
    return None


def _parser(command: str | None) -> argparse.ArgumentParser:
    """The arguments that go with everything."""
    name = "ahrensache" if command is None else f"ahrensache {command}"
    parser = argparse.ArgumentParser(prog=name, allow_abbrev=False)
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep settings and saves there")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of everything that is said")
    return parser


def _speak_utf8() -> None:
    """Umlauts must not end the program where the console's own encoding has none."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")


if __name__ == "__main__":
    raise SystemExit(main())
