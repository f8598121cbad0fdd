"""Models are measured from the command line, on each of the three kinds of sources."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from made_models import blank
from PIL import Image

from digitpad.cli.app import run
from digitpad.cli.inputs import labelled_ink, pictures_of_folder
from digitpad.files import SHIPPED_MODEL, resource
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing, drawing_from_points
from digitpad.ink.inkml import write_inkml
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import open_model, save_model
from digitpad.preprocess.mnist import MNIST
from digitpad.recognise.recogniser import Recogniser

DIGITS = tuple("0123456789")


@pytest.fixture
def always_three(tmp_path: Path) -> Path:
    """A linear model that reads "3" whatever it sees."""
    model, path = blank(), tmp_path / "three.safetensors"
    model.tensors["bias"][3] = 1.0
    save_model(path, model)
    return path


def measured(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> tuple[dict[str, Any], list[str]]:
    """Return what is printed for a program, and the lines for a person."""
    assert run(["evaluate", *arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert run(["evaluate", *arguments]) == 0
    return found, capsys.readouterr().out.splitlines()


def test_an_ink_file_gives_all_the_figures(
    always_three: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ink = tmp_path / "some.inkml"
    truths = [3, 3, 3, 1]
    write_inkml(
        ink,
        [LabelledDrawing(synthesis.drawing(truth, seed=0), str(truth)) for truth in truths],
    )
    found, lines = measured([str(always_three), "--ink", str(ink)], capsys)
    assert (found["n"], found["accuracy"]) == (4, 0.75)
    assert found["confusion"][1][3] == 1
    assert found["confusion"][3][3] == 3
    assert found["per_class"]["3"] == pytest.approx({"precision": 0.75, "recall": 1, "f1": 6 / 7})
    sure = np.e / (np.e + 9)
    assert found["loss"] == pytest.approx(-np.log(sure) + 0.25)
    assert found["ece"] == pytest.approx(0.75 - sure)
    assert "reject" not in found
    assert any("75.00 %" in line for line in lines)


def test_a_part_of_the_images_is_taken_evenly_from_all(
    always_three: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ink, numbers = tmp_path / "some.inkml", tmp_path / "truth.csv"
    truths = [3, 1, 3, 1, 3, 1]
    write_inkml(
        ink,
        [LabelledDrawing(synthesis.drawing(truth, seed=0), str(truth)) for truth in truths],
    )
    found, _ = measured([str(always_three), "--ink", str(ink), "--limit", "3"], capsys)
    assert (found["n"], found["accuracy"]) == (3, 1.0)  # the first, third and fifth
    assert run(["evaluate", str(always_three), "--numbers", str(numbers), "--limit", "3"]) == 2
    assert "--limit" in capsys.readouterr().err


def test_ink_that_is_none_of_the_classes_tells_how_it_is_rejected(
    always_three: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ink = tmp_path / "some.inkml"
    square = drawing_from_points([[(0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8), (0.2, 0.2)]])
    write_inkml(
        ink,
        [
            LabelledDrawing(synthesis.drawing(3, seed=0), "3"),
            LabelledDrawing(square, "square"),
        ],
    )
    found, lines = measured([str(always_three), "--ink", str(ink)], capsys)
    assert found["n"] == 1
    assert found["reject"]["n_outside"] == 1
    assert found["reject"]["auroc"] == 0.5
    assert found["reject"]["fpr95"] == 1.0
    assert any("AUROC" in line for line in lines)


def test_a_drawing_that_does_not_say_what_it_is_is_named(
    always_three: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ink = tmp_path / "some.inkml"
    write_inkml(ink, [LabelledDrawing(synthesis.drawing(3, seed=0), "3")] * 2)
    ink.write_text(ink.read_text("utf-8").replace('type="truth"', 'type="note"', 1))
    assert run(["evaluate", str(always_three), "--ink", str(ink)]) == 1
    told = capsys.readouterr().err
    assert "Drawing 1" in told
    assert "truth" in told


def test_folders_of_pictures_are_labelled_by_their_names(
    always_three: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "pictures"
    for name in ("3", "5", "letters"):
        (folder / name).mkdir(parents=True)
        image = drawing_to_image(synthesis.drawing(5 if name == "5" else 3, seed=0))
        Image.fromarray(255 - image).save(folder / name / "one.png")
        (folder / name / "notes.txt").write_text("not a picture")
    found, _ = measured([str(always_three), "--images", str(folder)], capsys)
    assert (found["n"], found["accuracy"], found["reject"]["n_outside"]) == (2, 0.5, 1)


def test_a_broken_picture_is_named_and_the_test_part_alone_is_measured(
    always_three: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    image = Image.fromarray(255 - drawing_to_image(synthesis.drawing(3, seed=0)))
    for place in ("test/three", "train/8"):
        (tmp_path / "pictures" / place).mkdir(parents=True)
        image.save(tmp_path / "pictures" / place / "a.png")
    (tmp_path / "pictures" / "test" / "three" / "broken.png").touch()
    command = ["evaluate", str(always_three), "--images", str(tmp_path / "pictures"), "--json"]
    assert run(command) == 0
    told = capsys.readouterr()
    assert (json.loads(told.out)["n"], json.loads(told.out)["accuracy"]) == (1, 1.0)
    assert "broken.png" in told.err
    assert "2 of 3" in told.err


def test_turned_pictures_are_read_once_it_is_said_how_they_lie(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for digit in (2, 4, 7):
        (tmp_path / str(digit)).mkdir()
        for seed in range(2):
            image = drawing_to_image(synthesis.drawing(digit, seed=seed))
            Image.fromarray(255 - image.T).save(tmp_path / str(digit) / f"{seed}.png")
    command = ["evaluate", "digitpad", "--images", str(tmp_path), "--json"]
    assert run(command) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["accuracy"] < 0.5
    assert "--as transposed" in told.err
    assert run([*command, "--as", "transposed"]) == 0
    assert json.loads(capsys.readouterr().out)["accuracy"] == 1.0
    assert run([*command, "--as", "sideways"]) != 0
    assert "sideways" in capsys.readouterr().err


@pytest.mark.parametrize("folder", ["missing", "."])
def test_a_folder_without_pictures_is_a_reason(
    folder: str, always_three: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["evaluate", str(always_three), "--images", str(tmp_path / folder)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_images_are_those_that_the_window_would_show_the_network(tmp_path: Path) -> None:
    drawing = synthesis.drawing(4, seed=9)
    ink = tmp_path / "four.inkml"
    write_inkml(ink, [LabelledDrawing(drawing, "4")])
    seen = drawing_to_image(drawing)
    # Written with few decimals, so a pixel may differ by a little.
    difference = labelled_ink(ink, DIGITS, MNIST)[0][0, 0].astype(int) - seen
    assert np.abs(difference).mean() < 0.5

    (tmp_path / "4").mkdir()
    Image.fromarray(seen).save(tmp_path / "4" / "four.png")
    images, labels = pictures_of_folder(tmp_path, Recogniser(open_model(resource(SHIPPED_MODEL))))
    assert np.array_equal(images[0, 0], seen)
    assert labels.tolist() == [4]


def test_mnist_is_measured_whole(
    always_three: Path, capsys: pytest.CaptureFixture[str], mnist_dir: Path
) -> None:
    found, _ = measured(
        [str(always_three), "--dataset", "mnist", "--data-dir", str(mnist_dir)], capsys
    )
    assert found["n"] == 10_000
    assert found["accuracy"] == 0.1010  # 1,010 of MNIST's test digits are threes


def test_the_reliability_diagram_is_drawn_on_request(
    always_three: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ink = tmp_path / "some.inkml"
    write_inkml(ink, [LabelledDrawing(synthesis.drawing(3, seed=0), "3")])
    plot = tmp_path / "plot.png"
    arguments = [str(always_three), "--ink", str(ink), "--output", str(plot), "--force"]
    found, _ = measured(arguments, capsys)
    (only,) = found["reliability"]
    assert (only["n"], only["accuracy"]) == (1, 1.0)
    with Image.open(plot) as diagram:
        assert diagram.size[1] > 500
    arguments = ["evaluate", str(always_three), "--ink", str(ink)]
    assert run([*arguments, "--output", str(plot), "--force"]) == 0
    assert capsys.readouterr().out.endswith(f"Saved as {plot}.\n")
    assert run([*arguments, "--output", str(tmp_path / "plot.jpg")]) == 2
    assert run([*arguments, "--output", str(tmp_path / "no" / "plot.png")]) == 1
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("dataset", "title"),
    [("kmnist", "KMNIST"), ("fashion-mnist", "Fashion-MNIST"), ("cifar10", "CIFAR-10")],
)
@pytest.mark.parametrize("command", ["evaluate", "calibrate", "robustness", "convert"])
def test_data_of_other_classes_or_pictures_is_refused_and_no_file_is_touched(
    command: str,
    dataset: str,
    title: str,
    always_three: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = always_three.read_bytes()
    more = [str(tmp_path / "out.npz"), "--names", "candle"] if command == "convert" else []
    arguments = [command, str(always_three), *more, "--dataset", dataset]
    assert run([*arguments, "--data-dir", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith("digitpad: three ")
    assert title in told
    assert ("0, 1, 2" in told) is (dataset != "cifar10")
    assert always_three.read_bytes() == before
    assert not (tmp_path / "out.npz").exists()
