"""The confusion table: what each class was read as, the mistakes standing out."""

from __future__ import annotations

from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.parts import small_font

TITLE_PX: Final = 22
LONGEST_NAME: Final = 5
"""Letters of a class's name; the whole one is in the tooltip."""


class ConfusionView(QWidget):
    """A row for each truth, a column for each reading; on the diagonal they agree."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("confusion_view")
        self.setAccessibleName(self.tr("Confusion table"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFont(small_font(self.font()))
        self._classes: tuple[str, ...] = ()
        self._counts = np.zeros((0, 0), dtype=np.int64)

    @property
    def counts(self) -> npt.NDArray[np.int64]:
        return self._counts

    def show_counts(self, classes: tuple[str, ...], counts: npt.NDArray[np.int64]) -> None:
        """Show int64 (classes, classes), a row for each truth."""
        self._classes, self._counts = classes, counts
        self.setAccessibleDescription(self.mistakes_in_words())
        self.update()

    def mistakes_in_words(self, most: int = 3) -> str:
        """Return the mistakes that are made most often, "" where there are none."""
        wrong = self._counts - np.diag(np.diag(self._counts))
        order = np.argsort(-wrong, axis=None, kind="stable")[:most]
        parts = []
        for truth, read in (divmod(int(place), max(1, len(wrong))) for place in order):
            if wrong[truth, read]:
                words = self.tr("{0} read as {1} ({2})")
                count = f"{int(wrong[truth, read]):,}"
                parts.append(words.format(self._classes[truth], self._classes[read], count))
        return ", ".join(parts)

    def _names_px(self) -> float:
        names = (name[:LONGEST_NAME] for name in self._classes)
        return max((self.fontMetrics().horizontalAdvance(name) for name in names), default=8) + 12.0

    def _table(self) -> tuple[QPointF, float]:
        """Return the corner of the first cell, and the side of a cell."""
        left, top = self._names_px() + TITLE_PX, TITLE_PX * 2.0
        count = max(1, len(self._classes))
        cell = min((self.width() - left - 2) / count, (self.height() - top - 2) / count)
        return QPointF(left, top), cell

    def _paint_cell(self, painter: QPainter, cell: QRectF, truth: int, read: int) -> None:
        colours, count = colours_of(self.palette()), int(self._counts[truth, read])
        total = max(1, int(self._counts[truth].sum()))
        ground = QColor(colours.accent if truth == read else colours.danger)
        # One mistake in a thousand is to be seen, one in ten plainly.
        share = count / total
        ground.setAlphaF(min(1.0, 0.35 * share if truth == read else 0.15 + 1.5 * sqrt(share)))
        if count:
            painter.fillRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), ground)
        painter.setPen(colours.text if count else colours.border)
        painter.drawText(cell, int(Qt.AlignmentFlag.AlignCenter), f"{count}" if count else "·")

    def _paint_names(self, painter: QPainter, corner: QPointF, cell: float) -> None:
        colours, middle = colours_of(self.palette()), Qt.AlignmentFlag.AlignCenter
        painter.setPen(colours.text)
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        names_px = self._names_px()
        for place, name in enumerate(self._classes):
            short = name[:LONGEST_NAME]
            left = QRectF(corner.x() - names_px, corner.y() + place * cell, names_px, cell)
            above = QRectF(corner.x() + place * cell, corner.y() - TITLE_PX, cell, TITLE_PX)
            painter.drawText(left, int(middle), short)
            painter.drawText(above, int(middle), short)
        painter.setFont(self.font())
        painter.setPen(colours.muted)
        side = cell * len(self._classes)
        painter.drawText(
            QRectF(corner.x(), 0, side, TITLE_PX), int(middle), self.tr("what it is read as")
        )
        painter.save()
        painter.translate(TITLE_PX / 2, corner.y() + side / 2)
        painter.rotate(-90)
        painter.drawText(
            QRectF(-side / 2, -TITLE_PX / 2, side, TITLE_PX), int(middle), self.tr("what it is")
        )
        painter.restore()

    # Qt's own names from here on

    def sizeHint(self) -> QSize:
        return QSize(460, 460)

    def minimumSizeHint(self) -> QSize:
        return QSize(340, 340)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner, cell = self._table()
        self._paint_names(painter, corner, cell)
        for truth in range(len(self._counts)):
            for read in range(len(self._counts)):
                place = corner + QPointF(read * cell, truth * cell)
                square = QRectF(place.x(), place.y(), cell, cell)
                self._paint_cell(painter, square, truth, read)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            corner, cell = self._table()
            at = (QPointF(event.pos()) - corner) / max(cell, 1.0)
            truth, read = int(at.y() // 1), int(at.x() // 1)
            size = len(self._counts)
            if 0 <= truth < size and 0 <= read < size:
                words = self.tr("{0} of {1} images of {2} are read as {3}")
                count, total = int(self._counts[truth, read]), int(self._counts[truth].sum())
                names = self._classes[truth], self._classes[read]
                QToolTip.showText(
                    event.globalPos(), words.format(f"{count:,}", f"{total:,}", *names), self
                )
                return True
        return super().event(event)
