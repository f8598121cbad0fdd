"""The source of training and test images: one data set, or several combined.

On the command line and in files, names are joined by "+": "mnist+handwriting". Only this module
knows that.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from digitpad.data.catalogue import (
    DATASETS,
    HANDWRITING,
    MNIST,
    OWN_DATA,
    PICTURES,
    dataset_info,
)
from digitpad.data.family import DatasetInfo, DatasetStatus, Transfer
from digitpad.errors import ConfigError
from digitpad.models.architecture import CLASSES, DIGIT_INPUT, INK_INPUT, size_text
from digitpad.models.vit import CHANNELS
from digitpad.words import QT_TRANSLATE_NOOP, Phrase, joined

if TYPE_CHECKING:
    from digitpad.modelfile import ModelInfo
    from digitpad.models.architecture import Architecture

URGENCY: Final = ("folder", "incomplete", "download", "ready", "built-in")
"""States of a data set, from the one that needs most action to the one that needs least."""
AT_HAND: Final = ("ready", "built-in")
FETCHABLE: Final = ("download", "incomplete")
Folders = Callable[[], dict[str, Path]]
"""Returns the user's own folders by data set."""


def split_names(text: str) -> list[str]:
    """Split names, or checksums, that were joined by ``join_names``."""
    return text.split("+")


def join_names(names: Iterable[str]) -> str:
    """Join names, or checksums, into one text; the inverse of ``split_names``."""
    return "+".join(names)


def tested_images(names: str) -> str:
    """Return the test images of joined data sets as text; the names may be unknown."""
    first = DATASETS.get(split_names(names)[0])
    return first.test_images if first else QT_TRANSLATE_NOOP("data", "test images")


def tested_on(names: str, count: int) -> Phrase:
    """Return how many test images of joined data sets, as text."""
    phrase = QT_TRANSLATE_NOOP("data", "{count:,} {images}")
    return phrase.filled(count=count, images=tested_images(names))


@dataclass(frozen=True, slots=True)
class DataSource:
    """Data sets whose training images are combined; the test images are those of the first.

    The training images of a data set that is named twice count twice.
    """

    parts: tuple[DatasetInfo, ...]

    @classmethod
    def parse(cls, text: str, data_dir: Path | None = None) -> DataSource:
        """Read joined names; ``data_dir``: the user's folder with their files.

        Raises ``ConfigError`` for an unknown name, and for data sets of different pictures.
        """
        parts = tuple(in_folder(dataset_info(name), data_dir) for name in split_names(text))
        first = parts[0]
        for part in parts[1:]:
            if (part.input_shape, part.classes) != (first.input_shape, first.classes):
                raise ConfigError(
                    QT_TRANSLATE_NOOP(
                        "errors",
                        "{first} and {part} cannot be joined: their pictures or classes differ.",
                    ).filled(first=first.name, part=part.name)
                )
        return cls(parts)

    def as_input(self, shape: tuple[int, ...]) -> DataSource:
        """Return the data sets as networks of this input shape see them, where they can."""
        return DataSource(tuple(part.as_input(shape) for part in self.parts))

    @property
    def name(self) -> str:
        return join_names(part.name for part in self.parts)

    @property
    def tested_on(self) -> DatasetInfo:
        return self.parts[0]

    @property
    def distinct(self) -> tuple[DatasetInfo, ...]:
        """The parts without repetition."""
        return tuple(dict.fromkeys(self.parts))

    @property
    def input_shape(self) -> tuple[int, int, int]:
        return self.tested_on.input_shape

    @property
    def classes(self) -> tuple[str, ...]:
        return self.tested_on.classes

    @property
    def is_own(self) -> bool:
        """Whether any part is of the user's files."""
        return any(part.is_own for part in self.parts)

    @property
    def train_count(self) -> int:
        """The training images, as far as they are known."""
        return sum(part.train_count for part in self.parts)

    @property
    def own_classes(self) -> tuple[str, ...]:
        """The classes, if they are those of the user's files and not of the catalogue."""
        is_known = self.classes == dataset_info(self.tested_on.name).classes
        return () if is_known else self.classes

    @property
    def with_files(self) -> tuple[DatasetInfo, ...]:
        """The parts that are not built in, without repetition."""
        return tuple(part for part in self.distinct if not part.is_built_in)

    @classmethod
    def among(cls, text: str, folders: Mapping[str, Path]) -> DataSource:
        """Read joined names, as ``parse`` does, with the user's own folder for them, if any."""
        source = cls.parse(text)
        folder = folders.get(source.folder_owner)
        return source if folder is None else cls.parse(text, folder)

    @property
    def folder_owner(self) -> str:
        """The name of the part under which the user's folder is remembered."""
        return self.with_files[0].name if self.with_files else self.name

    @property
    def megabytes(self) -> int:
        return sum(part.megabytes for part in self.with_files)

    @property
    def licences(self) -> str:
        """Sources and licences of the images."""
        return "; ".join(f"{part.name}: {part.source} ({part.licence})" for part in self.distinct)

    def fits(self, network: Architecture) -> bool:
        """Return whether a network can be trained on it."""
        counts = network.class_count, len(self.classes)
        has_classes = network.reconstructs or counts[0] == counts[1]
        return self._other_size(network.input_shape) is None and has_classes

    def sizes_for(self, network: Architecture) -> dict[str, int | str]:
        """Return the arguments that a network takes for these images and classes, if any."""
        channels, _, side = self.input_shape
        takes = {"image", "classes"} <= dict(network.arguments).keys()
        if not takes or CHANNELS.get(side) != channels:
            return {}
        return {"image": side, "classes": len(self.classes)}

    def _other_size(self, wanted: tuple[int, ...]) -> DatasetInfo | None:
        """Return the first part that has no images of this shape, if any."""
        others = (part for part in self.parts if part.as_input(wanted).input_shape != wanted)
        return next(others, None)

    def why_not_learned(self, network: Architecture) -> str:
        """Return why a network cannot be trained on it, or ""."""
        if self.fits(network):
            return ""
        if part := self._other_size(network.input_shape):
            return _why_other_size(network.name, network.input_shape, self.name, part)
        message = QT_TRANSLATE_NOOP(
            "errors",
            "{model} tells {count} classes apart, but {dataset} has {given}. Choose another data "
            "set, or layers of your own that end with “dense {given}”.",
        )
        counts = {"count": network.class_count, "given": len(self.classes)}
        return message.filled(model=network.name, dataset=self.name, **counts)

    def why_unfit(self, model: ModelInfo) -> str:
        """Return why a model cannot be evaluated on it, or "".

        The same picture size is not enough, since classes of another data set mean something
        else. A network that reconstructs ignores the classes.
        """
        wanted, name = model.architecture.input_shape, self.tested_on.title
        if self.tested_on.as_input(wanted).input_shape != wanted:
            return _why_other_size(model.name, wanted, name, self.tested_on)
        if self.classes != model.classes and not model.architecture.reconstructs:
            message = QT_TRANSLATE_NOOP(
                "errors",
                "{model} tells {classes} apart, but {name} has {others}. Choose another model or "
                "data set.",
            )
            return message.filled(
                model=model.name,
                classes=joined(model.classes),
                name=name,
                others=joined(self.classes),
            )
        return ""

    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        """Return the status of the part that needs most action before it can be used."""
        statuses = [part.status(data_dir) for part in self.distinct]
        return min(statuses, key=lambda status: URGENCY.index(status.state))

    def fetch_missing(self, data_dir: Path | None) -> Generator[Transfer, None, None]:
        """Download the missing parts, unless ``data_dir`` is given.

        A generator: closing it cancels the download. Raises ``DatasetError`` on failure.
        """
        for part in self.distinct if data_dir is None else ():
            if part.status().state in FETCHABLE:
                yield from part.fetch(part.usual_folder)


def _why_other_size(model: str, wanted: tuple[int, ...], name: str, part: DatasetInfo) -> Phrase:
    message = QT_TRANSLATE_NOOP(
        "errors",
        "{model} reads {wanted} pictures, but {name} has {given} ones. Choose another model or "
        "data set.",
    )
    given = size_text(part.input_shape)
    return message.filled(model=model, wanted=size_text(wanted), name=name, given=given)


def in_folder(info: DatasetInfo, data_dir: Path | None) -> DatasetInfo:
    """Return what a folder of the user's holds, if it was chosen as that of ``info``.

    Files under MNIST's names that are not MNIST's, or other files, are the user's own.
    """
    if data_dir is None:
        return info
    if info == MNIST and not MNIST.holds(data_dir):
        own = (OWN_DATA, PICTURES)
        info = next((kind for kind in own if kind.has_files(data_dir)), info)
    return info.within(data_dir)


def dataset_at_hand(
    data_dir: Path | None = None, input_shape: tuple[int, ...] = DIGIT_INPUT
) -> str:
    """Return the default data set: MNIST if it is available, otherwise the built-in one.

    For another ``input_shape`` than that of digits: all available data sets of it and of its
    usual classes, joined.
    """
    if input_shape == INK_INPUT:
        return HANDWRITING.name
    if input_shape == DIGIT_INPUT:
        there = in_folder(MNIST, data_dir)
        return (there if there.status(data_dir).state == "ready" else HANDWRITING).name
    wanted = input_shape, CLASSES[input_shape]
    fitting = [info for info in DATASETS.values() if (info.input_shape, info.classes) == wanted]
    available = [info for info in fitting if info.status(data_dir).state in AT_HAND]
    return join_names(info.name for info in available or fitting[:1])
