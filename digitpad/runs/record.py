"""The record of a finished run: its configuration, its history and its best weights.

Each run has a folder: ``record.json`` with settings and figures, ``curves.json`` with the plotted
curves, and a model file with the best weights. The record is written last and atomically, so
a folder that has one is complete.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args, get_type_hints

from digitpad import __version__
from digitpad.data.source import tested_on
from digitpad.errors import ConfigError, DigitpadError
from digitpad.files import is_device_name, is_file, read_bounded, write_atomically
from digitpad.report.curves import Curve
from digitpad.training.config import TrainConfig, config_from_json
from digitpad.training.curve import TrainCurve
from digitpad.training.events import Ended, EndReason, EpochDone, Event, Progress, Started
from digitpad.untrusted import json_text, parse_json
from digitpad.words import QT_TRANSLATE_NOOP, message_of

if TYPE_CHECKING:
    from digitpad.modelfile import Model

FORMAT: Final = "digitpad-run/1"
RECORD, CURVES = "record.json", "curves.json"
MOST_RECORD_BYTES: Final = 1 << 20
MOST_CURVES_BYTES: Final = 8 << 20
MOST_NUMBER: Final = 1e40
"""Beyond the range of float32, yet sums and differences of such numbers are finite."""
MOST_NAME: Final = 80
REASONS: Final = get_args(EndReason)
KINDS: Final[dict[str, Any]] = get_type_hints(EpochDone)


class RunRecord(NamedTuple):
    """A run in the archive.

    ``name``: given by the user. ``created``: when it ended, UTC, ISO 8601. ``device``: its title.
    ``train_count`` and ``test_count``: images. ``seconds``: of training. ``best_accuracy``: 0..1,
    NaN for a network that reconstructs or was never tested; ``best_epoch`` is then 0.
    """

    folder: Path
    name: str
    created: str
    config: TrainConfig
    device: str
    parameters: int
    train_count: int
    test_count: int
    seconds: float
    reason: str
    epochs_done: int
    best_epoch: int
    best_accuracy: float
    best_loss: float
    dataset_checksum: str = ""
    note: str = ""
    fault: str = ""
    """Why it learned nothing, a key of ``learned.FAULTS``; "" if it did."""
    weights: str = "model.safetensors"
    """File name of its best weights. A model is named after its file."""

    @property
    def tested_on(self) -> str:
        """The number of test images and their data set, as text."""
        return tested_on(self.config.dataset, self.test_count)

    @property
    def model_file(self) -> Path:
        return self.folder / self.weights

    @property
    def has_model(self) -> bool:
        return is_file(self.model_file)


class RunCurves(NamedTuple):
    """The plotted curves: the epochs, and loss and accuracy (0..1) in training."""

    history: tuple[EpochDone, ...] = ()
    train_loss: Curve | None = None
    train_accuracy: Curve | None = None


class Recorder:
    """Collects the events of a run and archives the run when it has ended.

    ``curve``: the training curve so far of a resumed run.
    """

    def __init__(self, config: TrainConfig, curve: TrainCurve | None = None) -> None:
        self._config = config
        self._curve = curve or TrainCurve()
        self._started: Started | None = None

    def handle(self, event: Event) -> None:
        if isinstance(event, Started):
            self._config, self._started = event.config, event
        elif isinstance(event, Progress):
            self._curve.add(event)

    def archive(self, folder: Path, ended: Ended, model: Model, *, name: str = "") -> RunRecord:
        """Write the run's record into the existing ``folder`` and return it.

        ``model``: its best weights. Raises ``DigitpadError`` if it cannot be written.
        """
        from digitpad.modelfile import save_model

        started, config = self._started, self._config
        record = RunRecord(
            folder=folder,
            name=clean_name(name) or default_name(config),
            created=datetime.now(UTC).isoformat(timespec="seconds"),
            config=config,
            device=started.device if started else config.device,
            parameters=started.parameters if started else 0,
            train_count=started.train_count if started else 0,
            test_count=ended.test_count,
            seconds=ended.seconds,
            reason=ended.reason,
            epochs_done=ended.epochs_done,
            best_epoch=ended.best_epoch,
            best_accuracy=ended.best_accuracy,
            best_loss=ended.best_loss,
            dataset_checksum=ended.dataset_checksum,
            note=clean_name(config.note),
            fault=ended.fault,
            weights=f"{_weights_stem(name, config)}.safetensors",
        )
        save_model(record.model_file, model)
        curves = {
            "history": ended.history,
            "columns": EpochDone._fields,
            "train_loss": _points(self._curve.loss.curve()),
            "train_accuracy": _points(self._curve.accuracy.curve()),
        }
        write_atomically(folder / CURVES, json_text(curves).encode())
        write_record(record)
        return record


def default_name(config: TrainConfig) -> str:
    """Return the name of a run that the user has not named."""
    return f"{config.network_name}, {config.dataset}"


def clean_name(name: str) -> str:
    """Return a name without line breaks, shortened to ``MOST_NAME`` characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:MOST_NAME]


def file_stem(name: str) -> str:
    """Return a run's name as a file name valid on every system; "" if nothing is left."""
    plain = name.replace(", ", " ")  # parts the words of names that runs are given
    kept = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in plain)
    stem = " ".join(kept.split())[:MOST_NAME].strip("-")
    return f"run {stem}" if is_device_name(stem) else stem


def _weights_stem(name: str, config: TrainConfig) -> str:
    """Return the name of a run's model, which is also its file's."""
    return file_stem(name) or file_stem(config.network_name) or config.model


def write_record(record: RunRecord) -> None:
    """Write the settings and figures of a run. Raises ``DigitpadError``."""
    values: dict[str, Any] = {
        name: value for name, value in record._asdict().items() if name not in ("folder", "config")
    }
    # The record stays on this computer, so it may name a folder there.
    folder = record.config.data_dir
    values |= {
        "format": FORMAT,
        "version": __version__,
        "config": record.config.to_json(),
        "data_dir": str(folder) if folder else None,
    }
    write_atomically(record.folder / RECORD, json_text(values).encode())


def rename_run(record: RunRecord, name: str) -> RunRecord:
    """Rename a run. Raises ``DigitpadError`` for an empty name, or if it cannot be written."""
    cleaned = clean_name(name)
    if not cleaned:
        raise ConfigError(QT_TRANSLATE_NOOP("errors", "A run needs a name."))
    changed = record._replace(name=cleaned)
    write_record(changed)
    return changed


def read_record(folder: Path) -> RunRecord:
    """Read the record of a run. Raises ``DigitpadError`` if it is missing or damaged."""
    path = folder / RECORD
    values = _table(path, MOST_RECORD_BYTES)
    if values.get("format") != FORMAT:
        raise DigitpadError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{path} was written by another version of digitpad; open it with that one.",
            ).filled(path=path)
        )
    try:
        data_dir = values["data_dir"]
        config = config_from_json(
            values["config"], data_dir=Path(str(data_dir)) if data_dir else None
        )
        record = RunRecord(
            folder=folder,
            config=config,
            name=clean_name(str(values["name"])) or default_name(config),
            created=str(values["created"])[:40],
            device=clean_name(str(values["device"])),
            parameters=int(values["parameters"]),
            train_count=int(values["train_count"]),
            test_count=int(values["test_count"]),
            epochs_done=int(values["epochs_done"]),
            best_epoch=int(values["best_epoch"]),
            seconds=_number(values["seconds"]),
            best_accuracy=_number(values["best_accuracy"]),
            best_loss=_number(values["best_loss"]),
            reason=str(values["reason"]),
            dataset_checksum=str(values["dataset_checksum"]),
            note=clean_name(str(values.get("note", ""))),
            fault=str(values.get("fault", "")),
            weights=Path(str(values.get("weights", "model.safetensors"))).name,
        )
        if record.reason not in REASONS:
            raise ValueError(QT_TRANSLATE_NOOP("errors", "it ended for an unknown reason"))
        datetime.fromisoformat(record.created).astimezone()
    except (KeyError, TypeError, ValueError, OverflowError, DigitpadError) as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "{path} is damaged ({why}).").filled(
                path=path, why=message_of(error)
            )
        ) from error
    return record


def read_curves(folder: Path) -> RunCurves:
    """Read the curves of a run. Raises ``DigitpadError`` if they are missing or damaged."""
    path = folder / CURVES
    values = _table(path, MOST_CURVES_BYTES)
    try:
        columns = [str(column) for column in values["columns"]]
        return RunCurves(
            tuple(_epoch(dict(zip(columns, row, strict=True))) for row in values["history"]),
            _curve(values["train_loss"]),
            _curve(values["train_accuracy"]),
        )
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "{path} is damaged ({why}).").filled(
                path=path, why=message_of(error)
            )
        ) from error


def _epoch(values: Mapping[str, Any]) -> EpochDone:
    return EpochDone._make(
        (kind if kind in (int, bool) else _number)(values[name]) for name, kind in KINDS.items()
    )


def _number(value: Any) -> float:
    """Return a number; None stands for NaN, which JSON lacks.

    Raises ``ValueError`` for numbers beyond what a run can produce.
    """
    number = math.nan if value is None else float(value)
    if abs(number) > MOST_NUMBER:
        raise ValueError(QT_TRANSLATE_NOOP("errors", "it holds a number that is too large"))
    return number


def _points(curve: Curve) -> list[list[float]]:
    return [[float(f"{value:.6g}") for value in axis] for axis in curve]


def _curve(points: Sequence[Iterable[Any]]) -> Curve | None:
    import numpy as np

    x, y = (np.array([_number(value) for value in axis], dtype=np.float64) for axis in points)
    if len(x) != len(y):
        raise ValueError(QT_TRANSLATE_NOOP("errors", "its curve is malformed"))
    return (x, y) if len(x) else None


def _table(path: Path, most: int) -> dict[str, Any]:
    data = read_bounded(path, most)
    try:
        values = parse_json(data.decode())
    except ValueError as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "{path} is damaged ({why}).").filled(
                path=path, why=message_of(error)
            )
        ) from error
    if not isinstance(values, dict):
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "{path} is damaged (it is not a table).").filled(path=path)
        )
    return values
