"""“Robustness…”: how far digits may be changed until the model misreads them.

The figures appear as they are measured and become more certain; cancelling keeps what is there.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QPalette, QShowEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from digitpad.data.catalogue import HANDWRITING, MNIST
from digitpad.evaluation.changes import RANGES, Change
from digitpad.evaluation.report import Digits, Progress, csv_text, worst
from digitpad.evaluation.report_digits import MNIST_COUNT, generated_digits, mnist_digits
from digitpad.files import write_atomically
from digitpad.gui.evaluate.change_words import (
    accuracy_percent,
    amount_words,
    change_title,
    report_words,
    tr,
    why_no_report,
)
from digitpad.gui.evaluate.measuring_window import MeasuringWindow, Work
from digitpad.gui.evaluate.result_view import ResultView
from digitpad.gui.plots.sweep_plot import Curve, CurvePlot, PlotContent
from digitpad.gui.theme.colours import curve_colours
from digitpad.gui.widgets.export import pictures_folder, write_widget
from digitpad.gui.widgets.panels import SideScroll

if TYPE_CHECKING:
    from digitpad.evaluation.robustness import Row
    from digitpad.modelfile import Model

COUNTS: Final = (100, 500, 1000, 2000, 5000, MNIST_COUNT)
USUAL_COUNT: Final = 500
TABLE_WIDTH_PX: Final = 330
LEAST_TABLE_WIDTH_PX: Final = 240
ROW_PX: Final = 24


def measured(
    model: Model, digits: Callable[[], Digits], threads: int
) -> Generator[Progress, None, None]:
    """Measure a report, as ``evaluation.report.measure`` does, on digits that are made here."""
    from digitpad.evaluation.report import measure

    yield from measure(model, digits(), threads=threads)


class RobustnessWindow(MeasuringWindow):
    """The window. ``folders`` returns the user's own folders by data set."""

    def __init__(self, folders: Callable[[], dict[str, Path]], parent: QWidget) -> None:
        super().__init__("report", self.tr("Robustness"), parent)
        self._model: Model | None = None
        self._what = ""
        self.rows: tuple[Row, ...] = ()
        self.plots = {change: CurvePlot(has_thumbs=False) for change in RANGES}
        self.view = ResultView("report", self.plots)
        self.table = ReportTable()
        self.chooser = DigitsChooser(folders)
        self._make_buttons()
        shown = [SideScroll(self.view), self.table]
        self.lay_out(self.chooser, shown, [self.csv_button, self.png_button])
        self._show_rows()
        self.show_state()
        self.resize(1000, 680)

    # What others use

    def begin_if_due(self) -> None:
        """Begin a report where there is none about the present model, and none is measured."""
        if self._next is not self._model:
            self.begin()

    # Putting it together

    def _make_buttons(self) -> None:
        self.cancel_button.setToolTip(self.tr("Stop measuring; what is measured stays"))
        self.csv_button = self.make_button("csv", self.tr("Save as CSV…"), self._on_save_csv)
        self.csv_button.setToolTip(self.tr("Save the table for a spreadsheet"))
        self.png_button = self.make_button("png", self.tr("Save as PNG…"), self._on_save_png)
        self.png_button.setToolTip(self.tr("Save the plots as a picture"))

    # What can be done, and what is shown

    def can_begin(self) -> bool:
        """Return whether there is a model that reads digits."""
        return not why_no_report(self._next)

    def make_work(self, model: Model, threads: int) -> Work:
        """Return what measures the chosen digits, and forget the last report."""
        digits, self._what = self.chooser.chosen()
        self._model, self.rows = model, ()
        self._show_rows()
        return partial(measured, model, digits, threads)

    @Slot(object)
    def take_progress(self, progress: Progress) -> None:
        """Show the figures there are so far."""
        self.show_steps(progress.done, progress.total)
        if progress.rows != self.rows:
            self.rows = progress.rows
            self._show_rows()
            self.show_state()

    def show_state(self) -> None:
        """Allow what can be done, and say how it stands."""
        super().show_state()
        is_idle, why_not = not self.is_measuring, why_no_report(self._next)
        self.chooser.setEnabled(is_idle and not why_not)
        self.begin_button.setToolTip(
            why_not or self.tr("Change the digits step by step and count what is read right")
        )
        self.csv_button.setEnabled(bool(self.rows) and is_idle)
        self.png_button.setEnabled(bool(self.rows) and is_idle)
        self._show_words(why_not)

    def words_below(self) -> str:
        """Return which model the figures are not about."""
        if self._model is None:
            return ""
        if self._next is not None and self._next is not self._model:
            again = self.tr("By now, {0} reads: measure again.").format(self._next.info.name)
            return why_no_report(self._next) or again
        return why_no_report(self._next)

    def _show_words(self, why_not: str) -> None:
        if self._model is None:
            usual = self.tr("Digits are changed step by step, and what is read right is counted.")
            self.view.say(self.tr("How robust is the model?"), why_not or usual)
            return
        words = self._failure or report_words(self.rows, self._what)
        if self.is_measuring and not self.rows:
            words = self.tr("Preparing …")
        self.view.say(self.tr("How robust is {0}?").format(self._model.info.name), words)

    def _show_rows(self) -> None:
        self.table.show_rows(self.rows)
        self._show_plots()

    def _show_plots(self) -> None:
        for change, plot in self.plots.items():
            rows = [row for row in self.rows if row.change == change]
            plot.show_content(report_plot(change, rows, self.palette()))

    # Files

    @Slot()
    def _on_save_csv(self) -> None:
        self.dialogs.ask_save(
            self.tr("Save as CSV"),
            pictures_folder() / "robustness.csv",
            [self.tr("CSV ({0})").format("*.csv")],
            "csv",
            self.save_csv,
        )

    @Slot()
    def _on_save_png(self) -> None:
        self.dialogs.ask_save(
            self.tr("Save as PNG"),
            pictures_folder() / "robustness.png",
            [self.tr("Pictures ({0})").format("*.png")],
            "png",
            self.save_png,
        )

    def save_csv(self, path: Path) -> bool:
        """Save the figures; say why when that does not work."""
        return self.save(
            path,
            lambda: write_atomically(path, csv_text(self.rows).encode()),
            self.tr("The report was not saved"),
        )

    def save_png(self, path: Path) -> bool:
        """Save the plots; say why when that does not work."""
        return self.save(
            path,
            lambda: write_widget(path, self.view),
            self.tr("The report was not saved"),
        )

    # Qt's names

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # MNIST may have been fetched since.
        self.chooser.look()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_plots()


class DigitsChooser(QWidget):
    """Two lists. ``folders`` returns the user's own folders by data set."""

    def __init__(self, folders: Callable[[], dict[str, Path]]) -> None:
        super().__init__()
        self._folders = folders
        self.source_combo = QComboBox()
        self.source_combo.setObjectName("report_source_combo")
        self.source_combo.setAccessibleName(self.tr("Digits to measure on"))
        self.source_combo.setToolTip(self.tr("Digits that are changed and read"))
        self.source_combo.addItem(self.tr("MNIST, test part"), MNIST.name)
        self.source_combo.addItem(self.tr("Generated handwriting"), HANDWRITING.name)
        self.count_combo = QComboBox()
        self.count_combo.setObjectName("report_count_combo")
        self.count_combo.setAccessibleName(self.tr("How many digits"))
        self.count_combo.setToolTip(self.tr("More digits: takes longer, more certain figures"))
        for count in COUNTS:
            self.count_combo.addItem(self.tr("the first {0}").format(f"{count:,}"), count)
        self.count_combo.setCurrentIndex(COUNTS.index(USUAL_COUNT))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.source_combo)
        row.addWidget(self.count_combo)

    def look(self) -> None:
        """Offer MNIST where its files are; else, generated handwriting."""
        is_there = MNIST.has_test(self._folder())
        items = self.source_combo.model()
        assert isinstance(items, QStandardItemModel)
        items.item(0).setEnabled(is_there)
        words = self.tr("MNIST, test part") if is_there else self.tr("MNIST (not downloaded)")
        self.source_combo.setItemText(0, words)
        if not is_there:
            self.source_combo.setCurrentIndex(1)

    def chosen(self) -> tuple[Callable[[], Digits], str]:
        """Return what makes the digits, in any thread, and what they are called."""
        count = int(self.count_combo.currentData())
        if self.source_combo.currentData() == MNIST.name:
            made = partial(mnist_digits, self._folder(), count)
            return made, self.tr("test digits of MNIST")
        return partial(generated_digits, count), self.tr("generated digits")

    def _folder(self) -> Path | None:
        return self._folders().get(MNIST.name)


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
        self.setMinimumWidth(LEAST_TABLE_WIDTH_PX)
        self.setMaximumWidth(TABLE_WIDTH_PX)

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

    def sizeHint(self) -> QSize:
        return QSize(TABLE_WIDTH_PX, super().sizeHint().height())

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
