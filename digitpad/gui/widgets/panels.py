"""The reading panel and the training panel side by side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QVBoxLayout, QWidget

GUTTER_PX: Final = 22


class SideScroll(QScrollArea):
    """Shows a widget in full where there is room, and scrolls where there is not."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._content = content
        self.setWidget(content)
        content.installEventFilter(self)

    def reveal(self, part: QWidget) -> None:
        """Scroll so that a part of the content is in sight, once the layout has settled."""
        QTimer.singleShot(0, part, lambda: self.ensureWidgetVisible(part, 0, 0))

    # Qt's own names from here on

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, 200)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class Panels(QWidget):
    """The window's centre. ``splitter`` keeps how wide each panel is; ``card`` can be hidden."""

    def __init__(self, reading: QWidget, training: QWidget) -> None:
        super().__init__()
        self.card = QFrame()
        self.card.setObjectName("training_card")
        self.card.setProperty("look", "card")
        # On a small screen this panel scrolls; the canvas is never pushed out of the window.
        column = QVBoxLayout(self.card)
        column.setContentsMargins(18, 16, 18, 16)
        self._scroll = SideScroll(training)
        column.addWidget(self._scroll)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setObjectName("splitter")
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(GUTTER_PX)
        self.splitter.addWidget(reading)
        self.splitter.addWidget(self.card)
        around = QVBoxLayout(self)
        around.setContentsMargins(GUTTER_PX, 8, GUTTER_PX, 6)
        around.addWidget(self.splitter)

    def reveal(self, part: QWidget) -> None:
        """Bring a part of the training panel into sight where it has to be scrolled."""
        self._scroll.reveal(part)
