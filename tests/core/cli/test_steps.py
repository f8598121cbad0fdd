"""The steps of a picture are drawn side by side, and other thresholds can be tried."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from made_models import blank
from PIL import Image

from digitpad.cli.app import run
from digitpad.cli.steps_picture import GAP_PX, MARGIN_PX, STEP_PX, TITLE_PX, StepPanel, steps_png
from digitpad.handwriting import outliers, synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import save_model


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """A dark digit on paper that is darker on one side."""
    ink = Image.fromarray(drawing_to_image(synthesis.drawing(4, seed=2))).resize((160, 160))
    paper = np.linspace(0.9, 0.5, 320)[None, :].repeat(240, axis=0)
    paper[40:200, 80:240] *= 1 - 0.8 * np.asarray(ink) / 255
    path = tmp_path / "photo.jpg"
    Image.fromarray((paper * 255).astype(np.uint8)).save(path, quality=95)
    return path


def objects(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    capsys.readouterr()
    assert run(["predict", *arguments, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def squares(path: Path) -> list[np.ndarray]:
    """The steps in a picture of them, grey."""
    sheet = np.asarray(Image.open(path).convert("L"))
    count = (sheet.shape[1] - 2 * MARGIN_PX + GAP_PX) // (STEP_PX + GAP_PX)
    lefts = [MARGIN_PX + number * (STEP_PX + GAP_PX) for number in range(count)]
    return [sheet[TITLE_PX : TITLE_PX + STEP_PX, left : left + STEP_PX] for left in lefts]


def test_a_photo_is_shown_on_its_way_to_28_by_28(
    photo: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "folder"
    (found,) = objects([str(photo), "--steps", str(folder)], capsys)
    assert found["steps"] == str(folder / "photo-steps.png")
    assert "problem" not in found
    picture, evened, ink, seen = squares(folder / "photo-steps.png")
    assert picture[140, 10] - 40 > picture[140, 270]
    assert abs(int(evened[140, 10]) - int(evened[140, 270])) < 10
    assert ink.min() == 0
    assert np.median(ink) == 255
    assert np.median(seen) == 0
    assert seen.max() > 200


def test_a_picture_without_ink_says_so_beside_the_step_and_in_the_reading(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    Image.new("L", (120, 90), 230).save(tmp_path / "blank.png")
    arguments = [str(tmp_path / "blank.png"), "--steps", str(tmp_path)]
    (found,) = objects(arguments, capsys)
    assert found["verdict"] == "nothing drawn"
    assert "stands out" in found["problem"]
    sheet = np.asarray(Image.open(tmp_path / "blank-steps.png").convert("RGB")).astype(int)
    left = MARGIN_PX + 2 * (STEP_PX + GAP_PX)
    words = sheet[TITLE_PX + STEP_PX + 4 :, left : left + STEP_PX]
    assert (words[..., 0] - words[..., 1] > 90).any()
    assert run(["predict", *arguments, "--force"]) == 0
    assert "nothing drawn: nothing stands out" in capsys.readouterr().out


def test_pictures_of_one_name_get_files_of_their_own_and_ink_files_none(
    photo: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    Image.open(photo).save(other / "photo.png")
    write_inkml(tmp_path / "ink.inkml", [LabelledDrawing(synthesis.drawing(1, seed=0))])
    files = [str(photo), str(other / "photo.png"), str(tmp_path / "ink.inkml")]
    found = objects([*files, "--steps", str(tmp_path / "out")], capsys)
    assert [Path(one.get("steps", "")).name for one in found] == [
        "photo-steps.png",
        "photo-steps-2.png",
        "",
    ]
    assert len(list((tmp_path / "out").iterdir())) == 2


def test_a_colour_picture_has_two_steps(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    model = tmp_path / "colour.safetensors"
    save_model(model, blank("cifar-cnn"))
    noise = np.random.default_rng(0).integers(0, 256, (48, 64, 3), dtype=np.uint8)
    Image.fromarray(noise).save(tmp_path / "noise.png")
    arguments = [str(tmp_path / "noise.png"), "--model", str(model), "--steps", str(tmp_path)]
    objects(arguments, capsys)
    assert len(squares(tmp_path / "noise-steps.png")) == 2


def test_letters_that_the_font_lacks_do_not_stop_a_picture() -> None:
    data = steps_png([StepPanel(np.zeros((3, 5), np.uint8), "ein schöner Text")], "été → Ж\n√.png")
    assert data.startswith(b"\x89PNG")


def test_other_thresholds_can_be_tried(
    photo: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (usual,) = objects([str(photo)], capsys)
    (strict,) = objects([str(photo), "--unsure-below", "1"], capsys)
    images, _ = outliers.labelled_batch(4, 0, 4, only=outliers.HELD_OUT)
    files = [str(tmp_path / f"{number}.png") for number in range(len(images))]
    for file, image in zip(files, images, strict=True):
        Image.fromarray(image).save(file)
    none = objects([*files, "--reject-below", "0"], capsys)
    most = objects([*files, "--reject-below", "0.9999"], capsys)
    assert usual["verdict"] == "digit"
    assert strict["probabilities"] == usual["probabilities"]
    assert strict["verdict"] == "unsure"
    assert all(one["verdict"] != "not a digit" for one in none)
    assert any(one["verdict"] == "not a digit" for one in most)
    assert run(["predict", str(photo), "--reject-below", "1.5"]) == 2
