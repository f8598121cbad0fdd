"""Files and data sets on the command line become what a model is asked to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from digitpad.cli.text import say
from digitpad.data.source import DataSource
from digitpad.errors import ConfigError, DatasetError, DigitpadError, InkError, ModelFileError
from digitpad.files import SHIPPED_MODEL, is_file, reason, resource
from digitpad.models import catalogue

if TYPE_CHECKING:
    from digitpad.data.split import HeldOut, Part
    from digitpad.ink.drawing import LabelledDrawing
    from digitpad.modelfile import Model
    from digitpad.preprocess.preprocessing import Preprocessing

Images = npt.NDArray[np.uint8]
Labels = npt.NDArray[np.int64]

INK_SUFFIX: Final = ".inkml"
SHIPPED: Final = "shipped"
"""What the window calls the model that reads where nobody has chosen another."""


def shipped(name: str) -> Path | None:
    """Return the file of the network of that name which comes with digitpad, if there is one."""
    if name == SHIPPED:
        return resource(SHIPPED_MODEL)
    if name in catalogue.names():
        with suppress(DigitpadError):
            return resource(f"{name}.safetensors")
    return None


def model_file(given: Path | None) -> Path | None:
    """Return the file that a command means by a model: a file, or a shipped network's name.

    A file of that name goes first. Raises ``ModelFileError`` for the name of an architecture of
    which no network comes along.
    """
    name = "" if given is None else str(given)
    if is_file(name) or name not in (SHIPPED, *catalogue.names()):
        return given
    if place := shipped(name):
        return place
    raise ModelFileError(
        f"“{name}” is an architecture, of which no trained network comes along. Train one, and "
        f"name its file: digitpad train --model {name} --save {name}.safetensors"
    )


def opened(path: Path | None) -> Model:
    """Open a model, the shipped one without a path; say what of it the file does not tell.

    Raises ``ModelFileError``.
    """
    from digitpad.modelfile import open_model

    model = open_model(path or resource(SHIPPED_MODEL))
    if model.info.guess:
        say(f"digitpad: {path}: {model.info.guess}", is_aside=True)
    return model


def require_dataset_for(data_dir: Path | None, dataset: str | None) -> None:
    """Raise ``ConfigError`` for a folder of published files where no data set is named."""
    if data_dir and not dataset:
        raise ConfigError("--data-dir belongs to --dataset.")


def held_out_part(name: str, data_dir: Path | None, model: Model, which: Part = "test") -> HeldOut:
    """Return a part of a data set, fetched first where that is possible.

    Raises ``ConfigError`` where its pictures or classes are not the model's.
    """
    from digitpad.data.split import held_out

    source = DataSource.parse(name)
    if complaint := source.why_unfit(model.info):
        raise ConfigError(complaint)
    told = ""
    for transfer in source.fetch_missing(data_dir):
        if transfer.what != told:
            told = transfer.what
            say(f"Downloading {told} …", is_aside=True)
    return held_out(name, data_dir, which)


def is_ink(path: Path) -> bool:
    """Return whether a file's name says that it holds ink rather than a picture."""
    return path.suffix.lower() == INK_SUFFIX


def place_in(path: Path, index: int, count: int) -> dict[str, Any]:
    """Return what identifies one of so many drawings of a file; the file alone where it is one."""
    return {"file": path, "index": index} if count > 1 else {"file": path}


def image_from_picture(path: Path, preprocessing: Preprocessing) -> Images:
    """Return what a network with this preprocessing sees of a picture file.

    Raises ``InkError``, also for what plainly is for another kind of model.
    """
    from digitpad.preprocess.pictures import open_picture

    picture = open_picture(path)
    preprocessing.check(picture, str(path))
    return preprocessing.from_picture(picture).image


def images_of(path: Path, preprocessing: Preprocessing) -> Iterator[tuple[dict[str, Any], Images]]:
    """Yield what identifies each drawing of a file, or the picture, and what a network sees of it.

    Raises ``InkError``, also for what plainly is for another kind of model.
    """
    from digitpad.ink.inkml import read_inkml

    if not is_ink(path):
        yield {"file": path}, image_from_picture(path, preprocessing)
        return
    items = read_inkml(path)
    to_image = preprocessing.require_drawings(str(path))
    for index, item in enumerate(items):
        yield place_in(path, index, len(items)), to_image(item.drawing)


def labels_of(truths: Sequence[str | None], classes: Sequence[str]) -> Labels:
    """Return each truth's place among the classes, −1 for what is none of them."""
    places = {name: place for place, name in enumerate(classes)}
    return np.array([places.get(truth or "", -1) for truth in truths], dtype=np.int64)


def labelled_ink(
    path: Path, classes: Sequence[str], preprocessing: Preprocessing
) -> tuple[Images, Labels]:
    """Read an ink file whose drawings say what they are: images (n, 1, h, w), labels (n,).

    Raises ``InkError`` when it cannot be read or a drawing has no truth.
    """
    items = labelled_drawings(path)
    to_image = preprocessing.require_drawings(str(path))
    images = np.stack([to_image(item.drawing) for item in items])[:, None]
    return images, labels_of([item.truth for item in items], classes)


def labelled_drawings(path: Path) -> tuple[LabelledDrawing, ...]:
    """Read an ink file whose drawings say what they are. Raises ``InkError`` when one does not."""
    from digitpad.ink.inkml import read_inkml

    items = read_inkml(path)
    for number, item in enumerate(items, start=1):
        if item.truth is None:
            raise InkError(
                f"Drawing {number} of {path} does not say what it is: evaluation needs an "
                "annotation of type “truth” in each group."
            )
    return items


def labelled_pictures(
    folder: Path, classes: Sequence[str], preprocessing: Preprocessing
) -> tuple[Images, Labels]:
    """Read the pictures in a folder's subfolders, which have their labels as names.

    Returns images (n, c, h, w) and labels (n,). Raises ``DatasetError`` when there are none, and
    ``InkError`` for one that cannot be read.
    """
    from digitpad.preprocess.pictures import suffixes

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
    images = np.stack([image_from_picture(path, preprocessing) for path in paths])
    labels = labels_of([path.parent.name for path in paths], classes)
    return images if images.ndim == 4 else images[:, None], labels
