"""Ink files as a data set: handwriting that somebody collected, or drew in the window.

A part of the writers is kept for testing, so that the test says how people are read whom the
network has not met; where the writers are not told apart, every fifth drawing is kept.
May import: torch, ``ink``, ``data.catalogue``, ``data.locate``.
Tests: ``tests/core/test_ink_data.py``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
import torch

from digitpad.data.catalogue import DATASETS
from digitpad.data.locate import find_ink
from digitpad.data.split import Dataset, TensorSplit
from digitpad.errors import DatasetError
from digitpad.ink.inkml import LabelledDrawing, read_inkml
from digitpad.ink.normalise import PEN_WIDTH_PX, drawing_to_image

TRAINING_PENS_PX: Final = (1.8, PEN_WIDTH_PX, 3.2)
"""Each drawing is trained on with a thin, a usual and a thick pen."""
TEST_WRITERS: Final = 3
"""One writer of so many is kept for testing."""
TEST_DRAWINGS: Final = 5
"""One drawing of so many is, where there are fewer writers than ``TEST_WRITERS``."""


def ink_dataset(folder: Path, device: torch.device) -> Dataset:
    """Return the labelled drawings of all ink files in ``folder`` as a data set.

    Drawings without a truth, or with one that is no digit, are left out. Raises ``DatasetError``
    when none is left, and ``InkError`` for a file that cannot be read.
    """
    info = DATASETS["ink"]
    drawings = [item for path in find_ink(folder) for item in read_inkml(path)]
    labelled = [item for item in drawings if item.truth in info.classes]
    train, test = split_by_writer(labelled)
    if not train or not test:
        raise DatasetError(
            f"{folder} holds {len(labelled)} drawings with a true digit, too few to learn from. "
            "Choose a folder with ink files (.inkml) whose drawings say which digit they are."
        )
    parts = [
        _split(train, TRAINING_PENS_PX, info.classes, device),
        _split(test, (PEN_WIDTH_PX,), info.classes, device),
    ]
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.images.cpu().numpy().data)
        digest.update(part.labels.cpu().numpy().data)
    return Dataset(info, parts[0], parts[1], f"sha256:{digest.hexdigest()}")


def split_by_writer(
    items: Sequence[LabelledDrawing],
) -> tuple[list[LabelledDrawing], list[LabelledDrawing]]:
    """Return the drawings to train on and those to test on, whole writers on either side."""
    writers = sorted({item.writer for item in items if item.writer is not None})
    if len(writers) < TEST_WRITERS:
        kept = [number % TEST_DRAWINGS == TEST_DRAWINGS - 1 for number in range(len(items))]
    else:
        tested = set(writers[TEST_WRITERS - 1 :: TEST_WRITERS])
        kept = [item.writer in tested for item in items]
    pairs = list(zip(items, kept, strict=True))
    return [item for item, test in pairs if not test], [item for item, test in pairs if test]


def _split(
    items: Sequence[LabelledDrawing],
    pens_px: Sequence[float],
    classes: tuple[str, ...],
    device: torch.device,
) -> TensorSplit:
    images = np.stack([drawing_to_image(item.drawing, pen) for pen in pens_px for item in items])
    labels = [classes.index(item.truth or "") for _ in pens_px for item in items]
    return TensorSplit(
        torch.from_numpy(images).unsqueeze(1).to(device), torch.tensor(labels, device=device)
    )
