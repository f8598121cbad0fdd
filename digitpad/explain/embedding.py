"""Lays out images in two dimensions by a network's features, and places a drawing among them.

The first layout is by the two principal components of the features (PCA). t-SNE (van der Maaten
and Hinton 2008), which keeps neighbours together, then improves it step by step. When a network
has learned more, its images start from their former places and are aligned with them, so that
their movement can be followed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats

if TYPE_CHECKING:
    from digitpad.explain.tsne import TSNE

PERPLEXITY: Final = 30
"""Effective number of neighbours of each image in t-SNE; at most a quarter of all images."""
EARLY_ITERATIONS, MAIN_ITERATIONS = 200, 300
"""Iterations of t-SNE, with early exaggeration and without."""
EXAGGERATION, START_SPREAD = 12.0, 1e-4
"""Factor of early exaggeration, and scale of the initial layout."""
RESTART_EXAGGERATION: Final = 4.0
"""Early exaggeration when starting from a former layout; weaker, so as to preserve it."""
STEP: Final = 10
"""Iterations per step: about 55 ms for 1,000 images."""
NEAREST: Final = 10
"""Number of nearest images between which a drawing is placed."""


class Embedding:
    """A layout of images: ``main`` by PCA, ``points`` by t-SNE.

    Both float32 (n, 2), centred and scaled to a root mean square of 1; ``points`` start as
    ``main``. ``features``: float32 (n, k), unit vectors, n at least 2. ``former``: an earlier
    layout of the same images, or None.
    """

    def __init__(self, features: Floats, former: Embedding | None = None) -> None:
        self.features = features
        self.main = self.points = _principal_components(features)
        if former is not None:
            self.main, self.points = aligned(self.main, former.main), former.points
        self._start, self._spread = self.points, START_SPREAD
        self._exaggeration = EXAGGERATION
        if former is not None and former.done:
            self._spread, self._exaggeration = former._spread, RESTART_EXAGGERATION
        self._tsne: TSNE | None = None
        self._iterations = 0
        # A start close to the final layout needs half as many iterations.
        self._stages = [
            length // (1 + (former is not None)) for length in (EARLY_ITERATIONS, MAIN_ITERATIONS)
        ]

    @property
    def done(self) -> float:
        """The fraction of all iterations that is done, 0..1."""
        return self._iterations / sum(self._stages)

    def improve(self) -> None:
        """Improve ``points`` by some iterations of t-SNE; needs torch."""
        import torch

        from digitpad.explain.tsne import TSNE

        if self._tsne is None:
            start = torch.from_numpy(self._start * np.float32(self._spread))
            perplexity = min(PERPLEXITY, len(self.features) / 4)
            self._tsne = TSNE(torch.from_numpy(self.features), start, perplexity)
        is_gathering = self._iterations < self._stages[0]
        for _ in range(STEP):
            self._tsne.step(
                exaggeration=self._exaggeration if is_gathering else 1.0,
                momentum=0.5 if is_gathering else 0.8,
            )
        self._iterations += STEP
        layout = self._tsne.places.numpy()
        self._spread = float(np.sqrt(layout.var(axis=0).sum()))
        self.points = aligned(_scaled(layout), self._start)

    def nearest(self, features: Floats) -> tuple[npt.NDArray[np.intp], Floats]:
        """Return the nearest images, nearest first, and their weights, whose sum is 1.

        ``features``: of an image, unit vector (k,), whose place is the weighted mean of theirs.
        """
        likeness = self.features @ features
        best = np.argsort(-likeness)[:NEAREST]
        # The weight falls from the nearest to almost none for the last.
        weights = likeness[best] - likeness[best[-1]] + 1e-3
        return best, weights / weights.sum()


def aligned(points: Floats, former: Floats) -> Floats:
    """Rotate and mirror points to match a former layout (orthogonal Procrustes).

    Both (n, 2), centred at 0.
    """
    left, _, right = np.linalg.svd(points.T @ former)
    turned: Floats = (points @ left @ right).astype(np.float32)
    return turned


def _principal_components(features: Floats) -> Floats:
    centred = features - features.mean(axis=0)
    # n × n instead of k × k, since a network may have ten thousand features.
    values, vectors = np.linalg.eigh(centred @ centred.T)
    return _scaled(vectors[:, :-3:-1] * np.sqrt(np.maximum(values[:-3:-1], 0)))


def _scaled(points: Floats) -> Floats:
    """Centre points at 0, and scale them to a root mean square of 1."""
    centred = points - points.mean(axis=0)
    scaled: Floats = (centred / max(1e-9, np.sqrt(np.square(centred).sum(axis=1).mean()))).astype(
        np.float32
    )
    return scaled
