"""Weights that travel: model files to and from candle, tch-rs, numpy and PyTorch.

``convert`` reads any of them and writes any of them; ``precision_effect`` says what storing half
the bits does to the accuracy. torch is loaded for ``.pt`` files and for measuring, inside
functions.
"""

from digitpad.convert.conversion import (
    Conversion,
    PrecisionEffect,
    Target,
    convert,
    precision_effect,
)
from digitpad.convert.foreign import read_model

__all__ = [
    "Conversion",
    "PrecisionEffect",
    "Target",
    "convert",
    "precision_effect",
    "read_model",
]
