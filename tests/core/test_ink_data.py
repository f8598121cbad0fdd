"""Ink files as a data set: whole writers are kept for testing."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from digitpad.data.ink import split_by_writer
from digitpad.data.load import load_dataset
from digitpad.data.locate import dataset_status
from digitpad.errors import DatasetError
from digitpad.ink.drawing import Drawing
from digitpad.ink.handwriting import labelled_drawings
from digitpad.ink.inkml import LabelledDrawing, write_inkml


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
    assert data.train.count == 3 * 16  # three pens each
    images, labels = data.train.batch(torch.arange(data.train.count))
    assert images.shape == (48, 1, 28, 28)
    assert bool((images.flatten(1).max(1).values > 0).all())
    assert labels.tolist() == labels[:16].tolist() * 3
    assert dataset_status("ink", tmp_path).state == "ready"


def test_drawings_without_a_true_digit_are_left_out(tmp_path: Path) -> None:
    others = [LabelledDrawing(items(1)[0].drawing, truth) for truth in (None, "A", "")]
    write_inkml(tmp_path / "a.inkml", [*items(10), *others])
    data = load_dataset("ink", data_dir=tmp_path)
    assert data.test.count + data.train.count // 3 == 10


@pytest.mark.parametrize("content", [[], [LabelledDrawing(Drawing(), "3")]])
def test_a_folder_without_labelled_ink_is_refused_in_words(
    content: list[LabelledDrawing], tmp_path: Path
) -> None:
    if content:
        write_inkml(tmp_path / "a.inkml", items(1))
    with pytest.raises(DatasetError, match="too few"):
        load_dataset("ink", data_dir=tmp_path)
    assert dataset_status("ink", tmp_path / "nowhere").state == "folder"


def test_the_writers_of_the_real_pen_digits_are_kept_apart(pendigits_file: Path) -> None:
    data = load_dataset("ink", data_dir=pendigits_file.parent)
    assert data.train.count // 3 + data.test.count == 7494
    assert 2000 < data.test.count < 3000
