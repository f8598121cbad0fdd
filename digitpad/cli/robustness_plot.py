"""The curves of a robustness report as a picture, without any plotting library.

The window has its own plots; this is for reports and for machines without a screen.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw, ImageFont

from digitpad.evaluation.changes import RANGES

if TYPE_CHECKING:
    from digitpad.evaluation.robustness import Row

SCALE: Final = 2
"""Pixels to one of the sizes below, for sharp print."""
PANEL: Final = (340, 240)
MARGIN: Final = (52, 34, 16, 40)
"""Left, top, right, bottom of the axes in their panel."""
TITLE_HEIGHT: Final = 40
COLUMNS: Final = 3
PAPER: Final = "#ffffff"
TEXT: Final = "#222222"
GRID: Final = "#dddddd"
CURVE: Final = "#1f6fb2"
PLAIN: Final = "#c2571a"
"""Colour of the point at which nothing is changed."""


@dataclass(frozen=True, slots=True)
class Axes:
    """Where one panel's values lie in the picture, in its pixels."""

    left: float
    top: float
    right: float
    bottom: float
    low: float
    high: float

    def x(self, amount: float) -> float:
        width = max(self.high - self.low, 1e-9)
        return self.left + (amount - self.low) / width * (self.right - self.left)

    def y(self, accuracy: float) -> float:
        return self.bottom - accuracy * (self.bottom - self.top)


def plot_png(rows: Sequence[Row], title: str) -> bytes:
    """Return the bytes of a PNG file with a panel for each change, accuracy from 0 to 100 %.

    ``rows`` stand in groups, those of a change together.
    """
    groups = [list(group) for _, group in groupby(rows, key=lambda row: row.change)]
    columns = min(COLUMNS, len(groups))
    lines = -(-len(groups) // columns)
    size = (PANEL[0] * columns * SCALE, (PANEL[1] * lines + TITLE_HEIGHT) * SCALE)
    image = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(image)
    pen.text((size[0] / 2, 22 * SCALE), title, TEXT, _font(15), anchor="mm")
    for number, group in enumerate(groups):
        corner = (
            number % columns * PANEL[0] * SCALE,
            (number // columns * PANEL[1] + TITLE_HEIGHT) * SCALE,
        )
        _panel(pen, group, corner)
    buffer = io.BytesIO()
    image.save(buffer, format="PNG", optimize=True)
    return buffer.getvalue()


def _panel(pen: ImageDraw.ImageDraw, rows: list[Row], corner: tuple[int, int]) -> None:
    change = rows[0].change
    amounts = [row.amount for row in rows]
    axes = Axes(
        corner[0] + MARGIN[0] * SCALE,
        corner[1] + MARGIN[1] * SCALE,
        corner[0] + (PANEL[0] - MARGIN[2]) * SCALE,
        corner[1] + (PANEL[1] - MARGIN[3]) * SCALE,
        min(amounts),
        max(amounts),
    )
    heading = f"{change} ({RANGES[change].unit})"
    middle = (axes.left + axes.right) / 2
    pen.text((middle, corner[1] + 20 * SCALE), heading, TEXT, _font(13), anchor="mm")
    for percent in range(0, 101, 20):
        y = axes.y(percent / 100)
        pen.line((axes.left, y, axes.right, y), GRID, SCALE)
        label = f"{percent} %"
        pen.text((axes.left - 6 * SCALE, y), label, TEXT, _font(11), anchor="rm")
    for amount in amounts:
        x = axes.x(amount)
        pen.line((x, axes.bottom, x, axes.bottom + 4 * SCALE), TEXT, SCALE)
        pen.text((x, axes.bottom + 8 * SCALE), f"{amount:g}", TEXT, _font(11), anchor="mt")
    pen.line((axes.left, axes.bottom, axes.right, axes.bottom), TEXT, SCALE)
    points = [(axes.x(row.amount), axes.y(row.accuracy)) for row in rows]
    pen.line(points, CURVE, 2 * SCALE, joint="curve")
    for row, point in zip(rows, points, strict=True):
        is_plain = row.amount == RANGES[change].none
        pen.circle(point, 3.5 * SCALE, PLAIN if is_plain else CURVE)


def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size * SCALE)
