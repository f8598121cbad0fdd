"""What every data set can be asked, whatever its format.

A family of data sets that share a format is a module in ``data/sets``: it finds, fetches and
reads their files, as numpy arrays; ``data/split.py`` puts them on a device.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.files import data_folder
from digitpad.models.architecture import DIGIT_INPUT, DIGITS
from digitpad.words import QT_TRANSLATE_NOOP, Phrase

Arrays = tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]
"""Images (n, channels, height, width) and labels (n,), or (n, longest) of lines."""


@dataclass(frozen=True, slots=True)
class Series:
    """Images that are made when they are asked for.

    ``make(start, n)`` returns n images and their labels from number ``start`` on; they depend
    only on their number. ``cache``: a file to keep all of them in. ``shape``: that of an image as
    it is made and kept, (height, width) or (channels, height, width). ``labels``: their number;
    a label is 0 or more, and less. ``longest``: so many labels has an image that is of a line
    (the last ones the greatest label, where it has fewer); 0 for one label each.
    """

    make: Callable[[int, int], Arrays]
    count: int
    cache: Path | None = None
    shape: tuple[int, ...] = DIGIT_INPUT[1:]
    labels: int = 11
    longest: int = 0

    @property
    def label_shape(self) -> tuple[int, ...]:
        """The shape of the labels of all images."""
        return (self.count, self.longest) if self.longest else (self.count,)


class Content(NamedTuple):
    """Training and test images. ``checksum`` tells whether two runs saw the same ones.

    ``outliers``: drawings that belong to no class, to train a network to refuse them.
    """

    train: Arrays | Series
    test: Arrays | Series
    checksum: str
    outliers: Series | None = None


class DatasetStatus(NamedTuple):
    """Whether a data set can be used at once.

    ``state``: "built-in", "ready" (all that is needed is there), "download" (nothing is),
    "incomplete" (some files are missing), or "folder" (the user's own files are not there, or
    do not do, and only the user knows where others are). ``message``: the same in plain words.
    """

    state: Literal["built-in", "ready", "download", "incomplete", "folder"]
    where: Path | None
    message: str


class Transfer(NamedTuple):
    """How far a download is: ``done`` of ``total`` bytes of the file ``what`` (0: unknown)."""

    what: str
    done: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DatasetInfo(ABC):
    """A data set in words and numbers, and the way to its images.

    ``about``: what it is, beside its title. ``test_images``: what its test part consists of.
    ``megabytes``: what a download brings. The counts are 0 for the user's own files: they are
    known when the files are read. ``data_dir`` is a folder of the user's; None stands for the one
    that downloads go to.
    """

    name: str
    title: str
    about: str
    classes: tuple[str, ...] = DIGITS
    input_shape: tuple[int, int, int] = DIGIT_INPUT
    test_images: str
    licence: str
    source: str
    train_count: int = 0
    test_count: int = 0
    megabytes: int = 0
    is_built_in: ClassVar[bool] = False

    @property
    def words(self) -> Phrase:
        """The title, and what it is."""
        words = QT_TRANSLATE_NOOP("data", "{title}: {about}")
        return words.filled(title=self.title, about=self.about)

    @property
    def usual_folder(self) -> Path:
        """The folder in the user's data folder that downloads go to."""
        return data_folder() / "datasets" / self.name

    @abstractmethod
    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        """Say what is needed before the data set can be used."""

    @abstractmethod
    def read(self, data_dir: Path | None = None) -> Content:
        """Return all images. Raises ``DatasetError``; nothing is downloaded."""

    def read_test(self, data_dir: Path | None = None) -> Arrays | Series:
        """Return the test images. Raises ``DatasetError``."""
        return self.read(data_dir).test

    def fetch(self, folder: Path) -> Generator[Transfer, None, None]:
        """Bring the published files into ``folder``; what is there stays.

        It works while it is iterated, and closing it cancels; files that are whole by then are
        kept. Raises ``DatasetError`` when no server gave a file with the right checksum.
        """
        yield from ()
