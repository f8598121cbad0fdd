"""Settings and results of runs, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from digitpad.gui.language import tr
from digitpad.gui.plots.compared_plot import run_colours
from digitpad.gui.theme.style_sheet import TABLE_PADDING_PX
from digitpad.gui.widgets.parts import grow, grown, plain_tip
from digitpad.gui.widgets.pixels import smooth_painter
from digitpad.runs.comparison import (
    ComparisonRow,
    differences,
    names_apart,
    results,
    settings_lines,
)
from digitpad.runs.record import RunRecord

TITLES_PX: Final = 190
FACTS_PX: Final = 92
SCROLL_PX: Final = 20
DOT_PX: Final = 20


class WrappedWords(QStyledItemDelegate):
    """A cell that is as high as its wrapped text."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        # Qt wraps at the full width, but paints inside the style sheet's padding.
        option.rect.setWidth(max(1, option.rect.width() - 2 * TABLE_PADDING_PX))
        return super().sizeHint(option, index)


class FactsTable(QTableWidget):
    """A column for each run, in the colour of its curves."""

    def __init__(self) -> None:
        super().__init__(0, 0)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        grow(self.verticalHeader(), "setMinimumSectionSize", 24)
        grow(self.verticalHeader(), "setMaximumSectionSize", 72)
        across = self.horizontalHeader()
        grow(across, "setMinimumSectionSize", FACTS_PX)
        across.setTextElideMode(Qt.TextElideMode.ElideRight)
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setShowGrid(False)
        self.setItemDelegate(WrappedWords(self))

    @property
    def needed_width(self) -> int:
        titles = min(self.verticalHeader().sizeHint().width(), grown(TITLES_PX))
        return titles + self.columnCount() * grown(FACTS_PX) + SCROLL_PX

    def show_runs(self, runs: Sequence[RunRecord]) -> None:
        """Show results and differing settings of the runs, or all settings of a single one."""
        names = list(map(tr, names_apart(runs)))
        lines = results(runs) if runs else []
        if len(runs) > 1:  # where long names have room, unlike the headings
            lines = [ComparisonRow(self.tr("Run"), tuple(names)), *differences(runs)]
        elif runs:
            lines += [
                ComparisonRow(title, (value,)) for title, value in settings_lines(runs[0]) if value
            ]
        colours = run_colours(self.palette())
        self.setColumnCount(len(runs))
        self.setRowCount(len(lines))
        for column, (run, name) in enumerate(zip(runs, names, strict=True)):
            heading = QTableWidgetItem(_dot(colours[column]), name if len(runs) == 1 else "")
            heading.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            heading.setToolTip(plain_tip(run.name))
            self.setHorizontalHeaderItem(column, heading)
        for row, line in enumerate(lines):
            self.setVerticalHeaderItem(row, QTableWidgetItem(tr(line.title)))
            for column, value in enumerate(line.cells):
                text = tr(value) if value else ""
                cell = QTableWidgetItem(text or "–")
                cell.setToolTip(plain_tip(text))
                self.setItem(row, column, cell)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    # Override of Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the values at least half, which large letters would fill with titles."""
        self.verticalHeader().setMaximumWidth(min(grown(TITLES_PX), self.width() // 2))
        super().resizeEvent(event)


def _dot(colour: QColor) -> QIcon:
    """Return a disc, since the style sheet gives all header text the same colour."""
    picture = QPixmap(DOT_PX, DOT_PX)
    picture.fill(Qt.GlobalColor.transparent)
    with smooth_painter(picture) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(picture.rect())
    return QIcon(picture)
