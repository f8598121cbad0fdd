"""Models for the tests that nobody has trained."""

from __future__ import annotations

from typing import Any

import numpy as np

from digitpad.modelfile import Model, new_info
from digitpad.models.architecture import Architecture
from digitpad.models.catalogue import architecture
from digitpad.models.layers import Layer
from digitpad.models.recipe import Recipe

Made = str | Architecture


def own(name: str, *layers: Layer, **more: Any) -> Architecture:
    """A network as a user might build it, of which nothing is said."""
    said = dict.fromkeys(("title", "origin", "summary", "published"), "")
    return Architecture(name=name, layers=layers, recipe=Recipe(1, 1, "sgd", 1.0), **said, **more)


def blank(made: Made = "candle-linear", value: float = 0.0, /, **info: Any) -> Model:
    """A model whose weights are all the same."""
    made = architecture(made) if isinstance(made, str) else made
    tensors = {key: np.full(shape, value, np.float32) for key, shape in made.tensors().items()}
    return Model(new_info(made, **info), tensors)


def random(
    made: Made = "candle-linear", scale: float = 0.1, /, seed: int = 0, **info: Any
) -> Model:
    """A model with normally distributed weights and with variances that a network can have."""
    made = architecture(made) if isinstance(made, str) else made
    draws = np.random.default_rng(seed)
    tensors = {
        key: draws.uniform(0.02, 0.1, shape).astype(np.float32)
        if key.endswith("running_var")
        else (scale * draws.standard_normal(shape)).astype(np.float32)
        for key, shape in made.tensors().items()
    }
    return Model(new_info(made, **info), tensors)
