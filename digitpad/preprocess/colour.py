"""The preprocessing ``rgb/1``, for networks that read small colour pictures.

The central square of a picture, averaged down to 32×32, in RGB. A picture of that size is
unchanged.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from digitpad.ink.normalise import IMAGE_SIZE
from digitpad.preprocess.preprocessing import PreparedPicture, Preprocessing
from digitpad.preprocess.steps import Pixels
from digitpad.words import QT_TRANSLATE_NOOP

SIDE: Final = 32


def picture_to_colour(picture: Pixels) -> Pixels:
    """Convert a picture to the input of ``rgb/1`` networks.

    ``picture``: uint8 (h, w, 3), or (h, w) for a grey one. Returns uint8 (3, 32, 32). Raises
    ``ValueError`` for other shapes.
    """
    if picture.size == 0 or picture.ndim not in (2, 3):
        raise ValueError(f"a picture has shape (h, w) or (h, w, 3), not {picture.shape}")
    image = Image.fromarray(np.ascontiguousarray(picture)).convert("RGB")
    side = min(image.size)
    left, top = (image.width - side) // 2, (image.height - side) // 2
    square = (left, top, left + side, top + side)
    # BOX averages when it reduces, but only repeats pixels when it enlarges.
    how = Image.Resampling.BOX if side >= SIDE else Image.Resampling.BICUBIC
    small = image if image.size == (SIDE, SIDE) else image.resize((SIDE, SIDE), how, box=square)
    return np.ascontiguousarray(np.asarray(small).transpose(2, 0, 1))


def is_grey_digit(picture: Pixels) -> bool:
    """Return whether a picture has MNIST's size and no colour."""
    size = (IMAGE_SIZE, IMAGE_SIZE, 3)
    return picture.shape == size and bool((picture == picture[..., :1]).all())


RGB: Final = Preprocessing(
    name="rgb/1",
    input_shape=(3, SIDE, SIDE),
    reads=QT_TRANSLATE_NOOP("models", "colour pictures"),
    from_picture=lambda picture: PreparedPicture.alone(picture_to_colour(picture)),
    from_drawing=None,
    is_foreign=is_grey_digit,
    refusal=QT_TRANSLATE_NOOP(
        "errors",
        "{name} is a grey image of 28×28 pixels, as models for digits read it, but this model "
        "reads colour pictures. Choose a model for digits, or another picture.",
    ),
)
