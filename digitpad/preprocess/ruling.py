"""Find the ruled lines of a sheet as curves, and remove them from a contrast map.

Short level runs of thin dark pixels are chained to curves (parabolas, as sheets bend and lenses
distort) as long as they continue the curve. A chain across much of the sheet is a ruled line.
Upright lines are found as level ones of the transposed sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles, Grey
from digitpad.preprocess.blobs import components, stretches

RUN_LENGTH: Final = 0.011
"""Shortest run of dark pixels along a row that may belong to a line, in longer sides: a line of any
slope that is looked for has such runs."""
MIN_SUPPORT: Final = 0.3
"""Least part of the sheet's width along which a ruled line is seen."""
MAX_OFFSET_PX: Final = 3.0
"""Largest distance of a run from the curve that it continues."""
MAX_DRIFT: Final = 0.012
"""Distance allowed in addition for each pixel between the run and the end of the curve."""
MAX_BREAK: Final = 0.25
"""Largest distance of a run from the line that it continues, in widths of the sheet; a longer line
is fitted with a bend."""
FAINT_RULE: Final = 0.75
"""Contrast of the faintest rule, in noise floors of the paper."""
INK_OVER_LINE: Final = 1.6
"""Contrast of ink on a ruled line from which it is kept, in contrasts of the line."""
HALF_CONTRAST: Final = 0.5
"""Contrast, in that of a line or of the darkest pixel nearby, below which a pixel belongs to a gap
or to a blurred edge."""
EDGE_WINDOW_PX: Final = 7
"""Side of the window in which the darkest pixel nearby is looked for."""
MAX_RUNS: Final = 3000
"""Number of runs, longest first, that are chained."""
MIN_LINE_STRETCH: Final = 0.03
"""Shortest stretch of a line with gaps, in longer sides: no digit in small print is so tall."""
MAX_STRAY_LINES: Final = 2
"""Number of a table's lines that may be stems of digits; if more stray, they are faded print, of
which 8 of 20 lines did."""
STRAY_OFFSET_PX: Final = 2.5
"""Distance from the course of the other lines from which a line with gaps is no line."""
MIN_LINES_FOR_COURSE: Final = 4
"""Lines needed to estimate their usual gap, how they lean, and how their course changes."""
MIN_RULE_COVER: Final = 0.85
"""Part of its course with at least half its contrast from which a line is real wherever it runs;
also the dark part from which a line is solid."""


@dataclass(frozen=True, eq=False)
class RuledLine:
    """A level line, at ``height(x)``.

    ``begin``, ``end``: the x between which it is seen. ``thick``: its thickness in pixels.
    ``level``: its contrast. ``is_solid``: whether it is unbroken, so that all that is dark along
    its course is the line.
    """

    curve: Doubles
    begin: int
    end: int
    thick: float
    level: float
    is_solid: bool = True

    @property
    def is_seen(self) -> bool:
        """Whether the line was seen, not only expected."""
        return self.begin < self.end

    def height(self, x: npt.ArrayLike) -> Doubles:
        """Return its y at x, in pixels."""
        bend, slope, start = self.curve
        x = np.asarray(x, np.float64)
        return np.asarray((bend * x + slope) * x + start)


def find_lines(
    contrast: Grey,
    floor: float,
    *,
    min_support: float = MIN_SUPPORT,
    thickest: float = RUN_LENGTH / 2,
    has_edges: bool = True,
) -> list[RuledLine]:
    """Return the level ruled lines of a contrast map, from the top.

    ``contrast``: uint8 (h, w), 255 for black; ``floor``: the noise floor of the paper.
    ``thickest``: the largest thickness of a line, in longer sides. ``has_edges``: whether its
    blurred edges count; with them a bold line on a small photo is too thick.
    """
    height, width = contrast.shape
    step = max(9, round(RUN_LENGTH * max(height, width)))
    # An even kernel moves what it leaves by a pixel, so that a bar of any thickness leaves a line;
    # but with odd ones more numbers of ruled pages are silently wrong (docs/results/paper.md).
    max_thickness = max(6, round(thickest * max(height, width)))
    runs, owner, points = _runs(contrast, floor, step, max_thickness, has_edges=has_edges)
    if len(runs) == 0:
        return []
    lines: list[RuledLine] = []
    free = np.ones(len(runs), bool)
    middles = runs[:, 2:4]
    is_long = runs[:, 1] - runs[:, 0] > MAX_BREAK * width
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
            distance = np.maximum(np.maximum(begin - middles[:, 0], middles[:, 0] - end), 0)
            off = np.abs(np.polyval(curve, middles[:, 0]) - middles[:, 1])
            # The middle of a long run may be far away, so its end counts.
            gap = np.maximum(begin - runs[:, 1], runs[:, 0] - end)
            is_near = np.where(is_long, gap, distance) < MAX_BREAK * width
            grown = free & (off <= MAX_OFFSET_PX + MAX_DRIFT * distance) & is_near
            grown[seed] = True
            if (grown == chain).all():
                break
            chain = grown
            x, y = points[:, np.flatnonzero(chain[owner])]
            degree = 2 if np.ptp(x) > MAX_BREAK * width else 1
            fitted = np.polyfit(x, y, degree)
            curve = np.concatenate((np.zeros(2 - degree), fitted))
        seen = np.zeros(width, bool)
        for begin, end in runs[chain, :2].astype(int).tolist():
            seen[begin:end] = True
        if seen.sum() >= min_support * width:
            free &= ~chain
            columns = np.flatnonzero(seen)
            ends = int(columns[0]), int(columns[-1]) + 1
            lines.append(measured(contrast, curve, ends, max_thickness, floor))
        else:
            free[seed] = False
    lines.sort(key=lambda line: float(line.height(width / 2)))
    return lines


def _runs(
    contrast: Grey, floor: float, step: int, max_thickness: int, *, has_edges: bool
) -> tuple[Doubles, npt.NDArray[np.intp], Doubles]:
    """Return thin level runs (begin, end, middle x and y, slope), and their points.

    Of each point the index of its run, and (2, n), its x and y.
    """
    dark = cv2.threshold(contrast, FAINT_RULE * floor, 255, cv2.THRESH_BINARY)[1]
    if not has_edges:
        dark[
            contrast < HALF_CONTRAST * cv2.dilate(contrast, np.ones((EDGE_WINDOW_PX, 1), np.uint8))
        ] = 0
    long = cv2.morphologyEx(dark, cv2.MORPH_OPEN, np.ones((1, step), np.uint8))
    # Anything thick is no line.
    long &= ~cv2.morphologyEx(long, cv2.MORPH_OPEN, np.ones((max_thickness, 1), np.uint8))
    count, labels, stats, middles = components(long)
    kept = np.flatnonzero(
        (stats[:, cv2.CC_STAT_WIDTH] >= step)
        & (stats[:, cv2.CC_STAT_WIDTH] > 2.5 * stats[:, cv2.CC_STAT_HEIGHT])
    )
    kept = kept[kept > 0]
    if len(kept) > MAX_RUNS:
        kept = kept[np.argsort(-stats[kept, cv2.CC_STAT_WIDTH])[:MAX_RUNS]]
    number = np.full(count, -1, np.int32)
    number[kept] = np.arange(len(kept))
    rows, columns = np.nonzero(long)
    owner = number[labels[rows, columns]]
    is_kept = owner >= 0
    rows, columns, owner = rows[is_kept], columns[is_kept], owner[is_kept]
    sample = slice(None, None, max(1, len(rows) // 200_000))
    points = np.array([columns[sample], rows[sample]], np.float64)
    # The slope of each run from its sums.
    size = np.maximum(np.bincount(owner, minlength=len(kept)), 1).astype(np.float64)
    x, y = middles[kept].T if len(kept) else np.zeros((2, 0))
    dx, dy = columns - x[owner], rows - y[owner]
    spread = np.bincount(owner, dx * dx, len(kept)) / size
    slope = np.bincount(owner, dx * dy, len(kept)) / size / np.maximum(spread, 1e-6)
    begin = stats[kept, cv2.CC_STAT_LEFT]
    end = begin + stats[kept, cv2.CC_STAT_WIDTH]
    runs = np.stack([begin, end, x, y, slope], axis=1).astype(np.float64)
    return runs, owner[sample].astype(np.intp), points


def measured(
    contrast: Grey, curve: Doubles, ends: tuple[int, int], max_thickness: int, floor: float
) -> RuledLine:
    """Return the line along a curve, with its thickness and contrast.

    ``ends``: where it is seen. ``max_thickness``: in pixels, also its largest distance from the
    curve.
    """
    line = RuledLine(curve, *ends, 1.0, 255.0)
    max_thickness = max(2, max_thickness)
    band = _band(contrast, line, 2 * max_thickness + 2)[0]
    near = band[2 * max_thickness : 2 * max_thickness + 5, ends[0] : ends[1]].max(axis=0)
    line = replace(line, level=max(floor, float(np.median(near))))
    course = _course(band, line, max_thickness)
    x = np.arange(*ends)
    curve = np.polyfit(x, line.height(x) + (course - len(band) // 2)[x], 2)
    band, course = band[:, x], course[x]
    reach = np.arange(-max_thickness, max_thickness + 1)[:, None]
    along = np.take_along_axis(band, course + reach, axis=0)
    profile = np.median(along, axis=1)
    middle = max_thickness - 2 + int(profile[max_thickness - 2 : max_thickness + 3].argmax())
    level = float(max(profile[middle], floor))
    # Up to where its blurred edge fades to paper or, of a faint line, to half its contrast.
    is_dark = profile > min(HALF_CONTRAST * profile[middle], 0.8 * floor)
    thick = sum(end - first for first, end in stretches(is_dark) if first <= middle < end)
    is_dark = along[max_thickness - 1 : max_thickness + 2].max(axis=0) > FAINT_RULE * floor
    return RuledLine(
        curve, *ends, max(1.0, float(thick)), level, bool(is_dark.mean() > MIN_RULE_COVER)
    )


def without_strays(lines: Sequence[RuledLine], contrast: Grey) -> list[RuledLine]:
    """Return a grid's level lines, in order, without columns of digits that were taken for lines.

    Those have gaps and stray from the course of the others. If more than a few lines do, they are
    rules of faded print and all are kept.
    """
    kept = [
        line
        for line, offset in zip(lines, _stray_offsets(lines, contrast.shape[1]), strict=True)
        if offset <= STRAY_OFFSET_PX or _dark_share(contrast, line) >= MIN_RULE_COVER
    ]
    return kept if len(kept) >= len(lines) - MAX_STRAY_LINES else list(lines)


def _stray_offsets(lines: Sequence[RuledLine], extent: int) -> Doubles:
    """Return how far each line strays from the course of the others, in pixels.

    Bend and slant change evenly from the first line to the last or, on a warped sheet, are those of
    the neighbouring lines.
    """
    count = len(lines)
    if count < MIN_LINES_FOR_COURSE:
        return np.zeros(count)
    middle = extent / 2
    heights = np.array([line.height(middle) for line in lines])
    slants = np.array([(2 * line.curve[0] * middle + line.curve[1]) for line in lines])
    courses = np.stack((np.array([line.curve[0] for line in lines]), slants), axis=1)
    first, second = np.triu_indices(count, 1)
    apart = np.maximum(heights[second] - heights[first], 1.0)[:, None]
    change = np.median((courses[second] - courses[first]) / apart, axis=0)
    even = change * heights[:, None]
    even += np.median(courses - even, axis=0)
    offsets = []
    for index, line in enumerate(lines):
        near = [courses[n] for n in (index - 1, index + 1) if 0 <= n < count]
        x = np.linspace(line.begin, line.end, 20) - middle
        tried = (courses[index] - way for way in (even[index], *near, np.mean(near, axis=0)))
        offsets.append(min(np.ptp((bend * x + slant) * x) / 2 for bend, slant in tried))
    return np.array(offsets)


def _dark_share(contrast: Grey, line: RuledLine) -> float:
    """Return the share of a line's course that has at least half its contrast."""
    reach = max(2, round(line.thick))
    band = _band(contrast, line, 2 * reach + 4)[0]
    course = _course(band, line, reach) + np.arange(-1, 2)[:, None]
    along = np.take_along_axis(band, course, axis=0).max(axis=0)[line.begin : line.end]
    return float((along > HALF_CONTRAST * line.level).mean())


def enlarged(line: RuledLine, contrast: Grey, factor: float, floor: float) -> RuledLine:
    """Return a line on the same sheet enlarged by ``factor``, measured there."""
    bend, slope, start = line.curve
    curve = np.array([bend / factor, slope, start * factor])
    ends = round(line.begin * factor), min(round(line.end * factor), contrast.shape[1])
    return measured(contrast, curve, ends, round(line.thick * factor) + 2, floor)


def without_lines(contrast: Grey, lines: Sequence[RuledLine]) -> tuple[Grey, Grey]:
    """Return a contrast map without level lines, and a mask (255) of the lines.

    A line is removed across its full thickness; ink that crosses it stays whole.
    """
    mask = np.zeros_like(contrast)
    cleared = contrast.copy()
    for line in lines:
        band, rows = _band(cleared, line, round(2.5 * line.thick + 8))
        off = np.arange(len(band))[:, None] - _course(band, line, round(line.thick + 3))
        near = np.abs(off) <= line.thick / 2 + 1
        removed = near & (band < INK_OVER_LINE * line.level)
        if not line.is_solid:
            # Short stretches along its course may be digits in a row.
            min_stretch = round(MIN_LINE_STRETCH * max(contrast.shape))
            dark = (band > 0.6 * line.level).astype(np.uint8)
            removed &= (
                cv2.morphologyEx(dark, cv2.MORPH_OPEN, np.ones((1, min_stretch), np.uint8)) > 0
            )
        # Ink on both sides of a line is joined across it.
        kernel = np.ones((2 * round(line.thick / 2 + 2) + 1, 1), np.uint8)
        bridged = cv2.morphologyEx(np.where(removed, 0, band), cv2.MORPH_CLOSE, kernel)
        near &= (rows >= 0) & (rows < len(contrast))
        x = np.broadcast_to(np.arange(rows.shape[1]), rows.shape)
        removed &= near
        cleared[rows[removed], x[removed]] = np.minimum(bridged, band)[removed]
        mask[rows[near], x[near]] = 255
    return cleared, mask


def _band(contrast: Grey, line: RuledLine, reach: int) -> tuple[Grey, npt.NDArray[np.intp]]:
    """Return the pixels within ``reach`` of a line, straightened, and the rows they came from."""
    height, width = contrast.shape
    x = np.arange(width)
    rows = np.rint(line.height(x)).astype(np.intp) + np.arange(-reach, reach + 1)[:, None]
    band = contrast[np.clip(rows, 0, height - 1), x]
    band[(rows < 0) | (rows >= height)] = 0
    return band, rows


def _course(band: Grey, line: RuledLine, reach: int) -> npt.NDArray[np.intp]:
    """Return the row of its band in which a line runs, as it wanders a little off its curve.

    The band is dark there all along a stretch; digits beside the line are darker, but have gaps.
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
