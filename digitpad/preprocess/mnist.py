"""The preprocessing ``mnist/1``: strokes by ``ink.normalise``, photos of paper by ``digit``."""

from __future__ import annotations

from typing import Final

import numpy as np

from digitpad.ink.normalise import IMAGE_SIZE, drawing_to_image
from digitpad.preprocess.preprocessing import PictureCandidate, PreparedPicture, Preprocessing
from digitpad.preprocess.steps import Pixels
from digitpad.words import QT_TRANSLATE_NOOP

PHOTOGRAPH_SIDE: Final = 32
"""Side of CIFAR's pictures, which are given to models for digits by mistake."""
MAX_TINT: Final = 0.02
"""Largest distance of a pixel from the paper's shares of red and blue to count as paper."""
MAX_INK: Final = 0.25
"""Largest share of ink in a picture of a digit."""
MAX_OFF_LINE: Final = 4.0
"""Grey levels; paper and a single ink under uneven light lie nearly on a line in colour space."""


def is_small_photograph(picture: Pixels) -> bool:
    """Return whether a picture has CIFAR's size and more colours than ink on paper.

    This holds for 86 % of CIFAR-10's 10,000 test pictures; the others have too little colour to be
    certain.
    """
    if picture.shape != (PHOTOGRAPH_SIDE, PHOTOGRAPH_SIDE, 3):
        return False
    # Adds a little light, because the hue of dark pixels is undefined.
    pixels = picture.reshape(-1, 3).astype(np.float64) + 8.0
    tints = pixels[:, [0, 2]] / pixels.sum(axis=1, keepdims=True)
    is_tinted = np.abs(tints - np.median(tints, axis=0)).max(axis=1) > MAX_TINT
    spreads = np.linalg.eigvalsh(np.cov(pixels.T))
    return bool(is_tinted.mean() > MAX_INK and spreads[1] > MAX_OFF_LINE**2)


def _from_picture(picture: Pixels) -> PreparedPicture:
    # Imported with the first photo, as nothing else needs it.
    from digitpad.preprocess.digit import rounds

    return PreparedPicture(
        tuple(PictureCandidate(steps.image28, steps) for steps in candidates)
        for candidates in rounds(picture)
    )


MNIST: Final = Preprocessing(
    name="mnist/1",
    input_shape=(1, IMAGE_SIZE, IMAGE_SIZE),
    reads=QT_TRANSLATE_NOOP("models", "digits"),
    from_picture=_from_picture,
    from_drawing=drawing_to_image,
    is_foreign=is_small_photograph,
    refusal=QT_TRANSLATE_NOOP(
        "errors",
        "{name} is a colour photograph of 32×32 pixels, but the model reads digits. Choose a model "
        "for colour pictures, or a picture of a digit.",
    ),
)
