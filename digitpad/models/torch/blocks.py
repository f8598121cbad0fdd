"""The torch modules that torch does not have as such."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from digitpad.models import layers
from digitpad.models.torch.shard import Shard


class SeededDropout(nn.Module):
    """Dropout that draws from its own generator, so that a resumed run repeats it exactly.

    ``shard``: which images of a shared batch come in; None where all of them do.
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
        shape = (shard.count, *values.shape[1:])
        drawn = shard.of(torch.rand(shape, generator=self.generator, device=values.device))
        return values * (drawn >= self.rate).to(values.dtype).div_(1.0 - self.rate)


class TransposedLinear(nn.Module):
    """A fully connected layer whose weight is stored [inputs, outputs], as tch-rs writes it."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.zeros(inputs, outputs))
        self.bias = nn.Parameter(torch.zeros(outputs))

    def forward(self, values: Tensor) -> Tensor:
        return values @ self.weight + self.bias


class _Projection(nn.Module):
    def __init__(self, layer: layers.PatchEmbedding) -> None:
        super().__init__()
        self.projection = nn.Conv2d(layer.channels, layer.width, layer.patch, stride=layer.patch)


class PatchEmbedding(nn.Module):
    """Patches by one strided convolution, a class token in front, learned positions added."""

    def __init__(self, layer: layers.PatchEmbedding) -> None:
        super().__init__()
        self.cls_token = nn.Parameter(torch.zeros(1, 1, layer.width))
        self.position_embeddings = nn.Parameter(torch.zeros(1, layer.patches + 1, layer.width))
        self.patch_embeddings = _Projection(layer)

    def forward(self, images: Tensor) -> Tensor:
        patches = self.patch_embeddings.projection(images).flatten(2).transpose(1, 2)
        first = self.cls_token.expand(len(images), -1, -1)
        return torch.cat((first, patches), dim=1) + self.position_embeddings


class _Dense(nn.Module):
    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.dense = nn.Linear(inputs, outputs)


class _SelfAttention(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.query = nn.Linear(width, width)
        self.key = nn.Linear(width, width)
        self.value = nn.Linear(width, width)


class _Attention(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.attention = _SelfAttention(width)
        self.output = _Dense(width, width)


class TransformerBlock(nn.Module):
    """Pre-norm self-attention and feed-forward, named as the published encoders name them."""

    def __init__(self, layer: layers.TransformerBlock) -> None:
        super().__init__()
        self.heads = layer.heads
        self.attention = _Attention(layer.width)
        self.intermediate = _Dense(layer.width, layer.hidden)
        self.output = _Dense(layer.hidden, layer.width)
        self.layernorm_before = nn.LayerNorm(layer.width, eps=layer.epsilon)
        self.layernorm_after = nn.LayerNorm(layer.width, eps=layer.epsilon)

    def forward(self, tokens: Tensor) -> Tensor:
        normed = self.layernorm_before(tokens)
        parts = self.attention.attention
        query, key, value = (
            part(normed).unflatten(-1, (self.heads, -1)).transpose(1, 2)
            for part in (parts.query, parts.key, parts.value)
        )
        mixed = F.scaled_dot_product_attention(query, key, value).transpose(1, 2).flatten(2)
        tokens = tokens + self.attention.output.dense(mixed)
        hidden = F.gelu(self.intermediate.dense(self.layernorm_after(tokens)))
        result: Tensor = tokens + self.output.dense(hidden)
        return result
