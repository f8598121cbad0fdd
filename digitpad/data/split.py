"""Loads a data set by name: images and labels as tensors on the device, accessed by index.

The test part is also available as numpy arrays.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from contextlib import suppress
from math import prod
from pathlib import Path
from time import perf_counter
from tokenize import TokenError
from typing import Final, Literal, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from digitpad.data.convention import Offer, better_convention, put_right
from digitpad.data.family import Arrays, Content, DatasetInfo, Series
from digitpad.data.source import DataSource, join_names
from digitpad.errors import DAMAGE, DigitpadError
from digitpad.files import atomic_writer, open_file
from digitpad.generators import finished, mapped
from digitpad.handwriting import synthesis
from digitpad.models.architecture import DIGIT_INPUT, DIGITS

BLOCK: Final = synthesis.BLOCK
SAMPLE: Final = 50
"""Images that are made to estimate how long others take. Lines are made a hundred at a time, about
as many as this many pictures hold."""
MOST_AROUND: Final = 4096
"""Most overhead, in bytes, of an archive of two arrays."""
CPU = torch.device("cpu")
Part = Literal["train", "test"]


class Split(ABC):
    """One part (training or test) of a data set.

    ``count``: number of images. ``device``: of the batches. ``renews``: whether some of the images
    are others in every epoch.
    """

    count: int
    device: torch.device
    renews: bool = False

    def begin_epoch(self, epoch: int) -> None:  # noqa: B027 (most have the same images in each)
        """Let ``batch`` return the images of an epoch (0 is the first, and the default)."""

    def seconds_to_make(self, epochs: int) -> float:
        """Estimate how long it takes to generate the images of the first epochs."""
        return 0.0

    @abstractmethod
    def batch(self, indices: Tensor) -> tuple[Tensor, Tensor]:
        """Return images uint8 (n, channels, height, width) and labels int64 (n,) or (n, longest).

        ``indices``: int64 (n,) on the CPU.
        """

    @abstractmethod
    def arrival(self, generator: torch.Generator) -> Tensor:
        """Return float64 (count,) in 0..1, by which images that have yet to be made are ordered.

        Uniform draws if all images are loaded; increasing if they are still being generated, so
        that the first step need not wait for the last image.
        """


class TensorSplit(Split):
    """Images in memory: uint8 (n, channels, height, width) and int64 (n,)."""

    def __init__(self, images: Tensor, labels: Tensor) -> None:
        self.images, self.labels = images, labels
        self.count, self.device = len(images), images.device

    def batch(self, indices: Tensor) -> tuple[Tensor, Tensor]:
        here = indices.to(self.device, non_blocking=True)
        return self.images.index_select(0, here), self.labels.index_select(0, here)

    def arrival(self, generator: torch.Generator) -> Tensor:
        return torch.rand(self.count, generator=generator, dtype=torch.float64)


class GeneratedSplit(TensorSplit):
    """A split whose images are generated block by block, in the order in which they are used.

    So a click on Train need not wait for all of them. The series' cache is read if it exists, and
    written after the last block.
    """

    def __init__(self, series: Series, device: torch.device) -> None:
        self._series, self.renews = series, series.renews
        count = series.count
        self._blocks = -(-count // BLOCK)
        self._epoch = 0
        stored = _read_cache(series)
        self._missing = set() if stored else set(range(self._blocks))
        images, labels = stored or (
            np.zeros((count, *series.shape), np.uint8),
            np.zeros(series.label_shape, np.int64),
        )
        if len(series.shape) == 2:
            images = images[:, None]
        super().__init__(torch.from_numpy(images).to(device), torch.from_numpy(labels).to(device))

    def begin_epoch(self, epoch: int) -> None:
        if self.renews and epoch != self._epoch:
            self._epoch, self._missing = epoch, set(range(self._blocks))

    def seconds_to_make(self, epochs: int) -> float:
        if not self._missing:
            return 0.0
        sample, started = min(SAMPLE, self.count), perf_counter()
        self._series.make(0, sample)
        times = epochs if self.renews else 1
        return (perf_counter() - started) * times * self.count / sample

    def batch(self, indices: Tensor) -> tuple[Tensor, Tensor]:
        if self._missing:
            self._make(self._missing & set((indices // BLOCK).tolist()))
        return super().batch(indices)

    def arrival(self, generator: torch.Generator) -> Tensor:
        # The same with and without the cache, so that a run does not depend on it.
        return (torch.arange(self.count) // BLOCK + super().arrival(generator)) / self._blocks

    def _make(self, blocks: set[int]) -> None:
        first = self._epoch * self._blocks * BLOCK
        for block in sorted(blocks):
            start = block * BLOCK
            images, labels = self._series.make(first + start, min(BLOCK, self.count - start))
            part = slice(start, start + len(images))
            self.images[part].view(images.shape).copy_(torch.from_numpy(images))
            self.labels[part] = torch.from_numpy(labels).to(self.device)
        self._missing -= blocks
        if blocks and not self._missing and self._series.cache is not None:
            cached = self.images.view(self.count, *self._series.shape)
            _write_cache(self._series.cache, cached, self.labels)


class JoinedSplit(Split):
    """The concatenation of several splits, whose images must have the same shape.

    ``limit``: use only the first N images; 0 is all.
    """

    def __init__(self, parts: Sequence[Split], limit: int = 0) -> None:
        self.parts = parts
        total = sum(part.count for part in parts)
        self.count, self.device = min(limit or total, total), parts[0].device
        self.renews = any(part.renews for part in parts)

    def begin_epoch(self, epoch: int) -> None:
        for part in self.parts:
            part.begin_epoch(epoch)

    def seconds_to_make(self, epochs: int) -> float:
        used = self.count / sum(part.count for part in self.parts)
        return used * sum(part.seconds_to_make(epochs) for part in {*self.parts})

    def batch(self, indices: Tensor) -> tuple[Tensor, Tensor]:
        if len(self.parts) == 1:
            return self.parts[0].batch(indices)
        rows, batches = [], []
        start = 0
        for part in self.parts:
            here = ((indices >= start) & (indices < start + part.count)).nonzero().squeeze(1)
            if len(here):
                rows.append(here)
                batches.append(part.batch(indices[here] - start))
            start += part.count
        return _in_order(rows, batches)

    def arrival(self, generator: torch.Generator) -> Tensor:
        return torch.cat([part.arrival(generator) for part in self.parts])[: self.count]


def _in_order(
    rows: Sequence[Tensor], batches: Sequence[tuple[Tensor, Tensor]]
) -> tuple[Tensor, Tensor]:
    """Return the images and labels that several splits gave, each at its place in the batch.

    ``rows``: int64, on the CPU, for each split.
    """
    images, labels = (torch.cat(tensors) for tensors in zip(*batches, strict=True))
    order = torch.cat(list(rows)).argsort().to(images.device)
    return images[order], labels[order]


class InterleavedSplit(Split):
    """Several splits that take turns, so that each contributes equally to a batch.

    Shorter ones are repeated until the end of the longest.
    """

    def __init__(self, parts: Sequence[Split]) -> None:
        self.parts = parts
        self.count = len(parts) * max(part.count for part in parts)
        self.device = parts[0].device

    def batch(self, indices: Tensor) -> tuple[Tensor, Tensor]:
        turns, chosen = indices // len(self.parts), indices % len(self.parts)
        rows = [(chosen == number).nonzero().squeeze(1) for number in range(len(self.parts))]
        batches = [
            part.batch(turns[here] % part.count)
            for part, here in zip(self.parts, rows, strict=True)
        ]
        return _in_order(rows, batches)

    def arrival(self, generator: torch.Generator) -> Tensor:
        return torch.arange(self.count, dtype=torch.float64) / self.count


class Dataset(NamedTuple):
    """A training and a test part. ``checksum`` identifies the images.

    ``outliers``: images outside the classes, labelled with the number of classes. ``remarks``:
    sentences about what was left out. ``offer``: the convention that the user's own images need.
    """

    info: DatasetInfo
    train: Split
    test: Split
    checksum: str
    outliers: Split | None = None
    remarks: tuple[str, ...] = ()
    offer: Offer | None = None


def limited(split: Split, limit: int) -> Split:
    """Return the first ``limit`` images of ``split``; 0 is all."""
    return JoinedSplit([split], limit) if limit else split


def _read_cache(series: Series) -> Arrays | None:
    """Return the stored images and labels, or None if they are missing or do not fit."""
    path, count = series.cache, series.count
    if path is None or not path.is_file():
        return None
    with suppress(*DAMAGE, BadZipFile, TokenError):
        known = count * prod(series.shape) + 8 * prod(series.label_shape)
        if path.stat().st_size > known + MOST_AROUND:
            return None
        with open_file(path) as file, np.load(file, allow_pickle=False) as stored:
            images, labels = stored["images"], stored["labels"]
        shapes = (count, *series.shape), series.label_shape
        are_labels = labels.dtype == np.int64 and ((labels >= 0) & (labels < series.labels)).all()
        if (images.shape, labels.shape) == shapes and are_labels:
            return images.astype(np.uint8), labels
    return None


def _write_cache(path: Path, images: Tensor, labels: Tensor) -> None:
    # A full disk must not end a training run; the next one generates the images again.
    with suppress(DigitpadError), atomic_writer(path) as file:
        np.savez(file, images=images.cpu().numpy(), labels=labels.cpu().numpy())


class HeldOut(NamedTuple):
    """A part of a data set in memory: images uint8 (n, c, h, w), labels int64 (n,).

    ``remarks``, ``offer``: as those of ``Dataset``.
    """

    info: DatasetInfo
    images: npt.NDArray[np.uint8]
    labels: npt.NDArray[np.int64]
    remarks: tuple[str, ...] = ()
    offer: Offer | None = None


class Prepared(NamedTuple):
    """``done`` images of ``total`` are loaded. (Other steps of such work are plain pairs.)"""

    done: int
    total: int
    prepares: bool = True


def load_dataset(
    name: str,
    *,
    data_dir: Path | None = None,
    device: torch.device = CPU,
    input_shape: tuple[int, ...] = DIGIT_INPUT,
) -> Dataset:
    """Return the data set ``name``, or several joined, with the images on ``device``.

    ``data_dir``: a folder with the published files; None is the user's data folder.
    ``input_shape``: that of the network, for drawings, of which several kinds of images can be
    made. Nothing is downloaded. Raises ``DatasetError`` and ``ConfigError``.
    """
    source = DataSource.parse(name, data_dir).as_input(input_shape)
    return finished(loading_steps(source, data_dir, device))


def loading_steps(
    source: DataSource, data_dir: Path | None, device: torch.device, convention: str = ""
) -> Generator[tuple[int, int], None, Dataset]:
    """Load data sets like ``load_dataset``; yields how many of the user's files are read.

    ``convention``: what the user's own images need in order to be as MNIST's are.
    """
    read: dict[str, Content] = {}
    offer: Offer | None = None
    for info in source.distinct:  # a part that is named twice is read only once
        content = yield from info.reading(data_dir)
        offer = offer or _offer(info, content.train, convention)
        read[info.name] = put_right(content, convention) if info.is_own else content
    trained = {name: _split(content.train, device) for name, content in read.items()}
    parts = [trained[info.name] for info in source.parts]
    outliers = [_split(content.outliers, device) for content in read.values() if content.outliers]
    return Dataset(
        source.tested_on,
        parts[0] if len(parts) == 1 else JoinedSplit(parts),
        _split(read[source.tested_on.name].test, device),
        join_names(read[info.name].checksum for info in source.parts),
        InterleavedSplit(outliers) if outliers else None,
        tuple(remark for content in read.values() for remark in content.remarks),
        offer,
    )


def held_out(
    name: str,
    data_dir: Path | None,
    which: Part = "test",
    convention: str = "",
    input_shape: tuple[int, ...] = DIGIT_INPUT,
) -> HeldOut:
    """Return the images and labels of a part of a data set. Raises like ``load_dataset``."""
    return finished(part_steps(name, data_dir, which, convention, input_shape))


def part_steps(
    name: str,
    data_dir: Path | None,
    which: Part,
    convention: str = "",
    input_shape: tuple[int, ...] = DIGIT_INPUT,
) -> Generator[Prepared, None, HeldOut]:
    """Return the images and labels of a part of a data set. Raises like ``load_dataset``.

    Yields the progress, since generated images have to be drawn first.
    """
    info = DataSource.parse(name, data_dir).tested_on.as_input(input_shape)
    remarks: tuple[str, ...] = ()
    offer: Offer | None = None
    if info.is_own:
        steps = mapped(info.reading(data_dir), lambda step: Prepared(*step))
        content = put_right((yield from steps), convention)
        images = content.test if which == "test" else content.train
        remarks, offer = content.remarks, _offer(info, images, convention)
    else:
        images = info.read_test(data_dir) if which == "test" else info.read(data_dir).train
    split = _split(images, CPU)
    for indices in torch.arange(split.count).split(BLOCK):
        split.batch(indices)
        yield Prepared(int(indices[-1]) + 1, split.count)
    pixels, labels = split.batch(torch.arange(split.count))
    return HeldOut(info, pixels.numpy(), labels.numpy(), remarks, offer)


def _offer(info: DatasetInfo, images: Arrays | Series, convention: str) -> Offer | None:
    """Return the convention that the user's own images need, unless one is given."""
    is_unknown = info.is_own and not convention and info.classes == DIGITS
    return better_convention(images) if is_unknown else None


def _split(images: Arrays | Series, device: torch.device) -> Split:
    if isinstance(images, Series):
        return GeneratedSplit(images, device)
    # A copy, because arrays read from a file are read-only, which torch does not support.
    return TensorSplit(torch.tensor(images[0]).to(device), torch.from_numpy(images[1]).to(device))
