"""Every preprocessing keeps what it says of itself, and costs nothing until it is used."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from fresh import printed

import digitpad
from digitpad.errors import InkError
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.preprocess.preprocessing import Preprocessing
from digitpad.preprocess.registry import PREPROCESSINGS, preprocessing_for
from digitpad.preprocess.strokes import INK

every = pytest.mark.parametrize("one", PREPROCESSINGS.values(), ids=PREPROCESSINGS)


@every
def test_a_picture_becomes_an_image_of_the_shape_that_it_says_or_is_refused_in_words(
    one: Preprocessing,
) -> None:
    picture = np.random.default_rng(0).integers(0, 256, (90, 120, 3), np.uint8)
    if one is INK:
        with pytest.raises(InkError, match=r"a\.png is a picture"):
            one.check(picture, "a.png")
        with pytest.raises(InkError, match="is a picture"):
            one.from_picture(picture)
        return
    image = one.from_picture(picture).likeliest().image
    assert image.dtype == np.uint8
    assert (image if image.ndim == 3 else image[None]).shape == one.input_shape


@pytest.mark.parametrize("name", ["line/1", "whole-line/1"])
def test_a_picture_stands_alone_at_the_left_of_a_line(name: str) -> None:
    digit = drawing_to_image(synthesis.drawing(5, seed=2))
    image = next(iter(PREPROCESSINGS[name].from_picture(digit)))[0].image
    assert image[0].sum() == digit.sum()
    np.testing.assert_array_equal(image[0, 2:30, 2:30], digit)
    assert not image[1:].any()


@every
def test_a_drawing_becomes_such_an_image_or_is_refused_in_words(one: Preprocessing) -> None:
    drawing = synthesis.drawing(5, seed=2)
    if one.from_drawing is None:
        with pytest.raises(InkError, match=rf"a\.inkml holds pen strokes.*{one.reads}"):
            one.require_drawings("a.inkml")
    else:
        image = one.require_drawings("a.inkml")(drawing)
        assert image.reshape(one.input_shape).shape[1:] == image.shape[-2:]


@every
def test_a_network_without_metadata_gets_the_preprocessing_of_its_shape(
    one: Preprocessing,
) -> None:
    assert preprocessing_for(one.input_shape) is one


def test_the_registry_loads_nothing_that_only_photos_need() -> None:
    code = (
        "import sys, digitpad.preprocess.registry\n"
        "later = {'cv2', 'digitpad.preprocess.digit', 'digitpad.preprocess.light'}\n"
        "sys.exit(later & {*sys.modules} != set())"
    )
    printed(code)


@pytest.mark.parametrize("name", PREPROCESSINGS)
def test_the_name_of_a_preprocessing_stands_in_one_place(name: str) -> None:
    modules = Path(digitpad.__file__).parent.rglob("*.py")
    assert sum(path.read_text("utf-8").count(f'"{name}"') for path in modules) == 1
