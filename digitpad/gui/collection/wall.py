"""The wall of My handwriting: a row for each class, a small picture for each drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from digitpad.collection.sample import LABELS, NOT_A_DIGIT, Sample
from digitpad.gui.canvas.ink import ink_pen, paths_of
from digitpad.gui.collection.keeper import drawings_words
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.naming import NOTHING_SIGN
from digitpad.gui.widgets.parts import plain_tip

SIDE_PX: Final = 46
MARGIN_PX: Final = 3
INK_PART: Final = 0.8
"""Of a picture's side that the drawing's longer side takes."""
THINNEST_PX: Final = 1.6
SIGN_PX: Final = 15
Index = QModelIndex | QPersistentModelIndex
SAMPLE: Final = Qt.ItemDataRole.UserRole


class Samples(QAbstractTableModel):
    """The samples by class; a place without one can be neither chosen nor reached."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[list[Sample]] = [[] for _ in LABELS]

    def show(self, samples: Sequence[Sample]) -> None:
        self.beginResetModel()
        self._rows = [[one for one in samples if one.label == label] for label in LABELS]
        self.endResetModel()

    def index_of(self, key: str) -> QModelIndex:
        """Return where the sample with this ``id`` stands, an invalid index for nowhere."""
        for row, samples in enumerate(self._rows):
            for column, sample in enumerate(samples):
                if sample.id == key:
                    return self.index(row, column)
        return QModelIndex()

    def sample(self, index: Index) -> Sample | None:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        return row[index.column()] if index.column() < len(row) else None

    # Qt's own names

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(LABELS)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else max(1, *map(len, self._rows))

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.sample(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        sample = self.sample(index)
        if sample is None:
            return None
        if role == SAMPLE:
            return sample
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            words = self._words(sample)
            return plain_tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            label, count = LABELS[section], len(self._rows[section])
            if role == Qt.ItemDataRole.DisplayRole:
                sign = NOTHING_SIGN if label == NOT_A_DIGIT else label
                return f"{sign} · {count}" if count else sign
            if role == Qt.ItemDataRole.ToolTipRole:
                return f"{label}: {drawings_words(count)}"
        return None

    def _words(self, sample: Sample) -> str:
        parts = [self.tr("This is a {0}").format(sample.label)]
        if sample.label == NOT_A_DIGIT:
            parts = [self.tr("This is not a digit")]
        if sample.answer:
            parts.append(self.tr("the model read {0}").format(sample.answer))
        parts += [text for text in (sample.writer, sample.time[:10]) if text]
        return " · ".join(parts)


class SamplePainter(QStyledItemDelegate):
    """Paints a drawing; where the model had read something else, what that was, in a corner."""

    def __init__(self, wall: QWidget) -> None:
        super().__init__(wall)
        self._wall = wall

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(SIDE_PX, SIDE_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        sample = index.data(SAMPLE)
        if sample is None:
            return
        # The wall itself is transparent, which a palette takes for black.
        colours = colours_of(self._wall.window().palette())
        state = option.state
        cell = QRectF(option.rect)
        box = cell.adjusted(MARGIN_PX, MARGIN_PX, -MARGIN_PX, -MARGIN_PX)
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = colours.accent if is_chosen else colours.muted if has_focus else colours.border
        painter.setPen(QPen(edge, 2.5 if is_chosen else 1.0))
        painter.setBrush(colours.canvas.paper)
        painter.drawRoundedRect(box, 6, 6)
        left, top, right, bottom = sample.drawing.bounds()
        scale = INK_PART * box.width() / max(right - left, bottom - top, 0.05)
        width_px = max(THINNEST_PX, 0.6 * scale * sample.drawing.pen_width)
        middle = (left + right) / 2, (top + bottom) / 2
        to = box.center().x(), box.center().y()
        painter.setPen(ink_pen(colours.canvas.ink, width_px))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in sample.drawing.strokes:
            for path in paths_of((stroke.points - np.array(middle)) * scale + to, width_px):
                painter.drawPath(path)
        if sample.answer not in ("", sample.label):
            sign = NOTHING_SIGN if sample.answer == NOT_A_DIGIT else sample.answer
            corner = QRectF(box.right() - SIGN_PX - 1, box.bottom() - SIGN_PX - 1, SIGN_PX, SIGN_PX)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.danger)
            painter.drawRoundedRect(corner, 4, 4)
            painter.setPen(colours.canvas.paper)
            painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, sign)
        painter.restore()


class Wall(QTableView):
    """The samples, of which any can be chosen with the mouse or the arrow keys.

    Signals: ``chosen_changed`` when others are chosen, ``opened`` with a ``Sample`` by a double
    click or Enter.
    """

    chosen_changed = Signal()
    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("wall")
        self.setAccessibleName(self.tr("Drawings by class"))
        self._samples = Samples(self)
        self.setModel(self._samples)
        self.setItemDelegate(SamplePainter(self))
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(SIDE_PX)
            header.setDefaultSectionSize(SIDE_PX)
            header.setSectionResizeMode(header.ResizeMode.Fixed)
        self.verticalHeader().setSectionsClickable(True)
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen_changed.emit())
        self.doubleClicked.connect(self._open)

    def show_samples(self, samples: Sequence[Sample]) -> None:
        """Show these samples; those that were chosen stay chosen, wherever they are now."""
        keys = [one.id for one in self.chosen()]
        current = self._samples.sample(self.currentIndex())
        self._samples.show(samples)
        chosen = self.selectionModel()
        for key in keys:
            chosen.select(self._samples.index_of(key), chosen.SelectionFlag.Select)
        if current is not None:
            place = self._samples.index_of(current.id)
            chosen.setCurrentIndex(place, chosen.SelectionFlag.NoUpdate)
        self.chosen_changed.emit()

    def chosen(self) -> list[Sample]:
        """Return the samples that are chosen."""
        found = (self._samples.sample(index) for index in self.selectedIndexes())
        return [sample for sample in found if sample is not None]

    def reveal(self, key: str) -> None:
        """Bring the sample with this ``id`` into sight."""
        self.scrollTo(self._samples.index_of(key))

    def _open(self, index: QModelIndex) -> None:
        sample = self._samples.sample(index)
        if sample is not None:
            self.opened.emit(sample)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)
