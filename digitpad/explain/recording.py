"""Moments of a run: its weights from time to time, few and small enough to keep in memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.modelfile import Model

MOST_MOMENTS: Final = 60
MOST_BYTES: Final = 20_000_000
"""Of all moments together; weights are kept as float16."""


class Moment(NamedTuple):
    """The weights after so many ``epochs``, as float16 within its range."""

    epochs: float
    model: Model
    weights: Mapping[str, npt.NDArray[np.float16]]


class Recording:
    """The ``moments`` of one run, about equally far apart however long it takes.

    A network of which not even two fit ``is_too_large``, and has none.
    """

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.is_too_large = False
        self._every = 1
        self._seen = 0

    def add(self, model: Model, epochs: float) -> None:
        """Record a model if it is its turn; when there are too many, every second one goes.

        Those after it go, too: the run continues from a checkpoint before them.
        """
        self.moments = [moment for moment in self.moments if moment.epochs <= epochs]
        is_next, self._seen = self._seen % self._every == 0, self._seen + 1
        self.is_too_large = 4 * sum(tensor.size for tensor in model.tensors.values()) > MOST_BYTES
        if not is_next or self.is_too_large:
            return
        most = np.finfo(np.float16).max
        halves = {
            name: np.clip(tensor, -most, most).astype(np.float16)
            for name, tensor in model.tensors.items()
        }
        bare = replace(model, tensors={})
        self.moments.append(Moment(epochs, bare, halves))
        size = sum(tensor.nbytes for tensor in halves.values())
        if len(self.moments) > min(MOST_MOMENTS, MOST_BYTES // max(1, size)):
            self.moments = self.moments[::2]
            self._every *= 2

    def model_at(self, number: int) -> Model:
        """Return the network as it was at a moment."""
        moment = self.moments[number]
        weights = {name: half.astype(np.float32) for name, half in moment.weights.items()}
        return replace(moment.model, tensors=weights)
