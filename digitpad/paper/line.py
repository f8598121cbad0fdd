"""Read single numbers: in a picture of one line, such as an amount on a cheque, or in a box."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from digitpad.arrays import Doubles, Grey
from digitpad.ink.boxes import Box
from digitpad.modelfile import Model
from digitpad.numbers.pixels import InkLine
from digitpad.numbers.reading import UNREADABLE, Reading, scaled
from digitpad.numbers.strip import ink_of_line
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.sheet import read_sheet_for
from digitpad.paper.trust import OF_LINES, probabilities
from digitpad.paper.whole import MIN_PIECE_SHARE
from digitpad.preprocess.fit import stroke_width, to_image

if TYPE_CHECKING:
    from digitpad.numbers.reader import NBest, NumberReader


MIN_SURE: Final = 0.985
"""Probability from which a number in a strip or a marked place is sure."""
FORM: Final = re.compile(r"-?(0|[1-9]\d*|[1-9]\d{0,2}([.,]\d{3})+)([.,]\d+)?-?$")
"""The form of a sure number."""
MAX_MARGIN: Final = 30.0
"""Difference of two texts' scores, natural logarithms, at which it is clipped."""
LEAST: Final = 1e-6
"""Probability at which it is clipped before its logarithm is taken."""
MIN_INK_HEIGHT: Final = 0.2
"""Part of a marked box's height that has ink at least; anything lower is dirt."""
MAX_PEN: Final = 0.5
"""Greatest stroke width of a digit, in its height; specks, dashes and blots are thicker."""


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
        trust = probabilities(OF_LINES, [*evidence], np.array([[*evidence.values()]]))
        reading = replace(reading, sure=float(trust[0]))
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


@lru_cache(maxsize=1)
def _digits_of(model: Model) -> GlyphReader:
    return GlyphReader(model)


def read_place(reader: NumberReader, picture: Grey, box: Box[int]) -> Reading:
    """Read the number in a marked box on a page; its signs' boxes are those of the scaled ink.

    ``picture``: uint8 (h, w, 3). Pieces mostly outside the box are left out unless there are no
    others. A part of a piece is never sure, nor is ink without the shape of a digit. Raises
    ``InkError`` for a picture without contrast.
    """
    _, top, _, bottom = box
    sheet = read_sheet_for(picture, bottom - top)
    x, y, right, bottom = sheet.on_sheet(box)
    labels = sheet.labels[y:bottom, x:right]
    areas = np.array([0, *(piece.area for piece in sheet.pieces)])
    inside = np.bincount(labels.ravel(), minlength=len(areas))
    # If no piece is mostly inside the box, a part of a larger piece is meant.
    for is_kept, trust in ((inside > MIN_PIECE_SHARE * areas, 1.0), (inside > 0, 0.5)):
        ink = np.where(is_kept[labels], sheet.ink[y:bottom, x:right], 0)
        if ink.any(axis=1).sum() > MIN_INK_HEIGHT * (bottom - y):
            reading = reader.read_ink(ink)
            trust = trust if _has_shape(reading, ink) else 0.5
            return replace(reading, sure=trust * reading.sure)
    return Reading()


def _has_shape(reading: Reading, ink: Grey) -> bool:
    """Return whether ink was read completely, and each digit has the strokes of a pen."""
    boxes = [np.rint(sign.box).astype(int) for sign in reading.signs if sign.text.isdigit()]
    digits = [ink[top:bottom, left:right] for left, top, right, bottom in boxes]
    return (
        bool(digits)
        and UNREADABLE not in reading.text
        and all(stroke_width(digit) <= MAX_PEN * len(digit) for digit in digits)
    )


def is_sure(reading: Reading) -> bool:
    """Return whether a number in a strip or a marked place need not be checked."""
    return reading.sure >= MIN_SURE and FORM.match(reading.text) is not None
