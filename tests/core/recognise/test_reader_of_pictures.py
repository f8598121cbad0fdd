"""Pictures in front of a model that reads strokes alone are read by the one that is shipped."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import digitpad
from digitpad.cli.app import run
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, new_info, save_model
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.recognise.pictures import reader_of_pictures

THREE = synthesis.drawing(3, seed=4)


@pytest.fixture(scope="module")
def of_ink() -> Model:
    made = architecture("digitpad-ink")
    return Model(new_info(made, "strokes alone"), build(made, seed=1).arrays())


def test_a_picture_is_read_by_the_shipped_model_and_a_drawing_by_its_own(of_ink: Model) -> None:
    reader = digitpad.Reader(of_ink)
    assert reader.read(THREE).model == "strokes alone"
    read = reader.read(drawing_to_image(THREE))
    assert (read.label, read.model) == ("3", "digitpad")


def test_the_command_line_names_the_model_that_read_each(
    of_ink: Model, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save_model(tmp_path / "strokes.safetensors", of_ink)
    write_inkml(tmp_path / "3.inkml", [LabelledDrawing(THREE, "3")])
    Image.fromarray(drawing_to_image(THREE)).save(tmp_path / "3.png")
    files = [str(tmp_path / name) for name in ("3.inkml", "3.png")]
    assert run(["predict", *files, "--model", str(tmp_path / "strokes.safetensors"), "--json"]) == 0
    models = [json.loads(line)["model"] for line in capsys.readouterr().out.splitlines()]
    assert models == ["strokes", "digitpad"]


def test_a_model_that_reads_pictures_or_other_classes_is_asked_itself(of_ink: Model) -> None:
    made = architecture("quick")
    model = Model(new_info(made, "quick"), build(made, seed=1).arrays())
    assert reader_of_pictures(model) is model
    letters = replace(of_ink, info=replace(of_ink.info, classes=tuple("ABCDEFGHIJ")))
    assert reader_of_pictures(letters) is letters


@pytest.mark.parametrize("ink", [200, 250])
def test_pale_ink_on_clean_white_is_read(ink: int, tmp_path: Path) -> None:
    reader = digitpad.Reader()
    for digit in range(10):
        image = Image.fromarray(drawing_to_image(synthesis.drawing(digit, seed=4)))
        coverage = np.asarray(image.resize((280, 280), Image.Resampling.BICUBIC)) / 255
        page = np.full((500, 600), 255, np.uint8)
        page[100:380, 150:430] = np.rint(255 - (255 - ink) * coverage)
        Image.fromarray(page).save(tmp_path / "pale.png")
        assert reader.read(tmp_path / "pale.png").label == str(digit)
