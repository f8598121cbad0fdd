"""Published data sets: finding, checking and downloading their files."""

from __future__ import annotations

import bz2
import gzip
import zlib
from abc import abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, ClassVar, Final, cast
from zipfile import BadZipFile, ZipFile

from digitpad.data.family import (
    Arrays,
    Content,
    DatasetInfo,
    DatasetStatus,
    Transfer,
    checksum_of,
)
from digitpad.errors import DatasetError
from digitpad.files import is_file, is_folder, open_file, reason
from digitpad.models.architecture import DIGIT_INPUT, DIGITS
from digitpad.words import QT_TRANSLATE_NOOP, message_of

UNPACKERS: Final[dict[bytes, Callable[[BinaryIO], BinaryIO]]] = {
    b"\x1f\x8b": lambda file: cast(BinaryIO, gzip.GzipFile(fileobj=file)),
    b"BZ": lambda file: cast(BinaryIO, bz2.BZ2File(file)),
}
"""By the first two bytes of a file."""
ARCHIVES: Final = (".tar.gz", ".zip")
MOST_NAMED: Final = 8
"""Files that a message lists of those in a folder."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedDataset(DatasetInfo):
    """A data set in files of known names, found in any of the usual folder layouts.

    ``train_stems`` and ``test_stems``: file names without endings. ``endings``: the possible
    ones. ``fetched_files``: the files to download, one for each stem or an archive of all.
    ``unpacked``: beginnings of the names of the files to take out of an archive. ``mirrors``:
    addresses that end in "/". ``checksums``: SHA-256 of ``fetched_files``.
    """

    train_stems: ClassVar[tuple[str, ...]]
    test_stems: ClassVar[tuple[str, ...]]
    endings: ClassVar[tuple[str, ...]]
    fetched_files: ClassVar[tuple[str, ...]]
    unpacked: ClassVar[tuple[str, ...]] = ("",)
    mirrors: tuple[str, ...]
    checksums: tuple[str, ...]

    @abstractmethod
    def folders_in(self, folder: Path) -> Iterable[Path]:
        """Return the folders in ``folder`` that may contain the files."""

    @abstractmethod
    def read_files(self, paths: Sequence[Path]) -> Arrays:
        """Read the files of one part, in the order of its stems. Raises ``DatasetError``."""

    def refusal(self, files: dict[str, Path]) -> str:
        """Return why complete files belong to another data set, or ""."""
        return ""

    @property
    def stems(self) -> tuple[str, ...]:
        return self.train_stems + self.test_stems

    def find(self, folder: Path) -> tuple[dict[str, Path], list[str]]:
        """Return the files by stem, and the missing stems, of the folder with the most files."""
        candidates = [
            {stem: path for stem in self.stems if (path := self._file(parent, stem)) is not None}
            for parent in self.folders_in(folder)
            if is_folder(parent)  # few of them are there, and each may have many names
        ]
        best = max(candidates, key=len, default={})
        return best, [stem for stem in self.stems if stem not in best]

    def has_test(self, data_dir: Path | None = None) -> bool:
        files, _ = self.find(data_dir or self.usual_folder)
        return all(stem in files for stem in self.test_stems)

    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        folder = data_dir or self.usual_folder
        files, missing = self.find(folder)
        # Files that digitpad downloaded were verified then.
        if not missing and data_dir is not None and (why := self.refusal(files)):
            return DatasetStatus("download", folder, why)
        if not missing:
            return DatasetStatus(
                "ready",
                folder,
                QT_TRANSLATE_NOOP("errors", "Ready, in {folder}.").filled(folder=folder),
            )
        if files:
            message = QT_TRANSLATE_NOOP("errors", "Incomplete: {missing} is missing in {folder}.")
            message = message.filled(missing=", ".join(missing), folder=folder)
            return DatasetStatus("incomplete", folder, message)
        if data_dir is not None:
            return DatasetStatus(
                "download",
                folder,
                QT_TRANSLATE_NOOP("errors", "No files of {name} are in {folder}.").filled(
                    name=self.name, folder=folder
                ),
            )
        return DatasetStatus(
            "download",
            folder,
            QT_TRANSLATE_NOOP("errors", "To be downloaded: {megabytes} MB.").filled(
                megabytes=self.megabytes
            ),
        )

    def read(self, data_dir: Path | None = None) -> Content:
        files = self._required(data_dir, self.stems)
        if why := self.refusal(files):
            raise DatasetError(why)
        train = self.read_files([files[stem] for stem in self.train_stems])
        test = self.read_files([files[stem] for stem in self.test_stems])
        return Content(train, test, checksum_of(train, test))

    def read_test(self, data_dir: Path | None = None) -> Arrays:
        files = self._required(data_dir, self.test_stems)
        return self.read_files([files[stem] for stem in self.test_stems])

    def fetch(self, folder: Path) -> Generator[Transfer, None, None]:
        from digitpad.data.download import fetch_file, unpack

        _, missing = self.find(folder)
        for name, checksum in zip(self.fetched_files, self.checksums, strict=True):
            is_archive = name.endswith(ARCHIVES)
            if missing and (is_archive or name.rpartition(".")[0] in missing):
                yield from fetch_file(self.mirrors, folder / name, checksum, self._instead)
                if is_archive:
                    unpack(folder / name, self.unpacked)

    def _required(self, data_dir: Path | None, stems: Sequence[str]) -> dict[str, Path]:
        folder = data_dir or self.usual_folder
        files, _ = self.find(folder)
        missing = [stem for stem in stems if stem not in files]
        if missing:
            what = QT_TRANSLATE_NOOP("errors", "there is no such folder")
            if is_folder(folder):
                message = QT_TRANSLATE_NOOP("errors", "{files} missing; what is there: {names}")
                names = sorted(path.name for path in folder.iterdir())[:MOST_NAMED]
                what = message.filled(files=", ".join(missing), names=", ".join(names) or "–")
            raise DatasetError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "The data set {name} is not complete in {folder}: {what}. Choose the folder "
                    "that holds its published files, or download it{instead}.",
                ).filled(name=self.name, folder=folder, what=what, instead=self._instead)
            )
        return files

    @property
    def _instead(self) -> str:
        """An alternative without a download, as the end of a sentence."""
        is_digits = (self.input_shape, self.classes) == (DIGIT_INPUT, DIGITS)
        return (
            QT_TRANSLATE_NOOP("errors", "; the data set “handwriting” is built in")
            if is_digits
            else ""
        )

    def _file(self, folder: Path, stem: str) -> Path | None:
        # Some copies of MNIST write "train-images.idx3-ubyte".
        names = dict.fromkeys((stem, stem.replace("-idx", ".idx")))
        paths = (folder / f"{name}{ending}" for name in names for ending in self.endings)
        return next((path for path in paths if is_file(path)), None)


def read_published(path: Path, limit_bytes: int) -> bytes:
    """Return the content of a plain, gzip or bzip2 file.

    Raises ``DatasetError``, also if it is larger than ``limit_bytes``.
    """
    with errors_named(path), unpacked(path) as content:
        data = content.read(limit_bytes + 1)
    if len(data) > limit_bytes:
        raise too_large(path, limit_bytes)
    return bytes(data)


@contextmanager
def unpacked(path: Path, member: str = "") -> Iterator[BinaryIO]:
    """Open the content of a plain, gzip or bzip2 file, or of the ``member`` of a zip."""
    with ExitStack() as stack:
        file: BinaryIO = stack.enter_context(open_file(path))
        if member:
            file = cast(BinaryIO, stack.enter_context(ZipFile(file).open(member)))
        unpacker = UNPACKERS.get(file.read(2))
        file.seek(0)
        yield stack.enter_context(unpacker(file)) if unpacker else file


def too_large(path: object, limit_bytes: int) -> DatasetError:
    message = QT_TRANSLATE_NOOP("errors", "{path} unpacks to more than {most} MiB; refused.")
    return DatasetError(message.filled(path=path, most=limit_bytes // 1024**2))


@contextmanager
def errors_named(path: object) -> Iterator[None]:
    """Raise ``DatasetError``, naming the file, for one that cannot be read or is damaged."""
    try:
        yield
    except (EOFError, zlib.error, OSError, BadZipFile) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise DatasetError(
                QT_TRANSLATE_NOOP("errors", "{path} cannot be read: {why}.").filled(
                    path=path, why=reason(error)
                )
            ) from error
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors", "{path} is cut off or damaged ({why}). Fetch the file again."
            ).filled(path=path, why=message_of(error))
        ) from error
