"""t-SNE follows its gradient, and lays real digits out as well as scikit-learn does."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
from sklearn.manifold import TSNE as Reference
from sklearn.manifold import trustworthiness

from digitpad.data.split import held_out
from digitpad.explain.embedding import Embedding
from digitpad.explain.tsne import TSNE, joint_probabilities


def points(count: int = 40, seed: int = 0) -> torch.Tensor:
    return torch.randn(count, 6, generator=torch.Generator().manual_seed(seed))


@pytest.mark.parametrize("perplexity", [2.0, 7.5])
def test_the_effective_number_of_neighbours_is_the_perplexity(perplexity: float) -> None:
    angles = torch.arange(50) * (2 * torch.pi / 50)
    ring = torch.stack([angles.cos(), angles.sin()], dim=1)
    near = joint_probabilities(ring, perplexity)
    assert near.sum().item() == pytest.approx(1, abs=1e-5)
    assert near.diagonal().abs().max().item() == 0
    torch.testing.assert_close(near, near.T)
    # On a ring all are alike, so each row is a point's own weights.
    counted = torch.special.entr(near * 50).sum(dim=1).exp()
    torch.testing.assert_close(counted, torch.full((50,), perplexity), rtol=0.01, atol=0)


def test_a_step_goes_down_the_gradient_of_the_divergence() -> None:
    start = points(seed=1)[:, :2].clone()
    made = TSNE(points(), start, perplexity=8)
    near = joint_probabilities(points(), 8)
    places = start.clone().requires_grad_()
    closeness = (1 / (1 + torch.cdist(places, places) ** 2)) * (1 - torch.eye(len(start)))
    layout = closeness / closeness.sum()
    torch.special.xlogy(near, near.clamp(min=1e-12) / layout.clamp(min=1e-12)).sum().backward()
    assert places.grad is not None
    made.step(exaggeration=1.0, momentum=0.5)
    # The constant 4 of the gradient is left to the rate; a first step is a fifth larger.
    moved = start - 1.2 * len(start) * places.grad / 4
    torch.testing.assert_close(made.places, moved - moved.mean(dim=0))


@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_few_points_and_equal_ones_are_placed_too(count: int) -> None:
    for wanted in (points(count), torch.ones(count, 6)):
        made = TSNE(wanted, torch.zeros(count, 2), count / 4)
        for _ in range(20):
            made.step(exaggeration=12.0, momentum=0.5)
        assert torch.isfinite(made.places).all()


def test_digits_are_laid_out_as_well_as_by_scikit_learn(mnist_dir: Path) -> None:
    pixels = held_out("mnist", mnist_dir).images[:400].reshape(400, -1)
    features = (pixels / np.linalg.norm(pixels, axis=1, keepdims=True)).astype(np.float32)
    made = Embedding(features)
    while made.done < 1:
        made.improve()
    theirs = Reference(init="pca", random_state=0, max_iter=500).fit_transform(features)
    ours, reference = (trustworthiness(features, places) for places in (made.points, theirs))
    assert ours > reference - 0.01
    assert ours > trustworthiness(features, made.main) + 0.05
