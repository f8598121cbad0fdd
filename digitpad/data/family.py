"""The interface of all data sets, whatever their format.

A module in ``data/sets`` implements a family of data sets that share a format: it finds, downloads
and reads their files, as numpy arrays; ``data/split.py`` moves them to a device.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar, Final, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.files import data_folder
from digitpad.models.architecture import DIGIT_INPUT, DIGITS, INK_INPUT
from digitpad.words import QT_TRANSLATE_NOOP, Phrase

Arrays = tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]
"""Images (n, channels, height, width) and labels (n,), or (n, longest) for lines."""

TEST_WRITERS: Final = 3
"""One in this many writers of drawings is held out for testing."""
TEST_DRAWINGS: Final = 5
"""One in this many drawings is held out if there are fewer than ``TEST_WRITERS`` writers."""
KEPT: Final = 5
"""One in this many pictures is kept for testing where the files do not say which."""


@dataclass(frozen=True, slots=True)
class Series:
    """Images that are generated on demand.

    ``make(start, n)`` returns n images and their labels from index ``start`` on; each depends only
    on its index. ``cache``: a file to store all of them. ``shape``: of an image as generated and
    stored, (height, width) or (channels, height, width). ``labels``: number of classes.
    ``longest``: number of labels of a line, padded with the last class; 0 for one label each.
    ``renews``: whether every epoch gets the next ``count`` images, which then cannot be learned by
    heart; they are not stored.
    """

    make: Callable[[int, int], Arrays]
    count: int
    cache: Path | None = None
    shape: tuple[int, ...] = DIGIT_INPUT[1:]
    labels: int = 11
    longest: int = 0
    renews: bool = False

    @property
    def label_shape(self) -> tuple[int, ...]:
        """The shape of the labels of all images."""
        return (self.count, self.longest) if self.longest else (self.count,)


class Content(NamedTuple):
    """Training and test images. ``checksum`` identifies them.

    ``outliers``: drawings outside the classes, for training a network to reject them.
    ``remarks``: sentences about what was left out, or read otherwise than it looks.
    """

    train: Arrays | Series
    test: Arrays | Series
    checksum: str
    outliers: Series | None = None
    remarks: tuple[str, ...] = ()


def kept_for_testing(labels: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """Return which images to test on: the same share of every class, spread evenly over it.

    At least one of each class that has two.
    """
    is_kept = np.zeros(len(labels), dtype=np.bool_)
    for label in np.unique(labels):
        indices = np.flatnonzero(labels == label)
        count = max(1, len(indices) // KEPT) if len(indices) > 1 else 0
        is_kept[indices[(np.arange(count) * 2 + 1) * len(indices) // (2 * max(1, count))]] = True
    return is_kept


def checksum_of(*parts: Arrays) -> str:
    """Return a checksum of images and labels, independent of how they were stored."""
    # Imported here to open the first window sooner.
    import hashlib

    digest = hashlib.sha256()
    for part in parts:
        for array in part:
            digest.update(np.ascontiguousarray(array).data)
    return f"sha256:{digest.hexdigest()}"


class DatasetStatus(NamedTuple):
    """Whether a data set can be used at once.

    ``state``: "built-in", "ready" (all files are there), "download" (none are), "incomplete"
    (some are missing), or "folder" (the user's own files are missing or unsuitable, and only the
    user knows where others are). ``message``: the state as text.
    """

    state: Literal["built-in", "ready", "download", "incomplete", "folder"]
    where: Path | None
    message: str


class Transfer(NamedTuple):
    """Progress of a download: ``done`` of ``total`` bytes (0: unknown) of the file ``what``."""

    what: str
    done: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DatasetInfo(ABC):
    """A data set: facts about it, and access to its images.

    ``about``: a subtitle. ``test_images``: what its test part consists of. ``megabytes``: size of
    the download. The counts are 0 for the user's own files, since they are known only after
    reading, but a folder of pictures counts all of its own as ``train_count``. ``data_dir`` is a
    folder chosen by the user; None is the download folder.
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
    is_own: ClassVar[bool] = False
    """Whether it is of the user's files, whose pictures may be inverted or lie on their side."""
    has_strokes: ClassVar[bool] = False
    """Whether its images are drawn from strokes, so that they can be maps of ``ink/1``, too."""

    def as_input(self, shape: tuple[int, ...]) -> DatasetInfo:
        """Return the data set for networks of this input shape, itself if it has no such images."""
        if not self.has_strokes or {shape, self.input_shape} != {INK_INPUT, DIGIT_INPUT}:
            return self
        return replace(self, input_shape=INK_INPUT if shape == INK_INPUT else DIGIT_INPUT)

    @property
    def words(self) -> Phrase:
        """The title with the subtitle."""
        phrase = QT_TRANSLATE_NOOP("data", "{title}: {about}")
        return phrase.filled(title=self.title, about=self.about)

    @property
    def usual_folder(self) -> Path:
        """The download folder, in the user's data folder."""
        return data_folder() / "datasets" / self.name

    @abstractmethod
    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        """Return what is needed before the data set can be used."""

    @abstractmethod
    def read(self, data_dir: Path | None = None) -> Content:
        """Return all images. Raises ``DatasetError``; nothing is downloaded."""

    def within(self, data_dir: Path | None) -> DatasetInfo:
        """Return the data set with the classes that it has in a folder of the user's."""
        return self

    def reading(self, data_dir: Path | None) -> Generator[tuple[int, int], None, Content]:
        """Read all images; yields how many of all files are read. Raises ``DatasetError``."""
        yield from ()
        return self.read(data_dir)

    def sampling(
        self, data_dir: Path | None, _count: int
    ) -> Generator[tuple[int, int], None, Arrays | Series]:
        """Read training images, or only about so many of them where each is a file."""
        return (yield from self.reading(data_dir)).train

    def read_test(self, data_dir: Path | None = None) -> Arrays | Series:
        """Return the test images. Raises ``DatasetError``."""
        return self.read(data_dir).test

    def fetch(self, folder: Path) -> Generator[Transfer, None, None]:
        """Download the missing published files into ``folder``.

        A generator: closing it cancels the download, and complete files are kept. Raises
        ``DatasetError`` if no server has a file with the right checksum.
        """
        yield from ()
