"""Every way of writing every digit that the generated handwriting knows."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.handwriting.glyphs import eight, five, four, nine, one, seven, six, three, two, zero
from digitpad.handwriting.glyphs.pen import Allograph

ALLOGRAPHS: Final[Mapping[int, tuple[Allograph, ...]]] = MappingProxyType(
    {
        digit: module.ALLOGRAPHS
        for digit, module in enumerate((zero, one, two, three, four, five, six, seven, eight, nine))
    }
)


def shares(digit: int) -> npt.NDArray[np.float64]:
    """Return how common each allograph of the digit is, adding up to 1."""
    weights = np.array([allograph.weight for allograph in ALLOGRAPHS[digit]])
    return np.asarray(weights / weights.sum(), dtype=np.float64)
