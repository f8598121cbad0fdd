"""The command line shows the evidence for an answer, as numbers and pictures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from digitpad.cli.app import run
from digitpad.explain.shape import StrokeRole
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, LabelledDrawing, drawing_from_points
from digitpad.ink.inkml import write_inkml
from digitpad.modelfile import Model, new_info, save_model
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build


def model_file(folder: Path, name: str) -> str:
    made = architecture(name)
    path = folder / f"{name}.safetensors"
    tensors = build(made, seed=1).arrays()
    rng = np.random.default_rng(0)
    random = {key: rng.normal(0, 0.1, one.shape).astype(np.float32) for key, one in tensors.items()}
    save_model(path, Model(new_info(made), random if name == "candle-linear" else tensors))
    return str(path)


def told(
    arguments: list[str], capsys: pytest.CaptureFixture[str], *, code: int = 0
) -> list[dict[str, Any]]:
    capsys.readouterr()
    assert run(["explain", *arguments, "--json"]) == code
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def ink(folder: Path, *drawings: Drawing) -> str:
    write_inkml(folder / "some.inkml", [LabelledDrawing(one, None) for one in drawings])
    return str(folder / "some.inkml")


def test_each_drawing_of_a_file_gives_one_object_with_its_map(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dot = drawing_from_points([[(0.5, 0.5)]])
    path = ink(tmp_path, synthesis.drawing(4, seed=0), dot, synthesis.drawing(7, seed=0))
    found = told([path, "--model", model_file(tmp_path, "candle-linear")], capsys)
    assert [one["index"] for one in found] == [0, 1, 2]
    assert all(np.shape(one["map"]) == (28, 28) for one in found)
    assert found[0]["label"] == found[0]["class"]
    assert found[0]["method"] == "lime"
    without = found[0]["without"]
    assert np.shape(without["ink"]) == (28, 28)
    assert without["label"] != found[0]["label"]
    assert without["does"] in list(StrokeRole)
    assert "without" not in found[1]
    assert min(map(min, found[0]["map"])) < 0 < max(map(max, found[0]["map"]))


def test_a_class_a_rival_and_a_method_can_be_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, model = ink(tmp_path, synthesis.drawing(4, seed=0)), model_file(tmp_path, "candle-linear")
    chosen = ["--class", "4", "--against", "9", "--method", "integrated-gradients"]
    (one,) = told([path, "--model", model, *chosen], capsys)
    assert (one["class"], one["against"], one["method"]) == ("4", ["9"], chosen[-1])
    assert np.sum(one["map"]) == pytest.approx(one["score"] - one["blank_score"], rel=0.01)
    (other,) = told([path, "--model", model, *chosen, "--class", "9", "--against", "4"], capsys)
    np.testing.assert_allclose(other["map"], -np.array(one["map"]), atol=1e-6)


def test_a_colour_picture_is_explained_colour_by_colour_with_pictures_to_keep(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows, columns = np.indices((40, 40))
    picture = tmp_path / "photo.png"
    Image.fromarray(np.stack([rows * 6, columns * 6, rows], axis=2).astype(np.uint8)).save(picture)
    out = tmp_path / "maps"
    arguments = [str(picture), "--model", model_file(tmp_path, "cifar-cnn"), "--out", str(out)]
    (one,) = told(arguments, capsys)
    assert np.shape(one["map"]) == (3, 32, 32)
    with Image.open(one["picture"]) as shown:
        assert shown.width > 300
    assert Path(one["picture"]).parent == out


def test_what_is_wrong_is_said_and_the_others_are_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, model = ink(tmp_path, synthesis.drawing(4, seed=0)), model_file(tmp_path, "candle-linear")
    found = told([str(tmp_path / "none.png"), path, "--model", model], capsys, code=1)
    assert "error" in found[0]
    assert "map" in found[1]
    for wrong in (["--class", "x"], ["--against", "x"], ["--method", "guess"]):
        assert run(["explain", path, "--model", model, *wrong]) == 2
        assert "Available: " in (said := capsys.readouterr().err) or "It knows: " in said
    autoencoder = model_file(tmp_path, "digits-autoencoder")
    assert run(["explain", path, "--model", autoencoder]) == 2
    assert "reconstructs images" in capsys.readouterr().err
