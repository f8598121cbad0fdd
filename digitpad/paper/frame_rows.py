"""Join frames side by side to rows of boxes for digits, divided where the boxes meet.

All boxes of a form have about the same aspect ratio. So a row is divided into every number of boxes
that its sides allow, and if several fit, the width that most rows of the sheet share decides: a 1
that fills its box looks like one more side.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles, Grey
from digitpad.paper.frames import (
    MAX_BOX_ASPECT,
    MAX_RULE_OFFSET,
    MIN_BOX_ASPECT,
    MIN_SIDE_COVER,
    ROW_TOLERANCE,
    Frame,
    is_next,
    within,
)
from digitpad.preprocess.ruling import HALF_CONTRAST, INK_OVER_LINE

MAX_BOXES: Final = 30
"""Number of boxes of one number, at most."""
MAX_GAP: Final = 0.45
"""Widest gap between two boxes, in pitches."""
MIN_NEXT_BOX_COVER: Final = 0.75
"""Least dark part of the upper and of the lower side of a further box beside those found."""
COVER_TOLERANCE: Final = 0.02
"""Difference in cover within which two divisions of a row fit equally well."""
JOINT_REACH: Final = 0.2
"""Distance from its place within which the side between two boxes is looked for, in pitches."""
COMB_FOOT: Final = (0.74, 0.92)
"""Part of a comb's height, from the top, in which its teeth are looked for."""
MIN_ROW_SHARE: Final = 0.6
"""Share of the rows too wide for one box that must have boxes of the same width, else the sheet has
none."""
MAX_WIDTH_SPREAD: Final = 0.08
"""Largest difference in width among a sheet's boxes, in box heights."""
MIN_ROW_RATIO: Final = 0.4
"""Least height of one of a table's two rows, in heights of the other: the feet of digits look like
a rule."""
STROKE_COVER: Final = 0.6
"""Part of a column much darker than the sides from which it is a digit's stroke, not a side."""
STROKE_EDGE_PX: Final = 2
"""Width of the blurred edge of such a stroke."""


@dataclass(frozen=True)
class _Division:
    """A division of a row into boxes.

    ``wide``, ``gap``: their width and the gap between two, in heights. ``joints``: the places at
    which boxes meet, 0 to 1.
    """

    wide: float
    gap: float = 0.0
    joints: tuple[float, ...] = ()
    is_comb: bool = False

    @property
    def count(self) -> int:
        return len(self.joints) + 1


def joined_rows(frames: Sequence[Frame], contrast: Grey) -> list[Frame]:
    """Return a sheet's frames, with those in a row joined to one that is divided into boxes.

    ``contrast``: uint8 (h, w), 255 for black.
    """
    tables = _tables(frames)
    groups = _groups([one for one in frames if one not in tables])
    rows = [_around(group) for group in groups]
    all_divisions = [_divisions(row, contrast) for row in rows]
    usual_division = _usual_division(all_divisions)
    found: list[Frame] = []
    for group, row, row_divisions in zip(groups, rows, all_divisions, strict=True):
        division = _nearest(row_divisions, usual_division)
        new = [_undivided(one) for one in group]
        if usual_division and division:
            new = [_divided(*_extended(row, division, usual_division, rows, contrast))]
            found = [one for one in found if not _is_inside(one, new[0])]
        found += [one for one in new if not any(_is_inside(one, other) for other in found)]
    # A digit that fills its box makes the box look like a table.
    tables = [one for one in tables if not any(_is_inside(one, row) for row in found)]
    return tables + found


def _tables(frames: Sequence[Frame]) -> list[Frame]:
    """Return the frames that are tables.

    Those as high as the sheet's other frames are boxes: digits that fill them look like rules.
    """
    tables = [one for one in frames if _is_table(one)]
    heights = [one.size[1] for one in frames if one not in tables]
    if not heights:
        return tables
    high = float(np.median(heights))
    return [one for one in tables if abs(one.size[1] - high) >= ROW_TOLERANCE * high]


def _is_table(frame: Frame) -> bool:
    heights = np.diff(frame.rows)
    return len(heights) > 2 or bool(
        len(heights) == 2 and min(heights) > MIN_ROW_RATIO * max(heights)
    )


def _is_inside(one: Frame, other: Frame) -> bool:
    return bool(within(one.corners.mean(axis=0)[None], other.corners)[0])


def _groups(frames: Sequence[Frame]) -> list[list[Frame]]:
    """Group frames by row, from left to right."""
    left = sorted(frames, key=lambda frame: frame.left)
    groups: list[list[Frame]] = []
    while left:
        row = [left.pop(0)]
        while following := [one for one in left if _follows(row[-1], one)]:
            row.append(following[0])
            left.remove(following[0])
        groups.append(row)
    return groups


def _follows(one: Frame, other: Frame) -> bool:
    return is_next(one, other, max(one.size[1], other.size[1]))


def _around(row: Sequence[Frame]) -> Frame:
    """Return the frame around a row, with upper and lower sides fitted to those of its frames."""
    if len(row) == 1:
        return row[0]
    corners = np.array([one.corners for one in row])
    ends = np.array([corners[0, 0], corners[-1, 1], corners[-1, 2], corners[0, 3]])
    for places in ([0, 1], [3, 2]):
        x, y = corners[:, places].reshape(-1, 2).T
        ends[places, 1] = np.polyval(np.polyfit(x, y, 1), ends[places, 0])
    return Frame(ends, (0.0, 1.0), (0.0, 1.0))


def _side_pixels(row: Frame, contrast: Grey) -> npt.NDArray[np.bool_]:
    """Return the pixels of a row, flattened, that may be of sides.

    Digit strokes, much darker all along, are left out.
    """
    values = row.flattened(contrast)
    edge = _edge(len(values))
    sides = [values[:edge].max(axis=0), values[-edge:].max(axis=0)]
    level = float(np.median([np.median(side) for side in sides]))
    is_stroke = (values > INK_OVER_LINE * level).mean(axis=0, keepdims=True) > STROKE_COVER
    blurred = np.ones((1, 2 * STROKE_EDGE_PX + 1), np.uint8)
    is_stroke = cv2.dilate(is_stroke.astype(np.uint8), blurred) > 0
    return np.asarray((values > HALF_CONTRAST * level) & ~is_stroke)


def _edge(height: int) -> int:
    return max(2, round(0.06 * height))


def _divisions(row: Frame, contrast: Grey) -> list[_Division]:
    """Return the divisions of a row into boxes that its sides allow."""
    flat = _side_pixels(row, contrast)
    height, width = flat.shape
    dark = cv2.dilate(flat.astype(np.uint8), np.ones((1, 3), np.uint8))
    edge = _edge(height)
    side_cover = dark[edge : height - edge].mean(axis=0)
    first, last = (round(part * height) for part in COMB_FOOT)
    foot_cover = dark[first:last].mean(axis=0)
    narrowest, widest = MIN_BOX_ASPECT, MAX_BOX_ASPECT
    found = [_Division(width / height)] if width <= widest * height else []
    fewest, largest = int(width / (2 * widest * height)), round(width / (narrowest * height))
    for count in range(max(2, fewest), min(MAX_BOXES, largest) + 1):
        division = _division_into(side_cover, count, height, MIN_SIDE_COVER) or _division_into(
            foot_cover, count, height, MIN_SIDE_COVER, is_comb=True
        )
        if division and narrowest <= division.wide <= widest:
            found.append(division)
    return found


def _division_into(
    cover: Doubles, count: int, height: int, min_cover: float, *, is_comb: bool = False
) -> _Division | None:
    """Return the division of a row into ``count`` boxes, None where sides are missing.

    ``cover``: the dark share of each column of the row. ``min_cover``: that of a side.
    """
    width = len(cover)
    near = np.asarray(cover, np.float32)[None]
    best, found = 0.0, None
    for gap in range(0 if is_comb else round(MAX_GAP * width / count), -1, -1):
        pitch = (width + gap) / count
        reach = max(2, round(MAX_RULE_OFFSET * pitch))
        starts = np.arange(1, count) * pitch
        places = np.rint([starts - gap, starts]).astype(int).clip(0, width - 1)
        worst, exact = (
            cv2.dilate(near, np.ones((1, 2 * off + 1)))[0][places] for off in (reach, 1)
        )
        # Two sides fit into a thick one, too, so the smallest gap that fits is taken.
        if worst.min() >= min_cover and exact.mean() > best - COVER_TOLERANCE:
            best = max(best, float(exact.mean()))
            middles = np.asarray(starts - gap / 2, np.float64)
            if not is_comb:
                middles = _centred(middles, cover >= min_cover, pitch)
            joints = tuple((middles / width).tolist())
            found = _Division((pitch - gap) / height, gap / height, joints, is_comb)
    return found


def _centred(joints: Doubles, is_side: npt.NDArray[np.bool_], pitch: float) -> Doubles:
    """Return joints centred on the sides that are there, one or two."""
    columns = np.flatnonzero(is_side)
    for _ in range(2):
        near = [columns[np.abs(columns - x) <= JOINT_REACH * pitch] for x in joints]
        joints = np.array([
            (dark[0] + dark[-1] + 1) / 2 if len(dark) else x
            for x, dark in zip(joints, near, strict=True)
        ])  # fmt: skip
    return joints


def _usual_division(divisions: Sequence[Sequence[_Division]]) -> _Division | None:
    """Return the division that most rows of a sheet share, None if most have no boxes."""
    is_wide = [not any(division.count == 1 for division in row) for row in divisions]

    def votes(one: _Division) -> tuple[int, int]:
        nearest = [_nearest(row, one) for row in divisions]
        boxes = sum(division.count for division in nearest if division)
        return boxes, sum(
            bool(division) for division, wide in zip(nearest, is_wide, strict=True) if wide
        )

    every_division = [division for row in divisions for division in row]
    best = max(every_division, key=lambda one: (votes(one), one.count), default=None)
    return best if best and votes(best)[1] >= MIN_ROW_SHARE * sum(is_wide) else None


def _nearest(divisions: Sequence[_Division], usual: _Division | None) -> _Division | None:
    """Return the division of a row whose boxes have the usual width."""
    near = [
        division
        for division in divisions
        if usual and abs(division.wide - usual.wide) < MAX_WIDTH_SPREAD
    ]
    return (
        min(near, key=lambda division: abs(division.wide - usual.wide)) if usual and near else None
    )


def _extended(
    row: Frame, division: _Division, usual: _Division, others: Sequence[Frame], contrast: Grey
) -> tuple[Frame, _Division]:
    """Return a row extended by boxes that were missed beside it, and by the rows beyond those."""
    for side in (0, 1):
        while longer := _with_next_box(row, division, usual, side, contrast):
            row, division = longer
            for other in others:
                if _overlap(row, other):
                    both = _around(sorted((row, other), key=lambda frame: frame.left))
                    again = _nearest(_divisions(both, contrast), usual)
                    row, division = (
                        (both, again) if again and again.count > division.count else longer
                    )
    return row, division


def _overlap(one: Frame, other: Frame) -> bool:
    """Return whether the ends of two rows at the same height overlap."""
    first, second = sorted((one, other), key=lambda frame: frame.left)
    off = np.abs(second.corners[[0, 3], 1] - first.corners[[1, 2], 1])
    end, beyond = (row.corners[:, 0].max() for row in (first, second))
    return bool(np.all(off < ROW_TOLERANCE * one.size[1]) and second.left < end < beyond)


def _with_next_box(
    row: Frame, division: _Division, usual: _Division, side: int, contrast: Grey
) -> tuple[Frame, _Division] | None:
    """Return a row with one more box on its left (0) or right (1), None if there is no box."""
    width, height = row.size
    step = (usual.wide + (division if division.joints else usual).gap) * height / width
    ends = (-step, 1.0) if side == 0 else (0.0, 1.0 + step)
    corners = np.concatenate([row.at(ends, 0.0), row.at(ends[::-1], 1.0)])
    longer = Frame(corners, row.rows, row.columns)
    flat = _side_pixels(longer, contrast)[:, :: 1 if side else -1]
    wide = round(usual.wide * height)
    box, edge = flat[:, -wide:], _edge(flat.shape[0])
    if min(part.any(axis=0).mean() for part in (box[:edge], box[-edge:])) < MIN_NEXT_BOX_COVER:
        return None
    if box[:, -2 * edge :].mean(axis=0).max() < MIN_SIDE_COVER:
        return None
    again = _nearest(_divisions(longer, contrast), usual)
    return (longer, again) if again and again.count == division.count + 1 else None


def _undivided(frame: Frame) -> Frame:
    columns = (0.0, 1.0) if frame.is_comb or frame.is_box else frame.columns
    return replace(frame, rows=(0.0, 1.0), columns=columns, teeth=())


def _divided(row: Frame, division: _Division) -> Frame:
    columns, teeth = ((), division.joints) if division.is_comb else (division.joints, ())
    return replace(row, rows=(0.0, 1.0), columns=(0.0, *columns, 1.0), teeth=teeth)
