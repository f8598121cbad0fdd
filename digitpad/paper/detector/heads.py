"""What the network sees and says: the photo with its light evened, and maps with 4 px a place."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats, Grey

STRIDE: Final = 4
"""Pixels of the photo a place of the maps, in each direction."""
TALL_PX: Final = 27.0
"""Height of a digit in pixels that the network reads best."""
SIGNS: Final = "0123456789.,-+:/%"
"""What it tells apart, and last what is none of these, such as a digit that was crossed out."""
CLASSES: Final = len(SIGNS) + 1
SIZE_UNIT_PX: Final = 24.0
"""Widths and heights are logarithms of multiples of this."""
REACH_PX: Final = 32.0
"""Distances are in multiples of this."""
FARTHEST: Final = 6.0
"""The most distance, in ``REACH_PX``, that a side is said to be away."""

# The channels. CENTRE: a sign's centre is here. CLASS: which. OFFSET: from here to the centre, in
# places, x and y. SIZE: width and height. LINKED: it has a next sign in its number, and one before.
# LINKS: from it to these, x and y each.
CENTRE: Final = 0
CLASS: Final = slice(1, 1 + CLASSES)
OFFSET: Final = slice(CLASS.stop, CLASS.stop + 2)
SIZE: Final = slice(OFFSET.stop, OFFSET.stop + 2)
LINKED: Final = slice(SIZE.stop, SIZE.stop + 2)
LINKS: Final = slice(LINKED.stop, LINKED.stop + 4)
# RULES: a level one runs through here, an upright one. EDGES: here a row of a table ends, or a
# column, whether or not a rule is drawn. SLOPES: how much a level line of the sheet falls for each
# px to the right, and an upright one moves right for each px down.
RULES: Final = slice(LINKS.stop, LINKS.stop + 2)
EDGES: Final = slice(RULES.stop, RULES.stop + 2)
SLOPES: Final = slice(EDGES.stop, EDGES.stop + 2)
# IN_TABLE: this is in a cell. SIDES: how far its left, right, upper and lower sides are.
IN_TABLE: Final = SLOPES.stop
SIDES: Final = slice(IN_TABLE + 1, IN_TABLE + 5)
CHANNELS: Final = SIDES.stop


def evened(grey: Grey) -> Floats:
    """Return a photo, uint8 (h, w), less its brightness around each place, over its contrast there.

    The result, float32 (h, w), is in [-4, 4]. Shadows and pale ink hardly show in it.
    """
    photo = grey.astype(np.float32)
    height, width = photo.shape
    size = max(1, width // 8), max(1, height // 8)

    def around(values: Floats, reach: float) -> Floats:
        small = cv2.resize(values, size, interpolation=cv2.INTER_AREA)
        smooth = cv2.GaussianBlur(small, (0, 0), reach)
        return np.asarray(cv2.resize(smooth, (width, height)), np.float32)

    detail = photo - around(photo, 4)
    contrast = np.sqrt(around(detail * detail, 5)) + 5
    return np.asarray(np.clip(detail / contrast, -4, 4), np.float32)


def sigmoid(odds: npt.NDArray[np.floating]) -> npt.NDArray[np.floating]:
    """Return the probabilities of log odds, of their type."""
    return np.asarray(1 / (1 + np.exp(-np.clip(odds, -60, 60))), odds.dtype)
