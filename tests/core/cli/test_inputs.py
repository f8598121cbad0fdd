"""Which model a command means: a file, or a shipped network, by its name."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from drawn import digit_drawn
from made_models import blank
from with_wings import WITH_NUMBERS

from digitpad.cli.app import run
from digitpad.errors import DatasetError
from digitpad.evaluation.accuracy import evaluate
from digitpad.files import resource
from digitpad.ink.drawing import LabelledDrawing, drawing_from_points
from digitpad.ink.inkml import write_inkml
from digitpad.modelfile import open_model, save_model


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def numbers(tmp_path: Path) -> Path:
    """An ink file with “54”, written from left to right."""
    strokes = []
    for place, digit in enumerate((5, 4)):
        for stroke in digit_drawn(digit).strokes:
            strokes.append(stroke.points * 0.2 + (0.1 + 0.2 * place, 0.4))
    path = tmp_path / "numbers.inkml"
    write_inkml(path, [LabelledDrawing(drawing_from_points(strokes), "54")])
    return path


@WITH_NUMBERS
def test_the_network_for_lines_is_measured_as_advised(
    numbers: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = resource("line-reader.safetensors")
    with pytest.raises(DatasetError, match="evaluate MODEL --numbers FILE”, MODEL being its file"):
        evaluate(open_model(file), np.zeros((1, 1, 32, 256), np.uint8), np.zeros(1, np.int64))
    assert run(["evaluate", "line-reader", "--numbers", str(numbers), "--json"]) == 0
    by_name = json.loads(capsys.readouterr().out)
    assert run(["evaluate", str(file), "--numbers", str(numbers), "--json"]) == 0
    by_file = json.loads(capsys.readouterr().out)
    figures = ("n", "whole", "cer")
    assert [by_name[key] for key in figures] == [by_file[key] for key in figures]


def test_measuring_it_on_single_digits_says_how_it_is_measured(
    numbers: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["evaluate", "line-reader", "--ink", str(numbers)]) == 2
    assert "line-reader reads whole lines: measure it with --numbers" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["calibrate", "robustness"])
def test_what_is_measured_of_single_signs_is_refused_for_a_network_that_reads_lines(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, "line-reader", "--dataset", "number-lines"]) == 2
    assert "line-reader reads whole lines" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ["calibrate", "--dataset", "handwriting"],
        ["robustness", "--ink", "one.inkml"],
        ["evaluate", "--dataset", "handwriting", "--output", "plot.png"],
        ["convert", "--dataset", "handwriting", "--output", "new.npz", "--names", "candle"],
    ],
    ids=lambda command: command[0],
)
def test_what_is_measured_of_classes_is_refused_for_an_autoencoder(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    save_model("pairs.safetensors", blank("digits-autoencoder"))
    write_inkml(Path("one.inkml"), [LabelledDrawing(digit_drawn(1), "1")])
    there = {*Path().iterdir()}
    assert run([command[0], "pairs.safetensors", *command[1:]]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert {*Path().iterdir()} == there


def test_an_autoencoder_names_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    save_model("pairs.safetensors", blank("digits-autoencoder"))
    write_inkml(Path("one.inkml"), [LabelledDrawing(digit_drawn(1))])
    assert run(["predict", "one.inkml", "--model", "pairs.safetensors", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["label"], told["verdict"], told["digit_score"]) == ("", None, None)


@pytest.mark.parametrize(
    "command",
    [
        ["info", "digitpad"],
        ["info", "number-signs"],
        ["info", "shipped"],
        ["info", "digitpad (shipped)"],
        ["predict", "one.inkml", "--model", "shipped"],
        ["evaluate", "shipped", "--ink", "one.inkml"],
        ["predict", "one.inkml", "--model", "digitpad"],
        ["evaluate", "digitpad", "--ink", "one.inkml"],
        ["evaluate", "--model", "digitpad", "--ink", "one.inkml"],
        ["robustness", "digitpad", "--ink", "one.inkml", "--limit", "1"],
        ["explain", "one.inkml", "--model", "digitpad", "--method", "occlusion"],
        ["export", "digitpad", "--onnx", "new.onnx"],
        ["convert", "line-reader", "new.npz", "--names", "digitpad"],
    ],
    ids=" ".join,
)
def test_a_network_that_comes_along_is_named_where_a_file_is_expected(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    write_inkml(Path("one.inkml"), [LabelledDrawing(digit_drawn(1), "1")])
    assert run([*command, "--json"]) == 0, capsys.readouterr().err


def test_a_file_of_that_name_goes_first(capsys: pytest.CaptureFixture[str]) -> None:
    save_model("other.safetensors", blank("candle-linear"))
    Path("other.safetensors").rename("digitpad")
    assert run(["info", "digitpad", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["architecture"] == "candle-linear"


def test_an_architecture_without_a_network_is_told_with_how_to_train_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["evaluate", "candle-cnn", "--dataset", "handwriting"]) == 1
    assert "digitpad train --architecture candle-cnn" in capsys.readouterr().err


def test_a_model_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["evaluate", "digitpad", "--model", "number-signs", "--dataset", "handwriting"]
    assert run(words) == 2
    assert "once" in capsys.readouterr().err
