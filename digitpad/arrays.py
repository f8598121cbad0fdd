"""The arrays that most modules pass on: one name for each type."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Grey = npt.NDArray[np.uint8]
"""A grey picture, (h, w)."""
Bools = npt.NDArray[np.bool_]
