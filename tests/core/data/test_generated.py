"""Generated images come block by block, and a cache changes nothing but the time."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import numpy as np
import pytest
import torch

from digitpad.data import split as split_module
from digitpad.data.catalogue import (
    DATASETS,
    HANDWRITING_SMALL,
    INVERTED,
    MISLABELLED,
    RANDOM_LABELS,
)
from digitpad.data.family import Arrays, Series
from digitpad.data.sets.generated import GeneratedDataset, MislabelledDataset
from digitpad.data.split import BLOCK, GeneratedSplit, JoinedSplit, TensorSplit, load_dataset
from digitpad.handwriting import synthesis

CPU = torch.device("cpu")


class CountedSeries:
    """Image i is filled with i % 251; it remembers which were asked for."""

    def __init__(self) -> None:
        self.starts: list[int] = []

    def __call__(self, start: int, count: int) -> Arrays:
        self.starts.append(start)
        numbers = np.arange(start, start + count)
        images = np.broadcast_to((numbers % 251).astype(np.uint8)[:, None, None], (count, 28, 28))
        return images.copy(), numbers % 10


def test_only_the_blocks_that_are_asked_for_are_made() -> None:
    series = CountedSeries()
    split = GeneratedSplit(Series(series, 10 * BLOCK), CPU)
    images, labels = split.batch(torch.tensor([3 * BLOCK + 7, 3]))
    assert series.starts == [0, 3 * BLOCK]
    assert images[:, 0, 0, 0].tolist() == [(3 * BLOCK + 7) % 251, 3]
    assert labels.tolist() == [(3 * BLOCK + 7) % 10, 3]
    split.batch(torch.tensor([5, 3 * BLOCK]))
    assert len(series.starts) == 2


def test_the_last_block_may_be_smaller() -> None:
    split = GeneratedSplit(Series(CountedSeries(), BLOCK + 3), CPU)
    images, _ = split.batch(torch.tensor([BLOCK + 2]))
    assert images[0, 0, 0, 0] == (BLOCK + 2) % 251


def test_the_first_pass_wants_the_images_in_the_order_of_their_blocks() -> None:
    split = GeneratedSplit(Series(CountedSeries(), 5 * BLOCK), CPU)
    order = split.arrival(torch.Generator().manual_seed(0)).argsort()
    blocks = (order // BLOCK).tolist()
    assert blocks == sorted(blocks)
    assert order[:BLOCK].tolist() != sorted(order[:BLOCK].tolist())


def test_a_series_that_renews_goes_on_where_the_epoch_before_ended() -> None:
    series = CountedSeries()
    split = GeneratedSplit(Series(series, 2 * BLOCK, renews=True), CPU)
    for epoch in (0, 1, 1, 3):
        split.begin_epoch(epoch)
        images, _ = split.batch(torch.tensor([5]))
        assert images[0, 0, 0, 0] == (2 * BLOCK * epoch + 5) % 251
    assert series.starts == [0, 2 * BLOCK, 6 * BLOCK]


def test_a_series_that_does_not_renew_is_the_same_in_every_epoch() -> None:
    series = CountedSeries()
    split = GeneratedSplit(Series(series, BLOCK), CPU)
    for epoch in range(3):
        split.begin_epoch(epoch)
        split.batch(torch.tensor([5]))
    assert series.starts == [0]


@pytest.mark.parametrize(("renews", "epochs"), [(False, 1), (True, 4)])
def test_how_long_generating_takes_is_known_from_a_sample(
    renews: bool, epochs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(1000))

    def make(start: int, count: int) -> Arrays:
        for _ in range(count - 1):
            next(clock)
        return CountedSeries()(start, count)

    monkeypatch.setattr(split_module, "perf_counter", lambda: float(next(clock)))
    split = GeneratedSplit(Series(make, 2 * BLOCK, renews=renews), CPU)
    assert split.seconds_to_make(4) == 2 * BLOCK * epochs
    assert JoinedSplit([split], BLOCK // 2).seconds_to_make(4) == BLOCK // 2 * epochs
    assert TensorSplit(*split.batch(torch.arange(0))).seconds_to_make(4) == 0


def test_a_finished_split_is_kept_and_read_again(tmp_path: Path) -> None:
    cache, count = tmp_path / "images.npz", 2 * BLOCK
    made = GeneratedSplit(Series(CountedSeries(), count, cache), CPU).batch(torch.arange(count))
    series = CountedSeries()
    read = GeneratedSplit(Series(series, count, cache), CPU).batch(torch.arange(count))
    assert series.starts == []
    assert torch.equal(made[0], read[0])
    assert torch.equal(made[1], read[1])


@pytest.mark.parametrize("content", [b"", b"no archive at all", b"PK\x03\x04 cut off"])
def test_a_damaged_cache_is_made_anew(content: bytes, tmp_path: Path) -> None:
    cache = tmp_path / "images.npz"
    cache.write_bytes(content)
    series = CountedSeries()
    GeneratedSplit(Series(series, BLOCK, cache), CPU).batch(torch.arange(BLOCK))
    assert series.starts == [0]


@pytest.mark.parametrize("label", [-1, 11, 2**40])
def test_a_cache_with_labels_that_there_are_not_is_made_anew(label: int, tmp_path: Path) -> None:
    cache, series = tmp_path / "images.npz", CountedSeries()
    images = np.zeros((BLOCK, 28, 28), np.uint8)
    np.savez(cache, images=images, labels=np.full(BLOCK, label))
    GeneratedSplit(Series(series, BLOCK, cache), CPU).batch(torch.arange(BLOCK))
    assert series.starts == [0]


def test_a_cache_that_cannot_be_written_does_not_stop_anything(tmp_path: Path) -> None:
    split = GeneratedSplit(Series(CountedSeries(), BLOCK, tmp_path / "missing" / "images.npz"), CPU)
    assert split.batch(torch.arange(BLOCK))[0].shape == (BLOCK, 1, 28, 28)


@pytest.mark.parametrize("is_full_at", ["the first byte", "the last"])
def test_a_disk_without_room_for_the_cache_does_not_stop_anything(
    is_full_at: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    place = (np, "savez") if is_full_at == "the first byte" else (os, "fsync")
    monkeypatch.setattr(*place, full)
    cache, series = tmp_path / "images.npz", CountedSeries()
    for _ in range(2):
        split = GeneratedSplit(Series(series, BLOCK, cache), CPU)
        assert split.batch(torch.arange(BLOCK))[0].shape == (BLOCK, 1, 28, 28)
    assert series.starts == [0, 0]
    assert not list(tmp_path.iterdir())


def test_the_built_in_data_set_is_the_generators_series(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path))
    data = load_dataset("handwriting")
    images, labels = data.train.batch(torch.arange(20))
    expected, expected_labels = synthesis.labelled_batch(1, 0, 20)
    assert np.array_equal(images[:, 0].numpy(), expected)
    assert labels.tolist() == expected_labels.tolist()
    test_images, _ = data.test.batch(torch.arange(20))
    assert not torch.equal(images, test_images)


@pytest.mark.parametrize(
    "info",
    [info for info in DATASETS.values() if isinstance(info, GeneratedDataset)],
    ids=lambda info: info.name,
)
def test_every_generated_data_set_has_images_of_its_size_with_labels_of_its_classes(
    info: GeneratedDataset,
) -> None:
    content = info.read()
    for series in (content.train, content.test):
        images, labels = series.make(0, 2)
        assert images.reshape(-1, *info.input_shape).shape[0] == len(labels) == 2
        assert labels.max() < len(info.classes) + bool(series.longest)  # which pads its labels


def test_the_images_that_are_broken_on_purpose_have_paper_and_ink_swapped() -> None:
    (broken, labels), (images, truths) = (
        info.read().test.make(0, 4) for info in (INVERTED, HANDWRITING_SMALL)
    )
    assert np.array_equal(broken, 255 - images)
    assert np.array_equal(labels, truths)


@pytest.mark.parametrize(("info", "share"), [(MISLABELLED, 0.3), (RANDOM_LABELS, 0.9)])
def test_of_wrong_labels_as_many_are_wrong_as_are_meant_and_none_of_the_test(
    info: MislabelledDataset, share: float
) -> None:
    content, right = info.read(), HANDWRITING_SMALL.read()
    count = 300
    images, labels = content.train.make(0, count)
    same_images, true_labels = right.train.make(0, count)
    assert (images == same_images).all()
    wrong = (labels != true_labels).mean()
    assert abs(wrong - share) < 4 * (share * (1 - share) / count) ** 0.5
    assert set(labels) <= set(range(10))
    _, later = content.train.make(200, 100)
    assert (later == labels[200:]).all(), "a label depends on its index alone"
    assert (content.test.make(0, 20)[1] == right.test.make(0, 20)[1]).all()
    assert content.train.cache != right.train.cache
    assert content.checksum != right.checksum
