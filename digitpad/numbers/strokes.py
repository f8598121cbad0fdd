"""Over-segments strokes: cuts them wherever the pen may have gone on to the next sign.

Where no measurement is named, a value was set before anything was measured.
"""

from __future__ import annotations

from functools import cached_property
from math import nan
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from digitpad.ink.drawing import Drawing, Stroke
from digitpad.ink.normalise import drawing_to_image
from digitpad.numbers import line
from digitpad.numbers.lattice import Candidate
from digitpad.numbers.reading import UNREADABLE
from digitpad.preprocess.blobs import stretches

SPACING: Final = 0.04
"""Distance between the points where cuts are looked for, and width of a column, in digit heights.
"""
WIDE: Final = 0.8
"""Least width of a stroke that is cut, in digit heights."""
LEAST_SIDE: Final = 0.18
"""Least width of what a cut leaves on either side, in digit heights."""
LEAST_HEIGHT: Final = 0.5
"""Least height of it, in digit heights: lower parts are tails and upstrokes of their digit."""
LONG_LINK: Final = 6
"""Longest link, in columns, that is cut in its middle only; longer ones also at both ends."""
MOST_CUTS: Final = 10
"""Most cuts of a stroke."""
MOST_DENSE: Final = 200_000
"""Most points of a stroke. Only hundreds of strokes to and fro in one would need more."""
FINE: Final = 4
"""Factor by which pieces are drawn larger and then averaged down."""
PEN_PX: Final = 2.2
"""Width of the pen in the views, in pixels; that of the training strokes."""

PLAIN: Final = 1.35
"""Longest 1 or bracket, in distances between its ends."""

DOT: Final = 0.15
"""Longest side of a dot, and distance across between the dots of a colon, in digit heights."""
TOUCHING: Final = 0.05
"""Distance below which ink may be of the same sign as a dot, in digit heights."""
BOUNCE: Final = 0.3
"""Distance from a dot to the begin of the next stroke, in digit heights, below which the pen
bounced as it came down."""
WITH_DOTS: Final = "%" + UNREADABLE
"""Signs that have a dot beside larger ink."""
DOT_ODDS: Final = 6.0
"""Log-odds for such a sign where a dot stands apart, and for a colon where two do, lest a
dot be lost silently as a part of a digit (docs/results/numbers.md)."""

Points = npt.NDArray[np.float64]
Places = npt.NDArray[np.bool_]
"""(pieces,): which of them."""


class StrokeLine(line.Line):
    """The strokes of a drawing, in canvas units, written in any order.

    ``owners``: for each piece, the index of the stroke that it is a part of. ``pen_px``: width of
    the pen in the views.
    """

    network: ClassVar = "deep-line-reader.safetensors"
    # Weights and temperature are measured in docs/results/numbers.md.
    whole: ClassVar = 1.4
    temperature: ClassVar = 3.5
    forms: ClassVar = 0.7

    def __init__(self, drawing: Drawing, pen_px: float = PEN_PX) -> None:
        self._pen_px = pen_px
        lines = [stroke.points.astype(np.float64) for stroke in drawing.strokes]
        self.band = line.band_of(_boxes_of(lines))
        self._begins = [points[0] for points in lines]
        pieces = [
            (number, part)
            for number, points in enumerate(lines)
            for part in _parts(points, self.band.height)
        ]
        boxes = _boxes_of([points for _, points in pieces])
        order = np.argsort((boxes[:, 0] + boxes[:, 2]) / 2, kind="stable").tolist()
        self.boxes = boxes[order]
        self.owners = [pieces[index][0] for index in order]
        self.points = [pieces[index][1] for index in order]

    def digit_image(self, candidate: Candidate) -> line.Images:
        parts = self.points[candidate.first : candidate.end]
        # Dots are told by their size on the canvas, so digits get the size they have there.
        scale = 0.5 / self.band.height
        return drawing_to_image(Drawing(tuple(Stroke((p - parts[0][0]) * scale) for p in parts)))

    def patches(self) -> list[line.Patch]:
        scale = line.PX_PER_HEIGHT / self.band.height
        patches = []
        for points, box in zip(self.points, self.boxes, strict=True):
            middle = self.band.middles((box[:1] + box[2:3]) / 2)[0]
            seen = (points - (0.0, middle)) * scale + (0.0, line.MIDDLE_PX)
            patches.append(_patch(seen, self._pen_px))
        return patches

    def bar_of(self, candidate: Candidate) -> float:
        _, top, _, bottom = self.box_of(candidate)
        height = max(bottom - top, 1e-6)
        own = self.points[candidate.first : candidate.end]
        dense = [_dense(part, SPACING * self.band.height) for part in own if len(part) > 1]
        # The uppermost point may lie between two of the dense ones.
        x, y = np.concatenate((*own, *dense)).T
        return float(np.ptp(x[y <= top + height / 4]) / height)

    def bow_of(self, candidate: Candidate) -> float:
        if candidate.end - candidate.first > 1:
            return nan
        points = self.points[candidate.first]
        if points[0, 1] > points[-1, 1]:
            points = points[::-1]
        steps = np.hypot(*np.diff(points, axis=0).T)
        across, down = points[-1] - points[0]
        apart, length = float(np.hypot(across, down)), float(steps.sum())
        if not 0 < length <= PLAIN * apart:
            return nan
        x, y = (points - points[0]).T
        aside = (y * across - x * down) / apart
        # The height of an arc is 1.5 times its mean.
        return float(1.5 * ((aside[1:] + aside[:-1]) / 2 * steps).sum() / length / apart)

    def hint(self, candidate: Candidate) -> line.Hint | None:
        if candidate in self._colons:
            return line.Hint(":", DOT_ODDS)
        inside = slice(candidate.first, candidate.end)
        if self._are_small[inside].all() or not self._stand_apart[inside].any():
            return None
        return line.Hint(WITH_DOTS, DOT_ODDS)

    @cached_property
    def _are_small(self) -> Places:
        sides = self.boxes[:, 2:] - self.boxes[:, :2]
        return np.asarray(sides.max(axis=1) < DOT * self.band.height)

    @cached_property
    def _are_dots(self) -> Places:
        """Small strokes other than those where a pen bounced before the next stroke."""
        are_dots = self._are_small.copy()
        small = {self.owners[index] for index in np.flatnonzero(are_dots).tolist()}
        for index in np.flatnonzero(are_dots).tolist():
            following = self.owners[index] + 1
            if following < len(self._begins) and following not in small:
                gaps = self.points[index] - self._begins[following]
                are_dots[index] = np.hypot(*gaps.T).min() > BOUNCE * self.band.height
        return are_dots

    @cached_property
    def _colons(self) -> frozenset[Candidate]:
        """Pairs of neighbouring dots, one above the other."""
        middles = (self.boxes[:, :2] + self.boxes[:, 2:]) / 2
        aside, apart = np.abs(np.diff(middles, axis=0)).T
        is_above = (aside < DOT * self.band.height) & (apart > aside)
        firsts = np.flatnonzero(is_above & self._are_dots[1:] & self._are_dots[:-1])
        return frozenset(Candidate(first, first + 2) for first in firsts.tolist())

    @cached_property
    def _stand_apart(self) -> Places:
        """Dots that touch nothing else, and those of colons."""
        near, apart = TOUCHING * self.band.height, np.zeros(len(self.boxes), dtype=bool)
        for colon in self._colons:
            apart[colon.first : colon.end] = True
        for index in np.flatnonzero(self._are_dots & ~apart).tolist():
            rest = (stroke for stroke in range(len(self.points)) if stroke != index)
            dot = self.points[index]
            apart[index] = not any(_touch(dot, self.points[stroke], near) for stroke in rest)
        return apart

    def strokes_of(self, candidate: Candidate) -> tuple[int, ...]:
        return tuple(sorted({*self.owners[candidate.first : candidate.end]}))


def _boxes_of(lines: list[Points]) -> line.Boxes:
    boxes = [(*points.min(axis=0), *points.max(axis=0)) for points in lines]
    return np.array(boxes, dtype=np.float64).reshape(-1, 4)


def _patch(points: Points, pen_px: float) -> line.Patch:
    """Draw a polyline, clipped above and below the view."""
    reach = pen_px / 2 + 1
    left, right = int(points[:, 0].min() - reach), int(points[:, 0].max() + reach) + 1
    top = max(0, int(points[:, 1].min() - reach))
    bottom = min(line.VIEW, int(points[:, 1].max() + reach) + 1)
    if bottom <= top:
        return line.Patch(np.zeros((1, 1), np.uint8), left, min(max(top, 0), line.VIEW - 1))
    fine = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))
    pen = ImageDraw.Draw(fine)
    pixels = (points - (left, top)) * FINE
    width = round(pen_px * FINE)
    if len(pixels) > 1:
        pen.line(np.rint(pixels).astype(int).ravel().tolist(), 255, width)
    for x, y in pixels[[0, -1]].tolist():
        pen.circle((x, y), width / 2, fill=255)
    return line.Patch(np.asarray(fine.reduce(FINE)), left, top)


def _parts(points: Points, height: float) -> list[Points]:
    """Return a stroke in parts, cut where the pen may have gone on from one sign to the next.

    There a column is crossed only once, and there is ink on both sides.
    """
    if np.ptp(points[:, 0]) < WIDE * height:
        return [points]
    dense = _dense(points, SPACING * height)
    columns = ((dense[:, 0] - dense[:, 0].min()) / (SPACING * height)).astype(np.intp)
    # A column is crossed as often as the pen enters it.
    entries = np.flatnonzero(np.append(True, np.diff(columns) != 0))
    crossings = np.bincount(columns[entries], minlength=columns.max() + 1)
    is_single = crossings <= 1
    least = round(LEAST_SIDE / SPACING)
    cuts = []
    for first, end in stretches(is_single):
        first, end = max(first, least), min(end, len(crossings) - least)
        if end <= first:
            continue
        ends = {first, end - 1} if end - first > LONG_LINK else set()
        for column in {(first + end) // 2} | ends:
            inside = np.flatnonzero(columns == column)
            if len(inside):
                cuts.append(int(inside[len(inside) // 2]))
    parts = [dense]
    for cut in sorted(set(cuts))[:MOST_CUTS]:
        *others, last = parts
        at = cut - sum(len(part) - 1 for part in others)
        before, after = last[: at + 1], last[at:]
        if min(np.ptp(before[:, 1]), np.ptp(after[:, 1])) >= LEAST_HEIGHT * height:
            parts = [*others, before, after]
    return parts if len(parts) > 1 else [points]


def _touch(dot: Points, stroke: Points, near: float) -> bool:
    """Return whether a small stroke and another come closer than ``near``."""
    low, high = dot.min(axis=0) - near, dot.max(axis=0) + near
    if (stroke.max(axis=0) < low).any() or (stroke.min(axis=0) > high).any():
        return False
    steps = dot[:, None] - _dense(stroke, near)[None]
    return bool((np.hypot(*steps.T) < near).any())


def _dense(points: Points, spacing: float) -> Points:
    steps = np.hypot(*np.diff(points, axis=0).T)
    along = np.append(0.0, np.cumsum(steps))
    if along[-1] <= 0:
        return points
    count = min(MOST_DENSE, max(2, int(along[-1] / spacing) * 2))
    distances = np.linspace(0.0, along[-1], count)
    return np.stack([np.interp(distances, along, points[:, axis]) for axis in (0, 1)], axis=1)
