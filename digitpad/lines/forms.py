"""Which sign follows which in numbers: dates, times, telephone numbers, amounts and the like.

Counted in the forms of the generated lines, whose weights say how common each is. What comes next
depends on as many signs before as have been met together; where few have, on fewer of them.
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from functools import cache
from math import log
from typing import Final

from digitpad.handwriting.lines import OTHER, RANDOM, TEMPLATES
from digitpad.models.architecture import NUMBER_MARKS

DIGIT: Final = "0"
"""Stands for all digits: which of them follow each other says nothing."""
BEGIN: Final = "^"
END: Final = "$end"
LONGEST: Final = 6
"""Signs before one that are looked at."""
DIGITS_ALONE: Final = 5.0
"""People write numbers of digits alone so many times as often as the generator does, which is
there to teach signs, too."""
FOREIGN: Final = 0.001
"""How many of the signs that people write among those of a number belong to none."""
UNSEEN: Final = 1.0
"""What all that was not met counts for, in the weights of the forms."""
SPANS: Final = {"d": (1, 2), "n": (1, 4), "N": (1, 10)}
RANDOM_SIGNS: Final = 5
USUAL: Final = 0.8
"""How many of the numbers that look like a time or a date are one: others are ratios, or codes."""

History = tuple[str, ...]


def gain(sign: str, before: History) -> float:
    """Return how much likelier ``sign`` is after others than the network for signs takes it to be.

    A natural logarithm. ``sign``: ``DIGIT``, a sign, ``OTHER``, or ``END``. ``before``: from
    ``BEGIN`` on, but without ``OTHER``, which may stand anywhere in a form.
    """
    return _gain(sign, before[-LONGEST:])


def form_gain(text: str) -> float:
    """Return the sum of the gains of all signs of a text, and of its end."""
    signs = (DIGIT if sign.isdigit() else sign for sign in text if sign != OTHER)
    line = (BEGIN, *signs, END)
    of_others = text.count(OTHER) * gain(OTHER, ())
    return of_others + sum(gain(sign, line[:place]) for place, sign in enumerate(line) if place)


def value_gain(text: str) -> float:
    """Return how much likelier its digits make a text: a time has no 72nd hour.

    A natural logarithm, and 0 for what looks like neither a time nor a date.
    """
    digits = "".join(sign for sign in text if sign.isdigit())
    share, is_usual, first = 1.0, True, 0
    for group in values(re.sub(r"\d", DIGIT, text)):
        end = first + len(group[0])
        share *= len(group) / 10 ** (end - first)
        is_usual = is_usual and digits[first:end] in group
        first = end
    return log(1 - USUAL + is_usual * USUAL / share) if first else 0.0


@cache
def values(form: str) -> tuple[tuple[str, ...], ...]:
    """Return what the digits of a time or a date may be, from the left; () for other forms.

    ``form``: ``DIGIT`` for every digit. In each group all values have as many digits. Month and day
    are one group: either comes first.
    """
    if time := re.fullmatch("(00?):(00)(:00)?", form):
        hours, minutes = _written(24, time[1]), _written(59, "00")
        return (hours, minutes, minutes)[: form.count(":") + 1]
    if date := re.fullmatch(r"(00?)([-/.])(00?)\2(00?|0000)", form):
        pairs = itertools.chain(
            itertools.product(_written(12, date[1], 1), _written(31, date[3], 1)),
            itertools.product(_written(31, date[1], 1), _written(12, date[3], 1)),
        )
        return (tuple(dict.fromkeys(map("".join, pairs))),)
    return ()


def _written(last: int, form: str, first: int = 0) -> tuple[str, ...]:
    """Return the numbers from first to last that have as many digits as ``form``."""
    numbers = (format(number, f"0{len(form)}") for number in range(first, last + 1))
    return tuple(number for number in numbers if len(number) == len(form))


@cache
def _gain(sign: str, before: History) -> float:
    return log(_probability(sign, before) / _taught()[sign])


@cache
def _probability(sign: str, before: History) -> float:
    if sign == OTHER:
        return FOREIGN
    fewer = _probability(sign, before[1:]) if before else 1 / (len(NUMBER_MARKS) + 3)
    met = _counts().get(before, {})
    return (met.get(sign, 0.0) + UNSEEN * fewer) / (sum(met.values()) + UNSEEN)


@cache
def _counts() -> dict[History, dict[str, float]]:
    """Return how often each sign follows any others."""
    counts: dict[History, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for weight, form in TEMPLATES:
        if OTHER in form or RANDOM in form:
            continue
        texts = _texts(form)
        share = weight * (DIGITS_ALONE if form == "N" else 1.0) / len(texts)
        for text in texts:
            line = (BEGIN, *text, END)
            for place in range(1, len(line)):
                for first in range(max(0, place - LONGEST), place + 1):
                    counts[line[first:place]][line[place]] += share
    return counts


@cache
def _taught() -> dict[str, float]:
    """Return how common each sign is on the lines that the network for signs learned from."""
    counts: dict[str, float] = defaultdict(float)
    for weight, form in TEMPLATES:
        if form == RANDOM:
            of_each = weight * RANDOM_SIGNS / (10 + len(NUMBER_MARKS))
            for sign in (*NUMBER_MARKS, *DIGIT * 10):
                counts[sign] += of_each
            counts[END] += weight
            continue
        texts = _texts(form)
        for sign in (sign for text in texts for sign in (*text, END)):
            counts[sign] += weight / len(texts)
    whole = sum(counts.values())
    return {sign: count / whole for sign, count in counts.items()}


def _texts(form: str) -> list[str]:
    """Return all that a form stands for, with ``DIGIT`` for every digit."""
    parts = re.findall(r"dd+|.", form.replace(" ", ""))
    choices = [
        [DIGIT * length for length in range(SPANS[part][0], SPANS[part][1] + 1)]
        if part in SPANS
        else [DIGIT * len(part) if part.startswith("dd") else part]
        for part in parts
    ]
    return ["".join(chosen) for chosen in itertools.product(*choices)]
