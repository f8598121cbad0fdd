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
from digitpad.preprocess.blobs import components

Places = npt.NDArray[np.intp]

MAX_DOT_PX: Final = 6
"""Largest side of a dot. Larger ones are seen where the photo is reduced; as large, the digits of a
dense table are, too."""
DOT_PITCH: Final = 0.012
MIN_REACH_PX: Final = 8
"""Largest distance from dot to dot, in longer sides and (at least) in pixels."""
MAX_UNEVEN: Final = 0.2
"""Largest difference of a dot's distances from the next ones, in distances, beyond a pixel."""
MAX_PITCH_RATIO: Final = 1.5
"""Largest ratio of the distances along rows and along columns. Leader dots in close rows lie below
each other, but further apart than in their rows."""
MIN_DOTS: Final = 3
"""Dots with two on either side, equally far apart, from which rules are dotted (even seeds)."""
MAX_SLANTED: Final = 0.1
"""Largest share, of the dots in a direction's even rows, on a diagonal: in noise and in the
weave of a cloth rows are as even in any direction (even seeds, two photos)."""
MIN_FILLED: Final = 4.0
"""Pixels of filled gaps, in longer sides, from which frames may be dotted (even seeds)."""
MIN_LENGTH: Final = 0.015
"""Shortest stretch of a dotted rule whose gaps are filled, in longer sides."""


def is_dotted(contrast: Grey, floor: float) -> bool:
    """Return whether rules of both directions are dotted.

    ``contrast``: uint8 (h, w), 255 for black; ``floor``: the noise floor of the paper.
    """
    dark = (contrast > floor).astype(np.uint8)
    _, _, stats, middles = components(dark)
    sides = stats[:, [cv2.CC_STAT_WIDTH, cv2.CC_STAT_HEIGHT]].max(axis=1)
    is_dot = (sides <= MAX_DOT_PX) & (stats[:, cv2.CC_STAT_AREA] > 1)
    places = np.rint(middles[is_dot]).astype(np.intp).T
    reach = max(MIN_REACH_PX, round(DOT_PITCH * max(contrast.shape)))
    straight = [_pitches_in_rows(axes[0], axes[1], reach) for axes in (places, places[::-1])]
    fewest = min(map(len, straight))
    if fewest < MIN_DOTS:
        return False
    down, right = places
    slanted = np.rint(np.stack([down + right, down - right + right.max()]) / 2**0.5).astype(np.intp)
    if any(
        len(_pitches_in_rows(axes[0], axes[1], reach)) > MAX_SLANTED * fewest
        for axes in (slanted, slanted[::-1])
    ):
        return False
    pitches = [float(np.median(each)) for each in straight]
    return max(pitches) <= MAX_PITCH_RATIO * min(pitches)


def _pitches_in_rows(along: Places, across: Places, reach: int) -> Places:
    """Return the distances of the dots in even rows: those with two neighbours on either side.

    The digits of small print have fewer. The arguments are those of ``_even_pitches``.
    """
    for _ in range(2):
        pitches = _even_pitches(across, along, reach)
        along, across = along[pitches > 0], across[pitches > 0]
    return pitches[pitches > 0]


def _even_pitches(across: Places, along: Places, reach: int) -> Places:
    """Return for each dot how far the next one in its row is, 0 if the one before is not as far.

    ``across``, ``along``: (n,), where they lie, in whole pixels. ``reach``: how far away at most.
    """
    extent = [int(places.max(initial=0)) + 2 * reach + 1 for places in (across, along)]
    is_dot = np.zeros(extent, bool)
    is_dot[across + reach, along + reach] = True
    before, behind = np.zeros((2, len(across)), np.intp)
    for nearest, way in ((before, -1), (behind, 1)):
        for distance in range(reach, 1, -1):
            for drift in (-1, 0, 1):
                nearest[is_dot[across + reach + drift, along + reach + way * distance]] = distance
    is_even = (np.abs(before - behind) <= 1 + MAX_UNEVEN * behind) & (before > 0)
    return np.where(is_even, behind, 0)


def filled(contrast: Grey) -> Grey:
    """Return a contrast map, uint8 (h, w), in which the gaps of dotted rules are filled."""
    rules = contrast.copy()
    side = max(contrast.shape)
    gap, length = 2 * round(DOT_PITCH * side / 2) + 1, round(MIN_LENGTH * side)
    thick = MAX_DOT_PX + 1
    for one, its_rules in ((contrast, rules), (contrast.T, rules.T)):
        closed = cv2.morphologyEx(one, cv2.MORPH_CLOSE, np.ones((1, gap), np.uint8))
        closed -= cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((thick, 1), np.uint8))
        along = cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((1, length), np.uint8))
        np.maximum(its_rules, along, out=its_rules)
    return rules


def are_filled(rules: Grey, contrast: Grey, floor: float) -> bool:
    """Return whether ``filled`` has made ``rules`` of so many gaps that there may be frames."""
    gaps = ((rules > floor) & (contrast <= floor)).sum()
    return bool(gaps >= MIN_FILLED * max(contrast.shape))
