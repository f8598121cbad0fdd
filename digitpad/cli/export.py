"""``export``: a model as an ONNX file, for programs that know nothing of digitpad."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from digitpad.cli.saving import require_another, require_writable
from digitpad.cli.show import JsonOption
from digitpad.cli.text import print_json, print_table
from digitpad.files import write_atomically

if TYPE_CHECKING:
    from onnx import ValueInfoProto


def export(
    model: Annotated[Path, typer.Argument(help="A model file.", metavar="MODEL")],
    onnx: Annotated[Path, typer.Option(help="The ONNX file to write.", metavar="FILE")],
    as_json: JsonOption = False,
) -> None:
    """Write a model as an ONNX file: weights, calibration and all that is known about it."""
    from digitpad.convert.onnx_file import onnx_model
    from digitpad.modelfile import open_model

    require_another(onnx, model)
    require_writable(onnx)
    source = open_model(model)
    made = onnx_model(source)
    data = made.SerializeToString()
    write_atomically(onnx, data)
    inputs, outputs = _shapes(made.graph.input), _shapes(made.graph.output)
    if as_json:
        print_json(
            {
                "file": onnx,
                "model": source.info.name,
                "inputs": inputs,
                "outputs": outputs,
                "metadata": {prop.key: prop.value for prop in made.metadata_props},
                "bytes": len(data),
            }
        )
        return
    print_table(
        [
            ("written", str(onnx)),
            ("model", source.info.name),
            *(("input", _in_words(name, shape)) for name, shape in inputs.items()),
            *(("output", _in_words(name, shape)) for name, shape in outputs.items()),
            ("preprocessing", source.info.preprocessing.name),
            ("bytes", f"{len(data):,}"),
        ]
    )


def _shapes(values: Iterable[ValueInfoProto]) -> dict[str, list[int | str]]:
    """Return name → shape; a side that the caller chooses is a letter."""
    return {
        value.name: [side.dim_param or side.dim_value for side in value.type.tensor_type.shape.dim]
        for value in values
    }


def _in_words(name: str, shape: list[int | str]) -> str:
    return f"{name}, {'×'.join(map(str, shape))}"
