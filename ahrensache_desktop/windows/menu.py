"""Everything that can be done, in a menu, each with its key."""

from collections.abc import Callable, Iterator, Mapping

import msgspec
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.palette import Deed


class Entry(msgspec.Struct, frozen=True):
    """One line of a menu; its text has the key `do-` and this name."""

    name: str
    keys: str = ""
    checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


MENUS: dict[str, tuple[Entry | None, ...]] = {
    "game": (
        Entry("new", "Ctrl+N"),
        Entry("again", "Ctrl+Shift+N"),
        Entry("load", "Ctrl+O"),
        Entry("save_copy", "Ctrl+S"),
        None,
        Entry("home", "Ctrl+H"),
        Entry("settings", "Ctrl+,", role=QAction.MenuRole.PreferencesRole),
        Entry("keys"),
        Entry("quit", "Ctrl+Q", role=QAction.MenuRole.QuitRole),
    ),
    "move": (
        Entry("undo", "Ctrl+Z"),
        Entry("redo", "Ctrl+Y"),
        None,
        Entry("skip", "Ctrl+Space"),
        Entry("pause", "Ctrl+P", checkable=True),
        Entry("step", "Ctrl+."),
        Entry("speed", "Ctrl+T"),
        Entry("present", "Ctrl+End"),
    ),
    "view": (
        Entry("log", "Ctrl+L", checkable=True),
        Entry("next_farm", "N"),
        Entry("own_farm", "Home"),
        Entry("fit_farm", "0"),
        Entry("zoom_in", "PgUp"),
        Entry("zoom_out", "PgDown"),
        Entry("sort_hand", "S"),
        None,
        Entry("full_screen", "F11", checkable=True),
        None,
        Entry("larger_text", "Ctrl++"),
        Entry("smaller_text", "Ctrl+-"),
    ),
    "help": (
        Entry("palette", "Ctrl+K"),
        Entry("rules", "F1"),
        Entry("rule", "Shift+F1"),
        Entry("reports"),
        Entry("about", role=QAction.MenuRole.AboutRole),
    ),
}


class Menu:
    """The actions by name, and the bar that shows them."""

    def __init__(self, bar: QMenuBar, phrasebook: Phrasebook) -> None:
        self._phrasebook = phrasebook
        self._menus: dict[str, QMenu] = {}
        self.actions: dict[str, QAction] = {}
        for title, entries in MENUS.items():
            menu = self._menus[title] = bar.addMenu("")
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                else:
                    self.actions[entry.name] = _action(menu, entry)
        self.retranslate()

    def connect(self, name: str, do: Callable[..., object]) -> None:
        """What an entry does; of a checkable one with whether it is on."""
        action = self.actions[name]
        if action.isCheckable():
            action.toggled.connect(do)
        else:
            action.triggered.connect(do)

    def use_keys(self, keys: Mapping[str, str]) -> None:
        """Give the actions these keys, by name, as a text such as `Ctrl+Z`; an empty one for none."""
        for name, action in self.actions.items():
            action.setShortcut(QKeySequence.fromString(keys[name], QKeySequence.SequenceFormat.PortableText))

    def keys_of(self, name: str) -> str:
        """The keys of an action as they are shown to a person."""
        return self.actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def set_enabled(self, names: tuple[str, ...], on: bool) -> None:
        """Whether these can be done."""
        for name in names:
            self.actions[name].setEnabled(on)

    def deeds(self) -> Iterator[Deed]:
        """What can be done now, each with its keys."""
        for name, action in self.actions.items():
            if action.isEnabled() and name != "palette":
                yield Deed(action.text(), self.keys_of(name), action.trigger)

    def retranslate(self) -> None:
        """Say everything again."""
        for title, menu in self._menus.items():
            menu.setTitle(self._phrasebook.say(f"menu-{title}"))
        for name, action in self.actions.items():
            action.setText(self._phrasebook.say(f"do-{name.replace('_', '-')}"))


def _action(menu: QMenu, entry: Entry) -> QAction:
    action = menu.addAction("")
    action.setObjectName(entry.name)
    action.setCheckable(entry.checkable)
    action.setMenuRole(entry.role)
    if entry.keys:
        action.setShortcut(QKeySequence(entry.keys))
    return action
