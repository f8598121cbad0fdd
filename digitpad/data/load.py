"""A data set by name becomes tensors on the device."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import torch

from digitpad.data.catalogue import DatasetInfo
from digitpad.data.locate import CIFAR_STEMS, IDX_STEMS, default_folder, require_files
from digitpad.data.sets.cifar import read_batch
from digitpad.data.sets.generated import handwriting_dataset
from digitpad.data.sets.idx import read_idx
from digitpad.data.sets.ink import ink_dataset
from digitpad.data.source import DataSource, join_names
from digitpad.data.split import Dataset, JoinedSplit, TensorSplit
from digitpad.errors import DatasetError

MNIST_CHECKSUM: Final = "sha256:1e35582d42a90940c55b956deb61875c020b567ed20e3c5b174f52bf7809ed9b"
"""Of the published training and test images and labels, unpacked, in this order."""

Arrays = tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]


def load_dataset(
    name: str,
    *,
    data_dir: Path | None = None,
    device: torch.device | None = None,
) -> Dataset:
    """Return the data set ``name``, or several put together, with the images on ``device``.

    ``data_dir``: a folder with the published files; None takes the user's data folder.
    Nothing is downloaded: that is ``data/download.py``'s. Raises ``DatasetError`` and
    ``ConfigError``.
    """
    where = device or torch.device("cpu")
    source = DataSource.parse(name)
    # A part that is named twice is read once.
    read = {info.name: _load(info, data_dir, where) for info in source.distinct}
    parts = [read[info.name] for info in source.parts]
    if len(parts) == 1:
        return parts[0]
    return Dataset(
        source.tested_on,
        JoinedSplit([part.train for part in parts]),
        parts[0].test,
        join_names(part.checksum for part in parts),
    )


def _load(info: DatasetInfo, data_dir: Path | None, where: torch.device) -> Dataset:
    name = info.name
    if name == "handwriting":
        return handwriting_dataset(where)
    folder = data_dir or default_folder(name)
    if info.is_own:
        return ink_dataset(folder, where)
    files = require_files(name, folder)
    read = _read_cifar if name == "cifar10" else _read_idx_pair
    train, test = read(files, info)
    digest = hashlib.sha256()
    for array in (*train, *test):
        digest.update(np.ascontiguousarray(array).data)
    checksum = f"sha256:{digest.hexdigest()}"
    if checksum == MNIST_CHECKSUM and name != "mnist":
        raise DatasetError(
            f"The files in {folder} are MNIST's, not those of {name}; both have the same file "
            f"names. Choose the folder that holds {name}."
        )
    return Dataset(info, _split(train, where), _split(test, where), checksum)


def _read_idx_pair(files: dict[str, Path], info: DatasetInfo) -> tuple[Arrays, Arrays]:
    arrays = [read_idx(files[stem]) for stem in IDX_STEMS]
    halves = []
    for images, labels, stem in ((arrays[0], arrays[1], 0), (arrays[2], arrays[3], 2)):
        fits = images.shape == (len(labels), *info.input_shape[1:]) and labels.ndim == 1
        if not fits or (labels >= len(info.classes)).any():
            raise DatasetError(
                f"{files[IDX_STEMS[stem]]} and {files[IDX_STEMS[stem + 1]].name} do not belong "
                f"together: {images.shape} images, {labels.shape} labels."
            )
        halves.append((images[:, None], labels.astype(np.int64)))
    return halves[0], halves[1]


def _read_cifar(files: dict[str, Path], info: DatasetInfo) -> tuple[Arrays, Arrays]:
    batches = [read_batch(files[stem]) for stem in CIFAR_STEMS]
    train = tuple(np.concatenate(part) for part in zip(*batches[:-1], strict=True))
    return (train[0], train[1]), batches[-1]


def _split(arrays: Arrays, device: torch.device) -> TensorSplit:
    images, labels = arrays
    # A copy: the arrays read from a file are read-only, and torch does not know that.
    return TensorSplit(torch.tensor(images).to(device), torch.from_numpy(labels).to(device))
