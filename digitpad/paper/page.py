"""A photo of a page becomes its numbers: what they are, how sure that is, and where they stand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import Box, around
from digitpad.paper.figures import (
    LOW_CROSS,
    PLAIN,
    UNREADABLE,
    Figure,
    figure_of,
    find_figures,
    quarter_turns,
)
from digitpad.paper.frames import FILLED, SQUARES, Field, is_filled, within
from digitpad.paper.glyphs import Reader, stroke_width
from digitpad.paper.ink import Grey, Sheet, is_blurred, read_sheet
from digitpad.paper.lost import has_words, lost_ink
from digitpad.paper.pale import pale_rule_between
from digitpad.paper.ruling import RuledLine
from digitpad.paper.sides import completed, leaves_remains
from digitpad.paper.trust import ODDITIES, SWAPPED, Evidence, trusts_of
from digitpad.paper.whole import Look, labels_of, look_at
from digitpad.words import QT_TRANSLATE_NOOP

Points = npt.NDArray[np.float64]
"""(n, 2): x and y."""

GAP: Final = 1.0
"""Figures of one number are no further from each other, in heights of its digits."""
OFF_LINE: Final = 0.55
"""Nor are their middles further above each other, in heights of the taller one."""
WORD_GAP: Final = 0.5
"""So far from each other are words, in the same unit."""
SMALLEST: Final = 0.3
"""A digit that is lower, in heights of the page's digits, is dirt."""
LARGEST: Final = 3.5
MAX_LETTERS: Final = 0.34
"""Of the larger figures of a number, at most so many are no digits."""
PARTING_GAP: Final = 0.55
"""Where a gap is twice the usual one and at least so wide, the next number begins."""
SIGN_GAP: Final = 0.4
SMALL: Final = 0.65
"""All digits of small print are lower, in heights of the page's digits."""
EVEN: Final = 0.82
MIN_SCORE: Final = 0.02
"""Between digits something is taken for one, doubtfully, if it looks this much like one,"""
MIN_PROBABILITY: Final = 0.6
"""and like this one rather than the others."""
COMMA: Final = 0.5
"""A comma is lower, in heights of the digits beside it."""
HANGING: Final = 0.12
"""What hangs further below the line, in the same unit, is no point, but may be a comma."""
TAIL: Final = 0.228
"""How far a point hangs below the line and 0.6 of how high it is, in the same unit: where that is
more it is a comma. Told on 237 commas and 233 points of 160 generated tables; 4 are on the other
side,"""
TAIL_SURE: Final = 0.05
"""and 2 of the sure ones, which are so far from it: 38 are not."""
PEN_PART: Final = 0.6
"""What is smaller than this part of the pen's width is no point: of the points there 1 % are below
0.65, of 14 specks of noise 10."""
SHORTEST: Final = 0.22
"""And a minus is longer."""
SCRAP: Final = 0.8
"""A 1 that stands alone is not lower, in heights of the page's digits."""
TRUSTED: Final = 0.985
"""A number is sure where it is right with this probability,"""
TRUSTED_CLEAR: Final = 0.98
"""or this where both networks are sure of it by themselves: generated sheets, by which trust is
weighed, are not as manifold as photos. With 0.97 17 of 6,661 numbers of sums, tables, forms and
receipts (even seeds) are wrong and sure, with this 14; some 75 right ones more are in doubt,"""
LEAST: Final = 0.5
"""each of its signs is at least this probable;"""
SURE_POINT: Final = 0.85
"""in a table each of its points and commas this. On a page without words where one is less probable
all points may be short commas: of 278 sure numbers with either on 230 generated tables (even seeds)
2 were wrong, on one page; 57 are in doubt for it."""
LIKELY: Final = 0.74
"""What the network for whole lines finds so likely needs no even gaps."""
OTHERWISE: Final = "read otherwise"
"""The oddity of a number in which it sees another."""
SURE_IN_FRAME: Final = 0.9
"""In a field of its own, whose sides may hide strokes, each digit is at least this probable,"""
OTHER_IN_FRAME: Final = 0.005
"""and no other digit as probable as this (of a 1 and a 7, in which hands differ most, see
``SWAPPED``);"""
LIKELY_IN_FRAME: Final = 0.5
"""and this the number. On 2,164 numbers of generated forms (even seeds) 853 right ones are sure and
3 wrong ones; with 0.97, any other digit and 0.85, 823 and 9."""
PALE_IN_FRAME: Final = 0.6
"""Of how dark the digits in a sheet's fields are: what is paler may be left of a side."""
NEXT_ROW: Final = 2.0
"""In heights of the lower: a field that is no further from the next may be a part of a row, and so
may a number in a field that is no further from the next number, in heights of the page's digits."""
FORM: Final = 2
"""On a sheet of so many rows of boxes what stands in none may be a part of one."""
READABLE: Final = -1.0
"""What it finds so likely, a natural logarithm, is shown instead where"""
BETTER: Final = 2.0
"""it finds that so much likelier than the other reading."""
UNSURE: Final = 0.8
UNEQUAL: Final = 1.7
"""In a sure number no digit is so many times as tall as another,"""
NUMBER: Final = re.compile(r"[+-]?(\d+|[1-9]\d{0,2}(,\d{3})+|[1-9]\d{0,2}(\.\d{3})+)([.,]\d+)?$")
"""they are written so,"""
LEFT_OVER: Final = 0.25
"""no other ink lies among them that is so large, in heights of its digits,"""
FAR: Final = 0.5
"""and none is so far from the next, in the same unit."""
SPECK: Final = 0.1
"""What is smaller, in heights of the page's digits, is dirt."""
LARGE_PART: Final = 0.5
"""Ink beside a number of which none was made may be a digit of it where it is so high, in heights
of its digits,"""
PART_APART: Final = 0.35
"""and no further from it;"""
POINT_GAP: Final = 0.3
POINT_OFF: Final = 0.25
"""a point, where it is so near to its end and to its foot."""
MENDED: Final = ("gap", "runs out")
"""What is no longer odd where the network for whole lines reads the same: room between digits, and
digits close to the side of a cell. On generated tables 76 of 77 such numbers are right."""
TOO_CLOSE_BY: Final = "too close"
ROW_OF_BOXES: Final = "row of boxes"
LEAST_UNREAD: Final = 0.5
"""Ink of which no number was made is looked at where it is so high, in heights of the page's
digits,"""
MOST_UNREAD: Final = 150
"""no more of it: a page of words has none."""
READABLE_ALONE: Final = -0.3
"""What is found so likely there is shown as a number, in doubt;"""
READABLE_SHORT: Final = (-1.0, 2.2)
"""this, what is no wider than so many heights: a digit beside a word. On 223 generated receipts
(even seeds) 7 of 8 that were lost are shown so, and 57 of 450 short words and letters."""
READABLE_POINT: Final = -3.0
"""With a point or comma a text need not be as likely to be shown: no word looks so."""
CROSSED: Final = (0.1, 0.3, 0.5)
"""A rule crosses a cell at least this part of its width from its sides, and something stands there
where so much of its way is at least this part as dark as all of it. On 100 generated tables (even
seeds) 3 of 10 silent errors are marked, and one other number."""
LEAST_IN_BOX: Final = 0.14
"""Ink in a box for one digit is a part of it where it is so large, in heights of the box;"""
MUCH_BETTER: Final = 0.2
"""the largest piece alone is the digit where it looks so much more like one."""
FEW_UNREAD: Final = 3
"""More figures that cannot be read are a word."""
TOO_CLOSE: Final = 0.7
"""What is nearer to the next number may be a part of it, in heights of the page's digits;"""
ACROSS: Final = 0.25
"""the same where a rule lies between them;"""
BORDER: Final = 0.08
"""what is nearer to the side of a field may run out of it, or be a part of that side."""
CARRIED: Final = 0.65
"""A 1 that is lower than this part of the digit beside it, and raised, was carried."""
FINE: Final = (0.15, 0.6, 0.5)
"""A 1 slimmer than the first, of its height, with a stroke finer than the second and paler than the
third, of the page's digits, is a line of the paper: of 10,265 sure numbers of generated sheets
(even seeds) four hold one, each a table's rule."""
SQUARED: Final = 4
"""Rules both ways, at least so many: squared paper, whose crossings look like points."""
ACROSS_RULES: Final = 0.5
"""Of the figures in what looks like a table so many run across its rules: then it is squared paper,
and a number stands in several of its squares. Of 23 tables at most 0.13, of 7 squared sheets 0.86
at least (even seeds)."""
WITHIN: Final = 0.8
"""Such a figure does so with this part of its size: digits touch rules."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign of a number.

    ``text``: a digit, one of ``+ - . ,``, or "?" where it cannot be read. ``probability``: 0..1.
    ``box``: left, top, right, bottom in pixels of the upright photo.
    """

    text: str
    probability: float
    box: Box[int]


@dataclass(frozen=True, slots=True)
class Number:
    """A number on a page: its signs from left to right, and where it stands on the photo."""

    signs: tuple[Sign, ...]
    oddity: str = ""
    """What beside its signs makes it doubtful, for other code to tell: other ink, their sizes."""
    trust: float = 1.0
    """0..1, how probable it is that it is right: see ``trust.trusts_of``."""
    is_clear: bool = False
    """Whether both networks are sure of it by themselves, and nothing about it is odd."""

    @property
    def text(self) -> str:
        return "".join(sign.text for sign in self.signs)

    @property
    def sure(self) -> bool:
        # On a line signs may part several: each is a number.
        parts = re.split(r"(?<=\d)(?=[+-])", self.text)
        is_number = all(NUMBER.match(part) for part in parts)
        are_read = all(one.probability >= LEAST for one in self.signs)
        is_weighed = self.oddity in ("", OTHERWISE, *ODDITIES)
        least = TRUSTED_CLEAR if self.is_clear else TRUSTED
        return is_number and are_read and is_weighed and self.trust >= least

    @property
    def digits(self) -> tuple[Sign, ...]:
        """The digits among the signs, and what should have been one."""
        return tuple(sign for sign in self.signs if sign.text.isdigit() or sign.text == UNREADABLE)

    @property
    def box(self) -> Box[int]:
        return around(sign.box for sign in self.signs)


@dataclass(frozen=True, slots=True)
class Page:
    """The numbers of a page, line by line from left to right.

    ``turned``: by how many degrees to the left the photo was turned, because it clearly was not
    upright; boxes are those of the photo so turned. ``problem``: why there is no number, or
    why they are not to be trusted, in words.
    """

    lines: tuple[tuple[Number, ...], ...]
    turned: int = 0
    problem: str = ""

    @property
    def numbers(self) -> tuple[Number, ...]:
        return tuple(number for line in self.lines for number in line)

    @property
    def text(self) -> str:
        """A line of text for each line of the page."""
        return "\n".join("  ".join(number.text for number in line) for line in self.lines)


def read_page(picture: Grey, reader: Reader, *, is_upright: bool = False) -> Page:
    """Read the numbers on a photo of a page.

    ``picture``: uint8 (h, w, 3). ``is_upright``: whether somebody said so; else its digits tell.
    Raises ``InkError`` where nothing can be seen on it.
    """
    sheet = read_sheet(picture)
    figures, tall = find_figures(sheet, reader)
    turns = 0 if is_upright else quarter_turns(figures, reader)
    if turns:
        sheet = read_sheet(np.ascontiguousarray(np.rot90(picture, turns)))
        figures, tall = find_figures(sheet, reader)
    lines = _without_cut_off(lines_of(figures, tall, sheet, reader), picture.shape[1])
    return Page(lines, 90 * turns, _problem(picture, figures, tall, is_read=bool(lines)))


def _without_cut_off(
    lines: tuple[tuple[Number, ...], ...], width: int
) -> tuple[tuple[Number, ...], ...]:
    """Return the numbers but for single signs that a side of the photo cuts off: desk, mostly."""
    kept = (
        tuple(
            one for one in line if len(one.signs) > 1 or 0 < one.box.left <= one.box.right < width
        )
        for line in lines
    )
    return tuple(line for line in kept if line)


def _problem(picture: Grey, figures: Sequence[Figure], tall: float, *, is_read: bool) -> str:
    """Return why there is no number on a photo, or why what was read is not to be trusted."""
    if figures and is_blurred(picture):
        return QT_TRANSLATE_NOOP(
            "paper", "The photo is blurred: hold the camera still and take it again."
        )
    letters = sum(not one.is_sign and one.height >= SMALLEST * tall for one in figures)
    if is_read and letters > len(figures) / 2:
        return QT_TRANSLATE_NOOP(
            "paper",
            "Most of it is words, or lies on its side: what was taken for numbers may be none.",
        )
    if is_read:
        return ""
    if not figures:
        return QT_TRANSLATE_NOOP(
            "paper", "Nothing is written on it, or the writing is too faint or too small."
        )
    return QT_TRANSLATE_NOOP(
        "paper", "There is writing on it, but no number; if it lies on its side, turn the photo."
    )


def lines_of(
    figures: Sequence[Figure], tall: float, sheet: Sheet, reader: Reader | None = None
) -> tuple[tuple[Number, ...], ...]:
    """Return the numbers that figures make up, line by line.

    With a ``reader`` its network for whole lines looks at each, and at what is no number so far.
    """
    if tall == 0:
        return ()
    squares = _squares(figures, tall, sheet)
    fields = tuple(
        one for one in sheet.fields if one.table not in squares and not _is_sheet(one, tall)
    )
    sheet = replace(sheet, fields=fields, is_squared=bool(squares) or _has_squares(sheet))
    figures = _without_crossings(figures, sheet)
    points = [one for one in figures if one.text == "."]
    large = [one for one in figures if one.text != "." and one.height < LARGEST * tall]
    cleaned: list[list[Figure]] = []
    oddities: dict[int, str] = {}
    cells: set[int] = set()
    framed: dict[int, Field] = {}
    for field, inside in _by_field(large, sheet):
        if reader is not None and field and field.table is None:
            if field.boxes:
                inside = _in_boxes([*inside, *_near(points, field)], field, reader)
            inside = completed(inside, sheet.lines, reader)
        kept, unsure = _in_field(inside, field, tall)
        loose = [] if field and field.boxes else points
        new = [written(group, loose, tall) for group in (*kept, *unsure)]
        if not new and field and (unread := _unread(inside, tall)):
            new = [unread]
        for place, signs in enumerate(new):
            why = _oddity(signs, figures, field, sheet) if place < len(kept) else "may be a word"
            oddities[id(signs)] = why
        cells |= {id(signs) for signs in new if field and field.table is not None}
        if field and field.table is None:
            framed |= {id(signs): field for signs in new}
        cleaned += new
    oddities |= _too_close(cleaned, cells, framed, tall)
    rest = _left_over(cleaned, [*large, *points], tall)
    boxed = [field for field in framed.values() if field.boxes]
    rest = [one for one in rest if not any(_near([one], field) for field in boxed)]
    for group in cleaned:
        if not oddities[id(group)] and _has_beside(group, rest):
            oddities[id(group)] = "other ink beside"
    fine = _fine_lines(figures)
    for group in cleaned:
        if any(one.box in fine for one in group):
            oddities[id(group)] = "line of the paper"
    cleaned = _without_scraps(cleaned, tall)
    numbers = {id(group): _number(group, oddities[id(group)]) for group in cleaned}
    if reader is not None:
        words = [one for one in rest if one.height >= LEAST_UNREAD * tall and one.text != "."]
        # What is left of squared paper looks like many a number.
        beyond = _groups([] if sheet.is_squared else words, WORD_GAP)[:MOST_UNREAD]
        looked_at = cleaned + beyond
        owned = [labels_of(group, sheet) for group in looked_at]
        owners = np.zeros(len(sheet.pieces) + 1, np.intp)
        for own in owned:
            owners[own] += 1
        seen_so: list[Evidence] = []
        for group, own in zip(looked_at, owned, strict=True):
            others = owners.copy()
            others[own] -= 1
            number = numbers.get(id(group))
            text = number.text if number else ""
            look = look_at(group, others > 0, text, sheet, reader, framed.get(id(group)))
            if number:
                seen_so.append(Evidence(group, number.text, number.oddity, look))
                numbers[id(group)] = _agreed(number, look)
            elif seen := _seen(look, tall):
                numbers[id(group)] = seen
                cleaned.append(group)
        in_frames = [one for each in seen_so if id(each.figures) in framed for one in each.digits]
        dark = float(np.median([one.contrast for one in in_frames] or [0.0]))
        for one, trust in zip(seen_so, trusts_of(seen_so, figures, tall, sheet), strict=True):
            number = numbers[id(one.figures)]
            if id(one.figures) in framed:
                trust = float(_is_plain(number, one, dark))
            is_same = number.text == one.text
            is_clear = one.is_clear and is_same and not number.oddity
            trusted = replace(number, trust=float(trust) * is_same, is_clear=is_clear)
            numbers[id(one.figures)] = trusted
    if _may_be_commas(cleaned) and not has_words(figures, tall):
        with_point = {key: one for key, one in numbers.items() if "." in one.text}
        numbers |= {key: replace(one, trust=0.0) for key, one in with_point.items()}
    boxes = [around(one.box for one in numbers[id(group)].signs) for group in cleaned]
    lost = lost_ink(figures, _without(rest, cleaned), boxes, tall, sheet)
    blank = [[_blank(around(one.box for one in ink))] for ink in lost]
    blank += [
        [_blank(_around(field))]
        for field in (*_unread_boxes(cleaned, sheet), *_crossed_cells(cleaned, sheet))
    ]
    for group in cleaned:
        if _has_beside(group, [one for ink in blank for one in ink]):
            numbers[id(group)] = replace(numbers[id(group)], trust=0.0)
    numbers |= {id(group): _number(group, "not read") for group in blank}
    cleaned += blank
    return tuple(
        tuple(_on_photo(numbers[id(group)], sheet) for group in line) for line in _in_lines(cleaned)
    )


def _may_be_commas(groups: Sequence[Sequence[Figure]]) -> bool:
    """Return whether one of a page's points may be a comma, or a comma a point."""
    signs = [one for group in groups for one in group if one.text in (".", ",")]
    return any(one.probability < SURE_POINT for one in signs)


def _unread_boxes(groups: Sequence[Sequence[Figure]], sheet: Sheet) -> list[Field]:
    """Return the boxes, alone or in a row, that hold ink of which no number was made."""
    signs = [one for group in groups for one in group]
    return [
        field
        for field in sheet.fields
        if not _near(signs, field) and any(is_filled(box, sheet.ink, 127) for box in field.boxes)
    ]


def _crossed_cells(groups: Sequence[Sequence[Figure]], sheet: Sheet) -> list[Field]:
    """Return the cells of tables without a number through which an upright rule runs that is none
    of their sides: stems of 1s below each other may have been taken for it.
    """
    if sheet.is_squared or sheet.contrast is None:
        return []
    signs = [one for group in groups for one in group]
    cells = [field for field in sheet.fields if field.table is not None]
    return [
        field
        for field in cells
        if any(_is_crossed(field, line, sheet.contrast) for line in sheet.upright)
        and not _near(signs, field)
    ]


def _is_crossed(field: Field, line: RuledLine, contrast: Grey) -> bool:
    left, top, right, low = _around(field)
    rows = np.arange(top, min(low, len(contrast)))
    x = np.rint(line.height(rows)).astype(np.intp)
    room = CROSSED[0] * (right - left)
    if not len(rows) or not left + room < np.median(x) < right - room:
        return False
    across = np.clip(x[:, None] + np.arange(-2, 3), 0, contrast.shape[1] - 1)
    dark = contrast[rows[:, None], across].max(axis=1) > CROSSED[2] * line.level
    return bool(dark.mean() >= CROSSED[1])


def _blank(box: Box[int]) -> Figure:
    """Return what stands somewhere and cannot be read, as one figure."""
    return Figure(UNREADABLE, 0.0, box, np.zeros((box.height, box.width), np.uint8))


def _around(field: Field) -> Box[int]:
    (left, top), (right, low) = field.corners.min(axis=0), field.corners.max(axis=0)
    return Box(max(0, round(left)), max(0, round(top)), round(right), round(low))


def _is_sheet(field: Field, tall: float) -> bool:
    """Return whether what was found as a field, or as its boxes, holds several lines: a table
    whose rules are too pale, or the sheet.
    """
    _, top, _, low = _around(field)
    return field.table is None and low - top > LARGEST * tall


def _fine_lines(figures: Sequence[Figure]) -> set[Box[int]]:
    """Return the 1s that are lines of the paper: slim, and finer and paler than the digits are."""
    digits = [one for one in figures if one.is_digit]
    pens = {one.box: stroke_width(one.image) for one in digits}
    pen = float(np.median([*pens.values()] or [0]))
    dark = float(np.median([one.contrast for one in digits] or [0]))
    return {
        one.box
        for one in digits
        if one.width < FINE[0] * one.height
        and pens[one.box] < FINE[1] * pen
        and one.contrast < FINE[2] * dark
    }


def _left_over(
    groups: Sequence[Sequence[Figure]], figures: Sequence[Figure], tall: float
) -> list[Figure]:
    """Return the figures of which no number was made, and no dirt."""
    least = SPECK * tall
    return [one for one in _without(figures, groups) if max(one.width, one.height) >= least]


def _without(figures: Sequence[Figure], groups: Sequence[Sequence[Figure]]) -> list[Figure]:
    boxes = {one.box for group in groups for one in group}
    return [one for one in figures if one.box not in boxes]


def _has_beside(group: Sequence[Figure], rest: Sequence[Figure]) -> bool:
    """Return whether a figure, or a point, stands so close to a number that it may be a part."""
    high = float(np.median([one.height for one in group if one.is_digit] or [0]))
    left, _, right, bottom = around(one.box for one in group)
    top = bottom - high

    def is_part(one: Figure) -> bool:
        apart = max(left - one.box.right, one.box.left - right)
        shared = min(bottom, one.box.bottom) - max(top, one.box.top)
        if one.height < LARGE_PART * high:
            # Of dirt there is more than of points: these end a number, at its foot.
            is_low = abs(one.box.bottom - bottom) < POINT_OFF * high
            return is_low and 0 <= one.box.left - right < POINT_GAP * high
        return apart < PART_APART * high and shared > 0.5 * min(high, one.height)

    return any(map(is_part, rest))


def _seen(look: Look, tall: float) -> Number | None:
    """Return the doubtful number that the network for whole lines sees in ink that is none yet."""
    is_bar = look.text == "1" and look.boxes[0][3] - look.boxes[0][1] < SCRAP * tall
    if is_bar:
        return None
    least = READABLE_POINT if {".", ","} & {*look.text} else READABLE_ALONE
    left, _, right, _ = around(look.boxes) if look.boxes else (0, 0, 0, 0)
    if right - left <= READABLE_SHORT[1] * tall:
        least = min(least, READABLE_SHORT[0])
    if look.score(look.text) < least or not NUMBER.match(look.text):
        return None
    signs = zip(look.text, look.boxes, strict=True)
    return Number(tuple(Sign(text, 0.0, box) for text, box in signs), "read as a whole alone", 0.0)


def _number(group: Sequence[Figure], oddity: str) -> Number:
    signs = tuple(Sign(one.text, one.probability, one.box) for one in group)
    return Number(signs, oddity, 0.0 if oddity else 1.0)


def _on_photo(number: Number, sheet: Sheet) -> Number:
    signs = (replace(sign, box=sheet.on_photo(sign.box)) for sign in number.signs)
    return replace(number, signs=tuple(signs))


def _agreed(number: Number, look: Look) -> Number:
    """Return a number after a second look at its ink."""
    if look.text == number.text:
        likely = float(np.exp(look.score(look.text)))
        is_mended = likely >= LIKELY and number.oddity in MENDED
        return replace(number, oddity="" if is_mended else number.oddity)
    score = look.score(look.text)
    is_better = score >= READABLE and score > look.score(number.text) + BETTER
    if not is_better or not NUMBER.match(look.text):
        return replace(number, oddity=number.oddity or OTHERWISE)
    probability = float(np.exp(score))
    signs = zip(look.text, look.boxes, strict=True)
    read = tuple(Sign(text, min(probability, UNSURE), box) for text, box in signs)
    return Number(read, number.oddity or OTHERWISE)


def _is_plain(number: Number, evidence: Evidence, dark: float) -> bool:
    """Return whether a number in a field of its own is right, whatever its sides may hide.

    ``dark``: the contrast of digits in the sheet's fields.
    """
    likely = float(np.exp(evidence.look.score(evidence.text)))
    is_sure = evidence.least_quality >= SURE_IN_FRAME and likely >= LIKELY_IN_FRAME
    is_dark = min((one.contrast for one in evidence.digits), default=0.0) >= PALE_IN_FRAME * dark
    is_other = evidence.other >= OTHER_IN_FRAME or evidence.swapped >= SWAPPED
    is_same = not number.oddity and evidence.look.text == evidence.text
    return is_sure and is_dark and is_same and not is_other


def _are_parted(digits: Sequence[Figure], sheet: Sheet) -> bool:
    """Return whether a rule runs between two digits, on paper that is not squared."""
    if sheet.is_squared:
        return False
    return any(
        one.box.right - 2 <= line.height(one.box.middle[1]) <= other.box.left + 2
        for line in sheet.upright
        for one, other in pairwise(sorted(digits, key=lambda one: one.box.left))
    )


def _are_parted_palely(signs: Sequence[Figure], sheet: Sheet) -> bool:
    """Return whether in a cell a pale rule runs between two signs, on paper that is not squared."""
    if sheet.is_squared or sheet.contrast is None:
        return False
    # A point lies on no rule's way.
    boxes = [one.box for one in signs if one.is_digit]
    return pale_rule_between(boxes, sheet.contrast)


def _runs_out(figure: Figure, field: Field) -> bool:
    """Return whether a figure reaches to a side of its field, or beyond it."""
    left, _, right, _ = figure.box
    sides = field.corners[:, 0]
    near = BORDER * figure.height
    return bool(left < max(sides[0], sides[3]) + near or right > min(sides[1], sides[2]) - near)


def _in_field(
    figures: Sequence[Figure], field: Field | None, tall: float
) -> tuple[list[list[Figure]], list[list[Figure]]]:
    """Return the numbers in a field, or in none, and those that may be words as well."""
    if field and field.boxes:
        # Whatever room lies between its digits.
        tallest = max((one.height for one in figures if one.is_digit), default=0)
        if tallest < SMALLEST * tall:
            return [], []
        return [[one for one in figures if one.height >= 0.4 * tallest]], []
    kept: list[list[Figure]] = []
    unsure: list[list[Figure]] = []
    for group in _groups(figures, GAP):
        # A field of its own holds one number, however uneven its gaps are.
        is_whole = field is not None and field.table is None
        for part in [group] if is_whole else _parted(group, tall):
            if _is_number(part, tall):
                kept.append(part)
                continue
            # A number beside a word, with no more room between them than a large hand leaves.
            near = _groups(part, WORD_GAP)
            found = [one for one in near if len(near) > 1 and _is_number(one, tall, PLAIN)]
            kept += found
            if not found and _may_be_number(part, tall):
                unsure.append(part)
    return kept, unsure


def _near(figures: Sequence[Figure], field: Field) -> list[Figure]:
    return _chosen(figures, within(_middles(figures), field.corners))


def _in_boxes(figures: Sequence[Figure], field: Field, reader: Reader) -> list[Figure]:
    """Return the figures of a field with a box for each digit: all ink in a box is of one."""
    found: list[Figure] = []
    for box in field.boxes:
        high = float(box[:, 1].max() - box[:, 1].min())
        inside = [one for one in figures if _near([one], replace(field, corners=box))]
        large = [one for one in inside if max(one.width, one.height) >= LEAST_IN_BOX * high]
        if len(large) < 2:
            found += [_digit_of(one, reader) for one in large]
            continue
        whole = figure_of(large, reader)
        tallest = max(large, key=lambda one: one.height)
        alone = _digit_of(tallest, reader)
        if alone.probability <= whole.probability + MUCH_BETTER:
            found.append(whole)
        elif sum(one.height >= LARGE_PART * tallest.height for one in large) > 1:
            # Two digits in what was taken for one box.
            found.append(replace(alone, probability=min(alone.probability, UNSURE)))
        else:
            found.append(alone)
    return found


def _digit_of(figure: Figure, reader: Reader) -> Figure:
    """Return a figure as a digit, or as none: in a box for one stands no sign."""
    return figure if figure.is_digit or not figure.is_sign else figure_of([figure], reader)


def _may_be_number(group: Sequence[Figure], tall: float) -> bool:
    large = [one for one in group if one.height >= SMALLEST * tall and one.text not in ("+", "-")]
    digits = sum(one.is_digit for one in large)
    return any(one.probability >= PLAIN for one in large if one.is_digit) and 2 * digits >= len(
        large
    )


def _unread(figures: Sequence[Figure], tall: float) -> list[Figure]:
    """Return what stands in a field and cannot be read, [] for a word, or for dirt."""
    found = [one for one in figures if one.height >= SMALLEST * tall and not one.is_sign]
    return [replace(one, probability=0.0) for one in found] if len(found) <= FEW_UNREAD else []


def _by_field(figures: Sequence[Figure], sheet: Sheet) -> list[tuple[Field | None, list[Figure]]]:
    """Return figures by the field that they stand in; those in none by the rules between them."""
    middles = _middles(figures)
    owner = np.full(len(figures), -1)
    for number, one in enumerate(sheet.fields):
        owner[within(middles, one.corners)] = number
    found: list[tuple[Field | None, list[Figure]]] = []
    bands = _bands(middles, sheet)
    for number in sorted({*owner.tolist()}):
        field: Field | None = sheet.fields[number] if number >= 0 else None
        # A pale rule may run through what was found as one field; boxes are parted already.
        parts = 0 * bands if field and field.boxes else bands
        for band in sorted({*parts.tolist()}):
            found.append((field, _chosen(figures, (owner == number) & (parts == band))))
    return [(field, inside) for field, inside in found if inside]


def _chosen(figures: Sequence[Figure], which: npt.NDArray[np.bool_]) -> list[Figure]:
    return [one for one, is_one in zip(figures, which.tolist(), strict=True) if is_one]


def _bands(middles: Points, sheet: Sheet) -> npt.NDArray[np.intp]:
    """Return between which upright rules points (n, 2) lie: 0 for all on paper that is squared."""
    bands = np.zeros(len(middles), np.intp)
    if not sheet.is_squared:
        # What is dark here and there may be a column of figures.
        for line in (one for one in sheet.upright if one.is_solid):
            bands += line.height(middles[:, 1]) < middles[:, 0]
    return bands


def _squares(figures: Sequence[Figure], tall: float, sheet: Sheet) -> set[int | None]:
    """Return the tables of a sheet that are squared paper: figures run across their rules."""
    digits = [one for one in figures if SMALLEST * tall < one.height < LARGEST * tall]
    middles = _middles(digits)
    across: dict[int | None, list[bool]] = {}
    for field in sheet.fields:
        if field.table is not None:
            for one in _chosen(digits, within(middles, field.corners)):
                corners = _corners(one.box)
                inner = corners.mean(axis=0) + WITHIN * (corners - corners.mean(axis=0))
                is_across = not within(inner, field.corners).all()
                across.setdefault(field.table, []).append(is_across)
    cells = Counter(one.table for one in sheet.fields)
    return {
        table
        for table, are_across in across.items()
        if cells[table] >= SQUARES and np.mean(are_across) > ACROSS_RULES
    }


def _middles(figures: Sequence[Figure]) -> Points:
    boxes = np.array([one.box for one in figures], np.float64).reshape(-1, 4)
    return (boxes[:, :2] + boxes[:, 2:]) / 2


def _corners(box: Box[int]) -> Points:
    left, top, right, bottom = box
    return np.array([(left, top), (right, top), (right, bottom), (left, bottom)], np.float64)


def _has_squares(sheet: Sheet) -> bool:
    """Return whether rules run both ways, and most of the squares between them are empty."""
    if min(len(sheet.upright), len(sheet.level)) < SQUARED:
        return False
    height, width = sheet.ink.shape
    x = np.sort([float(line.height(height / 2)) for line in sheet.upright])
    y = np.sort([float(line.height(width / 2)) for line in sheet.level])
    cells = [
        np.array([(left, top), (right, top), (right, low), (left, low)])
        for left, right in pairwise(x.tolist())
        for top, low in pairwise(y.tolist())
    ]
    return sum(is_filled(cell, sheet.ink, 127) for cell in cells) < FILLED * len(cells)


def _without_crossings(figures: Sequence[Figure], sheet: Sheet) -> list[Figure]:
    """Return figures without the points that crossings of squared paper leave."""
    if not sheet.is_squared:
        return list(figures)

    def is_crossing(one: Figure) -> bool:
        left, top, right, bottom = one.box
        return bool((sheet.lines[top:bottom, left:right] > 0).mean() > 0.5)

    return [one for one in figures if one.text != "." or not is_crossing(one)]


def _too_close(
    groups: list[list[Figure]], cells: set[int], framed: Mapping[int, Field], tall: float
) -> dict[int, str]:
    """Return which groups may belong to another that stands close beside them, and why.

    ``cells``: those that stand in a cell of a table, and may be closer to the next. ``framed``:
    those that stand in a field of their own, and may be a part of a row with the next.
    """
    boxes = [around(one.box for one in group) for group in groups]
    found: dict[int, str] = {}
    for place, (_, top, right, low) in enumerate(boxes):
        for other, (left, high, _, bottom) in enumerate(boxes):
            pair = {id(groups[place]), id(groups[other])}
            shared = min(low, bottom) - max(top, high)
            may_be_row = not pair & cells and any(one in framed for one in pair)
            most = NEXT_ROW if may_be_row else ACROSS if pair <= cells else TOO_CLOSE
            # A sign parts two numbers well enough.
            is_parted = groups[other][0].text in ("+", "-")
            near = -0.5 * tall < left - right < most * tall and not is_parted
            if other != place and near and shared > 0.5 * min(low - top, bottom - high):
                found |= dict.fromkeys(pair, ROW_OF_BOXES if may_be_row else TOO_CLOSE_BY)
    return found


def _oddity(
    signs: Sequence[Figure], figures: Sequence[Figure], field: Field | None, sheet: Sheet
) -> str:
    """Return what makes a number doubtful beside its signs, "" for nothing."""
    digits = [one for one in signs if one.is_digit]
    if not digits:
        return "no digits"
    heights = [one.height for one in digits]
    high = float(np.median(heights))
    if max(heights) > UNEQUAL * min(heights):
        return "unequal"
    if any(one.is_cut and one.text == "1" for one in digits):
        return "cut 1"
    # A plus is lower than digits; what is as tall may be a digit.
    if any(one.text == "+" and one.height > LOW_CROSS * high for one in signs):
        return "tall plus"
    if field and field.table is not None and _are_parted_palely(signs, sheet):
        return "pale rule between"
    gaps = [
        other.box.left - one.box.right
        for one, other in pairwise(signs)
        if not {one.text, other.text} & {"+", "-"}
    ]
    if field and field.boxes:
        # Each of its boxes that holds ink holds a digit.
        filled = sum(is_filled(box, sheet.ink, 127) for box in field.boxes)
        if filled != len(signs) or len(signs) != len(digits):
            return "boxes"
    elif max(gaps, default=0) > FAR * high:
        return "gap"
    elif any(one.text == "." for one in signs) and sheet.is_squared:
        return "squared point"
    if field and field.table is not None and field.is_of_row:
        return "row of cells"
    if field and any(_goes_on(field, other) for other in sheet.fields if other is not field):
        return ROW_OF_BOXES
    if field and field.table is None and leaves_remains(digits, field.corners, sheet.pieces):
        return "remains beside"
    if field is None and sum(len(one.boxes) > 1 for one in sheet.fields) >= FORM:
        return "in no box"
    if field and not field.boxes and any(_runs_out(one, field) for one in signs):
        return "runs out" if field.table is not None else "runs out of its field"
    if field is None and _are_parted(digits, sheet):
        return "rule between"
    boxes = {one.box for one in signs}
    left, top, right, bottom = around(boxes)
    if any(
        not any(_is_in(one.box, box) for box in boxes if field and field.boxes)
        and one.box not in boxes
        and max(one.width, one.height) >= LEFT_OVER * high
        and left < one.box.middle[0] < right
        and top < one.box.middle[1] < bottom
        for one in figures
    ):
        return "other ink"
    return ""


def _goes_on(field: Field, other: Field) -> bool:
    """Return whether two fields may be one row of boxes that was not found as one."""
    (left, top, right, low), (begin, high, end, bottom) = _around(field), _around(other)
    apart = max(begin - right, left - end)
    shared = min(low, bottom) - max(top, high)
    tall = min(low - top, bottom - high)
    is_own = field.table is None and other.table is None
    return is_own and shared > 0.5 * tall and apart < NEXT_ROW * tall


def _is_in(part: Box[int], box: Box[int]) -> bool:
    return part == (*map(max, part[:2], box[:2]), *map(min, part[2:], box[2:]))


def _groups(figures: Sequence[Figure], gap: float) -> list[list[Figure]]:
    """Return figures in groups, each on one line with no gap wider than ``gap`` heights in it."""
    order = sorted(figures, key=lambda one: one.box.left)
    owner = list(range(len(order)))

    def root(place: int) -> int:
        while owner[place] != place:
            owner[place] = owner[owner[place]]
            place = owner[place]
        return place

    widest = max((one.height for one in order), default=0)
    for index, first in enumerate(order):
        for other in range(index + 1, len(order)):
            second = order[other]
            if second.box.left - first.box.right > gap * widest:
                break
            tallest = max(first.height, second.height)
            if second.box.left - first.box.right > gap * tallest:
                continue
            shared = min(first.box.bottom, second.box.bottom) - max(first.box.top, second.box.top)
            apart = abs(first.box.top + first.box.bottom - second.box.top - second.box.bottom) / 2
            is_line = shared >= 0.45 * min(first.height, second.height)
            if is_line and apart <= OFF_LINE * tallest and not _is_carried(first, second):
                owner[root(other)] = root(index)
    groups: dict[int, list[Figure]] = {}
    for place, one in enumerate(order):
        groups.setdefault(root(place), []).append(one)
    return list(groups.values())


def _is_carried(one: Figure, other: Figure) -> bool:
    """Return whether one of two figures is a small raised 1: carried, and no digit beside it."""
    small, large = sorted((one, other), key=lambda figure: figure.height)
    is_one = small.text == "1" or (small.text == UNREADABLE and small.height > 2 * small.width)
    is_raised = small.box.bottom < large.box.bottom - 0.25 * large.height
    return is_one and small.height < CARRIED * large.height and is_raised


def _parted(group: list[Figure], tall: float) -> list[list[Figure]]:
    """Return a group's numbers: parted where a gap is much wider than the others."""
    ordered = sorted(group, key=lambda one: one.box.left)
    gaps = [right.box.left - left.box.right for left, right in pairwise(ordered)]
    usual = max(float(np.median(gaps)), 0.15 * tall) if gaps else 0.0
    parts = [ordered[:1]]
    for gap, right in zip(gaps, ordered[1:], strict=True):
        least = SIGN_GAP if right.text in ("+", "-") else PARTING_GAP
        if gap > 2 * usual and gap > least * tall:
            parts.append([])
        parts[-1].append(right)
    return parts


def _is_number(group: Sequence[Figure], tall: float, least: float = 0.0) -> bool:
    """Return whether a group is a number, no word; its digits have at least the quality ``least``.

    What is printed smaller than the page is written is believed only where it is as even as
    figures are: many a word has letters like 0, 1 and 5, but they differ in height.
    """
    digits = [one for one in group if one.is_digit and one.height >= SMALLEST * tall]
    if not digits or min(one.probability for one in digits) < least:
        return False
    heights = [one.height for one in digits]
    if len(digits) > 1 and max(heights) < SMALL * tall and min(heights) < EVEN * max(heights):
        return False
    letters = sum(not one.is_sign and one.height >= 0.5 * max(heights) for one in group)
    # A stem that was cut off is a 1 that touches, or a part of an N.
    stems = sum(one.is_cut and one.text == "1" for one in group)
    return letters + stems / 2 <= MAX_LETTERS * len(digits)


def _without_scraps(groups: list[list[Figure]], tall: float) -> list[list[Figure]]:
    """Return groups without the small bars that stand far from any other: no carried 1 does."""
    boxes = [around(one.box for one in group) for group in groups]

    def is_scrap(place: int) -> bool:
        if [one.text for one in groups[place]] != ["1"]:
            return False
        left, top, right, bottom = boxes[place]
        return bottom - top < SCRAP * tall and not any(
            max(other[0] - right, left - other[2], other[1] - bottom, top - other[3]) < 1.5 * tall
            for number, other in enumerate(boxes)
            if number != place
        )

    return [group for place, group in enumerate(groups) if not is_scrap(place)]


def written(
    group: Sequence[Figure],
    points: Sequence[Figure],
    tall: float,
    *,
    has_raised_points: bool = False,
) -> list[Figure]:
    """Return a number's signs from left to right, with those of the points that stand in it.

    ``group``: figures on one line, at least one digit. Dirt is left out, and signs that stand
    nowhere. ``has_raised_points``: whether a point at half height is a decimal point, too.
    """
    commas = _hanging(group)
    rest = [one for one in group if one not in commas]
    return _with_points(_clean(rest, tall), [*points, *commas], has_raised_points)


def _hanging(group: Sequence[Figure]) -> list[Figure]:
    """Return what is as small and low as a comma, though its shape is that of a 1."""
    digits = [one for one in group if one.is_digit]
    tallest = max(one.height for one in digits)
    digits = [one for one in digits if one.height > COMMA * tallest]
    bottom = float(np.median([one.box.bottom for one in digits]))
    height = float(np.median([one.height for one in digits]))
    return [
        one
        for one in group
        if one.text not in ("+", "-")
        and one.height <= COMMA * height
        and one.width <= min(COMMA * height, 1.5 * one.height)
        and one.box.top > bottom - 0.35 * height
    ]


def _clean(group: Sequence[Figure], tall: float) -> list[Figure]:
    """Return a number's figures without dirt, and without signs that stand nowhere."""
    tallest = max(one.height for one in group if one.is_digit)
    least = max(SMALLEST * tall, 0.4 * tallest)
    figures = [_guessed(one) for one in group if one.text in ("+", "-") or one.height >= least]
    figures.sort(key=lambda one: one.box.left + one.box.right)
    # The bar of a 5 or 7 that has come off lies high; a minus lies in the middle.
    top = float(np.median([one.box.top for one in figures if one.is_digit]))
    bottom = float(np.median([one.box.bottom for one in figures if one.is_digit]))
    figures = [
        one
        for one in figures
        if one.text != "-"
        or (
            0.25 < (one.box.middle[1] - top) / (bottom - top) < 0.8
            and one.width >= SHORTEST * (bottom - top)
        )
    ]
    while figures and figures[-1].text in ("+", "-"):
        figures.pop()
    return figures


def _guessed(figure: Figure) -> Figure:
    """Return a figure that only just fails to look like a digit as the digit it may be."""
    reading = figure.reading
    if figure.text != UNREADABLE or reading is None:
        return figure
    if reading.score < MIN_SCORE or reading.probability < MIN_PROBABILITY:
        return figure
    return replace(figure, text=reading.text)


def _with_points(group: Sequence[Figure], dots: Sequence[Figure], has_raised: bool) -> list[Figure]:
    """Return a number with the points and commas between its digits.

    ``has_raised``: it may have a point at half height, but only one.
    """
    found: list[Figure] = []
    raised: list[Figure] = []
    digits = [one for one in group if one.is_digit]
    pen = float(np.median([stroke_width(one.image) for one in digits])) if dots and digits else 0.0
    for left, right in pairwise(group):
        if not (left.is_digit and right.is_digit):
            continue
        bottom = (left.box.bottom + right.box.bottom) / 2
        height = (left.height + right.height) / 2
        between = [
            dot
            for dot in dots
            if abs(dot.box.left + dot.box.right - left.box.right - right.box.left)
            <= right.box.left - left.box.right + 0.2 * height
            and bottom - 0.7 * height <= dot.box.middle[1] <= bottom + 0.35 * height
            and max(dot.width, dot.height) >= np.clip(PEN_PART * pen, 0.06 * height, 0.1 * height)
        ]
        low = [dot for dot in between if dot.box.top + dot.box.bottom >= 2 * bottom - 0.6 * height]
        raised += [dot for dot in between if not low and has_raised]
        if low:
            dot = max(low, key=_size)
            tail = (dot.box.bottom - bottom + 0.6 * dot.height) / height - TAIL
            is_sure = abs(tail) > TAIL_SURE
            text = "," if tail > 0 else "."
            found.append(replace(dot, text=text, probability=0.9 if is_sure else 0.6))
    if raised and not found:
        found.append(replace(max(raised, key=_size), text=".", probability=0.6))
    return sorted([*group, *found], key=lambda one: one.box.left + one.box.right)


def _size(figure: Figure) -> int:
    return figure.width * figure.height


def _in_lines(groups: list[list[Figure]]) -> list[list[list[Figure]]]:
    """Return groups line by line."""
    boxes = [around(one.box for one in group) for group in groups]
    order = sorted(range(len(groups)), key=lambda place: boxes[place][1] + boxes[place][3])
    lines: list[list[int]] = []
    for place in order:
        _, top, _, bottom = boxes[place]
        _, last_top, _, last_bottom = boxes[lines[-1][-1]] if lines else boxes[place]
        shared = min(bottom, last_bottom) - max(top, last_top)
        if not lines or shared < 0.5 * min(bottom - top, last_bottom - last_top):
            lines.append([])
        lines[-1].append(place)
    return [
        [groups[place] for place in sorted(line, key=lambda place: boxes[place][0])]
        for line in lines
    ]
