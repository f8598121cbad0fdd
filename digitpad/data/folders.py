"""Folders of labelled pictures: which files are pictures, and which class each of them shows.

A picture shows the class that a folder above it is named after: ``3``, ``digit_3``, ``three``,
``3 (1)``. A folder ``train`` or ``test`` above that parts them: ``test/3/one.png``.
"""

from __future__ import annotations

import re
import stat
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.errors import DatasetError, InkError
from digitpad.files import is_file, reason
from digitpad.words import QT_TRANSLATE_NOOP, joined, message_of

if TYPE_CHECKING:
    from digitpad.preprocess.preprocessing import Preprocessing
    from digitpad.preprocess.steps import Pixels

DEEPEST: Final = 4
"""Levels of folders that are searched: the part, the class, and two more, such as the writer."""
CLUTTER: Final = (".", "@", "__MACOSX")
"""Beginnings of names that systems and network drives give to files and folders of their own."""
COPY: Final = re.compile(r"(\s*\(\d+\)|[\s-]*copy(\s*\d+)?)+$", re.IGNORECASE)
"""What systems append to the name of a copy."""
NUMBER_WORDS: Final = {
    "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4",
    "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
}  # fmt: skip
PARTS: Final = {
    **dict.fromkeys(("train", "training"), "train"),
    **dict.fromkeys(("test", "testing"), "test"),
    **dict.fromkeys(("val", "valid", "validation"), "validation"),
}
MOST_NAMED: Final = 10
"""Number of folders or classes that a message lists."""


class LabelledPicture(NamedTuple):
    """A picture file in a folder of pictures.

    ``label``: its class or, if ``is_class`` is False, the name of its folder, "" for one in none.
    ``part``: "train", "test" or "validation", "" if they are not parted.
    """

    path: Path
    label: str
    is_class: bool
    part: str = ""


class FolderImages(NamedTuple):
    """What was read of a folder of pictures.

    ``images``: uint8 (n, channels, h, w). ``labels``: int64 (n,), −1 for what is none of the
    classes. ``left_out``: a sentence for each file that cannot be read.
    """

    images: npt.NDArray[np.uint8]
    labels: npt.NDArray[np.int64]
    left_out: tuple[str, ...]


def labelled_pictures(folder: Path, classes: Sequence[str]) -> tuple[LabelledPicture, ...]:
    """List the pictures in a folder, in a fixed order; hidden files are passed over.

    Of several levels of folders, the one whose names mean most classes has the labels. Raises
    ``DatasetError`` if it cannot be read, or if no folder is named after a class.
    """
    entries: list[tuple[Path, tuple[str, ...], str]] = []
    for path in pictures_in(folder):
        names = path.relative_to(folder).parts[:-1]
        parts = [PARTS[name.casefold()] for name in names if name.casefold() in PARTS]
        names = tuple(name for name in names if name.casefold() not in PARTS)
        entries.append((path, names, parts[0] if parts else ""))
    every = {name for _, names, _ in entries for name in names}
    meant = {name: class_meant(name, classes) for name in every}

    def labels_at(level: int) -> list[str]:
        labels = [meant[names[level]] for _, names, _ in entries if level < len(names)]
        return [label for label in labels if label is not None]

    def merit(level: int) -> tuple[int, int]:
        return len(labels_at(level)), len(set(labels_at(level)))

    level = max(range(DEEPEST), key=merit)
    if not labels_at(level):
        raise DatasetError(_why_none(folder, classes, [names for _, names, _ in entries]))
    pictures = []
    for path, names, part in entries:
        label = meant[names[level]] if level < len(names) else None
        fallback = names[min(level, len(names) - 1)] if names else ""
        pictures.append(LabelledPicture(path, label or fallback, label is not None, part))
    return tuple(pictures)


def of_part(pictures: Sequence[LabelledPicture], *parts: str) -> tuple[LabelledPicture, ...]:
    """Return the pictures of the first of these parts that has any."""
    for part in parts:
        if chosen := tuple(picture for picture in pictures if picture.part == part):
            return chosen
    return ()


def reading_pictures(
    pictures: Sequence[LabelledPicture],
    classes: Sequence[str],
    see: Callable[[Pixels, str], Pixels],
) -> Generator[tuple[int, int], None, FolderImages]:
    """Read pictures, each page of them; yields how many of all are done.

    ``see``: returns a network's input for the pixels, (h, w, 3), of a file of that name.

    A file that cannot be read does not stop the others. Raises ``DatasetError`` if none can be.
    """
    from digitpad.preprocess.pictures import open_pages

    images, labels, left_out = [], [], []
    index_of = {name: index for index, name in enumerate(classes)}
    for done, picture in enumerate(pictures):
        yield done, len(pictures)
        try:
            for page in open_pages(picture.path):
                images.append(see(page.pixels, str(picture.path)))
                labels.append(index_of[picture.label] if picture.is_class else -1)
        except InkError as error:
            left_out.append(message_of(error))
    if not images:
        raise DatasetError(left_out[0])
    stacked = np.stack(images)
    shaped = stacked if stacked.ndim == 4 else stacked[:, None]
    return FolderImages(shaped, np.array(labels, dtype=np.int64), tuple(left_out))


def seen_alone(preprocessing: Preprocessing) -> Callable[[Pixels, str], Pixels]:
    """Return what sees pictures for ``reading_pictures`` without a network that chooses."""

    def see(picture: Pixels, name: str) -> Pixels:
        return preprocessing.prepare(picture, name).likeliest().image

    return see


def class_meant(name: str, classes: Sequence[str]) -> str | None:
    """Return the class that a folder's name means, None if that is not exactly one."""
    if name in classes:
        return name
    bare = COPY.sub("", name)
    for folds in (False, True):
        meaning = _as_words(bare, folds=folds)
        listed = [(label, _as_words(label, folds=folds)) for label in classes]
        same = [label for label, own in listed if own == meaning]
        inside = same or [label for label, own in listed if f" {own} " in f" {meaning} "]
        if len(inside) == 1:
            return inside[0]
    return None


def _as_words(name: str, *, folds: bool) -> str:
    """Return the words and numbers of a name: “Digit_03” and “Digit 3.0” become “Digit 3”."""
    parts = re.findall(r"[0-9]+(?:\.0+\b)?|[^\W\d_]+", name.casefold() if folds else name)
    numbers = (str(int(float(word))) if word[0].isdecimal() else word for word in parts)
    return " ".join(NUMBER_WORDS.get(word.casefold(), word) for word in numbers)


def pictures_in(folder: Path, depth: int = 0) -> Iterator[Path]:
    """Yield all pictures in a folder and in those inside. Raises ``DatasetError``."""
    # Imported here to open the first window sooner.
    from digitpad.preprocess.pictures import is_picture

    if is_file(folder):
        message = QT_TRANSLATE_NOOP(
            "errors", "{folder} is a file: choose a folder of pictures; unpack a zip first."
        )
        raise DatasetError(message.filled(folder=folder))
    try:
        entries = sorted(entry for entry in folder.iterdir() if not _is_hidden(entry))
        folders = [entry for entry in entries if entry.is_dir()]
    except OSError as error:
        message = QT_TRANSLATE_NOOP("errors", "Cannot read the folder {folder}: {why}.")
        raise DatasetError(message.filled(folder=folder, why=reason(error))) from error
    for entry in entries:
        if entry not in folders and is_picture(entry):
            yield entry
    for inside in folders if depth < DEEPEST else ():
        yield from pictures_in(inside, depth + 1)


def _is_hidden(path: Path) -> bool:
    attributes = getattr(path.lstat(), "st_file_attributes", 0)  # on Windows
    return path.name.startswith(CLUTTER) or bool(attributes & stat.FILE_ATTRIBUTE_HIDDEN)


def _why_none(folder: Path, classes: Sequence[str], paths: Sequence[tuple[str, ...]]) -> str:
    """Return that no folder is named after a class, and which names there are."""
    if not paths and any(folder.glob("*.zip")):
        message = QT_TRANSLATE_NOOP(
            "errors", "There are no pictures in {folder}, only a zip: unpack it. {wanted}"
        )
    elif not paths:
        message = QT_TRANSLATE_NOOP("errors", "There are no pictures in {folder}. {wanted}")
    elif any(paths):
        message = QT_TRANSLATE_NOOP(
            "errors", "No folder in {folder} is named after a class; there are {names}. {wanted}"
        )
    else:
        message = QT_TRANSLATE_NOOP(
            "errors", "The pictures in {folder} are in no folders that say what they show. {wanted}"
        )
    wanted = QT_TRANSLATE_NOOP(
        "errors", "A folder for each class is wanted ({classes}), for instance {example}."
    ).filled(classes=_listed(classes), example=folder / classes[0] / "one.png")
    names = [f"“{name}”" for name in dict.fromkeys(names[0] for names in paths if names)]
    return message.filled(folder=folder, names=_listed(names), wanted=wanted)


def _listed(names: Sequence[str]) -> str:
    return joined(names if len(names) <= MOST_NAMED else [*names[:MOST_NAMED], "…"])
