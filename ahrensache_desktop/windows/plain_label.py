"""A text on a page."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


class PlainLabel(QLabel):
    """Shows what it is given letter for letter: a name may come from a stranger's file and hold a tag."""

    def __init__(self, text: str = "", alignment: Qt.AlignmentFlag | None = None) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        if alignment is not None:
            self.setAlignment(alignment)
