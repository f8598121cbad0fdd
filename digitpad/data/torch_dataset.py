"""A data set as a ``torch.utils.data.Dataset``, for programs that train with PyTorch."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor

from digitpad.data.split import load_dataset


class ImageDataset(torch.utils.data.Dataset[tuple[Tensor, int]]):
    """The images of one part of a data set with their labels, in memory.

    An item is float32 (channels, height, width) in 0..1, as networks see it, and the index of its
    class in ``classes``.
    """

    def __init__(self, name: str, data_dir: Path | None, *, train: bool) -> None:
        dataset = load_dataset(name, data_dir=data_dir)
        self.classes = dataset.info.classes
        self._split = dataset.train if train else dataset.test

    def __len__(self) -> int:
        return self._split.count

    def __getitem__(self, index: int) -> tuple[Tensor, int]:
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        images, labels = self._split.batch(torch.tensor([index % len(self)]))
        return images[0] / 255, int(labels[0])
