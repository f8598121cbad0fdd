"""What the user draws on: the canvas with its reading, or in its place the line for numbers."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from digitpad.gui.actions import Actions
from digitpad.gui.canvas.content import Page, is_blank
from digitpad.gui.desk import Desk
from digitpad.gui.numbers.number_pad import NumberPad
from digitpad.gui.reading.panel import ReadingPanel
from digitpad.gui.settings import Settings
from digitpad.gui.window_memory import move_off
from digitpad.ink.drawing import Drawing, LabelledDrawing


class Surfaces(QStackedWidget):
    """Shows the ``panel`` or the ``pad``, depending on the action “numbers”.

    Signals: ``message`` (text for a status bar).
    """

    message = Signal(str)

    def __init__(self, desk: Desk, panel: ReadingPanel, pad: NumberPad, actions: Actions) -> None:
        super().__init__()
        self._desk, self._panel, self._pad = desk, panel, pad
        self._reads_numbers = False
        self.addWidget(panel)
        self.addWidget(pad)
        self._wants_numbers = actions["numbers"]
        self._wants_numbers.toggled.connect(self._on_numbers_toggled)
        desk.model_changed.connect(self._on_model_changed)
        desk.page_taken.connect(self._uncover)

    @property
    def has_numbers(self) -> bool:
        """Whether the line has taken the canvas's place."""
        return self._pad.is_shown

    @property
    def surface(self) -> QWidget:
        """The surface that the page lies on."""
        return self._pad.line if self.has_numbers else self._panel.surface

    def page(self) -> Page | None:
        """Return the page drawn, opened or written on the visible surface, None for nothing."""
        return self._pad.line.page() if self.has_numbers else self._panel.page()

    def take(self, page: Page, drawings: tuple[LabelledDrawing, ...] = ()) -> bool:
        """Show a drawing or picture where it can be read; on the line only drawings."""
        if self.has_numbers and isinstance(page, Drawing) and len(drawings) < 2:
            self._pad.line.set_page(page)
            return True
        self._wants_numbers.setChecked(False)
        return self._panel.take(page, drawings)

    @Slot()
    def show_single_digit(self) -> None:
        """Show the canvas instead of the line, to explain a single digit."""
        if self.has_numbers and not self._reads_numbers:
            self._wants_numbers.setChecked(False)
            self.message.emit(self.tr("Only a single digit can be explained: draw it here."))

    # What is remembered

    def restore(self, settings: Settings) -> None:
        self._panel.canvas.set_pen_width(settings.pen_width)
        self._panel.tools.pen_width.show_width(settings.pen_width)
        self._pad.line.set_pen_width(settings.line_pen_width)
        self._wants_numbers.setChecked(settings.writes_numbers)

    def remember(self, settings: Settings) -> None:
        settings.pen_width = self._panel.canvas.pen_width
        settings.line_pen_width = self._pad.line.pen_width
        settings.writes_numbers = self._wants_numbers.isChecked()

    # What happens

    @Slot(bool)
    def _on_numbers_toggled(self, is_wanted: bool) -> None:
        """Replace the reading panel by the number pad, or the other way round."""
        self.setCurrentWidget(self._pad if is_wanted else self._panel)
        if is_wanted:
            page, read, line = self._panel.page(), self._desk.prediction, self._pad.line
            is_number = isinstance(page, Drawing) and read is not None and len(read.figures) > 1
            if page is not None and is_number and is_blank(line.page()):
                line.set_page(page)
            self._pad.read_now()
            self._pad.show_tools()
            line.setFocus()
        else:
            self._panel.show_page()
            self._panel.surface.setFocus()

    @Slot()
    def _uncover(self) -> None:
        """Move the window in which a page was chosen off that page."""
        window = QApplication.activeWindow()
        if window is not None and window is not self.window():
            move_off(window, self.surface)

    @Slot()
    def _on_model_changed(self) -> None:
        model = self._desk.model
        reads_numbers = model is not None and model.info.preprocessing.on_lines
        if reads_numbers and not self._reads_numbers:
            self._wants_numbers.setChecked(True)
        self._reads_numbers = reads_numbers
