"""Model files read and written."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from digitpad.errors import DigitpadError, ModelFileError
from digitpad.files import write_atomically
from digitpad.modelfile.container import (
    READABLE,
    OpenFile,
    StoredAs,
    open_safetensors,
    serialise,
)
from digitpad.modelfile.header import printable, quoted
from digitpad.modelfile.info import Model, ModelInfo, new_info
from digitpad.modelfile.metadata import FORMAT, from_metadata, to_metadata
from digitpad.models import identify

STORED_AS: Final = {"F32": "float32", "F16": "float16", "BF16": "bfloat16", "F64": "float64"}


def describe(path: str | os.PathLike[str]) -> ModelInfo:
    """Return what a model file holds, from its header alone.

    Raises ``ModelFileError`` with a one-line reason when it is no model that can be loaded.
    """
    with open_safetensors(path) as file:
        return _understood(file, Path(path))[0]


def load_model(path: str | os.PathLike[str]) -> Model:
    """Read a model; every name, shape, kind of number and value is checked first.

    Raises ``ModelFileError`` with a one-line reason.
    """
    with open_safetensors(path) as file:
        info, names = _understood(file, Path(path))
        return Model(info, {name: file.read(stored) for name, stored in names.items()})


def save_model(path: str | os.PathLike[str], model: Model, *, dtype: StoredAs = "float32") -> None:
    """Write a model so that ``path`` holds either the old file or all of the new one.

    Raises ``ModelFileError`` when the tensors do not fit the architecture or hold values that
    are not finite in ``dtype``, and when the file cannot be written.
    """
    wanted = model.info.architecture.tensors()
    try:
        extra = model.tensors.keys() - wanted.keys()
        if extra:
            raise ModelFileError(
                f"{model.info.architecture.name} has no tensor {quoted(min(extra))}"
            )
        shapes = {name: tensor.shape for name, tensor in model.tensors.items()}
        identify.require_fit(model.info.architecture, shapes)
        ordered = {name: model.tensors[name] for name in wanted}
        data = serialise(ordered, to_metadata(model.info), dtype)
    except ModelFileError as error:
        raise ModelFileError(f"Cannot save {printable(str(path))}: {error}.") from error
    try:
        write_atomically(path, data)
    except DigitpadError as error:
        raise ModelFileError(str(error)) from error


def _understood(file: OpenFile, path: Path) -> tuple[ModelInfo, Mapping[str, str]]:
    """Return what the file holds, and published name → name in the file for each tensor."""
    kind = file.metadata.get("format", "")
    shapes = file.shapes()
    name = printable(path.stem)
    if kind.startswith("digitpad/"):
        if kind != FORMAT:
            raise ModelFileError(
                f"it was made by another version of digitpad (its format is {quoted(kind)}, this "
                f"version reads {FORMAT}); open it with the version that made it"
            )
        info = from_metadata(file.metadata, name)
        unknown = [stored for stored in shapes if stored not in info.architecture.tensors()]
        if unknown:
            raise ModelFileError(f"{info.architecture.name} has no tensor {quoted(unknown[0])}")
        identify.require_fit(info.architecture, shapes)
        names: Mapping[str, str] = {stored: stored for stored in info.architecture.tensors()}
    else:
        match = identify.identify(shapes)
        names = match.names
        info = new_info(match.architecture, name, extra=dict(file.metadata), has_metadata=False)
    kinds = {file.entries[stored].dtype for stored in names.values()}
    unreadable = kinds - READABLE.keys()
    if unreadable:
        raise ModelFileError(
            f"its tensors hold {min(unreadable)} numbers; this version reads {', '.join(READABLE)}"
        )
    return replace(info, stored_as=" and ".join(sorted(STORED_AS[kind] for kind in kinds))), names
