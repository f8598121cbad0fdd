"""``pair``: two trained networks of digitpad in one model file, which answers with their mean.

May import: typer, ``convert``, ``modelfile``, ``recognise``, ``data``, ``errors``,
``cli.evaluate``, ``cli.saving``, ``cli.text``. Tests: ``tests/core/test_network_pair.py``.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from digitpad.cli.evaluate import held_out_part
from digitpad.cli.saving import require_another, require_writable
from digitpad.cli.show import JsonOption
from digitpad.cli.text import number, percent, print_json, print_table
from digitpad.errors import ConfigError

if TYPE_CHECKING:
    from digitpad.modelfile import Model


def pair(
    first: Annotated[Path, typer.Argument(help="A trained digitpad network.", metavar="FIRST")],
    second: Annotated[
        Path, typer.Argument(help="Another one, trained with another seed.", metavar="SECOND")
    ],
    save: Annotated[Path, typer.Option(help="Write the pair here.", metavar="FILE.safetensors")],
    dataset: Annotated[
        str | None,
        typer.Option(
            help="Measure the pair on the test part, and say so in the file.", metavar="NAME"
        ),
    ] = None,
    data_dir: Annotated[
        Path | None, typer.Option(help="Folder with its published files.", metavar="DIR")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Put two digitpad networks side by side: they answer as one, and make fewer mistakes.

    It takes twice the work of one. Calibrate it before you use it.
    """
    from digitpad.convert import paired, read_model
    from digitpad.modelfile import save_model

    if data_dir and not dataset:
        raise ConfigError("--data-dir belongs to --dataset.")
    for network in (first, second):
        require_another(save, network)
    require_writable(save)
    made = paired(read_model(first), read_model(second), name=save.stem)
    metrics = _measured(made, dataset, data_dir) if dataset else {}
    save_model(save, replace(made, info=replace(made.info, metrics=metrics)))
    if as_json:
        print_json(
            {"file": save, "parameters": made.info.architecture.parameter_count(), **metrics}
        )
        return
    rows = [
        ("written", str(save)),
        ("parameters", f"{made.info.architecture.parameter_count():,}"),
    ]
    if metrics:
        rows += [
            ("images", f"{metrics['n']:,}"),
            ("accuracy", percent(metrics["accuracy"])),
            ("loss", number(metrics["loss"])),
        ]
    print_table(rows)


def _measured(model: Model, dataset: str, data_dir: Path | None) -> dict[str, Any]:
    from digitpad.recognise.evaluate import evaluate

    part = held_out_part(dataset, data_dir, model)
    found = evaluate(model, part.images, part.labels)
    return {
        "accuracy": found.accuracy,
        "loss": found.loss,
        "n": found.n,
        "dataset": dataset,
        "part": "test",
    }
