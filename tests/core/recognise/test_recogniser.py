"""A model, its preprocessing and its calibration make a verdict."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from digitpad.errors import InkError, ModelFileError
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.modelfile import Calibration, Model, new_info
from digitpad.models import catalogue
from digitpad.models.architecture import Architecture
from digitpad.models.layers import Flatten, Linear
from digitpad.models.recipe import Recipe
from digitpad.preprocess.normalise import drawing_to_image
from digitpad.recognise.prediction import Verdict, judged
from digitpad.recognise.recogniser import Recogniser

SEVEN = drawing_from_points([[(0.2, 0.2), (0.8, 0.2), (0.4, 0.9)]])


def constant_model(logits: list[float], **values: Any) -> Model:
    """A model that gives the same logits whatever it sees; an eleventh one rejects."""
    count = len(logits)
    architecture = Architecture(
        name="constant",
        title="",
        origin="",
        summary="",
        published="",
        layers=(Flatten(), Linear(784, count, "w", "b")),
        input_shape=(1, 28, 28),
        recipe=Recipe(1, 1, "sgd", 1.0),
        initialisation="zero",
        rejects=count == 11,
    )
    tensors = {"w": np.zeros((count, 784), np.float32), "b": np.array(logits, np.float32)}
    return Model(new_info(architecture, **values), tensors)


def catalogue_model(name: str, **values: Any) -> Model:
    architecture = catalogue.architecture(name)
    rng = np.random.default_rng(0)
    tensors = {
        tensor: (rng.standard_normal(shape) * 0.05).astype(np.float32)
        for tensor, shape in architecture.tensors().items()
    }
    return Model(new_info(architecture, **values), tensors)


def test_probabilities_are_a_softmax_at_the_calibrated_temperature() -> None:
    logits = [0.0, 1.0, 2.0, 3.0, -1.0, 0.5, 0.0, 4.0, 0.0, 1.5]
    model = constant_model(logits, calibration=Calibration(temperature=2.0))
    prediction = Recogniser(model).recognise(SEVEN)
    powers = np.exp(np.array(logits) / 2.0)
    np.testing.assert_allclose(prediction.probabilities, powers / powers.sum(), rtol=1e-5)
    assert prediction.probabilities.dtype == np.float32
    assert (prediction.label, prediction.second) == ("7", "3")
    assert prediction.classes == tuple("0123456789")
    assert prediction.milliseconds > 0
    np.testing.assert_array_equal(prediction.image, drawing_to_image(SEVEN))


@pytest.mark.parametrize(
    ("top", "reject", "verdict"),
    [
        (9.0, 3.0, Verdict.DIGIT),
        (1.0, 3.0, Verdict.UNSURE),
        (9.0, -3.0, Verdict.NOT_A_DIGIT),
        (1.0, -3.0, Verdict.NOT_A_DIGIT),
    ],
)
def test_the_verdict_follows_the_thresholds(top: float, reject: float, verdict: Verdict) -> None:
    model = constant_model([top, *[0.0] * 9, reject])
    prediction = Recogniser(model).recognise(SEVEN)
    assert prediction.verdict is verdict
    assert prediction.label == "0"
    assert prediction.digit_score == pytest.approx(1 / (1 + np.exp(-reject)), rel=1e-5)
    assert prediction.probabilities.shape == (10,)


def test_the_thresholds_are_the_files_own() -> None:
    logits = [1.0, *[0.0] * 9, -0.5]
    brave = constant_model(logits, calibration=Calibration(1.0, 0.1, 0.3))
    shy = constant_model(logits, calibration=Calibration(1.0, 0.1, 0.4))
    assert Recogniser(brave).recognise(SEVEN).verdict is Verdict.DIGIT
    assert Recogniser(shy).recognise(SEVEN).verdict is Verdict.NOT_A_DIGIT


def test_a_reading_can_be_judged_by_other_thresholds_without_reading_again() -> None:
    recogniser = Recogniser(constant_model([2.0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1.0]))
    usual = recogniser.recognise(SEVEN)
    strict = Calibration(unsure_below=0.9, reject_below=0.5)
    closed = Calibration(unsure_below=0.9, reject_below=0.9)
    lenient = Calibration(unsure_below=0.0, reject_below=0.0)
    verdicts = [judged(usual, one).verdict for one in (strict, closed, lenient)]
    assert verdicts == [Verdict.UNSURE, Verdict.NOT_A_DIGIT, Verdict.DIGIT]
    assert judged(usual, strict).probabilities is usual.probabilities
    nothing = recogniser.recognise(Drawing())
    assert judged(nothing, lenient) is nothing


def test_a_model_that_cannot_reject_never_says_not_a_digit() -> None:
    model = constant_model([9.0, *[0.0] * 9], calibration=Calibration(reject_below=1.0))
    prediction = Recogniser(model).recognise(SEVEN)
    assert prediction.verdict is Verdict.DIGIT
    assert prediction.digit_score == 1.0


@pytest.mark.parametrize(
    "drawing",
    [
        Drawing(),
        drawing_from_points([[(0.5, 0.5)]]),
        drawing_from_points([[(0.0, 1.0)]]),
        drawing_from_points([[(0.5, 0.5), (0.51, 0.505)]]),
        drawing_from_points([[(0.5 + 0.004 * (k % 3), 0.5 + 0.004 * (k % 2)) for k in range(400)]]),
        drawing_from_points([[(0.2, 0.2)], [(0.7, 0.7)]]),
    ],
    ids=["empty", "dot", "dot in the corner", "smudge", "dwelling pen", "two dots"],
)
def test_a_blank_or_nearly_blank_canvas_is_nothing_drawn(drawing: Drawing) -> None:
    prediction = Recogniser(constant_model([50.0, *[0.0] * 9])).recognise(drawing)
    assert prediction.verdict is Verdict.NOTHING
    assert prediction.label is None
    assert prediction.second is None
    assert prediction.confidence == 0.0
    assert not prediction.probabilities.any()


@pytest.mark.parametrize(
    "drawing",
    [
        drawing_from_points([[(0.5, 0.2), (0.5, 0.8)]]),
        drawing_from_points([[(0.5, 0.5), (0.5, 0.56)]]),
        drawing_from_points([[(-3.0, -3.0), (4.0, 5.0), (9.0, -2.0)]]),
    ],
    ids=["a one", "a small one", "a scribble off the canvas"],
)
def test_what_is_large_enough_is_read(drawing: Drawing) -> None:
    prediction = Recogniser(constant_model([50.0, *[0.0] * 9])).recognise(drawing)
    assert prediction.verdict is Verdict.DIGIT


def test_an_image_is_read_like_the_drawing_that_it_was_made_of() -> None:
    recogniser = Recogniser(catalogue_model("candle-cnn"))
    drawn, shown = recogniser.recognise(SEVEN), recogniser.recognise_image(drawing_to_image(SEVEN))
    np.testing.assert_array_equal(drawn.probabilities, shown.probabilities)
    np.testing.assert_array_equal(drawn.image, shown.image)


@pytest.mark.parametrize("ink", [0, 1, 200])
def test_a_blank_or_nearly_blank_image_is_nothing_drawn(ink: int) -> None:
    image = np.zeros((28, 28), np.uint8)
    image[13:15, 13:15] = ink
    prediction = Recogniser(catalogue_model("candle-linear")).recognise_image(image)
    assert prediction.verdict is Verdict.NOTHING


def test_a_picture_of_one_colour_is_nothing_and_a_picture_is_named_by_its_class() -> None:
    recogniser = Recogniser(catalogue_model("cifar-cnn"))
    flat = np.full((3, 32, 32), 90, np.uint8)
    assert recogniser.recognise_image(flat).verdict is Verdict.NOTHING
    picture = np.random.default_rng(0).integers(0, 256, (3, 32, 32), dtype=np.uint8)
    prediction = recogniser.recognise_image(picture)
    assert prediction.label in recogniser.model.info.classes
    assert prediction.image.shape == (3, 32, 32)


def test_what_a_model_does_not_read_is_refused_in_words() -> None:
    digits, colour = (
        Recogniser(catalogue_model("candle-linear")),
        Recogniser(catalogue_model("cifar-cnn")),
    )
    with pytest.raises(InkError, match="reads digits of 28×28 pixels, but this is a colour"):
        digits.recognise_image(np.zeros((3, 32, 32), np.uint8))
    with pytest.raises(InkError, match="reads colour pictures of 32×32 pixels, but this is a grey"):
        colour.recognise_image(np.zeros((28, 28), np.uint8))
    with pytest.raises(InkError, match="not drawings"):
        colour.recognise(SEVEN)
    with pytest.raises(InkError):
        digits.recognise_image(np.zeros((28, 28), np.float32))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["digits-autoencoder", "cifar-autoencoder"])
def test_an_autoencoder_draws_again_what_it_sees(name: str) -> None:
    recogniser = Recogniser(catalogue_model(name))
    shape = recogniser.model.info.architecture.input_shape
    image = np.random.default_rng(0).integers(0, 256, shape, dtype=np.uint8).squeeze()
    prediction = recogniser.recognise_image(image)
    assert prediction.reconstruction is not None
    assert prediction.reconstruction.shape == image.shape
    assert prediction.reconstruction.dtype == np.uint8
    assert (prediction.verdict, prediction.digit_score) == (Verdict.DIGIT, 1.0)
    assert prediction.classes == ()
    nothing = recogniser.recognise_image(np.zeros_like(image))
    assert nothing.verdict is Verdict.NOTHING
    assert nothing.reconstruction is not None


def test_weights_beyond_all_bounds_are_said_in_words_and_warn_nobody() -> None:
    model = catalogue_model("candle-mlp")
    tensors = {name: values * np.float32(1e37) for name, values in model.tensors.items()}
    with pytest.raises(ModelFileError, match="gives no numbers"):
        Recogniser(Model(model.info, tensors)).recognise(SEVEN)


def test_reading_never_loads_torch() -> None:
    program = "import sys, digitpad.recognise.recogniser; print('torch' in sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "False"


@pytest.mark.parametrize("rejects", [True, False])
def test_several_figures_in_a_picture_are_no_digit_whatever_the_plainest_is(rejects: bool) -> None:
    recogniser = Recogniser(constant_model([9.0] + [0.0] * 9 + [9.0] * rejects))
    image = drawing_to_image(SEVEN)
    assert recogniser.recognise_image(image).verdict is Verdict.DIGIT
    figures = ((0.1, 0.1, 0.3, 0.4), (0.6, 0.1, 0.9, 0.4))
    several = recogniser.recognise_image(image, figures)
    assert several.is_several
    assert several.figures == figures
    assert several.label == "0"
    assert judged(several, Calibration(reject_below=0.1)).is_several
