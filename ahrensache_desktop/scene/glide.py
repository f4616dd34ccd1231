"""Pieces slide to where they belong, instead of jumping there."""

from collections.abc import Iterable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from ahrensache_desktop.scene.piece import Piece


class Glide(QObject):
    """Moves any number of pieces at the same time with one clock; starts anew when the goals change."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._paths: dict[Piece, tuple[QPointF, QPointF]] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._move)

    @property
    def running(self) -> bool:
        """Whether something is on its way."""
        return bool(self._paths)

    def send(self, pieces: Iterable[Piece], ms: float) -> None:
        """Let the pieces slide home from where they are; what was on its way and is not named stays."""
        paths = {piece: (piece.pos(), piece.home) for piece in pieces if piece.pos() != piece.home}
        goals = {piece: end for piece, (_, end) in paths.items()}
        if goals == {piece: end for piece, (_, end) in self._paths.items()}:
            return
        self._clock.stop()
        self._paths = paths
        if paths:
            self._clock.setDuration(max(1, round(ms)))
            self._clock.start()

    def arrive(self) -> None:
        """Everything is at its goal now."""
        self._clock.stop()
        for piece, (_, end) in self._paths.items():
            piece.setPos(end)
        self._paths.clear()

    def drop(self, piece: Piece) -> None:
        """Let go of a piece that is taken away or held."""
        self._paths.pop(piece, None)

    def _move(self, part: float) -> None:
        for piece, (start, end) in self._paths.items():
            piece.setPos(end if part >= 1 else start + (end - start) * part)
        if part >= 1:
            self._paths.clear()
