"""A slider that goes where it is clicked, instead of a page towards it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider


class ClickSlider(QSlider):
    """A horizontal slider; the click also takes hold of the handle."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)

    # Qt's own names from here on

    def mousePressEvent(self, event: QMouseEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        kind, parts = QStyle.ComplexControl.CC_Slider, QStyle.SubControl
        groove = self.style().subControlRect(kind, option, parts.SC_SliderGroove, self)
        handle = self.style().subControlRect(kind, option, parts.SC_SliderHandle, self)
        at = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(at):
            left = at.x() - groove.x() - handle.width() // 2
            room = groove.width() - handle.width()
            value = QStyle.sliderValueFromPosition(
                self.minimum(), self.maximum(), left, room, option.upsideDown
            )
            self.setValue(value)
        super().mousePressEvent(event)
