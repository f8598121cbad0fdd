"""What is there is listed for people and for programs."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from made_models import blank

from digitpad.cli.app import run
from digitpad.data.catalogue import DATASETS
from digitpad.modelfile import save_model
from digitpad.models.catalogue import names


def lines_of(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert run(arguments) == 0
    return capsys.readouterr().out.splitlines()


def objects_of(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in lines_of([*arguments, "--json"], capsys)]


def test_every_architecture_is_listed_with_its_size(capsys: pytest.CaptureFixture[str]) -> None:
    found = objects_of(["models"], capsys)
    assert [one["name"] for one in found] == list(names())
    sizes = {one["name"]: one["parameters"] for one in found}
    assert sizes["candle-cnn"] == 1_111_946
    assert len(lines_of(["models"], capsys)) == len(found) + 1


def test_every_data_set_says_what_it_needs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = {one["name"]: one for one in objects_of(["datasets"], capsys)}
    assert list(found) == list(DATASETS)
    assert found["handwriting"]["state"] == "built-in"
    (tmp_path / "train-images-idx3-ubyte.gz").touch()
    there = objects_of(["datasets", "--data-dir", str(tmp_path)], capsys)
    state = {one["name"]: one["state"] for one in there}
    assert state["mnist"] == "incomplete"
    told = "\n".join(lines_of(["datasets", "--data-dir", str(tmp_path)], capsys))
    assert "train-labels" in told


def test_the_processor_is_always_a_device(capsys: pytest.CaptureFixture[str]) -> None:
    found = objects_of(["devices"], capsys)
    assert found[-1]["name"] == "cpu"
    assert [one["is_default"] for one in found] == [True, *[False] * (len(found) - 1)]
    assert lines_of(["devices"], capsys)[-1].startswith("cpu")


def test_nothing_in_a_file_or_its_name_reaches_the_terminal_but_text(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path, signs = tmp_path / "a.safetensors", "\x1b]0;x\x07\x9b2J\u202e"
    save_model(path, blank(extra={"note": signs, f"k{signs}": "v"}))
    for command in (["info", str(path)], ["info", str(path), "--json"]):
        out = "\n".join(lines_of(command, capsys))
        assert not set(signs) & set(out) - set("]0;x2J")
    assert json.loads(out)["note"] == signs
    assert run(["predict", str(tmp_path / signs)]) == 1
    assert run(["info", str(tmp_path / signs)]) == 1
    assert not set(signs) & set(capsys.readouterr().err) - set("]0;x2J")


def test_a_model_file_is_described(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    metrics = {"accuracy": 0.9, "n": 10, "dataset": "mnist", "seed": 3}
    model = blank(name="x", metrics=metrics, extra={"command": "digitpad train"})
    info = replace(model.info, training={"model_arguments": {}, "batch_size": 7})
    path = tmp_path / "mine.safetensors"
    save_model(path, replace(model, info=info))
    (found,) = objects_of(["info", str(path)], capsys)
    assert found["architecture"] == "candle-linear"
    assert found["parameters"] == 7_850
    assert found["metrics"] == metrics
    assert found["command"] == "digitpad train"
    text = "\n".join(lines_of(["info", str(path)], capsys))
    assert "accuracy 0.9" in text
    assert "28×28 grey" in text
    assert "batch size 7" in text
    assert "arguments" not in text
