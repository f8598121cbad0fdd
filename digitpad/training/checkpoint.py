"""Exact checkpoints: everything a run needs to go on as if it had never been interrupted.

A checkpoint is a safetensors file: the weights, their running average, the best weights, the
optimizer's moments and the history as tensors; configuration and place as JSON in the metadata.
Orders and random draws follow from the seed and the step, so no generator state is kept.

The history is a table, since a fast network takes tens of thousands of epochs: as text in a file's
header they would soon be more than any reader takes, and writing them would hold up the run.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

import numpy as np
import numpy.typing as npt

from digitpad.errors import DigitpadError, ModelFileError
from digitpad.files import read_bounded, write_atomically
from digitpad.modelfile.safetensors import Entry, read_header
from digitpad.training.config import TrainConfig, config_from_json
from digitpad.training.curve import Series, TrainCurve
from digitpad.training.events import EpochDone, Weights

if TYPE_CHECKING:
    from torch import Tensor

    from digitpad.training.step import TrainingRun

FORMAT: Final = "digitpad-checkpoint/2"
READABLE: Final = ("digitpad-checkpoint/1", FORMAT)
MAX_BYTES: Final = 1024**3
TENSOR: Final = "history"
"""What the table of epochs is called among a checkpoint's tensors."""
CURVE_LOSS: Final = "curve/train_loss"
CURVE_ACCURACY: Final = "curve/train_accuracy"
TABLES: Final[tuple[str, ...]] = (TENSOR, CURVE_LOSS, CURVE_ACCURACY)
COLUMNS: Final = tuple(field.name for field in fields(EpochDone))
WHOLE: Final = {"epoch": int, "step": int, "is_best": bool}

Table = npt.NDArray[np.float64]
Totals = tuple[float, float, int]
"""Sum of the losses, images read right, images."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a run stands, beside its tensors.

    ``totals``: loss, images read right and images of the epoch under way
    (``training/meter.py``). ``curve``: what was shown of the training. ``best``: weights of the
    epoch that tested best.
    ``dataset_checksum``: what it was trained on.
    """

    history: tuple[EpochDone, ...]
    curve: TrainCurve
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
    import safetensors.torch
    import torch
    from torch import Tensor

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
    curves = {CURVE_LOSS: place.curve.loss, CURVE_ACCURACY: place.curve.accuracy}
    tensors |= {name: torch.from_numpy(series.points) for name, series in curves.items()}
    contiguous = {name: tensor.detach().cpu().contiguous() for name, tensor in tensors.items()}
    state = {
        "config": run.config.to_json(),
        # A checkpoint stays where it was made, unlike a model, so it may name a folder of the
        # user's: going on needs the same files.
        "data_dir": str(run.config.data_dir.absolute()) if run.config.data_dir else None,
        "step": run.step,
        "history_columns": COLUMNS,
        "values_per_point": {name: series.per_point for name, series in curves.items()},
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
    import safetensors.torch

    data = read_bounded(path, MAX_BYTES, "checkpoint")
    try:
        header = json.loads(data[8 : 8 + int.from_bytes(data[:8], "little")])
        metadata: Mapping[str, str] = header.get("__metadata__", {})
        if metadata.get("format") not in READABLE:
            raise ModelFileError(f"{path} is not a digitpad checkpoint.")
        state: dict[str, Any] = json.loads(metadata["state"])
        tensors = safetensors.torch.load(data)
        tables = {name: tensors.pop(name).numpy() for name in TABLES if name in tensors}
        best = {
            name.removeprefix("best/"): tensor.numpy()
            for name, tensor in tensors.items()
            if name.startswith("best/")
        }
        loss, right, images = state["totals"]
        place = Place(
            history=history_of(state, tables.get(TENSOR)),
            curve=_curve_of(state, tables),
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


def read_summary(
    path: Path, *, data_dir: Path | None
) -> tuple[TrainConfig, tuple[EpochDone, ...], TrainCurve]:
    """Return what a checkpoint's run was asked to do and what it did; needs no torch.

    Raises ``OSError``, ``DigitpadError``, ``ValueError``, ``KeyError`` or ``TypeError`` where it
    cannot be read.
    """
    with path.open("rb") as file:
        entries, metadata = read_header(file)
        tables = {name: _table(file, entries[name]) for name in TABLES if name in entries}
    state = json.loads(metadata["state"])
    config = config_from_json(state["config"], data_dir=data_dir)
    return config, history_of(state, tables.get(TENSOR)), _curve_of(state, tables)


def _curve_of(state: Mapping[str, Any], tables: Mapping[str, Table]) -> TrainCurve:
    """Return the curve of training; an empty one from checkpoints that hold none."""
    loss, accuracy = (
        Series.of(tables[name], int(state["values_per_point"][name])) if name in tables else None
        for name in (CURVE_LOSS, CURVE_ACCURACY)
    )
    return TrainCurve(loss, accuracy)


def _table(file: BinaryIO, entry: Entry) -> Table:
    file.seek(entry.start)
    numbers = np.frombuffer(file.read(entry.stop - entry.start), dtype="<f8")
    return numbers.reshape(entry.shape)


def restore(run: TrainingRun, checkpoint: Checkpoint) -> None:
    """Put a checkpoint's tensors and step into a fresh run of the same configuration.

    Raises ``ModelFileError`` where a tensor is missing or has another shape.
    """
    import torch

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
    import torch

    if stored.shape != parameter.shape:
        return stored.to(parameter.device)
    moment = torch.empty_like(parameter, dtype=stored.dtype, requires_grad=False)
    return moment.copy_(stored)


def to_table(history: Sequence[EpochDone]) -> Table:
    """Return a row for each epoch, with the figures that ``COLUMNS`` names; nothing is rounded."""
    rows = list(map(attrgetter(*COLUMNS), history))
    return np.array(rows, dtype=np.float64).reshape(len(rows), len(COLUMNS))


def from_table(table: Table, columns: Sequence[str]) -> tuple[EpochDone, ...]:
    """Return the epochs of a table. Raises ``ValueError`` or ``TypeError`` for another one."""
    if table.ndim != 2 or table.shape[1] != len(columns):
        raise ValueError("its history does not have the columns that it claims")
    values = [
        [WHOLE[name](value) for value in column] if name in WHOLE else column
        for name, column in zip(columns, table.T.tolist(), strict=True)
    ]
    return tuple(
        EpochDone(**dict(zip(columns, row, strict=True))) for row in zip(*values, strict=True)
    )


def history_of(state: Mapping[str, Any], table: Table | None) -> tuple[EpochDone, ...]:
    """Return the epochs of a checkpoint from its ``state`` and its table, if it has one.

    Until version 1 of the format they stood in the state itself.
    """
    if table is None:
        return tuple(EpochDone(**epoch) for epoch in state["history"])
    return from_table(table, state["history_columns"])
