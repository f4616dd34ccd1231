"""The table as a screen reader sees it: named areas of named things, with their place and state.

Qt knows nothing of what a scene shows. A factory gives the view an interface whose children are the areas
of the stage and what lies in them, in the very words that the keyboard's reading says. They are made when
a reader first asks. Qt keeps them without owning them and may ask for them when their table is long gone:
they stay here, and say that they are not valid. Qt has one list of factories for the whole process, so there
is one list of views here, too.
"""

from collections.abc import Hashable
from functools import cache

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from ahrensache_desktop.scene.browser import Area
from ahrensache_desktop.scene.stage import Stage
from ahrensache_desktop.scene.table_view import TableView
from ahrensache_desktop.windows.announcement import announce

_read: "dict[int, TableView]" = {}  # what can be read now, by the view's identity
_tables: "dict[int, TableInterface]" = {}  # made for those
_gone: "list[TableInterface]" = []


class TableInterface(QAccessibleWidget):
    """The table; its children are the areas."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self.view: TableView | None = view
        self._made: dict[int, AreaInterface] = {}  # by their place in the order of reading

    @property
    def stage(self) -> Stage | None:
        """What is read, while it is there."""
        return self.view.stage if self.view is not None else None

    def let_go(self) -> None:
        """Hold nothing of the table any more: it is gone."""
        self.view = None

    def read(self) -> tuple[Area, ...]:
        """The areas as they are now."""
        return tuple(self.stage.areas()) if self.stage is not None else ()

    def thing(self, key: Hashable) -> "ThingInterface | None":
        """The thing of that key, if it is read anywhere."""
        for number, area in enumerate(self.read()):
            if key in area.keys:
                return self._area(number).thing(key)
        return None

    def _area(self, number: int) -> "AreaInterface":
        if number not in self._made:
            self._made[number] = AreaInterface(self, number)
        return self._made[number]

    def childCount(self) -> int:
        return len(self.read())

    def child(self, index: int) -> QAccessibleInterface:
        return self._area(index) if 0 <= index < self.childCount() else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((number for number, area in self._made.items() if area is child), -1)

    def focusChild(self) -> QAccessibleInterface:
        key = self.stage.cursor() if self.stage is not None else None
        return self.thing(key) if key is not None else None  # type: ignore[return-value]


class AreaInterface(QAccessibleInterface):
    """A part of the table, such as the hand."""

    def __init__(self, table: TableInterface, number: int) -> None:
        super().__init__()
        self._table = table
        self._number = number
        self._made: dict[Hashable, ThingInterface] = {}
        QAccessible.registerAccessibleInterface(self)

    def things(self) -> list["ThingInterface"]:
        """What lies there now."""
        area = self._area()
        return [self.thing(key) for key in area.keys] if area is not None else []

    def thing(self, key: Hashable) -> "ThingInterface":
        """The thing of a key that is read here."""
        if key not in self._made:
            self._made[key] = ThingInterface(self._table, self, key)
        return self._made[key]

    def _area(self) -> Area | None:
        areas = self._table.read()
        return areas[self._number] if self._number < len(areas) else None

    def isValid(self) -> bool:  # noqa: N802  so Qt calls it
        return self._area() is not None

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
        area = self._area()
        return area.name if area is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

    def rect(self) -> QRect:
        area = QRect()
        for thing in self.things():
            area = area.united(thing.rect())
        return area


class ThingInterface(QAccessibleInterface):
    """One thing on the table."""

    def __init__(self, table: TableInterface, area: AreaInterface, key: Hashable) -> None:
        super().__init__()
        self._table = table
        self._area = area
        self.key = key
        QAccessible.registerAccessibleInterface(self)

    def _stage(self) -> Stage | None:
        """The stage, while the thing lies on it."""
        stage = self._table.stage
        return stage if stage is not None and self.key in stage.items_by_key else None

    def _usable(self) -> bool:
        stage = self._stage()
        return stage is not None and (stage.pickable(self.key) or stage.touchable(self.key))

    def isValid(self) -> bool:  # noqa: N802  so Qt calls it
        return self._stage() is not None

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # pieces come and go; the key stays

    def window(self) -> QWindow:
        return self._table.window()

    def parent(self) -> QAccessibleInterface:
        return self._area

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._usable() else QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        stage = self._stage()
        state.invalid = stage is None
        state.focusable = self._usable()
        state.focused = stage is not None and stage.cursor() == self.key
        return state

    def text(self, kind: QAccessible.Text) -> str:
        stage = self._stage()
        return stage.spoken(self.key) if stage is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

    def rect(self) -> QRect:
        view, stage = self._table.view, self._stage()
        piece = stage.items_by_key.get(self.key) if stage is not None else None
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

    def listen(self, view: TableView) -> None:
        """Let this view be read."""
        self._focus = None
        _read[id(view)] = view

    def forget(self, view: TableView) -> None:
        """The view goes."""
        _read.pop(id(view))
        table = _tables.pop(id(view), None)
        if table is not None:
            table.let_go()
            _gone.append(table)

    def follow(self, view: TableView) -> None:
        """The cursor may have moved: say where it is now."""
        key = view.stage.cursor()
        if key == self._focus:
            return
        self._focus = key
        thing = _table_of(view).thing(key) if key is not None and QAccessible.isActive() else None
        if thing is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(thing, QAccessible.Event.Focus))
            announce(view, thing.text(QAccessible.Text.Name))


def _table_of(view: QObject) -> TableInterface:
    if id(view) not in _tables:
        _tables[id(view)] = TableInterface(_read[id(view)])
    return _tables[id(view)]


def _interface_for(kind: str, thing: QObject) -> QAccessibleInterface | None:  # noqa: ARG001
    """Qt asks for the interface of an object, by the name of its class."""
    return _table_of(thing) if id(thing) in _read else None


@cache
def _install_factory() -> None:
    QAccessible.installFactory(_interface_for)
