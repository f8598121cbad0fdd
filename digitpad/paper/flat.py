"""Flatten the photo of a table: find its four corners and the lines of its grid.

Among the ruled shapes on a photo the grid has the most crossings. Lines too faint to be followed
are added where the others are even.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Grey
from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.paper.dots import filled, is_dotted
from digitpad.paper.sheet import (
    WORK_SIDES,
    Piece,
    Sheet,
    averaged_down,
    contrasts_of,
    flattened,
    ink_floor,
    is_small,
    read_sheet,
    sheet_of,
)
from digitpad.preprocess.blobs import components
from digitpad.preprocess.pieces import MIN_FIGURE_HEIGHT
from digitpad.preprocess.ruling import (
    EDGE_WINDOW_PX,
    FAINT_RULE,
    HALF_CONTRAST,
    MIN_LINES_FOR_COURSE,
    RuledLine,
    enlarged,
    find_lines,
    measured,
    without_strays,
)
from digitpad.words import QT_TRANSLATE_NOOP

Points = npt.NDArray[np.float64]
Curve = npt.NDArray[np.float64]

GRID_SIDE, FINE_GRID_SIDE, *_ = WORK_SIDES
"""Longer side at which a table is looked for, and again if none was found: the lines of two hundred
rows run into each other at the first."""
MIN_TABLE_AREA: Final = 400
"""Least area between the corners of a table, in pixels of the photo."""
MIN_CLEAR_PX: Final = 8
"""Height below which ink is dirt, and rows of digits are so low that the lines between them run
into each other."""
MIN_GRID_SPAN: Final = 0.2
"""Smallest table that is looked for, in sides of the photo."""
MAX_CORNER_OFFSET: Final = 0.05
"""Greatest distance between corners of the same table, in its sides."""
MARGIN: Final = 0.015
"""Margin around a flattened table that keeps its outer lines whole, in its longer side."""
MIN_INNER_LINES: Final = 2
"""Number of lines within a table, its frame not counted."""
MIN_SIGN_SHARE: Final = 0.7
"""Share of the photo's signs within a table of few rules below which they rule only a part of
it."""
MIN_LEAN: Final = 0.04
"""Drift of a line across, in its length, from which it leans because a corner is wrong."""
MIN_LINE_SUPPORT: Final = 0.45
"""Least part of the table along which a line of the grid is seen."""
FAINT_REACH: Final = 0.06
"""Distance from its place within which a faint line is looked for, in usual gaps."""
MAX_LINE: Final = 0.015
"""Greatest thickness of a table's line, in longer sides."""
MAX_BLURRED_LINE_PX: Final = 10
"""The same on a small photo: of a bold line with three pixels of blur on either side."""
DOUBLE_LINE_GAP: Final = 0.3
"""Gap, in usual gaps, below which two lines are one that was drawn twice."""
BROKEN_LINE_GAP: Final = 0.6
"""Gap to a line, in usual gaps, below which a line with gaps is a row of digits."""
MAX_UNEVENNESS: Final = 0.18
"""Largest deviation of a gap from the even grid, in gaps."""
MIN_EVEN_SHARE: Final = 0.75
"""Least share of the gaps of an even grid that are the usual gap or a multiple of it."""
MAX_MISSED_ROWS: Final = 4
"""Number of rows that a gap between two lines may hold."""


class Flat(NamedTuple):
    """A flattened table: its ink, and the lines of its grid (none if it is not ruled)."""

    sheet: Sheet
    contrast: Grey
    rows: list[RuledLine]
    columns: list[RuledLine]
    inside: Box[int] | None
    """The box of the table, None if it is not ruled."""
    level: Sequence[RuledLine] = ()
    upright: Sequence[RuledLine] = ()
    """All lines found, before the grid's were chosen."""

    @property
    def pitch(self) -> float:
        """Median height of its rows in the middle, in pixels; infinite if it is not ruled."""
        heights = np.diff([_middle(line.curve, self.contrast.shape[1]) for line in self.rows])
        return float(np.median(heights)) if len(heights) else np.inf


def laid_flat(picture: Grey, marked: Points | None = None) -> Flat:
    """Flatten the table on a photo.

    ``picture``: uint8 (h, w, 3). ``marked``: (4, 2), its corners on the photo in any order; None to
    detect them. Raises ``InkError`` for corners too close together.
    """
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    tried = _found_corners(grey) if marked is None else [_clockwise(marked)]
    if any(cv2.contourArea(corners.astype(np.float32)) < MIN_TABLE_AREA for corners in tried):
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "The corners lie too near to each other: mark those of the whole table."
            )
        )
    flats = [_laid(grey, corners) for corners in tried]
    if marked is None:
        flats = [
            flat if (upright := _upright_corners(flat)) is None else _laid(grey, upright)
            for flat in flats
        ]
    flat = max(flats, key=lambda flat: (is_grid(flat), _inner_line_count(flat)), default=None)
    lines = 0 if flat is None else _inner_line_count(flat)
    if flat is None or lines < MIN_INNER_LINES:
        # A frame alone, or the edge of the sheet, gives no rows and columns.
        sheet = read_sheet(picture) if flat is None or marked is None else flat.sheet
        return Flat(sheet, sheet.ink, [], [], None)
    if marked is None and not is_grid(flat):
        sheet = read_sheet(picture)
        if len(usual_pieces(flat.sheet)) < MIN_SIGN_SHARE * len(usual_pieces(sheet)):
            return Flat(sheet, sheet.ink, [], [], None)
    return flat


def _laid(grey: Grey, corners: Points) -> Flat:
    """Flatten a table at the smallest size that shows its lines, as it has the least noise.

    ``corners``: of the table on the photo, clockwise from the upper left.
    """
    reduced: Flat | None = None
    for side, min_height in WORK_SIDES.items():
        is_full_size = max(grey.shape) <= side
        flat = _ruled(*_warped(grey, corners, side), reduced, is_full_size=is_full_size)
        has_grid = is_grid(flat)
        if (has_grid and not is_small(flat.sheet, min_height)) or is_full_size:
            break
        reduced = flat if has_grid and not is_small(flat.sheet, MIN_CLEAR_PX) else None
    return flat


def is_grid(flat: Flat) -> bool:
    """Return whether a table has rules both ways, not only a frame."""
    return (
        _inner_line_count(flat) >= MIN_INNER_LINES
        and min(map(_seen_count, (flat.rows, flat.columns))) >= 2
    )


def _upright_corners(flat: Flat) -> Points | None:
    """Return corners on the photo that make a table's lines upright and level, None if they are.

    A frame with a faint side leads to wrong corners, so that all lines beside it lean. None, too,
    if too few lines are seen.
    """
    assert flat.inside is not None
    left, top, right, bottom = flat.inside
    at_left, at_right = _lean(flat.upright, (top, bottom), (left, right))
    at_top, at_bottom = _lean(flat.level, (left, right), (top, bottom))
    if max(map(abs, (at_left, at_right))) < MIN_LEAN * (bottom - top) and (
        max(map(abs, (at_top, at_bottom))) < MIN_LEAN * (right - left)
    ):
        return None
    # Sides are moved outwards only, lest a part of the table be lost.
    corners = [
        (left - max(at_left, 0), top - max(at_top, 0)),
        (right - min(at_right, 0), top + min(at_top, 0)),
        (right + max(at_right, 0), bottom + max(at_bottom, 0)),
        (left + min(at_left, 0), bottom - min(at_bottom, 0)),
    ]
    return np.array(flat.sheet.points_on_photo(np.array(corners, np.float64)), np.float64)


def _lean(
    lines: Sequence[RuledLine], along: tuple[float, float], across: tuple[float, float]
) -> tuple[float, float]:
    """Return how far lines drift ``across`` on their way ``along``, at either end, in pixels.

    0 if fewer than ``MIN_LINES_FOR_COURSE`` are seen.
    """
    lines = [line for line in lines if line.is_solid]
    if len(lines) < MIN_LINES_FOR_COURSE:
        return 0.0, 0.0
    begin, end = np.array([line.height(along) for line in lines]).T
    points = np.stack([begin, end - begin], axis=1).astype(np.float32)
    fitted = cv2.fitLine(points, cv2.DIST_HUBER, 0, 0.01, 0.01)
    run, rise, place, lean = fitted.ravel().tolist()
    first, last = (lean + (outer_place - place) * rise / run for outer_place in across)
    return first, last


def usual_pieces(sheet: Sheet) -> list[Piece]:
    """Return the pieces about as tall as the median one."""
    clear = [piece for piece in sheet.pieces if piece.height >= MIN_CLEAR_PX]
    usual = float(np.median([piece.height for piece in clear])) if clear else 0.0
    least, most = MIN_FIGURE_HEIGHT * usual, usual / MIN_FIGURE_HEIGHT
    return [piece for piece in clear if least < piece.height < most]


def _seen_count(lines: Sequence[RuledLine]) -> int:
    return sum(line.is_seen for line in lines)


def _inner_line_count(flat: Flat) -> int:
    """Return the number of lines seen within a table, without its frame and a sheet's edges."""
    height, width = flat.contrast.shape
    max_thickness = max(MAX_BLURRED_LINE_PX, MAX_LINE * max(height, width))
    return sum(
        line.is_seen
        and line.thick <= max_thickness
        and 0.06 * across < line.height(along / 2) < 0.94 * across
        for lines, across, along in ((flat.rows, height, width), (flat.columns, width, height))
        for line in lines
    )


def _ruled(
    contrast: Grey,
    to_flat: npt.NDArray[np.float64],
    inside: Box[int],
    reduced: Flat | None,
    *,
    is_full_size: bool,
) -> Flat:
    """Return a flattened table and its lines, which may be known from a reduced version.

    ``is_full_size``: whether the photo was not reduced for it.
    """
    floor = ink_floor(contrast)
    has_edges = _has_edges(contrast)
    rules = _rules_of(contrast, floor)
    turned = np.ascontiguousarray(rules.T)
    if reduced is None:
        level, upright = (
            find_lines(
                one, floor, min_support=MIN_LINE_SUPPORT, thickest=MAX_LINE, has_edges=has_edges
            )
            for one in (rules, turned)
        )
    else:
        scale = contrast.shape[0] / reduced.contrast.shape[0]
        level, upright = (
            [enlarged(line, one, scale, floor) for line in lines]
            for one, lines in ((rules, reduced.level), (turned, reduced.upright))
        )
    level = without_strays(_without_digit_rows(level, contrast.shape[1]), rules)
    upright = without_strays(_without_digit_rows(upright, contrast.shape[0]), turned)
    rows = _borders(level, rules, inside[1::2])
    columns = _borders(upright, turned, inside[::2])
    # Both halves of a line drawn twice are removed.
    removed = (
        [*lines, *(one for one in borders if one.is_seen and one not in lines)]
        for lines, borders in ((level, rows), (upright, columns))
    )
    to_photo = np.asarray(np.linalg.inv(to_flat), np.float64)
    sheet = sheet_of(contrast, next(removed), next(removed), to_photo, is_full_size=is_full_size)
    return Flat(sheet, contrast, rows, columns, inside, level, upright)


def _rules_of(contrast: Grey, floor: float) -> Grey:
    """Return a contrast map, dotted rules without their gaps."""
    return filled(contrast) if is_dotted(contrast, floor) else contrast


def _warped(
    grey: Grey, corners: Points, side: int
) -> tuple[Grey, npt.NDArray[np.float64], Box[int]]:
    """Return the contrast of a flattened table, the projection to it, and the table's box."""
    sides = np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1)
    extent = np.array([max(sides[0], sides[2]), max(sides[1], sides[3])])
    scale = min(1.0, side / float(extent.max()))
    width, height = extent * scale
    if scale < 1.0:
        grey = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    margin = MARGIN * max(width, height) + 4
    flat = np.array([(0, 0), (width, 0), (width, height), (0, height)]) + margin
    size = round(width + 2 * margin), round(height + 2 * margin)
    reduced = (corners * scale).astype(np.float32)
    to_flat = cv2.getPerspectiveTransform(reduced, flat.astype(np.float32))
    warped = cv2.warpPerspective(
        grey, to_flat, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    inside = Box(round(margin), round(margin), round(size[0] - margin), round(size[1] - margin))
    return flattened(warped), to_flat @ np.diag([scale, scale, 1.0]), inside


def _found_corners(grey: Grey) -> list[Points]:
    """Return the possible corners of the grid on a photo, clockwise from the upper left.

    In a shadow rules may be as faint as noise: without it a part of the grid is found, and with it
    none on a rough desk. Both are returned if they differ.
    """
    found: list[Points] = []
    small, _ = averaged_down(grey, GRID_SIDE)
    for keeps_dim, contrast in enumerate(contrasts_of(small, has_desk=True)):
        corners = _corners_of_grid(grey, contrast, keeps_dim=bool(keeps_dim))
        if corners is not None and not any(_are_same(corners, other) for other in found):
            found.append(corners)
    return found


def _are_same(corners: Points, other: Points) -> bool:
    side = np.sqrt(cv2.contourArea(other.astype(np.float32)))
    return bool(np.abs(corners - other).max() < MAX_CORNER_OFFSET * side)


def _corners_of_grid(grey: Grey, contrast: Grey, *, keeps_dim: bool) -> Points | None:
    """Return the corners of the grid on a photo, of which ``contrast`` is that at ``GRID_SIDE``."""
    scale = min(1.0, GRID_SIDE / max(grey.shape))
    corners = _grid_corners(contrast, scale)
    if corners is None and scale < 1.0:
        # The lines of two hundred rows run into each other at that size.
        fine, fine_scale = averaged_down(grey, FINE_GRID_SIDE)
        fine = flattened(fine, has_desk=True, keeps_dim=keeps_dim)
        corners = _grid_corners(fine, fine_scale)
    if corners is None:
        corners = _grid_corners(contrast, scale, is_faint=True)
    return corners


def _has_edges(contrast: Grey) -> bool:
    """Return whether a bold line with its blurred edges is no thicker than ``MAX_LINE``."""
    return bool(MAX_LINE * max(contrast.shape) >= MAX_BLURRED_LINE_PX)


def _dark(contrast: Grey) -> Grey:
    """Return a mask (255) of the dark pixels."""
    dark = cv2.threshold(contrast, FAINT_RULE * ink_floor(contrast), 255, cv2.THRESH_BINARY)[1]
    if not _has_edges(contrast):
        dark[
            contrast
            < HALF_CONTRAST * cv2.dilate(contrast, np.ones(2 * (EDGE_WINDOW_PX,), np.uint8))
        ] = 0
    return np.asarray(dark, np.uint8)


def _grid_corners(contrast: Grey, scale: float, *, is_faint: bool = False) -> Points | None:
    """Return corners on a photo, reduced by ``scale`` to its contrast map."""
    contrast = _rules_of(contrast, ink_floor(contrast))
    side = max(contrast.shape)
    reach = max(12, min(GRID_SIDE, side) // 40)
    sizes = (reach, 1), (1, reach)
    # Averaging along a line evens out its noise.
    smooth = [cv2.blur(contrast, size) for size in sizes] if is_faint else [contrast]
    dark = [_dark(one) for one in smooth]
    runs = [
        cv2.morphologyEx(one, cv2.MORPH_OPEN, np.ones(size[::-1], np.uint8))
        for one, size in zip((dark[0], dark[-1]), sizes, strict=True)
    ]
    level, upright = runs
    max_thickness = reach // 2 if _has_edges(contrast) else round(MAX_LINE * side) + 1
    thick = np.ones((max_thickness, max_thickness), np.uint8)
    figures = cv2.morphologyEx(dark[0] | dark[-1], cv2.MORPH_OPEN, thick)
    lines = (level | upright) & ~figures
    count, labels, stats, _ = components(_thickened(lines, 5))
    crossed = _thickened(level, 3) & _thickened(upright, 3)
    height, width = contrast.shape
    best, best_score = None, 0.0
    for number in range(1, count):
        left, top, wide, high, _ = stats[number].tolist()
        if wide < MIN_GRID_SPAN * width or high < MIN_GRID_SPAN * height:
            continue
        place = slice(top, top + high), slice(left, left + wide)
        shape = (labels[place] == number).astype(np.uint8)
        inner = cv2.erode(
            shape, np.ones((3, 3), np.uint8), borderType=cv2.BORDER_CONSTANT, borderValue=0
        )
        hull = cv2.convexHull(cv2.findNonZero(shape - inner))
        hull += np.array([left, top], np.int32)
        area = float(cv2.contourArea(hull))
        crossings = cv2.connectedComponents(_thickened(crossed[place] & shape, 7))[0] - 1
        # A frame alone, or the edge of the sheet, has few crossings, so a larger frame around the
        # table does not win.
        if crossings >= 6 and area * crossings > best_score:
            best, best_score = hull, area * crossings
    if best is None:
        return None
    perimeter = cv2.arcLength(best, True)
    for part in np.arange(0.01, 0.2, 0.005):
        outline = cv2.approxPolyDP(best, part * perimeter, True)
        if len(outline) <= 4:
            break
    corners = outline[:, 0].astype(np.float64)
    if len(corners) != 4:
        corners = cv2.boxPoints(cv2.minAreaRect(best)).astype(np.float64)
    corners = _clockwise(corners)
    # The mask was dilated by two pixels.
    return np.asarray((corners + 2 * np.sign(corners.mean(axis=0) - corners)) / scale, np.float64)


def _clockwise(corners: Points) -> Points:
    """Return corners clockwise from the upper left."""
    right, down = (corners - corners.mean(axis=0)).T
    corners = corners[np.argsort(np.arctan2(down, right))]
    return np.roll(corners, -int(corners.sum(axis=1).argmin()), axis=0)


def _thickened(lines: Grey, size: int) -> Grey:
    return np.asarray(cv2.dilate(lines, np.ones((size, size), np.uint8)), np.uint8)


def _borders(
    lines: Sequence[RuledLine], contrast: Grey, outer: tuple[float, float]
) -> list[RuledLine]:
    """Return a grid's lines in order, each once.

    ``ends``: the places of the outermost, which are straight if no line is seen there.
    """
    extent = contrast.shape[1]
    places = [_middle(line.curve, extent) for line in lines]
    if lines:
        # The edge of the sheet may lie beyond the table's outermost lines.
        first, last = (int(np.abs(np.subtract(places, end)).argmin()) for end in outer)
        places, lines = places[first : last + 1], lines[first : last + 1]
    inner = [place for place in places if outer[0] < place < outer[1]]
    gaps = np.diff([outer[0], *inner, outer[1]])
    # 0.004 is the height of each of 250 rows.
    min_gap = DOUBLE_LINE_GAP * float(np.median(gaps[gaps > 0.004 * (outer[1] - outer[0])]))
    distinct: list[tuple[float, RuledLine]] = []
    for place, line in zip(places, lines, strict=True):
        if not distinct or place - distinct[-1][0] > min_gap:
            distinct.append((place, line))
    straight = [(end, RuledLine(np.array([0.0, 0.0, end]), 0, 0, 1.0, 0.0)) for end in outer]
    if not distinct or distinct[0][0] > outer[0] + min_gap:
        distinct.insert(0, straight[0])
    if distinct[-1][0] < outer[1] - min_gap:
        distinct.append(straight[1])
    borders = [line for _, line in distinct]
    return _completed(borders, contrast) if lines else borders


def _without_digit_rows(lines: list[RuledLine], extent: int) -> list[RuledLine]:
    """Return lines without rows of digits close beside a line.

    Those are thick or have gaps. Faint lines have gaps, too, but are as far apart as the others.
    """
    if len(lines) < MIN_LINES_FOR_COURSE:
        return lines
    gaps = np.diff([_middle(one.curve, extent) for one in lines])
    min_gap = BROKEN_LINE_GAP * float(np.median(gaps))
    usual_thickness = float(np.median([one.thick for one in lines]))
    is_line = [one.is_solid and one.thick <= 2 * usual_thickness for one in lines]

    def is_beside(place: int) -> bool:
        return any(
            0 <= place + side < len(lines)
            and is_line[place + side]
            and gaps[min(place, place + side)] < min_gap
            for side in (-1, 1)
        )

    return [one for place, one in enumerate(lines) if is_line[place] or not is_beside(place)]


def _completed(borders: list[RuledLine], contrast: Grey) -> list[RuledLine]:
    """Return borders with the lines of a mostly even grid that are too faint to be followed.

    ``contrast``: of the flattened table, with level borders.
    """
    extent = contrast.shape[1]
    gaps = np.diff([_middle(one.curve, extent) for one in borders])
    for usual in (float(gaps.min()), float(np.median(gaps))):
        counts = np.maximum(np.rint(gaps / usual), 1).astype(int)
        unit = float(np.median(gaps / counts))
        is_even = np.abs(gaps / unit - counts) < MAX_UNEVENNESS * counts
        if is_even.all():
            break
    if is_even.mean() < MIN_EVEN_SHARE:
        return borders
    # A first or last column may be broader than the others.
    counts[~is_even | (counts > MAX_MISSED_ROWS)] = 1
    found = [borders[0]]
    for (first, second), count in zip(pairwise(borders), counts.tolist(), strict=True):
        step = (second.curve - first.curve) / count
        between = [first.curve + step * number for number in range(1, count)]
        if all(_stands_out(contrast, curve, unit) for curve in between):
            reach = round(FAINT_REACH * unit)
            found += [measured(contrast, curve, (0, extent), reach, 0.0) for curve in between]
        found.append(second)
    return found


def _stands_out(contrast: Grey, curve: Curve, unit: float) -> bool:
    """Return whether contrast along a curve exceeds that beside it."""
    x = np.arange(0, contrast.shape[1], 3)
    reach = round(FAINT_REACH * unit)

    def darkness(shift: float) -> float:
        rows = np.polyval(curve, x) + shift + np.arange(-reach, reach + 1)[:, None]
        rows = np.clip(np.rint(rows), 0, len(contrast) - 1).astype(np.intp)
        # The median ignores digits on the line and beside it.
        return float(np.median(contrast[rows, x].max(axis=0)))

    beside = min(darkness(0.25 * unit), darkness(-0.25 * unit))
    return darkness(0.0) > 1.25 * beside + 2


def _middle(curve: Curve, extent: int) -> float:
    return float(np.polyval(curve, extent / 2))
