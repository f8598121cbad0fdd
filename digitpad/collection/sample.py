"""One drawing of My handwriting and what is known of it, as a value, as JSON and as InkML."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from os import urandom
from typing import Any, Final

from digitpad.files import PathLike
from digitpad.ink.drawing import DEFAULT_PEN_WIDTH, Drawing, LabelledDrawing, drawing_from_points
from digitpad.models.architecture import DIGITS
from digitpad.untrusted import printable

NOT_A_DIGIT: Final = "not a digit"
"""The label of a drawing that a model should refuse."""
LABELS: Final = (*DIGITS, NOT_A_DIGIT)
DECIMALS: Final = 5
"""Of coordinates in the file: a hundred-thousandth of the canvas is far below any pen."""
TIME: Final = "time"
"""What an annotation of InkML is called that holds when a drawing was made …"""
ANSWER: Final = "answer"
"""… and one that holds how it was read."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A drawing with its ``label``, one of ``LABELS``.

    ``answer``: what the model of the time said, one of ``LABELS``, or "" where it was not asked.
    ``writer``: a name, "" for nobody in particular. ``time``: UTC, ISO 8601, "" when unknown.
    ``id``: of this drawing alone, in all stores.
    """

    drawing: Drawing
    label: str
    answer: str = ""
    writer: str = ""
    time: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    id: str = field(default_factory=lambda: urandom(8).hex())

    def __post_init__(self) -> None:
        if self.label not in LABELS:
            raise ValueError(f"“{self.label}” is no digit and not “{NOT_A_DIGIT}”")

    def to_json(self) -> dict[str, Any]:
        strokes = [
            [[round(x, DECIMALS), round(y, DECIMALS)] for x, y in stroke.points.tolist()]
            for stroke in self.drawing.strokes
        ]
        known = {"label": self.label, "answer": self.answer, "writer": self.writer}
        place = {"pen_width": round(self.drawing.pen_width, DECIMALS), "strokes": strokes}
        return {"id": self.id, "time": self.time, **known, **place}


def sample_from_json(values: Mapping[str, Any]) -> Sample:
    """Rebuild a sample from ``to_json``.

    Raises ``ValueError``, ``TypeError``, ``KeyError`` or ``OverflowError`` where that is not what
    it is.
    """
    pen_width = float(values["pen_width"])
    drawing = drawing_from_points(
        values["strokes"], pen_width if 0.0 < pen_width <= 1.0 else DEFAULT_PEN_WIDTH
    )
    texts = {name: printable(str(values[name])) for name in ("answer", "writer", "time", "id")}
    if texts["answer"] not in LABELS:
        texts["answer"] = ""
    return Sample(drawing, str(values["label"]), **texts)


def to_labelled(sample: Sample) -> LabelledDrawing:
    """Return a sample as an InkML file holds it."""
    notes = ((TIME, sample.time), (ANSWER, sample.answer))
    known = tuple((kind, text) for kind, text in notes if text)
    return LabelledDrawing(sample.drawing, sample.label, sample.writer or None, known)


def from_labelled(item: LabelledDrawing) -> Sample | None:
    """Return a drawing of an InkML file as a new sample; None for one that says nothing.

    A truth that is not one of ``LABELS``, such as a letter, is not a digit.
    """
    if item.truth is None or item.drawing.is_empty:
        return None
    label = item.truth if item.truth in LABELS else NOT_A_DIGIT
    known = dict(item.annotations)
    answer = known.get(ANSWER, "")
    return Sample(
        item.drawing,
        label,
        answer if answer in LABELS else "",
        printable(item.writer or ""),
        printable(known.get(TIME, "")),
    )


def export_samples(path: PathLike, samples: Iterable[Sample]) -> None:
    """Write samples as an InkML file. Raises ``InkError`` where it cannot be written."""
    from digitpad.ink.inkml import write_inkml

    write_inkml(path, map(to_labelled, samples))


def import_samples(path: PathLike) -> tuple[list[Sample], int]:
    """Return the labelled drawings of an InkML file, and how many others it holds.

    Raises ``InkError`` when the file cannot be read.
    """
    from digitpad.ink.inkml import read_inkml

    items = read_inkml(path)
    samples = [sample for item in items if (sample := from_labelled(item)) is not None]
    return samples, len(items) - len(samples)
