"""The shipped model can never get worse unnoticed: floors on small slices.

The figures over whole sets are in docs/results; these slices only catch a fall.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import torch
from drawn import WAYS, digit_drawn

from digitpad.data.sets.ink_images import split_by_writer
from digitpad.data.split import load_dataset
from digitpad.evaluation.accuracy import evaluate
from digitpad.evaluation.changes import images_changed
from digitpad.files import resource
from digitpad.handwriting import outliers, synthesis
from digitpad.ink.drawing import Drawing, Stroke
from digitpad.ink.inkml import read_inkml
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, describe, open_model
from digitpad.models.catalogue import architecture, names
from digitpad.preprocess.mnist import MNIST
from digitpad.recognise.prediction import Verdict
from digitpad.recognise.recogniser import Recogniser, probabilities_and_score
from digitpad.recognise.torch_engine import TorchEngine

MAX_BYTES = 5_000_000
SLICE = 1_000
FEW = 400
LOOK_ALIKES = frozenset("oOlsSzZbq")
"""Letters that some people write like digits."""


@pytest.fixture(scope="module")
def shipped() -> Model:
    return open_model(resource("digitpad.safetensors"))


def stacked(drawings: list[Drawing]) -> npt.NDArray[np.uint8]:
    return np.stack([drawing_to_image(drawing) for drawing in drawings])[:, None]


def test_it_is_small_and_says_what_it_was_trained_on_and_how(shipped: Model) -> None:
    assert resource("digitpad.safetensors").stat().st_size <= MAX_BYTES
    info = shipped.info
    assert info.architecture.name == "digitpad"
    assert info.preprocessing == MNIST
    learned = {"handwriting", "handwriting-hasty", "mnist", "ink"}
    assert set(info.dataset.split("+")) == learned
    assert info.metrics["n"] == 10_000
    assert info.metrics["accuracy"] >= 0.986
    assert info.extra["command"].startswith("digitpad train --architecture digitpad --dataset")
    for source in ("Alpaydin and Alimoglu", "International Unipen Foundation"):
        assert source in info.extra["note"]


def test_every_network_that_comes_along_is_listed_as_already_trained() -> None:
    along = {describe(path).architecture.name for path in resource("").glob("*.safetensors")}
    listed = {name for name in names() if "already trained" in architecture(name).origin}
    assert listed == along


@pytest.mark.parametrize("file", sorted(resource("").glob("*.safetensors")), ids=lambda it: it.stem)
def test_every_network_that_comes_along_names_whose_data_it_learned_from(file: Path) -> None:
    info = describe(file)
    told = f"{info.extra['data licences']}; {info.extra.get('note', '')}"
    assert {part.partition(":")[0] for part in told.split("; ")} >= set(info.dataset.split("+"))
    if "mnist" in info.dataset:
        assert "LeCun, Cortes, Burges" in told
    if "ink" in info.dataset:  # whose licence is that of the files
        assert "CC BY 4.0, Alpaydin and Alimoglu" in told


def test_it_reads_mnist(shipped: Model, mnist_dir: Path) -> None:
    data = load_dataset("mnist", data_dir=mnist_dir)
    images, labels = data.test.batch(torch.arange(SLICE))
    found = evaluate(shipped, images.numpy(), labels.numpy())
    assert found.accuracy >= 0.993
    assert found.ece <= 0.01


def test_it_reads_pen_strokes_of_writers_it_has_not_met(
    shipped: Model, pendigits_file: Path
) -> None:
    _, unmet = split_by_writer(read_inkml(pendigits_file))
    unmet = unmet[:SLICE]
    labels = np.array([int(item.truth or "") for item in unmet])
    found = evaluate(shipped, stacked([item.drawing for item in unmet]), labels)
    assert found.accuracy >= 0.985
    assert found.ece <= 0.015


def test_it_reads_through_noise(shipped: Model, mnist_dir: Path) -> None:
    data = load_dataset("mnist", data_dir=mnist_dir)
    images, labels = data.test.batch(torch.arange(FEW))
    noisy = images_changed(images.numpy(), "noise", 0.15)
    assert evaluate(shipped, noisy, labels.numpy()).accuracy >= 0.985


def test_it_refuses_hardly_any_digit_of_writers_it_has_not_met(
    shipped: Model, pendigits_file: Path
) -> None:
    _, unmet = split_by_writer(read_inkml(pendigits_file))
    images = stacked([item.drawing for item in unmet[: 5 * FEW : 5]])
    outputs = TorchEngine(shipped.info.architecture, shipped.tensors).logits(images)
    _, scores = probabilities_and_score(shipped, outputs)
    assert (scores < shipped.info.calibration.reject_below).mean() <= 0.01


def test_it_reads_every_way_of_writing_a_digit(shipped: Model) -> None:
    recogniser = Recogniser(shipped)
    misread = []
    for digit, ways in WAYS.items():
        for way in ways:
            read = [
                recogniser.recognise(digit_drawn(digit, way, seed=seed)).label for seed in range(5)
            ]
            if read.count(str(digit)) < 3:
                misread.append((digit, way, read))
    assert misread == []


def test_it_tells_digits_from_what_is_none(shipped: Model) -> None:
    digits, labels = synthesis.labelled_batch(77, 0, SLICE)
    others, kinds = outliers.labelled_batch(77, 0, SLICE)
    images = np.concatenate([digits, others])[:, None]
    truths = np.concatenate([labels, np.full(len(kinds), -1)])
    reject = evaluate(shipped, images, truths).reject
    assert reject["auroc"] >= 0.993
    assert reject["fpr95"] <= 0.025


def test_it_tells_digits_from_letters_in_real_formulas(shipped: Model, formulas_dir: Path) -> None:
    def read(name: str) -> tuple[npt.NDArray[np.uint8], list[str]]:
        items = read_inkml(formulas_dir / name)
        return stacked([item.drawing for item in items]), [str(item.truth) for item in items]

    digits, truths = read("crohme-digits-dev.inkml")
    signs, names = read("crohme-symbols-dev.inkml")
    letters = signs[[name.isalpha() and name not in LOOK_ALIKES for name in names]]
    labels = np.append(np.array(truths, dtype=np.int64), np.full(len(letters), -1))
    found = evaluate(shipped, np.concatenate([digits, letters]), labels)
    assert found.accuracy >= 0.98
    assert found.reject["auroc"] >= 0.98
    assert found.reject["fpr95"] <= 0.08


def test_a_blank_canvas_a_dot_and_a_speck_are_nothing_drawn(shipped: Model) -> None:
    recogniser = Recogniser(shipped)
    dot = Drawing((Stroke(np.array([[0.5, 0.5]], dtype=np.float32)),))
    speck = Drawing((Stroke(np.array([[0.5, 0.5], [0.51, 0.505]], dtype=np.float32)),))
    for drawing in (Drawing(), dot, speck):
        prediction = recogniser.recognise(drawing)
        assert prediction.verdict == Verdict.NOTHING
        assert prediction.label is None


@pytest.mark.parametrize("pen_width", [0.01, 0.08, 0.25])
def test_the_pen_does_not_matter(shipped: Model, pen_width: float) -> None:
    recogniser = Recogniser(shipped)
    for digit in range(10):
        drawn = synthesis.drawing(digit, seed=digit)
        usual = recogniser.recognise(drawn)
        other = recogniser.recognise(Drawing(drawn.strokes, pen_width))
        assert np.array_equal(usual.probabilities, other.probabilities)
