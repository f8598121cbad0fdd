"""Opens, describes and saves model files.

The kind of a file is recognised by its content: safetensors, with or without metadata, or an
archive of numpy (``.npz``) or PyTorch (``.pt``), without any. None needs torch.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from digitpad.errors import ModelFileError
from digitpad.files import open_file, reason, write_atomically
from digitpad.modelfile import safetensors
from digitpad.modelfile.info import (
    FORMAT,
    Calibration,
    Model,
    ModelInfo,
    from_metadata,
    new_info,
    to_metadata,
)
from digitpad.models import identify
from digitpad.untrusted import printable, quoted
from digitpad.words import QT_TRANSLATE_NOOP, message_of

ZIP: Final = b"PK\x03\x04"


def open_model(path: str | os.PathLike[str]) -> Model:
    """Read a model; every name, shape, dtype and value is checked first.

    Raises ``ModelFileError`` with a one-line reason.
    """
    with _open(path) as stored:
        info, names = _interpret(stored, Path(path))
        if not stored.is_as_saved():
            # Metrics and calibration are of the original weights, not of these.
            changed = QT_TRANSLATE_NOOP("models", "by another program since digitpad saved it")
            extra = {**info.extra, "changed": changed}
            info = replace(info, metrics={}, calibration=Calibration(), extra=extra)
        return Model(info, {name: stored.read(there) for name, there in names.items()})


def describe(path: str | os.PathLike[str]) -> ModelInfo:
    """Return what a model file holds, reading only the header of a safetensors file.

    Raises ``ModelFileError`` with a one-line reason if it cannot be opened as a model.
    """
    with _open(path) as stored:
        return _interpret(stored, Path(path))[0]


def save_model(
    path: str | os.PathLike[str], model: Model, *, dtype: safetensors.StoredAs = "float32"
) -> None:
    """Write a model atomically: ``path`` holds either the old file or all of the new one.

    Raises ``ModelFileError`` if the tensors do not fit the architecture or have values that
    are not finite in ``dtype``, and if the file cannot be written.
    """

    def content() -> bytes:
        architecture = model.info.architecture
        wanted = architecture.tensors()
        extra = model.tensors.keys() - wanted.keys()
        if extra:
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "{model} has no tensor {found}").filled(
                    model=architecture.name, found=quoted(min(extra))
                )
            )
        shapes = {name: tensor.shape for name, tensor in model.tensors.items()}
        identify.require_fit(architecture, shapes)
        ordered = {name: model.tensors[name] for name in wanted}
        return safetensors.serialise(ordered, to_metadata(model.info), dtype)

    write_model_file(path, content)


def write_model_file(path: str | os.PathLike[str], content: Callable[[], bytes]) -> None:
    """Write what ``content`` returns, whole or not at all.

    Raises ``ModelFileError`` with one line that names the file, also if ``content`` raises one.
    """
    try:
        data = content()
    except ModelFileError as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "Cannot save {path}: {why}.").filled(
                path=printable(str(path)), why=message_of(error)
            )
        ) from error
    write_atomically(path, data, ModelFileError)


@contextmanager
def _open(path: str | os.PathLike[str]) -> Iterator[safetensors.TensorFile]:
    """Open a file of any kind, recognised by its first bytes.

    Raises ``ModelFileError`` with one line that names the file, also if the block raises one.
    """
    shown = printable(str(path))
    try:
        with open_file(path) as file:
            is_archive = file.read(len(ZIP)) == ZIP
            file.seek(0)
            if not is_archive:
                yield safetensors.open_safetensors(file)
                return
            # Not loaded for digitpad's own files, one of which is read at every start.
            from digitpad.modelfile.foreign import open_archive

            safetensors.require_bounded(file)
            yield open_archive(file.read())
    except ModelFileError as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "Cannot open {shown}: {why}.").filled(
                shown=shown, why=message_of(error)
            )
        ) from error
    except OSError as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "Cannot open {shown}: {why}.").filled(
                shown=shown, why=reason(error)
            )
        ) from error


def _interpret(stored: safetensors.TensorFile, path: Path) -> tuple[ModelInfo, Mapping[str, str]]:
    """Return the description of a file, and its tensors: published name → name in the file."""
    version = stored.metadata.get("format", "")
    name = printable(path.stem)
    if version.startswith("digitpad/"):
        if version != FORMAT:
            raise ModelFileError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "it was made by another version of digitpad (its format is {version}, this "
                    "version reads {format}); open it with the version that made it",
                ).filled(version=quoted(version), format=FORMAT)
            )
        info = from_metadata(stored.metadata, name)
        wanted = info.architecture.tensors()
        unknown = [there for there in stored.shapes if there not in wanted]
        if unknown:
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "{model} has no tensor {unknown}").filled(
                    model=info.architecture.name, unknown=quoted(unknown[0])
                )
            )
        identify.require_fit(info.architecture, stored.shapes)
        names: Mapping[str, str] = {there: there for there in wanted}
    else:
        match = identify.identify(stored.shapes)
        names = match.names
        extra = dict(stored.metadata)
        facts: dict[str, Any] = {"extra": extra, "has_metadata": False, "guess": match.guess}
        info = new_info(match.architecture, name, **facts)
    kinds = {stored.kinds[there] for there in names.values()}
    readable = [kind for kind, _ in safetensors.READABLE.values()]
    if not kinds <= {*readable}:
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors", "its tensors hold {found} numbers; this version reads {list}"
            ).filled(found=min(kinds - {*readable}), list=", ".join(readable))
        )
    stored_as = " and ".join(sorted(kinds))
    return replace(info, stored_as=stored_as, container=stored.container), names
