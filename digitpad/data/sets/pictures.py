"""The user's own pictures: a folder with a folder of pictures for each class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import ClassVar, Final

from digitpad.data.family import (
    Arrays,
    Content,
    DatasetInfo,
    DatasetStatus,
    checksum_of,
    kept_for_testing,
)
from digitpad.data.folders import (
    CLUTTER,
    COPY,
    PARTS,
    FolderImages,
    LabelledPicture,
    class_meant,
    labelled_pictures,
    of_part,
    pictures_in,
    reading_pictures,
    seen_alone,
)
from digitpad.errors import DatasetError, DigitpadError
from digitpad.generators import finished
from digitpad.models.architecture import DIGITS
from digitpad.models.custom import MOST_CLASSES
from digitpad.words import QT_TRANSLATE_NOOP, figure, in_quotes, joined, labelled, message_of

MOST_NAMED: Final = 12
MOST_LEFT_OUT: Final = 3
"""Files left out that are named; of others it is said how many there are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureDataset(DatasetInfo):
    """Pictures of any kind, prepared as networks of its ``input_shape`` see them.

    Classes are the names of the folders; digits, however they are written, are the ten digits.
    """

    is_own: ClassVar = True
    licence: str = QT_TRANSLATE_NOOP("data", "that of the pictures")
    source: str = QT_TRANSLATE_NOOP("data", "pictures of your own")

    def within(self, data_dir: Path | None) -> PictureDataset:
        names = class_names(data_dir) if data_dir else ()
        if data_dir is None or not names:
            return self
        every = _listed(data_dir, names, _changed(data_dir))
        return replace(self, classes=names, train_count=sum(picture.is_class for picture in every))

    def has_files(self, folder: Path) -> bool:
        """Return whether there are pictures, even if no folder says what they show."""
        with suppress(DatasetError):
            return any(pictures_in(folder))
        return False

    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        if data_dir is None:
            message = QT_TRANSLATE_NOOP(
                "errors", "Choose a folder that has a folder of pictures for each class."
            )
            return DatasetStatus("folder", None, message)
        try:
            pictures = self._pictures(data_dir)
        except DigitpadError as error:
            return DatasetStatus("folder", data_dir, message_of(error))
        counts = Counter(picture.label for picture in pictures if picture.is_class)
        listed = [labelled(name, figure(counts[name])) for name in self.within(data_dir).classes]
        message = QT_TRANSLATE_NOOP("errors", "Ready: {count:,} pictures ({classes}) in {folder}.")
        named = joined([*listed[:MOST_NAMED], "…"] if len(listed) > MOST_NAMED else listed)
        message = message.filled(count=counts.total(), classes=named, folder=data_dir)
        return DatasetStatus("ready", data_dir, message)

    def read(self, data_dir: Path | None = None) -> Content:
        return finished(self.reading(data_dir))

    def reading(self, data_dir: Path | None) -> Generator[tuple[int, int], None, Content]:
        if data_dir is None:
            raise DatasetError(self.status().message)
        classes, every = self.within(data_dir).classes, self._pictures(data_dir)
        pictures = [picture for picture in every if picture.is_class]
        tested = of_part(pictures, "test", "validation")
        trained = [picture for picture in pictures if picture not in set(tested)]
        parts: list[FolderImages] = []
        for part in filter(None, (trained, tested)):
            parts.append((yield from self._reading(part, classes)))
        if len(parts) == 1:
            images, labels, left_out = parts[0]
            is_kept = kept_for_testing(labels)
            train, test = (images[~is_kept], labels[~is_kept]), (images[is_kept], labels[is_kept])
        else:
            train, test = (part[:2] for part in parts)
            left_out = parts[0].left_out + parts[1].left_out
        if not len(test[1]):
            phrase = QT_TRANSLATE_NOOP("errors", "There are too few pictures in {folder}.")
            raise DatasetError(phrase.filled(folder=data_dir))
        remarks = list(left_out[:MOST_LEFT_OUT])
        if len(left_out) > MOST_LEFT_OUT:
            phrase = QT_TRANSLATE_NOOP("data", "{count:,} more files cannot be read.")
            remarks.append(phrase.filled(count=len(left_out) - MOST_LEFT_OUT))
        if others := dict.fromkeys(picture.label for picture in every if not picture.is_class):
            phrase = QT_TRANSLATE_NOOP("data", "Named after no class, and left out: {names}.")
            remarks.append(phrase.filled(names=joined(map(in_quotes, others))))
        return Content(train, test, checksum_of(train, test), remarks=tuple(remarks))

    def _reading(
        self, pictures: Sequence[LabelledPicture], classes: tuple[str, ...]
    ) -> Generator[tuple[int, int], None, FolderImages]:
        # Imported here to open the first window sooner.
        from digitpad.preprocess.registry import preprocessing_for

        see = seen_alone(preprocessing_for(self.input_shape))
        return (yield from reading_pictures(pictures, classes, see))

    def sampling(
        self, data_dir: Path | None, count: int
    ) -> Generator[tuple[int, int], None, Arrays]:
        every = [picture for picture in self._pictures(data_dir or Path()) if picture.is_class]
        some = every[:: max(1, len(every) // count)]
        read = yield from self._reading(some, self.classes)
        return read.images, read.labels

    def _pictures(self, folder: Path) -> tuple[LabelledPicture, ...]:
        classes = self.within(folder).classes
        if len(classes) == 1 or len(classes) > MOST_CLASSES:
            message = QT_TRANSLATE_NOOP(
                "errors",
                "The pictures in {folder} are of {count:,} classes; from 2 to {most:,} can be "
                "told apart. There is a folder for each class.",
            )
            message = message.filled(folder=folder, count=len(classes), most=MOST_CLASSES)
            raise DatasetError(message)
        return _listed(folder, classes, _changed(folder))


def class_names(folder: Path) -> tuple[str, ...]:
    """Return the classes that folders in ``folder`` are named after, () if there are none.

    The ten digits if all names mean digits, be it a level further down: ``anna/3``.
    """
    return _class_names(folder, _changed(folder))


@lru_cache(maxsize=8)
def _class_names(folder: Path, _changed: tuple[int, ...]) -> tuple[str, ...]:
    folders = [path for path in _folders(folder) if any(pictures_in(path))]
    names = [COPY.sub("", path.name) for path in folders]
    inside = [path.name for parent in folders for path in _folders(parent)]
    for level in (names, inside):
        if level and all(class_meant(name, DIGITS) for name in level):
            return DIGITS
    return tuple(sorted(set(names)))


@lru_cache(maxsize=8)
def _listed(
    folder: Path, classes: tuple[str, ...], _changed: tuple[int, ...]
) -> tuple[LabelledPicture, ...]:
    return labelled_pictures(folder, classes)


def _changed(folder: Path) -> tuple[int, ...]:
    """Return when a folder and those in it were changed, in nanoseconds."""
    changes: list[int] = []
    for path in (folder, *_folders(folder)):
        with suppress(OSError):
            changes.append(path.stat().st_mtime_ns)
    return tuple(changes)


def _folders(folder: Path) -> list[Path]:
    """Return the folders in one, and in its parts for training and testing.

    A folder that is alone is what an archive was unpacked to, with the classes inside.
    """
    folders: list[Path] = []
    with suppress(OSError):
        for path in sorted(folder.iterdir()):
            if path.is_dir() and not path.name.startswith(CLUTTER):
                is_part = path.name.casefold() in PARTS
                folders += _folders(path) if is_part else [path]
    inside = _folders(folders[0]) if len(folders) == 1 else []
    return inside if len(inside) > 1 else folders
