"""A number box for rates: steps 1, 2, 5, 10 at any size, shown without trailing zeros."""

from __future__ import annotations

import math
import sys
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

SMALLEST: Final = sys.float_info.min
LARGEST: Final = sys.float_info.max
MOST_DECIMALS: Final = 323
STEPS: Final = (1, 2, 5)


class RateSpin(QDoubleSpinBox):
    """Any number above 0 that a float can hold; one that explodes may be tried, too.

    Signal: ``refused`` (why what was typed does not count, in words; the value stays).
    """

    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt rounds every value to so many decimals: these are enough for the smallest one.
        self.setDecimals(MOST_DECIMALS)
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
        # Anything may be typed: a key that does nothing would tell nobody why.
        number = parsed(text, self)
        is_rate = number is not None and self.minimum() <= number <= self.maximum()
        state = QValidator.State.Acceptable if is_rate else QValidator.State.Intermediate
        return state, text, position

    def fixup(self, text: str) -> str:
        self.refused.emit(self._why_not(text))
        return text

    def _why_not(self, text: str) -> str:
        number = parsed(text, self)
        if number is None:
            why = self.tr("“{text}” is not a number")
        elif number > self.maximum():
            why = self.tr("{text} is too large")
        elif number < 0 or not any(letter in "123456789" for letter in text.lower().split("e")[0]):
            why = self.tr("It must be above 0, which {text} is not")
        else:
            why = self.tr("{text} is too small")
        stays = self.tr("{why}; it stays {value}.")
        return stays.format(
            why=why.format(text=text.strip()), value=self.textFromValue(self.value())
        )


def neighbour(value: float, *, upwards: bool) -> float:
    """Return the next of 1, 2, 5, 10, … times a power of ten above or below ``value``."""
    exponent = math.floor(math.log10(value) + 1e-9)
    ladder = [
        float(f"{step}e{power}")
        for power in (exponent - 1, exponent, exponent + 1)
        for step in STEPS
    ]
    if upwards:
        return min(next((step for step in ladder if step / (1 + 1e-6) > value), LARGEST), LARGEST)
    return max(max((step for step in ladder if step < value * (1 - 1e-6)), default=0.0), SMALLEST)


def parsed(text: str, spin: QDoubleSpinBox) -> float | None:
    """Return the number in the user's or in the plain notation, None where there is none."""
    # "nan" and "inf" are words; "1e400" is a number, if one that no float can hold.
    if not any(letter.isdigit() for letter in text):
        return None
    number, is_number = spin.locale().toDouble(text.strip())
    if is_number:
        return float(number)
    try:
        return float(text.strip().replace(",", "."))
    except ValueError:
        return None
