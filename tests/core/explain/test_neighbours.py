"""The training images nearest to a drawing in a network's features."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from digitpad.errors import DatasetError
from digitpad.explain.gradients import Differentiator
from digitpad.explain.neighbours import features_of, images_at_hand, neighbours_of
from digitpad.generators import finished
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build


def model_of(name: str, **facts: str) -> Model:
    made = architecture(name)
    return Model(new_info(made, **facts), build(made, seed=1).arrays())


@pytest.mark.parametrize("name", ["candle-linear", "quick", "vit", "cifar-cnn"])
def test_an_image_is_nearest_to_itself_in_every_network(name: str) -> None:
    model = model_of(name)
    rng = np.random.default_rng(0)
    shape = model.info.architecture.input_shape
    images = rng.integers(0, 256, (40, *shape), dtype=np.uint8)
    network = Differentiator(model).network
    kept = finished(neighbours_of(network, images, np.arange(40)))
    np.testing.assert_allclose(np.linalg.norm(kept.features, axis=1), 1, rtol=1e-5)
    found = kept.nearest(features_of(network, images[7:8])[0], 5)
    assert found[0][0] == 7
    assert found[0][1] == pytest.approx(1, abs=1e-5)
    assert [one[1] for one in found] == sorted((one[1] for one in found), reverse=True)


def test_the_models_own_training_images_are_taken_where_they_are(mnist_dir: Path) -> None:
    model = model_of("quick", dataset="mnist+handwriting")
    source, images, labels = images_at_hand(model, {"mnist": mnist_dir}, "train", 2000)
    assert source.name == "mnist"
    assert images.shape == (2000, 1, 28, 28)
    assert labels[:5].tolist() == [5, 0, 4, 1, 9]


def test_without_any_images_it_says_what_to_do() -> None:
    with pytest.raises(DatasetError, match="Choose their folder"):
        images_at_hand(model_of("cifar-cnn"), {"cifar10": Path("nowhere")}, "train", 9)
