"""Networks: the published layers, names and first weights."""

from __future__ import annotations

from math import sqrt

import pytest
import torch
from torch import nn
from torch.nn import functional as F

from digitpad.models import catalogue
from digitpad.models.torch.blocks import SeededDropout
from digitpad.models.torch.network import build, initialise


@pytest.mark.parametrize("name", catalogue.names())
def test_every_architecture_builds_with_its_published_names_and_shapes(name: str) -> None:
    architecture = catalogue.architecture(name)
    network = build(architecture, seed=0)
    shapes = {tensor: tuple(value.shape) for tensor, value in network.tensors().items()}
    assert shapes == architecture.tensors()
    assert sum(p.numel() for p in network.parameters()) == architecture.parameter_count()
    with torch.inference_mode():
        outputs = network.eval()(torch.rand(2, *architecture.input_shape))
    assert outputs.shape == (2, *architecture.shapes_along()[-1])


@pytest.mark.parametrize(
    ("name", "count"), [("candle-linear", 7_850), ("candle-mlp", 79_510), ("candle-cnn", 1_111_946)]
)
def test_candles_models_have_their_published_numbers_of_parameters(name: str, count: int) -> None:
    assert catalogue.architecture(name).parameter_count() == count


def test_the_convolutional_network_computes_what_candles_does() -> None:
    network = build(catalogue.architecture("candle-cnn"), seed=1).eval()
    w = network.tensors()
    images = torch.rand(3, 1, 28, 28)
    values = F.max_pool2d(F.conv2d(images, w["c1.weight"], w["c1.bias"]), 2)
    values = F.max_pool2d(F.conv2d(values, w["c2.weight"], w["c2.bias"]), 2).flatten(1)
    values = F.relu(values @ w["fc1.weight"].T + w["fc1.bias"])
    torch.testing.assert_close(network(images), values @ w["fc2.weight"].T + w["fc2.bias"])


def test_the_linear_model_starts_at_zero() -> None:
    network = build(catalogue.architecture("candle-linear"), seed=1)
    assert all(not tensor.any() for tensor in network.tensors().values())


def test_candles_weights_start_as_candle_draws_them() -> None:
    network = build(catalogue.architecture("candle-cnn"), seed=1).requires_grad_(False)
    tensors = network.tensors()
    assert float(tensors["fc1.weight"].detach().std()) == pytest.approx(sqrt(2 / 1024), rel=0.01)
    assert float(tensors["c2.weight"].detach().std()) == pytest.approx(
        sqrt(2 / (32 * 25)), rel=0.02
    )
    assert float(tensors["fc1.bias"].abs().max()) <= 1 / sqrt(1024)
    # candle takes a convolution's bias bound from its channels alone.
    assert 1 / sqrt(32 * 25) < float(tensors["c2.bias"].abs().max()) <= 1 / sqrt(32)


def test_tchs_weights_start_as_tch_draws_them() -> None:
    tensors = build(catalogue.architecture("tch-conv"), seed=1).requires_grad_(False).tensors()
    bound = sqrt(6 / 1024)
    assert bound * 0.99 < float(tensors["weight__5"].abs().max()) <= bound
    assert not tensors["bias"].any()


def test_a_module_may_say_how_its_weights_start_whatever_the_rule() -> None:
    class Own(nn.Linear):
        def initialise(self, _generator: torch.Generator) -> None:
            nn.init.constant_(self.weight, 3.0)

    own, other = Own(2, 2), nn.Linear(2, 2)
    initialise([own, other], "zero", torch.Generator())
    assert bool((own.weight == 3.0).all())
    assert not other.weight.any()


def test_weights_go_out_as_copies_and_come_back_as_they_were() -> None:
    network = build(catalogue.architecture("digitpad"), seed=0)
    arrays = network.arrays()
    other = build(catalogue.architecture("digitpad"), seed=9)
    other.load_arrays(arrays)
    arrays["output.bias"] += 1.0
    images = torch.rand(2, 1, 28, 28)
    assert torch.equal(network.eval()(images), other.eval()(images))


def test_dropout_draws_from_its_own_generator_and_rests_when_reading() -> None:
    dropout = SeededDropout(0.5)
    dropout.generator = torch.Generator().manual_seed(1)
    values = torch.ones(10_000)
    kept = dropout.train()(values)
    dropout.generator.manual_seed(1)
    assert torch.equal(kept, dropout(values))
    assert float((kept > 0).float().mean()) == pytest.approx(0.5, abs=0.03)
    assert float(kept.mean()) == pytest.approx(1.0, abs=0.06)
    assert torch.equal(dropout.eval()(values), values)


@pytest.mark.parametrize("name", ["cifar-cnn", "cifar-autoencoder", "cifar-fc"])
def test_the_cifar_recipes_begin_as_tch_does_and_their_fast_settings_as_torch(name: str) -> None:
    """tch: weights within √(6 / inputs), biases of convolutions zero; torch: within 1 / √inputs."""
    made = catalogue.architecture(name)
    assert made.fast is not None
    assert (made.recipe.first_weights, made.fast.first_weights) == ("published", "torch")
    published, torchs = (
        build(made, seed=0, first_weights=kind).tensors() for kind in ("published", "torch")
    )
    weight = published["layer1.weight"].detach()
    bound = (6 / weight[0].numel()) ** 0.5
    assert 0.95 * bound < float(weight.abs().max()) <= bound
    assert float(torchs["layer1.weight"].detach().abs().max()) <= (1 / weight[0].numel()) ** 0.5
    is_zero = not bool(published["layer1.bias"].detach().any())
    assert is_zero is (weight.ndim == 4)
    assert bool(torchs["layer1.bias"].detach().any())
