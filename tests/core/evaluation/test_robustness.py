"""What a model bears is measured; one drawing is read along a change."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

import numpy as np
import pytest
from fresh import printed
from made_models import blank

from digitpad.errors import ConfigError, DatasetError, InkError
from digitpad.evaluation.changes import RANGES, drawing_changed, images_changed
from digitpad.evaluation.robustness import _images_changed, along, measure_robustness
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model
from digitpad.recognise.prediction import Verdict
from digitpad.recognise.recogniser import Recogniser

DRAWINGS = [synthesis.drawing(number % 10, seed=number) for number in range(40)]
LABELS = np.arange(40) % 10


def model_of(name: str, **tensors: np.ndarray) -> Model:
    model = blank(name, name="test")
    return replace(model, tensors=model.tensors | tensors)


@pytest.fixture(scope="module")
def templates() -> Model:
    """A linear model that has learnt the drawings by heart, and nothing else."""
    images = np.stack([drawing_to_image(drawing) for drawing in DRAWINGS]) / 255
    flat = np.hstack([images.reshape(40, -1), np.ones((40, 1))])
    wanted = np.where(LABELS[:, None] == np.arange(10), 1.0, -1.0)
    solved = np.linalg.lstsq(flat, wanted, rcond=None)[0].astype(np.float32)
    return model_of("candle-linear", weight=solved[:-1].T.copy(), bias=solved[-1])


@pytest.fixture(scope="module")
def right_half() -> Model:
    """A linear model that reads "1" where most of the ink is on the right, else "0"."""
    weight = np.zeros((10, 28, 28), np.float32)
    weight[1] = np.linspace(-13.5, 13.5, 28)[None, :]
    bias = np.full(10, -1e4, np.float32)
    # The centre of mass of what is not moved is half a pixel right of the middle.
    bias[0], bias[1] = 0, 0
    return model_of("candle-linear", weight=weight.reshape(10, -1), bias=bias)


def test_strokes_are_measured_at_every_amount_of_every_change(templates: Model) -> None:
    rows = list(measure_robustness(templates, DRAWINGS, LABELS))
    assert [(row.change, row.amount) for row in rows] == [
        (change, amount) for change, tried in RANGES.items() for amount in tried.amounts
    ]
    assert {row.n for row in rows} == {40}
    for change, group in groupby(rows, key=lambda row: row.change):
        accuracy = {row.amount: row.accuracy for row in group}
        assert accuracy.pop(RANGES[change].identity) == 1
        # Learnt by heart, they are read as long as the lines lie where they were.
        stays = change in {"pen width", "noise"}
        assert (min(accuracy.values()) >= 0.95) == stays, change


def test_images_are_measured_as_they_are_changed(templates: Model) -> None:
    images = np.stack([drawing_to_image(drawing) for drawing in DRAWINGS])[:, None]
    of_images = {
        (row.change, row.amount): row for row in measure_robustness(templates, images, LABELS)
    }
    of_ink = {
        (row.change, row.amount): row for row in measure_robustness(templates, DRAWINGS, LABELS)
    }
    assert of_images.keys() == of_ink.keys()
    # Whole pixels and noise are the same for both; the others are not drawn but resampled.
    same = {key for key, row in of_ink.items() if row == of_images[key]}
    assert {key for key in of_ink if key[0] in {"shift", "noise"}} <= same
    assert same != of_ink.keys()


def test_shifts_go_in_all_four_directions_in_turn(right_half: Model) -> None:
    drawings = [drawing_from_points([[(0.5, 0.2), (0.5, 0.8)]])] * 40
    rows = measure_robustness(right_half, drawings, np.ones(40, int))
    shifted = {row.amount: row.accuracy for row in rows if row.change == "shift"}
    # A quarter goes to the left of the middle.
    assert shifted == {0: 1.0, 1: 0.75, 2: 0.75, 3: 0.75, 4: 0.75}


def test_only_shifts_are_made_by_turns() -> None:
    images = np.stack([drawing_to_image(drawing) for drawing in DRAWINGS[:8]])[:, None]
    for change, amount in (("noise", 0.1), ("rotation", 10), ("slant", 10)):
        changed = images_changed(images, change, amount)
        assert np.array_equal(_images_changed(images, change, amount), changed)
    shifted = _images_changed(images, "shift", 2)
    for place, image in enumerate(images):
        alone = images_changed(image[None], "shift", 2, direction=place % 4)
        assert np.array_equal(shifted[place], alone[0])


def test_colour_pictures_have_no_pen_width() -> None:
    model = model_of("cifar-cnn")
    images = np.random.default_rng(0).integers(0, 256, (8, 3, 32, 32), np.uint8)
    changes = {row.change for row in measure_robustness(model, images, np.zeros(8, int))}
    assert changes == RANGES.keys() - {"pen width"}


def test_what_is_none_of_the_classes_is_left_out(templates: Model) -> None:
    labels = LABELS.copy()
    labels[5:20], labels[20:] = -1, 10
    assert next(measure_robustness(templates, DRAWINGS, labels)).n == 5
    with pytest.raises(DatasetError, match="None of the 40"):
        measure_robustness(templates, DRAWINGS, np.full(40, -1))


def test_models_and_images_that_do_not_go_together_are_refused(templates: Model) -> None:
    pictures = np.zeros((4, 3, 32, 32), np.uint8)
    with pytest.raises(DatasetError, match=r"\(1, 28, 28\)"):
        measure_robustness(templates, pictures, np.zeros(4, int))
    with pytest.raises(InkError, match="colour pictures"):
        measure_robustness(model_of("cifar-cnn"), DRAWINGS, LABELS)
    with pytest.raises(ConfigError, match="no accuracy"):
        measure_robustness(model_of("digits-autoencoder"), DRAWINGS, LABELS)


def test_a_drawing_is_read_along_a_change(right_half: Model) -> None:
    recogniser = Recogniser(right_half)
    line = drawing_from_points([[(0.5, 0.2), (0.5, 0.8)]])
    amounts = [-3.0, -1.5, 0.0, 1.5, 3.0]
    found = list(along(recogniser, line, "shift", amounts))
    assert [one.label for one in found] == ["0", "0", "1", "1", "1"]
    for one, amount in zip(found, amounts, strict=True):
        assert np.array_equal(one.image, drawing_changed(line, "shift", amount))


def test_in_the_middle_of_the_way_is_the_reading_itself(templates: Model) -> None:
    recogniser = Recogniser(templates)
    plain = recogniser.recognise(DRAWINGS[3])
    for change, tried in RANGES.items():
        found = list(along(recogniser, DRAWINGS[3], change, tried.amounts))
        assert len(found) == len(tried.amounts)
        middle = found[tried.amounts.index(tried.identity)]
        assert np.array_equal(middle.probabilities, plain.probabilities)
        assert not np.array_equal(found[-1].probabilities, plain.probabilities)


@pytest.mark.parametrize("drawing", [Drawing(), drawing_from_points([[(0.5, 0.5), (0.52, 0.52)]])])
def test_nothing_drawn_stays_nothing_whatever_is_done_to_it(
    templates: Model, drawing: Drawing
) -> None:
    recogniser = Recogniser(templates)
    for change, tried in RANGES.items():
        found = list(along(recogniser, drawing, change, tried.amounts))
        assert {one.verdict for one in found} == {Verdict.NOTHING}


def test_strokes_are_refused_by_a_model_for_colour_pictures_and_pictures_are_read() -> None:
    recogniser = Recogniser(model_of("cifar-cnn"))
    with pytest.raises(InkError, match="not drawings"):
        next(along(recogniser, DRAWINGS[3], "rotation", [10]))
    picture = np.random.default_rng(0).integers(0, 256, (3, 32, 32), np.uint8)
    found = list(along(recogniser, picture, "rotation", [0, 10]))
    assert np.array_equal(found[0].image, picture)
    assert found[1].image.shape == picture.shape
    assert not np.array_equal(found[1].image, picture)


def test_reading_one_drawing_needs_no_torch() -> None:
    code = (
        "import sys; from digitpad.handwriting import synthesis;"
        "from digitpad.evaluation.robustness import _images_changed, along;"
        "from digitpad.recognise.recogniser import Recogniser;"
        "from digitpad.modelfile import Model, new_info; import numpy as np;"
        "from digitpad.models.catalogue import architecture as of; made = of('candle-linear');"
        "zeros = {name: np.zeros(s, np.float32) for name, s in made.tensors().items()};"
        "found = list(along(Recogniser(Model(new_info(made), zeros)), synthesis.drawing(3, seed=1),"
        "'slant', [10, 20])); sys.exit('torch' in sys.modules or len(found) != 2)"
    )
    printed(code)
