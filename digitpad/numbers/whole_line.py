"""Reads a line as a whole by CTC: for every fourth pixel a network gives a sign or none.

Where no measurement is named, a value was set before anything was measured.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from heapq import nlargest
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles
from digitpad.ink.boxes import Box
from digitpad.models.architecture import DIGITS, LINE_CLASSES
from digitpad.numbers.lattice import Candidate
from digitpad.numbers.line import BLANK, COLUMN, PX_PER_HEIGHT, Line
from digitpad.numbers.reading import Reading, Sign, ranked
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import softmax

SPACE: Final = LINE_CLASSES.index(" ")
ONE, SLASH = LINE_CLASSES.index("1"), LINE_CLASSES.index("/")
NONE: Final = len(LINE_CLASSES)
LEAST: Final = 1e-12
"""Least probability, so that logarithms are finite."""
AFTER: Final = 16
"""Blank pixels after a line, as in training: else the last sign is missed
(docs/results/numbers.md)."""
PRUNED: Final = 0.01
"""Probability at a column below which the beam search ignores a sign there."""
ALONE: Final = 1.3
"""Temperature of a network that reads alone (docs/results/numbers.md)."""


def columns_of(engine: Engine, line: Line, size: float = 1.0, temperature: float = 1.0) -> Doubles:
    """Return the probabilities of signs, and of none, at each column of a line.

    float64 (columns, signs + 1), the last of them of none. Where only digits of the line count, the
    probabilities of other signs are added to it. ``temperature``: divides the logits.
    """
    first = len(DIGITS) if line.digits_alone else SPACE
    return probable_signs(engine, line.picture(size), first, temperature, line.slashes)


def probable_signs(
    engine: Engine,
    picture: npt.NDArray[np.uint8],
    first: int = SPACE,
    temperature: float = 1.0,
    slashes: float = 1.0,
) -> Doubles:
    """Return the probabilities of signs, and of none, at each column of a picture.

    ``picture``: uint8 (32, width), as ``Line.picture`` makes it. ``first``: the first class that
    does not count. ``temperature``: divides the logits. ``slashes``: share of what looks like a
    slash that is one; the rest are ones. Returns float64 (columns, signs + 1).
    """
    picture = np.pad(picture, ((0, 0), (0, AFTER)))
    outputs = engine.logits(picture[None, None])[0].reshape(NONE + 1, -1).T
    probable = softmax(outputs / temperature).astype(np.float64)
    probable[:, ONE] += (1 - slashes) * probable[:, SLASH]
    probable[:, SLASH] *= slashes
    # A space is no sign, either: it separates two numbers.
    none = slice(first, NONE)
    probable[:, NONE] += probable[:, none].sum(axis=1)
    probable[:, none] = 0.0
    return probable


def text_scores(columns: Doubles, texts: Sequence[str]) -> Doubles:
    """Return the natural logarithm of each text's probability: float64 (k,).

    The CTC forward algorithm: a sum over all paths through the columns that spell the text.
    """
    logs = np.log(np.maximum(columns, LEAST))
    longest = max(map(len, texts))
    signs = np.full((len(texts), longest), NONE)
    for row, text in zip(signs, texts, strict=True):
        row[: len(text)] = [LINE_CLASSES.index(sign) for sign in text]
    # “None” before, between and after the signs; equal neighbours need it between them.
    states = np.full((len(texts), 2 * longest + 1), NONE)
    states[:, 1::2] = signs
    may_skip = np.zeros(states.shape, dtype=bool)
    may_skip[:, 3::2] = signs[:, 1:] != signs[:, :-1]
    so_far = np.full((len(texts), states.shape[1] + 2), -np.inf)
    here = so_far[:, 2:]
    here[:, :2] = logs[0][states[:, :2]]
    for column in logs[1:]:
        stays = np.logaddexp(here, so_far[:, 1:-1])
        here[:] = np.logaddexp(stays, np.where(may_skip, so_far[:, :-2], -np.inf)) + column[states]
    ends = 2 * np.array([len(text) for text in texts])
    rows = np.arange(len(texts))
    # A text without signs has only one end.
    last = np.where(ends, here[rows, ends - 1], -np.inf)
    return np.asarray(np.logaddexp(here[rows, ends], last))


def likely_texts(columns: Doubles, most: int) -> list[str]:
    """Return the ``most`` likeliest texts that are not empty, the best first.

    Prefix beam search (Graves, Jaitly, https://proceedings.mlr.press/v32/graves14.html).
    """
    # Probabilities of the paths that end with “none”, and with the text's last sign.
    beam: dict[str, tuple[float, float]] = {"": (1.0, 0.0)}
    for column in columns:
        none = float(column[NONE])
        seen = {LINE_CLASSES[n]: float(column[n]) for n in np.flatnonzero(column[:NONE] > PRUNED)}
        if not seen:
            beam = {text: (ended + goes_on, 0.0) for text, (ended, goes_on) in beam.items()}
            continue
        reached: defaultdict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for text, (ended, goes_on) in beam.items():
            last, whole = text[-1:], ended + goes_on
            here = reached[text]
            here[0] += whole * none
            here[1] += goes_on * seen.get(last, 0.0)
            for sign, probability in seen.items():
                reached[text + sign][1] += (ended if sign == last else whole) * probability
        best = nlargest(most, reached.items(), key=lambda item: sum(item[1]))
        # Products over many columns would underflow.
        highest = max(sum(best[0][1]), LEAST)
        beam = {text: (ended / highest, goes_on / highest) for text, (ended, goes_on) in best}
    return [text for text in beam if text]


def read_whole(engine: Engine, line: Line) -> Reading:
    """Read a line by the likeliest path through its columns (greedy decoding).

    Each piece of the line belongs to the nearest sign. ``sure`` is the probability of the path.
    """
    probable = columns_of(engine, line, temperature=ALONE)
    path, highest = probable.argmax(axis=1), probable.max(axis=1)
    firsts = np.flatnonzero(np.diff(path, prepend=-1))
    ends = np.append(firsts[1:], len(path))
    is_sign = path[firsts] != NONE
    firsts, ends = firsts[is_sign], ends[is_sign]
    if not len(firsts):
        return Reading((), float(highest.prod()))
    scale = line.band.height / PX_PER_HEIGHT
    middles = line.boxes[:, 0].min() + ((firsts + ends) / 2 * COLUMN - BLANK) * scale
    bounds = [-np.inf, *(middles[1:] + middles[:-1]) / 2, np.inf]
    cuts = np.searchsorted((line.boxes[:, 0] + line.boxes[:, 2]) / 2, bounds)
    signs = []
    for first, end, middle, pair in zip(firsts, ends, middles, pairwise(cuts), strict=True):
        own = Candidate(*(int(cut) for cut in pair))
        box, strokes = (
            (line.box_of(own), line.strokes_of(own))
            if own.end > own.first
            else (Box(middle, line.boxes[:, 1].min(), middle, line.boxes[:, 3].max()), ())
        )
        sign, likely = LINE_CLASSES[path[first]], probable[first:end, :NONE].max(axis=0).tolist()
        others = ranked(sign, dict(zip(LINE_CLASSES, likely, strict=True)))
        signs.append(Sign(sign, float(highest[first:end].max()), box, strokes, others))
    return Reading(tuple(signs), float(highest.prod()))
