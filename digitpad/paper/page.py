"""A photo of a page becomes its numbers: what they are, how sure that is, and where they stand."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from digitpad.generators import finished
from digitpad.ink.boxes import Box, around
from digitpad.lines.reading import UNREADABLE
from digitpad.paper.fields import (
    MAX_FIGURE_HEIGHT,
    UNSURE_PROBABILITY,
    bounds,
    by_field,
    crossed_cells,
    figures_in,
    has_squares,
    in_boxes,
    in_field,
    is_sheet,
    squared_tables,
    unread_boxes,
    without_crossings,
)
from digitpad.paper.figures import (
    Figure,
    find_figures,
    quarter_turns,
)
from digitpad.paper.glyphs import Reader
from digitpad.paper.groups import (
    MIN_DIGIT_HEIGHT,
    MIN_LONE_ONE,
    WORD_GAP,
    are_scraps,
    grouped,
    in_lines,
    signs_in_order,
    unread_figures,
)
from digitpad.paper.lost import has_words, lost_ink
from digitpad.paper.number import NUMBER, OTHERWISE, Number
from digitpad.paper.oddities import (
    fine_lines,
    has_beside,
    left_over,
    may_be_commas,
    oddity_of,
    too_close,
    without,
)
from digitpad.paper.result import PaperResult, Sign, rows_of
from digitpad.paper.sides import completed
from digitpad.paper.trust import CLEAR_LIKELIHOOD, MAX_SWAPPED, Evidence, trusts_of
from digitpad.paper.whole import Look, looker
from digitpad.picture.frames import Field
from digitpad.picture.sheet import Grey, Sheet, is_blurred, read_sheet
from digitpad.words import QT_TRANSLATE_NOOP

SURE_IN_FRAME: Final = 0.9
"""The least probability of each digit of a sure number in a field of its own: sides may hide
strokes."""
OTHER_IN_FRAME: Final = 0.005
"""No other digit may be as probable there; for a 1 and a 7 see ``MAX_SWAPPED``."""
LIKELY_IN_FRAME: Final = 0.5
"""The least probability of the whole number there. On 2,164 numbers of generated forms (even seeds)
853 right ones are sure and 3 wrong ones; with 0.97, any other digit and 0.85, 823 and 9."""
PALE_IN_FRAME: Final = 0.6
"""What is paler there, as a share of how dark digits in the sheet's fields are, may be left of a
side."""
READABLE: Final = -1.0
"""What the network for whole lines finds so likely, a natural logarithm, may replace a reading"""
BETTER: Final = 2.0
"""if it finds it so much likelier than that reading."""
MENDED: Final = ("gap", "runs out")
"""What is no longer odd where the network for whole lines reads the same: room between digits, and
digits close to the side of a cell. On generated tables 76 of 77 such numbers are right."""
LEAST_UNREAD: Final = 0.5
"""Ink of which no number was made is looked at where it is so high, in heights of the page's
digits."""
MOST_UNREAD: Final = 150
"""No more groups of such ink are looked at: with more, the page is one of words."""
READABLE_ALONE: Final = -0.3
"""What is found so likely in such ink, a natural logarithm, is shown as a number in doubt."""
READABLE_SHORT: Final = (-1.0, 2.2)
"""The same for what is no wider than the second, in heights: a digit beside a word. On 223
generated receipts (even seeds) 7 of 8 that were lost are shown so, and 57 of 450 short words and
letters."""
READABLE_POINT: Final = -3.0
"""The same for a text with a point or a comma: no word looks so."""


def read_page(picture: Grey, reader: Reader, *, is_upright: bool = False) -> PaperResult:
    """Read the numbers on a photo of a page, line by line from left to right.

    ``picture``: uint8 (h, w, 3). ``is_upright``: whether somebody said so; else its digits tell.
    Raises ``InkError`` where nothing can be seen on it.
    """
    return finished(reading_page(picture, reader, is_upright=is_upright))


def reading_page(
    picture: Grey, reader: Reader, *, is_upright: bool = False
) -> Generator[int, None, PaperResult]:
    """Read a page as ``read_page`` does; yields how many signs have been read."""
    sheet = read_sheet(picture)
    figures, tall = yield from find_figures(sheet, reader)
    turns = 0 if is_upright else quarter_turns(figures, reader)
    if turns:
        sheet = read_sheet(np.ascontiguousarray(np.rot90(picture, turns)))
        figures, tall = yield from find_figures(sheet, reader)
    lines = _without_cut_off(lines_of(figures, tall, sheet, reader), picture.shape[1])
    cells = rows_of([number.cell for number in line] for line in lines)
    problem = _problem(picture, figures, tall, is_read=bool(lines))
    return PaperResult(cells, turned=90 * turns, notes=(problem,) if problem else ())


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
    letters = sum(not one.is_sign and one.height >= MIN_DIGIT_HEIGHT * tall for one in figures)
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
    squared = squared_tables(figures, tall, sheet)
    fields = tuple(
        one for one in sheet.fields if one.table not in squared and not is_sheet(one, tall)
    )
    sheet = replace(sheet, fields=fields, is_squared=bool(squared) or has_squares(sheet))
    figures = without_crossings(figures, sheet)
    candidates, rest = _candidates(figures, tall, sheet, reader)
    if reader is not None:
        candidates += _look_again(candidates, rest, figures, tall, sheet, reader)
    if may_be_commas([one.signs for one in candidates]) and not has_words(figures, tall):
        for one in candidates:
            if "." in one.number.text:
                one.distrust()
    candidates += _unread_ink(candidates, rest, figures, tall, sheet)
    return tuple(
        tuple(_on_photo(candidates[place].number, sheet) for place in line)
        for line in in_lines([one.signs for one in candidates])
    )


@dataclass(eq=False, slots=True)
class _Candidate:
    """What may be a number: its signs in order, the field it stands in, how it is read so far."""

    signs: list[Figure]
    field: Field | None
    number: Number

    @property
    def frame(self) -> Field | None:
        """The field if it is one of its own, no cell of a table."""
        return self.field if self.field and self.field.table is None else None

    def doubt(self, oddity: str) -> None:
        self.number = _number(self.signs, oddity)

    def distrust(self) -> None:
        self.number = replace(self.number, trust=0.0)


def _candidates(
    figures: Sequence[Figure], tall: float, sheet: Sheet, reader: Reader | None
) -> tuple[list[_Candidate], list[Figure]]:
    """Return what may be numbers, and the ink of which none was made."""
    points = [one for one in figures if one.text == "."]
    large = [one for one in figures if one.text != "." and one.height < MAX_FIGURE_HEIGHT * tall]
    found: list[_Candidate] = []
    for field, inside in by_field(large, sheet):
        for signs, oddity in _in_one_field(inside, field, points, figures, tall, sheet, reader):
            found.append(_Candidate(signs, field, _number(signs, oddity)))
    groups = [one.signs for one in found]
    for place, why in too_close(groups, [one.field for one in found], tall).items():
        found[place].doubt(why)
    boxed = [one.frame for one in found if one.frame and one.frame.boxes]
    rest = [
        one
        for one in left_over(groups, [*large, *points], tall)
        if not any(figures_in([one], field) for field in boxed)
    ]
    fine = fine_lines(figures)
    for one in found:
        if not one.number.oddity and has_beside(one.signs, rest):
            one.doubt("other ink beside")
        if any(sign.box in fine for sign in one.signs):
            one.doubt("line of the paper")
    scraps = are_scraps(groups, tall)
    return [one for one, is_scrap in zip(found, scraps, strict=True) if not is_scrap], rest


def _in_one_field(
    inside: list[Figure],
    field: Field | None,
    points: Sequence[Figure],
    figures: Sequence[Figure],
    tall: float,
    sheet: Sheet,
    reader: Reader | None,
) -> list[tuple[list[Figure], str]]:
    """Return the signs of what may be numbers in a field, or in none, and what is odd about each.

    ``inside``: the figures there but for ``points``, which may be anywhere.
    """
    if reader is not None and field and field.table is None:
        if field.boxes:
            inside = in_boxes([*inside, *figures_in(points, field)], field, reader)
        inside = completed(inside, sheet.lines, reader)
    loose = [] if field and field.boxes else points
    numbers, words = (
        [signs_in_order(group, loose, tall) for group in groups]
        for groups in in_field(inside, field, tall)
    )
    if field and not numbers and not words and (unread := unread_figures(inside, tall)):
        words = [unread]
    return [
        *((signs, oddity_of(signs, figures, field, sheet)) for signs in numbers),
        *((signs, "may be a word") for signs in words),
    ]


def _look_again(
    candidates: Sequence[_Candidate],
    rest: Sequence[Figure],
    figures: Sequence[Figure],
    tall: float,
    sheet: Sheet,
    reader: Reader,
) -> list[_Candidate]:
    """Let the network for whole lines look at all candidates, and weigh them.

    Returns those that it finds in the ``rest``.
    """
    words = [one for one in rest if one.height >= LEAST_UNREAD * tall and one.text != "."]
    # What is left of squared paper looks like many a number.
    beyond = grouped([] if sheet.is_squared else words, WORD_GAP)[:MOST_UNREAD]
    look = looker([*(one.signs for one in candidates), *beyond], sheet, reader)
    evidence: list[Evidence] = []
    for place, one in enumerate(candidates):
        number = one.number
        seen = look(place, number.text, one.frame)
        evidence.append(Evidence(one.signs, number.text, number.oddity, seen))
        one.number = _agreed(number, seen)
    new = []
    for place, group in enumerate(beyond, len(candidates)):
        if found := _seen(look(place, "", None), tall):
            new.append(_Candidate(group, None, found))
    _weigh(candidates, evidence, figures, tall, sheet)
    return new


def _weigh(
    candidates: Sequence[_Candidate],
    evidence: Sequence[Evidence],
    figures: Sequence[Figure],
    tall: float,
    sheet: Sheet,
) -> None:
    """Set how far each candidate is to be trusted, by the ``evidence`` for it."""
    pairs = list(zip(candidates, evidence, strict=True))
    in_frames = [digit.contrast for one, seen in pairs if one.frame for digit in seen.digits]
    dark = float(np.median(in_frames or [0.0]))
    trusts = trusts_of(evidence, figures, tall, sheet)
    for (one, seen), weighed in zip(pairs, trusts, strict=True):
        number = one.number
        trust = float(_is_plain(number, seen, dark) if one.frame else weighed)
        is_same = number.text == seen.text
        is_clear = seen.is_clear and is_same and not number.oddity
        one.number = replace(number, trust=trust * is_same, is_clear=is_clear)


def _unread_ink(
    candidates: Sequence[_Candidate],
    rest: Sequence[Figure],
    figures: Sequence[Figure],
    tall: float,
    sheet: Sheet,
) -> list[_Candidate]:
    """Return what may be numbers and was not read; candidates beside it are not trusted."""
    groups = [one.signs for one in candidates]
    boxes = [one.number.box for one in candidates]
    lost = lost_ink(figures, without(rest, groups), boxes, tall, sheet)
    fields = (*unread_boxes(groups, sheet), *crossed_cells(groups, sheet))
    places = [*(around(one.box for one in ink) for ink in lost), *map(bounds, fields)]
    blanks = [_blank(place) for place in places]
    for one in candidates:
        if has_beside(one.signs, blanks):
            one.distrust()
    return [_Candidate([one], None, _number([one], "not read")) for one in blanks]


def _blank(box: Box[int]) -> Figure:
    """Return what stands somewhere and cannot be read, as one figure."""
    return Figure(UNREADABLE, 0.0, box, np.zeros((box.height, box.width), np.uint8))


def _seen(look: Look, tall: float) -> Number | None:
    """Return the doubtful number that the network for whole lines sees in ink that is none yet."""
    is_bar = look.text == "1" and look.boxes[0][3] - look.boxes[0][1] < MIN_LONE_ONE * tall
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
        is_mended = likely >= CLEAR_LIKELIHOOD and number.oddity in MENDED
        return replace(number, oddity="" if is_mended else number.oddity)
    score = look.score(look.text)
    is_better = score >= READABLE and score > look.score(number.text) + BETTER
    if not is_better or not NUMBER.match(look.text):
        return replace(number, oddity=number.oddity or OTHERWISE)
    probability = float(np.exp(score))
    signs = zip(look.text, look.boxes, strict=True)
    read = tuple(Sign(text, min(probability, UNSURE_PROBABILITY), box) for text, box in signs)
    return Number(read, number.oddity or OTHERWISE)


def _is_plain(number: Number, evidence: Evidence, dark: float) -> bool:
    """Return whether a number in a field of its own is right, whatever its sides may hide.

    ``dark``: the contrast of digits in the sheet's fields.
    """
    likely = float(np.exp(evidence.look.score(evidence.text)))
    is_sure = evidence.least_quality >= SURE_IN_FRAME and likely >= LIKELY_IN_FRAME
    is_dark = min((one.contrast for one in evidence.digits), default=0.0) >= PALE_IN_FRAME * dark
    is_other = evidence.other >= OTHER_IN_FRAME or evidence.swapped >= MAX_SWAPPED
    is_same = not number.oddity and evidence.look.text == evidence.text
    return is_sure and is_dark and is_same and not is_other
