"""Finds places on a photo with little ink and outside other cells and labels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
RESERVED: Final = 20
"""What a pixel of another cell counts, in edges: that of any part of a digit exceeds the slack."""


class InkMap:
    """The edges on a photo, uint8 (h, w, 3), as an integral image to count them in rectangles."""

    def __init__(self, picture: npt.NDArray[np.uint8]) -> None:
        height, width = picture.shape[:2]
        self._step = max(1, int(np.ceil(np.sqrt(height * width / MOST_PIXELS))))
        grey = picture[:: self._step, :: self._step, 1].astype(np.int16)
        self._edges = np.zeros(grey.shape, np.uint8)
        self._edges[:, 1:] += np.abs(np.diff(grey, axis=1)) > EDGE
        self._edges[1:] += np.abs(np.diff(grey, axis=0)) > EDGE
        self._labels = np.zeros(grey.shape, np.uint8)
        self.reserve(())

    def reserve(self, boxes: Iterable[QRectF]) -> None:
        """Keep these rectangles free, instead of those reserved before and of all labels."""
        self._labels[:] = 0
        edges = self._edges.astype(np.int32)
        for box in boxes:
            corners = box.left(), box.top(), box.right(), box.bottom()
            left, top, right, bottom = (int(edge / self._step) for edge in corners)
            # Without its outermost pixels: a place beside a box does not overlap it.
            edges[top + 1 : bottom, left + 1 : right] = RESERVED
        self._sums = np.pad(edges.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))

    def place_label(self, places: Sequence[QRectF], before: QRectF) -> QRectF:
        """Put a label at the first place that has hardly more edges than the emptiest one.

        ``before``: where the label was, which is free again.
        """
        self._labels[self._pixels(before)] = 0
        counts = [self._edges_in(place) for place in places]
        slack = SLACK * places[0].width() * places[0].height() / self._step**2
        found = next(
            place
            for place, count in zip(places, counts, strict=True)
            if count <= min(counts) + slack
        )
        self._labels[self._pixels(found)] = RESERVED
        return found

    def _edges_in(self, place: QRectF) -> float:
        high, wide = (length - 1 for length in self._sums.shape)
        down, across = self._pixels(place)
        left, top, right, bottom = across.start, down.start, across.stop, down.stop
        if place.left() < 0 or place.top() < 0 or right > wide or bottom > high:
            return float("inf")
        sums = self._sums
        found = sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]
        return float(found) + float(self._labels[down, across].sum(dtype=np.int64))

    def _pixels(self, place: QRectF) -> tuple[slice, slice]:
        """Return the pixels examined of a place: rows, columns."""
        left, top = (max(0, int(edge / self._step)) for edge in (place.left(), place.top()))
        right, bottom = (int(edge / self._step) + 1 for edge in (place.right(), place.bottom()))
        return slice(top, max(top, bottom)), slice(left, max(left, right))
