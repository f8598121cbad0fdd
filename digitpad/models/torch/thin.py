"""A first convolution, over a single channel, whose weight gradient is a product of matrices.

On processors with AVX-512 oneDNN has code of its own for it. On others its gradient takes several
times as long as the product: with 32 kernels of 5×5 over 64 of MNIST's images 8.1 ms against 2.2
on an AMD EPYC of 2021, where a whole step of candle's network took 36. Over the three channels of
colours the product is slower (a step of cifar-cnn: 9.9 ms against 8.1).
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import torch
from torch import Tensor, nn
from torch.nn import functional as F


@cache
def pays() -> bool:
    """Return whether this processor is one of those on which the product is faster."""
    return torch.backends.cpu.get_cpu_capability() == "AVX2"


class ThinConvolution(nn.Conv2d):
    """``nn.Conv2d`` with the same weights, results and gradients."""

    def forward(self, values: Tensor) -> Tensor:
        is_for_us = (
            torch.is_grad_enabled()
            and values.device.type == "cpu"
            and values.dtype == torch.float32
            and not values.requires_grad
            and not torch.is_autocast_enabled("cpu")
            and pays()
        )
        if not is_for_us:
            return super().forward(values)
        results = _Convolution.apply(values, self.weight, self.bias, self.stride, self.padding)
        return cast(Tensor, results)


class _Convolution(torch.autograd.Function):
    """The convolution of images that need no gradient: dense, channels last or oneDNN's order."""

    @staticmethod
    def forward(
        ctx: Any,
        images: Tensor,
        weight: Tensor,
        bias: Tensor | None,
        stride: tuple[int, int],
        padding: tuple[int, int],
    ) -> Tensor:
        ctx.save_for_backward(images)
        ctx.geometry = weight.shape, stride, padding
        ctx.has_bias = bias is not None
        return F.conv2d(images, weight, bias, stride, padding)

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[Tensor | None, ...]:
        (images,) = ctx.saved_tensors
        shape, (down, across), (above, beside) = ctx.geometry
        outputs, _, height, width = shape
        gradient = _dense(gradients[0])
        count = len(gradient)
        padded = F.pad(_dense(images), (beside, beside, above, above))
        windows = padded.unfold(2, height, down).unfold(3, width, across)
        # For each weight of a kernel the pixels that it meets: (count, weights, places).
        pixels = windows.permute(0, 1, 4, 5, 2, 3).reshape(count, shape[1:].numel(), -1)
        # Both orders of memory are a view of (count, places, outputs).
        if gradient.is_contiguous():
            by_place = gradient.reshape(count, outputs, -1).transpose(1, 2)
        else:
            by_place = gradient.permute(0, 2, 3, 1).reshape(count, -1, outputs)
        of_weight = torch.bmm(pixels, by_place).sum(0).t().reshape(shape)
        of_bias = gradient.sum((0, 2, 3)) if ctx.has_bias else None
        return None, of_weight, of_bias, None, None


def _dense(values: Tensor) -> Tensor:
    return values.to_dense() if values.is_mkldnn else values
