"""Exact checkpoints: everything a run needs to continue as if it had never been interrupted.

A checkpoint is a safetensors file: the weights, their running average, the best weights, the
optimizer's moments and the history as tensors; configuration and place as JSON in the metadata.
Orders and random draws follow from the seed and the step, so no generator state is stored.

The history is a tensor because a fast network may train for tens of thousands of epochs: as JSON
they would exceed every reader's limit for a header and would slow down the run.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import isfinite, isnan, nan
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.errors import DAMAGE, DigitpadError, ModelFileError
from digitpad.files import atomic_path, open_file, reason
from digitpad.modelfile import safetensors
from digitpad.training.config import TrainConfig, config_from_json
from digitpad.training.curve import GrowingCurve, TrainCurve
from digitpad.training.events import EpochDone, Weights
from digitpad.untrusted import parse_json, quoted
from digitpad.words import QT_TRANSLATE_NOOP, clause, message_of

if TYPE_CHECKING:
    from torch import Tensor

    from digitpad.training.step import TrainingRun

FORMAT: Final = "digitpad-checkpoint/2"
HISTORY: Final = "history"
"""Name of the tensor that holds the table of epochs."""
CURVE_LOSS: Final = "curve/train_loss"
CURVE_ACCURACY: Final = "curve/train_accuracy"
MAX_SECONDS: Final = 1e10
TABLES: Final[tuple[str, ...]] = (HISTORY, CURVE_LOSS, CURVE_ACCURACY)
COLUMNS: Final = EpochDone._fields
CONVERTERS: Final = {"epoch": int, "step": int, "is_best": bool}
MOMENTS: Final = {
    "sgd": frozenset({"momentum_buffer"}),
    "adam": frozenset({"step", "exp_avg", "exp_avg_sq"}),
    "adamw": frozenset({"step", "exp_avg", "exp_avg_sq"}),
}
"""Each optimizer's state for a parameter: tensors of its shape, and the number of steps."""

Table = npt.NDArray[np.float64]
Totals = tuple[float, float, int]
"""Sum of the losses, images read correctly, images."""


class Place(NamedTuple):
    """The state of a run apart from its tensors.

    ``totals``: of the unfinished epoch (``training/meter.py``). ``curve``: the training curve as
    plotted. ``best``: weights of the epoch that tested best. ``dataset_checksum``: of the images
    it is trained on.
    """

    history: tuple[EpochDone, ...]
    curve: TrainCurve
    totals: Totals
    seconds: float
    best: Weights | None
    dataset_checksum: str


class Checkpoint(NamedTuple):
    """A checkpoint that was read; ``tensors`` are named ``role/name``."""

    config: TrainConfig
    step: int
    place: Place
    tensors: Weights


def write_checkpoint(path: Path, run: TrainingRun, place: Place) -> None:
    """Write a run's whole state; the file holds either the old or the new one, never half.

    Raises ``DigitpadError`` if it cannot be written, or would be too large to read again.
    """
    from torch import Tensor

    tensors: dict[str, Any] = {}
    groups = {"network": run.network.tensors(), "average": run.average, "best": place.best}
    for group, named in groups.items():
        tensors |= {f"{group}/{name}": tensor for name, tensor in (named or {}).items()}
    for name, parameter in run.network.tensors().items():
        for key, value in run.optimizer.state.get(parameter, {}).items():
            if isinstance(value, Tensor):
                tensors[f"optimizer/{name}/{key}"] = value
    curves = {CURVE_LOSS: place.curve.loss, CURVE_ACCURACY: place.curve.accuracy}
    tables = {HISTORY: to_table(place.history)}
    tables |= {name: series.points for name, series in curves.items()}
    state = {
        "config": run.config.to_json(),
        # Unlike a model, a checkpoint stays on the user's computer, so it may name a folder there;
        # resuming needs the same files.
        "data_dir": str(run.config.data_dir.absolute()) if run.config.data_dir else None,
        "step": run.step,
        "history_columns": COLUMNS,
        "values_per_point": {name: series.per_point for name, series in curves.items()},
        "totals": place.totals,
        "seconds": place.seconds,
        "dataset_checksum": place.dataset_checksum,
    }
    arrays: dict[str, npt.NDArray[Any]] = dict(tables)
    arrays |= {name: _finite(name, tensor) for name, tensor in tensors.items()}
    try:
        with atomic_path(path) as beside:
            metadata = {"format": FORMAT, "state": json.dumps(state)}
            safetensors.write_by_library(beside, arrays, metadata)
    except ModelFileError as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "The run’s state was not written to {path}: {why}.").filled(
                path=path, why=message_of(error)
            )
        ) from error


def _finite(name: str, tensor: Tensor | Floats) -> Floats:
    """Return the values, on the processor. Raises ``DigitpadError`` unless all are finite."""
    array = tensor if isinstance(tensor, np.ndarray) else tensor.detach().cpu().numpy()
    values: Floats = np.asarray(array, np.float32)
    if not np.isfinite(values).all():
        raise DigitpadError(
            QT_TRANSLATE_NOOP(
                "errors", "The run's state holds values that are not finite, in {name}."
            ).filled(name=name)
        )
    return values


def read_checkpoint(path: Path, *, data_dir: Path | None = None) -> Checkpoint:
    """Read a checkpoint and check all of it.

    ``data_dir``: where the data is now, if it has moved since the run was interrupted.
    Raises ``ModelFileError`` if the file is damaged or not a checkpoint.
    """
    try:
        with open_file(path) as file:
            saved = _CheckpointReader(file)
            if not safetensors.is_as_saved(saved.reader, saved.metadata):
                raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it is not as it was saved"))
            stored = saved.state.get("data_dir")
            config = saved.config(data_dir or (Path(_text(stored)) if stored else None))
            return Checkpoint(config, _count(saved.state["step"]), *saved.place_and_tensors(config))
    except OSError as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "Cannot read the checkpoint {path}: {why}.").filled(
                path=path, why=reason(error)
            )
        ) from error
    except (DigitpadError, *DAMAGE) as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{path} is damaged or not a checkpoint, so it cannot be resumed ({why}). An "
                "earlier model file, if you saved one, is not affected.",
            ).filled(path=path, why=_cause(error))
        ) from error


def read_summary(
    path: Path, *, data_dir: Path | None
) -> tuple[TrainConfig, tuple[EpochDone, ...], TrainCurve]:
    """Return a checkpoint's configuration and history without reading its weights.

    Raises ``ModelFileError`` if it cannot be read.
    """
    try:
        with open_file(path) as file:
            saved = _CheckpointReader(file)
            return saved.config(data_dir), saved.history(), saved.curve()
    except (DigitpadError, *DAMAGE) as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "Cannot read the checkpoint {path}: {why}.").filled(
                path=path, why=_cause(error)
            )
        ) from error


def _cause(error: Exception) -> str:
    return clause(error) or type(error).__name__


class _CheckpointReader:
    """Reads a checkpoint of unknown origin; everything it returns has been checked.

    Its methods raise ``DigitpadError`` or one of ``DAMAGE``.
    """

    def __init__(self, file: BinaryIO) -> None:
        self.entries, self.metadata = safetensors.read_header(file)
        if self.metadata.get("format") != FORMAT:
            raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it is not marked as a checkpoint"))
        self.reader = safetensors.TensorReader(file, self.entries)
        self.state = parse_json(self.metadata["state"], allows_nan=True)
        self._weights = {name: entry for name, entry in self.entries.items() if name not in TABLES}
        self._tables = {name: self._table(name) for name in TABLES if name in self.entries}

    def config(self, data_dir: Path | None) -> TrainConfig:
        return config_from_json(self.state["config"], data_dir=data_dir)

    def history(self) -> tuple[EpochDone, ...]:
        return from_table(self._tables[HISTORY], self.state["history_columns"])

    def curve(self) -> TrainCurve:
        """Return the training curve; an empty one from checkpoints without one."""
        loss, accuracy = (
            GrowingCurve.of(self._tables[name], _count(self.state["values_per_point"][name]))
            if name in self._tables
            else None
            for name in (CURVE_LOSS, CURVE_ACCURACY)
        )
        return TrainCurve(loss, accuracy)

    def place_and_tensors(self, config: TrainConfig) -> tuple[Place, Weights]:
        self._require_fit(config)
        loss, right, images = self.state["totals"]
        seconds = float(self.state["seconds"])
        # None is read right by a network that only reconstructs.
        reconstructs = config.network.reconstructs
        is_known = isfinite(loss) and isfinite(0 if reconstructs else right)
        if not (is_known and 0 <= seconds < MAX_SECONDS):
            raise ValueError(QT_TRANSLATE_NOOP("errors", "its totals are invalid"))
        tensors = {name: self.reader.read(name) for name in self._weights}
        of_best = [name for name in tensors if name.startswith("best/")]
        best = {name.removeprefix("best/"): tensors.pop(name) for name in of_best}
        place = Place(
            history=self.history(),
            curve=self.curve(),
            totals=(float(loss), float(right), _count(images)),
            seconds=seconds,
            best=best or None,
            dataset_checksum=_text(self.state["dataset_checksum"]),
        )
        return place, tensors

    def _require_fit(self, config: TrainConfig) -> None:
        """Require exactly the tensors of these settings, with the right shapes and dtypes.

        A fused optimizer would read and write beyond the end of a moment that is too small.
        """
        wanted = config.network.tensors()
        groups = {"network": True, "average": bool(config.recipe.average_decay)}
        groups["best"] = any(name.startswith("best/") for name in self._weights)
        expected = {
            f"{group}/{name}": ("F32", shape)
            for group in groups
            if groups[group]
            for name, shape in wanted.items()
        }
        for name, shape in wanted.items():
            prefix = f"optimizer/{name}/"
            if any(there.startswith(prefix) for there in self._weights):
                for key in MOMENTS[config.recipe.optimizer]:
                    expected[f"{prefix}{key}"] = "F32", () if key == "step" else shape
        actual = {name: (entry.dtype, entry.shape) for name, entry in self._weights.items()}
        if wrong := expected.items() ^ actual.items():
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "its tensor {found} does not fit its settings").filled(
                    found=quoted(min(wrong)[0])
                )
            )

    def _table(self, name: str) -> Table:
        entry = self.entries[name]
        if entry.dtype != "F64" or len(entry.shape) != 2:
            raise ValueError(QT_TRANSLATE_NOOP("errors", "its tables are malformed"))
        return self.reader.values(name)


def _count(value: object) -> int:
    if not isinstance(value, int) or value < 0:
        raise ValueError(QT_TRANSLATE_NOOP("errors", "it holds an invalid count"))
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or "\0" in value:
        raise ValueError(QT_TRANSLATE_NOOP("errors", "it holds an invalid text"))
    return value


def restore(run: TrainingRun, checkpoint: Checkpoint) -> None:
    """Load a checkpoint's tensors and step into a new run of the same configuration."""
    import torch

    tensors = checkpoint.tensors
    for name, parameter in run.network.tensors().items():
        targets = {"network": parameter, **({"average": run.average[name]} if run.average else {})}
        with torch.no_grad():
            for group, tensor in targets.items():
                tensor.copy_(torch.from_numpy(tensors[f"{group}/{name}"]))
        prefix = f"optimizer/{name}/"
        moments = {key: tensors[key] for key in tensors if key.startswith(prefix)}
        if moments:
            run.optimizer.state[parameter] = {
                key.removeprefix(prefix): _like(parameter, torch.from_numpy(moment))
                for key, moment in moments.items()
            }
    run.step = checkpoint.step


def _like(parameter: Tensor, stored: Tensor) -> Tensor:
    """Return a stored moment on the parameter's device and in its memory format.

    Fused AdamW on the processor assumes that moments and weights have the same memory format:
    channels_last weights with contiguous moments silently give a different run.
    """
    import torch

    if stored.shape != parameter.shape:
        return stored.to(parameter.device)
    moment = torch.empty_like(parameter, dtype=stored.dtype, requires_grad=False)
    return moment.copy_(stored)


def to_table(history: Sequence[EpochDone]) -> Table:
    """Return a row per epoch, unrounded, with the columns ``COLUMNS``."""
    return np.array(history, dtype=np.float64).reshape(len(history), len(COLUMNS))


def from_table(table: Table, columns: Sequence[str]) -> tuple[EpochDone, ...]:
    """Return the epochs of a table. Raises ``ValueError`` or ``TypeError`` for a malformed one."""
    if table.ndim != 2 or table.shape[1] != len(columns):
        raise ValueError(
            QT_TRANSLATE_NOOP("errors", "its history does not have the columns that it claims")
        )
    # ``math.nan`` itself, so that an epoch equals the one that was written.
    values = [
        [
            CONVERTERS[name](value) if name in CONVERTERS else nan if isnan(value) else value
            for value in column
        ]
        for name, column in zip(columns, table.T.tolist(), strict=True)
    ]
    return tuple(
        EpochDone(**dict(zip(columns, row, strict=True))) for row in zip(*values, strict=True)
    )
