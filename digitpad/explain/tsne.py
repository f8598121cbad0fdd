"""Exact t-SNE (van der Maaten and Hinton 2008) of about a thousand points, step by step.

The forces between distant points are not approximated by a tree or a grid: for a thousand points
all pairs are as fast. The layout can be watched, cancelled, and started from an earlier one.
"""

from __future__ import annotations

from typing import Final

import torch

MIN_GAIN: Final = 0.01
MAX_STEP: Final = 5.0
"""Largest step of a point, in units of the layout."""
BISECTIONS: Final = 40


class TSNE:
    """``places``: float32 (n, 2), the current layout.

    ``points``: float32 (n, k), n at least 2. ``start``: float32 (n, 2). ``perplexity``: effective
    number of neighbours of a point, less than n. Uses two or three matrices of n × n.
    """

    def __init__(self, points: torch.Tensor, start: torch.Tensor, perplexity: float) -> None:
        self.places = start.clone()
        self._attraction = joint_probabilities(points, perplexity)
        self._velocity = torch.zeros_like(start)
        self._gains = torch.ones_like(start)

    def step(self, *, exaggeration: float, momentum: float) -> None:
        """Move each point along its gradient; ``exaggeration`` multiplies the attraction."""
        places = self.places
        # Student's t with one degree of freedom; no force of a point on itself.
        closeness = _squared_distances(places).add_(1).reciprocal_().fill_diagonal_(0)
        force = exaggeration * self._attraction - closeness / closeness.sum()
        force *= closeness
        gradient = force.sum(dim=1, keepdim=True) * places - force @ places
        # Delta-bar-delta: larger steps while the direction persists.
        turns = self._velocity.sign() != gradient.sign()
        self._gains = torch.where(turns, self._gains + 0.2, self._gains * 0.8 + MIN_GAIN)
        rate = len(places) / exaggeration
        velocity = momentum * self._velocity - rate * self._gains * gradient
        too_far = velocity.norm(dim=1, keepdim=True) / MAX_STEP
        self._velocity = velocity / too_far.clamp(min=1)
        self.places = places + self._velocity
        self.places -= self.places.mean(dim=0)


def joint_probabilities(points: torch.Tensor, perplexity: float) -> torch.Tensor:
    """Return the joint probabilities of pairs, float32 (n, n), symmetric, sum 1, diagonal 0.

    The width of each point's Gaussian is chosen to give ``perplexity``.
    """
    distances = _squared_distances(points).fill_diagonal_(torch.inf)
    # Avoids underflow: the exponent of the nearest point becomes 0.
    distances -= distances.min(dim=1, keepdim=True).values
    low, high = torch.full((2, len(points), 1), -30.0, dtype=torch.float32)
    high = -low
    target = torch.log(torch.tensor(perplexity))
    for _ in range(BISECTIONS):
        middle = (low + high) / 2  # of the logarithm of 1 / (2 · width²)
        weights = torch.exp(-distances * middle.exp())
        share = weights / weights.sum(dim=1, keepdim=True)
        entropy = torch.special.entr(share).sum(dim=1, keepdim=True)
        is_wide = entropy > target
        low, high = torch.where(is_wide, middle, low), torch.where(is_wide, high, middle)
    return (share + share.T) / (2 * len(points))


def _squared_distances(points: torch.Tensor) -> torch.Tensor:
    squares = points.square().sum(dim=1)
    return torch.addmm(squares[:, None] + squares, points, points.T, alpha=-2).clamp_(min=0)
