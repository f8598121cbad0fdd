"""A place that cannot be written to is reported before anything is read or computed."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from file_reasons import A_FOLDER, A_LOOP, NO_READER
from PIL import Image
from with_wings import WITH_PAPER

from digitpad.cli.app import run
from digitpad.files import NOT_ORDINARY, SHIPPED_MODEL, resource
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, new_info, save_model
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build

WITH_LINKS = pytest.mark.skipif(os.name == "nt", reason="no pipes or such links in folders")


@pytest.mark.parametrize(
    "arguments",
    [
        ["calibrate", "{model}", "--dataset", "handwriting", "--out", "{nowhere}.safetensors"],
        ["evaluate", "{model}", "--dataset", "handwriting", "--output", "{nowhere}.png"],
        ["robustness", "{model}", "--dataset", "handwriting", "--output", "{nowhere}.png"],
        ["convert", "{model}", "{nowhere}.npz", "--names", "tch"],
        ["reconstruct", "{model}", "--dataset", "handwriting", "--out", "{file}/pairs"],
        ["train", "--dataset", "handwriting", "--save", "{nowhere}.safetensors"],
        ["train", "--dataset", "handwriting", "--csv", "{nowhere}.csv"],
        pytest.param(["page", "{model}", "--out", "{nowhere}.csv"], marks=WITH_PAPER, id="page"),
        pytest.param(["table", "{model}", "--out", "{nowhere}.csv"], marks=WITH_PAPER, id="table"),
        ["predict", "{model}", "--steps", "{file}"],
        ["explain", "{model}", "--out", "{long}"],
        pytest.param(["explain", "{model}", "--out", "{loop}"], marks=WITH_LINKS),
    ],
    ids=lambda arguments: f"{arguments[0]} {arguments[-2]}",
)
def test_where_nothing_can_be_written_is_reported_before_the_model_is_read(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    places = {
        # It is missing: reading it first would report that instead.
        "model": tmp_path / "missing.safetensors",
        "nowhere": tmp_path / "no folder" / "result",
        "file": file,
        "long": tmp_path / ("a" * 300),
        "loop": tmp_path / "loop",
    }
    if os.name != "nt":
        places["loop"].symlink_to("loop")
    assert run([argument.format_map(places) for argument in arguments]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith("digitpad: Cannot write ")
    assert "missing.safetensors" not in line


@pytest.mark.parametrize(
    ("arguments", "better"),
    [
        (["robustness", "m", "--ink", "i", "--output", ""], "result.png"),
        (["evaluate", "m", "--ink", "i", "--output", "/"], "result.png"),
        (["evaluate", "m", "--ink", "i", "--output", "a.jpg"], "a.png"),
        (["report", "last", "--out", ""], "result.html"),
        (["report", "last", "--out", "a.pdf"], "a.html"),
        pytest.param(["page", "p.jpg", "--out", "a.pdf"], "a.csv", marks=WITH_PAPER),
        pytest.param(["table", "p.jpg", "--out", "a.pdf"], "a.csv", marks=WITH_PAPER),
        (["teach", "--ink", "i", "--save", "a.csv"], "a.safetensors"),
        (["calibrate", "digitpad", "--dataset", "d", "--out", "a.png"], "a.safetensors"),
        (["export", "digitpad", "--onnx", "a.csv"], "a.onnx"),
        (["export", "digitpad", "--onnx", "digits v1.2"], "digits v1.2.onnx"),
    ],
)
def test_a_result_with_another_ending_is_answered_with_a_better_name(
    arguments: list[str], better: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith(f"file: call it {better}.")


@pytest.mark.parametrize(
    "arguments",
    [
        ["predict", "{picture}", "--steps", "{folder}"],
        ["explain", "{picture}", "--method", "occlusion", "-o", "{folder}"],
        ["reconstruct", "{model}", "{picture}", "-o", "{folder}"],
        ["reconstruct", "{model}", "{picture}", "--separate", "-o", "{folder}"],
    ],
    ids=["predict", "explain", "reconstruct", "reconstruct separately"],
)
def test_a_picture_in_the_folder_of_results_is_replaced_by_force_only(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder, picture, model = (tmp_path / name for name in ("out", "4.png", "model.safetensors"))
    Image.fromarray(255 - drawing_to_image(synthesis.drawing(4, seed=1))).save(picture)
    made = architecture("digits-autoencoder")
    save_model(model, Model(new_info(made), build(made, seed=1).arrays()))
    places = {"folder": folder, "picture": picture, "model": model}
    command = [argument.format_map(places) for argument in arguments]
    assert run(command) == 0
    capsys.readouterr()
    *_, there = sorted(folder.iterdir())
    there.write_text("mine")
    assert run(command) == 1
    assert "already exists: --force replaces it." in capsys.readouterr().err
    assert there.read_text("utf-8") == "mine"
    assert run([*command, "--force"]) == 0
    assert there.read_bytes().startswith(b"\x89PNG")


def test_by_force_too_a_result_replaces_nothing_that_is_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pictures = [tmp_path / "four.png", tmp_path / "four-steps.png"]
    for picture in pictures:
        Image.fromarray(255 - drawing_to_image(synthesis.drawing(4, seed=1))).save(picture)
    before = pictures[1].read_bytes()
    assert run(["predict", *map(str, pictures), "--steps", str(tmp_path), "--force"]) == 1
    assert "choose another name" in capsys.readouterr().err
    assert pictures[1].read_bytes() == before


SMALL = ["train", "--model", "candle-linear", "--dataset", "handwriting", "--epochs", "1"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--threads", "1000000000000"], "at most 1,024"),
        (["--save", ""], A_FOLDER),
        (["--save", "a" * 300], "the name is too long|more than 259 characters"),
        pytest.param(["--save", "loop"], A_LOOP, marks=WITH_LINKS),
        pytest.param(["--save", "pipe"], NO_READER, marks=WITH_LINKS),
        pytest.param(["--csv", "pipe"], NO_READER, marks=WITH_LINKS),
        pytest.param(["--save", "/proc/x"], "Cannot write /proc/x", marks=WITH_LINKS),
        (["--save", "x.csv"], "A model is a safetensors file: call it x.safetensors."),
        pytest.param(["--resume", "pipe"], NOT_ORDINARY, marks=WITH_LINKS),
        pytest.param(["--load", "pipe"], NOT_ORDINARY, marks=WITH_LINKS),
    ],
)
def test_what_cannot_be_is_reported_before_anything_is_computed(
    words: list[str],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    if os.name != "nt":
        os.mkfifo("pipe")
        Path("loop").symlink_to("loop")
    before = sorted(path.name for path in tmp_path.iterdir())
    assert run([*SMALL, *words]) in (1, 2)
    (line,) = capsys.readouterr().err.splitlines()
    assert re.search(why, line)
    assert sorted(path.name for path in tmp_path.iterdir()) == before


@pytest.mark.parametrize("place", [{}, {"MASTER_ADDR": "localhost", "MASTER_PORT": "x"}])
def test_processes_that_are_not_told_where_to_meet_are_refused_in_a_line(
    place: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("MASTER_ADDR", "MASTER_PORT"):
        monkeypatch.delenv(name, raising=False)
    described = {"WORLD_SIZE": "2", "RANK": "0", "LOCAL_RANK": "0", "LOCAL_WORLD_SIZE": "2"}
    for name, value in {**described, **place}.items():
        monkeypatch.setenv(name, value)
    assert run(SMALL) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "where they meet" in line


@pytest.mark.parametrize(
    "words",
    [
        ["datasets", "--data-dir", "{long}"],
        ["report", "{long}", "--out", "{out}.html"],
        ["evaluate", "{model}", "--dataset", "mnist", "--data-dir", "{long}"],
        ["train", "--resume", "{long}"],
    ],
    ids=lambda words: words[0],
)
def test_a_name_that_no_file_can_have_is_refused_in_a_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {"long": "a" * 300, "out": tmp_path / "out", "model": resource(SHIPPED_MODEL)}
    assert run([word.format_map(places) for word in words]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "unexpected" not in line
