"""Find pale rules between two digits.

In a table such a rule separates two numbers, but is too pale to be found on the sheet. It is barely
darker than the paper, but all along the digits and beyond them, and nowhere else between them.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from digitpad.arrays import Grey
from digitpad.ink.boxes import Box
from digitpad.paper.clearing import RULE_PERCENTILE

EXTENSION: Final = 0.5
"""Length of a rule above and below the digits beside it, in digit heights."""
OVERLAP_PX: Final = 2
"""Distance by which a rule may run into the box of a digit."""
SLOPES: Final = np.linspace(-0.12, 0.12, 13)
"""Slopes of the rule that are tried."""
MIN_CONTRAST: Final = 10.0
"""Contrast, of 255, of a pale rule to the paper beside it (even seeds)."""


def pale_rule_between(boxes: list[Box[int]], contrast: Grey) -> bool:
    """Return whether a pale upright rule runs between two of the digits, from left to right.

    ``contrast``: of the sheet, uint8 (h, w).
    """
    digit_height = float(np.median([bottom - top for _, top, _, bottom in boxes] or [0]))
    return any(
        _stands_out(*pair, digit_height, contrast) > MIN_CONTRAST for pair in pairwise(boxes)
    )


def _stands_out(left: Box[int], right: Box[int], digit_height: float, contrast: Grey) -> float:
    """Return the contrast of the darkest upright line between two digits to the rest."""
    beyond = EXTENSION * digit_height
    top, bottom = min(left[1], right[1]) - beyond, max(left[3], right[3]) + beyond
    ends = sorted((left[2], right[0]))
    begin, end = ends[0] - OVERLAP_PX, ends[1] + OVERLAP_PX
    rows = np.arange(max(0, round(top)), min(round(bottom), len(contrast)))
    margin = OVERLAP_PX + round(0.05 * (bottom - top))
    across = np.arange(begin - margin, end + margin)
    offsets = SLOPES[:, None, None] * (rows - rows.mean())[:, None]
    columns = np.clip(np.rint(across + offsets), 0, contrast.shape[1] - 1).astype(np.intp)
    along = np.percentile(contrast[rows[:, None], columns], RULE_PERCENTILE, axis=1)
    between = (across >= begin) & (across < end)
    return float((along[:, between].max(axis=1) - np.median(along, axis=1)).max())
