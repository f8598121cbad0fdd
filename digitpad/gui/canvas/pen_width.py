"""The width of the pen: a slider between a thin line and a thick one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from digitpad.gui.theme.icons import icon
from digitpad.gui.widgets.parts import ClickSlider, filled, grow, named

STEPS_PER_UNIT: Final = 1000
PAGES: Final = 7
"""Number of page steps from the thinnest pen to the thickest."""
LONGEST_PX: Final = 140
"""Largest useful length of the slider: a longer one is no easier to set."""
ICON_PX: Final = 18


class PenWidth(QWidget):
    """A slider for the width of a pen, with two icons.

    ``name``: the slider's object name. ``widths``: the thinnest and the thickest, in canvas units.

    Signals: ``chosen`` with a width in canvas units.
    """

    chosen = Signal(float)

    def __init__(self, name: str, widths: tuple[float, float]) -> None:
        super().__init__()
        self._thin, self._thick = QLabel(), QLabel()
        tip = self.tr("Width of the pen. The reading does not depend on it.")
        self.slider = named(ClickSlider(), name, self.tr("Pen width"), tip)
        thinnest, thickest = (round(width * STEPS_PER_UNIT) for width in widths)
        self.slider.setRange(thinnest, thickest)
        self.slider.setPageStep((thickest - thinnest) // PAGES)
        grow(self.slider, "setMinimumWidth", 30)
        self.slider.setMaximumWidth(LONGEST_PX)
        self.setMaximumWidth(LONGEST_PX + 2 * ICON_PX)
        self.slider.valueChanged.connect(lambda value: self.chosen.emit(value / STEPS_PER_UNIT))
        filled(QHBoxLayout(self), self._thin, (self.slider, 1), self._thick, spacing=0)
        self._paint_icons()

    def show_width(self, width: float) -> None:
        """Move the slider without emitting ``chosen``."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(round(width * STEPS_PER_UNIT))

    def show_icons(self, are_wanted: bool) -> None:
        """Show or hide the icons beside the slider."""
        for label in (self._thin, self._thick):
            label.setVisible(are_wanted)

    def _paint_icons(self) -> None:
        for label, name in ((self._thin, "pen-thin"), (self._thick, "pen-thick")):
            label.setPixmap(icon(name, QPalette.ColorRole.PlaceholderText).pixmap(ICON_PX, ICON_PX))

    # Override of Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._paint_icons()
