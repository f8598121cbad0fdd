"""The curves of a robustness report as a figure: a panel for each change."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.figure import Dot, Figure, Path, Point, Words, figure_png

if TYPE_CHECKING:
    from digitpad.evaluation.robustness import Row

PANEL: Final = (340.0, 240.0)
MARGIN: Final = (52.0, 34.0, 16.0, 40.0)
"""Left, top, right, bottom of the axes in their panel."""
TITLE_HEIGHT: Final = 40.0
COLUMNS: Final = 3

Mark = Words | Path | Dot


def plot_png(rows: Sequence[Row], title: str) -> bytes:
    """Return the bytes of a PNG file with a panel for each change, accuracy from 0 to 100 %.

    ``rows`` stand in groups, those of a change together.
    """
    groups = [list(group) for _, group in groupby(rows, key=lambda row: row.change)]
    columns = min(COLUMNS, len(groups))
    width = PANEL[0] * columns
    marks: list[Mark] = [Words((width / 2, 22), title, 15)]
    for number, group in enumerate(groups):
        line, column = divmod(number, columns)
        marks += _panel(group, column * PANEL[0], TITLE_HEIGHT + line * PANEL[1])
    height = TITLE_HEIGHT + -(-len(groups) // columns) * PANEL[1]
    return figure_png(Figure(width, height, tuple(marks)))


def _panel(rows: list[Row], x: float, y: float) -> list[Mark]:
    left, top = x + MARGIN[0], y + MARGIN[1]
    right, bottom = x + PANEL[0] - MARGIN[2], y + PANEL[1] - MARGIN[3]
    change, amounts = rows[0].change, [row.amount for row in rows]
    low, width = min(amounts), max(max(amounts) - min(amounts), 1e-9)

    def at(amount: float, accuracy: float) -> Point:
        return left + (amount - low) / width * (right - left), bottom - accuracy * (bottom - top)

    heading = f"{change} ({RANGES[change].unit})"
    marks: list[Mark] = [Words(((left + right) / 2, y + 20), heading, 13)]
    for percent in range(0, 101, 20):
        level = at(low, percent / 100)[1]
        marks.append(Path(((left, level), (right, level)), "grid" if percent else "text"))
        marks.append(Words((left - 6, level), f"{percent} %", 11, anchor="rm"))
    for amount in amounts:
        across = at(amount, 0)[0]
        marks.append(Path(((across, bottom), (across, bottom + 4))))
        marks.append(Words((across, bottom + 8), f"{amount:g}", 11, anchor="mt"))
    points = [at(row.amount, row.accuracy) for row in rows]
    marks.append(Path(tuple(points), "accent", 2))
    for amount, point in zip(amounts, points, strict=True):
        marks.append(Dot(point, 3.5, "warning" if amount == RANGES[change].none else "accent"))
    return marks
