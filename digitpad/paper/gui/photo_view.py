"""The photo with a frame around each cell.

It is zoomed with the wheel or a pinch, and moved by dragging or with two fingers on a trackpad.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from digitpad.gui.language import tr
from digitpad.gui.widgets.pixels import to_qimage
from digitpad.paper.cell import At, Place
from digitpad.paper.gui.cell_frame import CellFrame
from digitpad.paper.gui.ink_map import InkMap
from digitpad.paper.gui.marking import Marking, box_in
from digitpad.paper.result import PaperResult
from digitpad.words import sentences

STEP: Final = 1.25
LARGEST: Final = 12.0
CLOSE_PX: Final = 80
"""Least height on the screen of a frame under review, within ``CLOSE_PART``."""
CLOSE_PART: Final = 0.6
"""Greatest width of such a frame, as a fraction of the view's width."""
CLICK_PX: Final = 4
LEAST_PINCH: Final = -0.5
"""Lower limit of a pinch event: it shrinks the photo to half its size at most."""
STEP_PX: Final = 6
"""Distance on the screen that an arrow key moves what is being marked."""


class PhotoView(QGraphicsView):
    """Shows the photo and its frames.

    ``hint``: the text in place of a photo. Signals: ``chosen`` with (row, column) of a frame that
    was clicked; ``marked`` with four corners on the photo, or None if the marking was abandoned.
    """

    chosen = Signal(object)
    marked = Signal(object)

    def __init__(self, hint: str = "") -> None:
        super().__init__()
        self.hint = hint
        self._why_not = ""
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.frames: dict[At, CellFrame] = {}
        self._ink: InkMap | None = None
        self.chosen_cell: At | None = None
        self._is_fitted = True
        self._pressed = QPointF()
        self.marking: Marking | None = None

    # Public interface

    @property
    def has_photo(self) -> bool:
        return self._ink is not None

    def show_photo(self, picture: npt.NDArray[np.uint8] | None, why_not: str = "") -> None:
        """Show a photo, uint8 (h, w, 3), or nothing; frames are removed.

        ``why_not``: why there is none, instead of the hint.
        """
        self._why_not = why_not
        self._scene.clear()
        self.marking = None
        self._show_mode()
        self.frames, self.chosen_cell = {}, None
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

    def show_result(self, result: PaperResult) -> None:
        """Frame every cell, with its reading beside it, or in it if they are those of a table."""
        for frame in self.frames.values():
            self._scene.removeItem(frame)
        self.chosen_cell = None
        cells = {
            (row, column): cell
            for row, line in enumerate(result.cells)
            for column, cell in enumerate(line)
            if cell.place
        }
        self.frames = {
            at: CellFrame(cell.place, is_inside=result.is_table) for at, cell in cells.items()
        }
        if self._ink is not None:
            boxes = [frame.polygon().boundingRect() for frame in self.frames.values()]
            self._ink.reserve(() if result.is_table else boxes)
        for at, frame in self.frames.items():
            frame.show_reading(cells[at].text, self._ink, is_doubtful=not cells[at].sure)
            self._scene.addItem(frame)
        self._describe()

    def show_cell(self, row: int, column: int, text: str, *, is_doubtful: bool) -> None:
        """Update the reading of a frame."""
        if (row, column) in self.frames:
            frame = self.frames[row, column]
            frame.show_reading(text, self._ink, is_doubtful=is_doubtful)
            self._describe()

    def _describe(self) -> None:
        words = self._why_not or self.hint
        if self.frames:
            unsure = sum(frame.is_doubtful for frame in self.frames.values())
            words = self.tr("Frames around what was read: {count}, not sure: {unsure}.")
            words = words.format(count=len(self.frames), unsure=unsure)
        self.setAccessibleDescription(tr(sentences(words, self.toolTip())))

    def choose(self, at: At | None) -> None:
        """Highlight one frame, free of the readings of others, and scroll to it."""
        before, self.chosen_cell = self.chosen_cell, at
        for one in (before, at):
            if one in self.frames:
                self.frames[one].set_chosen(one == at)
        box = self.frames[at].polygon().boundingRect() if at in self.frames else QRectF()
        for frame in self.frames.values():
            frame.set_clear_of(box)
        self._show_chosen()

    def show_closely(self, at: At) -> None:
        """Centre a frame, enlarged so that its number is legible."""
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
        """Let the user mark a number, or the corners of a table, with a proposal."""
        self.end_marking()
        if corners:  # make all of them visible
            self.fit()
        seen = self.mapToScene(self.viewport().rect()).boundingRect() & self._scene.sceneRect()
        points = [QPointF(x, y) for x, y in corners] or box_in(seen)
        self.marking = Marking(points, is_box=not corners, step=STEP_PX / self.transform().m11())
        self._scene.addItem(self.marking)
        self._show_mode()
        self.setFocus()

    def end_marking(self) -> None:
        """Remove the marking."""
        if self.marking is not None:
            self._scene.removeItem(self.marking)
            self.marking = None
            self._show_mode()

    @Slot()
    def fit(self) -> None:
        """Show the whole photo."""
        self._is_fitted = True
        self.fitInView(self._scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    @Slot()
    def zoom_in(self) -> None:
        self._zoom(STEP)

    @Slot()
    def zoom_out(self) -> None:
        self._zoom(1 / STEP)

    # Overrides of Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._scene.items():
            room = self.viewport().rect().adjusted(24, 24, -24, -24)
            where = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            with QPainter(self.viewport()) as painter:
                painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
                painter.drawText(room, where, self._why_not or self.hint)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # A trackpad reports the direction and phase of two fingers, a wheel only turns. With Ctrl
        # (⌘) both zoom.
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
        # While marking, Tab selects the next corner.
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
        else:
            self._show_chosen()

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

    def _show_chosen(self) -> None:
        if self.chosen_cell in self.frames:
            self.ensureVisible(self.frames[self.chosen_cell], 60, 60)

    def _on_photo(self, event: QMouseEvent) -> QPointF:
        photo, point = self._scene.sceneRect(), self.mapToScene(event.position().toPoint())
        return QPointF(
            min(max(point.x(), 0.0), photo.width()), min(max(point.y(), 0.0), photo.height())
        )

    def _mark_by(self, event: QKeyEvent, marking: Marking) -> bool:
        """Handle a key while marking; return whether it was used."""
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
        """Let a drag mark, or move the photo."""
        is_marking = self.marking is not None
        modes = QGraphicsView.DragMode
        self.setDragMode(modes.NoDrag if is_marking else modes.ScrollHandDrag)
        if is_marking:
            self.viewport().setCursor(Qt.CursorShape.CrossCursor)

    def _zoom(self, factor: float) -> None:
        scale = self.transform().m11() * factor
        room, photo = self.viewport().rect(), self._scene.sceneRect()
        if scale * photo.width() < room.width() and scale * photo.height() < room.height():
            self.fit()
        elif scale < LARGEST:
            self._is_fitted = False
            self.scale(factor, factor)
