"""``info``, ``devices``, ``models``, ``datasets``: what is there, without computing anything.

Only ``devices``, and ``info`` of a ``.pt`` file, load torch.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from digitpad.cli.text import number, print_json, print_table
from digitpad.models.architecture import Architecture, size_in_words
from digitpad.models.recipe import HYPER_PARAMETERS, Recipe

JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object per line.")]
DataDirOption = Annotated[
    Path | None, typer.Option(help="Folder with its published files.", metavar="DIR")
]


def info(
    model: Annotated[
        Path, typer.Argument(help="A model file: .safetensors, .npz or .pt.", metavar="MODEL")
    ],
    as_json: JsonOption = False,
) -> None:
    """Show what a model file holds."""
    from digitpad.modelfile import describe

    found = describe(model)
    architecture = found.architecture
    facts: dict[str, Any] = {
        "file": str(model),
        "name": found.name,
        "architecture": architecture.name,
        "arguments": dict(architecture.arguments),
        "task": _task(architecture),
        "parameters": architecture.parameter_count(),
        "input_shape": architecture.input_shape,
        "classes": found.classes,
        "preprocessing": found.preprocessing.name,
        "dataset": found.dataset,
        "dataset_checksum": found.dataset_checksum,
        "metrics": found.metrics,
        "calibration": {
            "temperature": found.calibration.temperature,
            "unsure_below": found.calibration.unsure_below,
            "reject_below": found.calibration.reject_below,
        },
        "training": found.training,
        "created": found.created,
        "versions": found.versions,
        "stored_as": found.stored_as,
        "has_metadata": found.has_metadata,
        **{name: text for name, text in found.extra.items() if name not in {"file", "name"}},
    }
    if as_json:
        print_json(facts)
        return
    facts["parameters"] = f"{facts['parameters']:,}"
    facts["input_shape"] = size_in_words(architecture.input_shape)
    facts["classes"] = " ".join(found.classes)
    if not found.has_metadata:
        facts["has_metadata"] = "no: recognised by its tensors"
    print_table(
        [(name.replace("_", " "), _in_words(value)) for name, value in facts.items() if value]
    )


def _in_words(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return number(value)
    if hasattr(value, "items"):
        told = {name.replace("_", " "): item for name, item in value.items() if not _is_empty(item)}
        return ", ".join(f"{name} {_in_words(item)}" for name, item in told.items())
    return str(value)


def _is_empty(value: Any) -> bool:
    return value is None or (isinstance(value, str | list | tuple | dict) and not value)


def devices(as_json: JsonOption = False) -> None:
    """List the devices that training can run on here, the best one first."""
    from digitpad.training.devices import available_devices

    found = available_devices()
    if as_json:
        for device in found:
            print_json(
                {
                    "name": device.name,
                    "title": device.title,
                    "memory_bytes": device.memory_bytes,
                    "is_default": device == found[0],
                }
            )
        return
    print_table([(device.name, str(device)) for device in found])


def models(as_json: JsonOption = False) -> None:
    """List the architectures, with their recipes."""
    from digitpad.models.catalogue import architecture, names

    built = [architecture(name) for name in names()]
    if as_json:
        for one in built:
            print_json(
                {
                    "name": one.name,
                    "title": one.title,
                    "origin": one.origin,
                    "summary": one.summary,
                    "published": one.published,
                    "task": _task(one),
                    "input_shape": one.input_shape,
                    "parameters": one.parameter_count(),
                    "published_epochs": one.published_epochs,
                }
                | {it.key: getattr(one.recipe, it.name) for it in HYPER_PARAMETERS if it.title}
            )
        return
    print_table(
        [
            (
                one.name,
                f"{one.parameter_count():,}",
                size_in_words(one.input_shape),
                _recipe_in_words(one.recipe),
                one.origin,
            )
            for one in built
        ],
        header=("name", "parameters", "input", "recipe", "origin"),
    )


def _recipe_in_words(recipe: Recipe) -> str:
    return (
        f"{recipe.optimizer} {recipe.learning_rate:g}, batch {recipe.batch_size}, "
        f"{recipe.epochs} {'epoch' if recipe.epochs == 1 else 'epochs'}"
    )


def datasets(
    data_dir: Annotated[
        Path | None, typer.Option(help="Look for the published files in this folder.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """List the data sets, and what each needs before it can be used."""
    from digitpad.data.catalogue import DATASETS

    found = [(one, one.status(data_dir)) for one in DATASETS.values()]
    if as_json:
        for one, status in found:
            print_json(
                {
                    "name": one.name,
                    "title": one.title,
                    "state": status.state,
                    "where": status.where,
                    "message": status.message,
                    "classes": one.classes,
                    "input_shape": one.input_shape,
                    "train_count": one.train_count,
                    "test_count": one.test_count,
                    "megabytes": one.megabytes,
                    "licence": one.licence,
                    "source": one.source,
                }
            )
        return
    print_table(
        [
            (one.name, f"{one.train_count:,} + {one.test_count:,}", one.title, status.message)
            for one, status in found
        ],
        header=("name", "train + test", "what", "state"),
    )


def _task(architecture: Architecture) -> str:
    return "reconstruct" if architecture.reconstructs else "classify"
