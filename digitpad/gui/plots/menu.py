"""What can be done with the plots: save, copy, change how they look."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from digitpad.errors import DigitpadError
from digitpad.gui.plots.export import picture_of, write_csv, write_plot
from digitpad.gui.plots.live_plot import LivePlot
from digitpad.gui.widgets.dialogs import Dialogs
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
        self._add(menu, self.tr("Save this plot as PNG…"), self._on_save_png)
        self._add(menu, self.tr("Save this plot as SVG…"), self._on_save_svg)
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
        def save(path: Path) -> None:
            self._write(path, lambda: write_csv(path, self._epochs()))

        self._ask(self.tr("Save the figures"), "training.csv", self.tr("CSV (*.csv)"), save)

    @Slot()
    def _on_save_png(self) -> None:
        self._save_plot("png", self.tr("PNG picture (*.png)"))

    @Slot()
    def _on_save_svg(self) -> None:
        self._save_plot("svg", self.tr("SVG drawing (*.svg)"))

    def _save_plot(self, suffix: str, kind: str) -> None:
        def save(path: Path) -> None:
            self._write(path, lambda: write_plot(path, self._plot))

        self._ask(self.tr("Save the plot"), f"{self._plot.figure}.{suffix}", kind, save)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setImage(picture_of(self._plot))
        self.message.emit(self.tr("The plot is on the clipboard."))

    @Slot()
    def _on_logarithmic(self) -> None:
        self._plot.set_logarithmic(not self._plot.is_logarithmic)

    def _ask(self, title: str, name: str, kind: str, save: Callable[[Path], None]) -> None:
        places = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.DocumentsLocation)
        start = (Path(places[0]) if places else Path.home()) / name
        dialogs = Dialogs(self._plot.window())
        dialogs.ask_save(title, start, [kind], start.suffix.removeprefix("."), save)

    def _write(self, path: Path, write: Callable[[], None]) -> None:
        try:
            write()
        except DigitpadError as error:
            self.message.emit(str(error))
        else:
            self.message.emit(self.tr("Saved {0}").format(path))
