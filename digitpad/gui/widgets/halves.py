"""The two halves of the window side by side: what is read, and the card for training."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QSplitter, QVBoxLayout, QWidget

from digitpad.gui.widgets.side_scroll import SideScroll

GUTTER_PX: Final = 22


class Halves(QWidget):
    """The window's centre. ``splitter`` keeps how wide each half is; ``card`` can be hidden."""

    def __init__(self, left: QWidget, right: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = QFrame()
        self.card.setObjectName("training_card")
        self.card.setProperty("look", "card")
        # On a small screen the right half scrolls; the canvas is never pushed out of the window.
        column = QVBoxLayout(self.card)
        column.setContentsMargins(18, 16, 18, 16)
        self._scroll = SideScroll(right)
        column.addWidget(self._scroll)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setObjectName("splitter")
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(GUTTER_PX)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.card)
        around = QVBoxLayout(self)
        around.setContentsMargins(GUTTER_PX, 8, GUTTER_PX, 6)
        around.addWidget(self.splitter)

    def reveal(self, part: QWidget) -> None:
        """Bring a part of the right half into sight where it has to be scrolled."""
        self._scroll.reveal(part)
