"""CIFAR-10's test pictures, to page through: where they lie, and what is on each.

They are read once, in a thread, when they are first wanted; torch is not involved.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, Signal, Slot

from digitpad.data.catalogue import dataset_info
from digitpad.data.locate import default_folder, find_files
from digitpad.errors import DatasetError
from digitpad.gui.canvas.content import Picture
from digitpad.gui.widgets.pixels import Pixels
from digitpad.gui.workers.task import Task

DATASET: Final = "cifar10"
STEM: Final = "test_batch"


@dataclass(frozen=True, slots=True, eq=False)
class PictureBatch:
    """``images``: uint8 (n, 3, 32, 32), red first. ``labels``: int64 (n,)."""

    images: Pixels
    labels: npt.NDArray[np.int64]


def read_test_pictures(folder: Path) -> PictureBatch:
    """Read the test pictures in a folder.

    Raises ``DatasetError`` when they are not there or damaged.
    """
    from digitpad.data.sets.cifar import read_batch

    found, _ = find_files(DATASET, folder)
    if STEM not in found:
        raise DatasetError(
            f"The test pictures of CIFAR-10 are not in {folder}. Choose CIFAR-10 as data set, "
            "and download it or choose its folder."
        )
    return PictureBatch(*read_batch(found[STEM]))


class PicturePages(QObject):
    """The test pictures of a folder, as far as they are there.

    ``folders`` returns the user's own folders by data set.
    Signals, in the GUI thread: ``changed`` when pictures came or could not be read.
    """

    changed = Signal()

    def __init__(self, folders: Callable[[], dict[str, Path]], parent: QObject) -> None:
        super().__init__(parent)
        self._folders = folders
        self._folder: Path | None = None
        self._batch: PictureBatch | None = None
        self._task: Task | None = None
        self.why_not = ""

    @property
    def count(self) -> int:
        """How many pictures there are to page through."""
        return 0 if self._batch is None else len(self._batch.images)

    def picture(self, number: int) -> Picture:
        """Return test picture ``number``, 0 to ``count`` - 1, with its truth."""
        assert self._batch is not None
        pixels = np.ascontiguousarray(self._batch.images[number].transpose(1, 2, 0))
        truth = dataset_info(DATASET).classes[int(self._batch.labels[number])]
        name = self.tr("test picture {0}").format(f"{number + 1:,}")
        return Picture(pixels, name, number, truth)

    @Slot()
    def look(self) -> None:
        """Read the pictures, unless those of the present folder are read already."""
        folder = self._wanted_folder()
        if self._task is not None or (self._batch is not None and folder == self._folder):
            return
        self._folder = folder
        self._task = Task("pages", partial(read_test_pictures, folder), self)
        self._task.succeeded.connect(self._on_read)
        self._task.failed.connect(self._on_failed)
        self._task.finished.connect(self._on_finished)
        self._task.start()

    def stop(self) -> bool:
        """Wait for pictures that are being read; return whether nothing runs any more."""
        return self._task is None or self._task.stop()

    def _wanted_folder(self) -> Path:
        return self._folders().get(DATASET) or default_folder(DATASET)

    @Slot(object)
    def _on_read(self, batch: PictureBatch) -> None:
        self._batch, self.why_not = batch, ""
        self.changed.emit()

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._batch, self.why_not = None, why
        self.changed.emit()

    @Slot()
    def _on_finished(self) -> None:
        self._task = None
        # Another folder may have been chosen while this one was read.
        if self._wanted_folder() != self._folder:
            self.look()
