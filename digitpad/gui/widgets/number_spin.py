"""Number boxes that accept numbers as people write them, in the format of the window's texts.

They format numbers like the texts around them (``gui.language``). Qt's own skip characters that
they do not expect: they turn a typed 1.5 into 15.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox, QWidget

from digitpad.gui.language import number

SEPARATORS: Final = str.maketrans(",٫", "..")
GROUPED: Final = re.compile(r"[1-9][0-9]{0,2}(,[0-9]{3})+")
"""Digits in groups of three, which are ambiguous: the comma may be a decimal comma."""
DECIMALS: Final = 6
State = QValidator.State


def parsed_number(text: str) -> float | None:
    """Parse a number with a decimal point or comma; None if it is not one.

    Any digits are accepted. Grouped thousands are not, since their separator may be a decimal
    comma.
    """
    # "nan" and "inf" are words; "1e400" is a number, although no float can hold it.
    if not any(letter.isdigit() for letter in text) or "_" in text or GROUPED.fullmatch(text):
        return None
    try:
        return float(text.translate(SEPARATORS))
    except ValueError:
        return None


def parsed_whole(text: str) -> int | None:
    """Parse a whole number without separators; None if it is not one."""
    try:
        return None if "_" in text else int(text)
    except ValueError:
        return None


class WholeSpin(QSpinBox):
    """A box for whole numbers.

    Signals: ``refused`` with why the text typed is rejected, for the user; the value stays.
    """

    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLocale(QLocale())

    # Overrides of Qt

    def valueFromText(self, text: str) -> int:
        if _is_special(self, text):
            return self.minimum()
        number = parsed_whole(_bare(self, text))
        return self.value() if number is None else number

    def validate(self, text: str, position: int) -> tuple[State, str, int]:
        number = parsed_whole(_bare(self, text))
        return _state(self, text, number), text, position

    def fixup(self, text: str) -> str:
        bare = _bare(self, text)
        number = parsed_whole(bare)
        why = self.tr("“{text}” is not a whole number")
        if number is not None and number < self.minimum():
            why = self.tr("{text} is too small")
        elif number is not None:
            why = self.tr("{text} is too large")
        stays = self.tr("{why}; it stays {value}.")
        self.refused.emit(stays.format(why=why.format(text=bare), value=self.value()))
        return text


class DecimalSpin(QDoubleSpinBox):
    """A box for any numbers, shown without trailing zeros.

    Signals: ``refused`` with why the text typed is rejected, for the user; the value stays.
    """

    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLocale(QLocale())
        self.setDecimals(DECIMALS)

    def why_not(self, text: str, number: float) -> str:
        """Return why a number is out of range, with {text} for the text typed."""
        if number > self.maximum():
            return self.tr("{text} is too large")
        return self.tr("{text} is too small")

    # Overrides of Qt

    def textFromValue(self, value: float) -> str:
        return number(value, f".{DECIMALS}g")

    def valueFromText(self, text: str) -> float:
        number = parsed_number(_bare(self, text))
        return self.value() if number is None else number

    def validate(self, text: str, position: int) -> tuple[State, str, int]:
        number = parsed_number(_bare(self, text))
        return _state(self, text, number), text, position

    def fixup(self, text: str) -> str:
        bare = _bare(self, text)
        number = parsed_number(bare)
        if number is not None:
            why = self.why_not(bare, number)
        elif GROUPED.fullmatch(bare):
            why = self.tr("“{text}” can be read in two ways: write no comma, or a point")
        else:
            why = self.tr("“{text}” is not a number")
        stays = self.tr("{why}; it stays {value}.")
        value = self.textFromValue(self.value())
        self.refused.emit(stays.format(why=why.format(text=bare), value=value))
        return text


def _bare(spin: QSpinBox | QDoubleSpinBox, text: str) -> str:
    """Return the text without the prefix and suffix of the box."""
    return text.removeprefix(spin.prefix()).removesuffix(spin.suffix()).strip()


def _is_special(spin: QSpinBox | QDoubleSpinBox, text: str) -> bool:
    return bool(text) and text == spin.specialValueText()


def _state(spin: QSpinBox | QDoubleSpinBox, text: str, number: float | None) -> State:
    # Any text may be typed: a key that has no effect would not explain why.
    is_in_range = number is not None and spin.minimum() <= number <= spin.maximum()
    return State.Acceptable if is_in_range or _is_special(spin, text) else State.Intermediate
