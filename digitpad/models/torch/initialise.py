"""First weights, drawn the way each architecture's source draws them.

Rules: candle-nn (``linear.rs``, ``conv.rs``), tch-rs
(``nn/init.rs``: Kaiming uniform, conv bias zero) and torch (``Linear.reset_parameters``).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

import torch
from torch import Tensor

from digitpad.models.architecture import Architecture
from digitpad.models.layers import Conv, ConvTranspose, Linear


@torch.no_grad()
def initialise(
    tensors: Mapping[str, Tensor], architecture: Architecture, generator: torch.Generator
) -> None:
    """Fill the weights and biases of convolutions and linear layers, in the order of the layers.

    Normalisation layers start at one and zero (torch's own), embeddings and transformer blocks
    at a truncated normal of 0.02 as in the ViT paper (https://arxiv.org/abs/2010.11929).
    """
    direct = set()
    for layer in architecture.layers:
        if isinstance(layer, Conv | ConvTranspose | Linear):
            bias = tensors[layer.bias] if layer.bias else None
            _fill(tensors[layer.weight], bias, layer, architecture.initialisation, generator)
            direct |= {layer.weight, layer.bias}
    for name, tensor in tensors.items():
        if name in direct or "norm" in name:
            continue
        if name.endswith("bias"):
            tensor.zero_()
        else:
            torch.nn.init.trunc_normal_(tensor, std=0.02, a=-0.04, b=0.04, generator=generator)


def _fill(
    weight: Tensor,
    bias: Tensor | None,
    layer: Conv | ConvTranspose | Linear,
    rule: str,
    generator: torch.Generator,
) -> None:
    area = 1 if isinstance(layer, Linear) else layer.kernel**2
    # torch counts the fan-in of a transposed convolution from its second axis, the outputs.
    inputs = layer.outputs if isinstance(layer, ConvTranspose) else layer.inputs
    inputs //= layer.groups if isinstance(layer, Conv) else 1
    fan_in = inputs * area
    bias_bound = 0.0
    if rule == "zero":
        weight.zero_()
    elif rule == "vit":
        torch.nn.init.trunc_normal_(weight, std=0.02, a=-0.04, b=0.04, generator=generator)
    elif rule in ("candle", "digitpad"):
        weight.normal_(0.0, sqrt(2.0 / fan_in), generator=generator)
        # candle's convolution takes the bound from the channels alone, without the kernel.
        bias_bound = 1.0 / sqrt(layer.inputs) if rule == "candle" else 0.0
    elif rule == "tch":
        bound = sqrt(6.0 / fan_in)
        weight.uniform_(-bound, bound, generator=generator)
        bias_bound = 1.0 / sqrt(layer.inputs) if isinstance(layer, Linear) else 0.0
    else:
        bound = 1.0 / sqrt(fan_in)
        weight.uniform_(-bound, bound, generator=generator)
        bias_bound = bound
    if bias is not None:
        bias.uniform_(-bias_bound, bias_bound, generator=generator) if bias_bound else bias.zero_()
