"""Tell the shadows on a photo from ink.

A stroke has paper on both of its sides. The rim, the corner or the edge of a shadow has the rest
of the shadow on one side, which is as dark; and a shadow small enough to lie within the photo is a
blot, not a line.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.preprocess.blobs import dilated, distance_inside, label
from digitpad.preprocess.light import blurred
from digitpad.preprocess.pieces import MAX_PIECES

MIN_PIECE_AREA: Final = 0.005
"""Smallest piece examined, in areas of the largest; specks are no part of a digit."""
RING_INNER: Final = 0.004
RING_OUTER: Final = 0.011
"""Radii of the ring around a piece that is its surroundings, in longer sides of the picture."""
MIN_REMAINS: Final = 0.2
"""Side of the largest piece kept, in sides of the largest removed, below which it is a tip of that
shadow."""
MIN_STEP: Final = 0.35
"""Least difference of a stroke to its surroundings, in contrasts of the stroke to its paper."""
MAX_DARK_SHARE: Final = 0.25
"""Largest share of a stroke's surroundings that is as dark as the stroke."""
BLOT_WIDTH: Final = 0.45
"""Diameter of the largest inscribed circle from which a piece is a blot, in its longer sides."""


def without_shadows(
    mask: npt.NDArray[np.bool_], level: Floats, contrast: Floats
) -> npt.NDArray[np.bool_]:
    """Return the ink of a photo without the pieces that are shadows.

    ``mask``: (h, w), possible ink; ``level``: float32 (h, w), brightness, ink darker than paper;
    ``contrast``: float32 (h, w), how much darker than its paper each pixel is.
    """
    labels, count = label(dilated(mask, 1))
    if count == 0:
        return mask
    longest = max(mask.shape)
    inner, outer = max(2, round(RING_INNER * longest)), max(4, round(RING_OUTER * longest))
    smooth = blurred(level, 1)
    weight = blurred(mask.astype(np.float32), 2 * outer) + 1e-6
    # Local means over the ink alone: of its brightness and of its contrast.
    own = blurred(np.where(mask, level, 0.0).astype(np.float32), 2 * outer) / weight
    depth = blurred(np.where(mask, contrast, 0.0).astype(np.float32), 2 * outer) / weight
    # Beside black ink the paper's brightness is unknown, but at most that of white.
    paper = np.minimum(np.maximum(own, 0.05) / np.maximum(1.0 - depth, 0.05), 1.0)
    limit = own + MIN_STEP * depth * paper
    is_dark = (smooth < limit) & ~dilated(mask, inner)
    result = mask.copy()
    areas = np.bincount(labels[mask], minlength=count + 1)
    min_area = max(1, MIN_PIECE_AREA * areas.max())
    largest_kept = largest_removed = 0
    for number in np.argsort(areas)[::-1][:MAX_PIECES].tolist():
        if areas[number] < min_area:
            break
        rows, columns = np.nonzero(labels == number)
        box = (
            slice(max(0, rows.min() - outer), rows.max() + outer + 1),
            slice(max(0, columns.min() - outer), columns.max() + outer + 1),
        )
        piece = labels[box] == number
        ring = dilated(piece, outer) & ~dilated(piece, inner)
        side = max(int(np.ptp(rows)), int(np.ptp(columns))) + 1
        # A piece that fills the picture has no surroundings.
        dark_share = float(is_dark[box][ring].mean()) if ring.any() else 0.0
        if dark_share > MAX_DARK_SHARE or _is_blot(piece, side):
            result[box] &= ~piece
            largest_removed = max(largest_removed, side)
        else:
            largest_kept = max(largest_kept, side)
    return result if largest_kept >= MIN_REMAINS * largest_removed else np.zeros_like(mask)


def _is_blot(piece: npt.NDArray[np.bool_], side: int) -> bool:
    reach = side // 2 + 1
    return 2.0 * float(distance_inside(np.pad(piece, 1), reach).max()) > BLOT_WIDTH * side
