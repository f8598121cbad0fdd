"""The widget that shows a network: point at a unit, click it to see how it is computed."""

from __future__ import annotations

from time import thread_time
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.explain.activity import strongest_place
from digitpad.explain.columns import Rect, field_of
from digitpad.gui.explain.map_view import shades_of
from digitpad.gui.language import number
from digitpad.gui.network.painting import (
    FADED,
    Layout,
    NetworkLook,
    Painting,
    UnitPlace,
    column_words,
)
from digitpad.gui.network.scene import Scene
from digitpad.gui.theme.colours import colours_of, curve_colours
from digitpad.gui.widgets.parts import (
    ARROWS,
    SMALL,
    grown,
    named,
    scale_text,
    shows_tip,
)
from digitpad.gui.widgets.pixels import smooth_painter
from digitpad.gui.widgets.spoken import describe

OPENING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
LEAST: Final = QSize(420, 184)


class NetworkView(QWidget):
    """The picture of a ``scene``; ``pointed`` is a unit, ``spot`` a row and column of its map.

    Signals: ``opened`` (a ``UnitPlace``, row and column) when a unit is to be explained, or another
    spot of it; ``closed`` when no longer. ``add_wanted``, ``remove_wanted``, ``change_wanted`` (the
    number of a column, where a menu belongs).
    """

    opened = Signal(object, object)
    closed = Signal()
    add_wanted = Signal(int, QPoint)
    remove_wanted = Signal(int)
    change_wanted = Signal(int, QPoint)

    def __init__(self) -> None:
        super().__init__()
        tip = self.tr("Point at a unit to see what joins it; click it to see how it is computed")
        named(self, "network_view", self.tr("The network"), tip)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        scale_text(self, SMALL)
        self.scene = Scene((), (), (), (), ())
        self.pointed: UnitPlace | None = None
        self.spot: tuple[int, int] | None = None
        self.is_open = False
        self.can_build = False
        self.painted_ms = 0.0
        """What the last scene took to paint."""
        self._painting: Painting | None = None
        self._wires = QPixmap()
        self._tiles = QPixmap()

    # What is shown

    def show_scene(self, scene: Scene) -> None:
        """Show another moment, or another network; a unit that is explained stays so."""
        was = self.scene.columns
        self.scene = scene
        is_there = self.pointed is None or (
            self.pointed.column < len(scene.live)
            and self.pointed.row < len(scene.live[self.pointed.column].units)
        )
        if scene.columns != was or not is_there:
            self.pointed, self.spot = None, None
            self.close_unit()
        self.forget()
        if self.is_open and self.pointed is not None:
            self.opened.emit(self.pointed, self.place_of())
        self._describe()

    def set_buildable(self, can_build: bool) -> None:
        """Show the buttons to build with, or not."""
        if can_build != self.can_build:
            self.can_build = can_build
            self.forget()

    def look(self) -> NetworkLook:
        adds, takes = curve_colours(self.palette())[:2]
        return NetworkLook(colours_of(self.palette()), adds, takes, self.font())

    def painting(self) -> Painting:
        """Return what is painted at the present size."""
        if self._painting is None:
            started = thread_time()
            layout = Layout(self.scene, self.width(), self.height(), has_buttons=self.can_build)
            self._painting = Painting(self.scene, layout, self.look())
            self._wires, self._tiles = (_blank(self, used) for used in (self._wires, self._tiles))
            with QPainter(self._wires) as painter:
                self._painting.paint_wires(painter)
            with QPainter(self._tiles) as painter:
                self._painting.paint_tiles(painter)
                self._painting.paint_buttons(painter)
            self.painted_ms = (thread_time() - started) * 1e3
        return self._painting

    def forget(self) -> None:
        """Paint everything anew."""
        self._painting = None
        self.update()

    # One unit

    def unit(self) -> int | None:
        """Return the index of the unit pointed at, among all of its column."""
        if self.pointed is None:
            return None
        return self.scene.live[self.pointed.column].units[self.pointed.row]

    def place_of(self) -> tuple[int, int]:
        """Return the row and column of the map pointed at; where it is strongest, by default."""
        activity, unit = self.scene.activity, self.unit()
        if activity is None or self.pointed is None or unit is None:
            return 0, 0
        values = activity.given(self.pointed.column)[unit]
        return self.spot or strongest_place(values)

    def point_at(self, pointed: UnitPlace | None, spot: tuple[int, int] | None = None) -> None:
        """Let a unit stand out, with its wires; ``spot``: of its map."""
        if (pointed, spot) == (self.pointed, self.spot):
            return
        self.pointed, self.spot = pointed, spot
        self._describe()
        self.update()
        if self.is_open and pointed is not None:
            self.opened.emit(pointed, self.place_of())

    def open_unit(self) -> None:
        """Have it explained how the unit pointed at is computed."""
        if self.pointed is not None and self.scene.activity is not None:
            self.is_open = True
            self.opened.emit(self.pointed, self.place_of())

    def close_unit(self) -> None:
        if self.is_open:
            self.is_open = False
            self.closed.emit()

    def _spot_at(self, pointed: UnitPlace, point: QPointF) -> tuple[int, int] | None:
        column = self.scene.columns[pointed.column]
        if not column.has_maps:
            return None
        at = self.painting().layout.tiles[pointed.column][pointed.row]
        rows, across = column.shape[1:]
        row = int((point.y() - at.top()) / at.height() * rows)
        left = int((point.x() - at.left()) / at.width() * across)
        return min(max(row, 0), rows - 1), min(max(left, 0), across - 1)

    def words_at(self, point: QPointF) -> str:
        """Return what stands at a point, "" for nothing."""
        pointed = self.painting().layout.place_at(point)
        if pointed is None:
            return self._button_words(point)
        text = self._unit_text(pointed, self._spot_at(pointed, point))
        if self.is_open or self.scene.activity is None:
            return text
        click = self.tr("Click to see how it is computed.")
        return f"{text}\n{click}"

    def _unit_text(self, pointed: UnitPlace, spot: tuple[int, int] | None) -> str:
        live, activity = self.scene.live[pointed.column], self.scene.activity
        titles, _ = column_words(self.scene.columns[pointed.column], self.scene.layers)
        unit = live.units[pointed.row]
        value = float(live.values[pointed.row])
        if spot is not None and activity is not None:
            value = float(activity.given(pointed.column)[(unit, *spot)])
        text = self.tr("{layer}, unit {number}: {value}")
        return text.format(layer=titles[0], number=unit + 1, value=number(value, "+.3f"))

    def _describe(self) -> None:
        count = len(self.scene.columns)
        text = self.tr("A network of {count} columns").format(count=number(count))
        if self.scene.fault:
            text = self.scene.fault
        elif self.pointed is not None:
            text = self.tr("Column {column} of {count}: {unit}").format(
                column=number(self.pointed.column + 1),
                count=number(count),
                unit=self._unit_text(self.pointed, self.spot),
            )
        describe(self, text)

    # Buttons to build with

    def _button_words(self, point: QPointF) -> str:
        button = self.painting().layout.button_at(point)
        titles = {
            "−": self.tr("Take this layer out"),
            "+": self.tr("Add a layer after this one"),
            "": self.tr("Change this layer: its width, kernel, activation"),
        }
        return self.toolTip() if button is None else titles[button[1]]

    def _press(self, column: int, sign: str, at: QRectF) -> None:
        below = self.mapToGlobal(at.bottomLeft().toPoint())
        if sign == "+":
            self.add_wanted.emit(column, below)
        elif column and sign == "−":
            self.remove_wanted.emit(column)
        elif column:
            self.change_wanted.emit(column, below)

    # Overrides of Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST.width(), grown(LEAST.height()))

    def event(self, event: QEvent) -> bool:
        return shows_tip(self, event, self.words_at) or super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        pointed = self.painting().layout.place_at(event.position())
        if self.is_open:
            return  # what is explained stays until another unit is clicked
        self.point_at(pointed, self._spot_at(pointed, event.position()) if pointed else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        button = self.painting().layout.button_at(event.position())
        pointed = self.painting().layout.place_at(event.position())
        if button is not None:
            self._press(*button)
        elif pointed is None or (self.is_open and pointed == self.pointed):
            self.close_unit()
        else:
            self.point_at(pointed)  # where it is strongest, not at a pixel of the small map
            self.open_unit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Change the layer of the unit pointed at: by the menu's key, or a right click."""
        if self.can_build and self.pointed is not None:
            room = QRectF(self.painting().layout.columns[self.pointed.column])
            room.setHeight(self.painting().layout.head)
            self._press(self.pointed.column, "", room)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.is_open and not self.hasFocus():
            self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pointed, key = self.pointed, Qt.Key(event.key())
        if not self.scene.columns:
            super().keyPressEvent(event)
        elif key in ARROWS:
            self._move(*ARROWS[key], event.modifiers())
        elif key in OPENING:
            self.close_unit() if self.is_open else self.open_unit()
        elif key == Qt.Key.Key_Escape and self.is_open:
            self.close_unit()
        elif self.can_build and pointed is not None and event.text() in ("+", "-"):
            minus, plus = self.painting().layout.buttons[pointed.column]
            is_plus = event.text() == "+"
            self._press(pointed.column, "+" if is_plus else "−", plus if is_plus else minus)
        else:
            super().keyPressEvent(event)

    def _move(self, across: int, down: int, modifiers: Qt.KeyboardModifier) -> None:
        """Point at the next unit, or with Shift at the next value of its map."""
        pointed = self.pointed or UnitPlace(0, 0)
        column = self.scene.columns[pointed.column]
        if modifiers & Qt.KeyboardModifier.ShiftModifier and column.has_maps:
            row, left = self.place_of()
            rows, wide = column.shape[1:]
            spot = min(max(row + down, 0), rows - 1), min(max(left + across, 0), wide - 1)
            self.point_at(pointed, spot)
        elif self.pointed is None:
            self.point_at(pointed)
        else:
            number = min(max(pointed.column + across, 0), len(self.scene.columns) - 1)
            most = len(self.scene.live[number].units) - 1
            self.point_at(UnitPlace(number, min(max(pointed.row + down, 0), most)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.forget()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        painting = self.painting()
        pointed = self.pointed
        with smooth_painter(self) as painter:
            if self.hasFocus():
                painter.setPen(QPen(colours_of(self.palette()).accent, 1.5))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
            if pointed is None:
                painter.drawPixmap(0, 0, self._wires)
                painter.drawPixmap(0, 0, self._tiles)
                return
            painter.setOpacity(FADED)
            painter.drawPixmap(0, 0, self._wires)
            painter.setOpacity(1)
            painting.paint_wires(painter, only=pointed)
            painter.drawPixmap(0, 0, self._tiles)
            painting.paint_kernels(painter, pointed, shades_of(self))
            painting.paint_pointed(painter, pointed, self.field())

    def field(self) -> Rect | None:
        """Return the pixels that the value pointed at depends on."""
        activity = self.scene.activity
        if activity is None or self.pointed is None:
            return None
        column = self.scene.columns[self.pointed.column]
        spot = self.place_of() if column.has_maps else (self.unit() or 0, 0)
        architecture = activity.architecture
        return field_of(architecture.layers, architecture.input_shape, column, spot)


def _blank(widget: QWidget, used: QPixmap) -> QPixmap:
    """Return an empty pixmap of a widget's size: the used one, if it has it."""
    size = widget.size() * widget.devicePixelRatioF()
    pixmap = used if used.size() == size else QPixmap(size)
    pixmap.setDevicePixelRatio(widget.devicePixelRatioF())
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
