"""Weights that travel: model files to and from candle, tch-rs, numpy and PyTorch.

``read_model`` and ``read_info`` are the door for window and command line; ``convert`` writes any
of them; ``precision_effect`` says what storing half the bits does to the accuracy; ``paired`` puts
two networks of digitpad into one. torch is loaded for ``.pt`` files and for measuring, inside
functions.
"""

from digitpad.convert.conversion import (
    Conversion,
    PrecisionEffect,
    Target,
    convert,
    precision_effect,
)
from digitpad.convert.pair import paired
from digitpad.modelfile.opening import is_archive, needs_torch, read_info, read_model

__all__ = [
    "Conversion",
    "PrecisionEffect",
    "Target",
    "convert",
    "is_archive",
    "needs_torch",
    "paired",
    "precision_effect",
    "read_info",
    "read_model",
]
