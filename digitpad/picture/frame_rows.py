"""Rows of boxes for digits: frames side by side become one frame, parted where its boxes meet.

All boxes of a form are about as wide for their height. So a row is tried with every number of
boxes that its sides allow, and what most rows of the sheet share decides where several fit: a 1
that fills its box looks like one more side.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.picture.frames import Frame, is_next, within
from digitpad.picture.ruling import STRONGER

Grey = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]

ALIKE: Final = 0.2
"""Frames of a row are as high, and as far up, but for this part of their height."""
WIDTHS: Final = (0.5, 1.5)
"""A box is so many times as wide as high, at least and at most."""
MOST: Final = 30
"""Boxes of one number."""
WIDEST_GAP: Final = 0.45
"""Of the pitch: the room between two boxes."""
UNEVEN: Final = 0.06
"""Of the pitch: so far a side may lie from its place."""
HARDLY: Final = 0.75
"""Beside boxes that were found the upper and the lower side of one more need no more than that."""
EVEN: Final = 0.02
"""Ways to part a row of which so much less is dark fit as well."""
NEAR: Final = 0.2
"""Of the pitch: the sides where two boxes meet are no further from their place."""
SEEN: Final = 0.88
"""A side is dark along so much of its way."""
FOOT: Final = (0.74, 0.92)
"""Where the teeth of a comb stand, in its height: they are dark along so much of that."""
TOOTH: Final = 0.9
MOSTLY: Final = 0.6
"""So many of a sheet's rows that are too wide for one box have boxes, or none has."""
SHARED: Final = 0.08
"""The boxes of a sheet differ by no more in width, in heights."""
FEWEST: Final = 2
"""Boxes, or rows of them, that tell how high a sheet's are."""
FLAT: Final = 0.4
"""Of a table's two rows one is no lower, in heights of the other: feet of digits make a rule."""
DARK: Final = 0.5
"""Of how dark the sides are: what is as dark may be one."""


STROKE: Final = 0.6
"""Of a row's height: what is much darker along so much of it is a digit, no side,"""
BLUR_PX: Final = 2
"""with its blurred edges."""


@dataclass(frozen=True)
class _Parting:
    """A way to part a row: how ``wide`` its boxes are and the ``gap`` between, in heights, and
    parts of the way at which boxes meet.
    """

    wide: float
    gap: float = 0.0
    joints: tuple[float, ...] = ()
    is_comb: bool = False

    @property
    def count(self) -> int:
        return len(self.joints) + 1


def in_rows(frames: Sequence[Frame], contrast: Grey) -> list[Frame]:
    """Return a sheet's frames, those that stand in a row as one, which its boxes part.

    ``contrast``: uint8 (h, w), 255 for black.
    """
    tables = _tables(frames)
    groups = _groups([one for one in frames if one not in tables])
    rows = [_around(group) for group in groups]
    ways = [_partings(row, contrast) for row in rows]
    usual = _usual(ways)
    found: list[Frame] = []
    for group, row, ways_to_part in zip(groups, rows, ways, strict=True):
        way = _nearest(ways_to_part, usual)
        new = [_unparted(one) for one in group]
        if usual and way:
            new = [_parted(*_grown(row, way, usual, rows, contrast))]
            found = [one for one in found if not _is_inside(one, new[0])]
        found += [one for one in new if not any(_is_inside(one, other) for other in found)]
    # A digit that fills its box makes a table of it.
    tables = [one for one in tables if not any(_is_inside(one, row) for row in found)]
    return tables + found


def _tables(frames: Sequence[Frame]) -> list[Frame]:
    """Return the frames that are tables, and not as high as the others of the sheet: a digit that
    fills its box makes rules of it.
    """
    tables = [one for one in frames if _is_table(one)]
    heights = [one.size[1] for one in frames if one not in tables]
    if len(heights) < FEWEST:
        return tables
    high = float(np.median(heights))
    return [one for one in tables if abs(one.size[1] - high) >= ALIKE * high]


def _is_table(frame: Frame) -> bool:
    heights = np.diff(frame.rows)
    return len(heights) > 2 or bool(len(heights) == 2 and min(heights) > FLAT * max(heights))


def _is_inside(one: Frame, other: Frame) -> bool:
    return bool(within(one.corners.mean(axis=0)[None], other.corners)[0])


def _groups(frames: Sequence[Frame]) -> list[list[Frame]]:
    """Return frames in groups, each a row from left to right."""
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
    return is_next(one, other, max(one.size[1], other.size[1]), ALIKE)


def _around(row: Sequence[Frame]) -> Frame:
    """Return the frame that holds a row of them; its upper and lower sides lie along theirs."""
    if len(row) == 1:
        return row[0]
    corners = np.array([one.corners for one in row])
    ends = np.array([corners[0, 0], corners[-1, 1], corners[-1, 2], corners[0, 3]])
    for places in ([0, 1], [3, 2]):
        x, y = corners[:, places].reshape(-1, 2).T
        ends[places, 1] = np.polyval(np.polyfit(x, y, 1), ends[places, 0])
    return Frame(ends, (0.0, 1.0), (0.0, 1.0))


def _flat(row: Frame, contrast: Grey) -> npt.NDArray[np.bool_]:
    """Return what of a row, laid flat, is as dark as its sides may be; a stroke that is darker all
    along is none of them.
    """
    width, height = (max(8, round(side)) for side in row.size)
    x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    points = row.at(x, y).astype(np.float32)
    values = cv2.remap(contrast, points[..., 0], points[..., 1], cv2.INTER_LINEAR)
    edge = _edge(height)
    sides = [values[:edge].max(axis=0), values[-edge:].max(axis=0)]
    level = float(np.median([np.median(side) for side in sides]))
    is_stroke = (values > STRONGER * level).mean(axis=0, keepdims=True) > STROKE
    blurred = np.ones((1, 2 * BLUR_PX + 1), np.uint8)
    is_stroke = cv2.dilate(is_stroke.astype(np.uint8), blurred) > 0
    return np.asarray((values > DARK * level) & ~is_stroke)


def _edge(height: int) -> int:
    return max(2, round(0.06 * height))


def _partings(row: Frame, contrast: Grey) -> list[_Parting]:
    """Return the ways to part a row into boxes that its sides allow."""
    flat = _flat(row, contrast)
    height, width = flat.shape
    dark = cv2.dilate(flat.astype(np.uint8), np.ones((1, 3), np.uint8))
    edge = _edge(height)
    seen = dark[edge : height - edge].mean(axis=0)
    first, last = (round(part * height) for part in FOOT)
    foot = dark[first:last].mean(axis=0)
    narrowest, widest = WIDTHS
    found = [_Parting(width / height)] if width <= widest * height else []
    least, most = int(width / (2 * widest * height)), round(width / (narrowest * height))
    for count in range(max(2, least), min(MOST, most) + 1):
        way = _way(seen, count, height, SEEN) or _way(foot, count, height, TOOTH, is_comb=True)
        if way and narrowest <= way.wide <= widest:
            found.append(way)
    return found


def _way(
    shares: Floats, count: int, height: int, enough: float, *, is_comb: bool = False
) -> _Parting | None:
    """Return the way to part a row into so many boxes, None where sides are missing.

    ``shares``: which part of each column of the row is dark; ``enough``: in a side.
    """
    width = len(shares)
    near = np.asarray(shares, np.float32)[None]
    best, found = 0.0, None
    for gap in range(0 if is_comb else round(WIDEST_GAP * width / count), -1, -1):
        pitch = (width + gap) / count
        reach = max(2, round(UNEVEN * pitch))
        starts = np.arange(1, count) * pitch
        places = np.rint([starts - gap, starts]).astype(int).clip(0, width - 1)
        worst, exact = (
            cv2.dilate(near, np.ones((1, 2 * off + 1)))[0][places] for off in (reach, 1)
        )
        # Of a thick side two may be made: the least gap that fits as well.
        if worst.min() >= enough and exact.mean() > best - EVEN:
            best = max(best, float(exact.mean()))
            middles = np.asarray(starts - gap / 2, np.float64)
            if not is_comb:
                middles = _amidst(middles, shares >= enough, pitch)
            joints = tuple((middles / width).tolist())
            found = _Parting((pitch - gap) / height, gap / height, joints, is_comb)
    return found


def _amidst(joints: Floats, is_side: npt.NDArray[np.bool_], pitch: float) -> Floats:
    """Return joints in the midst of the sides that stand there: of one box, or of two."""
    columns = np.flatnonzero(is_side)
    for _ in range(2):
        near = [columns[np.abs(columns - x) <= NEAR * pitch] for x in joints]
        joints = np.array([
            (dark[0] + dark[-1] + 1) / 2 if len(dark) else x
            for x, dark in zip(joints, near, strict=True)
        ])  # fmt: skip
    return joints


def _usual(ways: Sequence[Sequence[_Parting]]) -> _Parting | None:
    """Return the parting whose boxes most of a sheet's rows have, None where most have none."""
    is_wide = [not any(way.count == 1 for way in row) for row in ways]

    def votes(one: _Parting) -> tuple[int, int]:
        held = [_nearest(row, one) for row in ways]
        boxes = sum(way.count for way in held if way)
        return boxes, sum(bool(way) for way, wide in zip(held, is_wide, strict=True) if wide)

    partings = [way for row in ways for way in row]
    best = max(partings, key=lambda one: (votes(one), one.count), default=None)
    return best if best and votes(best)[1] >= MOSTLY * sum(is_wide) else None


def _nearest(ways: Sequence[_Parting], usual: _Parting | None) -> _Parting | None:
    """Return the way to part a row whose boxes are as wide as usual."""
    near = [way for way in ways if usual and abs(way.wide - usual.wide) < SHARED]
    return min(near, key=lambda way: abs(way.wide - usual.wide)) if usual and near else None


def _grown(
    row: Frame, way: _Parting, usual: _Parting, others: Sequence[Frame], contrast: Grey
) -> tuple[Frame, _Parting]:
    """Return a row with the boxes beside it that were not found, and the rows beyond those."""
    for side in (0, 1):
        while longer := _longer(row, way, usual, side, contrast):
            row, way = longer
            for other in others:
                if _meet(row, other):
                    both = _around(sorted((row, other), key=lambda frame: frame.left))
                    again = _nearest(_partings(both, contrast), usual)
                    row, way = (both, again) if again and again.count > way.count else longer
    return row, way


def _meet(one: Frame, other: Frame) -> bool:
    """Return whether the ends of two rows at one height lie over each other."""
    first, second = sorted((one, other), key=lambda frame: frame.left)
    off = np.abs(second.corners[[0, 3], 1] - first.corners[[1, 2], 1])
    end, beyond = (row.corners[:, 0].max() for row in (first, second))
    return bool(np.all(off < ALIKE * one.size[1]) and second.left < end < beyond)


def _longer(
    row: Frame, way: _Parting, usual: _Parting, side: int, contrast: Grey
) -> tuple[Frame, _Parting] | None:
    """Return a row with one more box at its left (0) or right (1) side, None where none is seen."""
    width, height = row.size
    step = (usual.wide + (way if way.joints else usual).gap) * height / width
    ends = (-step, 1.0) if side == 0 else (0.0, 1.0 + step)
    corners = np.concatenate([row.at(ends, 0.0), row.at(ends[::-1], 1.0)])
    longer = Frame(corners, row.rows, row.columns)
    flat = _flat(longer, contrast)[:, :: 1 if side else -1]
    wide = round(usual.wide * height)
    box, edge = flat[:, -wide:], _edge(flat.shape[0])
    if min(part.any(axis=0).mean() for part in (box[:edge], box[-edge:])) < HARDLY:
        return None
    if box[:, -2 * edge :].mean(axis=0).max() < SEEN:
        return None
    again = _nearest(_partings(longer, contrast), usual)
    return (longer, again) if again and again.count == way.count + 1 else None


def _unparted(frame: Frame) -> Frame:
    columns = (0.0, 1.0) if frame.is_comb or frame.is_box else frame.columns
    return replace(frame, rows=(0.0, 1.0), columns=columns, teeth=())


def _parted(row: Frame, way: _Parting) -> Frame:
    columns, teeth = ((), way.joints) if way.is_comb else (way.joints, ())
    return replace(row, rows=(0.0, 1.0), columns=(0.0, *columns, 1.0), teeth=teeth)
