"""A table is laid flat between its own corners, also where a part of its frame is not seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cv2
import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.paper.flat import Flat, laid_flat
from digitpad.paper.synthesis.difficulties import difficult_sheet

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


@pytest.mark.parametrize(
    ("missing", "count"), [((240,), 7), ((180, 240, 300), 7), ((120, 180, 240, 300), 3)]
)
def test_rules_too_faint_to_be_followed_are_added_where_the_others_are_even(
    missing: Sequence[int], count: int
) -> None:
    flat = marked(drawn(levels=dict.fromkeys(missing, 229)))
    assert sizes(flat)[0] == count


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


def bordered(page: Grey) -> Grey:
    return cv2.copyMakeBorder(page, 200, 200, 200, 200, cv2.BORDER_REPLICATE)


def test_what_lies_flat_leads_back_to_where_it_is_on_the_photo() -> None:
    page = bordered(drawn())
    corners = np.array([(0, 0), (1000, 0), (1000, 880), (0, 880)], np.float32)
    seen = np.array([(90, 40), (930, 90), (980, 860), (30, 800)], np.float32)
    steeply = cv2.getPerspectiveTransform(corners, seen)
    photo = cv2.warpPerspective(page, steeply, (1000, 880), borderValue=(235, 235, 235))
    flat = laid_flat(photo)
    assert sizes(flat) == (7, 7)
    rows = [float(row.height(flat.contrast.shape[1] / 2)) for row in flat.rows]
    columns = [float(one.height(flat.contrast.shape[0] / 2)) for one in flat.columns]
    for y, row in zip(ROWS, rows, strict=True):
        for x, column in zip(PLACES, columns, strict=True):
            true = cv2.perspectiveTransform(np.array([[(x + 200.5, y + 200.5)]]), steeply)[0, 0]
            assert flat.sheet.points_on_photo([(column, row)])[0] == pytest.approx(true, abs=4)


@pytest.mark.parametrize(
    ("rows", "columns", "expected"),
    [
        (ROWS, PLACES, (7, 7)),
        ((60, 420), (60, 540), (0, 0)),  # a frame alone
        ((60, 240, 420), (60, 300, 540), (3, 3)),
        ((240,), (300,), (0, 0)),  # a cross
    ],
)
def test_a_table_is_found_among_what_is_ruled(
    rows: Sequence[int], columns: Sequence[int], expected: tuple[int, int]
) -> None:
    flat = laid_flat(drawn(rows, columns))
    assert sizes(flat) == expected
    assert (flat.inside is None) == (expected == (0, 0))
    assert (flat.pitch == np.inf) == (expected == (0, 0))


def test_dotted_rules_are_the_rules_of_a_table() -> None:
    page = np.full((480, 600, 3), 235, np.uint8)
    for y in ROWS:
        for x in range(60, 542, 6):
            page[y : y + 2, x : x + 2] = 40
    for x in PLACES:
        for y in range(60, 422, 6):
            page[y : y + 2, x : x + 2] = 40
    flat = laid_flat(page)
    assert sizes(flat) == (7, 7)
    assert all(row.is_seen for row in flat.rows)


@pytest.mark.parametrize(("high", "side"), [(38, 2600), (84, 1300)])
def test_a_table_is_laid_at_a_size_that_shows_its_digits(high: int, side: int) -> None:
    page = np.full((1000, 2600, 3), 235, np.uint8)
    for y in range(60, 901, 140):
        page[y : y + 4, 60:2544] = 40
    for x in range(60, 2541, 310):
        page[60:904, x : x + 4] = 40
    for row, y in enumerate(range(80, 800, 140)):
        for x in range(100 + 30 * row, 2400, 310):
            page[y : y + high, x : x + 12] = 40
    flat = laid_flat(page)
    assert sizes(flat) == (7, 9)
    assert max(flat.contrast.shape) == pytest.approx(side, rel=0.06)
