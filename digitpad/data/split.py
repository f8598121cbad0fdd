"""Images and labels as tensors on the device, taken by index."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol
from zipfile import BadZipFile

import numpy as np
import torch
from torch import Tensor

from digitpad.data.family import Arrays, DatasetInfo, Series
from digitpad.errors import DigitpadError
from digitpad.files import atomic_writer
from digitpad.handwriting import synthesis

BLOCK: Final = synthesis.BLOCK


class Split(Protocol):
    """One part (training or test) of a data set.

    ``count``: number of images. ``device``: where batches come out.
    """

    @property
    def count(self) -> int: ...

    @property
    def device(self) -> torch.device: ...

    def batch(self, indices: Tensor) -> tuple[Tensor, Tensor]:
        """Return images uint8 (n, channels, height, width) and labels int64 (n,).

        ``indices``: int64 (n,) on the CPU.
        """
        ...

    def arrival(self, generator: torch.Generator) -> Tensor:
        """Return float64 (count,) in 0..1: when each image is best used in the first pass.

        Uniform draws where all images are there; rising where they are still being made, so
        that the first step need not wait for the last image.
        """
        ...


@dataclass(frozen=True, slots=True)
class TensorSplit:
    """Images that are all there: uint8 (n, channels, height, width) and int64 (n,)."""

    images: Tensor
    labels: Tensor

    @property
    def count(self) -> int:
        return len(self.images)

    @property
    def device(self) -> torch.device:
        return self.images.device

    def batch(self, indices: Tensor) -> tuple[Tensor, Tensor]:
        here = indices.to(self.device, non_blocking=True)
        return self.images.index_select(0, here), self.labels.index_select(0, here)

    def arrival(self, generator: torch.Generator) -> Tensor:
        return torch.rand(self.count, generator=generator, dtype=torch.float64)


class GeneratedSplit:
    """A split whose images come from a series, block by block, in the order of the first epoch.

    A click on Train must not wait until all are made. The series' cache is read at once where
    it is there, and written when the last block is made.
    """

    def __init__(self, series: Series, device: torch.device) -> None:
        self._series = series
        self.device = device
        count = series.count
        stored = _read_cache(series.cache, count)
        if stored is None:
            self._images = torch.zeros((count, 1, 28, 28), dtype=torch.uint8, device=device)
            self._labels = torch.zeros(count, dtype=torch.int64, device=device)
            self._missing = set(range((count + BLOCK - 1) // BLOCK))
        else:
            self._images = torch.from_numpy(stored[0]).unsqueeze(1).to(device)
            self._labels = torch.from_numpy(stored[1]).to(device)
            self._missing = set()

    @property
    def count(self) -> int:
        return len(self._images)

    def batch(self, indices: Tensor) -> tuple[Tensor, Tensor]:
        if self._missing:
            self._make(self._missing & set((indices // BLOCK).tolist()))
        here = indices.to(self.device, non_blocking=True)
        return self._images.index_select(0, here), self._labels.index_select(0, here)

    def arrival(self, generator: torch.Generator) -> Tensor:
        # The same whether the images come from the cache or not: a run must not depend on it.
        drawn = torch.rand(self.count, generator=generator, dtype=torch.float64)
        blocks = torch.arange(self.count) // BLOCK
        return (blocks + drawn) / ((self.count + BLOCK - 1) // BLOCK)

    def _make(self, blocks: set[int]) -> None:
        for block in sorted(blocks):
            start = block * BLOCK
            images, labels = self._series.make(start, min(BLOCK, self.count - start))
            place = slice(start, start + len(images))
            self._images[place, 0] = torch.from_numpy(images).to(self.device)
            self._labels[place] = torch.from_numpy(labels).to(self.device)
        self._missing -= blocks
        if blocks and not self._missing and self._series.cache is not None:
            _write_cache(self._series.cache, self._images, self._labels)


@dataclass(frozen=True, slots=True)
class JoinedSplit:
    """Several splits one after the other; their images must have one shape."""

    parts: Sequence[Split]

    @property
    def count(self) -> int:
        return sum(part.count for part in self.parts)

    @property
    def device(self) -> torch.device:
        return self.parts[0].device

    def batch(self, indices: Tensor) -> tuple[Tensor, Tensor]:
        images: Tensor | None = None
        labels = torch.empty(len(indices), dtype=torch.int64, device=self.device)
        start = 0
        for part in self.parts:
            places = ((indices >= start) & (indices < start + part.count)).nonzero().squeeze(1)
            if len(places):
                found, found_labels = part.batch(indices[places] - start)
                if images is None:
                    images = found.new_empty((len(indices), *found.shape[1:]))
                here = places.to(self.device)
                images[here] = found
                labels[here] = found_labels
            start += part.count
        if images is None:
            raise IndexError("a batch needs at least one index")
        return images, labels

    def arrival(self, generator: torch.Generator) -> Tensor:
        return torch.cat([part.arrival(generator) for part in self.parts])


@dataclass(frozen=True, slots=True)
class LimitedSplit:
    """The first ``limit`` images of another split."""

    whole: Split
    limit: int

    @property
    def count(self) -> int:
        return min(self.limit, self.whole.count)

    @property
    def device(self) -> torch.device:
        return self.whole.device

    def batch(self, indices: Tensor) -> tuple[Tensor, Tensor]:
        return self.whole.batch(indices)

    def arrival(self, generator: torch.Generator) -> Tensor:
        return self.whole.arrival(generator)[: self.count]


@dataclass(frozen=True, slots=True)
class Dataset:
    """A training and a test part. ``checksum`` tells whether two runs saw the same images."""

    info: DatasetInfo
    train: Split
    test: Split
    checksum: str


def limited(split: Split, limit: int) -> Split:
    """Return ``split``, or its first ``limit`` images where ``limit`` is not 0."""
    return LimitedSplit(split, limit) if limit else split


def _read_cache(path: Path | None, count: int) -> Arrays | None:
    """Return the stored images and labels, or None where they are not there or do not fit."""
    if path is None or not path.is_file():
        return None
    with suppress(OSError, EOFError, ValueError, KeyError, BadZipFile):
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            images, labels = stored["images"], stored["labels"]
        if images.shape == (count, 28, 28) and labels.shape == (count,):
            return images.astype(np.uint8), labels.astype(np.int64)
    return None


def _write_cache(path: Path, images: Tensor, labels: Tensor) -> None:
    # A full disk must not end a training run: the next one draws the images again.
    with suppress(DigitpadError), atomic_writer(path) as file:
        np.savez(file, images=images[:, 0].cpu().numpy(), labels=labels.cpu().numpy())
