"""The keys with which choices are made at the table, and what a person has put in their place.

The tools of a title know one key for each thing that can be done. Here a person's own key is turned into the
one that the tools know, before they see it, and back again where a key is shown.
"""

from collections.abc import Mapping
from typing import Any, cast

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

TABLE_KEYS: dict[str, Qt.Key] = {
    "confirm": Qt.Key.Key_Return,
    "step_back": Qt.Key.Key_Escape,
    "lay": Qt.Key.Key_Space,
    "face_down": Qt.Key.Key_F,
    "other_mode": Qt.Key.Key_X,
    "more_grain": Qt.Key.Key_Plus,
    "less_grain": Qt.Key.Key_Minus,
    "recolour": Qt.Key.Key_C,
    "revalue": Qt.Key.Key_V,
    "pass_bid": Qt.Key.Key_P,
    "use_greenhouse": Qt.Key.Key_G,
    "use_dairy": Qt.Key.Key_M,
    "switch_tool_shed": Qt.Key.Key_W,
    "switch_cider_press": Qt.Key.Key_A,
    "switch_grain_mill": Qt.Key.Key_K,
    "switch_dairy": Qt.Key.Key_D,
    "switch_crate_store": Qt.Key.Key_E,
    "leave_out": Qt.Key.Key_L,
}
"""For each thing that can be done the key that the tools know."""

SIGNS = {
    Qt.Key.Key_Return: "Enter",
    Qt.Key.Key_Enter: "Enter",
    Qt.Key.Key_Escape: "Esc",
    Qt.Key.Key_Plus: "+",
    Qt.Key.Key_Minus: "−",
}
"""Keys whose sign on a button is not their letter."""

NO_KEY = Qt.Key.Key_unknown

RESERVED = frozenset(
    [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab]
    + [Qt.Key(Qt.Key.Key_0 + digit) for digit in range(10)]
)
"""Keys that move the cursor and count the choices; they stay what they are."""


def key_sign(key: int) -> str:
    """How a key is written on a button; empty for keys that are on none."""
    known = SIGNS.get(Qt.Key(key))
    return known if known is not None else (chr(key) if 32 < key < 127 else "")


def key_named(text: str) -> Qt.Key | None:
    """The key that a text names, such as `F` or `Space`; None if it is not one free key without modifiers."""
    sequence = QKeySequence.fromString(text, QKeySequence.SequenceFormat.PortableText)
    if sequence.count() != 1:
        return None
    combination = cast("Any", sequence)[0]  # the stubs do not know that it can be indexed
    if combination.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        return None
    key = combination.key()
    return None if key == NO_KEY or key in RESERVED else key


class TableKeys:
    """Translates between a person's keys and those that the tools know."""

    def __init__(self) -> None:
        self._known: dict[int, Qt.Key] = {}  # by the key that is pressed
        self._pressed: dict[str, str] = {}  # by the sign of the key that the tools know: what is shown

    def use(self, chosen: Mapping[str, str]) -> None:
        """Take a person's keys, by name; where there is none that can be understood, the usual one stays."""
        own = {name: key_named(chosen[name]) for name in TABLE_KEYS if chosen.get(name)}
        moved = {name: key for name, key in own.items() if key is not None and key != TABLE_KEYS[name]}
        self._known = {TABLE_KEYS[name]: NO_KEY for name in moved}
        self._known |= {key: TABLE_KEYS[name] for name, key in moved.items()}
        self._pressed = {key_sign(TABLE_KEYS[name]): shown(key) for name, key in moved.items()}

    def known(self, event: QKeyEvent) -> QKeyEvent:
        """The event as the tools know it."""
        key = self._known.get(event.key())
        if key is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return event
        return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)

    def sign(self, sign: str) -> str:
        """What is shown on a button where the tools write the sign of the key they know."""
        return self._pressed.get(sign, sign)


def shown(key: Qt.Key) -> str:
    """A key as it is shown to a person."""
    return key_sign(key) or QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
