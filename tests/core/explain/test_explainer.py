"""Maps of what spoke for a class and against it, for every kind of network."""

from __future__ import annotations

import numpy as np
import pytest
from made_models import own

from digitpad.errors import ConfigError, ModelFileError
from digitpad.explain.explainer import METHODS, Explainer
from digitpad.explain.perturbation import lime, occlusion
from digitpad.explain.target import Target, target_for
from digitpad.generators import finished
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture
from digitpad.models.layers import Conv, Flatten, Linear, MaxPool, ReLU, named
from digitpad.models.torch.network import build
from digitpad.recognise.recogniser import Recogniser

FOUR = drawing_to_image(synthesis.drawing(4, seed=1))
LAYERS = Conv(1, 4, 3, *named("a"), stride=2), ReLU(), MaxPool(2), Flatten()
OWN = own("own", *LAYERS, Linear(4 * 36, 10, *named("b")))
"""A network as a user might build it."""
KINDS = ("candle-linear", "tch-linear", "candle-mlp", "quick", "vit", "cifar-cnn", "own")
OTHERS = tuple(range(1, 10))


def fresh(name: str) -> Model:
    """A network with first weights, which are as good to explain as any."""
    made = OWN if name == "own" else architecture(name)
    tensors = build(made, seed=3).arrays()
    rng = np.random.default_rng(5)
    noise = {key: rng.normal(0, 0.05, one.shape).astype(np.float32) for key, one in tensors.items()}
    return Model(
        new_info(made),
        {
            key: np.abs(one) + noise[key] * 0 if "var" in key else one + noise[key]
            for key, one in tensors.items()
        },
    )


def image_for(model: Model) -> np.ndarray:
    channels, height, width = model.info.architecture.input_shape
    if channels == 1:
        return FOUR
    rows, columns = np.indices((height, width))
    return np.stack([rows * 8, columns * 8, 255 - rows * 4]).astype(np.uint8)


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("method", METHODS)
def test_every_method_explains_every_network(name: str, method: str) -> None:
    model = fresh(name)
    image = image_for(model)
    found = Explainer(model).explain(image, Target(3, (5,)), method)
    assert found.map.shape == image.shape
    assert np.isfinite(found.map).all()
    assert found.map.any()


@pytest.mark.parametrize("name", KINDS)
def test_integrated_gradients_add_up_to_what_the_ink_changed(name: str) -> None:
    model = fresh(name)
    for target in (Target(0), Target(0, (4,)), Target(0, OTHERS)):
        found = Explainer(model).explain(image_for(model), target, "integrated-gradients")
        change = found.score - found.blank_score
        assert found.map.sum() == pytest.approx(change, rel=0.01, abs=1e-3)


def test_the_evidence_of_a_linear_network_is_weight_times_ink() -> None:
    model = fresh("candle-linear")
    found = Explainer(model).explain(FOUR, Target(7, (2,)), "integrated-gradients")
    weight = model.tensors["weight"]
    exact = (weight[7] - weight[2]).reshape(28, 28) * FOUR / 255
    np.testing.assert_allclose(found.map, exact, atol=1e-5)


def ink_left_minus_right(images: np.ndarray) -> np.ndarray:
    """Stand in for a network whose class 0 likes ink on the left and dislikes it on the right."""
    ink = images.astype(np.float32).sum(axis=(1, 2)) / 255
    return np.stack([ink[:, :14].sum(axis=1) - ink[:, 14:].sum(axis=1), 0 * ink[:, 0]], axis=1)


@pytest.mark.parametrize("method", [lime, occlusion])
def test_what_a_network_counts_for_and_against_is_found_with_its_sign(method: object) -> None:
    image = np.zeros((1, 28, 28), np.uint8)
    image[0, 5:8, 3:9] = image[0, 18:21, 18:25] = 255
    (found,) = finished(method(ink_left_minus_right, image, (Target(0),)))
    assert found[0, :, :14].sum() == pytest.approx(18, rel=0.1)
    assert found[0, :, 14:].sum() == pytest.approx(-21, rel=0.1)
    assert not found[image == 0].any()


def test_a_quick_map_and_a_finished_one_agree() -> None:
    explainer = Explainer(fresh("quick"))
    target = Target(0, OTHERS)
    (quick,) = finished(explainer.steps(FOUR, (target,), is_quick=True))
    whole = explainer.explain(FOUR, target)
    assert np.corrcoef(quick.map[FOUR > 0], whole.map[FOUR > 0])[0, 1] > 0.7


def test_what_is_explained_is_the_reading_unless_more_is_requested() -> None:
    model = fresh("quick")
    read = Recogniser(model).recognise_image(FOUR)
    first, second = (model.info.classes.index(one) for one in (read.label, read.second))
    others = tuple(place for place in range(10) if place != first)
    assert target_for(model, read) == Target(first, others)
    assert target_for(model, read, against="runner-up") == Target(first, (second,))
    assert target_for(model, read, read.second, read.label) == Target(second, (first,))
    assert target_for(model, read, against="none") == Target(first)


def test_scores_are_the_same_with_torch_and_without() -> None:
    import torch

    outputs = np.random.default_rng(0).normal(0, 30, (5, 11)).astype(np.float32)
    for target in (Target(1), Target(1, (2,)), Target(0, OTHERS)):
        expected = target.torch_scores(torch.from_numpy(outputs)).numpy()
        np.testing.assert_allclose(target.scores(outputs), expected, rtol=1e-5)


def test_a_share_is_a_probability_and_without_rivals_the_logit() -> None:
    outputs = np.array([[1, 3, 2], [40, 0, 0], [-900, 900, 0]], np.float32)
    found = Target(0, (1, 2)).shares(outputs)
    assert found[0] == pytest.approx(np.exp(1) / np.exp([1, 3, 2]).sum())
    assert 0 <= found[2] < found[0] < found[1] <= 1
    assert Target(0).shares(outputs).tolist() == [1, 40, -900]


def test_what_cannot_be_explained_is_refused_with_a_reason() -> None:
    with pytest.raises(ConfigError, match="reconstructs images"):
        Explainer(fresh("digits-autoencoder"))
    model = fresh("quick")
    read = Recogniser(model).recognise_image(FOUR)
    with pytest.raises(ConfigError, match="knows no class “x”"):
        target_for(model, read, "x")
    with pytest.raises(ConfigError, match="choose another class"):
        target_for(model, read, "4", "4")
    with pytest.raises(ConfigError, match="no method called “guess”"):
        Explainer(model).explain(FOUR, Target(0), "guess")


@pytest.mark.parametrize("method", METHODS)
def test_a_model_that_diverged_is_said_to_and_gives_no_map(method: str) -> None:
    model = fresh("candle-cnn")
    tensors = {name: np.float32(1e25) * tensor for name, tensor in model.tensors.items()}
    with (
        np.errstate(all="ignore"),
        pytest.raises(ModelFileError, match="its weights are too large"),
    ):
        Explainer(Model(model.info, tensors)).explain(FOUR, Target(4), method)
