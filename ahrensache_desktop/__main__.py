"""Reads the arguments and starts what they ask for: the window, a bot engine, or a subcommand."""

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from ahrensache_desktop import __version__
from ahrensache_desktop.ending import end_at_once

if TYPE_CHECKING:
    from ahrensache_desktop.text.phrasebook import Phrasebook

COMMANDS = ("simulate", "verify", "show", "self-test", "pictures", "train", "ladder")
LANGUAGES = ("de", "en")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""Variables of which one is set where a Linux program finds a screen."""


def main(arguments: list[str] | None = None) -> int:
    """Do what the arguments say; the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    end_at_once()
    if given[:1] == ["--engine"]:
        # First of all, so that an engine never pays for, or starts, anything of the window.
        from rules_core.bots.engine import main as serve

        return serve()
    _make_streams_speak()
    from ahrensache_desktop.command.parser_words import speak_as
    from ahrensache_desktop.command.wording import phrasebook_in
    from ahrensache_desktop.paths import NoPlaceForData

    folder = _value_of("--data-dir", given)
    phrasebook = phrasebook_in(_language_in(given), Path(folder) if folder else None)
    speak_as(phrasebook)
    try:
        code = _obey(given, phrasebook)
        sys.stdout.flush()  # here, where a refusal is caught, and not while Python ends
    except BrokenPipeError:  # whoever read our output has had enough
        _say_no_more()
        return 0
    except NoPlaceForData as error:
        _complain(phrasebook, "data-place", error.error, folder=str(error.folder))
        return 2
    except OSError as error:
        if error.filename:
            _complain(phrasebook, "system-refused", error, file=str(error.filename))
        else:
            _say_no_more()
            _complain(phrasebook, "system-refused-output", error)
        return 1
    return code


def _obey(given: list[str], phrasebook: "Phrasebook") -> int:
    """Open the window, or do what the subcommand says; the exit code."""
    command = _command_of(given)
    parser = _parser(command, phrasebook)
    try:
        if command is None:
            return _open_window(parser.parse_args(given), phrasebook)
        module = import_module(f"ahrensache_desktop.command.{command.replace('-', '_')}")
        module.add_arguments(parser, phrasebook.say)
        rest = list(given)
        rest.remove(command)
        return int(module.run(parser.parse_args(rest)))
    except SystemExit as end:  # the parser has said what there is to say
        return end.code if isinstance(end.code, int) else 0


def _complain(phrasebook: "Phrasebook", key: str, error: OSError, **values: str) -> None:
    """Say in one sentence what the system refused."""
    from ahrensache_desktop.text.system_words import system_words

    print(phrasebook.say(key, detail=system_words(phrasebook, error), **values), file=sys.stderr)


def _say_no_more() -> None:
    """Python must not try once more to write what could not be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_window(arguments: argparse.Namespace, phrasebook: "Phrasebook") -> int:
    """Open the window; what would stop it is found before Qt is loaded, and said in a sentence."""
    trouble = ""
    if arguments.file is not None and not arguments.file.exists():
        trouble = "window-no-file"
    elif sys.platform == "linux" and not any(map(os.environ.get, SCREENS)):
        trouble = "window-no-screen"
    if not trouble:
        from ahrensache_desktop.running import run

        return run(arguments)
    values = {"file": str(arguments.file), "commands": ", ".join(COMMANDS)}
    print(phrasebook.say(trouble, **values), file=sys.stderr)
    return 2 if arguments.file else 1


def _language_in(given: list[str]) -> str | None:
    """The language that is asked for, before anything else is understood."""
    wanted = _value_of("--lang", given)
    return wanted if wanted in LANGUAGES else None


def _value_of(option: str, given: list[str]) -> str | None:
    """What is given for an option, the last time if there are several."""
    found = None
    for word, following in zip(given, [*given[1:], None], strict=True):
        if word == "--":
            break
        if word == option:
            found = following
        elif word.startswith(f"{option}="):
            found = word.removeprefix(f"{option}=")
    return found


def _folder(text: str) -> Path:
    """A folder as it may be named; an empty name, which would be the folder one is in, is a slip."""
    if not text:
        raise ValueError(text)
    return Path(text)


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


def _parser(command: str | None, phrasebook: "Phrasebook") -> argparse.ArgumentParser:
    """The arguments that go with everything."""
    say = phrasebook.say
    name = "ahrensache" if command is None else f"ahrensache {command}"
    parser = argparse.ArgumentParser(prog=name, allow_abbrev=False)
    parser.add_argument("--data-dir", type=_folder, metavar=say("word-folder"), help=say("help-data-dir"))
    parser.add_argument("--lang", choices=LANGUAGES, help=say("help-lang"))
    if command is None:
        parser.add_argument("file", nargs="?", type=Path, metavar=say("word-file"))
        parser.add_argument(
            "--version", action="version", version=f"Ährensache {__version__}", help=say("parser-version")
        )
        parser.epilog = say("parser-commands", commands=", ".join(COMMANDS))
    return parser


def _make_streams_speak() -> None:
    """Umlauts must not end the program where the console's own encoding has none, nor a closed console."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115  stays open
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")


if __name__ == "__main__":
    raise SystemExit(main())
