"""Sides and rules of frames are taken out of a contrast map; what is written on them stays.

All sides of a field are as thick, and as dark across: together they tell how dark each is where a
digit covers it. Ink is what is darker than that, down to a pixel beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.picture.blobs import stretches
from digitpad.picture.frames import PALE, Frame, cells_of
from digitpad.picture.ruling import STRONGER

Grey = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]
Marks = npt.NDArray[np.bool_]

ROOM_PX: Final = 7
"""So far from its course a rule may run, and be thick."""
BENDS_PX: Final = 90
ALL_ALONG: Final = 25
"""Of the ink along a rule this percentile is its own."""
LONGEST_TOOTH: Final = 0.5
"""Of a comb's height: its teeth are no longer."""
THICKEST_SIDE: Final = 0.3
"""Of a box's shorter side: its own sides are no thicker,"""
THICKEST_PX: Final = 28
BEYOND_PX: Final = 4
"""and so far around its course a side is looked at beyond them."""
FINE: Final = 2
"""Steps across a side in a pixel."""
SLANT_PX: Final = 4
"""So far one end of a side may lie off the other."""
PART: Final = 1.5
"""A long field is looked at in parts of so many heights: it bends with the sheet."""
LEAST: Final = (10, 30)
"""Percentiles along a side: digits cover less of it than what is above them."""
BETWEEN: Final = 0.757
MIDDLE: Final = 0.524
"""So many standard deviations apart these are, and so far below the mean the latter."""
SPREADS: Final = 3.0
"""Ink is so many standard deviations darker than the side that it lies on,"""
DISTINCT: Final = 6.0
"""and by so much of 255;"""
DARKER: Final = 1.3
"""between the boxes so many times as dark as their sides."""
FAINT: Final = 0.1
"""A side ends where it is no darker than this part of its middle."""


def without_frames(contrast: Grey, frames: Sequence[Frame]) -> tuple[Grey, Grey]:
    """Return a contrast map without frames and their rules, and a mask (255) of where they were.

    ``contrast``: uint8 (h, w), 255 for black.
    """
    cleared = contrast.copy()
    mask = np.zeros_like(contrast)
    for frame in frames:
        left, top, wide, high = cv2.boundingRect(frame.corners.astype(np.float32))
        x, y = max(0, left - ROOM_PX), max(0, top - ROOM_PX)
        place = slice(y, top + high + ROOM_PX), slice(x, left + wide + ROOM_PX)
        seen, crop, gone = contrast[place], cleared[place], mask[place]
        if not frame.is_table:
            _empty(seen, crop, gone, frame, (x, y))
            continue
        for row in frame.rows:
            _clear(seen, crop, gone, frame.at([0.0, 1.0], row) - (x, y))
        for column in frame.columns:
            way = frame.at(column, [0.0, 1.0]) - (x, y)
            _clear(seen.T, crop.T, gone.T, way[:, ::-1])
    return cleared, mask


class _Side(NamedTuple):
    """A side of a cell.

    ``begin``, ``end``: (2,), in pixels; it runs ``first`` and ``last`` pixels inwards from these.
    ``least``, ``likely``: how dark it is across, from ``BEYOND_PX`` outside on, in fine steps.
    """

    begin: Floats
    end: Floats
    first: float
    last: float
    least: Floats
    likely: Floats

    @property
    def spread(self) -> Floats:
        return np.asarray((self.likely - self.least) / BETWEEN)

    @property
    def mean(self) -> Floats:
        return np.asarray(self.likely + MIDDLE * self.spread)

    @property
    def level(self) -> float:
        """How dark it is in its middle."""
        middle = BEYOND_PX * FINE
        return max(1.0, float(self.mean[middle - 1 : middle + 2].max()))

    def inwards(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """Return how far inwards from begin and end points lie, and from the side itself."""
        (left, top), way = self.begin, self.end - self.begin
        long = float(np.linalg.norm(way))
        right, down = way / long
        part = ((x - left) * right + (y - top) * down) / long
        off = (y - top) * right - (x - left) * down
        return off, off - (1 - part) * self.first - part * self.last


def _empty(seen: Grey, crop: Grey, gone: Grey, frame: Frame, corner: tuple[int, int]) -> None:
    """Blank the sides of a field's boxes, but for ink that is darker than they are.

    ``seen``: a part of a contrast map from ``corner`` on; ``crop``: what becomes of it; ``gone``:
    where sides were, 255.
    """
    sides = np.zeros_like(seen)
    outer = _outer_corners(seen, frame.corners - corner)
    cv2.fillConvexPoly(sides, np.rint(outer).astype(np.int32), 255)
    edges = _edges(frame)
    cells = [cell - corner for cell in cells_of(frame, [at for at, _ in edges], frame.rows)]
    narrowest = min(min(Frame(cell, (), ()).size) for cell in cells)
    reach = min(max(3, round(THICKEST_SIDE * narrowest)), THICKEST_PX)
    found = []
    for cell, (left, right) in zip(cells, pairwise(is_side for _, is_side in edges), strict=True):
        ends = zip(cell, np.roll(cell, -1, axis=0), (True, right, True, left), strict=True)
        found.append([_side(seen, begin, end, reach) for begin, end, is_side in ends if is_side])
    every = [side for four in found for side in four]
    level = float(np.median([side.level for side in every]))
    mean, spread = (
        np.median([getattr(side, name) / side.level for side in every], axis=0)
        for name in ("mean", "spread")
    )
    dark = np.full(seen.shape, level)
    hidden = DARKER * dark
    for cell, four in zip(cells, found, strict=True):
        _darken(dark, hidden, cell, four, mean, spread)
    is_side = (sides > 0) & (dark > FAINT * level) & (seen <= hidden)
    is_plain = (sides > 0) & (dark > PALE * level)
    gone[is_side & is_plain] = 255
    for tooth in frame.teeth:
        teeth = np.zeros_like(seen)
        _add_tooth(seen, teeth, frame.at(tooth, [1 - LONGEST_TOOTH, 1.0]) - corner, level)
        is_tooth = (teeth > 0) & (seen <= STRONGER * level)
        gone[is_tooth] = 255
        is_side |= is_tooth
    crop[is_side] = 0
    crumbs = _crumbs(crop > PALE * level, is_plain)
    crop[crumbs] = 0
    gone[crumbs] = 255


def _outer_corners(seen: Grey, corners: Floats) -> Floats:
    """Return the corners of a frame with all of its sides."""
    frame = Frame(corners, (), ())
    width, height = frame.size
    moved = []
    for side, across in enumerate((height, width, height, width)):
        offsets = -np.arange(ROOM_PX + 1) / across
        along = np.linspace(0.06, 0.94, max(8, round(width + height - across)))
        part = (offsets if side in (0, 3) else 1 - offsets)[:, None]
        points = frame.at(part, along) if side % 2 else frame.at(along, part)
        x, y = np.rint(points).astype(np.intp).transpose(2, 0, 1)
        found = seen[y.clip(0, len(seen) - 1), x.clip(0, seen.shape[1] - 1)]
        profile = np.percentile(found, ALL_ALONG, axis=1)
        peak = int(profile[: ROOM_PX // 2 + 1].argmax())
        pale = np.flatnonzero(profile[peak:] < PALE * profile[peak])
        moved.append(min(ROOM_PX, peak + int(pale[0]) if len(pale) else ROOM_PX) / across)
    top, right, low, left = -np.array(moved)
    return frame.at([left, 1 - right, 1 - right, left], [top, top, 1 - low, 1 - low])


def _edges(frame: Frame) -> list[tuple[float, bool]]:
    """Return where a field is looked at in parts, 0 to 1, and whether sides are there."""
    width, height = frame.size
    edges = [(0.0, True)]
    for left, right in pairwise(frame.columns):
        parts = max(1, round((right - left) * width / (PART * height)))
        edges += [(left + (right - left) * part / parts, False) for part in range(1, parts)]
        edges.append((right, True))
    return edges


def _side(seen: Grey, begin: Floats, end: Floats, reach: int) -> _Side:
    """Return the side that runs near the way between two points, up to ``reach`` inwards."""
    right, down = (end - begin) / np.linalg.norm(end - begin)
    offsets = np.arange(-BEYOND_PX, 2 * reach + 0.5, 1 / FINE)
    along = np.linspace(0.06, 0.94, max(8, round(float(np.linalg.norm(end - begin)))))
    points = (begin + along[:, None] * (end - begin))[:, None]
    points = points + offsets[:, None] * np.array([-down, right])
    x, y = points.astype(np.float32).transpose(2, 0, 1)
    band = cv2.remap(seen, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    low = BEYOND_PX * FINE
    first, last = _course(np.asarray(band, np.uint8), along, low, low + reach)
    # Laid straight along its course.
    steps = np.arange(-low, FINE * reach)
    at = np.rint(((1 - along) * first + along * last)[:, None] + steps).astype(np.intp)
    straight = np.take_along_axis(band, at.clip(0, len(offsets) - 1), axis=1)
    least, likely = np.percentile(straight, LEAST, axis=0)
    return _Side(begin, end, (first - low) / FINE, (last - low) / FINE, least, likely)


def _course(band: Grey, along: Floats, low: int, high: int) -> tuple[float, float]:
    """Return where the darkest line along a band, (n, steps), begins and ends, in steps.

    ``along``: (n,) parts of the way.
    """
    slants = np.arange(-SLANT_PX * FINE, SLANT_PX * FINE + 1)
    first = np.arange(low, high + 1).repeat(len(slants))
    last = first + np.tile(slants, high + 1 - low)
    is_within = (last >= low) & (last <= high)
    first, last = first[is_within], last[is_within]
    at = np.rint((1 - along) * first[:, None] + along * last[:, None]).astype(np.intp)
    score = np.percentile(band[np.arange(len(along)), at], ALL_ALONG, axis=1)
    # In the midst of what is as dark.
    best = score >= 0.95 * score.max()
    weights = score[best] - 0.9 * score.max() + 1e-6
    begin, end = (float(np.average(places[best], weights=weights)) for places in (first, last))
    return begin, end


def _darken(
    dark: Floats, hidden: Floats, cell: Floats, sides: Sequence[_Side], mean: Floats,
    spread: Floats,
) -> None:  # fmt: skip
    """Put how dark the sides of a cell (4, 2) are into a map, and what they hide at most.

    ``mean``, ``spread``: across a side, in parts of its darkness.
    """
    left, top = np.floor(cell.min(axis=0)).astype(int).clip(0).tolist()
    right, low = (np.ceil(cell.max(axis=0)).astype(int) + 1).tolist()
    place = slice(top, low), slice(left, right)
    y, x = np.indices(dark[place].shape, np.float64) + np.array([top, left])[:, None, None]
    usual, most = np.zeros(x.shape), np.zeros(x.shape)
    is_inside = np.ones(x.shape, bool)
    for side in sides:
        course = _course_across(side, mean)
        margin = SPREADS * spread * side.level + DISTINCT
        # What lies outside belongs to the next box.
        margin[: BEYOND_PX * FINE] = margin[: BEYOND_PX * FINE].max()
        off, at = side.inwards(x, y)
        is_inside &= off >= 0
        steps = np.arange(len(mean)) / FINE - BEYOND_PX
        # Where two sides meet, each takes its part of the light that the other leaves.
        one = np.interp(at, steps, course, right=0.0)
        usual += one - usual * one / 255
        np.maximum(most, np.interp(at, steps, margin, right=0.0), out=most)
    dark[place] = np.where(is_inside, usual, dark[place])
    hidden[place] = np.where(is_inside, usual + most, hidden[place])


def _course_across(side: _Side, mean: Floats) -> Floats:
    """Return how dark a side is across, from the outside."""
    middle = BEYOND_PX * FINE
    whole = stretches(side.least > PALE * side.level)
    stop = next((stop for start, stop in whole if start <= middle < stop), middle + 1)
    course = mean * side.level
    # It may be thicker than others.
    course[:stop] = np.maximum(course, side.least)[:stop]
    course[:middle] = side.level
    return np.concatenate([course[:middle], np.minimum.accumulate(course[middle:])])


def _crumbs(ink: Marks, is_side: Marks) -> Marks:
    """Return the ink on sides that hangs together with none beside them: theirs."""
    count, labels = cv2.connectedComponents(ink.astype(np.uint8), connectivity=8)
    is_beside = np.zeros(count, bool)
    is_beside[labels[ink & ~is_side]] = True
    return np.asarray(ink & is_side & ~is_beside[labels])


def _add_tooth(seen: Grey, sides: Grey, ends: Floats, level: float) -> None:
    """Mark a tooth of a comb as one of its sides, from its foot up to where it ends.

    ``ends``: (2, 2), the highest and the lowest place of its course.
    """
    (x, top), (foot, low) = ends
    rows = np.arange(max(0, round(top)), min(len(seen), round(low) + 1))
    middles = x + (rows - top) / max(low - top, 1.0) * (foot - x)
    reach = np.arange(-ROOM_PX, ROOM_PX + 1)
    columns = np.rint(middles[:, None] + reach).astype(np.intp).clip(0, seen.shape[1] - 1)
    band = seen[rows[:, None], columns]
    lowest = band[len(band) // 2 :]
    profile = np.percentile(lowest, ALL_ALONG, axis=0) - 2.0 * np.abs(reach)
    middle = int(profile.argmax())
    dark = np.percentile(lowest, ALL_ALONG, axis=0) > PALE * level
    begin, end = next(
        ((first, last) for first, last in stretches(dark) if first <= middle < last),
        (middle, middle + 1),
    )
    # Upwards as far as it goes on.
    is_seen = band[:, begin:end].max(axis=1) > level / 2
    gaps = np.flatnonzero(~is_seen)
    first = int(gaps[-1]) + 1 if len(gaps) and gaps[-1] < len(rows) - 3 else 0
    near = slice(max(0, begin - 1), end + 1)
    sides[rows[first:, None], columns[first:, near]] = 255


def _clear(seen: Grey, crop: Grey, gone: Grey, ends: Floats) -> None:
    """Blank a rule between two points (x, y) of a contrast map, but for the ink that crosses it.

    ``seen``: the map; ``crop``: what becomes of it; ``gone``: where rules were, 255.
    """
    (x, y), (end, low) = ends
    columns = np.arange(max(0, round(x)), min(crop.shape[1], round(end) + 1))
    if len(columns) < 4:
        return
    middle = y + (low - y) / max(end - x, 1.0) * (columns - x)
    reach = np.arange(-ROOM_PX, ROOM_PX + 1)[:, None]

    def band_at(course: Floats) -> tuple[npt.NDArray[np.intp], Grey]:
        rows = np.rint(course).astype(np.intp) + reach
        return rows, seen[np.clip(rows, 0, len(seen) - 1), columns]

    # A long rule bends with the sheet.
    shifts = []
    parts = max(1, len(columns) // BENDS_PX)
    for part in np.array_split(band_at(middle)[1], parts, axis=1):
        profile = np.percentile(part, ALL_ALONG, axis=1) - 2.0 * np.abs(reach[:, 0])
        shifts.append(float(profile.argmax() - ROOM_PX))
    centres = (np.arange(parts) + 0.5) * len(columns) / parts
    rows, band = band_at(middle + np.interp(np.arange(len(columns)), centres, shifts))
    # Digits beside a rule are dark here and there; the rule is so all along.
    profile = np.percentile(band, ALL_ALONG, axis=1)
    level = float(profile.max())
    # Sides of two boxes beside each other are two rules.
    found = stretches(profile > PALE * level) or [(ROOM_PX, ROOM_PX + 1)]
    first, last = found[0][0], found[-1][1]
    above, below = (
        cv2.dilate((band[row] > level / 2).astype(np.uint8)[None], np.ones((1, 3), np.uint8))[0] > 0
        for row in (max(0, first - 2), min(len(band) - 1, last + 1))
    )
    near = np.zeros(band.shape, bool)
    near[max(0, first - 1) : last + 1] = True
    near &= (rows >= 0) & (rows < len(crop))
    at = rows[near], np.broadcast_to(columns, rows.shape)[near]
    gone[at] = 255
    kept = (above & below) | (band > STRONGER * level)
    crop[at] = np.where(kept, np.minimum(band, 255), 0)[near] * (crop[at] > 0)
