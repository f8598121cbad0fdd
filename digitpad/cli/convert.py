"""``convert``: a model file for candle, tch-rs, numpy or PyTorch, or one of theirs for digitpad.

Everything that computes is in ``digitpad.convert``; this module asks for it and says what was
done.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from digitpad.cli.evaluate import held_out_part, require_dataset_for
from digitpad.cli.saving import require_another, require_writable
from digitpad.cli.show import DataDirOption, JsonOption
from digitpad.cli.text import percent, print_json, print_table
from digitpad.errors import ConfigError

if TYPE_CHECKING:
    from digitpad.convert import Conversion, PrecisionEffect, Target
    from digitpad.modelfile import StoredAs


def convert(
    source: Annotated[
        Path,
        typer.Argument(help="A model file: .safetensors, .npz or .pt.", metavar="IN"),
    ],
    result: Annotated[
        Path,
        typer.Argument(help="Where to write; the suffix says what kind of file.", metavar="OUT"),
    ],
    to: Annotated[
        str,
        typer.Option(help="Whose names and shapes the tensors get.", metavar="candle|tch|digitpad"),
    ],
    dtype: Annotated[
        str,
        typer.Option(help="Kind of numbers to store.", metavar="float32|float16|bfloat16"),
    ] = "float32",
    dataset: Annotated[
        str | None,
        typer.Option(help="Say what the kind of numbers does to its test part.", metavar="NAME"),
    ] = None,
    data_dir: DataDirOption = None,
    as_json: JsonOption = False,
) -> None:
    """Write a model file for candle, tch-rs, PyTorch or numpy, or bring one of theirs here."""
    from digitpad.convert import convert as write
    from digitpad.convert import precision_effect
    from digitpad.modelfile import open_model

    require_dataset_for(data_dir, dataset)
    require_another(result, source)
    require_writable(result)
    part = None
    if dataset:
        # Before anything is written: a data set that is missing is told in time.
        model = open_model(source)
        if model.info.architecture.reconstructs:
            raise ConfigError(
                f"{model.info.name} reconstructs pictures and has no accuracy; leave out --dataset."
            )
        part = held_out_part(dataset, data_dir, model)
    done = write(source, result, to=cast("Target", to), dtype=cast("StoredAs", dtype))
    effect = precision_effect(model, done.stored_as, part.images, part.labels) if part else None
    if as_json:
        print_json(_as_json(result, to, done, effect))
    else:
        _print(result, to, done, effect)


def _as_json(
    file: Path, to: str, done: Conversion, effect: PrecisionEffect | None
) -> dict[str, Any]:
    values: dict[str, Any] = {
        "file": file,
        "to": to,
        "source": done.source,
        "result": done.result,
        "tensors": done.tensors,
        "stored_as": done.stored_as,
        "largest_change": done.largest_change,
        "keeps_metadata": done.keeps_metadata,
    }
    if effect is None:
        return values
    return values | {
        "n": effect.n,
        "accuracy_before": effect.accuracy_before,
        "accuracy_after": effect.accuracy_after,
        "changed": effect.changed,
    }


def _print(file: Path, to: str, done: Conversion, effect: PrecisionEffect | None) -> None:
    print_table(
        [(name, "×".join(str(side) for side in shape)) for name, shape in done.tensors.items()],
        header=("tensor", "shape"),
    )
    print()
    model = done.result if done.source == done.result else f"{done.source} as {done.result}"
    kept = "kept" if done.keeps_metadata else "left behind: the file holds the tensors alone"
    rows = [
        ("written", str(file)),
        ("for", to),
        ("model", model),
        ("numbers", done.stored_as),
        ("largest rounding", f"{percent(done.largest_change)} of the tensor’s largest weight"),
        ("classes, figures, calibration", kept),
    ]
    if effect is not None:
        rows += [
            ("images", f"{effect.n:,}"),
            ("accuracy before", percent(effect.accuracy_before)),
            (f"accuracy as {done.stored_as}", percent(effect.accuracy_after)),
            ("images read otherwise", f"{effect.changed:,}"),
        ]
    print_table(rows)
