"""A report grows part by part, and ends with the figures that one measurement gives."""

from __future__ import annotations

import csv
import io

import numpy as np
import pytest
import torch

from digitpad.data.sets.generated import TEST_SEED
from digitpad.evaluation import robustness as report
from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.robustness import (
    DIRECTIONS,
    Digits,
    RobustnessRow,
    csv_text,
    generated_digits,
    measure,
    measure_robustness,
    row_count,
    summary,
    worst,
)
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture

DRAWN = synthesis.labelled_drawings(4, 0, 30)
LABELS = np.array([digit for _, digit in DRAWN])
DRAWINGS = [drawing for drawing, _ in DRAWN]
IMAGES = np.stack([drawing_to_image(drawing) for drawing in DRAWINGS])[:, None]


@pytest.fixture(scope="module")
def model() -> Model:
    """A linear model that has learnt some of the digits by heart."""
    flat = np.hstack([IMAGES[:20].reshape(20, -1) / 255, np.ones((20, 1))])
    wanted = np.where(LABELS[:20, None] == np.arange(10), 1.0, -1.0)
    solved = np.linalg.lstsq(flat, wanted, rcond=None)[0].astype(np.float32)
    info = new_info(architecture("candle-linear"), "some")
    return Model(info, {"weight": solved[:-1].T.copy(), "bias": solved[-1]})


@pytest.mark.parametrize("kind", ["images", "drawings"])
def test_parts_add_up_to_one_measurement(
    model: Model, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(report, "PART", 12)
    digits = Digits(IMAGES if kind == "images" else DRAWINGS, LABELS)
    steps = list(measure(model, digits))
    whole = list(measure_robustness(model, digits.digits, LABELS))
    assert [(row.change, row.amount, row.n) for row in steps[-1].rows] == [
        (row.change, row.amount, row.n) for row in whole
    ]
    for ours, theirs in zip(steps[-1].rows, whole, strict=True):
        # Noise falls otherwise from part to part.
        if ours.change != "noise" or ours.amount == 0:
            assert ours.accuracy == pytest.approx(theirs.accuracy), ours


def test_rows_come_one_by_one_first_and_together_later(
    model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "PART", 12)
    steps = list(measure(model, Digits(IMAGES, LABELS)))
    assert [len(step.rows) for step in steps[:4]] == [1, 2, 3, 4]
    assert all(len({row.n for row in step.rows}) == 1 for step in steps)
    assert sorted({step.rows[0].n for step in steps}) == [12, 24, 30]
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert all(step.done <= step.total for step in steps)
    assert {step.total for step in steps} == {3 * row_count()}
    assert steps[-1].done == steps[-1].total


@pytest.mark.parametrize(("given", "computes"), [({}, 1), ({"threads": 3}, 3)])
def test_the_thread_that_measures_computes_with_as_many_as_it_may(
    given: dict[str, int], computes: int, model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(torch, "set_num_threads", asked.append)
    next(measure(model, Digits(IMAGES, LABELS), **given))
    assert asked == [computes]


def test_a_part_goes_as_often_into_each_direction() -> None:
    assert report.PART % DIRECTIONS == 0


def made_rows() -> list[RobustnessRow]:
    """Rows of which noise costs most and the pen's width nothing."""
    cost = {"shift": 0.1, "scale": 0.2, "rotation": 0.3, "slant": 0.2, "pen width": 0.0}
    return [
        RobustnessRow(
            change, amount, 500, 0.98 - (amount != tried.identity) * cost.get(change, 0.5)
        )
        for change, tried in RANGES.items()
        for amount in tried.amounts
    ]


def test_a_summary_names_what_costs_most_and_least() -> None:
    found = summary(made_rows())
    assert found is not None
    assert found.plain.accuracy == 0.98
    assert (found.weakest.change, found.strongest.change) == ("noise", "pen width")
    # Of equals the farthest: that is what it bears.
    assert found.weakest.amount == 0.3
    assert found.strongest.amount == 2
    assert worst(made_rows()[:5]).amount == 4
    rows = [RobustnessRow("scale", amount, 500, 0.5) for amount in (0.6, 1.0, 1.3)]
    assert worst(rows).amount == 0.6
    assert worst(rows[2:]).amount == 1.3


def test_there_is_no_summary_before_all_changes_are_measured() -> None:
    assert summary([]) is None
    assert summary(made_rows()[:-1]) is None


def test_csv_has_a_line_for_each_figure() -> None:
    lines = list(csv.DictReader(io.StringIO(csv_text(made_rows()))))
    assert len(lines) == row_count()
    assert lines[5] == {
        "change": "scale", "unit": "times", "amount": "0.6", "n": "500", "accuracy": "0.78",
    }  # fmt: skip


def test_generated_digits_are_drawings_with_labels() -> None:
    digits = generated_digits(30)
    assert len(digits.labels) == 30
    assert all(isinstance(drawing, Drawing) for drawing in digits.digits)
    assert set(digits.labels.tolist()) <= set(range(10))
    # The first ones of the test part, however many are wanted.
    expected = [digit for _, digit in synthesis.labelled_drawings(TEST_SEED, 0, 30)]
    assert digits.labels.tolist() == expected
    assert generated_digits(5).labels.tolist() == expected[:5]
