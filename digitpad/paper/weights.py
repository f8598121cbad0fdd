"""Small networks that weigh named features, and say how likely what has them is right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from digitpad.arrays import Doubles

MOST_DEVIATIONS: Final = 4.0
ARRAYS: Final = ("mean", "spread", "hidden", "bias", "output")


class Weights(NamedTuple):
    """A network of one hidden layer for features of certain names.

    ``most_deviations``: from its mean, at which a feature is clipped.
    """

    features: Sequence[str]
    mean: Doubles
    spread: Doubles
    hidden: Doubles
    bias: Doubles
    output: Doubles
    start: float
    most_deviations: float = MOST_DEVIATIONS

    def probabilities(self, rows: Sequence[dict[str, float]]) -> Doubles:
        """Return how likely each is right, (n,)."""
        if not rows:
            return np.zeros(0)
        values = np.array([[row[name] for name in self.features] for row in rows])
        inputs = np.clip(
            (values - self.mean) / self.spread, -self.most_deviations, self.most_deviations
        )
        odds = np.tanh(inputs @ self.hidden + self.bias) @ self.output + self.start
        return np.asarray(1 / (1 + np.exp(-odds)))


def weights_of(values: dict[str, Any]) -> Weights:
    """Return the weights in the content of a JSON file."""
    return Weights(**values | {name: np.array(values[name]) for name in ARRAYS})
