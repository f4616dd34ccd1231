"""What hides the table while the next person comes to the screen."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ahrensache_desktop.scene.art import Art
from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.titles.ahrensache.piece_art import HomePicture
from ahrensache_desktop.windows.landscape import Landscape
from ahrensache_desktop.windows.page import card
from ahrensache_desktop.windows.plain_label import PlainLabel
from rules_core.kernel.save import SeatInfo

SIGN = 96  # the size of the house in the colour of the next person


class CurtainPane(Landscape):
    """Covers its parent with the country, and lets nothing shine through; one large button lifts it."""

    lifted = Signal()

    def __init__(self, phrasebook: Phrasebook, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self._phrasebook = phrasebook
        self._info: SeatInfo | None = None
        frame, column = card()
        column.setContentsMargins(48, 36, 48, 36)
        column.setSpacing(16)
        self._sign = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._name = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._name.setProperty("role", "title")
        self._hint = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._hint.setProperty("role", "quiet")
        self._hint.setWordWrap(True)
        self.button = QPushButton()
        self.button.setProperty("role", "primary")
        self.button.clicked.connect(self.lifted)
        for widget in (self._sign, self._name, self._hint, self.button):
            column.addWidget(widget)
        outer = QVBoxLayout(self)
        outer.addWidget(frame, 0, Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def drop(self, info: SeatInfo, theme: Theme) -> None:
        """Hide the table until that person lifts the curtain."""
        self._info = info
        self.set_theme(theme)
        self.retranslate()
        self.show()
        self.raise_()
        self.button.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Day or night outside, and the house of the next person as it looks then."""
        self.set_dark(theme.name != "light")
        if self._info is not None:
            art = Art(theme, self.devicePixelRatioF())
            self._sign.setPixmap(art.pixmap(HomePicture(self._info.colour), SIGN, SIGN))

    def retranslate(self) -> None:
        """Say everything again."""
        if self._info is not None:
            name = self._info.name
            self._name.setText(self._phrasebook.say("curtain-name", name=name))
            self._hint.setText(self._phrasebook.say("curtain-hint", name=name))
            self.button.setText(self._phrasebook.say("curtain-lift", name=name))
