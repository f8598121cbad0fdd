"""The preprocessings ``line/1`` and ``whole-line/1``: parts of a line of writing, and all of it.

The input of the first is a part of a line with its context, that of the second the whole line.
``numbers/line.py`` makes both from lines; a single picture counts as an isolated sign.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from digitpad.models.architecture import LINE_INPUT, SIGN_INPUT
from digitpad.preprocess.preprocessing import PreparedPicture, Preprocessing
from digitpad.preprocess.steps import Pixels
from digitpad.words import QT_TRANSLATE_NOOP

WHY: Final = QT_TRANSLATE_NOOP(
    "errors",
    "{name} cannot be read by a network for the signs of numbers alone: it works beside one for "
    "digits. Choose a model for digits, and write numbers on the writing line.",
)


def _alone(shape: tuple[int, int, int], picture: Pixels) -> PreparedPicture:
    """Return a picture as an isolated sign, at the left."""
    # Imported here to open the first window sooner.
    from digitpad.preprocess.mnist import MNIST

    image = MNIST.from_picture(picture).likeliest().image
    around = (shape[1] - len(image)) // 2
    seen = np.zeros(shape, dtype=np.uint8)
    seen[0, around:-around, around : around + image.shape[1]] = image
    return PreparedPicture.alone(seen)


def _preprocessing(name: str, shape: tuple[int, int, int]) -> Preprocessing:
    return Preprocessing(
        name=name,
        input_shape=shape,
        reads=QT_TRANSLATE_NOOP("models", "the signs of numbers"),
        from_picture=partial(_alone, shape),
        from_drawing=None,
        is_foreign=lambda _: True,
        refusal=WHY,
        on_lines=True,
    )


LINE: Final = _preprocessing("line/1", SIGN_INPUT)
WHOLE_LINE: Final = _preprocessing("whole-line/1", LINE_INPUT)
