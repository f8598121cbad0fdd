"""First weights, drawn the way each architecture's source draws them.

Rules: candle-nn (``linear.rs``, ``conv.rs``), tch-rs
(``nn/init.rs``: Kaiming uniform, conv bias zero) and torch (``Linear.reset_parameters``).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

import torch
from torch import Tensor, nn

from digitpad.models.architecture import Initialisation
from digitpad.models.torch.blocks import TransposedLinear, fill_normally


@torch.no_grad()
def initialise(
    stages: Iterable[nn.Module], rule: Initialisation, generator: torch.Generator
) -> None:
    """Fill the weights and biases of a network's stages, in their order.

    First those that follow the ``rule``: all with a matrix or kernels as their ``weight``. Then
    those that have a method ``initialise`` of their own, which takes the generator. Others stay
    as torch makes them, as normalisation does, at one and zero.
    """
    own = []
    for stage in stages:
        weight, fill = getattr(stage, "weight", None), getattr(stage, "initialise", None)
        if fill is not None:
            own.append(fill)
        elif isinstance(weight, Tensor) and weight.ndim > 1:
            by_output = weight.T if isinstance(stage, TransposedLinear) else weight
            _fill(by_output, getattr(stage, "bias", None), rule, generator)
    for fill in own:
        fill(generator)


def _fill(
    weight: Tensor, bias: Tensor | None, rule: Initialisation, generator: torch.Generator
) -> None:
    """Fill a layer's tensors; ``weight``: [outputs, inputs] or [outputs, inputs, height, width].

    torch counts a transposed convolution's inputs from the same axis, where its outputs stand.
    """
    inputs, fan_in = weight.shape[1], weight[0].numel()
    bias_bound = 0.0
    if rule == "zero":
        weight.zero_()
    elif rule == "vit":
        fill_normally(weight, generator)
    elif rule in ("candle", "digitpad"):
        weight.normal_(0.0, sqrt(2.0 / fan_in), generator=generator)
        # candle's convolution takes the bound from the channels alone, without the kernel.
        bias_bound = 1.0 / sqrt(inputs) if rule == "candle" else 0.0
    elif rule == "tch":
        bound = sqrt(6.0 / fan_in)
        weight.uniform_(-bound, bound, generator=generator)
        bias_bound = 1.0 / sqrt(inputs) if weight.ndim == 2 else 0.0
    else:
        bias_bound = 1.0 / sqrt(fan_in)
        weight.uniform_(-bias_bound, bias_bound, generator=generator)
    if bias is not None:
        bias.uniform_(-bias_bound, bias_bound, generator=generator) if bias_bound else bias.zero_()
