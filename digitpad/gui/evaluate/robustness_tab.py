"""How far digits can be changed before the model misreads them.

The figures appear as they are measured and become more certain; cancelling keeps them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
)

from digitpad.evaluation.changes import RANGES, Change
from digitpad.evaluation.robustness import RobustnessRow, csv_text, worst
from digitpad.gui.evaluate.measurement import Measurement, Need
from digitpad.gui.evaluate.tab import Tab
from digitpad.gui.explain.change_words import amount_words, change_title, report_facts
from digitpad.gui.language import number, tr
from digitpad.gui.plots.result_view import ResultView, plot_grid
from digitpad.gui.plots.sweep_plot import CurvePlot, PlotContent
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import combo, filled, grow, named_table
from digitpad.gui.widgets.pixels import widget_image
from digitpad.gui.widgets.window import Window
from digitpad.gui.widgets.wording import in_percent

COUNTS: Final = (100, 500, 1000, 2000, 5000, 10_000)
USUAL_COUNT: Final = 500
TABLE_WIDTH_PX: Final = 270
ROW_PX: Final = 24
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RobustnessTab(Tab):
    """The tab. Signals: ``count_chosen`` when another number of digits is to be measured."""

    shows = measures = Need.ROBUSTNESS
    count_chosen = Signal()

    def __init__(self, frame: Window) -> None:
        super().__init__("robustness")
        self.rows: tuple[RobustnessRow, ...] | None = None
        self.plots = {change: CurvePlot() for change in RANGES}
        self.view = ResultView("report", plot_grid("report", self.plots))
        self.summary = self.view.sentence
        self.table = ReportTable()
        self.count_combo = combo(
            "report_count_combo",
            self.tr("How many digits"),
            self.tr("More digits: takes longer, more certain figures"),
            [(self.tr("the first {count}").format(count=number(count)), count) for count in COUNTS],
        )
        self.count_combo.setCurrentIndex(COUNTS.index(USUAL_COUNT))
        self.count_combo.currentIndexChanged.connect(self.count_chosen)
        self.csv_button = frame.make_save_button(
            "csv",
            self.tr("Save as CSV…"),
            self.tr("Save the table for a spreadsheet"),
            "robustness.csv",
            lambda: csv_text(self.rows or ()).encode(),
            of="report",
        )
        self.png_button = frame.make_save_button(
            "png",
            self.tr("Save as PNG…"),
            self.tr("Save the plots as a picture"),
            "robustness.png",
            lambda: widget_image(self.view),
            of="report",
        )
        self.controls = self.count_combo, self.csv_button, self.png_button
        parts = (SideScroll(self.view), 1), self.table
        filled(QHBoxLayout(self), *parts, margins=(0, 8, 0, 0), spacing=14)

    @property
    def count(self) -> int:
        """The number of digits to measure."""
        return int(self.count_combo.currentData())

    def show_measurement(self, measured: Measurement, doing: Need | None) -> None:
        self.count_combo.setEnabled(doing is None)
        for button in (self.csv_button, self.png_button):
            button.setEnabled(bool(measured.rows) and doing is not Need.ROBUSTNESS)
        headline = self.tr("How robust is the model?")
        sentence = self.tr("Digits are changed step by step, and what is read right is counted.")
        if measured.model is not None and (measured.rows or doing is Need.ROBUSTNESS):
            headline = self.tr("How robust is {model}?").format(model=measured.model.info.name)
            sentence = self.tr("Preparing…")
            if measured.rows:
                sentence = "\n".join(report_facts(measured.rows, measured.images_words()))
        self.view.say(headline, sentence)
        if measured.rows != self.rows:
            self.rows = measured.rows
            self._show_rows(measured.rows)

    def _show_rows(self, rows: Sequence[RobustnessRow]) -> None:
        self.table.show_rows(rows)
        for change, plot in self.plots.items():
            plot.show_content(report_plot(change, [row for row in rows if row.change == change]))


class ReportTable(QTableWidget):
    """A line for each amount of each change."""

    def __init__(self) -> None:
        super().__init__(0, 3)
        named_table(self, "report_table", self.tr("Accuracy under each change"))
        self.setHorizontalHeaderLabels([self.tr("Change"), self.tr("By"), self.tr("Right")])
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        grow(self.verticalHeader(), "setDefaultSectionSize", ROW_PX)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        grow(self, "setFixedWidth", TABLE_WIDTH_PX)

    def show_rows(self, rows: Sequence[RobustnessRow]) -> None:
        self.setRowCount(len(rows))
        for index, row in enumerate(rows):
            titles = change_title(row.change), amount_words(row.change, row.amount)
            for column, text in enumerate((*titles, in_percent(row.accuracy, 1))):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(RIGHT)
                self.setItem(index, column, item)


def report_plot(change: Change, rows: Sequence[RobustnessRow]) -> PlotContent:
    """Return the plot of one change; ``rows``: its results, in ascending order of the amount."""
    amounts = RANGES[change].amounts
    remark = ""
    if len(rows) == len(amounts):
        lowest = worst(rows)
        is_loss = any(row.accuracy > lowest.accuracy for row in rows)
        remark = tr("{share} at {amount}") if is_loss else tr("{share} all along")
        remark = remark.format(
            share=in_percent(lowest.accuracy, 1), amount=amount_words(change, lowest.amount)
        )
    return PlotContent(
        title=change_title(change),
        remark=remark,
        amounts=amounts,
        ticks=tuple(amount_words(change, amount) for amount in amounts),
        identity=amounts.index(RANGES[change].identity),
        values=tuple(row.accuracy for row in rows),
    )
