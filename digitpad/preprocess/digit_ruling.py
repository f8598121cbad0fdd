"""Remove the lines of ruled and squared paper from a photo of one digit, but not the ink on them.

A ruled line is straight, thin, as long as the picture is wide, and one of several parallels. All
are found at once: for a range of small angles the dark pixels are counted along every line, and
the angle with the most uneven counts is the paper's.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.preprocess.blobs import stretches
from digitpad.preprocess.ruling import MIN_RULE_COVER

Contrast = npt.NDArray[np.float32]

ANGLES: Final = np.deg2rad(np.arange(-10.0, 10.01, 0.25))
"""Tilts of the paper that are tried: people hold a phone about this straight above it."""
MIN_COVERAGE: Final = 0.5
"""Least part of the picture's width along which a ruled line is dark; digits hide some of it."""
MIN_CORNER_LINE: Final = 0.04
"""Shortest ruled line looked for where a corner of the picture cuts it off, in picture widths."""
MAX_THICKNESS: Final = 0.022
"""Largest thickness of a ruled line, in shorter sides of the picture."""
INK_OVER_LINE: Final = 1.7
"""Contrast of ink on a ruled line from which it is kept, in contrasts of the line."""


def without_ruling(contrast: Contrast, floor: float) -> Contrast:
    """Return a contrast map without the ruled lines.

    ``contrast``: float32 (height, width), 0 on blank paper. ``floor``: the noise floor.
    """
    level = _without_level_lines(contrast, floor, is_ruled=False)
    # On a ruled page a single upright line is its margin.
    is_ruled = level is not contrast
    return _without_level_lines(level.T, floor, is_ruled=is_ruled).T


def _without_level_lines(contrast: Contrast, floor: float, *, is_ruled: bool) -> Contrast:
    height, width = contrast.shape
    # Only thin dark shapes count, neither a shadow nor the table beside the paper.
    max_thickness = max(2, round(MAX_THICKNESS * min(height, width)))
    dark = contrast > floor
    padded = np.pad(dark, ((max_thickness + 1, max_thickness + 1), (0, 0)))
    dark &= ~(padded[:height] & padded[-height:])
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
    bands = _bands(straight > floor, inside, max_thickness, is_ruled)
    if not bands:
        return contrast
    if len(bands) > 1:
        # Shorter ones in the corners cannot be told from digits; people do not write there.
        straight[inside.sum(axis=1) < MIN_CORNER_LINE * width] = 0.0
    for begin, end in bands:
        _clear_band(straight, inside, begin, end, floor)
    result = contrast.copy()
    targets, across = np.nonzero(inside)
    result[straight_rows[targets, across], across] = straight[targets, across]
    return result


def _line_rows(height: int, width: int, slope: float) -> npt.NDArray[np.intp]:
    """Return the row of the picture that each pixel of the straightened one comes from."""
    drop = np.rint(slope * np.arange(width)).astype(np.intp)
    span = int(np.abs(drop).max())
    rows: npt.NDArray[np.intp] = np.arange(-span, height + span)[:, None] - drop[None, :]
    return rows


def _bands(
    dark: npt.NDArray[np.bool_], inside: npt.NDArray[np.bool_], max_thickness: int, is_ruled: bool
) -> list[tuple[int, int]]:
    """Return the (begin, end) rows of the ruled lines of a straightened picture."""
    width = dark.shape[1]
    visible = inside.sum(axis=1)
    is_line = dark.sum(axis=1) >= MIN_COVERAGE * np.maximum(visible, 1)
    bands = []
    for begin, end in stretches(is_line & (visible >= MIN_COVERAGE * width)):
        columns = np.flatnonzero(inside[begin:end].any(axis=0))
        reach = np.flatnonzero(dark[begin:end].any(axis=0))
        margin = 0.12 * len(columns)
        reaches_both = reach[0] <= columns[0] + margin and reach[-1] >= columns[-1] - margin
        if end - begin <= max_thickness + 1 and reaches_both:
            bands.append((begin, end))
    if len(bands) == 1:
        # It could be the stroke of a 1 or the bar of a 7 in a tightly cut picture.
        begin, end = bands[0]
        coverage = float((dark[begin:end].sum(axis=1) / visible[begin:end]).max())
        line = np.flatnonzero(dark[begin:end].any(axis=0))
        is_margin = is_ruled and line[0] <= width // 30 and line[-1] >= width - 1 - width // 30
        is_thin = end - begin <= max(2, max_thickness // 2)
        bands = bands if is_thin and (coverage > MIN_RULE_COVER or is_margin) else []
    elif bands:
        # The corners of the picture cut the others off; light falls off there, and lines end.
        is_cut = (visible >= MIN_CORNER_LINE * width) & (visible < 0.9 * width)
        cut = [
            (begin, end)
            for begin, end in stretches(is_line & is_cut)
            if end - begin <= max_thickness + 1
        ]
        bands += [band for band in cut if band not in bands]
    return [(max(0, begin - 1), min(len(dark), end + 1)) for begin, end in bands]


def _clear_band(
    straight: Contrast, inside: npt.NDArray[np.bool_], begin: int, end: int, floor: float
) -> None:
    """Blank a ruled line, except for ink that crosses it or lies on it."""
    band = straight[begin:end]
    level = float(np.median(band.max(axis=0)[inside[begin:end].any(axis=0)]))
    above = straight[max(0, begin - 2) : begin]
    below = straight[end : end + 2]
    crossing = np.zeros(straight.shape[1], dtype=bool)
    for beside in (above, below):
        if len(beside):
            crossing |= beside.max(axis=0) > max(floor, 0.8 * level)
    keep = (band > INK_OVER_LINE * level) | crossing[None, :]
    straight[begin:end] = np.where(keep, band, 0.0)
