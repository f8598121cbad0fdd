"""The table of archived runs: selecting and renaming them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QByteArray, QItemSelectionModel, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from digitpad.errors import DigitpadError
from digitpad.gui.language import date_words, number, tr
from digitpad.gui.widgets.parts import grow, plain_tip
from digitpad.gui.widgets.wording import dataset_words
from digitpad.runs.archive import ArchivedRun
from digitpad.runs.comparison import accuracy_text
from digitpad.runs.record import RunRecord, rename_run
from digitpad.words import duration

NAME, ENDED = 0, 1
NAME_PX: Final = 300
MEGABYTE: Final = 10**6


class SortedCell(QTableWidgetItem):
    """A table cell that sorts by ``key``."""

    def __init__(self, text: str, key: Any = "") -> None:
        super().__init__(text)
        self.key = key if key != "" else text
        self.setFlags(self.flags() & ~Qt.ItemFlag.ItemIsEditable)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        return (
            bool(self.key < other.key) if isinstance(other, SortedCell) else super().__lt__(other)
        )


class RunsTable(QTableWidget):
    """A row for each run; its name is editable.

    Signals: ``renamed`` with why a run could not be renamed, or "".
    """

    renamed = Signal(str)

    def __init__(self) -> None:
        super().__init__(0, 8)
        self._runs: dict[Path, tuple[ArchivedRun, int]] = {}
        self.setHorizontalHeaderLabels(
            [
                *(self.tr("Name"), self.tr("Ended"), self.tr("Model"), self.tr("Data")),
                *(self.tr("Best"), self.tr("Epochs"), self.tr("Time"), self.tr("Size")),
            ]
        )
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        grow(self.verticalHeader(), "setDefaultSectionSize", 28)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(60)
        grow(header, "setMaximumSectionSize", NAME_PX)
        header.setStretchLastSection(True)
        header.setSortIndicator(ENDED, Qt.SortOrder.DescendingOrder)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.itemChanged.connect(self._on_item_changed)

    @property
    def run_count(self) -> int:
        return len(self._runs)

    @property
    def total_bytes(self) -> int:
        return sum(size for _, size in self._runs.values())

    def show_runs(self, runs: Sequence[tuple[ArchivedRun, int]]) -> None:
        """Show these runs, each with its size in bytes; the selection is kept."""
        chosen = {run.folder for run in self.chosen()}
        self._runs = {run.folder: (run, size) for run, size in runs}
        header, modes = self.horizontalHeader(), QHeaderView.ResizeMode
        header.setSectionResizeMode(modes.Fixed)  # otherwise each cell measures its column again
        with QSignalBlocker(self):
            self.setSortingEnabled(False)
            self.setRowCount(len(runs))
            for row, (run, size) in enumerate(runs):
                for column, cell in enumerate(self._cells(run, size)):
                    self.setItem(row, column, cell)
            self.setSortingEnabled(True)
            self.clearSelection()
            for row in range(self.rowCount()):
                if self._folder(row) in chosen:
                    self._choose(row)
        header.setSectionResizeMode(modes.ResizeToContents)
        if not chosen and runs:
            self._choose(0)

    def _choose(self, row: int) -> None:
        """Add a row to the selection; ``selectRow`` would toggle it while Ctrl is held."""
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        self.setCurrentCell(row, NAME, flags)

    def chosen(self) -> list[ArchivedRun]:
        """Return the selected runs, in the order of the table."""
        rows = sorted({index.row() for index in self.selectionModel().selectedRows()})
        return [self._runs[self._folder(row)][0] for row in rows]

    def chosen_one(self) -> RunRecord | None:
        """Return the run if a single one is selected, None if it cannot be read."""
        runs = self.chosen()
        return runs[0] if len(runs) == 1 and isinstance(runs[0], RunRecord) else None

    @Slot()
    def rename(self) -> None:
        """Edit the name of the current run."""
        item = self.item(self.currentRow(), NAME)
        if item is not None:
            self.editItem(item)

    def _folder(self, row: int) -> Path:
        item = self.item(row, NAME)
        assert item is not None
        return Path(os.fsdecode(bytes(item.data(Qt.ItemDataRole.UserRole))))

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
        # As bytes, since Qt's strings do not preserve names that are not UTF-8.
        cells[NAME].setData(Qt.ItemDataRole.UserRole, QByteArray(os.fsencode(run.folder)))
        return cells

    @Slot(QTableWidgetItem)
    def _on_item_changed(self, item: QTableWidgetItem) -> None:
        """Rename a run as typed."""
        run, size = self._runs[self._folder(item.row())]
        if item.column() != NAME or not isinstance(run, RunRecord) or item.text() == run.name:
            return
        why_not = ""
        try:
            run = rename_run(run, item.text())
        except DigitpadError as error:
            why_not = tr(error)
        self._runs[run.folder] = run, size
        with QSignalBlocker(self):
            item.setText(run.name)
        self.renamed.emit(why_not)


def size_words(size_bytes: int) -> str:
    """Return a size on disk as text."""
    if size_bytes < MEGABYTE:
        return tr("{size} kB").format(size=number(size_bytes / 1000, ".0f"))
    return tr("{size} MB").format(size=number(size_bytes / MEGABYTE, ".1f"))
