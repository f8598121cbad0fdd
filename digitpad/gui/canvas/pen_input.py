"""Drawing on a canvas with a mouse, a finger, a stylus or the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QPointingDevice, QTabletEvent

from digitpad.gui.canvas.pen import KeyboardPen

if TYPE_CHECKING:
    from digitpad.gui.canvas.widget import Canvas

LEFT: Final = Qt.MouseButton.LeftButton
STYLUS: Final = (QPointingDevice.PointerType.Pen, QPointingDevice.PointerType.Eraser)
ENDS: Final = {
    QEvent.Type.FocusOut,
    QEvent.Type.Hide,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.UngrabMouse,
}
"""Events that end a stroke of any input device."""


class PenInput:
    """Turns the events of a canvas into strokes.

    Fingers arrive as the mouse events that Qt synthesises from touches; a stylus arrives as tablet
    events, and the mouse events that duplicate them are ignored. The other end of a stylus erases.
    """

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.keyboard = KeyboardPen(canvas.paper_height)
        self._stylus_is_down = False

    def let_go(self) -> None:
        """Assume that no stylus is down."""
        self._stylus_is_down = False

    def take(self, event: QEvent) -> bool:
        """Handle an event of the canvas; return whether it is consumed."""
        canvas = self._canvas
        if isinstance(event, QMouseEvent):
            return canvas.isEnabled() and self._take_mouse(event)
        if isinstance(event, QTabletEvent):
            return canvas.isEnabled() and self._take_stylus(event)
        kind = event.type()
        if isinstance(event, QKeyEvent):
            return kind == QEvent.Type.KeyPress and canvas.isEnabled() and self._take_key(event)
        if kind in ENDS:
            canvas.finish()
            if kind == QEvent.Type.FocusOut:
                self._hide_keyboard_pen()
        elif kind == QEvent.Type.Leave and not (
            self.keyboard.is_visible
            or self._stylus_is_down
            or QGuiApplication.mouseButtons() & LEFT
        ):
            canvas.finish()  # the mouse left with no button pressed
        return False

    def _take_mouse(self, event: QMouseEvent) -> bool:
        kind, canvas = event.type(), self._canvas
        if self._stylus_is_down or event.pointerType() in STYLUS:
            return True  # duplicates a tablet event
        point = canvas.to_units(event.position())
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            canvas.show_keyed(False)
            if event.button() == LEFT:
                self._hide_keyboard_pen()
                canvas.begin(point)
            else:
                canvas.finish()
        elif kind == QEvent.Type.MouseMove and event.buttons() & LEFT:
            canvas.draw_to(point)
        elif kind == QEvent.Type.MouseButtonRelease and event.button() == LEFT:
            canvas.draw_to(point)
            canvas.finish()
        return True

    def _take_stylus(self, event: QTabletEvent) -> bool:
        kind, canvas = event.type(), self._canvas
        point = canvas.to_units(event.position())
        if kind == QEvent.Type.TabletPress and event.button() == LEFT:
            self._hide_keyboard_pen()
            canvas.begin(point, erases=event.pointerType() == QPointingDevice.PointerType.Eraser)
            self._stylus_is_down = True
        elif kind == QEvent.Type.TabletMove and self._stylus_is_down:
            canvas.draw_to(point)
        elif kind == QEvent.Type.TabletRelease and self._stylus_is_down:
            canvas.draw_to(point)
            canvas.finish()
        event.accept()
        return True

    def _take_key(self, event: QKeyEvent) -> bool:
        canvas = self._canvas
        canvas.show_keyed(True)
        if self.keyboard.moved_by(event):
            canvas.draw_to(self.keyboard.position)
            canvas.update()
        elif event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.keyboard.is_visible = True
            if canvas.is_drawing:
                canvas.finish()
            else:
                canvas.begin(self.keyboard.position)
            canvas.update()
        elif event.key() == Qt.Key.Key_Escape and canvas.is_drawing:
            canvas.cancel()
        else:
            return False
        return True

    def _hide_keyboard_pen(self) -> None:
        if self.keyboard.is_visible:
            self.keyboard.is_visible = False
            self._canvas.update()
