"""Pages are read from the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from digitpad.cli.app import run
from digitpad.handwriting import synthesis
from digitpad.ink.inkml import LabelledDrawing, write_inkml
from digitpad.modelfile import Model, new_info, save_model
from digitpad.models.catalogue import architecture
from digitpad.paper.synthetic import Look, synthetic_page


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    path = tmp_path / "page.png"
    look = Look(paper="plain", pen="ball pen", long_side=1000, words=0, has_shadow=False)
    Image.fromarray(synthetic_page(3, look, numbers=4).picture).save(path)
    return path


def test_a_photo_gives_its_numbers_with_boxes_and_digits(
    photo: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["page", str(photo), "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    found = json.loads(line)
    assert set(found) == {"file", "numbers"}
    assert found["numbers"]
    for number in found["numbers"]:
        assert set(number) == {"text", "sure", "box", "digits"}
        assert len(number["box"]) == 4
        for digit in number["digits"]:
            assert set(digit) == {"text", "probability", "box"}
            assert 0 <= digit["probability"] <= 1


def test_the_numbers_are_written_as_csv(
    photo: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "numbers.csv"
    assert run(["page", str(photo), str(photo), "--out", str(out)]) == 0
    with out.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {row["file"] for row in rows} == {str(photo)}
    assert len(rows) % 2 == 0
    told = capsys.readouterr().out
    assert all(row["number"] in told for row in rows)


def test_what_is_no_photo_is_told_apart_and_does_not_stop_the_others(
    photo: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = tmp_path / "scan.pdf"
    document.write_bytes(b"%PDF-1.7\n")
    assert run(["page", str(document), str(photo)]) == 1
    told = capsys.readouterr()
    assert "PDF" in told.err
    assert str(photo) in told.out


@pytest.mark.parametrize("command", ["page", "table"])
def test_a_result_never_takes_the_place_of_its_photo(
    command: str, photo: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = photo.read_bytes()
    assert run([command, str(photo), "--out", str(photo)]) == 2
    assert "choose another name" in capsys.readouterr().err
    assert photo.read_bytes() == before


@pytest.mark.parametrize("name", ["cifar-cnn", "digits-autoencoder"])
@pytest.mark.parametrize("command", ["page", "table", "evaluate"])
def test_a_model_of_something_else_than_digits_is_refused(
    command: str, name: str, photo: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = architecture(name)
    path, ink = tmp_path / "other.safetensors", tmp_path / "numbers.inkml"
    tensors = {tensor: np.zeros(shape, "f4") for tensor, shape in made.tensors().items()}
    save_model(path, Model(new_info(made, name), tensors))
    write_inkml(ink, [LabelledDrawing(synthesis.drawing(3, seed=0), truth="3")])
    words = ["--numbers", str(ink)] if command == "evaluate" else [str(photo)]
    assert run([command, *words, "--model", str(path)]) == 1
    assert "The model other does not read digits" in capsys.readouterr().err
