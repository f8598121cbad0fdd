"""What each layer shows of an image."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from digitpad.explain.gradients import Differentiator
from digitpad.explain.layers import LayerKind, layer_views
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import Network, build

FOUR = drawing_to_image(synthesis.drawing(4, seed=1))[None]


def network_of(name: str) -> Network:
    made = architecture(name)
    tensors = build(made, seed=1).arrays()
    if name == "candle-linear":
        tensors["weight"] += np.random.default_rng(0).normal(size=(10, 784)).astype(np.float32)
    return Differentiator(Model(new_info(made), tensors)).network


@pytest.mark.parametrize("name", ["candle-linear", "candle-mlp", "tch-linear", "quick", "vit"])
def test_the_last_layers_evidence_adds_up_to_the_scores_that_the_network_gives(name: str) -> None:
    network = network_of(name)
    *_, evidence, scores = layer_views(network, FOUR)
    assert (evidence.kind, scores.kind) == (LayerKind.EVIDENCE, LayerKind.SCORES)
    given = network(torch.tensor(FOUR[None]).float() / 255)[0].numpy()
    np.testing.assert_allclose(scores.images[:, 0, 0], given, rtol=1e-5)
    bias = network.architecture.layers[-1].tensors()
    shift = network.tensors()[list(bias)[1]].numpy()
    np.testing.assert_allclose(evidence.images.sum(axis=(1, 2)) + shift, given, atol=1e-4)


def test_every_layer_says_the_shape_that_its_architecture_says() -> None:
    network = network_of("quick")
    shapes = [one.shape for one in layer_views(network, FOUR) if one.kind is LayerKind.MAPS]
    assert shapes == [shape for shape in network.architecture.shapes_along() if len(shape) == 3]


def test_a_transformers_class_token_looks_at_patches_with_a_share_of_its_attention() -> None:
    network = network_of("vit")
    seen = [one for one in layer_views(network, FOUR) if one.kind is LayerKind.ATTENTION]
    assert len(seen) == 4
    for one in seen:
        assert one.images.shape == (4, 4, 4)
        assert (one.images > 0).all()
        # What is missing to 1 is the attention to itself.
        assert (one.images.sum(axis=(1, 2)) < 1).all()


def test_the_first_weights_of_a_linear_network_are_its_templates() -> None:
    network = network_of("candle-linear")
    first = next(layer_views(network, FOUR))
    assert first.kind is LayerKind.WEIGHTS
    weight = network.tensors()["weight"].numpy()
    np.testing.assert_array_equal(first.images, weight.reshape(10, 28, 28))
