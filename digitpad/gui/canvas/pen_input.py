"""Drawing on a canvas with a mouse, a finger, a stylus or the keyboard."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import (
    QEventPoint,
    QGuiApplication,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPointingDevice,
    QTabletEvent,
    QTouchEvent,
)

from digitpad.gui.canvas.pen import KeyboardPen, Point
from digitpad.gui.canvas.touches import Touch, Touches

LEFT: Final = Qt.MouseButton.LeftButton
TAKEN: Final = (
    QPointingDevice.PointerType.Pen,
    QPointingDevice.PointerType.Eraser,
    QPointingDevice.PointerType.Finger,
)
"""Pointers whose own events are taken: mouse events of them are duplicates."""
ENDS: Final = {
    QEvent.Type.FocusOut,
    QEvent.Type.Hide,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.UngrabMouse,
}
"""Events that end a stroke of any input device."""


class Pad(Protocol):
    """What is drawn on; see ``Canvas``."""

    paper_height: float

    @property
    def is_drawing(self) -> bool: ...
    def begin(
        self,
        point: Point,
        *,
        erases: bool = False,
        is_stylus: bool = False,
        discards: bool = False,
    ) -> None: ...
    def draw_to(self, point: Point) -> None: ...
    def finish(self) -> None: ...
    def cancel(self) -> None: ...
    def to_units(self, position: QPointF) -> Point: ...
    def isEnabled(self) -> bool: ...
    def setTabletTracking(self, enable: bool, /) -> None: ...
    def show_keyed(self, is_keyed: bool) -> None: ...
    def update(self) -> None: ...


class Tool(Enum):
    """What draws a stroke, apart from the keyboard."""

    MOUSE = auto()
    STYLUS = auto()
    FINGER = auto()


class PenInput(QObject):
    """Turns the events of a canvas into strokes.

    Fingers arrive as touches and a stylus as tablet events; the mouse events that duplicate them
    are ignored. The other end of a stylus erases.
    """

    def __init__(self, canvas: Pad) -> None:
        super().__init__()
        self._canvas = canvas
        self.keyboard = KeyboardPen(canvas.paper_height)
        self._touches = Touches()
        self._tool: Tool | None = None

    def let_go(self) -> None:
        """Let nothing that is down draw on."""
        if self._tool is Tool.STYLUS:
            self._watch_stylus(False)
        self._tool = None
        self._touches.rest()

    def take(self, event: QEvent) -> bool:
        """Handle an event of the canvas; return whether it is consumed."""
        canvas = self._canvas
        if isinstance(event, QMouseEvent):
            return canvas.isEnabled() and self._take_mouse(event)
        if isinstance(event, QTabletEvent):
            return canvas.isEnabled() and self._take_stylus(event)
        if isinstance(event, QTouchEvent):
            return canvas.isEnabled() and self._take_touches(event)
        kind = event.type()
        if isinstance(event, QKeyEvent):
            return kind == QEvent.Type.KeyPress and canvas.isEnabled() and self._take_key(event)
        if kind in ENDS:
            canvas.finish()
            if kind == QEvent.Type.FocusOut:
                self._hide_keyboard_pen()
        elif (
            kind == QEvent.Type.Leave
            and self._tool is Tool.MOUSE
            and not QGuiApplication.mouseButtons() & LEFT
        ):
            canvas.finish()
        return False

    def _put_down(
        self, tool: Tool, position: QPointF, *, erases: bool = False, discards: bool = False
    ) -> None:
        self._hide_keyboard_pen()
        self._canvas.show_keyed(False)
        is_stylus, point = tool is Tool.STYLUS, self._canvas.to_units(position)
        self._canvas.begin(point, erases=erases, is_stylus=is_stylus, discards=discards)
        if is_stylus is not (self._tool is Tool.STYLUS):
            self._watch_stylus(is_stylus)
        self._tool = tool

    def _take_mouse(self, event: QMouseEvent) -> bool:
        kind, canvas = event.type(), self._canvas
        if self._tool in (Tool.STYLUS, Tool.FINGER) or event.pointerType() in TAKEN:
            return True  # duplicates a tablet event or a touch
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            if event.button() == LEFT:
                self._put_down(Tool.MOUSE, event.position())
            else:
                canvas.show_keyed(False)
                canvas.finish()
        elif kind == QEvent.Type.MouseMove and event.buttons() & LEFT:
            canvas.draw_to(canvas.to_units(event.position()))
        elif kind == QEvent.Type.MouseButtonRelease and event.button() == LEFT:
            canvas.draw_to(canvas.to_units(event.position()))
            canvas.finish()
        return True

    def _take_stylus(self, event: QTabletEvent) -> bool:
        kind, canvas = event.type(), self._canvas
        if kind == QEvent.Type.TabletPress and event.button() == LEFT:
            is_eraser = event.pointerType() == QPointingDevice.PointerType.Eraser
            only_rested = self._touches.only_rests
            self._touches.rest()
            self._put_down(Tool.STYLUS, event.position(), erases=is_eraser, discards=only_rested)
        elif kind == QEvent.Type.TabletMove and self._tool is Tool.STYLUS:
            if not event.buttons() & LEFT:
                canvas.finish()  # it was lifted where nobody told
                return False
            canvas.draw_to(canvas.to_units(event.position()))
        elif kind == QEvent.Type.TabletRelease and self._tool is Tool.STYLUS:
            canvas.draw_to(canvas.to_units(event.position()))
            canvas.finish()
        event.accept()
        return True

    def _watch_stylus(self, is_down: bool) -> None:
        """Be told that the stylus hovers or leaves, which a widget usually is not."""
        application = QCoreApplication.instance()
        assert application is not None
        self._canvas.setTabletTracking(is_down)
        if is_down:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)

    def _take_touches(self, event: QTouchEvent) -> bool:
        kind, canvas = event.type(), self._canvas
        if event.deviceType() != QInputDevice.DeviceType.TouchScreen:
            return False  # a touchpad moves the mouse
        is_new = kind == QEvent.Type.TouchBegin
        if self._tool is Tool.FINGER:
            if kind == QEvent.Type.TouchCancel or (is_new and self._touches.only_rests):
                canvas.cancel()
            elif is_new:
                canvas.finish()  # nobody told that it was lifted
        if is_new:
            self._touches.lift_all()
        for point in event.points():
            self._take_touch(point)
        event.accept()
        return True

    def _take_touch(self, point: QEventPoint) -> None:
        canvas, touches, number, state = self._canvas, self._touches, point.id(), point.state()
        if state != QEventPoint.State.Pressed or self._tool not in (None, Tool.FINGER):
            touches.hold(number)
        if state != QEventPoint.State.Stationary:
            self._let_draw(touches.move(number, point.position()))
            if touches.draws(number):
                canvas.draw_to(canvas.to_units(point.position()))
        if state == QEventPoint.State.Released:
            if touches.draws(number):
                canvas.finish()
            touches.lift(number)

    def _let_draw(self, touch: Touch | None) -> None:
        """Let this touch draw from where it was put down, instead of the one that drew so far."""
        if touch is not None:
            self._put_down(Tool.FINGER, touch.start, discards=self._touches.only_rests)
            self._touches.drawing = touch

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

    # Override of Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.TabletLeaveProximity:
            self._canvas.finish()
        return super().eventFilter(watched, event)
