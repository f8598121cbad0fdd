"""A ``.digitpad-class`` file: the drawings and pictures of a set of classes, to hand on.

An ordinary zip: ``classes.json`` with the names of the classes, ``drawings.inkml`` with labels,
writers and times, ``pictures/NUMBER.png`` with those of ``pictures.json``. Nothing is unpacked
to the disk, and no name in it becomes that of a file; what is read is bounded.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile
from zlib import error as ZlibError

import numpy as np

from digitpad.collection.sample import (
    NOT_A_DIGIT,
    Sample,
    checked_classes,
    from_labelled,
    to_labelled,
)
from digitpad.errors import InkError
from digitpad.files import PathLike, read_bounded, write_atomically
from digitpad.ink.drawing import Drawing
from digitpad.ink.inkml import MAX_FILE_BYTES, inkml_bytes, parse_inkml
from digitpad.untrusted import parse_json, printable
from digitpad.words import QT_TRANSLATE_NOOP, message_of

SUFFIX: Final = ".digitpad-class"
FORMAT: Final = "digitpad-class/1"
CLASSES: Final = "classes.json"
DRAWINGS: Final = "drawings.inkml"
PICTURES: Final = "pictures.json"
MOST_PICTURES: Final = 10_000
MOST_PNG_BYTES: Final = 1 << 16
MOST_JSON_BYTES: Final = 4 << 20


class ClassFile(NamedTuple):
    """The ``classes`` of a file, and its samples, whose labels are among them or none of them."""

    classes: tuple[str, ...]
    samples: list[Sample]


def write_class_file(path: PathLike, classes: Sequence[str], samples: Iterable[Sample]) -> None:
    """Write samples, whole or not at all. Raises ``InkError``."""
    from digitpad.report.png import image_png

    every = list(samples)
    pictures = [sample for sample in every if sample.image is not None]
    drawings = [sample for sample in every if sample.image is None]
    content = io.BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as file:
        file.writestr(CLASSES, _json({"format": FORMAT, "classes": list(classes)}))
        if drawings:
            file.writestr(DRAWINGS, inkml_bytes(map(to_labelled, drawings)))
        entries = [{"label": s.label, "writer": s.writer, "time": s.time} for s in pictures]
        file.writestr(PICTURES, _json(entries))
        for number, sample in enumerate(pictures):
            assert sample.image is not None
            file.writestr(_picture_name(number), image_png(sample.image[None]))
    write_atomically(path, content.getvalue(), InkError)


def read_class_file(path: PathLike) -> ClassFile:
    """Read what ``write_class_file`` wrote. Raises ``InkError`` for anything else."""
    data = read_bounded(path, MAX_FILE_BYTES, InkError)
    try:
        with ZipFile(io.BytesIO(data)) as file:
            return _content(file)
    except (BadZipFile, ZlibError, EOFError, NotImplementedError, RuntimeError) as error:
        why: object = QT_TRANSLATE_NOOP("errors", "it is not a zip, or damaged")
        cause: Exception = error
    except InkError as error:
        why, cause = message_of(error).rstrip("."), error
    except (KeyError, TypeError, ValueError) as error:
        why = QT_TRANSLATE_NOOP("errors", "it is not from digitpad’s My things")
        cause = error
    message = QT_TRANSLATE_NOOP("errors", "Cannot read {path} as a file of classes: {why}.")
    raise InkError(message.filled(path=printable(str(path)), why=why)) from cause


def _content(file: ZipFile) -> ClassFile:
    head = parse_json(_read(file, CLASSES, MOST_JSON_BYTES))
    if head["format"] != FORMAT:
        raise ValueError(head["format"])
    classes = checked_classes(head["classes"])
    samples: list[Sample] = []
    if DRAWINGS in file.namelist():
        items = parse_inkml(_read(file, DRAWINGS, MAX_FILE_BYTES), name=DRAWINGS)
        samples += filter(None, (from_labelled(item, classes) for item in items))
    listed = parse_json(_read(file, PICTURES, MOST_JSON_BYTES))
    if len(listed) > MOST_PICTURES:
        message = QT_TRANSLATE_NOOP("errors", "it has more than {most:,} pictures")
        raise InkError(message.filled(most=MOST_PICTURES))
    for number, entry in enumerate(listed):
        label = entry["label"] if entry["label"] in classes else NOT_A_DIGIT
        image = _image(_read(file, _picture_name(number), MOST_PNG_BYTES))
        texts = printable(str(entry["writer"])), printable(str(entry["time"]))
        samples.append(Sample(Drawing(), label, "", *texts, image=image))
    return ClassFile(classes, samples)


def _read(file: ZipFile, name: str, most: int) -> bytes:
    """Return a member, not more of it than may be read, whatever its header says."""
    with file.open(name) as member:
        data = member.read(most + 1)
    if len(data) > most:
        message = QT_TRANSLATE_NOOP("errors", "{name} in it unpacks to more than {most:,} bytes")
        raise InkError(message.filled(name=name, most=most))
    return data


def _image(data: bytes) -> np.ndarray[Any, np.dtype[np.uint8]]:
    from digitpad.collection.store import SEEN
    from digitpad.preprocess.pictures import open_picture

    image = open_picture(data)[..., 0]
    if image.shape != SEEN:
        raise ValueError(image.shape)
    return np.ascontiguousarray(image)


def _picture_name(number: int) -> str:
    return f"pictures/{number}.png"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)
