"""What networks see of photos does not change by accident.

Every model was trained and calibrated on what ``mnist/1`` made of pictures then, so whatever
changes that must be meant. ``seen.png`` shows it: a row for each photo, its image, its ink and the
picture without light and lines; ``made_photos.py`` writes it.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from made_photos import PHOTOS, SEEN, seen_of
from PIL import Image

from digitpad.preprocess.mnist import MNIST
from digitpad.preprocess.steps import InkProblem, PictureSteps

ROUNDING = 4
"""Levels; other processors and libraries may round otherwise."""


@cache
def steps_of(name: str) -> PictureSteps:
    return MNIST.from_picture(PHOTOS[name]).likeliest().steps


@pytest.mark.parametrize("name", PHOTOS)
def test_a_photo_is_seen_as_it_was_when_models_were_trained(name: str) -> None:
    with Image.open(SEEN) as sheet:
        rows = np.asarray(sheet, dtype=int).reshape(len(PHOTOS), 28, -1)
    was = rows[list(PHOTOS).index(name)]
    assert np.abs(seen_of(steps_of(name)) - was).max() <= ROUNDING


@pytest.mark.parametrize("name", PHOTOS)
def test_it_is_told_what_a_photo_shows(name: str) -> None:
    found = steps_of(name).found
    assert found is not None
    assert name == "blank" or found.is_light == (
        name in ("light on dark", "chalk", "cut out of the dark")
    )
    assert (found.problem is InkProblem.TOO_FAINT) == (name == "blank")
    figures = {"two": 2, "a column": 3, "blank": 0}
    assert len(found.figures) == figures.get(name, 1)
