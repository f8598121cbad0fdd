"""torchvision's networks for small images: its names, its answers, wherever else they are used."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
import torchvision
from safetensors.torch import save_file
from torch import nn

from digitpad.convert.onnx_file import save_onnx
from digitpad.errors import ConfigError, ModelFileError
from digitpad.explain.explainer import Explainer
from digitpad.explain.target import Target
from digitpad.modelfile import Model, new_info, open_model, save_model
from digitpad.models.architecture import Architecture
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import Network, build
from digitpad.recognise.engine import Engine

NAMES = ("resnet18", "mobilenet-v3-small")


def of_torchvision(made: Architecture) -> nn.Module:
    """Return torchvision's own network, with a stem for small images."""
    channels = made.input_shape[0]
    if made.name == "resnet18":
        network = torchvision.models.resnet18(num_classes=made.class_count)
        network.conv1 = nn.Conv2d(channels, 64, 3, padding=1, bias=False)
        network.maxpool = nn.Identity()
    else:
        network = torchvision.models.mobilenet_v3_small(num_classes=made.class_count)
        network.features[0][0] = nn.Conv2d(channels, 16, 3, padding=1, bias=False)
        network.features[1].block[0][0].stride = (1, 1)
    return network.eval()


def with_statistics(made: Architecture) -> Network:
    """Return the network with running statistics of its own, as after training."""
    network, draws = build(made, seed=0), torch.Generator().manual_seed(1)
    network.train()(torch.rand((8, *made.input_shape), generator=draws))
    return network.eval()


def images(made: Architecture) -> np.ndarray:
    return np.random.default_rng(0).integers(0, 256, (3, *made.input_shape), np.uint8)


@pytest.mark.parametrize("image", [28, 32])
@pytest.mark.parametrize("name", NAMES)
def test_it_has_the_names_and_the_answers_of_torchvisions(name: str, image: int) -> None:
    made = architecture(name, image=image, classes=7)
    network, theirs = with_statistics(made), of_torchvision(made)
    named = {key for key in theirs.state_dict() if not key.endswith("num_batches_tracked")}
    assert made.tensors().keys() == named
    theirs.load_state_dict(network.tensors())
    pixels = torch.from_numpy(images(made)).to(torch.float32) / 255
    with torch.inference_mode():
        wanted = theirs(pixels).numpy()
        np.testing.assert_allclose(network(pixels).numpy(), wanted, rtol=1e-4, atol=1e-5)
    read = Engine(made, network.arrays()).logits(images(made))
    np.testing.assert_allclose(read, wanted, rtol=1e-3, atol=1e-4)
    assert sum(p.numel() for p in theirs.parameters()) == made.parameter_count()


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_first_weights(name: str) -> None:
    first, again, other = (build(architecture(name), seed=seed).arrays() for seed in (0, 0, 1))
    assert all(np.array_equal(first[key], again[key]) for key in first)
    blocks = [key for key in first if key.endswith("weight") and first[key].ndim == 4]
    assert not any(np.array_equal(first[key], other[key]) for key in blocks)


@pytest.mark.parametrize("image", [28, 32])
@pytest.mark.parametrize("name", NAMES)
def test_weights_that_torchvision_saved_are_opened(name: str, image: int, tmp_path: Path) -> None:
    made = architecture(name, image=image)
    theirs = of_torchvision(made)
    theirs.load_state_dict(with_statistics(made).tensors())
    save_file(theirs.state_dict(), tmp_path / "mine.safetensors")
    model = open_model(tmp_path / "mine.safetensors")
    assert model.info.architecture == made
    assert model.tensors.keys() == made.tensors().keys()


def test_weights_for_photographs_are_refused_with_what_does_not_fit(tmp_path: Path) -> None:
    save_file(torchvision.models.resnet18().state_dict(), tmp_path / "large.safetensors")
    with pytest.raises(ModelFileError, match=r"looks like resnet18.*conv1.weight.*\[64, 3, 7, 7\]"):
        open_model(tmp_path / "large.safetensors")


@pytest.mark.parametrize("name", NAMES)
def test_one_with_own_classes_is_saved_exported_and_explained(name: str, tmp_path: Path) -> None:
    made = architecture(name, classes=3)
    info = new_info(made, classes=("cat", "dog", "both"))
    model = Model(info, with_statistics(made).arrays())
    save_model(tmp_path / "mine.safetensors", model)
    save_onnx(tmp_path / "mine.onnx", model)
    for path in tmp_path.iterdir():
        found = open_model(path)
        assert found.info.architecture == made
        assert found.info.classes == ("cat", "dog", "both")
    seen = images(made)[0]
    explained = Explainer(model).explain(seen, Target(0, (1, 2)))
    assert explained.map.shape == (3, 32, 32)
    assert np.isfinite(explained.map).all()


def test_other_sizes_are_refused_in_words() -> None:
    for sizes in ({"image": 224}, {"classes": 1}):
        with pytest.raises(ConfigError, match="28×28"):
            architecture("resnet18", **sizes)
