"""My handwriting to and from InkML files, the format that all of digitpad exchanges ink in."""

from __future__ import annotations

from collections.abc import Iterable

from digitpad.collection.sample import Sample, from_labelled, to_labelled
from digitpad.files import PathLike
from digitpad.ink.inkml import read_inkml, write_inkml


def export_samples(path: PathLike, samples: Iterable[Sample]) -> None:
    """Write samples as an InkML file. Raises ``InkError`` where it cannot be written."""
    write_inkml(path, map(to_labelled, samples))


def import_samples(path: PathLike) -> tuple[list[Sample], int]:
    """Return the labelled drawings of an InkML file, and how many others it holds.

    Raises ``InkError`` when the file cannot be read.
    """
    items = read_inkml(path)
    samples = [sample for item in items if (sample := from_labelled(item)) is not None]
    return samples, len(items) - len(samples)
