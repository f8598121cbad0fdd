"""What lies on the canvas: a drawing, or a picture that somebody opened, pasted or dropped."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from digitpad.ink.drawing import Drawing

Pixels = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """A picture: ``pixels`` uint8 (height, width, 3), red, green, blue.

    One of a data set's test pictures has a ``number``, from 0, and its ``truth``: what it shows.
    """

    pixels: Pixels
    name: str
    number: int | None = None
    truth: str = ""


Page = Drawing | Picture


def is_blank(page: Page | None) -> bool:
    """Return whether there is nothing on the page, or no page at all."""
    return page is None or (isinstance(page, Drawing) and page.is_empty)
