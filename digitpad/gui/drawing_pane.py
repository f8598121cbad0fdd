"""The left half of the window: canvas, reading, pen tools and what the network sees.

The canvas is square at every size and as large as there is room for. May import: Qt, ``gui``
widgets. Tests: ``tests/gui/test_window.py``.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.gui.canvas import Canvas
from digitpad.gui.colours import CanvasColours, Colours
from digitpad.gui.pen_tools import PenTools
from digitpad.gui.reading_panel import ReadingPanel
from digitpad.gui.seen_strip import SeenStrip

GAP_PX: Final = 22
ROW_GAP_PX: Final = 10
READING_WIDTH_PX: Final = (176, 300)
READING_PART: Final = 0.29
"""Width of the reading, as a part of the pane's, within the limits above."""
VERDICT_PART: Final = 0.23
"""Height of the verdict, as a part of the canvas's side."""
STRIP_HEIGHT_PX: Final = (86, 226)
STRIP_PART: Final = 0.5
"""At most so high as a part of the canvas's side: the drawing is what matters."""
MINIMUM_CANVAS_PX: Final = 240


class DrawingPane(QWidget):
    """Lays the canvas out as the largest square that leaves room for the rest."""

    def __init__(
        self, undo: QAction, redo: QAction, clear: QAction, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("drawing_pane")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.canvas = Canvas(self)
        self.tools = PenTools(undo, redo, clear, self)
        self.reading = ReadingPanel(self)
        self.strip = SeenStrip(self)

    def set_colours(self, colours: Colours, canvas: CanvasColours) -> None:
        """Paint in other colours."""
        self.canvas.set_colours(canvas)
        self.tools.set_colours(colours)
        self.reading.set_colours(colours)
        self.strip.set_colours(colours)

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        tools_height = self.tools.sizeHint().height()
        least, most = READING_WIDTH_PX
        reading_width = min(most, max(least, round(width * READING_PART)))
        around = 2 * ROW_GAP_PX + tools_height
        low, high = STRIP_HEIGHT_PX
        side = min(height - around - low, width - GAP_PX - reading_width)
        side = max(MINIMUM_CANVAS_PX, side)
        # What is left below the canvas goes to what the network sees, in whole pixels of it.
        strip_height = min(high, height - around - side, round(side * STRIP_PART))
        strip_height = max(low, strip_height)
        left = max(0, (width - side - GAP_PX - reading_width) // 2)
        top = 0
        self.canvas.setGeometry(QRect(left, top, side, side))
        self.reading.verdict.setFixedHeight(min(150, max(72, round(side * VERDICT_PART))))
        # A small canvas is lower than ten bars: they may go on beside the pen tools.
        reading_height = max(side, self.reading.minimumSizeHint().height())
        self.reading.setGeometry(left + side + GAP_PX, top, reading_width, reading_height)
        tools_top = top + side + ROW_GAP_PX
        self.tools.setGeometry(left, tools_top, side, tools_height)
        strip_top = tools_top + tools_height + ROW_GAP_PX
        self.strip.setGeometry(left, strip_top, side + GAP_PX + reading_width, strip_height)
        self.strip.fit(strip_height)

    def minimumSizeHint(self) -> QSize:
        tools_height = self.tools.sizeHint().height()
        return QSize(
            MINIMUM_CANVAS_PX + GAP_PX + READING_WIDTH_PX[0],
            MINIMUM_CANVAS_PX + 2 * ROW_GAP_PX + tools_height + STRIP_HEIGHT_PX[0],
        )

    def sizeHint(self) -> QSize:
        return QSize(700, 680)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
