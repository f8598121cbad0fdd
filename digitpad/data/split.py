"""Images and labels as tensors on the device, taken by index."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import torch
from torch import Tensor

from digitpad.data.catalogue import DatasetInfo


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
