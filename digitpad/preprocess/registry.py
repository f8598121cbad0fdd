"""The table of preprocessings. A new one is a module of its own and an entry here."""

from __future__ import annotations

from typing import Final

from digitpad.preprocess.colour import RGB
from digitpad.preprocess.line import LINE, WHOLE_LINE
from digitpad.preprocess.mnist import MNIST
from digitpad.preprocess.preprocessing import Preprocessing
from digitpad.preprocess.strokes import INK

PREPROCESSINGS: Final = {row.name: row for row in (MNIST, INK, RGB, LINE, WHOLE_LINE)}


def preprocessing_for(input_shape: tuple[int, ...]) -> Preprocessing:
    """Return the default preprocessing of a network with this input shape."""
    fitting = (row for row in PREPROCESSINGS.values() if row.input_shape == input_shape)
    return next(fitting, MNIST)
