"""The reading panel and the training panel side by side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QSplitter, QVBoxLayout, QWidget

from digitpad.gui.widgets.parts import filled, grown, paint_when_settled

GUTTERS_PX: Final = (6, 22)
"""Margin around the panels and gap between them, in a narrow window and in a wide one."""
CARD_MARGINS_PX: Final = (12, 18)
WIDE_PX: Final = 1000
LEAST_SIDE_PX: Final = 280
"""Least width of a side panel in a narrow window; wider content scrolls horizontally."""
LEAST_HEIGHT_PX: Final = 190
READING_PART: Final = 0.32
"""Of the width, for the reading panel beside a wide card."""


class Squeezed(QWidget):
    """Lets content shrink to its minimum height before it is scrolled.

    For content with wrapping text, Qt would use its preferred height. ``unless_narrow``: keep that
    height below the preferred width, where the text takes more lines.
    """

    def __init__(self, content: QWidget | None = None, *, unless_narrow: bool = False) -> None:
        super().__init__()
        self._column = SqueezedColumn(self, unless_narrow=unless_narrow)
        self._column.setContentsMargins(0, 0, 0, 0)
        if content is not None:
            self.hold(content)

    def hold(self, content: QWidget) -> None:
        self._column.addWidget(content)


class SqueezedColumn(QVBoxLayout):
    """The layout of ``Squeezed``."""

    def __init__(self, parent: QWidget, *, unless_narrow: bool) -> None:
        super().__init__(parent)
        self._unless_narrow = unless_narrow

    def hasHeightForWidth(self) -> bool:
        around = self.parentWidget()
        is_narrow = around is not None and around.width() < self.sizeHint().width()
        return self._unless_narrow and is_narrow


class SideScroll(QScrollArea):
    """Shows a widget in full if there is room, and scrolls otherwise.

    ``scrolls_sideways``: also where it is too narrow; else it is never that narrow.
    """

    scrolls_sideways = True

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content = content
        self.setWidget(content)
        content.setAutoFillBackground(False)  # undoes what ``setWidget`` does
        content.installEventFilter(self)

    def reveal(self, part: QWidget) -> None:
        """Scroll to a part of the content once the layout has settled."""
        QTimer.singleShot(0, part, lambda: self.ensureWidgetVisible(part, 0, 0))

    def scroll_like(self, other: SideScroll) -> None:
        """Scroll to where another area is once the layout has settled."""
        bar, value = self.verticalScrollBar(), other.verticalScrollBar().value()
        QTimer.singleShot(0, self, lambda: bar.setValue(value))

    def _show(self, part: QWidget) -> None:
        # Of a box with text, ``ensureWidgetVisible`` shows the text cursor alone.
        for corner in (part.rect().bottomRight(), part.rect().topLeft()):
            point = part.mapTo(self._content, corner)
            self.ensureVisible(point.x(), point.y(), 0, 1)

    # Overrides of Qt

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        width = self._content.minimumSizeHint().width()
        if self.scrolls_sideways:
            width = min(width, grown(LEAST_SIDE_PX))
        return QSize(width + bar, LEAST_HEIGHT_PX)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def focusNextPrevChild(self, is_next: bool) -> bool:
        has_moved = super().focusNextPrevChild(is_next)
        focused = self.window().focusWidget()
        if has_moved and focused is not None and self._content.isAncestorOf(focused):
            self._show(focused)
        return has_moved

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class Panels(QWidget):
    """The central widget. ``splitter`` divides the panels; ``card`` can be hidden.

    ``left``: the column of the reading panel.
    """

    def __init__(self, reading: QWidget, right: QWidget) -> None:
        super().__init__()
        self.card = QFrame()
        self.card.setObjectName("training_card")
        self.card.setProperty("look", "card")
        self._column = QVBoxLayout(self.card)
        self._column.addWidget(right)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setObjectName("splitter")
        self.splitter.setChildrenCollapsible(False)
        self._reading = QWidget()
        self.left = filled(QVBoxLayout(self._reading), (reading, 1))
        self.splitter.addWidget(self._reading)
        self.splitter.addWidget(self.card)
        self._around = QVBoxLayout(self)
        self._around.addWidget(self.splitter)
        self._sizes: list[int] = []
        self._spread(is_wide=False)

    @Slot(bool)
    def show_training(self, is_wanted: bool) -> None:
        """Show or hide the card; everything is painted once it has moved into place."""
        paint_when_settled(self)
        self.card.setVisible(is_wanted)

    def show_above(self, part: QWidget) -> None:
        """Show a part above both panels, which scroll where it leaves too little room."""
        paint_when_settled(self)
        self._around.removeWidget(self.splitter)
        scroll = SideScroll(self.splitter)
        # The part gets the height that it wants first.
        scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._around.addWidget(part)
        self._around.addWidget(scroll, 1)
        scroll.show()

    def widen_card(self, is_wanted: bool) -> None:
        """Give the card most of the width, or return what the reading panel had."""
        reading, card = self.splitter.sizes()
        if is_wanted:
            self._sizes = [reading, card]
            least = self._reading.minimumSizeHint().width()
            reading_part = max(least, round((reading + card) * READING_PART))
            self.splitter.setSizes([reading_part, reading + card - reading_part])
        elif self._sizes:
            part = self._sizes[0] / max(1, sum(self._sizes))
            wide = round((reading + card) * part)
            self.splitter.setSizes([wide, reading + card - wide])

    def _spread(self, *, is_wide: bool) -> None:
        gutter, margin = GUTTERS_PX[is_wide], CARD_MARGINS_PX[is_wide]
        self.splitter.setHandleWidth(gutter)
        self._around.setContentsMargins(gutter, 8, gutter, 6)
        self._column.setContentsMargins(margin, margin - 2, margin, margin - 2)

    # Overrides of Qt

    def minimumSizeHint(self) -> QSize:
        # The wide gutters must not keep a window from becoming narrow.
        wide = self.splitter.handleWidth() == GUTTERS_PX[1]
        gained = 3 * (GUTTERS_PX[1] - GUTTERS_PX[0]) + 2 * (CARD_MARGINS_PX[1] - CARD_MARGINS_PX[0])
        return super().minimumSizeHint() - QSize(gained * wide, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread(is_wide=self.width() >= grown(WIDE_PX))
