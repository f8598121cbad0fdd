"""Model files are converted from the command line, which says what it wrote."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from made_models import blank, random

from digitpad.cli.app import run
from digitpad.data.split import held_out
from digitpad.modelfile import Model, new_info, open_model, save_model
from digitpad.models.catalogue import architecture


def saved(path: Path, name: str, *, scale: float = 0.1) -> Path:
    """A model file with random weights."""
    save_model(path, random(name, scale, classes=tuple("abcdefghij")))
    return path


def converted(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert run(["convert", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str], *, code: int) -> str:
    """Return the one line that says why."""
    assert run(["convert", *arguments]) == code
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    return line


def test_candles_cnn_becomes_tchs_and_both_names_and_shapes_are_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source, result = saved(tmp_path / "mine.safetensors", "candle-cnn"), tmp_path / "tch.npz"
    told = converted([str(source), str(result), "--names", "tch"], capsys)
    assert (told["source"], told["result"]) == ("candle-cnn", "tch-conv")
    assert told["tensors"]["bias__2"] == [64]
    assert told["file"] == str(result)
    assert (told["keeps_metadata"], told["stored_as"], told["largest_change"]) == (
        False, "float32", 0,
    )  # fmt: skip
    with np.load(result) as arrays:
        assert {name: list(array.shape) for name, array in arrays.items()} == told["tensors"]
    assert np.array_equal(
        open_model(result).tensors["weight__3"], open_model(source).tensors["c2.weight"]
    )


def test_digitpads_own_file_keeps_the_classes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source, result = (
        saved(tmp_path / "mine.safetensors", "candle-mlp"),
        tmp_path / "half.safetensors",
    )
    told = converted(
        [str(source), str(result), "--names", "digitpad", "--dtype", "float16"], capsys
    )
    assert told["keeps_metadata"] is True
    assert 0 < told["largest_change"] < 1e-3
    assert open_model(result).info.classes == tuple("abcdefghij")
    assert open_model(result).info.stored_as == "float16"


def test_a_data_set_tells_what_half_the_bits_do_to_the_accuracy(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, mnist_dir: Path
) -> None:
    part = held_out("mnist", mnist_dir)
    made = architecture("candle-linear")
    means = np.stack([part.images[part.labels == digit].mean(axis=0) for digit in range(10)])
    weight = (means.reshape(10, -1) / 255).astype(np.float32)
    # Far from zero, so that the differences between the digits are lost in bfloat16.
    tensors = {"weight": weight + 256, "bias": -(weight**2).sum(1) / 2}
    source, result = tmp_path / "means.safetensors", tmp_path / "half.safetensors"
    save_model(source, Model(new_info(made), tensors))
    arguments = [str(source), str(result), "--names", "candle", "--dtype", "bfloat16"]
    told = converted([*arguments, "--dataset", "mnist", "--data-dir", str(mnist_dir)], capsys)
    after = open_model(result).tensors
    images = part.images.reshape(-1, 784).astype(np.float32) / 255
    for key, weights in (("accuracy_before", tensors), ("accuracy_after", after)):
        read = (images @ weights["weight"].T + weights["bias"]).argmax(axis=1)
        assert told[key] == pytest.approx((read == part.labels).mean(), abs=2e-3)
    assert told["n"] == 10_000
    assert told["accuracy_before"] > 0.8
    assert told["accuracy_after"] < told["accuracy_before"] - 0.05
    assert told["changed"] > 1_000

    assert run(["convert", *arguments, "--dataset", "mnist", "--data-dir", str(mnist_dir)]) == 0
    assert "accuracy as bfloat16" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("extra", "reason"),
    [
        (["--names", "keras"], "candle, tch, digitpad"),
        (["--names", "candle", "--dtype", "int8"], "float32, float16, bfloat16"),
        (["--names", "candle", "--data-dir", "."], "--data-dir belongs to --dataset"),
        (["--names", "candle", "--dataset", "cifar10"], "CIFAR-10 has 32×32 colour ones"),
        (["--names", "candle", "--dataset", "mnits"], "mnits"),
    ],
)
def test_wrong_usage_is_reported_before_anything_is_written(
    extra: list[str], reason: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source, result = saved(tmp_path / "mine.safetensors", "candle-linear"), tmp_path / "out.npz"
    assert reason in refused([str(source), str(result), *extra], capsys, code=2)
    assert not result.exists()


def test_bad_input_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source = saved(tmp_path / "mine.safetensors", "candle-mlp")
    result = tmp_path / "out.npz"
    text = tmp_path / "text.pt"
    text.write_text("not a model")
    missing = tmp_path / "missing.npz"
    for path in (text, missing):
        assert path.name in refused([str(path), str(result), "--names", "candle"], capsys, code=1)
    assert "128 hidden" in refused([str(source), str(result), "--names", "tch"], capsys, code=1)
    nowhere = str(tmp_path / "no" / "folder.npz")
    assert "folder" in refused([str(source), nowhere, "--names", "candle"], capsys, code=1)
    assert ".npz" in refused(
        [str(source), str(tmp_path / "x.h5"), "--names", "candle"], capsys, code=2
    )
    assert not result.exists()


def test_a_model_is_never_converted_over_itself(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source = saved(tmp_path / "mine.safetensors", "candle-linear")
    before = source.read_bytes()
    names = ["mine.safetensors"]
    if os.name != "nt":
        (tmp_path / "other.safetensors").symlink_to(source)
        names.append("other.safetensors")
    for name in names:
        told = refused([str(source), str(tmp_path / name), "--names", "candle"], capsys, code=2)
        assert "a file to read from" in told
    assert source.read_bytes() == before


def test_a_guess_is_said_on_stderr_and_an_argument_ends_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bare, told = tmp_path / "bare.npz", tmp_path / "told.npz"
    np.savez(bare, **blank(architecture("vit", heads=8), 0.1).tensors)
    assert run(["convert", str(bare), str(tmp_path / "out.npz"), "--names", "candle"]) == 0
    assert "4 is a guess" in capsys.readouterr().err
    assert run(["info", str(bare), "--json"]) == 0
    assert "4 is a guess" in json.loads(capsys.readouterr().out)["guess"]
    words = ["convert", str(bare), str(told), "--names", "candle", "--set", "heads=8"]
    assert run(words) == 0
    assert not capsys.readouterr().err
    assert open_model(told).info.architecture == architecture("vit", heads=8)


def test_layers_and_pixels_are_given_to_commands_and_stay_in_the_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    torch.manual_seed(0)
    network = torch.nn.Sequential(torch.nn.Conv2d(1, 4, 7, padding=2), torch.nn.Flatten())
    network.append(torch.nn.Linear(2704, 10, bias=False))
    torch.save(network.state_dict(), tmp_path / "theirs.pt")
    ours = tmp_path / "ours.safetensors"
    words = ["convert", str(tmp_path / "theirs.pt"), "-o", str(ours), "--names", "digitpad"]
    words += ["--layers", "conv 4 7 pad 2, dense 10", "--pixels", "mean 0.1 std 0.3"]
    assert run(words) == 0
    assert not capsys.readouterr().err
    made = open_model(ours).info.architecture
    assert dict(made.arguments)["layers"] == "conv 4 7 pad 2, dense 10 bias 0"
    assert dict(made.arguments)["pixels"] == "mean 0.1 std 0.3"
    words = ["evaluate", str(ours), "--pixels", "dim", "--dataset", "handwriting-small"]
    assert run(words) == 2
    assert "Pixels are" in capsys.readouterr().err
