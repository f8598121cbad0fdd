"""Remove the sides and rules of frames from a contrast map, but not the writing on them.

All sides of a field have the same profile across, so together they give the contrast of each where
a digit covers it. Anything darker is ink, down to a pixel beside the side.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import NormalDist
from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles, Grey
from digitpad.paper.frames import MAX_BOX_ASPECT, RULE_EDGE, Frame, cells_of
from digitpad.preprocess.blobs import stretches
from digitpad.preprocess.ruling import INK_OVER_LINE

Marks = npt.NDArray[np.bool_]

RULE_REACH_PX: Final = 7
"""Distance from its course within which a rule is looked for, and its greatest thickness."""
RULE_PART_PX: Final = 90
"""Length of the parts in which a bending rule is followed."""
RULE_PERCENTILE: Final = 25
"""Percentile of the contrast along a rule that is the rule's own, not that of digits on it."""
MAX_TOOTH: Final = 0.5
"""Longest tooth of a comb, in heights of the comb."""
MAX_SIDE: Final = 0.3
MAX_SIDE_PX: Final = 28
"""Greatest thickness of a box's side, in shorter sides of the box and in pixels."""
INNER_PART: Final = (0.06, 0.94)
"""Part of a side away from its corners, where others meet it."""
OUTSIDE_PX: Final = 4
"""Distance outside its course at which the profile of a side begins."""
STEPS_PER_PX: Final = 2
"""Samples per pixel across a side."""
MAX_SLANT_PX: Final = 4
"""Largest offset between the two ends of a side."""
SIDE_PERCENTILES: Final = (10, 30)
"""Percentiles of the contrast along a side; digits raise those above."""
LOWER, HIGHER = (NormalDist().inv_cdf(percent / 100) for percent in SIDE_PERCENTILES)
"""Where these lie in a normal distribution, in standard deviations above its mean."""
INK_DEVIATIONS: Final = 3.0
"""Standard deviations of a side by which ink on it is darker."""
INK_MARGIN: Final = 6.0
"""Contrast, of 255, by which ink on a side is darker in addition."""
SIDE_END: Final = 0.1
"""Contrast at which a side ends, in contrasts of its middle."""


def without_frames(contrast: Grey, frames: Sequence[Frame]) -> tuple[Grey, Grey]:
    """Return a contrast map without frames and their rules, and a mask (255) of those.

    ``contrast``: uint8 (h, w), 255 for black.
    """
    cleared = contrast.copy()
    mask = np.zeros_like(contrast)
    for frame in frames:
        left, top, width, height = cv2.boundingRect(frame.corners.astype(np.float32))
        x, y = max(0, left - RULE_REACH_PX), max(0, top - RULE_REACH_PX)
        place = slice(y, top + height + RULE_REACH_PX), slice(x, left + width + RULE_REACH_PX)
        place_contrast, place_cleared, place_mask = contrast[place], cleared[place], mask[place]
        if not frame.is_table:
            _clear_field(place_contrast, place_cleared, place_mask, frame, (x, y))
            continue
        for row in frame.rows:
            _clear_rule(
                place_contrast, place_cleared, place_mask, frame.at([0.0, 1.0], row) - (x, y)
            )
        for column in frame.columns:
            rule = frame.at(column, [0.0, 1.0]) - (x, y)
            _clear_rule(place_contrast.T, place_cleared.T, place_mask.T, rule[:, ::-1])
    return cleared, mask


class _Side(NamedTuple):
    """A side of a cell.

    ``begin``, ``end``: (2,), in pixels; it runs ``first`` and ``last`` pixels inwards from these.
    ``least``, ``likely``: the ``SIDE_PERCENTILES`` of its contrast across, ``STEPS_PER_PX`` from
    ``OUTSIDE_PX`` outside on.
    """

    begin: Doubles
    end: Doubles
    first: float
    last: float
    least: Doubles
    likely: Doubles

    @property
    def spread(self) -> Doubles:
        return np.asarray((self.likely - self.least) / (HIGHER - LOWER))

    @property
    def mean(self) -> Doubles:
        return np.asarray(self.likely - HIGHER * self.spread)

    @property
    def level(self) -> float:
        """Contrast in the middle of the side."""
        middle = OUTSIDE_PX * STEPS_PER_PX
        return max(1.0, float(self.mean[middle - 1 : middle + 2].max()))

    def inwards(self, x: Doubles, y: Doubles) -> tuple[Doubles, Doubles]:
        """Return how far inwards points lie from the line begin–end, and from the side itself."""
        (left, top), way = self.begin, self.end - self.begin
        long = float(np.linalg.norm(way))
        right, down = way / long
        part = ((x - left) * right + (y - top) * down) / long
        off = (y - top) * right - (x - left) * down
        return off, off - (1 - part) * self.first - part * self.last


def _clear_field(
    contrast: Grey, cleared: Grey, removed: Grey, frame: Frame, corner: tuple[int, int]
) -> None:
    """Blank the sides of a field's boxes, except for ink darker than they are.

    ``contrast``: a part of a contrast map, from ``corner`` on. ``cleared``, written to: the same
    without sides. ``removed``, written to: 255 on the sides.
    """
    inside = np.zeros_like(contrast)
    outer = _outer_corners(contrast, frame.corners - corner)
    cv2.fillConvexPoly(inside, np.rint(outer).astype(np.int32), 255)
    edges = _part_edges(frame)
    cells = [cell - corner for cell in cells_of(frame, [at for at, _ in edges], frame.rows)]
    narrowest = min(min(Frame(cell, (), ()).size) for cell in cells)
    reach = min(max(3, round(MAX_SIDE * narrowest)), MAX_SIDE_PX)
    sides = []
    for cell, (left, right) in zip(cells, pairwise(is_side for _, is_side in edges), strict=True):
        ends = zip(cell, np.roll(cell, -1, axis=0), (True, right, True, left), strict=True)
        sides.append(
            [_side(contrast, begin, end, reach) for begin, end, is_side in ends if is_side]
        )
    all_sides = [side for cell_sides in sides for side in cell_sides]
    level = float(np.median([side.level for side in all_sides]))
    mean, spread = (
        np.median([getattr(side, name) / side.level for side in all_sides], axis=0)
        for name in ("mean", "spread")
    )
    expected = np.full(contrast.shape, level)
    limit = INK_OVER_LINE * expected
    for cell, cell_sides in zip(cells, sides, strict=True):
        _add_sides(expected, limit, cell, cell_sides, mean, spread)
    is_side = (inside > 0) & (expected > SIDE_END * level) & (contrast <= limit)
    is_plain = (inside > 0) & (expected > RULE_EDGE * level)
    removed[is_side & is_plain] = 255
    for tooth in frame.teeth:
        teeth = np.zeros_like(contrast)
        _add_tooth(contrast, teeth, frame.at(tooth, [1 - MAX_TOOTH, 1.0]) - corner, level)
        is_tooth = (teeth > 0) & (contrast <= INK_OVER_LINE * level)
        removed[is_tooth] = 255
        is_side |= is_tooth
    cleared[is_side] = 0
    remains = _remains(cleared > RULE_EDGE * level, is_plain)
    cleared[remains] = 0
    removed[remains] = 255


def _outer_corners(contrast: Grey, corners: Doubles) -> Doubles:
    """Return the corners of a frame around the full thickness of its sides."""
    frame = Frame(corners, (), ())
    width, height = frame.size
    outsets = []
    for side, across in enumerate((height, width, height, width)):
        offsets = -np.arange(RULE_REACH_PX + 1) / across
        along = np.linspace(*INNER_PART, max(8, round(width + height - across)))
        part = (offsets if side in (0, 3) else 1 - offsets)[:, None]
        points = frame.at(part, along) if side % 2 else frame.at(along, part)
        x, y = np.rint(points).astype(np.intp).transpose(2, 0, 1)
        found = contrast[y.clip(0, len(contrast) - 1), x.clip(0, contrast.shape[1] - 1)]
        profile = np.percentile(found, RULE_PERCENTILE, axis=1)
        peak = int(profile[: RULE_REACH_PX // 2 + 1].argmax())
        pale = np.flatnonzero(profile[peak:] < RULE_EDGE * profile[peak])
        outsets.append(
            min(RULE_REACH_PX, peak + int(pale[0]) if len(pale) else RULE_REACH_PX) / across
        )
    top, right, low, left = -np.array(outsets)
    return frame.at([left, 1 - right, 1 - right, left], [top, top, 1 - low, 1 - low])


def _part_edges(frame: Frame) -> list[tuple[float, bool]]:
    """Return the edges of the parts of a field, 0 to 1 of its width, and which are sides."""
    width, height = frame.size
    edges = [(0.0, True)]
    for left, right in pairwise(frame.columns):
        parts = max(1, round((right - left) * width / (MAX_BOX_ASPECT * height)))
        edges += [(left + (right - left) * part / parts, False) for part in range(1, parts)]
        edges.append((right, True))
    return edges


def _side(contrast: Grey, begin: Doubles, end: Doubles, reach: int) -> _Side:
    """Return the side that runs near the line between two points, up to ``reach`` inwards."""
    right, down = (end - begin) / np.linalg.norm(end - begin)
    offsets = np.arange(-OUTSIDE_PX, 2 * reach + 0.5, 1 / STEPS_PER_PX)
    along = np.linspace(*INNER_PART, max(8, round(float(np.linalg.norm(end - begin)))))
    points = (begin + along[:, None] * (end - begin))[:, None]
    points = points + offsets[:, None] * np.array([-down, right])
    x, y = points.astype(np.float32).transpose(2, 0, 1)
    band = cv2.remap(contrast, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    low = OUTSIDE_PX * STEPS_PER_PX
    first, last = _course(np.asarray(band, np.uint8), along, low, low + reach)
    # Straighten the band along the side's course.
    steps = np.arange(-low, STEPS_PER_PX * reach)
    columns = np.rint(((1 - along) * first + along * last)[:, None] + steps).astype(np.intp)
    straight = np.take_along_axis(band, columns.clip(0, len(offsets) - 1), axis=1)
    least, likely = np.percentile(straight, SIDE_PERCENTILES, axis=0)
    return _Side(
        begin, end, (first - low) / STEPS_PER_PX, (last - low) / STEPS_PER_PX, least, likely
    )


def _course(band: Grey, along: Doubles, low: int, high: int) -> tuple[float, float]:
    """Return where the darkest line along a band, (n, steps), begins and ends, in steps.

    ``along``: (n,) places along the band, 0 to 1.
    """
    slants = np.arange(-MAX_SLANT_PX * STEPS_PER_PX, MAX_SLANT_PX * STEPS_PER_PX + 1)
    first = np.arange(low, high + 1).repeat(len(slants))
    last = first + np.tile(slants, high + 1 - low)
    is_within = (last >= low) & (last <= high)
    first, last = first[is_within], last[is_within]
    at = np.rint((1 - along) * first[:, None] + along * last[:, None]).astype(np.intp)
    score = np.percentile(band[np.arange(len(along)), at], RULE_PERCENTILE, axis=1)
    # The centre of all courses that are about as dark.
    best = score >= 0.95 * score.max()
    weights = score[best] - 0.9 * score.max() + 1e-6
    begin, end = (float(np.average(places[best], weights=weights)) for places in (first, last))
    return begin, end


def _add_sides(
    expected: Doubles, limit: Doubles, cell: Doubles, sides: Sequence[_Side], mean: Doubles,
    spread: Doubles,
) -> None:  # fmt: skip
    """Write the contrast of a cell's (4, 2) sides into a map, and its upper limit into another.

    ``mean``, ``spread``: across a side, in contrasts of its middle.
    """
    left, top = np.floor(cell.min(axis=0)).astype(int).clip(0).tolist()
    right, low = (np.ceil(cell.max(axis=0)).astype(int) + 1).tolist()
    place = slice(top, low), slice(left, right)
    y, x = np.indices(expected[place].shape, np.float64) + np.array([top, left])[:, None, None]
    side_contrast, margin_map = np.zeros(x.shape), np.zeros(x.shape)
    is_inside = np.ones(x.shape, bool)
    for side in sides:
        course = _course_across(side, mean)
        margin = INK_DEVIATIONS * spread * side.level + INK_MARGIN
        # Outside lies the next box.
        margin[: OUTSIDE_PX * STEPS_PER_PX] = margin[: OUTSIDE_PX * STEPS_PER_PX].max()
        off, at = side.inwards(x, y)
        is_inside &= off >= 0
        steps = np.arange(len(mean)) / STEPS_PER_PX - OUTSIDE_PX
        # Where two sides cross, each absorbs its share of the light that the other leaves.
        this_side = np.interp(at, steps, course, right=0.0)
        side_contrast += this_side - side_contrast * this_side / 255
        np.maximum(margin_map, np.interp(at, steps, margin, right=0.0), out=margin_map)
    expected[place] = np.where(is_inside, side_contrast, expected[place])
    limit[place] = np.where(is_inside, side_contrast + margin_map, limit[place])


def _course_across(side: _Side, mean: Doubles) -> Doubles:
    """Return the contrast across a side, from the outside."""
    middle = OUTSIDE_PX * STEPS_PER_PX
    unbroken = stretches(side.least > RULE_EDGE * side.level)
    stop = next((stop for start, stop in unbroken if start <= middle < stop), middle + 1)
    course = mean * side.level
    # This side may be thicker than the others.
    course[:stop] = np.maximum(course, side.least)[:stop]
    course[:middle] = side.level
    return np.concatenate([course[:middle], np.minimum.accumulate(course[middle:])])


def _remains(ink: Marks, is_side: Marks) -> Marks:
    """Return the ink on sides that is connected to none beside them: remains of the sides."""
    count, labels = cv2.connectedComponents(ink.astype(np.uint8), connectivity=8)
    is_beside = np.zeros(count, bool)
    is_beside[labels[ink & ~is_side]] = True
    return np.asarray(ink & is_side & ~is_beside[labels])


def _add_tooth(contrast: Grey, sides: Grey, ends: Doubles, level: float) -> None:
    """Mark a tooth of a comb as a side, from its foot up to its tip.

    ``ends``: (2, 2), the highest and the lowest point of its possible course.
    """
    (x, top), (foot, bottom) = ends
    rows = np.arange(max(0, round(top)), min(len(contrast), round(bottom) + 1))
    middles = x + (rows - top) / max(bottom - top, 1.0) * (foot - x)
    reach = np.arange(-RULE_REACH_PX, RULE_REACH_PX + 1)
    columns = np.rint(middles[:, None] + reach).astype(np.intp).clip(0, contrast.shape[1] - 1)
    band = contrast[rows[:, None], columns]
    lowest = band[len(band) // 2 :]
    profile = np.percentile(lowest, RULE_PERCENTILE, axis=0) - 2.0 * np.abs(reach)
    middle = int(profile.argmax())
    dark = np.percentile(lowest, RULE_PERCENTILE, axis=0) > RULE_EDGE * level
    begin, end = next(
        ((first, last) for first, last in stretches(dark) if first <= middle < last),
        (middle, middle + 1),
    )
    # Upwards as far as it is unbroken.
    is_seen = band[:, begin:end].max(axis=1) > level / 2
    gaps = np.flatnonzero(~is_seen)
    first = int(gaps[-1]) + 1 if len(gaps) and gaps[-1] < len(rows) - 3 else 0
    near = slice(max(0, begin - 1), end + 1)
    sides[rows[first:, None], columns[first:, near]] = 255


def _clear_rule(contrast: Grey, cleared: Grey, removed: Grey, ends: Doubles) -> None:
    """Blank a rule between two points (x, y), except for ink that crosses it.

    ``contrast``: the map. ``cleared``, written to: the same without the rule. ``removed``, written
    to: 255 on the rule.
    """
    (x, y), (end_x, end_y) = ends
    columns = np.arange(max(0, round(x)), min(cleared.shape[1], round(end_x) + 1))
    if len(columns) < 4:
        return
    middle = y + (end_y - y) / max(end_x - x, 1.0) * (columns - x)
    reach = np.arange(-RULE_REACH_PX, RULE_REACH_PX + 1)[:, None]

    def band_at(course: Doubles) -> tuple[npt.NDArray[np.intp], Grey]:
        rows = np.rint(course).astype(np.intp) + reach
        return rows, contrast[np.clip(rows, 0, len(contrast) - 1), columns]

    # A long rule bends with the sheet.
    shifts = []
    parts = max(1, len(columns) // RULE_PART_PX)
    for part in np.array_split(band_at(middle)[1], parts, axis=1):
        profile = np.percentile(part, RULE_PERCENTILE, axis=1) - 2.0 * np.abs(reach[:, 0])
        shifts.append(float(profile.argmax() - RULE_REACH_PX))
    centres = (np.arange(parts) + 0.5) * len(columns) / parts
    rows, band = band_at(middle + np.interp(np.arange(len(columns)), centres, shifts))
    # Digits beside a rule are dark here and there, the rule all along.
    profile = np.percentile(band, RULE_PERCENTILE, axis=1)
    level = float(profile.max())
    # Adjacent boxes have two rules.
    found = stretches(profile > RULE_EDGE * level) or [(RULE_REACH_PX, RULE_REACH_PX + 1)]
    first, last = found[0][0], found[-1][1]
    above, below = (
        cv2.dilate((band[row] > level / 2).astype(np.uint8)[None], np.ones((1, 3), np.uint8))[0] > 0
        for row in (max(0, first - 2), min(len(band) - 1, last + 1))
    )
    near = np.zeros(band.shape, bool)
    near[max(0, first - 1) : last + 1] = True
    near &= (rows >= 0) & (rows < len(cleared))
    at = rows[near], np.broadcast_to(columns, rows.shape)[near]
    removed[at] = 255
    kept = (above & below) | (band > INK_OVER_LINE * level)
    cleared[at] = np.where(kept, np.minimum(band, 255), 0)[near] * (cleared[at] > 0)
