"""The canvas: a page to draw on.

It knows nothing about recognition: it signals that its page has changed, and returns the page.
Only the rectangle that a new point touches is repainted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from digitpad.gui.canvas.content import Page, Picture, is_blank
from digitpad.gui.canvas.gestures import Erasing, Writing
from digitpad.gui.canvas.ink import GrowingStroke
from digitpad.gui.canvas.page_view import PageView
from digitpad.gui.canvas.painting import eraser_cursor, paint_crosshair
from digitpad.gui.canvas.pen import Point
from digitpad.gui.canvas.pen_input import PenInput
from digitpad.ink.drawing import DEFAULT_PEN_WIDTH, Drawing
from digitpad.ink.eraser import ERASER_WIDTH


class Canvas(PageView):
    """A page to draw on. The pen adds strokes, or erases while ``set_erasing`` is on.

    Signals, all emitted in the GUI thread: ``stroke_grew`` while a stroke is being drawn,
    ``page_changed`` when a gesture ended or the page changed in another way,
    ``pen_width_changed`` with the new width in canvas units.
    """

    stroke_grew = Signal()
    pen_width_changed = Signal(float)

    _hint = ""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._input = PenInput(self)  # first, since Qt sends events at once
        super().__init__(parent)
        self.setObjectName("canvas")
        self.setAccessibleName(self.tr("Drawing canvas"))
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.pen_width = DEFAULT_PEN_WIDTH
        """Width of the pen as a fraction of the canvas's side."""
        self.is_settled = False
        """Whether the page is done with, so that the next stroke begins another drawing."""
        self._is_erasing = False
        self._gesture: Writing | Erasing | None = None
        self._growing = GrowingStroke(self.layer)
        self._show_cursor()

    # The page

    def page(self) -> Page:
        """Return the content of the canvas, including the stroke being drawn."""
        if self._gesture is not None:
            return self._gesture.drawing
        page = super().page()
        return page if isinstance(page, Picture) else replace(page, pen_width=self.pen_width)

    def drawing(self) -> Drawing:
        """Return the drawing on the canvas, an empty one if there is a picture."""
        page = self.page()
        return page if isinstance(page, Drawing) else Drawing(pen_width=self.pen_width)

    def set_page(self, page: Page, *, replaces: bool = False) -> None:
        self.cancel()
        if isinstance(page, Drawing) and not page.is_empty:
            self.set_pen_width(page.pen_width)
        super().set_page(page, replaces=replaces)

    def clear(self) -> None:
        self.cancel()
        super().clear()

    def undo(self) -> None:
        """Undo the last gesture, clear or open; a stroke in progress is discarded."""
        if self.is_drawing:
            self.cancel()
        else:
            super().undo()

    def redo(self) -> None:
        self.finish()
        super().redo()

    def hint(self) -> str:
        return self._hint or self.tr("Draw a digit here")

    def set_hint(self, hint: str) -> None:
        """Say what is drawn here; "" for a digit."""
        if hint != self._hint:
            self._hint = hint
            self._describe()
            self.update()

    def usage(self) -> str:
        how = self.tr("The arrow keys move a pen, the space bar puts it down.")
        return self.tr("{hint}. {how}").format(hint=self.hint(), how=how)

    # Drawing, in canvas units

    @property
    def is_drawing(self) -> bool:
        """Whether the pen, or the eraser, is down."""
        return self._gesture is not None

    def set_pen_width(self, width: float) -> None:
        """Draw everything with a pen ``width`` canvas units wide."""
        if width != self.pen_width:
            self.finish()
            self.pen_width = width
            self.fit()
            self._show_cursor()
            self.pen_width_changed.emit(width)

    def set_erasing(self, is_wanted: bool) -> None:
        self.finish()
        self._is_erasing = is_wanted
        self._show_cursor()

    def begin(
        self,
        point: Point,
        *,
        erases: bool = False,
        is_stylus: bool = False,
        discards: bool = False,
    ) -> None:
        """Put the pen down, or with ``erases`` the eraser.

        A gesture in progress ends, or with ``discards`` is given up.
        """
        if discards:
            self._give_up()
        else:
            self._end()
        page = self.page()
        if self._is_erasing or erases:
            if isinstance(page, Drawing):
                self._gesture = Erasing(page, point)
                self.draw_to(point)
            return
        before = self.drawing()
        if self.is_settled:
            before = replace(before, strokes=())
        if page != before:
            self.mark(())
            self.set_cover(None)
            self.lay_out(before)
        self._gesture = writing = Writing(before, point, is_stylus=is_stylus)
        self._grow(writing.track.current)
        # The hint disappears at the first touch, and it covers more than the pen's position.
        if is_blank(page):
            self.update()
        self.stroke_grew.emit()

    def draw_to(self, point: Point) -> None:
        """Draw a line from the pen's position to ``point``, or erase along it."""
        gesture = self._gesture
        if isinstance(gesture, Erasing):
            if gesture.move_to(point):
                self.fit()
                self.stroke_grew.emit()
        elif gesture is not None:
            self._grow(gesture.track.move_to(point))
            if not gesture.track.is_down:
                self._paint_again(self._growing.settle())
            self.stroke_grew.emit()

    def finish(self) -> None:
        """Lift the pen; the gesture becomes one undo step."""
        self._input.let_go()
        self._end()

    def _end(self) -> None:
        gesture, self._gesture = self._gesture, None
        if isinstance(gesture, Erasing):
            if gesture.has_rubbed:
                super().set_page(gesture.drawing)
        elif gesture is not None:
            self._paint_again(self._growing.settle())
            strokes = gesture.strokes()
            if not strokes:
                self.show_page()
                return
            for stroke in strokes:
                self.layer.know(stroke, self.pen_width)
            self.history.push(gesture.drawing)
            if strokes != gesture.track.strokes():
                self.fit()
            self.page_changed.emit()

    def cancel(self) -> None:
        """Lift the pen and discard what it drew since it was put down."""
        self._input.let_go()
        self._give_up()

    def _give_up(self) -> None:
        if self._gesture is not None:
            self._gesture = None
            self.show_page()

    # Painting

    @property
    def shows_hint(self) -> bool:
        return super().shows_hint and not isinstance(self._gesture, Writing)

    def fit(self) -> None:
        super().fit()
        self._growing = GrowingStroke(self.layer)
        gesture = self._gesture
        if isinstance(gesture, Writing) and gesture.track.is_down:
            self._growing.grow(gesture.track.current[-1])

    def paint_ink(self, painter: QPainter, area: QRectF) -> None:
        super().paint_ink(painter, area)
        self._growing.paint(painter)

    def paint(self, painter: QPainter, paper: QRectF, area: QRectF) -> None:
        super().paint(painter, paper, area)
        pen = self._input.keyboard
        if pen.is_visible:
            centre, colour = self.layer.to_px(pen.position), self.colours.focus
            paint_crosshair(painter, centre, 6, colour, is_down=self.is_drawing)

    def _grow(self, points: Sequence[Point]) -> None:
        for point in points:
            self._paint_again(self._growing.grow(point))

    def _paint_again(self, area: QRectF) -> None:
        self.update(area.translated(self.paper_rect().topLeft()).toAlignedRect())

    def _show_cursor(self) -> None:
        side = self.pen_width * ERASER_WIDTH * self.layer.side
        self.setCursor(eraser_cursor(side) if self._is_erasing else Qt.CursorShape.CrossCursor)

    # Overrides of Qt

    def event(self, event: QEvent) -> bool:
        return self._input.take(event) or super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_cursor()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self.is_drawing:
            super().contextMenuEvent(event)
