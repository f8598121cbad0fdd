"""Images placed in two dimensions by a network's features, and a drawing among them.

At once by the two main directions of the features (PCA); then better, step by step, by t-SNE
(van der Maaten and Hinton 2008), which keeps neighbours together. What is placed again, because
the network has learned meanwhile, begins where it was and is turned to lie as it lay, so that it
can be watched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats

if TYPE_CHECKING:
    from digitpad.explain.tsne import TSNE

PERPLEXITY: Final = 30
"""About how many neighbours t-SNE cares for, for each image; at most a quarter of them all."""
GATHERING, LAYING_OUT = 200, 300
"""Iterations of t-SNE: those that first gather neighbours, and those that lay them out."""
EXAGGERATION, SPREAD = 12.0, 1e-4
"""How much stronger neighbours attract at first, and how close together all are put before."""
AGAIN: Final = 4.0
"""How much stronger they attract where the images lie already, so that they stay about there."""
STEP: Final = 10
"""Iterations at once: about 55 ms for 1,000 images."""
NEAREST: Final = 10
"""A drawing is put among so many images that are most like it."""


class Embedding:
    """Where images lie: ``main`` by the main directions of their features, ``points`` by t-SNE.

    Both float32 (n, 2), their middle at 0, 1 from it on average; ``points`` begin as ``main``.
    ``features``: float32 (n, k), unit vectors, n at least 2. ``former``: where the same images
    lay before, None for the first time.
    """

    def __init__(self, features: Floats, former: Embedding | None = None) -> None:
        self.features = features
        self.main = self.points = _main_directions(features)
        if former is not None:
            self.main, self.points = turned(self.main, former.main), former.points
        self._start, self._spread = self.points, SPREAD
        self._exaggeration = EXAGGERATION
        if former is not None and former.done:
            self._spread, self._exaggeration = former._spread, AGAIN
        self._tsne: TSNE | None = None
        self._iterations = 0
        # What begins near its end needs half as much.
        self._stages = [length // (1 + (former is not None)) for length in (GATHERING, LAYING_OUT)]

    @property
    def done(self) -> float:
        """How much of what ``improve`` can do is done, 0..1."""
        return self._iterations / sum(self._stages)

    def improve(self) -> None:
        """Move ``points`` some iterations of t-SNE on; needs torch."""
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
        places = self._tsne.places.numpy()
        self._spread = float(np.sqrt(places.var(axis=0).sum()))
        self.points = turned(_scaled(places), self._start)

    def nearest(self, features: Floats) -> tuple[npt.NDArray[np.intp], Floats]:
        """Return the images that are most like one, the likest first, and how much each counts.

        ``features``: of that one, unit vector (k,). It belongs among them: their places, by
        these weights, whose sum is 1.
        """
        likeness = self.features @ features
        best = np.argsort(-likeness)[:NEAREST]
        # The likest counts most; what is as unlike as the last one hardly at all.
        weights = likeness[best] - likeness[best[-1]] + 1e-3
        return best, weights / weights.sum()


def turned(points: Floats, former: Floats) -> Floats:
    """Return points turned and mirrored to lie as near as can be to where they were.

    Both (n, 2), their middle at 0 (orthogonal Procrustes).
    """
    left, _, right = np.linalg.svd(points.T @ former)
    found: Floats = (points @ left @ right).astype(np.float32)
    return found


def _main_directions(features: Floats) -> Floats:
    """Return the features along the two directions in which they differ most (PCA)."""
    centred = features - features.mean(axis=0)
    # Of n × n instead of k × k: a network may well have ten thousand features.
    values, vectors = np.linalg.eigh(centred @ centred.T)
    return _scaled(vectors[:, :-3:-1] * np.sqrt(np.maximum(values[:-3:-1], 0)))


def _scaled(points: Floats) -> Floats:
    """Return points with their middle at 0, and 1 from it on average (root mean square)."""
    centred = points - points.mean(axis=0)
    found: Floats = (centred / max(1e-9, np.sqrt(np.square(centred).sum(axis=1).mean()))).astype(
        np.float32
    )
    return found
