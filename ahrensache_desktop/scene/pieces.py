"""The items of the scene: one for each key, shown as the spots say, slid there, or flown by an animation."""

from collections.abc import Hashable, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from ahrensache_desktop.scene.art import Art
from ahrensache_desktop.scene.glide import Bearing, Glide, bearing_of
from ahrensache_desktop.scene.moves import GLIDE_MS
from ahrensache_desktop.scene.piece import ABOVE_ALL, ROOM, Piece
from ahrensache_desktop.scene.spot import Layer, Rect, Spot


class Pieces:
    """Creates, changes and removes the items of a scene; nothing else does."""

    def __init__(self, scene: QGraphicsScene, art: Art) -> None:
        self._scene = scene
        self._art = art
        self.by_key: dict[Hashable, Piece] = {}
        self.carried: Piece | None = None  # by the pointer: it is neither sent home nor cut off
        self._clips: dict[str, QGraphicsRectItem] = {}
        self._areas: dict[str, Rect] = {}
        self._flyers: list[Piece] = []
        self._led: set[Piece] = set()  # by the animation of an event: when it settles it simply is at home
        self._glide = Glide(scene)

    # As the spots say.

    def lay_clips(self, areas: dict[str, Rect]) -> None:
        """Make the areas at whose edges their spots are cut off."""
        self._areas = areas
        for name in [name for name in self._clips if name not in areas]:
            for key in [key for key, piece in self.by_key.items() if piece.spot.clip == name]:
                self._remove(key)
            self._scene.removeItem(self._clips.pop(name))
        for name, (x, y, w, h) in areas.items():
            area = self._clips.get(name)
            if area is None:
                area = self._clips[name] = self._new_clip()
            ratio = self._art.ratio
            area.setPos(round(x * ratio) / ratio, round(y * ratio) / ratio)
            area.setRect(QRectF(0, 0, w, h))

    def show(self, spots: Mapping[Hashable, Spot], glide_pace: float, *, afresh: bool = False) -> None:
        """One item for each spot and no other; what has moved slides there, or is there at a pace of 0.

        `afresh` shows also those anew whose spot is what it was: an animation may have changed them.
        """
        for key in [key for key in self.by_key if key not in spots]:
            self._remove(key)
        away: list[tuple[Piece, Bearing]] = []
        for order, spot in enumerate(spots.values()):
            piece, new = self._piece(spot)
            seen = None if new or piece in self._led else bearing_of(piece)
            if new or afresh or not piece.shows(spot, self._art, order, self._origin(spot)):
                piece.show_spot(spot, self._art, order, self._origin(spot))
            if piece is self.carried:
                piece.setZValue(ABOVE_ALL)
            elif seen is None or glide_pace <= 0:
                piece.setPos(piece.home)
            else:
                away.append((piece, seen))
        if glide_pace > 0:
            self._glide.send(away, GLIDE_MS * glide_pace)

    def rest(self) -> None:
        """Let everything that still slides be where it belongs."""
        self._glide.arrive()

    def clear(self) -> None:
        """Take everything off the table."""
        self._glide.arrive()
        self.settle()
        for piece in self.by_key.values():
            self._scene.removeItem(piece)
        self.by_key.clear()
        for area in self._clips.values():
            self._scene.removeItem(area)
        self._clips.clear()

    def _piece(self, spot: Spot) -> tuple[Piece, bool]:
        """The piece of a spot, and whether it has just come to where it is."""
        piece = self.by_key.get(spot.key)
        if piece is None:
            piece = self.by_key[spot.key] = Piece(spot)
            self._put(piece, spot)
            return piece, True
        if piece.spot.clip != spot.clip and piece is not self.carried:
            self._put(piece, spot)
            return piece, True
        return piece, False

    def _origin(self, spot: Spot) -> tuple[float, float]:
        return self._areas[spot.clip][:2] if spot.clip else (0.0, 0.0)

    def _remove(self, key: Hashable) -> None:
        piece = self.by_key.pop(key)
        self._glide.drop(piece)
        if piece is self.carried:
            self.carried = None
        self._scene.removeItem(piece)

    def _put(self, piece: Piece, spot: Spot) -> None:
        """Give the piece the parent that the spot asks for."""
        if spot.clip:
            piece.setParentItem(self._clips[spot.clip])
        else:
            if piece.parentItem() is not None:
                piece.setParentItem(None)  # type: ignore[arg-type]  # Qt takes None, its stub does not
            if piece.scene() is None:
                self._scene.addItem(piece)

    def _new_clip(self) -> QGraphicsRectItem:
        area = QGraphicsRectItem()
        area.setPen(Qt.PenStyle.NoPen)
        area.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        area.setZValue(int(Layer.PANEL) * ROOM + ROOM - 1)
        self._scene.addItem(area)
        return area

    # In animations.

    def flyer(self, spot: Spot) -> Piece:
        """A piece above everything, only for an animation; it is gone when the table settles."""
        piece = Piece(spot)
        self._scene.addItem(piece)
        piece.show_spot(spot, self._art, len(self._flyers), (0.0, 0.0))
        piece.setPos(piece.home)
        piece.setZValue(ABOVE_ALL + len(self._flyers))
        self._flyers.append(piece)
        return piece

    def lead(self, piece: Piece) -> Piece:
        """Let an animation move a piece of the table, until the table settles."""
        self._glide.drop(piece)
        self._led.add(piece)
        return piece

    def land(self) -> None:
        """Nothing flies any more."""
        for piece in self._flyers:
            self._scene.removeItem(piece)
        self._flyers.clear()

    def settle(self) -> None:
        """No animation has a hold on anything any more."""
        self.land()
        self._led.clear()

    # In the hand.

    def at(self, point: QPointF) -> Iterable[Piece]:
        """The pieces at a point, the topmost first."""
        for item in self._scene.items(point):
            if isinstance(item, Piece):
                yield item

    def holds(self, piece: Piece | None) -> bool:
        """Whether this very piece still lies on the table."""
        return piece is not None and self.by_key.get(piece.key) is piece

    def carry(self, piece: Piece) -> None:
        """Let the pointer carry a piece, above everything else."""
        self.carried = piece
        self._glide.drop(piece)
        piece.setParentItem(None)  # type: ignore[arg-type]
        piece.setZValue(ABOVE_ALL)
        piece.setRotation(0)

    def put_down(self, piece: Piece) -> None:
        """Put a piece that was carried among the others, where it is: the next showing sends it home."""
        at = piece.scenePos()
        self._put(piece, piece.spot)
        clip = self._clips.get(piece.spot.clip)
        piece.setPos(clip.mapFromScene(at) if clip is not None else at)
