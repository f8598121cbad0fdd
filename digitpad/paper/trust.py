"""Estimate the probability that a number on a page or in a table was read correctly.

A small network weighs the evidence of its digits, of the line network, of its place and of the rest
of the sheet. There is one for pages and one for tables, and one for amounts on strips, whose
evidence ``line`` gives. They were trained on generated sheets (``page_trust.py``,
``table_trust.py`` and ``line_trust.py`` in ``tests/benchmarks``), whose truth is known; so the
output is how often such a number is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from statistics import median
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles
from digitpad.files import resource
from digitpad.ink.boxes import LINE_OVERLAP, Box, around
from digitpad.paper.figures import MIN_SIGN_HEIGHT, SIGN_PROBABILITY, Figure
from digitpad.paper.lost import has_words
from digitpad.paper.sheet import Sheet
from digitpad.paper.whole import Look, labels_of
from digitpad.preprocess.fit import INK_LEVEL, stroke_width
from digitpad.untrusted import parse_json

OF_PAGES: Final = "page-trust.json"
OF_TABLES: Final = "table-trust.json"
OF_LINES: Final = "line-trust.json"
ODDITIES: Final = (
    "too close", "may be a word", "other ink beside", "cut 1", "runs out", "rule between",
    "other ink",
)  # fmt: skip
"""Oddities that are weighed with the other evidence; any other makes a number doubtful."""
MAX_DISTANCE: Final = 9.0
"""Distance to the next ink on the line, in digit heights of the number, at which it is clipped."""
INK_REACH: Final = 0.6
"""Distance beside a number within which ink and rules count, in the same unit."""
CRUMB: Final = (0.06, 0.45)
"""Range of the height of crumbs, in digit heights of the page."""
MAX_GAP: Final = 0.25
"""Gap between digits at which it is clipped, in digit heights of the number: some hands leave
more."""
CLEAR_QUALITY: Final = 0.95
"""Least quality of the digits of a number of which both networks are sure."""
CLEAR_LIKELIHOOD: Final = 0.74
"""Least probability of the whole number, by the line network."""
CLEAR_POINT_LIKELIHOOD: Final = 0.9
"""The same if it has points that are not sure."""
MAX_OTHER: Final = 0.014
"""Probability of another digit from which a number is not trusted on a page without words."""
MAX_SWAPPED: Final = 0.0015
"""The same of a 7 for a 1 and a 1 for a 7: hands differ most in those (docs/results/paper.md)."""
MIN_SCORE: Final = -12.0
"""Natural logarithm of a probability at which it is clipped."""
MAX_DEVIATION: Final = 5.0
"""Standard deviations at which a feature is clipped."""


class Evidence(NamedTuple):
    """The evidence for a number: its ``figures``, its oddity and the line network's reading."""

    figures: Sequence[Figure]
    text: str
    oddity: str
    look: Look

    @property
    def digits(self) -> list[Figure]:
        return [one for one in self.figures if one.is_digit]

    @property
    def height(self) -> float:
        return float(median([one.height for one in self.digits] or [1]))

    @property
    def box(self) -> Box[int]:
        return around(one.box for one in self.figures)

    @property
    def is_clear(self) -> bool:
        """Whether both networks are sure of it on their own."""
        likely = float(np.exp(self.look.score(self.text)))
        points = [one.probability for one in self.figures if one.text in ".,"]
        return (
            self.look.text == self.text
            and self.least_quality >= CLEAR_QUALITY
            and likely >= CLEAR_LIKELIHOOD
            and (likely >= CLEAR_POINT_LIKELIHOOD or min(points, default=1.0) >= SIGN_PROBABILITY)
        )

    @property
    def may_be_another(self) -> bool:
        """Whether one of its digits may be another, with a small but too large probability."""
        return self.other >= MAX_OTHER or self.swapped >= MAX_SWAPPED

    @property
    def other(self) -> float:
        """The largest probability of another digit among its digits, 0..1."""
        read = [one.reading for one in self.digits if one.reading is not None]
        return max((float(np.sort(one.probabilities)[-2]) for one in read), default=0.0)

    @property
    def swapped(self) -> float:
        """The largest probability of a 7 for a 1 or a 1 for a 7, 0..1."""
        swaps = [
            float(one.reading.probabilities[8 - int(one.text)])
            for one in self.digits
            if one.reading is not None and one.text in "17"
        ]
        return max(swaps, default=0.0)

    @property
    def least_quality(self) -> float:
        return min((one.probability for one in self.digits), default=0.0)


def trusts_on_page(
    numbers: Sequence[Evidence], figures: Sequence[Figure], digit_height: float, sheet: Sheet
) -> Doubles:
    """Return the probabilities that the numbers of a page are right, (n,), 0..1.

    ``figures``: all of the page. ``digit_height``: that of the page.
    """
    trusts = trusts_of(OF_PAGES, numbers, figures, digit_height, sheet)
    return np.where(may_be_others(numbers, figures, digit_height), 0.0, trusts)


def trusts_of(
    network_name: str,
    numbers: Sequence[Evidence],
    figures: Sequence[Figure],
    digit_height: float,
    sheet: Sheet,
) -> Doubles:
    """Return the probabilities that numbers are right, (n,), 0..1, by one of the networks.

    ``figures``: all of the sheet. ``digit_height``: that of the sheet.
    """
    if not numbers:
        return np.zeros(0)
    return probabilities(network_name, *features_of(numbers, figures, digit_height, sheet))


def probabilities(network_name: str, names: Sequence[str], rows: Doubles) -> Doubles:
    """Return the output of one of the networks for features (n, names): (n,), 0..1.

    Raises ``ValueError`` for a network of other features.
    """
    network = fitted_weights(network_name, names)
    mean, spread, hidden, bias, output = (
        np.array(network[part]) for part in ("mean", "spread", "hidden", "bias", "output")
    )
    inputs = np.clip((rows - mean) / spread, -MAX_DEVIATION, MAX_DEVIATION)
    logits = np.tanh(inputs @ hidden + bias) @ output + network["start"]
    return np.asarray(1 / (1 + np.exp(-logits)))


def may_be_others(
    numbers: Sequence[Evidence], figures: Sequence[Figure], digit_height: float
) -> list[bool]:
    """Return which numbers of a page may have another digit; see ``Evidence.may_be_another``.

    Among words most numbers are printed, so none is: it would put 12 % more of the right numbers in
    doubt and save no silent error (762 numbers of receipts, even seeds).
    """
    is_written = not has_words(figures, digit_height)
    return [is_written and number.may_be_another for number in numbers]


def fitted_weights(name: str, features: Sequence[str]) -> dict[str, Any]:
    """Return the weights in a resource. Raises ``ValueError`` if they are of other features."""
    weights = _stored(name)
    if weights["features"] != [*features]:
        raise ValueError(f"The weights of {name} are of another version.")
    return weights


@cache
def _stored(name: str) -> dict[str, Any]:
    return dict(parse_json(resource(name).read_text(encoding="utf-8")))


def features_of(
    numbers: Sequence[Evidence], figures: Sequence[Figure], digit_height: float, sheet: Sheet
) -> tuple[list[str], Doubles]:
    """Return the names of the features, and their values: (n, names)."""
    used = {one.box for number in numbers for one in number.figures}
    letters = [
        one
        for one in figures
        if not one.is_sign and one.height >= MIN_SIGN_HEIGHT * digit_height and one.box not in used
    ]
    boxes = np.array([number.box for number in numbers], np.int64)
    pens = [float(np.median([*map(_pen, number.digits)] or [1])) for number in numbers]
    darks = [float(np.median([one.contrast for one in number.digits] or [1])) for number in numbers]
    usual = tuple(map(float, map(np.median, (pens, darks, [number.height for number in numbers]))))
    crumbs = np.array(
        [
            one.box
            for one in figures
            if one.box not in used and CRUMB[0] * digit_height <= one.height
        ],
        np.int64,
    ).reshape(-1, 4)
    crumbs = crumbs[np.ptp(crumbs[:, [1, 3]], axis=1) < CRUMB[1] * digit_height]
    is_unclear = np.array([not number.is_clear or bool(number.oddity) for number in numbers])
    areas = np.array([one.box for one in letters], np.int64).reshape(-1, 4)
    upright = np.array([line.curve for line in sheet.upright]).reshape(-1, 3)
    quality = np.array([_page_quality(number) for number in numbers])
    found = []
    for place, number in enumerate(numbers):
        is_other = np.arange(len(numbers)) != place
        others = quality[is_other] if len(numbers) > 1 else np.array([[0.5, 0.5]])
        row = _of_reading(number) | _of_shape(number)
        row |= _of_place(number, boxes[is_other], areas, upright)
        row |= _of_neighbours(number, boxes[is_unclear & is_other], crumbs)
        row |= _of_ink(number, sheet)
        row |= {
            "letters on the page": len(letters) / len(figures),
            "squared": float(sheet.is_squared),
            "thin": _less(pens[place], usual[0]),
            "thinnest": _less(min(map(_pen, number.digits), default=usual[0]), usual[0]),
            "pale": _less(darks[place], usual[1]),
            "palest": _less(min((one.contrast for one in number.digits), default=0), usual[1]),
            "lower": _less(number.height, usual[2]),
            "taller": _less(usual[2], number.height),
            "others clear": float(others[:, 0].mean()),
            "others likely": float(others[:, 1].mean()),
        }
        found.append(row)
    return list(found[0]), np.array([list(row.values()) for row in found], np.float64)


def _pen(figure: Figure) -> float:
    return stroke_width(figure.image)


def _less(value: float, usual: float) -> float:
    """Return the logarithm of the usual value over this one, at least 0."""
    return max(0.0, float(np.log(max(usual, 1e-3) / max(value, 0.1 * usual, 1e-3))))


def _page_quality(number: Evidence) -> tuple[float, float]:
    """Return whether a number's digits are clear (0 or 1), and the number's probability."""
    is_clear = number.least_quality > CLEAR_QUALITY
    return float(is_clear), float(np.exp(number.look.score(number.text)))


def _of_reading(number: Evidence) -> dict[str, float]:
    """Features of how surely the two networks read a number."""
    digits, look, text = number.digits, number.look, number.text
    read = [one.reading for one in digits if one.reading is not None]
    least = min((one.probability for one in read), default=1.0)
    score = max(look.score(text), MIN_SCORE)
    other = max((value for key, value in look.scores.items() if key != text), default=MIN_SCORE)
    points = [one.probability for one in number.figures if one.text in ".,"]
    return {
        "clear": -float(np.log(1 - min(number.least_quality, 1.0) + 2e-3)),
        "one digit": -float(np.log(1 - min(least, 1.0) + 1e-3)),
        "second": float(np.log(number.other + 1e-4)),
        "1 or 7": float(np.log(number.swapped + 1e-4)),
        "likely": max(score, MIN_SCORE / 2),
        "likelier": float(np.clip(score - max(other, MIN_SCORE), -3, 8)),
        "agrees": float(look.text == text),
        "at once": float(len(look.scores) == 1),
        "points": float(len(points)),
        "unsure point": float(min(points, default=1.0) < SIGN_PROBABILITY),
    }


def _of_shape(number: Evidence) -> dict[str, float]:
    """Features of a number's signs and of how even they are."""
    digits, text = number.digits, number.text
    heights = [one.height for one in digits] or [1]
    gaps = _gaps(number)
    widest = max(gaps, default=0.0)
    slim = [one.width / one.height for one in digits] or [1.0]
    return {
        "digits": float(len(digits)),
        "ones": float(text.count("1")),
        "sevens": float(text.count("7")),
        "plus": float("+" in text),
        "minus": float("-" in text),
        "unequal": float(np.log(max(heights) / min(heights))),
        "gap": float(np.clip(widest, 0, MAX_GAP)),
        "uneven": float(np.clip(widest - np.median(gaps or [0.0]), 0, 1)),
        "narrow": min(slim),
        "wide": max(slim),
        "cut": float(any(one.is_cut for one in digits)),
        **{name: float(number.oddity == name) for name in ODDITIES},
    }


def _gaps(number: Evidence) -> list[float]:
    """Return the gaps between a number's signs, in its digit heights."""
    return [
        (other.box.left - one.box.right) / number.height
        for one, other in pairwise(number.figures)
        if not {one.text, other.text} & {"+", "-"}
    ]


def _of_place(
    number: Evidence,
    numbers: npt.NDArray[np.int64],
    letters: npt.NDArray[np.int64],
    upright: Doubles,
) -> dict[str, float]:
    """Features of the ink and the rules on the line of a number.

    ``numbers``, ``letters``: boxes of others, (n, 4). ``upright``: curves of the upright rules,
    (n, 3).
    """
    box, height = number.box, number.height
    left, right, count = _beside(box, height, letters)
    before, after, _ = _beside(box, height, numbers)
    widest = max(_gaps(number), default=0.0)
    sides = [
        float(np.abs(np.polyval(upright.T, one.box.middle[1]) - side).min())
        for one in number.digits
        for side in (one.box.left, one.box.right)
        if len(upright)
    ]
    return {
        "letter": float(np.exp(-min(left, right) / 0.7)),
        "letter before": float(np.exp(-left / 2)),
        "letters": float(min(count, 4)),
        "number": float(np.exp(-min(before, after) / 0.5)),
        "rule": float(np.exp(-min(sides, default=99.0) / height / 0.3)),
        "gap to others": float(np.clip(widest / max(min(before, after), 0.1), 0, 1)),
    }


def _of_neighbours(
    number: Evidence, unclear: npt.NDArray[np.int64], crumbs: npt.NDArray[np.int64]
) -> dict[str, float]:
    """Features of unclear numbers on a number's line, and of crumbs beside it: boxes, (n, 4) each.

    Crumbs may be pieces of a digit that is barely visible.
    """
    box, height = number.box, number.height
    left, right, _ = _beside(box, height, unclear)
    near = crumbs[(crumbs[:, 1] < box.bottom) & (crumbs[:, 3] > box.top)]
    reach = INK_REACH * height
    sides = [
        near[(near[:, 2] <= box.left + 1) & (near[:, 2] > box.left - reach)],
        near[(near[:, 0] >= box.right - 1) & (near[:, 0] < box.right + reach)],
    ]
    crumb_heights = [float((side[:, 3] - side[:, 1]).sum()) / height for side in sides]
    return {
        "unclear beside": float(np.exp(-min(left, right))),
        "crumbs": min(max(crumb_heights), 2.0),
        "crumb places": float(min(max(map(len, sides)), 4)),
    }


def _beside(
    box: Box[int], height: float, others: npt.NDArray[np.int64]
) -> tuple[float, float, int]:
    """Return the distances of the next boxes on the line, left and right, and the boxes' number.

    Distances are in heights.
    """
    left, top, right, bottom = box
    shared = np.minimum(bottom, others[:, 3]) - np.maximum(top, others[:, 1])
    lower = np.minimum(bottom - top, others[:, 3] - others[:, 1])
    on_line = others[shared > LINE_OVERLAP * lower]
    middle = (on_line[:, 0] + on_line[:, 2]) / 2
    before = (left - on_line[middle < left, 2]) / height
    after = (on_line[middle > right, 0] - right) / height
    nearest = [
        float(np.clip(each.min(initial=MAX_DISTANCE), 0, MAX_DISTANCE)) for each in (before, after)
    ]
    return nearest[0], nearest[1], len(on_line)


def _of_ink(number: Evidence, sheet: Sheet) -> dict[str, float]:
    """Features of other ink and rules beside a number, and of other ink among its own."""
    left, _, right, bottom = number.box
    top = min(one.box.top for one in number.digits or number.figures)
    reach = round(INK_REACH * number.height)
    begin = max(0, left - reach)
    place = slice(top, bottom), slice(begin, right + reach)
    own = np.zeros(len(sheet.pieces) + 1, bool)
    own[labels_of(number.figures, sheet)] = True
    is_own = own[sheet.labels[place]]
    is_other = (sheet.ink[place] > INK_LEVEL) & ~is_own
    is_rule = sheet.lines[place] > 0
    first, last = left - begin, right - begin
    sides = [(is_other[:, :first][:, ::-1], is_rule[:, :first][:, ::-1])]
    sides.append((is_other[:, last:], is_rule[:, last:]))
    near = max(1, reach // 2)
    foreign = is_other[:, first:last].sum() / max(1, is_own[:, first:last].sum())
    return {
        "ink": max(float(ink.any(axis=1).mean()) for ink, _ in sides),
        "ink near": max(float(ink[:, :near].any(axis=1).mean()) for ink, _ in sides),
        "ruled": max(float(rule.mean(axis=0).max(initial=0)) for _, rule in sides),
        "ruled near": max(float(rule[:, :near].mean(axis=0).max(initial=0)) for _, rule in sides),
        "strange ink": min(float(foreign), 0.5),
    }
