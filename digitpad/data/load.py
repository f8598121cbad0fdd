"""A data set by name becomes tensors on the device; its test part, also numpy arrays."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from digitpad.data.family import Arrays, DatasetInfo, Series
from digitpad.data.source import DataSource, join_names
from digitpad.data.split import BLOCK, Dataset, GeneratedSplit, JoinedSplit, Split, TensorSplit
from digitpad.generators import finished

CPU = torch.device("cpu")
Part = Literal["train", "test"]


class HeldOut(NamedTuple):
    """What a model is tested on: images uint8 (n, c, h, w), labels int64 (n,)."""

    info: DatasetInfo
    images: npt.NDArray[np.uint8]
    labels: npt.NDArray[np.int64]


class Prepared(NamedTuple):
    """``done`` images of ``total`` are there to be read; other steps of a work come as pairs."""

    done: int
    total: int
    prepares: bool = True


def load_dataset(name: str, *, data_dir: Path | None = None, device: torch.device = CPU) -> Dataset:
    """Return the data set ``name``, or several put together, with the images on ``device``.

    ``data_dir``: a folder with the published files; None takes the user's data folder.
    Nothing is downloaded. Raises ``DatasetError`` and ``ConfigError``.
    """
    source = DataSource.parse(name)
    # A part that is named twice is read once.
    read = {info.name: info.read(data_dir) for info in source.distinct}
    trained = {name: _split(content.train, device) for name, content in read.items()}
    parts = [trained[info.name] for info in source.parts]
    return Dataset(
        source.tested_on,
        parts[0] if len(parts) == 1 else JoinedSplit(parts),
        _split(read[source.tested_on.name].test, device),
        join_names(read[info.name].checksum for info in source.parts),
    )


def held_out(name: str, data_dir: Path | None, which: Part = "test") -> HeldOut:
    """Return the images and labels of a part of a data set. Raises as ``load_dataset`` does."""
    return finished(part_steps(name, data_dir, which))


def part_steps(name: str, data_dir: Path | None, which: Part) -> Generator[Prepared, None, HeldOut]:
    """Return the images and labels of a part of a data set. Raises as ``load_dataset`` does.

    Yields how many are there, for generated ones have to be drawn first.
    """
    info = DataSource.parse(name).tested_on
    images = info.read_test(data_dir) if which == "test" else info.read(data_dir).train
    split = _split(images, CPU)
    for indices in torch.arange(split.count).split(BLOCK):
        split.batch(indices)
        yield Prepared(int(indices[-1]) + 1, split.count)
    found, labels = split.batch(torch.arange(split.count))
    return HeldOut(info, found.numpy(), labels.numpy())


def _split(images: Arrays | Series, device: torch.device) -> Split:
    if isinstance(images, Series):
        return GeneratedSplit(images, device)
    # A copy: the arrays read from a file are read-only, and torch does not know that.
    return TensorSplit(torch.tensor(images[0]).to(device), torch.from_numpy(images[1]).to(device))
