"""Predictions for the images of an evaluation: mistakes, and labels that may be wrong."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats

Indices = npt.NDArray[np.int64]


class Readings(NamedTuple):
    """The predictions for n images whose label is one of the model's classes.

    ``places``: their indices among all images evaluated, int64 (n,). ``truths``: their labels,
    int64 (n,). ``probabilities``: calibrated, float32 (n, classes). Methods return indices into
    these n.
    """

    places: Indices
    truths: Indices
    probabilities: Floats

    @property
    def read(self) -> Indices:
        """The predicted classes, int64 (n,)."""
        classes: Indices = self.probabilities.argmax(axis=1).astype(np.int64)
        return classes

    @property
    def confidence(self) -> Floats:
        """The confidence of each prediction, 0..1, (n,)."""
        highest: Floats = self.probabilities.max(axis=1)
        return highest

    def chosen(
        self, *, truth: int | None = None, read: int | None = None, only_wrong: bool = False
    ) -> Indices:
        """Return the images with this label or prediction, optionally only mistakes.

        In their original order.
        """
        keep = np.ones(len(self.truths), dtype=bool)
        if truth is not None:
            keep &= self.truths == truth
        if read is not None:
            keep &= self.read == read
        if only_wrong:
            keep &= self.read != self.truths
        return np.flatnonzero(keep).astype(np.int64)

    def by_confidence(self, among: Indices) -> Indices:
        """Return these images, the most confident prediction first."""
        return among[np.argsort(-self.confidence[among], kind="stable")]

    def worst(self) -> Indices:
        """Return all mistakes, the most confident first."""
        return self.by_confidence(self.chosen(only_wrong=True))

    def likely_label_errors(self) -> Indices:
        """Return the images whose label may be wrong rather than the prediction, likeliest first.

        Those predicted as another class at least as confidently as images of that class are on
        average, ranked by how much less probable their label is (“confident learning”, Northcutt et
        al. 2021, arXiv 1911.00068). This is less reliable on training images, whose labels the
        model has memorised.
        """
        count, classes = self.probabilities.shape
        own = self.probabilities[np.arange(count), self.truths]
        sums = np.bincount(self.truths, weights=own, minlength=classes)
        counts = np.bincount(self.truths, minlength=classes)
        # A class without images has no average: no prediction is confident enough for it.
        usual = np.divide(sums, counts, out=np.full(classes, np.inf), where=counts > 0)
        others = self.probabilities.copy()
        others[np.arange(count), self.truths] = 0
        suspects = np.flatnonzero((others >= usual).any(axis=1) & (self.read != self.truths))
        doubt = (others.max(axis=1) - own)[suspects]
        return suspects[np.argsort(-doubt, kind="stable")].astype(np.int64)
