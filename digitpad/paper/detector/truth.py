"""What the maps of the network should say about a part of a photo, from the layout of its sheet."""

from __future__ import annotations

from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Bools, Doubles, Floats
from digitpad.paper.detector.heads import (
    CENTRE,
    CHANNELS,
    EDGES,
    FARTHEST,
    IN_TABLE,
    LINKED,
    LINKS,
    OFFSET,
    REACH_PX,
    RULES,
    SIDES,
    SIGNS,
    SIZE,
    SIZE_UNIT_PX,
    SLOPES,
    STRIDE,
)
from digitpad.paper.synthesis.photos import SheetLayout

TALLEST_PX: Final = 58.0
"""Of a digit that is to be found."""
SMALLEST_PX: Final = 10.5
IGNORED_TALL_PX: Final = 80.0
"""Digits taller than the tallest, up to this, may be found or not; taller ones must not."""
STEP_PX: Final = 8.0
"""On the sheet, over which slopes are taken."""


class MapTruth(NamedTuple):
    """What the maps should say, float32 (CHANNELS, h, w), and where.

    ``classes``: int64 (h, w), -1 where no sign is near; its channels are not used. ``counts``:
    where the absence of a centre counts; ``on_sheet``: where there is paper.
    """

    maps: Floats
    classes: npt.NDArray[np.int64]
    counts: Floats
    on_sheet: Floats


class CropView(NamedTuple):
    """The part of a photo that is learned from: its side in px, and what takes the photo to it."""

    side: int
    from_photo: Doubles

    def seen(self, layout: SheetLayout, points: Doubles) -> Doubles:
        """Return where points of the sheet, (..., 2), lie in the view."""
        flat = layout.place.points(points.reshape(-1, 2))
        moved: Doubles = cv2.perspectiveTransform(flat[None], self.from_photo)[0]
        return moved.reshape(points.shape)

    def back(self, layout: SheetLayout, points: Doubles) -> Doubles:
        """Return which points of the sheet lie at points of the view, (n, 2)."""
        photo = cv2.perspectiveTransform(points[None], np.linalg.inv(self.from_photo))[0]
        return layout.place.back(photo)


class Boxes(NamedTuple):
    """Of each sign: its centre, (n, 2), its width and height, its class, and its neighbours."""

    centres: Doubles
    wide: Doubles
    high: Doubles
    classes: npt.NDArray[np.int64]
    following: npt.NDArray[np.int64]
    before: npt.NDArray[np.int64]


def boxes_of(layout: SheetLayout, view: CropView) -> Boxes:
    """Return the signs on the paper as they are seen."""
    wide, high = layout.size
    signs = [
        sign
        for sign in layout.signs
        if 0 <= sign.box[0] + sign.box[2] <= 2 * wide and 0 <= sign.box[1] + sign.box[3] <= 2 * high
    ]
    if not signs:
        none, no_index = np.zeros(0), np.zeros(0, np.int64)
        return Boxes(np.zeros((0, 2)), none, none, no_index, no_index, no_index)
    flat = np.array([sign.box for sign in signs], float).reshape(-1, 4)
    middles = (flat[:, :2] + flat[:, 2:]) / 2
    # As wide as the sheet makes it along its lines: the bounds of a turned box would be too large.
    across = [(side, (flat[:, 1] + flat[:, 3]) / 2) for side in (flat[:, 0], flat[:, 2])]
    down = [((flat[:, 0] + flat[:, 2]) / 2, side) for side in (flat[:, 1], flat[:, 3])]
    ends = [view.seen(layout, np.column_stack(pair)) for pair in across + down]
    classes = np.array(
        [SIGNS.find(sign.text) if sign.text in SIGNS else len(SIGNS) for sign in signs], np.int64
    )
    following = np.full(len(signs), -1)
    before = np.full(len(signs), -1)
    last: dict[int, int] = {}
    for place, sign in enumerate(signs):
        if sign.number is not None:
            if sign.number in last:
                following[last[sign.number]], before[place] = place, last[sign.number]
            last[sign.number] = place
    return Boxes(
        view.seen(layout, middles),
        np.linalg.norm(ends[1] - ends[0], axis=1),
        np.linalg.norm(ends[3] - ends[2], axis=1),
        classes,
        following,
        before,
    )


def target_of(layout: SheetLayout, view: CropView, covered: Bools | None = None) -> MapTruth:
    """Return what the maps should say about a view.

    ``covered``, (h, w) of the maps: where something lies on the paper.
    """
    side = view.side // STRIDE
    target = MapTruth(
        np.zeros((CHANNELS, side, side), np.float32),
        np.full((side, side), -1, np.int64),
        np.ones((side, side), np.float32),
        np.zeros((side, side), np.float32),
    )
    _add_signs(target, boxes_of(layout, view), view.side, covered)
    _add_lines(target, layout, view)
    _add_flow(target, layout, view)
    if covered is not None:
        target.on_sheet[covered] = 0
    return target


def _add_signs(target: MapTruth, boxes: Boxes, side_px: int, covered: Bools | None) -> None:
    maps, classes, counts, _ = target
    side = maps.shape[1]
    digits = boxes.classes < 10
    usual = float(np.median(boxes.high[digits])) if digits.any() else TALLEST_PX / 2
    near = np.full((side, side), np.inf)
    inside = np.asarray(((boxes.centres >= 0) & (boxes.centres < side_px)).all(axis=1))
    for number in np.flatnonzero(
        ((boxes.centres > -side_px / 8) & (boxes.centres < side_px * 9 / 8)).all(axis=1)
    ):
        tall = boxes.high[number] if digits[number] else usual
        if digits[number] and boxes.wide[number] > tall:
            tall = boxes.wide[number]  # a digit that lies on its side
        x, y = boxes.centres[number] / STRIDE
        wide, high = boxes.wide[number] / STRIDE, boxes.high[number] / STRIDE
        ends = np.array([x - wide / 2, x + wide / 2 + 1, y - high / 2, y + high / 2 + 1])
        left, right, top, low = np.clip(ends, 0, side).astype(int)
        column, row = int(x), int(y)
        is_hidden = inside[number] and covered is not None and covered[row, column]
        if not SMALLEST_PX <= tall <= TALLEST_PX or not inside[number] or is_hidden:
            if tall <= IGNORED_TALL_PX:
                counts[top:low, left:right] = 0
            continue
        counts[top:low, left:right] = 1
        reach = int(max(wide, high)) + 4
        part = np.s_[
            max(0, row - reach) : row + reach + 1, max(0, column - reach) : column + reach + 1
        ]
        rows, columns = (grid[part] + 0.5 for grid in np.mgrid[:side, :side])
        spread = wide / 7 + 0.5, high / 7 + 0.5
        away = ((columns - column - 0.5) / spread[0]) ** 2 + ((rows - row - 0.5) / spread[1]) ** 2
        centre = maps[CENTRE]
        np.maximum(centre[part], np.exp(-away / 2), out=centre[part])
        centre[row, column] = 1
        off = np.maximum(
            abs(columns - x) / max(0.75, 0.22 * wide), abs(rows - y) / max(0.75, 0.22 * high)
        )
        own = (off <= 1) & (off < near[part])
        own[row - part[0].start, column - part[1].start] = True
        near[part][own] = off[own]
        classes[part][own] = boxes.classes[number]
        shown = maps[:, part[0], part[1]]
        shown[OFFSET, own] = [(x - columns)[own], (y - rows)[own]]
        size_px = np.maximum([boxes.wide[number], boxes.high[number]], 2)
        shown[SIZE, own] = np.log(size_px / SIZE_UNIT_PX)[:, None]
        for which, linked in enumerate((boxes.following[number], boxes.before[number])):
            shown[LINKED.start + which, own] = linked >= 0
            if linked >= 0:
                begin = LINKS.start + 2 * which
                link = (boxes.centres[linked] - boxes.centres[number]) / REACH_PX
                shown[begin : begin + 2, own] = link[:, None]


def _add_lines(target: MapTruth, layout: SheetLayout, view: CropView) -> None:
    lines = [np.array(rule, float) for rule in layout.rules]
    kinds = [int(abs(line[1, 0] - line[0, 0]) < abs(line[1, 1] - line[0, 1])) for line in lines]
    channels = [RULES.start + kind for kind in kinds]
    if layout.grid:
        columns, rows = (np.array(edges, float) for edges in layout.grid)
        lines += [np.array([(columns[0], y), (columns[-1], y)]) for y in rows]
        lines += [np.array([(x, rows[0]), (x, rows[-1])]) for x in columns]
        channels += [EDGES.start] * len(rows) + [EDGES.start + 1] * len(columns)
    along = np.linspace(0, 1, 17)[:, None]
    for line, channel in zip(lines, channels, strict=True):
        seen = view.seen(layout, line[0] + (line[1] - line[0]) * along) / STRIDE - 0.5
        if (seen.max(axis=0) < -1).any() or (seen.min(axis=0) > target.maps.shape[1]).any():
            continue
        points = np.rint(np.clip(seen, -4096, 4096) * 16).astype(np.int32)
        cv2.polylines(target.maps[channel], [points], False, 1.0, 1, cv2.LINE_AA, shift=4)


def _add_flow(target: MapTruth, layout: SheetLayout, view: CropView) -> None:
    """Add slopes, cells and their sides, each in the directions of the sheet's lines."""
    maps = target.maps
    side = maps.shape[1]
    rows, columns = np.mgrid[:side, :side]
    here = (np.column_stack([columns.ravel(), rows.ravel()]) + 0.5) * STRIDE
    flat = view.back(layout, here)
    steps = [view.seen(layout, flat + step) - here for step in ((STEP_PX, 0), (0, STEP_PX))]
    level, upright = steps
    with np.errstate(divide="ignore", invalid="ignore"):
        slopes = np.stack([level[:, 1] / level[:, 0], upright[:, 0] / upright[:, 1]])
    wide, high = layout.size
    on_sheet = (flat >= 0).all(axis=1) & (flat < (wide, high)).all(axis=1)
    on_sheet &= np.isfinite(slopes).all(axis=0) & (abs(slopes) < 1).all(axis=0)
    target.on_sheet[:] = on_sheet.reshape(side, side)
    maps[SLOPES] = np.where(on_sheet, slopes, 0).reshape(2, side, side)
    if not layout.grid:
        return
    is_in, sides = on_sheet, []
    for axis, edges in enumerate(np.array(edges, float) for edges in layout.grid):
        cell = np.searchsorted(edges, flat[:, axis], side="right") - 1
        is_in = is_in & (cell >= 0) & (cell < len(edges) - 1)
        cell = np.clip(cell, 0, len(edges) - 2)
        scale = np.linalg.norm(steps[axis], axis=1) / STEP_PX / REACH_PX
        sides += [
            (flat[:, axis] - edges[cell]) * scale, (edges[cell + 1] - flat[:, axis]) * scale
        ]  # fmt: skip
    maps[IN_TABLE] = is_in.reshape(side, side)
    kept = np.where(is_in, np.clip(sides, 0, FARTHEST), 0)
    maps[SIDES] = kept.reshape(4, side, side)
