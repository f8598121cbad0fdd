"""``robustness``: how far digits can be shifted, scaled, turned … before a model misreads them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from digitpad.cli import inputs
from digitpad.cli.options import (
    AS_JSON,
    DATA_DIR,
    FORCE,
    MODEL_FILE,
    PIXELS,
    option,
    output_option,
)
from digitpad.cli.saving import require_png
from digitpad.cli.text import echo, picked, print_json, print_table
from digitpad.errors import ConfigError
from digitpad.files import write_atomically
from digitpad.words import in_percent

if TYPE_CHECKING:
    from digitpad.evaluation.robustness import RobustnessRow
    from digitpad.modelfile import Model


def robustness(
    model: Path = MODEL_FILE,
    pixels: str | None = PIXELS,
    dataset: str | None = option("Change the test images of this data set.", "NAME"),
    data_dir: Path | None = DATA_DIR,
    ink: Path | None = option("Change the strokes of an ink file with labelled drawings.", "FILE"),
    limit: int | None = option("Use at most N images, evenly spaced.", "N", min=1),
    output: Path | None = output_option("Draw the curves to this file.", "FILE.png"),
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Measure a model on shifted, turned, slanted or noisy digits.

    Images of a data set are changed after their preprocessing. Strokes are turned and slanted
    before it, as they were written; but they are scaled, drawn with another pen and shifted within
    the 28×28 image, because the preprocessing would undo that.
    """
    if (dataset is None) == (ink is None):
        raise ConfigError("Say what to change: one of --dataset and --ink.")
    inputs.require_dataset_for(data_dir, dataset)
    if output is not None:
        require_png(output, force=force)
    loaded = inputs.opened(model, pixels=pixels)
    if loaded.info.architecture.reads_lines:
        raise ConfigError(
            f"{loaded.info.name} reads whole lines: choose a model that reads one digit or picture "
            "at a time."
        )
    rows: list[RobustnessRow] = []
    measured = _measured(loaded, dataset, data_dir, ink, limit)
    for _, of_change in groupby(measured, key=lambda row: row.change):
        group = []
        for row in of_change:
            group.append(row)
            if as_json:
                print_json(picked(row, "change", "amount", "n", "accuracy"))
        if not as_json:
            _print(group, is_first=not rows)
        rows += group
    if output is not None:
        from digitpad.evaluation.robustness import report_figure
        from digitpad.report.png import figure_png

        subject = dataset or (ink.name if ink else "")
        title = f"{loaded.info.name} on {subject}, n = {rows[0].n:,}"
        write_atomically(output, figure_png(report_figure(rows, title)))
        if not as_json:
            print()
            echo(f"Saved as {output}.")


def _measured(
    model: Model, dataset: str | None, data_dir: Path | None, ink: Path | None, count: int | None
) -> Iterator[RobustnessRow]:
    from digitpad.evaluation.robustness import measure_robustness

    if dataset:
        part = inputs.held_out_part(dataset, data_dir, model)
        chosen = inputs.evenly(len(part.labels), count)
        return measure_robustness(model, part.images[chosen], part.labels[chosen])
    assert ink is not None
    items = inputs.labelled_drawings(ink)
    items = tuple(items[index] for index in inputs.evenly(len(items), count))
    labels = inputs.labels_of([item.truth for item in items], model.info.classes)
    return measure_robustness(model, [item.drawing for item in items], labels)


def _print(rows: list[RobustnessRow], *, is_first: bool) -> None:
    from digitpad.evaluation.changes import RANGES

    change = rows[0].change
    if is_first:
        print(f"{rows[0].n:,} images")
    print()
    print_table(
        [("accuracy", *(in_percent(row.accuracy) for row in rows))],
        header=(f"{change} ({RANGES[change].unit})", *(f"{row.amount:g}" for row in rows)),
    )
