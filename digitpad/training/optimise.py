"""The optimizer of a run and its learning rate at each step."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi
from typing import Final

import torch

# The first optimizer imports this, 1.2 CPU seconds of it; whoever loads the training loop ahead
# of time must not leave them to the click on Train.
import torch._dynamo
from torch import nn

from digitpad.training.config import TrainConfig

WARM_UP: Final = 0.2
"""Part of a one-cycle run in which the rate rises (Smith, https://arxiv.org/abs/1708.07120)."""
FIRST: Final = 0.1
"""Rate at the start of a one-cycle run, relative to the highest."""
FUSED_DEVICES: Final = ("cpu", "cuda")


def make_optimizer(
    config: TrainConfig, parameters: Iterable[nn.Parameter], device: torch.device
) -> torch.optim.Optimizer:
    """Return the optimizer that ``config`` names, over exactly these parameters."""
    fused = device.type in FUSED_DEVICES
    rate, decay = config.recipe.learning_rate, config.recipe.weight_decay
    if config.recipe.optimizer == "sgd":
        return torch.optim.SGD(
            parameters, lr=rate, momentum=config.recipe.momentum, weight_decay=decay, fused=fused
        )
    kind = torch.optim.Adam if config.recipe.optimizer == "adam" else torch.optim.AdamW
    return kind(
        parameters, lr=rate, betas=config.recipe.betas, eps=1e-8, weight_decay=decay, fused=fused
    )


def learning_rate_at(config: TrainConfig, fraction: float) -> float:
    """Return the learning rate when ``fraction`` (0..1) of all steps is done."""
    if config.recipe.schedule == "constant":
        return config.recipe.learning_rate
    if fraction < WARM_UP:
        return config.recipe.learning_rate * (FIRST + (1.0 - FIRST) * fraction / WARM_UP)
    left = (fraction - WARM_UP) / (1.0 - WARM_UP)
    return config.recipe.learning_rate * (0.5 + 0.5 * cos(pi * min(left, 1.0)))


def set_learning_rate(optimizer: torch.optim.Optimizer, rate: float) -> None:
    for group in optimizer.param_groups:
        group["lr"] = rate
