"""The network as it learns, wrapped as a model that can read a drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digitpad.data.source import DataSource
from digitpad.models.catalogue import architecture
from digitpad.training.config import TrainConfig
from digitpad.training.events import Snapshot

if TYPE_CHECKING:
    from digitpad.modelfile import Model


def model_of_snapshot(config: TrainConfig, snapshot: Snapshot, *, name: str) -> Model:
    """Return the snapshot as a model with no figures and no calibration of its own."""
    from digitpad.modelfile import Model, new_info

    info = new_info(
        architecture(config.model, **dict(config.model_arguments)),
        name,
        classes=DataSource.parse(config.dataset).classes,
        dataset=config.dataset,
        training=config.to_json(),
    )
    return Model(info, snapshot.weights)
