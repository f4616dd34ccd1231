"""The composition root: makes every long-lived object, passes it on, and takes all away in reverse."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
from PySide6.QtCore import QLibraryInfo, QLocale, QObject, Qt, QTimer, QTranslator, QUrl
from PySide6.QtGui import QDesktopServices, QIcon
from PySide6.QtWidgets import QApplication, QFileDialog

from ahrensache_desktop.durable import write_durably
from ahrensache_desktop.opening import NoSuchEdition, known_game, new_match
from ahrensache_desktop.paths import PROGRAM, Folders, resource
from ahrensache_desktop.play.archive import SUFFIX, Archive, Opened, SavedMatch
from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.play.sound import Sounds
from ahrensache_desktop.play.thinker import Thinker
from ahrensache_desktop.scene.art import Art
from ahrensache_desktop.scene.fonts import load_fonts, text_font
from ahrensache_desktop.scene.theme import Theme, qt_palette, theme_of
from ahrensache_desktop.settings import SettingsFile, Speed, language_of
from ahrensache_desktop.sitting import Sitting
from ahrensache_desktop.text.phrasebook import LANGUAGES, Phrasebook
from ahrensache_desktop.text.system_words import system_words
from ahrensache_desktop.trouble import edition_trouble, options_trouble
from ahrensache_desktop.windows.look import BASE_PX, style_sheet
from ahrensache_desktop.windows.main_window import MainWindow
from ahrensache_desktop.windows.saved_line import save_trouble, saved_when
from rules_core.kernel.match import IllegalOptions
from rules_core.kernel.save import SaveError

TEXT_STEP = 10
FIRST_BOT = "apprentice"  # against whom one learns

_log = logging.getLogger(__name__)


class Desktop(QObject):
    """The program with its window."""

    def __init__(self, application: QApplication, folders: Folders, language: str | None = None) -> None:
        super().__init__()
        self._application = application
        self._folders = folders
        self._wished_language = language
        self.settings = SettingsFile(folders.settings)
        self.phrasebook = Phrasebook(self._language())
        self.archive = Archive(folders.matches, known_game)
        self.thinker = Thinker(self)
        self.sounds = Sounds()
        self.art = Art(self._theme())
        self._dress_application()  # before there are controls that would have to be dressed again
        self.window = MainWindow(self.phrasebook, self._theme(), folders)
        self._translator = QTranslator(self)
        self._soon = QTimer(self)  # what need not be ready when the window appears
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._prepare)
        self._connect()
        self._dress()
        self._speak()
        self._set_sounds()
        self.window.match.set_lessons(self.settings.now.lessons)
        self.window.use_keys(self.settings.now.keys)

    def _connect(self) -> None:
        window = self.window
        window.closing.connect(self._remember_window)
        window.start.continued.connect(self.resume)
        window.start.new_wanted.connect(self.choose_new)
        window.start.again_wanted.connect(self.begin_again)
        window.start.lesson_wanted.connect(self.begin_lesson)
        window.start.saved_wanted.connect(self.choose_saved)
        window.start.settings_wanted.connect(self.show_settings)
        window.new_match.begun.connect(self.begin)
        window.saved.chosen.connect(self.resume)
        window.saved.file_chosen.connect(self.open_file)
        window.saved.delete_wanted.connect(self._delete)
        window.settings.changed.connect(self.change_setting)
        window.settings.keys_wanted.connect(self.show_keys)
        window.keys.changed.connect(self._change_keys)
        window.match.lesson.stopped.connect(self._stop_lessons)
        window.match.pad.again_wanted.connect(self.begin_again)
        window.match.pad.home_wanted.connect(self.go_home)
        self.thinker.replaced.connect(self._tell_replaced)
        self._application.styleHints().colorSchemeChanged.connect(self._dress)
        menu = window.menu
        menu.connect("new", self.choose_new)
        menu.connect("again", self.begin_again)
        menu.connect("load", self.choose_saved)
        menu.connect("save_copy", self.save_copy)
        menu.connect("home", self.go_home)
        menu.connect("settings", self.show_settings)
        menu.connect("keys", self.show_keys)
        menu.connect("reports", self._show_reports)
        menu.connect("larger_text", self._enlarge_text)
        menu.connect("smaller_text", self._reduce_text)
        menu.connect("speed", self._change_speed)

    def open(self, file: Path | None = None) -> None:
        """Show the window, with the start page or the match of a file."""
        self.window.restore(self.settings.now.geometry)
        self.window.show()
        self.go_home()
        if self.settings.misread:
            names = ", ".join(self.settings.misread)
            aside = str(self.settings.kept_aside)
            self.window.notify(self.phrasebook.say("note-settings-misread", names=names, file=aside))
        if file is not None:
            self.open_file(str(file))
        self._soon.start(0)

    def close(self) -> None:
        """End the match, the engines and the window, in this order."""
        self._application.removeTranslator(self._translator)
        self._soon.stop()
        self.window.match.get_up()
        self.thinker.close()
        self.sounds.close()
        self.window.close()
        self.window.deleteLater()

    def document(self) -> bytes | None:
        """The match that is being played, for a report."""
        sitting = self.window.match.sitting
        return sitting.autosave.document() if sitting else None

    def tell_report(self, path: Path) -> None:
        """Say that something went wrong, and where the report is."""
        self.window.notify(self.phrasebook.say("note-crash", file=str(path)))

    # Pages.

    def go_home(self) -> None:
        """The start page; a match that is left can go on from there."""
        self.window.match.get_up()
        again = self.settings.now.last_match is not None
        self.window.show_page(self.window.start, fresh=True)
        saved, damaged = self.archive.unfinished()
        self.window.start.offer(saved, again=again, damaged=damaged)

    def choose_new(self) -> None:
        """The choices of a new match."""
        self.window.new_match.show_setup(self.settings.now.last_match)
        self.window.show_page(self.window.new_match)

    def choose_saved(self) -> None:
        """The list of saves."""
        self.window.saved.show_matches(self.archive.matches())
        self.window.show_page(self.window.saved)

    def show_settings(self) -> None:
        """The settings."""
        self.window.settings.show_settings(self.settings.now)
        self.window.show_page(self.window.settings)

    def show_keys(self) -> None:
        """All commands with their keys."""
        self.window.keys.show_keys(self.settings.now.keys)
        self.window.show_page(self.window.keys)

    # Matches.

    def begin(self, setup: MatchSetup) -> None:
        """Begin a match, or say why it cannot be."""
        self._begin(setup, keep=True)

    def begin_lesson(self) -> None:
        """Begin a usual match in which everything is explained when it first comes up."""
        self.change_setting("lessons", True)
        self.window.new_match.show_setup(None)
        usual = self.window.new_match.setup
        seats = [msgspec.structs.replace(seat, bot=seat.bot and FIRST_BOT) for seat in usual.seats]
        self._begin(msgspec.structs.replace(usual, seats=tuple(seats)), keep=False)

    def _begin(self, setup: MatchSetup, *, keep: bool) -> None:
        try:
            opened = new_match(setup, self.archive)
        except NoSuchEdition as error:
            trouble = edition_trouble(self.phrasebook, error)
        except IllegalOptions as error:
            trouble = options_trouble(self.phrasebook, error)
        else:
            if keep:
                self.settings.change(last_match=setup, trusted=self._trusted_with(setup))
            self._sit_down(opened)
            return
        self.choose_new()
        self.window.new_match.complain(trouble)

    def begin_again(self) -> None:
        """Begin a match with the choices of the last one."""
        setup = self.settings.now.last_match
        if setup is None:
            self.choose_new()
        else:
            self.begin(setup)

    def resume(self, saved: SavedMatch) -> None:
        """Go on with a saved match, or say why it cannot be."""
        self._open(lambda: self.archive.open(saved.folder))

    def open_file(self, path: str) -> None:
        """Go on with the match in a file, or say why it cannot be."""
        self._open(lambda: self.archive.open_file(Path(path)))

    def save_copy(self) -> None:
        """Write the match into a file of the person's choice."""
        sitting = self.window.match.sitting
        title = self.phrasebook.say("copy-title")
        path, _ = QFileDialog.getSaveFileName(self.window, title, f"Ährensache{SUFFIX}", f"(*{SUFFIX})")
        if not path or sitting is None:
            return
        try:
            write_durably(Path(path), sitting.autosave.document())
        except OSError as error:
            self.window.notify(
                self.phrasebook.say("note-copy-failed", detail=system_words(self.phrasebook, error))
            )
        else:
            self.window.notify(self.phrasebook.say("note-copy-saved", file=path))

    def _open(self, read: Callable[[], Opened]) -> None:
        try:
            opened = read()
        except SaveError as error:
            self.choose_saved()
            self.window.saved.complain(save_trouble(self.phrasebook, error))
            return
        self._sit_down(opened)
        if opened.skipped is not None:
            when = saved_when(self.phrasebook, opened.when)
            self.window.match.note(self.phrasebook.say("note-fell-back", file=str(opened.skipped), when=when))
        elif opened.trouble:
            self.window.match.note(self.phrasebook.say("note-history-closed"))

    def _sit_down(self, opened: Opened) -> None:
        sitting = Sitting(opened, self.phrasebook, self.thinker, self.archive, self.art, self.sounds)
        sitting.apply(self.settings.now)
        sitting.autosave.failed.connect(self._tell_failed)
        sitting.table.may_start = self._may_start
        sitting.table.distrusted.connect(self._tell_distrusted)
        self.window.show_page(self.window.match, fresh=True)
        self.window.match.seat_down(sitting)
        self.window.settle_menu()

    def _delete(self, saved: SavedMatch) -> None:
        trouble = ""
        try:
            self.archive.delete(saved.folder)
        except OSError as error:
            detail = system_words(self.phrasebook, error)
            trouble = self.phrasebook.say("saved-not-deleted", detail=detail)
        self.window.saved.show_matches(self.archive.matches())
        self.window.saved.complain(trouble)

    # Settings.

    def change_setting(self, name: str, value: object) -> None:
        """Take over a new value, with effect at once."""
        self.settings.change(**{name: value})
        if name == "language":
            self._wished_language = None  # what is chosen now counts more than the command line
            self._speak()
        if name in ("theme", "vision", "text_scale"):
            self._dress()
        if name == "lessons":
            self.window.match.set_lessons(self.settings.now.lessons)
        if name in ("sound", "volume"):
            self._set_sounds()
        self._say_speed()
        if self.window.match.sitting is not None:
            self.window.match.sitting.apply(self.settings.now)

    def _change_keys(self, chosen: dict[str, str]) -> None:
        self.change_setting("keys", chosen)
        self.window.use_keys(chosen)

    def _stop_lessons(self) -> None:
        self.change_setting("lessons", False)

    def _change_speed(self) -> None:
        """On to the next speed, and after the last to the first."""
        speeds = get_args(Speed)
        following = (speeds.index(self.settings.now.speed) + 1) % len(speeds)
        self.change_setting("speed", speeds[following])

    def _enlarge_text(self) -> None:
        self.change_setting("text_scale", min(200, self.settings.now.text_scale + TEXT_STEP))

    def _reduce_text(self) -> None:
        self.change_setting("text_scale", max(100, self.settings.now.text_scale - TEXT_STEP))

    def _speak(self) -> None:
        """Say everything, Qt's own dialogs included, in the language of the settings."""
        language = self._language()
        self._application.removeTranslator(self._translator)
        self._translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(QLocale(language), "qtbase", "_", folder):
            self._application.installTranslator(self._translator)
        self.phrasebook.set_language(language)
        self.window.retranslate()
        self._say_speed()

    def _set_sounds(self) -> None:
        self.sounds.set(on=self.settings.now.sound, volume=self.settings.now.volume)

    def _say_speed(self) -> None:
        speed = self.phrasebook.say(f"speed-{self.settings.now.speed}")
        self.window.match.banner.show_speed(speed)

    def _language(self) -> str:
        """The language that the command line, the settings or the system ask for."""
        chosen = self.settings.now.language
        if chosen != "system" and self._wished_language is None:
            return chosen
        return self._wished_language or language_of(QLocale.system().uiLanguages(), LANGUAGES)

    def _theme(self) -> Theme:
        wishes = self.settings.now
        name: str = wishes.theme
        if name == "system":
            dark = self._application.styleHints().colorScheme() == Qt.ColorScheme.Dark
            name = "dark" if dark else "light"
        return theme_of(name, wishes.vision, wishes.text_scale / 100)

    def _dress(self) -> None:
        """Show everything in the colours and sizes of the settings."""
        theme = self._theme()
        self._dress_application()
        self.art.use(theme, self.art.ratio)
        self.window.set_theme(theme)
        self.window.match.set_text_scale(self.settings.now.text_scale)

    def _dress_application(self) -> None:
        theme = self._theme()
        sheet = style_sheet(theme, self.settings.now.text_scale)
        if sheet != self._application.styleSheet():
            self._application.setPalette(qt_palette(theme))
            self._application.setStyleSheet(sheet)

    # Messages.

    def _trusted_with(self, setup: MatchSetup) -> tuple[tuple[str, ...], ...]:
        """The programs that may be started, those that were just chosen among them."""
        chosen = [seat.command for seat in setup.seats if seat.kind == "engine" and seat.command]
        return tuple(dict.fromkeys([*self.settings.now.trusted, *chosen]))

    def _may_start(self, command: tuple[str, ...]) -> bool:
        """Whether somebody has chosen this program here; one that only a file names is a stranger."""
        return command in self.settings.now.trusted

    def _tell_distrusted(self, engine: str) -> None:
        self.window.match.note(self.phrasebook.say("note-engine-stranger", engine=engine))

    def _tell_replaced(self, engine: str) -> None:
        if self.window.match.sitting is not None:
            self.window.match.note(self.phrasebook.say("note-engine-replaced", engine=engine))

    def _tell_failed(self, error: OSError) -> None:
        detail = system_words(self.phrasebook, error)
        self.window.notify(self.phrasebook.say("note-save-failed", detail=detail))

    def _show_reports(self) -> None:
        self._folders.reports.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folders.reports)))

    def _remember_window(self) -> None:
        self.settings.change(geometry=self.window.keep_geometry())

    def _prepare(self) -> None:
        """Start the engine before it is needed, once the window is there."""
        self.thinker.prepare("ahrensache")


def make_application() -> QApplication:
    """The one application object, named and styled."""
    QApplication.setApplicationName(PROGRAM)
    QApplication.setApplicationDisplayName("Ährensache")
    QApplication.setDesktopFileName(PROGRAM)
    application = QApplication([PROGRAM])
    application.setStyle("Fusion")
    application.setWindowIcon(QIcon(str(resource("art", "ahrensache", "icon.svg"))))
    load_fonts()
    application.setFont(text_font(BASE_PX))
    return application
