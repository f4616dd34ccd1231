"""Renders every place of the table as a picture, in each language and theme, for people to look at.

Beside the languages there is one that is only longer, to see whether every text has room.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ahrensache_desktop.command.wording import phrasebook_for
from ahrensache_desktop.ending import closing_first
from ahrensache_desktop.paths import Folders, user_folders
from ahrensache_desktop.settings import TextScale
from ahrensache_desktop.text.phrasebook import LANGUAGES, PSEUDO, Phrasebook, Say
from ahrensache_desktop.text.system_words import system_words
from rules_core.kernel.save import SeatInfo

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from ahrensache_desktop.command.scripted_person import ScriptedPerson

SIZE = (1280, 720)
SCALES = ("1", "2")
THEMES = ("light", "dark")
PICTURED = (*LANGUAGES, PSEUDO)
COLOURS = ("red", "blue", "green", "yellow", "purple")
NAMES = ("Anna", "Bruno", "Gerda", "Gustav", "Viola")
LONG_GAME = 400  # choices after which every kind of decision has been seen, or never comes


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """The arguments of this subcommand."""
    parser.description = say("help-pictures")
    parser.add_argument(
        "--out", type=Path, required=True, metavar=say("word-folder"), help=say("help-pictures-out")
    )
    parser.add_argument("--scale", choices=SCALES, help=say("help-pictures-scale"))
    parser.add_argument("--theme", choices=(*THEMES, "contrast"), help=say("help-pictures-theme"))
    players = say("help-pictures-players")
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5), default=5, help=players)
    size = say("help-pictures-text-scale")
    parser.add_argument("--text-scale", type=_text_scale, default=100, metavar="N", help=size)


def _text_scale(text: str) -> int:
    """A size of text that the settings offer too, in per cent; raises ValueError."""
    try:
        return msgspec.convert(int(text), TextScale)
    except msgspec.ValidationError as error:
        raise ValueError(text) from error


def run(arguments: argparse.Namespace) -> int:
    """Take the pictures; 1 if a place or a picture could not be reached or written, 2 if it is no folder."""
    phrasebook = phrasebook_for(arguments)
    out: Path = arguments.out
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _complain(phrasebook, out, error)
        return 2
    if arguments.scale is None:
        return next(filter(None, map(_in_its_own_process, SCALES)), 0)
    from ahrensache_desktop.command.scripted_person import Stuck

    with tempfile.TemporaryDirectory() as temporary:
        try:
            count = Photographer(arguments, user_folders(arguments.data_dir or Path(temporary))).take_all()
        except Stuck as error:
            print(phrasebook.say("test-stuck", why=str(error)), file=sys.stderr)
            return 1
        except OSError as error:
            _complain(phrasebook, out, error)
            return 1
    print(phrasebook.say("pictures-done", count=count, folder=str(out)))
    return 0


def _complain(phrasebook: Phrasebook, folder: Path, error: OSError) -> None:
    detail = system_words(phrasebook, error)
    print(phrasebook.say("pictures-place", folder=str(folder), detail=detail), file=sys.stderr)


def _in_its_own_process(scale: str) -> int:
    """Qt learns its scale once, when it starts; the exit code."""
    environment = {**os.environ, "QT_SCALE_FACTOR": scale}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    start = (
        [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "ahrensache_desktop"]
    )
    command = [*start, *sys.argv[1:], "--scale", scale]
    with closing_first(), subprocess.Popen(command, env=environment) as child:  # noqa: S603
        try:
            code = child.wait()
        except SystemExit:
            child.terminate()
            raise
    return code if code >= 0 else 1


def _png(picture: "QPixmap") -> bytes:
    """The picture as a file, which Qt would write without a word about a full disk."""
    from PySide6.QtCore import QBuffer

    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())


class Photographer:
    """Goes from place to place with a camera."""

    def __init__(self, arguments: argparse.Namespace, folders: Folders) -> None:
        from ahrensache_desktop.app import Desktop, make_application
        from ahrensache_desktop.interrupts import Interrupts

        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        self._arguments = arguments
        self._languages = (arguments.lang,) if arguments.lang else PICTURED
        self._themes = (arguments.theme,) if arguments.theme else THEMES
        self._application = make_application()
        self._interrupts = Interrupts(self._application)
        self._count = 0
        self.desktop: Desktop = Desktop(self._application, folders)
        self.desktop.phrasebook.strict = True
        self.desktop.settings.change(speed="instant", text_scale=arguments.text_scale)

    def take_all(self) -> int:
        """All pictures; how many there are."""
        from ahrensache_desktop.command.scripted_person import ScriptedPerson

        self.desktop.open()
        self.desktop.window.resize(*SIZE)
        try:
            self._take_pages()
            self._take_match(ScriptedPerson(self.desktop.window, self._interrupts))
            self._take_curtain()
            self._take_last_pages()
        finally:
            self.desktop.close()
            self._interrupts.close()
        return self._count

    def shoot(self, place: str) -> None:
        """The window as it is, in every language and theme."""
        for language in self._languages:
            for theme in self._themes:
                self._speak(language)
                self.desktop.change_setting("theme", theme)
                self._application.processEvents()
                self._interrupts.leave_if_asked()
                name = f"{place}_{language}_{theme}_{self._arguments.scale}x.png"
                (self._arguments.out / name).write_bytes(_png(self.desktop.window.grab()))
                self._count += 1

    def _speak(self, language: str) -> None:
        """Say everything in a language, or in the longer one, which no setting knows."""
        if language == PSEUDO:
            self.desktop.phrasebook.set_language(language)
            self.desktop.window.retranslate()
        else:
            self.desktop.change_setting("language", language)

    def _take_pages(self) -> None:
        desktop = self.desktop
        self.shoot("start")
        desktop.choose_new()
        self.shoot("new_match")
        desktop.show_settings()
        self.shoot("settings")
        desktop.show_keys()
        self.shoot("keys")
        desktop.window.show_rule("3.3")
        self.shoot("rules")
        desktop.window.show_about()
        self.shoot("about")

    def _take_match(self, person: "ScriptedPerson") -> None:
        """A picture of each kind of decision, with something picked, and of the end."""
        from ahrensache_desktop.play.match_setup import MatchSetup

        seats = self._seats(1)
        choices = {"extras": ["W1", "G2"]}
        self.desktop.begin(MatchSetup("ahrensache", seats, choices, seed="pictures"))
        seen: set[str] = set()
        while person.wait_for_turn() and person.choices < LONG_GAME:
            interaction = person.sitting.stage.interaction
            assert interaction is not None
            kind = interaction.prompt.decision.kind
            rich = person.sitting.table.match.view(0).public.round >= 4 and f"late_{kind}" not in seen
            if kind not in seen or rich:
                seen.add(f"late_{kind}" if rich else kind)
                self._take_choice(person, f"late_{kind}" if rich else kind)
            person.choose()
        person.wait(lambda: self.desktop.window.match.pad.complete, "the scoring pad")
        self.shoot("scoring_pad")
        self.desktop.window.match.pad.hide()
        self.desktop.window.match.look_back(len(person.sitting.table.match.moments) // 2)
        self.shoot("look_back")

    def _take_choice(self, person: "ScriptedPerson", name: str) -> None:
        self.shoot(name)
        if name.endswith("bid"):
            for key in person.keys("hand")[:2]:
                person.click(key)
            self.shoot(f"{name}_composed")
            person.press_control("clear")
        elif name.endswith("place"):
            for key in person.keys("space-cell")[:1]:
                person.hover(key)
                self.shoot(f"{name}_hovered")

    def _take_curtain(self) -> None:
        from ahrensache_desktop.play.match_setup import MatchSetup

        self.desktop.begin(MatchSetup("ahrensache", self._seats(2), seed="curtain"))
        self.shoot("curtain")

    def _take_last_pages(self) -> None:
        """The pages that look different once there are saves."""
        desktop = self.desktop
        damaged = desktop.archive.new_folder("ahrensache")
        damaged.mkdir()
        (damaged / "000001.match").write_bytes(b"{")
        desktop.go_home()
        self.shoot("start_continue")
        desktop.choose_saved()
        self.shoot("saved")

    def _seats(self, persons: int) -> tuple[SeatInfo, ...]:
        return tuple(
            SeatInfo(
                NAMES[i], "person" if i < persons else "bot", "" if i < persons else "greedy", (), COLOURS[i]
            )
            for i in range(self._arguments.players)
        )
