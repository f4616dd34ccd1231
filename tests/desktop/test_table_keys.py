"""A person's own keys at the table: the tools see the keys they know, and buttons show the person's."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from ahrensache_desktop.scene.table_keys import NO_KEY, TABLE_KEYS, TableKeys, key_named


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers)


def test_without_a_wish_every_key_is_what_it_was() -> None:
    keys = TableKeys()
    keys.use({})
    for key in (*TABLE_KEYS.values(), Qt.Key.Key_1, Qt.Key.Key_Left):
        assert keys.known(press(key)).key() == key
    assert keys.sign("Enter") == "Enter"


def test_a_key_that_was_moved_works_at_its_new_place_only() -> None:
    keys = TableKeys()
    keys.use({"face_down": "D"})
    assert keys.known(press(Qt.Key.Key_D)).key() == Qt.Key.Key_F
    assert keys.known(press(Qt.Key.Key_F)).key() == NO_KEY
    assert keys.sign("F") == "D"


def test_two_keys_can_change_places() -> None:
    keys = TableKeys()
    keys.use({"pass_bid": "L", "leave_out": "P"})
    assert keys.known(press(Qt.Key.Key_L)).key() == Qt.Key.Key_P
    assert keys.known(press(Qt.Key.Key_P)).key() == Qt.Key.Key_L
    assert (keys.sign("P"), keys.sign("L")) == ("L", "P")


def test_a_key_with_ctrl_is_no_key_of_the_table() -> None:
    keys = TableKeys()
    keys.use({"face_down": "D"})
    held = press(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert keys.known(held) is held


@pytest.mark.parametrize("text", ["", "Ctrl+D", "D, E", "no such key at all"])
def test_what_is_no_single_key_is_no_wish(text: str) -> None:
    assert key_named(text) is None
    keys = TableKeys()
    keys.use({"face_down": text})
    assert keys.known(press(Qt.Key.Key_F)).key() == Qt.Key.Key_F


def test_the_usual_keys_differ() -> None:
    assert len(set(TABLE_KEYS.values())) == len(TABLE_KEYS)
