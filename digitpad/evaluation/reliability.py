"""Reliability diagrams: whether a model is right as often as its confidence says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import log10, sqrt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles
from digitpad.report.axes import percent_axis
from digitpad.report.chart import Chart, ChartFrame, ChartLine, ChartStyle, chart_marks
from digitpad.report.marks import Diagram, Dot, Mark, Path, Rectangle, Words
from digitpad.report.png import figure_png
from digitpad.words import ENGLISH, QT_TRANSLATE_NOOP, Speech, in_percent

BINS: Final = 15
Z_95: Final = 1.96
SIZE: Final = (440.0, 600.0)
LEFT: Final = 60.0
RIGHT: Final = 24.0
LINE: Final = 18.0
BELOW: Final = 46.0
"""Height below the axes, for tick labels and the name of the axis."""
COUNTS: Final = 66.0
"""Height at the bottom, for the numbers of readings and their explanation."""
REACH: Final = 3.0
LEVELS: Final = 5
STYLE: Final = ChartStyle(beside=7, below=7, base="text")
DIAGONAL: Final = (np.array([0.0, 1.0]), np.array([0.0, 1.0]))
THREE_DIGITS: Final = 2.0
"""Width of three digits with some space, as a multiple of the font size."""


class ReliabilityBin(NamedTuple):
    """The ``n`` readings, at least 1, with a confidence above ``low`` and up to ``high``.

    ``confidence``: its mean; ``accuracy``: the share that is correct. All but ``n`` in 0..1.
    """

    low: float
    high: float
    n: int
    confidence: float
    accuracy: float

    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the accuracy.

        Wilson's interval (Wilson 1927, Journal of the American Statistical Association 22).
        """
        n, share, square = self.n, self.accuracy, Z_95**2
        middle = (share + square / (2 * n)) / (1 + square / n)
        reach = Z_95 * sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n)
        return max(0.0, middle - reach), min(1.0, middle + reach)


def reliability_bins(
    probabilities: npt.NDArray[np.float32], truths: npt.NDArray[np.int64]
) -> tuple[ReliabilityBin, ...]:
    """Return the non-empty bins, of equal width, in ascending order.

    ``probabilities``: float32 (n, classes); ``truths``: int64 (n,).
    """
    right = probabilities.argmax(axis=1) == truths
    return confidence_bins(probabilities.max(axis=1).astype(np.float64), right)


def confidence_bins(
    confidence: Doubles, right: npt.NDArray[np.bool_]
) -> tuple[ReliabilityBin, ...]:
    """Return the non-empty bins, of equal width, in ascending order.

    ``confidence``: float64 (n,), 0..1. ``right``: which readings are correct, bool (n,).
    """
    bin_of = np.clip(np.ceil(confidence * BINS).astype(int) - 1, 0, BINS - 1)
    counts = np.bincount(bin_of, minlength=BINS)
    sums = np.bincount(bin_of, weights=confidence, minlength=BINS)
    rights = np.bincount(bin_of, weights=right, minlength=BINS)
    return tuple(
        ReliabilityBin(
            low=index / BINS,
            high=(index + 1) / BINS,
            n=int(counts[index]),
            confidence=float(sums[index] / counts[index]),
            accuracy=float(rights[index] / counts[index]),
        )
        for index in np.flatnonzero(counts).tolist()
    )


def calibration_error(bins: Sequence[ReliabilityBin]) -> float:
    """Return the expected calibration error: the mean gap between confidence and accuracy.

    Guo et al. 2017, On Calibration of Modern Neural Networks, arXiv 1706.04599, equation 3.
    """
    gaps = sum(bar.n * abs(bar.confidence - bar.accuracy) for bar in bins)
    return gaps / max(1, sum(bar.n for bar in bins))


AXES: Final = (
    QT_TRANSLATE_NOOP("pages", "how sure it says it is"),
    QT_TRANSLATE_NOOP("pages", "how often it is right"),
    QT_TRANSLATE_NOOP("pages", "readings that were so sure (logarithmic)"),
)
"""Names of the horizontal axis, the vertical axis and the counts below."""


def reliability_png(
    bins: Sequence[ReliabilityBin], model: str, source: str, speech: Speech = ENGLISH
) -> bytes:
    """Return the reliability diagram as a PNG file, titled with ``model`` and ``source``."""
    count = sum(bar.n for bar in bins)
    right = sum(bar.n * bar.accuracy for bar in bins) / max(1, count)
    tested = QT_TRANSLATE_NOOP("pages", "{data}, n = {count:,}")
    figures = QT_TRANSLATE_NOOP("pages", "{right} right, calibration error {error}")
    headings = (
        model,
        tested.filled(data=source, count=count),
        figures.filled(right=in_percent(right), error=in_percent(calibration_error(bins))),
    )
    heads = [speech.say(heading) for heading in headings]
    across, up, counts = map(speech.say, AXES)

    def write(share: float, digits: int) -> str:
        return speech.say(in_percent(share, digits))

    figure = reliability_figure(
        bins, *SIZE, heads, across=across, up=up, counts=counts, write=write
    )
    return figure_png(figure)


def reliability_square(width: float, height: float, heads: int) -> tuple[float, float, float]:
    """Return left, top and side of the axes, below ``heads`` lines and the name of an axis."""
    top = 12 + (heads + 1) * LINE
    side = max(40.0, min(width - LEFT - RIGHT, height - top - BELOW - COUNTS - LINE - 6))
    return LEFT + (width - LEFT - RIGHT - side) / 2, top, side


def reliability_figure(
    bins: Sequence[ReliabilityBin],
    width: float,
    height: float,
    heads: Sequence[str] = (),
    *,
    across: str = AXES[0],
    up: str = AXES[1],
    counts: str = AXES[2],
    write: Callable[[float, int], str] = in_percent,
) -> Diagram:
    """Return a reliability diagram.

    A perfectly calibrated model has its points on the diagonal; the bars beside them are 95 %
    confidence intervals. Below is a histogram of confidences, on a logarithmic scale. ``heads``:
    the title, and lines below it. ``write``: how shares are written.
    """
    left, top, side = reliability_square(width, height, len(heads))
    bottom, middle = top + side, left + side / 2
    frame, shares = ChartFrame(left, top, left + side, bottom), percent_axis(LEVELS, write)
    chart = Chart(shares, shares, (ChartLine(DIAGONAL, "muted", 1, is_dashed=True),))
    at = partial(frame.at, chart)

    marks: list[Mark] = []
    for number, line in enumerate(heads):
        size, colour = (13, "muted") if number else (15, "text")
        marks.append(Words((width / 2, 8 + LINE * (number + 0.5)), line, size, colour))
    marks += chart_marks(chart, frame, STYLE)
    marks.append(Words((middle, bottom + 34), across, 13))
    marks.append(Words((left, top - LINE / 2 - REACH), up, 13, anchor="lm"))
    for bar in bins:
        x, y = at(bar.confidence, bar.accuracy)
        expected = at(bar.confidence, bar.confidence)[1]
        marks.append(Rectangle(x - REACH, expected, x + REACH, y, "warning", 0.6))
        low, high = (at(bar.confidence, share)[1] for share in bar.interval())
        marks.append(Path(((x, low), (x, high)), "accent"))
        marks += [Path(((x - REACH, end), (x + REACH, end)), "accent") for end in (low, high)]
        marks.append(Dot((x, y), REACH + 1, "accent"))
    foot = bottom + BELOW + COUNTS
    most = max((bar.n for bar in bins), default=1)
    for bar in bins:
        high = foot - (COUNTS - 17) * (1 + log10(bar.n)) / (1 + log10(most))
        begin, end = at(bar.low, 0)[0], at(bar.high, 0)[0]
        marks.append(Rectangle(begin + 1, high, end - 1, foot, "accent", 0.4))
        size = min(12, int((end - begin) / THREE_DIGITS))
        marks.append(Words(((begin + end) / 2, high - 3), _short(bar.n), size, "text", "mb"))
    marks.append(Path(((left, foot), (left + side, foot))))
    marks.append(Words((middle, foot + LINE / 2 + 4), counts, 13))
    return Diagram(width, height, tuple(marks))


def _short(count: int) -> str:
    """Return a count that fits above a narrow bar: 950, 10k, 95k."""
    return str(count) if count < 1000 else f"{count / 1000:.0f}k"
