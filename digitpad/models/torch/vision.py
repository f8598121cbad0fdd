"""torchvision's blocks, with our batch normalisation and weights drawn from a generator.

The only module that builds networks with torchvision, which is loaded when one is built.
"""

from __future__ import annotations

from functools import partial

import torch
from torch import nn
from torchvision.models.mobilenetv3 import InvertedResidual, InvertedResidualConfig
from torchvision.models.resnet import BasicBlock
from torchvision.ops import SqueezeExcitation

from digitpad.models import layers
from digitpad.models.torch.blocks import BatchNorm


class _Initialised(nn.Module):
    def initialise(self, generator: torch.Generator) -> None:
        """Fill the convolutions as torchvision does."""
        for part in self.modules():
            if isinstance(part, nn.Conv2d):
                nn.init.kaiming_normal_(part.weight, mode="fan_out", generator=generator)
                if part.bias is not None:
                    nn.init.zeros_(part.bias)


class _ResidualBlock(BasicBlock, _Initialised):  # type: ignore[misc]
    pass


class _InvertedResidual(InvertedResidual, _Initialised):  # type: ignore[misc]
    pass


def module(layer: layers.Squeeze | layers.ResidualBlock | layers.InvertedResidual) -> nn.Module:
    """Return torchvision's module for a layer."""
    if isinstance(layer, layers.Squeeze):
        sizes = layer.channels, layer.squeezed
        weighs: nn.Module = SqueezeExcitation(*sizes, scale_activation=nn.Hardsigmoid)
        return weighs
    if isinstance(layer, layers.ResidualBlock):
        around = None
        if layer.shortcut():
            conv = nn.Conv2d(layer.inputs, layer.outputs, 1, layer.stride, bias=False)
            around = nn.Sequential(conv, BatchNorm(layer.outputs))
        sides = layer.inputs, layer.outputs, layer.stride
        return _ResidualBlock(*sides, around, norm_layer=BatchNorm)
    config = InvertedResidualConfig(
        *(layer.inputs, layer.kernel, layer.expanded, layer.outputs, layer.squeezes),
        *("HS" if layer.swishes else "RE", layer.stride, 1, 1.0),
    )
    return _InvertedResidual(config, norm_layer=partial(BatchNorm, eps=1e-3))
