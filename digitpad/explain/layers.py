"""The outputs of each layer for an image, and the weights of the first layer; with torch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from digitpad.arrays import Floats
from digitpad.explain.pieces import Image
from digitpad.models import layers
from digitpad.models.layers import Shape
from digitpad.models.torch.blocks import TransformerBlock
from digitpad.models.torch.network import Network

SHAPELESS: Final = (layers.Flatten, layers.Dropout, layers.Scale)
"""Layers that show nothing beyond the layer before."""


class LayerKind(StrEnum):
    """What a view shows of a layer."""

    WEIGHTS = "weights"
    MAPS = "maps"
    NUMBERS = "numbers"
    ATTENTION = "attention"
    SCORES = "scores"
    EVIDENCE = "evidence"


@dataclass(frozen=True, slots=True, eq=False)
class LayerView:
    """The view of one layer: ``images`` float32 (n, h, w), signed.

    ``words``: the layer's description. ``shape``: of its output, or of the weights. A row of
    values is one image, filled row by row. Scores have one value for each class, and so does the
    last layer's evidence, which counts the features that contribute most to each class.
    """

    kind: LayerKind
    words: str
    shape: Shape
    images: Floats


def layer_views(network: Network, image: Image) -> Iterator[LayerView]:
    """Yield the weights of the first layer, then the output of each layer for an image.

    ``image``: uint8 (channels, h, w). ``network``: in eval mode.
    """
    yield from first_weights(network)
    values = torch.tensor(image[None]).to(torch.float32) / 255
    described = network.architecture.layers
    with torch.inference_mode():
        for number, (layer, stage) in enumerate(zip(described, network.stages, strict=True)):
            before, values = values, stage(values)
            found, shape = values[0], tuple(values.shape[1:])
            is_last = number == len(described) - 1
            if isinstance(stage, TransformerBlock):
                seen = _attention(stage, before)
                yield LayerView(LayerKind.ATTENTION, str(layer), tuple(seen.shape), seen)
            elif is_last and found.ndim == 1:
                if isinstance(layer, layers.Linear):
                    shares = (_weight(layer, stage) * before[0]).numpy()
                    yield LayerView(LayerKind.EVIDENCE, str(layer), shares.shape, _tiles(shares))
                scores = found.numpy()[:, None, None]
                yield LayerView(LayerKind.SCORES, str(layer), shape, scores)
            elif isinstance(layer, SHAPELESS):
                continue
            elif found.ndim == 3:
                yield LayerView(LayerKind.MAPS, str(layer), shape, found.numpy())
            else:
                rows = found.numpy() if found.ndim == 2 else found.numpy()[None]
                yield LayerView(LayerKind.NUMBERS, str(layer), shape, _tiles(rows))


def first_weights(network: Network) -> Iterator[LayerView]:
    """Yield the first layer's kernels or templates, summed over channels."""
    shape = network.architecture.input_shape
    for layer, stage in zip(network.architecture.layers, network.stages, strict=True):
        if isinstance(layer, SHAPELESS):
            continue
        if isinstance(layer, layers.Linear):
            found = _weight(layer, stage).reshape(-1, *shape).mean(dim=1)
        elif isinstance(layer, layers.PatchEmbedding):
            found = stage.get_parameter("patch_embeddings.projection.weight").mean(dim=1)
        elif isinstance(layer, layers.Conv):
            found = stage.get_parameter("weight").mean(dim=1)
        else:
            return
        yield LayerView(LayerKind.WEIGHTS, str(layer), tuple(found.shape), found.detach().numpy())
        return


def _weight(layer: layers.Linear, stage: nn.Module) -> Tensor:
    """Return a fully connected layer's weight as [outputs, inputs]."""
    weight = stage.get_parameter("weight").detach()
    return weight.T if layer.transposed else weight


def _attention(block: TransformerBlock, tokens: Tensor) -> Floats:
    """Return each head's attention from the class token to the patches: (heads, rows, columns).

    Recomputed from the block's parts (``models/torch/blocks.py``), since the block does not
    return it.
    """
    normed = block.get_submodule("layernorm_before")(tokens)
    query, key = (
        block.get_submodule(f"attention.attention.{part}")(normed)
        .unflatten(-1, (block.heads, -1))
        .transpose(1, 2)
        for part in ("query", "key")
    )
    scores = query[:, :, :1] @ key.transpose(-2, -1) * query.shape[-1] ** -0.5
    seen = F.softmax(scores, dim=-1)[0, :, 0, 1:].numpy()
    side = round(seen.shape[1] ** 0.5)
    shown: Floats = seen.reshape(-1, side, side)
    return shown


def _tiles(rows: Floats) -> Floats:
    """Reshape rows (n, k) to images (n, h, w), nearly square and padded with zeros."""
    count = rows.shape[1]
    height = next(side for side in range(int(count**0.5), 0, -1) if count % side == 0)
    if height * 4 < count / height:  # no divisor near the square root
        height = int(count**0.5)
    width = -(-count // height)
    padded = np.zeros((len(rows), height * width), dtype=np.float32)
    padded[:, :count] = rows
    tiles: Floats = padded.reshape(len(rows), height, width)
    return tiles
