"""What can be done with the live plots: save, copy, change how they look.

A plot that leaves the window is made for a report: on white, with a title, the names of its axes
and a legend, whatever the window looks like.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtWidgets import QMenu, QWidget

from digitpad.gui.plots.curves import csv_text
from digitpad.gui.plots.figure import figure_image, figure_svg
from digitpad.gui.plots.live_plot import LivePlot
from digitpad.gui.widgets.dialogs import Content, Dialogs, pictures_folder
from digitpad.report.marks import Diagram, Dot, Mark, Path, Rectangle, Words
from digitpad.training.events import EpochDone

SIZE: Final = (840.0, 520.0)
AREA: Final = (84.0, 80.0, 816.0, 456.0)
"""Left, top, right, bottom of what lies between the axes."""
LEGEND_PX: Final = 150.0


def figure_of(plot: LivePlot) -> Diagram:
    """Return a plot as a figure; an empty one has its title only."""
    width, height = SIZE
    left, top, right, bottom = AREA
    title = Words((width / 2, 26), plot.title, 17, is_bold=True)
    scene = plot.print_scene(right - left, bottom - top)
    if scene is None:
        return Diagram(width, height, (title,))
    across, up = scene.across, scene.up

    def place(x: float, y: float) -> tuple[float, float]:
        return left + across.share(x) * (right - left), bottom - up.share(y) * (bottom - top)

    marks: list[Mark] = []
    for y in up.marks:
        marks.append(Path((place(across.low, y), place(across.high, y)), "grid"))
    for line in scene.lines:
        colour = line.colour.name()
        points = tuple(place(x, y) for x, y in zip(*line.points, strict=True))
        if len(points) > 1:
            marks.append(Path(points, colour, line.width_px))
        if line.has_dots:
            marks += [Dot(point, 3, colour) for point in points]
    # What leaves the axes, the fall of the first steps, is cut off.
    marks += [
        Rectangle(0, 0, width, top - 4, "paper"),
        Rectangle(0, bottom + 4, width, height, "paper"),
        Rectangle(right + 4, 0, width, height, "paper"),
    ]
    for y, label in zip(up.marks, up.labels, strict=True):
        marks.append(Words((left - 8, place(across.low, y)[1]), label, 13, "muted", "rm"))
    for x, label in zip(across.marks, across.labels, strict=True):
        marks.append(Words((place(x, up.low)[0], bottom + 8), label, 13, "muted", "mt"))
    marks.append(title)
    marks.append(Words(((left + right) / 2, bottom + 42), scene.across_title, 14))
    marks.append(Words((22, (top + bottom) / 2), scene.up_title, 14, is_turned=True))
    for number, (swatch, words) in enumerate(plot.legend()):
        begin = left + number * LEGEND_PX
        marks.append(Rectangle(begin, 54, begin + 22, 58, swatch.name()))
        marks.append(Words((begin + 30, 56), words, 13, anchor="lm"))
    return Diagram(width, height, tuple(marks))


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

    def _open(self, above: QWidget, place: QPoint) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(above.mapToGlobal(place))

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
        return figure_svg(figure_of(self._plot), self._plot.title)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setImage(self._image())
        self.message.emit(self.tr("The plot is on the clipboard."))
