"""Reads a line as a whole: a network says at every fourth pixel which sign is there, or none."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from digitpad.models.architecture import LINE_CLASSES
from digitpad.numbers.lattice import Candidate
from digitpad.numbers.line import BLANK, COLUMN, PX_PER_HEIGHT, Line
from digitpad.numbers.reading import Reading, Sign
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import softmax

SPACE: Final = LINE_CLASSES.index(" ")
NONE: Final = len(LINE_CLASSES)


def read_whole(engine: Engine, line: Line) -> Reading:
    """Return the signs of the likeliest path through the columns.

    The pieces of the line belong to the sign that was said nearest to them. ``sure`` is how
    probable the path is.
    """
    outputs = engine.logits(line.picture()[None, None])[0].reshape(NONE + 1, -1).T
    probable = softmax(outputs)
    # A space says that there is no sign, too: it only parts two numbers.
    probable[:, NONE] += probable[:, SPACE]
    probable[:, SPACE] = 0.0
    path, highest = probable.argmax(axis=1), probable.max(axis=1)
    firsts = np.flatnonzero(np.diff(path, prepend=-1))
    ends = np.append(firsts[1:], len(path))
    said = path[firsts] != NONE
    firsts, ends = firsts[said], ends[said]
    if not len(firsts):
        return Reading((), float(highest.prod()), 0.0)
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
            else ((middle, line.boxes[:, 1].min(), middle, line.boxes[:, 3].max()), ())
        )
        signs.append(Sign(LINE_CLASSES[path[first]], float(highest[first:end].max()), box, strokes))
    return Reading(tuple(signs), float(highest.prod()), 0.0)
