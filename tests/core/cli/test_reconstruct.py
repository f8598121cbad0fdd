"""Pairs of originals and reconstructions are made from the command line."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from made_models import random
from PIL import Image

from digitpad.cli.app import run
from digitpad.data.catalogue import MNIST
from digitpad.data.split import held_out
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import save_model

SIDE = 28 * 8


def saved(folder: Path, name: str) -> Path:
    """A model file with random weights."""
    path = folder / f"{name}.safetensors"
    save_model(path, random(name))
    return path


@pytest.fixture
def for_digits(tmp_path: Path) -> Path:
    return saved(tmp_path, "digits-autoencoder")


@pytest.fixture
def for_pictures(tmp_path: Path) -> Path:
    return saved(tmp_path, "cifar-autoencoder")


def pairs(
    arguments: list[str], capsys: pytest.CaptureFixture[str], *, code: int = 0
) -> list[dict[str, Any]]:
    assert run(["reconstruct", *arguments, "--json"]) == code
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def left_of(pair: str, side: int = SIDE) -> np.ndarray:
    """The original in a pair, at its own size."""
    with Image.open(pair) as picture:
        return np.asarray(picture)[:side:8, :side:8]


def test_pictures_and_drawings_become_pairs_in_a_folder_that_is_made(
    for_digits: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    drawings = [synthesis.drawing(digit, seed=1) for digit in (4, 7)]
    seen = [drawing_to_image(drawing) for drawing in drawings]
    picture, ink = tmp_path / "four.png", tmp_path / "two.inkml"
    Image.fromarray(seen[0]).save(picture)
    write_inkml(ink, [LabelledDrawing(drawing) for drawing in drawings])
    out = tmp_path / "new" / "pairs"
    told = pairs([str(for_digits), str(picture), str(ink), "--out", str(out)], capsys)
    assert [Path(one["pair"]).name for one in told] == [
        "four-pair.png", "two-00000-pair.png", "two-00001-pair.png",
    ]  # fmt: skip
    assert sorted(path.name for path in out.iterdir()) == sorted(
        Path(one["pair"]).name for one in told
    )
    assert np.array_equal(left_of(told[0]["pair"]), seen[0])
    assert told[0]["file"] == str(picture)
    assert [one.get("index") for one in told] == [None, 0, 1]
    assert all(one["mse"] > 0 for one in told)

    assert run(["reconstruct", str(for_digits), str(picture), "--out", str(out)]) == 0
    assert "mean-squared error" in capsys.readouterr().out


def test_test_images_of_a_data_set_are_taken_from_its_first_one_on(
    for_pictures: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, cifar_dir: Path
) -> None:
    arguments = [str(for_pictures), "--out", str(tmp_path / "out"), "--dataset", "cifar10"]
    told = pairs([*arguments, "--data-dir", str(cifar_dir), "--limit", "3"], capsys)
    assert [(one["dataset"], one["index"]) for one in told] == [("cifar10", n) for n in range(3)]
    images = held_out("cifar10", cifar_dir).images
    for one in told:
        original = left_of(one["pair"], 32 * 8).transpose(2, 0, 1)
        assert np.array_equal(original, images[one["index"]])


def test_a_photograph_of_any_size_is_drawn_again_as_the_network_sees_it(
    for_pictures: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    photo = tmp_path / "photo.jpg"
    noise = np.random.default_rng(0).integers(0, 256, (48, 64, 3), np.uint8)
    Image.fromarray(noise).save(photo)
    (told,) = pairs([str(for_pictures), str(photo), "--out", str(tmp_path)], capsys)
    with Image.open(told["pair"]) as picture:
        assert picture.size == (2 * 256 + 16, 256)


def test_neither_an_original_nor_another_pair_is_written_over(
    for_digits: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    image = drawing_to_image(synthesis.drawing(4, seed=1))
    (tmp_path / "other").mkdir()
    files = [tmp_path / "four.png", tmp_path / "other" / "Four.png"]
    for path in files:
        Image.fromarray(image).save(path)
    before = files[0].read_bytes()
    told = pairs([str(for_digits), *map(str, files), "--out", str(tmp_path)], capsys)
    assert [Path(one["pair"]).name for one in told] == ["four-pair.png", "Four-pair-2.png"]
    assert files[0].read_bytes() == before


def test_pictures_of_the_wrong_kind_are_refused_with_a_reason_and_the_others_made(
    for_digits: Path, for_pictures: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    small = tmp_path / "small.png"
    noise = np.random.default_rng(0).integers(0, 256, (32, 32, 3), np.uint8)
    Image.fromarray(noise).save(small)
    digit = tmp_path / "digit.png"
    Image.fromarray(drawing_to_image(synthesis.drawing(4, seed=1))).save(digit)
    ink = tmp_path / "ink.inkml"
    write_inkml(ink, [LabelledDrawing(synthesis.drawing(4, seed=1))])
    files, out = [str(small), str(digit), str(ink)], str(tmp_path / "out")
    refused, *made = pairs([str(for_digits), *files, "--out", out], capsys, code=1)
    assert "colour photograph" in refused["error"]
    assert ["pair" in one for one in made] == [True, True]
    made, *refused = pairs([str(for_pictures), *files, "--out", out], capsys, code=1)
    assert "pair" in made
    assert "models for digits" in refused[0]["error"]
    assert "pen strokes" in refused[1]["error"]


def test_what_holds_nothing_is_reported_not_drawn(
    for_digits: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    blank, ink, out = tmp_path / "blank.png", tmp_path / "ink.inkml", tmp_path / "out"
    Image.new("L", (64, 64), 255).save(blank)
    write_inkml(ink, [LabelledDrawing(synthesis.drawing(4, seed=1)), LabelledDrawing(Drawing())])
    text = tmp_path / "text.png"
    text.write_text("not a picture")
    files = [str(path) for path in (blank, ink, text)]
    assert run(["reconstruct", str(for_digits), *files, "--out", str(out)]) == 1
    told = capsys.readouterr()
    assert "nothing drawn in" in told.err
    assert "drawing 2 of" in told.err
    assert len(told.err.splitlines()) == 3
    assert len(list(out.iterdir())) == 1


@pytest.mark.parametrize(
    ("extra", "reason"),
    [
        ([], "Say what to reconstruct"),
        (["one.png", "--limit", "3"], "belong to --dataset"),
        (["one.png", "--data-dir", "."], "belong to --dataset"),
        (["--dataset", "cifar10"], "CIFAR-10 has 32×32 colour ones"),
        (["--dataset", "mnist", "--limit", "0"], "--limit"),
    ],
)
def test_wrong_usage_is_reported(
    extra: list[str],
    reason: str,
    for_digits: Path,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    out = tmp_path / "out"
    assert run(["reconstruct", str(for_digits), *extra, "--out", str(out)]) == 2
    assert reason in capsys.readouterr().err
    assert not out.exists()


def test_a_model_that_reads_classes_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    model, out = saved(tmp_path, "candle-linear"), tmp_path / "out"
    arguments = ["reconstruct", str(model), "one.png", "--out", str(out)]
    assert run(arguments) == 2
    assert "Choose an autoencoder" in capsys.readouterr().err
    assert not out.exists()


def test_pairs_of_training_images_are_drawn_by_lot_and_saved_as_single_pictures(
    for_digits: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    draw = np.random.default_rng(0)
    for stem, count in zip(MNIST.stems, (40, 40, 9, 9), strict=True):
        shape = (count, 28, 28) if "images" in stem else (count,)
        content = draw.integers(0, 255 if "images" in stem else 10, shape, dtype=np.uint8)
        head = bytes([0, 0, 8, len(shape)]) + struct.pack(f">{len(shape)}I", *shape)
        (tmp_path / stem).write_bytes(head + content.tobytes())
    words = [str(for_digits), "--dataset", "mnist", "--data-dir", str(tmp_path)]
    words += ["--split", "train", "--limit", "5", "--separate"]
    told = pairs([*words, "--seed", "3", "--out", str(tmp_path / "a")], capsys)
    again = pairs([*words, "--seed", "3", "--out", str(tmp_path / "b")], capsys)
    other = pairs([*words, "--seed", "4", "--out", str(tmp_path / "c")], capsys)
    places = [[one["index"] for one in each] for each in (told, again, other)]
    assert places[0] == places[1] != places[2]
    assert len(set(places[0])) == 5
    images = held_out("mnist", tmp_path, "train").images
    for one in told:
        with Image.open(one["original"]) as picture:
            assert np.array_equal(np.asarray(picture), images[one["index"]][0])
        with Image.open(one["reconstruction"]) as picture:
            assert picture.size == (28, 28)
