"""Find the figures on a sheet: join the pieces of broken ones, and cut those that touch.

Every piece is read as a digit on its own; then a piece that is not surely one is tried joined to
its neighbours and cut in two, and the best reading wins. Of the rest, signs of numbers are
recognised by their shape; anything else (a letter, a doodle) is kept as well, since it gives words
away.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from digitpad.arrays import Grey
from digitpad.ink.boxes import Box, around
from digitpad.ink.loops import loops
from digitpad.numbers.reading import UNREADABLE
from digitpad.paper.glyphs import GlyphReader, GlyphReading, crop
from digitpad.paper.sheet import Sheet
from digitpad.preprocess.blobs import label
from digitpad.preprocess.fit import INK_LEVEL, to_image

MIN_SIDE_PX: Final = 9
"""Longer side of the smallest figure; anything smaller is dirt or a point."""
MAX_SPAN: Final = 0.45
"""Largest figure, in sides of the sheet; anything larger is the border of something."""
MAX_PIECES: Final = 6000
"""Number of pieces that are read, tallest first; a page of numbers has no more."""
SURE_DIGIT: Final = 0.85
"""Quality from which a piece is one digit, so that nothing else is tried, and ink in the next cell
of a table is a digit of its own."""
MIN_DIGIT_HEIGHT: Final = 0.5
"""Least height of a digit, in digit heights of the page or table; anything lower is a part of one,
or a sign, such as a comma."""
MIN_SIGN_HEIGHT: Final = 0.3
"""Height, in the same unit, below which ink is no digit, no letter and no plus, but a point if its
width is no more than that."""
MAX_SPECK: Final = 0.1
"""Side up to which ink is dirt, in the same unit."""
POSSIBLE_DIGIT: Final = 0.5
"""Quality from which a piece may be a digit."""
MIN_LEFTOVER: Final = 0.2
"""Side of other ink among a number's digits or beside them, in the same unit, from which it may be
of a stroke of theirs."""
MINUS_HEIGHT: Final = (0.25, 0.8)
"""Range of the middle of a minus, from the top of the digits beside it, in their heights."""
MAX_DIGIT_SIDE: Final = 1.3
"""Greatest height and width of one digit, broken ones and signs included, in the same unit."""
PART_GAP: Final = 0.3
"""Largest gap between parts of one figure, in digit heights."""
MAX_CUTS: Final = 300
"""Number of cuts that are tried at once; a page of numbers needs no more."""
MIN_ORIENTATION_SAMPLE: Final = 4
MAX_ORIENTATION_SAMPLE: Final = 64
"""Number of figures by which a photo is judged upright or not."""
MIN_UPRIGHT_SHARE: Final = 0.6
"""Share of these that are digits from which a photo is turned (even seeds)."""
UNSURE_PROBABILITY: Final = 0.8
"""Greatest probability of a digit of which only a part was seen, or that has another reading, and
of a point that may be a comma, a comma that may be a point, and a raised point."""
BAR_ASPECT: Final = 2.2
"""Width over height from which a figure is a bar."""
MIN_CONTRAST: Final = 0.55
"""Contrast of ink, in that of the digits around it, below which it is no writing: it was rubbed
out, or is the rest of a side, or a desk."""
MAX_PLUS_HEIGHT: Final = 0.75
"""Greatest height of a plus, in digit heights, as a taller cross may be a 4 or 7; and of the lower
of two parts of a digit beside each other."""
MAX_PLUS_HOLE: Final = 0.02
"""Largest hole in a plus, in areas of its box; a closed 4 has a larger one."""
MAX_POINT_HEIGHT: Final = 0.45
"""Greatest height of a point or comma, and of what hangs below a point that touches a digit, in
heights of the digit beside it."""
MAX_POINT_RISE: Final = 0.35
"""Greatest height of the top of a point or comma above the foot of the digits beside it, in their
heights."""
SIGN_PROBABILITY: Final = 0.9
"""Probability of a sign recognised by its shape, and of a point or comma certain by its place;
a less probable one makes all points of a page without words short commas."""


@dataclass(frozen=True, eq=False)
class Figure:
    """Ink that may be a sign of a number.

    ``text``: a digit or sign, "?" for anything else. ``probability``: that of the text, 0..1.
    ``box``: on the sheet. ``is_cut``: whether it was cut off another figure. ``contrast``: that of
    its darkest stroke, 0..255.
    """

    text: str
    probability: float
    box: Box[int]
    image: Grey
    reading: GlyphReading | None = None
    is_cut: bool = False
    contrast: float = 255.0

    @property
    def width(self) -> int:
        return self.box.width

    @property
    def height(self) -> int:
        return self.box.height

    @property
    def is_digit(self) -> bool:
        return self.text.isdigit()

    @property
    def is_sign(self) -> bool:
        """Whether it is a digit or another sign of numbers."""
        return self.text != UNREADABLE


def find_figures(
    sheet: Sheet, reader: GlyphReader, max_pieces: int = MAX_PIECES, row_height: float = np.inf
) -> Generator[int, None, tuple[list[Figure], float]]:
    """Find the possible signs of numbers on a sheet, and the height of its digits (0 for none).

    Yields the number of images read so far, returns both.

    ``max_pieces``: of more than this the smaller are left out. ``row_height``: the height of a
    table's rows, in pixels.
    """
    height, width = sheet.ink.shape
    min_side = min(MIN_SIDE_PX, MIN_SIGN_HEIGHT * row_height)
    large: list[int] = []
    small: list[int] = []
    for number, piece in enumerate(sheet.pieces):
        if piece.height < MAX_SPAN * height and piece.width < MAX_SPAN * width:
            (large if max(piece.width, piece.height) >= min_side else small).append(number)
    large = sorted(large, key=lambda number: -sheet.pieces[number].height)[:max_pieces]
    crops = [crop(sheet, [number], sheet.pieces[number].box) for number in large]
    readings = yield from reader.reading([to_image(ink) for ink in crops])
    figures = [
        replace(
            _figure(sheet.pieces[number].box, ink, reading), contrast=sheet.pieces[number].contrast
        )
        for number, ink, reading in zip(large, crops, readings, strict=True)
    ]
    digit_height = typical_height(figures)
    if digit_height == 0:
        return figures, 0.0
    figures = yield from _joined(figures, reader, digit_height)
    figures = yield from _cut(figures, reader, digit_height)
    dots = [
        _figure(sheet.pieces[number].box, crop(sheet, [number], sheet.pieces[number].box), None)
        for number in small
        if sheet.pieces[number].area >= (0.05 * digit_height) ** 2
    ]
    return [with_sign(figure, digit_height) for figure in (*figures, *dots)], digit_height


def _figure(box: Box[int], ink: Grey, reading: GlyphReading | None) -> Figure:
    if reading is None:
        return Figure(UNREADABLE, 0.0, box, ink)
    text = reading.text if reading.quality >= POSSIBLE_DIGIT else UNREADABLE
    return Figure(text, reading.quality, box, ink, reading)


def figure_of(parts: Sequence[Figure], reader: GlyphReader) -> Figure:
    """Return parts joined to one figure, read as a digit if possible."""
    box, ink = parts[0].box, parts[0].image
    for part in parts[1:]:
        box, ink = _union(Figure(UNREADABLE, 0.0, box, ink), part)
    (reading,) = reader.read([to_image(ink)])
    return replace(_figure(box, ink, reading), contrast=max(part.contrast for part in parts))


def typical_height(figures: Sequence[Figure]) -> float:
    """Return the typical height of a page's digits, 0 if there are none."""
    sure = [figure for figure in figures if figure.is_digit and figure.probability >= SURE_DIGIT]
    if not sure:
        return 0.0
    heights = np.sort([figure.height for figure in sure])
    # Weighted by height, as there are many crumbs that look like a 1.
    weights = np.cumsum(heights.astype(np.float64))
    return float(heights[int(np.searchsorted(weights, weights[-1] / 2))])


def _joined(
    figures: list[Figure], reader: GlyphReader, digit_height: float
) -> Generator[int, None, list[Figure]]:
    """Join figures that read better together."""
    new = set(figures)
    for _ in range(2):
        pairs = [
            (one, other)
            for one, other in _near_pairs(figures, digit_height)
            if figures[one] in new or figures[other] in new
        ]
        unions = [_union(figures[one], figures[other]) for one, other in pairs]
        readings = yield from reader.reading([to_image(ink) for _, ink in unions])
        ranked = sorted(range(len(pairs)), key=lambda place: -readings[place].quality)
        used: set[int] = set()
        new_figures: list[Figure] = []
        for place in ranked:
            one, other = pairs[place]
            if one in used or other in used:
                continue
            quality = readings[place].quality
            large, small = sorted((figures[one], figures[other]), key=lambda one: -one.height)
            if _is_minus(small, large) or _is_comma(small, large):
                continue
            separate = min(large.probability, max(small.probability, 0.3))
            if small.height < MAX_POINT_HEIGHT * min(digit_height, large.height):
                # A point, a comma or a minus is no part of a digit.
                separate = large.probability
            elif large.height < 0.85 * digit_height and quality >= SURE_DIGIT:
                separate = 0.0
            if quality > max(POSSIBLE_DIGIT, separate + 0.04):
                used |= {one, other}
                joined = _figure(*unions[place], readings[place])
                new_figures.append(replace(joined, contrast=large.contrast))
        if not new_figures:
            break
        new = set(new_figures)
        figures = [
            figure for place, figure in enumerate(figures) if place not in used
        ] + new_figures
    return figures


def _is_minus(small: Figure, large: Figure) -> bool:
    """Return whether ``small`` is a bar left of the middle of ``large``."""
    middle = (small.box.middle[1] - large.box.top) / large.height
    is_bar = small.width >= BAR_ASPECT * small.height
    return (
        is_bar
        and small.box.right <= large.box.left + 1
        and MINUS_HEIGHT[0] < middle < MINUS_HEIGHT[1]
    )


def _is_comma(small: Figure, large: Figure) -> bool:
    """Return whether ``small`` hangs at the foot of ``large``, on its left or right."""
    foot = large.box.bottom
    is_low = small.box.top > foot - MAX_POINT_RISE * large.height and small.box.bottom > foot
    middle = (small.box.middle[0] - large.box.left) / large.width
    is_upright = small.width <= small.height < MAX_POINT_HEIGHT * large.height
    return is_low and is_upright and not 0.1 < middle < 0.75


def _near_pairs(figures: Sequence[Figure], digit_height: float) -> list[tuple[int, int]]:
    """Return the pairs of figures that may be parts of one."""
    left, top, right, bottom = np.array([one.box for one in figures]).T
    order = np.argsort(left, kind="stable")
    reach = np.searchsorted(left[order], right[order] + PART_GAP * digit_height, side="right")
    counts = np.maximum(reach - np.arange(len(order)) - 1, 0)
    begin = np.repeat(np.arange(len(order)), counts)
    one = order[begin]
    other = order[begin + 1 + np.arange(len(begin)) - np.repeat(counts.cumsum() - counts, counts)]
    across = left[other] - right[one]
    down = np.maximum(top[one], top[other]) - np.minimum(bottom[one], bottom[other])
    joint_height = np.maximum(bottom[one], bottom[other]) - np.minimum(top[one], top[other])
    joint_width = np.maximum(right[one], right[other]) - left[one]
    apart, heights = np.maximum(across, down), bottom - top
    lower = np.minimum(heights[one], heights[other])
    quality = np.array([figure.probability for figure in figures])
    near = (
        (apart <= PART_GAP * digit_height)
        & (joint_height <= 1.7 * digit_height)
        & (joint_width <= MAX_DIGIT_SIDE * digit_height)
    )
    near &= (across <= 0) | (lower <= MAX_PLUS_HEIGHT * digit_height)
    # The ring and the stem of a broken 9 may each look like a digit.
    is_broken = (
        (apart <= 0.15 * digit_height)
        & (joint_height <= 1.25 * digit_height)
        & (lower <= MAX_PLUS_HEIGHT * digit_height)
    )
    near &= (np.minimum(quality[one], quality[other]) < SURE_DIGIT) | is_broken
    return list(zip(one[near].tolist(), other[near].tolist(), strict=True))


def _union(first: Figure, second: Figure) -> tuple[Box[int], Grey]:
    box = around((first.box, second.box))
    ink = np.zeros((box.height, box.width), np.uint8)
    for figure in (first, second):
        left, top = figure.box.left - box.left, figure.box.top - box.top
        place = ink[top : top + figure.height, left : left + figure.width]
        np.maximum(place, figure.image, out=place)
    return box, ink


def _cut(
    figures: list[Figure], reader: GlyphReader, digit_height: float
) -> Generator[int, None, list[Figure]]:
    """Cut figures in two, and their halves again, where the parts read better."""
    letters = sum(
        not one.is_digit and one.height >= MIN_DIGIT_HEIGHT * digit_height for one in figures
    )
    if letters > sum(one.is_digit for one in figures):
        # A page of words: parts of letters may look like any digit.
        return figures
    waiting = set(figures)
    while waiting:
        tried: list[tuple[int, list[Figure]]] = []
        for place, figure in enumerate(figures):
            if figure not in waiting or len(tried) > MAX_CUTS:
                continue
            waiting.discard(figure)
            is_large = (
                figure.width > 0.9 * digit_height or figure.height > MAX_DIGIT_SIDE * digit_height
            )
            is_whole = figure.probability >= SURE_DIGIT or figure.height < 0.6 * digit_height
            if is_whole or not is_large:
                continue
            tried += [(place, halves) for halves in _halves(figure, digit_height)]
        all_halves = [half for _, halves in tried for half in halves]
        readings = iter((yield from reader.reading([to_image(half.image) for half in all_halves])))
        best: dict[int, tuple[float, list[Figure]]] = {}
        for place, halves in tried:
            read = [
                replace(
                    _figure(half.box, half.image, next(readings)),
                    is_cut=True,
                    contrast=half.contrast,
                )
                for half in halves
            ]
            first, second = (half.probability for half in read)
            # The first digit of a long row is cut off whatever the rest is.
            remains = read[1].width > 1.1 * digit_height
            quality = first * (0.6 + 0.4 * second) if remains else min(first, second)
            if quality > max(
                best.get(place, (0.0,))[0], figures[place].probability, POSSIBLE_DIGIT
            ):
                best[place] = quality, read
        waiting |= {part for _, parts in best.values() for part in parts}
        figures = [
            part
            for place, figure in enumerate(figures)
            for part in (best[place][1] if place in best else [figure])
        ]
    return figures


def _halves(figure: Figure, digit_height: float) -> list[list[Figure]]:
    """Return likely cuts of a figure in two: (left, right) or (upper, lower)."""
    ways = []
    if figure.width > 0.7 * digit_height:
        reach = min(figure.width - 1, round(1.2 * digit_height))
        ways += [
            _cut_at(figure, x, across=True) for x in _thin_places(figure.image, digit_height, reach)
        ]
    if figure.height > 1.25 * digit_height:
        turned = np.ascontiguousarray(figure.image.T)
        places = _thin_places(turned, digit_height, figure.height - 1)
        ways += [_cut_at(figure, y, across=False) for y in places]
    return [halves for halves in ways if all(max(half.image.shape) > 3 for half in halves)]


def _thin_places(ink: Grey, digit_height: float, reach: int) -> list[int]:
    """Return up to five columns in which a cut severs little ink."""
    width = ink.shape[1]
    counts = (ink > INK_LEVEL).sum(axis=0).astype(np.float64)
    kernel = np.ones(3) / 3
    counts = np.convolve(counts, kernel, mode="same")
    begin = max(2, round(0.15 * digit_height))
    places: list[int] = []
    allowed = np.zeros(width, bool)
    allowed[begin : max(begin, min(reach, width - begin)) + 1] = True
    for _ in range(5):
        if not allowed.any():
            break
        place = int(np.where(allowed, counts, np.inf).argmin())
        places.append(place)
        allowed[
            max(0, place - round(0.09 * digit_height)) : place + round(0.09 * digit_height) + 1
        ] = False
    return places


def _cut_at(figure: Figure, place: int, *, across: bool) -> list[Figure]:
    parts = np.split(figure.image, [place], axis=1 if across else 0)
    left, top = figure.box[:2]
    found = []
    for part, shift in zip(parts, (0, place), strict=True):
        part = _largest_parts(part)
        rows, columns = np.flatnonzero(part.any(axis=1)), np.flatnonzero(part.any(axis=0))
        if not len(rows):
            rows = columns = np.array([0])
        y, x = (top, left + shift) if across else (top + shift, left)
        first_column, last_column, first_row, last_row = (
            int(n) for n in (columns[0], columns[-1], rows[0], rows[-1])
        )
        box = Box(x + first_column, y + first_row, x + last_column + 1, y + last_row + 1)
        found.append(
            replace(
                figure,
                box=box,
                image=part[first_row : last_row + 1, first_column : last_column + 1],
            )
        )
    return found


def _largest_parts(ink: Grey) -> Grey:
    """Return ink without scraps that the cut left of the other half."""
    labels, count = label(ink > 60)
    if count <= 1:
        return ink
    areas = np.bincount(labels.ravel())
    areas[0] = 0
    kept = areas >= 0.2 * areas.max()
    return np.where(kept[labels], ink, 0).astype(np.uint8)


def with_sign(figure: Figure, digit_height: float) -> Figure:
    """Return a figure, recognised by its shape if it is a sign other than a digit: ``+ - .``.

    Commas differ from points by their place beside other figures (``groups``).
    """
    width, height = figure.width, figure.height
    if max(width, height) <= MIN_SIGN_HEIGHT * digit_height:
        return replace(figure, text=".", probability=SIGN_PROBABILITY)
    is_bar = (
        width >= BAR_ASPECT * height
        and height <= MIN_SIGN_HEIGHT * digit_height
        and width <= 1.5 * digit_height
    )
    if is_bar:
        return replace(figure, text="-", probability=SIGN_PROBABILITY)
    is_size = 0.4 * digit_height <= max(width, height) <= MAX_DIGIT_SIDE * digit_height
    may_be_plus = not figure.is_digit or (
        figure.text in "47" and height < MAX_PLUS_HEIGHT * digit_height
    )
    if is_size and may_be_plus and _is_cross(figure.image):
        return replace(figure, text="+", probability=SIGN_PROBABILITY)
    return figure


def _is_cross(ink: Grey) -> bool:
    """Return whether ink is a level and an upright stroke that cross near their middles."""
    height, width = ink.shape
    if not 0.5 <= width / height <= 2.0:
        return False
    dark = ink > INK_LEVEL
    across, down = dark.sum(axis=1), dark.sum(axis=0)
    row, column = int(across.argmax()), int(down.argmax())
    if not (0.2 < row / height < 0.8 and 0.2 < column / width < 0.8):
        return False
    thickness = max(2.0, float(dark.sum()) / (width + height))
    rows, columns = np.ogrid[:height, :width]
    reach = thickness + 0.06 * max(height, width)
    on_strokes = (abs(rows - row) <= reach) | (abs(columns - column) <= reach)
    corners = dark & ~on_strokes
    is_drawn = corners.sum() < 0.12 * dark.sum()
    return bool(is_drawn and not loops(dark, MAX_PLUS_HOLE))


def quarter_turns(figures: Sequence[Figure], reader: GlyphReader) -> int:
    """Return the number of quarter turns to the left that make a photo upright, 0 unless clear.

    Most digits look like none on their side or upside down, but bars, which may be 1s, and crumbs.
    """
    read = [one for one in figures if one.reading is not None]
    sides = [sorted((one.width, one.height)) for one in read]
    min_side = MIN_DIGIT_HEIGHT * float(np.median([longer for _, longer in sides] or [0]))
    telling = [
        one
        for one, (shorter, longer) in zip(read, sides, strict=True)
        if min_side <= longer < BAR_ASPECT * shorter
    ]
    sample = sorted(telling, key=lambda one: -one.width * one.height)[:MAX_ORIENTATION_SAMPLE]
    if len(sample) < MIN_ORIENTATION_SAMPLE:
        return 0
    upright = [one.reading for one in sample if one.reading is not None]
    counts = [sum(one.quality >= SURE_DIGIT for one in upright)]
    if counts[0] >= 0.8 * len(sample):
        return 0
    images = [to_image(one.image) for one in sample]
    for turns in (1, 2, 3):
        readings = reader.read([np.ascontiguousarray(np.rot90(one, turns)) for one in images])
        counts.append(sum(one.quality >= SURE_DIGIT for one in readings))
    best = int(np.argmax(counts))
    # Letters look like a digit now and then in any orientation, digits nearly always in one.
    is_clear = counts[best] - counts[0] >= max(MIN_ORIENTATION_SAMPLE - 1, counts[best] // 6)
    return best if is_clear and counts[best] >= MIN_UPRIGHT_SHARE * len(sample) else 0
