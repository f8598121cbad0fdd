"""The model that a run results in: its weights, and how good they are."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from importlib import metadata
from math import isfinite
from platform import python_version
from typing import Any

from digitpad import __version__
from digitpad.modelfile import Model, ModelInfo, new_info
from digitpad.training.config import Keep, TrainConfig
from digitpad.training.events import Ended, EpochDone, Snapshot


def model_from_run(
    config: TrainConfig, ended: Ended, *, keep: Keep = "best", name: str = ""
) -> Model:
    """Return the model that a run ended with.

    ``keep``: the weights of the epoch that tested best, or the last ones. ``name``: the title
    given by the user. Its metrics name the data set, number of images and seed that they were
    measured with; the last weights of a run stopped within an epoch were never tested, so they
    have no accuracy.
    """
    source = config.source
    tested = _tested(ended, keep)
    metrics: dict[str, Any] = {"epochs": ended.epochs_done, "seconds": round(ended.seconds, 1)}
    if tested is not None:
        metrics |= {
            "accuracy": tested.test_accuracy if isfinite(tested.test_accuracy) else None,
            "loss": tested.test_loss,
            "n": ended.test_count,
            "dataset": source.tested_on.name,
            "part": "test",
            "seed": config.seed,
            "epoch": tested.epoch,
        }
    info = _info(
        replace(config, keep=keep),
        name,
        dataset_checksum=ended.dataset_checksum,
        metrics={key: value for key, value in metrics.items() if value is not None},
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        extra={"data licences": source.licences},
        versions={
            "digitpad": __version__,
            "python": python_version(),
            "torch": _torch_version(),
        },
    )
    return Model(info, ended.best if keep == "best" else ended.last)


@cache
def _torch_version() -> str:
    """Return torch's version without importing it. Cached, because it means parsing 38 KB."""
    return metadata.version("torch")


def model_of_snapshot(config: TrainConfig, snapshot: Snapshot, *, name: str) -> Model:
    """Return the network in training as a model without metrics or calibration."""
    return Model(_info(config, name), snapshot.weights)


def _info(config: TrainConfig, name: str, **facts: Any) -> ModelInfo:
    network = config.network
    # A network that reconstructs learns from pictures of any classes, and knows none of them.
    classes = {} if network.reconstructs else {"classes": config.source.classes}
    return new_info(
        network,
        name,
        **classes,
        dataset=config.dataset,
        training=config.to_json(),
        **facts,
    )


def _tested(ended: Ended, keep: Keep) -> EpochDone | None:
    if keep == "best":
        return next((done for done in ended.history if done.epoch == ended.best_epoch), None)
    is_whole = ended.reason == "completed" and bool(ended.history)
    return ended.history[-1] if is_whole else None
