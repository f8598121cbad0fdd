"""What the user draws on: the canvas with its reading, or in its place the surface of a wing."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from digitpad import wings
from digitpad.gui.actions import Actions
from digitpad.gui.canvas.content import Page, is_blank
from digitpad.gui.desk import Desk
from digitpad.gui.reading.panel import ReadingPanel
from digitpad.gui.settings import Settings
from digitpad.gui.window_memory import move_off
from digitpad.ink.drawing import Drawing, LabelledDrawing


class Surfaces(QStackedWidget):
    """Shows the ``panel``, or the ``pad`` of a wing while that wing's action is checked.

    ``pad``: None until it is wanted for the first time. It is made with the desk and the actions,
    writes numbers on its ``line``, is told to ``read_now`` and ``show_tools`` when it is shown, and
    to ``show_kept`` when a correction was stored. Signals: ``message`` (text for a status bar);
    those of the pad: ``written`` after a change of its page, ``corrected`` with the drawing of one
    sign as if it were alone on the canvas, its label, and what it was read as.
    """

    message = Signal(str)
    written = Signal()
    corrected = Signal(object, str, str)

    def __init__(
        self, desk: Desk, panel: ReadingPanel, actions: Actions, settings: Settings
    ) -> None:
        super().__init__()
        self._desk, self._panel, self._actions, self._settings = desk, panel, actions, settings
        self.pad: Any = None
        self._wing = wings.with_surface()
        self._reads_numbers = False
        self.addWidget(panel)
        # Without a wing, an action that nobody can choose.
        self._wants_numbers = actions[self._wing.menu.name] if self._wing else QAction(self)
        self._wants_numbers.toggled.connect(self._on_numbers_toggled)
        desk.model_changed.connect(self._on_model_changed)
        desk.page_taken.connect(self._uncover)

    @property
    def has_numbers(self) -> bool:
        """Whether the pad has taken the canvas's place."""
        return self.pad is not None and bool(self.pad.is_shown)

    @property
    def surface(self) -> QWidget:
        """The surface that the page lies on."""
        surface: QWidget = self.pad.line if self.has_numbers else self._panel.surface
        return surface

    def page(self) -> Page | None:
        """Return the page drawn, opened or written on the visible surface, None for nothing."""
        page: Page | None = self.pad.line.page() if self.has_numbers else self._panel.page()
        return page

    def take(self, page: Page, drawings: tuple[LabelledDrawing, ...] = ()) -> bool:
        """Show a drawing or picture where it can be read; on the line only drawings."""
        if self.has_numbers and isinstance(page, Drawing) and len(drawings) < 2:
            self.pad.line.set_page(page)
            return True
        self._wants_numbers.setChecked(False)
        return self._panel.take(page, drawings)

    @Slot()
    def show_single_digit(self) -> None:
        """Show the canvas instead of the line, to explain a single digit."""
        if self.has_numbers and not self._reads_numbers:
            self._wants_numbers.setChecked(False)
            self.message.emit(self.tr("Only a single digit can be explained: draw it here."))

    def take_over(self, old: Surfaces) -> None:
        """Show what is written on the pad of another window."""
        if old.pad is not None:
            if self.pad is None:
                self._load_pad()
            self.pad.take_over(old.pad)

    # What is remembered

    def restore(self) -> None:
        self._panel.canvas.set_pen_width(self._settings.pen_width)
        self._panel.tools.pen_width.show_width(self._settings.pen_width)
        if self._wing is not None:
            self._wants_numbers.setChecked(self._settings.writes_numbers)

    def remember(self) -> None:
        self._settings.pen_width = self._panel.canvas.pen_width
        if self.pad is not None:
            self._settings.line_pen_width = self.pad.line.pen_width
        if self._wing is not None:
            self._settings.writes_numbers = self._wants_numbers.isChecked()

    # What happens

    def _load_pad(self) -> None:
        assert self._wing is not None
        self.pad = self._wing.load(self._wing.surface)(self._desk, self._actions)
        self.pad.line.set_pen_width(self._settings.line_pen_width)
        self.pad.message.connect(self.message)
        self.pad.line.page_changed.connect(self.written)
        self.pad.corrected.connect(self.corrected)
        self.addWidget(self.pad)

    @Slot(bool)
    def _on_numbers_toggled(self, is_wanted: bool) -> None:
        """Replace the reading panel by the pad, or the other way round."""
        if self.pad is None:
            self._load_pad()
        self.setCurrentWidget(self.pad if is_wanted else self._panel)
        if is_wanted:
            page, read, line = self._panel.page(), self._desk.prediction, self.pad.line
            is_number = isinstance(page, Drawing) and read is not None and len(read.figures) > 1
            if page is not None and is_number and is_blank(line.page()):
                line.set_page(page)
            self.pad.read_now()
            self.pad.show_tools()
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
        if reads_numbers and not self._reads_numbers and self._wing is not None:
            self._wants_numbers.setChecked(True)
        self._reads_numbers = reads_numbers
