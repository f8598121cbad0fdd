"""“Robustness…”: how far digits may be changed until the model misreads them.

The figures appear as they are measured and become more certain; cancelling keeps what is there.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from digitpad.data.catalogue import HANDWRITING, MNIST
from digitpad.evaluation.changes import RANGES, Change
from digitpad.evaluation.robustness import (
    MNIST_COUNT,
    Digits,
    RobustnessProgress,
    RobustnessRow,
    csv_text,
    generated_digits,
    mnist_digits,
    worst,
)
from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.change_words import (
    amount_words,
    change_title,
    report_words,
    why_no_report,
)
from digitpad.gui.evaluate.measuring_window import MeasuringWindow, Work
from digitpad.gui.evaluate.result_view import ResultView, plot_grid
from digitpad.gui.language import number, tr
from digitpad.gui.plots.sweep_plot import Curve, CurvePlot, PlotContent
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import combo, grown, named_table, set_entry
from digitpad.gui.widgets.pixels import widget_image
from digitpad.gui.widgets.wording import in_percent
from digitpad.modelfile import Model

COUNTS: Final = (100, 500, 1000, 2000, 5000, MNIST_COUNT)
USUAL_COUNT: Final = 500
TABLE_WIDTH_PX: Final = 215
ROW_PX: Final = 24
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def measured(
    model: Model, digits: Callable[[], Digits], threads: int
) -> Generator[RobustnessProgress, None, None]:
    """Measure a report, as ``evaluation.robustness.measure`` does, on digits that are made here."""
    from digitpad.evaluation.robustness import measure

    yield from measure(model, digits(), threads=threads)


class RobustnessWindow(MeasuringWindow):
    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__("report", self.tr("Robustness"), desk, parent, (1000, 800))
        self._model: Model | None = None
        self._what = ""
        self.rows: tuple[RobustnessRow, ...] = ()
        self.plots = {change: CurvePlot(has_thumbs=False) for change in RANGES}
        self.view = ResultView("report", plot_grid("report", self.plots))
        self.table = ReportTable()
        self.source_combo = combo(
            "report_source_combo",
            self.tr("Digits to measure on"),
            self.tr("Digits that are changed and read"),
            [("", MNIST.name), (self.tr("Generated handwriting"), HANDWRITING.name)],
        )
        self.count_combo = combo(
            "report_count_combo",
            self.tr("How many digits"),
            self.tr("More digits: takes longer, more certain figures"),
            [(self.tr("the first {count}").format(count=number(count)), count) for count in COUNTS],
        )
        self.count_combo.setCurrentIndex(COUNTS.index(USUAL_COUNT))
        self.csv_button = self.make_save_button(
            "csv",
            self.tr("Save as CSV…"),
            self.tr("Save the table for a spreadsheet"),
            "robustness.csv",
            lambda: csv_text(self.rows).encode(),
        )
        self.png_button = self.make_save_button(
            "png",
            self.tr("Save as PNG…"),
            self.tr("Save the plots as a picture"),
            "robustness.png",
            lambda: widget_image(self.view),
        )
        self.lay_out(
            [self.source_combo, self.count_combo],
            [SideScroll(self.view), self.table],
            [self.csv_button, self.png_button],
        )
        self._show_rows()
        self.show_state()

    # What others use

    def begin_if_due(self) -> None:
        """Begin a report where there is none about the present model, and none is measured."""
        if self.desk.model is not self._model:
            self.begin()

    # What can be done, and what is shown

    def can_begin(self) -> bool:
        return not why_no_report(self.desk.model)

    def make_work(self, model: Model, threads: int) -> Work:
        """Return what measures the chosen digits, and forget the last report."""
        count = int(self.count_combo.currentData())
        digits: Callable[[], Digits] = partial(generated_digits, count)
        self._what = self.tr("generated digits")
        if self.source_combo.currentData() == MNIST.name:
            digits = partial(mnist_digits, self._mnist_folder(), count)
            self._what = self.tr("test digits of MNIST")
        self._model, self.rows = model, ()
        self._show_rows()
        return partial(measured, model, digits, threads)

    @Slot(object)
    def take_progress(self, progress: RobustnessProgress) -> None:
        self.show_steps(progress.done, progress.total)
        if progress.rows != self.rows:
            self.rows = progress.rows
            self._show_rows()
            self.show_state()

    def show_state(self) -> None:
        super().show_state()
        is_idle, why_not = not self.is_measuring, why_no_report(self.desk.model)
        for box in (self.source_combo, self.count_combo):
            box.setEnabled(is_idle and not why_not)
        self.begin_button.setToolTip(
            why_not or self.tr("Change the digits step by step and count what is read right")
        )
        for button in (self.csv_button, self.png_button):
            button.setEnabled(bool(self.rows) and is_idle)
        self._show_words(why_not)

    def words_below(self) -> str:
        """Return which model the figures are not about."""
        if self._model is None:
            return ""
        if self.desk.model is not None and self.desk.model is not self._model:
            again = self.tr("The current model is now {model}. Measure again.").format(
                model=self.desk.model.info.name
            )
            return why_no_report(self.desk.model) or again
        return why_no_report(self.desk.model)

    def _show_words(self, why_not: str) -> None:
        if self._model is None:
            usual = self.tr("Digits are changed step by step, and what is read right is counted.")
            self.view.say(self.tr("How robust is the model?"), why_not or usual)
            return
        words = self._failure or report_words(self.rows, self._what)
        if self.is_measuring and not self.rows:
            words = self.tr("Preparing…")
        self.view.say(self.tr("How robust is {model}?").format(model=self._model.info.name), words)

    def _show_rows(self) -> None:
        self.table.show_rows(self.rows)
        for change, plot in self.plots.items():
            plot.show_content(
                report_plot(change, [row for row in self.rows if row.change == change])
            )

    def _mnist_folder(self) -> Path | None:
        return self.desk.folders().get(MNIST.name)

    # Qt's names

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # MNIST may have been fetched since.
        is_there = MNIST.has_test(self._mnist_folder())
        words = self.tr("MNIST, test part") if is_there else self.tr("MNIST (not downloaded)")
        set_entry(self.source_combo, 0, words, is_enabled=is_there)
        if not is_there:
            self.source_combo.setCurrentIndex(1)


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
        self.verticalHeader().setDefaultSectionSize(grown(ROW_PX))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        self.setFixedWidth(grown(TABLE_WIDTH_PX))

    def show_rows(self, rows: Sequence[RobustnessRow]) -> None:
        self.setRowCount(len(rows))
        for place, row in enumerate(rows):
            words = change_title(row.change), amount_words(row.change, row.amount)
            for column, text in enumerate((*words, in_percent(row.accuracy, 1))):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(RIGHT)
                self.setItem(place, column, item)


def report_plot(change: Change, rows: Sequence[RobustnessRow]) -> PlotContent:
    """Return the plot of one change; ``rows``: what is measured of it, from the first amount on."""
    amounts = RANGES[change].amounts
    remark = ""
    if len(rows) == len(amounts):
        lowest = worst(rows)
        is_loss = any(row.accuracy > lowest.accuracy for row in rows)
        words = tr("{share} at {amount}") if is_loss else tr("{share} all along")
        remark = words.format(
            share=in_percent(lowest.accuracy, 1), amount=amount_words(change, lowest.amount)
        )
    return PlotContent(
        title=change_title(change),
        remark=remark,
        amounts=amounts,
        ticks=tuple(amount_words(change, amount) for amount in amounts),
        none=amounts.index(RANGES[change].none),
        curves=(Curve("", tuple(row.accuracy for row in rows)),),
    )
