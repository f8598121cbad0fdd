"""Which dark pieces of a photo are shadows: not what a pen wrote, and not to be read.

A stroke has paper on both of its sides. The rim, the corner or the edge of a shadow has the rest
of the shadow on one side, which is as dark; and a shadow that is small enough to be seen whole
is no line at all but a blot.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.picture.blobs import distance_inside, grown, label
from digitpad.picture.light import Floats, blurred
from digitpad.picture.pieces import MAX_PIECES

SPECK: Final = 0.005
"""Pieces so much smaller than the largest are no part of a digit and are not looked at."""
NEAR: Final = 0.004
FAR: Final = 0.011
"""How far from a piece its surroundings begin and end, as parts of the longer side."""
REST: Final = 0.2
"""Where all that is left is smaller than this part of a shadow, it is a tip of the shadow."""
LIGHTER: Final = 0.35
"""What surrounds a stroke is lighter than it by at least this part of its own contrast."""
MAX_DARK_SHARE: Final = 0.25
"""Of the surroundings of a stroke no more than this is as dark as itself."""
BLOT: Final = 0.45
"""Width of the widest circle in a piece, as a part of its longer side, that makes it a blot."""


def without_shadows(
    mask: npt.NDArray[np.bool_], level: Floats, contrast: Floats
) -> npt.NDArray[np.bool_]:
    """Return the ink of a photo without the pieces that are shadows.

    ``mask``: (h, w), what may be ink; ``level``: float32 (h, w), the brightness, ink darker than
    paper; ``contrast``: float32 (h, w), by which part each pixel is darker than its paper.
    """
    labels, count = label(grown(mask, 1))
    if count == 0:
        return mask
    longest = max(mask.shape)
    near, far = max(2, round(NEAR * longest)), max(4, round(FAR * longest))
    smooth = blurred(level, 1)
    weight = blurred(mask.astype(np.float32), 2 * far) + 1e-6
    # What is lighter than this around a piece is lighter than the piece.
    own = blurred(np.where(mask, smooth, 0.0).astype(np.float32), 2 * far) / weight
    depth = blurred(np.where(mask, contrast, 0.0).astype(np.float32), 2 * far) / weight
    # Black ink tells nothing of its paper but that it is no brighter than white.
    paper = np.minimum(own / np.maximum(1.0 - depth, 0.05), 1.0)
    limit = own + LIGHTER * depth * paper
    is_dark = (smooth < limit) & ~grown(mask, near)
    result = mask.copy()
    areas = np.bincount(labels[mask], minlength=count + 1)
    least = max(1, SPECK * areas.max())
    largest = removed = 0
    for number in np.argsort(areas)[::-1][:MAX_PIECES].tolist():
        if areas[number] < least:
            break
        rows, columns = np.nonzero(labels == number)
        box = (
            slice(max(0, rows.min() - far), rows.max() + far + 1),
            slice(max(0, columns.min() - far), columns.max() + far + 1),
        )
        piece = labels[box] == number
        around = grown(piece, far) & ~grown(piece, near)
        side = max(int(np.ptp(rows)), int(np.ptp(columns))) + 1
        # A piece that leaves nothing of its picture has no surroundings to tell by.
        dark_share = float(is_dark[box][around].mean()) if around.any() else 0.0
        if dark_share > MAX_DARK_SHARE or _is_blot(piece, side):
            result[box] &= ~piece
            removed = max(removed, side)
        else:
            largest = max(largest, side)
    return result if largest >= REST * removed else np.zeros_like(mask)


def _is_blot(piece: npt.NDArray[np.bool_], side: int) -> bool:
    reach = side // 2 + 1
    return 2.0 * float(distance_inside(np.pad(piece, 1), reach).max()) > BLOT * side
