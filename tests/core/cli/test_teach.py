import json
import signal
import sys

import numpy as np
import pytest
from file_reasons import A_FOLDER, MISSING

from digitpad.cli.app import run
from digitpad.collection.sample import Sample
from digitpad.collection.store import Collection, new_set, usual_place
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.modelfile import Model, new_info, open_model, save_model
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.training import teaching


@pytest.fixture(autouse=True)
def small(monkeypatch, tmp_path):
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    for name, number in (
        ("OWN_IMAGES", 40),
        ("REPLAYED", 64),
        ("MAX_TESTED", 60),
        ("CANDIDATES", 128),
    ):
        monkeypatch.setattr(teaching, name, number)


@pytest.fixture
def model(tmp_path):
    made = architecture("candle-linear")
    path = tmp_path / "start.safetensors"
    save_model(path, Model(new_info(made), build(made, seed=0).arrays()))
    return path


@pytest.fixture
def ink(tmp_path):
    path = tmp_path / "mine.inkml"
    drawn = synthesis.labelled_drawings(5, 0, 8)
    write_inkml(path, [LabelledDrawing(one, str(digit)) for one, digit in drawn])
    return path


def test_teach_saves_the_model_and_tells_a_program_before_and_after(model, ink, tmp_path, capsys):
    taught = tmp_path / "taught.safetensors"
    assert run(["teach", str(model), "--ink", str(ink), "--save", str(taught), "--json"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    for part in ("before", "after"):
        assert told[part]["own"]["n"] == 8
        assert told[part]["original"]["n"] == 60
        assert 0 <= told[part]["own"]["accuracy"] <= 1
    assert (told["original"], told["digits"], told["others"]) == ("handwriting", 8, 0)
    found = open_model(taught)
    assert found.info.dataset == "ink+handwriting"
    assert not np.array_equal(found.tensors["weight"], open_model(model).tensors["weight"])
    assert not list(tmp_path.glob("*.checkpoint"))


def test_without_an_ink_file_my_handwriting_is_taught(model, tmp_path, capsys):
    Collection(usual_place()).add([Sample(synthesis.drawing(3, seed=1), "3")])
    taught = tmp_path / "taught.safetensors"
    assert run(["teach", str(model), "--save", str(taught)]) == 0
    said = capsys.readouterr().out
    assert "own digits" in said
    assert "test images of handwriting" in said


@pytest.mark.parametrize("accuracy", [0.5, 0.75])
def test_a_teaching_that_brought_nothing_says_so(
    accuracy, model, ink, tmp_path, capsys, monkeypatch
):
    def taught(start, *_args, **_more):
        before, after = (
            teaching.Scores(teaching.Score(share, 8), teaching.Score(0.9, 60))
            for share in (0.5, accuracy)
        )
        return teaching.TeachingResult(start, before, after, "handwriting", 8, 0, 5)
        yield

    monkeypatch.setattr(teaching, "teach", taught)
    save = tmp_path / "taught.safetensors"
    assert run(["teach", str(model), "--ink", str(ink), "--save", str(save)]) == 0
    said = capsys.readouterr().out
    assert ("This did not help" in said) == (accuracy == 0.5)
    assert f"Saved as {save}" in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("label", ["3", "4"])
def test_a_teaching_that_has_little_to_gain_says_so_before_it_learns(
    label, model, tmp_path, capsys
):
    found = open_model(model)
    found.tensors["weight"][:] = 0.0
    found.tensors["bias"][:] = np.arange(10) == 3
    always_3 = tmp_path / "always-3.safetensors"
    save_model(always_3, found)
    Collection(usual_place()).add([Sample(synthesis.drawing(3, seed=1), label)])
    assert run(["teach", str(always_3), "-o", str(tmp_path / "taught.safetensors")]) == 0
    said = capsys.readouterr().err
    assert ("None of the drawings is misread" in said.split("Learning")[0]) is (label == "3")


def test_ctrl_c_saves_nothing_says_so_and_ends_with_130(model, ink, tmp_path, capsys, monkeypatch):
    def stopped(*_args, control, **_more):
        signal.raise_signal(signal.SIGINT)
        assert control.is_stopping
        return
        yield

    monkeypatch.setattr(teaching, "teach", stopped)
    save = tmp_path / "taught.safetensors"
    assert run(["teach", str(model), "--ink", str(ink), "--save", str(save)]) == 130
    assert f"{save} was not written" in capsys.readouterr().err
    assert not save.exists()


def test_what_cannot_be_taught_is_reported_in_one_line(model, ink, tmp_path, capsys):
    nothing, taught = tmp_path / "nothing.inkml", tmp_path / "taught.safetensors"
    write_inkml(
        nothing, [LabelledDrawing(synthesis.drawing(3, seed=1)), LabelledDrawing(Drawing(), "3")]
    )
    for arguments, code, words in (
        (["--save", str(taught)], 1, "nothing to learn from"),
        (["--ink", str(nothing), "--save", str(taught)], 1, "nothing to learn from"),
        (["--ink", str(tmp_path / "no.inkml"), "--save", str(taught)], 1, MISSING),
        (["--ink", str(ink), "--save", str(model)], 2, "choose another name"),
        (["--ink", str(ink), "--save", str(tmp_path)], 1, A_FOLDER),
        (["--ink", str(ink)], 2, ""),
    ):
        assert run(["teach", str(model), *arguments]) == code, arguments
        assert words in capsys.readouterr().err
    assert not taught.exists()


def test_a_set_becomes_a_reader_of_its_classes(tmp_path, capsys):
    drawn = synthesis.labelled_drawings(5, 0, 60)
    named = {3: "drei", 7: "sept"}
    made = new_set("numbers", tuple(named.values()))
    made.add([Sample(one, named[digit], writer="Ann") for one, digit in drawn if digit in named])
    save = tmp_path / "numbers.safetensors"
    assert run(["teach", "--things", "numbers", "-o", str(save)]) == 0
    said = capsys.readouterr().out
    assert "drawings left out, read right" in said
    assert "other things, refused" in said
    assert open_model(save).info.classes == ("drei", "sept")
    ink = tmp_path / "new.inkml"
    write_inkml(ink, [LabelledDrawing(one) for one, digit in drawn if digit in (7, 4)][:2])
    assert run(["predict", str(ink), "--model", str(save)]) == 0
    said = capsys.readouterr().out
    assert "sept" in said


def test_what_is_no_set_is_told_and_nothing_is_written(tmp_path, capsys):
    save = tmp_path / "numbers.safetensors"
    assert run(["teach", "--things", "unknown", "-o", str(save)]) == 1
    assert MISSING in capsys.readouterr().err
    assert run(["teach", "digitpad", "--things", "unknown", "-o", str(save)]) == 2
    assert "leave MODEL and --ink out" in capsys.readouterr().err
    assert not save.exists()
