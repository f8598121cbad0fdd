"""An exported ONNX file reads like digitpad, in a program that knows nothing of digitpad."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import onnx
import onnxruntime
import pytest
from made_models import random

from digitpad.cli.app import run
from digitpad.files import resource
from digitpad.modelfile import Calibration, open_model, save_model
from digitpad.models import catalogue
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import probabilities_and_score

IMAGES = 120


def saved(path: Path, name: str) -> Path:
    """A model file with random weights and a calibration of its own."""
    save_model(path, random(name, calibration=Calibration(1.7, 0.4)))
    return path


def some_images(shape: tuple[int, ...]) -> npt.NDArray[np.uint8]:
    return np.random.default_rng(1).integers(0, 256, (IMAGES, *shape), dtype=np.uint8)


def answers(file: Path, images: npt.NDArray[np.uint8]) -> dict[str, npt.NDArray[np.float32]]:
    """What onnxruntime alone makes of the images, by the names in the file."""
    session = onnxruntime.InferenceSession(file, providers=["CPUExecutionProvider"])
    (given,) = session.get_inputs()
    names = [output.name for output in session.get_outputs()]
    found = session.run(names, {given.name: images.astype(np.float32) / 255})
    return dict(zip(names, found, strict=True))


def exported(model: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert run(["export", str(model), "--onnx", str(file), "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


@pytest.mark.parametrize("name", ["shipped", *(n for n in catalogue.names() if n != "cifar-fc")])
def test_an_exported_model_gives_digitpads_own_answers(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = (
        resource("digitpad.safetensors")
        if name == "shipped"
        else saved(tmp_path / f"{name}.safetensors", name)
    )
    file = tmp_path / "model.onnx"
    exported(source, file, capsys)
    onnx.checker.check_model(file, full_check=True)
    model = open_model(source)
    architecture = model.info.architecture
    images = some_images(architecture.input_shape)
    found = answers(file, images)
    outputs = Engine(architecture, model.tensors).logits(images)
    if architecture.reconstructs:
        assert found["reconstruction"].shape == images.shape
        np.testing.assert_allclose(
            found["reconstruction"].reshape(outputs.shape), outputs, atol=1e-5
        )
        return
    if architecture.reads_lines:
        np.testing.assert_allclose(found["logits"].reshape(outputs.shape), outputs, atol=1e-4)
        return
    probabilities, score = probabilities_and_score(model, outputs)
    np.testing.assert_allclose(found["probabilities"], probabilities, atol=1e-5)
    scale = np.abs(outputs).max()
    np.testing.assert_allclose(found["logits"], outputs, atol=1e-5 * scale)
    assert ("digit_score" in found) == architecture.rejects
    if architecture.rejects:
        np.testing.assert_allclose(found["digit_score"][:, 0], score, atol=1e-5)


def test_the_file_says_what_a_model_file_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, file = resource("digitpad.safetensors"), tmp_path / "shipped.onnx"
    told = exported(source, file, capsys)
    info = open_model(source).info
    session = onnxruntime.InferenceSession(file, providers=["CPUExecutionProvider"])
    found = session.get_modelmeta().custom_metadata_map
    assert json.loads(found["classes"]) == list("0123456789")
    assert (found["preprocessing"], found["architecture"]) == ("mnist/1", "digitpad")
    assert json.loads(found["input_shape"]) == [1, 28, 28]
    assert json.loads(found["calibration"])["temperature"] == info.calibration.temperature
    assert json.loads(found["calibration"])["reject_below"] == info.calibration.reject_below
    assert told["metadata"] == found
    assert told["inputs"] == {"images": ["n", 1, 28, 28]}
    assert told["outputs"] == {
        "probabilities": ["n", 10], "digit_score": ["n", 1], "logits": ["n", 11],
    }  # fmt: skip
    assert told["bytes"] == file.stat().st_size


def test_what_cannot_be_exported_is_reported_before_anything_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = saved(tmp_path / "mine.safetensors", "candle-linear")
    kept = source.read_bytes()
    assert run(["export", str(source), "--onnx", str(source)]) == 2
    assert run(["export", str(tmp_path / "none"), "--onnx", str(tmp_path / "a.onnx")]) == 1
    assert run(["export", str(source), "--onnx", str(tmp_path / "none" / "a.onnx")]) == 1
    assert all(line.startswith("digitpad: ") for line in capsys.readouterr().err.splitlines())
    assert source.read_bytes() == kept
    assert sorted(tmp_path.iterdir()) == [source]
