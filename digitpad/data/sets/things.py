"""My things: samples of anybody's own classes, wherever they come from, and as a data set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import ClassVar, NamedTuple

import numpy as np

from digitpad.collection.sample import Sample, checked_classes, import_samples, to_labelled
from digitpad.data.family import (
    TEST_DRAWINGS,
    Arrays,
    Content,
    DatasetInfo,
    DatasetStatus,
    Series,
    checksum_of,
    kept_for_testing,
)
from digitpad.data.folders import (
    FolderImages,
    LabelledPicture,
    labelled_pictures,
    reading_pictures,
    seen_alone,
)
from digitpad.data.sets.pictures import class_names
from digitpad.errors import DatasetError, DigitpadError
from digitpad.files import is_file, is_folder
from digitpad.generators import finished
from digitpad.ink.drawing import Drawing
from digitpad.models.architecture import DIGIT_INPUT
from digitpad.untrusted import printable
from digitpad.words import QT_TRANSLATE_NOOP, Phrase, figure, joined, labelled, message_of


class Things(NamedTuple):
    """Samples of ``classes``, and a sentence for each file, or kind of drawing, left out."""

    classes: tuple[str, ...]
    samples: list[Sample]
    left_out: tuple[str, ...] = ()


Reading = Generator[tuple[int, int], None, Things]


def read_things(path: Path) -> Things:
    """Read samples of own classes. Raises ``DigitpadError`` if there are none."""
    return finished(reading_things(path))


def reading_things(path: Path) -> Reading:
    """Read a set of My things, by its name or file, one handed on, an ink file or a folder.

    A folder has a folder of pictures for each class. Yields how many of all files are read.
    """
    # Imported here to open the first window sooner.
    from digitpad.collection import class_file, store

    yield 0, 1
    path = path if is_file(path) or is_folder(path) else store.set_path(str(path)) or path
    if is_folder(path):
        names = class_names(path)
        listed = labelled_pictures(path, names) if names else ()
        pictures = [picture for picture in listed if picture.is_class]
        return (yield from _pictured(pictures, checked_classes(names)))
    if path.suffix == store.SUFFIX:
        opened = store.Collection(path)
        return Things(opened.classes, list(opened.samples))
    if path.suffix == class_file.SUFFIX:
        return Things(*class_file.read_class_file(path))
    samples, unlabelled = import_samples(path, ())
    phrase = QT_TRANSLATE_NOOP("data", "{count:,} drawings without a label are left out.")
    left_out = (str(phrase.filled(count=unlabelled)),) if unlabelled else ()
    return Things(tuple(sorted({sample.label for sample in samples})), samples, left_out)


def classes_of(path: Path) -> tuple[str, ...]:
    """Return the classes that a file or folder has. Raises ``DigitpadError``."""
    return tuple(_counts(path)) if is_file(path) else checked_classes(class_names(path))


def reading_class(paths: Iterable[Path], label: str) -> Reading:
    """Read pictures that all show the class ``label``."""
    pictures = [LabelledPicture(path, label, is_class=True) for path in paths]
    return (yield from _pictured(pictures, (label,)))


def _pictured(pictures: list[LabelledPicture], classes: tuple[str, ...]) -> Reading:
    # Imported here to open the first window sooner.
    from digitpad.preprocess.registry import preprocessing_for

    see = seen_alone(preprocessing_for(DIGIT_INPUT))
    read: FolderImages = yield from reading_pictures(pictures, classes, see)
    labelled = zip(read.images[:, 0], read.labels.tolist(), strict=True)
    samples = [
        Sample(Drawing(), classes[label], image=image) for image, label in labelled if image.any()
    ]
    return Things(classes, samples, read.left_out)


@dataclass(frozen=True, slots=True, kw_only=True)
class ThingsDataset(DatasetInfo):
    """A set of My things, in the file that is chosen as its folder."""

    has_strokes: ClassVar = True
    licence: str = QT_TRANSLATE_NOOP("data", "yours")
    source: str = QT_TRANSLATE_NOOP("data", "things of your own")

    def within(self, data_dir: Path | None) -> ThingsDataset:
        try:
            counts = _counts(data_dir) if data_dir is not None else {}
        except DigitpadError:  # which the status tells
            return self
        return replace(self, classes=tuple(counts)) if counts else self

    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        if data_dir is None:
            message = QT_TRANSLATE_NOOP("errors", "Choose a set of My things, or a file of one.")
            return DatasetStatus("folder", None, message)
        try:
            counts = _counts(data_dir)
        except DigitpadError as error:
            return DatasetStatus("folder", data_dir, message_of(error))
        named = joined(labelled(name, figure(count)) for name, count in counts.items())
        if min(counts.values()) < TEST_DRAWINGS:
            message = QT_TRANSLATE_NOOP(
                "errors", "Of each class {least} drawings are needed to learn and test; {named}."
            ).filled(least=TEST_DRAWINGS, named=named)
            return DatasetStatus("folder", data_dir, message)
        message = QT_TRANSLATE_NOOP("errors", "Ready: {named} in {path}.")
        return DatasetStatus("ready", data_dir, message.filled(named=named, path=data_dir.name))

    def read(self, data_dir: Path | None = None) -> Content:
        from digitpad.data.sets.ink_images import content_of

        status = self.status(data_dir)
        if data_dir is None or status.state != "ready":
            raise DatasetError(status.message)
        things = read_things(data_dir)
        pictures = _split(_pictures(things)) if self.input_shape == DIGIT_INPUT else None
        # Sorted, so that some of each class are held out.
        drawn = [to_labelled(sample) for sample in things.samples if sample.image is None]
        drawn.sort(key=lambda item: item.truth or "")
        own = [item for item in drawn if item.truth in things.classes]
        others = [item for item in drawn if item.truth not in things.classes]
        if own:
            content = content_of([own], things.classes, others, self.input_shape)
            if pictures is None:
                return content._replace(remarks=things.left_out)
            parts = (content.train, content.test), pictures
            train, test = (_joined(*part) for part in zip(*parts, strict=True))
            return Content(train, test, checksum_of(train, test), content.outliers, things.left_out)
        if pictures is None:
            raise DatasetError(self._no_drawings(data_dir))
        return Content(*pictures, checksum_of(*pictures), remarks=things.left_out)

    def sampling(
        self, data_dir: Path | None, count: int
    ) -> Generator[tuple[int, int], None, Arrays]:
        """Read drawings and pictures of the classes, as they are."""
        from digitpad.data.sets.ink_images import as_drawn

        things = yield from reading_things(data_dir or Path())
        own = [sample for sample in things.samples if sample.label in things.classes]
        some = things._replace(samples=own[:: -(-len(own) // count) or 1])
        pictures = _pictures(some) if self.input_shape == DIGIT_INPUT else None
        drawn = [to_labelled(sample) for sample in some.samples if sample.image is None]
        if not drawn:
            if pictures is None:
                raise DatasetError(self._no_drawings(data_dir))
            return pictures
        drawings = as_drawn(drawn, things.classes, self.input_shape)
        return drawings if pictures is None else _joined(drawings, pictures)

    def _no_drawings(self, path: Path | None) -> Phrase:
        message = QT_TRANSLATE_NOOP("errors", "{path} has no drawings, only pictures.")
        return message.filled(path=printable(str(path)))


def _counts(path: Path) -> dict[str, int]:
    """Return the classes, and how many samples each has."""
    from digitpad.collection import store

    file = store.set_path(str(path)) or path
    if file.suffix == store.SUFFIX:
        opened = store.Collection(file)
        classes, labels = opened.classes, [entry.label for entry in opened.entries]
    else:
        changed = file.stat().st_mtime_ns if is_file(file) else 0
        classes, labels = _labels(file, changed)
    counts = Counter(labels)
    return {name: counts[name] for name in classes}


@lru_cache(maxsize=4)
def _labels(path: Path, _changed_ns: int) -> tuple[tuple[str, ...], list[str]]:
    things = read_things(path)
    return things.classes, [sample.label for sample in things.samples]


def _pictures(things: Things) -> Arrays | None:
    """Return the pictures of the classes, None if there are none."""
    seen = [
        (sample.image, things.classes.index(sample.label))
        for sample in things.samples
        if sample.image is not None and sample.label in things.classes
    ]
    if not seen:
        return None
    images = np.stack([image for image, _ in seen])[:, None]
    return images, np.array([label for _, label in seen], np.int64)


def _split(pictures: Arrays | None) -> tuple[Arrays, Arrays] | None:
    """Return pictures to train and to test on."""
    if pictures is None:
        return None
    images, labels = pictures
    kept = kept_for_testing(labels)
    return (images[~kept], labels[~kept]), (images[kept], labels[kept])


def _joined(series: Arrays | Series, pictures: Arrays) -> Arrays:
    images, labels = series.make(0, series.count) if isinstance(series, Series) else series
    joined = np.concatenate((images.reshape(-1, *DIGIT_INPUT), pictures[0]))
    return joined, np.concatenate((labels, pictures[1]))
