"""Generated images: built in, and drawn when they are first asked for.

Image i depends only on the series' seed and i.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
        from digitpad.handwriting import synthesis

        def series(part: str, seed: int, count: int) -> Series:
            name = f"{synthesis.VERSION.replace('/', '-')}-{part}-{count}.npz"
            return Series(
                lambda start, count: synthesis.labelled_batch(seed, start, count),
                count,
                cache_folder() / name,
            )

        return Content(
            series("train", TRAIN_SEED, self.train_count),
            series("test", TEST_SEED, self.test_count),
            checksum=synthesis.VERSION,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class InvertedDataset(GeneratedDataset):
    """Generated digits with paper and ink swapped: a fault to learn from."""

    def read(self, data_dir: Path | None = None) -> Content:
        whole = super(InvertedDataset, self).read(data_dir)
        return Content(_inverted(whole.train), _inverted(whole.test), f"inverted {whole.checksum}")


def _inverted(part: Arrays | Series) -> Series:
    assert isinstance(part, Series)

    def make(start: int, count: int) -> Arrays:
        images, labels = part.make(start, count)
        return 255 - images, labels

    cache = part.cache and part.cache.with_name(f"inverted-{part.cache.name}")
    return Series(make, part.count, cache)


@dataclass(frozen=True, slots=True, kw_only=True)
class SignDataset(GeneratedDataset):
    """Candidates for the signs of generated lines, right and wrong ones."""

    def read(self, data_dir: Path | None = None) -> Content:
        from digitpad.handwriting import lines
        from digitpad.numbers import parts

        def series(part: str, seed: int, count: int) -> Series:
            name = f"{parts.VERSION.replace('/', '-')}-{part}-{count}.npz"
            return Series(
                lambda start, count: parts.labelled_views(seed, start, count),
                count,
                cache_folder() / name,
                self.input_shape,
                len(self.classes),
            )

        return Content(
            series("train", TRAIN_SEED, self.train_count),
            series("test", TEST_SEED, self.test_count),
            checksum=f"{lines.VERSION} {parts.VERSION}",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class LineDataset(GeneratedDataset):
    """Generated lines of numbers as pictures, labelled with all of their signs."""

    def read(self, data_dir: Path | None = None) -> Content:
        from digitpad.handwriting import lines
        from digitpad.numbers import line_pictures

        return Content(
            line_series(self, TRAIN_SEED, self.train_count),
            line_series(self, TEST_SEED, self.test_count),
            checksum=f"{lines.VERSION} {line_pictures.VERSION}",
        )


def line_series(info: DatasetInfo, seed: int, count: int, hands: Sequence[Hand] = ()) -> Series:
    """Return ``count`` pictures of lines, with the digits of ``hands`` where there are any."""
    from digitpad.numbers import line_pictures

    return Series(
        lambda start, count: line_pictures.labelled_lines(seed, start, count, hands),
        count,
        None,
        info.input_shape,
        len(info.classes) + 1,
        line_pictures.LONGEST,
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
