"""The window into the scene: as large as the table, painted without OpenGL."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QNativeGestureEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ahrensache_desktop.scene.stage import Stage

WHEEL_STEP = 1.15  # how much larger a farm gets with each step of the wheel


class TableView(QGraphicsView):
    """Shows a stage one to one, and hands it keys and the wheel."""

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
        stage = self.stage
        event = stage.keys.known(event)
        stage.saying.hush()
        stage.pointer.used_last = False
        if event.key() == Qt.Key.Key_Escape and stage.pointer.dragged is not None:
            stage.let_go()
            return
        if stage.browser.press(event):
            return
        if stage.interaction is not None and stage.interaction.key(event):
            stage.browser.leave()
            return
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._zoom(WHEEL_STEP ** (event.angleDelta().y() / 120), event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self._zoom(1 + event.value(), event.position())
            return True
        if event.type() == QEvent.Type.Leave:
            self.stage.pointer.leave()
        return super().viewportEvent(event)

    def _zoom(self, factor: float, at: QPointF) -> None:
        self.stage.zoom(factor, self.mapToScene(at.toPoint()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.stage.let_go()
        super().focusOutEvent(event)
