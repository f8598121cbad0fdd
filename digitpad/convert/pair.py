"""Two trained networks of digitpad become one model that answers with the mean of both.

May import: numpy, ``errors``, ``modelfile``, ``models.catalogue``.
Tests: ``tests/core/test_network_pair.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Final

import numpy as np

from digitpad.errors import ModelFileError
from digitpad.modelfile import Model, new_info
from digitpad.modelfile.container import Floats
from digitpad.models.catalogue import architecture

ALONE: Final = "digitpad"
PAIR: Final = "digitpad-pair"
KEPT: Final = {"data licences": "; ", "note": " / "}
"""What else a file says that is true of a pair if of one of both, and what goes in between."""


def paired(first: Model, second: Model, *, name: str = "") -> Model:
    """Return ``digitpad-pair`` with the weights of two ``digitpad`` networks.

    Its outputs before the softmax are the mean of both networks'. It is neither measured nor
    calibrated, and says how each of the two was trained. ``name``: what a person calls it.
    Raises ``ModelFileError`` unless both are ``digitpad`` networks for the same classes.
    """
    for model in (first, second):
        if model.info.architecture.name != ALONE:
            raise ModelFileError(
                f"{model.info.name} is a {model.info.architecture.name} network; only two "
                f"{ALONE} networks make a pair."
            )
    infos = first.info, second.info
    if first.info.classes != second.info.classes:
        raise ModelFileError(
            f"{first.info.name} and {second.info.name} read different classes; they make no pair."
        )
    extra = {
        key: _once((info.extra.get(key, "") for info in infos), between)
        for key, between in KEPT.items()
    } | {
        "command": f"digitpad pair {infos[0].name}.safetensors {infos[1].name}.safetensors",
        "command of the first": infos[0].extra.get("command", ""),
        "command of the second": infos[1].extra.get("command", ""),
    }
    info = new_info(
        architecture(PAIR),
        name,
        classes=first.info.classes,
        preprocessing=first.info.preprocessing,
        dataset=_once((info.dataset for info in infos), "+"),
        dataset_checksum=_once((info.dataset_checksum for info in infos), "+"),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        versions=second.info.versions,
        extra={key: text for key, text in extra.items() if text},
    )
    return Model(info, _side_by_side(first.tensors, second.tensors))


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
