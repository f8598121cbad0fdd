"""A drawing of My things with its labels, as a value and as InkML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from os import urandom
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.files import PathLike
from digitpad.ink.drawing import Drawing, LabelledDrawing
from digitpad.models.architecture import DIGITS
from digitpad.models.own import MOST_OWN_CLASSES
from digitpad.untrusted import is_printable, printable
from digitpad.words import QT_TRANSLATE_NOOP, Phrase

STORE: Final = "my-handwriting.sqlite"
"""The name of the file that keeps them, in the user's folder."""
NOT_A_DIGIT: Final = "not a digit"
"""The label of a drawing that a model should reject, whatever its classes."""
LABELS: Final = (*DIGITS, NOT_A_DIGIT)
"""The labels of My handwriting."""
LONGEST_NAME: Final = 40
"""Of a class, in characters."""
TIME: Final = "time"
"""Type of the InkML annotation with the time of a drawing."""
ANSWER: Final = "answer"
"""Type of the InkML annotation with the model's answer."""


class Entry(NamedTuple):
    """A ``Sample`` without its strokes."""

    id: str
    time: str
    label: str
    answer: str
    writer: str


@dataclass(frozen=True, slots=True)
class Sample:
    """A drawing with its ``label``, a class or ``NOT_A_DIGIT``.

    ``answer``: the model's answer at the time, a label, too, or "" if there was none.
    ``image``: of a picture in place of a drawing, which is empty then: what a network sees of it,
    uint8 (28, 28), ink 255 on 0.
    ``writer``: a name, or "". ``time``: UTC, ISO 8601, "" if unknown. ``id``: unique across all
    stores.
    """

    drawing: Drawing
    label: str
    answer: str = ""
    writer: str = ""
    time: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    id: str = field(default_factory=lambda: urandom(8).hex())

    image: npt.NDArray[np.uint8] | None = field(default=None, compare=False)

    @property
    def entry(self) -> Entry:
        return Entry(self.id, self.time, self.label, self.answer, self.writer)


def checked_classes(names: Iterable[str]) -> tuple[str, ...]:
    """Return names of classes without space around them. Raises ``InkError`` for unfit ones."""
    classes = tuple(" ".join(name.split()) for name in names)
    why: Phrase | None = None
    if not 2 <= len(classes) <= MOST_OWN_CLASSES:
        why = QT_TRANSLATE_NOOP("errors", "2 to {most} can be told apart, not {count}")
    elif len(set(classes)) < len(classes):
        why = QT_TRANSLATE_NOOP("errors", "a name comes twice")
    elif not all(0 < len(name) <= LONGEST_NAME and is_printable(name) for name in classes):
        why = QT_TRANSLATE_NOOP("errors", "a name has 1 to {longest} printable characters")
    elif NOT_A_DIGIT in classes:
        why = QT_TRANSLATE_NOOP("errors", "“{nothing}” is what all others are called already")
    if why is not None:
        values = {"count": len(classes), "most": MOST_OWN_CLASSES, "longest": LONGEST_NAME}
        message = QT_TRANSLATE_NOOP("errors", "These classes will not do: {why}.")
        raise InkError(message.filled(why=why.filled(**values, nothing=NOT_A_DIGIT)))
    return classes


def to_labelled(sample: Sample) -> LabelledDrawing:
    """Convert a sample for an InkML file."""
    notes = ((TIME, sample.time), (ANSWER, sample.answer))
    known = tuple((kind, text) for kind, text in notes if text)
    return LabelledDrawing(sample.drawing, sample.label, sample.writer or None, known)


def from_labelled(item: LabelledDrawing, classes: Sequence[str] = DIGITS) -> Sample | None:
    """Return a drawing of an InkML file as a new sample, or None if it has no label.

    A truth that is not one of ``classes``, such as a letter, becomes ``NOT_A_DIGIT``; if there are
    no ``classes``, every truth is one.
    """
    truth = " ".join(printable(item.truth or "").split())
    if not truth or item.drawing.is_empty:
        return None
    known = dict(item.annotations)
    answer = printable(known.get(ANSWER, ""))
    return Sample(
        item.drawing,
        truth if not classes or truth in classes else NOT_A_DIGIT,
        answer if not classes or answer in (*classes, NOT_A_DIGIT) else "",
        printable(item.writer or ""),
        printable(known.get(TIME, "")),
    )


def export_samples(path: PathLike, samples: Iterable[Sample]) -> None:
    """Write samples as an InkML file. Raises ``InkError`` if it cannot be written."""
    from digitpad.ink.inkml import write_inkml

    write_inkml(path, map(to_labelled, samples))


def import_samples(path: PathLike, classes: Sequence[str] = DIGITS) -> tuple[list[Sample], int]:
    """Return the labelled drawings of an InkML file, and the number of others.

    ``classes``: as in ``from_labelled``. Raises ``InkError`` if the file cannot be read.
    """
    from digitpad.ink.inkml import read_inkml

    items = read_inkml(path)
    candidates = (from_labelled(item, classes) for item in items)
    samples = [sample for sample in candidates if sample is not None]
    return samples, len(items) - len(samples)
