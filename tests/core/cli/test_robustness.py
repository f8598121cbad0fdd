"""The robustness report: a table, objects for programs, a plot."""

from __future__ import annotations

import io
import json
from pathlib import Path

import numpy as np
import pytest
from file_reasons import MISSING
from made_models import blank
from PIL import Image

from digitpad.cli.app import run
from digitpad.data.split import held_out
from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.robustness import COLUMNS, PANEL, RobustnessRow, report_figure
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.modelfile import save_model
from digitpad.report.marks import SCALE
from digitpad.report.png import figure_png


def saved(folder: Path, name: str) -> Path:
    """A model that gives every class the same, so that it reads the first one."""
    path = folder / f"{name}.safetensors"
    save_model(path, blank(name))
    return path


@pytest.fixture
def always_zero(tmp_path: Path) -> Path:
    return saved(tmp_path, "candle-linear")


@pytest.fixture
def ink(tmp_path: Path) -> Path:
    """Eight drawings, every other one a zero."""
    path = tmp_path / "some.inkml"
    truths = [0, 5] * 4
    write_inkml(
        path,
        [
            LabelledDrawing(synthesis.drawing(truth, seed=seed), str(truth))
            for seed, truth in enumerate(truths)
        ],
    )
    return path


def test_an_object_for_each_row_and_a_table_for_people(
    always_zero: Path, ink: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["robustness", str(always_zero), "--ink", str(ink)]
    assert run([*arguments, "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["change"], row["amount"]) for row in rows] == [
        (change, amount) for change, tried in RANGES.items() for amount in tried.amounts
    ]
    assert all(row.keys() == {"change", "amount", "n", "accuracy"} for row in rows)
    assert {(row["n"], row["accuracy"]) for row in rows} == {(8, 0.5)}

    assert run(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "8 images"
    assert any(line.split()[:3] == ["pen", "width", "(px)"] for line in lines)
    assert sum("50.00 %" in line for line in lines) == len(RANGES)


def test_the_test_images_of_a_data_set_can_be_fewer(
    always_zero: Path, capsys: pytest.CaptureFixture[str], mnist_dir: Path
) -> None:
    arguments = [str(always_zero), "--dataset", "mnist", "--data-dir", str(mnist_dir)]
    assert run(["robustness", *arguments, "--limit", "50", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {row["n"] for row in rows} == {50}
    zeros = held_out("mnist", mnist_dir).labels[::200] == 0
    assert {row["accuracy"] for row in rows} == {zeros.mean()}


def test_the_plot_has_a_panel_for_each_change(
    always_zero: Path, ink: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    plot = tmp_path / "plot.png"
    assert run(["robustness", str(always_zero), "--ink", str(ink), "--output", str(plot)]) == 0
    assert capsys.readouterr().out.endswith(f"Saved as {plot}.\n")
    with Image.open(plot) as picture:
        assert picture.width == COLUMNS * PANEL[0] * SCALE
        assert picture.height > 2 * PANEL[1] * SCALE


def test_the_curve_lies_where_the_accuracy_is() -> None:
    def heights(accuracy: float) -> np.ndarray:
        rows = [RobustnessRow("shift", float(amount), 10, accuracy) for amount in range(5)]
        with Image.open(io.BytesIO(figure_png(report_figure(rows, "test")))) as picture:
            pixels = np.asarray(picture).astype(int)
        is_curve = (np.abs(pixels - (0x1F, 0x6F, 0xB2)).max(axis=2) < 8).sum(axis=1)
        return np.flatnonzero(is_curve)

    top, middle, bottom = (heights(accuracy).mean() for accuracy in (1.0, 0.5, 0.0))
    assert top < middle < bottom
    assert middle == pytest.approx((top + bottom) / 2, abs=1)


@pytest.mark.parametrize(
    ("extra", "code", "reason"),
    [
        ([], 2, "one of --dataset and --ink"),
        (["--dataset", "mnist", "--ink", "x.inkml"], 2, "one of --dataset and --ink"),
        (["--ink", "x.inkml", "--data-dir", "."], 2, "--data-dir belongs"),
        (["--ink", "x.inkml", "--output", "x.svg"], 2, "x.png"),
        (["--ink", "x.inkml", "--output", "no/folder/x.png"], 1, MISSING),
        (["--ink", "missing.inkml"], 1, "missing.inkml"),
        (["--dataset", "cifar10"], 2, "CIFAR-10 has 32×32 colour ones"),
    ],
)
def test_wrong_usage_and_bad_input_are_reported_in_one_line(
    extra: list[str],
    code: int,
    reason: str,
    always_zero: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["robustness", str(always_zero), *extra]) == code
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert reason in line


def test_a_model_without_an_accuracy_is_refused_and_ink_by_one_for_photographs(
    ink: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name, code, reason in (
        ("digits-autoencoder", 2, "no accuracy"),
        ("cifar-cnn", 1, "not drawings"),
    ):
        assert run(["robustness", str(saved(tmp_path, name)), "--ink", str(ink)]) == code
        assert reason in capsys.readouterr().err
