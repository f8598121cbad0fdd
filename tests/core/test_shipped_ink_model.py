"""The shipped model that reads drawings: floors on people's real ink, and what it must survive."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from digitpad.data.sets.ink import LOOK_ALIKES
from digitpad.data.sets.ink_images import split_by_writer
from digitpad.evaluation.accuracy import evaluate
from digitpad.files import INK_MODEL, resource
from digitpad.handwriting.stroke_order import in_another_order
from digitpad.ink.drawing import Drawing, LabelledDrawing
from digitpad.ink.inkml import read_inkml
from digitpad.ink.maps import drawing_to_maps
from digitpad.modelfile import Model, open_model
from digitpad.recognise.recogniser import probabilities_and_score
from digitpad.recognise.torch_engine import TorchEngine

MAX_BYTES = 2_000_000
FEW = 1_000


@pytest.fixture(scope="module")
def shipped() -> Model:
    return open_model(resource(INK_MODEL))


@pytest.fixture(scope="module")
def strangers(pendigits_file: Path) -> list[LabelledDrawing]:
    """Digits of ten writers that were kept from training."""
    _, unmet = split_by_writer(read_inkml(pendigits_file))
    return unmet[:FEW]


def maps_of(drawings: list[Drawing]) -> npt.NDArray[np.uint8]:
    return np.stack([drawing_to_maps(drawing) for drawing in drawings])


def labels_of(items: list[LabelledDrawing]) -> npt.NDArray[np.int64]:
    return np.array([int(item.truth or "") for item in items])


def test_it_is_small_and_says_what_it_was_trained_on_and_how(shipped: Model) -> None:
    assert resource(INK_MODEL).stat().st_size <= MAX_BYTES
    info = shipped.info
    assert info.architecture.name == "digitpad-ink"
    assert info.preprocessing.name == "ink/1"
    assert info.dataset == "handwriting+handwriting-hasty+ink"
    assert info.metrics["accuracy"] >= 0.99
    assert info.extra["command"].startswith("digitpad train --architecture digitpad-ink --dataset")


def test_it_reads_strokes_of_writers_it_has_not_met(
    shipped: Model, strangers: list[LabelledDrawing]
) -> None:
    found = evaluate(shipped, maps_of([item.drawing for item in strangers]), labels_of(strangers))
    assert found.accuracy >= 0.99
    assert found.ece <= 0.015


def test_it_refuses_hardly_any_of_their_digits(
    shipped: Model, strangers: list[LabelledDrawing]
) -> None:
    images = maps_of([item.drawing for item in strangers])
    outputs = TorchEngine(shipped.info.architecture, shipped.tensors).logits(images)
    _, scores = probabilities_and_score(shipped, outputs)
    assert (scores < shipped.info.calibration.reject_below).mean() <= 0.01


def test_it_reads_strokes_drawn_backwards_and_in_another_order(
    shipped: Model, strangers: list[LabelledDrawing]
) -> None:
    generator = np.random.default_rng(0)
    turned = [in_another_order(item.drawing, generator) for item in strangers]
    assert evaluate(shipped, maps_of(turned), labels_of(strangers)).accuracy >= 0.985


def test_it_reads_ink_whose_order_nobody_knows(
    shipped: Model, strangers: list[LabelledDrawing]
) -> None:
    images = maps_of([item.drawing for item in strangers])
    images[:, 1:] = 0
    assert evaluate(shipped, images, labels_of(strangers)).accuracy >= 0.98


def test_it_tells_digits_from_letters_in_real_formulas(shipped: Model, formulas_dir: Path) -> None:
    digits = list(read_inkml(formulas_dir / "crohme-digits-dev.inkml"))
    signs = read_inkml(formulas_dir / "crohme-symbols-dev.inkml")
    letters = [
        item.drawing
        for item in signs
        if item.truth and item.truth.isalpha() and item.truth not in LOOK_ALIKES
    ]
    labels = np.append(labels_of(digits), np.full(len(letters), -1))
    images = maps_of([item.drawing for item in digits] + letters)
    found = evaluate(shipped, images, labels)
    assert found.accuracy >= 0.98
    assert found.reject["auroc"] >= 0.99
    assert found.reject["fpr95"] <= 0.05
