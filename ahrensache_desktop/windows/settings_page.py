"""The settings, each with effect at once."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from ahrensache_desktop.settings import Settings
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.page import Page, card, scrolling
from ahrensache_desktop.windows.segments import Segments

CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("system", "de", "en"),
    "theme": ("system", "light", "dark", "contrast"),
    "speed": ("slow", "normal", "fast", "instant"),
}
SWITCHES = ("reduced_motion", "play_single_options")
SCALE_STEP = 10
SLIDER_WIDTH = 320


class SettingsPage(Page):
    """A form; `changed` tells what was changed."""

    changed = Signal(str, object)
    """The name of a setting and its new value."""

    def __init__(self, phrasebook: Phrasebook, data_folder: Path) -> None:
        super().__init__(phrasebook)
        self._folder = data_folder
        self._rows = {name: self._segments(name, values) for name, values in CHOICES.items()}
        self._switches = {name: self._switch(name) for name in SWITCHES}
        self._scale = QSlider(Qt.Orientation.Horizontal)
        self._scale.setRange(100 // SCALE_STEP, 200 // SCALE_STEP)
        self._scale.setFixedWidth(SLIDER_WIDTH)
        self.spoken(self._scale, "settings-text-scale")
        self._percent = QLabel()
        self._scale.valueChanged.connect(self._show_percent)
        self._scale.valueChanged.connect(self._report_scale)
        frame, column = card()
        column.setContentsMargins(28, 24, 28, 24)
        column.addLayout(self._form())
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(40, 24, 40, 24)
        outer.setSpacing(16)
        outer.addLayout(self.heading("settings-title"))
        outer.addWidget(scrolling(frame), 1)

    def show_settings(self, settings: Settings) -> None:
        """Set all controls, without a signal."""
        for name, row in self._rows.items():
            row.choose(getattr(settings, name))
        widgets: list[QWidget] = [self._scale, *self._switches.values()]
        for widget in widgets:
            widget.blockSignals(True)
        for name, switch in self._switches.items():
            switch.setChecked(getattr(settings, name))
        self._scale.setValue(settings.text_scale // SCALE_STEP)
        self._show_percent()
        for widget in widgets:
            widget.blockSignals(False)

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(32)
        form.setVerticalSpacing(16)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self.label("settings-language"), self._rows["language"])
        form.addRow(self.label("settings-theme"), self._rows["theme"])
        scale = QHBoxLayout()
        scale.addWidget(self._scale)
        scale.addWidget(self._percent)
        scale.addStretch(1)
        form.addRow(self.label("settings-text-scale"), scale)
        form.addRow(self.label("settings-speed"), self._rows["speed"])
        for name, switch in self._switches.items():
            form.addRow(self.label(f"settings-{name.replace('_', '-')}"), switch)
        folder = QHBoxLayout()
        where = QLineEdit(str(self._folder))
        where.setReadOnly(True)
        self.spoken(where, "settings-folder")
        opener = self.button("settings-open-folder", "secondary")
        opener.clicked.connect(self._open_folder)
        folder.addWidget(where, 1)
        folder.addWidget(opener)
        form.addRow(self.label("settings-folder"), folder)
        return form

    def _segments(self, name: str, values: tuple[str, ...]) -> Segments:
        row = Segments(self.words, f"settings-{name}", {value: f"{name}-{value}" for value in values})
        row.setProperty("setting", name)
        row.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        row.chosen.connect(self._report)
        return row

    def _switch(self, name: str) -> QCheckBox:
        switch = QCheckBox()
        switch.setProperty("setting", name)
        self.name(switch, f"settings-{name.replace('_', '-')}-hint")
        switch.toggled.connect(self._report)
        return switch

    def _report(self, value: Any) -> None:
        self.changed.emit(str(self.sender().property("setting")), value)

    def _report_scale(self, steps: int) -> None:
        self.changed.emit("text_scale", steps * SCALE_STEP)

    def _show_percent(self) -> None:
        self._percent.setText(f"{self._scale.value() * SCALE_STEP} %")

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
