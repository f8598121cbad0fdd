"""The robustness report about a model: how far digits may be changed until it misreads them.

The figures appear as they are measured and grow surer; cancelling keeps what is there. The
frame, with Measure and Cancel, is ``gui.measuring_window``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.report import Progress, csv_text
from digitpad.files import write_atomically
from digitpad.gui.evaluate.answer_sheet import AnswerSheet
from digitpad.gui.evaluate.digits_chooser import DigitsChooser
from digitpad.gui.evaluate.measuring_window import MeasuringWindow
from digitpad.gui.evaluate.robustness_figures import ReportTable, report_plot
from digitpad.gui.evaluate.robustness_thread import ReportThread
from digitpad.gui.evaluate.robustness_words import report_words, why_no_report
from digitpad.gui.plots.sweep_plot import CurvePlot
from digitpad.gui.widgets.export import pictures_folder, write_widget

if TYPE_CHECKING:
    from digitpad.evaluation.robustness import Row
    from digitpad.modelfile import Model


class ReportWindow(MeasuringWindow):
    """The window. ``folders`` returns the user's own folders by data set."""

    def __init__(self, folders: Callable[[], dict[str, Path]], parent: QWidget) -> None:
        super().__init__("report", parent)
        self.setWindowTitle(self.tr("How robust is the model?"))
        self._model: Model | None = None
        self._what = ""
        self.rows: tuple[Row, ...] = ()
        self.plots = {change: CurvePlot(has_thumbs=False) for change in RANGES}
        self.sheet = AnswerSheet("report", self.plots)
        self.table = ReportTable()
        self.chooser = DigitsChooser(folders)
        self._make_buttons()
        self.lay_out(self.chooser, [self.sheet, self.table], [self.csv_button, self.png_button])
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

    def make_thread(self, model: Model, threads: int) -> ReportThread:
        """Return one for the chosen digits, and forget the last report."""
        digits, self._what = self.chooser.chosen()
        self._model, self.rows = model, ()
        self._show_rows()
        thread = ReportThread(model, digits, threads=threads, parent=self)
        thread.progressed.connect(self._on_progressed)
        return thread

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
        """Return how sure the figures are, and which model they are not about."""
        if self.is_measuring:
            return self.tr("Measuring. What is shown grows surer with every hundred digits.")
        if self._model is None:
            return ""
        if self._next is not None and self._next is not self._model:
            again = self.tr("By now, {0} reads: measure again.").format(self._next.info.name)
            return why_no_report(self._next) or again
        return why_no_report(self._next)

    def _show_words(self, why_not: str) -> None:
        if self._model is None:
            usual = self.tr("Digits are changed step by step, and what is read right is counted.")
            self.sheet.say(self.tr("How robust is the model?"), why_not or usual)
            return
        words = self._failure or report_words(self.rows, self._what)
        if self.is_measuring and not self.rows:
            words = self.tr("Preparing …")
        self.sheet.say(self.tr("How robust is {0}?").format(self._model.info.name), words)

    def _show_rows(self) -> None:
        self.table.show_rows(self.rows)
        self._show_plots()

    def _show_plots(self) -> None:
        for change, plot in self.plots.items():
            rows = [row for row in self.rows if row.change == change]
            plot.show_content(report_plot(change, rows, self.palette()))

    # What the thread says

    @Slot(object)
    def _on_progressed(self, progress: Progress) -> None:
        self.show_progress(progress.done, progress.total)
        if progress.rows != self.rows:
            self.rows = progress.rows
            self._show_rows()
            self.show_state()

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
            lambda: write_widget(path, self.sheet),
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
