"""The list of sheets beside the photo, which is there when they are several."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Slot
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from digitpad.gui.language import number
from digitpad.gui.widgets.parts import filled, label, named
from digitpad.paper.gui.document import PaperDocument
from digitpad.paper.gui.reading import PhotoReading
from digitpad.paper.gui.tray import Tray


class SheetList(QWidget):
    """The sheets and how many were read; the current one is shown, several can be selected."""

    def __init__(self, tray: Tray, reading: PhotoReading) -> None:
        super().__init__()
        self._tray, self._reading = tray, reading
        self.heading = label("paper_sheets_heading", look="quiet")
        self.view = named(
            QListView(), "paper_sheets", self.tr("Sheets"),
            self.tr("Choose a sheet to see it; choose several to read again or discard them"),
        )  # fmt: skip
        self.view.setModel(tray)
        self.view.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.selectionModel().currentChanged.connect(self._on_current_changed)
        tray.current_changed.connect(self._show_current)
        tray.modelReset.connect(self._show_current)
        tray.dataChanged.connect(self._show_heading)
        filled(QVBoxLayout(self), self.heading, (self.view, 1), spacing=8)
        self._show_current()

    @property
    def selected(self) -> list[PaperDocument]:
        """The sheets that are selected, or the current one if it is not among them."""
        rows = sorted(index.row() for index in self.view.selectionModel().selectedIndexes())
        sheets = [self._tray.sheets[row] for row in rows]
        return sheets if self._tray.current in sheets else [self._tray.current]

    @Slot(QModelIndex)
    def _on_current_changed(self, current: QModelIndex) -> None:
        if current.isValid():
            self._tray.show(self._tray.sheets[current.row()])

    @Slot()
    def _show_current(self) -> None:
        sheets = self._tray.sheets
        self.setVisible(len(sheets) > 1)
        if self._tray.current in sheets:
            index = self._tray.index(sheets.index(self._tray.current))
            if index != self.view.currentIndex():
                choose = QItemSelectionModel.SelectionFlag.ClearAndSelect
                self.view.selectionModel().setCurrentIndex(index, choose)
            self.view.scrollTo(index)
        self._show_heading()

    @Slot()
    def _show_heading(self) -> None:
        sheets = self._tray.sheets
        read = sum(not self._reading.is_pending(sheet) for sheet in sheets)
        words = self.tr("{read} of {count} sheets read").format(
            read=number(read), count=number(len(sheets))
        )
        if read == len(sheets):
            words = self.tr("{count} sheets").format(count=number(len(sheets)))
        if self._tray.doubtful:
            words += " · " + self.tr("{count} uncertain").format(count=number(self._tray.doubtful))
        self.heading.setText(words)
