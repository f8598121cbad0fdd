"""``convert`` and ``export``: write model files for other programs.

All computation is in ``digitpad.convert``; this module calls it and prints the result.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from digitpad.cli.inputs import held_out_part, opened, require_dataset_for
from digitpad.cli.options import (
    AS_JSON,
    DATA_DIR,
    FORCE,
    MODEL_ARGUMENT,
    MODEL_FILE,
    PIXELS,
    argument,
    model_arguments,
    model_file_argument,
    option,
    output_option,
)
from digitpad.cli.saving import require_ending, require_result
from digitpad.cli.text import Fact, print_facts, print_table
from digitpad.errors import ConfigError, DigitpadError
from digitpad.files import write_atomically
from digitpad.words import QT_TRANSLATE_NOOP, in_percent

if TYPE_CHECKING:
    from onnx import ValueInfoProto

    from digitpad.convert.conversion import Target
    from digitpad.modelfile import Model, StoredAs


def convert(
    source: Path = model_file_argument("A model file: .safetensors, .npz, .pt or .onnx.", "IN"),
    written: Path | None = argument("As --output.", "OUT", default=None, hidden=True),
    output: Path | None = output_option("Where to write; the suffix says what kind of file."),
    names: str = option(
        "Whose names and shapes the tensors get.", "candle|tch|digitpad", default=...
    ),
    dtype: str = option("Type of numbers to store.", "float32|float16|bfloat16", default="float32"),
    dataset: str | None = option("Report the accuracy before and after on this data set.", "NAME"),
    data_dir: Path | None = DATA_DIR,
    model_argument: list[str] | None = MODEL_ARGUMENT,
    pixels: str | None = PIXELS,
    layers: str | None = option("Which layers it has, if the file does not say.", "TEXT"),
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Convert weights to or from candle, tch-rs, PyTorch, numpy.

    If a file does not say how it was made, say it by --set heads=8 or --layers.
    """
    from digitpad.convert.conversion import convert as write
    from digitpad.convert.conversion import precision_effect
    from digitpad.modelfile import Told

    require_dataset_for(data_dir, dataset)
    results = [path for path in (output, written) if path is not None]
    if len(results) != 1:
        raise ConfigError("Say once where to write: --output FILE.")
    result = results[0]
    require_result(result, source, force=force or written is not None)
    told = Told(layers or "", pixels or "", model_arguments(model_argument))
    model = opened(source, told=told)
    if dataset and model.info.architecture.reconstructs:
        raise ConfigError(
            f"{model.info.name} reconstructs pictures and has no accuracy; leave out --dataset."
        )
    # Before anything is written, so that a missing data set is reported in time.
    part = held_out_part(dataset, data_dir, model) if dataset else None
    kinds = cast("Target", names), cast("StoredAs", dtype)
    done = write(model, result, to=kinds[0], dtype=kinds[1])
    effect = precision_effect(model, done.stored_as, part.images, part.labels) if part else None
    if not as_json:
        shapes = [(name, _shape_text(shape)) for name, shape in done.tensors.items()]
        print_table(shapes, header=("tensor", "shape"))
        print()
    name = done.result if done.source == done.result else f"{done.source} as {done.result}"
    kept = "kept" if done.keeps_metadata else "left behind: the file holds the tensors alone"
    facts = [
        Fact("file", result, "written"),
        Fact("to", names, "for"),
        Fact("source", done.source),
        Fact("result", done.result, "model", lambda _: name),
        Fact("tensors", done.tensors),
        Fact("stored_as", done.stored_as, "numbers"),
        Fact("largest_change", done.largest_change, "largest rounding", _rounding_text),
        Fact("keeps_metadata", done.keeps_metadata, "metadata", lambda _: kept),
        Fact("classes_left_out", done.classes_left_out or None, "classes left out", ", ".join),
    ]
    if effect is not None:
        facts += [
            Fact("n", effect.n, "images"),
            Fact("accuracy_before", effect.accuracy_before, "accuracy before", in_percent),
            Fact("accuracy_after", effect.accuracy_after, f"accuracy as {dtype}", in_percent),
            Fact("changed", effect.changed, "images read otherwise"),
        ]
    print_facts(facts, as_json=as_json)


def _rounding_text(part: float) -> str:
    return f"{in_percent(part)} of the tensor’s largest weight"


def export(
    model: Path = MODEL_FILE,
    pixels: str | None = PIXELS,
    output: Path | None = output_option("The ONNX file to write.", "FILE.onnx"),
    hub: Path | None = option(
        "Or a folder for a hub of models: model card, configuration, weights.", "FOLDER"
    ),
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Write a model as an ONNX file or a hub's folder, with all that is known about it."""
    from digitpad.convert.onnx_file import onnx_model

    if (output is None) == (hub is None):
        raise ConfigError("Say what to write: --output FILE.onnx, or --hub FOLDER.")
    if hub is not None:
        _to_hub(hub, opened(model, pixels=pixels), force=force, as_json=as_json)
        return
    assert output is not None
    what = QT_TRANSLATE_NOOP("errors", "The model becomes an ONNX file")
    require_ending(output, what, ".onnx", "")
    require_result(output, model, force=force)
    source = opened(model, pixels=pixels)
    graph_model = onnx_model(source)
    data = graph_model.SerializeToString()
    write_atomically(output, data)
    inputs, outputs = _shapes(graph_model.graph.input), _shapes(graph_model.graph.output)
    facts = [
        Fact("file", output, "written"),
        Fact("model", source.info.name, "model"),
        Fact("inputs", inputs),
        Fact("outputs", outputs),
        *(Fact("", item, "input", _tensor_text) for item in inputs.items()),
        *(Fact("", item, "output", _tensor_text) for item in outputs.items()),
        Fact("", source.info.preprocessing.name, "preprocessing"),
        Fact("metadata", {prop.key: prop.value for prop in graph_model.metadata_props}),
        Fact("bytes", len(data), "bytes"),
    ]
    print_facts(facts, as_json=as_json)


def _to_hub(folder: Path, model: Model, *, force: bool, as_json: bool) -> None:
    from digitpad.convert.hub import save_hub_folder

    if not force and folder.is_dir() and any(folder.iterdir()):
        raise DigitpadError(f"{folder} is not empty: --force replaces the files of a model in it.")
    save_hub_folder(folder, model)
    files = sorted(path.name for path in folder.iterdir())
    facts = Fact("folder", folder, "written"), Fact("model", model.info.name, "model")
    print_facts([*facts, Fact("files", files, "files", ", ".join)], as_json=as_json)


def _shapes(values: Iterable[ValueInfoProto]) -> dict[str, list[int | str]]:
    """Return name → shape; free dimensions are letters."""
    return {
        value.name: [side.dim_param or side.dim_value for side in value.type.tensor_type.shape.dim]
        for value in values
    }


def _tensor_text(item: tuple[str, Iterable[int | str]]) -> str:
    return f"{item[0]}, {_shape_text(item[1])}"


def _shape_text(shape: Iterable[int | str]) -> str:
    return "×".join(map(str, shape))
