"""Many images at once give what each gives alone."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from made_models import random

from digitpad.errors import ModelFileError
from digitpad.models.catalogue import architecture
from digitpad.recognise.torch_engine import TorchEngine, use_threads

LINEAR = architecture("candle-linear")


def tensors(seed: int = 0) -> dict[str, np.ndarray]:
    return random(LINEAR, 1.0, seed=seed).tensors


@pytest.mark.parametrize("batch", [1, 3, 7, 250])
def test_the_logits_of_a_linear_model_are_its_matrix_product(batch: int) -> None:
    weights = tensors()
    images = np.random.default_rng(1).integers(0, 256, (7, 1, 28, 28), np.uint8)
    images.setflags(write=False)
    found = TorchEngine(LINEAR, weights).logits(images, batch=batch)
    expected = images.reshape(7, -1) / 255.0 @ weights["weight"].T + weights["bias"]
    np.testing.assert_allclose(found, expected, atol=1e-4)
    assert found.dtype == np.float32


def test_weights_that_give_no_numbers_are_reported() -> None:
    weights = tensors()
    weights["weight"][3] = 3e38
    with pytest.raises(ModelFileError, match="gives no numbers"):
        TorchEngine(LINEAR, weights).logits(np.full((2, 1, 28, 28), 255, np.uint8))


def test_no_images_have_no_logits() -> None:
    assert TorchEngine(LINEAR, tensors()).logits(np.zeros((0, 1, 28, 28), np.uint8)).shape == (
        0,
        10,
    )


def test_torch_takes_as_many_threads_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(torch, "set_num_threads", told.append)
    use_threads(3)
    assert told == [3]
