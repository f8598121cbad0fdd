"""Converts a model file: its tensor names, its container, its dtype.

candle and tch-rs use different names for some networks, and tch transposes the matrix of the linear
one; tensors of all other architectures keep their names.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.errors import ConfigError, ModelFileError
from digitpad.modelfile import Model, StoredAs, Told, save_model
from digitpad.modelfile.foreign import to_npz, to_pt
from digitpad.modelfile.info import to_metadata
from digitpad.modelfile.safetensors import Part, serialise, to_bfloat16
from digitpad.modelfile.store import NOTHING_TOLD, write_model_file
from digitpad.models import catalogue
from digitpad.models.architecture import usual_classes
from digitpad.models.identify import identify
from digitpad.models.pixels import pixels_of, with_pixels
from digitpad.recognise.conventions import open_settled
from digitpad.untrusted import printable
from digitpad.words import QT_TRANSLATE_NOOP

Target = Literal["candle", "tch", "digitpad"]

COUNTERPARTS: Final[dict[tuple[str, Target], str]] = {
    ("candle-linear", "tch"): "tch-linear",
    ("candle-cnn", "tch"): "tch-conv",
    ("tch-linear", "candle"): "candle-linear",
    ("tch-conv", "candle"): "candle-cnn",
}
WITHOUT_COUNTERPART: Final[dict[tuple[str, Target], str]] = {
    ("candle-mlp", "tch"): QT_TRANSLATE_NOOP(
        "errors", "tch’s two-layer example has 128 hidden neurons, candle’s has 100"
    ),
    ("tch-nn", "candle"): QT_TRANSLATE_NOOP(
        "errors", "candle’s two-layer example has 100 hidden neurons, tch’s has 128"
    ),
}
SUFFIXES: Final = (".safetensors", ".npz", ".pt", ".pth")


class Conversion(NamedTuple):
    """The result of a conversion.

    ``source`` and ``result``: the architectures' names. ``tensors``: names and shapes as written.
    ``largest_change``: the largest rounding error, relative to the largest weight of its tensor.
    ``keeps_metadata``: False if classes, metrics and calibration were left out, because the other
    program accepts only tensors. ``classes_left_out``: those that whoever reads the tensors alone
    cannot know.
    """

    source: str
    result: str
    tensors: Mapping[str, tuple[int, ...]]
    stored_as: StoredAs
    largest_change: float
    keeps_metadata: bool
    classes_left_out: tuple[str, ...]


class PrecisionEffect(NamedTuple):
    """The effect of rounding the weights, on ``n`` labelled images.

    ``changed``: number of images with a different answer.
    """

    n: int
    accuracy_before: float
    accuracy_after: float
    changed: int


def convert(
    source: str | os.PathLike[str] | Model,
    result: str | os.PathLike[str],
    *,
    to: Target,
    dtype: StoredAs = "float32",
    told: Told = NOTHING_TOLD,
) -> Conversion:
    """Write a model, or the one in a file, for candle, tch or digitpad.

    Input: safetensors, ``.npz`` or ``.pt``, recognised by content. Output: by the suffix of
    ``result``. Metadata is included for digitpad, and where the tensors alone would be identified
    as another network. What is ``told`` of a file replaces what was guessed. Raises
    ``ModelFileError`` with a one-line reason, and ``ConfigError`` for an unknown target, suffix or
    dtype, and for what was told if the tensors do not fit it.
    """
    suffix = Path(result).suffix.lower()
    _check(to, dtype, suffix)
    model = source if isinstance(source, Model) else open_settled(source, told)
    try:
        written = translate(model, to)
    except ModelFileError as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "Cannot convert {name}: {why}.").filled(
                name=printable(model.info.name), why=error
            )
        ) from error
    keeps = to == "digitpad" or not _is_identifiable(written)
    if keeps and suffix == ".safetensors":
        save_model(result, written, dtype=dtype)
    else:
        metadata = to_metadata(written.info) if keeps else {}
        write_model_file(result, lambda: _content(suffix, written.tensors, dtype, metadata))
    architecture, classes = written.info.architecture, written.info.classes
    is_usual = classes == usual_classes(architecture.input_shape, architecture.class_count)
    return Conversion(
        source=model.info.architecture.name,
        result=architecture.name,
        tensors={name: tensor.shape for name, tensor in written.tensors.items()},
        stored_as=dtype,
        largest_change=_largest_change(written.tensors, dtype),
        keeps_metadata=keeps,
        classes_left_out=() if keeps or is_usual else classes,
    )


def translate(model: Model, to: Target) -> Model:
    """Return the model with the other program's names and matrix order.

    Raises ``ModelFileError`` if the other program's example is a different network.
    """
    architecture = model.info.architecture
    pair = architecture.name, to
    if pair in WITHOUT_COUNTERPART:
        raise ModelFileError(WITHOUT_COUNTERPART[pair])
    if pair not in COUNTERPARTS:
        return model
    target = with_pixels(catalogue.architecture(COUNTERPARTS[pair]), pixels_of(architecture))
    tensors: dict[str, Floats] = {}
    for layer, counterpart in zip(architecture.layers, target.layers, strict=True):
        is_turned = getattr(layer, "transposed", False) != getattr(counterpart, "transposed", False)
        for name, target_name in zip(layer.tensors(), counterpart.tensors(), strict=True):
            values = model.tensors[name]
            # A bias is one-dimensional and so its own transpose.
            tensors[target_name] = np.ascontiguousarray(values.T) if is_turned else values
    return Model(replace(model.info, architecture=target), tensors)


def round_to(tensors: Mapping[str, Floats], dtype: StoredAs) -> dict[str, Floats]:
    """Return the tensors rounded to ``dtype``."""
    if dtype == "float32":
        return dict(tensors)
    with np.errstate(over="ignore"):
        return {
            name: tensor.astype(np.float16).astype(np.float32)
            if dtype == "float16"
            else to_bfloat16(tensor).astype(np.float32)
            for name, tensor in tensors.items()
        }


def precision_effect(
    model: Model, dtype: StoredAs, images: npt.NDArray[np.uint8], labels: npt.NDArray[np.integer]
) -> PrecisionEffect:
    """Measure what storing a classifier as ``dtype`` does to its accuracy.

    ``images``: uint8 (n, channels, height, width); ``labels``: (n,), indices of classes.
    """
    from digitpad.recognise.torch_engine import TorchEngine

    architecture = model.info.architecture
    if architecture.reconstructs or not len(images):
        raise ConfigError(
            QT_TRANSLATE_NOOP("errors", "An accuracy needs a model that reads classes, and images.")
        )
    outputs = (
        TorchEngine(architecture, tensors).logits(images)
        for tensors in (model.tensors, round_to(model.tensors, dtype))
    )
    before, after = (logits[:, : architecture.class_count].argmax(axis=1) for logits in outputs)
    return PrecisionEffect(
        n=len(images),
        accuracy_before=float((before == labels).mean()),
        accuracy_after=float((after == labels).mean()),
        changed=int((before != after).sum()),
    )


def _check(to: str, dtype: str, suffix: str) -> None:
    for complaint, given, known in (
        (
            QT_TRANSLATE_NOOP("errors", "There is no target “{given}”. Available: {known}."),
            to,
            get_args(Target),
        ),
        (
            QT_TRANSLATE_NOOP(
                "errors", "Weights cannot be stored as “{given}”. Available: {known}."
            ),
            dtype,
            get_args(StoredAs),
        ),
    ):
        if given not in known:
            raise ConfigError(complaint.filled(given=given, known=", ".join(known)))
    if suffix not in SUFFIXES:
        message = QT_TRANSLATE_NOOP("errors", "The result’s name must end in one of {endings}.")
        raise ConfigError(message.filled(endings=", ".join(SUFFIXES)))


def _is_identifiable(model: Model) -> bool:
    """Return whether the network can be identified by its tensors alone."""
    try:
        shapes = {name: tensor.shape for name, tensor in model.tensors.items()}
        return identify(shapes)[0].architecture == model.info.architecture
    except ModelFileError:
        return False


def _content(
    suffix: str, tensors: Mapping[str, Floats], dtype: StoredAs, metadata: Mapping[str, str]
) -> list[Part]:
    if suffix == ".safetensors":
        return serialise(tensors, metadata, dtype)
    return [(to_npz if suffix == ".npz" else to_pt)(tensors, dtype, metadata)]


def _largest_change(tensors: Mapping[str, Floats], dtype: StoredAs) -> float:
    changes = [
        float(np.abs(after - tensors[name]).max() / largest)
        for name, after in round_to(tensors, dtype).items()
        if (largest := float(np.abs(tensors[name]).max())) > 0
    ]
    return max(changes, default=0.0)
