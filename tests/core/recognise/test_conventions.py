"""Weights from elsewhere read as they were trained, however their pixels were scaled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import onnxruntime
import pytest
import torch
from torch import nn

from digitpad.convert.onnx_file import onnx_model
from digitpad.errors import ConfigError, ModelFileError
from digitpad.handwriting.synthesis import labelled_batch
from digitpad.modelfile import Told, open_model, save_model
from digitpad.models.pixels import pixels_of
from digitpad.recognise.conventions import open_settled
from digitpad.recognise.engine import Engine
from digitpad.recognise.torch_engine import TorchEngine

Scaling = Callable[[torch.Tensor], torch.Tensor]
SCALINGS: dict[str, Scaling] = {
    "0-1": lambda pixels: pixels,
    "0-255": lambda pixels: 255 * pixels,
    "inverted": lambda pixels: 1 - pixels,
    "mean 0.1307 std 0.3081": lambda pixels: (pixels - 0.1307) / 0.3081,
}


class Padded(nn.Module):
    """A padded convolution, whose border is zero after the scaling; averages, and tanh."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1, self.fc1 = nn.Conv2d(1, 6, 5, padding=2), nn.Linear(1176, 10)

    def forward(self, pixels: torch.Tensor) -> torch.Tensor:
        values = nn.functional.avg_pool2d(self.conv1(pixels).tanh(), 2)
        return self.fc1(values.flatten(1))


def digits(count: int, seed: int = 91) -> tuple[np.ndarray, np.ndarray]:
    images, labels = labelled_batch(seed, 0, count)
    return images[:, None], labels


def trained(network: nn.Module, scaling: Scaling) -> nn.Module:
    images, labels = digits(1_000)
    pixels, truths = scaling(torch.tensor(images) / 255), torch.tensor(labels)
    optimizer = torch.optim.Adam(network.parameters(), 3e-3)
    for _ in range(8):
        for chosen in torch.arange(len(pixels)).split(50):
            optimizer.zero_grad()
            nn.functional.cross_entropy(network(pixels[chosen]), truths[chosen]).backward()
            optimizer.step()
    return network.eval()


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Path, nn.Module]]:
    """Return the weights of the padded network by convention, and the network itself."""
    folder = tmp_path_factory.mktemp("theirs")
    made = {}
    for name, scaling in SCALINGS.items():
        torch.manual_seed(3)
        network = trained(Padded(), scaling)
        torch.save(network.state_dict(), folder / f"{len(made)}.pt")
        made[name] = folder / f"{len(made)}.pt", network
    return made


@pytest.mark.parametrize("name", SCALINGS)
def test_pixels_and_layers_of_other_programs_weights_are_found_by_reading_digits(
    name: str, files: dict[str, tuple[Path, nn.Module]]
) -> None:
    path, network = files[name]
    model = open_settled(path)
    images, _ = digits(100, seed=92)
    with torch.inference_mode():
        expected = network(SCALINGS[name](torch.tensor(images) / 255)).numpy()
    logits = Engine(model.info.architecture, model.tensors).logits(images)
    assert (logits.argmax(axis=1) == expected.argmax(axis=1)).mean() >= 0.95
    assert pixels_of(model.info.architecture) == name
    assert (f"“{name}”" in model.info.guess) == (name != "0-1")


def test_the_pixels_stay_with_a_model_that_is_saved_and_exported(
    files: dict[str, tuple[Path, nn.Module]], tmp_path: Path
) -> None:
    name = "mean 0.1307 std 0.3081"
    model = open_settled(files[name][0])
    save_model(tmp_path / "ours.safetensors", model)
    (tmp_path / "ours.onnx").write_bytes(onnx_model(model).SerializeToString())
    images, _ = digits(20, seed=92)
    expected = TorchEngine(model.info.architecture, model.tensors).logits(images)
    for path in (tmp_path / "ours.safetensors", tmp_path / "ours.onnx"):
        again = open_settled(path)
        assert pixels_of(again.info.architecture) == name
        assert again.info.guess == model.info.guess
        logits = Engine(again.info.architecture, again.tensors).logits(images)
        np.testing.assert_allclose(logits, expected, atol=2e-4)
    session = onnxruntime.InferenceSession(tmp_path / "ours.onnx")
    (logits,) = session.run(["logits"], {"images": images.astype(np.float32) / 255})
    np.testing.assert_allclose(logits, expected, atol=2e-4)


def test_pixels_that_the_user_gives_are_not_second_guessed(
    files: dict[str, tuple[Path, nn.Module]],
) -> None:
    model = open_settled(files["inverted"][0], Told(pixels="mean 0.5 std 0.25"))
    assert pixels_of(model.info.architecture) == "mean 0.5 std 0.25"
    assert "mean" not in model.info.guess


def test_layers_that_the_user_gives_are_tried_before_any_guess(tmp_path: Path) -> None:
    network = nn.Sequential(nn.Conv2d(1, 4, 7, padding=2), nn.Flatten(), nn.Linear(2704, 10))
    torch.save(network.state_dict(), tmp_path / "odd.pt")
    told = Told("conv 4 7 pad 2, dense 10")
    assert not open_settled(tmp_path / "odd.pt", told).info.guess
    with pytest.raises(ConfigError, match="no tensors"):
        open_model(tmp_path / "odd.pt", Told("conv 4 5 pad 2, dense 10"))


@pytest.mark.parametrize(
    "text",
    ["", "mean 0.5", "std 2", "mean 0.1 std 0", "mean 1 2 std 3 4", "0-25", "mean nan std 1"],
)
def test_what_is_no_scaling_of_pixels_is_refused(
    text: str, files: dict[str, tuple[Path, nn.Module]]
) -> None:
    with pytest.raises(ConfigError, match="Pixels are"):
        open_model(files["0-1"][0], Told(pixels=text))


@pytest.mark.parametrize(
    ("content", "advice"),
    [
        (b"version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "git lfs pull"),
        (b"\n<!DOCTYPE html><html><head>", "web page"),
        (b"<HTML><body>", "web page"),
        (b"\x1f\x8b\x08\x00rest of it", "gzip"),
        (b"\x08\x07\x12\x07pytorch and no graph", "damaged ONNX file"),
    ],
)
def test_a_file_that_is_no_model_is_said_to_be_what_it_is(
    content: bytes, advice: str, tmp_path: Path
) -> None:
    (tmp_path / "model.safetensors").write_bytes(content)
    with pytest.raises(ModelFileError, match=advice):
        open_model(tmp_path / "model.safetensors")


def test_a_file_of_an_old_pytorch_comes_with_advice(tmp_path: Path) -> None:
    state = nn.Linear(784, 10).state_dict()
    torch.save(state, tmp_path / "old.pth", _use_new_zipfile_serialization=False)
    with pytest.raises(ModelFileError, match="save its state_dict again"):
        open_model(tmp_path / "old.pth")
