"""Draws crowds of lines and dots: the same pixels that Pillow gives one by one, in less time.

Most of a crowd paints ink on ink. So lines that lie in ink wholly are found and left out, and
round dots are stamped all at once.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from digitpad.ink.polylines import Points, Polylines

FEW_SEGMENTS: Final = 1_500
"""So many are drawn sooner than it is found out which of them matter."""
FEW_DOTS: Final = 150
PIECES: Final = (1, 2, 4)
"""Into how many parts a line is cut to be looked for in ink."""
WORTH_WHILE: Final = 0.3
"""Where fewer lines than this lie in ink, looking for them costs more than drawing them."""
SAMPLED: Final = 16
"""One line of so many is looked at to learn that."""


def draw_segments(
    fine: Image.Image, pen: ImageDraw.ImageDraw, lines: Polylines, width: int
) -> None:
    """Draw polylines between whole pixels, ``width`` wide, ink 255; their ends are not round."""
    if len(lines.points) - len(lines.counts) <= FEW_SEGMENTS:
        for line in lines:
            if len(line) > 1:
                pen.line(line.ravel().tolist(), fill=255, width=width)
        return
    begins = np.ones(len(lines.points), dtype=bool)
    begins[lines.ends()] = False
    todo = np.flatnonzero(begins)
    chunk = FEW_SEGMENTS
    while len(todo):
        now, todo = todo[:chunk], todo[chunk:]
        for first, last in _runs(now):
            pen.line(lines.points[first : last + 2].ravel().tolist(), fill=255, width=width)
        if len(todo) > FEW_SEGMENTS:
            todo = _those_that_matter(fine, lines.points, todo, width)
        chunk *= 2


def _runs(numbers: npt.NDArray[np.intp]) -> list[tuple[int, int]]:
    """Return the first and the last of each run of neighbours in ascending numbers."""
    breaks = np.flatnonzero(np.diff(numbers) > 1)
    firsts = numbers[np.concatenate(([0], breaks + 1))]
    lasts = numbers[np.concatenate((breaks, [len(numbers) - 1]))]
    return list(zip(firsts.tolist(), lasts.tolist(), strict=True))


def _those_that_matter(
    fine: Image.Image, points: Points, todo: npt.NDArray[np.intp], width: int
) -> npt.NDArray[np.intp]:
    """Leave out of ``todo``, the numbers of lines' first points, lines that lie in ink."""
    ink = np.asarray(fine) == 255
    sums = np.zeros((len(ink) + 1, len(ink) + 1), dtype=np.int32)
    np.cumsum(np.cumsum(ink, axis=0, dtype=np.int32), axis=1, out=sums[1:, 1:])
    some = todo[::SAMPLED]
    if _lie_in_ink(sums, points[some], points[some + 1], width).mean() < WORTH_WHILE:
        return todo
    return todo[~_lie_in_ink(sums, points[todo], points[todo + 1], width)]


def _lie_in_ink(
    sums: npt.NDArray[np.int32], begins: Points, ends: Points, width: int
) -> npt.NDArray[np.bool_]:
    """Return which lines would change nothing, as far as that is quickly seen.

    ``sums``: how much ink there is above and to the left of each corner of pixels.
    """
    size = len(sums) - 1
    flat, stride = sums.ravel(), size + 1
    # Pillow draws no further than this from the line's middle (tested); one more for the places
    # between pixels.
    reach = width // 2 + 1
    begins, steps = begins.astype(np.float32), (ends - begins).astype(np.float32)
    # The parts' boxes are to be hardly larger than the line is wide.
    wanted = np.clip(np.abs(steps).max(axis=1) / width, 0, len(PIECES) - 1).astype(np.intp)
    found = np.zeros(len(begins), dtype=bool)
    for rank, pieces in enumerate(PIECES):
        which = np.flatnonzero(wanted == rank)
        shares = np.linspace(0, 1, pieces + 1, dtype=np.float32)[None, :, None]
        places = begins[which].T[:, None] + shares * steps[which].T[:, None]
        places = np.clip(places, -reach, size + reach).astype(np.int32)
        low = np.maximum(np.minimum(places[:, :-1], places[:, 1:]) - reach, 0)
        high = np.minimum(np.maximum(places[:, :-1], places[:, 1:]) + (reach + 2), size)
        (left, top), (right, bottom) = low, high
        above, below = top * stride, bottom * stride
        inked = flat[below + right] - flat[above + right] - flat[below + left] + flat[above + left]
        found[which] = (inked == (right - left) * (bottom - top)).all(axis=0)
    return found


def draw_dots(fine: Image.Image, pen: ImageDraw.ImageDraw, centres: Points, width: int) -> None:
    """Draw a round dot, ``width`` wide, ink 255, around each of whole pixels (n, 2)."""
    if len(centres) > FEW_DOTS:
        stamp = _stamp(width)
        reach = len(stamp) // 2
        inside = ((centres >= reach) & (centres < fine.width - reach)).all(axis=1)
        fine.paste(255, mask=_stamped(centres[inside].astype(np.intp), stamp, fine.width))
        centres = centres[~inside]
    for x, y in centres.tolist():
        pen.circle((x, y), width / 2, fill=255)


@cache
def _stamp(width: int) -> npt.NDArray[np.bool_]:
    """Return Pillow's dot, (n, n) with n odd, around the pixel in the middle."""
    middle = width // 2 + 2
    image = Image.new("1", (2 * middle + 1, 2 * middle + 1), 0)
    ImageDraw.Draw(image).circle((middle, middle), width / 2, fill=1)
    return np.asarray(image)


def _stamped(centres: npt.NDArray[np.intp], stamp: npt.NDArray[np.bool_], size: int) -> Image.Image:
    """Return an image of mode "L" with the stamp around each centre, 255 on 0."""
    reach = len(stamp) // 2
    whole = np.zeros((size, size), dtype=np.uint8)
    if not len(centres):
        return Image.fromarray(whole)
    (left, top), (right, bottom) = centres.min(axis=0), centres.max(axis=0)
    height, span = bottom - top + 1, right - left + 1
    # How many centres there are up to each column, with room to look beyond both ends.
    marks = np.zeros((height, span + 2 * reach), dtype=bool)
    marks[centres[:, 1] - top, centres[:, 0] - left + reach] = True
    sums = np.zeros((height, span + 4 * reach + 2), dtype=np.int32)
    np.cumsum(marks, axis=1, out=sums[:, reach + 1 : -reach - 1])
    sums[:, -reach - 1 :] = sums[:, [-reach - 2]]
    area = whole[top - reach : bottom + reach + 1, left - reach : right + reach + 1]
    for row, cells in enumerate(stamp):
        filled = np.flatnonzero(cells)
        if not len(filled):
            continue
        # A pixel is in this row of some stamp if a centre lies from ``first`` to ``last`` of it.
        first, last = reach - int(filled[-1]), reach - int(filled[0])
        begin = reach + first
        end = reach + last + 1
        inked = sums[:, end : end + area.shape[1]] > sums[:, begin : begin + area.shape[1]]
        area[row : row + height][inked] = 255
    return Image.fromarray(whole)
