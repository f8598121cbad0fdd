"""Find printed frames on a page: boxes of a form, combs, tables.

A frame is a connected piece of ink with four straight sides that are dark all along. Rules divide
it into cells. The ink in one field is one number, however close the ink in the next field.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles, Grey
from digitpad.preprocess.blobs import components, stretches
from digitpad.preprocess.light import percentiles
from digitpad.preprocess.ruling import FAINT_RULE, HALF_CONTRAST, MIN_RULE_COVER

MIN_SIDE_PX: Final = 14
"""Shorter side of the smallest frame that can hold a legible digit."""
MAX_SPAN: Final = 0.97
"""Largest frame, in sides of the sheet; anything larger is the edge of the sheet."""
MAX_CELL_SPAN: Final = 0.3
"""Largest cell that holds a number, in sides of the sheet; a larger one exceeds both."""
MAX_SLOPE: Final = 0.14
"""Steepest slope of a frame's sides against the sheet, which has been deskewed."""
SIDE_BIN_PX: Final = 1.6
"""Width of the bins in which outermost ink votes for the line of a side."""
MIN_SIDE_SUPPORT: Final = 0.4
"""Least part of a side along which the outermost ink lies on that line; digits may reach beyond it
elsewhere."""
MIN_SOLIDITY: Final = 0.9
"""Least area within the outline of a frame, in areas between its corners; a word's outline has
bays."""
MAX_SIDE_GAP: Final = 0.15
"""Widest gap in a pale side that is bridged, in shorter sides of the frame."""
MAX_NESTED_AREA: Final = 0.4
"""Area of frames found earlier, in areas of one around them, from which that one is just these run
together."""
SIDE_WANDER: Final = 0.04
"""Largest distance of a side from the line between its corners, in shorter sides of the frame."""
MIN_SIDE_COVER: Final = 0.9
"""Least part of a side that is dark."""
MIN_BOX_ASPECT: Final = 0.5
MAX_BOX_ASPECT: Final = 1.5
"""Range of width over height of a box for one digit."""
MAX_RULE_OFFSET: Final = 0.07
"""Largest distance of a rule or side in a row of boxes from its even place, in box widths."""
MAX_BOX_GAP: Final = 0.6
"""Largest gap between two boxes of one number, in box heights."""
ROW_TOLERANCE: Final = 0.2
"""Largest difference in height, and in place, between frames of a row, in frame heights."""
MIN_SQUARES: Final = 16
"""Number of cells from which a frame may be squared paper."""
MIN_TABLE_FILL: Final = 0.3
"""Share of filled cells below which it is."""
CELL_CORE: Final = 0.7
"""Part of a cell's width and height, around its middle, that its sides do not reach."""
MIN_INK_SHARE: Final = 0.02
"""Least share of that core covered by a digit."""
FAINT_CONTRAST: Final = 0.5
"""Contrast of faint strokes once noise is smoothed, in noise floors."""
MIN_FAINT_SHARE: Final = 0.06
"""Least share of the core covered by faint strokes (seeds to tune on)."""
MAX_INK_SHARE: Final = 0.75
"""Share of ink within a frame from which it is a blot."""
RULE_EDGE: Final = 0.3
"""Contrast at which the blurred edge of a rule ends, in contrasts of the rule."""


@dataclass(frozen=True, eq=False)
class Frame:
    """A printed frame.

    ``corners``: (4, 2), clockwise from the upper left. ``rows``, ``columns``: the rules, sides
    included, at 0 to 1 of its height and width. ``teeth``: columns ruled at the foot only.
    """

    corners: Doubles
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

    def at(self, x: npt.ArrayLike, y: npt.ArrayLike) -> Doubles:
        """Return the points at x and y, each 0 to 1 of its width and height."""
        x, y = np.asarray(x, np.float64)[..., None], np.asarray(y, np.float64)[..., None]
        one, two, three, four = self.corners
        return np.asarray((one * (1 - x) + two * x) * (1 - y) + (four * (1 - x) + three * x) * y)

    def flattened(self, contrast: Grey) -> Grey:
        """Return the part of a contrast map within the frame, about as large as it is there."""
        width, height = (max(8, round(side)) for side in self.size)
        x, y = (np.arange(width) + 0.5) / width, (np.arange(height)[:, None] + 0.5) / height
        points = self.at(x, y).astype(np.float32)
        return np.asarray(cv2.remap(contrast, points, None, cv2.INTER_LINEAR), np.uint8)

    @property
    def is_box(self) -> bool:
        """Whether it is a box for one digit."""
        width, height = self.size
        return (
            len(self.rows) == len(self.columns) == 2
            and not self.teeth
            and (width <= MAX_BOX_ASPECT * height)
        )

    @property
    def is_table(self) -> bool:
        """Whether it has rows, or columns wider than a digit."""
        return len(self.rows) > 2 or (len(self.columns) > 2 and not self.is_comb)

    @property
    def is_comb(self) -> bool:
        """Whether it is a row of boxes, each for one digit of a number."""
        width, height = self.size
        widest = max(np.diff(self.columns)) * width
        return len(self.rows) == 2 and (
            bool(self.teeth) or (len(self.columns) > 2 and widest <= MAX_BOX_ASPECT * height)
        )


@dataclass(frozen=True, eq=False)
class Field:
    """The place of one number: its ``corners``, (4, 2), clockwise.

    ``boxes``: (4, 2) each, if each digit has a box. ``table``: the index of the frame of which it
    is a cell, None for a frame of its own. ``is_of_row``: whether that frame has a single row, so
    that it may be a comb some of whose teeth were missed.
    """

    corners: Doubles
    boxes: tuple[Doubles, ...] = ()
    table: int | None = None
    is_of_row: bool = False


def find_frames(contrast: Grey, floor: float) -> list[Frame]:
    """Return the outermost frames on a contrast map.

    ``contrast``: uint8 (h, w), 255 for black; ``floor``: the noise floor of the paper.
    """
    ink = contrast[contrast > floor]
    usual = float(percentiles(ink, 75)[0]) if ink.size else 255.0
    found: list[Frame] = []
    # At a low threshold close boxes run together at their edges, but pale boxes show only there.
    for threshold in (max(RULE_EDGE * usual, floor), FAINT_RULE * floor):
        for frame in _frames_above(contrast, threshold):
            inner = sum(_area(other) for other in found if _holds(frame, other))
            if inner < MAX_NESTED_AREA * _area(frame):
                found.append(frame)
    return [one for one in found if not any(_holds(other, one) for other in found)]


def _frames_above(contrast: Grey, threshold: float) -> Iterator[Frame]:
    dark = cv2.threshold(contrast, threshold, 255, cv2.THRESH_BINARY)[1]
    joined = cv2.morphologyEx(dark, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    _, labels, stats, _ = components(joined)
    height, width = contrast.shape
    for number, (left, top, box_width, box_height, _) in enumerate(stats.tolist()):
        is_size = min(box_width, box_height) >= MIN_SIDE_PX and not (
            box_width > MAX_SPAN * width or box_height > MAX_SPAN * height
        )
        if not number or not is_size:
            continue
        corners = _corners(labels[top : top + box_height, left : left + box_width] == number)
        if corners is None:
            continue
        frame = Frame(corners + np.array([left, top]), (0.0, 1.0), (0.0, 1.0))
        level = _side_level(contrast, frame) if min(frame.size) >= MIN_SIDE_PX else 0.0
        if (
            level > threshold
            and _inked(frame.corners, contrast, max(level / 2, threshold)) < MAX_INK_SHARE
        ):
            frame = _parted(frame, contrast, max(threshold, level / 4))
            cells = cells_of(frame, frame.columns, frame.rows)
            filled = sum(is_filled(cell, contrast, 2 * threshold) for cell in cells)
            # Most squares of squared paper are empty; if few of its rules were found, its border
            # looks like a frame with huge cells.
            across, down = (
                max(np.diff(frame.columns)) * box_width,
                max(np.diff(frame.rows)) * box_height,
            )
            is_border = across > MAX_CELL_SPAN * width and down > MAX_CELL_SPAN * height
            if not is_border and (
                len(cells) < MIN_SQUARES or filled >= MIN_TABLE_FILL * len(cells)
            ):
                yield frame


def _area(frame: Frame) -> float:
    return frame.size[0] * frame.size[1]


def _holds(frame: Frame, other: Frame) -> bool:
    """Return whether a frame contains another, or is the same one found twice."""
    left, top, wide, high = cv2.boundingRect(frame.corners.astype(np.float32))
    x, y = other.corners.mean(axis=0)
    is_inside = left < x < left + wide and top < y < top + high
    return frame is not other and is_inside and _area(frame) >= _area(other)


def _corners(piece: npt.NDArray[np.bool_]) -> Doubles | None:
    """Return the corners of a piece with four straight unbroken sides, None for other pieces."""
    sides = []
    for turned in (piece, piece.T):
        for side_up in (turned, turned[::-1]):
            line = _fitted_side(side_up.argmax(axis=0).astype(np.float64))
            if line is None:
                return None
            slope, start = line
            sides.append((slope, start) if side_up is turned else (-slope, len(turned) - 1 - start))
    top, bottom, left, right = sides
    upper = [_crossing(top, left), _crossing(top, right)]
    corners = np.array([*upper, _crossing(bottom, right), _crossing(bottom, left)])
    side = 2 * round(MAX_SIDE_GAP * min(piece.shape) / 2) + 1
    kernel = np.ones((side, side), np.uint8)
    bridged = cv2.morphologyEx(piece.astype(np.uint8), cv2.MORPH_CLOSE, kernel)
    outline = cv2.findContours(bridged, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
    inside = cv2.contourArea(max(outline, key=cv2.contourArea))
    return corners if inside > MIN_SOLIDITY * cv2.contourArea(corners.astype(np.float32)) else None


def _side_level(contrast: Grey, frame: Frame) -> float:
    """Return the contrast of a frame's palest side, 0 if a side has gaps."""
    levels = []
    part = np.linspace(0.01, 0.99, 2 * round(max(frame.size)))
    reach = max(2, round(SIDE_WANDER * min(frame.size)))
    offsets = np.arange(-reach, reach + 1)[:, None]
    height, width = contrast.shape
    for is_upright, ways in (
        (0, (frame.at(part, 0.0), frame.at(part, 1.0))),
        (1, (frame.at(0.0, part), frame.at(1.0, part))),
    ):
        for way in ways:
            x, y = np.rint(way).astype(int).T
            across = (0 * offsets, offsets)[:: 1 - 2 * is_upright]
            columns, rows = x + across[0], y + across[1]
            near = contrast[np.clip(rows, 0, height - 1), np.clip(columns, 0, width - 1)]
            darkest = near.max(axis=0)
            level = float(np.median(darkest))
            if (darkest > level / 2).mean() < MIN_SIDE_COVER:
                return 0.0
            levels.append(level)
    return min(levels)


def _fitted_side(outermost: Doubles) -> tuple[float, float] | None:
    """Return slope and intercept of the line that most of a piece's outermost ink lies on.

    ``outermost``: the row in which the ink of each column begins.
    """
    x = np.arange(len(outermost))
    slopes = np.linspace(-MAX_SLOPE, MAX_SLOPE, 2 * max(10, round(MAX_SLOPE * len(x))) + 1)
    starts = np.rint((outermost - slopes[:, None] * x) / SIDE_BIN_PX).astype(int)
    lowest = starts.min()
    bins = int(starts.max() - lowest) + 2
    votes = starts - lowest + bins * np.arange(len(slopes))[:, None]
    counts = np.bincount(votes.ravel(), minlength=bins * len(slopes)).reshape(-1, bins)
    counts[:, 1:] += counts[:, :-1].copy()
    best, place = np.unravel_index(int(counts.argmax()), counts.shape)
    slope, start = float(slopes[best]), (place - 0.5 + lowest) * SIDE_BIN_PX
    near = np.abs(outermost - slope * x - start) <= 1.5 * SIDE_BIN_PX
    if near.sum() < max(MIN_SIDE_SUPPORT * len(x), 4):
        return None
    slope, start = np.polyfit(x[near], outermost[near], 1).tolist()
    return slope, start


def _crossing(level: tuple[float, float], upright: tuple[float, float]) -> tuple[float, float]:
    """Return where y = a·x + b and x = c·y + d meet."""
    (a, b), (c, d) = level, upright
    x = (c * b + d) / (1 - a * c)
    return x, a * x + b


def _parted(frame: Frame, contrast: Grey, threshold: float) -> Frame:
    """Return a frame with its inner rules, which are darker than ``threshold``."""
    values = frame.flattened(contrast)
    height, width = values.shape
    flat = values > threshold
    rows = _rules(_shares(flat.T), np.ascontiguousarray(values.T))
    columns = _rules(_shares(flat), values)
    if len(columns) == 2 and MIN_BOX_ASPECT * height <= width <= MAX_BOX_ASPECT * height:
        # In a box for one digit a level line is a bar of that digit.
        rows = 0.0, 1.0
    if len(rows) == 2:
        # The rules between the boxes of a row are all dark.
        columns = _even_rules(_shares(values > 2 * threshold), width / height)
    return replace(frame, rows=rows, columns=columns)


def _shares(flat: npt.NDArray[np.bool_]) -> Doubles:
    """Return the share of dark pixels in each column of a flattened frame, sides excluded."""
    height = len(flat)
    edge = max(3, round(0.03 * height))
    broad = np.ones((1, 2 * max(1, height // 200) + 1), np.uint8)
    return np.asarray(cv2.dilate(flat.astype(np.uint8), broad)[edge : height - edge].mean(axis=0))


def _rules(shares: Doubles, flat: Grey) -> tuple[float, ...]:
    """Return the places of upright rules in a flattened frame, its sides included.

    A rule is about as dark all along, unlike strokes of digits that happen to be in line.
    """
    across = flat.shape[1]
    found = [0.0]
    for first, end in stretches(shares >= MIN_RULE_COVER):
        is_side = first <= 0.02 * across + 4 or end >= 0.98 * across - 4
        if not is_side:
            middle = (first + end) // 2
            along = flat[:, max(0, middle - 1) : middle + 2].max(axis=1)
            low, usual = percentiles(along, 15, 50)
            if low > HALF_CONTRAST * usual:
                found.append((first + end) / 2 / across)
    return (*found, 1.0)


def _even_rules(shares: Doubles, across: float) -> tuple[float, ...]:
    """Return the evenly spaced rules of a row of boxes; other lines are 1s that fill their box.

    ``across``: the width of the row, in heights.
    """
    width = len(shares)
    for count in range(max(2, round(across / MIN_BOX_ASPECT)), 1, -1):
        reach = max(2, round(MAX_RULE_OFFSET * width / count))
        places = [0.0]
        for number in range(1, count):
            first = round(number * width / count) - reach
            near = shares[max(0, first) : first + 2 * reach + 1]
            if near.max() < MIN_RULE_COVER:
                break
            dark = np.flatnonzero(near >= MIN_RULE_COVER)
            places.append((first + float(dark.mean()) + 0.5) / width)
        else:
            return (*places, 1.0)
    return (0.0, 1.0)


def fields_of(frames: Sequence[Frame]) -> list[Field]:
    """Return the places of single numbers.

    Each cell of a table is one; so is a comb, and a row of boxes, as a whole.
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


def cells_of(frame: Frame, columns: Sequence[float], rows: Sequence[float]) -> list[Doubles]:
    """Return the corners of the cells between rules, each (4, 2), clockwise, row by row."""
    return [
        frame.at([left, right, right, left], [top, top, low, low])
        for top, low in pairwise(rows)
        for left, right in pairwise(columns)
    ]


def is_filled(cell: Doubles, contrast: Grey, threshold: float) -> bool:
    """Return whether there is ink in the core of a cell, (4, 2)."""
    return _inked(cell, contrast, threshold) > MIN_INK_SHARE


def evened(contrast: Grey, size: int) -> Grey:
    """Return contrast averaged over a square of odd ``size``, which evens out noise."""
    return np.asarray(cv2.blur(contrast, (size, size)), np.uint8)


def is_faintly_filled(cell: Doubles, smooth: Grey, margin: float) -> bool:
    """Return whether there are strokes in the core of a cell, (4, 2), darker than most of it.

    ``smooth``: contrast in which noise is evened out. ``margin``: the noise floor above the paper.
    """
    part = _core(cell, smooth)
    return (
        bool(part.size)
        and _inked(cell, smooth, float(np.median(part)) + FAINT_CONTRAST * margin) > MIN_FAINT_SHARE
    )


def _inked(cell: Doubles, contrast: Grey, threshold: float) -> float:
    """Return the share of ink in the core of a cell."""
    part = _core(cell, contrast)
    return float((part > threshold).mean()) if part.size else 0.0


def _core(cell: Doubles, contrast: Grey) -> Grey:
    inner = cell.mean(axis=0) + CELL_CORE * (cell - cell.mean(axis=0))
    left, top, wide, high = cv2.boundingRect(inner.astype(np.float32))
    return contrast[max(0, top) : top + high, max(0, left) : left + wide]


def depth_within(corners: Doubles, point: tuple[float, float]) -> float:
    """Return the distance of a point to the border of a quadrilateral, negative outside."""
    return float(cv2.pointPolygonTest(corners.astype(np.float32), point, True))


def is_next(one: Frame, other: Frame, height: float) -> bool:
    """Return whether ``other`` stands just right of ``one``."""
    offset = other.corners[[0, 3]] - one.corners[[1, 2]]
    return bool(
        np.all(np.abs(offset[:, 1]) < ROW_TOLERANCE * height)
        and np.all(offset[:, 0] > -ROW_TOLERANCE * height)
        and np.all(offset[:, 0] < MAX_BOX_GAP * height)
    )


def within(points: Doubles, corners: Doubles) -> npt.NDArray[np.bool_]:
    """Return which points (n, 2) lie within a convex quadrilateral, its corners clockwise."""
    sides = np.roll(corners, -1, axis=0) - corners
    off = points[:, None] - corners
    return np.asarray((sides[:, 0] * off[..., 1] - sides[:, 1] * off[..., 0] >= 0).all(axis=1))
