"""Convolutions and poolings with their numbers in oneDNN's own order ("blocked").

A processor's convolutions bring their inputs into that order and their results back; poolings in
torch's own order take as long as the convolutions themselves. From the first convolution to the
last pooling nothing needs to be brought back, and the results are the same. bfloat16 needs a
convolution of our own around torch's operators, since ``conv2d`` takes float32 weights only.
"""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import takewhile
from typing import Any, Final

import torch
from torch import Tensor, nn

from digitpad.models import layers

BLOCKABLE: Final = (layers.Conv, layers.ReLU, layers.MaxPool)
"""Layers whose results and gradients oneDNN computes in its own order; none in groups."""
MEASURED: Final = ("x86_64", "AMD64")
"""What ``platform.machine`` calls the processors on which this was measured."""


def blockable(sequence: Sequence[layers.Layer]) -> int:
    """Return how many of the first layers may compute so: a convolution up to a pooling, or 0."""
    first = list(takewhile(_is_blockable, sequence))
    while first and not isinstance(first[-1], layers.MaxPool):
        first.pop()
    return len(first) if first and isinstance(first[0], layers.Conv) else 0


def _is_blockable(layer: layers.Layer) -> bool:
    return isinstance(layer, BLOCKABLE) and not (
        isinstance(layer, layers.Conv) and layer.groups > 1
    )


@cache
def is_available(dtype: torch.dtype) -> bool:
    """Return whether this torch and this processor compute and train so, tried out once.

    ``dtype``: float32 or bfloat16. Only x86-64 processors do: that it pays was measured on them.
    """
    if platform.machine() not in MEASURED or not torch.backends.mkldnn.is_available():
        return False
    stages = [nn.utils.skip_init(nn.Conv2d, 1, 1, 3), nn.ReLU(), nn.MaxPool2d(2)]
    for parameter in stages[0].parameters():
        nn.init.ones_(parameter)
    try:
        results = through(stages, torch.ones((1, 1, 4, 4)), dtype)
        results.float().sum().backward()
    except (RuntimeError, AttributeError):  # torch says so in this way
        return False
    return bool(results.float().item() == 10.0)


def through(stages: Iterable[nn.Module], images: Tensor, dtype: torch.dtype) -> Tensor:
    """Return what ``stages`` make of ``images``: float32 (n, channels, height, width) on the CPU.

    ``stages``: modules of ``BLOCKABLE`` layers. The result is of ``dtype``, in torch's own order.
    """
    values = images.to(dtype).to_mkldnn()
    for stage in stages:
        if isinstance(stage, nn.Conv2d) and dtype != torch.float32:
            values = _Convolution.apply(
                values, stage.weight, stage.bias, stage.stride, stage.padding
            )
        else:
            values = stage(values)
    return values.to_dense()


class _Convolution(torch.autograd.Function):
    """A convolution whose weights are float32 and which computes in its input's type."""

    @staticmethod
    def forward(
        ctx: Any,
        values: Tensor,
        weight: Tensor,
        bias: Tensor | None,
        stride: tuple[int, int],
        padding: tuple[int, int],
    ) -> Tensor:
        short = weight.to(values.dtype)
        ctx.save_for_backward(values, short)
        ctx.geometry = stride, padding
        ctx.has_bias = bias is not None
        shift = None if bias is None else bias.to(values.dtype)
        result: Tensor = torch.ops.aten.mkldnn_convolution(
            values, short, shift, padding, stride, (1, 1), 1
        )
        return result

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[Tensor | None, ...]:
        values, weight = ctx.saved_tensors
        stride, padding = ctx.geometry
        of_values, of_weight, of_bias = torch.ops.aten.convolution_backward(
            gradients[0],
            values,
            weight,
            [len(weight)] if ctx.has_bias else None,
            stride,
            padding,
            (1, 1),
            False,
            (0, 0),
            1,
            (ctx.needs_input_grad[0], True, ctx.has_bias),
        )
        return of_values, of_weight.float(), of_bias.float() if ctx.has_bias else None, None, None
