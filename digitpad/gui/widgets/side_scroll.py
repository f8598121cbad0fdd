"""A scroll area that scrolls downwards only and is never narrower than what it holds."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class SideScroll(QScrollArea):
    """Shows a widget in full where there is room, and lets it be scrolled where there is not."""

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
