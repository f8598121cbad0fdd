"""oneDNN's own order of the numbers: the same results, gradients and runs as torch's own order."""

from __future__ import annotations

import platform
from dataclasses import replace

import pytest
import torch
from torch import Tensor
from torch.nn import functional as F

from digitpad.models import catalogue
from digitpad.models.layers import Conv, Dropout, MaxPool, ReLU
from digitpad.models.recipe import Precision
from digitpad.models.torch.network import Network, build
from digitpad.training.compute import acceleration
from digitpad.training.config import config_for
from digitpad.training.control import Control
from digitpad.training.events import Ended
from digitpad.training.loop import train

NETWORKS = ("candle-cnn", "tch-conv", "cifar-cnn", "cifar-autoencoder", "digits-autoencoder")


def needs(precision: Precision) -> torch.dtype:
    dtype = torch.bfloat16 if precision == "bfloat16" else torch.float32
    if not acceleration.is_available(dtype):
        pytest.skip(f"this processor or this torch has no oneDNN that trains in {precision}")
    return dtype


def network_of(name: str) -> Network:
    """The network without dropout, which draws its numbers anew at each call."""
    made = catalogue.architecture(name)
    layers = tuple(replace(x, rate=0.0) if isinstance(x, Dropout) else x for x in made.layers)
    return build(replace(made, layers=layers), seed=3)


def step(network: Network, precision: Precision) -> tuple[Tensor, dict[str, Tensor]]:
    """Return the outputs for the same few images, and the gradients of a loss of them."""
    images = torch.rand(
        (9, *network.architecture.input_shape), generator=torch.Generator().manual_seed(1)
    )
    with torch.autocast("cpu", torch.bfloat16, enabled=precision == "bfloat16"):
        outputs = network.train()(images).float()
    loss = (
        outputs.square().mean() if outputs.ndim == 4 else F.cross_entropy(outputs, torch.arange(9))
    )
    loss.backward()
    gradients = {name: value.grad for name, value in network.tensors().items()}
    return outputs.detach(), {k: v for k, v in gradients.items() if v is not None}


@pytest.mark.skipif(
    platform.machine() not in acceleration.MEASURED_MACHINES
    or not torch.backends.mkldnn.is_available(),
    reason="another processor, or a torch without oneDNN",
)
def test_where_torch_has_onednn_it_trains_in_float32_in_that_order() -> None:
    assert acceleration.is_available.__wrapped__(torch.float32)


@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
@pytest.mark.parametrize("name", NETWORKS)
def test_results_and_gradients_are_those_of_torchs_own_order(
    name: str, precision: Precision
) -> None:
    needs(precision)
    plain, ordered = network_of(name), network_of(name)
    acceleration.lay_out(ordered, precision, channels_last=False)
    outputs, gradients = step(plain, precision)
    same_outputs, same_gradients = step(ordered, precision)
    # bfloat16 keeps 8 bits; which of them survive depends on where a sum begins.
    close = (
        {"rtol": 0.02, "atol": 0.02} if precision == "bfloat16" else {"rtol": 1e-4, "atol": 1e-6}
    )
    torch.testing.assert_close(same_outputs, outputs, **close)
    assert same_gradients.keys() == gradients.keys()
    for tensor, gradient in gradients.items():
        scale = float(gradient.abs().max()) or 1.0
        torch.testing.assert_close(same_gradients[tensor] / scale, gradient / scale, **close)


def test_a_blank_page_pools_its_gradient_into_the_first_of_equal_pixels() -> None:
    """As torch's own pooling does: blank paper is full of ties."""
    needs("float32")
    stages = [torch.nn.Conv2d(1, 2, 3, padding=1), torch.nn.MaxPool2d(2)]
    gradients = []
    for in_layout in (False, True):
        torch.nn.init.constant_(stages[0].weight, 0.1)
        torch.nn.init.zeros_(stages[0].bias)
        stages[0].zero_grad()
        image = torch.zeros((1, 1, 8, 8))
        image[0, 0, 0, 0] = image[0, 0, 1, 1] = 1.0
        values = image
        if in_layout:
            values = acceleration.run_in_onednn(stages, image, torch.float32)
        else:
            values = stages[1](stages[0](image))
        (values * torch.arange(32.0).reshape(1, 2, 4, 4)).sum().backward()
        gradients.append(stages[0].weight.grad.clone())
    assert torch.equal(*gradients)


def test_only_what_lies_before_the_last_pooling_of_the_first_layers_is_kept_in_that_order() -> None:
    conv, other = Conv(1, 4, 3, "a", None), Conv(4, 4, 3, "b", None)
    assert acceleration.onednn_layer_count((conv, MaxPool(2), ReLU(), other)) == 2
    assert acceleration.onednn_layer_count((conv, ReLU(), other, MaxPool(2))) == 4
    assert acceleration.onednn_layer_count((conv, ReLU())) == 0
    assert acceleration.onednn_layer_count((MaxPool(2), conv)) == 0
    assert acceleration.onednn_layer_count(catalogue.architecture("candle-linear").layers) == 0
    assert acceleration.onednn_layer_count(catalogue.architecture("candle-cnn").layers) == 4


def test_a_torch_without_onednn_takes_its_own_order(monkeypatch: pytest.MonkeyPatch) -> None:
    acceleration.is_available.cache_clear()
    monkeypatch.setattr(torch.backends.mkldnn, "is_available", lambda: False)
    try:
        network = network_of("candle-cnn")
        acceleration.lay_out(network, "float32", channels_last=False)
        outputs, _ = step(network, "float32")
        assert torch.equal(outputs, step(network_of("candle-cnn"), "float32")[0])
        assert not acceleration.is_available(torch.float32)
    finally:
        acceleration.is_available.cache_clear()


@pytest.mark.parametrize(
    ("machine", "result", "is_available"),
    [
        ("x86_64", 10.0, True),
        ("AMD64", 10.0, True),
        ("aarch64", 10.0, False),  # not measured
        ("x86_64", 9.0, False),  # computed wrongly
    ],
)
def test_it_is_used_where_it_was_measured_and_a_sum_of_ten_comes_out_right(
    machine: str, result: float, is_available: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def through(stages: list[torch.nn.Module], images: Tensor, dtype: torch.dtype) -> Tensor:
        assert dtype == torch.bfloat16
        for stage in stages:
            images = stage(images)
        return images * (result / 10.0)

    monkeypatch.setattr(acceleration, "run_in_onednn", through)
    monkeypatch.setattr(acceleration.platform, "machine", lambda: machine)
    monkeypatch.setattr(torch.backends.mkldnn, "is_available", lambda: True)
    assert acceleration.is_available.__wrapped__(torch.bfloat16) is is_available


def test_one_switch_does_without_all_that_makes_runs_faster(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DIGITPAD_PLAIN", "1")
    network = network_of("candle-cnn")
    acceleration.lay_out(network, "float32", channels_last=False)
    assert network.first is None
    config = config_for("quick", "mnist")
    with pytest.raises(StopIteration) as ended:
        next(acceleration.resolve_precision(config, torch.device("cpu"), Control()))
    recipe = ended.value.value.recipe
    assert (recipe.precision, recipe.channels_last) == ("float32", False)
    monkeypatch.setattr(acceleration, "_glibc", lambda: pytest.fail("asked to keep memory"))
    with acceleration.keep_freed_memory():
        pass


def test_a_torch_that_lost_the_operator_takes_its_own_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lost(*_: object, **__: object) -> Tensor:
        raise RuntimeError("no such operator")

    acceleration.is_available.cache_clear()
    monkeypatch.setattr(acceleration, "run_in_onednn", lost)
    try:
        assert not acceleration.is_available(torch.bfloat16)
    finally:
        acceleration.is_available.cache_clear()


def test_weights_that_are_no_numbers_are_noticed_in_that_order_too() -> None:
    needs("float32")
    network = network_of("candle-cnn")
    acceleration.lay_out(network, "float32", channels_last=False)
    with torch.no_grad():
        network.tensors()["c1.weight"].fill_(torch.nan)
    outputs, _ = step(network, "float32")
    assert torch.isnan(outputs).all()


def test_a_whole_run_ends_with_the_weights_of_torchs_own_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    needs("float32")
    config = config_for(
        "candle-cnn", "handwriting", epochs=1, train_limit=512, test_limit=100, threads=1,
        device="cpu",
    )  # fmt: skip
    losses = []
    for is_there in (True, False):
        if not is_there:
            monkeypatch.setattr(acceleration, "onednn_layer_count", lambda _layers: 0)
        ended = next(event for event in train(config) if isinstance(event, Ended))
        losses.append(ended.history[-1].train_loss)
    assert losses[0] == pytest.approx(losses[1], rel=1e-5)
