"""A number box for learning rates, with the steps 1, 2, 5, 10 at any magnitude."""

from __future__ import annotations

import math
import sys
from typing import Final

from PySide6.QtWidgets import QWidget

from digitpad.gui.widgets.number_spin import DecimalSpin

SMALLEST: Final = sys.float_info.min
LARGEST: Final = sys.float_info.max
MOST_DECIMALS: Final = 323
STEPS: Final = (1, 2, 5)


class RateSpin(DecimalSpin):
    """Any number above 0 that a float can hold; diverging rates may be tried, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt rounds every value to this many decimals, which suffices for the smallest one.
        self.setDecimals(MOST_DECIMALS)
        self.setRange(SMALLEST, LARGEST)

    def why_not(self, text: str, number: float) -> str:
        is_above_0 = number >= 0 and any(one in "123456789" for one in text.lower().split("e")[0])
        if is_above_0 or number > self.maximum():
            return super().why_not(text, number)
        return self.tr("It must be above 0, which {text} is not")

    # Override of Qt

    def stepBy(self, steps: int) -> None:
        value = self.value()
        for _ in range(abs(steps)):
            value = neighbour(value, upwards=steps > 0)
        self.setValue(value)
        self.selectAll()


def neighbour(value: float, *, upwards: bool) -> float:
    """Return the next 1, 2 or 5 times a power of ten above or below ``value``."""
    exponent = math.floor(math.log10(value) + 1e-9)
    ladder = [
        float(f"{step}e{power}")
        for power in (exponent - 1, exponent, exponent + 1)
        for step in STEPS
    ]
    if upwards:
        return min(next((step for step in ladder if step / (1 + 1e-6) > value), LARGEST), LARGEST)
    return max(max((step for step in ladder if step < value * (1 - 1e-6)), default=0.0), SMALLEST)
