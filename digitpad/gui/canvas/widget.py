"""The canvas: a sheet that takes the mouse, fingers, a pen or the keyboard.

It knows nothing of reading: it says when its page changed, and gives the page.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPointingDevice,
    QTabletEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from digitpad.gui.canvas.editor import Sheet

STYLUS = (QPointingDevice.PointerType.Pen, QPointingDevice.PointerType.Eraser)


class Canvas(Sheet):
    """The sheet that people draw on.

    Fingers come as the mouse events that Qt makes of touches; a stylus comes as tablet events,
    and the mouse events that repeat them are left alone.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stylus_is_down = False
        self.setObjectName("canvas")
        self.setAccessibleName(self.tr("Drawing canvas"))
        self.setAccessibleDescription(
            self.tr("Draw a digit here. The arrow keys move a pen, the space bar puts it down.")
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.CrossCursor)

    def finish(self) -> None:
        """Lift the pen; what was drawn becomes one step to undo."""
        self._stylus_is_down = False
        super().finish()

    def cancel(self) -> None:
        """Lift the pen and forget what it drew since it was put down."""
        self._stylus_is_down = False
        super().cancel()

    def _is_echo_of_stylus(self, event: QMouseEvent) -> bool:
        """Return whether a mouse event only repeats what a tablet event said already."""
        return self._stylus_is_down or event.pointerType() in STYLUS

    def _finish_unless_held(self) -> None:
        """End a mouse stroke when the pointer left without a button; keyboards and pens go on."""
        if not self._keyboard.is_visible and not self._stylus_is_down:
            self.finish()

    def _hide_keyboard_pen(self) -> None:
        if self._keyboard.is_visible:
            self._keyboard.is_visible = False
            self.update()

    # Qt's own names from here on

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._is_echo_of_stylus(event):
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._hide_keyboard_pen()
            self.begin(self.to_units(event.position()))
        else:
            self.finish()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._is_echo_of_stylus(event):
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.draw_to(self.to_units(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._is_echo_of_stylus(event):
            return
        if event.button() == Qt.MouseButton.LeftButton and self.is_drawing:
            self.draw_to(self.to_units(event.position()))
            self.finish()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def tabletEvent(self, event: QTabletEvent) -> None:
        kind = event.type()
        if kind == QEvent.Type.TabletPress and event.button() == Qt.MouseButton.LeftButton:
            self._hide_keyboard_pen()
            self.begin(self.to_units(event.position()))
            self._stylus_is_down = True
        elif kind == QEvent.Type.TabletMove and self._stylus_is_down:
            self.draw_to(self.to_units(event.position()))
        elif kind == QEvent.Type.TabletRelease and self._stylus_is_down:
            self.draw_to(self.to_units(event.position()))
            self.finish()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
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

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.finish()
        self._hide_keyboard_pen()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.finish()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.DevicePixelRatioChange:
            self._rebuild_for_size()
        elif kind in (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse):
            self.finish()
        elif kind == QEvent.Type.Leave and not (
            QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton
        ):
            self._finish_unless_held()
        return super().event(event)
