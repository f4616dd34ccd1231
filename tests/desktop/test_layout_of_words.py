"""Every word on every page has room, in each language and size, and every control has a name."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QScrollBar,
    QSlider,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.play.match_setup import MatchSetup
from rules_core.games.ahrensache.scoring import final_result
from tests.desktop.conftest import seats_of

Go = Callable[[Desktop], None]

CONTROLS = (
    QAbstractButton, QComboBox, QLineEdit, QAbstractSlider, QAbstractSpinBox, QListView, QTextBrowser
)  # fmt: skip


def new_match_with_a_mix(desktop: Desktop) -> None:
    desktop.choose_new()
    desktop.window.new_match._variants._scoring.setCurrentIndex(2)
    desktop.window.new_match._seats._add.click()


def saved_with_two_matches(desktop: Desktop) -> None:
    for kinds in ("pbbbb", "pp"):
        desktop.begin(MatchSetup("ahrensache", seats_of(kinds)))
    folder = desktop.archive.new_folder("ahrensache")
    folder.mkdir(exist_ok=True)
    (folder / "000001.match").write_bytes(b"{")
    desktop.go_home()
    desktop.choose_saved()


def start_with_a_match(desktop: Desktop) -> None:
    desktop.begin(MatchSetup("ahrensache", seats_of("pbbbb")))
    desktop.go_home()


def curtain(desktop: Desktop) -> None:
    desktop.begin(MatchSetup("ahrensache", seats_of("ppppp")))


def table(desktop: Desktop) -> None:
    desktop.begin(MatchSetup("ahrensache", seats_of("pbbbb")))


def scoring_pad(desktop: Desktop) -> None:
    """The pad of a game that ended after a few choices."""
    table(desktop)
    sitting = desktop.window.match.sitting
    assert sitting is not None
    public = sitting.table.match.view(0).public
    result = final_result(public, [0] * len(public.players))
    desktop.window.match.pad.begin(sitting.seats, result, sitting.narrator, desktop.art.theme, 0.0)
    desktop.window.match.pad.finish()


PAGES: dict[str, Go] = {
    "start": Desktop.go_home,
    "start with a match": start_with_a_match,
    "new match": new_match_with_a_mix,
    "saved": saved_with_two_matches,
    "settings": Desktop.show_settings,
    "rules": lambda desktop: desktop.window.show_rules(),
    "about": lambda desktop: desktop.window.show_about(),
    "keys": Desktop.show_keys,
    "curtain": curtain,
    "table": table,
    "lesson": Desktop.begin_lesson,
    "scoring pad": scoring_pad,
}


@pytest.fixture(params=PAGES)
def page(desktop: Desktop, request: pytest.FixtureRequest) -> QWidget:
    desktop.window.resize(1280, 720)
    PAGES[request.param](desktop)
    return desktop.window.page


def visible(page: QWidget, kinds: type | tuple[type, ...]) -> Iterator[QWidget]:
    for widget in page.findChildren(QWidget):
        if isinstance(widget, kinds) and widget.isVisible():
            yield widget


def cut_off(page: QWidget) -> list[str]:
    """The words that do not fit where they stand."""
    found = []
    for widget in visible(page, (QLabel, QAbstractButton)):
        text = widget.text()  # type: ignore[attr-defined]
        if isinstance(widget, QLabel) and widget.wordWrap():
            room = widget.contentsRect()
            needed = widget.fontMetrics().boundingRect(QRect(0, 0, room.width(), 9999), 0x1000, text)
            fits = needed.height() <= room.height() + 1
        else:
            hint = widget.minimumSizeHint() if isinstance(widget, QLabel) else widget.sizeHint()
            fits = not text or (widget.width() >= hint.width() and widget.height() >= hint.height() - 2)
        if not fits:
            found.append(text)
    return found


def overlapping(page: QWidget) -> list[tuple[str, str]]:
    """Words that lie over other words of the same parent."""
    found = []
    widgets = list(visible(page, (QLabel, QAbstractButton)))
    for i, one in enumerate(widgets):
        for other in widgets[i + 1 :]:
            same = one.parentWidget() is other.parentWidget()
            if same and one.geometry().intersects(other.geometry()):
                found.append((one.text(), other.text()))  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("language", ["de", "en", "pseudo"])
def test_no_words_are_cut_off_or_overlap(
    desktop: Desktop, page: QWidget, qtbot: QtBot, language: str
) -> None:
    desktop.phrasebook.set_language(language)
    desktop.window.retranslate()
    qtbot.waitUntil(lambda: cut_off(page) == [], timeout=1000)
    assert overlapping(page) == []


def test_at_twice_the_text_size_no_words_are_cut_off(desktop: Desktop, page: QWidget, qtbot: QtBot) -> None:
    desktop.change_setting("text_scale", 200)
    qtbot.waitUntil(lambda: cut_off(page) == [], timeout=1000)


def nameless(page: QWidget) -> list[str]:
    """The controls for which a screen reader would have no words."""
    found = []
    for control in visible(page, CONTROLS):
        text = control.text() if isinstance(control, QAbstractButton) else ""
        part_of_another = isinstance(control, QScrollBar) or isinstance(control.parent(), QComboBox)
        hidden_part = control.objectName().startswith("qt_")
        if not (control.accessibleName() or text or part_of_another or hidden_part):
            found.append(repr(control))
    return found


def test_every_control_has_a_name_for_a_screen_reader(page: QWidget) -> None:
    assert nameless(page) == []


def texts_of(page: QWidget) -> list[str]:
    return [
        str(widget.property("text") or widget.accessibleName())
        for widget in page.findChildren(QWidget)
        if isinstance(widget, (QLabel, *CONTROLS))
    ]


def test_switching_the_language_and_back_says_the_same_again(desktop: Desktop, page: QWidget) -> None:
    german = texts_of(page)
    desktop.phrasebook.set_language("en")
    desktop.window.retranslate()
    english = texts_of(page)
    desktop.phrasebook.set_language("de")
    desktop.window.retranslate()
    assert texts_of(page) == german
    assert english != german


def out_of_reach(page: QWidget) -> list[str]:
    """The controls that can be used by pointer and that the tab key never comes to."""
    window = page.window()
    reached: list[QWidget] = []
    while (focused := window.focusWidget()) not in reached:
        reached.append(focused)
        window.focusNextPrevChild(True)
    return [repr(each) for each in visible(page, CONTROLS) if _is_usable(each) and each not in reached]


def _is_usable(control: QWidget) -> bool:
    """Whether it is a control of its own; among buttons of a group and in combos the arrows move."""
    part = isinstance(control, QScrollBar) or isinstance(control.parent(), QComboBox)
    part = part or isinstance(control.parent(), QLineEdit)  # the cross that empties it, as Backspace does
    part = part or control.objectName().startswith("qt_") or isinstance(control.parent(), QAbstractSpinBox)
    grouped = isinstance(control, QAbstractButton) and control.group() is not None
    return control.isEnabled() and not (part or grouped)


def test_each_page_can_be_walked_through_with_the_tab_key(desktop: Desktop, page: QWidget) -> None:
    assert desktop.window.isVisible()
    assert out_of_reach(page) == []


def test_what_is_wrong_with_a_control_is_found_out(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    page = QWidget(window)
    window.resize(400, 300)
    page.resize(400, 300)
    good = QPushButton("Good", page)
    good.setGeometry(10, 10, 200, 40)
    cut = QPushButton("Far too many words for so little room", page)
    cut.setGeometry(10, 60, 60, 40)
    over = QLabel("Over the good one", page)
    over.setGeometry(20, 20, 200, 20)
    mute = QSlider(page)
    mute.setGeometry(300, 10, 20, 100)
    shy = QPushButton("Shy", page)
    shy.setGeometry(10, 120, 200, 40)
    shy.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    window.show()
    good.setFocus()
    assert cut_off(page) == [cut.text()]
    assert overlapping(page) == [(good.text(), over.text())]
    assert nameless(page) == [repr(mute)]
    assert out_of_reach(page) == [repr(shy)]
