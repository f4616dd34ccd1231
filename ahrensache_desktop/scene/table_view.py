"""The window into the scene: as large as the table, painted without OpenGL."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ahrensache_desktop.scene.stage import Stage


class TableView(QGraphicsView):
    """Shows a stage one to one, and hands it keys and the wheel."""

    zoomed = Signal(float, QPointF)
    """The wheel was turned: by what factor, and about which point of the scene."""

    key_pressed = Signal(QKeyEvent)
    """A key that the open interaction did not take."""

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(stage, parent)
        self.stage = stage
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.stage.art.use(self.stage.art.theme, self.devicePixelRatioF())
        self.stage.set_size(self.viewport().width(), self.viewport().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        interaction = self.stage.interaction
        if interaction is not None and interaction.key(event):
            event.accept()
            return
        self.key_pressed.emit(event)
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        factor = 1.15 ** (event.angleDelta().y() / 120)
        self.zoomed.emit(factor, self.mapToScene(event.position().toPoint()))
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.stage.let_go()
        super().focusOutEvent(event)
