"""The probability of each class as bars, which glide to their new lengths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.gui.language import tr
from digitpad.gui.theme.colours import colours_of, mixed
from digitpad.gui.widgets.parts import grown, named, shows_tip
from digitpad.gui.widgets.pixels import smooth_painter
from digitpad.gui.widgets.wording import in_percent, percent
from digitpad.words import joined, labelled

FRAME_MS: Final = 16
GLIDE: Final = 0.34
"""Fraction of the remaining way that a bar moves in each frame."""
ARRIVED: Final = 0.002
ROW_PX: Final = (14, 56)
"""Least and greatest height of a row."""
BAR_PART: Final = 0.26
"""Height of a bar as a fraction of its row."""
TEXT_PART: Final = 0.4
"""Height of the text as a fraction of its row."""
BAR_PX: Final = (8.0, 13.0)
TEXT_PX: Final = (13, 17)
LEAST_SHOWN: Final = 0.005
"""Least probability that is shown as a number; smaller ones are shown as a dash."""


class RowMetrics(NamedTuple):
    """Widths beside the bars in pixels, and the fonts there."""

    row_height: float
    name_width: float
    figure_width: float
    plain: QFont
    bold: QFont


class ProbabilityBars(QWidget):
    """A row for each class: its name, a bar and a percentage.

    The most probable class is highlighted, unless the bars are no answer: then all are dimmed.
    """

    def __init__(self, classes: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "probability_bars", self.tr("Probabilities"))
        self.setAccessibleDescription(self.tr("Nothing read yet"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.is_answer = True
        """Whether the most probable class is highlighted."""
        self.note = ""
        """What they mean if they are no answer; the tooltip says so, too."""
        self.colour_of: Callable[[str], QColor] | None = None
        """The colour of each class, None for that of the theme."""
        self.classes = tuple(classes)
        self._wanted = np.zeros(len(self.classes), dtype=np.float64)
        self._current = self._wanted.copy()
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self._on_frame)

    def probabilities(self) -> dict[str, float]:
        """The probability of each class, as last set."""
        return dict(zip(self.classes, self._wanted.tolist(), strict=True))

    def show_as_answer(self, is_answer: bool, note: str = "") -> None:
        """Highlight the most probable class, or dim all bars, as no class was read: ``note``."""
        self.is_answer, self.note = is_answer, note
        self.update()

    def show_probabilities(
        self, classes: Sequence[str], probabilities: npt.NDArray[np.float32]
    ) -> None:
        """Animate the bars towards ``probabilities``: (classes,), 0..1."""
        if tuple(classes) != self.classes:
            self.classes = tuple(classes)
            self._current = np.zeros(len(self.classes))
            self.updateGeometry()
        self._wanted = np.asarray(probabilities, dtype=np.float64).copy()
        self.setAccessibleDescription(self._in_words())
        if self.isVisible():
            self._frames.start()
        else:
            self._current = self._wanted.copy()
        self.update()

    def _in_words(self) -> str:
        order = np.argsort(-self._wanted, kind="stable").tolist()
        likely = [i for i in order if self._wanted[i] >= LEAST_SHOWN]
        parts = (labelled(self.classes[i], percent(self._wanted[i])) for i in likely)
        return tr(joined(parts)) or self.tr("Nothing read yet")

    @Slot()
    def _on_frame(self) -> None:
        self._current += (self._wanted - self._current) * GLIDE
        if np.abs(self._wanted - self._current).max(initial=0.0) < ARRIVED:
            self._current = self._wanted.copy()
            self._frames.stop()
        self.update()

    def words_at(self, point: QPointF) -> str:
        """Return the text of the row at a place, "" if there is none."""
        row = int(point.y() // self._row_height())
        if not 0 <= row < len(self.classes):
            return ""
        if not self._wanted.any():
            return self.tr("{digit}: nothing read yet").format(digit=self.classes[row])
        share = in_percent(float(self._wanted[row]))
        text = self.tr("{digit}: {share} probable").format(digit=self.classes[row], share=share)
        return "\n".join(filter(None, (text, self.note)))

    def _row_height(self) -> float:
        least, most = map(grown, ROW_PX)
        return min(most, max(least, self.height() / max(1, len(self.classes))))

    def _paint_row(self, painter: QPainter, row: int, metrics: RowMetrics) -> None:
        colours, height, width = colours_of(self.palette()), metrics.row_height, self.width()
        wanted, current = float(self._wanted[row]), float(self._current[row])
        is_first = self.is_answer and wanted > 0 and row == int(self._wanted.argmax())
        text = colours.text if is_first else colours.muted
        name_width, figure_width, top = metrics.name_width, metrics.figure_width, row * height
        painter.setFont(metrics.bold if is_first else metrics.plain)
        painter.setPen(text)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            QRectF(0, top, name_width, height),
            int(middle | Qt.AlignmentFlag.AlignLeft),
            self.classes[row],
        )
        painter.drawText(
            QRectF(width - figure_width, top, figure_width, height),
            int(middle | Qt.AlignmentFlag.AlignRight),
            percent(wanted) if wanted >= LEAST_SHOWN else "–",
        )
        left = name_width + 10
        full = max(10.0, width - figure_width - 8 - left)
        thick = min(grown(BAR_PX[1]), max(BAR_PX[0], height * BAR_PART))
        bar = QRectF(left, top + (height - thick) / 2, full, thick)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.track)
        painter.drawRoundedRect(bar, thick / 2, thick / 2)
        if current > 0.004:
            bar.setWidth(max(thick, full * current))
            usual = mixed(colours.accent, colours.track)
            if not self.is_answer:
                usual = mixed(colours.muted, colours.track, 0.35)
            own = self.colour_of and self.colour_of(self.classes[row])
            painter.setBrush(own or (colours.accent if is_first else usual))
            painter.drawRoundedRect(bar, thick / 2, thick / 2)

    def _row_metrics(self) -> RowMetrics:
        """Return what all rows share; fonts are not looked up per row, as that is slow in Qt."""
        height, (least, most) = self._row_height(), map(grown, TEXT_PX)
        plain, bold = QFont(self.font()), QFont(self.font())
        for font in (plain, bold):
            font.setPixelSize(min(most, max(least, int(height * TEXT_PART))))
        bold.setBold(True)
        width = QFontMetricsF(bold).horizontalAdvance
        names = max((width(name) for name in self.classes), default=0.0)
        return RowMetrics(height, names + 2, width(percent(1.0)) + 2, plain, bold)

    def sizeHint(self) -> QSize:
        return QSize(220, 28 * len(self.classes))

    def minimumSizeHint(self) -> QSize:
        return QSize(grown(140), grown(ROW_PX[0]) * len(self.classes))

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            metrics = self._row_metrics()
            for row in range(len(self.classes)):
                self._paint_row(painter, row, metrics)

    def event(self, event: QEvent) -> bool:
        return shows_tip(self, event, self.words_at) or super().event(event)
