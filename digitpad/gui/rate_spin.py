"""A number box for learning rates: steps 1, 2, 5, 10 at any size, shown without trailing zeros.

May import: PySide6. Tests: ``tests/gui/test_training_form.py``.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

SMALLEST: Final = 1e-9
LARGEST: Final = 1e6
STEPS: Final = (1.0, 2.0, 5.0)


class RateSpin(QDoubleSpinBox):
    """A number above 0 over fifteen orders of magnitude."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(12)
        self.setRange(SMALLEST, LARGEST)

    # Qt's names

    def stepBy(self, steps: int) -> None:
        value = self.value()
        for _ in range(abs(steps)):
            value = neighbour(value, upwards=steps > 0)
        self.setValue(value)
        self.selectAll()

    def textFromValue(self, value: float) -> str:
        text = self.locale().toString(value, "g", 6)
        return text if abs(value) >= 1e-4 or value == 0 else f"{value:.6g}"

    def valueFromText(self, text: str) -> float:
        number = parsed(text, self)
        return self.value() if number is None else number

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        number = parsed(text, self)
        if number is None:
            # "1e" and "0." are on their way to a number.
            plain = text.strip().lower().replace(",", ".")
            is_begun = all(letter in "0123456789.e+-" for letter in plain)
            state = QValidator.State.Intermediate if is_begun else QValidator.State.Invalid
        elif SMALLEST <= number <= LARGEST:
            state = QValidator.State.Acceptable
        else:
            state = QValidator.State.Intermediate
        return state, text, position


def neighbour(value: float, *, upwards: bool) -> float:
    """Return the next of 1, 2, 5, 10, … times a power of ten above or below ``value``."""
    exponent = math.floor(math.log10(value) + 1e-9)
    ladder = [
        step * 10.0**power for power in (exponent - 1, exponent, exponent + 1) for step in STEPS
    ]
    if upwards:
        return float(f"{next(step for step in ladder if step > value * (1 + 1e-6)):.6g}")
    return float(f"{max(step for step in ladder if step < value * (1 - 1e-6)):.6g}")


def parsed(text: str, spin: QDoubleSpinBox) -> float | None:
    """Return the number in the user's or in the plain notation, None where there is none."""
    number, is_number = spin.locale().toDouble(text.strip())
    if is_number:
        return float(number)
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        return None
    return value if math.isfinite(value) else None
