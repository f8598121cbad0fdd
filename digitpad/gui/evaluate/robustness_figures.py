"""The figures of a robustness report: a plot for each change, and a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from digitpad.evaluation.changes import RANGES, Change
from digitpad.evaluation.report import worst
from digitpad.gui.evaluate.robustness_words import accuracy_percent, tr
from digitpad.gui.evaluate.sensitivity_words import amount_words, change_title
from digitpad.gui.plots.content import Curve, PlotContent
from digitpad.gui.plots.sweep_plot import curve_colours

if TYPE_CHECKING:
    from digitpad.evaluation.robustness import Row

TABLE_WIDTH_PX: Final = 330
ROW_PX: Final = 24


class ReportTable(QTableWidget):
    """A line for each amount of each change."""

    def __init__(self) -> None:
        super().__init__(0, 4)
        self.setObjectName("report_table")
        self.setAccessibleName(self.tr("Accuracy under each change"))
        self.setHorizontalHeaderLabels(
            [self.tr("Change"), self.tr("By"), self.tr("Right"), self.tr("Digits")]
        )
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        # Tab goes on to the buttons; the arrow keys go through the table.
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.verticalHeader().setDefaultSectionSize(ROW_PX)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        self.setFixedWidth(TABLE_WIDTH_PX)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these."""
        if self.rowCount() != len(rows):
            self.setRowCount(len(rows))
        for place, row in enumerate(rows):
            texts = (
                change_title(row.change),
                amount_words(row.change, row.amount),
                accuracy_percent(row.accuracy),
                f"{row.n:,}",
            )
            for column, text in enumerate(texts):
                self._set_cell(place, column, text)

    def _set_cell(self, place: int, column: int, text: str) -> None:
        item = self.item(place, column)
        # Qt says None where there is no cell yet; its type does not.
        if not isinstance(item, QTableWidgetItem):
            item = QTableWidgetItem()
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.setItem(place, column, item)
        if item.text() != text:
            item.setText(text)


def report_plot(change: Change, rows: Sequence[Row], palette: QPalette) -> PlotContent:
    """Return the plot of one change; ``rows``: what is measured of it, from the first amount on."""
    amounts = RANGES[change].amounts
    remark = ""
    if len(rows) == len(amounts):
        lowest = worst(rows)
        is_loss = any(row.accuracy > lowest.accuracy for row in rows)
        words = tr("down to {0} at {1}") if is_loss else tr("{0} all along")
        remark = words.format(
            accuracy_percent(lowest.accuracy), amount_words(change, lowest.amount)
        )
    return PlotContent(
        title=change_title(change),
        remark=remark,
        amounts=amounts,
        ticks=tuple(amount_words(change, amount) for amount in amounts),
        none=amounts.index(RANGES[change].none),
        curves=(Curve("", tuple(row.accuracy for row in rows), curve_colours(palette)[0]),),
    )
