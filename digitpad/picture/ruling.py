"""The ruled lines of a sheet: found as curves, and taken out of a contrast map.

Short level runs of thin dark pixels are chained to curves (parabolas: a sheet bends, a lens does,
too) as long as they go on where the curve points to. What so runs across much of the sheet is
ruled. Upright lines are the level ones of the sheet laid on its side.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.picture.blobs import stretches

Grey = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]

STEP: Final = 0.011
"""Of the longer side: how far a line runs on one row of pixels, whatever its slope."""
MIN_SUPPORT: Final = 0.3
"""A ruled line is seen along at least this part of the sheet."""
OFF: Final = 3.0
"""Pixels that a run may lie off the curve that it continues."""
DRIFT: Final = 0.012
"""And how many more for each pixel between them."""
STRONGER: Final = 1.6
"""Ink on a ruled line is kept where it is this much darker than the line."""
HALF: Final = 0.5
EDGE_REACH: Final = 7
"""Pixels in whose midst the blurred edge of something darker has less than this part of its
contrast."""
MOST_RUNS: Final = 3000
SOLID: Final = 0.8
"""A line that is dark along less of its way has gaps, or is a column of figures."""
LONG: Final = 0.03
"""Of the longer side: no figure in small print is so tall."""
MOST_UNLIKE: Final = 2
"""Of a table's lines so many are digits' stems at most (see ``WHOLE``); of faded print 8 of 20."""
UNLIKE_PX: Final = 2.5
"""So far a line that is found where it is runs off the course of the others,"""
FEWEST_ALIKE: Final = 4
"""of so many at least;"""
WHOLE: Final = 0.85
"""and along so much of its way it is half as dark as it is in all. Of 4,307 lines on 300 generated
tables and 428 on real ones, 8 were neither: stems of digits that stand below each other."""


@dataclass(frozen=True, eq=False)
class RuledLine:
    """A line that runs level: at x it is at ``height(x)``.

    ``begin``, ``end``: where it is seen, in pixels. ``thick``: in pixels. ``level``: its contrast.
    ``is_solid``: whether it goes on all the way, so that what lies on its course is the line.
    """

    curve: Floats
    begin: int
    end: int
    thick: float
    level: float
    is_solid: bool = True

    @property
    def is_seen(self) -> bool:
        """Whether there is a line at all, and not only a place where one should be."""
        return self.begin < self.end

    def height(self, x: npt.ArrayLike) -> Floats:
        """Return its y at some x, in pixels."""
        bend, slope, start = self.curve
        x = np.asarray(x, np.float64)
        return np.asarray((bend * x + slope) * x + start)


def find_lines(
    contrast: Grey,
    floor: float,
    *,
    min_support: float = MIN_SUPPORT,
    thickest: float = STEP / 2,
    has_edges: bool = True,
) -> list[RuledLine]:
    """Return the level ruled lines of a contrast map, from the top.

    ``contrast``: uint8 (h, w), 255 for black; ``floor``: what paper and its noise stay below.
    ``thickest``: of the longer side, a line. ``has_edges``: whether its blurred edges belong to it;
    with them a bold one on a small photo is too thick.
    """
    height, width = contrast.shape
    step = max(9, round(STEP * max(height, width)))
    thick = max(6, round(thickest * max(height, width)))
    runs, points = _runs(contrast, floor, step, thick, has_edges=has_edges)
    if len(runs) == 0:
        return []
    lines: list[RuledLine] = []
    free = np.ones(len(runs), bool)
    middles = runs[:, 2:4]
    is_long = runs[:, 1] - runs[:, 0] > 0.25 * width
    for seed in np.argsort(runs[:, 0] - runs[:, 1]):
        if not free[seed]:
            continue
        if runs[seed, 1] - runs[seed, 0] < 3 * step:
            break
        chain = np.zeros(len(runs), bool)
        chain[seed] = True
        curve = np.array([0.0, runs[seed, 4], runs[seed, 3] - runs[seed, 4] * runs[seed, 2]])
        for _ in range(6):
            begin, end = runs[chain, 0].min(), runs[chain, 1].max()
            beyond = np.maximum(np.maximum(begin - middles[:, 0], middles[:, 0] - end), 0)
            off = np.abs(np.polyval(curve, middles[:, 0]) - middles[:, 1])
            # A line that is broken once is far from its other half's middle.
            gap = np.maximum(begin - runs[:, 1], runs[:, 0] - end)
            is_near = np.where(is_long, gap, beyond) < 0.25 * width
            grown = free & (off <= OFF + DRIFT * beyond) & is_near
            grown[seed] = True
            if (grown == chain).all():
                break
            chain = grown
            inside = chain[points[:, 0].astype(np.intp)]
            x, y = points[inside, 1], points[inside, 2]
            degree = 2 if np.ptp(x) > 0.25 * width else 1
            fitted = np.polyfit(x, y, degree)
            curve = np.concatenate((np.zeros(2 - degree), fitted))
        seen = np.zeros(width, bool)
        for begin, end in runs[chain, :2].astype(int).tolist():
            seen[begin:end] = True
        if seen.sum() >= min_support * width:
            free &= ~chain
            columns = np.flatnonzero(seen)
            ends = int(columns[0]), int(columns[-1]) + 1
            lines.append(measured(contrast, curve, ends, thick, floor))
        else:
            free[seed] = False
    lines.sort(key=lambda line: float(line.height(width / 2)))
    return lines


def _runs(
    contrast: Grey, floor: float, step: int, thick: int, *, has_edges: bool
) -> tuple[Floats, Floats]:
    """Return thin level runs (begin, end, middle x and y, slope), and their points (run, x, y)."""
    dark = cv2.threshold(contrast, 0.75 * floor, 255, cv2.THRESH_BINARY)[1]
    if not has_edges:
        dark[contrast < HALF * cv2.dilate(contrast, np.ones((EDGE_REACH, 1), np.uint8))] = 0
    found = cv2.morphologyEx(dark, cv2.MORPH_OPEN, np.ones((1, step), np.uint8))
    # What is thick is no line, whatever it is.
    found &= ~cv2.morphologyEx(found, cv2.MORPH_OPEN, np.ones((thick, 1), np.uint8))
    count, labels, stats, middles = cv2.connectedComponentsWithStats(found, connectivity=8)
    kept = np.flatnonzero(
        (stats[:, cv2.CC_STAT_WIDTH] >= step)
        & (stats[:, cv2.CC_STAT_WIDTH] > 2.5 * stats[:, cv2.CC_STAT_HEIGHT])
    )
    kept = kept[kept > 0]
    if len(kept) > MOST_RUNS:
        kept = kept[np.argsort(-stats[kept, cv2.CC_STAT_WIDTH])[:MOST_RUNS]]
    number = np.full(count, -1, np.int32)
    number[kept] = np.arange(len(kept))
    rows, columns = np.nonzero(found)
    owner = number[labels[rows, columns]]
    rows, columns, owner = (part[owner >= 0] for part in (rows, columns, owner))
    few = slice(None, None, max(1, len(rows) // 200_000))
    points = np.stack([owner[few], columns[few], rows[few]], axis=1).astype(np.float64)
    # The slope of each run from its sums.
    size = np.maximum(np.bincount(owner, minlength=len(kept)), 1).astype(np.float64)
    x, y = middles[kept].T if len(kept) else np.zeros((2, 0))
    dx, dy = columns - x[owner], rows - y[owner]
    spread = np.bincount(owner, dx * dx, len(kept)) / size
    slope = np.bincount(owner, dx * dy, len(kept)) / size / np.maximum(spread, 1e-6)
    begin = stats[kept, cv2.CC_STAT_LEFT]
    end = begin + stats[kept, cv2.CC_STAT_WIDTH]
    return np.stack([begin, end, x, y, slope], axis=1).astype(np.float64), points


def measured(
    contrast: Grey, curve: Floats, ends: tuple[int, int], thickest: int, floor: float
) -> RuledLine:
    """Return a line along a curve with how thick and how dark it is.

    ``ends``: where it is seen; ``thickest``: in pixels, also how far it may lie off the curve.
    """
    line = RuledLine(curve, *ends, 1.0, 255.0)
    thickest = max(2, thickest)
    band = _band(contrast, line, 2 * thickest + 2)[0]
    near = band[2 * thickest : 2 * thickest + 5, ends[0] : ends[1]].max(axis=0)
    line = replace(line, level=max(floor, float(np.median(near))))
    course = _course(band, line, thickest)
    x = np.arange(*ends)
    if len(x) > 0.25 * contrast.shape[1]:
        curve = np.polyfit(x, line.height(x) + (course - len(band) // 2)[x], 2)
    band, course = band[:, x], course[x]
    reach = np.arange(-thickest, thickest + 1)[:, None]
    along = np.take_along_axis(band, course + reach, axis=0)
    profile = np.median(along, axis=1)
    middle = thickest - 2 + int(profile[thickest - 2 : thickest + 3].argmax())
    level = float(max(profile[middle], floor))
    # To where its blurred edge is paper; of a faint line, half as dark. Figures lie beyond.
    is_dark = profile > min(0.5 * profile[middle], 0.8 * floor)
    thick = sum(end - first for first, end in stretches(is_dark) if first <= middle < end)
    is_dark = along[thickest - 1 : thickest + 2].max(axis=0) > 0.75 * floor
    return RuledLine(curve, *ends, max(1.0, float(thick)), level, bool(is_dark.mean() > SOLID))


def without_unlike(lines: Sequence[RuledLine], contrast: Grey) -> list[RuledLine]:
    """Return a grid's level lines, in order, without those that are none: they have gaps and run
    unlike the others, as digits do that stand below each other. More than a few are rules after
    all, of faded print.
    """
    kept = [
        line
        for line, off in zip(lines, _off_others(lines, contrast.shape[1]), strict=True)
        if off <= UNLIKE_PX or _dark_part(contrast, line) >= WHOLE
    ]
    return kept if len(kept) >= len(lines) - MOST_UNLIKE else list(lines)


def _off_others(lines: Sequence[RuledLine], extent: int) -> Floats:
    """Return by how many pixels each line bends or slants other than the others.

    Those do so evenly from the first to the last, or, on a sheet that is warped, as the next ones.
    """
    count = len(lines)
    if count < FEWEST_ALIKE:
        return np.zeros(count)
    middle = extent / 2
    places = np.array([line.height(middle) for line in lines])
    slants = np.array([(2 * line.curve[0] * middle + line.curve[1]) for line in lines])
    ways = np.stack((np.array([line.curve[0] for line in lines]), slants), axis=1)
    one, other = np.triu_indices(count, 1)
    apart = np.maximum(places[other] - places[one], 1.0)[:, None]
    change = np.median((ways[other] - ways[one]) / apart, axis=0)
    even = change * places[:, None]
    even += np.median(ways - even, axis=0)
    off = []
    for place, line in enumerate(lines):
        near = [ways[n] for n in (place - 1, place + 1) if 0 <= n < count]
        x = np.linspace(line.begin, line.end, 20) - middle
        tried = (ways[place] - way for way in (even[place], *near, np.mean(near, axis=0)))
        off.append(min(np.ptp((bend * x + slant) * x) / 2 for bend, slant in tried))
    return np.array(off)


def _dark_part(contrast: Grey, line: RuledLine) -> float:
    """Return along which part of its way a line is at least half as dark as it is in all."""
    reach = max(2, round(line.thick))
    band = _band(contrast, line, 2 * reach + 4)[0]
    course = _course(band, line, reach) + np.arange(-1, 2)[:, None]
    along = np.take_along_axis(band, course, axis=0).max(axis=0)[line.begin : line.end]
    return float((along > HALF * line.level).mean())


def enlarged(line: RuledLine, contrast: Grey, factor: float, floor: float) -> RuledLine:
    """Return a line as it is on the same sheet ``factor`` times as large, measured there."""
    bend, slope, start = line.curve
    curve = np.array([bend / factor, slope, start * factor])
    ends = round(line.begin * factor), min(round(line.end * factor), contrast.shape[1])
    return measured(contrast, curve, ends, round(line.thick * factor) + 2, floor)


def without_lines(contrast: Grey, lines: Sequence[RuledLine]) -> tuple[Grey, Grey]:
    """Return a contrast map without level lines, and a mask (255) of where they were.

    A line is taken out from edge to edge; ink that crosses it stays whole.
    """
    mask = np.zeros_like(contrast)
    cleared = contrast.copy()
    for line in lines:
        band, rows = _band(cleared, line, round(2.5 * line.thick + 8))
        off = np.arange(len(band))[:, None] - _course(band, line, round(line.thick + 3))
        near = np.abs(off) <= line.thick / 2 + 1
        gone = near & (band < STRONGER * line.level)
        if not line.is_solid:
            # Much on its course is no line: figures in a row, which do not go on for long.
            long = round(LONG * max(contrast.shape))
            dark = (band > 0.6 * line.level).astype(np.uint8)
            gone &= cv2.morphologyEx(dark, cv2.MORPH_OPEN, np.ones((1, long), np.uint8)) > 0
        # Ink on both sides of a line goes on across it.
        kernel = np.ones((2 * round(line.thick / 2 + 2) + 1, 1), np.uint8)
        bridged = cv2.morphologyEx(np.where(gone, 0, band), cv2.MORPH_CLOSE, kernel)
        band = np.where(gone, np.minimum(bridged, band), band)
        inside = (rows >= 0) & (rows < len(contrast))
        x = np.broadcast_to(np.arange(rows.shape[1]), rows.shape)
        cleared[rows[inside], x[inside]] = band[inside]
        mask[rows[inside & near], x[inside & near]] = 255
    return cleared, mask


def _band(contrast: Grey, line: RuledLine, reach: int) -> tuple[Grey, npt.NDArray[np.intp]]:
    """Return what lies within some pixels of a line, laid straight, and the rows it came from."""
    height, width = contrast.shape
    x = np.arange(width)
    rows = np.rint(line.height(x)).astype(np.intp) + np.arange(-reach, reach + 1)[:, None]
    band = contrast[np.clip(rows, 0, height - 1), x]
    band[(rows < 0) | (rows >= height)] = 0
    return band, rows


def _course(band: Grey, line: RuledLine, reach: int) -> npt.NDArray[np.intp]:
    """Return in which row of its band a line runs: it wanders a little off its curve.

    It is where the band is dark all along a stretch: figures beside it are darker, but have gaps
    between them.
    """
    width, middle = band.shape[1], len(band) // 2
    dark = np.minimum(band, np.uint8(min(line.level, 255)))
    smooth = cv2.blur(dark, (2 * max(8, width // 80) + 1, 2 * round(line.thick / 2) + 1))
    near = smooth[middle - reach : middle + reach + 1].astype(np.int16)
    near -= np.abs(np.arange(-reach, reach + 1, dtype=np.int16))[:, None]
    wander = near.argmax(axis=0).astype(np.uint8)
    stretch = 2 * min(127, max(8, width // 24)) + 1
    steady = np.asarray(cv2.medianBlur(wander[None], stretch)[0], np.intp)
    return steady + (middle - reach)
