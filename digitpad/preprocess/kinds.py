"""Which of the two small formats a picture plainly has: a CIFAR picture, or an MNIST image.

A network for digits reads anything that could be a digit on paper, and one for colour pictures
any picture; but what comes in exactly the size of the other kind, and looks like it, was given to
the wrong model, and is better refused than read as nonsense.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.preprocess import colour, normalise

Picture = npt.NDArray[np.uint8]

MAX_TINT: Final = 0.02
"""How far the parts of red and blue in a pixel may be from the paper's and count as paper."""
MAX_INK: Final = 0.25
"""More of a digit's picture is not ink."""
MAX_OFF_LINE: Final = 4.0
"""Grey levels; paper and one ink, lit from a side, lie nearly on one line of colours."""


def require_kind(picture: Picture, preprocessing: str, name: str) -> None:
    """Raise ``InkError`` where a picture plainly is for the other kind of model.

    ``picture``: uint8 (h, w, 3). ``name`` is what the message calls it. Of CIFAR-10's 10,000 test
    pictures 86 % are refused for digits; the others have too little colour to be told for sure.
    """
    if preprocessing == normalise.NAME and is_small_photograph(picture):
        raise InkError(
            f"{name} is a colour photograph of 32×32 pixels, but the model reads digits. Choose "
            "a model for colour pictures, or a picture of a digit."
        )
    if preprocessing == colour.NAME and is_grey_digit(picture):
        raise InkError(
            f"{name} is a grey image of 28×28 pixels, as models for digits read it, but this "
            "model reads colour pictures. Choose a model for digits, or another picture."
        )


def is_small_photograph(picture: Picture) -> bool:
    """Return whether a picture has CIFAR's size and more colours than ink on paper."""
    if picture.shape != (colour.SIDE, colour.SIDE, 3):
        return False
    # A little light is added, because dark pixels have no hue to speak of.
    pixels = picture.reshape(-1, 3).astype(np.float64) + 8.0
    tints = pixels[:, [0, 2]] / pixels.sum(axis=1, keepdims=True)
    is_tinted = np.abs(tints - np.median(tints, axis=0)).max(axis=1) > MAX_TINT
    spreads = np.linalg.eigvalsh(np.cov(pixels.T))
    return bool(is_tinted.mean() > MAX_INK and spreads[1] > MAX_OFF_LINE**2)


def is_grey_digit(picture: Picture) -> bool:
    """Return whether a picture has MNIST's size and no colour."""
    size = (normalise.IMAGE_SIZE, normalise.IMAGE_SIZE, 3)
    return picture.shape == size and bool((picture == picture[..., :1]).all())
