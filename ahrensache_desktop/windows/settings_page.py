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
SWITCHES = ("reduced_motion", "play_single_options", "helps", "sound")
STEP = 10  # per cent
SLIDERS = {"text_scale": (100, 200), "volume": (0, 100)}
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
        self._percents = {name: QLabel() for name in SLIDERS}
        self._sliders = {name: self._slider(name, *bounds) for name, bounds in SLIDERS.items()}
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
        widgets: list[QWidget] = [*self._sliders.values(), *self._switches.values()]
        for widget in widgets:
            widget.blockSignals(True)
        for name, switch in self._switches.items():
            switch.setChecked(getattr(settings, name))
        for name, slider in self._sliders.items():
            slider.setValue(getattr(settings, name) // STEP)
        self._show_percents()
        for widget in widgets:
            widget.blockSignals(False)

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(32)
        form.setVerticalSpacing(16)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self.label("settings-language"), self._rows["language"])
        form.addRow(self.label("settings-theme"), self._rows["theme"])
        form.addRow(self.label("settings-text-scale"), self._slider_row("text_scale"))
        form.addRow(self.label("settings-speed"), self._rows["speed"])
        for name, switch in self._switches.items():
            form.addRow(self.label(f"settings-{name.replace('_', '-')}"), switch)
        form.addRow(self.label("settings-volume"), self._slider_row("volume"))
        folder = QHBoxLayout()
        folder.setSpacing(12)
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

    def _slider(self, name: str, least: int, most: int) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setProperty("setting", name)
        slider.setRange(least // STEP, most // STEP)
        slider.setFixedWidth(SLIDER_WIDTH)
        self.spoken(slider, f"settings-{name.replace('_', '-')}")
        slider.valueChanged.connect(self._report_slider)
        return slider

    def _slider_row(self, name: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._sliders[name])
        row.addWidget(self._percents[name])
        row.addStretch(1)
        return row

    def _switch(self, name: str) -> QCheckBox:
        switch = QCheckBox()
        switch.setProperty("setting", name)
        self.name(switch, f"settings-{name.replace('_', '-')}-hint")
        switch.toggled.connect(self._report)
        return switch

    def _report(self, value: Any) -> None:
        self.changed.emit(str(self.sender().property("setting")), value)

    def _report_slider(self, steps: int) -> None:
        self._show_percents()
        self.changed.emit(str(self.sender().property("setting")), steps * STEP)

    def _show_percents(self) -> None:
        for name, label in self._percents.items():
            label.setText(f"{self._sliders[name].value() * STEP} %")

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
