"""The window of the runs that were kept: listed, named, compared, loaded, deleted and got back."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QIcon, QKeySequence, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from digitpad.errors import DigitpadError
from digitpad.files import write_atomically
from digitpad.gui.language import date_words, number, speech, tr
from digitpad.gui.plots.compared_plot import ComparedPlot, RunCurve, run_colours
from digitpad.gui.plots.curves import sampled, smoothed
from digitpad.gui.theme.style_sheet import TABLE_PADDING_PX, set_look
from digitpad.gui.widgets.dialogs import pictures_folder
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import (
    add_keys,
    filled,
    grown,
    label,
    named_table,
    plain_tip,
    push_button,
)
from digitpad.gui.widgets.pixels import smooth_painter
from digitpad.gui.widgets.window import Window
from digitpad.gui.widgets.wording import dataset_words, with_native_keys
from digitpad.gui.workers.task import Task
from digitpad.runs.archive import (
    ArchivedRun,
    archived_runs,
    bytes_used,
    delete_run,
    remove_deleted,
    restore_run,
)
from digitpad.runs.comparison import (
    MOST,
    ComparisonRow,
    accuracy_text,
    differences,
    results,
    settings_lines,
    why_incomparable,
)
from digitpad.runs.record import RunCurves, RunRecord, file_stem, read_curves, rename_run
from digitpad.training.curve import Curve
from digitpad.training.duration import duration

NOTHING: Final[Curve] = (np.empty(0), np.empty(0))
NAME, ENDED = 0, 1
TITLES_PX: Final = 190
NAME_PX: Final = 300
FACTS_PX: Final = 92
SCROLL_PX: Final = 20
LEAST_SHARE: Final = 0.44
"""Of the width, for what runs were given and what came of them, beside their curves."""
DOT_PX: Final = 20
MEGABYTE: Final = 10**6
Listed = list[tuple[ArchivedRun, int]]


def listed() -> Listed:
    """Return the runs that were kept with the bytes that each takes; drop what was deleted."""
    remove_deleted()
    return [(run, bytes_used(run.folder)) for run in archived_runs()]


class Curves(NamedTuple):
    """The curves of a run, as they are drawn."""

    loss: RunCurve
    accuracy: RunCurve


def curves_of(folders: Sequence[Path]) -> Generator[None, None, dict[Path, Curves]]:
    """Return the curves of runs; of one that has none to read, empty ones."""
    found = {}
    for folder in folders:
        yield
        kept = RunCurves()
        with suppress(DigitpadError):
            kept = read_curves(folder)
        found[folder] = Curves(
            RunCurve("", *_drawn(kept.train_loss, _tests(kept, "loss"))),
            RunCurve(
                "", *_drawn(_percent(kept.train_accuracy), _percent(_tests(kept, "accuracy")))
            ),
        )
    return found


def write_report(run: RunRecord, path: Path) -> None:
    from digitpad.runs.report import report

    write_atomically(path, report(run, speech=speech()).encode())


class SortedCell(QTableWidgetItem):
    """A cell that sorts by ``key``."""

    def __init__(self, text: str, key: Any = "") -> None:
        super().__init__(text)
        self.key = key if key != "" else text
        self.setFlags(self.flags() & ~Qt.ItemFlag.ItemIsEditable)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        return (
            bool(self.key < other.key) if isinstance(other, SortedCell) else super().__lt__(other)
        )


class WrappedWords(QStyledItemDelegate):
    """A cell as high as its words are in the room that they have."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        # Qt wraps them in the whole width, and paints them beside the style sheet's padding.
        option.rect.setWidth(max(1, option.rect.width() - 2 * TABLE_PADDING_PX))
        return super().sizeHint(option, index)


class RunsWindow(Window):
    """The window.

    Signals: ``model_wanted`` (the file of a run's best weights), ``again_wanted`` (the
    ``TrainConfig`` of a run that is to be set up again).
    """

    model_wanted = Signal(object)
    again_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("runs", self.tr("Runs"), parent, (1040, 680))
        self._tasks: dict[str, Task] = {}
        self._runs: dict[Path, tuple[ArchivedRun, int]] = {}
        self._curves: dict[Path, Curves] = {}
        self._deleted: list[list[Path]] = []
        self._gone: set[Path] = set()
        """What was deleted while the list still shows it."""
        self._shares_room = True
        self._make_table()
        self.loss = ComparedPlot("runs_loss_plot", self.tr("Loss"))
        self.accuracy = ComparedPlot("runs_accuracy_plot", self.tr("Accuracy (%)"), ceiling=100)
        words = self.tr("What the chosen runs were given and what came of it")
        self.facts = named_table(QTableWidget(0, 0), "runs_facts", words, words)
        self.facts.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.facts.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.facts.verticalHeader().setMinimumSectionSize(grown(24))
        self.facts.verticalHeader().setMaximumSectionSize(grown(72))
        self.facts.verticalHeader().setMaximumWidth(grown(TITLES_PX))
        across = self.facts.horizontalHeader()
        across.setMinimumSectionSize(grown(FACTS_PX))
        across.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.facts.setShowGrid(False)
        self.facts.setItemDelegate(WrappedWords(self.facts))
        self._make_buttons()
        self._lay_out()
        standard = QKeySequence.StandardKey
        add_keys(self, [standard.Undo], self.restore_last)
        add_keys(self, [standard.Delete, "Backspace"], self.delete_chosen)
        add_keys(self, ["F2", "Ctrl+Return"], self.rename)
        self._show_chosen()

    def _make_table(self) -> None:
        titles = [
            *(self.tr("Name"), self.tr("Ended"), self.tr("Model"), self.tr("Data")),
            *(self.tr("Best"), self.tr("Epochs"), self.tr("Time"), self.tr("Size")),
        ]
        words = self.tr("Runs that were kept; choose two to five to compare them")
        self.table = named_table(QTableWidget(0, len(titles)), "runs_table", words)
        self.table.setHorizontalHeaderLabels(titles)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(grown(28))
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(60)
        header.setMaximumSectionSize(grown(NAME_PX))
        header.setStretchLastSection(True)
        header.setSortIndicator(ENDED, Qt.SortOrder.DescendingOrder)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.itemSelectionChanged.connect(self._show_chosen)
        self.table.itemChanged.connect(self._on_item_changed)

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
                "runs_report",
                self.tr("Report…"),
                self.ask_report,
                self.tr("Write a page about it: curves, confusions, worst mistakes, settings"),
            ),
            ("runs_rename", self.tr("Rename"), self.rename, self.tr("Give it another name (F2)")),
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

    # What others use

    @Slot()
    def refresh(self) -> None:
        """Look what there is now, in the background; what is chosen stays so."""
        if self.isVisible():
            self._begin("list_runs", listed, self._show_list)

    def chosen(self) -> list[ArchivedRun]:
        """Return the chosen runs, in the order of the table."""
        rows = sorted({index.row() for index in self.table.selectionModel().selectedRows()})
        return [self._runs[self._folder(row)][0] for row in rows]

    # The list

    def _folder(self, row: int) -> Path:
        item = self.table.item(row, NAME)
        assert item is not None
        return Path(os.fsdecode(bytes(item.data(Qt.ItemDataRole.UserRole))))

    @Slot(object)
    def _show_list(self, found: Listed) -> None:
        chosen = {run.folder for run in self.chosen()}
        self._runs = {run.folder: (run, size) for run, size in found}
        self._gone.clear()
        table, modes = self.table, QHeaderView.ResizeMode
        header = table.horizontalHeader()
        header.setSectionResizeMode(modes.Fixed)  # else each cell measures its column anew
        with QSignalBlocker(table):
            table.setSortingEnabled(False)
            table.setRowCount(len(found))
            for row, (run, size) in enumerate(found):
                for column, cell in enumerate(self._cells(run, size)):
                    table.setItem(row, column, cell)
            table.setSortingEnabled(True)
            table.clearSelection()
            mode = table.selectionMode()
            table.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
            for row in range(table.rowCount()):
                if self._folder(row) in chosen:
                    table.selectRow(row)
            table.setSelectionMode(mode)
        header.setSectionResizeMode(modes.ResizeToContents)
        if not chosen and found:
            table.setCurrentCell(0, NAME)
            table.selectRow(0)
        self._show_chosen()

    def _cells(self, run: ArchivedRun, size: int) -> list[SortedCell]:
        disk = SortedCell(size_words(size), size)
        if not isinstance(run, RunRecord):
            name = SortedCell(self.tr("{run} (cannot be read)").format(run=run.folder.name))
            name.setToolTip(plain_tip(tr(run.why)))
            cells = [name, *(SortedCell("") for _ in range(6)), disk]
        else:
            ended = datetime.fromisoformat(run.created).astimezone()
            best = run.best_accuracy
            is_named = best == best
            name = SortedCell(run.name)
            name.setFlags(name.flags() | Qt.ItemFlag.ItemIsEditable)
            cells = [
                name,
                SortedCell(date_words(ended), run.created),
                SortedCell(run.config.network_name),
                SortedCell(dataset_words(run.config.dataset)),
                SortedCell(tr(accuracy_text(run)) or "–", best if is_named else -1.0),
                SortedCell(f"{run.epochs_done}", run.epochs_done),
                SortedCell(tr(duration(run.seconds)), run.seconds),
                disk,
            ]
        # As bytes: what is no UTF-8 does not come back as it was from Qt's texts.
        cells[NAME].setData(Qt.ItemDataRole.UserRole, QByteArray(os.fsencode(run.folder)))
        return cells

    @Slot(QTableWidgetItem)
    def _on_item_changed(self, item: QTableWidgetItem) -> None:
        """Give a run the name that was typed."""
        run, size = self._runs[self._folder(item.row())]
        if item.column() != NAME or not isinstance(run, RunRecord) or item.text() == run.name:
            return
        why_not = ""
        try:
            run = rename_run(run, item.text())
        except DigitpadError as error:
            why_not = tr(error)
        self._runs[run.folder] = run, size
        with QSignalBlocker(self.table):
            item.setText(run.name)
        self._show_chosen()
        if why_not:
            self.note.setText(why_not)

    # What is chosen

    @Slot()
    def _show_chosen(self) -> None:
        kept = self.chosen()
        runs = [run for run in kept if isinstance(run, RunRecord)]
        shown = runs if len(runs) <= MOST else []
        one = runs[0] if len(runs) == len(kept) == 1 else None
        pressed = self.focusWidget()
        for name in ("runs_load", "runs_again", "runs_report", "runs_rename"):
            self.buttons[name].setEnabled(one is not None)
        self.buttons["runs_load"].setEnabled(one is not None and one.has_model)
        self.buttons["runs_delete"].setEnabled(bool(kept))
        self.buttons["runs_undo"].setEnabled(bool(self._deleted))
        # Qt would give the keyboard to the next button, which is Close.
        if pressed in self.buttons.values() and not pressed.isEnabled():
            self.table.setFocus()
        missing = [run.folder for run in shown if run.folder not in self._curves]
        if missing:
            self._begin("read_curves", partial(curves_of, missing), self._on_curves_read)
        self._show_plots(shown)
        self._show_facts(shown)
        why_not = why_incomparable(shown)
        set_look(self.note, "warning" if why_not else "quiet")
        why_not = tr(why_not) if why_not else ""
        self.note.setText(f"{why_not} {self._words(kept, one)}".strip())

    @Slot(object)
    def _on_curves_read(self, found: dict[Path, Curves]) -> None:
        self._curves |= found
        self._show_chosen()

    def _show_plots(self, runs: Sequence[RunRecord]) -> None:
        nothing = RunCurve("", NOTHING, NOTHING)
        curves = [self._curves.get(run.folder, Curves(nothing, nothing)) for run in runs]
        for plot, figure in ((self.loss, "loss"), (self.accuracy, "accuracy")):
            pairs = zip(runs, curves, strict=True)
            plot.show_runs([getattr(one, figure)._replace(name=run.name) for run, one in pairs])

    def _show_facts(self, runs: Sequence[RunRecord]) -> None:
        """Show what came of the runs, then in which settings they differ, or those of one."""
        lines = differences(runs) if len(runs) > 1 else results(runs) if runs else []
        if len(runs) == 1:
            lines += [
                ComparisonRow(title, (words,)) for title, words in settings_lines(runs[0]) if words
            ]
        colours = run_colours(self.palette())
        facts = self.facts
        facts.setColumnCount(len(runs))
        facts.setRowCount(len(lines))
        for column, run in enumerate(runs):
            heading = QTableWidgetItem(_dot(colours[column]), run.name)
            heading.setToolTip(plain_tip(run.name))
            facts.setHorizontalHeaderItem(column, heading)
        for row, line in enumerate(lines):
            facts.setVerticalHeaderItem(row, QTableWidgetItem(tr(line.title)))
            for column, words in enumerate(line.cells):
                said = tr(words) if words else ""
                cell = QTableWidgetItem(said or "–")
                cell.setToolTip(plain_tip(said))
                facts.setItem(row, column, cell)
        facts.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._share_room()

    def _share_room(self) -> None:
        """Give the facts the room that they need, and the plots half of it at least.

        Whoever moves what parts them wants it where it is.
        """
        if self._shares_room:
            width, facts = self._below.width(), self.facts
            titles = min(facts.verticalHeader().sizeHint().width(), grown(TITLES_PX))
            needed = titles + facts.columnCount() * grown(FACTS_PX) + SCROLL_PX
            wide = max(round(LEAST_SHARE * width), min(needed, width // 2))
            self._below.setSizes([width - wide, wide])
        self.facts.resizeRowsToContents()

    def _words(self, kept: Sequence[ArchivedRun], one: RunRecord | None) -> str:
        if not self._runs:
            return self.tr("No run is kept yet: train a network, and it comes here.")
        if len(kept) == 1 and not isinstance(kept[0], RunRecord):
            return tr(kept[0].why)
        if one is not None and not one.has_model:
            return self.tr("Its weights are no longer there; settings and curves are.")
        if len(kept) > MOST:
            return self.tr("Five runs can be compared; these are {count}.").format(count=len(kept))
        if len(kept) > 1:
            return self.tr("The bold curves are the tests, the faint ones the training.")
        total = size_words(sum(size for _, size in self._runs.values()))
        words = self.tr(
            "%Ln run(s), {size}. Choose two to five to compare them.", "", len(self._runs)
        )
        if len(self._runs) == 1:
            words = self.tr("One run takes {size}.")
        curves = self.tr("The bold curve is the test, the faint one the training.") if one else ""
        return f"{words.format(size=total)} {curves}".strip()

    # What can be done

    @Slot()
    def load(self) -> None:
        """Read with the weights of the chosen run."""
        run = self._one()
        if run is not None and run.has_model:
            self.model_wanted.emit(run.model_file)

    def say_opened(self, path: Path | None) -> None:
        """Say that the chosen run's model reads now, where that is the file that was opened."""
        run = self._one()
        if run is not None and run.model_file == path:
            self.say(self.tr("“{model}” reads from now on.").format(model=run.name))

    @Slot()
    def again(self) -> None:
        """Set up a run like the chosen one."""
        run = self._one()
        if run is not None:
            self.again_wanted.emit(run.config)

    @Slot()
    def rename(self) -> None:
        """Let the name of the chosen run be typed."""
        item = self.table.item(self.table.currentRow(), NAME)
        if item is not None:
            self.table.editItem(item)

    @Slot()
    def ask_report(self) -> None:
        """Ask where the page about the chosen run goes, and write it."""
        run = self._one()
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
        """Take the chosen runs off the list."""
        gone: list[Path] = []
        why_not: list[str] = []
        for folder in [run.folder for run in self.chosen() if run.folder not in self._gone]:
            try:
                gone.append(delete_run(folder))
            except DigitpadError as error:
                why_not.append(tr(error))
            self._gone.add(folder)
        if why_not:
            self.dialogs.tell(self.tr("The run was not deleted"), "\n".join(why_not[:MOST]))
        if gone:
            self._deleted.append(gone)
        self.refresh()

    @Slot()
    def restore_last(self) -> None:
        """Get back what was deleted last."""
        self._gone.clear()
        for folder in self._deleted.pop() if self._deleted else ():
            try:
                restore_run(folder)
            except DigitpadError as error:
                self.dialogs.tell(self.tr("The run could not be restored"), tr(error))
        self.refresh()

    @property
    def is_busy(self) -> bool:
        """Whether something is still being looked up, measured or drawn in the background."""
        return bool(self._tasks)

    def _one(self) -> RunRecord | None:
        kept = self.chosen()
        return kept[0] if len(kept) == 1 and isinstance(kept[0], RunRecord) else None

    def _begin(self, name: str, work: Any, take: Any, *, needs_torch: bool = False) -> None:
        """Do something in the background; only the latest of a kind is taken."""
        if name in self._tasks:
            self._tasks[name].cancel()
        task = self._tasks[name] = Task(name, work, self, needs_torch=needs_torch)
        forget = partial(self._forget_task, name, task)
        task.start(succeeded=take, failed=self.note.setText, finished=forget)

    def _forget_task(self, name: str, task: Task) -> None:
        if self._tasks.get(name) is task:
            del self._tasks[name]

    # Qt's own names

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._share_room)  # when what is in it has its size, too

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "note"):
            self._show_chosen()


def size_words(size_bytes: int) -> str:
    """Return how much of a disk something takes."""
    if size_bytes < MEGABYTE:
        return tr("{size} kB").format(size=number(size_bytes / 1000, ".0f"))
    return tr("{size} MB").format(size=number(size_bytes / MEGABYTE, ".1f"))


def _dot(colour: QColor) -> QIcon:
    """Return a disc; a style sheet paints headers in one colour of text."""
    picture = QPixmap(DOT_PX, DOT_PX)
    picture.fill(Qt.GlobalColor.transparent)
    with smooth_painter(picture) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(picture.rect())
    return QIcon(picture)


def _drawn(train: Curve | None, test: Curve) -> tuple[Curve, Curve]:
    """Return as many points of curves as can be told apart."""
    return sampled(smoothed(train)) if train else NOTHING, sampled(test)


def _tests(curves: RunCurves, figure: str) -> Curve:
    epochs = np.array([done.epoch for done in curves.history], dtype=np.float64)
    values = np.array([getattr(done, f"test_{figure}") for done in curves.history])
    is_tested = np.isfinite(values)
    return epochs[is_tested], values[is_tested]


def _percent(curve: Curve | None) -> Curve:
    return NOTHING if curve is None else (curve[0], 100 * curve[1])
