"""The row under the canvas: undo, redo, clear, and the width of the pen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from digitpad.gui.settings import PEN_WIDTHS
from digitpad.gui.theme.icons import icon
from digitpad.gui.widgets.parts import ClickSlider, action_button, filled, named

STEPS_PER_UNIT: Final = 1000
WHOLE_PX, WORD_PX = 336, 296
"""Where there is less room, the slider stands alone; then Clear has no word either."""


class PenTools(QWidget):
    """Buttons for the actions that change the page, and a slider for the pen.

    "numbers" puts the number pad in the canvas's place.

    Signals: ``pen_width_chosen`` with a fraction of the canvas's side.
    """

    pen_width_chosen = Signal(float)

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pen_tools")
        names = "undo", "redo", "eraser", "clear", "numbers"
        buttons = {name: action_button(actions[name], f"{name}_button") for name in names}
        self._clear = buttons["clear"]
        self._thin, self._thick = QLabel(), QLabel()
        words = self.tr("How wide the pen is. The reading does not depend on it.")
        self.pen_slider = named(ClickSlider(), "pen_width", self.tr("Pen width"), words)
        self.pen_slider.setRange(*(round(width * STEPS_PER_UNIT) for width in PEN_WIDTHS))
        self.pen_slider.setPageStep(20)
        self.pen_slider.setMinimumWidth(30)
        self.pen_slider.setMaximumWidth(140)
        chosen = self.pen_width_chosen
        self.pen_slider.valueChanged.connect(lambda value: chosen.emit(value / STEPS_PER_UNIT))
        width = self._thin, (self.pen_slider, 3), self._thick
        filled(QHBoxLayout(self), *buttons.values(), None, *width, spacing=0)
        self._show_icons()

    def _show_icons(self) -> None:
        for label, name in ((self._thin, "pen-thin"), (self._thick, "pen-thick")):
            label.setPixmap(icon(name, QPalette.ColorRole.PlaceholderText).pixmap(18, 18))

    def show_pen_width(self, width: float) -> None:
        """Move the slider without choosing."""
        with QSignalBlocker(self.pen_slider):
            self.pen_slider.setValue(round(width * STEPS_PER_UNIT))

    # Qt's own names from here on

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drop the strokes beside the slider in a narrow row, and a word before it is cut."""
        super().resizeEvent(event)
        for label in (self._thin, self._thick):
            label.setVisible(self.width() >= WHOLE_PX)
        has_room = self.width() >= WORD_PX
        style = Qt.ToolButtonStyle
        self._clear.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if has_room else style.ToolButtonIconOnly
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_icons()
