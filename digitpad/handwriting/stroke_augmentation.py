"""Stroke augmentation: redraws a drawing as another hand would write it.

It multiplies a few thousand real drawings of a few writers: slanted, rotated, stretched, bent, with
rounded corners, tremor, hooks and gaps, sampled by slow or coarse tablets, drawn with other pens.
Strokes are changed before ``mnist/1`` normalises them, so that the result resembles another
person's writing and not a distorted picture. The ranges are our own choice, made by looking at
what stays readable.
"""

from __future__ import annotations

from math import ceil, tan
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.handwriting import pen_motion
from digitpad.handwriting.glyphs.pen import normal
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.ink.normalise import DOT_EXTENT, PEN_WIDTH_PX
from digitpad.ink.polylines import turns

VERSION: Final = "rewriting/2"
"""Changes whenever the output for a key does."""
NORMAL_LIMIT: Final = 2.5
"""Where normal variation is cut off, in standard deviations."""
PEN_WIDTHS_PX: Final = (1.6, PEN_WIDTH_PX, 3.4)
"""The thinnest, the most common and the broadest pen."""
SPACING: Final = 0.04
"""Largest distance between points. Lengths here are in units of the drawing's longer side."""
TURN_LIMIT: Final = 0.3
"""Largest rotation, in radians. With more, the flag of many a 1 is level and makes it a 7."""
TILT_LIMIT: Final = 0.5
"""Largest tilt of upright strokes by slant and rotation together, in radians."""
TURN_A_POINT: Final = 1.0
"""Largest mean turn between points that a slow tablet keeps, in radians; with fewer points, an 8
becomes an unreadable polygon."""
FEWEST_POINTS: Final = 3
WRITERS_SPACING: Final = 0.08
"""Spacing of points between which turns are measured; closer ones reflect the tablet's noise."""

Points = npt.NDArray[np.float64]
Timed = tuple[Points, Points]
"""Points (n, 2) of one stroke, and their times (n,): ascending, in any unit."""


def augmented(drawing: Drawing, *key: int) -> tuple[Drawing, float]:
    """Return the drawing in another hand, and the pen width in px at the scale of ``mnist/1``.

    The same drawing and ``key`` give the same result. Strokes keep their order, but a gap may
    split one; the result has the position and approximate size of the original, and may extend
    slightly beyond the canvas. An empty drawing and a dot are returned unchanged.
    """
    if drawing.is_empty:
        return drawing, PEN_WIDTH_PX
    left, top, right, bottom = drawing.bounds()
    size = max(right - left, bottom - top)
    if size < DOT_EXTENT:
        return drawing, PEN_WIDTH_PX
    generator = np.random.Generator(np.random.Philox(np.random.SeedSequence(key)))
    middle = np.array([(left + right) / 2, (top + bottom) / 2])
    strokes = [_refined((stroke.points - middle) / size) for stroke in drawing.strokes]
    needed = [_points_needed(points) for points, _ in strokes]
    strokes = _shaped(strokes, generator)
    strokes = _followed(strokes, generator)
    lines = _recorded(strokes, needed, generator)
    width = float(generator.triangular(*PEN_WIDTHS_PX))
    return drawing_from_points((line * size + middle for line in lines), drawing.pen_width), width


def _refined(points: Points) -> Timed:
    """Subdivide the stroke so that points are at most ``SPACING`` apart."""
    steps = np.hypot(*np.diff(points, axis=0).T)
    pieces = np.maximum(np.ceil(steps / SPACING), 1).astype(np.intp)
    starts = np.repeat(np.arange(len(steps)), pieces)
    within = np.arange(len(starts)) - np.repeat(np.cumsum(pieces) - pieces, pieces)
    times = np.append(starts + within / pieces[starts], len(steps))
    return pen_motion.at_times(points, np.arange(len(points), dtype=np.float64), times), times


def _points_needed(points: Points) -> int:
    """Return the least number of points that preserves a stroke's shape."""
    at = np.floor(pen_motion.distances(points) / WRITERS_SPACING)
    coarse = points[np.append(True, np.diff(at) > 0)]
    return FEWEST_POINTS + ceil(float(turns(coarse).sum()) / TURN_A_POINT)


def _shaped(strokes: list[Timed], generator: np.random.Generator) -> list[Timed]:
    """Transform each stroke slightly, and all of them together."""
    spread = normal(generator, 10, NORMAL_LIMIT)
    chance = generator.random(6)
    stretch = float(np.exp(0.15 * spread[0]))
    turn = 0.08 * spread[1] + (chance[0] < 0.2) * (chance[1] - 0.5) * 0.6
    turn = min(max(turn, -TURN_LIMIT), TURN_LIMIT)
    # Most people slant to the right, some of them strongly.
    lean = 0.14 * spread[2] + (chance[2] < 0.25) * chance[3] * 0.45
    tilt = turn + lean
    if abs(tilt) > TILT_LIMIT:
        turn, lean = turn * TILT_LIMIT / abs(tilt), lean * TILT_LIMIT / abs(tilt)
    matrix = pen_motion.slanting(stretch, tan(lean), turn)
    bends = 0.09 * spread[3:7]
    waves = generator.uniform(2.0, 6.0, (2, 2))
    phases = generator.uniform(0.0, 2 * np.pi, (2, 2))
    heights = 0.02 * normal(generator, (2, 2), NORMAL_LIMIT)
    shaped = []
    for number, (points, times) in enumerate(strokes):
        if number:
            points = _moved_alone(points, generator)
        angles = points[:, :, None] * waves + phases
        bent = points + (np.sin(angles) * heights).sum(axis=1)
        shaped.append(
            (pen_motion.linear(bent + pen_motion.bow_and_taper(points, *bends), matrix), times)
        )
    return shaped


def _moved_alone(points: Points, generator: np.random.Generator) -> Points:
    shift, size = 0.018 * generator.standard_normal(2), 1.0 + 0.05 * generator.standard_normal()
    middle = (points.min(axis=0) + points.max(axis=0)) / 2
    return np.asarray((points - middle) * size + middle + shift)


def _followed(strokes: list[Timed], generator: np.random.Generator) -> list[Timed]:
    """Vary the pen motion: rounded corners, early or late ends, tremor."""
    chance = generator.random(3)
    rounds = int(generator.integers(1, 6)) if chance[0] < 0.3 else 0
    shaking = float(generator.uniform(0.003, 0.016)) if chance[1] < 0.25 else 0.0
    is_hooked = chance[2] < 0.2
    followed = []
    for points, times in strokes:
        trimmed = _trimmed(pen_motion.smoothed(points, 0.25, rounds), times, generator)
        points, times = _ended(trimmed, generator, is_hooked=is_hooked)
        if shaking:
            points = points + shaking * _tremor(points, generator)
        followed.append((points, times))
    return followed


def _trimmed(points: Points, times: Points, generator: np.random.Generator) -> Timed:
    """Trim one stroke in five at its start or end by up to 4 %."""
    chance = generator.random(4)
    first = int((chance[0] < 0.2) * chance[1] * 0.04 * len(points))
    last = len(points) - int((chance[2] < 0.2) * chance[3] * 0.04 * len(points))
    return points[first:last], times[first:last]


def _ended(stroke: Timed, generator: np.random.Generator, *, is_hooked: bool) -> Timed:
    """Add a hook or an overshoot at the ends of a stroke."""
    points, times = stroke
    for end in (0, -1):
        chance = generator.random(4)
        if chance[0] > (0.5 if is_hooked else 0.1) or len(points) < 4:
            continue
        inner = points[min(4, len(points) - 1) if end == 0 else max(-5, -len(points))]
        away = points[end] - inner
        heading = np.arctan2(away[1], away[0])
        if is_hooked:
            heading += (1.2 + 1.6 * chance[1]) * (1 if chance[2] < 0.5 else -1)
        reach = 0.015 + (0.135 if is_hooked else 0.06) * chance[3]
        added, later = pen_motion.straight_on(points[end], heading, reach, 2), np.array([0.5, 1.0])
        if end == 0:
            points = np.concatenate((added[::-1], points))
            times = np.concatenate((times[0] - later[::-1], times))
        else:
            points = np.concatenate((points, added))
            times = np.concatenate((times, times[-1] + later))
    return points, times


def _tremor(points: Points, generator: np.random.Generator) -> Points:
    """Return displacements (n, 2) of tremor: three waves along the stroke, amplitude about 1."""
    waves = generator.uniform(12.0, 60.0, (3, 2))
    phases = generator.uniform(0.0, 2 * np.pi, (3, 2))
    return np.asarray(
        np.sin(pen_motion.distances(points)[:, None, None] * waves + phases).sum(axis=1) * 0.8
    )


def _recorded(
    strokes: list[Timed], needed: list[int], generator: np.random.Generator
) -> list[Points]:
    """Simulate a tablet: fewer points, a coarse grid, a gap."""
    chance = generator.random(5)
    # Keep 10 to 100 % of the points, log-uniformly.
    share = 10.0 ** -chance[1] if chance[0] < 0.4 else 1.0
    grid = 12.0 * 5.0 ** chance[3] if chance[2] < 0.15 else 0.0
    misses = chance[4] < 0.05
    lines = []
    for (points, times), fewest in zip(strokes, needed, strict=True):
        if share < 1.0 and len(points) > 1:
            count = max(fewest, round(share * (times[-1] - times[0])))
            points = pen_motion.at_times(points, times, np.linspace(times[0], times[-1], count))
        pieces = [points]
        if misses:
            missing = generator.uniform(0.015, 0.045)
            pieces = pen_motion.split_at_gap(points, generator.uniform(0.15, 0.85), missing)
        lines += [np.round(line * grid) / grid if grid else line for line in pieces]
    return lines
