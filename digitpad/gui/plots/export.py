"""The menu of a live plot: save, copy, change the axes.

An exported plot is made for a report: on white, with a title, axis labels and a legend, whatever
the window looks like.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtWidgets import QMenu, QWidget

from digitpad.gui.plots.curves import csv_text
from digitpad.gui.plots.figure import figure_image
from digitpad.gui.plots.live_plot import LivePlot
from digitpad.gui.widgets.dialogs import Content, Dialogs, pictures_folder
from digitpad.report.chart import chart_figure
from digitpad.report.marks import Diagram
from digitpad.training.events import EpochDone

SIZE: Final = (840.0, 520.0)
AREA: Final = (732, 376)
"""Size of the area between the axes."""


def figure_of(plot: LivePlot) -> Diagram:
    """Return a plot as a figure; an empty plot has only its title."""
    return chart_figure(plot.chart(*AREA), *SIZE, plot.title)


class PlotMenu(QObject):
    """The menu of one plot. Signals: ``message`` (text), ``forget_previous`` ()."""

    message = Signal(str)
    forget_previous = Signal()

    def __init__(self, plot: LivePlot, epochs: Callable[[], list[EpochDone]]) -> None:
        super().__init__(plot)
        self._plot = plot
        self._epochs = epochs
        button = plot.menu_button
        button.clicked.connect(lambda: self._open(button, button.rect().bottomLeft()))
        plot.customContextMenuRequested.connect(partial(self._open, plot))

    def _open(self, above: QWidget, point: QPoint) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(above.mapToGlobal(point))

    def menu(self) -> QMenu:
        plot, menu = self._plot, QMenu(self._plot)
        epochs = self._epochs()
        saves: dict[str, tuple[str, Callable[[], Content]]] = {
            "training.csv": (self.tr("Save the figures (CSV)…"), csv_text(epochs).encode),
            f"{plot.figure}.png": (self.tr("Save this plot as PNG…"), self._image),
            f"{plot.figure}.svg": (self.tr("Save this plot as SVG…"), self._svg),
        }
        for name, (text, content) in saves.items():
            ask = partial(self._ask_to_save, text.removesuffix("…"), name, content)
            self._add(menu, text, ask).setEnabled(bool(epochs) or name != "training.csv")
        self._add(menu, self.tr("Copy this plot"), self._copy)
        menu.addSeparator()
        logarithmic = self._add(menu, self.tr("Logarithmic axis"), plot.set_logarithmic)
        logarithmic.setCheckable(True)
        logarithmic.setChecked(plot.is_logarithmic)
        logarithmic.setVisible(plot.figure == "loss")
        forget = self._add(menu, self.tr("Remove the previous run"), self.forget_previous.emit)
        forget.setEnabled(plot.has_previous)
        return menu

    def _add(self, menu: QMenu, text: str, chosen: Callable[..., object]) -> QAction:
        action = menu.addAction(text)
        action.setStatusTip(text)
        action.triggered.connect(chosen)
        return action

    def _ask_to_save(self, title: str, name: str, content: Callable[[], Content]) -> None:
        Dialogs(self._plot.window()).save(
            title,
            pictures_folder() / name,
            content,
            lambda path: self.message.emit(self.tr("Saved as {file}").format(file=path)),
            self.message.emit,
        )

    def _image(self) -> QImage:
        return figure_image(figure_of(self._plot))

    def _svg(self) -> bytes:
        from digitpad.report.svg import figure_svg

        return figure_svg(figure_of(self._plot), self._plot.title).encode()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setImage(self._image())
        self.message.emit(self.tr("The plot is on the clipboard."))
