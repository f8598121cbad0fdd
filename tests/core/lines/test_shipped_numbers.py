"""The shipped networks can never read numbers worse unnoticed: floors on real ones.

The figures over whole sets are in docs/results/numbers.md.
"""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
from PIL import Image

from digitpad.files import PAPER_MODEL, resource
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import read_inkml
from digitpad.lines.evaluation import NumberScore, number_score
from digitpad.lines.reader import NumberReader
from digitpad.modelfile import open_model
from digitpad.paper.line import is_sure, read_line

FIRST_OF_OTHERS = "w022"
"""Writers before this one are apd's; no network learned from that institute."""
AMOUNTS = 50


def score(items: list[LabelledDrawing]) -> NumberScore:
    reader = NumberReader()
    readings = [reader.read_drawing(item.drawing) for item in items]
    return number_score([item.truth or "" for item in items], readings)


def test_numbers_of_an_institute_that_no_network_met_are_read(formulas_dir: Path) -> None:
    items = read_inkml(formulas_dir / "unipen-numbers-dev.inkml")
    found = score([item for item in items if str(item.writer) < FIRST_OF_OTHERS])
    assert found.n == 204
    assert found.whole >= 0.93
    assert found.cer <= 0.015


def test_numbers_of_formulas_are_read(formulas_dir: Path) -> None:
    found = score([*read_inkml(formulas_dir / "crohme-numbers-dev.inkml")])
    assert found.n == 71
    assert found.whole >= 0.87


def test_amounts_on_patterned_cheques_are_read_and_none_is_wrong_and_sure(
    amounts_dir: Path,
) -> None:
    with (amounts_dir / "truth.csv").open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file)][:AMOUNTS]
    reader = NumberReader(open_model(resource(PAPER_MODEL)))
    right = 0
    for row in rows:
        reading = read_line(
            reader, np.asarray(Image.open(amounts_dir / row["file"]).convert("RGB"))
        )
        is_right = "".join(filter(str.isdigit, reading.text)) == row["digits"]
        right += is_right
        assert is_right or not is_sure(reading), row["file"]
    assert right >= 0.7 * AMOUNTS
