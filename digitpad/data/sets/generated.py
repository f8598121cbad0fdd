"""Generated images: built in, and drawn when they are first asked for.

Image i depends only on the series' seed and i.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from digitpad.data.family import Arrays, Content, DatasetInfo, DatasetStatus, Series
from digitpad.files import cache_folder

if TYPE_CHECKING:
    from digitpad.handwriting.lines import Hand

TRAIN_SEED: Final = 1
TEST_SEED: Final = 2
OUTLIER_SEED: Final = 3
OUTLIER_COUNT: Final = 60_000


@dataclass(frozen=True, slots=True, kw_only=True)
class GeneratedDataset(DatasetInfo):
    """Digits that digitpad writes itself, as people do."""

    is_built_in: ClassVar = True

    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        return DatasetStatus("built-in", None, "Built in: nothing to download.")

    def read(self, data_dir: Path | None = None) -> Content:
        make, version = self.generator()
        channels, *size = self.input_shape
        shape = self.input_shape if channels > 1 else tuple(size)

        def series(part: str, seed: int, count: int) -> Series:
            name = f"{version.replace('/', '-').replace(' ', '-')}-{part}-{count}.npz"
            cache = cache_folder() / name
            return Series(partial(make, seed), count, cache, shape, len(self.classes))

        train = series("train", TRAIN_SEED, self.train_count)
        return Content(train, series("test", TEST_SEED, self.test_count), version)

    def generator(self) -> tuple[Callable[[int, int, int], Arrays], str]:
        """Return what makes images and labels of seed, first number and count; its version."""
        from digitpad.handwriting import synthesis

        return synthesis.labelled_batch, synthesis.VERSION


@dataclass(frozen=True, slots=True, kw_only=True)
class InvertedDataset(GeneratedDataset):
    """Generated digits with paper and ink swapped: a fault to learn from."""

    def generator(self) -> tuple[Callable[[int, int, int], Arrays], str]:
        make, version = super(InvertedDataset, self).generator()

        def inverted(seed: int, start: int, count: int) -> Arrays:
            images, labels = make(seed, start, count)
            return 255 - images, labels

        return inverted, f"inverted {version}"


@dataclass(frozen=True, slots=True, kw_only=True)
class SignDataset(GeneratedDataset):
    """Candidates for the signs of generated lines, right and wrong ones."""

    def generator(self) -> tuple[Callable[[int, int, int], Arrays], str]:
        from digitpad.handwriting import lines
        from digitpad.numbers import parts

        return parts.labelled_views, f"{lines.VERSION} {parts.VERSION}"


@dataclass(frozen=True, slots=True, kw_only=True)
class LineDataset(GeneratedDataset):
    """Generated lines of numbers as pictures, labelled with all of their signs."""

    def read(self, data_dir: Path | None = None) -> Content:
        return line_content(self)


def line_content(
    info: DatasetInfo, hands: tuple[Sequence[Hand], Sequence[Hand]] = ((), ()), told: str = ""
) -> Content:
    """Return pictures of lines, with the digits of ``hands`` where there are any.

    ``hands``: those to train on and those to test on; ``told``: what tells them from others.
    """
    from digitpad.handwriting import lines
    from digitpad.numbers import line_pictures

    def series(seed: int, count: int, hands: Sequence[Hand]) -> Series:
        make = partial(line_pictures.labelled_lines, seed, hands=hands)
        kinds, longest = len(info.classes) + 1, line_pictures.LONGEST
        return Series(make, count, None, info.input_shape, kinds, longest)

    return Content(
        series(TRAIN_SEED, info.train_count, hands[0]),
        series(TEST_SEED, info.test_count, hands[1]),
        f"{lines.VERSION} {line_pictures.VERSION}{told}",
    )


def outlier_series(label: int) -> Series:
    """Return generated letters, symbols and scribbles, all with the label ``label``.

    Only of the kinds that may be trained against; the others are kept for testing.
    """
    from digitpad.handwriting import outliers

    kinds = outliers.trained_kinds()

    def make(start: int, count: int) -> Arrays:
        images, _ = outliers.labelled_batch(OUTLIER_SEED, start, count, only=kinds)
        return images, np.full(count, label, dtype=np.int64)

    return Series(make, OUTLIER_COUNT)
