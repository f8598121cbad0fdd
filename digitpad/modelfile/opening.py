"""The door through which every model file comes in: safetensors, ``.npz`` and ``.pt``.

What a file is, its content tells. Only safetensors files have metadata, and only ``.pt`` files
need torch, which is loaded when there is one to read.
"""

from __future__ import annotations

import os
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from digitpad.errors import DigitpadError, ModelFileError
from digitpad.files import read_bounded
from digitpad.modelfile import Model, ModelInfo, describe, load_model, new_info
from digitpad.modelfile.container import finite
from digitpad.modelfile.foreign import Archive, open_archive
from digitpad.modelfile.header import MAX_FILE_BYTES, printable
from digitpad.models.identify import identify

ZIP: Final = b"PK\x03\x04"


def read_model(path: str | os.PathLike[str]) -> Model:
    """Read a model from a safetensors, ``.npz`` or ``.pt`` file.

    Raises ``ModelFileError`` with a one-line reason.
    """
    if not is_archive(path):
        return load_model(path)
    shown = printable(str(path))
    info, archive, names = _understood(Path(path), shown)
    try:
        tensors = {name: finite(archive.read(stored), stored) for name, stored in names.items()}
    except ModelFileError as error:
        raise ModelFileError(f"Cannot open {shown}: {error}.") from error
    return Model(info, tensors)


def read_info(path: str | os.PathLike[str]) -> ModelInfo:
    """Return what a model file holds; of a safetensors file the header alone is read.

    Raises ``ModelFileError`` with a one-line reason.
    """
    if not is_archive(path):
        return describe(path)
    return _understood(Path(path), printable(str(path)))[0]


def is_archive(path: str | os.PathLike[str]) -> bool:
    """Return whether a file begins like ``.npz`` and ``.pt`` do; what is wrong is said later."""
    try:
        if "\0" in str(path) or not Path(path).is_file():
            return False
        with Path(path).open("rb") as file:
            return file.read(len(ZIP)) == ZIP
    except OSError:
        return False


def needs_torch(path: str | os.PathLike[str]) -> bool:
    """Return whether reading the model in a file loads torch, which takes a second or more."""
    if not is_archive(path):
        return False
    try:
        with zipfile.ZipFile(path) as archive:
            return any(name.endswith("/data.pkl") for name in archive.namelist())
    except (OSError, ValueError, NotImplementedError, zipfile.BadZipFile):
        return False


def _understood(path: Path, shown: str) -> tuple[ModelInfo, Archive, Mapping[str, str]]:
    """Return what an archive holds, and published name → name in the file for each tensor."""
    try:
        archive = open_archive(read_bounded(path, MAX_FILE_BYTES, "model"))
        match = identify(archive.shapes)
    except ModelFileError as error:
        raise ModelFileError(f"Cannot open {shown}: {error}.") from error
    except DigitpadError as error:
        raise ModelFileError(str(error)) from error
    info = new_info(match.architecture, printable(path.stem), has_metadata=False)
    kinds = {archive.kinds[stored] for stored in match.names.values()}
    return replace(info, stored_as=" and ".join(sorted(kinds))), archive, match.names
