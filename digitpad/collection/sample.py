"""A drawing of My handwriting with its labels, as a value and as InkML."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from os import urandom
from typing import Final, NamedTuple

from digitpad.files import PathLike
from digitpad.ink.drawing import Drawing, LabelledDrawing
from digitpad.models.architecture import DIGITS
from digitpad.untrusted import printable

STORE: Final = "my-handwriting.sqlite"
"""The name of the file that keeps them, in the user's folder."""
NOT_A_DIGIT: Final = "not a digit"
"""The label of a drawing that a model should reject."""
LABELS: Final = (*DIGITS, NOT_A_DIGIT)
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
    """A drawing with its ``label``, one of ``LABELS``.

    ``answer``: the model's answer at the time, one of ``LABELS``, or "" if there was none.
    ``writer``: a name, or "". ``time``: UTC, ISO 8601, "" if unknown. ``id``: unique across all
    stores.
    """

    drawing: Drawing
    label: str
    answer: str = ""
    writer: str = ""
    time: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    id: str = field(default_factory=lambda: urandom(8).hex())

    def __post_init__(self) -> None:
        if self.label not in LABELS:
            raise ValueError(f"“{self.label}” is neither a digit nor “{NOT_A_DIGIT}”")

    @property
    def entry(self) -> Entry:
        return Entry(self.id, self.time, self.label, self.answer, self.writer)


def known_answer(text: str) -> str:
    """Return an answer from a file, or "" if it is not one of ``LABELS``."""
    return text if text in LABELS else ""


def to_labelled(sample: Sample) -> LabelledDrawing:
    """Convert a sample for an InkML file."""
    notes = ((TIME, sample.time), (ANSWER, sample.answer))
    known = tuple((kind, text) for kind, text in notes if text)
    return LabelledDrawing(sample.drawing, sample.label, sample.writer or None, known)


def from_labelled(item: LabelledDrawing) -> Sample | None:
    """Return a drawing of an InkML file as a new sample, or None if it has no label.

    A truth that is not one of ``LABELS``, such as a letter, becomes ``NOT_A_DIGIT``.
    """
    if item.truth is None or item.drawing.is_empty:
        return None
    label = item.truth if item.truth in LABELS else NOT_A_DIGIT
    known = dict(item.annotations)
    return Sample(
        item.drawing,
        label,
        known_answer(known.get(ANSWER, "")),
        printable(item.writer or ""),
        printable(known.get(TIME, "")),
    )


def export_samples(path: PathLike, samples: Iterable[Sample]) -> None:
    """Write samples as an InkML file. Raises ``InkError`` if it cannot be written."""
    from digitpad.ink.inkml import write_inkml

    write_inkml(path, map(to_labelled, samples))


def import_samples(path: PathLike) -> tuple[list[Sample], int]:
    """Return the labelled drawings of an InkML file, and the number of others.

    Raises ``InkError`` if the file cannot be read.
    """
    from digitpad.ink.inkml import read_inkml

    items = read_inkml(path)
    samples = [sample for item in items if (sample := from_labelled(item)) is not None]
    return samples, len(items) - len(samples)
