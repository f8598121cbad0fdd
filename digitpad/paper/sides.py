"""What a side of a field may hide of a digit: the foot of a 2, the bar of a 7, the curve of a 0.

Where a stroke ends at a side that was taken out it may have gone on along it. So a digit that
reaches one is read once more, as it would look with the stroke that may be hidden there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import around
from digitpad.paper.fields import UNSURE
from digitpad.paper.figures import POSSIBLE_DIGIT, Figure
from digitpad.paper.glyphs import Reader, Reading
from digitpad.picture.fit import stroke_width, to_image
from digitpad.picture.frames import depth_within
from digitpad.picture.sheet import Grey, Piece

Floats = npt.NDArray[np.float64]

BAR_AT_FOOT: Final = "7"
"""With a foot it is a 2;"""
BAR_AT_TOP: Final = "1"
"""with a bar it is a 7."""
TOUCHES_PX: Final = 2
"""Ink reaches a side that is so near."""
FAR_SIDE: Final = 0.45
"""Of a digit's height, or width: what reaches a side further from the end reaches another."""
BAR: Final = 0.6
"""Of a digit's height: so long is the foot of a 2 and the bar of a 7."""
APART: Final = 1.5
"""Strokes that reach a side may meet in it where they are so far apart, in widths of the pen."""
MAY_BE: Final = 0.6
"""A digit of which more may be hidden is in doubt where it may be another, of this quality."""
BARRED: Final = 0.97
"""With a bar nearly any stroke is another digit somewhat: of this quality it has to be. On 1,067
numbers of generated forms (even seeds) these two leave 478 right ones sure and 3 wrong ones, 0.2
and 0.7 leave 423 and 3, and without either 603 and 8 are."""
BETTER: Final = 0.2
"""What meets in a side is a better digit by so much where it is shown instead."""
LEAST: Final = 0.15
"""Of the height of its digits: ink so large beside a number in its field is part of a stroke that a
side hides,"""
BESIDE: Final = 0.6
"""where it is no further from one of them."""
LARGEST: Final = 3.0
"""What is so many times as high is none of the number's."""


def completed(figures: Sequence[Figure], lines: Grey, reader: Reader) -> list[Figure]:
    """Return digits with what sides may hide of them: in doubt where they may be another.

    ``lines``: what was taken out of the sheet, 255.
    """
    ways = [_completions(one, lines) if one.reading else ([], []) for one in figures]
    readings = iter(reader.read([to_image(ink) for pair in ways for part in pair for ink in part]))
    found = []
    for one, (meeting, longer) in zip(figures, ways, strict=True):
        joined = [next(readings) for _ in meeting]
        found.append(_completed(one, joined, [next(readings) for _ in longer]))
    return found


def _completed(figure: Figure, joined: Sequence[Reading], longer: Sequence[Reading]) -> Figure:
    if figure.reading is None:
        return figure
    best = max(joined, key=lambda one: one.quality, default=figure.reading)
    if best.quality > max(POSSIBLE_DIGIT, figure.reading.quality + BETTER):
        figure = replace(figure, text=best.text, probability=best.quality, reading=best)
    others = [(one, MAY_BE) for one in (figure.reading, *joined)]
    others += [(one, BARRED) for one in longer]
    if all(not one or one.text == figure.text or one.quality < least for one, least in others):
        return figure
    return replace(figure, probability=min(figure.probability, UNSURE))


def _completions(figure: Figure, lines: Grey) -> tuple[list[Grey], list[Grey]]:
    """Return a digit with its strokes meeting in a side, and with a bar along one."""
    pen = max(1, round(stroke_width(figure.image)))
    room = pen + TOUCHES_PX
    ink = np.pad(figure.image, room)
    left, top, right, bottom = figure.box
    mask = np.zeros(ink.shape, bool)
    y, x = max(0, top - room), max(0, left - room)
    seen = lines[y : bottom + room, x : right + room] > 0
    mask[y - top + room :, x - left + room :][: len(seen), : seen.shape[1]] = seen
    meeting, longer = [], []
    bar = max(figure.width, round(BAR * figure.height))
    # From below: the side lies at the foot of what is turned so; its ends are those of a bar.
    for turns, hides in ((0, BAR_AT_FOOT), (2, BAR_AT_TOP), (1, ""), (3, "")):
        turned, side = np.rot90(ink, turns), np.rot90(mask, turns)
        touched: npt.NDArray[np.bool_] = _touched(turned > 127, side, room)
        reached = np.asarray(touched.any(axis=0))
        columns = np.flatnonzero(reached)
        if not len(columns):
            continue
        first, last = int(columns[0]), int(columns[-1])
        row = int(np.flatnonzero(touched.any(axis=1))[-1]) + 1
        if last - first > APART * pen and not reached[first:last].all():
            filled = turned.copy()
            filled[row : row + pen, first : last + 1] = 255
            meeting.append(np.rot90(filled, -turns))
        if figure.text and figure.text in hides:
            wide = np.pad(turned, ((0, 0), (0, bar)))
            wide[row : row + pen, room : room + bar] = 255
            longer.append(np.rot90(wide, -turns))
    return [np.ascontiguousarray(one) for one in meeting], [
        np.ascontiguousarray(one) for one in longer
    ]


def _touched(
    ink: npt.NDArray[np.bool_], side: npt.NDArray[np.bool_], room: int
) -> npt.NDArray[np.bool_]:
    """Return which ink lies just above a side at the foot of a digit."""
    near = np.zeros_like(side)
    for off in range(1, TOUCHES_PX + 1):
        near[:-off] |= side[off:]
    height = len(ink) - 2 * room
    near[: room + round((1 - FAR_SIDE) * height)] = False
    return np.asarray(ink & near & ~side)


def leaves_remains(digits: Sequence[Figure], corners: Floats, pieces: Sequence[Piece]) -> bool:
    """Return whether ink in a field, (4, 2) corners, is left beside the digits that were read."""
    high = float(np.median([one.height for one in digits]))
    left, top, right, bottom = around(one.box for one in digits)
    for piece in pieces:
        x, y = piece.box.middle
        is_sized = LEAST * high <= max(piece.width, piece.height) and piece.height < LARGEST * high
        is_near = left - high < x < right + high and top - high < y < bottom + high
        if not is_sized or not is_near or depth_within(corners, (x, y)) < -0.1 * high:
            continue
        apart = [
            max(one.box.left - x, x - one.box.right, 0)
            + max(one.box.top - y, y - one.box.bottom, 0)
            for one in digits
        ]
        if 0 < min(apart) <= BESIDE * high:
            return True
    return False
