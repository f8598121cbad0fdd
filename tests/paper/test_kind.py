"""Whether a photo shows a table is found out from its rules."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.paper.kind import is_ruled_table
from digitpad.paper.synthesis.photos import PhotoLook, synthetic_page
from digitpad.paper.synthesis.sheets import synthetic_sheet


@pytest.mark.parametrize("kind", ["ruled", "columns"])
def test_rules_both_ways_make_a_table_however_the_photo_is_turned(kind: str) -> None:
    picture = synthetic_sheet(kind, 3).picture
    assert is_ruled_table(picture)
    assert is_ruled_table(np.ascontiguousarray(np.rot90(picture)))


@pytest.mark.parametrize("kind", ["form", "receipt", "sum", "cheque"])
def test_other_sheets_are_none(kind: str) -> None:
    assert not is_ruled_table(synthetic_sheet(kind, 3).picture)


@pytest.mark.parametrize("paper", ["plain", "ruled", "squared"])
def test_paper_for_writing_is_none(paper: str) -> None:
    assert not is_ruled_table(synthetic_page(3, PhotoLook(paper=paper)).picture)


def test_a_photo_of_nothing_is_none() -> None:
    assert not is_ruled_table(np.zeros((60, 90, 3), np.uint8))
