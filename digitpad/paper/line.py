"""Read a picture of one line, such as an amount on a cheque."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from digitpad.arrays import Doubles, Grey
from digitpad.files import resource
from digitpad.modelfile import Model
from digitpad.numbers.pixels import InkLine
from digitpad.numbers.reading import Reading, scaled
from digitpad.numbers.strip import ink_of_line
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.weights import Weights, weights_of
from digitpad.preprocess.fit import to_image

if TYPE_CHECKING:
    from digitpad.numbers.reader import NBest, NumberReader


WEIGHTS: Final = "line-trust.json"
"""Made by ``tests/benchmarks/line_trust.py``."""
MIN_SURE: Final = 0.985
"""Probability from which a number in a strip or a marked place is sure."""
FORM: Final = re.compile(r"-?(0|[1-9]\d*|[1-9]\d{0,2}([.,]\d{3})+)([.,]\d+)?-?$")
"""The form of a sure number."""
MAX_MARGIN: Final = 30.0
"""Difference of two texts' scores, natural logarithms, at which it is clipped."""
LEAST: Final = 1e-6
"""Probability at which it is clipped before its logarithm is taken."""


def read_line(reader: NumberReader, picture: Grey) -> Reading:
    """Read a picture of one line on paper of any kind; boxes in its pixels.

    ``picture``: uint8 (h, w) grey or (h, w, 3) red, green, blue. Raises ``InkError`` for a strip
    that is far too wide or too narrow for writing.
    """
    ink = ink_of_line(picture)
    line = InkLine(ink)
    if reader.reads_alone or not len(line.boxes):
        reading = reader.read([line])[0]
    else:
        found = reader.n_best(line)
        reading = reader.best(line, found)
        evidence = evidence_of(reading, found, line, reader.model)
        reading = replace(reading, sure=float(_weights().probabilities([evidence])[0]))
    return scaled(reading, picture.shape[0] / ink.shape[0])


def evidence_of(reading: Reading, found: NBest, line: InkLine, model: Model) -> dict[str, float]:
    """Return what speaks for and against the digits of a line, a value for each name.

    ``found``: the n-best texts of the line. ``model``: that for digits, which also reads each digit
    alone, with any ink in its box.
    """
    texts = ["".join(sign for _, sign in text if sign.isdigit()) for text in found.texts]
    scores = found.segmented + line.whole * found.whole
    best = int(scores.argmax())
    margins = {
        name: _margin(of, texts, best)
        for name, of in (("parts", found.segmented), ("whole", found.whole), ("both", scores))
    }
    signs = [(at, int(sign)) for at, sign in found.texts[best] if sign.isdigit()]
    boxes = [np.rint(line.box_of(at)).astype(int) for at, _ in signs]
    alone = _digits_of(model).read(
        [to_image(line.ink[top:bottom, left:right]) for left, top, right, bottom in boxes]
    )
    pairs = [
        (one.probabilities, found.fits[at], digit)
        for one, (at, digit) in zip(alone, signs, strict=True)
    ]
    others = sorted(1 - float(probable[digit]) for probable, _, digit in pairs) or [1.0]
    swapped = [float(probable[8 - digit]) for probable, _, digit in pairs if digit in (1, 7)]
    fits = [float(fit[digit] - np.delete(fit[:10], digit).max()) for _, fit, digit in pairs]
    return margins | {
        "agree": float(all(texts[int(of.argmax())] == texts[best] for of in found[1:3])),
        "other": _log(others[-1]),
        "second other": _log(others[-2]) if len(others) > 1 else _log(0),
        "mean other": _log(sum(others) / len(others)),
        "1 or 7": _log(max(swapped, default=0.0)),
        "score": min((one.score for one in alone), default=0.0),
        "fit": max(min(fits, default=-MAX_MARGIN), -MAX_MARGIN),
        "likely": float(found.whole[best]) / max(len(signs), 1),
        "digits": float(len(signs)),
        "rest": float(len(line.boxes) - len(found.texts[best])),
        "form": float(FORM.match(reading.text) is not None),
    }


def _margin(scores: Doubles, texts: Sequence[str], best: int) -> float:
    """Return by how much a text's score exceeds those of all other texts."""
    others = [score for score, text in zip(scores, texts, strict=True) if text != texts[best]]
    margin = float(scores[best]) - max(others, default=-np.inf)
    return float(np.clip(margin, -MAX_MARGIN, MAX_MARGIN))


def _log(probability: float) -> float:
    return float(np.log(max(probability, LEAST)))


@cache
def _weights() -> Weights:
    return weights_of(json.loads(resource(WEIGHTS).read_text(encoding="utf-8")))


@lru_cache(maxsize=1)
def _digits_of(model: Model) -> GlyphReader:
    return GlyphReader(model)


def is_sure(reading: Reading) -> bool:
    """Return whether a number in a strip need not be checked."""
    return reading.sure >= MIN_SURE and FORM.match(reading.text) is not None
