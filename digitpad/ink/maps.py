"""The preprocessing contract ``ink/1``: a drawing's picture, its directions and its order.

Ten maps of 28×28. The first is the picture of ``mnist/1``. Eight say in which direction the pen
moved: the chord over ``CHORD_PX`` of the stroke as placed in the picture, shared between the two
nearest of eight directions, weighted by length. The last says when: 0 at the first point, 1 at the
last, along the length of all strokes. Directional feature maps are the standard input of online
recognition of handwriting (Kawamura et al. 1992; Bai and Huo 2005).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles
from digitpad.ink.drawing import Drawing
from digitpad.ink.normalise import IMAGE_SIZE, PEN_WIDTH_PX, placed_drawing
from digitpad.ink.polylines import Points

DIRECTIONS: Final = 8
MAPS: Final = DIRECTIONS + 2
STEP_PX: Final = 0.5
"""Spacing of the samples along a stroke."""
CHORD_PX: Final = 3.0
"""Length along the stroke of the chord whose direction counts."""

DIMMEST: Final = 0.45
"""Brightness of the first ink beside that of the last, where time is shown."""

InkMaps = npt.NDArray[np.uint8]


def drawing_to_maps(drawing: Drawing, pen_width_px: float = PEN_WIDTH_PX) -> InkMaps:
    """Convert a drawing to the input of ``ink/1`` networks.

    Returns uint8 (10, 28, 28): the picture, the directions right, right and down, down and so on
    (y down), the time. An empty drawing is all 0; a dot has no direction and no time.
    """
    picture, strokes = placed_drawing(drawing, pen_width_px)
    return np.concatenate((picture[None], stroke_maps(strokes, IMAGE_SIZE, IMAGE_SIZE)))


def stroke_maps(strokes: Iterable[Points], height: int, width: int) -> InkMaps:
    """Return the maps of direction and time of strokes: uint8 (9, height, width).

    ``strokes``: each (n, 2), x and y in pixels of the maps; parts outside are cut off.
    """
    maps = np.zeros((MAPS - 1, height, width), dtype=np.uint8)
    sampled = [samples for stroke in strokes if (samples := _sampled(stroke)) is not None]
    if not sampled:
        return maps
    points = np.concatenate([at for at, _, _ in sampled])
    headings = np.concatenate([heading for _, heading, _ in sampled])
    lengths = np.concatenate([length for _, _, length in sampled])
    ends = np.cumsum(lengths)
    times = (ends - 0.5 * lengths) / ends[-1]
    turns = headings * (DIRECTIONS / (2 * np.pi)) % DIRECTIONS
    first = np.floor(turns).astype(np.intp) % DIRECTIONS
    share = turns - np.floor(turns)
    layers = np.stack((first, (first + 1) % DIRECTIONS, np.full_like(first, DIRECTIONS)))
    weights = np.stack((1.0 - share, share, times)) * lengths
    sums = _spread(points, layers, weights, height, width)
    maps[:] = np.rint(np.minimum(sums, 1.0) * 255.0)
    return maps


def picture_of(image: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """Return what a network's input shows: the picture of maps of ink, anything else as it is."""
    return image[0] if image.shape == (MAPS, IMAGE_SIZE, IMAGE_SIZE) else image


def coloured(maps: InkMaps) -> npt.NDArray[np.uint8]:
    """Return maps of ink as a picture in colours: uint8 (28, 28, 3), on black.

    The hue is the direction, red to the right and cyan to the left; later ink is brighter. Where
    several directions meet, or none is known, it is grey.
    """
    # The rim of a stroke takes the colour of its middle, where its direction is written.
    near = np.pad(maps[1:].astype(np.float32), ((0, 0), (1, 1), (1, 1)))
    wide = np.lib.stride_tricks.sliding_window_view(near, (3, 3), axis=(1, 2)).sum(axis=(3, 4))
    directions, time = wide[:-1], wide[-1]
    angles = np.arange(DIRECTIONS) * (2 * np.pi / DIRECTIONS)
    total = np.maximum(directions.sum(axis=0), 1.0)
    across, down = np.tensordot([np.cos(angles), np.sin(angles)], directions, 1)
    hue = np.arctan2(down, across) * (3 / np.pi) % 6
    saturation = np.minimum(np.hypot(across, down) / total, 1.0)
    value = maps[0] * (DIMMEST + (1 - DIMMEST) * np.minimum(time / total, 1.0))
    value = np.where(directions.any(axis=0), value, maps[0])
    # Red, green and blue by the formula of HSV.
    turns = (np.array([5.0, 3.0, 1.0]) + hue[..., None]) % 6
    shares = np.clip(np.minimum(turns, 4 - turns), 0, 1)
    rgb = value[..., None] * (1 - saturation[..., None] * shares)
    pixels: npt.NDArray[np.uint8] = np.rint(rgb).astype(np.uint8)
    return pixels


def _sampled(stroke: Points) -> tuple[Doubles, Doubles, Doubles] | None:
    """Return points ``STEP_PX`` apart, their headings in radians and lengths; None for a dot."""
    steps = np.hypot(*np.diff(stroke, axis=0).T)
    along = np.concatenate(([0.0], np.cumsum(steps, dtype=np.float64)))
    if along[-1] <= 0.0:
        return None
    count = max(2, int(np.ceil(along[-1] / STEP_PX)))
    middles = (np.arange(count) + 0.5) * (along[-1] / count)
    around = np.concatenate(
        (middles, np.maximum(middles - CHORD_PX / 2, 0.0), middles + CHORD_PX / 2)
    )
    x, y = (np.interp(around, along, stroke[:, axis]).reshape(3, count) for axis in (0, 1))
    headings = np.arctan2(y[2] - y[1], x[2] - x[1])
    return np.stack((x[0], y[0]), axis=1), headings, np.full(count, along[-1] / count)


def _spread(
    points: Doubles, layers: npt.NDArray[np.intp], weights: Doubles, height: int, width: int
) -> Doubles:
    """Return the sums of the weights in each pixel of each layer, shared between near pixels.

    ``points``: (n, 2), in pixels. ``layers``, ``weights``: (3, n). Returns (9, height, width).
    """
    # A pixel beside the edge on each side takes what lies outside.
    rows, side = height + 2, width + 2
    centred = np.clip(points + 0.5, 0.0, (side - 1.001, rows - 1.001))
    corner = np.floor(centred).astype(np.intp)
    across, down = (centred - corner).T
    cell = corner[:, 1] * side + corner[:, 0] + layers * (rows * side)
    parts = ((0, (1 - across) * (1 - down)), (1, across * (1 - down)),
             (side, (1 - across) * down), (side + 1, across * down))  # fmt: skip
    cells = np.concatenate([(cell + offset).ravel() for offset, _ in parts])
    shares = np.concatenate([(weights * share).ravel() for _, share in parts])
    sums = np.bincount(cells, shares, minlength=(MAPS - 1) * rows * side)
    return np.asarray(sums.reshape(MAPS - 1, rows, side)[:, 1:-1, 1:-1], dtype=np.float64)
