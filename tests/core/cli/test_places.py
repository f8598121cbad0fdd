"""A place that nothing can be written to is told at once, before anything is read or computed."""

from __future__ import annotations

from pathlib import Path

import pytest

from digitpad.cli.app import run


@pytest.mark.parametrize(
    "arguments",
    [
        ["calibrate", "{model}", "--dataset", "handwriting", "--out", "{nowhere}.safetensors"],
        ["evaluate", "{model}", "--dataset", "handwriting", "--plot", "{nowhere}.png"],
        ["robustness", "{model}", "--dataset", "handwriting", "--plot", "{nowhere}.png"],
        ["pair", "{model}", "{model}", "--save", "{nowhere}.safetensors"],
        ["convert", "{model}", "{nowhere}.npz", "--to", "tch"],
        ["reconstruct", "{model}", "--dataset", "handwriting", "--out", "{file}/pairs"],
        ["train", "--dataset", "handwriting", "--save", "{nowhere}.safetensors"],
        ["train", "--dataset", "handwriting", "--csv", "{nowhere}.csv"],
    ],
    ids=lambda arguments: f"{arguments[0]} {arguments[-2]}",
)
def test_where_nothing_can_be_written_is_told_before_the_model_is_read(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    places = {
        # It is missing: whoever reads it first would say so instead.
        "model": tmp_path / "missing.safetensors",
        "nowhere": tmp_path / "no folder" / "result",
        "file": file,
    }
    assert run([argument.format_map(places) for argument in arguments]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith("digitpad: Cannot write ")
    assert "missing.safetensors" not in line
