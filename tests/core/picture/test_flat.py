"""A table is laid flat between its own corners, also where a part of its frame is not seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cv2
import numpy as np
import pytest
from difficult_sheets import difficult_sheet

from digitpad.arrays import Grey
from digitpad.errors import InkError
from digitpad.picture.flat import Flat, laid_flat

LEFT, TOP, RIGHT, BOTTOM = 100, 90, 1300, 900
COLUMNS = 9


def table(*, frame_down_to: int, foot_from: int) -> Grey:
    """Return a table with three level rules whose lower left corner may be missing."""
    page = np.full((1000, 1400, 3), 235, np.uint8)
    xs = np.linspace(LEFT, RIGHT, COLUMNS + 1).round().astype(int).tolist()
    for x in xs:
        cv2.line(page, (x, TOP), (x, frame_down_to if x == LEFT else BOTTOM), (30, 30, 30), 3)
    for y in (TOP, TOP + 80):
        cv2.line(page, (LEFT, y), (RIGHT, y), (30, 30, 30), 3)
    cv2.line(page, (foot_from, BOTTOM), (RIGHT, BOTTOM), (30, 30, 30), 3)
    return page


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize(
    "page",
    [
        table(frame_down_to=BOTTOM, foot_from=LEFT),
        table(frame_down_to=TOP + 90, foot_from=LEFT + (RIGHT - LEFT) // COLUMNS),
    ],
    ids=["whole", "without its lower left corner"],
)
def test_the_corners_of_a_table_are_where_its_lines_lead_to(page: Grey, quarters: int) -> None:
    turned = np.ascontiguousarray(np.rot90(page, quarters))
    flat = laid_flat(turned)
    assert flat.inside is not None
    left, top, right, bottom = flat.inside
    found = flat.sheet.points_on_photo([(left, top), (right, top), (right, bottom), (left, bottom)])
    places = np.zeros((1000, 1400), int)
    true = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)]
    for number, (x, y) in enumerate(true, 1):
        places[y, x] = number
    turned_places = np.rot90(places, quarters)
    for number in range(1, 5):
        y, x = np.argwhere(turned_places == number)[0]
        assert min(np.hypot(x - a, y - b) for a, b in found) < 25


@pytest.mark.parametrize("seed", [3, 5, 12])
def test_a_table_goes_on_where_its_rules_fade_in_a_shadow(seed: int) -> None:
    photo = difficult_sheet("shadow", "ruled", seed)
    flat = laid_flat(photo.picture)
    assert [len(flat.rows) - 1, len(flat.columns) - 1] == list(photo.truth["grid"])


ROWS, PLACES = range(60, 421, 60), range(60, 541, 80)


def drawn(
    rows: Sequence[int] = ROWS, columns: Sequence[int] = PLACES, **levels: Mapping[int, int]
) -> Grey:
    """Return a page of 600×480 pixels with the rules of a table at some places.

    ``levels``: the grey level of some ``rows``, for instance ``{120: 200}``; others are dark.
    """
    page = np.full((480, 600, 3), 235, np.uint8)
    for y in rows:
        page[y : y + 2, 60:542] = levels.get("levels", {}).get(y, 40)
    for x in columns:
        page[60:422, x : x + 2] = 40
    return page


def marked(page: Grey, *, side: int = 480, high: int = 360) -> Flat:
    corners = [(60, 60), (60 + side, 60), (60 + side, 60 + high), (60, 60 + high)]
    return laid_flat(page, np.array(corners, np.float64) + 0.5)


def sizes(flat: Flat) -> tuple[int, int]:
    return len(flat.rows), len(flat.columns)


def test_the_rules_of_a_table_are_found_between_marked_corners() -> None:
    flat = marked(drawn())
    assert sizes(flat) == (7, 7)
    assert all(line.is_seen for line in (*flat.rows, *flat.columns))
    assert flat.pitch == pytest.approx(60, abs=1)


@pytest.mark.parametrize(("high", "is_laid"), [(19, False), (21, True)])
def test_corners_too_near_to_each_other_mark_no_table(high: int, is_laid: bool) -> None:
    if is_laid:
        marked(drawn(), side=20, high=high)
    else:
        with pytest.raises(InkError, match="too near"):
            marked(drawn(), side=20, high=high)


@pytest.mark.parametrize(
    ("rows", "columns", "expected"),
    [
        ((60, 420), (60, 540), (0, 0)),  # a frame alone
        ((60, 240, 420), (60, 540), (0, 0)),
        ((60, 240, 420), (60, 300, 540), (3, 3)),
        ((60, 180, 300, 420), (60, 540), (4, 2)),
    ],
)
def test_a_table_has_rules_within_its_frame(
    rows: Sequence[int], columns: Sequence[int], expected: tuple[int, int]
) -> None:
    assert sizes(marked(drawn(rows, columns))) == expected


@pytest.mark.parametrize(("gap", "count"), [(12, 7), (24, 8)])
def test_two_rules_close_to_each_other_are_one_that_was_drawn_twice(gap: int, count: int) -> None:
    assert sizes(marked(drawn(sorted([*ROWS, 240 + gap]))))[0] == count


@pytest.mark.parametrize(("long", "count"), [(180, 7), (250, 8)])
def test_a_rule_runs_along_much_of_the_table(long: int, count: int) -> None:
    page = drawn()
    page[270:272, 200 : 200 + long] = 40
    assert sizes(marked(page))[0] == count


@pytest.mark.parametrize(
    ("missing", "count"), [((240,), 7), ((180, 240, 300), 7), ((120, 180, 240, 300), 3)]
)
def test_rules_too_faint_to_be_followed_are_added_where_the_others_are_even(
    missing: Sequence[int], count: int
) -> None:
    flat = marked(drawn(levels=dict.fromkeys(missing, 229)))
    assert sizes(flat)[0] == count


def test_where_no_rule_is_seen_at_all_none_is_added() -> None:
    assert sizes(marked(drawn([y for y in ROWS if y != 240])))[0] == 6


def test_of_a_table_with_uneven_rows_no_rule_is_added() -> None:
    rows = (60, 100, 180, 210, 290, 420)
    page = drawn(rows)
    page[355:357, 60:542] = 229
    assert sizes(marked(page))[0] == len(rows)


def test_a_row_of_digits_close_beside_a_rule_is_no_rule() -> None:
    page = drawn()
    for x in range(70, 530, 8):
        page[262:264, x : x + 5] = 40
    assert sizes(marked(page))[0] == 7


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (2, 0, 3, 1)])
def test_corners_may_be_marked_in_any_order(order: Sequence[int]) -> None:
    corners = np.array([(60, 60), (540, 60), (540, 420), (60, 420)], np.float64)[list(order)]
    assert sizes(laid_flat(drawn(), corners)) == (7, 7)
