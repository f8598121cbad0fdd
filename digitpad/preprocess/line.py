"""The preprocessing ``line/1``: a part of a line of writing, and what stands around it.

``numbers/line.py`` makes it of whole lines; a single picture counts as a sign that stands alone.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from digitpad.models.architecture import SIGN_INPUT
from digitpad.preprocess.preprocessing import Pixels, Preprocessing, Seen

WHY: Final = (
    "cannot be read by a network for the signs of numbers alone: it works beside one for digits. "
    "Choose a model for digits, and write numbers on the writing line."
)


def _from_picture(picture: Pixels) -> Seen:
    """Return a picture as a sign that stands alone."""
    from digitpad.preprocess.photo.paper import picture_to_image

    image = picture_to_image(picture)
    around = (SIGN_INPUT[1] - len(image)) // 2
    seen = np.zeros(SIGN_INPUT, dtype=np.uint8)
    seen[0, around:-around, around:-around] = image
    return Seen(seen)


LINE: Final = Preprocessing(
    name="line/1",
    input_shape=SIGN_INPUT,
    reads="the signs of numbers",
    from_picture=_from_picture,
    from_drawing=None,
    refusal=lambda _: WHY,
)
