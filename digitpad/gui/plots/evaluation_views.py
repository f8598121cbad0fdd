"""Results of an evaluation: the confusion table and the reliability diagram."""

from __future__ import annotations

from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from digitpad.evaluation.reliability import (
    AXES,
    ReliabilityBin,
    reliability_figure,
    reliability_square,
)
from digitpad.gui.language import number, tr
from digitpad.gui.plots.figure import FigureView
from digitpad.gui.widgets.parts import ARROWS, grown, letter_scale
from digitpad.gui.widgets.spoken import describe
from digitpad.gui.widgets.wording import in_percent
from digitpad.report.marks import Diagram, Path, Rectangle, Words
from digitpad.words import in_turn, joined

TITLE_PX: Final = 22
TEXT_PX: Final = 13
LONGEST_NAME: Final = 5
"""Most letters of a class's name in the table; the tooltip has the whole name."""


class ConfusionView(FigureView):
    """A row for each label, a column for each prediction; correct ones are on the diagonal.

    Signals: ``cell_chosen`` (label, prediction), by a click or, with the arrow keys, by Enter.
    """

    cell_chosen = Signal(int, int)

    def __init__(self) -> None:
        size = QSize(340, 340)
        super().__init__("confusion_view", self.tr("Confusion table"), size, size)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._cell = (0, 0)
        self._classes: tuple[str, ...] = ()
        self.counts = np.zeros((0, 0), dtype=np.int64)

    def show_counts(self, classes: tuple[str, ...], counts: npt.NDArray[np.int64]) -> None:
        """Show int64 (classes, classes), a row for each label."""
        self._classes, self.counts, self._cell = classes, counts, (0, 0)
        self.setAccessibleDescription(self.mistakes_in_words() or self.tr("No mistakes"))
        self.update()

    def mistakes_in_words(self, most: int = 3) -> str:
        """Return the most frequent mistakes as text, "" if there are none."""
        wrong = self.counts - np.diag(np.diag(self.counts))
        order = np.argsort(-wrong, axis=None, kind="stable")[:most]
        parts = []
        for truth, read in (divmod(int(index), max(1, len(wrong))) for index in order):
            if wrong[truth, read]:
                text = self.tr("{truth} read as {read} ({count})")
                count = number(int(wrong[truth, read]))
                parts.append(
                    text.format(truth=self._classes[truth], read=self._classes[read], count=count)
                )
        return tr(joined(parts))

    def _table(self) -> tuple[float, float, float]:
        """Return left and top of the first cell, and the side of a cell."""
        names = [
            self.fontMetrics().horizontalAdvance(name[:LONGEST_NAME]) for name in self._classes
        ]
        left, top = max(names, default=8) + 12.0 + grown(TITLE_PX), grown(TITLE_PX) * 2.0
        room = min(self.width() - left, self.height() - top) - 2
        return left, top, room / max(1, len(self._classes))

    def figure(self) -> Diagram:
        left, top, cell = self._table()
        side, title, size = cell * len(self._classes), grown(TITLE_PX), grown(TEXT_PX)
        marks: list[Words | Rectangle | Path] = [
            Words(
                (left + side / 2, title / 2),
                self.tr("what it is read as"),
                size,
                "muted",
            ),
            Words(
                (title / 2, top + side / 2),
                self.tr("what it is"),
                size,
                "muted",
                is_turned=True,
            ),
        ]
        for index, name in enumerate(self._classes):
            along = (index + 0.5) * cell
            for middle in (
                ((left + title) / 2, top + along),
                (left + along, top - title / 2),
            ):
                marks.append(Words(middle, name[:LONGEST_NAME], size, is_bold=True))
        for (truth, read), count in np.ndenumerate(self.counts):
            x, y = left + read * cell, top + truth * cell
            if count:
                share = count / self.counts[truth].sum()
                # One mistake in a thousand is just visible, one in ten clearly.
                colour, opacity = "danger", min(1.0, 0.15 + 1.5 * sqrt(share))
                if truth == read:
                    colour, opacity = "accent", 0.35 * share
                marks.append(
                    Rectangle(x + 0.5, y + 0.5, x + cell - 0.5, y + cell - 0.5, colour, opacity)
                )
            text, colour = (f"{count}", "text") if count else ("·", "border")
            marks.append(Words((x + cell / 2, y + cell / 2), text, size, colour))
        if self.hasFocus() and len(self.counts):
            x, y = left + self._cell[1] * cell, top + self._cell[0] * cell
            corners = ((x, y), (x + cell, y), (x + cell, y + cell), (x, y + cell), (x, y))
            marks.append(Path(corners, "text", 2.0))
        return Diagram(self.width(), self.height(), tuple(marks))

    def _cell_at(self, x: float, y: float) -> tuple[int, int] | None:
        left, top, cell = self._table()
        truth, read = int((y - top) // cell), int((x - left) // cell)
        is_one = all(0 <= index < len(self.counts) for index in (truth, read))
        return (truth, read) if is_one else None

    def words_at(self, point: QPointF) -> str:
        cell = self._cell_at(point.x(), point.y())
        return "" if cell is None else self._words_of(*cell)

    def _words_of(self, truth: int, read: int) -> str:
        text = self.tr("{count} of {all} images of {truth} are read as {read}")
        return text.format(
            count=number(int(self.counts[truth, read])),
            all=number(int(self.counts[truth].sum())),
            truth=self._classes[truth],
            read=self._classes[read],
        )

    # Overrides of Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self._cell_at(event.position().x(), event.position().y())
        if cell is not None and event.button() == Qt.MouseButton.LeftButton:
            self._cell = cell
            self.update()
            self.cell_chosen.emit(*cell)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(Qt.Key(event.key()))
        if step is not None and len(self.counts):
            moved = (index + by for index, by in zip(self._cell, reversed(step), strict=True))
            truth, read = (min(max(index, 0), len(self.counts) - 1) for index in moved)
            self._cell = truth, read
            describe(self, self._words_of(truth, read))
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and len(self.counts):
            self.cell_chosen.emit(*self._cell)
        else:
            super().keyPressEvent(event)


class ReliabilityView(FigureView):
    """Accuracy against confidence; the tooltip of each bin has its figures."""

    def __init__(self) -> None:
        size = QSize(280, 340)
        super().__init__("reliability_view", self.tr("Reliability diagram"), size, size)
        self.bins: tuple[ReliabilityBin, ...] = ()

    def show_bins(self, bins: tuple[ReliabilityBin, ...]) -> None:
        """Show the bins of an evaluation; none if there is no evaluation yet."""
        self.bins = bins
        text = tr(in_turn(self._in_words(group) for group in bins))
        self.setAccessibleDescription(text or self.tr("Not measured yet"))
        self.update()

    def _in_words(self, group: ReliabilityBin) -> str:
        text = self.tr(
            "{count} readings, mean confidence {confidence}: {right} correct (95 % interval {low} "
            "to {high})"
        )
        low, high = group.interval()
        return text.format(
            count=number(group.n),
            confidence=in_percent(group.confidence, 1),
            right=in_percent(group.accuracy, 1),
            low=in_percent(low, 1),
            high=in_percent(high, 1),
        )

    def figure(self) -> Diagram:
        return reliability_figure(
            self.bins,
            self.width() / letter_scale(),
            self.height() / letter_scale(),
            across=tr(AXES[0]),
            up=tr(AXES[1]),
            counts=tr(AXES[2]),
            write=in_percent,
        )

    def words_at(self, point: QPointF) -> str:
        """Return the figures of the bin at a place as text."""
        scale = letter_scale()
        left, _, side = reliability_square(self.width() / scale, self.height() / scale, 0)
        share = (point.x() / scale - left) / side
        groups = (group for group in self.bins if group.low < share <= group.high)
        return next(map(self._in_words, groups), "")
