"""Sets of anybody's own classes: naming, renaming, merging, taking back; handing them on."""

import io
import json
import zipfile

import numpy as np
import pytest

from digitpad.collection.class_file import read_class_file, write_class_file
from digitpad.collection.sample import NOT_A_DIGIT, Sample
from digitpad.collection.store import Collection, new_set, set_paths, usual_place
from digitpad.errors import InkError
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.modelfile.info import from_metadata, new_info, to_metadata
from digitpad.models.catalogue import architecture
from digitpad.untrusted import printable

IMAGE = np.arange(784, dtype=np.uint8).reshape(28, 28)


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))


def drawn(label, x=0.5, **known):
    return Sample(drawing_from_points([[(0.1, 0.1), (x, 0.9)]]), label, **known)


def pictured(label):
    return Sample(Drawing(), label, image=IMAGE)


def labels(store):
    return [one.label for one in Collection(store.path).samples]


def test_a_set_keeps_its_classes_in_their_order_even_without_drawings():
    made = new_set("marks", ("✗", "✓", "a b"))
    assert made.classes == Collection(made.path).classes == ("✗", "✓", "a b")
    assert set_paths() == [made.path]


def test_drawings_and_pictures_come_back_as_they_were():
    made = new_set("marks", ("✓", "✗"))
    made.add([drawn("✓", writer="Ann"), pictured("✗"), drawn(NOT_A_DIGIT)])
    first, second, third = Collection(made.path).samples
    assert (first.label, first.writer, third.label) == ("✓", "Ann", NOT_A_DIGIT)
    assert np.array_equal(second.image, IMAGE)
    assert second.drawing.is_empty


def test_digits_are_as_before_beside_a_set():
    Collection(usual_place()).add([drawn("7")])
    new_set("marks", ("✓", "✗")).add([drawn("✓")])
    digits = Collection(usual_place())
    assert ([one.label for one in digits.samples], digits.is_set) == (["7"], False)
    with pytest.raises(ValueError, match="neither a digit"):
        digits.add([drawn("✓")])


def test_a_class_is_renamed_with_its_drawings_and_back():
    made = new_set("marks", ("a", "b"))
    made.add([drawn("a"), drawn("b")])
    made.set_classes(("ä", "b"), {"a": "ä"})
    assert (made.classes, labels(made)) == (("ä", "b"), ["ä", "b"])
    made.undo()
    assert (made.classes, labels(made)) == (("a", "b"), ["a", "b"])


def test_two_classes_are_merged_and_parted_again():
    made = new_set("marks", ("a", "b", "c"))
    made.add([drawn(name) for name in "abcab"])
    made.set_classes(("a", "c"), {"b": "a"})
    assert labels(made) == ["a", "a", "c", "a", "a"]
    made.undo()
    assert (made.classes, labels(made)) == (("a", "b", "c"), [*"abcab"])


def test_a_class_that_goes_takes_its_drawings_and_undo_brings_them_back():
    made = new_set("marks", ("a", "b", "c"))
    made.add([drawn("a"), drawn("b", 0.7), pictured("b")])
    made.set_classes(("a", "c"))
    assert labels(made) == [one.label for one in made.entries] == ["a"]
    assert made.unreadable == 0
    made.undo()
    assert labels(made) == ["a", "b", "b"]
    restored = Collection(made.path).samples
    assert restored[1].drawing == drawn("b", 0.7).drawing
    assert np.array_equal(restored[2].image, IMAGE)


def test_another_window_sees_a_renamed_class_without_drawings():
    made = new_set("marks", ("a", "b"))
    other = Collection(made.path)
    made.set_classes(("a", "z"))
    assert other.refresh()
    assert other.classes == ("a", "z")


def test_new_labels_become_classes_and_go_with_undo():
    made = new_set("marks", ("a", "b"))
    made.add([drawn("c"), drawn(NOT_A_DIGIT)])
    assert made.classes == ("a", "b", "c")
    made.undo()
    assert (made.classes, labels(made)) == (("a", "b"), [])


@pytest.mark.parametrize(
    ("classes", "why"),
    [
        (("one",), "2 to 100 can be told apart, not 1"),
        ([str(number) for number in range(101)], "not 101"),
        (("a", " a "), "comes twice"),
        (("a", ""), "1 to 40"),
        (("a", "b\n\x00"), "1 to 40"),
        (("a", "a\u200d"), "1 to 40"),
        (("☺", "☺\u202e"), "1 to 40"),
        (("a", "b" * 41), "1 to 40"),
        (("a", NOT_A_DIGIT), "all others"),
    ],
)
def test_classes_that_will_not_do_are_refused_in_words(classes, why):
    with pytest.raises(InkError, match=why):
        new_set("marks", classes)
    assert set_paths() == []


@pytest.mark.parametrize("name", ["", "../up", "a/b", "CON", " x", "x.", "a\x00b"])
def test_a_set_has_the_name_of_a_file(name):
    with pytest.raises(InkError, match="another name"):
        new_set(name, ("a", "b"))


def test_names_that_differ_by_case_are_different_classes():
    assert new_set("cases", ("a", "A")).classes == ("a", "A")


def test_emoji_of_several_parts_name_a_set_its_classes_and_a_reader():
    classes = ("👩‍🔬", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️‍🔥", "क्‍ष")
    made = new_set("👩‍🔬 ❤️‍🔥", classes)
    made.add([drawn(name) for name in classes])
    assert (Collection(made.path).classes, labels(Collection(made.path))) == (classes, [*classes])
    info = new_info(architecture("own-classes", classes=5), "emoji", classes=classes)
    assert from_metadata(to_metadata(info), "emoji").classes == classes
    assert printable("".join(classes)) == "".join(classes)


def test_a_set_of_that_name_is_not_replaced():
    new_set("marks", ("a", "b")).add([drawn("a")])
    with pytest.raises(InkError, match="already"):
        new_set("marks", ("c", "d"))


def test_a_file_to_hand_on_holds_everything_and_anybody_can_read_it(tmp_path):
    path = tmp_path / "marks.digitpad-class"
    samples = [drawn("✓", writer="Ann"), pictured("✗"), drawn(NOT_A_DIGIT)]
    write_class_file(path, ("✓", "✗"), samples)
    classes, read = read_class_file(path)
    assert (classes, len(read)) == (("✓", "✗"), 3)
    by_label = {one.label: one for one in read}
    assert by_label["✓"].writer == "Ann"
    assert np.array_equal(by_label["✗"].image, IMAGE)
    with zipfile.ZipFile(path) as file:
        assert b"\xe2\x9c\x93" in file.read("drawings.inkml")
        assert file.read("pictures/0.png").startswith(b"\x89PNG")


def zipped(tmp_path, **members):
    path = tmp_path / "other.digitpad-class"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in members.items():
            file.writestr(name.replace("__", "."), content)
    return path


HEAD = json.dumps({"format": "digitpad-class/1", "classes": ["a", "b"]})
PICTURE = [{"label": "a", "writer": "", "time": ""}]


@pytest.mark.parametrize(
    ("members", "why"),
    [
        ({}, "not from digitpad"),
        ({"readme__txt": "hello"}, "not from digitpad"),
        ({"classes__json": "[]", "pictures__json": "[]"}, "not from digitpad"),
        ({"classes__json": HEAD.replace("/1", "/9"), "pictures__json": "[]"}, "not from digitpad"),
        ({"classes__json": b"0" * (5 << 20)}, "unpacks to more than 4,194,304 bytes"),
        ({"classes__json": HEAD, "drawings__inkml": b" " * (65 << 20)}, "unpacks to more"),
        ({"classes__json": HEAD, "pictures__json": json.dumps(PICTURE)}, "not from digitpad"),
        ({"classes__json": HEAD, "pictures__json": json.dumps(PICTURE * 10_001)}, "than 10,000"),
        ({"classes__json": HEAD.replace("b", "a"), "pictures__json": "[]"}, "comes twice"),
    ],
)  # fmt: skip
def test_what_is_no_such_file_is_refused_in_words(tmp_path, members, why):
    with pytest.raises(InkError, match=why):
        read_class_file(zipped(tmp_path, **members))


def test_a_damaged_zip_is_refused_in_words(tmp_path):
    path = tmp_path / "marks.digitpad-class"
    write_class_file(path, ("a", "b"), [drawn("a")])
    whole = path.read_bytes()
    for data in (b"", b"PK\x03\x04", whole[: len(whole) // 2], b"SQLite format 3\0"):
        path.write_bytes(data)
        with pytest.raises(InkError, match="not a zip, or damaged"):
            read_class_file(path)


def test_a_picture_of_another_size_is_refused(tmp_path):
    from PIL import Image

    content = io.BytesIO()
    Image.new("L", (2000, 2000)).save(content, "PNG")
    members = {"classes__json": HEAD, "pictures__json": json.dumps(PICTURE)}
    path = zipped(tmp_path, **members, **{"pictures/0__png": content.getvalue()})
    with pytest.raises(InkError, match="not from digitpad"):
        read_class_file(path)


def test_paths_in_a_zip_name_no_files(tmp_path):
    path = zipped(tmp_path, classes__json=HEAD, pictures__json="[]", **{"../../evil": "x"})
    assert read_class_file(path).samples == []
    assert not list(tmp_path.parent.glob("evil"))
