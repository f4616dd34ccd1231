"""The table for screen readers: its areas as named groups, and in each what lies there."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, cast

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from ahrensache_desktop.scene.table_view import TableView

if TYPE_CHECKING:
    from ahrensache_desktop.scene.browser import Area


class Thing(QAccessibleInterface):
    """A piece of the table."""

    def __init__(self, table: "Table", area: "Group", key: Hashable) -> None:
        super().__init__()
        self._table = table
        self._area = area
        self.key = key

    def isValid(self) -> bool:  # noqa: N802  Qt calls it so
        return self._table.isValid() and self.key in self._table.pane.stage.items_by_key

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self._area

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        stage = self._table.pane.stage
        can = stage.pickable(self.key) or stage.touchable(self.key)
        return QAccessible.Role.Button if can else QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        return self._table.pane.stage.spoken(self.key) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names cannot be changed."""

    def rect(self) -> QRect:
        pane = self._table.pane
        piece = pane.stage.items_by_key.get(self.key)
        if piece is None:
            return QRect()
        place = pane.mapFromScene(piece.sceneBoundingRect()).boundingRect()
        return QRect(pane.viewport().mapToGlobal(place.topLeft()), place.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        stage = self._table.pane.stage
        state.focusable = True
        state.focused = self.key == stage.cursor()
        return state

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._table.window()


class Group(QAccessibleInterface):
    """An area of the table; its things are looked up whenever they are asked for."""

    def __init__(self, table: "Table", number: int) -> None:
        super().__init__()
        self._table = table
        self._number = number

    def area(self) -> "Area | None":
        """What is read there now."""
        areas = self._table.areas()
        return areas[self._number] if self._number < len(areas) else None

    def isValid(self) -> bool:  # noqa: N802  Qt calls it so
        return self._table.isValid() and self.area() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self._table

    def childCount(self) -> int:
        area = self.area()
        return len(area.keys) if area is not None else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        area = self.area()
        if area is None or not 0 <= index < len(area.keys):
            return None
        return self._table.thing(self, area.keys[index])

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for index in range(self.childCount()):
            child = self.child(index)
            if child is not None and child.rect().contains(x, y):
                return child
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        area = self.area()
        key = getattr(child, "key", None)
        return area.keys.index(key) if area is not None and key in area.keys else -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def text(self, kind: QAccessible.Text) -> str:
        area = self.area()
        return area.name if area is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names cannot be changed."""

    def rect(self) -> QRect:
        around = QRect()
        for index in range(self.childCount()):
            child = self.child(index)
            if child is not None:
                around = around.united(child.rect())
        return around

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._table.window()


class Table(QAccessibleWidget):
    """A table view with its areas as children."""

    def __init__(self, pane: TableView) -> None:
        super().__init__(pane, QAccessible.Role.Table, pane.accessibleName())
        self.pane = pane
        self._groups: list[Group] = []
        self._things: dict[Hashable, Thing] = {}

    def areas(self) -> "list[Area]":
        """The areas in which something lies."""
        return [area for area in self.pane.stage.areas() if area.keys]

    def thing(self, group: Group, key: Hashable) -> Thing:
        """The one interface of a piece; it lives as long as the view, as readers keep hold of it."""
        found = self._things.get(key)
        if found is None:
            found = self._things[key] = Thing(self, group, key)
            QAccessible.registerAccessibleInterface(found)
        return found

    def isValid(self) -> bool:  # noqa: N802  Qt calls it so
        return shiboken6.isValid(self.pane) and super().isValid()

    def childCount(self) -> int:
        return len(self.areas())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        while len(self._groups) <= index:
            group = Group(self, len(self._groups))
            QAccessible.registerAccessibleInterface(group)
            self._groups.append(group)
        return self._groups[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._groups.index(child) if child in self._groups else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        key = self.pane.stage.cursor()
        for index in range(self.childCount()):
            group = cast("Group", self.child(index))
            area = group.area()
            if area is not None and key in area.keys:
                return self.thing(group, key)
        return None


class Voice:
    """Makes tables known to screen readers, and keeps what it made: Qt holds no reference of its own."""

    def __init__(self) -> None:
        self._tables: list[Table] = []

    def install(self) -> None:
        """Answer for every table view from now on."""
        QAccessible.installFactory(self._make)

    def _make(self, name: str, thing: QObject) -> QAccessibleInterface | None:
        if not isinstance(thing, TableView):
            return None
        self._tables = [table for table in self._tables if shiboken6.isValid(table.pane)]
        table = Table(thing)
        self._tables.append(table)
        return table
