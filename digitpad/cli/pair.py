"""``pair``: two trained networks of digitpad in one model file, which answers with their mean."""

from __future__ import annotations

import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from digitpad.cli.evaluate import held_out_part, require_dataset_for
from digitpad.cli.saving import COMMAND, require_another, require_writable
from digitpad.cli.show import DataDirOption, JsonOption
from digitpad.cli.text import number, percent, print_json, print_table
from digitpad.errors import ConfigError

if TYPE_CHECKING:
    from digitpad.modelfile import Model


def pair(
    first: Annotated[Path, typer.Argument(help="A trained digitpad network.", metavar="FIRST")],
    second: Annotated[
        Path,
        typer.Argument(help="Another, trained with another seed or other data.", metavar="SECOND"),
    ],
    save: Annotated[Path, typer.Option(help="Write the pair here.", metavar="FILE.safetensors")],
    dataset: Annotated[
        str | None,
        typer.Option(
            help="Measure the pair on its test part and write the figures into the file.",
            metavar="NAME",
        ),
    ] = None,
    data_dir: DataDirOption = None,
    as_json: JsonOption = False,
) -> None:
    """Put two digitpad networks side by side in one model, which answers with their mean.

    It usually makes fewer mistakes than either, for twice the work. Calibrate it before use.
    """
    from digitpad.convert import ensemble
    from digitpad.modelfile import open_model, save_model

    require_dataset_for(data_dir, dataset)
    for network in (first, second):
        require_another(save, network)
    require_writable(save)
    made = ensemble(open_model(first), open_model(second), name=save.stem)
    metrics = _measured(made, dataset, data_dir) if dataset else {}
    words = ["digitpad", "pair", first.name, second.name, "--save", save.name]
    words += ["--dataset", dataset] if dataset else []
    extra = {COMMAND: shlex.join(words), **made.info.extra}
    save_model(save, replace(made, info=replace(made.info, metrics=metrics, extra=extra)))
    parameters = made.info.architecture.parameter_count()
    if as_json:
        print_json({"file": save, "parameters": parameters, **metrics})
        return
    rows = [("written", str(save)), ("parameters", f"{parameters:,}")]
    if metrics:
        rows += [
            ("images", f"{metrics['n']:,}"),
            ("accuracy", percent(metrics["accuracy"])),
            ("loss", number(metrics["loss"])),
        ]
    rows.append(("calibration", f"none yet: digitpad calibrate {save} --dataset NAME"))
    print_table(rows)


def _measured(model: Model, dataset: str, data_dir: Path | None) -> dict[str, Any]:
    from digitpad.evaluation.accuracy import evaluate

    part = held_out_part(dataset, data_dir, model)
    if part.info.classes != model.info.classes:
        raise ConfigError(
            f"The classes of {part.info.name} are not those that the networks read; choose "
            "another data set."
        )
    found = evaluate(model, part.images, part.labels)
    return {
        "accuracy": found.accuracy,
        "loss": found.loss,
        "n": found.n,
        "dataset": part.info.name,
        "part": "test",
    }
