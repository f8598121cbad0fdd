"""Finds places on a photo with little ink, where a label covers nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF

MOST_PIXELS: Final = 1_000_000
"""Most pixels of the photo that are examined."""
EDGE: Final = 24
"""Least difference in grey levels between neighbouring pixels at the edge of a stroke."""

SLACK: Final = 0.05
"""Share of pixels that may be edges in an empty place, because of the grain of the paper."""


class InkMap:
    """The edges on a photo, uint8 (h, w, 3), as an integral image to count them in rectangles."""

    def __init__(self, picture: npt.NDArray[np.uint8]) -> None:
        height, width = picture.shape[:2]
        self._step = max(1, int(np.ceil(np.sqrt(height * width / MOST_PIXELS))))
        grey = picture[:: self._step, :: self._step, 1].astype(np.int16)
        edges = np.zeros(grey.shape, np.int32)
        edges[:, 1:] += np.abs(np.diff(grey, axis=1)) > EDGE
        edges[1:] += np.abs(np.diff(grey, axis=0)) > EDGE
        self._sums = np.pad(edges.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))

    def emptiest(self, places: Sequence[QRectF]) -> QRectF:
        """Return the first place that has hardly more edges than the emptiest one."""
        counts = [self._edges_in(place) for place in places]
        slack = SLACK * places[0].width() * places[0].height() / self._step**2
        return next(
            place
            for place, count in zip(places, counts, strict=True)
            if count <= min(counts) + slack
        )

    def _edges_in(self, place: QRectF) -> float:
        high, wide = (length - 1 for length in self._sums.shape)
        left, top = int(place.left() / self._step), int(place.top() / self._step)
        right, bottom = int(place.right() / self._step) + 1, int(place.bottom() / self._step) + 1
        if left < 0 or top < 0 or right > wide or bottom > high:
            return float("inf")
        sums = self._sums
        found = sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]
        return float(found)
