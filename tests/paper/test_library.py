"""``import digitpad`` for programs that read paper; every example of docs/library.md is tried."""

from __future__ import annotations

import doctest
from pathlib import Path

import numpy as np
import pytest
from drawn import digit_drawn, picture_of
from PIL import Image

import digitpad
from digitpad.files import PAPER_MODEL, SHIPPED_MODEL, resource
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.paper.synthesis.photos import synthetic_page, synthetic_table

DOCUMENT = Path(__file__).parents[2] / "docs" / "library.md"


@pytest.mark.slow
def test_every_example_of_the_document_does_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Image.fromarray(picture_of(7)).save("seven.png")
    write_inkml("seven.inkml", [LabelledDrawing(digit_drawn(7), truth="7")])
    Image.fromarray(np.hstack([picture_of(digit) for digit in (2, 0, 2, 6)])).save("number.png")
    Image.fromarray(synthetic_page(1).picture).save("page.png")
    Image.fromarray(synthetic_table(2, 3, 4).picture).save("table.png")
    (tmp_path / "ink").mkdir()
    named = synthesis.labelled_drawings(1, 0, 60)
    drawings = [LabelledDrawing(drawing, truth=str(digit)) for drawing, digit in named]
    write_inkml("ink/mine.inkml", drawings)
    found = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert found.attempted > 20
    assert not found.failed


def test_paper_is_read_by_the_network_that_its_doubt_was_learned_from() -> None:
    def certainties(reader: digitpad.Reader) -> list[float]:
        numbers = reader.read_page(page).numbers
        return [digit.probability for number in numbers for digit in number.signs]

    page = synthetic_page(1).picture
    found = certainties(digitpad.Reader())
    assert found == certainties(digitpad.Reader(resource(PAPER_MODEL)))
    assert found != certainties(digitpad.Reader(resource(SHIPPED_MODEL)))
