"""Printed frames on a page: boxes of a form, combs, tables. Their sides are no digits.

A frame is a connected piece of ink with four straight sides that are dark all along. Rules within
it part it into cells. What stands in one field belongs together, whatever stands beside it in the
next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.picture.blobs import stretches

Grey = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]

SMALLEST_PX: Final = 14
"""Sides of a frame that holds a digit which can be read."""
LARGEST: Final = 0.97
"""Of the sheet's sides: what is larger is its own edge."""
MOST: Final = 0.3
"""Of both of the sheet's sides: a cell that is larger is no field for a number."""
FULLEST: Final = 0.92
"""Of a frame's area, so much is ink at most."""
STEEPEST: Final = 0.14
"""A sheet's rules are level, or upright, but for this slope: it was turned straight."""
OFF_PX: Final = 1.6
"""How far a side may lie off its line, on both sides of it,"""
LEAST_SIDE: Final = 0.4
"""So much of a side is the outermost ink of its piece: digits may reach beyond it,"""
CLOSED: Final = 0.9
"""Of a frame's area, so much lies within its outline: that of a word has bays."""
BAY: Final = 0.15
"""Of its shorter side: a bay that is narrower is a gap in a pale side."""
MOSTLY: Final = 0.4
"""A frame of whose area others that were found before make up so much is these, run together."""
OFF: Final = 0.04
"""How far a side may wander, in the frame's shorter side."""
UNBROKEN: Final = 0.9
"""and along which part of it it is dark."""
UNBROKEN_RULE: Final = 0.86
"""The same of a rule within, which bends with the sheet."""
EVENLY: Final = 0.45
"""Nowhere much paler than this part of its usual contrast is a rule within;"""
TICK: Final = 0.2
"""Of a comb's height: its teeth are as long at least."""
LEAST_BOX: Final = 0.5
"""A box for one digit is so many times as wide as high at least;"""
UNEVEN: Final = 0.07
"""boxes of a row differ by no larger part of their width."""
SQUARE: Final = 1.5
"""A box for one digit is at most so many times as wide as high."""
BESIDE: Final = 0.6
"""Boxes of one number are no further from each other, in their heights,"""
LOWER: Final = 0.3
"""and none is so much lower than the one before it."""
SQUARES: Final = 16
FILLED: Final = 0.3
"""Of so many cells of a table so many hold something."""
INNER: Final = 0.7
"""Of a cell: ink so far from its sides is none of theirs,"""
INKED: Final = 0.02
"""and a digit covers so much of that."""
FAINT: Final = 0.5
"""Where noise is evened out, strokes are no fainter than this part of what it stays below,"""
DRAWN: Final = 0.06
"""and a digit in them covers so much. Of 24 faint ones on generated tables (seeds to tune on) all
do, of 951 empty cells there and 85 on real tables one, where a line was left."""
SOLID: Final = 0.75
"""What is full of ink is a blot."""
PALE: Final = 0.3
"""A rule ends where it is so much of its own contrast: its edges are blurred."""
THICKEST_PX: Final = 12
"""No rule is thicker."""


@dataclass(frozen=True, eq=False)
class Frame:
    """Four sides, and where rules part it: (n,) parts of the way, 0 to 1, its sides included.

    ``corners``: (4, 2), clockwise from the upper left. ``rows``, ``columns``: its rules. ``teeth``:
    columns that are ruled at the foot only.
    """

    corners: Floats
    rows: tuple[float, ...]
    columns: tuple[float, ...]
    teeth: tuple[float, ...] = ()

    @property
    def size(self) -> tuple[float, float]:
        top, right, low, left = np.linalg.norm(
            self.corners - np.roll(self.corners, -1, axis=0), axis=1
        ).tolist()
        return (top + low) / 2, (right + left) / 2

    @property
    def left(self) -> float:
        return float(self.corners[:, 0].min())

    def at(self, x: npt.ArrayLike, y: npt.ArrayLike) -> Floats:
        """Return the point at parts of the way from left to right and from top to bottom."""
        x, y = np.asarray(x, np.float64)[..., None], np.asarray(y, np.float64)[..., None]
        one, two, three, four = self.corners
        return np.asarray((one * (1 - x) + two * x) * (1 - y) + (four * (1 - x) + three * x) * y)

    @property
    def is_box(self) -> bool:
        """Whether it is one box for one digit."""
        width, height = self.size
        return (
            len(self.rows) == len(self.columns) == 2
            and not self.teeth
            and (width <= SQUARE * height)
        )

    @property
    def is_table(self) -> bool:
        """Whether it has rows, or columns of more than a digit."""
        return len(self.rows) > 2 or (len(self.columns) > 2 and not self.is_comb)

    @property
    def is_comb(self) -> bool:
        """Whether it is a row of boxes, each for one digit of a number."""
        width, height = self.size
        widest = max(np.diff(self.columns)) * width
        return len(self.rows) == 2 and (
            bool(self.teeth) or (len(self.columns) > 2 and widest <= SQUARE * height)
        )


@dataclass(frozen=True, eq=False)
class Field:
    """Where one number stands: its ``corners``, (4, 2), clockwise.

    ``boxes``: of its digits, each (4, 2), where each has one. ``table``: the number of the frame
    whose cell it is, None for a frame of its own. ``is_of_row``: whether that has but one row, and
    may be a comb of which not all teeth were found.
    """

    corners: Floats
    boxes: tuple[Floats, ...] = ()
    table: int | None = None
    is_of_row: bool = False


def find_frames(contrast: Grey, floor: float) -> list[Frame]:
    """Return the frames on a contrast map; those within others are left to them.

    ``contrast``: uint8 (h, w), 255 for black; ``floor``: what paper and its noise stay below.
    """
    ink = contrast[contrast > floor]
    plain = float(np.percentile(ink, 75)) if ink.size else 255.0
    found: list[Frame] = []
    # Boxes close to each other run together at their pale edges; a pale box is seen there alone.
    for least in (max(PALE * plain, floor), 0.75 * floor):
        for frame in _frames_above(contrast, least):
            inner = sum(_area(other) for other in found if _holds(frame, other))
            if inner < MOSTLY * _area(frame):
                found.append(frame)
    return [one for one in found if not any(_holds(other, one) for other in found)]


def _frames_above(contrast: Grey, least: float) -> Iterator[Frame]:
    dark = cv2.threshold(contrast, least, 255, cv2.THRESH_BINARY)[1]
    joined = cv2.morphologyEx(dark, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    height, width = contrast.shape
    for number, (left, top, wide, high, area) in enumerate(stats.tolist()):
        is_size = min(wide, high) >= SMALLEST_PX and not (
            wide > LARGEST * width or high > LARGEST * height
        )
        if not number or not is_size or area > FULLEST * wide * high:
            continue
        corners = _corners(labels[top : top + high, left : left + wide] == number)
        if corners is None:
            continue
        frame = Frame(corners + np.array([left, top]), (0.0, 1.0), (0.0, 1.0))
        level = _side_level(contrast, frame) if min(frame.size) >= SMALLEST_PX else 0.0
        if level > least and _inked(frame.corners, contrast, max(level / 2, least)) < SOLID:
            frame = _parted(frame, contrast, max(least, level / 4))
            cells = cells_of(frame, frame.columns, frame.rows)
            filled = sum(is_filled(cell, contrast, 2 * least) for cell in cells)
            # Of squared paper most squares are empty; where few of its rules were found, its border
            # holds pages, not numbers.
            across, down = max(np.diff(frame.columns)) * wide, max(np.diff(frame.rows)) * high
            is_border = across > MOST * width and down > MOST * height
            if not is_border and (len(cells) < SQUARES or filled >= FILLED * len(cells)):
                yield frame


def _area(frame: Frame) -> float:
    return frame.size[0] * frame.size[1]


def _holds(frame: Frame, other: Frame) -> bool:
    """Return whether a frame has another, or the same found once more, in it."""
    left, top, wide, high = cv2.boundingRect(frame.corners.astype(np.float32))
    x, y = other.corners.mean(axis=0)
    is_inside = left < x < left + wide and top < y < top + high
    return frame is not other and is_inside and _area(frame) >= _area(other)


def _corners(piece: npt.NDArray[np.bool_]) -> Floats | None:
    """Return the corners of a piece that has four straight sides, dark all along, else None."""
    sides = []
    for turned in (piece, piece.T):
        for ink in (turned, turned[::-1]):
            line = _side(ink.argmax(axis=0).astype(np.float64))
            if line is None:
                return None
            slope, start = line
            sides.append((slope, start) if ink is turned else (-slope, len(turned) - 1 - start))
    top, low, left, right = sides
    upper = [_crossing(top, left), _crossing(top, right)]
    corners = np.array([*upper, _crossing(low, right), _crossing(low, left)])
    side = 2 * round(BAY * min(piece.shape) / 2) + 1
    kernel = np.ones((side, side), np.uint8)
    whole = cv2.morphologyEx(piece.astype(np.uint8), cv2.MORPH_CLOSE, kernel)
    outline = cv2.findContours(whole, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
    inside = cv2.contourArea(max(outline, key=cv2.contourArea))
    return corners if inside > CLOSED * cv2.contourArea(corners.astype(np.float32)) else None


def _side_level(contrast: Grey, frame: Frame) -> float:
    """Return how dark the palest side of a frame is, 0 where it has gaps."""
    levels = []
    part = np.linspace(0.01, 0.99, 2 * round(max(frame.size)))
    reach = max(2, round(OFF * min(frame.size)))
    around = np.arange(-reach, reach + 1)[:, None]
    height, width = contrast.shape
    for turned, ways in (
        (0, (frame.at(part, 0.0), frame.at(part, 1.0))),
        (1, (frame.at(0.0, part), frame.at(1.0, part))),
    ):
        for way in ways:
            x, y = np.rint(way).astype(int).T
            across = (0 * around, around)[:: 1 - 2 * turned]
            columns, rows = x + across[0], y + across[1]
            near = contrast[np.clip(rows, 0, height - 1), np.clip(columns, 0, width - 1)]
            darkest = near.max(axis=0)
            level = float(np.median(darkest))
            if (darkest > level / 2).mean() < UNBROKEN:
                return 0.0
            levels.append(level)
    return min(levels)


def _side(first: Floats) -> tuple[float, float] | None:
    """Return slope and start of the line that most of a piece's outermost ink lies on.

    ``first``: in which row the ink of each column begins.
    """
    x = np.arange(len(first))
    slopes = np.linspace(-STEEPEST, STEEPEST, 2 * max(10, round(STEEPEST * len(x))) + 1)
    starts = np.rint((first - slopes[:, None] * x) / OFF_PX).astype(int)
    low = starts.min()
    counts = np.zeros((len(slopes), int(starts.max() - low) + 2), int)
    np.add.at(counts, (np.arange(len(slopes))[:, None], starts - low), 1)
    counts[:, 1:] += counts[:, :-1].copy()
    best, place = np.unravel_index(int(counts.argmax()), counts.shape)
    slope, start = float(slopes[best]), (place - 0.5 + low) * OFF_PX
    near = np.abs(first - slope * x - start) <= 1.5 * OFF_PX
    if near.sum() < max(LEAST_SIDE * len(x), 4):
        return None
    slope, start = np.polyfit(x[near], first[near], 1).tolist()
    return slope, start


def _crossing(level: tuple[float, float], upright: tuple[float, float]) -> tuple[float, float]:
    """Return where y = a·x + b and x = c·y + d meet."""
    (a, b), (c, d) = level, upright
    x = (c * b + d) / (1 - a * c)
    return x, a * x + b


def _parted(frame: Frame, contrast: Grey, least: float) -> Frame:
    """Return a frame with the rules that part it, which are darker than ``least``."""
    width, height = (max(8, round(side)) for side in frame.size)
    x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    points = frame.at(x, y).astype(np.float32)
    values = cv2.remap(contrast, points[..., 0], points[..., 1], cv2.INTER_LINEAR)
    flat = values > least
    rows = _rules(_shares(flat.T), np.ascontiguousarray(values.T))
    columns = _rules(_shares(flat), values)
    if len(columns) == 2 and LEAST_BOX * height <= width <= SQUARE * height:
        # In a box for one digit it is a bar of that, not a rule.
        rows = 0.0, 1.0
    teeth: tuple[float, ...] = ()
    if len(rows) == 2:
        # The boxes of a row have rules that are all as dark.
        plain = values > 2 * least
        columns = _even(_shares(plain), width / height)
        teeth = _teeth(plain) if len(columns) == 2 else ()
    return replace(frame, rows=rows, columns=columns, teeth=teeth)


def _shares(flat: npt.NDArray[np.bool_]) -> Floats:
    """Return which part of each column of a frame laid flat is dark, its sides not counted."""
    height = len(flat)
    edge = max(3, round(0.03 * height))
    broad = np.ones((1, 2 * max(1, height // 200) + 1), np.uint8)
    return np.asarray(cv2.dilate(flat.astype(np.uint8), broad)[edge : height - edge].mean(axis=0))


def _rules(shares: Floats, flat: Grey) -> tuple[float, ...]:
    """Return where upright rules run through a frame laid flat, its sides included.

    A rule is about as dark all along; strokes of digits that happen to stand in a row are not.
    """
    across = flat.shape[1]
    found = [0.0]
    for first, end in stretches(shares >= UNBROKEN_RULE):
        is_side = first <= 0.02 * across + 4 or end >= 0.98 * across - 4
        if not is_side and end - first <= THICKEST_PX:
            middle = (first + end) // 2
            along = flat[:, max(0, middle - 1) : middle + 2].max(axis=1)
            low, usual = np.percentile(along, (15, 50))
            if low > EVENLY * usual:
                found.append((first + end) / 2 / across)
    return (*found, 1.0)


def _even(shares: Floats, across: float) -> tuple[float, ...]:
    """Return the rules of a row of boxes, evenly apart: what stands elsewhere is a 1 that fills
    its box.

    ``across``: how many times as wide as high the row is.
    """
    width = len(shares)
    for count in range(max(2, round(across / LEAST_BOX)), 1, -1):
        reach = max(2, round(UNEVEN * width / count))
        places = [0.0]
        for number in range(1, count):
            first = round(number * width / count) - reach
            near = shares[max(0, first) : first + 2 * reach + 1]
            if near.max() < UNBROKEN_RULE:
                break
            dark = np.flatnonzero(near >= UNBROKEN_RULE)
            places.append((first + float(dark.mean()) + 0.5) / width)
        else:
            return (*places, 1.0)
    return (0.0, 1.0)


def _teeth(flat: npt.NDArray[np.bool_]) -> tuple[float, ...]:
    """Return where a frame's foot has teeth, evenly apart, "()" for none."""
    height, width = flat.shape
    foot = flat[round((1 - TICK) * height) : round(0.97 * height)].astype(np.uint8)
    if not foot.size:
        return ()
    is_tooth = cv2.dilate(foot, np.ones((1, 3), np.uint8)).mean(axis=0) >= UNBROKEN
    least = max(2, round(width / (SQUARE * height)))
    for count in range(min(20, round(width / (0.5 * height))), least - 1, -1):
        places = np.arange(1, count) / count
        columns = np.rint(places * width).astype(int)
        near = np.arange(-2, 3)[:, None]
        if count > 1 and is_tooth[np.clip(columns + near, 0, width - 1)].any(axis=0).all():
            beside = np.rint((places - 0.5 / count) * width).astype(int)
            if is_tooth[beside].mean() < 0.5:
                return tuple(places.tolist())
    return ()


def fields_of(frames: Sequence[Frame]) -> list[Field]:
    """Return the places in each of which one number stands.

    A table has one in each cell; a comb, or boxes side by side, all together.
    """
    found: list[Field] = []
    boxes = []
    for number, frame in enumerate(frames):
        if frame.is_box:
            boxes.append(frame)
        elif frame.is_comb:
            edges = (0.0, *frame.teeth, 1.0) if frame.teeth else frame.columns
            found.append(Field(frame.corners, tuple(cells_of(frame, edges, (0.0, 1.0)))))
        else:
            cells = cells_of(frame, frame.columns, frame.rows)
            table = number if len(cells) > 1 else None
            found += [Field(cell, table=table, is_of_row=len(frame.rows) == 2) for cell in cells]
    boxes.sort(key=lambda one: one.left)
    while boxes:
        row = [boxes.pop(0)]
        while following := [one for one in boxes if is_next(row[-1], one, row[-1].size[1])]:
            row.append(min(following, key=lambda one: one.left))
            boxes.remove(row[-1])
        first, last = row[0].corners, row[-1].corners
        around = np.array([first[0], last[1], last[2], first[3]])
        found.append(Field(around, tuple(one.corners for one in row)))
    return found


def cells_of(frame: Frame, columns: Sequence[float], rows: Sequence[float]) -> list[Floats]:
    """Return what lies between rules of a frame, each (4, 2), clockwise, row by row."""
    return [
        frame.at([left, right, right, left], [top, top, low, low])
        for top, low in pairwise(rows)
        for left, right in pairwise(columns)
    ]


def is_filled(cell: Floats, contrast: Grey, least: float) -> bool:
    """Return whether there is ink well within a cell, (4, 2)."""
    return _inked(cell, contrast, least) > INKED


def evened(contrast: Grey, size: int) -> Grey:
    """Return contrast in which noise is evened out over a square of an odd size."""
    return np.asarray(cv2.blur(contrast, (size, size)), np.uint8)


def is_faintly_filled(cell: Floats, even: Grey, room: float) -> bool:
    """Return whether there are strokes within a cell, (4, 2), darker than most of it.

    ``even``: contrast in which noise is evened out; ``room``: between paper and what noise stays
    below, in contrast.
    """
    part = _inside(cell, even)
    return bool(part.size) and _inked(cell, even, float(np.median(part)) + FAINT * room) > DRAWN


def _inked(cell: Floats, contrast: Grey, least: float) -> float:
    """Return which part of the inside of a cell is ink."""
    part = _inside(cell, contrast)
    return float((part > least).mean()) if part.size else 0.0


def _inside(cell: Floats, contrast: Grey) -> Grey:
    inner = cell.mean(axis=0) + INNER * (cell - cell.mean(axis=0))
    left, top, wide, high = cv2.boundingRect(inner.astype(np.float32))
    return contrast[max(0, top) : top + high, max(0, left) : left + wide]


def depth_within(corners: Floats, point: tuple[float, float]) -> float:
    """Return how far within four corners a point lies, in pixels, below 0 outside."""
    return float(cv2.pointPolygonTest(corners.astype(np.float32), point, True))


def is_next(one: Frame, other: Frame, height: float, off: float = LOWER) -> bool:
    """Return whether a frame stands just right of another; ``off``: how much lower, in heights."""
    apart = other.corners[[0, 3]] - one.corners[[1, 2]]
    return bool(
        np.all(np.abs(apart[:, 1]) < off * height)
        and np.all(apart[:, 0] > -0.2 * height)
        and np.all(apart[:, 0] < BESIDE * height)
    )


def within(points: Floats, corners: Floats) -> npt.NDArray[np.bool_]:
    """Return which points (n, 2) lie within four corners, clockwise."""
    sides = np.roll(corners, -1, axis=0) - corners
    off = points[:, None] - corners
    return np.asarray((sides[:, 0] * off[..., 1] - sides[:, 1] * off[..., 0] >= 0).all(axis=1))
