"""A photo of paper becomes a map of its ink: light flattened, ruling taken out, skew turned back.

All of it is OpenCV's; what is decided here is what counts as ink. The paper's brightness is what
remains when everything narrow and dark is closed, and each piece of ink sets its own threshold, so
that faint pencil beside black print is kept, and a rubbed-out mark that touches a digit is not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.ink.boxes import Box, around
from digitpad.picture.clearing import without_frames
from digitpad.picture.frame_rows import in_rows
from digitpad.picture.frames import Field, fields_of, find_frames
from digitpad.picture.light import MIN_CONTRAST, NOISE_MULTIPLE
from digitpad.picture.ruling import RuledLine, find_lines, without_lines
from digitpad.words import QT_TRANSLATE_NOOP

Grey = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
Labels = npt.NDArray[np.int32]
Point = tuple[int, int]

SIDES: Final = {1300: 40, 2600: 15, 5200: 0}
"""Longer sides at which paper is read, each in a quarter of the time of the next, and the least
height there: what is written smaller is read at the next. At 2600 a figure of 2 mm on A4 is 18
pixels tall."""
READABLE_PX: Final = 40
"""Height of the ink of a whole number that is looked at alone, on the sheet."""
LIGHT_SIDE: Final = 1300
"""Longer side at which the paper's brightness is looked for."""
LIGHT_WINDOW: Final = 0.033
"""Of the longer side: what is dark and narrower than this is no shadow."""
MOST_DARK: Final = 90
"""A dark page is darker, in grey levels."""
OWN_THRESHOLD: Final = 0.42
"""Within a piece, ink is what has at least this part of its darkest stroke's contrast."""
STEP: Final = 0.85
EDGE: Final = 0.95
"""Where the sheet ends, the desk is darker than the first part of what is around it; near there,
what is darker than the second is desk, too."""
DIM: Final = 0.6
DARK: Final = 0.4
"""Of the sheet's brightness: what is darker over a wide place lies in a shadow, or is the desk,
which is rougher than paper; below the second it is blank unless something is written there."""
TILE: Final = 48
"""Pixels, at ``LIGHT_SIDE``, of the squares in which roughness is looked for."""
INNER: Final = 25
"""In the same pixels: how broad the edge of a dark place is, both sides together."""
LEAST_INK: Final = 40
"""Of the same pixels: a dark place without a piece of ink as large holds no writing."""
MAX_SKEW_DEGREES: Final = 15.0
MIN_SKEW_DEGREES: Final = 0.8


class Piece(NamedTuple):
    """A connected piece of ink: where it lies, its pixels' number and how dark it is, 0..255."""

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
    """A photo on which only the ink is left.

    ``ink``: uint8 (h, w), 255 where ink is full, 0 on paper. ``labels``: int32 (h, w), the number
    of the piece in ``pieces`` that a pixel belongs to, plus one. ``lines``: uint8 (h, w), the
    ruled lines that were taken out. ``to_photo``: (3, 3), the projection to the photo's pixels.
    ``fields``: where frames were, each with one number. ``level``, ``upright``: its long rules.
    ``is_squared``: whether those, or its frames, are known to be squares that numbers run across.
    ``contrast``: uint8 (h, w), by how much each pixel is darker than paper, rules and all.
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
        """Return the upright box on the photo that holds a box of the sheet."""
        return around(Box(x, y, x, y) for x, y in self.points_on_photo(_corners(box)))

    def on_sheet(self, box: Box[int]) -> Box[int]:
        """Return the upright box on the sheet that holds a box of the photo."""
        to_sheet = np.linalg.inv(self.to_photo)
        found = cv2.perspectiveTransform(np.array([_corners(box)], np.float64), to_sheet)[0]
        extent = np.floor(found.min(axis=0)), np.ceil(found.max(axis=0))
        return Box(*np.maximum(extent, 0).astype(int).ravel().tolist())

    def points_on_photo(self, points: npt.ArrayLike) -> tuple[Point, ...]:
        """Return where points of the sheet are on the photo, in whole pixels."""
        moved = cv2.perspectiveTransform(np.array(points, np.float64)[None], self.to_photo)[0]
        return tuple((int(x), int(y)) for x, y in np.rint(moved).tolist())


def _corners(box: Box[int]) -> list[Point]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def read_sheet(picture: Grey) -> Sheet:
    """Return the ink on a photo.

    ``picture``: uint8 (h, w, 3), upright. Raises ``InkError`` where nothing can be seen on it.
    """
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    for side, least in SIDES.items():
        sheet = _sheet_at(grey, side)
        if max(grey.shape) <= side or not is_small(sheet, least):
            break
    return sheet


def read_sheet_for(picture: Grey, height: int) -> Sheet:
    """Return the ink on a photo at a size at which what is so many pixels high can be read."""
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    sides = (side for side in SIDES if height * side >= READABLE_PX * max(grey.shape))
    return _sheet_at(grey, next(sides, max(SIDES)))


def is_small(sheet: Sheet, least: int) -> bool:
    """Return whether a quarter of the ink, or more, is in pieces that are lower."""
    tall, areas = (
        np.array([getattr(piece, name) for piece in sheet.pieces]) for name in ("height", "area")
    )
    return float(areas[tall < least].sum()) > 0.25 * float(areas.sum())


def averaged_down(grey: Grey, longest: float) -> tuple[Grey, float]:
    """Return a picture averaged down to a longer side of at most so many pixels, and its scale.

    Raises ``InkError`` for one that is so narrow that nothing would be left of its shorter side.
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
    frames = in_rows(find_frames(contrast, floor), contrast)
    contrast, framed = without_frames(contrast, frames)
    level = find_lines(contrast, floor)
    upright = find_lines(np.ascontiguousarray(contrast.T), floor)
    sheet = sheet_of(contrast, level, upright, back)
    return replace(sheet, lines=sheet.lines | framed, fields=tuple(fields_of(frames)))


def sheet_of(
    contrast: Grey,
    level: list[RuledLine],
    upright: list[RuledLine],
    to_photo: npt.NDArray[np.float64],
) -> Sheet:
    """Return the sheet of a contrast map without its ruled lines."""
    clear, lines = without_lines(contrast, level)
    turned, others = without_lines(np.ascontiguousarray(clear.T), upright)
    ink, labels, pieces = pieces_of(np.ascontiguousarray(turned.T), ink_floor(contrast))
    gone = lines | others.T
    rules = tuple(level), tuple(upright)
    return Sheet(ink, labels, pieces, gone, to_photo, (), *rules, contrast=contrast)


def flattened(grey: Grey, *, has_desk: bool = False) -> Grey:
    """Return by how much each pixel is darker than its paper: uint8, 255 for black.

    ``grey``: uint8 (h, w). Light on dark is turned round first. ``has_desk``: whether what lies
    around the sheet may be seen, which is none of its ink. Raises ``InkError`` for a picture
    of one colour.
    """
    small, _ = averaged_down(grey, LIGHT_SIDE)
    low, high = np.percentile(small, (0.2, 99.8))
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
    if np.median(small) < MOST_DARK and broad.sum() < 0.1 * bright.sum():
        grey, small = 255 - grey, 255 - small
    # The desk goes on beyond the photo: what is seen of it may be as narrow as ink.
    room = window if has_desk else 0
    small = cv2.copyMakeBorder(small, room, room, room, room, cv2.BORDER_REPLICATE)
    closed = cv2.morphologyEx(small, cv2.MORPH_CLOSE, kernel)
    paper = cv2.GaussianBlur(closed, (0, 0), window / 8)
    if has_desk:
        # Nor is it ink along the sheet's edge, where the blur makes it brighter than it is.
        least = cv2.erode(closed, np.ones((5, 5), np.uint8))
        is_edge = cv2.dilate((least < STEP * paper).astype(np.uint8), kernel) > 0
        paper = np.where(is_edge & (least < EDGE * paper), least, paper)
    photo = tuple(slice(room, length - room) for length in small.shape)
    size = grey.shape[::-1]
    whole = cv2.resize(paper[photo], size, interpolation=cv2.INTER_LINEAR)
    contrast: Grey = 255 - cv2.divide(grey, np.maximum(whole, 1), scale=255)
    if has_desk:
        light = np.percentile(paper, 75)
        dim, dark = (_broad(paper < part * light, kernel)[photo] for part in (DIM, DARK))
        if dim.any():
            relative = (255 - 255 * (small / np.maximum(paper, 1))).astype(np.float32)[photo]
            floor = _floor(relative, dim, dark, kernel)
            floor = cv2.resize(floor, size, interpolation=cv2.INTER_NEAREST)
            contrast[contrast < floor] = 0
    return contrast


def _broad(where: npt.NDArray[np.bool_], kernel: Grey) -> Grey:
    """Return where a broad place lies, as 0 or 1, with some pixels around it."""
    broad = cv2.morphologyEx(where.astype(np.uint8), cv2.MORPH_OPEN, kernel)
    return np.asarray(cv2.dilate(broad, np.ones((9, 9))), np.uint8)


def _floor(contrast: Floats, dim: Grey, dark: Grey, kernel: Grey) -> Grey:
    """Return the contrast that only ink has in shadows and beside the sheet.

    ``contrast``: below 0 where something is brighter than paper. ``dim``, ``dark``: uint8 (h, w),
    1 where it is so. ``kernel``: as large as the edge of such a place may be. The same, 0
    elsewhere, and 255 all over dark places in which hardly anything stands out.
    """
    floor = _roughness(contrast, dim > 0)
    count, places = cv2.connectedComponents(dark)
    # Not along its edge, where light and dark run into each other.
    inner = cv2.erode(dark, np.ones((INNER, INNER)))
    is_ink = (contrast > np.maximum(floor, 2 * 255 * MIN_CONTRAST)) * inner
    _, pieces, stats, _ = cv2.connectedComponentsWithStats(is_ink)
    is_large = stats[:, cv2.CC_STAT_AREA] >= LEAST_INK
    is_large[0] = False
    is_blank = np.ones(count, np.bool_)
    is_blank[np.unique(places[is_large[pieces]])] = is_blank[0] = False
    blank = is_blank[places]
    # Nor is the sheet rough beside a desk, where it only seems darker.
    floor[cv2.dilate(blank.astype(np.uint8), kernel) > 0] = 0
    floor[blank] = 255
    return floor


def _roughness(contrast: Floats, wanted: npt.NDArray[np.bool_]) -> Grey:
    """Return the contrast that what ink lies on stays below, tile by tile.

    uint8 (h, w), 0 where it is not ``wanted``.
    """
    found = np.zeros(contrast.shape, np.uint8)
    for y, x in np.ndindex(*(-(-length // TILE) for length in contrast.shape)):
        tile = np.s_[y * TILE : (y + 1) * TILE, x * TILE : (x + 1) * TILE]
        inside = contrast[tile][wanted[tile]]
        if len(inside):
            # Below the median, for above it there is ink; of a normal distribution, 0.52 and 1.64
            # standard deviations below its middle.
            low, high = np.percentile(inside, (5, 30))
            deviation = (high - low) / (1.64 - 0.52)
            floor = high + (0.52 + NOISE_MULTIPLE) * deviation
            found[tile][wanted[tile]] = min(255.0, floor)
    return found


def is_blurred(picture: Grey) -> bool:
    """Return whether a photo has no sharp edge anywhere.

    ``picture``: uint8 (h, w, 3).
    """
    grey, _ = averaged_down(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), LIGHT_SIDE)
    steps = cv2.morphologyEx(grey, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
    low, high = np.percentile(grey, (0.5, 99.5))
    # Within three pixels an edge takes at least a third of the way from dark to bright.
    return bool(np.percentile(steps, 99.8) < (high - low) / 3)


def ink_floor(contrast: Grey) -> float:
    """Return the contrast, 0..255, that paper and its noise stay below."""
    # What is brighter than usual is paper alone; on the dark side there is ink, too.
    low, middle = np.percentile(contrast[::3, ::3], (15.87, 50))
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
    # A few figures stand by chance on some slanting line, too.
    is_clear = max(values) > 1.25 * sharpness(0.0) and abs(best) < MAX_SKEW_DEGREES
    return best if is_clear else 0.0


def _turned(
    width: int, height: int, degrees: float
) -> tuple[npt.NDArray[np.float64], tuple[int, int]]:
    """Return the affine turn by an angle and the size of what then holds the whole picture."""
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), degrees, 1.0)
    cosine, sine = abs(turn[0, 0]), abs(turn[0, 1])
    size = round(height * sine + width * cosine), round(height * cosine + width * sine)
    turn[:, 2] += (size[0] - width) / 2, (size[1] - height) / 2
    return turn, size


def pieces_of(contrast: Grey, floor: float) -> tuple[Grey, Labels, tuple[Piece, ...]]:
    """Return ink, labels and pieces of a contrast map, as a ``Sheet`` has them."""
    smooth = cv2.GaussianBlur(contrast, (3, 3), 0)
    mask = (smooth > floor).astype(np.uint8)
    count, labels = cv2.connectedComponents(mask, connectivity=8, ltype=cv2.CV_32S)
    if count > 1:
        # Each piece by its own darkest stroke.
        peak = _peaks(smooth, labels, count)
        own = np.maximum(OWN_THRESHOLD * peak, floor).astype(np.float32)
        mask = (smooth > own[labels]).astype(np.uint8)
        mask[labels == 0] = 0
    count, labels, stats, _ = cv2.connectedComponentsWithStats(
        mask, connectivity=8, ltype=cv2.CV_32S
    )
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


def _peaks(values: Grey, labels: Labels, count: int) -> Floats:
    """Return the contrast of each piece's darkest stroke: nearly its highest value."""
    inside = labels > 0
    owner, level = labels[inside], values[inside]
    histogram = np.bincount(owner * 64 + (level >> 2), minlength=64 * count).reshape(count, 64)
    # From above, down to where a twelfth of the pixels is darker.
    from_above = histogram[:, ::-1].cumsum(axis=1)
    wanted = np.maximum(1, from_above[:, -1:] // 12)
    place = (from_above >= wanted).argmax(axis=1)
    return np.asarray((63 - place) * 4 + 2, np.float32)


def _odd(size: float) -> int:
    return 2 * max(1, round(size / 2)) + 1
