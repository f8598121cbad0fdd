"""The model of a run records what was measured, of which weights, and nothing else."""

from __future__ import annotations

from math import nan
from typing import Any

import numpy as np
import pytest

from digitpad.data.catalogue import DATASETS
from digitpad.data.source import DataSource
from digitpad.modelfile.info import from_metadata, to_metadata
from digitpad.models.catalogue import architecture, names
from digitpad.training.config import config_for
from digitpad.training.events import Ended, EpochDone, Snapshot
from digitpad.training.outcome import model_from_run, model_of_snapshot

CONFIG = config_for("candle-linear", "fashion-mnist+fashion-mnist", seed=7)
PAIRS = [
    (model, dataset)
    for model in names()
    for dataset in DATASETS
    if DataSource.parse(dataset).fits(architecture(model))
]
BEST, LAST = ({"weight": np.full(1, value, np.float32)} for value in (1.0, 2.0))


def epoch(number: int, accuracy: float, loss: float, *, is_best: bool) -> EpochDone:
    return EpochDone(number, 10 * number, 0.5, loss, accuracy, 100.0, 1.0, is_best)


HISTORY = (epoch(1, 0.6, 0.9, is_best=True), epoch(2, 0.8, 0.5, is_best=True),
           epoch(3, 0.7, 0.4, is_best=False))  # fmt: skip


def ended(**changes: Any) -> Ended:
    facts: dict[str, Any] = {
        "reason": "completed", "message": "", "best": BEST, "last": LAST, "best_epoch": 2,
        "best_accuracy": 0.8, "best_loss": 0.5, "epochs_done": 3, "test_count": 50,
        "seconds": 12.34, "history": HISTORY, "dataset_checksum": "sha256:x",
    }  # fmt: skip
    return Ended(**(facts | changes))


def test_the_best_weights_carry_the_figures_of_the_epoch_that_tested_best() -> None:
    model = model_from_run(CONFIG, ended(), name="mine")
    assert model.tensors is BEST
    assert model.info.metrics == {
        "epochs": 3, "seconds": 12.3, "accuracy": 0.8, "loss": 0.5, "n": 50,
        "dataset": "fashion-mnist", "part": "test", "seed": 7, "epoch": 2,
    }  # fmt: skip
    assert (model.info.name, model.info.dataset) == ("mine", "fashion-mnist+fashion-mnist")
    assert model.info.dataset_checksum == "sha256:x"
    assert model.info.classes[1] == "trousers"
    assert model.info.training["seed"] == 7
    assert "Zalando" in model.info.extra["data licences"]
    assert {"digitpad", "python", "torch"} <= model.info.versions.keys()


@pytest.mark.parametrize(("model", "dataset"), PAIRS)
def test_whatever_can_be_trained_gives_a_file_that_opens(model: str, dataset: str) -> None:
    info = model_from_run(config_for(model, dataset), ended()).info
    opened = from_metadata(to_metadata(info), info.name)
    assert (opened.architecture, opened.classes) == (architecture(model), info.classes)


def test_the_last_weights_carry_the_figures_of_the_last_epoch() -> None:
    model = model_from_run(CONFIG, ended(), keep="last")
    assert model.tensors is LAST
    metrics = model.info.metrics
    assert (metrics["accuracy"], metrics["loss"], metrics["epoch"]) == (0.7, 0.4, 3)


@pytest.mark.parametrize("reason", ["stopped", "diverged"])
def test_the_last_weights_of_a_run_that_did_not_complete_were_never_tested(reason: Any) -> None:
    metrics = model_from_run(CONFIG, ended(reason=reason), keep="last").info.metrics
    assert metrics == {"epochs": 3, "seconds": 12.3}
    best = model_from_run(CONFIG, ended(reason=reason)).info.metrics
    assert best["accuracy"] == 0.8


def test_a_run_without_a_test_says_nothing_of_one() -> None:
    nothing = ended(reason="stopped", history=(), best_epoch=0, epochs_done=0)
    for keep in ("best", "last"):
        metrics = model_from_run(CONFIG, nothing, keep=keep).info.metrics
        assert metrics == {"epochs": 0, "seconds": 12.3}


def test_a_reconstruction_has_a_loss_and_no_accuracy() -> None:
    config = config_for("digits-autoencoder", "mnist")
    history = (epoch(1, nan, 0.02, is_best=True),)
    found = model_from_run(config, ended(history=history, best_epoch=1)).info.metrics
    assert "accuracy" not in found
    assert found["loss"] == 0.02


def test_a_network_that_learns_has_no_figures_yet() -> None:
    model = model_of_snapshot(CONFIG, Snapshot(LAST, 1, 5, 0.5), name="learning")
    assert (model.info.name, model.info.metrics, model.tensors) == ("learning", {}, LAST)
    assert model.info.calibration.temperature == 1.0
