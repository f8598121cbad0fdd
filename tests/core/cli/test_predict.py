"""Pictures and ink files are read from the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from made_models import blank
from PIL import Image
from with_wings import WITH_PAPER

from digitpad.cli.app import run
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, LabelledDrawing, drawing_from_points
from digitpad.ink.inkml import write_inkml
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, new_info, save_model
from digitpad.models.catalogue import architecture


@pytest.fixture
def template_model(tmp_path: Path) -> Path:
    """A linear model that knows the mean of a few written digits: right on clear ones."""
    made = architecture("candle-linear")
    means = []
    for digit in range(10):
        drawings = [synthesis.drawing(digit, seed=seed) for seed in range(12)]
        mean = np.mean([drawing_to_image(one) / 255 for one in drawings], axis=0).ravel()
        means.append(mean)
    weight = np.array(means, np.float32)
    bias = -(weight**2).sum(1) / 2
    path = tmp_path / "templates.safetensors"
    save_model(path, Model(new_info(made), {"weight": weight, "bias": bias.astype(np.float32)}))
    return path


def readings(
    arguments: list[str], capsys: pytest.CaptureFixture[str], *, code: int = 0
) -> list[dict[str, Any]]:
    capsys.readouterr()
    assert run(["predict", *arguments, "--json"]) == code
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def written(path: Path, *items: tuple[Drawing, str | None]) -> Path:
    write_inkml(path, [LabelledDrawing(drawing, truth) for drawing, truth in items])
    return path


def test_any_letters_may_stand_in_the_names_of_files(
    template_model: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "my 手書き 🖊 — “digits”"
    folder.mkdir()
    path = written(folder / "seven 七 7️⃣.inkml", (synthesis.drawing(7, seed=3), None))
    model = template_model.rename(folder / "模型 ✏️.safetensors")
    (found,) = readings([str(path), "--model", str(model)], capsys)
    assert (found["label"], Path(found["file"])) == ("7", path)
    assert run(["explain", str(path), "--model", str(model), "-o", str(folder / "maps")]) == 0
    assert run(["predict", str(folder / "八.inkml")]) == 1
    assert "八.inkml" in capsys.readouterr().err


def test_an_ink_file_with_one_drawing_gives_one_object(
    template_model: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = written(tmp_path / "one.inkml", (synthesis.drawing(0, seed=3), None))
    (found,) = readings([str(path), "--model", str(template_model)], capsys)
    assert found["file"] == str(path)
    assert found["label"] == "0"
    assert found["verdict"] in {"digit", "unsure"}
    assert len(found["probabilities"]) == len(found["classes"]) == 10
    assert sum(found["probabilities"]) == pytest.approx(1, abs=1e-5)
    assert found["classes"][int(np.argmax(found["probabilities"]))] == found["label"]
    assert "index" not in found


def test_each_drawing_of_an_ink_file_gives_an_object_with_its_index(
    template_model: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = written(
        tmp_path / "two.inkml",
        (synthesis.drawing(0, seed=3), "0"),
        (synthesis.drawing(1, seed=3), None),
    )
    found = readings([str(path), "--model", str(template_model)], capsys)
    assert [one["index"] for one in found] == [0, 1]
    assert found[0]["truth"] == "0"
    assert "truth" not in found[1]


def test_a_picture_is_read_as_the_drawing_it_shows(
    template_model: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    image = drawing_to_image(synthesis.drawing(0, seed=3))
    large = Image.fromarray(255 - image).resize((280, 280), Image.Resampling.BICUBIC)
    large.save(tmp_path / "zero.png")
    (found,) = readings([str(tmp_path / "zero.png"), "--model", str(template_model)], capsys)
    assert found["label"] == "0"


def test_each_page_of_a_picture_gives_an_object_with_its_index(
    template_model: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first, second = (
        Image.fromarray(255 - drawing_to_image(synthesis.drawing(digit, seed=3)))
        for digit in (0, 1)
    )
    path, model = tmp_path / "two.tif", ["--model", str(template_model)]
    first.save(path, save_all=True, append_images=[second])
    found = readings([str(path), *model, "--steps", str(tmp_path / "steps")], capsys)
    assert [(one["index"], one["label"]) for one in found] == [(0, "0"), (1, "1")]
    assert len({one["steps"] for one in found}) == 2
    assert run(["explain", str(path), *model, "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["label"] for line in lines] == ["0", "1"]


def test_hardly_any_ink_is_nothing_drawn(
    template_model: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    dot = written(tmp_path / "dot.inkml", (drawing_from_points([[(0.5, 0.5)]]), None))
    Image.new("L", (64, 64), 255).save(tmp_path / "blank.png")
    found = readings(
        [str(dot), str(tmp_path / "blank.png"), "--model", str(template_model)], capsys
    )
    assert [(one["label"], one["verdict"]) for one in found] == [(None, "nothing drawn")] * 2


def test_files_that_cannot_be_read_do_not_stop_the_others(
    template_model: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = tmp_path / "text.png"
    text.write_text("not a picture")
    whole = tmp_path / "whole.png"
    Image.fromarray(drawing_to_image(synthesis.drawing(0, seed=3))).save(whole)
    cut = tmp_path / "cut.png"
    cut.write_bytes(whole.read_bytes()[:-60])
    ink = tmp_path / "bad.inkml"
    ink.write_text("<ink>")
    missing = tmp_path / "missing.jpg"
    files = [str(path) for path in (text, cut, ink, missing, whole)]
    found = readings([*files, "--model", str(template_model)], capsys, code=1)
    assert [one["file"] for one in found] == files
    assert ["error" in one for one in found] == [True, True, True, True, False]

    assert run(["predict", *files, "--model", str(template_model)]) == 1
    told = capsys.readouterr()
    assert len(told.err.splitlines()) == 4
    assert len(told.out.splitlines()) == 1
    assert "Traceback" not in told.err


def test_a_model_for_colour_pictures_refuses_strokes_and_reads_pictures(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    model = tmp_path / "colour.safetensors"
    save_model(model, blank("cifar-cnn"))
    ink = written(tmp_path / "one.inkml", (synthesis.drawing(0, seed=3), None))
    photo = tmp_path / "photo.jpg"
    noise = np.random.default_rng(0).integers(0, 256, (48, 64, 3), dtype=np.uint8)
    Image.fromarray(noise).save(photo)
    strokes, picture = readings([str(ink), str(photo), "--model", str(model)], capsys, code=1)
    assert "colour" in strokes["error"]
    assert picture["probabilities"] == pytest.approx([0.1] * 10)
    assert picture["classes"][0] == "airplane"


@WITH_PAPER
def test_a_picture_of_several_digits_is_not_read_as_one_of_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = np.full((200, 400), 225, np.uint8)
    for place, digit in enumerate((4, 2, 7)):
        ink = drawing_to_image(synthesis.drawing(digit, seed=1)).repeat(4, 0).repeat(4, 1)
        page[40:152, 20 + 120 * place : 132 + 120 * place] -= ink // 4 * 3
    path = tmp_path / "three.png"
    Image.fromarray(page).save(path)
    assert run(["predict", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["verdict"] == "not a digit"
    assert run(["predict", str(path)]) == 0
    told = capsys.readouterr().out
    assert "several digits" in told
    assert f"digitpad page {path}" in told
    assert f"digitpad table {path}" in told


@WITH_PAPER
@pytest.mark.parametrize("side", [4, 56])
def test_what_is_small_in_a_photo_is_sent_to_the_command_for_pages(
    side: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = np.full((1500, 2000), 225, np.uint8)
    page[700 : 700 + side, 900 : 900 + side : 2] = 40
    path = tmp_path / "sheet.png"
    Image.fromarray(page).save(path)
    assert run(["predict", str(path)]) == 0
    assert f"digitpad page {path}" in capsys.readouterr().out
    assert readings([str(path)], capsys)[0]["wants_page"]


@pytest.mark.skipif(sys.platform == "win32", reason="no such names there")
@pytest.mark.parametrize("command", ["predict", "explain", pytest.param("page", marks=WITH_PAPER)])
def test_a_files_name_moves_no_cursor(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "\x1b[31mred\n.png"
    picture = np.full((120, 200), 255, np.uint8)
    picture[20:100, 48:54] = 0
    Image.fromarray(picture).save(path)
    assert run([command, str(path)]) == 0
    told = capsys.readouterr().out
    assert "red" in told
    assert "\x1b" not in told
    assert ".png" in told.splitlines()[0]
