"""Turn a photo of paper into a map of its ink: even out the light, deskew, remove the ruling.

The paper's brightness is estimated by a closing of everything narrow and dark. Each piece of ink
sets its own threshold, so that faint pencil beside black print is kept, and a rubbed-out mark that
touches a digit is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats, Grey
from digitpad.errors import InkError
from digitpad.ink.boxes import Box, around
from digitpad.paper.clearing import without_frames
from digitpad.paper.dots import are_filled, filled, is_dotted
from digitpad.paper.frame_rows import joined_rows
from digitpad.paper.frames import Field, Frame, fields_of, find_frames
from digitpad.preprocess.blobs import Labels, components
from digitpad.preprocess.light import MIN_CONTRAST, NOISE_MULTIPLE, percentiles
from digitpad.preprocess.ruling import RuledLine, find_lines, without_lines
from digitpad.words import QT_TRANSLATE_NOOP

Point = tuple[int, int]

WORK_SIDES: Final = {1300: 40, 2600: 15, 5200: 0}
"""Working sizes, in pixels of the longer side, each in about a quarter of the time of the next. Ink
lower than the value, in pixels, is read at the next size. At 2600 a digit of 2 mm on A4 is 18
pixels tall."""
LIGHT_SIDE: Final = min(WORK_SIDES)
"""Longer side at which the paper's brightness is estimated."""
NUMBER_HEIGHT_PX: Final = 40
"""Height on the sheet at which a number that is read alone has all its detail."""
LIGHT_WINDOW: Final = 0.033
"""Side of the closing window, in longer sides: anything dark and narrower is ink, not shadow."""
DARK_PAGE_LEVEL: Final = 90
"""Median grey level below which a page is dark."""
PIECE_THRESHOLD: Final = 0.42
"""Ink threshold within a piece, in contrasts of its darkest stroke."""
PALE_FLOOR: Final = 0.6
"""Contrast, in that of the ink floor, down to which a pale stroke is followed from where it exceeds
the floor."""
VALLEY_PX: Final = 5
"""Width below which a gap between strokes is deepened, since blur fills it."""
SHEET_EDGE: Final = 0.85
"""Brightness, in that of the surroundings, below which the sheet ends and the desk begins."""
BESIDE_EDGE: Final = 0.95
"""The same beside such an edge, where the estimated brightness is blurred."""
DIM_PLACE: Final = 0.6
"""Brightness, in that of the sheet, below which a broad place is a shadow or the desk, which is
rougher than paper."""
DARK_PLACE: Final = 0.4
"""The same below which such a place is blank unless something is written there."""
TILE_PX: Final = 48
"""Side of the tiles in which roughness is measured, at ``LIGHT_SIDE``."""
DARK_RIM_PX: Final = 25
"""Width of the rim of a dark place, both sides together, at ``LIGHT_SIDE``."""
MIN_WRITING_AREA: Final = 40
"""Area in pixels, at ``LIGHT_SIDE``, of the largest piece of ink below which a dark place is
blank."""
MAX_SKEW_DEGREES: Final = 15.0
"""Largest skew that is looked for."""
MIN_SKEW_DEGREES: Final = 0.8
"""Skew below which a sheet is not rotated."""


class Piece(NamedTuple):
    """A connected piece of ink: its box, its area in pixels and its contrast, 0..255."""

    box: Box[int]
    area: int
    contrast: float

    @property
    def width(self) -> int:
        return self.box.width

    @property
    def height(self) -> int:
        return self.box.height


@dataclass(frozen=True, eq=False)
class Sheet:
    """The ink of a photo.

    ``ink``: uint8 (h, w), 255 for full ink, 0 for paper. ``labels``: int32 (h, w), the index in
    ``pieces`` of the piece that a pixel belongs to, plus one. ``lines``: uint8 (h, w), the rules
    that were removed. ``to_photo``: (3, 3), the projection to the photo's pixels. ``fields``: the
    places of single numbers in frames. ``level``, ``upright``: the long rules. ``is_squared``:
    whether its rules or frames are squared paper, whose lines numbers cross. ``contrast``: uint8
    (h, w), how much darker than paper each pixel is, rules included.
    """

    ink: Grey
    labels: Labels
    pieces: tuple[Piece, ...]
    lines: Grey
    to_photo: npt.NDArray[np.float64]
    fields: tuple[Field, ...] = ()
    level: tuple[RuledLine, ...] = ()
    upright: tuple[RuledLine, ...] = ()
    is_squared: bool = False
    contrast: Grey | None = None

    def on_photo(self, box: Box[int]) -> Box[int]:
        """Return the bounding box on the photo of a box on the sheet."""
        return around(Box(x, y, x, y) for x, y in self.points_on_photo(_corners(box)))

    def on_sheet(self, box: Box[int]) -> Box[int]:
        """Return the bounding box on the sheet of a box on the photo."""
        to_sheet = np.linalg.inv(self.to_photo)
        found = cv2.perspectiveTransform(np.array([_corners(box)], np.float64), to_sheet)[0]
        extent = np.floor(found.min(axis=0)), np.ceil(found.max(axis=0))
        return Box(*np.maximum(extent, 0).astype(int).ravel().tolist())

    def points_on_photo(self, points: npt.ArrayLike) -> tuple[Point, ...]:
        """Project points of the sheet to whole pixels of the photo."""
        moved = cv2.perspectiveTransform(np.array(points, np.float64)[None], self.to_photo)[0]
        return tuple((int(x), int(y)) for x, y in np.rint(moved).tolist())


def _corners(box: Box[int]) -> list[Point]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def read_sheet(picture: Grey) -> Sheet:
    """Return the ink on a photo.

    ``picture``: uint8 (h, w, 3), upright. Raises ``InkError`` for a photo without contrast.
    """
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    for side, min_height in WORK_SIDES.items():
        sheet = _sheet_at(grey, side)
        if max(grey.shape) <= side or not is_small(sheet, min_height):
            break
    return sheet


def read_sheet_for(picture: Grey, height: int) -> Sheet:
    """Return the ink on a photo at a size at which a number ``height`` pixels tall is legible."""
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    sides = (side for side in WORK_SIDES if height * side >= NUMBER_HEIGHT_PX * max(grey.shape))
    return _sheet_at(grey, next(sides, max(WORK_SIDES)))


def is_small(sheet: Sheet, min_height: int) -> bool:
    """Return whether more than a quarter of the ink is in pieces lower than ``min_height``."""
    heights, areas = (
        np.array([getattr(piece, name) for piece in sheet.pieces]) for name in ("height", "area")
    )
    return float(areas[heights < min_height].sum()) > 0.25 * float(areas.sum())


def averaged_down(grey: Grey, longest: float) -> tuple[Grey, float]:
    """Return a picture averaged down to a longer side of at most ``longest``, and its scale.

    Raises ``InkError`` for a picture so narrow that its shorter side would vanish.
    """
    scale = min(1.0, longest / max(grey.shape))
    if min(grey.shape) * scale < 1.0:
        height, width = grey.shape
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "Nothing can be seen on this picture: it is a strip of {width:,} × {height:,} "
                "pixels.",
            ).filled(width=width, height=height)
        )
    if scale < 1.0:
        grey = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return grey, scale


def _sheet_at(grey: Grey, side: int) -> Sheet:
    grey, scale = averaged_down(grey, side)
    contrast = flattened(grey, has_desk=True)
    angle = skew(contrast)
    height, width = grey.shape
    turn = np.eye(2, 3)
    if abs(angle) >= MIN_SKEW_DEGREES:
        turn, size = _turned(width, height, angle)
        contrast = cv2.warpAffine(contrast, turn, size, flags=cv2.INTER_LINEAR)
    floor = ink_floor(contrast)
    back = np.eye(3)
    back[:2] = cv2.invertAffineTransform(turn) / scale
    rules, frames = _rules_and_frames(contrast, floor)
    frames = joined_rows(frames, rules)
    rules, framed = without_frames(rules, frames)
    level = find_lines(rules, floor)
    upright = find_lines(np.ascontiguousarray(rules.T), floor)
    sheet = sheet_of(np.minimum(contrast, rules), level, upright, back)
    return replace(sheet, lines=sheet.lines | framed, fields=tuple(fields_of(frames)))


def _rules_and_frames(contrast: Grey, floor: float) -> tuple[Grey, list[Frame]]:
    """Return the contrast map that shows rules best, dotted ones filled, and the frames on it."""
    dotted = filled(contrast)
    if is_dotted(contrast, floor):
        return dotted, find_frames(dotted, floor)
    frames = find_frames(contrast, floor)
    if are_filled(dotted, contrast, floor):
        in_dotted = find_frames(dotted, floor)
        if len(in_dotted) > len(frames):
            return dotted, in_dotted
    return contrast, frames


def sheet_of(
    contrast: Grey,
    level: list[RuledLine],
    upright: list[RuledLine],
    to_photo: npt.NDArray[np.float64],
    *,
    is_full_size: bool = False,
) -> Sheet:
    """Return the sheet of a contrast map, its ruled lines removed.

    ``is_full_size``: whether it is a table at the photo's own size, as ``pieces_of`` has it.
    """
    clear, level_lines = without_lines(contrast, level)
    turned, upright_lines = without_lines(np.ascontiguousarray(clear.T), upright)
    ink, labels, pieces = pieces_of(
        np.ascontiguousarray(turned.T), ink_floor(contrast), is_full_size=is_full_size
    )
    removed = level_lines | upright_lines.T
    rules = tuple(level), tuple(upright)
    return Sheet(ink, labels, pieces, removed, to_photo, (), *rules, contrast=contrast)


def flattened(grey: Grey, *, has_desk: bool = False, keeps_dim: bool = False) -> Grey:
    """Return how much darker than its paper each pixel is: uint8, 255 for black.

    ``grey``: uint8 (h, w), inverted first if it is light on dark. ``has_desk``: whether the desk
    around the sheet may be in view, which is not ink. ``keeps_dim``: whether noise is kept in
    shadows, and rules that are as faint. Raises ``InkError`` for a picture of one colour.
    """
    contrasts = contrasts_of(grey, has_desk=has_desk)
    return [*contrasts][-1] if keeps_dim else next(contrasts)


def contrasts_of(grey: Grey, *, has_desk: bool = False) -> Iterator[Grey]:
    """Yield what ``flattened`` returns and, if a part of the photo is dim, the same with its noise.

    ``grey``, ``has_desk``: see ``flattened``.
    """
    small, _ = averaged_down(grey, LIGHT_SIDE)
    low, median, high = percentiles(small, 0.2, 50, 99.8)
    if high - low < 12:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "Nothing can be seen on this picture: it is nearly all one colour. Take the photo "
                "in better light.",
            )
        )
    window = _odd(LIGHT_WINDOW * max(small.shape))
    kernel = cv2.getStructuringElement(cv2.MORPH_RECT, (window, window))
    bright = cv2.threshold(small, (low + high) / 2, 255, cv2.THRESH_BINARY)[1]
    broad = cv2.morphologyEx(bright, cv2.MORPH_OPEN, kernel)
    # Light ink is nowhere broad, a sheet on a dark table is.
    if median < DARK_PAGE_LEVEL and broad.sum() < 0.1 * bright.sum():
        grey, small = 255 - grey, 255 - small
    # Assume that the desk continues beyond the photo: the strip in view may be as narrow as ink.
    margin = window if has_desk else 0
    small = cv2.copyMakeBorder(small, margin, margin, margin, margin, cv2.BORDER_REPLICATE)
    closed = cv2.morphologyEx(small, cv2.MORPH_CLOSE, kernel)
    paper = cv2.GaussianBlur(closed, (0, 0), window / 8)
    if has_desk:
        # Along the edge of the sheet the blur overestimates the desk's brightness.
        darkest = cv2.erode(closed, np.ones((5, 5), np.uint8))
        is_edge = cv2.dilate((darkest < SHEET_EDGE * paper).astype(np.uint8), kernel) > 0
        paper = np.where(is_edge & (darkest < BESIDE_EDGE * paper), darkest, paper)
    photo = tuple(slice(margin, length - margin) for length in small.shape)
    size = grey.shape[::-1]
    full_paper = cv2.resize(paper[photo], size, interpolation=cv2.INTER_LINEAR)
    contrast: Grey = 255 - cv2.divide(grey, np.maximum(full_paper, 1), scale=255)
    dim = dark = np.zeros_like(small[photo])
    if has_desk:
        light = percentiles(paper, 75)
        dim, dark = (
            _broad(paper < part * light, kernel)[photo] for part in (DIM_PLACE, DARK_PLACE)
        )
    if not dim.any():
        yield contrast
        return
    relative = (255 - 255 * (small / np.maximum(paper, 1))).astype(np.float32)[photo]
    for noise in (_roughness(relative, dim > 0), np.zeros_like(dim)):
        floor = _with_blank(noise, relative, dark, kernel)
        floor = cv2.resize(floor, size, interpolation=cv2.INTER_NEAREST)
        yield np.where(contrast < floor, 0, contrast).astype(np.uint8)


def _broad(where: npt.NDArray[np.bool_], kernel: Grey) -> Grey:
    """Return the broad places of a mask, slightly dilated, as 0 or 1."""
    broad = cv2.morphologyEx(where.astype(np.uint8), cv2.MORPH_OPEN, kernel)
    return np.asarray(cv2.dilate(broad, np.ones((9, 9))), np.uint8)


def _with_blank(noise: Grey, contrast: Floats, dark: Grey, kernel: Grey) -> Grey:
    """Return the ink threshold in shadows and beside the sheet.

    ``noise``: that of shadows, 0 elsewhere. ``contrast``: negative where brighter than paper.
    ``dark``: a mask (0 or 1) of dark places. ``kernel``: as large as their rim. Returns uint8
    (h, w), 255 throughout dark places without writing.
    """
    floor = noise.copy()
    count, dark_labels = cv2.connectedComponents(dark)
    # Not along its rim, where light and dark run into each other.
    inner = cv2.erode(dark, np.ones((DARK_RIM_PX, DARK_RIM_PX)))
    is_ink = (contrast > np.maximum(floor, 2 * 255 * MIN_CONTRAST)) * inner
    _, pieces, stats, _ = components(is_ink)
    is_large = stats[:, cv2.CC_STAT_AREA] >= MIN_WRITING_AREA
    is_large[0] = False
    is_blank = np.ones(count, np.bool_)
    is_blank[dark_labels[is_large[pieces]]] = is_blank[0] = False
    blank = is_blank[dark_labels]
    # Beside a blank desk the sheet only seems darker: it is not rough.
    floor[cv2.dilate(blank.astype(np.uint8), kernel) > 0] = 0
    floor[blank] = 255
    return floor


def _roughness(contrast: Floats, mask: npt.NDArray[np.bool_]) -> Grey:
    """Return the noise floor of the surface that ink lies on, tile by tile.

    uint8 (h, w), 0 outside the mask.
    """
    floor_map = np.zeros(contrast.shape, np.uint8)
    for y, x in np.ndindex(*(-(-length // TILE_PX) for length in contrast.shape)):
        tile = np.s_[y * TILE_PX : (y + 1) * TILE_PX, x * TILE_PX : (x + 1) * TILE_PX]
        inside = contrast[tile][mask[tile]]
        if len(inside):
            # Percentiles below the median, as there is ink above it: in a normal distribution
            # 0.52 and 1.64 standard deviations below the mean.
            low, high = np.percentile(inside, (5, 30))
            deviation = (high - low) / (1.64 - 0.52)
            floor = high + (0.52 + NOISE_MULTIPLE) * deviation
            floor_map[tile][mask[tile]] = min(255.0, floor)
    return floor_map


def is_blurred(picture: Grey) -> bool:
    """Return whether a photo has no sharp edge anywhere.

    ``picture``: uint8 (h, w, 3).
    """
    grey, _ = averaged_down(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), LIGHT_SIDE)
    steps = cv2.morphologyEx(grey, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
    low, high = percentiles(grey, 0.5, 99.5)
    # A sharp edge rises by at least a third of the range from dark to bright within three pixels.
    return bool(percentiles(steps, 99.8) < (high - low) / 3)


def ink_floor(contrast: Grey) -> float:
    """Return the noise floor of the paper, a contrast of 0..255."""
    # Pixels brighter than the median are paper alone; the darker half holds the ink.
    low, middle = percentiles(contrast[::3, ::3], 15.87, 50)
    return float(middle + max(255 * MIN_CONTRAST, NOISE_MULTIPLE * (middle - low)))


def skew(contrast: Grey) -> float:
    """Return by how many degrees the lines of writing or ruling fall to the right; 0 if unclear."""
    small, _ = averaged_down(contrast, 700)
    rows, columns = np.nonzero(small > ink_floor(small))
    if len(rows) < 50:
        return 0.0
    if len(rows) > 40_000:
        few = np.linspace(0, len(rows) - 1, 40_000).astype(np.intp)
        rows, columns = rows[few], columns[few]
    x, y = columns - small.shape[1] / 2, rows - small.shape[0] / 2

    def sharpness(degrees: float) -> float:
        level = y * np.cos(np.deg2rad(degrees)) - x * np.sin(np.deg2rad(degrees))
        counts = np.bincount((level + max(small.shape)).astype(np.intp)).astype(np.float64)
        return float((counts**2).sum())

    angles = np.arange(-MAX_SKEW_DEGREES, MAX_SKEW_DEGREES + 0.1, 1.0)
    found = np.array([sharpness(angle) for angle in angles])
    best = float(angles[found.argmax()])
    fine = np.arange(best - 0.8, best + 0.9, 0.2)
    values = [sharpness(angle) for angle in fine]
    best = float(fine[int(np.argmax(values))])
    # A few digits lie on some slanting line by chance.
    is_clear = max(values) > 1.25 * sharpness(0.0) and abs(best) < MAX_SKEW_DEGREES
    return best if is_clear else 0.0


def _turned(
    width: int, height: int, degrees: float
) -> tuple[npt.NDArray[np.float64], tuple[int, int]]:
    """Return the affine rotation by an angle, and the size that then holds the whole picture."""
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), degrees, 1.0)
    cosine, sine = abs(turn[0, 0]), abs(turn[0, 1])
    size = round(height * sine + width * cosine), round(height * cosine + width * sine)
    turn[:, 2] += (size[0] - width) / 2, (size[1] - height) / 2
    return turn, size


def pieces_of(
    contrast: Grey, floor: float, *, is_full_size: bool = False
) -> tuple[Grey, Labels, tuple[Piece, ...]]:
    """Return the ``ink``, ``labels`` and ``pieces`` of a sheet from its contrast map.

    ``is_full_size``: whether it is a table of which no pixels were averaged, so that noise hides
    pale strokes and blur fills narrow gaps: these are followed below the ``floor``, and those
    deepened. On a whole page that would make ink of shadows and squared paper, too.
    """
    smooth = cv2.GaussianBlur(contrast, (3, 3), 0)
    if is_full_size:
        smooth = _with_deep_valleys(smooth)
    mask = _ink_mask(smooth, floor, PALE_FLOOR * floor if is_full_size else floor)
    count, labels, stats, _ = components(mask)
    peak = _peaks(smooth, labels, count)
    full = np.maximum(0.85 * peak, 1.0).astype(np.float32)
    ink = np.clip(smooth * (255.0 / full[labels]), 0, 255).astype(np.uint8)
    ink[labels == 0] = 0
    pieces = tuple(
        Piece(Box(left, top, left + width, top + height), area, float(level))
        for (left, top, width, height, area), level in zip(
            stats[1:].tolist(), peak[1:].tolist(), strict=True
        )
    )
    return ink, labels, pieces


def _with_deep_valleys(contrast: Grey) -> Grey:
    """Return a contrast map in which the gaps between strokes are twice as deep."""
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (VALLEY_PX, VALLEY_PX))
    filled = cv2.morphologyEx(contrast, cv2.MORPH_CLOSE, kernel)
    return np.asarray(cv2.subtract(contrast, cv2.subtract(filled, contrast)))


def _ink_mask(contrast: Grey, floor: float, pale_floor: float) -> Grey:
    """Return 1 where ink is, else 0.

    Each piece above the floor has its own threshold, by its darkest stroke. That of a pale piece
    may be as low as ``pale_floor`` (hysteresis): else its darkest spots alone would be ink.
    """
    above = (contrast > floor).astype(np.uint8)
    count, labels = cv2.connectedComponents(above, connectivity=8, ltype=cv2.CV_32S)
    thresholds = PIECE_THRESHOLD * _peaks(contrast, labels, count)
    inside = labels > 0
    is_ink = inside & (contrast > thresholds[labels])
    if pale_floor < floor:
        faint = (contrast > pale_floor).astype(np.uint8)
        faint_count, faint_labels = cv2.connectedComponents(faint, connectivity=8, ltype=cv2.CV_32S)
        part_of = np.zeros(count, np.intp)
        part_of[labels[inside]] = faint_labels[inside]
        lowered = np.zeros(faint_count, np.float32)
        np.maximum.at(lowered, part_of[1:], thresholds[1:])
        lowered[(lowered == 0) | (lowered >= floor)] = np.inf
        is_ink |= contrast > lowered[faint_labels]
    return np.asarray(is_ink, np.uint8)


def _peaks(values: Grey, labels: Labels, count: int) -> Floats:
    """Return the contrast of each piece's darkest stroke: nearly its highest value."""
    inside = labels > 0
    owner, level = labels[inside], values[inside]
    histogram = np.bincount(owner * 64 + (level >> 2), minlength=64 * count).reshape(count, 64)
    # The level that one pixel in twelve exceeds.
    from_above = histogram[:, ::-1].cumsum(axis=1)
    wanted = np.maximum(1, from_above[:, -1:] // 12)
    place = (from_above >= wanted).argmax(axis=1)
    return np.asarray((63 - place) * 4 + 2, np.float32)


def _odd(size: float) -> int:
    return 2 * max(1, round(size / 2)) + 1
