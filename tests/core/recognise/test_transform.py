"""The transform for other programs makes what the window shows as seen, bit for bit."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
from drawn import picture_of
from PIL import Image
from torchvision.datasets import ImageFolder
from torchvision.transforms import v2

import digitpad
from digitpad.files import SHIPPED_MODEL, resource
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import Recogniser


def untrained(name: str) -> Model:
    return Model(new_info(architecture(name)), build(architecture(name), seed=0).arrays())


def pictures(model: Model) -> list[np.ndarray]:
    draws = np.random.default_rng(0)
    if model.info.architecture.input_shape[0] == 3:
        return [draws.integers(0, 256, size, np.uint8) for size in ((32, 32, 3), (50, 70, 3))]
    paper = np.full((90, 60, 3), 235, np.uint8)
    paper[20:70, 25:32] = 40
    return [*(picture_of(digit) for digit in range(10)), paper]


@pytest.mark.parametrize("name", ["shipped", "candle-cnn", "cifar-cnn", "digits-autoencoder"])
def test_a_picture_becomes_what_the_network_in_the_window_is_given(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = digitpad.open_model(resource(SHIPPED_MODEL)) if name == "shipped" else untrained(name)
    given: list[np.ndarray] = []
    outputs = Engine.outputs
    monkeypatch.setattr(
        Engine, "outputs", lambda self, pixels: given.extend(pixels) or outputs(self, pixels)
    )
    transform, reader = digitpad.transform(model), Recogniser(model)
    assert isinstance(transform, v2.Transform)
    for picture in pictures(model):
        given.clear()
        prepared = model.info.preprocessing.prepare(
            picture if picture.ndim == 3 else np.stack([picture] * 3, axis=2), "it"
        )
        seen = reader.recognise_picture(prepared).prediction.image
        shape = model.info.architecture.input_shape
        wanted = next(
            one for one in given if np.array_equal(np.rint(one * 255).reshape(-1), seen.reshape(-1))
        )
        channels = picture if picture.ndim == 3 else picture[..., None]
        tensor = torch.from_numpy(np.ascontiguousarray(channels.transpose(2, 0, 1)))
        for source in (Image.fromarray(picture), tensor, tensor.to(torch.float32) / 255):
            made = transform(source)
            assert made.dtype == torch.float32
            assert made.shape == shape
            assert np.array_equal(made.numpy(), wanted)


def test_a_sample_keeps_its_label() -> None:
    transform = digitpad.transform(digitpad.open_model(resource(SHIPPED_MODEL)))
    made, label = transform((Image.fromarray(picture_of(3)), 3))
    assert made.shape == (1, 28, 28)
    assert label == 3


def test_what_is_no_picture_of_one_sign_is_refused_in_words() -> None:
    transform = digitpad.transform(digitpad.open_model(resource(SHIPPED_MODEL)))
    with pytest.raises(digitpad.DigitpadError, match="one at a time"):
        transform(torch.zeros(2, 3, 28, 28))
    with pytest.raises(digitpad.DigitpadError, match="colour photograph"):
        draws = np.random.default_rng(0).integers(0, 256, (32, 32, 3), np.uint8)
        transform(Image.fromarray(draws))
    for name in ("digitpad-ink", "line-reader"):
        with pytest.raises(digitpad.DigitpadError, match="not pictures of one sign"):
            digitpad.transform(untrained(name))


def test_it_goes_into_the_folders_of_torchvision(tmp_path: Path) -> None:
    for digit in (3, 5):
        (tmp_path / str(digit)).mkdir()
        Image.fromarray(picture_of(digit)).save(tmp_path / str(digit) / "a.png")
    model = digitpad.open_model(resource(SHIPPED_MODEL))
    data = ImageFolder(str(tmp_path), transform=digitpad.transform(model))
    images = torch.stack([image for image, _ in data])
    read = digitpad.module(model)(images)[:, :10].argmax(1).tolist()
    assert [data.classes[label] for _, label in data] == [str(digit) for digit in read]
