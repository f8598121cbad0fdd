"""The preprocessings ``line/1`` and ``whole-line/1``: a line of writing, by parts and as a whole.

The first is a part of a line and what stands around it, the second all of it. ``lines/line.py``
makes both of lines; a single picture counts as a sign that stands alone.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from digitpad.models.architecture import LINE_INPUT, SIGN_INPUT
from digitpad.picture.steps import Pixels
from digitpad.preprocess.preprocessing import Preprocessing, Seen
from digitpad.words import QT_TRANSLATE_NOOP

WHY: Final = QT_TRANSLATE_NOOP(
    "errors",
    "{name} cannot be read by a network for the signs of numbers alone: it works beside one for "
    "digits. Choose a model for digits, and write numbers on the writing line.",
)


def _alone(shape: tuple[int, int, int], picture: Pixels) -> Seen:
    """Return a picture as a sign that stands alone, at the left."""
    from digitpad.picture.digit import picture_to_image

    image = picture_to_image(picture)
    around = (shape[1] - len(image)) // 2
    seen = np.zeros(shape, dtype=np.uint8)
    seen[0, around:-around, around : around + image.shape[1]] = image
    return Seen(seen)


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
