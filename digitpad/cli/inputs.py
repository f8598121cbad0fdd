"""Converts files and data sets given on the command line to a model's input."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from digitpad.cli.text import STANDARD, detail, remark
from digitpad.data.source import DataSource
from digitpad.errors import ConfigError, DatasetError, DigitpadError, InkError, ModelFileError
from digitpad.files import SHIPPED_MODEL, is_file, reason, resource
from digitpad.models import catalogue

if TYPE_CHECKING:
    from digitpad.data.split import HeldOut, Part
    from digitpad.ink.drawing import LabelledDrawing
    from digitpad.modelfile import Model
    from digitpad.preprocess.preprocessing import Preprocessing
    from digitpad.recognise.recogniser import Recogniser

Images = npt.NDArray[np.uint8]
Labels = npt.NDArray[np.int64]

INK_SUFFIX: Final = ".inkml"
SHIPPED: Final = ("shipped", "digitpad (shipped)")
"""The default model's names: a short one, and the one that the window shows."""


def shipped(name: str) -> Path | None:
    """Return the file of the shipped network of that name, if there is one."""
    if name in SHIPPED:
        return resource(SHIPPED_MODEL)
    if name in catalogue.names():
        with suppress(DigitpadError):
            return resource(f"{name}.safetensors")
    return None


def model_file(given: Path | None) -> Path | None:
    """Resolve a model given on the command line: a file, or the name of a shipped network.

    An existing file takes precedence. Raises ``ModelFileError`` for the name of an architecture
    without a shipped network.
    """
    name = "" if given is None else str(given)
    if is_file(name) or name not in (*SHIPPED, *catalogue.names()):
        return given
    if place := shipped(name):
        return place
    raise ModelFileError(
        f"“{name}” is an architecture, but no trained network of it is shipped. Train one, and "
        f"name its file: digitpad train --architecture {name} --output {name}.safetensors"
    )


def opened(path: Path | None, default: str = SHIPPED_MODEL) -> Model:
    """Open a model, by default the resource ``default``, and remark on what had to be guessed.

    Raises ``ModelFileError``.
    """
    from digitpad.modelfile import open_model

    place = path or resource(default)
    model = open_model(place)
    detail(f"model {model.info.name} ({model.info.architecture.name}): {place}")
    if model.info.guess:
        remark(f"digitpad: {path}: {model.info.guess}")
    return model


def require_dataset_for(data_dir: Path | None, dataset: str | None) -> None:
    """Raise ``ConfigError`` if a data folder is given without a data set."""
    if data_dir and not dataset:
        raise ConfigError("--data-dir belongs to --dataset.")


def held_out_part(name: str, data_dir: Path | None, model: Model, which: Part = "test") -> HeldOut:
    """Return a part of a data set, downloading it first if possible.

    Raises ``ConfigError`` if its pictures or classes are not the model's.
    """
    from digitpad.data.split import held_out

    source = DataSource.parse(name)
    if complaint := source.why_unfit(model.info):
        raise ConfigError(complaint)
    fetch_missing(source, data_dir)
    return held_out(name, data_dir, which)


def fetch_missing(source: DataSource, data_dir: Path | None = None) -> None:
    """Download missing data sets, unless a folder is given. Raises ``DatasetError``."""
    downloading = ""
    for transfer in source.fetch_missing(data_dir):
        if transfer.what != downloading:
            downloading = transfer.what
            remark(f"Downloading {downloading} …")


def is_ink(path: Path) -> bool:
    """Return whether a file is an ink file, by its name."""
    return path.suffix.lower() == INK_SUFFIX


def place_in(path: Path, index: int, count: int) -> dict[str, Any]:
    """Return keys that identify a drawing: its file, and its index unless it is the only one."""
    return {"file": path, "index": index} if count > 1 else {"file": path}


def read_source(path: Path) -> Images | tuple[LabelledDrawing, ...]:
    """Return a picture, uint8 (h, w, 3), or the drawings of an ink file; “-” is standard input.

    Raises ``InkError``.
    """
    from digitpad.ink.inkml import parse_inkml, read_inkml
    from digitpad.preprocess.pictures import open_picture

    if path != STANDARD:
        return read_inkml(path) if is_ink(path) else open_picture(path)
    data = standard_input()
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        return parse_inkml(data, name="standard input")
    return open_picture(data)


def read_picture(path: Path) -> Images:
    """Return a picture, uint8 (h, w, 3); “-” is standard input. Raises ``InkError``."""
    from digitpad.preprocess.pictures import open_picture

    return open_picture(standard_input() if path == STANDARD else path)


def standard_input() -> bytes:
    """Return the content of standard input. Raises ``InkError`` if it is empty or too large."""
    from digitpad.preprocess.pictures import MAX_FILE_BYTES

    if sys.stdin is None or sys.stdin.isatty():
        raise InkError("“-” reads from standard input: digitpad predict - < photo.jpg")
    data = sys.stdin.buffer.read(MAX_FILE_BYTES + 1)
    if not data:
        raise InkError("There is nothing on standard input.")
    if len(data) > MAX_FILE_BYTES:
        most = MAX_FILE_BYTES >> 20
        raise InkError(f"Standard input holds more than {most} MiB, the most that is read.")
    return data


def stem_of(path: Path) -> str:
    """Return the stem for the names of files made from ``path``."""
    return "stdin" if path == STANDARD else path.stem


def image_from_picture(path: Path, picture: Images, recogniser: Recogniser) -> Images:
    """Return what a model sees of a picture from a file.

    Raises ``InkError`` for input that is clearly for another kind of model.
    """
    preprocessing = recogniser.model.info.preprocessing
    preprocessing.check(picture, str(path))
    return recogniser.recognise_picture(preprocessing.from_picture(picture)).prediction.image


def images_of(path: Path, recogniser: Recogniser) -> Iterator[tuple[dict[str, Any], Images]]:
    """Yield keys that identify each drawing of a file, or the picture, and its network input.

    Raises ``InkError``, also for input that is clearly for another kind of model.
    """
    items = read_source(path)
    if not isinstance(items, tuple):
        yield {"file": path}, image_from_picture(path, items, recogniser)
        return
    to_image = recogniser.model.info.preprocessing.require_drawings(str(path))
    for index, item in enumerate(items):
        yield place_in(path, index, len(items)), to_image(item.drawing)


def labels_of(truths: Sequence[str | None], classes: Sequence[str]) -> Labels:
    """Return the class index of each truth, −1 for those that are not classes."""
    places = {name: place for place, name in enumerate(classes)}
    return np.array([places.get(truth or "", -1) for truth in truths], dtype=np.int64)


def labelled_ink(
    path: Path, classes: Sequence[str], preprocessing: Preprocessing
) -> tuple[Images, Labels]:
    """Read an ink file of labelled drawings: images (n, 1, h, w), labels (n,).

    Raises ``InkError`` if it cannot be read or a drawing has no truth.
    """
    items = labelled_drawings(path)
    to_image = preprocessing.require_drawings(str(path))
    images = np.stack([to_image(item.drawing) for item in items])[:, None]
    return images, labels_of([item.truth for item in items], classes)


def labelled_drawings(path: Path) -> tuple[LabelledDrawing, ...]:
    """Read an ink file of labelled drawings. Raises ``InkError`` if one has no truth."""
    from digitpad.ink.inkml import read_inkml

    items = read_inkml(path)
    for number, item in enumerate(items, start=1):
        if item.truth is None:
            raise InkError(
                f"Drawing {number} of {path} has no label: evaluation needs an annotation of type "
                "“truth” in each group."
            )
    return items


def labelled_pictures(folder: Path, recogniser: Recogniser) -> tuple[Images, Labels]:
    """Read the pictures in a folder's subfolders, whose names are the labels.

    Returns images (n, c, h, w) and labels (n,). Raises ``DatasetError`` if there are none, and
    ``InkError`` for one that cannot be read.
    """
    from digitpad.preprocess.pictures import suffixes

    classes = recogniser.model.info.classes
    known = suffixes()
    try:
        subfolders = sorted(entry for entry in folder.iterdir() if entry.is_dir())
        paths = [
            path
            for subfolder in subfolders
            for path in sorted(subfolder.iterdir())
            if path.suffix.lower() in known
        ]
    except OSError as error:
        raise DatasetError(f"Cannot read the folder {folder}: {reason(error)}.") from error
    if not paths:
        raise DatasetError(
            f"There are no pictures in {folder}: it should have a folder for each label, "
            f"for instance {folder / classes[0] / 'one.png'}."
        )
    images = np.stack([image_from_picture(path, read_picture(path), recogniser) for path in paths])
    labels = labels_of([path.parent.name for path in paths], classes)
    return images if images.ndim == 4 else images[:, None], labels


def evenly(total: int, count: int | None) -> list[int]:
    """Return ``count`` evenly spaced indices below ``total``; all of them if there are fewer."""
    wanted = min(total, count or total)
    return [place * total // wanted for place in range(wanted)]
