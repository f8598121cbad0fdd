"""What can be done with the plots: save, copy, change how they look.

May import: PySide6, ``gui.plots``. Tests: ``tests/gui/test_plots.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu

from digitpad.errors import DigitpadError
from digitpad.gui.plot_export import picture_of, write_csv, write_plot
from digitpad.gui.plots import LivePlot
from digitpad.training.events import EpochDone


class PlotMenu(QObject):
    """The menu of one plot. Signals: ``message`` (text), ``forget_previous`` ()."""

    message = Signal(str)
    forget_previous = Signal()

    def __init__(self, plot: LivePlot, epochs: Callable[[], list[EpochDone]]) -> None:
        super().__init__(plot)
        self._plot = plot
        self._epochs = epochs
        plot.menu_requested.connect(self.open_at)

    @Slot(object)
    def open_at(self, position: QPoint) -> None:
        """Open the menu at a place on the screen."""
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(position)

    def menu(self) -> QMenu:
        """Return the menu, with what can be done enabled."""
        menu = QMenu(self._plot)
        has_epochs = bool(self._epochs())
        self._add(menu, self.tr("Save the figures (CSV)…"), self._on_save_csv, has_epochs)
        self._add(menu, self.tr("Save this plot (PNG or SVG)…"), self._on_save_plot)
        self._add(menu, self.tr("Copy this plot"), self._on_copy)
        menu.addSeparator()
        logarithmic = self._add(menu, self.tr("Logarithmic axis"), self._on_logarithmic)
        logarithmic.setCheckable(True)
        logarithmic.setChecked(self._plot.is_logarithmic)
        logarithmic.setVisible(self._plot.figure == "loss")
        previous = self.tr("Forget the previous run")
        self._add(menu, previous, self.forget_previous.emit, self._plot.has_previous)
        return menu

    def _add(
        self, menu: QMenu, text: str, chosen: Callable[[], None], is_enabled: bool = True
    ) -> QAction:
        action = menu.addAction(text)
        action.setStatusTip(text)
        action.setEnabled(is_enabled)
        action.triggered.connect(chosen)
        return action

    @Slot()
    def _on_save_csv(self) -> None:
        self._ask(
            self.tr("Save the figures"), "training.csv", self.tr("CSV (*.csv)"), self._save_csv
        )

    @Slot()
    def _on_save_plot(self) -> None:
        name = f"{self._plot.figure}.png"
        kinds = self.tr("PNG picture (*.png);;SVG drawing (*.svg)")
        self._ask(self.tr("Save the plot"), name, kinds, self._save_plot)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setImage(picture_of(self._plot))
        self.message.emit(self.tr("The plot is on the clipboard."))

    @Slot()
    def _on_logarithmic(self) -> None:
        self._plot.set_logarithmic(not self._plot.is_logarithmic)

    def _ask(self, title: str, name: str, kinds: str, save: Callable[[str], None]) -> None:
        places = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = Path(places[0]) if places else Path.home()
        dialog = QFileDialog(self._plot.window(), title, str(folder), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(name)
        dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filterSelected.connect(
            lambda kind: dialog.setDefaultSuffix("svg" if "svg" in kind else Path(name).suffix[1:])
        )
        dialog.fileSelected.connect(save)
        dialog.open()

    @Slot(str)
    def _save_csv(self, path: str) -> None:
        self._write(path, lambda: write_csv(Path(path), self._epochs()))

    @Slot(str)
    def _save_plot(self, path: str) -> None:
        self._write(path, lambda: write_plot(Path(path), self._plot))

    def _write(self, path: str, write: Callable[[], None]) -> None:
        try:
            write()
        except DigitpadError as error:
            self.message.emit(str(error))
        else:
            self.message.emit(self.tr("Saved {0}").format(path))
