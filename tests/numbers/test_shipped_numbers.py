"""The shipped networks can never read numbers worse unnoticed: floors on real ones.

The figures over whole sets are in docs/results/numbers.md.
"""

from __future__ import annotations

from pathlib import Path

from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import read_inkml
from digitpad.numbers.evaluation import NumberScore, number_score
from digitpad.numbers.reader import NumberReader

FIRST_OF_OTHERS = "w022"
"""Writers before this one are apd's; no network learned from that institute."""


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
