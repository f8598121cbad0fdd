"""Ruled and squared paper in a photo of one digit: its lines are taken out, the ink on them stays.

A ruled line is straight, thin, as long as the picture is wide, and one of several parallel
ones. All of them are found at once: for a few small angles the dark pixels are counted along
every line, and the angle at which the counts are most uneven is the paper's.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.picture.blobs import stretches

Contrast = npt.NDArray[np.float32]

ANGLES: Final = np.deg2rad(np.arange(-10.0, 10.01, 0.25))
"""People hold a phone about this straight above their paper."""
MIN_COVERAGE: Final = 0.5
"""A ruled line is dark along at least this part of the picture's width; digits hide some of it."""
MIN_CUT_LINE: Final = 0.04
"""Of a line that a corner cuts off, at least this part of the width is looked at."""
MAX_THICKNESS: Final = 0.022
"""A ruled line is thinner than this part of the picture's shorter side."""
STRONGER: Final = 1.7
"""Ink is kept where it is this much darker than the line it lies on."""


def without_ruling(contrast: Contrast, floor: float) -> Contrast:
    """Return a contrast map without the ruled lines.

    ``contrast``: float32 (height, width), 0 on blank paper; ``floor`` is what noise stays below.
    """
    level = _without_level_lines(contrast, floor, is_ruled=False)
    # On a ruled page a single upright line is its margin.
    is_ruled = level is not contrast
    return _without_level_lines(level.T, floor, is_ruled=is_ruled).T


def _without_level_lines(contrast: Contrast, floor: float, *, is_ruled: bool) -> Contrast:
    height, width = contrast.shape
    # Only a thin dark thing counts: not a shadow, not the table beside the paper.
    thin = max(2, round(MAX_THICKNESS * min(height, width)))
    dark = contrast > floor
    beyond = np.pad(dark, ((thin + 1, thin + 1), (0, 0)))
    dark &= ~(beyond[:height] & beyond[-height:])
    rows, columns = np.nonzero(dark)
    if len(rows) < width * MIN_COVERAGE:
        return contrast
    span = int(np.ceil(np.tan(ANGLES[-1]) * width)) + 1
    size = height + 2 * span
    counts = np.array(
        [
            np.bincount(
                (rows + np.tan(angle) * columns + span + 0.5).astype(np.intp), minlength=size
            )
            for angle in ANGLES
        ]
    )[:, :size]
    slope = float(np.tan(ANGLES[int((counts.astype(np.float64) ** 2).sum(axis=1).argmax())]))
    straight_rows = _line_rows(height, width, slope)
    inside = (straight_rows >= 0) & (straight_rows < height)
    straight = np.where(
        inside, np.take_along_axis(contrast, np.clip(straight_rows, 0, height - 1), axis=0), 0.0
    ).astype(np.float32)
    bands = _bands(straight > floor, inside, thin, is_ruled)
    if not bands:
        return contrast
    if len(bands) > 1:
        # Of what is shorter nobody can say what it is, and nobody writes there.
        straight[inside.sum(axis=1) < MIN_CUT_LINE * width] = 0.0
    for begin, end in bands:
        _clear_band(straight, inside, begin, end, floor)
    result = contrast.copy()
    targets, across = np.nonzero(inside)
    result[straight_rows[targets, across], across] = straight[targets, across]
    return result


def _line_rows(height: int, width: int, slope: float) -> npt.NDArray[np.intp]:
    """Return which row of the picture each place of the straightened one shows."""
    drop = np.rint(slope * np.arange(width)).astype(np.intp)
    span = int(np.abs(drop).max())
    rows: npt.NDArray[np.intp] = np.arange(-span, height + span)[:, None] - drop[None, :]
    return rows


def _bands(
    dark: npt.NDArray[np.bool_], inside: npt.NDArray[np.bool_], thin: int, is_ruled: bool
) -> list[tuple[int, int]]:
    """Return the (begin, end) rows of the ruled lines of a straightened picture."""
    width = dark.shape[1]
    available = inside.sum(axis=1)
    is_line = dark.sum(axis=1) >= MIN_COVERAGE * np.maximum(available, 1)
    bands = []
    for begin, end in stretches(is_line & (available >= 0.5 * width)):
        columns = np.flatnonzero(inside[begin:end].any(axis=0))
        reach = np.flatnonzero(dark[begin:end].any(axis=0))
        margin = 0.12 * len(columns)
        reaches_both = reach[0] <= columns[0] + margin and reach[-1] >= columns[-1] - margin
        if end - begin <= thin + 1 and reaches_both:
            bands.append((begin, end))
    if len(bands) == 1:
        # It could be the stroke of a 1 or the bar of a 7 in a tightly cut picture.
        begin, end = bands[0]
        coverage = float((dark[begin:end].sum(axis=1) / available[begin:end]).max())
        line = np.flatnonzero(dark[begin:end].any(axis=0))
        is_margin = is_ruled and line[0] <= width // 30 and line[-1] >= width - 1 - width // 30
        is_thin = end - begin <= max(2, thin // 2)
        bands = bands if is_thin and (coverage > 0.85 or is_margin) else []
    elif bands:
        # The corners of the picture cut the others off; light falls off there, and lines end.
        is_cut = (available >= MIN_CUT_LINE * width) & (available < 0.9 * width)
        cut = [
            (begin, end) for begin, end in stretches(is_line & is_cut) if end - begin <= thin + 1
        ]
        bands += [band for band in cut if band not in bands]
    return [(max(0, begin - 1), min(len(dark), end + 1)) for begin, end in bands]


def _clear_band(
    straight: Contrast, inside: npt.NDArray[np.bool_], begin: int, end: int, floor: float
) -> None:
    """Blank a ruled line, but for the ink that crosses it or lies on it."""
    band = straight[begin:end]
    level = float(np.median(band.max(axis=0)[inside[begin:end].any(axis=0)]))
    above = straight[max(0, begin - 2) : begin]
    below = straight[end : end + 2]
    crossing = np.zeros(straight.shape[1], dtype=bool)
    for beside in (above, below):
        if len(beside):
            crossing |= beside.max(axis=0) > max(floor, 0.8 * level)
    keep = (band > STRONGER * level) | crossing[None, :]
    straight[begin:end] = np.where(keep, band, 0.0)
