"""Curves of several runs over each other: what was tested as a line, training faintly behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication

from digitpad.gui.language import number
from digitpad.gui.plots.figure import FigureView
from digitpad.gui.theme.colours import colours_of, curve_colours, mixed
from digitpad.gui.widgets.parts import letter_scale
from digitpad.report.axes import Axis, epoch_axis, linear_axis
from digitpad.report.curves import Curve, clipped, end_of, span
from digitpad.report.marks import Diagram, Dot, Path, Words

LEFT_PX, TOP_PX, RIGHT_PX, BOTTOM_PX = 50, 26, 14, 34
PX_PER_MARK: Final = 44
DIGIT_PX: Final = 9
FAINT: Final = 0.35
DOTS_UP_TO: Final = 40
TEXT_PX: Final = 13
LINE_PX: Final = 17


class RunCurve(NamedTuple):
    """One figure of a run: its name, and value against epochs in training and tests.

    All points are drawn.
    """

    name: str
    train: Curve
    test: Curve


def run_colours(palette: QPalette) -> list[QColor]:
    return [*curve_colours(palette), colours_of(palette).muted]


class ComparedPlot(FigureView):
    """The plot; ``title`` says what is measured, ``ceiling`` is the most that it can be."""

    def __init__(self, name: str, title: str, *, ceiling: float = np.inf) -> None:
        least, usual = QSize(180, 150), QSize(360, 240)
        super().__init__(name, title, least * letter_scale(), usual * letter_scale())
        self._title, self._ceiling = title, ceiling
        self.runs: tuple[RunCurve, ...] = ()
        self.setAccessibleDescription(self._hint())

    def show_runs(self, runs: Sequence[RunCurve]) -> None:
        """Show these, each in the colour of its place."""
        self.runs = tuple(runs)
        last = [f"{run.name} {number(run.test[1][-1], '.4g')}" for run in runs if len(run.test[1])]
        self.setAccessibleDescription(", ".join(last) or self._hint())
        self.update()

    def _hint(self) -> str:
        return self.tr("Choose one run, or two to\nfive to compare them.")

    def _room(self) -> tuple[float, float]:
        """Return its size in units of the figure, which are larger with large letters."""
        return self.width() / letter_scale(), self.height() / letter_scale()

    def _axes(self) -> tuple[Axis, Axis] | None:
        curves = [(run.train, run.test) for run in self.runs]
        end = max((end_of(*of_run) for of_run in curves), default=0.0)
        if not end:
            return None
        width, height = self._room()
        marks = max(2, int(height - TOP_PX - BOTTOM_PX) // PX_PER_MARK)
        px_per_mark = max(PX_PER_MARK, DIGIT_PX * (len(f"{end:.0f}") + 2))
        across = epoch_axis(max(end, 1e-3), int(width - LEFT_PX) // px_per_mark, number)
        up = linear_axis(*span(curves), marks, ceiling=self._ceiling, write=number)
        return across, up

    def figure(self) -> Diagram:
        width, height = self._room()
        marks: list[Words | Path | Dot] = [
            Words((LEFT_PX, 12), self._title, TEXT_PX, anchor="lm", is_bold=True)
        ]
        axes = self._axes()
        if axes is None:
            for row, words in enumerate(self._hint().split("\n")):
                middle = width / 2, height / 2 + row * 1.5 * TEXT_PX
                marks.append(Words(middle, words, TEXT_PX, "muted"))
            return Diagram(width, height, tuple(marks))
        across, up = axes
        epochs, cut = self.tr("epochs"), self.tr("the first steps are cut off")
        is_cut = not all(up.low <= y <= up.high for run in self.runs for _, y in _points(run.train))
        # In a narrow plot the note has a line of its own.
        is_crowded = is_cut and _width(f"{cut}  {epochs}") > width - RIGHT_PX
        right, bottom = width - RIGHT_PX, height - BOTTOM_PX - is_crowded * LINE_PX

        def at(x: float, y: float) -> tuple[float, float]:
            return (
                LEFT_PX + across.share(x) * (right - LEFT_PX),
                bottom - up.share(y) * (bottom - TOP_PX),
            )

        for value, words in zip(up.marks, up.labels, strict=True):
            level = at(across.low, value)[1]
            marks.append(Path(((LEFT_PX, level), (right, level)), "grid"))
            marks.append(Words((LEFT_PX - 7, level), words, TEXT_PX, "muted", anchor="rm"))
        for value, words in zip(across.marks, across.labels, strict=True):
            x = min(at(value, up.low)[0], width - DIGIT_PX * len(words) / 2)
            marks.append(Words((x, bottom + 11), words, TEXT_PX, "muted"))
        below = bottom + BOTTOM_PX - 7
        marks.append(Words((right, below), epochs, TEXT_PX, "muted", anchor="rm"))
        palette = self.palette()
        for run, colour in zip(self.runs, run_colours(palette), strict=False):
            faint = mixed(colour, palette.base().color(), FAINT).name()
            for curve, shade, line in ((run.train, faint, 1.0), (run.test, colour.name(), 2.0)):
                for part in clipped(curve, up.low, up.high):
                    marks.append(Path(tuple(at(x, y) for x, y in _points(part)), shade, line))
            if len(run.test[0]) <= DOTS_UP_TO:
                marks += [Dot(at(x, y), 2.5, colour.name()) for x, y in _points(run.test)]
        if is_cut:
            marks.append(Words((4, height - 7), cut, TEXT_PX, "muted", anchor="lm"))
        return Diagram(width, height, tuple(marks))


def _width(words: str) -> float:
    """Return how wide words of a figure are, in its units."""
    font = QFont(QApplication.font())
    font.setPixelSize(TEXT_PX)
    return QFontMetricsF(font).horizontalAdvance(words)


def _points(curve: Curve) -> list[tuple[float, float]]:
    return list(zip(curve[0].tolist(), curve[1].tolist(), strict=True))
