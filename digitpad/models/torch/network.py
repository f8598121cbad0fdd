"""Architectures as torch modules.

``build`` turns the layers of ``models/layers.py`` into modules and initialises them as the
architecture's source does, from an explicit seed: candle-nn (``linear.rs``, ``conv.rs``), tch-rs
(``nn/init.rs``: Kaiming uniform, conv bias zero) or torch (``Linear.reset_parameters``). Tensors go
in and out under their published names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import sqrt

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from digitpad.models import layers
from digitpad.models.architecture import Architecture, Initialisation
from digitpad.models.recipe import FirstWeights
from digitpad.models.torch import blocks
from digitpad.models.torch.shard import Shard

ACTIVATIONS = {act.__name__.lower(): act for act in (nn.Tanh, nn.Sigmoid, nn.GELU, nn.Hardswish)}


class Network(nn.Module):
    """An architecture with weights.

    Input: float32 (n, channels, height, width), pixels 0..1. Output: float32 (n, outputs), or
    the input's shape for a network that reconstructs. Dropout draws from ``generator``, which
    the training loop seeds at every step; None is torch's global one. ``first``: a replacement of
    the first stages (``training/compute``), which also returns the remaining ones.
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

        ``shard``: the images of a shared batch that this process has; None if it has all.
        """
        for stage in self.stages:
            if isinstance(stage, blocks.SeededDropout):
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
        return {name: to_array(tensor) for name, tensor in self.tensors().items()}


def to_array(tensor: Tensor) -> npt.NDArray[np.float32]:
    """Copy a tensor from any device into a contiguous float32 array."""
    copy = tensor.detach().to("cpu", torch.float32, copy=True).contiguous()
    return np.asarray(copy.numpy(), dtype=np.float32)


def build(
    architecture: Architecture, *, seed: int, first_weights: FirstWeights = "published"
) -> Network:
    """Build a network on the CPU with the architecture's initialisation, drawn from ``seed``.

    ``first_weights``: "torch" uses torch's initialisation instead.
    """
    # torch initialises new modules from its global generator, whose state must not change.
    with torch.random.fork_rng(devices=[]):
        network = Network(architecture)
    rule = architecture.initialisation if first_weights == "published" else first_weights
    initialise(network.stages, rule, torch.Generator().manual_seed(seed))
    return network


def _module(layer: layers.Layer) -> nn.Module:  # noqa: C901 - a case for each kind of layer
    match layer:
        case layers.Conv(inputs, outputs, kernel, _, bias, padding, stride, groups):
            sizes = inputs, outputs, kernel, stride, padding
            return nn.Conv2d(*sizes, groups=groups, bias=bias is not None)
        case layers.ConvTranspose(inputs, outputs, kernel):
            return nn.ConvTranspose2d(inputs, outputs, kernel, stride=kernel)
        case layers.Linear(inputs, outputs, _, bias, transposed):
            if transposed:
                return blocks.TransposedLinear(inputs, outputs)
            return nn.Linear(inputs, outputs, bias=bias is not None)
        case layers.BatchNorm():
            return blocks.BatchNorm(layer.channels, eps=layer.epsilon)
        case layers.LayerNorm():
            return nn.LayerNorm(layer.width, eps=layer.epsilon)
        case layers.PatchEmbedding():
            return blocks.PatchEmbedding(layer)
        case layers.TransformerBlock():
            return blocks.TransformerBlock(layer)
        case layers.ClassToken():
            return blocks.FirstToken()
        case layers.ReLU():
            return nn.ReLU()
        case layers.Activation(kind):
            return ACTIVATIONS[kind]()
        case layers.MaxPool():
            return nn.MaxPool2d(layer.size if not layer.rows_alone else layer.window)
        case layers.AveragePool(size):
            return nn.AvgPool2d(size)
        case layers.Scale(factors, offsets):
            return blocks.PixelScale(factors, offsets)
        case layers.Columns():
            return nn.Flatten(1, 2)
        case layers.RowConv(inputs, outputs, kernel, _, bias, dilation):
            reach = layer.padding
            return nn.Conv1d(inputs, outputs, kernel, 1, reach, dilation, bias=bias is not None)
        case layers.Flatten():
            return blocks.Flatten()
        case layers.Dropout(rate):
            return blocks.SeededDropout(rate)
        case layers.Squeeze() | layers.ResidualBlock() | layers.InvertedResidual():
            return _of_torchvision(layer)


def _of_torchvision(
    layer: layers.Squeeze | layers.ResidualBlock | layers.InvertedResidual,
) -> nn.Module:
    from digitpad.models.torch.vision import module  # loads torchvision

    return module(layer)


@torch.no_grad()
def initialise(
    stages: Iterable[nn.Module], rule: Initialisation, generator: torch.Generator
) -> None:
    """Fill the weights and biases of a network's stages, in their order.

    First those that follow the ``rule``: all whose ``weight`` is a matrix or kernels. Then those
    with an ``initialise`` method, which takes the generator. The others, such as normalisation,
    keep torch's initialisation.
    """
    own = []
    for stage in stages:
        weight, fill = getattr(stage, "weight", None), getattr(stage, "initialise", None)
        if fill is not None:
            own.append(fill)
        elif isinstance(weight, Tensor) and weight.ndim > 1:
            by_output = weight.T if isinstance(stage, blocks.TransposedLinear) else weight
            _fill(by_output, getattr(stage, "bias", None), rule, generator)
    for fill in own:
        fill(generator)


def _fill(
    weight: Tensor, bias: Tensor | None, rule: Initialisation, generator: torch.Generator
) -> None:
    """Fill a layer's tensors; ``weight``: [outputs, inputs] or [outputs, inputs, height, width].

    torch counts the inputs of a transposed convolution along the same axis, that of its outputs.
    """
    inputs, fan_in = weight.shape[1], weight[0].numel()
    bias_bound = 0.0
    if rule == "zero":
        weight.zero_()
    elif rule == "vit":
        blocks.fill_normally(weight, generator)
    elif rule in ("candle", "digitpad"):
        weight.normal_(0.0, sqrt(2.0 / fan_in), generator=generator)
        # candle's convolution derives the bound from the channels only, without the kernel.
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
