"""Two trained networks of digitpad become one model that answers with the mean of both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from itertools import zip_longest
from typing import Final

import numpy as np

from digitpad.data.source import join_names, split_names
from digitpad.errors import ModelFileError
from digitpad.modelfile import Model, ModelInfo, new_info
from digitpad.modelfile.safetensors import Floats
from digitpad.models.catalogue import architecture

ALONE: Final = "digitpad"
PAIR: Final = "digitpad-pair"


def ensemble(first: Model, second: Model, *, name: str = "") -> Model:
    """Return ``digitpad-pair`` with the weights of two ``digitpad`` networks.

    Its outputs before the softmax are the mean of both networks'. It is neither measured nor
    calibrated, and says how each of the two was trained. ``name``: what a person calls it.
    Raises ``ModelFileError`` unless both are ``digitpad`` networks, different ones, for the same
    classes.
    """
    infos = first.info, second.info
    for info in infos:
        if info.architecture.name != ALONE:
            raise ModelFileError(
                f"{info.name} is a {info.architecture.name} network; only two {ALONE} networks "
                "make a pair."
            )
    if first.info.classes != second.info.classes:
        raise ModelFileError("The two networks read different classes; they make no pair.")
    if all(np.array_equal(tensor, second.tensors[key]) for key, tensor in first.tensors.items()):
        raise ModelFileError(
            "Both files hold the same network. A pair needs two that were trained differently, "
            "with another seed or other data."
        )
    dataset, checksum = _data(infos)
    extra = {
        "data licences": _once((info.extra.get("data licences", "") for info in infos), "; "),
        "note": _once((info.extra.get("note", "") for info in infos), " / "),
        "command of the first": infos[0].extra.get("command", "unknown"),
        "command of the second": infos[1].extra.get("command", "unknown"),
    }
    info = new_info(
        architecture(PAIR),
        name,
        classes=first.info.classes,
        preprocessing=first.info.preprocessing,
        dataset=dataset,
        dataset_checksum=checksum,
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        extra={key: text for key, text in extra.items() if text},
    )
    return Model(info, _side_by_side(first.tensors, second.tensors))


def _data(infos: tuple[ModelInfo, ModelInfo]) -> tuple[str, str]:
    """Return the data sets of both and their checksums, each once; nothing if one is unknown."""
    if not all(info.dataset for info in infos):
        return "", ""
    parts = dict.fromkeys(
        part
        for info in infos
        for part in zip_longest(
            split_names(info.dataset), split_names(info.dataset_checksum), fillvalue=""
        )
    )
    names, checksums = zip(*parts, strict=True)
    return join_names(names), join_names(checksums)


def _once(texts: Iterable[str], between: str) -> str:
    """Return the parts of ``texts`` in their order, each of them once."""
    parts = (part for text in texts for part in text.split(between) if part)
    return between.join(dict.fromkeys(parts))


def _side_by_side(first: Mapping[str, Floats], second: Mapping[str, Floats]) -> dict[str, Floats]:
    tensors = {}
    for name, shape in architecture(PAIR).tensors().items():
        both = first[name], second[name]
        if name == "output.weight":
            joined = np.concatenate(both, axis=1) / 2
        elif name == "output.bias":
            joined = (both[0] + both[1]) / 2
        else:
            joined = np.concatenate(both)
        # The matrix over flattened pixels becomes a convolution over all of them.
        tensors[name] = np.ascontiguousarray(joined.reshape(shape), dtype=np.float32)
    return tensors
