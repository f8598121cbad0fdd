"""Whether a rule that is too pale to be found as one runs between two digits.

In a table it parts two numbers. It is hardly darker than the paper, but all along and beyond the
digits, and there alone.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from digitpad.ink.boxes import Box
from digitpad.picture.sheet import Grey

BEYOND: Final = 0.5
"""So far above and below digits it goes on, in their heights."""
WITHIN: Final = 2
"""Pixels: so far into the box of a digit it may run."""
SLOPES: Final = np.linspace(-0.12, 0.12, 13)
ALONG: Final = 25
"""Per cent: of less of its way it is paler than it seems."""
PALE: Final = 10.0
"""Grey levels that it stands out by, of 255. Of what was sure on 100 generated tables (even seeds)
3 of 4 numbers that are two are told so, and 2 of 389 that are one."""


def pale_rule_between(boxes: list[Box[int]], contrast: Grey) -> bool:
    """Return whether a pale upright rule parts digits, from left to right.

    ``contrast``: of the sheet, uint8 (h, w).
    """
    high = float(np.median([bottom - top for _, top, _, bottom in boxes] or [0]))
    return any(_stands_out(*pair, high, contrast) > PALE for pair in pairwise(boxes))


def _stands_out(left: Box[int], right: Box[int], high: float, contrast: Grey) -> float:
    """Return by how much the darkest upright line between two digits is darker than the rest."""
    beyond = BEYOND * high
    top, bottom = min(left[1], right[1]) - beyond, max(left[3], right[3]) + beyond
    ends = sorted((left[2], right[0]))
    begin, end = ends[0] - WITHIN, ends[1] + WITHIN
    rows = np.arange(max(0, round(top)), min(round(bottom), len(contrast)))
    room = WITHIN + round(0.05 * (bottom - top))
    across = np.arange(begin - room, end + room)
    off = SLOPES[:, None, None] * (rows - rows.mean())[:, None]
    columns = np.clip(np.rint(across + off), 0, contrast.shape[1] - 1).astype(np.intp)
    along = np.percentile(contrast[rows[:, None], columns], ALONG, axis=1)
    between = (across >= begin) & (across < end)
    return float((along[:, between].max(axis=1) - np.median(along, axis=1)).max())
