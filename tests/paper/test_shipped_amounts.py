"""The shipped networks can never read amounts worse unnoticed: a floor on real ones.

The figures over whole sets are in docs/results/numbers.md.
"""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
from PIL import Image

from digitpad.files import PAPER_MODEL, resource
from digitpad.modelfile import open_model
from digitpad.numbers.reader import NumberReader
from digitpad.paper.line import is_sure, read_line

AMOUNTS = 50


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
