"""Things of one's own from folders, ink and files handed on, and as a data set to train on."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from digitpad.collection.class_file import write_class_file
from digitpad.collection.sample import Sample, export_samples
from digitpad.collection.store import new_set
from digitpad.data.catalogue import MY_THINGS
from digitpad.data.sets.things import read_things, reading_class
from digitpad.data.source import DataSource
from digitpad.errors import DigitpadError
from digitpad.generators import finished
from digitpad.handwriting.synthesis import labelled_drawings
from digitpad.ink.normalise import drawing_to_image

SAMPLES = [
    Sample(drawing, "✗" if digit == 4 else "✓", writer="Ann")
    for drawing, digit in labelled_drawings(2, 0, 200)
    if digit in (4, 7)
][:20]
NOS = sum(one.label == "✗" for one in SAMPLES)


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))


@pytest.fixture
def pictures(tmp_path):
    for name in ("yes", "no"):
        (tmp_path / "pictures" / name).mkdir(parents=True)
    for number, one in enumerate(SAMPLES):
        page = np.full((60, 60), 255, np.uint8)
        page[16:44, 16:44] -= drawing_to_image(one.drawing)
        folder = tmp_path / "pictures" / ("no" if one.label == "✗" else "yes")
        Image.fromarray(page).save(folder / f"{number}.png")
    (tmp_path / "pictures" / "yes" / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    return tmp_path / "pictures"


def test_a_set_is_found_by_its_name():
    new_set("marks", ("✗", "✓")).add(SAMPLES)
    things = read_things(Path("marks"))
    assert (things.classes, len(things.samples)) == (("✗", "✓"), 20)


def test_an_ink_file_has_its_labels_as_classes(tmp_path):
    export_samples(tmp_path / "marks.inkml", SAMPLES)
    things = read_things(tmp_path / "marks.inkml")
    assert (set(things.classes), len(things.samples)) == ({"✓", "✗"}, 20)


def test_a_folder_has_a_class_for_each_folder_and_names_what_it_cannot_read(pictures):
    things = read_things(pictures)
    assert things.classes == ("no", "yes")
    assert [one.label for one in things.samples].count("no") == NOS
    assert len(things.left_out) == 1
    assert all(one.image.shape == (28, 28) for one in things.samples)


def test_pictures_are_read_onto_a_class(pictures):
    read = finished(reading_class(sorted((pictures / "no").iterdir()), "✗"))
    assert [one.label for one in read.samples] == ["✗"] * NOS


def test_a_folder_without_folders_and_one_of_one_class_are_refused(tmp_path, pictures):
    with pytest.raises(DigitpadError, match="not 0"):
        read_things(pictures / "no")
    (tmp_path / "one").mkdir()
    (pictures / "no").rename(tmp_path / "one" / "no")
    with pytest.raises(DigitpadError, match="not 1"):
        read_things(tmp_path / "one")


@pytest.mark.parametrize("kind", ["set", "file", "folder"])
def test_each_can_be_trained_and_tested_on(kind, tmp_path, pictures):
    place = pictures
    if kind == "set":
        made = new_set("marks", ("✗", "✓"))
        made.add(SAMPLES)
        place = made.path
    elif kind == "file":
        place = tmp_path / "marks.digitpad-class"
        write_class_file(place, ("✗", "✓"), SAMPLES)
    source = DataSource.parse("my-things", place)
    assert len(source.classes) == 2
    assert source.status(place).state == "ready"
    content = source.tested_on.read(place)
    images, labels = content.test
    assert images.shape[1:] == (1, 28, 28)
    assert set(labels.tolist()) == {0, 1}
    assert len(labels) < 20


def test_too_few_of_a_class_are_named_before_training():
    made = new_set("marks", ("✗", "✓"))
    made.add(SAMPLES[:1])
    status = MY_THINGS.status(made.path)
    assert status.state == "folder"
    assert "✗: " in str(status.message)
    assert "5 drawings are needed" in str(status.message)
