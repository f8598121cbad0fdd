"""Maps from gradients of the network, with torch."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from digitpad.arrays import Floats
from digitpad.explain.pieces import Image, blank_of
from digitpad.explain.target import Target
from digitpad.modelfile import Model
from digitpad.models.torch.network import Network, build

COMPLETE: Final = 0.01
"""Largest fraction of the score's change that integrated gradients may leave unexplained."""
LEAST_CHANGE: Final = 0.01
"""Smaller changes of the score count as this large; without one there is nothing to explain."""
NODES: Final = 4
"""Points in each interval of the path from blank paper to the image (Gauss–Legendre)."""
MOST_STRETCHES: Final = 1024


class Differentiator:
    """A network in eval mode with gradients; one thread at a time may use it."""

    def __init__(self, model: Model) -> None:
        self.network: Network = build(model.info.architecture, seed=0)
        self.network.load_arrays(model.tensors)
        self.network.eval().requires_grad_(False)

    def gradients(self, images: Tensor, target: Target) -> tuple[Tensor, Tensor]:
        """Return scores (n,) and their gradients, of the shape of ``images``, pixels 0..1."""
        images = images.detach().requires_grad_()
        scores = target.torch_scores(self.network(images))
        (gradients,) = torch.autograd.grad(scores.sum(), images)
        return scores.detach(), gradients

    def input_x_gradients(
        self, image: Image, targets: Sequence[Target]
    ) -> Generator[None, None, tuple[Floats, ...]]:
        """Return gradient × ink (Shrikumar et al. 2016, arXiv 1605.01713): (channels, h, w)."""
        pixels, blank = _pixels(image), _pixels(blank_of(image))
        maps = []
        for target in targets:
            maps.append(_map((pixels - blank) * self.gradients(pixels, target)[1]))
            yield
        return tuple(maps)

    def integrated_gradients(
        self, image: Image, targets: Sequence[Target]
    ) -> Generator[None, None, tuple[Floats, ...]]:
        """Return the gradients along the path from blank paper, times the ink: (channels, h, w).

        Sundararajan et al. 2017, arXiv 1703.01365. The sum of the map equals the difference of
        the score from that of blank paper, up to ``COMPLETE`` of it: the interval of the path
        with the largest error is halved until that holds. For a linear network the first
        interval already gives the exact evidence, weight × ink.
        """
        maps = []
        for target in targets:
            maps.append((yield from self._integrated(image, target)))
        return tuple(maps)

    def _integrated(self, image: Image, target: Target) -> Generator[None, None, Floats]:
        pixels, blank = _pixels(image), _pixels(blank_of(image))
        whole = self._stretch(pixels, blank, target, 0.0, 1.0)
        allowed = COMPLETE / 2 * max(abs(whole.change), LEAST_CHANGE)
        stretches = [whole]
        while len(stretches) < MOST_STRETCHES and abs(sum(s.gap for s in stretches)) > allowed:
            yield
            worst = heappop(stretches)
            middle = (worst.start + worst.end) / 2
            for start, end in ((worst.start, middle), (middle, worst.end)):
                heappush(stretches, self._stretch(pixels, blank, target, start, end))
        yield
        return _map(torch.stack([stretch.evidence for stretch in stretches]).sum(dim=0))

    def _stretch(
        self, pixels: Tensor, blank: Tensor, target: Target, start: float, end: float
    ) -> _Stretch:
        nodes, weights = np.polynomial.legendre.leggauss(NODES)
        along = np.array((*((nodes + 1) / 2), 0, 1)) * (end - start) + start
        shares = torch.tensor(weights / 2 * (end - start), dtype=torch.float32)
        fractions = torch.tensor(along, dtype=torch.float32)[:, None, None, None]
        ink = pixels - blank
        scores, gradients = self.gradients(blank + fractions * ink, target)
        evidence = torch.einsum("n,nchw->chw", shares, gradients[:NODES])[None] * ink
        change = float(scores[-1] - scores[-2])
        gap = float(evidence.sum()) - change
        return _Stretch(-abs(gap), start, end, gap, change, evidence)


class _Stretch(NamedTuple):
    """An interval of the path from blank paper to an image; the largest ``gap`` sorts first."""

    order: float
    start: float
    end: float
    gap: float
    change: float
    evidence: Tensor


def _pixels(image: Image) -> Tensor:
    # A copy, because torch does not support read-only arrays.
    return torch.tensor(image[None]).to(torch.float32) / 255


def _map(values: Tensor) -> Floats:
    evidence: Floats = values[0].numpy()
    return evidence
