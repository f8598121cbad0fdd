"""``evaluate``: how well a model reads a data set, an ink file, or folders of pictures."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from digitpad.cli.saving import require_png
from digitpad.cli.show import DataDirOption, JsonOption
from digitpad.cli.text import number, percent, print_json, print_table
from digitpad.data.source import DataSource
from digitpad.errors import ConfigError
from digitpad.models.architecture import size_in_words

if TYPE_CHECKING:
    from digitpad.data.load import HeldOut
    from digitpad.evaluation.accuracy import Evaluation
    from digitpad.modelfile import Model


def evaluate(
    model: Annotated[Path, typer.Argument(help="A model file.", metavar="MODEL")],
    dataset: Annotated[
        str | None, typer.Option(help="The test part of this data set.", metavar="NAME")
    ] = None,
    data_dir: DataDirOption = None,
    ink: Annotated[
        Path | None,
        typer.Option(help="An ink file whose drawings say what they are.", metavar="FILE"),
    ] = None,
    images: Annotated[
        Path | None,
        typer.Option(help="A folder with a folder of pictures for each label.", metavar="DIR"),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(help="Draw the reliability diagram into this file.", metavar="FILE.png"),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure a model on labelled images that it was not trained on.

    The reliability diagram shows whether it is right as often as it says it is.
    """
    from digitpad.modelfile import open_model

    if sum(source is not None for source in (dataset, ink, images)) != 1:
        raise ConfigError("Say what to evaluate on: one of --dataset, --ink and --images.")
    require_dataset_for(data_dir, dataset)
    if plot is not None:
        require_png(plot)
    loaded = open_model(model)
    if plot is not None and loaded.info.architecture.reconstructs:
        raise ConfigError(f"{loaded.info.name} names nothing: it has no reliability to draw.")
    found = _evaluated(loaded, dataset, data_dir, ink, images)
    if plot is not None:
        _draw(found, loaded, dataset or (ink or images or Path()).name, plot)
    if as_json:
        print_json(_as_json(found))
    else:
        _print(found)


def _evaluated(
    model: Model,
    dataset: str | None,
    data_dir: Path | None,
    ink: Path | None,
    images: Path | None,
) -> Evaluation:
    from digitpad.cli import inputs
    from digitpad.evaluation.accuracy import evaluate as measure

    info = model.info
    if dataset:
        part = held_out_part(dataset, data_dir, model)
        return measure(model, part.images, part.labels)
    if ink:
        found = inputs.labelled_ink(ink, info.classes, info.preprocessing)
    else:
        assert images is not None
        found = inputs.labelled_pictures(images, info.classes, info.preprocessing)
    return measure(model, found.images, found.labels)


def _draw(found: Evaluation, model: Model, source: str, path: Path) -> None:
    from digitpad.evaluation.reliability_plot import reliability_png
    from digitpad.files import write_atomically

    lines = (
        f"{source}, n = {found.n:,}",
        f"{percent(found.accuracy)} right, calibration error {percent(found.ece)}",
    )
    write_atomically(path, reliability_png(found.reliability, model.info.name, lines))


def require_dataset_for(data_dir: Path | None, dataset: str | None) -> None:
    """Raise ``ConfigError`` for a folder of published files where no data set is named."""
    if data_dir and not dataset:
        raise ConfigError("--data-dir belongs to --dataset.")


def held_out_part(name: str, data_dir: Path | None, model: Model) -> HeldOut:
    """Return the test part of a data set, fetched first where that is possible."""
    from digitpad.data.load import held_out

    wanted = model.info.architecture.input_shape
    source = DataSource.parse(name)
    if source.input_shape != wanted:
        raise ConfigError(
            f"{model.info.name} reads {size_in_words(wanted)} pictures, but {name} has "
            f"{size_in_words(source.input_shape)} ones. Choose another model or data set."
        )
    told = ""
    for transfer in source.fetch_missing(data_dir):
        if transfer.what != told:
            told = transfer.what
            print(f"Downloading {told} …", file=sys.stderr)
    return held_out(name, data_dir)


def _as_json(found: Evaluation) -> dict[str, Any]:
    values: dict[str, Any] = {
        "n": found.n,
        "accuracy": found.accuracy,
        "loss": found.loss,
        "ece": found.ece,
        "confusion": found.confusion,
        "per_class": found.per_class,
        "reliability": [asdict(one) for one in found.reliability],
    }
    return values | ({"reject": found.reject} if found.reject else {})


def _print(found: Evaluation) -> None:
    print_table(
        [
            ("images", f"{found.n:,}"),
            ("accuracy", percent(found.accuracy)),
            ("loss", number(found.loss)),
            ("calibration error", percent(found.ece)),
        ]
    )
    if found.per_class:
        print()
        print_table(
            [
                (name, percent(of["precision"]), percent(of["recall"]), percent(of["f1"]))
                for name, of in found.per_class.items()
            ],
            header=("class", "precision", "recall", "f1"),
        )
    if found.reject:
        print()
        print_table(
            [
                ("other drawings", f"{found.reject['n_outside']:,}"),
                ("told apart (AUROC)", number(found.reject["auroc"])),
                ("taken for a class at 95 % of the classes kept", percent(found.reject["fpr95"])),
            ]
        )
