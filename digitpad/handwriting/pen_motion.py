"""Pen motion along skeletons: curves, slant, rounded corners, tremor, sampling.

The functions with a generator vary all strokes of many drawings at once: arrays (s, m, 2) of
s strokes with m points each, in units of the digit's height, y down. ``owner`` (s,): the drawing
of each stroke. The ranges of the variations are our own choices, made by looking at the drawings
and by the accuracy of networks trained on them. The functions without a generator, at the end,
are shared with ``stroke_augmentation``.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles
from digitpad.handwriting.glyphs.pen import Skeleton, Value, normal
from digitpad.ink.polylines import turns

Owner = npt.NDArray[np.intp]

CURVE_POINTS: Final = 72
EVEN_POINTS: Final = 80
HOOK_POINTS: Final = 4
SMOOTHING_ROUNDS: Final = 6


class Hooks(NamedTuple):
    """Hooks where the pen touches down and lifts off.

    ``share``: fraction of the drawings; ``most_turn``: radians from the stroke's direction;
    ``most_reach``: length, in units of the drawing's height.
    """

    share: float
    most_turn: float
    most_reach: float


USUAL_HOOKS: Final = Hooks(0.14, 2.9, 0.12)
HASTY_HOOKS: Final = Hooks(0.17, 3.05, 0.17)


def curve(skeleton: Skeleton, generator: np.random.Generator, looseness: Doubles) -> Doubles:
    """Draw a smooth curve through the knots, each of which is displaced slightly at random.

    ``looseness``: (n,) standard deviation of the displacement. Returns (n, CURVE_POINTS, 2).
    The curve is a centripetal Catmull–Rom spline, which has neither cusps nor loops between knots
    (Yuksel, Schaefer, Keyser 2011, https://doi.org/10.1016/j.cad.2010.08.008), with natural
    ends at sharp knots.
    """
    knots = skeleton.knots
    knots = knots + looseness[:, None, None] * normal(generator, knots.shape)
    steps = np.diff(knots, axis=1)
    spans = np.sqrt(np.hypot(steps[..., 0], steps[..., 1]) + 1e-9)[..., None]
    speeds = np.zeros_like(knots)
    before, after = spans[:, :-1], spans[:, 1:]
    speeds[:, 1:-1] = (
        steps[:, :-1] / before
        - (knots[:, 2:] - knots[:, :-2]) / (before + after)
        + steps[:, 1:] / after
    )
    leaving, arriving = speeds[:, :-1] * spans, speeds[:, 1:] * spans
    is_free = skeleton.is_sharp.copy()
    is_free[0] = is_free[-1] = True
    starts, ends = is_free[:-1], is_free[1:]
    leaving[:, starts] = 1.5 * steps[:, starts] - 0.5 * arriving[:, starts]
    only_end = ends & ~starts
    arriving[:, only_end] = 1.5 * steps[:, only_end] - 0.5 * leaving[:, only_end]
    both = ends & starts
    leaving[:, both] = arriving[:, both] = steps[:, both]

    index, at_first, at_last, leaving_first, arriving_last = _hermite(knots.shape[1] - 1)
    return np.asarray(
        knots[:, index] * at_first
        + knots[:, index + 1] * at_last
        + leaving[:, index] * leaving_first
        + arriving[:, index] * arriving_last
    )


@lru_cache(maxsize=64)
def _hermite(segments: int) -> tuple[Owner, Doubles, Doubles, Doubles, Doubles]:
    """Return each curve point's segment, and the weights of its two knots and two tangents."""
    times = np.linspace(0.0, segments, CURVE_POINTS)
    knots = np.arange(segments + 1)
    times[np.round(knots * (CURVE_POINTS - 1) / segments).astype(int)] = knots
    index = np.minimum(times.astype(int), segments - 1)
    t = (times - index)[:, None]
    return (index, 2 * t**3 - 3 * t**2 + 1, 3 * t**2 - 2 * t**3, t**3 - 2 * t**2 + t, t**3 - t**2)


def jitter(
    points: Doubles, is_first: npt.NDArray[np.bool_], generator: np.random.Generator
) -> Doubles:
    """Shift, scale and rotate every stroke but the first of a drawing slightly."""
    later = (~is_first).astype(float)
    middle = points.mean(axis=1, keepdims=True)
    shift = later[:, None] * 0.022 * normal(generator, (len(points), 2))
    size = 1.0 + later * 0.07 * normal(generator, (len(points),))
    turn = later * 0.05 * normal(generator, (len(points),))
    return np.asarray(
        linear(points - middle, slanting(1.0, 0.0, turn) * size[:, None, None])
        + middle
        + shift[:, None]
    )


def bend(points: Doubles, owner: Owner, count: int, generator: np.random.Generator) -> Doubles:
    """Warp each drawing as a whole: two low waves, a bow and a taper in each direction."""
    low, high = boxes(points, owner, count)
    centred = points - ((low + high) / 2)[owner][:, None]
    x, y = centred[..., 0], centred[..., 1]
    moved = centred.copy()
    for axis in (0, 1):
        for _ in range(2):
            direction = generator.uniform(0.0, 2 * np.pi, count)
            wave = generator.uniform(2.5, 6.5, count)
            phase = generator.uniform(0.0, 2 * np.pi, count)
            size = 0.025 * normal(generator, (count,))
            angle = (
                x * (wave * np.cos(direction))[owner][:, None]
                + y * (wave * np.sin(direction))[owner][:, None]
                + phase[owner][:, None]
            )
            moved[..., axis] += size[owner][:, None] * np.sin(angle)
    bow, taper, rise, lift = 0.11 * normal(generator, (4, count))
    return moved + bow_and_taper(
        centred, *(amount[owner][:, None] for amount in (bow, taper, rise, lift))
    )


def slant(points: Doubles, owner: Owner, count: int, generator: np.random.Generator) -> Doubles:
    """Give each drawing its aspect ratio, slant and rotation."""
    width = np.exp(0.2 * normal(generator, (count,)))
    lean = 0.12 + 0.25 * normal(generator, (count,))
    turn = 0.085 * normal(generator, (count,))
    return linear(points, slanting(width, lean, turn)[owner])


def hook_ends(
    points: Doubles,
    owner: Owner,
    count: int,
    generator: np.random.Generator,
    hooks: Hooks = USUAL_HOOKS,
) -> Doubles:
    """Add hooks and overshoots at the ends of strokes.

    A hook turns back from the stroke, an overshoot continues in its direction. Returns points
    (s, m + 2 * HOOK_POINTS, 2); without either, the added points coincide with the stroke's end.
    """
    strokes = len(points)
    hooked = np.where(generator.random(count) < hooks.share, 1.0, 0.0)[owner]
    parts = [points]
    for end in (0, -1):
        inner = points[:, 6 if end == 0 else -7]
        direction = points[:, end] - inner
        heading = np.arctan2(direction[:, 1], direction[:, 0])
        is_hook = generator.random(strokes) < 0.55 * hooked
        is_over = generator.random(strokes) < 0.12
        side = np.where(generator.random(strokes) < 0.5, 1, -1)
        turn = side * generator.uniform(1.2, hooks.most_turn, strokes)
        heading = heading + np.where(is_hook, turn, 0.15 * normal(generator, (strokes,)))
        hook, over = (generator.uniform(0.02, most, strokes) for most in (hooks.most_reach, 0.11))
        reach = np.where(is_hook, hook, np.where(is_over, over, 0.0))
        added = straight_on(points[:, end], heading, reach, HOOK_POINTS)
        parts = [added[:, ::-1], *parts] if end == 0 else [*parts, added]
    return np.concatenate(parts, axis=1)


def even_out(points: Doubles) -> tuple[Doubles, Doubles]:
    """Resample each stroke to EVEN_POINTS points at equal distances; also return lengths (s,)."""
    travelled = distances(points)
    lengths = travelled[:, -1]
    rows = np.repeat(np.arange(len(points)), EVEN_POINTS)
    shares = np.tile(np.linspace(0.0, 1.0, EVEN_POINTS), len(points))
    even = _interpolated(points, travelled / (lengths[:, None] + 1e-9), rows, shares)
    return even.reshape(-1, EVEN_POINTS, 2), lengths


def round_corners(
    points: Doubles, lengths: Doubles, owner: Owner, count: int, generator: np.random.Generator
) -> Doubles:
    """Round the corners like a fast pen, by averaging along the stroke with fixed ends.

    ``points``: evenly spaced. The width of the average varies from drawing to drawing.
    """
    width = 0.05 * generator.random(count) ** 1.7
    in_points = width[owner] * (EVEN_POINTS - 1) / (lengths + 1e-9)
    rate = np.minimum(in_points**2 / (2 * SMOOTHING_ROUNDS), 0.3)[:, None, None]
    return smoothed(points, rate, SMOOTHING_ROUNDS)


def add_tremor(
    points: Doubles, lengths: Doubles, owner: Owner, count: int, generator: np.random.Generator
) -> Doubles:
    """Add tremor: a few waves along each stroke, strong for one writer in twelve."""
    strength = 0.004 * generator.random(count) + _seldom(generator, 0.08, 0.004, 0.018, count)
    along = np.linspace(0.0, 1.0, EVEN_POINTS)[None] * lengths[:, None]
    shaken = points.copy()
    for axis in (0, 1):
        for low, high in ((1.5, 5.0), (5.0, 14.0)):
            pace = generator.uniform(low, high, len(points)) * 2 * np.pi
            phase = generator.uniform(0.0, 2 * np.pi, len(points))
            size = strength[owner] * normal(generator, (len(points),))
            shaken[..., axis] += size[:, None] * np.sin(along * pace[:, None] + phase[:, None])
    return shaken


def sample(
    points: Doubles, lengths: Doubles, owner: Owner, count: int, generator: np.random.Generator
) -> list[Doubles]:
    """Sample the pen's position at equal time intervals, like a tablet or mouse.

    The pen is slower in turns, so points are denser there; a slow device gives polygons.
    Returns one array (k, 2) for each stroke, k >= 2.
    """
    is_sparse = generator.random(count) < 0.13
    few, many = (
        generator.uniform(np.log(low), np.log(high), count)
        for low, high in ((5.0, 12.0), (12.0, 60.0))
    )
    density = np.exp(np.where(is_sparse, few, many))
    braking = generator.uniform(0.0, 3.0, count)
    turning = np.pad(turns(points), ((0, 0), (1, 0)), mode="edge")
    times = np.zeros(points.shape[:2])
    times[:, 1:] = np.cumsum(1.0 + braking[owner][:, None] * turning, axis=1)
    times /= times[:, -1:]
    counts = np.clip(np.round(density[owner] * lengths), 2, EVEN_POINTS).astype(int)
    # Strokes that start late or end early, so that rings do not quite close.
    first = _seldom(generator, 0.2, 0.0, 0.035, len(points))
    last = _seldom(generator, 0.2, 0.0, 0.05, len(points))
    rows = np.repeat(np.arange(len(points)), counts)
    ends = np.cumsum(counts)
    position = np.arange(ends[-1]) - np.repeat(ends - counts, counts)
    share = position / np.repeat(counts - 1, counts)
    shares = first[rows] + share * (1.0 - first[rows] - last[rows])
    return np.split(_interpolated(points, times, rows, shares), ends[:-1])


def coarsen(
    strokes: list[Doubles], owner: Owner, count: int, generator: np.random.Generator
) -> list[Doubles]:
    """Round the points of one drawing in ten to a coarse grid, like a simple tablet."""
    is_coarse = generator.random(count) < 0.1
    steps = generator.uniform(18.0, 70.0, count)
    return [
        np.round(stroke * steps[drawing]) / steps[drawing] if is_coarse[drawing] else stroke
        for stroke, drawing in zip(strokes, owner, strict=True)
    ]


def leave_gaps(
    strokes: list[Doubles], owner: Owner, count: int, generator: np.random.Generator
) -> tuple[list[Doubles], Owner]:
    """Interrupt a stroke in one drawing in thirty, splitting it in two.

    Returns the strokes and their owners.
    """
    fails = generator.random(count) < 0.035
    where = generator.uniform(0.15, 0.85, len(strokes)).tolist()
    width = generator.uniform(0.015, 0.045, len(strokes)).tolist()
    kept: list[Doubles] = []
    owners: list[int] = []
    for stroke, drawing, middle, part in zip(strokes, owner.tolist(), where, width, strict=True):
        pieces = split_at_gap(stroke, middle, part) if fails[drawing] else [stroke]
        kept += pieces
        owners += [drawing] * len(pieces)
    return kept, np.array(owners, dtype=np.intp)


def boxes(points: Doubles, owner: Owner, count: int) -> tuple[Doubles, Doubles]:
    """Return the top left and bottom right corners of each drawing's bounding box: (count, 2)."""
    low, high = np.full((count, 2), np.inf), np.full((count, 2), -np.inf)
    np.minimum.at(low, owner, points.min(axis=1))
    np.maximum.at(high, owner, points.max(axis=1))
    return low, high


def _interpolated(points: Doubles, at: Doubles, rows: Owner, shares: Doubles) -> Doubles:
    """Interpolate all strokes in one call, by giving each its own interval of the number line.

    ``at``: (s, m), ascending from 0 to 1 in each row. ``rows`` and ``shares``: (k,).
    """
    offsets = 2.0 * np.arange(len(points))
    where = (at + offsets[:, None]).ravel()
    asked = shares + offsets[rows]
    return at_times(points.reshape(-1, 2), where, asked)


def _seldom(
    generator: np.random.Generator, share: float, low: float, high: float, count: int
) -> Doubles:
    """Return uniform numbers between two bounds for a fraction ``share``, 0 for the others."""
    is_met = generator.random(count) < share
    return np.where(is_met, generator.uniform(low, high, count), 0.0)


def bow_and_taper(points: Doubles, bow: Value, taper: Value, rise: Value, lift: Value) -> Doubles:
    """Return the displacements of points (…, n, 2) around the origin by bowing and tapering."""
    x, y = points[..., 0], points[..., 1]
    moved = np.empty_like(points)
    moved[..., 0] = bow * y * y + taper * x * y
    moved[..., 1] = rise * y * y * 0.7 + lift * x * x
    return moved


def slanting(stretch: Value, shear: Value, turn: Value) -> Doubles:
    """Return matrices (…, 2, 2) that stretch horizontally, shear to the right, and rotate."""
    cos, sin = np.cos(turn), np.sin(turn)
    columns = (stretch * cos, stretch * sin), (-shear * cos - sin, cos - shear * sin)
    return np.asarray(np.array(columns).T)


def linear(points: Doubles, matrices: Doubles) -> Doubles:
    """Return points (…, n, 2) transformed by matrices (…, 2, 2)."""
    return np.asarray(points @ matrices.swapaxes(-1, -2))


def smoothed(points: Doubles, rate: Value, rounds: int) -> Doubles:
    """Smooth strokes (…, n, 2) by moving each inner point towards its neighbours."""
    smooth = points.copy()
    for _ in range(rounds):
        inside = smooth[..., 1:-1, :]
        sides = smooth[..., :-2, :] + smooth[..., 2:, :]
        smooth[..., 1:-1, :] = inside + rate * (sides - 2 * inside)
    return smooth


def straight_on(ends: Doubles, heading: Value, reach: Value, count: int) -> Doubles:
    """Extend strokes from their ends (…, 2) by ``count`` points on a line: (…, count, 2)."""
    along = np.linspace(0.0, 1.0, count + 1)[1:]
    tip = np.stack((np.cos(heading), np.sin(heading)), axis=-1) * np.asarray(reach)[..., None]
    return np.asarray(ends[..., None, :] + tip[..., None, :] * along[:, None])


def distances(points: Doubles) -> Doubles:
    """Return the arc length along its stroke of each of the points (…, n, 2)."""
    steps = np.diff(points, axis=-2)
    travelled = np.zeros(points.shape[:-1])
    np.cumsum(np.hypot(steps[..., 0], steps[..., 1]), axis=-1, out=travelled[..., 1:])
    return travelled


def at_times(points: Doubles, times: Doubles, asked: Doubles) -> Doubles:
    """Interpolate points (n, 2), reached at ascending times (n,), at the times ``asked``."""
    return np.stack([np.interp(asked, times, points[:, axis]) for axis in (0, 1)], axis=1)


def split_at_gap(points: Doubles, middle: float, part: float) -> list[Doubles]:
    """Split a stroke (n, 2) in two by removing a ``part`` of it, from the fraction ``middle`` on.

    A stroke of too few points is returned whole.
    """
    count = len(points)
    first, missing = int(middle * count), ceil(part * count)
    if count < 20 or first < 2 or first + missing > count - 2:
        return [points]
    return [points[:first], points[first + missing :]]
