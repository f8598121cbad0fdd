"""Strokes as a line of pieces: whole ones, and parts where a pen went on to the next sign."""

from __future__ import annotations

from functools import cached_property
from math import nan
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from digitpad.ink.drawing import Drawing, Stroke
from digitpad.ink.normalise import drawing_to_image
from digitpad.lines import line
from digitpad.lines.lattice import Candidate
from digitpad.lines.reading import UNREADABLE
from digitpad.picture.blobs import stretches

SPACING: Final = 0.04
"""Between the points that cuts are looked for at, in digit heights; columns are as wide."""
WIDE: Final = 0.8
"""Narrower strokes, in digit heights, are not cut."""
LEAST_SIDE: Final = 0.18
"""What a cut leaves on either side is at least so wide, in digit heights."""
LEAST_HEIGHT: Final = 0.5
"""And so high."""
MOST_CUTS: Final = 10
MOST_DENSE: Final = 200_000
"""Points of a stroke; only a scribble to and fro, hundreds of times, would need more."""
FINE: Final = 4
PEN_PX: Final = 2.2
"""Width of the pen in what the network for signs sees."""

PLAIN: Final = 1.35
"""How long a 1 or a bracket is at most, in distances between its ends."""

DOT: Final = 0.15
"""No stroke that is a dot is larger, in digit heights."""
COLON: Final = 0.15
"""So far beside each other the dots of a colon are at most."""
TOUCHING: Final = 0.05
"""Ink that is closer to a dot may be of the same sign."""
BOUNCE: Final = 0.3
"""Where the next stroke begins so near to a dot, a pen bounced as it came down."""
WITH_DOTS: Final = "%" + UNREADABLE
"""What has a dot beside larger ink."""
DOT_SAYS, COLON_SAYS = 6.0, 12.0
"""Log-odds for such a sign, where a dot stands apart, and where two make a colon. Of 966 numbers
that people wrote (UNIPEN, to train with), 851 are right without them, 850 with 6 for a dot, and 848
with 8."""

Points = npt.NDArray[np.float64]
Places = npt.NDArray[np.bool_]
"""(pieces,): which of them."""


class StrokeLine(line.Line):
    """The strokes of a drawing, in whatever order they were written.

    ``owners``: of each piece, which stroke of the drawing it is (a part of). ``pen_px``: how
    broad networks see the pen, where a digit is 18 pixels high.
    """

    temperature: ClassVar = 1.75
    # By the 966 numbers of five contributors (UNIPEN, to train with), see docs/results/numbers.md.
    forms: ClassVar = 0.7
    # With more, signs that belong to no number are taken for some; with 0.5, fewer lines are right.

    def __init__(self, drawing: Drawing, pen_px: float = PEN_PX) -> None:
        self._pen_px = pen_px
        lines = [stroke.points.astype(np.float64) for stroke in drawing.strokes]
        self.frame = line.frame_of(_boxes_of(lines))
        self._begins = [points[0] for points in lines]
        pieces = [
            (number, part)
            for number, points in enumerate(lines)
            for part in _parts(points, self.frame.height)
        ]
        boxes = _boxes_of([points for _, points in pieces])
        order = np.argsort((boxes[:, 0] + boxes[:, 2]) / 2, kind="stable").tolist()
        self.boxes = boxes[order]
        self.owners = [pieces[place][0] for place in order]
        self.points = [pieces[place][1] for place in order]

    def digit_image(self, candidate: Candidate) -> line.Images:
        parts = self.points[candidate.first : candidate.end]
        # The boxes of dots are measured against the canvas; a line's digits have the canvas' size.
        scale = 0.5 / self.frame.height
        return drawing_to_image(Drawing(tuple(Stroke((p - parts[0][0]) * scale) for p in parts)))

    def patches(self) -> list[line.Patch]:
        scale = line.PX_PER_HEIGHT / self.frame.height
        made = []
        for points, box in zip(self.points, self.boxes, strict=True):
            middle = self.frame.middles((box[:1] + box[2:3]) / 2)[0]
            seen = (points - (0.0, middle)) * scale + (0.0, line.MIDDLE_PX)
            made.append(_patch(seen, self._pen_px))
        return made

    def bar_of(self, candidate: Candidate) -> float:
        _, top, _, bottom = self.box_of(candidate)
        height = max(bottom - top, 1e-6)
        own = self.points[candidate.first : candidate.end]
        dense = [_dense(part, SPACING * self.frame.height) for part in own if len(part) > 1]
        # Between two of the dense points may lie the uppermost one.
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
        # A bow is half as high again as it is on the mean.
        return float(1.5 * ((aside[1:] + aside[:-1]) / 2 * steps).sum() / length / apart)

    def likely(self, candidate: Candidate) -> line.Likely | None:
        # A dot that is taken for a part of the digit beside it is lost without a word.
        if candidate in self._colons:
            return line.Likely(":", COLON_SAYS)
        inside = slice(candidate.first, candidate.end)
        if self._are_small[inside].all() or not self._stand_apart[inside].any():
            return None
        dots = {*range(candidate.first, candidate.end)}
        takes_colon_in = any(dots & {*range(*colon)} for colon in self._colons)
        return line.Likely(WITH_DOTS, COLON_SAYS if takes_colon_in else DOT_SAYS)

    @cached_property
    def _are_small(self) -> Places:
        sides = self.boxes[:, 2:] - self.boxes[:, :2]
        return np.asarray(sides.max(axis=1) < DOT * self.frame.height)

    @cached_property
    def _are_dots(self) -> Places:
        """Small strokes, but for those of a pen that bounced where the next one begins."""
        are_dots = self._are_small.copy()
        small = {self.owners[place] for place in np.flatnonzero(are_dots).tolist()}
        for place in np.flatnonzero(are_dots).tolist():
            following = self.owners[place] + 1
            if following < len(self._begins) and following not in small:
                way = self.points[place] - self._begins[following]
                are_dots[place] = np.hypot(*way.T).min() > BOUNCE * self.frame.height
        return are_dots

    @cached_property
    def _colons(self) -> frozenset[Candidate]:
        """Neighbouring dots, one above the other."""
        middles = (self.boxes[:, :2] + self.boxes[:, 2:]) / 2
        aside, apart = np.abs(np.diff(middles, axis=0)).T
        is_above = (aside < COLON * self.frame.height) & (apart > aside)
        firsts = np.flatnonzero(is_above & self._are_dots[1:] & self._are_dots[:-1])
        return frozenset(Candidate(first, first + 2) for first in firsts.tolist())

    @cached_property
    def _stand_apart(self) -> Places:
        """Dots that touch nothing else, or are a colon's."""
        near, apart = TOUCHING * self.frame.height, np.zeros(len(self.boxes), dtype=bool)
        for colon in self._colons:
            apart[colon.first : colon.end] = True
        for place in np.flatnonzero(self._are_dots & ~apart).tolist():
            others = (other for other in range(len(self.points)) if other != place)
            dot = self.points[place]
            apart[place] = not any(_touch(dot, self.points[other], near) for other in others)
        return apart

    def strokes_of(self, candidate: Candidate) -> tuple[int, ...]:
        return tuple(sorted({*self.owners[candidate.first : candidate.end]}))


def _boxes_of(lines: list[Points]) -> line.Boxes:
    boxes = [(*points.min(axis=0), *points.max(axis=0)) for points in lines]
    return np.array(boxes, dtype=np.float64).reshape(-1, 4)


def _patch(points: Points, pen_px: float) -> line.Patch:
    """Draw a polyline, cut off above and below the view."""
    reach = pen_px / 2 + 1
    left, right = int(points[:, 0].min() - reach), int(points[:, 0].max() + reach) + 1
    top = max(0, int(points[:, 1].min() - reach))
    bottom = min(line.VIEW, int(points[:, 1].max() + reach) + 1)
    if bottom <= top:
        return line.Patch(np.zeros((1, 1), np.uint8), left, min(max(top, 0), line.VIEW - 1))
    fine = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))
    pen = ImageDraw.Draw(fine)
    places = (points - (left, top)) * FINE
    width = round(pen_px * FINE)
    if len(places) > 1:
        pen.line(np.rint(places).astype(int).ravel().tolist(), 255, width)
    for x, y in places[[0, -1]].tolist():
        pen.circle((x, y), width / 2, fill=255)
    return line.Patch(np.asarray(fine.reduce(FINE)), left, top)


def _parts(points: Points, height: float) -> list[Points]:
    """Return a stroke in parts, cut where a pen may have gone on from one sign to the next.

    There a column is crossed but once, with ink on both sides.
    """
    if np.ptp(points[:, 0]) < WIDE * height:
        return [points]
    dense = _dense(points, SPACING * height)
    columns = ((dense[:, 0] - dense[:, 0].min()) / (SPACING * height)).astype(np.intp)
    # A column is crossed as often as the pen comes into it.
    comes = np.flatnonzero(np.append(True, np.diff(columns) != 0))
    crossings = np.bincount(columns[comes], minlength=columns.max() + 1)
    is_single = crossings <= 1
    least = round(LEAST_SIDE / SPACING)
    cuts = []
    for first, end in stretches(is_single):
        first, end = max(first, least), min(end, len(crossings) - least)
        if end <= first:
            continue
        # In the middle of a short link; of a long one, at both of its ends.
        for column in (
            {first, (first + end) // 2, end - 1} if end - first > 6 else {(first + end) // 2}
        ):
            inside = np.flatnonzero(columns == column)
            if len(inside):
                cuts.append(int(inside[len(inside) // 2]))
    parts = [dense]
    for cut in sorted(set(cuts))[:MOST_CUTS]:
        *others, last = parts
        at = cut - sum(len(part) - 1 for part in others)
        before, after = last[: at + 1], last[at:]
        # A tail or an upstroke is a part of its digit.
        if min(np.ptp(before[:, 1]), np.ptp(after[:, 1])) >= LEAST_HEIGHT * height:
            parts = [*others, before, after]
    return parts if len(parts) > 1 else [points]


def _touch(dot: Points, other: Points, near: float) -> bool:
    """Return whether a small stroke and another come closer to each other than ``near``."""
    low, high = dot.min(axis=0) - near, dot.max(axis=0) + near
    if (other.max(axis=0) < low).any() or (other.min(axis=0) > high).any():
        return False
    steps = dot[:, None] - _dense(other, near)[None]
    return bool((np.hypot(*steps.T) < near).any())


def _dense(points: Points, spacing: float) -> Points:
    steps = np.hypot(*np.diff(points, axis=0).T)
    along = np.append(0.0, np.cumsum(steps))
    if along[-1] <= 0:
        return points
    count = min(MOST_DENSE, max(2, int(along[-1] / spacing) * 2))
    wanted = np.linspace(0.0, along[-1], count)
    return np.stack([np.interp(wanted, along, points[:, axis]) for axis in (0, 1)], axis=1)
