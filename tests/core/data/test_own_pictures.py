"""A folder with a folder of pictures for each class is a data set to train on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

from digitpad.data.catalogue import COLOUR_PICTURES, PICTURES
from digitpad.data.source import DataSource
from digitpad.errors import DatasetError
from digitpad.handwriting.synthesis import labelled_batch
from digitpad.modelfile import open_model, save_model
from digitpad.models.custom import small_network
from digitpad.training.config import config_for
from digitpad.training.events import Started, Warned
from digitpad.training.loop import train
from digitpad.training.outcome import model_from_run


def write_digits(folder: Path, count: int = 40, name: str = "{digit}") -> Path:
    images, labels = labelled_batch(4, 0, 3 * count)
    chosen = np.sort(
        np.concatenate([np.flatnonzero(labels == n)[: count // 10] for n in range(10)])
    )
    images, labels = images[chosen], labels[chosen]
    for place, (pixels, digit) in enumerate(zip(images, labels.tolist(), strict=True)):
        path = folder / name.format(digit=digit) / f"{place}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        Image.fromarray(255 - pixels).resize((112, 112)).save(path)
    return folder


def write_signs(folder: Path, each: int = 10) -> Path:
    shapes = {"tick": (20, 50, 40, 80, 80, 20), "cross": (20, 20, 80, 80), "line": (50, 10, 50, 90)}
    for name, points in shapes.items():
        (folder / name).mkdir(parents=True)
        for place in range(each):
            picture = Image.new("L", (100, 100), "white")
            draw = ImageDraw.Draw(picture)
            draw.line([one + place % 3 for one in points], fill="black", width=5 + place % 2)
            if name == "cross":
                draw.line((80, 20, 20, 80), fill="black", width=5)
            picture.save(folder / name / f"{place}.png")
    return folder


@pytest.mark.parametrize("name", ["{digit}", "digit_{digit}", "train/{digit}", "anna/{digit}"])
def test_folders_of_digits_are_the_ten_digits(name: str, tmp_path: Path) -> None:
    write_digits(tmp_path, name=name)
    (source,) = DataSource.parse("mnist", tmp_path).parts
    assert (source.name, source.classes) == (PICTURES.name, PICTURES.classes)
    assert source.train_count == 40
    content = source.read(tmp_path)
    assert content.train[0].shape[1:] == (1, 28, 28)
    assert np.bincount(content.train[1], minlength=10).min() >= 2
    assert set(content.test[1]) == set(range(10))
    assert COLOUR_PICTURES.read(tmp_path).train[0].shape[1:] == (3, 32, 32)


def test_the_kept_part_is_the_same_every_time_and_that_of_a_test_folder(tmp_path: Path) -> None:
    write_digits(tmp_path, 20, "train/{digit}")
    kept = PICTURES.read(tmp_path)
    assert kept.checksum == PICTURES.read(tmp_path).checksum
    write_digits(tmp_path, 10, "test/{digit}")
    parted = PICTURES.read(tmp_path)
    assert (len(kept.train[1]) + len(kept.test[1]), len(kept.test[1])) == (20, 10)
    assert (len(parted.train[1]), len(parted.test[1])) == (20, 10)


def test_a_broken_picture_is_named_and_hidden_files_are_passed_over(tmp_path: Path) -> None:
    write_digits(tmp_path, 20)
    (tmp_path / "3" / "broken.png").write_bytes(b"no picture")
    (tmp_path / "3" / "._1.png").write_bytes(b"a Mac's")
    content = PICTURES.read(tmp_path)
    (remark,) = content.remarks
    assert "broken.png" in remark
    assert len(content.train[1]) + len(content.test[1]) == 20


def test_of_many_broken_pictures_a_few_are_named_and_the_rest_counted(tmp_path: Path) -> None:
    write_digits(tmp_path, 20)
    for number in range(5):
        (tmp_path / "3" / f"broken {number}.png").write_bytes(b"")
    *named, rest = PICTURES.read(tmp_path).remarks
    assert ["broken" in name for name in named] == [True] * 3
    assert rest == "2 more files cannot be read."


@pytest.mark.parametrize(
    ("names", "words"),
    [((), "no folders"), (("a",), "1 classes"), ([f"c{n}" for n in range(1_001)], "1,001 classes")],
)
def test_folders_that_cannot_be_told_apart_are_refused(
    names: tuple[str, ...], words: str, tmp_path: Path
) -> None:
    for place in [tmp_path / name for name in names] or [tmp_path]:
        place.mkdir(exist_ok=True)
        Image.new("L", (28, 28), "white").save(place / "one.png")
    status = DataSource.parse("mnist", tmp_path).status(tmp_path)
    assert status.state == "folder"
    assert words in status.message
    with pytest.raises(DatasetError, match=words):
        PICTURES.read(tmp_path)


def test_any_signs_are_learned_and_their_names_are_in_the_file(tmp_path: Path) -> None:
    write_signs(tmp_path / "signs")
    (tmp_path / "signs" / "tick" / "0.png").write_bytes(b"")
    wanted = config_for(
        "custom", "pictures", data_dir=tmp_path / "signs", epochs=30, batch_size=8, device="cpu",
        model_arguments=small_network(28, 3),
    )  # fmt: skip
    events = list(train(wanted))
    started = next(event for event in events if isinstance(event, Started))
    assert any("0.png" in event.message for event in events if isinstance(event, Warned))
    (tmp_path / "signs").rename(tmp_path / "gone")  # a stick that was pulled out
    made = model_from_run(started.config, events[-1])
    save_model(tmp_path / "signs.safetensors", made)
    info = open_model(tmp_path / "signs.safetensors").info
    assert info.classes == ("cross", "line", "tick")
    assert info.metrics["accuracy"] == 1


def test_few_pictures_are_learned_in_small_batches_unless_others_are_wanted(tmp_path: Path) -> None:
    write_signs(tmp_path)
    asked = {"data_dir": tmp_path, "model_arguments": small_network(28, 3)}
    count = sum(1 for path in tmp_path.rglob("*.png"))
    assert config_for("custom", "pictures", **asked).recipe.batch_size == count // 10
    assert config_for("custom", "pictures", **asked, batch_size=64).recipe.batch_size == 64
    assert config_for("custom", "mnist").recipe.batch_size == 128
