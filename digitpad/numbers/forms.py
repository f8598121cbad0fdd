"""An n-gram model of the signs in numbers: dates, times, telephone numbers, amounts and the like.

Its counts come from the templates of the generated lines, whose weights say how common each form
is. Where a history is rare, the model backs off to shorter ones.

Where no measurement is named, a value was set before anything was measured.
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from functools import cache
from math import log
from typing import Final

from digitpad.models.architecture import NUMBER_MARKS
from digitpad.numbers.handwriting import LENGTHS, OTHER, RANDOM, RANDOM_LENGTHS, TEMPLATES

DIGIT: Final = "0"
"""Stands for any digit: which digit follows which says nothing."""
BEGIN: Final = "^"
END: Final = "$end"
ORDER: Final = 6
"""Longest history, in signs."""
DIGITS_ALONE: Final = 5.0
"""How many times as often people write numbers of digits alone as the generator, which also has to
teach signs."""
FOREIGN: Final = 0.001
"""Fraction of signs that belong to no number (effect: docs/results/numbers.md)."""
UNSEEN: Final = 1.0
"""Weight of the shorter history's estimate, in template weights (see ``TEMPLATES``)."""
USUAL: Final = 0.8
"""Fraction of the numbers that look like a time or a date and are one; others are ratios or
codes."""

History = tuple[str, ...]


def gain(sign: str, history: History) -> float:
    """Return the log-ratio of a sign's probability after ``history`` to its share in training.

    That share is what the network for signs takes its probability to be. ``sign``: ``DIGIT``, a
    mark, ``OTHER`` or ``END``. ``history``: from ``BEGIN`` on, without ``OTHER``, which may stand
    anywhere in a form.
    """
    return _gain(sign, history[-ORDER:])


def form_gain(text: str) -> float:
    """Return the sum of the gains of a text's signs and of its end."""
    signs = (DIGIT if sign.isdigit() else sign for sign in text if sign != OTHER)
    line = (BEGIN, *signs, END)
    of_others = text.count(OTHER) * gain(OTHER, ())
    return of_others + sum(gain(sign, line[:index]) for index, sign in enumerate(line) if index)


def value_gain(text: str) -> float:
    """Return by how much its digits make a text more probable: a time has no 72nd hour.

    A natural logarithm; 0 for a text that looks like neither a time nor a date.
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
    """Return the possible digits of a time or a date, group by group; () for other forms.

    ``form``: the text with ``DIGIT`` for every digit. All values of a group have the same number of
    digits. Month and day are one group, because either may come first.
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
    """Return the numbers from ``first`` to ``last`` with the number of digits of ``form``."""
    numbers = (format(number, f"0{len(form)}") for number in range(first, last + 1))
    return tuple(number for number in numbers if len(number) == len(form))


@cache
def _gain(sign: str, history: History) -> float:
    return log(_probability(sign, history) / _training_shares()[sign])


@cache
def _probability(sign: str, history: History) -> float:
    if sign == OTHER:
        return FOREIGN
    shorter = _probability(sign, history[1:]) if history else 1 / (len(NUMBER_MARKS) + 3)
    counts = _counts().get(history, {})
    return (counts.get(sign, 0.0) + UNSEEN * shorter) / (sum(counts.values()) + UNSEEN)


@cache
def _counts() -> dict[History, dict[str, float]]:
    """Return how often each sign follows each history."""
    counts: dict[History, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for weight, form in TEMPLATES:
        if OTHER in form or RANDOM in form:
            continue
        texts = _texts(form)
        share = weight * (DIGITS_ALONE if form == "N" else 1.0) / len(texts)
        for text in texts:
            line = (BEGIN, *text, END)
            for end in range(1, len(line)):
                for first in range(max(0, end - ORDER), end + 1):
                    counts[line[first:end]][line[end]] += share
    return counts


@cache
def _training_shares() -> dict[str, float]:
    """Return each sign's share on the lines that the network for signs was trained on."""
    counts: dict[str, float] = defaultdict(float)
    for weight, form in TEMPLATES:
        if form == RANDOM:
            of_each = weight * sum(RANDOM_LENGTHS) / 2 / (10 + len(NUMBER_MARKS))
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
    """Return the texts that a template stands for, with ``DIGIT`` for every digit."""
    parts = re.findall(r"dd+|.", form.replace(" ", ""))
    choices = [
        [DIGIT * length for length in range(LENGTHS[part][0], LENGTHS[part][1] + 1)]
        if part in LENGTHS
        else [DIGIT * len(part) if part.startswith("dd") else part]
        for part in parts
    ]
    return ["".join(chosen) for chosen in itertools.product(*choices)]
