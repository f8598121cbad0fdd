"""A network as columns of units: which layers are one column, and where each unit looks.

A layer with weights, or one that changes the shape, begins a column; those that follow it unit by
unit (normalisation, activation, dropout) belong to it. The pixels are the first column.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from digitpad.models import layers
from digitpad.models.layers import Layer, Shape

UNREAD: Final = (layers.Columns, layers.RowConv)
"""Layers of readers of whole lines, which are not pictured: their maps are as wide as a line."""
RESHAPING: Final = (layers.Flatten, layers.Dropout)
"""Layers that leave the values as they are when a network reads."""


class ColumnKind(StrEnum):
    """What a column's first layer does."""

    INPUT = "input"
    CONVOLUTION = "convolution"
    TRANSPOSED = "transposed"
    DENSE = "dense"
    POOLING = "pooling"
    PATCHES = "patches"
    BLOCK = "block"
    RESIDUAL = "residual"
    CLASS_TOKEN = "class token"


KINDS: Final[dict[type[Layer], ColumnKind]] = {
    layers.Conv: ColumnKind.CONVOLUTION,
    layers.ConvTranspose: ColumnKind.TRANSPOSED,
    layers.Linear: ColumnKind.DENSE,
    layers.MaxPool: ColumnKind.POOLING,
    layers.AveragePool: ColumnKind.POOLING,
    layers.PatchEmbedding: ColumnKind.PATCHES,
    layers.TransformerBlock: ColumnKind.BLOCK,
    layers.ResidualBlock: ColumnKind.RESIDUAL,
    layers.InvertedResidual: ColumnKind.RESIDUAL,
    layers.ClassToken: ColumnKind.CLASS_TOKEN,
}


class UnitColumn(NamedTuple):
    """A column of units: maps, (channels, height, width); values, (n,); tokens, (n, width).

    ``main``: the index of its first layer, −1 for the pixels; ``shown``: of the layer whose output
    its units show; ``followers``: indices of the layers between them and after, which belong to it.
    """

    kind: ColumnKind
    main: int
    shown: int
    followers: tuple[int, ...]
    shape: Shape

    @property
    def size(self) -> int:
        """The number of its units."""
        return self.shape[0]

    @property
    def has_maps(self) -> bool:
        return len(self.shape) == 3


class Rect(NamedTuple):
    """Pixels from (top, left) up to, but not including, (bottom, right)."""

    top: int
    left: int
    bottom: int
    right: int


def columns_of(all_layers: Sequence[Layer], input_shape: Shape) -> tuple[UnitColumn, ...]:
    """Return the columns of a network, or of its first layers; () if they are not pictured."""
    if any(isinstance(layer, UNREAD) for layer in all_layers):
        return ()
    columns = [UnitColumn(ColumnKind.INPUT, -1, -1, (), input_shape)]
    shape = input_shape
    for index, layer in enumerate(all_layers):
        shape = layer.output_shape(shape)
        if type(layer) in KINDS:
            columns.append(UnitColumn(KINDS[type(layer)], index, index, (), shape))
            continue
        last = columns[-1]
        followers = (*last.followers, index)
        if isinstance(layer, RESHAPING):
            columns[-1] = last._replace(followers=followers)
        else:
            columns[-1] = last._replace(followers=followers, shown=index, shape=shape)
    return tuple(columns)


def field_of(
    all_layers: Sequence[Layer], input_shape: Shape, column: UnitColumn, place: tuple[int, int]
) -> Rect:
    """Return the pixels that a unit looks at.

    ``place``: row and column of one of its values; for tokens (index of the token, 0).
    """
    whole = Rect(0, 0, *input_shape[1:])
    if column.kind is ColumnKind.PATCHES:
        layer = all_layers[column.main]
        assert isinstance(layer, layers.PatchEmbedding)
        if place[0] == 0:  # the class token sees no pixel
            return Rect(0, 0, 0, 0)
        row, left = divmod(place[0] - 1, layer.image // layer.patch)
        side = layer.patch
        return Rect(row * side, left * side, (row + 1) * side, (left + 1) * side)
    if not column.has_maps:
        return whole
    passed: list[Layer] = []
    for layer in all_layers[: column.shown + 1]:
        passed += layer.body() if isinstance(layer, layers.Block) else (layer,)
    if any(isinstance(layer, layers.Squeeze) for layer in passed):
        return whole  # the means of whole maps
    spans = [(place[0], place[0] + 1), (place[1], place[1] + 1)]
    for layer in reversed(passed):
        spans = _looked_at(layer, spans)
    (top, bottom), (left, right) = (
        (max(0, low), min(side, high))
        for (low, high), side in zip(spans, input_shape[1:], strict=True)
    )
    return Rect(top, left, bottom, right)


def _looked_at(layer: Layer, spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the rows and columns that a layer looks at for those of its output."""
    match layer:
        case layers.Conv(_, _, kernel, _, _, padding, stride):
            return [
                (low * stride - padding, (high - 1) * stride - padding + kernel)
                for low, high in spans
            ]
        case layers.MaxPool() | layers.AveragePool(_):
            sides = layer.window if isinstance(layer, layers.MaxPool) else (layer.size,) * 2
            return [
                (low * side, high * side) for (low, high), side in zip(spans, sides, strict=True)
            ]
        case layers.ConvTranspose(_, _, kernel):
            return [(low // kernel, (high - 1) // kernel + 1) for low, high in spans]
    return spans
