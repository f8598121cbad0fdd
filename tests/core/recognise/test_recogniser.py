"""A model, its preprocessing and its calibration make a verdict."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from made_models import own, random

from digitpad.errors import InkError, ModelFileError
from digitpad.files import resource
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, Stroke, drawing_from_points
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Calibration, Model, new_info, open_model
from digitpad.models.layers import Flatten, Linear
from digitpad.preprocess.colour import RGB
from digitpad.recognise import recogniser
from digitpad.recognise.engine import Engine
from digitpad.recognise.prediction import Verdict, with_thresholds
from digitpad.recognise.recogniser import Recogniser, require_digits

SEVEN = drawing_from_points([[(0.2, 0.2), (0.8, 0.2), (0.4, 0.9)]])


def constant_model(logits: list[float], **values: Any) -> Model:
    """A model that gives the same logits whatever it sees; an eleventh one rejects."""
    count = len(logits)
    architecture = own("constant", Flatten(), Linear(784, count, "w", "b"), rejects=count == 11)
    tensors = {"w": np.zeros((count, 784), np.float32), "b": np.array(logits, np.float32)}
    return Model(new_info(architecture, **values), tensors)


def catalogue_model(name: str, **values: Any) -> Model:
    return random(name, 0.05, **values)


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
    reader = Recogniser(constant_model([2.0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1.0]))
    usual = reader.recognise(SEVEN)
    strict = Calibration(unsure_below=0.9, reject_below=0.5)
    closed = Calibration(unsure_below=0.9, reject_below=0.9)
    lenient = Calibration(unsure_below=0.0, reject_below=0.0)
    verdicts = [with_thresholds(usual, one).verdict for one in (strict, closed, lenient)]
    assert verdicts == [Verdict.UNSURE, Verdict.NOT_A_DIGIT, Verdict.DIGIT]
    assert with_thresholds(usual, strict).probabilities is usual.probabilities
    nothing = reader.recognise(Drawing())
    assert with_thresholds(nothing, lenient) is nothing


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
        drawing_from_points([[(0.5, 0.5), (0.5, 0.5295)], [(0.5, 0.51), (0.5, 0.52)]]),
        drawing_from_points([[(0.5, 0.5), (0.5295, 0.5)], [(0.51, 0.5), (0.52, 0.5)]]),
        drawing_from_points([[(0.2, 0.2), (0.2, 0.214)], [(0.7, 0.7), (0.715, 0.7)]]),
    ],
    ids=[
        *("empty", "dot", "dot in the corner", "smudge", "dwelling pen", "two dots"),
        *("as low as 3 %", "as narrow as 3 %", "two ticks of 3 % together"),
    ],
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
        drawing_from_points([[(0.5, 0.5), (0.5, 0.5305)]]),
        drawing_from_points([[(0.5, 0.5), (0.5305, 0.5)]]),
        drawing_from_points([[(0.2, 0.2), (0.2, 0.216)], [(0.7, 0.7), (0.715, 0.7)]]),
        drawing_from_points([[(-3.0, -3.0), (4.0, 5.0), (9.0, -2.0)]]),
    ],
    ids=["a one", "a small one", "a dash", "two ticks", "a scribble off the canvas"],
)
def test_what_is_large_enough_is_read(drawing: Drawing) -> None:
    prediction = Recogniser(constant_model([50.0, *[0.0] * 9])).recognise(drawing)
    assert prediction.verdict is Verdict.DIGIT


def test_an_image_is_read_like_the_drawing_that_it_was_made_of() -> None:
    reader = Recogniser(catalogue_model("candle-cnn"))
    drawn, shown = reader.recognise(SEVEN), reader.recognise_image(drawing_to_image(SEVEN))
    np.testing.assert_array_equal(drawn.probabilities, shown.probabilities)
    np.testing.assert_array_equal(drawn.image, shown.image)


@pytest.mark.parametrize("ink", [0, 1, 12 * 255 - 1, 12 * 255])
def test_an_image_with_less_ink_than_twelve_white_pixels_is_nothing_drawn(ink: int) -> None:
    image = np.zeros(784, np.uint8)
    image[300 : 300 + ink // 255] = 255
    image[500] = ink % 255
    prediction = Recogniser(constant_model([9.0, *[0.0] * 9])).recognise_image(
        image.reshape(28, 28)
    )
    assert (prediction.verdict is Verdict.NOTHING) == (ink < 12 * 255)
    if prediction.verdict is Verdict.NOTHING:
        assert (prediction.label, prediction.second, prediction.digit_score) == (None, None, 0.0)
        assert prediction.classes == tuple("0123456789")
        assert prediction.probabilities.tolist() == [0.0] * 10
        assert prediction.reconstruction is None


def test_a_picture_of_one_colour_is_nothing_and_a_picture_is_named_by_its_class() -> None:
    reader = Recogniser(catalogue_model("cifar-cnn"))
    flat = np.full((3, 32, 32), 90, np.uint8)
    assert reader.recognise_image(flat).verdict is Verdict.NOTHING
    picture = np.random.default_rng(0).integers(0, 256, (3, 32, 32), dtype=np.uint8)
    prediction = reader.recognise_image(picture)
    assert prediction.label in reader.model.info.classes
    assert prediction.image.shape == (3, 32, 32)


def test_what_a_model_does_not_read_is_refused_with_a_reason() -> None:
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
    with pytest.raises(InkError, match="reads whole lines"):
        Recogniser(catalogue_model("line-reader")).recognise_image(np.zeros((32, 256), np.uint8))


@pytest.mark.parametrize(
    ("shape", "words"),
    [
        ((3, 20, 30), "a colour picture of 30×20"),
        ((20, 30), "a grey one of 30×20"),
        ((1, 20, 30), "a grey one of 30×20"),
        ((14, 56), "a grey one of 56×14"),  # as many pixels
        ((3, 28, 28), "a colour picture of 28×28"),
        ((2, 28, 28), r"an array of the shape \(2, 28, 28\)"),
        ((784,), r"an array of the shape \(784,\)"),
        ((1, 1, 28, 28), ""),
    ],
)
def test_an_image_of_another_shape_is_refused_with_its_size(
    shape: tuple[int, ...], words: str
) -> None:
    reader = Recogniser(constant_model([9.0, *[0.0] * 9]))
    image = np.full(shape, 255, np.uint8)
    if not words:  # its pixels lie as those of one image
        assert reader.recognise_image(image).image.shape == (28, 28)
        return
    with pytest.raises(InkError, match=f"reads digits of 28×28 pixels, but this is {words}"):
        reader.recognise_image(image)


def test_the_milliseconds_are_those_from_the_strokes_to_the_verdict(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reader = Recogniser(constant_model([9.0, *[0.0] * 9]))
    for drawing in (SEVEN, Drawing()):
        clock = iter((10.0, 10.25))
        monkeypatch.setattr(recogniser, "perf_counter", clock.__next__)
        assert reader.recognise(drawing).milliseconds == 250.0


def test_a_model_of_one_class_has_no_second() -> None:
    assert Recogniser(constant_model([1.0], classes=("0",))).recognise(SEVEN).second is None


@pytest.mark.parametrize(
    ("model", "is_for_digits"),
    [
        (constant_model([0.0] * 11), True),
        (constant_model([0.0] * 10, classes=tuple("abcdefghij")), False),
        (catalogue_model("digits-autoencoder"), False),
        (catalogue_model("cifar-fc"), False),
        (constant_model([0.0] * 10, preprocessing=RGB), False),
    ],
)
def test_what_needs_a_model_for_digits_takes_no_other(model: Model, is_for_digits: bool) -> None:
    if is_for_digits:
        require_digits(model.info)
    else:
        with pytest.raises(InkError, match="does not read digits"):
            require_digits(model.info)


@pytest.mark.parametrize("name", ["digits-autoencoder", "cifar-autoencoder"])
def test_an_autoencoder_reconstructs_its_input(name: str) -> None:
    reader = Recogniser(catalogue_model(name))
    shape = reader.model.info.architecture.input_shape
    image = np.random.default_rng(0).integers(0, 256, shape, dtype=np.uint8).squeeze()
    prediction = reader.recognise_image(image)
    assert prediction.reconstruction is not None
    assert prediction.reconstruction.shape == image.shape
    assert prediction.reconstruction.dtype == np.uint8
    assert (prediction.verdict, prediction.digit_score) == (Verdict.DIGIT, 1.0)
    assert prediction.classes == ()
    nothing = reader.recognise_image(np.zeros_like(image))
    assert nothing.verdict is Verdict.NOTHING
    assert nothing.reconstruction is not None
    assert nothing.reconstruction.tolist() == np.zeros_like(image).tolist()
    assert (nothing.classes, nothing.probabilities.size) == ((), 0)


def test_a_reconstruction_is_what_comes_out_in_grey_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = np.tile(np.float32([-0.5, 0.0, 0.25, 0.5, 1.0, 1.5, 0.001, 0.999]), 98)
    monkeypatch.setattr(Engine, "logits", lambda *_: levels[None])
    figures = ((0.1, 0.1, 0.3, 0.4), (0.6, 0.1, 0.9, 0.4))
    drawn = Recogniser(catalogue_model("digits-autoencoder")).recognise_image(
        drawing_to_image(SEVEN), figures
    )
    assert drawn.reconstruction is not None
    assert drawn.reconstruction.ravel()[:8].tolist() == [0, 0, 64, 128, 255, 255, 0, 255]
    assert (drawn.verdict, drawn.figures) == (Verdict.DIGIT, ())


def test_weights_beyond_all_bounds_are_reported_without_warnings() -> None:
    model = catalogue_model("candle-mlp")
    tensors = {name: values * np.float32(1e37) for name, values in model.tensors.items()}
    with pytest.raises(ModelFileError, match="gives no numbers"):
        Recogniser(Model(model.info, tensors)).recognise(SEVEN)


@pytest.mark.parametrize("rejects", [True, False])
def test_several_figures_in_a_picture_are_no_digit_whatever_the_plainest_is(rejects: bool) -> None:
    reader = Recogniser(constant_model([9.0] + [0.0] * 9 + [9.0] * rejects))
    image = drawing_to_image(SEVEN)
    assert reader.recognise_image(image).verdict is Verdict.DIGIT
    figures = ((0.1, 0.1, 0.3, 0.4), (0.6, 0.1, 0.9, 0.4))
    several = reader.recognise_image(image, figures)
    assert several.is_several
    assert several.figures == figures
    assert several.label == "0"
    assert with_thresholds(several, Calibration(reject_below=0.1)).is_several


def test_a_smear_far_away_makes_no_digit_surely_another_one() -> None:
    reader = Recogniser(open_model(resource("digitpad.safetensors")))
    chance = np.random.default_rng(3)
    misread = {"plain": 0, "smeared": 0}
    for drawing, truth in synthesis.labelled_drawings(3, 0, 250):
        left, top, right, bottom = drawing.bounds()
        size = max(right - left, bottom - top)
        start = chance.choice([left - 0.7 * size, right + 0.7 * size]), chance.uniform(top, bottom)
        smear = Stroke(np.linspace(start, start + chance.uniform(-0.1, 0.1, 2) * size, 4))
        smeared = Drawing((*drawing.strokes, smear))
        for how, drawn in (("plain", drawing), ("smeared", smeared)):
            read = reader.recognise(drawn)
            misread[how] += read.verdict is Verdict.DIGIT and read.label != str(truth)
    assert misread["smeared"] <= misread["plain"] + 1
