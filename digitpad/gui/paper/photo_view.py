"""The photo with a frame around each thing read on it.

Zoomed by the wheel or a pinch, moved by dragging or by two fingers on a trackpad.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPolygonItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsSimpleTextItem,
    QGraphicsView,
)

from digitpad.gui.paper.found import At, Found, Place
from digitpad.gui.paper.ink_map import InkMap
from digitpad.gui.paper.marking import COLOUR as CHOSEN
from digitpad.gui.paper.marking import Marking, box_in
from digitpad.gui.widgets.pixels import to_qimage

STEP: Final = 1.25
LARGEST: Final = 12.0
FRAME: Final = QColor("#1f7a3f")
DOUBT: Final = QColor("#c46a00")
GROUND: Final = QColor(255, 255, 255, 205)
LABEL_PART: Final = 0.38
INNER_PART: Final = 0.24
"""Of a frame's height: how tall the reading above it is, and in the corner of a table's cell."""
CLOSE_PX: Final = 80
"""On the screen: so high is a frame at least that somebody is to look at ..."""
CLOSE_PART: Final = 0.6
"""... unless it would be broader than this part of the view."""
CLICK_PX: Final = 4
LEAST_PINCH: Final = -0.5
"""An event of a pinch makes the photo at most half as large."""
STEP_PX: Final = 6
"""On the screen: how far an arrow key moves what is being marked."""


class PhotoView(QGraphicsView):
    """Signals: ``chosen`` with (row, column) of the frame that was clicked; ``marked`` with four
    corners on the photo, or None where the marking was given up.

    ``hint``: what is written where no photo is.
    """

    chosen = Signal(object)
    marked = Signal(object)

    def __init__(self, hint: str = "") -> None:
        super().__init__()
        self.hint = hint
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.frames: dict[At, QGraphicsPolygonItem] = {}
        self.labels: dict[At, QGraphicsSimpleTextItem] = {}
        self._grounds: dict[At, QGraphicsRectItem] = {}
        self._doubtful: set[At] = set()
        self._inside: set[At] = set()  # of a table, whose cells leave no room beside them
        self._ink: InkMap | None = None
        self.chosen_cell: At | None = None
        self._is_fitted = True
        self._pressed = QPointF()
        self.marking: Marking | None = None

    # What others use

    def show_photo(self, picture: npt.NDArray[np.uint8] | None) -> None:
        """Show a photo, uint8 (h, w, 3), or nothing; frames go."""
        self._scene.clear()
        self.marking = None
        self._show_mode()
        self._forget_frames()
        self._describe()
        self._ink = None if picture is None else InkMap(picture)
        if picture is None:
            self._scene.setSceneRect(0, 0, 1, 1)
            self.viewport().update()
            return
        height, width = picture.shape[:2]
        self._scene.addPixmap(QPixmap.fromImage(to_qimage(picture)))
        self._scene.setSceneRect(0, 0, width, height)
        self.fit()

    def show_found(self, found: Found) -> None:
        """Put a frame around everything that was read, and what it was read as above it."""
        for item in (*self.frames.values(), *self.labels.values()):
            self._scene.removeItem(item)
        self._forget_frames()
        for row, cells in enumerate(found.rows):
            for column, cell in enumerate(cells):
                if cell.place:
                    self._add(row, column, cell.place, is_inside=found.is_table)
                    self._show_cell((row, column), cell.text, is_doubtful=cell.is_doubtful)
        self._describe()

    def show_cell(self, row: int, column: int, text: str, *, is_doubtful: bool) -> None:
        """Show what a frame is read as now."""
        if (row, column) in self.frames:
            self._show_cell((row, column), text, is_doubtful=is_doubtful)
            self._describe()

    def _show_cell(self, at: At, text: str, *, is_doubtful: bool) -> None:
        (self._doubtful.add if is_doubtful else self._doubtful.discard)(at)
        self.labels[at].setText(text)
        self._grounds[at].setRect(self.labels[at].boundingRect())
        self._place_label(at)
        self._paint(at)

    def _describe(self) -> None:
        words = self.tr("Frames around what was read: {count}, not sure: {unsure}.")
        if not self.frames:
            words = self.hint
        words = words.format(count=len(self.frames), unsure=len(self._doubtful))
        self.setAccessibleDescription(f"{words} {self.toolTip()}")

    def choose(self, at: At | None) -> None:
        """Highlight one frame, and bring it into view."""
        before, self.chosen_cell = self.chosen_cell, at
        for one in (before, at):
            if one in self.frames:
                self._paint(one)
        if at in self.frames:
            self.ensureVisible(self.frames[at], 60, 60)

    def show_closely(self, at: At) -> None:
        """Bring a frame into the middle, large enough for its number to be read."""
        frame = self.frames.get(at)
        if frame is None:
            return
        box = frame.boundingRect()
        room = self.viewport().rect()
        wanted = min(CLOSE_PX / box.height(), CLOSE_PART * room.width() / box.width(), LARGEST)
        if wanted > self.transform().m11():
            self._is_fitted = False
            factor = wanted / self.transform().m11()
            self.scale(factor, factor)
        self.centerOn(frame)

    def mark(self, corners: Place = ()) -> None:
        """Let somebody mark a number, or the corners of a table, given where they may be."""
        self.end_marking()
        if corners:  # all of them are to be seen
            self.fit()
        seen = self.mapToScene(self.viewport().rect()).boundingRect() & self._scene.sceneRect()
        points = [QPointF(x, y) for x, y in corners] or box_in(seen)
        self.marking = Marking(points, is_box=not corners, step=STEP_PX / self.transform().m11())
        self._scene.addItem(self.marking)
        self._show_mode()
        self.setFocus()

    def end_marking(self) -> None:
        """Take away what is being marked."""
        if self.marking is not None:
            self._scene.removeItem(self.marking)
            self.marking = None
            self._show_mode()

    @Slot()
    def fit(self) -> None:
        """Show all of the photo."""
        self._is_fitted = True
        self.fitInView(self._scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    @Slot()
    def zoom_in(self) -> None:
        self._zoom(STEP)

    @Slot()
    def zoom_out(self) -> None:
        self._zoom(1 / STEP)

    # What Qt asks for

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._scene.items():
            room = self.viewport().rect().adjusted(24, 24, -24, -24)
            where = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            with QPainter(self.viewport()) as painter:
                painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
                painter.drawText(room, where, self.hint)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # A trackpad says which way two fingers move, and when; a wheel only turns. With Ctrl (⌘)
        # both zoom.
        is_trackpad = event.phase() != Qt.ScrollPhase.NoScrollPhase
        if is_trackpad and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        self._zoom(STEP ** (event.angleDelta().y() / 120))
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self._zoom(1 + max(event.value(), LEAST_PINCH))
            return True
        return super().viewportEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        # While something is marked, Tab goes to its next corner.
        return self.marking is None and super().focusNextPrevChild(next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.marking is not None and self._mark_by(event, self.marking):
            return
        slots = {
            Qt.Key.Key_Plus: self.zoom_in,
            Qt.Key.Key_Minus: self.zoom_out,
            Qt.Key.Key_0: self.fit,
        }
        slot = slots.get(Qt.Key(event.key()))
        if slot is None:
            super().keyPressEvent(event)
        else:
            slot()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position()
        if self.marking is None:
            super().mousePressEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.marking.press(self._on_photo(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        is_drag = (event.position() - self._pressed).manhattanLength() > CLICK_PX
        if self.marking is not None and event.buttons() & Qt.MouseButton.LeftButton and is_drag:
            self.marking.drag(self._on_photo(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        is_drag = (event.position() - self._pressed).manhattanLength() > CLICK_PX
        if self.marking is not None and self.marking.is_box and is_drag:
            self._end_marking_with(self.marking.corners)
        if self.marking is not None or is_drag:
            return
        point = self._on_photo(event)
        for at, frame in self.frames.items():
            if frame.contains(point):
                self.chosen.emit(at)
                return

    def _on_photo(self, event: QMouseEvent) -> QPointF:
        photo, point = self._scene.sceneRect(), self.mapToScene(event.position().toPoint())
        return QPointF(
            min(max(point.x(), 0.0), photo.width()), min(max(point.y(), 0.0), photo.height())
        )

    def _mark_by(self, event: QKeyEvent, marking: Marking) -> bool:
        """Mark by keyboard; return whether the key was for that."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._end_marking_with(marking.corners)
        elif event.key() == Qt.Key.Key_Escape:
            self._end_marking_with(None)
        else:
            marking.step = STEP_PX / self.transform().m11()
            return marking.key(event)
        return True

    def _end_marking_with(self, corners: Place | None) -> None:
        self.end_marking()
        self.marked.emit(corners)

    def _show_mode(self) -> None:
        """Let a drag mark or move the photo."""
        is_marking = self.marking is not None
        modes = QGraphicsView.DragMode
        self.setDragMode(modes.NoDrag if is_marking else modes.ScrollHandDrag)
        if is_marking:
            self.viewport().setCursor(Qt.CursorShape.CrossCursor)

    def _forget_frames(self) -> None:
        self.frames, self.labels, self._grounds = {}, {}, {}
        self._doubtful, self._inside, self.chosen_cell = set(), set(), None

    def _zoom(self, factor: float) -> None:
        scale = self.transform().m11() * factor
        room, photo = self.viewport().rect(), self._scene.sceneRect()
        if scale * photo.width() < room.width() and scale * photo.height() < room.height():
            self.fit()
        elif scale < LARGEST:
            self._is_fitted = False
            self.scale(factor, factor)

    def _add(self, row: int, column: int, place: Place, *, is_inside: bool) -> None:
        frame = QGraphicsPolygonItem(QPolygonF([QPointF(x, y) for x, y in place]))
        tall = max(y for _, y in place) - min(y for _, y in place)
        font = QFont()
        part = INNER_PART if is_inside else LABEL_PART
        font.setPixelSize(max(8, round(part * tall)))
        font.setBold(True)
        label = QGraphicsSimpleTextItem()
        label.setFont(font)
        # So that a reading can be told from whatever the photo shows there.
        ground = QGraphicsRectItem(label)
        ground.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        ground.setPen(Qt.PenStyle.NoPen)
        ground.setBrush(GROUND)
        for item in (frame, label):
            self._scene.addItem(item)
        at = row, column
        self.frames[at], self.labels[at], self._grounds[at] = frame, label, ground
        if is_inside:
            self._inside.add(at)

    def _place_label(self, at: At) -> None:
        """Put a reading where it covers the least: in a corner of its cell, or beside its frame."""
        label, corners = self.labels[at], self.frames[at].polygon()
        box, size = corners.boundingRect(), label.boundingRect().size()
        if at in self._inside:
            # Over the next cell it would be taken for what that holds.
            label.setScale(min(1.0, box.width() / max(1.0, size.width())))
            size *= label.scale()
        upper_left, upper_right, lower_right, lower_left = corners.toList()[:4]
        wide, high = QPointF(size.width(), 0), QPointF(0, size.height())
        if at in self._inside:
            # To the left first, and off the right: two at one rule would look like one number.
            wide += QPointF(size.height() / 2, 0)
            points = [upper_left, lower_left - high, upper_right - wide, lower_right - wide - high]
        else:
            points = [
                upper_left - high,
                lower_left,
                QPointF(box.right(), box.center().y()) - high / 2,
                QPointF(box.left(), box.center().y()) - wide - high / 2,
                upper_right - high,
                lower_right,
            ]
        places = [QRectF(point, size) for point in points]
        label.setPos(self._ink.emptiest(places).topLeft() if self._ink else points[0])

    def _paint(self, at: At) -> None:
        is_doubtful, is_chosen = at in self._doubtful, at == self.chosen_cell
        colour = CHOSEN if is_chosen else DOUBT if is_doubtful else FRAME
        pen = QPen(colour, 3 if is_chosen else 2 if is_doubtful else 1)
        pen.setCosmetic(True)
        if is_doubtful:  # to be told from the others without colours, too
            pen.setStyle(Qt.PenStyle.DashLine)
        fill = QColor(colour)
        fill.setAlpha(70 if is_chosen else 50 if is_doubtful else 0)
        self.frames[at].setPen(pen)
        self.frames[at].setBrush(fill)
        self.labels[at].setBrush(colour)
