"""The test part of a data set as numpy arrays, for evaluation."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

from digitpad.data.catalogue import DatasetInfo
from digitpad.data.load import load_dataset


@dataclass(frozen=True, slots=True, eq=False)
class HeldOut:
    """What a model is tested on: images uint8 (n, c, h, w), labels int64 (n,)."""

    info: DatasetInfo
    images: npt.NDArray[np.uint8]
    labels: npt.NDArray[np.int64]


def held_out(name: str, data_dir: Path | None) -> HeldOut:
    """Return the test images and labels of a data set. Raises ``DatasetError``."""
    data = load_dataset(name, data_dir=data_dir)
    images, labels = data.test.batch(torch.arange(data.test.count))
    return HeldOut(data.info, images.numpy(), labels.numpy())
