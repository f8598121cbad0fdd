"""Images placed in two dimensions: what is alike lies together, and stays where it was."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.explain.embedding import Embedding, aligned
from digitpad.explain.gradients import Differentiator
from digitpad.explain.neighbours import features_and_classes
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.recognise.recogniser import Recogniser

LABELS = np.arange(120) % 4


def features(seed: int = 0) -> np.ndarray:
    """Four heaps of unit vectors, in thirty dimensions."""
    rng = np.random.default_rng(seed)
    heaps = np.random.default_rng(7).normal(size=(4, 30))
    found = heaps[LABELS] + 0.3 * rng.normal(size=(120, 30))
    return (found / np.linalg.norm(found, axis=1, keepdims=True)).astype(np.float32)


def share_beside_their_own(points: np.ndarray) -> float:
    away = np.square(points[:, None] - points).sum(axis=2)
    np.fill_diagonal(away, np.inf)
    return float((LABELS[away.argmin(axis=1)] == LABELS).mean())


def test_main_directions_are_those_in_which_the_features_differ_most() -> None:
    made = Embedding(features())
    centred = made.features - made.features.mean(axis=0)
    directions = np.linalg.svd(centred, full_matrices=False)[2][:2]
    wanted = aligned((centred @ directions.T).astype(np.float32), made.main)
    np.testing.assert_allclose(
        made.main, wanted * np.linalg.norm(made.main) / np.linalg.norm(wanted), atol=1e-4
    )
    assert np.square(made.main).sum(axis=1).mean() == pytest.approx(1, rel=1e-4)


def test_t_sne_puts_what_is_alike_together_step_by_step() -> None:
    made = Embedding(features())
    np.testing.assert_array_equal(made.points, made.main)
    made.improve()
    assert 0 < made.done < 0.1
    while made.done < 1:
        made.improve()
    assert share_beside_their_own(made.points) == 1
    best, weights = made.nearest(features(1)[5])
    assert set(LABELS[best]) == {LABELS[5]}
    assert weights.sum() == pytest.approx(1)
    place = weights @ made.points[best]
    own = made.points[LABELS[5] == LABELS]
    assert (own.min(axis=0) <= place).all()
    assert (place <= own.max(axis=0)).all()


def test_what_is_placed_again_lies_as_it_lay_before() -> None:
    first = Embedding(features())
    while first.done < 1:
        first.improve()
    again = Embedding(features(1) * np.float32([1, -1] * 15), first)  # other features, as learned
    np.testing.assert_array_equal(again.points, first.points)
    while again.done < 1:
        again.improve()
    middles = [
        np.array([made.points[heap == LABELS].mean(axis=0) for heap in range(4)])
        for made in (first, again)
    ]
    # Each heap is nearest to where it was.
    away = np.square(middles[1][:, None] - middles[0]).sum(axis=2)
    assert away.argmin(axis=1).tolist() == [0, 1, 2, 3]


def test_turning_undoes_a_turn_and_a_mirror() -> None:
    points = np.random.default_rng(0).normal(size=(20, 2)).astype(np.float32)
    points -= points.mean(axis=0)
    turn = np.array([[0.6, 0.8], [0.8, -0.6]], np.float32)
    np.testing.assert_allclose(aligned(points @ turn, points), points, atol=1e-5)


@pytest.mark.parametrize("name", ["candle-linear", "quick", "vit", "digitpad"])
def test_the_class_is_what_the_model_reads(name: str) -> None:
    made = architecture(name)
    model = Model(new_info(made), build(made, seed=1).arrays())
    images = np.random.default_rng(0).integers(0, 256, (8, *made.input_shape), dtype=np.uint8)
    _, classes = features_and_classes(Differentiator(model).network, images)
    reader = Recogniser(model)
    read = [int(reader.recognise_image(image[0]).probabilities.argmax()) for image in images]
    assert classes.tolist() == read
