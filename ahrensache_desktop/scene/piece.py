"""An item of the scene: a pixmap that can be moved; it knows no rules."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from ahrensache_desktop.scene.art import Art
from ahrensache_desktop.scene.spot import Spot


class Piece(QGraphicsObject):
    """One picture on the table. Painting is left to a pixmap child, which is quicker than Python."""

    def __init__(self, spot: Spot) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.spot = spot
        self._image = QGraphicsPixmapItem(self)
        self._image.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._box = QRectF()

    @property
    def key(self) -> Hashable:
        """What the piece is."""
        return self.spot.key

    def show_spot(self, spot: Spot, art: Art, order: int, origin: tuple[float, float]) -> None:
        """Be as the spot says; `origin` is where the parent's coordinates begin."""
        self.spot = spot
        if self._box.size().toTuple() != (spot.w, spot.h):
            self.prepareGeometryChange()
            self._box = QRectF(0, 0, spot.w, spot.h)
            self.setTransformOriginPoint(spot.w / 2, spot.h / 2)
        self._image.setPixmap(art.pixmap(spot.picture, spot.w, spot.h))
        self.setPos(spot.x - origin[0], spot.y - origin[1])
        self.setZValue(int(spot.layer) * 1000 + order)
        self.setOpacity(spot.opacity)
        self.setRotation(spot.turn)
        self.setToolTip(spot.tip)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing: the pixmap child paints."""
