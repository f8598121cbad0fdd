"""The row under the canvas: undo, redo, clear, and the width of the pen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from digitpad.gui.canvas.pen_width import PenWidth
from digitpad.gui.settings import PEN_WIDTHS
from digitpad.gui.widgets.parts import action_button, filled, grown
from digitpad.wings import with_surface

WHOLE_PX, WORD_PX = 336, 296
"""Widths below which the icons beside the slider, and then the text of Clear, are hidden."""


class PenTools(QWidget):
    """Buttons for the actions that change the page, and a slider for the pen's width.

    The last button replaces the canvas by the surface of a wing, if there is one.
    """

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pen_tools")
        wing = with_surface()
        names = "undo", "redo", "eraser", "clear", *([wing.menu.name] if wing else [])
        buttons = {name: action_button(actions[name], f"{name}_button") for name in names}
        self._clear = buttons["clear"]
        self.pen_width = PenWidth("pen_width", PEN_WIDTHS)
        filled(QHBoxLayout(self), *buttons.values(), None, (self.pen_width, 3), spacing=0)

    # Override of Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow row, hide the icons beside the slider, and then the text of Clear."""
        super().resizeEvent(event)
        self.pen_width.show_icons(self.width() >= grown(WHOLE_PX))
        has_room = self.width() >= grown(WORD_PX)
        style = Qt.ToolButtonStyle
        self._clear.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if has_room else style.ToolButtonIconOnly
        )
