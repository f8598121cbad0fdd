"""The canvas: what is on it, how it takes the mouse, fingers, a pen or the keyboard, its paint.

Points are in canvas units, [0, 1]. It knows nothing of reading: it says when its page changed, and
gives the page. Only the rectangle that a new point touches is painted again.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QPointingDevice,
    QResizeEvent,
    QTabletEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from digitpad.gui.canvas.content import History, Page, Picture, is_blank
from digitpad.gui.canvas.ink import (
    OVERSHOOT,
    UNSETTLED_POINTS,
    InkLayer,
    InkOverlay,
    StrokePath,
    ink_pen,
)
from digitpad.gui.canvas.painting import (
    CORNER_RADIUS_PX,
    eraser_cursor,
    paint_crosshair,
    paint_figures,
    paint_frame,
    paint_hint,
    paint_legend,
    paint_picture,
    scaled_picture,
)
from digitpad.gui.canvas.pen import KeyboardPen, PenTrack, Point
from digitpad.gui.theme.colours import PaperChoice, canvas_colours
from digitpad.gui.widgets.pixels import smooth_painter
from digitpad.ink.boxes import Box
from digitpad.ink.drawing import DEFAULT_PEN_WIDTH, Drawing
from digitpad.ink.eraser import ERASER_WIDTH, rubbed_out

MINIMUM_SIDE_PX: Final = 200
FRAME_GAP_PX: Final = 4.0
AS_BEFORE: Final = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)
"""The keyboard comes back to where it was."""
STYLUS: Final = (QPointingDevice.PointerType.Pen, QPointingDevice.PointerType.Eraser)


class Canvas(QWidget):
    """Paper with a page on it, a square one, undo, redo and clear.

    Fingers come as the mouse events that Qt makes of touches; a stylus comes as tablet events,
    and the mouse events that repeat them are left alone. A stylus's other end rubs out, as every
    pen does while ``set_erasing`` says so.

    Signals, all emitted in the GUI thread: ``stroke_grew`` while a stroke is being drawn,
    ``page_changed`` when a gesture ended or the page changed in another way,
    ``pen_width_changed`` with the new width in canvas units.
    """

    stroke_grew = Signal()
    page_changed = Signal()
    pen_width_changed = Signal(float)
    paper_height: float = 1.0
    """Of the paper, as a part of its width, which is 1 in canvas units."""
    shows_pixels: bool = False
    """Whether each pixel of a small picture is a square."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("canvas")
        self.setAccessibleName(self.tr("Drawing canvas"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(MINIMUM_SIDE_PX, MINIMUM_SIDE_PX)
        self._paper: PaperChoice = "theme"
        self._colours = canvas_colours(self.palette(), self._paper)
        self.history: History[Page] = History(Drawing())
        self.pen_width = DEFAULT_PEN_WIDTH
        """A fraction of the canvas's side."""
        self._track: PenTrack | None = None
        self._base = Drawing()
        self._is_erasing = False
        self._rubbing: tuple[Drawing, Point] | None = None
        self._growing: StrokePath | None = None
        self._tail: list[QPointF] = []
        self._keyboard = KeyboardPen(self.paper_height)
        self._stylus_is_down = False
        self._is_keyed = True
        self._layer = InkLayer(1, 1.0)
        self._picture: QPixmap | None = None
        self.figures: tuple[Box[float], ...] = ()
        self._cover: InkOverlay | None = None
        self.page_changed.connect(self._describe)
        self._describe()

    # What is on the page

    def page(self) -> Page:
        """Return what is on the canvas, with the stroke that is being drawn."""
        if self._track is not None:
            return self._with_track(self._track)
        if self._rubbing is not None:
            return self._rubbing[0]
        page = self.history.state
        return page if isinstance(page, Picture) else replace(page, pen_width=self.pen_width)

    def drawing(self) -> Drawing:
        """Return the drawing on the canvas; an empty one where a picture lies."""
        page = self.page()
        return page if isinstance(page, Drawing) else Drawing(pen_width=self.pen_width)

    def set_page(self, page: Page, *, replaces: bool = False) -> None:
        """Put a drawing or picture in place of what is there; undo brings that back.

        ``replaces``: what is there need not come back, as when paging.
        """
        self.cancel()
        if isinstance(page, Drawing) and not page.is_empty:
            self.set_pen_width(page.pen_width)
        if replaces:
            self.history.state = page
        else:
            self.history.push(page)
        self._show_page()

    def clear(self) -> None:
        """Take everything off the canvas; undo brings it back."""
        self.cancel()
        if not is_blank(self.history.state):
            self.history.push(Drawing())
        self._show_page()

    def undo(self) -> None:
        """Take the last gesture, clearing or opening back; a stroke going on is given up."""
        if self.is_drawing:
            self.cancel()
            return
        self.history.undo()
        self._show_page()

    def redo(self) -> None:
        self.finish()
        self.history.redo()
        self._show_page()

    @property
    def is_drawing(self) -> bool:
        """Whether the pen, or the eraser, is down."""
        return self._track is not None or self._rubbing is not None

    def set_pen_width(self, width: float) -> None:
        """Draw everything with a pen of ``width`` canvas units."""
        if width != self.pen_width:
            self.finish()
            self.pen_width = width
            self._repaint_ink()
            self._show_cursor()
            self.pen_width_changed.emit(width)

    def set_erasing(self, is_wanted: bool) -> None:
        self.finish()
        self._is_erasing = is_wanted
        self._show_cursor()

    def mark(self, figures: tuple[Box[float], ...]) -> None:
        """Frame figures on the page, until it changes but for a stroke."""
        if figures != self.figures:
            self.figures = figures
            self.update()

    def set_cover(self, cover: InkOverlay | None) -> None:
        """Show the ink in other colours, None for its own; the drawing stays what it is.

        They go when the page changes, but for a stroke.
        """
        if cover is not self._cover:
            self._cover = cover
            self._layer.cover(cover)
            self.update()

    def set_paper(self, paper: PaperChoice) -> None:
        """Draw on light or dark paper, or on that of the theme."""
        self._paper = paper
        self._show_colours()

    def hint(self) -> str:
        return self.tr("Draw a digit here")

    def usage(self) -> str:
        """Return how it is used by keyboard, for those who hear it."""
        return self.tr("Draw a digit here. The arrow keys move a pen, the space bar puts it down.")

    def _describe(self) -> None:
        page = self.page()
        if isinstance(page, Picture):
            words = self.tr("A picture: {file}.").format(file=page.name)
        elif page.is_empty:
            words = self.tr("Empty.")
        else:
            words = self.tr("Strokes: {count}.").format(count=len(page.strokes))
        self.setAccessibleDescription(f"{words} {self.usage()}")

    # Drawing, in canvas units

    def begin(self, point: Point, *, erases: bool = False) -> None:
        """Put the pen down, or its other end, which rubs out."""
        self.finish()
        page = self.history.state
        if self._is_erasing or erases:
            if isinstance(page, Drawing):
                self._rubbing = replace(page, pen_width=self.pen_width), point
                self._rub(point)
            return
        self._base = page if isinstance(page, Drawing) else Drawing()
        if isinstance(page, Picture):
            self._picture = None
            self._layer.rebuild(self._base, self._colours.ink)
        self._track = PenTrack(point)
        self._grow(list(self._track.current))
        # The hint goes at the first touch, and its place is not only where the pen is.
        if is_blank(page) or isinstance(page, Picture):
            self.update()
        self.stroke_grew.emit()

    def draw_to(self, point: Point) -> None:
        """Draw a line from where the pen is to ``point``, or rub out along it."""
        if self._rubbing is not None:
            self._rub(point)
        elif self._track is not None:
            self._grow(self._track.move_to(point))
            if not self._track.is_down:
                self._settle_growing()
            self.stroke_grew.emit()

    def finish(self) -> None:
        """Lift the pen; what was drawn becomes one step to undo."""
        self._stylus_is_down = False
        track, self._track = self._track, None
        rubbing, self._rubbing = self._rubbing, None
        if rubbing is not None and rubbing[0].strokes is not self.drawing().strokes:
            self.history.push(rubbing[0])
            self._show_page()
        if track is None:
            return
        self._settle_growing()
        strokes = track.strokes()
        if strokes:
            for stroke in strokes:
                self._layer.know(stroke, self.pen_width)
            self.history.push(Drawing((*self._base.strokes, *strokes), self.pen_width))
            self.page_changed.emit()
        else:
            self._show_page()

    def cancel(self) -> None:
        """Lift the pen and forget what it drew since it was put down."""
        self._stylus_is_down = False
        if self.is_drawing:
            self._track = self._rubbing = None
            self._growing = None
            self._show_page()

    def _rub(self, point: Point) -> None:
        assert self._rubbing is not None
        before, (left, top) = self._rubbing
        drawing, radius = before, self.pen_width * ERASER_WIDTH / 2
        steps = 1 + int(hypot(point[0] - left, point[1] - top) / radius)
        for part in range(1, steps + 1):
            x = left + (point[0] - left) * part / steps
            y = top + (point[1] - top) * part / steps
            drawing = rubbed_out(drawing, x, y, radius)
        self._rubbing = drawing, point
        if drawing is not before:
            self._repaint_ink()
            self.stroke_grew.emit()

    @property
    def shows_focus(self) -> bool:
        """Whether the frame says that the keyboard is here; who draws with the mouse knows."""
        return self._is_keyed and self.hasFocus()

    def _show_keyed(self, is_keyed: bool) -> None:
        if is_keyed != self._is_keyed:
            self._is_keyed = is_keyed
            self.update()

    def _show_cursor(self) -> None:
        side = self.pen_width * ERASER_WIDTH * self._layer.side
        self.setCursor(eraser_cursor(side) if self._is_erasing else Qt.CursorShape.CrossCursor)

    def _with_track(self, track: PenTrack) -> Drawing:
        return Drawing((*self._base.strokes, *track.strokes()), self.pen_width)

    def _grow(self, points: list[Point]) -> None:
        for point in points:
            position = self._layer.to_px(*point)
            if self._growing is None:
                self._growing = self._layer.start_stroke(*point, self.pen_width)
                self._tail = []
            else:
                finished = self._growing.add(position.x(), position.y())
                if finished is not None:
                    self._layer.add(finished, self._colours.ink, self.pen_width)
            self._tail = [*self._tail[1 - UNSETTLED_POINTS :], position]
            self.update(self._around(self._tail))

    def _settle_growing(self) -> None:
        if self._growing is not None:
            self._layer.add(self._growing.growing_end(), self._colours.ink, self.pen_width)
            self.update(self._around(self._tail))
            self._growing = None

    # Painting

    def _paper_rect(self) -> QRectF:
        width = min(self.width(), int(self.height() / self.paper_height))
        height = int(width * self.paper_height)
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        return QRectF(left, top, width, height)

    def _around(self, points: list[QPointF]) -> QRect:
        """Return the widget's pixels that the pen can touch along ``points``."""
        xs, ys = [point.x() for point in points], [point.y() for point in points]
        box = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        reach = self.pen_width * self._layer.side / 2 + 2
        longest = max((QLineF(a, b).length() for a, b in pairwise(points)), default=0.0)
        reach += OVERSHOOT * longest
        return (
            box.adjusted(-reach, -reach, reach, reach)
            .translated(self._paper_rect().topLeft())
            .toAlignedRect()
        )

    def paint_over(self, painter: QPainter) -> None:
        """Paint what lies over the ink, the paper's upper left corner being (0, 0)."""

    def _show_colours(self) -> None:
        self._colours = canvas_colours(self.palette(), self._paper)
        self._repaint_ink()

    def _show_page(self) -> None:
        self.figures = ()
        self._cover = None
        self._repaint_ink()
        self.page_changed.emit()

    def _repaint_ink(self) -> None:
        side, ratio = int(self._paper_rect().width()), self.devicePixelRatioF()
        if (side, ratio) != (self._layer.side, self._layer.pixel_ratio):
            self._layer = InkLayer(side, ratio, self.paper_height)
            self._show_cursor()
        page = self.history.state
        self._picture = None
        if isinstance(page, Picture):
            self._picture = scaled_picture(page.pixels, side, ratio, shows_pixels=self.shows_pixels)
        drawing = self.drawing() if self._track is None else self._base
        self._layer.rebuild(drawing, self._colours.ink)
        self._layer.cover(self._cover)
        self.update()

    def _rebuild_for_size(self) -> None:
        """Fit the ink to a new size or pixel ratio, in the middle of a stroke if need be."""
        track = self._track
        self._repaint_ink()
        if track is not None:
            strokes = track.strokes()
            self._layer.rebuild(self._with_track(track), self._colours.ink)
            self._growing = None
            if track.is_down and strokes:
                x, y = strokes[-1].points[-1].tolist()
                self._growing = self._layer.start_stroke(x, y, self.pen_width)
                self._tail = [self._layer.to_px(x, y)]

    def to_units(self, position: QPointF) -> Point:
        """Return a position in the widget in canvas units; outside the paper they leave [0, 1]."""
        inside = position - self._paper_rect().topLeft()
        return inside.x() / self._layer.side, inside.y() / self._layer.side

    # Input

    def _hide_keyboard_pen(self) -> None:
        if self._keyboard.is_visible:
            self._keyboard.is_visible = False
            self.update()

    # Qt's own names from here on

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._show_keyed(False)
        if event.button() == Qt.MouseButton.LeftButton:
            self._hide_keyboard_pen()
            self.begin(self.to_units(event.position()))
        else:
            self.finish()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.draw_to(self.to_units(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.is_drawing:
            self.draw_to(self.to_units(event.position()))
            self.finish()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def tabletEvent(self, event: QTabletEvent) -> None:
        kind = event.type()
        if kind == QEvent.Type.TabletPress and event.button() == Qt.MouseButton.LeftButton:
            self._hide_keyboard_pen()
            is_eraser = event.pointerType() == QPointingDevice.PointerType.Eraser
            self.begin(self.to_units(event.position()), erases=is_eraser)
            self._stylus_is_down = True
        elif kind == QEvent.Type.TabletMove and self._stylus_is_down:
            self.draw_to(self.to_units(event.position()))
        elif kind == QEvent.Type.TabletRelease and self._stylus_is_down:
            self.draw_to(self.to_units(event.position()))
            self.finish()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._show_keyed(True)
        if self._keyboard.moved_by(event):
            self.draw_to(self._keyboard.position)
            self.update()
        elif event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._keyboard.is_visible = True
            if not self.is_drawing:
                self.begin(self._keyboard.position)
            else:
                self.finish()
            self.update()
        elif event.key() == Qt.Key.Key_Escape and self.is_drawing:
            self.cancel()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self.is_drawing and self.actions():
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addActions(self.actions())
            menu.popup(event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in AS_BEFORE:
            self._show_keyed(event.reason() is not Qt.FocusReason.MouseFocusReason)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.finish()
        self._hide_keyboard_pen()
        super().focusOutEvent(event)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self.finish()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QMouseEvent) and (
            self._stylus_is_down or event.pointerType() in STYLUS
        ):
            return True  # it only repeats what a tablet event said already
        if kind == QEvent.Type.DevicePixelRatioChange:
            self._rebuild_for_size()
        elif kind in (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse):
            self.finish()
        elif kind == QEvent.Type.Leave and not (
            self._keyboard.is_visible
            or self._stylus_is_down
            or QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton
        ):
            self.finish()  # the mouse left without a button
        return super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(460, 460)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._layer.pixel_ratio != self.devicePixelRatioF():
            self._rebuild_for_size()
        square = self._paper_rect()
        area = QRectF(event.rect()).intersected(square)
        with smooth_painter(self) as painter:
            if not square.contains(QRectF(event.rect())):
                painter.fillRect(event.rect(), self._colours.around)
            painter.fillRect(area, self._colours.paper)
            painter.translate(square.topLeft())
            area.translate(-square.topLeft())
            square.moveTo(0, 0)
            if self._picture is not None:
                smooth = QPainter.RenderHint.SmoothPixmapTransform
                painter.setRenderHint(smooth, not self.shows_pixels)
                paint_picture(painter, square, self._picture)
            elif self._track is None and is_blank(self.history.state):
                paint_hint(painter, square, self.hint(), self._colours.hint)
            self._layer.paint(painter, area)
            if self._growing is not None:
                painter.setPen(ink_pen(self._colours.ink, self.pen_width * self._layer.side))
                painter.drawPath(self._growing.growing_end())
            if self._cover is not None:
                paint_legend(painter, square, self._cover.legend, self._colours)
            if self.figures:
                page, margin = QRectF(square), FRAME_GAP_PX
                if self._picture is not None:
                    page.setSize(self._picture.deviceIndependentSize())
                    page.moveCenter(square.center())
                else:
                    margin += self.pen_width * self._layer.side / 2
                paint_figures(painter, page, self.figures, margin, self._colours.focus)
            self.paint_over(painter)
            if self._keyboard.is_visible:
                centre = self._layer.to_px(*self._keyboard.position)
                paint_crosshair(painter, centre, 6, self._colours.focus, is_down=self.is_drawing)
            corner = CORNER_RADIUS_PX
            if not square.adjusted(corner, corner, -corner, -corner).contains(area):
                paint_frame(painter, square, self._colours, has_focus=self.shows_focus)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_colours()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._rebuild_for_size()
        super().resizeEvent(event)
