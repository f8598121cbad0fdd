"""What a model said of each image that it was measured on: the mistakes, and whose they may be."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Indices = npt.NDArray[np.int64]


class Readings(NamedTuple):
    """The readings of n images whose truth is one of the model's classes.

    ``places``: where each stands among all images that were given, int64 (n,). ``truths``: int64
    (n,), the class's place. ``probabilities``: calibrated, float32 (n, classes). Methods return
    places among these n.
    """

    places: Indices
    truths: Indices
    probabilities: Floats

    @property
    def read(self) -> Indices:
        """What each was read as, int64 (n,)."""
        found: Indices = self.probabilities.argmax(axis=1).astype(np.int64)
        return found

    @property
    def confidence(self) -> Floats:
        """How sure the model was of what it read, 0..1, (n,)."""
        found: Floats = self.probabilities.max(axis=1)
        return found

    def chosen(
        self, *, truth: int | None = None, read: int | None = None, only_wrong: bool = False
    ) -> Indices:
        """Return those of a class, those read as one, and only mistakes where that is wanted.

        In the order in which they were given.
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
        """Return these images, the one that the model was surest of first."""
        return among[np.argsort(-self.confidence[among], kind="stable")]

    def worst(self) -> Indices:
        """Return all mistakes, the one that the model was surest of first."""
        return self.by_confidence(self.chosen(only_wrong=True))

    def likely_label_errors(self) -> Indices:
        """Return the images whose label rather than whose reading may be wrong, likeliest first.

        Those that the model takes for another class at least as surely as it takes images of that
        class on average, by how much less it believes the label (“confident learning”, Northcutt
        et al. 2021, arXiv 1911.00068). On images that it was trained on it says less: there it has
        learned the labels by heart.
        """
        count, classes = self.probabilities.shape
        own = self.probabilities[np.arange(count), self.truths]
        sums = np.bincount(self.truths, weights=own, minlength=classes)
        counts = np.bincount(self.truths, minlength=classes)
        # A class without images has no average: nothing is taken for it surely enough.
        usual = np.divide(sums, counts, out=np.full(classes, np.inf), where=counts > 0)
        other = self.probabilities.copy()
        other[np.arange(count), self.truths] = 0
        suspects = np.flatnonzero((other >= usual).any(axis=1) & (self.read != self.truths))
        doubt = (other.max(axis=1) - own)[suspects]
        return suspects[np.argsort(-doubt, kind="stable")].astype(np.int64)
