"""A number box for what Qt's takes only with the separator of one language, and only so exactly."""

from __future__ import annotations

import sys
from bisect import bisect_left, bisect_right
from typing import Final

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from digitpad.gui.language import number

DIGITS_SHOWN: Final = 6
MOST_DECIMALS: Final = 323
"""Qt rounds every value to its decimals; so many suffice for the smallest one."""
LADDER: Final = [float(f"{step}e{power}") for power in range(-12, 7) for step in (1, 2, 5)]


class RateSpin(QDoubleSpinBox):
    """A box for learning rates: any number above 0, in steps of 1, 2, 5, 10 at any magnitude.

    It is typed with a point or a comma, also as “1e-3”, and shown without trailing zeros. What is
    no number above 0 can be typed, and the value stays.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(MOST_DECIMALS)
        self.setRange(sys.float_info.min, sys.float_info.max)

    def _parsed(self, text: str) -> float | None:
        try:
            return float(text.replace(",", ".").replace("٫", "."))
        except ValueError:
            return None

    # Overrides of Qt

    def textFromValue(self, value: float) -> str:
        return number(value, f".{DIGITS_SHOWN}g")

    def valueFromText(self, text: str) -> float:
        parsed = self._parsed(text)
        return self.value() if parsed is None else parsed

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        parsed = self._parsed(text)
        is_valid = parsed is not None and self.minimum() <= parsed <= self.maximum()
        state = QValidator.State.Acceptable if is_valid else QValidator.State.Intermediate
        return state, text, position

    def stepBy(self, steps: int) -> None:
        up = bisect_right(LADDER, self.value() * (1 + 1e-6)) - 1 + steps
        down = bisect_left(LADDER, self.value() * (1 - 1e-6)) + steps
        self.setValue(LADDER[min(max(up if steps > 0 else down, 0), len(LADDER) - 1)])
        self.selectAll()
