"""Paper centred in a widget: its size, its colours, and a frame that shows keyboard focus."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.gui.canvas.painting import CORNER_RADIUS_PX, paint_frame
from digitpad.gui.canvas.pen import Point
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.pixels import smooth_painter

MINIMUM_SIDE_PX: Final = 200
AS_BEFORE: Final = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)
"""Reasons by which focus returns to a widget, rather than moves to it."""


class Paper(QWidget):
    """Paper, as large as the widget allows. Its width is 1 in canvas units.

    Subclasses implement ``fit`` and ``paint``; ``colours`` are those to paint in.
    """

    paper_height: float = 1.0
    """Height of the paper as a fraction of its width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(MINIMUM_SIDE_PX, MINIMUM_SIDE_PX)
        self.colours = colours_of(self.palette()).canvas
        self._is_keyed = True

    def paper_rect(self) -> QRectF:
        """Return the rectangle of the paper in the widget."""
        width = min(self.width(), int(self.height() / self.paper_height))
        height = int(width * self.paper_height)
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        return QRectF(left, top, width, height)

    def to_units(self, position: QPointF) -> Point:
        """Convert a position in the widget to canvas units; outside the paper they leave [0, 1]."""
        paper = self.paper_rect()
        inside, side = position - paper.topLeft(), max(1.0, paper.width())
        return inside.x() / side, inside.y() / side

    @property
    def shows_focus(self) -> bool:
        """Whether the frame shows keyboard focus, which mouse users do not need."""
        return self._is_keyed and self.hasFocus()

    def show_keyed(self, is_keyed: bool) -> None:
        """Record whether the keyboard or the mouse is in use."""
        if is_keyed != self._is_keyed:
            self._is_keyed = is_keyed
            self.update()

    # For subclasses

    def fit(self) -> None:
        """Adapt the content to the current size, pixel ratio and colours of the paper."""

    def paint(self, painter: QPainter, paper: QRectF, area: QRectF) -> None:
        """Paint the part inside ``area`` of the paper, whose upper left corner is (0, 0)."""

    def _show_colours(self) -> None:
        self.colours = colours_of(self.palette()).canvas
        self.fit()

    # Overrides of Qt

    def sizeHint(self) -> QSize:
        return QSize(460, 460)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_colours()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paper = self.paper_rect()
        area = QRectF(event.rect()).intersected(paper)
        with smooth_painter(self) as painter:
            if not paper.contains(QRectF(event.rect())):
                painter.fillRect(event.rect(), self.colours.around)
            painter.fillRect(area, self.colours.paper)
            painter.translate(paper.topLeft())
            area.translate(-paper.topLeft())
            paper.moveTo(0, 0)
            self.paint(painter, paper, area)
            corner = CORNER_RADIUS_PX
            if not paper.adjusted(corner, corner, -corner, -corner).contains(area):
                paint_frame(painter, paper, self.colours, has_focus=self.shows_focus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.show_keyed(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.show_keyed(True)
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in AS_BEFORE:
            self.show_keyed(event.reason() is not Qt.FocusReason.MouseFocusReason)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
