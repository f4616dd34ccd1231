"""Typefaces: bundled, licensed, and with a glyph for every sign that is shown."""

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from ahrensache_desktop.paths import resource
from ahrensache_desktop.scene.fonts import DISPLAY, FILES, TEXT, display_font, text_font
from ahrensache_desktop.scene.table_keys import TABLE_KEYS, shown

UNSEEN = "\n\t\u00a0\ufeff"


def shown_signs() -> str:
    texts = [*resource("translations").rglob("*.ftl"), *resource("rules").glob("*.md")]
    texts += resource("editions").glob("*.toml")
    signs = {sign for file in texts for sign in file.read_text(encoding="utf-8")}
    signs |= {sign for key in TABLE_KEYS.values() for sign in shown(key)}
    return "".join(sorted(signs - set(UNSEEN)))


@pytest.mark.parametrize("name", FILES)
def test_each_face_has_every_sign_that_is_shown(styled: QApplication, name: str) -> None:
    font = QRawFont(str(resource("fonts", name)), 20)
    missing = [sign for sign in shown_signs() if not font.supportsCharacter(ord(sign))]
    assert not missing


def test_each_family_comes_with_its_licence() -> None:
    for family in ("Alegreya", "AlegreyaSans"):
        assert "SIL Open Font License" in resource("fonts", f"{family}-OFL.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "font", [text_font(20), text_font(20, bold=True), display_font(20)], ids=["text", "bold", "display"]
)
def test_figures_stand_in_columns(styled: QApplication, font: QFont) -> None:
    widths = {round(QFontMetricsF(font).horizontalAdvance(figure * 10), 1) for figure in "0123456789"}
    assert len(widths) == 1


def test_the_families_are_the_bundled_ones(styled: QApplication) -> None:
    assert QFontInfo(text_font(20)).family() == TEXT
    assert QFontInfo(display_font(20)).family() == DISPLAY
