"""Options by both of their names; results beside what is there; pipes; what is said beside."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest
from drawn import digit_drawn
from PIL import Image

from digitpad.cli.app import run
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.ink.raster import render

TRAIN = ["train", "--dataset", "handwriting", "--epochs", "1", "--threads", "1"]


@pytest.fixture(autouse=True)
def _in_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def told(arguments: list[str], capsys: pytest.CaptureFixture[str], code: int = 0) -> str:
    assert run(arguments) == code, capsys.readouterr().err
    read = capsys.readouterr()
    return read.err if code else read.out


def picture(path: str = "seven.png", digit: int = 7) -> Path:
    drawn = render([200 * stroke.points for stroke in digit_drawn(digit).strokes], 200, 12)
    Image.fromarray(255 - drawn).save(path)
    return Path(path)


class Piped(io.TextIOWrapper):
    """Standard input that another program writes to."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))


@pytest.mark.parametrize("names", [("-a", "-o"), ("--model", "--save")])
def test_a_training_takes_both_names(
    names: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    architecture, output = names
    told(
        [
            *(*TRAIN, architecture, "candle-linear", output, "mine.safetensors"),
            *("--limit-train", "200", "--limit-test", "100"),
        ],
        capsys,
    )
    found = json.loads(told(["info", "mine.safetensors", "--json"], capsys))
    assert found["architecture"] == "candle-linear"
    assert "--architecture candle-linear" in found["command"]
    assert "--limit-train 200" in found["command"]


def test_what_is_there_is_replaced_by_force_or_by_a_second_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    there = Path("seven.onnx")
    there.write_bytes(b"mine")
    err = told(["export", "digitpad", "-o", "seven.onnx"], capsys, code=1)
    assert "--force replaces it" in err
    assert there.read_bytes() == b"mine"
    told(["export", "digitpad", "-f", "-o", "seven.onnx"], capsys)
    assert there.stat().st_size > 10_000
    there.write_bytes(b"mine")
    told(["export", "digitpad", "--onnx", "seven.onnx"], capsys)
    assert there.stat().st_size > 10_000


def test_a_conversion_takes_its_result_as_an_option_or_as_it_did(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told(["convert", "digitpad", "--names", "digitpad", "-o", "new.npz"], capsys)
    told(["convert", "digitpad", "old.npz", "--names", "digitpad"], capsys)
    assert Path("new.npz").read_bytes() == Path("old.npz").read_bytes()
    for wrong in ([], ["a.npz", "-o", "b.npz"]):
        err = told(["convert", "digitpad", *wrong, "--names", "digitpad"], capsys, code=2)
        assert "--output" in err


@pytest.mark.parametrize("command", ["predict", "explain"])
def test_a_picture_and_ink_come_from_another_program(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write_inkml("seven.inkml", [LabelledDrawing(digit_drawn(7), truth="7")])
    method = ["--method", "occlusion"] if command == "explain" else []
    for data in (picture().read_bytes(), Path("seven.inkml").read_bytes()):
        monkeypatch.setattr(sys, "stdin", Piped(data))
        values = json.loads(told([command, "-", "--json", *method], capsys))
        assert (values["file"], values["label"]) == ("-", "7")


@pytest.mark.parametrize("data", [b"", b"neither", b"<ink"])
def test_what_is_no_picture_on_standard_input_is_said(
    data: bytes, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Piped(data))
    (line,) = told(["predict", "-"], capsys, code=1).splitlines()
    assert line.startswith("digitpad: ")


def test_quiet_leaves_out_what_is_no_result_and_verbose_says_more(
    capsys: pytest.CaptureFixture[str],
) -> None:
    limits = ["--limit-train", "100", "--limit-test", "100"]
    arguments = [*TRAIN, "-a", "candle-linear", *limits]
    assert run([*arguments, "-q"]) == 0
    quiet = capsys.readouterr()
    assert (len(quiet.out.splitlines()), quiet.err) == (1, "")
    assert run(["predict", str(picture()), "-v"]) == 0
    verbose = capsys.readouterr()
    assert "digitpad-ink.safetensors" in verbose.err
    assert "took" in verbose.err
    assert run(["predict", "seven.png"]) == 0
    assert capsys.readouterr() == (verbose.out, "")


def test_the_folders_are_shown_and_none_is_made(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "日本 home 🖊"
    monkeypatch.setenv("DIGITPAD_HOME", str(home))
    found = json.loads(told(["paths", "--json"], capsys))
    assert Path(found["models"]) == home / "data" / "models"
    assert found["DIGITPAD_HOME"] == str(home)
    assert Path(found["resources"], "digitpad.safetensors").is_file()
    assert str(home / "cache") in told(["paths"], capsys)
    assert not home.exists()


def test_a_data_set_is_fetched_once_and_its_place_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr("digitpad.data.download.urlopen", refuse)
    assert "No connection" in told(["download", "mnist"], capsys, code=1)
    assert "nonsense" in told(["download", "nonsense"], capsys, code=2)
    assert "handwriting" in told(["download", "handwriting", "--json"], capsys)


def test_a_run_is_shown_renamed_and_deleted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    limits = ["--limit-train", "100", "--limit-test", "100"]
    told([*TRAIN, "-a", "candle-linear", *limits, "-o", "first.safetensors"], capsys)
    shown = json.loads(told(["runs", "show", "last", "--json"], capsys))
    (listed,) = map(json.loads, told(["runs", "--json"], capsys).splitlines())
    assert shown["run"] == listed["run"]
    in_words = told(["runs", "show", "first"], capsys)
    assert "candle-linear" in in_words
    assert " ".join(limits) in in_words
    told(["runs", "rename", "first", "Tuesday"], capsys)
    assert "Tuesday" in told(["runs"], capsys)
    assert "There is no run called" in told(["runs", "delete", "Monday"], capsys, code=1)
    told(["runs", "delete", "Tuesday"], capsys)
    assert "There are no runs yet" in told(["runs"], capsys)


def test_a_shell_completes_commands_and_architectures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from digitpad.__main__ import main

    monkeypatch.setenv("_DIGITPAD_COMPLETE", "complete_bash")
    for line, found in (("digitpad tra", "train"), ("digitpad train -a candle-l", "candle-linear")):
        monkeypatch.setenv("COMP_WORDS", line)
        monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
        assert main([]) == 0
        assert capsys.readouterr().out.split() == [found]
