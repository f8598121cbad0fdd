"""The robustness report about a model: how far digits may be changed until it misreads them.

The figures appear as they are measured and grow surer; cancelling keeps what is there.
May import: Qt, ``gui`` widgets, ``recognise``, ``data`` (torch-free). Tests:
``tests/gui/test_report_window.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.errors import DigitpadError
from digitpad.files import write_atomically
from digitpad.gui.answer_sheet import AnswerSheet
from digitpad.gui.curve_plot import CurvePlot
from digitpad.gui.dialogs import Dialogs
from digitpad.gui.digits_chooser import DigitsChooser
from digitpad.gui.report_figures import ReportTable, report_plot
from digitpad.gui.report_thread import ReportThread
from digitpad.gui.report_words import report_words, why_no_report
from digitpad.gui.widget_export import pictures_folder, write_widget
from digitpad.recognise.changes import RANGES
from digitpad.recognise.report import Progress, csv_text
from digitpad.training.devices import usable_cores

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.recognise.robustness import Row

STOP_WAIT_MS: Final = 5000


class ReportWindow(QDialog):
    """The window. ``folders`` returns the user's own folders by data set."""

    def __init__(self, folders: Callable[[], dict[str, Path]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("report_window")
        self.setWindowTitle(self.tr("How robust is the model?"))
        self._folders = folders
        self._next: Model | None = None
        self._model: Model | None = None
        self._what = ""
        self._failure = ""
        self.rows: tuple[Row, ...] = ()
        self._thread: ReportThread | None = None
        self.dialogs = Dialogs(self)
        self.plots = {change: CurvePlot(has_thumbs=False) for change in RANGES}
        self.sheet = AnswerSheet("report", self.plots)
        self.table = ReportTable()
        self._make_controls()
        self._lay_out()
        self._show_rows()
        self._show_state()
        self.resize(1000, 680)

    # What others use

    def use(self, model: Model | None) -> None:
        """Measure this model when the next report is asked for; one that is shown stays."""
        self._next = model
        self._show_state()

    def begin_if_due(self) -> None:
        """Begin a report where there is none about the present model, and none is measured."""
        if self._thread is None and self._next is not self._model and not why_no_report(self._next):
            self.begin()

    @property
    def is_measuring(self) -> bool:
        return self._thread is not None

    @Slot()
    def begin(self) -> None:
        """Measure the present model."""
        model = self._next
        if self._thread is not None or model is None or why_no_report(self._next):
            return
        made, self._what = self.chooser.chosen()
        self._model, self.rows, self._failure = model, (), ""
        self.progress.setRange(0, 0)
        self._thread = ReportThread(model, made, threads=max(1, usable_cores() - 1), parent=self)
        self._thread.progressed.connect(self._on_progressed)
        self._thread.failed.connect(self._on_failed)
        self._thread.finished.connect(self._on_finished)
        self._show_rows()
        self._show_state()
        self.cancel_button.setFocus()
        # Not with a low priority: it holds the lock that Python code of the window waits for.
        self._thread.start()

    @Slot()
    def cancel(self) -> None:
        """Stop measuring and keep what is there."""
        if self._thread is not None:
            self._thread.cancel()
            self._show_state()

    def stop(self) -> bool:
        """Stop measuring and wait for it; return whether nothing runs any more."""
        if self._thread is None:
            return True
        self._thread.cancel()
        return self._thread.wait(STOP_WAIT_MS)

    # Putting it together

    def _make_controls(self) -> None:
        self.chooser = DigitsChooser(self._folders)
        self.begin_button = QPushButton(self.tr("Measure"))
        self.begin_button.setObjectName("report_begin_button")
        self.begin_button.setProperty("look", "primary")
        self.begin_button.clicked.connect(self.begin)
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self.cancel_button.setObjectName("report_cancel_button")
        self.cancel_button.setToolTip(self.tr("Stop measuring; what is measured stays"))
        self.cancel_button.clicked.connect(self.cancel)
        self.progress = QProgressBar()
        self.progress.setObjectName("report_progress")
        self.progress.setAccessibleName(self.tr("How far the measurement is"))
        self.progress.setTextVisible(False)
        # Its coming and going moves nothing.
        keeping = self.progress.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keeping)
        self.note = QLabel()
        self.note.setObjectName("report_note")
        self.note.setProperty("look", "quiet")
        self.note.setWordWrap(True)
        self.csv_button = QPushButton(self.tr("Save as CSV…"))
        self.csv_button.setObjectName("report_csv_button")
        self.csv_button.setToolTip(self.tr("Save the table for a spreadsheet"))
        self.csv_button.clicked.connect(self._on_save_csv)
        self.png_button = QPushButton(self.tr("Save as PNG…"))
        self.png_button.setObjectName("report_png_button")
        self.png_button.setToolTip(self.tr("Save the plots as a picture"))
        self.png_button.clicked.connect(self._on_save_png)
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.setObjectName("report_close_button")
        self.close_button.clicked.connect(self.close)

    def _lay_out(self) -> None:
        controls = QHBoxLayout()
        for widget in (self.chooser, self.begin_button, self.cancel_button):
            controls.addWidget(widget)
        controls.addWidget(self.progress, 1)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self.sheet, 1)
        middle.addWidget(self.table)
        buttons = QHBoxLayout()
        buttons.addWidget(self.note, 1)
        for button in (self.csv_button, self.png_button, self.close_button):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.setSpacing(10)
        column.addLayout(controls)
        column.addLayout(middle, 1)
        column.addLayout(buttons)
        for button in self.findChildren(QPushButton):
            # Enter must not press whichever of them comes first.
            button.setAutoDefault(False)

    # What is shown, and what can be done

    def _show_state(self) -> None:
        """Allow what can be done, and say what is shown."""
        thread, why_not = self._thread, why_no_report(self._next)
        is_idle = thread is None
        self.begin_button.setEnabled(is_idle and not why_not)
        self.chooser.setEnabled(is_idle and not why_not)
        self.begin_button.setToolTip(
            why_not or self.tr("Change the digits step by step and count what is read right")
        )
        self.cancel_button.setEnabled(thread is not None and not thread.is_cancelled)
        self.progress.setVisible(not is_idle)
        self.csv_button.setEnabled(bool(self.rows) and is_idle)
        self.png_button.setEnabled(bool(self.rows) and is_idle)
        self._show_words(why_not)

    def _show_words(self, why_not: str) -> None:
        model, thread = self._model, self._thread
        if model is None:
            usual = self.tr("Digits are changed step by step, and what is read right is counted.")
            self.sheet.say(self.tr("How robust is the model?"), why_not or usual)
        else:
            words = self._failure or report_words(self.rows, self._what)
            if thread is not None and not self.rows:
                words = self.tr("Preparing …")
            self.sheet.say(self.tr("How robust is {0}?").format(model.info.name), words)
        note = ""
        if thread is not None and thread.is_cancelled:
            note = self.tr("Stopping …")
        elif thread is not None:
            note = self.tr("Measuring. What is shown grows surer with every hundred digits.")
        elif model is not None and why_not:
            note = why_not
        elif model is not None and self._next is not None and self._next is not model:
            note = self.tr("By now, {0} reads: measure again.").format(self._next.info.name)
        self.note.setText(note)

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
        self.progress.setRange(0, progress.total)
        self.progress.setValue(progress.done)
        if progress.rows != self.rows:
            self.rows = progress.rows
            self._show_rows()
            self._show_state()

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._failure = why

    @Slot()
    def _on_finished(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.deleteLater()
        self._show_state()
        self.begin_button.setFocus()

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
        return self._save(path, lambda: write_atomically(path, csv_text(self.rows).encode()))

    def save_png(self, path: Path) -> bool:
        """Save the plots; say why when that does not work."""
        return self._save(path, lambda: write_widget(path, self.sheet))

    def _save(self, path: Path, write: Callable[[], None]) -> bool:
        try:
            write()
        except DigitpadError as error:
            self.dialogs.tell(self.tr("The report was not saved"), str(error))
            return False
        self.note.setText(self.tr("Saved {0}").format(path.name))
        return True

    # Qt's names

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # MNIST may have been fetched since.
        self.chooser.look()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_plots()
