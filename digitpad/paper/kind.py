"""Find out whether a photo shows a table: whether rules on it make a grid, other than squares."""

from __future__ import annotations

import numpy as np

from digitpad.arrays import Grey
from digitpad.errors import InkError
from digitpad.paper.fields import CROSSING_CORE, MIN_CROSSING_SHARE
from digitpad.paper.flat import Flat, is_grid, laid_flat, usual_pieces
from digitpad.paper.frames import MIN_SQUARES, MIN_TABLE_FILL, is_filled
from digitpad.preprocess.fit import INK_LEVEL


def is_ruled_table(picture: Grey) -> bool:
    """Return whether a photo, uint8 (h, w, 3), shows a table with rules both ways.

    One of a single column is none: lined paper, with its edges or a margin, looks the same.
    """
    try:
        flat = laid_flat(picture)
    except InkError:
        return False
    return is_grid(flat) and len(flat.columns) > 2 and not _is_squared(flat)


def _is_squared(flat: Flat) -> bool:
    """Return whether a grid is that of squared paper: mostly empty, and crossed by its figures."""
    height, width = flat.contrast.shape
    x, y = (
        np.array([float(line.height(middle)) for line in lines])
        for lines, middle in ((flat.columns, height / 2), (flat.rows, width / 2))
    )
    corners = np.stack(np.meshgrid(x, y), axis=-1)
    around = corners[:-1, :-1], corners[:-1, 1:], corners[1:, 1:], corners[1:, :-1]
    cells = np.stack(around, axis=2).reshape(-1, 4, 2)
    filled = sum(is_filled(cell, flat.sheet.ink, INK_LEVEL) for cell in cells)
    if len(cells) < MIN_SQUARES or filled >= MIN_TABLE_FILL * len(cells):
        return False
    boxes = np.array([piece.box for piece in usual_pieces(flat.sheet)], np.float64).reshape(-1, 4)
    begin, end = boxes[:, :2], boxes[:, 2:]
    margin = (1 - CROSSING_CORE) / 2 * (end - begin)
    low, high = (begin + margin).T, (end - margin).T
    are_across = [
        np.searchsorted(lines, first) != np.searchsorted(lines, last)
        for lines, first, last in zip((x, y), low, high, strict=True)
    ]
    return bool(len(boxes) and np.any(are_across, axis=0).mean() > MIN_CROSSING_SHARE)
