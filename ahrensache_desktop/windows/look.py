"""How the window's own controls look: one style sheet, made from the theme's colours."""

from PySide6.QtGui import QColor

from ahrensache_desktop.scene.fonts import DISPLAY, TEXT
from ahrensache_desktop.scene.theme import Theme

BASE_PX = 16
TITLES = ("wordmark", 46), ("title", 28), ("heading", 19)


def style_sheet(theme: Theme, text_scale: int) -> str:
    """The style sheet of the whole program at a text size in per cent."""

    def px(size: float) -> str:
        return f"{round(size * text_scale / 100)}px"

    texts = "\n".join(
        f'QLabel[role="{role}"] {{ font-family: "{DISPLAY}"; font-size: {px(size)}; font-weight: 800; }}'
        for role, size in TITLES
    )
    return "\n".join([_ground(theme, px(BASE_PX)), texts, _buttons(theme, px(8)), _controls(theme)])


def mixed(one: str, other: str, part: float) -> str:
    """A colour on the way from one to another."""
    a, b = QColor(one), QColor(other)
    red, green, blue = (
        round(x + (y - x) * part)
        for x, y in ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    )
    return QColor(red, green, blue).name()


def _ground(theme: Theme, size: str) -> str:
    return f"""
    QWidget {{ font-family: "{TEXT}"; font-weight: 500; font-size: {size}; color: {theme.text}; }}
    QMainWindow, QStackedWidget > QWidget {{ background: {theme.table}; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
    QLabel {{ background: transparent; }}
    QLabel[role="quiet"] {{ color: {theme.muted}; }}
    QLabel[role="turn"] {{ font-weight: 700; color: {theme.accent}; }}
    QLabel[role="points"] {{ font-weight: 700; }}
    QLabel[role="ask"] {{ font-weight: 700; }}
    QLabel[role="warning"] {{ color: {theme.refused}; font-weight: 700; }}
    QLabel[role="notice"] {{ background: {theme.panel}; border-bottom: 2px solid {theme.lit};
        padding: 8px 16px; }}
    QFrame[role="card"] {{ background: {theme.panel}; border: 1px solid {theme.panel_edge};
        border-radius: 12px; }}
    QFrame[role="bar"] {{ background: {theme.panel}; border-bottom: 1px solid {theme.panel_edge}; }}
    QFrame[role="stripe"] {{ background: {mixed(theme.panel, theme.panel_edge, 0.22)};
        border-radius: 4px; }}
    QFrame[role="lesson"] {{ background: {mixed(theme.panel, theme.lit, 0.16)};
        border-top: 1px solid {theme.panel_edge}; }}
    QFrame[role="lesson"] QPushButton[role="primary"] {{ min-height: 0; padding: 7px 16px; }}
    QFrame[role="side"] {{ background: {theme.panel}; border-left: 1px solid {theme.panel_edge}; }}
    QToolTip {{ background: {theme.panel}; color: {theme.text}; border: 1px solid {theme.panel_edge};
        padding: 4px; }}
    """


def _buttons(theme: Theme, pad: str) -> str:
    soft = mixed(theme.panel, theme.panel_edge, 0.25)
    strong = mixed(theme.accent, theme.text, 0.18)
    return f"""
    QPushButton, QToolButton {{ background: {theme.panel}; color: {theme.text};
        border: 1px solid {theme.panel_edge}; border-radius: 8px; padding: {pad} 14px; }}
    QToolButton {{ padding: 5px 9px; }}
    QPushButton:hover, QToolButton:hover {{ background: {soft}; }}
    QPushButton:focus, QToolButton:focus {{ border: 2px solid {theme.focus}; padding: {pad} 13px; }}
    QToolButton:focus {{ padding: 4px 8px; }}
    QPushButton:disabled, QToolButton:disabled {{ color: {theme.muted}; }}
    QToolButton:checked {{ background: {theme.accent}; color: {theme.accent_text}; }}
    QPushButton[role="primary"] {{ background: {theme.accent}; color: {theme.accent_text};
        border-color: {theme.accent}; font-weight: 700; padding: {pad} 22px; min-height: 28px; }}
    QPushButton[role="primary"]:hover {{ background: {strong}; }}
    QPushButton[role="primary"]:disabled {{ background: {soft}; color: {theme.muted};
        border-color: {theme.panel_edge}; }}
    QPushButton[role="primary"]:focus {{ border: 2px solid {theme.focus}; padding: {pad} 21px; }}
    QFrame[role="bar"] QPushButton {{ min-height: 0; padding: 7px 14px; }}
    QFrame[role="bar"] QPushButton:focus {{ padding: 6px 13px; }}
    QPushButton[role="quiet"] {{ background: transparent; border-color: transparent; }}
    QPushButton[role="quiet"]:hover {{ background: {soft}; }}
    QPushButton[role="quiet"]:focus {{ border-color: {theme.focus}; }}
    QPushButton[role="segment"] {{ border-radius: 0; margin-left: -1px; }}
    QPushButton[role="segment"][place="first"] {{ border-top-left-radius: 8px;
        border-bottom-left-radius: 8px; margin-left: 0; }}
    QPushButton[role="segment"][place="last"] {{ border-top-right-radius: 8px;
        border-bottom-right-radius: 8px; }}
    QPushButton[role="segment"][place="only"] {{ border-radius: 8px; }}
    QPushButton[role="segment"]:checked {{ background: {theme.accent}; color: {theme.accent_text};
        border-color: {theme.accent}; }}
    """


def _controls(theme: Theme) -> str:
    return f"""
    QLineEdit {{ background: {theme.panel}; color: {theme.text};
        border: 1px solid {theme.panel_edge}; border-radius: 8px; padding: 6px 10px; min-height: 20px;
        placeholder-text-color: {theme.muted}; }}
    QLineEdit:focus {{ border: 2px solid {theme.focus}; padding: 5px 9px; }}
    QListView, QTextBrowser, QTableWidget {{ background: {theme.panel}; color: {theme.text};
        border: 1px solid {theme.panel_edge}; border-radius: 8px; }}
    QListView {{ padding: 4px; }}
    QListView::item {{ padding: 8px 10px; border-radius: 6px; }}
    QComboBox QAbstractItemView {{ border: 1px solid {theme.panel_edge}; border-radius: 0; }}
    QListView[role="log"] {{ padding: 0; border: none; border-top: 1px solid {theme.panel_edge};
        border-radius: 0; }}
    QListView::item:hover {{ background: {mixed(theme.panel, theme.panel_edge, 0.25)}; }}
    QListView::item:selected {{ background: {theme.accent}; color: {theme.accent_text}; }}
    QListView {{ outline: none; }}
    QListView:focus, QTextBrowser:focus {{ border: 2px solid {theme.focus}; }}
    QSlider {{ min-height: 26px; }}
    QSlider::groove:horizontal {{ height: 6px; border-radius: 3px; background: {theme.panel_edge}; }}
    QSlider::sub-page:horizontal {{ border-radius: 3px; background: {theme.accent}; }}
    QSlider::handle:horizontal {{ width: 18px; margin: -7px 0; border-radius: 10px;
        background: {theme.panel}; border: 2px solid {theme.accent}; }}
    QSlider::handle:horizontal:focus {{ border-color: {theme.focus}; background: {theme.focus}; }}
    QScrollBar:vertical {{ background: transparent; width: 14px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {theme.panel_edge}; border-radius: 4px; margin: 2px 3px;
        min-height: 32px; }}
    QScrollBar::handle:vertical:hover {{ background: {theme.muted}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QMenuBar {{ background: {theme.panel}; border-bottom: 1px solid {theme.panel_edge}; }}
    QMenuBar::item {{ padding: 4px 10px; background: transparent; }}
    QMenuBar::item:selected, QMenu::item:selected {{ background: {theme.accent};
        color: {theme.accent_text}; }}
    QMenu {{ background: {theme.panel}; border: 1px solid {theme.panel_edge}; }}
    QMenu::item {{ padding: 5px 24px; }}
    QMenu::item:disabled {{ color: {theme.muted}; }}
    """
