"""A table is laid flat between its own corners, also where a part of its frame is not seen."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from difficult_sheets import difficult_sheet

from digitpad.arrays import Grey
from digitpad.picture.flat import laid_flat

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
