"""Modules that torch lacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from digitpad.models import layers
from digitpad.models.torch.shard import Shard


class SeededDropout(nn.Module):
    """Dropout that draws from its own generator, so that a resumed run repeats it exactly.

    ``shard``: the images of a shared batch that this process has; None if it has all.
    """

    def __init__(self, rate: float) -> None:
        super().__init__()
        self.rate = rate
        self.generator: torch.Generator | None = None
        self.shard: Shard | None = None

    def forward(self, values: Tensor) -> Tensor:
        if not self.training or self.rate == 0.0:
            return values
        shard = self.shard or Shard(len(values))
        drawn = shard.rand(values.device, self.generator, *values.shape[1:])
        return values * (drawn >= self.rate).to(values.dtype).div_(1.0 - self.rate)


class PixelScale(nn.Module):
    """Factor · pixel + offset, by channel; nothing of it is trained or saved."""

    def __init__(self, factors: Sequence[float], offsets: Sequence[float]) -> None:
        super().__init__()
        for name, values in (("factors", factors), ("offsets", offsets)):
            self.register_buffer(name, torch.tensor(values)[:, None, None], persistent=False)

    def forward(self, images: Tensor) -> Tensor:
        return images * self.get_buffer("factors") + self.get_buffer("offsets")


class TransposedLinear(nn.Module):
    """A fully connected layer whose weight is stored [inputs, outputs], as in tch-rs."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.zeros(inputs, outputs))
        self.bias = nn.Parameter(torch.zeros(outputs))

    def forward(self, values: Tensor) -> Tensor:
        return values @ self.weight + self.bias


class BatchNorm(nn.BatchNorm2d):
    """Batch normalisation of pictures and, unlike torch's own, of rows of values, too.

    It does not count batches, which only a momentum of None needs: files have no such tensor.
    """

    def __init__(self, channels: int, eps: float = 1e-5, momentum: float | None = 0.1) -> None:
        super().__init__(channels, eps, momentum)
        self.num_batches_tracked = None

    def _load_from_state_dict(
        self, state_dict: Any, prefix: str, local_metadata: Any, *given: Any
    ) -> None:
        # Told to be of the version before counts, torch would add one.
        super()._load_from_state_dict(state_dict, prefix, {"version": 2}, *given)

    def _check_input_dim(self, _values: Tensor) -> None:
        pass

    def forward(self, values: Tensor) -> Tensor:
        if self.training and values.numel() == self.num_features:
            # The mean of one value is meaningless, and torch refuses a batch of one row.
            known = self.running_mean, self.running_var, self.weight, self.bias
            return F.batch_norm(values, *known, eps=self.eps)
        return super().forward(values)


class Flatten(nn.Module):
    def forward(self, values: Tensor) -> Tensor:
        if values.requires_grad and not values.is_contiguous():
            # Channels are last here; a gradient in another layout slows down the pooling before.
            values.register_hook(lambda g: g.contiguous(memory_format=torch.channels_last))
        return values.flatten(1)


class FirstToken(nn.Module):
    def forward(self, tokens: Tensor) -> Tensor:
        return tokens[:, 0]


def fill_normally(weight: Tensor, generator: torch.Generator) -> None:
    """Fill with a truncated normal of 0.02, as in the ViT paper (arXiv 2010.11929)."""
    nn.init.trunc_normal_(weight, std=0.02, a=-0.04, b=0.04, generator=generator)


class _TransformerPart(nn.Module):
    def initialise(self, generator: torch.Generator) -> None:
        for name, tensor in self.named_parameters():
            if name.endswith("bias"):
                tensor.zero_()
            elif "norm" not in name:  # torch initialises them with one
                fill_normally(tensor, generator)


class PatchEmbedding(_TransformerPart):
    """Patches by one strided convolution, a class token in front, learned positions added."""

    def __init__(self, layer: layers.PatchEmbedding) -> None:
        super().__init__()
        self.cls_token = nn.Parameter(torch.zeros(1, 1, layer.width))
        self.position_embeddings = nn.Parameter(torch.zeros(1, layer.patches + 1, layer.width))
        projection = nn.Conv2d(layer.channels, layer.width, layer.patch, stride=layer.patch)
        self.patch_embeddings = nn.ModuleDict({"projection": projection})

    def forward(self, images: Tensor) -> Tensor:
        patches = self.patch_embeddings["projection"](images).flatten(2).transpose(1, 2)
        first = self.cls_token.expand(len(images), -1, -1)
        return torch.cat((first, patches), dim=1) + self.position_embeddings


class TransformerBlock(_TransformerPart):
    """Pre-norm self-attention and feed-forward, named as the published encoders name them."""

    def __init__(self, layer: layers.TransformerBlock) -> None:
        super().__init__()
        width, hidden = layer.width, layer.hidden
        self.heads = layer.heads
        parts = {part: nn.Linear(width, width) for part in ("query", "key", "value")}
        self.attention = nn.ModuleDict(
            {"attention": nn.ModuleDict(parts), "output": _dense(width, width)}
        )
        self.intermediate = _dense(width, hidden)
        self.output = _dense(hidden, width)
        self.layernorm_before = nn.LayerNorm(width, eps=layer.epsilon)
        self.layernorm_after = nn.LayerNorm(width, eps=layer.epsilon)

    def forward(self, tokens: Tensor) -> Tensor:
        normed = self.layernorm_before(tokens)
        query, key, value = (
            self.get_submodule(f"attention.attention.{part}")(normed)
            .unflatten(-1, (self.heads, -1))
            .transpose(1, 2)
            for part in ("query", "key", "value")
        )
        mixed = F.scaled_dot_product_attention(query, key, value).transpose(1, 2).flatten(2)
        tokens = tokens + self.get_submodule("attention.output.dense")(mixed)
        hidden = F.gelu(self.intermediate["dense"](self.layernorm_after(tokens)))
        result: Tensor = tokens + self.output["dense"](hidden)
        return result


def _dense(inputs: int, outputs: int) -> nn.ModuleDict:
    return nn.ModuleDict({"dense": nn.Linear(inputs, outputs)})
