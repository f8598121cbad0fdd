"""Evaluation: figures that can be worked out by hand, in chunks, on real digits where they are."""

from __future__ import annotations

import gzip
import sys
from math import isnan, log
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from fresh import printed
from made_models import blank, own, random

from digitpad.errors import DatasetError, ModelFileError
from digitpad.evaluation.accuracy import evaluate, evaluation_steps, rejection_figures
from digitpad.evaluation.reliability import calibration_error
from digitpad.modelfile import Calibration, Model, new_info
from digitpad.models import catalogue
from digitpad.models.layers import Flatten, Linear
from digitpad.recognise.engine import Engine
from digitpad.recognise.torch_engine import TorchEngine


def pixel_model(rejects: bool = False, **values: Any) -> Model:
    """A model whose logits are the first pixels of the image, in units of a tenth."""
    outputs = 11 if rejects else 10
    architecture = own("pixels", Flatten(), Linear(784, outputs, "w", "b"), rejects=rejects)
    weight = np.zeros((outputs, 784), np.float32)
    weight[np.arange(outputs), np.arange(outputs)] = 25.5
    return Model(new_info(architecture, **values), {"w": weight, "b": np.zeros(outputs, "f4")})


def images_with(pixels: list[list[int]]) -> npt.NDArray[np.uint8]:
    images = np.zeros((len(pixels), 1, 28, 28), np.uint8)
    for image, first in zip(images, pixels, strict=True):
        image[0, 0, : len(first)] = first
    return images


def test_the_figures_are_those_worked_out_by_hand() -> None:
    images = images_with([[100], [100], [0, 100], [0, 0, 100]])
    found = evaluate(pixel_model(), images, np.array([0, 1, 1, 2]))
    confident = np.exp(10) / (np.exp(10) + 9)
    wrong = 1 / (np.exp(10) + 9)
    assert found.n == 4
    assert found.accuracy == 0.75
    assert found.loss == pytest.approx(-(3 * log(confident) + log(wrong)) / 4, rel=1e-5)
    assert found.ece == pytest.approx(confident - 0.75, rel=1e-5)
    assert found.confusion.sum() == 4
    assert found.confusion[1].tolist()[:3] == [1, 1, 0]
    assert found.per_class["0"] == {"precision": 0.5, "recall": 1.0, "f1": pytest.approx(2 / 3)}
    assert found.per_class["1"] == {"precision": 1.0, "recall": 0.5, "f1": pytest.approx(2 / 3)}
    assert found.per_class["9"] == {"precision": 0.0, "recall": 0.0, "f1": 0.0}
    assert found.reject == {}


def test_the_temperature_counts_in_loss_and_calibration_but_not_in_accuracy() -> None:
    images = images_with([[100], [0, 100]])
    hot = evaluate(pixel_model(calibration=Calibration(10.0)), images, np.array([0, 1]))
    expected = np.exp(1) / (np.exp(1) + 9)
    assert hot.accuracy == 1.0
    assert hot.loss == pytest.approx(-log(expected), rel=1e-5)
    assert hot.ece == pytest.approx(1 - expected, rel=1e-5)


def test_a_truth_that_was_ruled_out_costs_a_finite_loss() -> None:
    sure = pixel_model(calibration=Calibration(0.1))
    found = evaluate(sure, images_with([[200], [200]]), np.array([1, 0]))
    assert found.loss == pytest.approx(-log(1e-12) / 2)


def test_the_bins_of_the_diagram_come_along_and_make_up_the_calibration_error() -> None:
    images = images_with([[100], [0, 100], [0, 0, 100]])
    found = evaluate(pixel_model(), images, np.array([0, 1, 5]))
    assert sum(one.n for one in found.reliability) == 3
    assert found.ece == calibration_error(found.reliability)


def test_an_evaluation_says_how_far_it_is_and_can_be_left() -> None:
    images = images_with([[100]] * 7)
    steps = evaluation_steps(pixel_model(), images, np.zeros(7, dtype=np.int64), batch=3)
    assert list(steps) == [(3, 7), (6, 7), (7, 7)]
    left = evaluation_steps(pixel_model(), images, np.zeros(7, dtype=np.int64), batch=3)
    assert next(left) == (3, 7)
    left.close()


def test_truths_outside_the_classes_are_measured_apart() -> None:
    images = images_with([[*[0] * 10, 50], [*[0] * 10, 0], [100, *[0] * 9, 60], [0]])
    images[3, 0, 0, 10] = 20
    labels = np.array([0, -1, 0, 77])
    model = pixel_model(rejects=True, calibration=Calibration(reject_below=0.9))
    found = evaluate(model, images, labels)
    assert found.n == 2
    assert found.reject == {
        "auroc": 1.0,
        "fpr95": 0.0,
        "n_outside": 2,
        "kept": 1.0,
        "accepted": 0.0,
    }


def test_a_model_without_a_reject_output_is_judged_by_its_highest_probability() -> None:
    images = images_with([[100], [10], [50]])
    found = evaluate(pixel_model(), images, np.array([0, -1, -1]))
    assert found.reject["auroc"] == 1.0
    assert found.reject["accepted"] == 1.0


def test_the_area_under_the_curve_counts_ties_half() -> None:
    figures = rejection_figures(np.float32([0.1, 0.5, 0.9]), np.float32([0.5, 0.0]))
    assert figures["auroc"] == pytest.approx((1 + 0 + 1 + 0.5 + 1 + 1) / 6)
    inside = np.linspace(0, 1, 100).astype(np.float32)
    figures = rejection_figures(inside, inside)
    assert figures["auroc"] == pytest.approx(0.5)
    assert figures["fpr95"] == pytest.approx(0.95)
    few = inside[:30]  # 29 of 30 are the least share of at least 95 %
    assert rejection_figures(few, few)["fpr95"] == pytest.approx(29 / 30)


def test_an_autoencoder_is_measured_by_its_mean_squared_error() -> None:
    model = blank("digits-autoencoder")
    model.tensors["rev_layer1.bias"][:] = 0.5
    images = np.zeros((3, 1, 28, 28), np.uint8)
    images[0] = 255
    images[1, 0, :14] = 51
    found = evaluate(model, images, np.array([0, 1, 99]))
    assert found.n == 3
    assert found.loss == pytest.approx((0.25 + (0.09 + 0.25) / 2 + 0.25) / 3, rel=1e-6)
    assert isnan(found.accuracy)
    assert isnan(found.ece)
    assert found.per_class == {}
    assert found.confusion.shape == (0, 0)


@pytest.mark.parametrize(
    ("images", "labels", "words"),
    [
        (np.zeros((2, 3, 32, 32), np.uint8), [0, 1], "28×28 grey images, not 32×32 colour ones"),
        (np.zeros((2, 28, 28), np.uint8), [0, 1], "28×28 grey images, not 28×28 ones"),
        (np.zeros((2, 1, 28, 28), np.uint8), [0], "2 images but 1 labels"),
        (np.zeros((2, 1, 28, 28), np.uint8), [-1, 10], "None of the 2 images"),
        (np.zeros((0, 1, 28, 28), np.uint8), [], "None of the 0 images"),
    ],
)
def test_what_cannot_be_measured_is_said_in_words(
    images: npt.NDArray[np.uint8], labels: list[int], words: str
) -> None:
    with pytest.raises(DatasetError, match=words):
        evaluate(pixel_model(), images, np.array(labels))


@pytest.mark.parametrize("name", [n for n in catalogue.names() if n != "cifar-fc"])
def test_both_engines_agree_on_every_architecture(name: str) -> None:
    model = random(name)
    shape = model.info.architecture.input_shape
    images = np.random.default_rng(1).integers(0, 256, (7, *shape), dtype=np.uint8)
    images.setflags(write=False)
    ours = Engine(model.info.architecture, model.tensors).logits(images)
    torchs = TorchEngine(model.info.architecture, model.tensors).logits(images, batch=3)
    np.testing.assert_allclose(ours, torchs, rtol=1e-4, atol=1e-5)


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux's /proc")
def test_many_images_are_evaluated_in_chunks_that_need_little_memory() -> None:
    program = """
import numpy as np, resource, torch
from digitpad.modelfile import Model, new_info
from digitpad.models import catalogue
from digitpad.evaluation.accuracy import evaluate
torch.set_num_threads(1)
architecture = catalogue.architecture("candle-cnn")
tensors = {n: np.zeros(s, "f4") for n, s in architecture.tensors().items()}
model = Model(new_info(architecture), tensors)
images = np.zeros((1500, 1, 28, 28), np.uint8)
evaluate(model, images[:10], np.zeros(10, int))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
evaluate(model, images, np.zeros(1500, int))
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024)
"""
    # All 1,500 at once would take 110 MB for the first layer's output alone.
    assert int(printed(program, OMP_NUM_THREADS="1")) < 100


def test_a_linear_model_reads_real_digits_as_plain_matrix_products_do(mnist_dir: Path) -> None:
    def read(name: str, offset: int) -> npt.NDArray[np.uint8]:
        with gzip.open(mnist_dir / name) as file:
            return np.frombuffer(file.read(), np.uint8, offset=offset)

    images = read("t10k-images-idx3-ubyte.gz", 16).reshape(-1, 1, 28, 28)[:2000]
    labels = read("t10k-labels-idx1-ubyte.gz", 8)[:2000]
    flat = images.reshape(2000, -1) / 255
    weight = np.stack([flat[labels == digit].mean(axis=0) for digit in range(10)])
    bias = -0.5 * np.square(weight).sum(axis=1)  # the nearest mean
    expected = ((flat @ weight.T + bias).argmax(1) == labels).mean()
    model = Model(
        new_info(catalogue.architecture("candle-linear")),
        {"weight": weight.astype(np.float32), "bias": bias.astype(np.float32)},
    )
    found = evaluate(model, images, labels)
    assert found.accuracy == pytest.approx(expected, abs=1e-3)
    assert 0.7 < found.accuracy < 0.9


def test_weights_that_give_no_numbers_are_refused_as_when_a_drawing_is_read() -> None:
    images = np.full((2, 1, 28, 28), 255, np.uint8)
    with pytest.raises(ModelFileError, match="gives no numbers"):
        evaluate(blank("candle-mlp", 3e30), images, np.array([0, 1]))
