"""What preprocessing finds in pictures where there is no digit: borders, shadows, holes, halves.

A network for pictures reads every way to see them (``preprocess.digit``), most of which show no
digit. These are drawn here as ink in a photo, and scaled as that is. What might be a digit is left
out: an upright bar is a 1, and two sides of a cell are a 7. Letters and signs are of the kinds that
``handwriting.outliers`` lets networks learn. An element depends only on the seed and its index.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats, Grey
from digitpad.handwriting import outliers, synthesis
from digitpad.handwriting.synthesis import new_generator
from digitpad.ink.drawing import Drawing
from digitpad.ink.raster import SUPERSAMPLING, draw_fine
from digitpad.preprocess.blobs import components
from digitpad.preprocess.fit import to_image

Chance = np.random.Generator

COARSE_SIDE: Final = 14
SIDE: Final = COARSE_SIDE * SUPERSAMPLING
"""Pixels a side of the ink before it is scaled."""
BOX: Final = 10
"""Longer side of a sign on ``COARSE_SIDE``."""
SHARES: Final = {
    "hole": 0.3,
    "cut-out": 0.15,
    "sign in a border": 0.15,
    "border": 0.15,
    "shadow": 0.15,
    "half a digit": 0.1,
}
"""Of the kinds, most for those that were most often taken for digits."""
HALVES: Final = {0: "tb", 3: "l", 5: "t"}
"""The sides of digits whose half is no digit: that of an 8 is a 0 or a 3, that of a 4 a 1."""
BARS: Final = ("t", "b", "tb", "lr", "tl", "bl", "br", "tlb", "tlr", "blr")
"""Sides of a cell whose lines are no digit, as that of a 1 or 7 is."""
SIGNS: Final = outliers.trained_kinds() - {
    way.name for way in outliers.SEVERAL_WAYS if way.digit_count == 1
}
"""Kinds without a digit by itself, be it struck out."""
STYLES: Final = ("whole", "whole", "short", "dotted")
MOST_TRIES: Final = 20
LEAST_INK: Final = 20 * 255
"""As much as the thinnest digit of MNIST has."""
WORN: Final = 0.45
"""Width of the thinner end of a bar, in its largest width, below which it is no 1."""


def labelled_batch(
    seed: int, start: int, count: int
) -> tuple[npt.NDArray[np.uint8], tuple[str, ...]]:
    """Return images and kinds of a series, at indices ``start`` to ``start + count - 1``.

    Returns images uint8 (count, 28, 28), ink 255 on background 0, and the names of their kinds.
    """
    drawn = [_element(seed, number) for number in range(start, start + count)]
    images = np.array([image for image, _ in drawn], np.uint8).reshape(-1, 28, 28)
    return images, tuple(kind for _, kind in drawn)


def _element(seed: int, number: int) -> tuple[Grey, str]:
    chance = new_generator(seed, number)
    kind = str(chance.choice([*SHARES], p=[*SHARES.values()]))
    block = number // synthesis.BLOCK * synthesis.BLOCK
    for attempt in range(MOST_TRIES):
        # Another sign after each that leaves nothing, or what may be a digit.
        index = block + (number + attempt * synthesis.BLOCK // MOST_TRIES) % synthesis.BLOCK
        image = to_image(_ink(kind, chance, seed, index))
        if image.sum() >= LEAST_INK and not may_be_a_one(image):
            return image, kind
    return to_image(_band(chance, 0.0)), "shadow"


def _ink(kind: str, chance: Chance, seed: int, index: int) -> Grey:
    """Return ink, uint8 (SIDE, SIDE); ``index``: of the sign in its series, if it is of one."""
    if kind == "border":
        return _border(chance)
    if kind == "shadow":
        return _shadow(chance)
    if kind == "half a digit":
        (sign,), (digit,) = synthesis.labelled_batch(seed, index, 1, draw=_large)
        return _half(chance, sign, int(digit))
    (sign,), _ = outliers.labelled_batch(seed, index, 1, only=SIGNS, draw=_large)
    return OF_SIGNS[kind](chance, sign)


def _large(drawing: Drawing, pen_width_px: float) -> Grey:
    """Return a drawing as ink, uint8 (SIDE, SIDE)."""
    left, top, right, bottom = drawing.bounds()
    scale = BOX / max(right - left, bottom - top, synthesis.SMALLEST)
    corner = (COARSE_SIDE - scale * np.array([right - left, bottom - top])) / 2
    lines = [(stroke.points - (left, top)) * scale + corner for stroke in drawing.strokes]
    return np.asarray(draw_fine(lines, COARSE_SIDE, pen_width_px * BOX / 20))


def _hole(chance: Chance, sign: Grey) -> Grey:
    """Return what lies between the strokes of a sign: its paper, taken for ink."""
    outline = cv2.convexHull(np.argwhere(sign > 0)[:, ::-1].astype(np.int32))
    inside = cv2.fillConvexPoly(np.zeros_like(sign), outline, 255)
    inside[_grown(sign, int(chance.integers(0, 3))) > 0] = 0
    size = int(chance.integers(1, 4)) * 2 + 1
    inside = cv2.morphologyEx(
        inside, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    )
    _, labels, stats, _ = components(inside)
    largest = 1 + np.argsort(-stats[1:, cv2.CC_STAT_AREA])[: 1 + int(chance.random() < 0.3)]
    return np.where(np.isin(labels, largest), np.uint8(255), np.uint8(0))


def _cut_out(chance: Chance, sign: Grey) -> Grey:
    """Return paper with a sign as a hole in it, its edge torn by what is left of a border."""
    rows, columns = np.flatnonzero(sign.any(axis=1)), np.flatnonzero(sign.any(axis=0))
    top, bottom, left, right = rows[0], rows[-1], columns[0], columns[-1]
    margins = chance.integers(4, 17, 4)
    paper = np.zeros_like(sign)
    outer = np.clip(np.array([top, bottom, left, right]) + [-1, 1, -1, 1] * margins, 0, SIDE)
    paper[outer[0] : outer[1], outer[2] : outer[3]] = 255
    for _ in range(int(chance.integers(0, 5))):
        y, x = chance.integers(0, SIDE, 2).tolist()
        deep = int(chance.integers(2, 1 + margins.min()))
        paper[y : y + 14, outer[2] : outer[2] + deep] = 0
        paper[outer[0] : outer[0] + deep, x : x + 14] = 0
    paper[_grown(sign, int(chance.integers(0, 3))) > 0] = 0
    return np.asarray(paper)


def _border(chance: Chance) -> Grey:
    """Return lines along sides of a cell; along all four only where it is wide."""
    wide, tall = chance.integers(60, 105, 2).tolist()
    styles = [str(chance.choice(["whole", "dotted"]))]
    if chance.random() < 0.2:
        return _lines(chance, "tblr", styles, 105, round(105 / chance.uniform(1.3, 2.2)))
    return _lines(chance, str(chance.choice(BARS)), styles, wide, tall)


def _sign_in_border(chance: Chance, sign: Grey) -> Grey:
    # A U beside one line would be a 4.
    count = int(chance.integers(2, 5))
    sides = "".join(chance.permutation([*"tblr"])[:count])
    small = cv2.resize(sign, None, fx=0.75, fy=0.75, interpolation=cv2.INTER_AREA)
    room = (SIDE - small.shape[0]) // 2
    inside = cv2.copyMakeBorder(small, *4 * (room,), cv2.BORDER_CONSTANT)
    return np.asarray(np.maximum(inside, _lines(chance, sides, STYLES, SIDE - 8, SIDE - 8)))


def _lines(chance: Chance, sides: str, styles: Sequence[str], wide: int, tall: int) -> Grey:
    """Return lines along sides of a cell of this size, each with one of the ``styles``."""
    page = np.zeros((SIDE, SIDE), np.uint8)
    top, left = (SIDE - tall) // 2, (SIDE - wide) // 2
    thick = int(chance.integers(1, 11))
    for side in sides:
        length = wide if side in "tb" else tall
        line = np.full(length, 255, np.uint8)
        style = str(chance.choice(styles))
        if style == "short":
            begin, end = np.sort(chance.integers(0, length, 2)).tolist()
            line[:begin] = line[max(end, begin + length // 3) :] = 0
        if style == "dotted":
            step = int(chance.integers(3, 9))
            line[np.arange(length) // step % 2 == 1] = 0
        if side in "tb":
            y = top if side == "t" else top + tall - thick
            page[y : y + thick, left : left + wide] |= line
        else:
            x = left if side == "l" else left + wide - thick
            page[top : top + tall, x : x + thick] |= line[:, None]
    turn = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), float(chance.uniform(-4, 4)), 1.0)
    return np.asarray(cv2.warpAffine(page, turn, (SIDE, SIDE)))


def _shadow(chance: Chance) -> Grey:
    """Return the shadow of something that lies at the edge of a picture, its own edge rough."""
    kind = str(chance.choice(["band", "corner", "two bands", "disc"]))
    page = _band(chance, float(chance.uniform(-30, 30)))
    if kind == "corner":
        reach = chance.integers(40, SIDE, 2).tolist()
        x, y = chance.choice([0, SIDE], 2).tolist()
        corner = [(x, y), (abs(x - reach[0]), y), (x, abs(y - reach[1]))]
        page = cv2.fillPoly(np.zeros_like(page), [np.array(corner, np.int32)], 255)
    if kind == "two bands":
        page = np.maximum(page, np.rot90(_band(chance, float(chance.uniform(-10, 10)))))
    if kind == "disc":
        middle = chance.integers(0, SIDE, 2).tolist()
        page = cv2.circle(np.zeros_like(page), middle, int(chance.integers(25, 70)), 255, -1)
    rough = cv2.GaussianBlur(chance.standard_normal((SIDE, SIDE)), (0, 0), 3)
    blurred = cv2.GaussianBlur(page.astype(np.float64), (0, 0), float(chance.uniform(1, 6)))
    level = blurred / 255 + float(chance.uniform(0, 1.5)) * rough
    return np.where(level > 0.5, np.uint8(255), np.uint8(0))


def _band(chance: Chance, angle: float) -> Grey:
    page: Floats = np.zeros((SIDE, SIDE), np.float32)
    thick, top = int(chance.integers(12, 50)), int(chance.integers(8, 60))
    page[top : top + thick] = 255
    turn = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), angle, 1.0)
    return np.asarray(cv2.warpAffine(page, turn, (SIDE, SIDE)), np.uint8)


def _half(chance: Chance, sign: Grey, digit: int) -> Grey:
    """Return half of a digit, as a border or the edge of a picture cuts it; none of some."""
    half = np.zeros_like(sign)
    if digit not in HALVES:
        return half
    side, part = str(chance.choice([*HALVES[digit]])), float(chance.uniform(0.35, 0.45))
    along = np.flatnonzero(sign.any(axis=0 if side == "l" else 1))
    part = 1 - part if side == "b" else part
    cut = round(along[0] + part * (along[-1] - along[0]))
    if side == "t":
        half[:cut] = sign[:cut]
    elif side == "b":
        half[cut:] = sign[cut:]
    else:
        half[:, :cut] = sign[:, :cut]
    return half


def _grown(ink: Grey, radius: int) -> Grey:
    return np.asarray(cv2.dilate(ink, np.ones((2 * radius + 1, 2 * radius + 1), np.uint8)))


def may_be_a_one(image: Grey) -> bool:
    """Return whether ink is one bar from top to bottom, as thick at its ends as in between."""
    ink = image > 96
    widths = ink.sum(axis=1)[ink.any(axis=1)]
    if len(widths) < 14 or widths.mean() > 0.45 * len(widths):
        return False
    ends = len(widths) // 5
    thinner = min(widths[:ends].mean(), widths[-ends:].mean())
    return components(ink.view(np.uint8))[0] == 2 and bool(thinner > WORN * widths.max())


OF_SIGNS: Final[dict[str, Callable[[Chance, Grey], Grey]]] = {
    "hole": _hole,
    "cut-out": _cut_out,
    "sign in a border": _sign_in_border,
}
