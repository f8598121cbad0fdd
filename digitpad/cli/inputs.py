"""Files on the command line become what a model is asked to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.errors import DatasetError, InkError
from digitpad.files import reason
from digitpad.ink.inkml import LabelledDrawing, read_inkml
from digitpad.preprocess.pictures import FORMATS, open_picture
from digitpad.preprocess.preprocessing import Preprocessing

Images = npt.NDArray[np.uint8]

INK_SUFFIX: Final = ".inkml"
PICTURE_SUFFIXES: Final = frozenset(
    {".jpg", ".tif", ".pgm", ".pbm", ".pnm", *(f".{name.lower()}" for name in FORMATS)}
)


@dataclass(frozen=True, slots=True, eq=False)
class Labelled:
    """Images to evaluate a model with.

    ``images``: uint8 (n, c, h, w); ``labels``: int64 (n,), the class's place, or −1 where the
    truth is none of the model's classes.
    """

    images: Images
    labels: npt.NDArray[np.int64]


def is_ink(path: Path) -> bool:
    """Return whether a file's name says that it holds ink rather than a picture."""
    return path.suffix.lower() == INK_SUFFIX


def image_from_picture(path: Path, preprocessing: Preprocessing) -> Images:
    """Return what a network with this preprocessing sees of a picture file.

    Raises ``InkError``, also for what plainly is for another kind of model.
    """
    picture = open_picture(path)
    preprocessing.check(picture, str(path))
    return preprocessing.from_picture(picture).image


def labelled_ink(path: Path, classes: Sequence[str], preprocessing: Preprocessing) -> Labelled:
    """Read an ink file whose drawings say what they are.

    Raises ``InkError`` when it cannot be read or a drawing has no truth.
    """
    items = labelled_drawings(path)
    to_image = preprocessing.require_drawings(str(path))
    images = [to_image(item.drawing) for item in items]
    places = {name: place for place, name in enumerate(classes)}
    labels = [places.get(item.truth or "", -1) for item in items]
    return Labelled(np.stack(images)[:, None], np.array(labels, dtype=np.int64))


def labelled_drawings(path: Path) -> tuple[LabelledDrawing, ...]:
    """Read an ink file whose drawings say what they are. Raises ``InkError`` when one does not."""
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
) -> Labelled:
    """Read the pictures of a folder that has a subfolder for each label.

    Raises ``DatasetError`` when there are none, and ``InkError`` for one that cannot be read.
    """
    try:
        subfolders = sorted(entry for entry in folder.iterdir() if entry.is_dir())
        paths = [
            path
            for subfolder in subfolders
            for path in sorted(subfolder.iterdir())
            if path.suffix.lower() in PICTURE_SUFFIXES
        ]
    except OSError as error:
        raise DatasetError(f"Cannot read the folder {folder}: {reason(error)}.") from error
    if not paths:
        raise DatasetError(
            f"There are no pictures in {folder}: it should have a folder for each label, "
            f"for instance {folder / classes[0] / 'one.png'}."
        )
    images = [image_from_picture(path, preprocessing) for path in paths]
    places = {name: place for place, name in enumerate(classes)}
    labels = [places.get(path.parent.name, -1) for path in paths]
    stacked = np.stack(images)
    return Labelled(
        stacked if stacked.ndim == 4 else stacked[:, None], np.array(labels, dtype=np.int64)
    )
