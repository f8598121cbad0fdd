"""Reads a line as a whole: a network says at every fourth pixel which sign is there, or none."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from heapq import nlargest
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import Box
from digitpad.lines.lattice import Candidate
from digitpad.lines.line import BLANK, COLUMN, PX_PER_HEIGHT, Line
from digitpad.lines.reading import Reading, Sign, ranked
from digitpad.models.architecture import DIGITS, LINE_CLASSES
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import softmax

SPACE: Final = LINE_CLASSES.index(" ")
NONE: Final = len(LINE_CLASSES)
LEAST: Final = 1e-12
AFTER: Final = 16
"""Pixels of blank paper after a line, as after those that the network learned from: without them
it misses the last sign of many."""
SAID: Final = 0.01
"""A sign that is less probable at a column is not followed there."""
ALONE: Final = 1.3
"""Temperature where it reads alone: what is sure is as seldom wrong as with the others' help."""

Floats = npt.NDArray[np.float64]


def columns_of(engine: Engine, line: Line, size: float = 1.0, temperature: float = 1.0) -> Floats:
    """Return how probable each sign is at each column, and none: float64 (columns, signs + 1).

    Of digits alone, where ``line`` counts no other signs. ``temperature``: what the network's
    outputs are divided by.
    """
    first = len(DIGITS) if line.digits_alone else SPACE
    return probable_signs(engine, line.picture(size), first, temperature)


def probable_signs(
    engine: Engine, picture: npt.NDArray[np.uint8], first: int = SPACE, temperature: float = 1.0
) -> Floats:
    """Return how probable each sign is at each column of a picture, and none.

    ``picture``: uint8 (32, width), a line as ``Line.picture`` has it. ``first``: the first of the
    signs that do not count. ``temperature``: as above. Returns float64 (columns, signs + 1).
    """
    picture = np.pad(picture, ((0, 0), (0, AFTER)))
    outputs = engine.logits(picture[None, None])[0].reshape(NONE + 1, -1).T
    probable = softmax(outputs / temperature).astype(np.float64)
    # A space says that there is no sign, too: it only parts two numbers.
    none = slice(first, NONE)
    probable[:, NONE] += probable[:, none].sum(axis=1)
    probable[:, none] = 0.0
    return probable


def text_scores(columns: Floats, texts: Sequence[str]) -> Floats:
    """Return the natural logarithm of how probable each text is: float64 (k,).

    Summed over all paths through the columns that say it.
    """
    says = np.log(np.maximum(columns, LEAST))
    longest = max(map(len, texts))
    signs = np.full((len(texts), longest), NONE)
    for row, text in zip(signs, texts, strict=True):
        row[: len(text)] = [LINE_CLASSES.index(sign) for sign in text]
    # None before, between and after the signs; equal ones need it between them.
    states = np.full((len(texts), 2 * longest + 1), NONE)
    states[:, 1::2] = signs
    may_skip = np.zeros(states.shape, dtype=bool)
    may_skip[:, 3::2] = signs[:, 1:] != signs[:, :-1]
    so_far = np.full((len(texts), states.shape[1] + 2), -np.inf)
    here = so_far[:, 2:]
    here[:, :2] = says[0][states[:, :2]]
    for said in says[1:]:
        stays = np.logaddexp(here, so_far[:, 1:-1])
        here[:] = np.logaddexp(stays, np.where(may_skip, so_far[:, :-2], -np.inf)) + said[states]
    ends = 2 * np.array([len(text) for text in texts])
    rows = np.arange(len(texts))
    # A text without signs has but one end.
    last = np.where(ends, here[rows, ends - 1], -np.inf)
    return np.asarray(np.logaddexp(here[rows, ends], last))


def likely_texts(columns: Floats, most: int) -> list[str]:
    """Return the likeliest texts of some signs, the best first.

    By a beam of so many prefixes (Graves, Jaitly, https://proceedings.mlr.press/v32/graves14.html).
    """
    # How probable the paths are that end with none, and with the text's last sign.
    beam: dict[str, tuple[float, float]] = {"": (1.0, 0.0)}
    for column in columns:
        none = float(column[NONE])
        said = {LINE_CLASSES[n]: float(column[n]) for n in np.flatnonzero(column[:NONE] > SAID)}
        reached: defaultdict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for text, (ended, goes_on) in beam.items():
            last, whole = text[-1:], ended + goes_on
            here = reached[text]
            here[0] += whole * none
            here[1] += goes_on * said.get(last, 0.0)
            for sign, probability in said.items():
                reached[text + sign][1] += (ended if sign == last else whole) * probability
        best = nlargest(most, reached.items(), key=lambda one: sum(one[1]))
        # Products of many columns would become too small to count with.
        highest = max(sum(best[0][1]), LEAST)
        beam = {text: (ended / highest, goes_on / highest) for text, (ended, goes_on) in best}
    return [text for text in beam if text]


def read_whole(engine: Engine, line: Line) -> Reading:
    """Return the signs of the likeliest path through the columns.

    The pieces of the line belong to the sign that was said nearest to them. ``sure`` is how
    probable the path is.
    """
    probable = columns_of(engine, line, temperature=ALONE)
    path, highest = probable.argmax(axis=1), probable.max(axis=1)
    firsts = np.flatnonzero(np.diff(path, prepend=-1))
    ends = np.append(firsts[1:], len(path))
    said = path[firsts] != NONE
    firsts, ends = firsts[said], ends[said]
    if not len(firsts):
        return Reading((), float(highest.prod()))
    scale = line.frame.height / PX_PER_HEIGHT
    middles = line.boxes[:, 0].min() + ((firsts + ends) / 2 * COLUMN - BLANK) * scale
    bounds = [-np.inf, *(middles[1:] + middles[:-1]) / 2, np.inf]
    places = np.searchsorted((line.boxes[:, 0] + line.boxes[:, 2]) / 2, bounds)
    signs = []
    for first, end, middle, pair in zip(firsts, ends, middles, pairwise(places), strict=True):
        own = Candidate(*(int(place) for place in pair))
        box, strokes = (
            (line.box_of(own), line.strokes_of(own))
            if own.end > own.first
            else (Box(middle, line.boxes[:, 1].min(), middle, line.boxes[:, 3].max()), ())
        )
        sign, likely = LINE_CLASSES[path[first]], probable[first:end, :NONE].max(axis=0).tolist()
        others = ranked(sign, dict(zip(LINE_CLASSES, likely, strict=True)))
        signs.append(Sign(sign, float(highest[first:end].max()), box, strokes, others))
    return Reading(tuple(signs), float(highest.prod()))
