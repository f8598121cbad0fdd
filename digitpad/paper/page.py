"""Read the numbers on a photo of a page: their texts, their places and how sure they are."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from digitpad.arrays import Grey
from digitpad.generators import finished
from digitpad.ink.boxes import Box, around
from digitpad.numbers.reading import UNREADABLE
from digitpad.paper.cell import PaperSign
from digitpad.paper.detector import reading as detector
from digitpad.paper.fields import (
    MAX_FIGURE_HEIGHT,
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
    MIN_CONTRAST,
    MIN_DIGIT_HEIGHT,
    MIN_SIGN_HEIGHT,
    UNSURE_PROBABILITY,
    Figure,
    find_figures,
    quarter_turns,
)
from digitpad.paper.frames import Field
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.groups import (
    MIN_LONE_ONE,
    WORD_GAP,
    are_scraps,
    grouped,
    in_lines,
    signs_in_order,
    unread_figures,
)
from digitpad.paper.lost import MAX_SHORT_WIDTH, has_words, lost_ink
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
from digitpad.paper.result import PaperResult, rows_of
from digitpad.paper.sheet import Sheet, is_blurred, read_sheet
from digitpad.paper.sides import completed
from digitpad.paper.trust import CLEAR_LIKELIHOOD, MAX_SWAPPED, Evidence, trusts_on_page
from digitpad.paper.whole import MIN_REPLACING_SCORE, Look, looker
from digitpad.words import QT_TRANSLATE_NOOP

MIN_QUALITY_IN_FRAME: Final = 0.9
"""Least quality of each digit of a sure number in a field of its own, whose sides may hide
strokes."""
MAX_OTHER_IN_FRAME: Final = 0.005
"""Probability of another digit from which such a number is in doubt; see also ``MAX_SWAPPED``."""
MIN_LIKELIHOOD_IN_FRAME: Final = 0.5
"""Least probability of such a number as a whole (forms of even seeds)."""
RESOLVED_ODDITIES: Final = ("gap", "runs out")
"""Oddities that are dropped if the line network reads the same: gaps between digits, and digits
close to the side of a cell."""
MAX_UNREAD_GROUPS: Final = 150
"""Number of groups of such ink that are looked at; more are on a page of words only."""
MIN_NEW_SCORE: Final = -0.3
"""Score from which a text found in such ink is shown as a doubtful number."""
MIN_POINT_SCORE: Final = -3.0
"""The same of a text with a point or a comma, as no word looks so."""


def read_page(picture: Grey, reader: GlyphReader, *, is_upright: bool = False) -> PaperResult:
    """Read the numbers on a photo of a page, line by line from left to right.

    ``picture``: uint8 (h, w, 3). ``is_upright``: whether it is known to be; otherwise its digits
    decide. Raises ``InkError`` for a photo without contrast.
    """
    return finished(reading_page(picture, reader, is_upright=is_upright))


def reading_page(
    picture: Grey, reader: GlyphReader, *, is_upright: bool = False
) -> Generator[int, None, PaperResult]:
    """Read a page as ``read_page`` does; yields the number of signs read so far."""
    if networks := detector.networks_chosen(reader):
        return detector.read_page(picture, networks, is_upright=is_upright)
    sheet = read_sheet(picture)
    figures, digit_height = yield from find_figures(sheet, reader)
    turns = 0 if is_upright else quarter_turns(figures, reader)
    if turns:
        sheet = read_sheet(np.ascontiguousarray(np.rot90(picture, turns)))
        figures, digit_height = yield from find_figures(sheet, reader)
    lines = _without_cut_off(lines_of(figures, digit_height, sheet, reader), picture.shape[1])
    cells = rows_of([number.cell for number in line] for line in lines)
    problem = _problem(picture, figures, digit_height, is_read=bool(lines))
    return PaperResult(cells, turned=90 * turns, notes=(problem,) if problem else ())


def _without_cut_off(
    lines: tuple[tuple[Number, ...], ...], width: int
) -> tuple[tuple[Number, ...], ...]:
    """Return numbers without single signs cut off by a side of the photo: mostly the desk."""
    kept = (
        tuple(
            one for one in line if len(one.signs) > 1 or 0 < one.box.left <= one.box.right < width
        )
        for line in lines
    )
    return tuple(line for line in kept if line)


def _problem(
    picture: Grey, figures: Sequence[Figure], digit_height: float, *, is_read: bool
) -> str:
    """Return why there is no number on a photo, or why its numbers cannot be trusted."""
    if figures and is_blurred(picture):
        return QT_TRANSLATE_NOOP(
            "paper", "The photo is blurred: hold the camera still and take it again."
        )
    letters = sum(
        not one.is_sign and one.height >= MIN_SIGN_HEIGHT * digit_height for one in figures
    )
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
    figures: Sequence[Figure], digit_height: float, sheet: Sheet, reader: GlyphReader | None = None
) -> tuple[tuple[Number, ...], ...]:
    """Return the numbers made of figures, line by line.

    With a ``reader``, its line network reads each again, and the ink in no number as well.
    """
    if digit_height == 0:
        return ()
    squared = squared_tables(figures, digit_height, sheet)
    fields = tuple(
        one for one in sheet.fields if one.table not in squared and not is_sheet(one, digit_height)
    )
    sheet = replace(sheet, fields=fields, is_squared=bool(squared) or has_squares(sheet))
    figures = without_crossings(figures, sheet)
    candidates, rest = _candidates(figures, digit_height, sheet, reader)
    if reader is not None:
        candidates += _look_again(candidates, rest, figures, digit_height, sheet, reader)
    if may_be_commas([one.signs for one in candidates]) and not has_words(figures, digit_height):
        for one in candidates:
            if "." in one.number.text:
                one.distrust()
    candidates += _unread_ink(candidates, rest, figures, digit_height, sheet)
    return tuple(
        tuple(_on_photo(candidates[place].number, sheet) for place in line)
        for line in in_lines([one.signs for one in candidates])
    )


@dataclass(eq=False, slots=True)
class _Candidate:
    """A possible number: its signs in order, its field, and its reading so far."""

    signs: list[Figure]
    field: Field | None
    number: Number

    @property
    def frame(self) -> Field | None:
        """The field if it is the number's own, not a cell of a table."""
        return self.field if self.field and self.field.table is None else None

    def doubt(self, oddity: str) -> None:
        self.number = _number(self.signs, oddity)

    def distrust(self) -> None:
        self.number = replace(self.number, trust=0.0)


def _candidates(
    figures: Sequence[Figure], digit_height: float, sheet: Sheet, reader: GlyphReader | None
) -> tuple[list[_Candidate], list[Figure]]:
    """Return the possible numbers, and the ink in none of them."""
    points = [one for one in figures if one.text == "."]
    large = [
        one for one in figures if one.text != "." and one.height < MAX_FIGURE_HEIGHT * digit_height
    ]
    found: list[_Candidate] = []
    for field, inside in by_field(large, sheet):
        for signs, oddity in _in_one_field(
            inside, field, points, figures, digit_height, sheet, reader
        ):
            found.append(_Candidate(signs, field, _number(signs, oddity)))
    groups = [one.signs for one in found]
    for place, why in too_close(groups, [one.field for one in found], digit_height).items():
        found[place].doubt(why)
    boxed = [one.frame for one in found if one.frame and one.frame.boxes]
    rest = [
        one
        for one in left_over(groups, [*large, *points], digit_height)
        if not any(figures_in([one], field) for field in boxed)
    ]
    fine = fine_lines(figures)
    for one in found:
        if not one.number.oddity and has_beside(one.signs, rest):
            one.doubt("other ink beside")
        if any(sign.box in fine for sign in one.signs):
            one.doubt("line of the paper")
    scraps = are_scraps(groups, digit_height)
    return [one for one, is_scrap in zip(found, scraps, strict=True) if not is_scrap], rest


def _in_one_field(
    inside: list[Figure],
    field: Field | None,
    points: Sequence[Figure],
    figures: Sequence[Figure],
    digit_height: float,
    sheet: Sheet,
    reader: GlyphReader | None,
) -> list[tuple[list[Figure], str]]:
    """Return the signs and the oddity of each possible number in a field, or outside all fields.

    ``inside``: the figures there, except for ``points``, which are those of the whole page.
    """
    if reader is not None and field and field.table is None:
        if field.boxes:
            inside = in_boxes([*inside, *figures_in(points, field)], field, reader)
        inside = completed(inside, sheet.lines, reader)
    loose = [] if field and field.boxes else points
    numbers, words = (
        [signs for group in groups if (signs := signs_in_order(group, loose, digit_height))]
        for groups in in_field(inside, field, digit_height)
    )
    if field and not numbers and not words and (unread := unread_figures(inside, digit_height)):
        words = [unread]
    return [
        *((signs, oddity_of(signs, figures, field, sheet)) for signs in numbers),
        *((signs, "may be a word") for signs in words),
    ]


def _look_again(
    candidates: Sequence[_Candidate],
    rest: Sequence[Figure],
    figures: Sequence[Figure],
    digit_height: float,
    sheet: Sheet,
    reader: GlyphReader,
) -> list[_Candidate]:
    """Read all candidates again with the line network, and weigh them.

    Returns new candidates that it finds in the ``rest``.
    """
    words = [
        one for one in rest if one.height >= MIN_DIGIT_HEIGHT * digit_height and one.text != "."
    ]
    # Remains of squared paper often look like numbers.
    unread_groups = grouped([] if sheet.is_squared else words, WORD_GAP)[:MAX_UNREAD_GROUPS]
    look = looker([*(one.signs for one in candidates), *unread_groups], sheet, reader)
    evidence: list[Evidence] = []
    for place, one in enumerate(candidates):
        number = one.number
        seen = look(place, number.text, one.frame)
        evidence.append(Evidence(one.signs, number.text, number.oddity, seen))
        one.number = _reconciled(number, seen)
    new = []
    for place, group in enumerate(unread_groups, len(candidates)):
        if found := _newly_read(look(place, "", None), digit_height):
            new.append(_Candidate(group, None, found))
    _weigh(candidates, evidence, figures, digit_height, sheet)
    return new


def _weigh(
    candidates: Sequence[_Candidate],
    evidence: Sequence[Evidence],
    figures: Sequence[Figure],
    digit_height: float,
    sheet: Sheet,
) -> None:
    """Set the trust of each candidate by the ``evidence`` for it."""
    pairs = list(zip(candidates, evidence, strict=True))
    in_frames = [digit.contrast for one, seen in pairs if one.frame for digit in seen.digits]
    dark = float(np.median(in_frames or [0.0]))
    trusts = trusts_on_page(evidence, figures, digit_height, sheet)
    for (one, seen), weight in zip(pairs, trusts, strict=True):
        number = one.number
        trust = float(_is_sure_in_frame(number, seen, dark) if one.frame else weight)
        is_same = number.text == seen.text
        is_clear = seen.is_clear and is_same and not number.oddity
        one.number = replace(number, trust=trust * is_same, is_clear=is_clear)


def _unread_ink(
    candidates: Sequence[_Candidate],
    rest: Sequence[Figure],
    figures: Sequence[Figure],
    digit_height: float,
    sheet: Sheet,
) -> list[_Candidate]:
    """Return ink that may be unread numbers; candidates beside it are distrusted."""
    groups = [one.signs for one in candidates]
    boxes = [one.number.box for one in candidates]
    lost = lost_ink(figures, without(rest, groups), boxes, digit_height, sheet)
    fields = (*unread_boxes(groups, sheet), *crossed_cells(groups, sheet))
    places = [*(around(one.box for one in ink) for ink in lost), *map(bounds, fields)]
    blanks = [_blank(place) for place in places]
    for one in candidates:
        if has_beside(one.signs, blanks):
            one.distrust()
    return [_Candidate([one], None, _number([one], "not read")) for one in blanks]


def _blank(box: Box[int]) -> Figure:
    """Return an illegible figure at a place."""
    return Figure(UNREADABLE, 0.0, box, np.zeros((box.height, box.width), np.uint8))


def _newly_read(look: Look, digit_height: float) -> Number | None:
    """Return the doubtful number that the line network reads in ink of no number."""
    is_bar = look.text == "1" and look.boxes[0][3] - look.boxes[0][1] < MIN_LONE_ONE * digit_height
    if is_bar:
        return None
    min_score = MIN_POINT_SCORE if {".", ","} & {*look.text} else MIN_NEW_SCORE
    left, _, right, _ = around(look.boxes) if look.boxes else (0, 0, 0, 0)
    if right - left <= MAX_SHORT_WIDTH * digit_height:
        min_score = min(min_score, MIN_REPLACING_SCORE)
    if look.score(look.text) < min_score or not NUMBER.match(look.text):
        return None
    signs = zip(look.text, look.boxes, strict=True)
    return Number(
        tuple(PaperSign(text, 0.0, box) for text, box in signs), "read as a whole alone", 0.0
    )


def _number(group: Sequence[Figure], oddity: str) -> Number:
    signs = tuple(PaperSign(one.text, one.probability, one.box) for one in group)
    return Number(signs, oddity, 0.0 if oddity else 1.0)


def _on_photo(number: Number, sheet: Sheet) -> Number:
    signs = (replace(sign, box=sheet.on_photo(sign.box)) for sign in number.signs)
    return replace(number, signs=tuple(signs))


def _reconciled(number: Number, look: Look) -> Number:
    """Return a number reconciled with the line network's reading."""
    if look.text == number.text:
        likely = float(np.exp(look.score(look.text)))
        is_mended = likely >= CLEAR_LIKELIHOOD and number.oddity in RESOLVED_ODDITIES
        return replace(number, oddity="" if is_mended else number.oddity)
    if not look.may_replace(number.text) or not NUMBER.match(look.text):
        return replace(number, oddity=number.oddity or OTHERWISE)
    probability = float(np.exp(look.score(look.text)))
    signs = zip(look.text, look.boxes, strict=True)
    read = tuple(PaperSign(text, min(probability, UNSURE_PROBABILITY), box) for text, box in signs)
    return Number(read, number.oddity or OTHERWISE)


def _is_sure_in_frame(number: Number, evidence: Evidence, dark: float) -> bool:
    """Return whether a number in a field of its own is right, whatever the sides hide.

    ``dark``: the median contrast of digits in the sheet's fields.
    """
    likely = float(np.exp(evidence.look.score(evidence.text)))
    is_sure = evidence.least_quality >= MIN_QUALITY_IN_FRAME and likely >= MIN_LIKELIHOOD_IN_FRAME
    faintest = min((one.contrast for one in evidence.digits), default=0.0)
    is_dark = faintest >= MIN_CONTRAST * dark
    is_other = evidence.other >= MAX_OTHER_IN_FRAME or evidence.swapped >= MAX_SWAPPED
    is_same = not number.oddity and evidence.look.text == evidence.text
    return is_sure and is_dark and is_same and not is_other
