"""Whether a model is right as often as it says: the bins of a reliability diagram."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

BINS: Final = 15
Z_95: Final = 1.96


@dataclass(frozen=True, slots=True)
class ReliabilityBin:
    """The readings whose confidence lies above ``low`` and up to ``high``.

    ``n`` of them, at least 1; ``confidence``: its mean over them; ``accuracy``: the share of
    them that is right. All but ``n`` in 0..1.
    """

    low: float
    high: float
    n: int
    confidence: float
    accuracy: float

    def interval(self) -> tuple[float, float]:
        """Return where the accuracy lies with 95 % certainty, for so few readings.

        Wilson's interval (Wilson 1927, Journal of the American Statistical Association 22).
        """
        n, share, square = self.n, self.accuracy, Z_95**2
        middle = (share + square / (2 * n)) / (1 + square / n)
        reach = Z_95 * sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n)
        return max(0.0, middle - reach), min(1.0, middle + reach)


def reliability_bins(
    probabilities: npt.NDArray[np.float32], truths: npt.NDArray[np.int64]
) -> tuple[ReliabilityBin, ...]:
    """Return the bins of equal width that hold readings, from unsure to sure.

    ``probabilities``: float32 (n, classes); ``truths``: int64 (n,).
    """
    confidence = probabilities.max(axis=1).astype(np.float64)
    right = probabilities.argmax(axis=1) == truths
    places = np.clip(np.ceil(confidence * BINS).astype(int) - 1, 0, BINS - 1)
    counts = np.bincount(places, minlength=BINS)
    sums = np.bincount(places, weights=confidence, minlength=BINS)
    rights = np.bincount(places, weights=right, minlength=BINS)
    return tuple(
        ReliabilityBin(
            low=place / BINS,
            high=(place + 1) / BINS,
            n=int(counts[place]),
            confidence=float(sums[place] / counts[place]),
            accuracy=float(rights[place] / counts[place]),
        )
        for place in np.flatnonzero(counts).tolist()
    )


def calibration_error(bins: Sequence[ReliabilityBin]) -> float:
    """Return the mean gap between confidence and accuracy, each reading counting alike.

    Guo et al. 2017, On Calibration of Modern Neural Networks, arXiv 1706.04599, equation 3.
    """
    gaps = sum(one.n * abs(one.confidence - one.accuracy) for one in bins)
    return gaps / max(1, sum(one.n for one in bins))
