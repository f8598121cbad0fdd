"""The signs on a photo, as the maps of the network say where they are, and its scale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Bools, Doubles, Floats, Grey
from digitpad.paper.detector.heads import (
    CENTRE,
    CLASS,
    LINKED,
    LINKS,
    OFFSET,
    REACH_PX,
    SIZE,
    SIZE_UNIT_PX,
    STRIDE,
    TALL_PX,
    evened,
    sigmoid,
)

MULTIPLE_PX: Final = 16
"""The network takes photos of whole multiples of this."""
MOST_PX: Final = 5e6
"""Pixels of a photo at the scale at which it is read."""
FIRST_PX: Final = 1.3e6
"""... and at which its scale is looked for first."""
LARGEST_SCALE: Final = 1.6
SMALLEST_SIDE_PX: Final = 40
LIKELY: Final = 0.5
"""Least probability of a centre where the scale is looked for."""
POSSIBLE: Final = 0.3
"""... and where signs are read."""
WEAK: Final = 0.06
"""... and where they may be, which makes what is beside them less sure."""
READ_PX: Final = (12.0, 56.0)
"""Heights of digits that the network reads at all."""
SHARED: Final = 0.5
"""Of the lesser width and height, what two signs may share at most."""

Network = Callable[[Floats], Floats]
"""Takes an evened photo, float32 (h, w), to maps, float32 (CHANNELS, h / 4, w / 4)."""


class Signs(NamedTuple):
    """What was found, n signs in pixels of the photo, the surest first.

    ``centres``, ``sizes``: float64 (n, 2). ``chances``: of each class, (n, CLASSES). ``linked``:
    how likely each has a next sign in its number, and one before, (n, 2); ``links``: from it to
    these, (n, 2, 2). ``sureness``: (n,), of a sign's being there.
    """

    centres: Doubles
    sizes: Doubles
    chances: Doubles
    linked: Doubles
    links: Doubles
    sureness: Doubles

    @property
    def classes(self) -> npt.NDArray[np.int64]:
        return np.asarray(self.chances.argmax(axis=1), np.int64)

    @property
    def are_digits(self) -> Bools:
        return np.asarray(self.classes < 10)

    def kept(self, which: npt.NDArray[np.generic]) -> Signs:
        """Return those at indices, or where a mask is true."""
        return Signs(*(part[which] for part in self))


def seen_at(grey: Grey, scale: float) -> Floats:
    """Return a photo, uint8 (h, w), evened at a scale."""
    height, width = grey.shape
    size = max(MULTIPLE_PX, round(width * scale)), max(MULTIPLE_PX, round(height * scale))
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    seen = cv2.resize(np.ascontiguousarray(grey), size, interpolation=way)
    return evened(np.asarray(seen, np.uint8))


def maps_of(network: Network, seen: Floats) -> Floats:
    """Return the maps of an evened photo."""
    room = [(0, -side % MULTIPLE_PX) for side in seen.shape]
    return network(np.pad(seen, room))


def signs_in(maps: Floats, scale: float, least: float = POSSIBLE) -> Signs:
    """Return the signs in the maps of a photo seen at a scale."""
    chance = sigmoid(maps[CENTRE])
    is_top = (chance == cv2.dilate(chance, np.ones((3, 3), np.uint8))) & (chance > least)
    rows, columns = np.nonzero(is_top)
    order = np.argsort(-chance[rows, columns], kind="stable")
    rows, columns = rows[order], columns[order]
    said = maps[:, rows, columns].astype(float).T
    centres = np.column_stack([columns, rows]) + 0.5 + said[:, OFFSET]
    odds = said[:, CLASS] - said[:, CLASS].max(axis=1, initial=-np.inf, keepdims=True)
    chances = np.exp(odds)
    signs = Signs(
        centres * STRIDE / scale,
        np.exp(said[:, SIZE]) * SIZE_UNIT_PX / scale,
        chances / chances.sum(axis=1, keepdims=True),
        sigmoid(said[:, LINKED]).astype(float),
        said[:, LINKS].reshape(-1, 2, 2) * REACH_PX / scale,
        chance[rows, columns].astype(float),
    )
    return signs.kept(_without_shared(signs))


class Fit(NamedTuple):
    """How well digits are read at a scale, and at which scale they are ``TALL_PX`` high."""

    weight: float
    scale: float


def fit_at(network: Network, grey: Grey, scale: float) -> Fit:
    """Return how well the digits of a photo, uint8 (h, w), are read at a scale."""
    return fit_of(maps_of(network, seen_at(grey, scale)), scale, grey.size)


def fit_of(maps: Floats, scale: float, pixels: int) -> Fit:
    """Return the same by the maps of a photo of so many pixels that was seen at that scale."""
    signs = signs_in(maps, scale, LIKELY)
    signs = signs.kept(signs.are_digits)
    tall = signs.sizes[:, 1]
    weights = (signs.sureness * signs.chances.max(axis=1, initial=0)) ** 6
    weights *= (tall * scale > READ_PX[0]) & (tall * scale < READ_PX[1])
    if not weights.sum():
        return Fit(0.0, 1.0)
    order = np.argsort(tall)
    until = np.cumsum(weights[order])
    middle = order[np.searchsorted(until, until[-1] / 2)]
    most = (MOST_PX / pixels) ** 0.5
    return Fit(float(weights.sum()), min(TALL_PX / float(tall[middle]), most))


def best_fit(network: Network, grey: Grey) -> Fit:
    """Return the scale at which the digits of a photo are ``TALL_PX`` high.

    The photo is looked at in sizes each half of the one before; where most digits are read for
    sure, their height says the scale.
    """
    scale = min(LARGEST_SCALE, (FIRST_PX / grey.size) ** 0.5)
    fits: list[Fit] = []
    while not fits or min(grey.shape) * scale >= SMALLEST_SIDE_PX:
        fits.append(fit_at(network, grey, scale))
        scale /= 2
    return max(fits)


def _without_shared(signs: Signs) -> Bools:
    """Return which signs do not lie over a surer one."""
    low, high = signs.centres - signs.sizes / 2, signs.centres + signs.sizes / 2
    is_kept = np.ones(len(low), bool)
    for number in range(len(low)):
        if is_kept[number]:
            rest = slice(number + 1, None)
            shared = np.minimum(high[number], high[rest]) - np.maximum(low[number], low[rest])
            least = np.minimum(signs.sizes[number], signs.sizes[rest])
            is_kept[rest] &= ~(shared > SHARED * least).all(axis=1)
    return is_kept
