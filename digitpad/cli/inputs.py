"""Converts files and data sets given on the command line to a model's input."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from digitpad.cli.text import STANDARD, detail, echo, remark
from digitpad.data.convention import (
    Offer,
    better_convention,
    changed,
    convention_of,
    require_convention,
)
from digitpad.data.source import DataSource
from digitpad.errors import ConfigError, DigitpadError, InkError, ModelFileError
from digitpad.files import INK_MODEL, is_file, resource
from digitpad.generators import finished
from digitpad.models import catalogue
from digitpad.models.architecture import DIGITS
from digitpad.untrusted import quoted
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from digitpad.data.split import HeldOut, Part
    from digitpad.ink.drawing import LabelledDrawing
    from digitpad.modelfile import Model, Told
    from digitpad.preprocess.pictures import PicturePage
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
        return resource(INK_MODEL)
    if name in catalogue.names():
        with suppress(DigitpadError):
            return resource(f"{name}.safetensors")
    return None


def model_file(path: Path | None) -> Path | None:
    """Resolve a model given on the command line: a file, or the name of a shipped network.

    An existing file takes precedence. Raises ``ModelFileError`` for the name of an architecture
    without a shipped network.
    """
    name = "" if path is None else str(path)
    if is_file(name) or name not in (*SHIPPED, *catalogue.names()):
        return path
    if shipped_path := shipped(name):
        return shipped_path
    raise ModelFileError(
        QT_TRANSLATE_NOOP(
            "errors",
            "“{name}” is an architecture, but no trained network of it is shipped. Train one, and "
            "name its file: digitpad train --architecture {name} --output {name}.safetensors",
        ).filled(name=name)
    )


def opened(
    path: Path | None,
    default: str = INK_MODEL,
    *,
    pixels: str | None = None,
    told: Told | None = None,
) -> Model:
    """Open a model, by default the resource ``default``, and remark on what had to be guessed.

    ``pixels``: the convention of its pixels, if it was given; ``told``: all that was given. Raises
    ``ModelFileError``, and ``ConfigError`` for what was told if the file is none of that.
    """
    from digitpad.modelfile import Told
    from digitpad.recognise.conventions import open_settled

    file = path or resource(default)
    model = open_settled(file, told or Told(pixels=pixels or ""))
    detail(f"model {model.info.name} ({model.info.architecture.name}): {file}")
    if model.info.guess:
        remark(f"digitpad: {path}: {model.info.guess}")
    return model


def require_dataset_for(data_dir: Path | None, dataset: str | None) -> None:
    """Raise ``ConfigError`` if a data folder is given without a data set."""
    if data_dir and not dataset:
        raise ConfigError(QT_TRANSLATE_NOOP("errors", "--data-dir belongs to --dataset."))


def held_out_part(
    name: str, data_dir: Path | None, model: Model, which: Part = "test", convention: str = ""
) -> HeldOut:
    """Return a part of a data set, downloading it first if possible.

    ``convention``: of the user's own images; "" for the one that the model was trained with.

    Raises ``ConfigError`` if its pictures or classes are not the model's.
    """
    from digitpad.data.split import held_out

    source = DataSource.parse(name, data_dir)
    if complaint := source.why_unfit(model.info):
        raise ConfigError(complaint)
    fetch_missing(source, data_dir)
    require_convention(convention)
    convention = convention or convention_of(model.info, source.name)
    part = held_out(name, data_dir, which, convention, model.info.architecture.input_shape)
    for line in part.remarks:
        remark(f"digitpad: {line}")
    _say_offer(part.offer)
    return part


def _say_offer(offer: Offer | None) -> None:
    if offer is not None:
        option = f" The option for it: --as {offer.convention}." if offer.convention else ""
        remark(f"digitpad: {offer.words}{option}")


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
    """Return keys that identify a drawing or page: its file, and its index if it has several."""
    return {"file": path, "index": index} if count > 1 else {"file": path}


def read_source(path: Path) -> Iterator[PicturePage] | tuple[LabelledDrawing, ...]:
    """Return the pages of a picture, or the drawings of an ink file; “-” is standard input.

    Raises ``InkError``, for a picture as its pages are asked for.
    """
    from digitpad.ink.inkml import parse_inkml, read_inkml
    from digitpad.preprocess.pictures import open_pages

    if path != STANDARD:
        return read_inkml(path) if is_ink(path) else open_pages(path)
    data = standard_input()
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        return parse_inkml(data, name="standard input")
    return open_pages(data)


def picture_pages(path: Path) -> Iterator[PicturePage]:
    """Yield the pages of a picture; “-” is standard input. Raises ``InkError``."""
    from digitpad.preprocess.pictures import open_pages

    return open_pages(standard_input() if path == STANDARD else path)


def only_page(path: Path) -> Images:
    """Return the first page of a picture, uint8 (h, w, 3), and remark on others.

    Raises ``InkError``.
    """
    page = next(picture_pages(path))
    if page.total > 1:
        remark(f"digitpad: {path}: page 1 of {page.total} is read.")
    return page.pixels


def standard_input() -> bytes:
    """Return the content of standard input. Raises ``InkError`` if it is empty or too large."""
    from digitpad.preprocess.pictures import MAX_FILE_BYTES

    if sys.stdin is None or sys.stdin.isatty():
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "“-” reads from standard input: digitpad predict - < photo.jpg"
            )
        )
    data = sys.stdin.buffer.read(MAX_FILE_BYTES + 1)
    if not data:
        raise InkError(QT_TRANSLATE_NOOP("errors", "There is nothing on standard input."))
    if len(data) > MAX_FILE_BYTES:
        most = MAX_FILE_BYTES >> 20
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "Standard input holds more than {most} MiB, the most that is read."
            ).filled(most=most)
        )
    return data


def stem_of(path: Path) -> str:
    """Return the stem for the names of files made from ``path``."""
    return "stdin" if path == STANDARD else path.stem


def image_from_picture(recogniser: Recogniser, picture: Images, name: str) -> Images:
    """Return what a model sees of a picture called ``name``.

    Raises ``InkError`` for input that is clearly for another kind of model.
    """
    prepared = recogniser.model.info.preprocessing.prepare(picture, name)
    return recogniser.recognise_picture(prepared).prediction.image


def readers_of(
    model: Model, reject_below: float | None = None, unsure_below: float | None = None
) -> tuple[Recogniser, Recogniser]:
    """Return what reads drawings with a model, and what reads pictures in its place.

    ``reject_below``, ``unsure_below``: thresholds in place of those of the calibration.
    """
    from digitpad.recognise.pictures import reader_of_pictures
    from digitpad.recognise.recogniser import Recogniser

    def calibrated(model: Model) -> Recogniser:
        calibration = model.info.calibration
        if reject_below is not None:
            calibration = replace(calibration, reject_below=reject_below)
        if unsure_below is not None:
            calibration = replace(calibration, unsure_below=unsure_below)
        return Recogniser(replace(model, info=replace(model.info, calibration=calibration)))

    recogniser, reads_pictures = calibrated(model), reader_of_pictures(model)
    return recogniser, recogniser if reads_pictures is model else calibrated(reads_pictures)


def images_of(
    path: Path, recogniser: Recogniser, of_pictures: Recogniser
) -> Iterator[tuple[dict[str, Any], Recogniser, Images]]:
    """Yield keys that identify each drawing of a file, or page of a picture; its reader and input.

    Raises ``InkError``, also for input that is clearly for another kind of model.
    """
    items = read_source(path)
    if not isinstance(items, tuple):
        for page in items:
            image = image_from_picture(of_pictures, page.pixels, str(path))
            yield place_in(path, page.number - 1, page.total), of_pictures, image
        return
    to_image = recogniser.model.info.preprocessing.require_drawings(str(path))
    for index, item in enumerate(items):
        yield place_in(path, index, len(items)), recogniser, to_image(item.drawing)


def labels_of(truths: Sequence[str | None], classes: Sequence[str]) -> Labels:
    """Return the class index of each truth, −1 for those that are not classes."""
    index_of = {name: index for index, name in enumerate(classes)}
    return np.array([index_of.get(truth or "", -1) for truth in truths], dtype=np.int64)


def labelled_ink(
    path: Path, classes: Sequence[str], preprocessing: Preprocessing
) -> tuple[Images, Labels]:
    """Read an ink file of labelled drawings: images (n, channels, h, w), labels (n,).

    Raises ``InkError`` if it cannot be read or a drawing has no truth.
    """
    items = labelled_drawings(path)
    to_image = preprocessing.require_drawings(str(path))
    images = np.stack([to_image(item.drawing) for item in items])
    images = images.reshape(len(images), *preprocessing.input_shape)
    return images, labels_of([item.truth for item in items], classes)


def labelled_drawings(path: Path) -> tuple[LabelledDrawing, ...]:
    """Read an ink file of labelled drawings. Raises ``InkError`` if one has no truth."""
    from digitpad.ink.inkml import read_inkml

    items = read_inkml(path)
    for number, item in enumerate(items, start=1):
        if item.truth is None:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "Drawing {number} of {path} has no label: evaluation needs an annotation of "
                    "type “truth” in each group.",
                ).filled(number=number, path=path)
            )
    return items


def pictures_of_folder(
    folder: Path, recogniser: Recogniser, convention: str = ""
) -> tuple[Images, Labels]:
    """Read the labelled pictures in a folder, and say which files and folders are left out.

    ``convention``: what they need to be as MNIST's are; which one is offered where it helps.
    Returns images (n, c, h, w) and labels (n,). Raises ``DatasetError``, ``ConfigError``.
    """
    require_convention(convention)
    from digitpad.data.folders import labelled_pictures, of_part, reading_pictures

    classes = recogniser.model.info.classes
    every = labelled_pictures(folder, classes)
    pictures = of_part(every, "test", "validation", "", "train")
    if len(pictures) < len(every):
        part = pictures[0].part
        where = f"of the part “{part}”" if part else "outside the other parts"
        remark(f"digitpad: {folder}: {len(pictures):,} of {len(every):,} pictures, those {where}.")
    others = dict.fromkeys(picture.label for picture in pictures if not picture.is_class)
    if others:
        names = ", ".join(quoted(name) for name in others)
        remark(f"digitpad: {folder}: named after no class, so taken for other drawings: {names}.")
    read = finished(reading_pictures(pictures, classes, partial(image_from_picture, recogniser)))
    for why in read.left_out:
        echo(f"digitpad: left out: {why}", is_aside=True)
    if not convention and classes == DIGITS:
        is_class = read.labels >= 0
        _say_offer(better_convention((read.images[is_class], read.labels[is_class])))
    return changed(read.images, convention), read.labels


def evenly(total: int, count: int | None) -> list[int]:
    """Return ``count`` evenly spaced indices below ``total``; all of them if there are fewer."""
    number = min(total, count or total)
    return [index * total // number for index in range(number)]
