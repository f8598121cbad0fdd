"""``calibrate`` makes a model's confidence honest and changes nothing else."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from digitpad.cli.app import run
from digitpad.modelfile import Model, new_info, open_model, save_model
from digitpad.models.catalogue import architecture
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


def test_without_a_data_set_it_says_what_it_needs(
    overconfident: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["calibrate", str(overconfident)]) == 2
    assert "--dataset" in capsys.readouterr().err


def test_no_more_than_all_digits_can_be_kept(
    overconfident: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["calibrate", str(overconfident), "--dataset", "handwriting", "--keep", "1.5"]
    assert run(arguments) == 2
    assert "--keep" in capsys.readouterr().err


def test_an_autoencoder_has_no_confidence_to_calibrate(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = architecture("digits-autoencoder")
    tensors = {name: np.zeros(shape, np.float32) for name, shape in made.tensors().items()}
    path = tmp_path / "again.safetensors"
    save_model(path, Model(new_info(made), tensors))
    before = path.read_bytes()
    assert run(["calibrate", str(path), "--dataset", "handwriting"]) == 2
    assert "no confidence to calibrate" in capsys.readouterr().err
    assert path.read_bytes() == before
