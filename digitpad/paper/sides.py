"""Find digits of which a side of a field may hide a stroke, such as the foot of a 2 or bar of a 7.

A stroke that ends at a side that was removed may have continued along it. So a digit that touches
one is read once more, completed by the stroke that may be hidden there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles, Grey
from digitpad.ink.boxes import around
from digitpad.paper.fields import JOINED_MARGIN
from digitpad.paper.figures import MIN_LEFTOVER, POSSIBLE_DIGIT, UNSURE_PROBABILITY, Figure
from digitpad.paper.frames import depth_within
from digitpad.paper.glyphs import GlyphReader, GlyphReading
from digitpad.paper.groups import WORD_GAP
from digitpad.paper.sheet import Piece
from digitpad.paper.whole import DIGIT_WIDTH
from digitpad.preprocess.fit import INK_LEVEL, stroke_width, to_image

BECOME_TWO: Final = "7"
"""Digits that look like a 2 with a bar at the foot."""
BECOME_SEVEN: Final = "1"
"""Digits that look like a 7 with a bar at the top."""
TOUCH_PX: Final = 2
"""Distance up to which ink touches a side, or a rule that was removed."""
END_PART: Final = 0.45
"""Part of a digit, from one end, in which its ink may touch the side at that end."""
MIN_STROKE_GAP: Final = 1.5
"""Distance, in pen widths, from which two strokes that touch a side may meet within it."""
JOINED_QUALITY: Final = 0.6
"""Quality from which another digit, of strokes that meet within a side, makes a digit doubtful."""
BARRED_QUALITY: Final = 0.97
"""The same of a digit with a bar within the side, as any stroke with a bar looks somewhat like
a digit (forms of even seeds)."""


def completed(figures: Sequence[Figure], lines: Grey, reader: GlyphReader) -> list[Figure]:
    """Return digits completed by strokes that sides hide, in doubt if they may be others.

    ``lines``: mask (255) of the lines removed from the sheet.
    """
    completions = [_completions(one, lines) if one.reading else ([], []) for one in figures]
    readings = iter(
        reader.read([to_image(ink) for pair in completions for part in pair for ink in part])
    )
    found = []
    for one, (meeting, barred) in zip(figures, completions, strict=True):
        joined = [next(readings) for _ in meeting]
        found.append(_completed(one, joined, [next(readings) for _ in barred]))
    return found


def _completed(
    figure: Figure, joined: Sequence[GlyphReading], barred: Sequence[GlyphReading]
) -> Figure:
    if figure.reading is None:
        return figure
    best = max(joined, key=lambda one: one.quality, default=figure.reading)
    if best.quality > max(POSSIBLE_DIGIT, figure.reading.quality + JOINED_MARGIN):
        figure = replace(figure, text=best.text, probability=best.quality, reading=best)
    others = [(one, JOINED_QUALITY) for one in (figure.reading, *joined)]
    others += [(one, BARRED_QUALITY) for one in barred]
    if all(
        not one or one.text == figure.text or one.quality < min_quality
        for one, min_quality in others
    ):
        return figure
    return replace(figure, probability=min(figure.probability, UNSURE_PROBABILITY))


def _completions(figure: Figure, lines: Grey) -> tuple[list[Grey], list[Grey]]:
    """Return a digit completed by strokes that meet within a side, and by a bar along one."""
    pen_width = max(1, round(stroke_width(figure.image)))
    margin = pen_width + TOUCH_PX
    ink = np.pad(figure.image, margin)
    left, top, right, bottom = figure.box
    mask = np.zeros(ink.shape, bool)
    y, x = max(0, top - margin), max(0, left - margin)
    lines_nearby = lines[y : bottom + margin, x : right + margin] > 0
    mask[y - top + margin :, x - left + margin :][: len(lines_nearby), : lines_nearby.shape[1]] = (
        lines_nearby
    )
    meeting, barred = [], []
    bar_length = max(figure.width, round(DIGIT_WIDTH * figure.height))
    # Rotated so that the side is at the foot.
    for turns, hides in ((0, BECOME_TWO), (2, BECOME_SEVEN), (1, ""), (3, "")):
        turned, side = np.rot90(ink, turns), np.rot90(mask, turns)
        touched: npt.NDArray[np.bool_] = _touched(turned > INK_LEVEL, side, margin)
        reached = np.asarray(touched.any(axis=0))
        columns = np.flatnonzero(reached)
        if not len(columns):
            continue
        first, last = int(columns[0]), int(columns[-1])
        row = int(np.flatnonzero(touched.any(axis=1))[-1]) + 1
        if last - first > MIN_STROKE_GAP * pen_width and not reached[first:last].all():
            filled = turned.copy()
            filled[row : row + pen_width, first : last + 1] = 255
            meeting.append(np.rot90(filled, -turns))
        if figure.text and figure.text in hides:
            wide = np.pad(turned, ((0, 0), (0, bar_length)))
            wide[row : row + pen_width, margin : margin + bar_length] = 255
            barred.append(np.rot90(wide, -turns))
    return [np.ascontiguousarray(one) for one in meeting], [
        np.ascontiguousarray(one) for one in barred
    ]


def _touched(
    ink: npt.NDArray[np.bool_], side: npt.NDArray[np.bool_], margin: int
) -> npt.NDArray[np.bool_]:
    """Return the ink just above a side at the foot of a digit."""
    near = np.zeros_like(side)
    for off in range(1, TOUCH_PX + 1):
        near[:-off] |= side[off:]
    height = len(ink) - 2 * margin
    near[: margin + round((1 - END_PART) * height)] = False
    return np.asarray(ink & near & ~side)


def leaves_remains(digits: Sequence[Figure], corners: Doubles, pieces: Sequence[Piece]) -> bool:
    """Return whether a field, (4, 2) corners, holds ink left over beside its digits."""
    digit_height = float(np.median([one.height for one in digits]))
    left, top, right, bottom = around(one.box for one in digits)
    for piece in pieces:
        x, y = piece.box.middle
        is_sized = MIN_LEFTOVER * digit_height <= max(piece.width, piece.height)
        is_near = (
            left - digit_height < x < right + digit_height
            and top - digit_height < y < bottom + digit_height
        )
        if not is_sized or not is_near or depth_within(corners, (x, y)) < -0.1 * digit_height:
            continue
        apart = [
            max(one.box.left - x, x - one.box.right, 0)
            + max(one.box.top - y, y - one.box.bottom, 0)
            for one in digits
        ]
        if 0 < min(apart) <= WORD_GAP * digit_height:
            return True
    return False
