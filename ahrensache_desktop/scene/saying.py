"""What the table says in words above everything else: a sentence at the pointer, and a closer look."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QTimer

from ahrensache_desktop.scene.moves import LOOK_MS, SPOKEN_MS
from ahrensache_desktop.scene.pictures import NotePicture, note_size
from ahrensache_desktop.scene.spot import Layer, Rect, Spot

if TYPE_CHECKING:
    from ahrensache_desktop.scene.stage import Stage

TEXT = 13.5  # the height of the words, in units
WIDEST = 250.0
SAID = ("said",)
"""The key of the sentence in its bubble."""

LARGE = 168.0  # the longer side of a picture looked at closely


def _measures(stage: "Stage") -> tuple[float, float]:
    """The height of the words and the width they may have, in logical pixels."""
    scale = max(stage.unit, 1.0) * stage.text_scale
    return TEXT * scale, min(WIDEST * scale, stage.width() * 0.5)


def _beside(about: Rect, size: tuple[float, float], room: tuple[float, float], gap: float) -> Rect:
    """A place of that size above the area, or below it, or beside it, within the table."""
    x, y, w, h = about
    width, height = size
    left = min(max(gap, x + w / 2 - width / 2), room[0] - width - gap)
    if y - gap - height >= gap:
        return (left, y - gap - height, width, height)
    if y + h + gap + height <= room[1] - gap:
        return (left, y + h + gap, width, height)
    side = x - gap - width if x - gap - width >= gap else x + w + gap
    top = min(max(gap, y + h / 2 - height / 2), room[1] - height - gap)
    return (min(max(gap, side), room[0] - width - gap), top, width, height)


class Saying(QObject):
    """One sentence where something was tried; it goes by itself, or with the next gesture."""

    def __init__(self, stage: "Stage") -> None:
        super().__init__(stage)
        self._stage = stage
        self.words = ""
        self._at = QPointF()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.fall_silent)

    def say(self, words: str, at: QPointF) -> None:
        """Say it there."""
        self.words, self._at = words, at
        self._timer.start(SPOKEN_MS)
        self._stage.repaint_extras()

    def hush(self) -> None:
        """Say nothing any more, from the next time the table is shown."""
        self.words = ""
        self._timer.stop()

    def fall_silent(self) -> None:
        """Say nothing any more, from now on."""
        self.hush()
        self._stage.repaint_extras()

    def spots(self) -> Iterator[Spot]:
        """The sentence in its bubble."""
        if not self.words:
            return
        unit = self._stage.unit
        text, widest = _measures(self._stage)
        size = note_size(self.words, text, widest)
        room = (self._stage.width(), self._stage.height())
        about = (self._at.x(), self._at.y() - 6 * unit, 0.0, 18 * unit)
        place = _beside(about, size, room, 6 * unit)
        picture = NotePicture(self.words, text, "refused", widest)
        yield Spot(SAID, picture, *place, Layer.SPOKEN, shadow=5 * unit)


class Lens(QObject):
    """After a moment, what lies under the pointer is named and, where small, shown large."""

    def __init__(self, stage: "Stage") -> None:
        super().__init__(stage)
        self._stage = stage
        self._spot: Spot | None = None
        self._open = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._look)

    def look_at(self, spot: Spot | None) -> None:
        """The pointer is over this spot, or over nothing that has a name."""
        if spot is None or not spot.tip:
            self.look_away()
        elif self._spot is None or self._spot.key != spot.key:
            self._spot = spot
            if self._open:
                self._stage.repaint_extras()
            else:
                self._timer.start(LOOK_MS)

    def look_away(self) -> None:
        """Show nothing closer any more."""
        self._timer.stop()
        self._spot = None
        if self._open:
            self._open = False
            self._stage.repaint_extras()

    def show_now(self, spot: Spot) -> None:
        """Show this closer at once."""
        self._timer.stop()
        self._spot, self._open = spot, True
        self._stage.repaint_extras()

    def _look(self) -> None:
        self._open = self._spot is not None
        self._stage.repaint_extras()

    def spots(self) -> Iterator[Spot]:
        """The panel with words and, where wanted, the picture."""
        if not self._open or self._spot is None:
            return
        looked, unit = self._spot, self._stage.unit
        text, most = _measures(self._stage)
        scale = LARGE * unit / max(looked.w, looked.h) if looked.closer else 0.0
        wide, high = looked.w * scale, looked.h * scale
        widest = max(most * 0.8, wide)
        words_w, words_h = note_size(looked.tip, text, widest)
        gap = 6 * unit if scale else 0.0
        size = (max(words_w, wide + 2 * gap), words_h + high + gap)
        room = (self._stage.width(), self._stage.height())
        x, y, w, h = _beside(self._stage.place_of(looked), size, room, 7 * unit)
        panel = NotePicture(looked.tip, text, "panel_edge", widest, high + gap)
        yield Spot(("lens",), panel, x, y, w, h, Layer.SPOKEN, shadow=6 * unit)
        if scale:
            place = (x + (w - wide) / 2, y + gap, wide, high)
            yield Spot(("lens", "picture"), looked.picture, *place, Layer.SPOKEN)
