"""``calibrate`` makes a model's confidence honest and changes nothing else."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from digitpad.cli.app import run
from digitpad.cli.commands import evaluate
from digitpad.data import split
from digitpad.files import SHIPPED_MODEL, resource
from digitpad.modelfile import open_model, save_model
from digitpad.training.config import config_for
from digitpad.training.events import Ended
from digitpad.training.loop import train
from digitpad.training.outcome import model_from_run


@pytest.fixture
def overconfident(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small model whose weights were scaled up until it is sure of everything."""
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    config = config_for(
        "candle-linear", "handwriting", epochs=2, train_limit=1000, test_limit=100, threads=1,
        batch_size=100, learning_rate=0.1,
    )  # fmt: skip
    *_, ended = train(config)
    assert isinstance(ended, Ended)
    model = model_from_run(config, ended)
    scaled = {name: array * 20 for name, array in model.tensors.items()}
    path = tmp_path / "model.safetensors"
    save_model(path, replace(model, tensors=scaled))
    return path


@pytest.fixture
def few_images(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calibrate on the first 300 test images, and on 100 that are no digits."""
    whole = split.held_out

    def part(*arguments: Any) -> split.HeldOut:
        found = whole(*arguments)
        return found._replace(images=found.images[:300], labels=found.labels[:300])

    monkeypatch.setattr(split, "held_out", part)
    monkeypatch.setattr(evaluate, "OUTLIER_COUNT", 100)


def test_a_calibrated_model_is_more_honest_and_has_the_same_weights(
    overconfident: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "calibrated.safetensors"
    arguments = ["calibrate", str(overconfident), "--dataset", "handwriting", "--out", str(out)]
    assert run([*arguments, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["n"] == 10_000
    assert printed["temperature"] > 3
    assert printed["ece_after"] < printed["ece_before"] / 2
    before, after = open_model(overconfident), open_model(out)
    assert before.info.calibration.temperature == 1.0
    assert after.info.calibration.temperature == pytest.approx(printed["temperature"])
    assert after.info.calibration.unsure_curve[0].kept == 1.0
    assert after.info.calibration.reject_curve == ()
    assert after.info.calibration.measured_on == "10,000 test images of handwriting"
    assert printed["accepted"] is None
    assert all(np.array_equal(before.tensors[name], after.tensors[name]) for name in after.tensors)


@pytest.mark.usefixtures("few_images")
def test_a_model_stays_as_it_is_and_the_calibrated_one_goes_beside(
    overconfident: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = overconfident.read_bytes()
    arguments = ["calibrate", str(overconfident), "--dataset", "handwriting"]
    for name in ("model.calibrated.safetensors", "model.calibrated-2.safetensors"):
        assert run(arguments) == 0
        beside = overconfident.with_name(name)
        assert str(beside) in capsys.readouterr().out
        assert open_model(beside).info.calibration.temperature > 1.0
    assert overconfident.read_bytes() == before


@pytest.mark.usefixtures("few_images")
def test_a_model_is_calibrated_in_place_when_that_is_asked_for(overconfident: Path) -> None:
    there = set(overconfident.parent.iterdir())
    assert run(["calibrate", str(overconfident), "--dataset", "handwriting", "--in-place"]) == 0
    assert open_model(overconfident).info.calibration.temperature > 1.0
    assert set(overconfident.parent.iterdir()) == there


@pytest.mark.usefixtures("few_images")
def test_a_network_that_comes_along_is_never_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    shipped = resource(SHIPPED_MODEL)
    before = set(shipped.parent.iterdir()), shipped.read_bytes()
    assert run(["calibrate", "digitpad", "--dataset", "handwriting", "--in-place"]) == 2
    assert "--out" in capsys.readouterr().err
    assert run(["calibrate", "digitpad", "--dataset", "handwriting"]) == 0
    assert [path.name for path in folder.iterdir()] == ["digitpad.calibrated.safetensors"]
    assert (set(shipped.parent.iterdir()), shipped.read_bytes()) == before
