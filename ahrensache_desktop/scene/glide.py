"""Pieces slide to where they belong and grow to the size they should have, instead of jumping there."""

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from ahrensache_desktop.scene.piece import Piece


class Bearing(msgspec.Struct, frozen=True):
    """Where a piece was seen: its middle in its parent's coordinates, and how wide it looked."""

    middle: QPointF
    width: float

    def is_home(self, piece: Piece) -> bool:
        """Whether the piece belongs just there."""
        home = home_of(piece)
        return self.middle == home.middle and abs(self.width - home.width) < 0.01


def bearing_of(piece: Piece) -> Bearing:
    """Where a piece is seen now."""
    return Bearing(piece.pos() + piece.transformOriginPoint(), piece.width * piece.scale())


def home_of(piece: Piece) -> Bearing:
    """Where a piece belongs."""
    return Bearing(piece.home + piece.transformOriginPoint(), piece.width)


class Glide(QObject):
    """Moves any number of pieces at the same time with one clock; starts anew when the goals change."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._starts: dict[Piece, Bearing] = {}
        self._goals: dict[Piece, Bearing] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._move)

    @property
    def running(self) -> bool:
        """Whether something is on its way."""
        return bool(self._starts)

    def send(self, starts: Iterable[tuple[Piece, Bearing]], ms: float) -> None:
        """Let the pieces slide home from where they were seen; what is not named is where it belongs."""
        away = {piece: start for piece, start in starts if not start.is_home(piece)}
        goals = {piece: home_of(piece) for piece in away}
        for piece, start in away.items():
            _show(piece, start)
        if goals == self._goals:
            return
        self._clock.stop()
        self._starts, self._goals = away, goals
        if away:
            self._clock.setDuration(max(1, round(ms)))
            self._clock.start()

    def arrive(self) -> None:
        """Everything is at its goal now."""
        self._clock.stop()
        self._finish()

    def drop(self, piece: Piece) -> None:
        """Let go of a piece that is taken away or held."""
        self._starts.pop(piece, None)
        self._goals.pop(piece, None)

    def _move(self, part: float) -> None:
        if part >= 1:
            self._finish()
            return
        for piece, start in self._starts.items():
            goal = self._goals[piece]
            middle = start.middle + (goal.middle - start.middle) * part
            _show(piece, Bearing(middle, start.width + (goal.width - start.width) * part))

    def _finish(self) -> None:
        for piece in self._starts:
            piece.setScale(1.0)
            piece.setPos(piece.home)
        self._starts, self._goals = {}, {}


def _show(piece: Piece, bearing: Bearing) -> None:
    piece.setScale(bearing.width / piece.width)
    piece.setPos(bearing.middle - piece.transformOriginPoint())
