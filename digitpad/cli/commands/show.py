"""``info``, ``devices``, ``models``, ``datasets``, ``download``, ``paths``: what is available.

Only ``devices`` loads torch.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from digitpad.cli.inputs import fetch_missing
from digitpad.cli.options import (
    AS_JSON,
    DATA_DIR,
    MODEL_FILE,
    PIXELS,
    argument,
    names_beginning,
)
from digitpad.cli.text import (
    Fact,
    echo,
    number,
    picked,
    print_facts,
    print_json,
    print_list,
    print_table,
)
from digitpad.data.catalogue import DATASETS
from digitpad.data.family import DatasetInfo, DatasetStatus
from digitpad.data.source import FETCHABLE, DataSource, in_folder
from digitpad.errors import DEBUG_VARIABLE, DatasetError
from digitpad.files import HOME_VARIABLE, SHIPPED_MODEL, is_file, is_folder, own_folder, resource
from digitpad.models.architecture import Architecture, size_text
from digitpad.models.recipe import HYPER_PARAMETERS, Recipe

VARIABLES: Final = (
    *(HOME_VARIABLE, DEBUG_VARIABLE),
    *("DIGITPAD_PLAIN", "DIGITPAD_DIST_TIMEOUT_S"),
)
"""Environment variables, documented in docs/install.md."""


def info(
    model: Path = MODEL_FILE,
    pixels: str | None = PIXELS,
    as_json: bool = AS_JSON,
) -> None:
    """Show what a model file holds, and check that it is whole."""
    from digitpad.modelfile import Told
    from digitpad.recognise.conventions import open_settled

    stored = open_settled(model, Told(pixels=pixels or "")).info
    architecture = stored.architecture
    facts: dict[str, Any] = {
        "file": str(model),
        "name": stored.name,
        "architecture": architecture.name,
        "arguments": dict(architecture.arguments),
        "task": _task(architecture),
        "parameters": architecture.parameter_count(),
        "input_shape": architecture.input_shape,
        "classes": stored.classes,
        "preprocessing": stored.preprocessing.name,
        **picked(stored, "dataset", "dataset_checksum", "metrics"),
        "calibration": picked(stored.calibration, "temperature", "unsure_below", "reject_below"),
        **picked(stored, "training", "created", "versions", "stored_as", "has_metadata", "guess"),
        **{name: text for name, text in stored.extra.items() if name not in {"file", "name"}},
    }
    if as_json:
        print_json(facts)
        return
    facts["parameters"] = f"{facts['parameters']:,}"
    facts["input_shape"] = size_text(architecture.input_shape)
    facts["classes"] = " ".join(stored.classes)
    if not stored.has_metadata:
        facts["has_metadata"] = "no: recognised by its tensors"
    print_table(
        [(name.replace("_", " "), _value_text(value)) for name, value in facts.items() if value]
    )


def _value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return number(value)
    if hasattr(value, "items"):
        known = {name: item for name, item in value.items() if item not in (None, "", [], (), {})}
        return ", ".join(
            f"{name.replace('_', ' ')} {_value_text(entry)}" for name, entry in known.items()
        )
    return str(value)


def devices(as_json: bool = AS_JSON) -> None:
    """List the devices to train on, the best one first."""
    from digitpad.training.compute.devices import available_devices

    every = available_devices()
    print_list(
        [
            picked(device, "name", "title", "memory_bytes") | {"is_default": device == every[0]}
            for device in every
        ],
        [(device.name, str(device)) for device in every],
        as_json=as_json,
    )


def models(as_json: bool = AS_JSON) -> None:
    """List the architectures, with their recipes."""
    from digitpad.models.catalogue import architecture, names

    built = [architecture(name) for name in names()]
    print_list(
        [
            picked(network, "name", "title", "origin", "summary", "published", "published_epochs")
            | picked(network, "input_shape")
            | {"task": _task(network), "parameters": network.parameter_count()}
            | {row.key: getattr(network.recipe, row.name) for row in HYPER_PARAMETERS if row.title}
            for network in built
        ],
        [
            (
                network.name,
                f"{network.parameter_count():,}",
                size_text(network.input_shape),
                _recipe_text(network.recipe),
                network.origin,
            )
            for network in built
        ],
        header=("name", "parameters", "input", "recipe", "origin"),
        as_json=as_json,
    )


def _recipe_text(recipe: Recipe) -> str:
    return (
        f"{recipe.optimizer} {recipe.learning_rate:g}, batch {recipe.batch_size}, "
        f"{recipe.epochs} {'epoch' if recipe.epochs == 1 else 'epochs'}"
    )


def datasets(data_dir: Path | None = DATA_DIR, as_json: bool = AS_JSON) -> None:
    """List the data sets, and what each needs before it can be used."""
    if data_dir is not None and not (is_file(data_dir) or is_folder(data_dir)):
        raise DatasetError(f"There is no folder {data_dir}.")
    listed = [_in_folder(dataset, data_dir) for dataset in DATASETS.values()]
    facts = ("classes", "input_shape", "train_count", "test_count", "megabytes", "licence")
    print_list(
        [
            picked(dataset, "name", "title", "about", *facts, "source") | status._asdict()
            for dataset, status in listed
        ],
        [
            (d.name, f"{d.train_count:,} + {d.test_count:,}", d.words, status.message)
            for d, status in listed
        ],
        header=("name", "train + test", "what", "state"),
        as_json=as_json,
    )


def _in_folder(info: DatasetInfo, data_dir: Path | None) -> tuple[DatasetInfo, DatasetStatus]:
    """Return a data set as it is in a folder of the user's, and its state there."""
    there = in_folder(info, data_dir)
    status = there.status(data_dir)
    if there.name != info.name:
        message = f"What is in {data_dir} is not {info.title}: see {there.name}."
        return info, status._replace(state="folder", message=message)
    return there, status


def download(
    names: list[str] = argument(
        "Data sets; “digitpad datasets” lists them.",
        "NAME...",
        autocompletion=names_beginning(DATASETS),
    ),
    as_json: bool = AS_JSON,
) -> None:
    """Fetch data sets, to have them without a network.

    What is there already is not fetched again. Ctrl-C keeps the files that are complete.
    """
    sources = [DataSource.parse(name) for name in names]
    for source in sources:
        fetch_missing(source)
        for part in source.distinct:
            status = part.status()
            if status.state in FETCHABLE:
                raise DatasetError(f"{part.title} is still incomplete: {status.message}")
            if as_json:
                print_json({"name": part.name} | status._asdict())
            else:
                where = f", in {status.where}" if status.where else ""
                echo(f"{part.title}: {status.message}{where}")


def paths(as_json: bool = AS_JSON) -> None:
    """Show where models, runs, data sets and settings are kept, and which variables change that.

    No folder is made. DIGITPAD_HOME=FOLDER keeps all of them in one folder.
    """
    from digitpad.collection.sample import STORE

    data = own_folder("data")
    facts = [
        Fact("models", data / "models", "models"),
        Fact("runs", data / "runs", "runs"),
        Fact("datasets", data / "datasets", "data sets"),
        Fact("handwriting", data / STORE, "My handwriting"),
        Fact("settings", own_folder("config"), "settings"),
        Fact("cache", own_folder("cache"), "what can be made again"),
        Fact("resources", resource(SHIPPED_MODEL).parent, "what came with digitpad"),
        *(Fact(name, os.environ.get(name), name) for name in VARIABLES),
    ]
    print_facts(facts, as_json=as_json)


def _task(architecture: Architecture) -> str:
    return "reconstruct" if architecture.reconstructs else "classify"
