"""Find out whether a photo shows a table: whether rules on it make a grid, other than squares."""

from __future__ import annotations

import numpy as np

from digitpad.arrays import Doubles, Grey
from digitpad.errors import InkError
from digitpad.paper.fields import CROSSING_CORE, MIN_CROSSING_SHARE
from digitpad.picture.fit import INK_LEVEL
from digitpad.picture.flat import Flat, is_grid, laid_flat, usual_pieces
from digitpad.picture.frames import MIN_SQUARES, MIN_TABLE_FILL, is_filled


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
    middles = (boxes[:, :2] + boxes[:, 2:]) / 2
    low, high = (middles + CROSSING_CORE * (ends - middles) for ends in (boxes[:, :2], boxes[:, 2:]))
    are_across = _bands(x, low[:, 0]) != _bands(x, high[:, 0])
    are_across |= _bands(y, low[:, 1]) != _bands(y, high[:, 1])
    return bool(len(boxes) and are_across.mean() > MIN_CROSSING_SHARE)


def _bands(borders: Doubles, places: Doubles) -> Doubles:
    return np.searchsorted(borders, places).astype(np.float64)
