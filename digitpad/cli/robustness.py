"""``robustness``: how far digits may be moved, scaled, turned … until a model misreads them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import numpy as np
import typer

from digitpad.cli.evaluate import held_out_part, require_dataset_for
from digitpad.cli.saving import require_png
from digitpad.cli.show import DataDirOption, JsonOption
from digitpad.cli.text import percent, print_json, print_table
from digitpad.errors import ConfigError

if TYPE_CHECKING:
    from digitpad.evaluation.robustness import Row
    from digitpad.modelfile import Model


def robustness(
    model: Annotated[Path, typer.Argument(help="A model file.", metavar="MODEL")],
    dataset: Annotated[
        str | None, typer.Option(help="Change the test images of this data set.", metavar="NAME")
    ] = None,
    data_dir: DataDirOption = None,
    ink: Annotated[
        Path | None,
        typer.Option(
            help="Change the strokes of an ink file that says what they are.", metavar="FILE"
        ),
    ] = None,
    count: Annotated[
        int | None,
        typer.Option(help="Only so many, taken evenly from all of them.", metavar="N", min=1),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the curves into this file.", metavar="FILE.png")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure a model on digits that are shifted, scaled, turned, slanted, thicker, noisy.

    Images of a data set are changed after their preprocessing. Strokes are turned and slanted
    as they were written, before it; they are scaled, drawn with another pen and shifted within
    the 28×28 image, because the preprocessing would undo it before.
    """
    from digitpad.modelfile import open_model

    if (dataset is None) == (ink is None):
        raise ConfigError("Say what to change: one of --dataset and --ink.")
    require_dataset_for(data_dir, dataset)
    if plot is not None:
        require_png(plot)
    loaded = open_model(model)
    rows: list[Row] = []
    for number, (change, of_change) in enumerate(
        groupby(_measured(loaded, dataset, data_dir, ink, count), key=lambda row: row.change)
    ):
        group = []
        for row in of_change:
            group.append(row)
            if as_json:
                print_json(
                    {"change": change, "amount": row.amount, "n": row.n, "accuracy": row.accuracy}
                )
        if not as_json:
            _print(group, is_first=number == 0)
        rows += group
    if plot is not None:
        from digitpad.cli.robustness_plot import plot_png
        from digitpad.files import write_atomically

        what = dataset or (ink.name if ink else "")
        write_atomically(plot, plot_png(rows, f"{loaded.info.name} on {what}, n = {rows[0].n:,}"))


def _measured(
    model: Model, dataset: str | None, data_dir: Path | None, ink: Path | None, count: int | None
) -> Iterator[Row]:
    from digitpad.cli.inputs import labelled_drawings
    from digitpad.evaluation.robustness import measure_images, measure_ink

    if dataset:
        part = held_out_part(dataset, data_dir, model)
        chosen = _evenly(len(part.labels), count)
        return measure_images(model, part.images[chosen], part.labels[chosen])
    assert ink is not None
    items = labelled_drawings(ink)
    items = tuple(items[place] for place in _evenly(len(items), count))
    places = {name: place for place, name in enumerate(model.info.classes)}
    labels = np.array([places.get(item.truth or "", -1) for item in items], dtype=np.int64)
    return measure_ink(model, [item.drawing for item in items], labels)


def _evenly(total: int, count: int | None) -> list[int]:
    """Return the places of ``count`` of ``total`` things; all of them where there are fewer."""
    wanted = min(total, count or total)
    return [place * total // wanted for place in range(wanted)]


def _print(rows: list[Row], *, is_first: bool) -> None:
    """Print the curve of one change, amounts above accuracies."""
    from digitpad.evaluation.changes import RANGES

    change = rows[0].change
    if is_first:
        print(f"{rows[0].n:,} images")
    print()
    print_table(
        [("accuracy", *(percent(row.accuracy) for row in rows))],
        header=(f"{change} ({RANGES[change].unit})", *(f"{row.amount:g}" for row in rows)),
    )
