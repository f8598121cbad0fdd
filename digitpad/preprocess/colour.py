"""The preprocessing contract ``rgb/1``: what a network for small colour pictures sees.

The middle square of a picture, averaged down to 32×32, red, green, blue. A picture of that size
already passes unchanged. The name travels with the weights, as ``mnist/1`` does.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image

NAME: Final = "rgb/1"
SIDE: Final = 32


def picture_to_colour(picture: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """Bring a picture to what ``rgb/1`` networks see.

    ``picture``: uint8 (h, w, 3), or (h, w) for a grey one. Returns uint8 (3, 32, 32).
    Raises ``ValueError`` for other shapes.
    """
    if picture.size == 0 or picture.ndim not in (2, 3):
        raise ValueError(f"a picture has shape (h, w) or (h, w, 3), not {picture.shape}")
    image = Image.fromarray(np.ascontiguousarray(picture)).convert("RGB")
    side = min(image.size)
    left, top = (image.width - side) // 2, (image.height - side) // 2
    square = (left, top, left + side, top + side)
    # BOX averages when reducing; enlarging with it would only repeat pixels.
    how = Image.Resampling.BOX if side >= SIDE else Image.Resampling.BICUBIC
    small = image if image.size == (SIDE, SIDE) else image.resize((SIDE, SIDE), how, box=square)
    return np.ascontiguousarray(np.asarray(small).transpose(2, 0, 1))
