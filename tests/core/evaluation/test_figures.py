"""Figures show their numbers where the axes say, and are laid out as they were looked at.

``python tests/core/evaluation/test_figures.py`` writes ``figures.json`` again; look at the figures
first (``digitpad evaluate --output``, ``digitpad robustness --output``).
"""

from __future__ import annotations

import json
from math import log10
from pathlib import Path

import pytest

from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.reliability import ReliabilityBin, reliability_figure
from digitpad.evaluation.robustness import RobustnessRow, report_figure
from digitpad.report.marks import Diagram, Dot, Mark, Rectangle, Words
from digitpad.report.marks import Path as Line

LOOKED_AT = Path(__file__).with_name("figures.json")
BINS = (
    ReliabilityBin(0.4, 0.4667, 3, 0.45, 1 / 3),
    ReliabilityBin(0.8, 0.8667, 40, 0.84, 0.8),
    ReliabilityBin(0.9333, 1.0, 12_000, 0.99, 0.97),
)
ROWS = [
    RobustnessRow(change, amount, 500, 0.98 - 0.01 * abs(amount - tried.identity))
    for change, tried in RANGES.items()
    for amount in tried.amounts
]
RELIABILITY = reliability_figure(BINS, 440.0, 600.0, ("a model", "1,000 images"))
WIDE = reliability_figure(BINS, 800.0, 400.0)
SMALL = reliability_figure(BINS[:1], 120.0, 90.0)
REPORT = report_figure(ROWS, "a model on mnist, n = 500")

FIGURES = {"reliability": RELIABILITY, "wide": WIDE, "small": SMALL, "report": REPORT}


def laid_out(figure: Diagram) -> list[list[object]]:
    return [
        [figure.width, figure.height],
        *([type(one).__name__, *one] for one in figure.marks),
    ]


@pytest.mark.parametrize(("name", "figure"), FIGURES.items())
def test_a_figure_is_laid_out_as_it_was_looked_at(name: str, figure: Diagram) -> None:
    found = json.loads(json.dumps(laid_out(figure)))
    expected = json.loads(LOOKED_AT.read_text("utf-8"))[name]
    assert len(found) == len(expected)
    for mark, was in zip(found, expected, strict=True):
        assert _rounded(mark) == _rounded(was)


def _rounded(value: object) -> object:
    if isinstance(value, list):
        return [_rounded(one) for one in value]
    return round(value, 3) if isinstance(value, float) else value


def of(figure: Diagram, kind: type[Mark]) -> list:
    return [mark for mark in figure.marks if isinstance(mark, kind)]


def test_a_reading_lies_between_the_words_of_the_axes_that_its_shares_say() -> None:
    words = [mark for mark in of(RELIABILITY, Words) if mark.words in ("0 %", "100 %")]
    low, high = (next(one.at[1] for one in words if one.words == text) for text in ("0 %", "100 %"))
    left, right = (one.at[0] for one in words if one.anchor == "mt")
    for dot, one in zip(of(RELIABILITY, Dot), BINS, strict=True):
        assert dot.middle[0] == pytest.approx(left + one.confidence * (right - left))
        assert dot.middle[1] == pytest.approx(low + one.accuracy * (high - low))
    for mark in RELIABILITY.marks:
        if isinstance(mark, Line) and mark.is_dashed:
            assert mark.points == ((left, low), (right, high))


def test_the_bars_of_counts_are_logarithmic() -> None:
    bars = [mark for mark in of(RELIABILITY, Rectangle) if mark.opacity == 0.4]
    heights = [mark.bottom - mark.top for mark in bars]
    shares = [(1 + log10(one.n)) / (1 + log10(12_000)) for one in BINS]
    assert [one / heights[-1] for one in heights] == pytest.approx(shares)
    assert [mark.words for mark in of(RELIABILITY, Words)][-4:-1] == ["3", "40", "12k"]
    many = [ReliabilityBin(0.4, 0.4667, n, 0.45, 0.5) for n in (999, 1000, 1_499)]
    words = [mark.words for mark in of(reliability_figure(many, 440.0, 600.0), Words)]
    assert words[-4:-1] == ["999", "1k", "1k"]


if __name__ == "__main__":
    parts = []
    for name, figure in FIGURES.items():
        lines = ",\n".join(json.dumps(mark) for mark in laid_out(figure))
        parts.append(f'"{name}": [\n{lines}]')
    LOOKED_AT.write_text("{" + ",\n".join(parts) + "}\n", "utf-8")
