"""Every word on every page can be read: its drawn pixels differ enough from the ground behind them."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.scene.pictures import TextPicture
from ahrensache_desktop.scene.theme import LIGHT
from tests.desktop.stages import Shown, match_at
from tests.desktop.test_layout_of_words import PAGES, visible

ENOUGH = 4.5  # to 1: what WCAG 2.2 asks of text at level AA
EDGE = 4  # around a control: it shows the focus


def luminance(colour: QColor) -> float:
    """The relative luminance of WCAG 2.2."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(image: QImage, place: QRect) -> float:
    """The contrast between the commonest colour of a place and the one that is most apart from it."""
    counts: Counter[int] = Counter()
    for y in range(max(0, place.top()), min(image.height(), place.bottom() + 1)):
        for x in range(max(0, place.left()), min(image.width(), place.right() + 1)):
            counts[image.pixel(x, y)] += 1
    if not counts:
        return 21.0
    ground = luminance(QColor(counts.most_common(1)[0][0]))
    return max(_ratio(ground, luminance(QColor(rgb))) for rgb in counts)


def _ratio(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def worded(page: QWidget) -> Iterator[tuple[QWidget, str]]:
    """What shows words and can be used now; WCAG exempts what is switched off."""
    for widget in visible(page, (QLabel, QAbstractButton, QComboBox, QLineEdit)):
        words = str(widget.property("text") or widget.property("currentText") or "")
        words = words or str(widget.property("placeholderText") or "")
        if words.strip() and widget.isEnabled() and seen_of(page, widget) is not None:
            yield widget, words


def seen_of(page: QWidget, widget: QWidget) -> QRect | None:
    """Where on the page a widget is seen, without its edge; None if it is scrolled away or covered."""
    edge = 0 if isinstance(widget, QLabel) else EDGE
    inner = widget.rect().adjusted(edge, edge, -edge, -edge)
    seen = widget.visibleRegion().boundingRect().intersected(inner)
    middle = page.childAt(widget.mapTo(page, seen.center()))
    covered = middle is None or not (middle is widget or widget.isAncestorOf(middle))
    return (
        None if seen.height() < inner.height() or covered else seen.translated(widget.mapTo(page, QPoint()))
    )


def unreadable(page: QWidget) -> dict[str, float]:
    """The words that stand out too little, each with its contrast."""
    image = page.grab().toImage()
    found = {}
    for widget, words in worded(page):
        seen = seen_of(page, widget)
        ratio = contrast(image, seen) if seen is not None else ENOUGH
        if ratio < ENOUGH:
            found[words] = round(ratio, 1)
    return found


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("name", PAGES)
def test_all_words_of_a_page_can_be_read(desktop: Desktop, qtbot: QtBot, name: str, theme: str) -> None:
    desktop.window.resize(1280, 720)
    desktop.change_setting("theme", theme)
    PAGES[name](desktop)
    qtbot.waitUntil(lambda: bool(list(worded(desktop.window.page))), timeout=2000)
    qtbot.wait(20)  # until everything lies where it will
    assert unreadable(desktop.window.page) == {}


@pytest.mark.parametrize("kind", ["bid", "place", "choose_offer", "trade"])
def test_all_words_on_the_table_can_be_read(qtbot: QtBot, kind: str) -> None:
    shown = Shown(qtbot, match_at(kind, players=4))
    shown.view.setBackgroundBrush(LIGHT.colour("table"))
    image = shown.view.grab().toImage()
    ratios = {}
    for piece in shown.stage.items_by_key.values():
        picture = piece.spot.picture
        if isinstance(picture, TextPicture) and picture.words.strip() and piece.spot.opacity == 1:
            x, y, w, h = piece.spot.rect
            corner = shown.view.mapFromScene(x, y)
            place = QRect(corner + QPoint(1, 1), QPoint(corner.x() + int(w) - 1, corner.y() + int(h) - 1))
            ratios[picture.words] = contrast(image, place)
    assert len(ratios) > 8
    assert {words: round(ratio, 1) for words, ratio in ratios.items() if ratio < ENOUGH} == {}


def test_a_pale_word_is_found_out(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet("background: white")
    label = QLabel("hardly to be seen", page)
    label.setStyleSheet("color: #c8c8c8; font-size: 24px")
    page.resize(300, 60)
    page.show()
    label.resize(280, 40)
    assert set(unreadable(page)) == {"hardly to be seen"}
