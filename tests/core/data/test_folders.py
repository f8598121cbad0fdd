"""Folders of labelled pictures are understood as people keep them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from digitpad.data.folders import (
    FolderImages,
    class_meant,
    labelled_pictures,
    of_part,
    reading_pictures,
    seen_alone,
)
from digitpad.errors import DatasetError
from digitpad.generators import finished
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.preprocess.mnist import MNIST

DIGITS = tuple("0123456789")


def digit_in(path: Path, digit: int = 3, **options: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    image = drawing_to_image(synthesis.drawing(digit, seed=0))
    Image.fromarray(255 - image).save(path, options.pop("format", "PNG"), **options)


def read(folder: Path, classes: tuple[str, ...] = DIGITS) -> FolderImages:
    return finished(
        reading_pictures(labelled_pictures(folder, classes), classes, seen_alone(MNIST))
    )


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        *[
            (name, "3")
            for name in ("3", "03", "3.0", "digit_3", "Digit-3", "class3", "three", "THREE")
        ],
        *[(name, "3") for name in ("3 (1)", "3 - Copy (2)", "3 copy", "label 3 old", "Ziffer_3")],
        *[(name, None) for name in ("10", "letters", "3 or 8", "1_to_3", "threes", "", "٣")],
    ],
)
def test_a_folders_name_means_the_one_class_that_is_in_it(name: str, meant: str | None) -> None:
    assert class_meant(name, DIGITS) == meant


def test_names_of_other_classes_are_understood_too() -> None:
    letters = tuple("ABab3")
    assert [class_meant(name, letters) for name in ("a", "letter B", "three")] == ["a", "B", "3"]
    things = ("T-shirt/top", "truck", "pickup truck")
    names = ("t-shirt_top", "09 truck", "Pickup_Truck")
    assert [class_meant(name, things) for name in names] == ["T-shirt/top", "truck", "pickup truck"]


def test_files_that_nobody_put_there_are_passed_over_and_pictures_of_any_name_are_read(
    tmp_path: Path,
) -> None:
    for name in ("a.PNG", "b.jfif", "c.jpe", "d", "e.dat"):
        digit_in(tmp_path / "3" / name, format="JPEG" if name[0] in "bc" else "PNG")
    for name in ("._a.PNG", ".DS_Store", "Thumbs.db", "desktop.ini", "notes.txt"):
        (tmp_path / "3" / name).write_bytes(b"\0\5\x16\7 something else")
    (tmp_path / ".trash").mkdir()
    digit_in(tmp_path / ".trash" / "8" / "a.png")
    digit_in(tmp_path / "3" / "@eaDir" / "a.PNG" / "small.jpg")
    pictures = labelled_pictures(tmp_path, DIGITS)
    assert [one.path.name for one in pictures] == ["a.PNG", "b.jfif", "c.jpe", "d", "e.dat"]
    assert {one.label for one in pictures} == {"3"}
    assert not read(tmp_path).left_out


def test_broken_pictures_are_named_and_do_not_stop_the_others(tmp_path: Path) -> None:
    for digit in range(10):
        digit_in(tmp_path / f"{digit}" / "a.png", digit)
    (tmp_path / "5" / "broken.png").touch()
    (tmp_path / "7" / "cut.png").write_bytes((tmp_path / "7" / "a.png").read_bytes()[:80])
    found = read(tmp_path)
    assert found.labels.tolist() == [*range(10)]
    assert found.images.shape == (10, 1, 28, 28)
    assert ["broken.png" in found.left_out[0], "cut.png" in found.left_out[1]] == [True, True]


def test_nothing_but_broken_pictures_is_a_reason(tmp_path: Path) -> None:
    (tmp_path / "5").mkdir()
    (tmp_path / "5" / "broken.png").touch()
    with pytest.raises(DatasetError, match=r"broken\.png"):
        read(tmp_path)


def test_every_page_is_an_image_of_its_class(tmp_path: Path) -> None:
    images = [Image.fromarray(255 - drawing_to_image(synthesis.drawing(3, seed=s))) for s in (0, 1)]
    (tmp_path / "3").mkdir()
    images[0].save(tmp_path / "3" / "a.tif", save_all=True, append_images=images[1:])
    found = read(tmp_path)
    assert found.labels.tolist() == [3, 3]
    assert not np.array_equal(*found.images)


@pytest.mark.parametrize("pattern", ["{digit}/{writer}", "{writer}/{digit}", "test/{digit}"])
def test_the_class_is_found_at_the_level_where_it_stands(tmp_path: Path, pattern: str) -> None:
    for digit in (0, 3, 8):
        for writer in ("writer1", "writer2", "bob"):
            digit_in(tmp_path / pattern.format(digit=digit, writer=writer) / f"{writer}.png", digit)
    labels = [one.label for one in labelled_pictures(tmp_path, DIGITS)]
    assert sorted(labels) == [*"000", *"333", *"888"]


def test_training_and_test_are_told_apart(tmp_path: Path) -> None:
    for part in ("Train", "test", "val"):
        digit_in(tmp_path / part / "digit_3" / f"{part}.png")
    pictures = labelled_pictures(tmp_path, DIGITS)
    names = [
        [one.path.name for one in of_part(pictures, *parts)]
        for parts in (("test",), ("train",), ("none", "validation"), ("none",))
    ]
    assert names == [["test.png"], ["Train.png"], ["val.png"], []]


def test_folders_of_no_class_beside_others_are_other_drawings(tmp_path: Path) -> None:
    digit_in(tmp_path / "3" / "a.png")
    digit_in(tmp_path / "letters" / "b.png")
    assert read(tmp_path).labels.tolist() == [3, -1]


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("cats/a.png", ["“cats”", "3", str(Path("0") / "one.png")]),
        ("a.png", ["in no folders", "0, 1, 2"]),
        ("3/notes.txt", ["no pictures"]),
        (None, ["Cannot read the folder"]),
    ],
)
def test_where_no_class_is_found_both_names_are_said(
    tmp_path: Path, place: str | None, said: list[str]
) -> None:
    folder = tmp_path / "pictures"
    if place:
        digit_in(folder / place)
        if place.endswith("txt"):
            (folder / place).write_text("3")
    with pytest.raises(DatasetError) as raised:
        labelled_pictures(folder, DIGITS)
    assert all(words in str(raised.value) for words in said)
