"""The settings, each with effect at once."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from ahrensache_desktop.settings import Settings
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.controls import Switch
from ahrensache_desktop.windows.page import Page, card, scrolling
from ahrensache_desktop.windows.plain_label import PlainLabel
from ahrensache_desktop.windows.segments import Segments

CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("system", "de", "en"),
    "theme": ("system", "light", "dark", "contrast"),
    "vision": ("normal", "deuteranopia", "protanopia", "tritanopia"),
    "speed": ("slow", "normal", "fast", "instant"),
}
SWITCHES = ("reduced_motion", "play_single_options", "helps", "lessons", "sound")
STEP = 10  # per cent
SLIDERS = {"text_scale": (100, 200), "volume": (0, 100)}
SLIDER_WIDTH = 320


class SettingsPage(Page):
    """A form; `changed` tells what was changed."""

    changed = Signal(str, object)
    """The name of a setting and its new value."""

    keys_wanted = Signal()
    """Show the keys."""

    def __init__(self, phrasebook: Phrasebook, data_folder: Path) -> None:
        super().__init__(phrasebook)
        self._folder = data_folder
        self._rows = {name: self._segments(name, values) for name, values in CHOICES.items()}
        self._switches = {name: self._switch(name) for name in SWITCHES}
        self._percents = {name: PlainLabel() for name in SLIDERS}
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

    def _form(self) -> QGridLayout:
        form = QGridLayout()
        form.setHorizontalSpacing(32)
        form.setVerticalSpacing(14)
        form.setColumnStretch(1, 1)
        self._add_row(form, "settings-language", self._rows["language"])
        self._add_row(form, "settings-theme", self._rows["theme"])
        self._add_row(form, "settings-vision", self._rows["vision"])
        self._add_row(form, "settings-text-scale", self._slider_row("text_scale"))
        self._add_row(form, "settings-speed", self._rows["speed"])
        for name, switch in self._switches.items():
            self._add_row(form, f"settings-{name.replace('_', '-')}", switch)
        self._add_row(form, "settings-volume", self._slider_row("volume"))
        keys = self.button("do-keys", "secondary")
        keys.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        keys.clicked.connect(self.keys_wanted)
        self._add_row(form, "keys-title", keys)
        self._add_row(form, "settings-folder", self._folder_row())
        return form

    def _add_row(self, form: QGridLayout, key: str, content: QWidget) -> None:
        line = form.rowCount()
        form.addWidget(self.label(key), line, 0)
        form.addWidget(content, line, 1)

    def _folder_row(self) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        where = QLineEdit(str(self._folder))
        where.setReadOnly(True)
        self.spoken(where, "settings-folder")
        opener = self.button("settings-open-folder", "secondary")
        opener.clicked.connect(self._open_folder)
        row.addWidget(where, 1)
        row.addWidget(opener)
        return holder

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

    def _slider_row(self, name: str) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._sliders[name])
        row.addWidget(self._percents[name])
        row.addStretch(1)
        return holder

    def _switch(self, name: str) -> Switch:
        switch = Switch()
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
