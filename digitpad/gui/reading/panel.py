"""The left half of the window: canvas or picture, reading, tools and what the network sees.

The canvas is square at every size and as large as there is room for; a picture for a network
that reads colours takes its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QSize, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.gui.canvas.pen_tools import PenTools
from digitpad.gui.canvas.widget import Canvas
from digitpad.gui.reading.answer import ReadingPanel
from digitpad.gui.reading.picture_tools import PictureTools
from digitpad.gui.reading.picture_view import PictureView
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
STRIP_HEIGHT_PX: Final = (86, 226)
STRIP_PART: Final = 0.5
"""At most so high as a part of the canvas's side: the drawing is what matters."""
STEPS_STRIP_PART: Final = 0.8
"""The same where it shows the steps of a picture, if there is room."""
PAIR_STRIP_HEIGHT_PX: Final = (120, 340)
PAIR_STRIP_PART: Final = 0.8
PAIR_PART: Final = 0.3
"""The same for an autoencoder, whose strip is what it is about; so much of the height at least."""
MINIMUM_CANVAS_PX: Final = 240


@dataclass(frozen=True, slots=True)
class Mode:
    """What the left half serves: a network for colour pictures, or one that draws again."""

    is_colour: bool = False
    draws_again: bool = False


DIGITS: Final = Mode()


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
        self._mode = DIGITS
        self.canvas = Canvas(self)
        self.tools = PenTools(undo, redo, clear, self)
        self.view = PictureView(self)
        self.picture_tools = PictureTools(open_action, self)
        self.reading = ReadingPanel(self)
        self.strip = SeenStrip(self)
        self.strip.steps_toggled.connect(self._arrange)
        self.view.hide()
        self.picture_tools.hide()

    def show_mode(self, mode: Mode) -> None:
        """Show the canvas or the picture, the bars or the pair; the keyboard goes along."""
        had_focus = self.canvas.hasFocus() or self.view.hasFocus()
        self._mode = mode
        self.canvas.setVisible(not mode.is_colour)
        self.tools.setVisible(not mode.is_colour)
        self.view.setVisible(mode.is_colour)
        self.picture_tools.setVisible(mode.is_colour)
        self.reading.show_mode(is_colour=mode.is_colour, draws_again=mode.draws_again)
        self.strip.show_mode(is_colour=mode.is_colour, draws_again=mode.draws_again)
        self._arrange()
        if had_focus:
            (self.view if mode.is_colour else self.canvas).setFocus()

    def set_paper(self, paper: PaperChoice) -> None:
        """Draw on light or dark paper, or on that of the theme."""
        self.canvas.set_paper(paper)
        self.view.set_paper(paper)

    @Slot()
    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        tools_height = self.tools.sizeHint().height()
        (least, most), part = READING_WIDTH_PX, READING_PART
        if self._mode.is_colour:
            part = NAMED_READING_PART
        reading_width = min(most, max(least, round(width * part)))
        around = 2 * ROW_GAP_PX + tools_height
        (low, high), strip_part = STRIP_HEIGHT_PX, STRIP_PART
        if self.strip.has_steps:
            strip_part = STEPS_STRIP_PART
        if self._mode.draws_again:
            (low, high), strip_part = PAIR_STRIP_HEIGHT_PX, PAIR_STRIP_PART
            low = max(low, round(height * PAIR_PART))
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
            MINIMUM_CANVAS_PX + 2 * ROW_GAP_PX + tools_height + STRIP_HEIGHT_PX[0],
        )

    def sizeHint(self) -> QSize:
        return QSize(700, 680)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
