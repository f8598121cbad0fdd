"""Dotted and dashed rules: find out whether there are any, and fill their gaps.

The dots of a rule are of one size and equally far apart. A filled map is for finding rules, not for
reading: narrow gaps in digits are filled here and there, too, and small print runs together.
"""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Grey

DOT_SIZE: Final = 0.006
MIN_DOT_PX: Final = 6
"""Largest side of a dot, and thickness of a rule, in longer sides and (at least) in pixels."""
DOT_PITCH: Final = 0.012
"""Largest distance from dot to dot, in longer sides."""
MIN_DOTS: Final = 10
"""Number of dots between two equally near ones, from which rules are dotted. Of 78 generated sheets
(even seeds) one without dotted rules has more both along rows and along columns: squared paper."""
MIN_LENGTH: Final = 0.015
"""Shortest stretch of a dotted rule whose gaps are filled, in longer sides."""


def is_dotted(contrast: Grey, floor: float) -> bool:
    """Return whether rules of both directions are dotted.

    ``contrast``: uint8 (h, w), 255 for black; ``floor``: the noise floor of the paper.
    """
    dark = (contrast > floor).astype(np.uint8)
    _, _, stats, middles = cv2.connectedComponentsWithStats(dark, connectivity=8)
    sides = stats[:, [cv2.CC_STAT_WIDTH, cv2.CC_STAT_HEIGHT]]
    largest = max(MIN_DOT_PX, round(DOT_SIZE * max(contrast.shape)))
    is_dot = (sides <= largest).all(axis=1) & (stats[:, cv2.CC_STAT_AREA] > 1)
    columns, rows = np.rint(middles[is_dot]).astype(np.intp).T
    reach = max(8, round(DOT_PITCH * max(contrast.shape)))
    dots = np.zeros(np.add(contrast.shape, 2 * reach), bool)
    dots[rows + reach, columns + reach] = True
    return all(
        _equally_near(one, *place, reach).sum() >= MIN_DOTS
        for one, place in ((dots, (rows, columns)), (dots.T, (columns, rows)))
    )


def _equally_near(
    dots: npt.NDArray[np.bool_], rows: npt.NDArray[np.intp], columns: npt.NDArray[np.intp],
    reach: int,
) -> npt.NDArray[np.bool_]:  # fmt: skip
    """Return for each dot whether the nearest ones on its left and right are equally far away.

    ``dots``: where one is, with a margin of ``reach`` around.
    """
    distances = []
    for side in (-1, 1):
        nearest = np.full(len(rows), 0)
        for distance in range(reach, 1, -1):
            for drop in (-1, 0, 1):
                nearest[dots[rows + reach + drop, columns + reach + side * distance]] = distance
        distances.append(nearest)
    left, right = distances
    return (left > 0) & (right > 0) & (np.abs(left - right) <= 1 + 0.2 * right)


def filled(contrast: Grey) -> Grey:
    """Return a contrast map, uint8 (h, w), in which the gaps of dotted rules are filled."""
    rules = contrast.copy()
    side = max(contrast.shape)
    gap, length = 2 * round(DOT_PITCH * side / 2) + 1, round(MIN_LENGTH * side)
    thick = max(MIN_DOT_PX, round(DOT_SIZE * side)) | 1
    for one, its_rules in ((contrast, rules), (contrast.T, rules.T)):
        closed = cv2.morphologyEx(one, cv2.MORPH_CLOSE, np.ones((1, gap), np.uint8))
        closed -= cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((thick, 1), np.uint8))
        along = cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((1, length), np.uint8))
        np.maximum(its_rules, along, out=its_rules)
    return rules
