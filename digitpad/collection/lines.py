"""The former format of My handwriting: a file with a line for each drawing and each change.

A line is a JSON object: ``{"add": …}`` is a sample, ``{"change": …, "ids": […]}`` a change to some:
another label or writer, deleted, or restored. Such a file is only read, once, when the store
imports it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import BufferedReader
from pathlib import Path
from typing import Any, Final, NamedTuple

from digitpad.collection.sample import LABELS, Sample, known_answer
from digitpad.errors import InkError
from digitpad.files import open_file
from digitpad.ink.drawing import DEFAULT_PEN_WIDTH, drawing_from_points
from digitpad.untrusted import parse_json, printable
from digitpad.words import QT_TRANSLATE_NOOP

FORMAT: Final = "digitpad-handwriting/1"
MAX_LINE_BYTES: Final = 16 * 2**20
"""In memory, numbers take ten times as much. A drawing of 250,000 points is a line of 5 MB."""


class Change(NamedTuple):
    """A change to the drawing ``id``: fields that are not None replace its own."""

    id: str
    label: str | None = None
    writer: str | None = None
    deleted: bool | None = None


Record = Sample | Change | None
"""None for a line that cannot be read."""


def read_records(path: Path) -> Iterator[Record]:
    """Yield the records of a file in order.

    Raises ``OSError`` if it cannot be read and ``InkError`` if another version wrote it.
    """
    with open_file(path) as file:
        for line in _lines(file):
            try:
                yield from _records(line, path)
            except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
                yield None


def _lines(file: BufferedReader) -> Iterator[bytes]:
    """Yield the lines, truncating those that are too long."""
    while line := file.readline(MAX_LINE_BYTES):
        rest = line
        while not rest.endswith(b"\n") and (rest := file.readline(MAX_LINE_BYTES)):
            pass
        if line.strip():
            yield line


def _records(line: bytes, path: Path) -> list[Record]:
    record = parse_json(line)
    if "format" in record:
        if record["format"] != FORMAT:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "My handwriting ({path}) was written by another version of digitpad "
                    "({version}), so it is left alone. Use that version, or move the file away to "
                    "begin a new one.",
                ).filled(path=path, version=printable(str(record["format"]), 40))
            )
        return []
    if "add" in record:
        return [_sample(record["add"])]
    changes = record["change"]
    if not set(changes) <= {"label", "writer", "deleted"}:
        raise ValueError("not a change")
    if changes.get("label", LABELS[0]) not in LABELS:
        raise ValueError("not a label")
    writer, deleted = changes.get("writer"), changes.get("deleted")
    known = (
        changes.get("label"),
        None if writer is None else printable(str(writer)),
        None if deleted is None else bool(deleted),
    )
    return [Change(str(key), *known) for key in record["ids"]]


def _sample(values: Mapping[str, Any]) -> Sample:
    pen_width = float(values["pen_width"])
    drawing = drawing_from_points(
        values["strokes"], pen_width if 0.0 < pen_width <= 1.0 else DEFAULT_PEN_WIDTH
    )
    texts = {name: printable(str(values[name])) for name in ("answer", "writer", "time", "id")}
    texts["answer"] = known_answer(texts["answer"])
    return Sample(drawing, str(values["label"]), **texts)
