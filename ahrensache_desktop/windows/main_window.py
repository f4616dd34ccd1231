"""The one window: a stack of pages, a menu, and the way from page to page."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from ahrensache_desktop.paths import Folders
from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.about_page import AboutPage
from ahrensache_desktop.windows.keys_page import KeysPage, keys_in_use
from ahrensache_desktop.windows.match_page import MatchPage
from ahrensache_desktop.windows.menu import Menu
from ahrensache_desktop.windows.new_match_page import NewMatchPage
from ahrensache_desktop.windows.page import Page
from ahrensache_desktop.windows.palette import Deed, Palette
from ahrensache_desktop.windows.plain_label import PlainLabel
from ahrensache_desktop.windows.rules_page import RulesPage
from ahrensache_desktop.windows.saved_page import SavedPage
from ahrensache_desktop.windows.settings_page import SettingsPage
from ahrensache_desktop.windows.start_page import StartPage

SMALLEST = (1024, 640)
USUAL = (1280, 720)
TITLE_BAR = 40  # what the system puts around a window, at most, before it is known
PLAYING = (
    "undo", "redo", "skip", "pause", "step", "present", "save_copy", "log",
    "rule", "next_farm", "own_farm", "fit_farm", "zoom_in", "zoom_out", "sort_hand",
)  # fmt: skip


class MainWindow(QMainWindow):
    """Holds the pages; what is wished for on them is the composition root's to do."""

    closing = Signal()
    """The window is about to close; nothing is lost by it."""

    def __init__(self, phrasebook: Phrasebook, theme: Theme, folders: Folders) -> None:
        super().__init__()
        self._phrasebook = phrasebook
        self._trail: list[Page] = []
        self.start = StartPage(phrasebook)
        self.new_match = NewMatchPage(phrasebook, theme)
        self.saved = SavedPage(phrasebook)
        self.settings = SettingsPage(phrasebook, folders.root)
        self.keys = KeysPage(phrasebook)
        self.rules = RulesPage(phrasebook)
        self.about = AboutPage(phrasebook)
        self.match = MatchPage(phrasebook, theme)
        self._notice = PlainLabel()
        self._notice.setProperty("role", "notice")
        self._notice.setWordWrap(True)
        self._notice.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._notice.hide()
        self.pages = QStackedWidget()
        for page in self._all_pages():
            self.pages.addWidget(page)
            page.left.connect(self.go_back)
        column = QWidget()
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._notice)
        layout.addWidget(self.pages, 1)
        self.setCentralWidget(column)
        self.menu = Menu(self.menuBar(), phrasebook)
        self.palette_pane = Palette(phrasebook, self, self._deeds)
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self._connect()
        self.retranslate()
        self.settle_menu()

    def _all_pages(self) -> tuple[Page, ...]:
        return (
            self.start,
            self.new_match,
            self.saved,
            self.settings,
            self.keys,
            self.rules,
            self.about,
            self.match,
        )

    def _connect(self) -> None:
        self.start.rules_wanted.connect(self.show_rules)
        self.start.about_wanted.connect(self.show_about)
        self.match.rule_wanted.connect(self.show_rule)
        self.match.changed.connect(self.settle_menu)
        doings: dict[str, Callable[..., object]] = {
            "rules": self.show_rules,
            "rule": self.match.banner.want_rule,
            "about": self.show_about,
            "undo": self.match.undo,
            "redo": self.match.redo,
            "skip": self.match.skip,
            "pause": self.match.pause,
            "step": self.match.step,
            "present": self.match.look_ahead,
            "log": self.match.show_side,
            "next_farm": self.match.looking.at_next_farm,
            "own_farm": self.match.looking.at_own_farm,
            "fit_farm": self.match.looking.at_whole_farm,
            "zoom_in": self.match.looking.closer,
            "zoom_out": self.match.looking.wider,
            "sort_hand": self.match.looking.at_sorted_hand,
            "palette": self.palette_pane.open,
            "full_screen": self._show_full_screen,
            "quit": self.close,
        }
        for name, do in doings.items():
            self.menu.connect(name, do)
        self.menu.actions["log"].setChecked(True)
        for name, button in self.match.banner.buttons.items():
            button.clicked.connect(self.menu.actions[name].trigger)

    @property
    def page(self) -> Page:
        """The page that is seen."""
        page = self.pages.currentWidget()
        assert isinstance(page, Page)
        return page

    def show_page(self, page: Page, *, fresh: bool = False) -> None:
        """Go to a page; the way back leads here, unless the way begins afresh."""
        if page is self.page:
            return
        self._trail = [] if fresh else [*self._trail, self.page]
        self._turn_to(page)

    def go_back(self) -> None:
        """Go to the page before, or from the table to the start."""
        if self.page is self.match and self.match.sitting and self.match.sitting.playback.looking_back:
            self.match.look_ahead()
        elif self._trail:
            self._turn_to(self._trail.pop())
        elif self.page is not self.start and self.page is not self.match:
            self._turn_to(self.start)

    def show_rules(self) -> None:
        """The rules, where they were read last."""
        self.show_page(self.rules)

    def show_rule(self, number: str) -> None:
        """The rules, at the one of this number."""
        self.show_page(self.rules)
        if number:
            self.rules.show_rule(number)

    def show_about(self) -> None:
        """What this program is."""
        self.show_page(self.about)

    def notify(self, sentence: str) -> None:
        """A sentence above every page, until the next page is turned; nothing hides it."""
        self._notice.setText(sentence)
        self._notice.setVisible(bool(sentence))

    def use_keys(self, chosen: Mapping[str, str]) -> None:
        """Take the keys that a person has chosen, and the usual ones for all else."""
        self.menu.use_keys(keys_in_use(chosen))
        self.match.show_keys(self.menu.keys_of)

    def set_theme(self, theme: Theme) -> None:
        """Show everything as that theme has it."""
        self.start.landscape.set_dark(theme.name != "light")
        self.new_match.set_theme(theme)
        self.match.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the phrasebook's language."""
        self.setWindowTitle(self._phrasebook.say("window-title"))
        self.menu.retranslate()
        self.palette_pane.words.retranslate()
        for page in self._all_pages():
            page.retranslate()
        self.match.banner.hint_keys(self.menu.keys_of)
        self.settle_menu()

    def settle_menu(self) -> None:
        """Let the menu offer what can be done now."""
        sitting = self.match.sitting
        playing = self.page is self.match and sitting is not None
        self.menu.set_enabled(PLAYING, playing)
        self.menu.set_enabled(("present",), bool(playing and sitting and sitting.playback.looking_back))
        can_undo = bool(playing and sitting and sitting.table.can_undo())
        can_redo = bool(playing and sitting and sitting.table.can_redo())
        self.menu.set_enabled(("undo",), can_undo)
        self.menu.set_enabled(("redo",), can_redo)
        buttons = self.match.banner.buttons
        buttons["undo"].setEnabled(can_undo)
        buttons["redo"].setEnabled(can_redo)
        self.match.banner.show_pause(self.match.paused)
        pause = self.menu.actions["pause"]
        pause.blockSignals(True)  # a step pauses, a new match does not; neither is a wish from the menu
        pause.setChecked(self.match.paused)
        pause.blockSignals(False)
        buttons["log"].setChecked(self.menu.actions["log"].isChecked())

    def keep_geometry(self) -> str:
        """Size and place of the window, to be restored by `restore`."""
        return bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def restore(self, geometry: str) -> None:
        """Size and place as they were, if some screen still has room for them."""
        if geometry:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "ignore")))
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        if not screens or self.isMaximized() or self.isFullScreen():
            return
        room = next((one for one in screens if one.intersects(self.frameGeometry())), None)
        if room is None:
            room = screens[0]
            self.move(room.topLeft())
        self.resize(min(self.width(), room.width()), min(self.height(), room.height() - TITLE_BAR))

    def _deeds(self) -> Iterator[Deed]:
        """What can be done now: first what the game asks, then what the menus hold."""
        if self.page is self.match and not self.match.curtain.isVisible():
            yield from self.match.deeds()
        yield from self.menu.deeds()

    def _turn_to(self, page: Page) -> None:
        self.notify("")
        self.palette_pane.leave()
        page.arrive()
        self.pages.setCurrentWidget(page)
        self.settle_menu()

    def _show_full_screen(self, on: bool) -> None:
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)
