"""What lies on the canvas: a drawing, or a picture that somebody opened, pasted or dropped.

May import: numpy, ``ink.drawing``; no Qt, so that a page may cross to the reading thread.
Tests: ``tests/gui/test_canvas.py``.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from digitpad.ink.drawing import Drawing

Pixels = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """A picture of a digit: ``pixels`` uint8 (height, width, 3), red, green, blue."""

    pixels: Pixels
    name: str


Page = Drawing | Picture


def is_blank(page: Page) -> bool:
    """Return whether there is nothing on the page."""
    return isinstance(page, Drawing) and page.is_empty
