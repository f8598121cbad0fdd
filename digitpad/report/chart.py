"""Charts: curves between two axes, described once, and laid out as marks.

During training, pyqtgraph paints the same description (``gui.plots.canvas``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from digitpad.report.axes import Axis
from digitpad.report.curves import NOTHING, Curve, clipped, sampled, smoothed
from digitpad.report.marks import Diagram, Dot, Mark, Path, Point, Rectangle, Words

DOTS_UP_TO: Final = 40
TITLE: Final = 38.0
"""Height of the title, if there is one."""
LEGEND: Final = 28.0
"""Height of the legend, if there is one."""
AXIS_TITLE: Final = 30.0
"""Room for the title of an axis, if it has one."""
SWATCH: Final = 22.0
LETTER: Final = 0.62
"""Upper estimate of the mean width of a letter, as a multiple of the font size."""


class ChartLine(NamedTuple):
    """A curve: its points in units of the axes, its colour, its width, with or without dots."""

    points: Curve
    colour: str
    width: float = 2.0
    has_dots: bool = False
    is_dashed: bool = False


class Chart(NamedTuple):
    """Curves between two axes; later lines are painted over earlier ones.

    ``legend``: colours with their meaning. ``marked``: horizontal positions of dashed lines.
    Colours are names or "#rrggbb", as those of marks.
    """

    across: Axis
    up: Axis
    lines: tuple[ChartLine, ...] = ()
    across_title: str = ""
    up_title: str = ""
    legend: tuple[tuple[str, str], ...] = ()
    marked: tuple[float, ...] = ()


class ChartFrame(NamedTuple):
    """The positions of a chart's axes on a sheet."""

    left: float
    top: float
    right: float
    bottom: float

    def at(self, chart: Chart, x: float, y: float) -> Point:
        return (
            self.left + chart.across.share(x) * (self.right - self.left),
            self.bottom - chart.up.share(y) * (self.bottom - self.top),
        )


class ChartStyle(NamedTuple):
    """Sizes of text and dots, and the gaps to the tick labels, ``beside`` and ``below``.

    ``base``: the colour of the lowest grid line, which may be an axis.
    """

    letters: float = 13.0
    dot: float = 3.0
    beside: float = 8.0
    below: float = 8.0
    base: str = "grid"


STYLE: Final = ChartStyle()


def training_lines(train: Curve, tests: Mapping[str, Curve]) -> tuple[ChartLine, ...]:
    """Return the training curve, raw and smoothed, and above it those of ``tests``.

    ``tests``: curves by their colours. Curves without points are left out.
    """
    smooth = smoothed(train)
    lines = (
        ChartLine(NOTHING if smooth is train else train, "rough", 1),
        # A single point would not be visible as a line.
        ChartLine(sampled(smooth), "train", has_dots=len(train[0]) == 1),
        *(
            ChartLine(curve, colour, has_dots=len(curve[0]) <= DOTS_UP_TO)
            for colour, curve in tests.items()
        ),
    )
    return tuple(line for line in lines if len(line.points[0]))


def chart_figure(chart: Chart | None, width: float, height: float, title: str = "") -> Diagram:
    """Return a chart with its title, axis titles and legend, for a report.

    ``chart``: None if there is nothing to show but the title.
    """
    heading = Words((width / 2, 26), title, 17, is_bold=True)
    if chart is None:
        return Diagram(width, height, (heading,))
    frame = ChartFrame(
        54 + AXIS_TITLE * bool(chart.up_title),
        14 + TITLE * bool(title) + LEGEND * bool(chart.legend),
        width - 24,
        height - 34 - AXIS_TITLE * bool(chart.across_title),
    )
    marks = list(chart_marks(chart, frame))
    if title:
        marks.append(heading)
    if chart.across_title:
        middle = (frame.left + frame.right) / 2, frame.bottom + 42
        marks.append(Words(middle, chart.across_title, 14))
    if chart.up_title:
        middle = 22, (frame.top + frame.bottom) / 2
        marks.append(Words(middle, chart.up_title, 14, is_turned=True))
    x, y = frame.left, 18 + TITLE * bool(title)
    for colour, text in chart.legend:
        marks.append(Rectangle(x, y - 2, x + SWATCH, y + 2, colour))
        marks.append(Words((x + SWATCH + 8, y), text, STYLE.letters, anchor="lm"))
        x += SWATCH + 32 + LETTER * STYLE.letters * len(text)
    return Diagram(width, height, tuple(marks))


def chart_marks(chart: Chart, frame: ChartFrame, style: ChartStyle = STYLE) -> Iterator[Mark]:
    """Yield a chart's axes and its curves, clipped to the axes."""
    across, up = chart.across, chart.up
    for y, label in zip(up.marks, up.labels, strict=True):
        level = frame.at(chart, across.low, y)[1]
        colour = style.base if y == up.marks[0] else "grid"
        yield Path(((frame.left, level), (frame.right, level)), colour)
        if label:
            yield Words((frame.left - style.beside, level), label, style.letters, "muted", "rm")
    for x, label in zip(across.marks, across.labels, strict=True):
        if label:
            foot = frame.at(chart, x, up.low)[0], frame.bottom + style.below
            yield Words(foot, label, style.letters, "muted", "mt")
    for x in chart.marked:
        ends = frame.at(chart, x, up.low), frame.at(chart, x, up.high)
        yield Path(ends, "muted", is_dashed=True)
    for line in chart.lines:
        yield from _line_marks(line, chart, frame, style)


def _line_marks(
    line: ChartLine, chart: Chart, frame: ChartFrame, style: ChartStyle
) -> Iterator[Path | Dot]:
    for part in clipped(line.points, chart.up.low, chart.up.high):
        pairs = zip(*(values.tolist() for values in part), strict=True)
        points = tuple(frame.at(chart, x, y) for x, y in pairs)
        if len(points) > 1:
            yield Path(points, line.colour, line.width, line.is_dashed)
        if line.has_dots:
            yield from (Dot(point, style.dot, line.colour) for point in points)
