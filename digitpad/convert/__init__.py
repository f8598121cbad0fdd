"""Weights that travel: model files to and from candle, tch-rs, numpy and PyTorch.

``convert`` writes any of them; ``precision_effect`` says what storing half the bits does to the
accuracy; ``ensemble`` puts two networks of digitpad into one. torch is loaded for ``.pt`` files and
for measuring, inside functions.
"""

from digitpad.convert.conversion import (
    Conversion,
    PrecisionEffect,
    Target,
    convert,
    precision_effect,
)
from digitpad.convert.ensemble import ensemble

__all__ = [
    "Conversion",
    "PrecisionEffect",
    "Target",
    "convert",
    "ensemble",
    "precision_effect",
]
