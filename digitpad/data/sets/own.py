"""The user's own images of digits, in files of the forms that ``forms`` reads."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from digitpad.data.family import (
    Arrays,
    Content,
    DatasetInfo,
    DatasetStatus,
    checksum_of,
    kept_for_testing,
)
from digitpad.data.sets.idx import class_numbers, require_images
from digitpad.errors import DatasetError, DigitpadError
from digitpad.files import is_file, is_folder
from digitpad.generators import finished
from digitpad.words import QT_TRANSLATE_NOOP, joined, message_of

if TYPE_CHECKING:
    from digitpad.data.sets.forms import DataFile, Table

MOST_NAMED: Final = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnDataset(DatasetInfo):
    """Files with images and labels in a folder, or a single one."""

    is_own: ClassVar = True
    licence: str = QT_TRANSLATE_NOOP("data", "that of the files")
    source: str = QT_TRANSLATE_NOOP("data", "files of your own")

    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        folder = data_dir or self.usual_folder
        try:
            files = self.files(folder)
        except DigitpadError as error:
            return DatasetStatus("folder", folder, message_of(error))
        message = QT_TRANSLATE_NOOP("errors", "Ready: {files} in {folder}.")
        names = [file.within for file in files[:MOST_NAMED]]
        named = joined([*names, "…"] if len(files) > MOST_NAMED else names)
        # A single file, and not one in a zip, is its own name.
        around = folder.parent if names == [folder.name] else folder
        return DatasetStatus("ready", folder, message.filled(files=named, folder=around))

    def has_files(self, folder: Path) -> bool:
        """Return whether there are such files, even if they cannot be read."""
        # Imported where it is needed to open the first window sooner.
        from digitpad.data.sets.forms import data_files

        try:
            return bool(data_files(folder))
        except DatasetError:
            return is_file(folder) or is_folder(folder)

    def files(self, folder: Path) -> tuple[DataFile, ...]:
        """Return the files. Raises ``DatasetError`` if there are none."""
        from digitpad.data.sets.forms import data_files

        is_there = is_file(folder) or is_folder(folder)
        files = data_files(folder) if is_there else ()
        if not files:
            message = QT_TRANSLATE_NOOP(
                "errors",
                "No images of digits are in {folder}{there}. Choose a folder with IDX files, a CSV "
                "with a label and 784 pixels in each row, an .npz or parquet file, or a zip of "
                "these; of pictures, unpack a zip and take the data set “pictures”.",
            )
            raise DatasetError(message.filled(folder=folder, there=_what_is_there(folder)))
        return files

    def read(self, data_dir: Path | None = None) -> Content:
        return finished(self.reading(data_dir))

    def reading(self, data_dir: Path | None) -> Generator[tuple[int, int], None, Content]:
        from digitpad.data.sets.forms import read_tables

        files = self.files(data_dir or self.usual_folder)
        tables: list[Table] = []
        for done, file in enumerate(files):
            yield done, len(files)
            tables += read_tables(file)
        return self._content(tables)

    def _content(self, tables: list[Table]) -> Content:
        """Return the images by part; what has no labels, or no images, is named."""
        remarks: list[str] = []
        parts: dict[str, list[Arrays]] = {}
        for part in dict.fromkeys(table.part for table in tables):
            pairs = _labelled([table for table in tables if table.part == part], remarks)
            parts[part] = [self._checked(*pair) for pair in pairs]
        tested = parts.pop("test", None) or parts.pop("validation", None) or []
        trained = [pair for pairs in parts.values() for pair in pairs] or tested
        if not trained:
            name, what = tables[0].name if tables else "", "; ".join(remarks)
            phrase = QT_TRANSLATE_NOOP("errors", "{path} has no images with labels. {remarks}")
            raise DatasetError(phrase.filled(path=name, remarks=what))
        train = _joined(trained)
        if trained is tested or not tested:
            is_kept = kept_for_testing(train[1])
            test = train[0][is_kept], train[1][is_kept]
            train = train[0][~is_kept], train[1][~is_kept]
            phrase = QT_TRANSLATE_NOOP(
                "data", "No part for testing: {count:,} of {all:,} images are kept for it."
            )
            remarks.append(phrase.filled(count=len(test[1]), all=len(is_kept)))
        else:
            test = _joined(tested)
        for array, message in (
            (train[1], QT_TRANSLATE_NOOP("errors", "{path} has too few images to train with.")),
            (test[1], QT_TRANSLATE_NOOP("errors", "{path} has too few images to test with.")),
        ):
            if not len(array):
                raise DatasetError(message.filled(path=tables[0].name))
        return Content(train, test, checksum_of(train, test), remarks=tuple(remarks))

    def _checked(self, images: Table, labels: Table) -> Arrays:
        assert images.images is not None
        assert labels.labels is not None
        require_images(images.images, self.input_shape[1:], images.name)
        names = images.name, labels.name
        numbers = class_numbers(labels.labels, len(images.images), len(self.classes), names)
        return images.images[:, None], numbers


def _what_is_there(folder: Path) -> str:
    """Return the names in a folder, as the end of a clause."""
    names = sorted(path.name for path in folder.iterdir()) if is_folder(folder) else []
    if not names:
        return ""
    message = QT_TRANSLATE_NOOP("errors", ", only {names}")
    return message.filled(
        names=joined([*names[:MOST_NAMED], "…"] if len(names) > MOST_NAMED else names)
    )


def _labelled(tables: list[Table], remarks: list[str]) -> list[tuple[Table, Table]]:
    """Return images with their labels, which may be in another file; add what there is to say."""
    complete = [table for table in tables if table.images is not None and table.labels is not None]
    images = [table for table in tables if table.images is not None and table.labels is None]
    labels = [table for table in tables if table.images is None]
    for table in images[len(labels) :]:
        phrase = QT_TRANSLATE_NOOP("data", "{path} has no labels, and is left out.")
        remarks.append(phrase.filled(path=table.name))
    for table in images[: len(labels)]:
        if table.is_flat:
            phrase = QT_TRANSLATE_NOOP(
                "data", "{path} holds rows of 784 numbers, read as images of 28×28."
            )
            remarks.append(phrase.filled(path=table.name))
    return [*zip(complete, complete, strict=True), *zip(images, labels, strict=False)]


def _joined(pairs: list[Arrays]) -> Arrays:
    if len(pairs) == 1:
        return pairs[0]
    images, labels = zip(*pairs, strict=True)
    return np.concatenate(images), np.concatenate(labels)
