"""Axes and their ticks.

Ranges snap outwards to ticks, so that an axis changes rarely and does not jitter. ``write``
formats a number in the user's language, as ``format`` does in English.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from digitpad.words import in_percent

STEPS: Final = (1.0, 2.0, 5.0, 10.0)
LONG: Final = 1e6
"""Values from this on are written with their power of ten."""


class Axis(NamedTuple):
    """A range with its ticks: their values, and a label for each ("" for none).

    On a logarithmic axis all values are exponents of ten.
    """

    low: float
    high: float
    marks: tuple[float, ...]
    labels: tuple[str, ...]

    def share(self, value: float) -> float:
        """Return the position of a value between the low end (0) and the high end (1)."""
        return (value - self.low) / (self.high - self.low)


def linear_axis(
    low: float,
    high: float,
    most_marks: int,
    *,
    ceiling: float = math.inf,
    write: Callable[[float, str], str] = format,
) -> Axis:
    """Return an axis from ``low`` to ``high`` with about ``most_marks`` ticks or fewer.

    ``ceiling``: upper limit of ticks and range (100 for a percentage).
    """
    if not high > low:
        room = abs(low) * 0.1 or 0.1
        # Counts and shares are never negative.
        low, high = max(low - room, min(low, 0.0)), min(low + room, ceiling)
        low = min(low, high - room)
    step = nice_step((high - low) / max(1, most_marks))
    first = math.floor(low / step + 1e-9)
    last = max(first + 1, math.ceil(min(high, ceiling) / step - 1e-9))
    marks = tuple(index * step for index in range(first, last + 1) if index * step <= ceiling)
    end = min(marks[-1] if marks[-1] >= high else last * step, max(ceiling, high))
    decimals = max(0, -math.floor(math.log10(step) + 1e-9))
    form = f".{decimals}f" if max(map(abs, marks)) < LONG else ".3g"
    return Axis(marks[0], end, marks, tuple(write(mark, form) for mark in marks))


def logarithmic_axis(low: float, high: float, write: Callable[[float, str], str] = format) -> Axis:
    """Return an axis for exponents of ten, with ticks at 1, 2 and 5 times each power."""
    low, high = low - 0.02, high + 0.02
    powers = range(math.floor(low) - 1, math.ceil(high) + 1)
    candidates = [power + math.log10(step) for power in powers for step in STEPS[:3]]
    begin = max(mark for mark in candidates if mark <= low)
    end = min([mark for mark in candidates if mark >= high] or [math.ceil(high)])
    marks = tuple(mark for mark in candidates if begin <= mark <= end)
    if len(marks) > 7:
        marks = tuple(mark for mark in marks if abs(mark - round(mark)) < 1e-9) or marks[::3]
    return Axis(begin, end, marks, tuple(write(10**mark, ".3g") for mark in marks))


def epoch_axis(right: float, most_marks: int, write: Callable[[float, str], str] = format) -> Axis:
    """Return the axis of epochs, from 0 to the next whole step after ``right``."""
    step = max(1.0, nice_step(right / 20))
    end = max(1.0, math.ceil(right / step - 1e-9) * step)
    between = nice_step(end / max(1, most_marks))
    marks = tuple(index * between for index in range(int(end / between + 1e-9) + 1))
    decimals = 0 if between >= 1 else max(1, -math.floor(math.log10(between) + 1e-9))
    return Axis(0.0, end, marks, tuple(write(mark, f".{decimals}f") for mark in marks))


def percent_axis(steps: int, write: Callable[[float, int], str] = in_percent) -> Axis:
    """Return the axis of shares of 0..1, divided into ``steps``."""
    marks = tuple(step / steps for step in range(steps + 1))
    return Axis(0.0, 1.0, marks, tuple(write(mark, 0) for mark in marks))


def amount_axis(amounts: Sequence[float], ticks: Mapping[float, str]) -> Axis:
    """Return the axis of ascending amounts, from the first to the last, with these ticks."""
    low, high = amounts[0], amounts[-1]
    return Axis(low, high if high > low else low + 1, tuple(ticks), tuple(ticks.values()))


def nice_step(width: float) -> float:
    """Return the smallest of 1, 2, 5 times a power of ten that is at least ``width``."""
    power = 10.0 ** math.floor(math.log10(max(width, 1e-12)))
    return next(step * power for step in STEPS if step * power >= width * (1 - 1e-9))
