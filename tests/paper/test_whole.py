"""A number is looked at a second time as a whole: which ink is seen, and what is made of it.

The line network emits what a test says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from drawn_figures import digit, field, figure, row, sheet_with

from digitpad.arrays import Doubles, Grey
from digitpad.models.architecture import LINE_CLASSES
from digitpad.numbers.whole_line import NONE
from digitpad.paper.figures import Figure
from digitpad.paper.frames import Field
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.whole import IMPOSSIBLE_SCORE, SIZES, labels_of, looker


def emitted(text: str, probability: float = 0.9999, blank: int = 1) -> Doubles:
    """Return columns that emit a text, each sign once, with blank columns around them."""
    path = [NONE] * blank
    for sign in text:
        path += [LINE_CLASSES.index(sign), *[NONE] * blank]
    columns = np.full((len(path), NONE + 1), (1 - probability) / NONE)
    columns[np.arange(len(path)), path] = probability
    return columns


class Lines(GlyphReader):
    """Emits columns, one after the other, and keeps what it was shown."""

    def __init__(self, *columns: Doubles) -> None:
        self.columns = columns
        self.seen: list[Grey] = []

    def columns_of(self, picture: Grey) -> Doubles:
        self.seen.append(picture)
        return self.columns[min(len(self.seen), len(self.columns)) - 1]


def ink_seen(
    group: Sequence[Figure], *others: Figure, groups: Sequence[Sequence[Figure]] = ()
) -> int:
    """Return how much ink of a sheet is seen as that of a group, in pixels of the network."""
    sheet = sheet_with([*group, *others, *(one for each in groups for one in each)])
    reader = Lines(emitted("42"))
    looker([group, *groups], sheet, reader)(0, "42", None)
    return int((reader.seen[0] > 100).sum())


@pytest.mark.parametrize(("probability", "looks"), [(0.998, 1), (0.99, len(SIZES))])
def test_a_number_that_is_sure_at_first_sight_is_not_looked_at_again(
    probability: float, looks: int
) -> None:
    group = row("42")
    reader = Lines(emitted("42", probability))
    look = looker([group], sheet_with(group), reader)(0, "42", None)
    assert (look.text, len(reader.seen)) == ("42", looks)
    if looks == 1:
        assert look.boxes == tuple(one.box for one in group)


def test_what_was_read_otherwise_is_looked_at_in_every_size() -> None:
    group = row("42")
    reader = Lines(emitted("47"))
    look = looker([group], sheet_with(group), reader)(0, "42", None)
    assert len(reader.seen) == len(SIZES)
    assert look.text == "47"
    assert look.score("47") > -0.1 > -5 > look.score("42") > IMPOSSIBLE_SCORE
    assert look.score("11") == IMPOSSIBLE_SCORE


def test_sizes_that_differ_are_weighed_together() -> None:
    group = row("42")
    reader = Lines(emitted("42", 0.6), emitted("47", 0.999))
    assert looker([group], sheet_with(group), reader)(0, "42", None).text == "47"


def test_where_nothing_is_emitted_nothing_is_read() -> None:
    group = row("42")
    look = looker([group], sheet_with(group), Lines(emitted("", 1.0)))(0, "4", None)
    assert (look.text, look.boxes) == ("", ())


def test_signs_are_parted_halfway_between_them() -> None:
    group = row("42", apart=60)
    reader = Lines(emitted("47", blank=2))
    look = looker([group], sheet_with(group), reader)(0, "42", None)
    assert [box.left for box in look.boxes] == [20, 80]
    assert [box.right for box in look.boxes] == [44, 104]


def test_ink_of_another_number_is_left_out() -> None:
    group, beside = row("42"), row("7", 78)
    assert ink_seen(group, groups=[beside]) == ink_seen(group)
    assert ink_seen(group, *beside) > ink_seen(group)


def in_boxes(columns: Doubles, *, boxes: int = 2, text: str = "42") -> tuple[str, int, Lines]:
    frame: Field = field(10, 30, 10 + 60 * boxes, 90, boxes=boxes)
    group = row("42", apart=60)
    reader = Lines(columns)
    look = looker([group], sheet_with(group), reader)(0, text, frame)
    return look.text, len(look.boxes), reader


def test_in_boxes_only_as_many_digits_are_read_as_there_are_figures() -> None:
    assert in_boxes(emitted("47"))[:2] == ("47", 2)
    assert in_boxes(emitted("477"))[0] in ("42", "47", "77")
    assert in_boxes(emitted("4.7"), text="4.2")[0] != "4.7"


def test_digits_in_boxes_are_seen_as_close_as_in_other_writing() -> None:
    apart = Lines(emitted("42"))
    group = row("42", apart=60)
    looker([group], sheet_with(group), apart)(0, "42", None)
    close = in_boxes(emitted("42"))[2]
    assert close.seen[0].shape[1] < apart.seen[0].shape[1]
    rows = np.flatnonzero((close.seen[0] > 100).any(axis=1))
    assert 15 <= len(rows) <= 20


def test_digits_in_boxes_that_lean_are_seen_on_one_line() -> None:
    frame = field(10, 30, 130, 90, boxes=2)
    corners = frame.corners.copy()
    corners[1:3, 1] += 30  # falls by a quarter
    group = [digit("4", 20, 40), digit("2", 80, 55)]
    reader = Lines(emitted("42"))
    looker([group], sheet_with(group), reader)(0, "42", replace(frame, corners=corners))
    rows = np.flatnonzero((reader.seen[0] > 100).any(axis=1))
    assert len(rows) <= 20


def test_the_labels_of_figures_are_those_of_their_own_ink() -> None:
    first, second = digit("4", 20), digit("2", 50)
    sheet = sheet_with([first, second])
    assert labels_of([first], sheet) == [1]
    assert labels_of([second, first], sheet) == [1, 2]
    assert labels_of([figure("?", 300, 40, 320, 80)], sheet) == []
