"""Architectures as torch modules.

``build`` turns the layers of ``models/layers.py`` into modules and initialises them as the
architecture's source does, from an explicit seed. Tensors go in and out under their published
names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from digitpad.models import layers
from digitpad.models.architecture import Architecture
from digitpad.models.torch.blocks import (
    PatchEmbedding,
    SeededDropout,
    TransformerBlock,
    TransposedLinear,
)
from digitpad.models.torch.initialise import initialise
from digitpad.models.torch.shard import Shard


class Network(nn.Module):
    """An architecture with weights.

    Input: float32 (n, channels, height, width), pixels 0..1. Output: float32 (n, outputs), or
    the input's shape for a network that reconstructs. Dropout draws from ``generator``, which
    the training loop seeds at every step; None is torch's global one. ``first``: another way
    through the first stages (``training/acceleration.py``), which returns the remaining ones.
    """

    def __init__(self, architecture: Architecture) -> None:
        super().__init__()
        self.architecture = architecture
        self.stages = nn.ModuleList(_module(layer) for layer in architecture.layers)
        self.first: Callable[[Tensor], tuple[Tensor, nn.ModuleList]] | None = None

    def forward(self, images: Tensor) -> Tensor:
        values, stages = (images, self.stages) if self.first is None else self.first(images)
        for stage in stages:
            values = stage(values)
        return values

    def use_generator(self, generator: torch.Generator | None, shard: Shard | None = None) -> None:
        """Let dropout draw from ``generator``, which must be on the network's device.

        ``shard``: which images of a shared batch come in; None where all of them do.
        """
        for stage in self.stages:
            if isinstance(stage, SeededDropout):
                stage.generator = generator
                stage.shard = shard

    def tensors(self) -> dict[str, Tensor]:
        """Return every weight and running statistic under its published name, by reference."""
        named: dict[str, Tensor] = {}
        for layer, stage in zip(self.architecture.layers, self.stages, strict=True):
            state = stage.state_dict(keep_vars=True)
            named |= {name: state[part] for part, (name, _) in layer.parts().items()}
        return named

    def load_arrays(self, arrays: Mapping[str, npt.NDArray[np.float32]]) -> None:
        """Copy arrays of the published names and shapes into the network."""
        with torch.no_grad():
            for name, tensor in self.tensors().items():
                tensor.copy_(torch.from_numpy(np.ascontiguousarray(arrays[name])))

    def arrays(self) -> dict[str, npt.NDArray[np.float32]]:
        """Return copies of all tensors as contiguous float32 arrays."""
        return {name: to_array(tensor) for name, tensor in self.tensors().items()}


def to_array(tensor: Tensor) -> npt.NDArray[np.float32]:
    """Copy a tensor from any device into a contiguous float32 array."""
    copy = tensor.detach().to("cpu", torch.float32, copy=True).contiguous()
    return np.asarray(copy.numpy(), dtype=np.float32)


def build(architecture: Architecture, *, seed: int) -> Network:
    """Build a network on the CPU with the architecture's initialisation, drawn from ``seed``."""
    # torch fills new modules from its global generator; that one belongs to others.
    with torch.random.fork_rng(devices=[]):
        network = Network(architecture)
    initialise(network.tensors(), architecture, torch.Generator().manual_seed(seed))
    return network


def _module(layer: layers.Layer) -> nn.Module:
    match layer:
        case layers.Conv():
            return nn.Conv2d(
                layer.inputs,
                layer.outputs,
                layer.kernel,
                stride=layer.stride,
                padding=layer.padding,
                groups=layer.groups,
                bias=layer.bias is not None,
            )
        case layers.ConvTranspose():
            return nn.ConvTranspose2d(
                layer.inputs, layer.outputs, layer.kernel, stride=layer.kernel
            )
        case layers.Linear(transposed=True):
            return TransposedLinear(layer.inputs, layer.outputs)
        case layers.Linear():
            return nn.Linear(layer.inputs, layer.outputs)
        case layers.BatchNorm():
            return nn.BatchNorm2d(layer.channels, eps=layer.epsilon)
        case layers.LayerNorm():
            return nn.LayerNorm(layer.width, eps=layer.epsilon)
        case layers.PatchEmbedding():
            return PatchEmbedding(layer)
        case layers.TransformerBlock():
            return TransformerBlock(layer)
        case layers.ClassToken():
            return _FirstToken()
        case layers.ReLU():
            return nn.ReLU()
        case layers.MaxPool():
            return nn.MaxPool2d(layer.size)
        case layers.Flatten():
            return _Flatten()
        case layers.Dropout():
            return SeededDropout(layer.rate)


class _Flatten(nn.Module):
    def forward(self, values: Tensor) -> Tensor:
        if values.requires_grad and not values.is_contiguous():
            # Channels come last here; a gradient in another order slows the pooling before down.
            values.register_hook(_with_channels_last)
        return values.flatten(1)


def _with_channels_last(gradient: Tensor) -> Tensor:
    return gradient.contiguous(memory_format=torch.channels_last)


class _FirstToken(nn.Module):
    def forward(self, tokens: Tensor) -> Tensor:
        return tokens[:, 0]
