"""An item of the scene: a pixmap that can be moved; it knows no rules."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from ahrensache_desktop.scene.art import Art
from ahrensache_desktop.scene.shadow import Raised
from ahrensache_desktop.scene.spot import Layer, Spot

ROOM = 1000  # for the spots of one layer
ABOVE_ALL = int(Layer.FLYING) * ROOM


class Piece(QGraphicsObject):
    """One picture on the table. Painting is left to a pixmap child, which is quicker than Python."""

    def __init__(self, spot: Spot) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.spot = spot
        self.home = QPointF()  # where it is when nothing moves, in its parent's coordinates
        self._image = QGraphicsPixmapItem(self)
        self._image.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._box = QRectF()
        self._shown: tuple[object, ...] = ()

    @property
    def width(self) -> float:
        """How wide it is, unscaled."""
        return self._box.width()

    @property
    def key(self) -> Hashable:
        """What the piece is."""
        return self.spot.key

    def shows(self, spot: Spot, art: Art, order: int, origin: tuple[float, float]) -> bool:
        """Whether it was last shown in just this way."""
        return self._shown == (spot, order, origin, art.ratio, art.theme)

    def show_spot(self, spot: Spot, art: Art, order: int, origin: tuple[float, float]) -> None:
        """Look as the spot says, and know where it belongs; `origin` is where the parent begins.

        Corners and sizes are whole pixels of the screen: a pixmap between two of them would be blurred,
        and equal spots must have equal sizes.
        """
        self.spot = spot
        self._shown = (spot, order, origin, art.ratio, art.theme)
        left, top = _snapped(spot.x, art.ratio), _snapped(spot.y, art.ratio)
        width = max(1 / art.ratio, _snapped(spot.w, art.ratio))
        height = max(1 / art.ratio, _snapped(spot.h, art.ratio))
        box = QRectF(0, 0, width, height + spot.stay)
        if self._box != box:
            self.prepareGeometryChange()
            self._box = box
            self.setTransformOriginPoint(width / 2, height / 2)
        self._show_picture(spot, art, width, height)
        self.home = QPointF(left - _snapped(origin[0], art.ratio), top - _snapped(origin[1], art.ratio))
        self.setZValue(int(spot.layer) * ROOM + order)
        self.setOpacity(spot.opacity)
        self.setRotation(spot.turn)
        self.setScale(1.0)
        self.setVisible(True)

    def _show_picture(self, spot: Spot, art: Art, width: float, height: float) -> None:
        if spot.shadow <= 0:
            self._image.setPixmap(art.pixmap(spot.picture, width, height))
            self._image.setPos(0, 0)
            return
        reach = max(1.0, round(spot.shadow * art.ratio)) / art.ratio
        raised = Raised(spot.picture, width, reach, spot.corner)
        self._image.setPixmap(art.pixmap(raised, width + 2 * reach, height + 2 * reach))
        self._image.setPos(-reach, -reach)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing: the pixmap child paints."""


def _snapped(at: float, ratio: float) -> float:
    return round(at * ratio) / ratio
