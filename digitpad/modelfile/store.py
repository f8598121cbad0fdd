"""Opens, describes and saves model files.

The kind of a file is recognised by its content: safetensors, with or without metadata, or an
archive of numpy (``.npz``) or PyTorch (``.pt``), or ONNX. None needs torch.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from digitpad.errors import ConfigError, ModelFileError
from digitpad.files import atomic_writer, open_file, reason
from digitpad.modelfile import safetensors
from digitpad.modelfile.info import (
    FORMAT,
    Calibration,
    Model,
    ModelInfo,
    format_of,
    from_metadata,
    new_info,
    rescaled,
    to_metadata,
)
from digitpad.models import catalogue, identify
from digitpad.untrusted import printable, quoted
from digitpad.words import QT_TRANSLATE_NOOP, clause, message_of

ZIP: Final = b"PK\x03\x04"


class Told(NamedTuple):
    """What the user says about a model, which takes the place of what its file says or not.

    ``layers``: text for ``models/custom.py``. ``pixels``: text for ``models/pixels.py``.
    ``arguments``: of the architecture.
    """

    layers: str = ""
    pixels: str = ""
    arguments: Mapping[str, int | str] = MappingProxyType({})


NOTHING_TOLD: Final = Told()


def open_model(path: str | os.PathLike[str], told: Told = NOTHING_TOLD) -> Model:
    """Read a model; every name, shape, dtype and value is checked first.

    Raises ``ModelFileError`` with a one-line reason, and ``ConfigError`` for what was ``told`` if
    the file is none of that.
    """
    return open_candidates(path, told)[0]


def open_candidates(path: str | os.PathLike[str], told: Told = NOTHING_TOLD) -> list[Model]:
    """Read a model like ``open_model``; return all that its tensors may be, the likeliest first."""
    with _open(path) as stored:
        read = cache(stored.read)
        candidates = _interpret(stored, Path(path), told)
        if not stored.is_as_saved():
            # Metrics and calibration are of the original weights, not of these.
            changed = QT_TRANSLATE_NOOP("models", "by another program since digitpad saved it")
            info, names = candidates[0]
            extra = {**info.extra, "changed": changed}
            info = replace(info, metrics={}, calibration=Calibration(), extra=extra)
            candidates = [(info, names)]
        return [
            Model(info, {name: read(stored_name) for name, stored_name in names.items()})
            for info, names in candidates
        ]


def describe(path: str | os.PathLike[str]) -> ModelInfo:
    """Return what a model file holds, reading only the header of a safetensors file.

    Raises ``ModelFileError`` with a one-line reason if it cannot be opened as a model.
    """
    with _open(path) as stored:
        return _interpret(stored, Path(path), NOTHING_TOLD)[0][0]


def save_model(
    path: str | os.PathLike[str],
    model: Model,
    *,
    dtype: safetensors.StoredAs = "float32",
    for_hub: bool = False,
) -> None:
    """Write a model atomically: ``path`` holds either the old file or all of the new one.

    ``for_hub``: as programs want it that open models of hubs (``convert/hub.py``).
    Raises ``ModelFileError`` if the tensors do not fit the architecture or have values that
    are not finite in ``dtype``, and if the file cannot be written.
    """

    def content() -> list[safetensors.Part]:
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
        return safetensors.serialise(ordered, to_metadata(model.info, for_hub=for_hub), dtype)

    write_model_file(path, content)


def write_model_file(
    path: str | os.PathLike[str], content: Callable[[], Iterable[safetensors.Part]]
) -> None:
    """Write the parts that ``content`` returns, whole or not at all.

    Raises ``ModelFileError`` with one line that names the file, also if ``content`` raises one.
    """
    try:
        parts = content()
    except ModelFileError as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "Cannot save {path}: {why}.").filled(
                path=printable(str(path)), why=message_of(error)
            )
        ) from error
    with atomic_writer(path, ModelFileError) as file:
        for part in parts:
            file.write(part)


def is_onnx(start: bytes) -> bool:
    """Return whether a file that begins with these 9 bytes is an ONNX file.

    It begins with the field 1, a small version, and a field of another number.
    """
    is_safetensors = start[4:] == b"\0\0\0\0{"
    return (
        len(start) > 2
        and start[:1] == b"\x08"
        and 0 < start[1] < 32
        and start[2] > 8
        and not is_safetensors
    )


@contextmanager
def _open(path: str | os.PathLike[str]) -> Iterator[safetensors.TensorFile]:
    """Open a file of any kind, recognised by its first bytes.

    Raises ``ModelFileError`` with one line that names the file, also if the block raises one.
    """
    shown = printable(str(path))
    try:
        with open_file(path) as file:
            start = file.read(9)
            file.seek(0)
            is_archive = start.startswith(ZIP)
            if not (is_archive or is_onnx(start)):
                yield safetensors.open_safetensors(file)
                return
            safetensors.require_bounded(file)
            # Not loaded for digitpad's own files, one of which is read at every start.
            if is_archive:
                from digitpad.modelfile.foreign import open_archive

                yield open_archive(file.read())
            else:
                from digitpad.modelfile.onnx_graph import open_onnx

                yield open_onnx(file.read())
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


Candidate = tuple[ModelInfo, Mapping[str, str]]
"""The description of a file, and its tensors: published name → name in the file."""


def _interpret(stored: safetensors.TensorFile, path: Path, told: Told) -> Sequence[Candidate]:
    """Return what a file may be, the likeliest first."""
    version = format_of(stored.metadata)
    name = printable(path.stem)
    if version:
        candidates = [_as_saved(stored, version, name)]
    else:
        matches = _matches(stored, told.layers)
        extra = dict(stored.metadata)
        candidates = [
            (
                new_info(
                    match.architecture, name, extra=extra, has_metadata=False, guess=match.guess
                ),
                match.names,
            )
            for match in matches
        ]
    kinds = {stored.kinds[stored_name] for _, names in candidates for stored_name in names.values()}
    readable = safetensors.READABLE.values()
    if not kinds <= {*readable}:
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors", "its tensors hold {found} numbers; this version reads {list}"
            ).filled(found=min(kinds - {*readable}), list=", ".join(readable))
        )
    facts: dict[str, Any] = {
        "stored_as": " and ".join(sorted(kinds)),
        "container": stored.container,
    }
    told_all = [_as_told(candidate, stored, told) for candidate in candidates]
    return [(replace(info, **facts), names) for info, names in told_all]


def _matches(stored: safetensors.TensorFile, layers: str) -> list[identify.Match]:
    """Return the networks of a file's tensors, of ``layers`` if the user gave them."""
    if layers:
        return [identify.match_layers(stored.shapes, layers)]
    if not stored.layers:
        return identify.identify(stored.shapes)
    try:
        return [identify.match_layers(stored.shapes, stored.layers)]
    except ConfigError as error:
        raise ModelFileError(clause(error)) from error


def _as_saved(stored: safetensors.TensorFile, version: str, name: str) -> Candidate:
    """Return what a file of digitpad says it is. Raises ``ModelFileError`` unless that is so."""
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
    unknown = [tensor for tensor in stored.shapes if tensor not in wanted]
    if unknown:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "{model} has no tensor {unknown}").filled(
                model=info.architecture.name, unknown=quoted(unknown[0])
            )
        )
    identify.require_fit(info.architecture, stored.shapes)
    return info, {tensor: tensor for tensor in wanted}


def _as_told(candidate: Candidate, stored: safetensors.TensorFile, told: Told) -> Candidate:
    """Return the candidate with what the user says. Raises ``ConfigError`` if it is not that."""
    info, names = candidate
    net = info.architecture
    if told.layers and info.has_metadata:
        net, names, _ = identify.match_layers(stored.shapes, told.layers)
    elif told.arguments:
        sized = catalogue.architecture(net.name, **dict(net.arguments) | dict(told.arguments))
        if sized.tensors() != net.tensors():
            given = ", ".join(f"{argument}={value}" for argument, value in told.arguments.items())
            raise ConfigError(
                QT_TRANSLATE_NOOP(
                    "errors", "The tensors of {name} do not fit {network} with {given}."
                ).filled(name=info.name, network=net.name, given=given)
            )
        net = sized
    guess = "" if told.layers or told.arguments else info.guess
    info = replace(info, architecture=net, guess=guess)
    pixels = told.pixels or stored.pixels
    return rescaled(info, pixels) if pixels else info, names
