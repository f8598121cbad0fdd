"""Models for the tests that nobody has trained."""

from __future__ import annotations

from typing import Any

import numpy as np

from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture


def blank(name: str = "candle-linear", value: float = 0.0, /, **info: Any) -> Model:
    """A model whose weights are all the same."""
    made = architecture(name)
    tensors = {key: np.full(shape, value, np.float32) for key, shape in made.tensors().items()}
    return Model(new_info(made, **info), tensors)


def random(name: str = "candle-linear", scale: float = 0.1, /, seed: int = 0, **info: Any) -> Model:
    """A model with normally distributed weights and with variances that a network can have."""
    made, draws = architecture(name), np.random.default_rng(seed)
    tensors = {
        key: draws.uniform(0.02, 0.1, shape).astype(np.float32)
        if key.endswith("running_var")
        else (scale * draws.standard_normal(shape)).astype(np.float32)
        for key, shape in made.tensors().items()
    }
    return Model(new_info(made, **info), tensors)
