"""The curves of several runs in one plot: tests as lines, training faintly behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication

from digitpad.gui.language import number, tr
from digitpad.gui.plots.figure import FigureView
from digitpad.gui.theme.colours import colours_of, curve_colours, mixed
from digitpad.gui.widgets.parts import letter_scale
from digitpad.report.axes import epoch_axis, linear_axis
from digitpad.report.chart import DOTS_UP_TO, Chart, ChartFrame, ChartLine, ChartStyle, chart_marks
from digitpad.report.curves import Curve, end_of, span
from digitpad.report.marks import Diagram, Mark, Words
from digitpad.words import joined

LEFT_PX, TOP_PX, RIGHT_PX, BOTTOM_PX = 50, 26, 18, 34
PX_PER_MARK: Final = 44
DIGIT_PX: Final = 9
FAINT: Final = 0.35
TEXT_PX: Final = 13
LINE_PX: Final = 17
STYLE: Final = ChartStyle(TEXT_PX, dot=2.5, beside=7, below=4)


class RunCurve(NamedTuple):
    """A run in the plot: its name, and its values against epochs in training and in tests.

    All points are drawn.
    """

    name: str
    train: Curve
    test: Curve


def run_colours(palette: QPalette) -> list[QColor]:
    return [*curve_colours(palette), colours_of(palette).muted]


class ComparedPlot(FigureView):
    """The plot; ``title`` is the quantity, ``ceiling`` its largest possible value."""

    def __init__(self, name: str, title: str, *, ceiling: float = np.inf) -> None:
        least, usual = QSize(180, 150), QSize(360, 240)
        super().__init__(name, title, least * letter_scale(), usual * letter_scale())
        self._title, self._ceiling = title, ceiling
        self.runs: tuple[RunCurve, ...] = ()
        self.setAccessibleDescription(self._hint())

    def show_runs(self, runs: Sequence[RunCurve]) -> None:
        """Show these runs, each in the colour of its position."""
        self.runs = tuple(runs)
        last = [f"{run.name} {number(run.test[1][-1], '.4g')}" for run in runs if len(run.test[1])]
        self.setAccessibleDescription(tr(joined(last)) or self._hint())
        self.update()

    def _hint(self) -> str:
        if self.runs:
            return self.tr("not measured")
        return self.tr("Choose one run, or two to\nfive to compare them.")

    def _room(self) -> tuple[float, float]:
        """Return its size in units of the figure, which grow with the system's font."""
        return self.width() / letter_scale(), self.height() / letter_scale()

    def _chart(self, width: float, height: float) -> Chart | None:
        """Return the curves of all runs, None if there are none."""
        curves = [(run.train, run.test) for run in self.runs]
        end = max((end_of(*of_run) for of_run in curves), default=0.0)
        if not end:
            return None
        marks = max(2, int(height - TOP_PX - BOTTOM_PX) // PX_PER_MARK)
        px_per_mark = max(PX_PER_MARK, DIGIT_PX * (len(f"{end:.0f}") + 2))
        across = epoch_axis(max(end, 1e-3), int(width - LEFT_PX) // px_per_mark, number)
        up = linear_axis(*span(curves), marks, ceiling=self._ceiling, write=number)
        lines, base = [], self.palette().base().color()
        for run, colour in zip(self.runs, run_colours(self.palette()), strict=False):
            has_dots = len(run.test[0]) <= DOTS_UP_TO
            lines.append(ChartLine(run.train, mixed(colour, base, FAINT).name(), 1))
            lines.append(ChartLine(run.test, colour.name(), has_dots=has_dots))
        return Chart(across, up, tuple(lines))

    def figure(self) -> Diagram:
        width, height = self._room()
        marks: list[Mark] = [Words((LEFT_PX, 12), self._title, TEXT_PX, anchor="lm", is_bold=True)]
        chart = self._chart(width, height)
        if chart is None:
            for row, line in enumerate(self._hint().split("\n")):
                middle = width / 2, height / 2 + row * 1.5 * TEXT_PX
                marks.append(Words(middle, line, TEXT_PX, "muted"))
            return Diagram(width, height, tuple(marks))
        epochs, cut = self.tr("epochs"), self.tr("the first steps are cut off")
        up, trained = chart.up, [run.train[1] for run in self.runs]
        is_cut = any(((y < up.low) | (y > up.high)).any() for y in trained)
        # In a narrow plot the note gets a line of its own.
        is_crowded = is_cut and _width(f"{cut}  {epochs}") > width - RIGHT_PX
        right, bottom = width - RIGHT_PX, height - BOTTOM_PX - is_crowded * LINE_PX
        marks += chart_marks(chart, ChartFrame(LEFT_PX, TOP_PX, right, bottom), STYLE)
        below = bottom + BOTTOM_PX - 7
        marks.append(Words((right, below), epochs, TEXT_PX, "muted", anchor="rm"))
        if is_cut:
            marks.append(Words((4, height - 7), cut, TEXT_PX, "muted", anchor="lm"))
        return Diagram(width, height, tuple(marks))


def _width(text: str) -> float:
    """Return the width of a text in units of the figure."""
    font = QFont(QApplication.font())
    font.setPixelSize(TEXT_PX)
    return QFontMetricsF(font).horizontalAdvance(text)
