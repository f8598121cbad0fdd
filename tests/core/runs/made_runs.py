"""Runs for the tests: as a training would leave them, without the training."""

from __future__ import annotations

import math

from made_models import random

from digitpad.modelfile import Model
from digitpad.runs.archive import archive_run
from digitpad.runs.record import Recorder, RunRecord
from digitpad.training.config import config_for
from digitpad.training.events import Ended, EpochDone, Progress, Started


def linear(seed: int = 0) -> Model:
    return random("candle-linear", 1.0, seed=seed, name="best")


def kept(
    name: str = "", *, epochs: int = 3, accuracy: float = 0.9, reason: str = "completed", **settings
) -> RunRecord:
    """Keep a run of candle's linear network, as if it had been trained."""
    config = config_for("candle-linear", settings.pop("dataset", "mnist"), **settings)
    recorder = Recorder(config)
    recorder.handle(Started(config, "Some processor", 7_850, 60_000, 10_000, 10))
    history = []
    for epoch in range(1, epochs + 1):
        recorder.handle(Progress(epoch, 10 * epoch, epoch, 0.5, 1 / epoch, 9.0, 1.0, 1.0, 0.8))
        done = EpochDone(
            epoch, 10 * epoch, 1 / epoch, 1.1 / epoch, accuracy - 0.01 * (epochs - epoch), 99.0,
            2.0 * epoch, is_best=True,
        )  # fmt: skip
        history.append(done)
    model = linear()
    ended = Ended(
        reason, "Done.", model.tensors, model.tensors, best_epoch=epochs,
        best_accuracy=accuracy if epochs else math.nan, best_loss=0.4 if epochs else math.nan,
        epochs_done=epochs, test_count=10_000, seconds=2.0 * epochs, history=tuple(history),
        dataset_checksum="sha256:1",
    )  # fmt: skip
    return archive_run(recorder, ended, model, name=name)
