"""The left half of the window: canvas or picture, reading, tools and what the network sees.

The canvas is square at every size and as large as there is room for; a picture for a network
that reads colours takes its place.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.gui.canvas.pen_tools import PenTools
from digitpad.gui.canvas.widget import Canvas
from digitpad.gui.reading.answer import ReadingPanel
from digitpad.gui.reading.picture_tools import PictureTools
from digitpad.gui.reading.picture_view import PictureView
from digitpad.gui.reading.presenters import Presenter, presenter_of
from digitpad.gui.reading.seen_strip import SeenStrip
from digitpad.gui.theme.colours import PaperChoice

GAP_PX: Final = 22
ROW_GAP_PX: Final = 10
READING_WIDTH_PX: Final = (176, 300)
READING_PART: Final = 0.29
"""Width of the reading, as a part of the pane's, within the limits above."""
NAMED_READING_PART: Final = 0.34
"""The same where classes have names, which take more room than digits."""
VERDICT_PART: Final = 0.23
"""Height of the verdict, as a part of the canvas's side."""
STEPS_STRIP_PART: Final = 0.8
"""Height of the strip, as a part of the canvas's side, where it shows the steps of a picture."""
MINIMUM_CANVAS_PX: Final = 240
LEAST_STRIP_PX: Final = 86


class DrawingPane(QWidget):
    """Lays the canvas out as the largest square that leaves room for the rest."""

    def __init__(
        self,
        undo: QAction,
        redo: QAction,
        clear: QAction,
        open_action: QAction,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("drawing_pane")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._presenter = presenter_of(None)
        self.canvas = Canvas(self)
        self.tools = PenTools(undo, redo, clear, self)
        self.view = PictureView(self)
        self.picture_tools = PictureTools(open_action, self)
        self.reading = ReadingPanel(self)
        self.strip = SeenStrip(self)
        self.strip.steps_toggled.connect(self._arrange)
        self.view.hide()
        self.picture_tools.hide()

    @property
    def surface(self) -> Canvas | PictureView:
        """What lies on it is read: the canvas, or the picture in its place."""
        return self.canvas if self._presenter.reads_drawings else self.view

    def present(self, presenter: Presenter) -> None:
        """Show what a kind of reading needs; the keyboard goes along."""
        had_focus = self.canvas.hasFocus() or self.view.hasFocus()
        self._presenter = presenter
        self.canvas.setVisible(presenter.reads_drawings)
        self.tools.setVisible(presenter.reads_drawings)
        self.view.setVisible(not presenter.reads_drawings)
        self.picture_tools.setVisible(not presenter.reads_drawings)
        self.reading.present(presenter)
        self.strip.present(presenter)
        self._arrange()
        if had_focus:
            self.surface.setFocus()

    def set_paper(self, paper: PaperChoice) -> None:
        """Draw on light or dark paper, or on that of the theme."""
        self.canvas.set_paper(paper)
        self.view.set_paper(paper)

    @Slot()
    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        tools_height = self.tools.sizeHint().height()
        (least, most), presenter = READING_WIDTH_PX, self._presenter
        part = READING_PART if presenter.reads_drawings else NAMED_READING_PART
        reading_width = min(most, max(least, round(width * part)))
        around = 2 * ROW_GAP_PX + tools_height
        (low, high), strip_part = presenter.strip_px, presenter.strip_part
        low = max(low, round(height * presenter.least_strip_part))
        if self.strip.has_steps:
            strip_part = STEPS_STRIP_PART
        side = min(height - around - low, width - GAP_PX - reading_width)
        side = max(MINIMUM_CANVAS_PX, side)
        # What is left below the canvas goes to what the network sees, in whole pixels of it.
        strip_height = min(high, height - around - side, round(side * strip_part))
        strip_height = max(low, strip_height)
        left = max(0, (width - side - GAP_PX - reading_width) // 2)
        top = 0
        for surface in (self.canvas, self.view):
            surface.setGeometry(QRect(left, top, side, side))
        self.reading.verdict.setFixedHeight(min(150, max(72, round(side * VERDICT_PART))))
        # A small canvas is lower than ten bars: they may go on beside the pen tools.
        reading_height = max(side, self.reading.minimumSizeHint().height())
        self.reading.setGeometry(left + side + GAP_PX, top, reading_width, reading_height)
        tools_top = top + side + ROW_GAP_PX
        for tools in (self.tools, self.picture_tools):
            tools.setGeometry(left, tools_top, side, tools_height)
        strip_top = tools_top + tools_height + ROW_GAP_PX
        strip_width = side + GAP_PX + reading_width
        self.strip.setGeometry(left, strip_top, strip_width, strip_height)
        self.strip.fit(strip_width, strip_height)

    def minimumSizeHint(self) -> QSize:
        tools_height = self.tools.sizeHint().height()
        return QSize(
            MINIMUM_CANVAS_PX + GAP_PX + READING_WIDTH_PX[0],
            MINIMUM_CANVAS_PX + 2 * ROW_GAP_PX + tools_height + LEAST_STRIP_PX,
        )

    def sizeHint(self) -> QSize:
        return QSize(700, 680)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
