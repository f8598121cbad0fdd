"""Exact checkpoints: everything a run needs to go on as if it had never been interrupted.

A checkpoint is a safetensors file: the weights, their running average, the best weights, the
optimizer's moments and the history as tensors; configuration and place as JSON in the metadata.
Orders and random draws follow from the seed and the step, so no generator state is kept.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import safetensors
import safetensors.torch
import torch
from torch import Tensor

from digitpad.errors import DigitpadError, ModelFileError
from digitpad.files import read_bounded, write_atomically
from digitpad.training.config import TrainConfig, config_from_json
from digitpad.training.events import EpochDone, Weights
from digitpad.training.history_table import COLUMNS, TENSOR, history_of, to_table
from digitpad.training.meter import Totals
from digitpad.training.run import TrainingRun

FORMAT: Final = "digitpad-checkpoint/2"
READABLE: Final = ("digitpad-checkpoint/1", FORMAT)
MAX_BYTES: Final = 1024**3


@dataclass(frozen=True, slots=True)
class Place:
    """Where a run stands, beside its tensors.

    ``totals``: loss, images read right and images of the epoch under way
    (``training/meter.py``). ``best``: weights of the epoch that tested best.
    ``dataset_checksum``: what it was trained on.
    """

    history: tuple[EpochDone, ...]
    totals: Totals
    seconds: float
    best: Weights | None
    dataset_checksum: str


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A checkpoint that was read: ``config``, ``step``, ``place`` and all ``tensors`` by role."""

    config: TrainConfig
    step: int
    place: Place
    tensors: Mapping[str, Tensor]


def write_checkpoint(path: Path, run: TrainingRun, place: Place) -> None:
    """Write a run's whole state; the file holds the old or the new one, never half of it.

    Raises ``DigitpadError`` when it cannot be written, or could not be read again.
    """
    tensors = {f"network/{name}": tensor for name, tensor in run.network.tensors().items()}
    if run.average is not None:
        tensors |= {f"average/{name}": tensor for name, tensor in run.average.items()}
    if place.best is not None:
        tensors |= {f"best/{name}": torch.from_numpy(array) for name, array in place.best.items()}
    for name, parameter in run.network.tensors().items():
        for key, value in run.optimizer.state.get(parameter, {}).items():
            if isinstance(value, Tensor):
                tensors[f"optimizer/{name}/{key}"] = value
    tensors[TENSOR] = torch.from_numpy(to_table(place.history))
    contiguous = {name: tensor.detach().cpu().contiguous() for name, tensor in tensors.items()}
    state = {
        "config": run.config.to_json(),
        # A checkpoint stays where it was made, unlike a model, so it may name a folder of the
        # user's: going on needs the same files.
        "data_dir": str(run.config.data_dir.absolute()) if run.config.data_dir else None,
        "step": run.step,
        "history_columns": COLUMNS,
        "totals": place.totals,
        "seconds": place.seconds,
        "dataset_checksum": place.dataset_checksum,
    }
    metadata = {"format": FORMAT, "state": json.dumps(state)}
    data = safetensors.torch.save(contiguous, metadata)
    if len(data) > MAX_BYTES:
        raise DigitpadError(
            f"The run's state is larger than {MAX_BYTES >> 20} MB, the most that is read again, so "
            f"{path} was not written."
        )
    write_atomically(path, data)


def read_checkpoint(path: Path, *, data_dir: Path | None = None) -> Checkpoint:
    """Read a checkpoint.

    ``data_dir``: where the data lies, if not where it lay for the interrupted run.
    Raises ``ModelFileError`` when the file is no checkpoint or is damaged.
    """
    data = read_bounded(path, MAX_BYTES, "checkpoint")
    try:
        header = json.loads(data[8 : 8 + int.from_bytes(data[:8], "little")])
        metadata: Mapping[str, str] = header.get("__metadata__", {})
        if metadata.get("format") not in READABLE:
            raise ModelFileError(f"{path} is not a digitpad checkpoint.")
        state: dict[str, Any] = json.loads(metadata["state"])
        tensors = safetensors.torch.load(data)
        table = tensors.pop(TENSOR, None)
        best = {
            name.removeprefix("best/"): tensor.numpy()
            for name, tensor in tensors.items()
            if name.startswith("best/")
        }
        loss, right, images = state["totals"]
        place = Place(
            history=history_of(state, None if table is None else table.numpy()),
            totals=(float(loss), float(right), int(images)),
            seconds=float(state["seconds"]),
            best=best or None,
            dataset_checksum=str(state["dataset_checksum"]),
        )
        stored = state.get("data_dir")
        where = data_dir or (Path(stored) if stored else None)
        config = config_from_json(state["config"], data_dir=where)
        return Checkpoint(config, int(state["step"]), place, tensors)
    except (ValueError, KeyError, TypeError, AttributeError, safetensors.SafetensorError) as error:
        raise ModelFileError(
            f"{path} is damaged and cannot be resumed ({error}). An earlier model file, if you "
            "saved one, is not affected."
        ) from error


def restore(run: TrainingRun, checkpoint: Checkpoint) -> None:
    """Put a checkpoint's tensors and step into a fresh run of the same configuration.

    Raises ``ModelFileError`` where a tensor is missing or has another shape.
    """
    named = run.network.tensors()
    found = checkpoint.tensors
    try:
        with torch.no_grad():
            for name, tensor in named.items():
                tensor.copy_(found[f"network/{name}"])
            for name, tensor in (run.average or {}).items():
                tensor.copy_(found[f"average/{name}"])
        for name, parameter in named.items():
            prefix = f"optimizer/{name}/"
            keys = [key for key in found if key.startswith(prefix)]
            if keys:
                run.optimizer.state[parameter] = {
                    key.removeprefix(prefix): _like(parameter, found[key]) for key in keys
                }
    except (KeyError, RuntimeError) as error:
        raise ModelFileError(f"The checkpoint does not fit the model: {error}.") from error
    run.step = checkpoint.step


def _like(parameter: Tensor, stored: Tensor) -> Tensor:
    """Return a stored moment on the parameter's device and in its memory format.

    Fused AdamW on the processor reads the moments in the order of the weights in memory: with
    channels_last weights and contiguous moments it silently goes another way.
    """
    if stored.shape != parameter.shape:
        return stored.to(parameter.device)
    moment = torch.empty_like(parameter, dtype=stored.dtype, requires_grad=False)
    return moment.copy_(stored)
