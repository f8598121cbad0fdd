"""Generated images as a data set: made when they are first asked for, then kept.

A click on Train must not wait for 60,000 images to be drawn, so a split makes them in blocks,
in the order in which the first epoch wants them, and leaves them in the cache folder when it
is complete. Image i depends only on the series' seed and i.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from digitpad.data.catalogue import DATASETS
from digitpad.data.split import Dataset
from digitpad.errors import DigitpadError
from digitpad.files import atomic_writer, cache_folder
from digitpad.handwriting import outliers, synthesis

TRAIN_SEED: Final = 1
TEST_SEED: Final = 2
NONDIGIT_SEED: Final = 3
NONDIGIT_COUNT: Final = 40_000
BLOCK: Final = synthesis.BLOCK

Series = Callable[[int, int], tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]]
"""Makes images ``start`` .. ``start + count - 1``: uint8 (count, 28, 28) and int64 (count,)."""


class GeneratedSplit:
    """A split whose images come from a deterministic series, block by block.

    ``cache``: a file that holds the finished images, read at once where it is there and
    written when the last block is made; None keeps nothing.
    """

    def __init__(
        self, series: Series, count: int, device: torch.device, cache: Path | None = None
    ) -> None:
        self._series = series
        self._cache = cache
        self.device = device
        stored = _read_cache(cache, count)
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
            images, labels = self._series(start, min(BLOCK, self.count - start))
            place = slice(start, start + len(images))
            self._images[place, 0] = torch.from_numpy(images).to(self.device)
            self._labels[place] = torch.from_numpy(labels).to(self.device)
        self._missing -= blocks
        if blocks and not self._missing and self._cache is not None:
            _write_cache(self._cache, self._images, self._labels)


def handwriting_dataset(device: torch.device) -> Dataset:
    """Return the built-in data set of generated digits; nothing is drawn yet."""
    info = DATASETS["handwriting"]
    parts = [
        GeneratedSplit(_digits(seed), count, device, _cache_file(f"{part}-{count}"))
        for part, seed, count in (
            ("train", TRAIN_SEED, info.train_count),
            ("test", TEST_SEED, info.test_count),
        )
    ]
    return Dataset(info, parts[0], parts[1], checksum=synthesis.VERSION)


def nondigit_split(device: torch.device, label: int) -> GeneratedSplit:
    """Return generated letters, symbols and scribbles, all with the label ``label``.

    Only of the kinds that may be trained against; the others are kept for testing.
    """
    kinds = outliers.trained_kinds()

    def series(start: int, count: int) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]:
        images, _ = outliers.labelled_batch(NONDIGIT_SEED, start, count, only=kinds)
        return images, np.full(count, label, dtype=np.int64)

    return GeneratedSplit(series, NONDIGIT_COUNT, device)


def _digits(seed: int) -> Series:
    return lambda start, count: synthesis.labelled_batch(seed, start, count)


def _cache_file(part: str) -> Path:
    return cache_folder() / f"{synthesis.VERSION.replace('/', '-')}-{part}.npz"


def _read_cache(
    path: Path | None, count: int
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]] | None:
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
