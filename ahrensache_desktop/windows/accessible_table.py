"""The table as a screen reader sees it: named groups of named things, with their place and state.

Qt knows nothing of what a scene shows. A factory gives the view an interface whose children are made
from the same words that stand beside the pointer. They are made when a reader first asks. Qt keeps them
without owning them and may ask for them when their table is long gone: they stay here, and say that they
are not valid. Qt has one list of factories for the whole process, so there is one list of views here, too.
"""

from collections.abc import Hashable
from functools import cache

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from ahrensache_desktop.scene.table_view import TableView
from ahrensache_desktop.titles.ahrensache.spoken import GROUPS, Spoken, SpokenTable
from ahrensache_desktop.windows.announcement import announce

_read: "dict[int, tuple[TableView, SpokenTable]]" = {}  # what can be read now, by the view's identity
_tables: "dict[int, TableInterface]" = {}  # made for those
_gone: "list[TableInterface]" = []


class TableInterface(QAccessibleWidget):
    """The table; its children are the groups."""

    def __init__(self, view: TableView, spoken: SpokenTable) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self.view: TableView | None = view
        self.spoken: SpokenTable | None = spoken
        self._groups = [GroupInterface(self, group) for group in GROUPS]

    def let_go(self) -> None:
        """Hold nothing of the table any more: it is gone."""
        self.view = self.spoken = None

    def thing(self, key: Hashable) -> "ThingInterface | None":
        """The thing of that key, if it lies on the table."""
        for group in self._groups:
            for thing in group.things():
                if thing.key == key:
                    return thing
        return None

    def childCount(self) -> int:
        return len(self._groups)

    def child(self, index: int) -> QAccessibleInterface:
        return self._groups[index] if 0 <= index < len(self._groups) else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._groups.index(child) if child in self._groups else -1

    def focusChild(self) -> QAccessibleInterface:
        interaction = self.spoken.stage.interaction if self.spoken else None
        key = interaction.focus() if interaction else None
        return self.thing(key) if key is not None else None  # type: ignore[return-value]


class GroupInterface(QAccessibleInterface):
    """A part of the table, such as the hand."""

    def __init__(self, table: TableInterface, group: str) -> None:
        super().__init__()
        self._table = table
        self._group = group
        self._made: dict[Hashable, ThingInterface] = {}
        QAccessible.registerAccessibleInterface(self)

    def things(self) -> list["ThingInterface"]:
        """What lies there now."""
        spoken = self._table.spoken
        return [self._thing(said) for said in spoken.things(self._group)] if spoken else []

    def _thing(self, said: Spoken) -> "ThingInterface":
        if said.key not in self._made:
            self._made[said.key] = ThingInterface(self._table, self, said.key)
        return self._made[said.key]

    def isValid(self) -> bool:  # noqa: N802  so Qt calls it
        return self._table.spoken is not None

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # a group is nothing that Qt knows

    def window(self) -> QWindow:
        return self._table.window()

    def parent(self) -> QAccessibleInterface:
        return self._table

    def childCount(self) -> int:
        return len(self.things())

    def child(self, index: int) -> QAccessibleInterface:
        things = self.things()
        return things[index] if 0 <= index < len(things) else None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        inside = [thing for thing in self.things() if thing.rect().contains(x, y)]
        return inside[-1] if inside else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        things = self.things()
        return things.index(child) if isinstance(child, ThingInterface) and child in things else -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        named = self._table.spoken is not None and kind == QAccessible.Text.Name
        return self._table.spoken.group_name(self._group) if self._table.spoken and named else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

    def rect(self) -> QRect:
        area = QRect()
        for thing in self.things():
            area = area.united(thing.rect())
        return area


class ThingInterface(QAccessibleInterface):
    """One thing on the table."""

    def __init__(self, table: TableInterface, group: GroupInterface, key: Hashable) -> None:
        super().__init__()
        self._table = table
        self._group = group
        self.key = key
        QAccessible.registerAccessibleInterface(self)

    def _said(self) -> Spoken | None:
        return self._table.spoken.thing(self.key) if self._table.spoken else None

    def isValid(self) -> bool:  # noqa: N802  so Qt calls it
        return self._said() is not None

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # pieces come and go; the key stays

    def window(self) -> QWindow:
        return self._table.window()

    def parent(self) -> QAccessibleInterface:
        return self._group

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        said = self._said()
        return QAccessible.Role.Button if said and said.pickable else QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        said = self._said()
        state.invalid = said is None
        state.focusable = bool(said and said.pickable)
        interaction = self._table.spoken.stage.interaction if self._table.spoken else None
        state.focused = bool(interaction and interaction.focus() == self.key)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        said = self._said()
        if said is None:
            return ""
        return {QAccessible.Text.Name: said.name, QAccessible.Text.Description: said.more}.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

    def rect(self) -> QRect:
        view, spoken = self._table.view, self._table.spoken
        piece = spoken.stage.items_by_key.get(self.key) if spoken else None
        if view is None or piece is None:
            return QRect()
        area: QRectF = piece.mapRectToScene(piece.boundingRect())
        shown = view.mapFromScene(area).boundingRect()
        return QRect(view.viewport().mapToGlobal(shown.topLeft()), shown.size())


class Ear:
    """Lets tables be read, and tells the reader where the keyboard's cursor is."""

    def __init__(self) -> None:
        self._focus: Hashable = None
        _install_factory()

    def listen(self, view: TableView, spoken: SpokenTable) -> None:
        """Let this view be read."""
        self._focus = None
        _read[id(view)] = (view, spoken)

    def forget(self, view: TableView) -> None:
        """The view goes."""
        _read.pop(id(view))
        table = _tables.pop(id(view), None)
        if table is not None:
            table.let_go()
            _gone.append(table)

    def follow(self, view: TableView) -> None:
        """The cursor may have moved: say where it is now."""
        _, spoken = _read[id(view)]
        interaction = spoken.stage.interaction
        key = interaction.focus() if interaction else None
        if key == self._focus:
            return
        self._focus = key
        thing = _table_of(view).thing(key) if key is not None and QAccessible.isActive() else None
        if thing is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(thing, QAccessible.Event.Focus))
            announce(view, thing.text(QAccessible.Text.Name))


def _table_of(view: QObject) -> TableInterface:
    if id(view) not in _tables:
        _tables[id(view)] = TableInterface(*_read[id(view)])
    return _tables[id(view)]


def _interface_for(kind: str, thing: QObject) -> QAccessibleInterface | None:  # noqa: ARG001
    """Qt asks for the interface of an object, by the name of its class."""
    return _table_of(thing) if id(thing) in _read else None


@cache
def _install_factory() -> None:
    QAccessible.installFactory(_interface_for)
