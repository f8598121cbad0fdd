"""Which pieces of ink on a sheet are figures: joined where a figure is broken, cut where two touch.

Every piece is read as a digit on its own; then what is not plainly one is tried together with its
neighbours and in two, and whatever reads better stays. What is left is told by its shape: a sign
that stands in numbers, or something else (a letter, a doodle), which is remembered because a
word betrays itself by it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from digitpad.ink.boxes import Box, around
from digitpad.ink.loops import loops
from digitpad.lines.reading import UNREADABLE
from digitpad.paper.glyphs import Reader, Reading, crop
from digitpad.picture.blobs import label
from digitpad.picture.fit import to_image
from digitpad.picture.sheet import Grey, Sheet

MIN_SIDE: Final = 0.005
"""Of the sheet's longer side,"""
MIN_SIDE_PX: Final = (9, 13)
"""and within this range: what is smaller is dirt or a point."""
MIN_FILLED: Final = 0.3
"""Of the room that a line of a table has: no figure there is lower than this."""
MAX_SIDE: Final = 0.45
"""Of the sheet's sides: what is larger is the border of something."""
MOST_PIECES: Final = 6000
"""A page of more pieces than this is none of numbers."""
PLAIN: Final = 0.85
"""A piece of this quality is one digit: nothing else is tried."""
GOOD: Final = 0.5
"""Of at least this quality a piece may be a digit."""
PART_GAP: Final = 0.3
"""Parts of one figure are no further from each other, in heights of the page's figures."""
MOST_CUTS: Final = 300
"""Ways to cut that are tried at once: a page on which more would be needed is none of numbers."""
MOST_TURNED: Final = 64
FEWEST_TURNED: Final = 4
"""Figures that are looked at to tell whether a photo is upright, and that must agree it is not."""
BAR: Final = 2.2
"""A bar is so many times as wide as tall."""
LOW_CROSS: Final = 0.75
"""A cross that looks like a 4 is one where it is no lower, in heights of the page's figures."""
HOLE: Final = 0.02
"""Of a cross: where it goes round more paper than this part of its box, it is a closed 4."""
DOT: Final = 0.3
"""A point is smaller, in the same unit."""


@dataclass(frozen=True, eq=False)
class Figure:
    """Ink that may be a sign of a number.

    ``text``: a digit or sign, "?" for anything else. ``probability``: 0..1, that it is this.
    ``box``: on the sheet. ``is_cut``: whether it was joined to something else.
    ``contrast``: of its darkest stroke, 0..255.
    """

    text: str
    probability: float
    box: Box[int]
    image: Grey
    reading: Reading | None = None
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
        """Whether it may stand in a number: a digit or a sign."""
        return self.text != UNREADABLE


def find_figures(
    sheet: Sheet, reader: Reader, most: int = MOST_PIECES, room: float = np.inf
) -> Generator[int, None, tuple[list[Figure], float]]:
    """Find what may be signs of numbers on a sheet, and the height of its digits (0: none).

    Yields how many images have been read, returns both.

    ``most``: of more pieces than this the smaller ones are left out. ``room``: how high a line of
    figures is at most, in pixels.
    """
    height, width = sheet.ink.shape
    least = min(float(np.clip(MIN_SIDE * max(height, width), *MIN_SIDE_PX)), MIN_FILLED * room)
    large: list[int] = []
    small: list[int] = []
    for number, piece in enumerate(sheet.pieces):
        if piece.height < MAX_SIDE * height and piece.width < MAX_SIDE * width:
            (large if max(piece.width, piece.height) >= least else small).append(number)
    large = sorted(large, key=lambda number: -sheet.pieces[number].height)[:most]
    crops = [crop(sheet, [number], sheet.pieces[number].box) for number in large]
    readings = yield from reader.reading([to_image(ink) for ink in crops])
    figures = [
        replace(
            _figure(sheet.pieces[number].box, ink, reading), contrast=sheet.pieces[number].contrast
        )
        for number, ink, reading in zip(large, crops, readings, strict=True)
    ]
    tall = typical_height(figures)
    if tall == 0:
        return figures, 0.0
    figures = yield from _joined(figures, reader, tall)
    figures = yield from _cut(figures, reader, tall)
    dots = [
        _figure(sheet.pieces[number].box, crop(sheet, [number], sheet.pieces[number].box), None)
        for number in small
        if sheet.pieces[number].area >= (0.05 * tall) ** 2
    ]
    return [with_sign(figure, tall) for figure in (*figures, *dots)], tall


def _figure(box: Box[int], ink: Grey, reading: Reading | None) -> Figure:
    if reading is None:
        return Figure(UNREADABLE, 0.0, box, ink)
    text = reading.text if reading.quality >= GOOD else UNREADABLE
    return Figure(text, reading.quality, box, ink, reading)


def figure_of(parts: Sequence[Figure], reader: Reader) -> Figure:
    """Return parts as one figure, a digit or none."""
    box, ink = parts[0].box, parts[0].image
    for part in parts[1:]:
        box, ink = _union(Figure(UNREADABLE, 0.0, box, ink), part)
    (reading,) = reader.read([to_image(ink)])
    return replace(_figure(box, ink, reading), contrast=max(part.contrast for part in parts))


def typical_height(figures: Sequence[Figure]) -> float:
    """Return how tall the digits of a page are, 0 where there are none."""
    plain = [figure for figure in figures if figure.is_digit and figure.probability >= PLAIN]
    if not plain:
        return 0.0
    heights = np.sort([figure.height for figure in plain])
    # Large ones weigh more: crumbs that look like a 1 are many.
    weights = np.cumsum(heights.astype(np.float64))
    return float(heights[int(np.searchsorted(weights, weights[-1] / 2))])


def _joined(
    figures: list[Figure], reader: Reader, tall: float
) -> Generator[int, None, list[Figure]]:
    """Return figures with those joined that read better together."""
    new = set(figures)
    for _ in range(2):
        pairs = [
            (one, other)
            for one, other in _near_pairs(figures, tall)
            if figures[one] in new or figures[other] in new
        ]
        unions = [_union(figures[one], figures[other]) for one, other in pairs]
        readings = yield from reader.reading([to_image(ink) for _, ink in unions])
        ranked = sorted(range(len(pairs)), key=lambda place: -readings[place].quality)
        gone: set[int] = set()
        made: list[Figure] = []
        for place in ranked:
            one, other = pairs[place]
            if one in gone or other in gone:
                continue
            quality = readings[place].quality
            large, small = sorted((figures[one], figures[other]), key=lambda one: -one.height)
            if _is_minus(small, large) or _is_comma(small, large):
                continue
            apart = min(large.probability, max(small.probability, 0.3))
            if small.height < 0.45 * min(tall, large.height):
                # A point, a comma or a minus belongs to no digit.
                apart = large.probability
            elif large.height < 0.85 * tall and quality >= PLAIN:
                apart = 0.0
            if quality > max(GOOD, apart + 0.04):
                gone |= {one, other}
                joined = _figure(*unions[place], readings[place])
                made.append(replace(joined, contrast=large.contrast))
        if not made:
            break
        new = set(made)
        figures = [figure for place, figure in enumerate(figures) if place not in gone] + made
    return figures


def _is_minus(small: Figure, large: Figure) -> bool:
    """Return whether one figure is a bar before the middle of another."""
    middle = (small.box.middle[1] - large.box.top) / large.height
    is_bar = small.width >= BAR * small.height
    return is_bar and small.box.right <= large.box.left + 1 and 0.25 < middle < 0.8


def _is_comma(small: Figure, large: Figure) -> bool:
    """Return whether a figure hangs at the foot of another, on its left or right."""
    foot = large.box.bottom
    is_low = small.box.top > foot - 0.35 * large.height and small.box.bottom > foot
    middle = (small.box.middle[0] - large.box.left) / large.width
    is_upright = small.width <= small.height < 0.45 * large.height
    return is_low and is_upright and not 0.1 < middle < 0.75


def _near_pairs(figures: Sequence[Figure], tall: float) -> list[tuple[int, int]]:
    """Return which figures may be parts of one."""
    left, top, right, bottom = np.array([one.box for one in figures]).T
    order = np.argsort(left, kind="stable")
    reach = np.searchsorted(left[order], right[order] + PART_GAP * tall, side="right")
    counts = np.maximum(reach - np.arange(len(order)) - 1, 0)
    begin = np.repeat(np.arange(len(order)), counts)
    one = order[begin]
    other = order[begin + 1 + np.arange(len(begin)) - np.repeat(counts.cumsum() - counts, counts)]
    across = left[other] - right[one]
    down = np.maximum(top[one], top[other]) - np.minimum(bottom[one], bottom[other])
    high = np.maximum(bottom[one], bottom[other]) - np.minimum(top[one], top[other])
    wide = np.maximum(right[one], right[other]) - left[one]
    apart, heights = np.maximum(across, down), bottom - top
    lower = np.minimum(heights[one], heights[other])
    quality = np.array([figure.probability for figure in figures])
    near = (apart <= PART_GAP * tall) & (high <= 1.7 * tall) & (wide <= 1.3 * tall)
    near &= (across <= 0) | (lower <= 0.75 * tall)
    # The ring and the stem of a 9, each of which could be a digit of its own.
    is_broken = (apart <= 0.15 * tall) & (high <= 1.25 * tall) & (lower <= 0.8 * tall)
    near &= (np.minimum(quality[one], quality[other]) < PLAIN) | is_broken
    return list(zip(one[near].tolist(), other[near].tolist(), strict=True))


def _union(first: Figure, second: Figure) -> tuple[Box[int], Grey]:
    box = around((first.box, second.box))
    ink = np.zeros((box.height, box.width), np.uint8)
    for figure in (first, second):
        left, top = figure.box.left - box.left, figure.box.top - box.top
        place = ink[top : top + figure.height, left : left + figure.width]
        np.maximum(place, figure.image, out=place)
    return box, ink


def _cut(figures: list[Figure], reader: Reader, tall: float) -> Generator[int, None, list[Figure]]:
    """Return figures with those cut in two (and their halves again) that read better so."""
    letters = sum(not one.is_digit and one.height >= 0.5 * tall for one in figures)
    if letters > sum(one.is_digit for one in figures):
        # A page of words: their letters come apart into anything.
        return figures
    waiting = set(figures)
    while waiting:
        tried: list[tuple[int, list[Figure]]] = []
        for place, figure in enumerate(figures):
            if figure not in waiting or len(tried) > MOST_CUTS:
                continue
            waiting.discard(figure)
            is_large = figure.width > 0.9 * tall or figure.height > 1.3 * tall
            is_whole = figure.probability >= PLAIN or figure.height < 0.6 * tall
            if is_whole or not is_large or figure.width > 12 * tall:
                continue
            tried += [(place, halves) for halves in _halves(figure, tall)]
        flat = [half for _, halves in tried for half in halves]
        readings = iter((yield from reader.reading([to_image(half.image) for half in flat])))
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
            # Of a long row the first digit is cut off, whatever remains.
            remains = read[1].width > 1.1 * tall
            quality = first * (0.6 + 0.4 * second) if remains else min(first, second)
            if quality > max(best.get(place, (0.0,))[0], figures[place].probability, GOOD):
                best[place] = quality, read
        waiting |= {part for _, parts in best.values() for part in parts}
        figures = [
            part
            for place, figure in enumerate(figures)
            for part in (best[place][1] if place in best else [figure])
        ]
    return figures


def _halves(figure: Figure, tall: float) -> list[list[Figure]]:
    """Return the likely ways to cut a figure in two: (left, right) or (upper, lower)."""
    ways = []
    if figure.width > 0.7 * tall:
        reach = min(figure.width - 1, round(1.2 * tall))
        ways += [_at(figure, x, across=True) for x in _thin_places(figure.image, tall, reach)]
    if figure.height > 1.25 * tall:
        turned = np.ascontiguousarray(figure.image.T)
        places = _thin_places(turned, tall, figure.height - 1)
        ways += [_at(figure, y, across=False) for y in places]
    return [halves for halves in ways if all(max(half.image.shape) > 3 for half in halves)]


def _thin_places(ink: Grey, tall: float, reach: int) -> list[int]:
    """Return up to five columns where little ink is cut."""
    width = ink.shape[1]
    counts = (ink > 127).sum(axis=0).astype(np.float64)
    kernel = np.ones(3) / 3
    counts = np.convolve(counts, kernel, mode="same")
    begin = max(2, round(0.15 * tall))
    places: list[int] = []
    allowed = np.zeros(width, bool)
    allowed[begin : max(begin, min(reach, width - begin)) + 1] = True
    for _ in range(5):
        if not allowed.any():
            break
        place = int(np.where(allowed, counts, np.inf).argmin())
        places.append(place)
        allowed[max(0, place - round(0.09 * tall)) : place + round(0.09 * tall) + 1] = False
    return places


def _at(figure: Figure, place: int, *, across: bool) -> list[Figure]:
    parts = np.split(figure.image, [place], axis=1 if across else 0)
    left, top = figure.box[:2]
    found = []
    for part, shift in zip(parts, (0, place), strict=True):
        part = _largest_parts(part)
        rows, columns = np.flatnonzero(part.any(axis=1)), np.flatnonzero(part.any(axis=0))
        if not len(rows):
            rows = columns = np.array([0])
        y, x = (top, left + shift) if across else (top + shift, left)
        begin, end, low, high = (int(n) for n in (columns[0], columns[-1], rows[0], rows[-1]))
        box = Box(x + begin, y + low, x + end + 1, y + high + 1)
        found.append(replace(figure, box=box, image=part[low : high + 1, begin : end + 1]))
    return found


def _largest_parts(ink: Grey) -> Grey:
    """Return ink without the scraps that a cut leaves of the other half."""
    labels, count = label(ink > 60)
    if count <= 1:
        return ink
    areas = np.bincount(labels.ravel())
    areas[0] = 0
    kept = areas >= 0.2 * areas.max()
    return np.where(kept[labels], ink, 0).astype(np.uint8)


def with_sign(figure: Figure, tall: float) -> Figure:
    """Return a figure, told by its shape where it is no digit but a sign: ``+ - . ,``.

    A point is told from a comma by its place, which only its neighbours give (``page``).
    """
    width, height = figure.width, figure.height
    if max(width, height) <= DOT * tall:
        return replace(figure, text=".", probability=0.9)
    is_bar = width >= BAR * height and height <= 0.35 * tall and 0.25 * tall <= width <= 1.5 * tall
    if is_bar:
        return replace(figure, text="-", probability=0.9)
    is_size = 0.4 * tall <= max(width, height) <= 1.3 * tall
    may_be_plus = not figure.is_digit or (figure.text in "47" and height < LOW_CROSS * tall)
    if is_size and may_be_plus and _is_cross(figure.image):
        return replace(figure, text="+", probability=0.9)
    return figure


def _is_cross(ink: Grey) -> bool:
    """Return whether ink is one level and one upright stroke that cross in their middles."""
    height, width = ink.shape
    if not 0.5 <= width / height <= 2.0:
        return False
    dark = ink > 127
    across, down = dark.sum(axis=1), dark.sum(axis=0)
    row, column = int(across.argmax()), int(down.argmax())
    if not (0.2 < row / height < 0.8 and 0.2 < column / width < 0.8):
        return False
    thick = max(2.0, float(dark.sum()) / (width + height))
    rows, columns = np.ogrid[:height, :width]
    reach = 1.0 * thick + 0.06 * max(height, width)
    near = (abs(rows - row) <= reach) | (abs(columns - column) <= reach)
    corners = dark & ~near
    is_drawn = corners.sum() < 0.12 * dark.sum() and across.max() > 0.6 * width
    return bool(is_drawn and not loops(dark, HOLE))


def quarter_turns(figures: Sequence[Figure], reader: Reader) -> int:
    """Return by how many quarter turns to the left a photo would be upright: 0 unless clear.

    Told by the digits: many of them are none on their side or upside down.
    """
    sizable = sorted(figures, key=lambda one: -one.width * one.height)[: 3 * MOST_TURNED]
    sample = [one for one in sizable if one.reading is not None][:MOST_TURNED]
    if len(sample) < FEWEST_TURNED:
        return 0
    upright = [one.reading for one in sample if one.reading is not None]
    found = [sum(one.quality >= PLAIN for one in upright)]
    if found[0] >= 0.8 * len(sample):
        return 0
    images = [to_image(one.image) for one in sample]
    for turns in (1, 2, 3):
        readings = reader.read([np.ascontiguousarray(np.rot90(one, turns)) for one in images])
        found.append(sum(one.quality >= PLAIN for one in readings))
    best = int(np.argmax(found))
    # Letters become a digit here and there whichever way they lie; digits all do.
    is_clear = found[best] - found[0] >= max(FEWEST_TURNED - 1, found[best] // 6)
    return best if is_clear and found[best] >= 0.75 * len(sample) else 0
