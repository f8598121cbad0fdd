"""The window of archived runs: list, rename, compare, load, delete and restore."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from PySide6.QtCore import (
    QEvent,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from digitpad.errors import DigitpadError
from digitpad.files import write_atomically
from digitpad.gui.language import speech, tr
from digitpad.gui.plots.compared_plot import ComparedPlot, RunCurve
from digitpad.gui.runs.facts import FactsTable
from digitpad.gui.runs.table import RunsTable, size_words
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.dialogs import pictures_folder
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import (
    add_keys,
    filled,
    label,
    named_table,
    push_button,
)
from digitpad.gui.widgets.window import Window
from digitpad.gui.widgets.wording import with_native_keys
from digitpad.gui.workers.task import Task
from digitpad.report.curves import NOTHING, Curve, sampled, smoothed
from digitpad.runs.archive import (
    ArchivedRun,
    archived_runs,
    bytes_used,
    delete_run,
    deleted_runs,
    remove_deleted,
    restore_run,
)
from digitpad.runs.comparison import MOST, names_apart, why_incomparable
from digitpad.runs.record import RunCurves, RunRecord, file_stem, read_curves
from digitpad.words import sentences

MOST_BESIDE: Final = 3
LEAST_SHARE: Final = 0.44
"""Least share of the width for the facts about runs, beside their curves."""


class Listed(NamedTuple):
    """The archived runs, each with its size in bytes, and the folders of ``deleted`` ones."""

    runs: list[tuple[ArchivedRun, int]]
    deleted: list[Path]


def listed() -> Listed:
    """Return the archived runs, and those that can be restored; purge the others."""
    remove_deleted()
    return Listed([(run, bytes_used(run.folder)) for run in archived_runs()], deleted_runs())


class Curves(NamedTuple):
    """The curves of a run, as plotted."""

    loss: RunCurve
    accuracy: RunCurve


Ending = tuple[Path, str, int]
"""The folder of a run, and when it ended after how many epochs, as it may have been continued."""


def ending(run: RunRecord) -> Ending:
    return run.folder, run.created, run.epochs_done


def curves_of(runs: Sequence[RunRecord]) -> Generator[None, None, dict[Ending, Curves]]:
    """Return the curves of runs, empty for those that have none to read."""
    curves = {}
    for run in runs:
        yield
        stored = RunCurves()
        with suppress(DigitpadError):
            stored = read_curves(run.folder)
        curves[ending(run)] = Curves(
            RunCurve("", *_drawn(stored.train_loss, _tests(stored, "loss"))),
            RunCurve(
                "", *_drawn(_percent(stored.train_accuracy), _percent(_tests(stored, "accuracy")))
            ),
        )
    return curves


def write_report(run: RunRecord, path: Path) -> None:
    from digitpad.runs.report import report

    write_atomically(path, report(run, speech=speech()).encode())


class RunsWindow(Window):
    """The window.

    Signals: ``model_wanted`` (the file of a run's best weights), ``again_wanted`` (the
    ``TrainConfig`` of a run to set up again), ``beside_wanted`` (one to three runs whose networks
    shall read side by side), ``changed`` (), when runs were deleted or restored.
    """

    model_wanted = Signal(object)
    again_wanted = Signal(object)
    beside_wanted = Signal(object)
    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("runs", self.tr("Runs"), parent, (1040, 680))
        self._tasks: dict[str, Task] = {}
        self._curves: dict[Ending, Curves] = {}
        self._deleted: list[list[Path]] = []
        """Folders of deleted runs, grouped by what is restored together, the latest last."""
        self._gone: set[Path] = set()
        """Runs that were deleted while the list still shows them."""
        self._shares_room = True
        title = self.tr("Runs that were kept; choose two to five to compare them")
        self.table = named_table(RunsTable(), "runs_table", title)
        self.table.itemSelectionChanged.connect(self._show_chosen)
        self.table.renamed.connect(self._on_renamed)
        self.loss = ComparedPlot("runs_loss_plot", self.tr("Loss"))
        self.accuracy = ComparedPlot("runs_accuracy_plot", self.tr("Accuracy (%)"), ceiling=100)
        title = self.tr("Settings and results of the selected runs")
        self.facts = named_table(FactsTable(), "runs_facts", title, title)
        self._make_buttons()
        self._lay_out()
        standard = QKeySequence.StandardKey
        add_keys(self, [standard.Undo], self.restore_last)
        add_keys(self, [standard.Delete, "Backspace"], self.delete_chosen)
        add_keys(self, ["F2", "Ctrl+Return"], self.table.rename)
        self._show_chosen()

    def _make_buttons(self) -> None:
        rows = (
            ("runs_load", self.tr("Load its model"), self.load, self.tr("Read with its weights")),
            (
                "runs_again",
                self.tr("Run again…"),
                self.again,
                self.tr("Set the training panel up with its settings; Train begins"),
            ),
            (
                "runs_beside",
                self.tr("Side by side"),
                lambda: self.beside_wanted.emit(self.table.chosen()),
                self.tr("Let the networks of one to three runs read what you draw, as you draw"),
            ),
            (
                "runs_report",
                self.tr("Report…"),
                self.ask_report,
                self.tr("Write a page about it: curves, confusions, worst mistakes, settings"),
            ),
            (
                "runs_rename",
                self.tr("Rename"),
                self.table.rename,
                self.tr("Give it another name (F2)"),
            ),
            (
                "runs_delete",
                self.tr("Delete"),
                self.delete_chosen,
                self.tr("Delete it (Del); it can be restored for a day"),
            ),
            (
                "runs_undo",
                self.tr("Undo"),
                self.restore_last,
                with_native_keys(self.tr("Restore what was deleted last (Ctrl+Z)")),
            ),
        )
        self.buttons = {
            name: push_button(f"{name}_button", text, tip, slot) for name, text, slot, tip in rows
        }
        self.note = label("runs_note", look="quiet", wraps=True)

    def _lay_out(self) -> None:
        plots = QWidget()
        filled(QHBoxLayout(plots), (self.loss, 1), (self.accuracy, 1), spacing=10)
        below = self._below = QSplitter(Qt.Orientation.Horizontal)
        below.addWidget(plots)
        below.addWidget(self.facts)
        below.splitterMoved.connect(lambda: setattr(self, "_shares_room", False))
        middle = QSplitter(Qt.Orientation.Vertical)
        middle.addWidget(self.table)
        middle.addWidget(below)
        middle.setSizes([300, 330])
        for splitter in (below, middle):
            splitter.setChildrenCollapsible(False)
        rows = (middle, 1), self.note, Flow(*self.buttons.values(), self.close_button)
        filled(QVBoxLayout(self), *rows, margins=(16, 14, 16, 12), spacing=8)

    # Public interface

    @Slot()
    def refresh(self) -> None:
        """Reload the list in the background; the selection is kept."""
        if self.isVisible():
            self._begin("list_runs", listed, self._show_list)

    @Slot(object)
    def _show_list(self, listed: Listed) -> None:
        self._gone.clear()
        # Runs are deleted by the training panel, too, and may have been before this start.
        together = {folder: group for group in self._deleted for folder in group}
        self._deleted = [
            group
            for folder in listed.deleted
            if (group := together.get(folder, [folder]))[-1] == folder
        ]
        self.table.show_runs(listed.runs)
        self._show_chosen()

    @Slot(str)
    def _on_renamed(self, why_not: str) -> None:
        self._show_chosen()
        if why_not:
            self.note.setText(why_not)

    # Selection

    @Slot()
    def _show_chosen(self) -> None:
        chosen = self.table.chosen()
        runs = [run for run in chosen if isinstance(run, RunRecord)]
        compared = runs if len(runs) <= MOST else []
        single = runs[0] if len(runs) == len(chosen) == 1 else None
        self._enable(chosen, single)
        missing = [run for run in compared if ending(run) not in self._curves]
        if missing:
            self._begin("read_curves", partial(curves_of, missing), self._on_curves_read)
        self._show_plots(compared)
        self.facts.show_runs(compared)
        self._share_room()
        why_not = why_incomparable(compared)
        set_look(self.note, "warning" if why_not else "quiet")
        self.note.setText(tr(sentences(why_not, self._note_text(chosen, single))))

    def _enable(self, chosen: Sequence[ArchivedRun], single: RunRecord | None) -> None:
        """Enable the buttons that apply to the selected runs; ``single``: the only one."""
        pressed = self.focusWidget()
        for name in ("runs_load", "runs_again", "runs_report", "runs_rename"):
            self.buttons[name].setEnabled(single is not None)
        self.buttons["runs_load"].setEnabled(single is not None and single.has_model)
        can_read = all(isinstance(run, RunRecord) and run.has_model for run in chosen)
        self.buttons["runs_beside"].setEnabled(can_read and 0 < len(chosen) <= MOST_BESIDE)
        self.buttons["runs_delete"].setEnabled(bool(chosen))
        self.buttons["runs_undo"].setEnabled(bool(self._deleted))
        # Qt would give the focus to the next button, which is Close.
        if pressed in self.buttons.values() and not pressed.isEnabled():
            self.table.setFocus()

    @Slot(object)
    def _on_curves_read(self, curves: dict[Ending, Curves]) -> None:
        self._curves |= curves
        self._show_chosen()

    def _show_plots(self, runs: Sequence[RunRecord]) -> None:
        nothing = RunCurve("", NOTHING, NOTHING)
        curves = [self._curves.get(ending(run), Curves(nothing, nothing)) for run in runs]
        for plot, figure in ((self.loss, "loss"), (self.accuracy, "accuracy")):
            pairs = zip(map(tr, names_apart(runs)), curves, strict=True)
            plot.show_runs([getattr(curve, figure)._replace(name=name) for name, curve in pairs])

    def _share_room(self) -> None:
        """Give the facts the room they need, but leave the plots at least half.

        If the user has moved the splitter, it stays there.
        """
        if self._shares_room:
            width = self._below.width()
            wide = max(round(LEAST_SHARE * width), min(self.facts.needed_width, width // 2))
            self._below.setSizes([width - wide, wide])
        self.facts.resizeRowsToContents()

    def _note_text(self, runs: Sequence[ArchivedRun], single: RunRecord | None) -> str:
        if not self.table.run_count:
            return self.tr("No run has been kept yet: train a network, and it appears here.")
        if len(runs) == 1 and not isinstance(runs[0], RunRecord):
            return tr(runs[0].why)
        if single is not None and not single.has_model:
            return self.tr("Its weights are no longer there; settings and curves are.")
        if len(runs) > MOST:
            return self.tr("Five runs can be compared; these are {count}.").format(count=len(runs))
        if len(runs) > 1:
            return self.tr("The bold curves are the tests, the faint ones the training.")
        total, count = size_words(self.table.total_bytes), self.table.run_count
        sentence = self.tr("%Ln run(s), {size}. Choose two to five to compare them.", "", count)
        if count == 1:
            sentence = self.tr("One run takes {size}.")
        curves = self.tr("The bold curve is the test, the faint one the training.")
        moments = self.tr(
            "Only the last run since the start has moments to go back to, and a moving picture."
        )
        return tr(sentences(sentence.format(size=total), *((curves, moments) if single else ())))

    # Actions

    @Slot()
    def load(self) -> None:
        """Use the weights of the selected run."""
        run = self.table.chosen_one()
        if run is not None and run.has_model:
            self.model_wanted.emit(run.model_file)

    def say_opened(self, path: Path | None) -> None:
        """Report that the selected run's model is in use now, if that is the file opened."""
        run = self.table.chosen_one()
        if run is not None and run.model_file == path:
            self.say(self.tr("“{model}” reads from now on.").format(model=run.name))

    @Slot()
    def again(self) -> None:
        """Set up a run like the selected one."""
        run = self.table.chosen_one()
        if run is not None:
            self.again_wanted.emit(run.config)

    @Slot()
    def ask_report(self) -> None:
        """Ask where to save the report of the selected run, and write it."""
        run = self.table.chosen_one()
        if run is None:
            return
        start = pictures_folder() / f"{file_stem(run.name) or 'run'}.html"

        def write(path: Path) -> None:
            self.note.setText(self.tr("Writing the report: its test images are read…"))
            self._begin(
                "write_report",
                partial(write_report, run, path),
                lambda _: self.note.setText(self.tr("Saved as {file}").format(file=path.name)),
                needs_torch=True,
            )

        self.dialogs.ask_save(self.tr("Write a report"), start, ["HTML (*.html)"], write)

    @Slot()
    def delete_chosen(self) -> None:
        """Delete the selected runs from the list."""
        gone: list[Path] = []
        why_not: list[str] = []
        for folder in [run.folder for run in self.table.chosen() if run.folder not in self._gone]:
            try:
                gone.append(delete_run(folder))
            except DigitpadError as error:
                why_not.append(tr(error))
            self._gone.add(folder)
        if why_not:
            self.dialogs.tell(self.tr("The run was not deleted"), "\n".join(why_not[:MOST]))
        if gone:
            self._deleted.append(gone)
        self.changed.emit()
        self.refresh()

    @Slot()
    def restore_last(self) -> None:
        """Restore the runs deleted last."""
        self._gone.clear()
        for folder in self._deleted.pop() if self._deleted else ():
            try:
                restore_run(folder)
            except DigitpadError as error:
                self.dialogs.tell(self.tr("The run could not be restored"), tr(error))
        self.changed.emit()
        self.refresh()

    @property
    def is_busy(self) -> bool:
        """Whether the background is busy loading, measuring or drawing."""
        return bool(self._tasks)

    def _begin(self, name: str, work: Any, take: Any, *, needs_torch: bool = False) -> None:
        """Start background work; of each kind only the latest result is used."""
        if name in self._tasks:
            self._tasks[name].cancel()
        task = self._tasks[name] = Task(name, work, self, needs_torch=needs_torch)
        forget = partial(self._forget_task, name, task)
        task.start(succeeded=take, failed=self.note.setText, finished=forget)

    def _forget_task(self, name: str, task: Task) -> None:
        if self._tasks.get(name) is task:
            del self._tasks[name]

    # Overrides of Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._share_room)  # once its content has its size, too

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "note"):
            self._show_chosen()


def _drawn(train: Curve | None, test: Curve) -> tuple[Curve, Curve]:
    """Thin out curves to as many points as can be told apart."""
    return sampled(smoothed(train)) if train else NOTHING, sampled(test)


def _tests(curves: RunCurves, figure: str) -> Curve:
    epochs = np.array([done.epoch for done in curves.history], dtype=np.float64)
    values = np.array([getattr(done, f"test_{figure}") for done in curves.history])
    is_tested = np.isfinite(values)
    return epochs[is_tested], values[is_tested]


def _percent(curve: Curve | None) -> Curve:
    return NOTHING if curve is None else (curve[0], 100 * curve[1])
