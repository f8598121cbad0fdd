"""Ink files as a data set: whole writers are kept for testing."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from digitpad.data.catalogue import INK
from digitpad.data.sets.ink import is_outlier
from digitpad.data.sets.ink_images import OUTLIER_WAYS, WAYS, split_by_writer, split_files
from digitpad.data.split import load_dataset
from digitpad.errors import DatasetError
from digitpad.handwriting.synthesis import labelled_drawings
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import NAMESPACE, read_inkml, write_inkml
from digitpad.ink.normalise import drawing_to_image


def items(count: int, writers: int = 0) -> list[LabelledDrawing]:
    return [
        LabelledDrawing(drawing, str(digit), f"w{number % writers}" if writers else None)
        for number, (drawing, digit) in enumerate(labelled_drawings(5, 0, count))
    ]


def test_no_writer_is_on_both_sides() -> None:
    train, test = split_by_writer(items(90, writers=9))
    assert {item.writer for item in test} == {"w2", "w5", "w8"}
    assert not {item.writer for item in train} & {item.writer for item in test}
    assert len(train) + len(test) == 90


def test_drawings_of_one_hand_are_split_by_their_number() -> None:
    train, test = split_by_writer(items(50))
    assert (len(train), len(test)) == (40, 10)


def test_files_in_a_folder_and_one_below_it_are_read(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    write_inkml(tmp_path / "a.inkml", items(10))
    write_inkml(tmp_path / "mine" / "b.inkml", items(10))
    data = load_dataset("ink", data_dir=tmp_path)
    assert data.test.count == 4
    assert data.train.count == WAYS * 16
    images, labels = data.train.batch(torch.arange(data.train.count))
    assert images.shape == (WAYS * 16, 1, 28, 28)
    assert bool((images.flatten(1).max(1).values > 0).all())
    # Twice the digits 0 to 7: of five drawings in a row the last is kept for testing.
    assert sum(labels.bincount()) == WAYS * 16
    assert INK.status(tmp_path).state == "ready"


def test_a_packed_ink_file_is_learned_from_as_the_plain_one_is(tmp_path: Path) -> None:
    for name in ("plain", "packed"):
        (tmp_path / name).mkdir()
    plain = tmp_path / "plain" / "a.inkml"
    write_inkml(plain, items(20))
    (tmp_path / "packed" / "a.inkml.gz").write_bytes(gzip.compress(plain.read_bytes()))
    sets = [load_dataset("ink", data_dir=tmp_path / name) for name in ("plain", "packed")]
    assert sets[0].checksum == sets[1].checksum
    assert sets[1].train.count == WAYS * 16


def test_a_packed_ink_file_that_is_cut_off_says_so(tmp_path: Path) -> None:
    write_inkml(tmp_path / "a.inkml", items(20))
    packed = gzip.compress((tmp_path / "a.inkml").read_bytes())
    (tmp_path / "a.inkml").rename(tmp_path / "a.txt")
    (tmp_path / "a.inkml.gz").write_bytes(packed[: len(packed) // 2])
    assert "cut off" in INK.status(tmp_path).message
    with pytest.raises(DatasetError, match=r"a\.inkml\.gz: it is cut off"):
        load_dataset("ink", data_dir=tmp_path)


def test_each_drawing_is_trained_on_as_it_is_and_written_again(tmp_path: Path) -> None:
    drawn = items(10)
    write_inkml(tmp_path / "a.inkml", drawn)
    data = load_dataset("ink", data_dir=tmp_path)
    batch, labels = data.train.batch(torch.arange(data.train.count))
    images = batch[:, 0].numpy()
    train, test = split_by_writer(read_inkml(tmp_path / "a.inkml"))
    for item in train:
        same = (images == drawing_to_image(item.drawing)).all(axis=(1, 2))
        assert labels[same].tolist() == [int(item.truth or "")]
    assert len({image.tobytes() for image in images}) == WAYS * len(train)
    tested, _ = data.test.batch(torch.arange(data.test.count))
    expected = [drawing_to_image(item.drawing) for item in test]
    assert np.array_equal(tested[:, 0].numpy(), np.stack(expected))


def test_the_images_are_the_same_in_whatever_order_they_are_asked_for(tmp_path: Path) -> None:
    write_inkml(tmp_path / "a.inkml", items(200))
    one, two = (load_dataset("ink", data_dir=tmp_path) for _ in range(2))
    backwards = torch.arange(one.train.count).flip(0)
    images, labels = one.train.batch(backwards)
    last, last_labels = two.train.batch(backwards[:1])
    others, other_labels = two.train.batch(backwards)
    assert torch.equal(last, images[:1])
    assert torch.equal(last_labels, labels[:1])
    assert torch.equal(others, images)
    assert torch.equal(other_labels, labels)
    assert one.checksum == two.checksum
    write_inkml(tmp_path / "b.inkml", items(1))
    assert load_dataset("ink", data_dir=tmp_path).checksum != one.checksum


def test_drawings_without_a_true_digit_are_left_out(tmp_path: Path) -> None:
    others = [LabelledDrawing(items(1)[0].drawing, truth) for truth in (None, "A", "")]
    write_inkml(tmp_path / "a.inkml", [*items(10), *others])
    data = load_dataset("ink", data_dir=tmp_path)
    assert data.test.count + data.train.count // WAYS == 10


def test_letters_and_signs_become_outliers_but_those_that_look_like_digits() -> None:
    others = [LabelledDrawing(items(1)[0].drawing, truth) for truth in ("A", "O", "%", "the", "7")]
    unlabelled = LabelledDrawing(items(1)[0].drawing, None)
    assert [is_outlier(item) for item in (*others, unlabelled)] == [1, 0, 1, 1, 0, 0]


def test_outliers_are_of_no_class_and_by_no_writer_who_is_tested(tmp_path: Path) -> None:
    letters = [replace(item, truth="K") for item in items(90, writers=9)]
    write_inkml(tmp_path / "digits.inkml", items(90, writers=9))
    write_inkml(tmp_path / "letters.inkml", letters)
    data = load_dataset("ink", data_dir=tmp_path)
    assert data.outliers is not None
    # Three of nine writers are tested on digits, and two of the other six on letters.
    assert data.outliers.count == OUTLIER_WAYS * 40
    images, labels = data.outliers.batch(torch.arange(data.outliers.count))
    assert set(labels.tolist()) == {10}
    assert bool((images.flatten(1).max(1).values > 0).all())


def test_a_folder_of_digits_alone_has_no_outliers(tmp_path: Path) -> None:
    write_inkml(tmp_path / "a.inkml", items(20))
    assert load_dataset("ink", data_dir=tmp_path).outliers is None


def test_who_is_kept_for_testing_does_not_depend_on_the_files_beside_it() -> None:
    def tested(*files: list[LabelledDrawing]) -> set[str | None]:
        return {item.writer for item in split_files(files)[1]}

    own = items(90, writers=9)
    others = [replace(item, writer=f"a{item.writer}") for item in items(40, writers=4)]
    assert tested(own) == {"w2", "w5", "w8"}
    assert tested(others, own) == tested(own) | tested(others)
    # Files of one writer each are split together.
    each = [[item for item in own if item.writer == f"w{number}"] for number in range(9)]
    assert tested(*each) == tested(own)


def test_a_folder_without_labelled_ink_is_refused_with_a_reason(tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="No ink files"):
        load_dataset("ink", data_dir=tmp_path)
    write_inkml(tmp_path / "a.inkml", items(4))
    with pytest.raises(DatasetError, match="Only 4 drawings .* too few"):
        load_dataset("ink", data_dir=tmp_path)
    assert INK.status(tmp_path / "nowhere").state == "folder"


def test_drawings_without_labels_are_said_before_their_strokes_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = items(1)[0].drawing
    write_inkml(tmp_path / "a.inkml", [LabelledDrawing(drawing, truth) for truth in (None, "A")])

    def read_inkml(path: Path) -> None:
        raise AssertionError(f"the strokes of {path} were read")

    monkeypatch.setattr("digitpad.ink.inkml.read_inkml", read_inkml)
    status = INK.status(tmp_path)
    assert status.state == "folder"
    assert "No drawing" in status.message
    assert "which digit it is" in status.message
    with pytest.raises(DatasetError, match="No drawing"):
        load_dataset("ink", data_dir=tmp_path)


@pytest.mark.parametrize(
    "annotation",
    [
        '<annotation type="truth">3</annotation>',
        "<ink:annotation  lang='en' type = 'truth'> 3 </ink:annotation>",
        '<annotation type="truth">&#51;</annotation>',
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_labels_are_found_however_they_are_written(
    annotation: str, encoding: str, tmp_path: Path
) -> None:
    text = f"<ink xmlns:ink='{NAMESPACE}'>{annotation * 5}<trace>0 0</trace></ink>"
    (tmp_path / "a.inkml").write_bytes(text.encode(encoding))
    assert INK.status(tmp_path).state == "ready"


def test_writers_without_a_digit_are_learned_from_with_the_others(tmp_path: Path) -> None:
    """A contributor whose folder has no 7, and a folder in which no one wrote one."""
    drawn = items(60, writers=3)
    without = [item for item in drawn if not (item.writer == "w0" and item.truth == "7")]
    for number, kept in enumerate((without, [item for item in drawn if item.truth != "7"])):
        folder = tmp_path / str(number)
        folder.mkdir()
        write_inkml(folder / "a.inkml", kept)
        data = load_dataset("ink", data_dir=folder)
        _, labels = data.train.batch(torch.arange(data.train.count))
        train, _ = split_by_writer(kept)
        counted = labels.bincount(minlength=10).tolist()
        truths = [item.truth for item in train]
        assert counted == [WAYS * truths.count(str(digit)) for digit in range(10)]


def test_few_drawings_do_where_writers_can_be_kept_apart(tmp_path: Path) -> None:
    write_inkml(tmp_path / "a.inkml", items(3, writers=3))
    assert INK.status(tmp_path).state == "ready"
    assert load_dataset("ink", data_dir=tmp_path).test.count == 1


def test_a_file_that_changes_is_looked_at_again(tmp_path: Path) -> None:
    write_inkml(tmp_path / "a.inkml", items(2))
    assert INK.status(tmp_path).state == "folder"
    write_inkml(tmp_path / "a.inkml", items(10))
    assert INK.status(tmp_path).state == "ready"


def test_the_writers_of_the_real_pen_digits_are_kept_apart(pendigits_file: Path) -> None:
    data = load_dataset("ink", data_dir=pendigits_file.parent)
    assert data.train.count // WAYS + data.test.count == 7494
    assert 2000 < data.test.count < 3000
