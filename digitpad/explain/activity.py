"""What happens in a network as it reads one image: the liveliest units, and what joins them.

A wire's strength is weight × activation: what the unit before gives to one of the next column. For
maps, at the place where the next one is strongest. It comes from onnxruntime and numpy, so that
it keeps up with the pen and needs no torch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.explain.columns import ColumnKind, UnitColumn, columns_of
from digitpad.models import layers
from digitpad.models.architecture import Architecture

MOST_UNITS: Final = 16
"""Units drawn of a column."""
MOST_WIRES: Final = 3
"""Wires drawn to each unit."""
MOST_VALUE: Final = 1e9
"""Shown for what is infinite in a network that diverged."""
STAYING: Final = 1.5
"""Factor for units that are drawn already, so that they do not come and go with every stroke."""


class Wire(NamedTuple):
    """What unit ``source`` of the column before gives to unit ``target``; both are indices."""

    source: int
    target: int
    strength: float


class LiveColumn(NamedTuple):
    """The units drawn of a column, ascending, and the wires that come to them.

    ``tiles``: float32 (drawn, height, width), signed: maps, tokens as tiles, single values; for
    values that are computed from the pixels, what each pixel gives. ``values``: float32 (drawn,),
    the strongest value of each.
    """

    units: tuple[int, ...]
    tiles: Floats
    values: Floats
    wires: tuple[Wire, ...]


class Activity(NamedTuple):
    """A network while it reads an image.

    ``outputs``: of each layer, float32 without the batch axis. ``inside``: by the name of each
    block, a transformer's attention, (heads, tokens, tokens), or what the layers of one with a way
    around them give before that is added.
    """

    architecture: Architecture
    tensors: Mapping[str, Floats]
    pixels: Floats
    columns: tuple[UnitColumn, ...]
    live: tuple[LiveColumn, ...]
    outputs: Sequence[Floats]
    inside: Mapping[str, Floats]

    def given(self, number: int) -> Floats:
        """Return what a column shows: maps, values or tokens."""
        return given(self.columns[number], self.pixels, self.outputs)


def untrained(architecture: Architecture, seed: int) -> dict[str, Floats]:
    """Return the weights that a run starts from; loads torch."""
    from digitpad.models.torch.network import build

    return build(architecture, seed=seed).arrays()


def activity_of(
    architecture: Architecture,
    tensors: Mapping[str, Floats],
    image: npt.NDArray[np.uint8],
    before: Activity | None = None,
) -> Activity:
    """Return what happens as a network reads an image, uint8 (channels, height, width).

    ``before``: the last one, whose units stay unless others are much livelier.
    """
    # Loads a library, which a picture of layers alone does not need.
    from digitpad.recognise.engine import layer_outputs

    columns = columns_of(architecture.layers, architecture.input_shape)
    results, inside = layer_outputs(architecture, tensors, image)
    outputs = [*map(_finite, results)]
    pixels: Floats = image * np.float32(1 / 255)
    live: list[LiveColumn] = []
    was = before.live if before is not None and before.columns == columns else ()
    for number, column in enumerate(columns):
        values = given(column, pixels, outputs)
        last = live[-1] if live else None
        layer = architecture.layers[column.main]
        units = _chosen(column, layer, values, last, was[number].units if was else ())
        source = given(columns[number - 1], pixels, outputs) if number else pixels
        unbounded = _strengths(layer, tensors, column, source, values, units, inside)
        strengths, tiles = map(_finite, unbounded)
        live.append(
            LiveColumn(
                units,
                tiles,
                _strongest(values)[list(units)],
                _wires(strengths, units, last) if last is not None else (),
            )
        )
    return Activity(architecture, tensors, pixels, columns, tuple(live), outputs, inside)


def _finite(values: Floats) -> Floats:
    return np.nan_to_num(values, posinf=MOST_VALUE, neginf=-MOST_VALUE)


def given(column: UnitColumn, pixels: Floats, outputs: Sequence[Floats]) -> Floats:
    """Return what a column shows of the outputs of all layers."""
    return pixels if column.shown < 0 else outputs[column.shown].reshape(column.shape)


def _chosen(
    column: UnitColumn,
    layer: layers.Layer,
    values: Floats,
    before: LiveColumn | None,
    was: Sequence[int],
) -> tuple[int, ...]:
    """Return the units to draw; what passes maps on goes on with those before it."""
    if column.size <= MOST_UNITS:
        return tuple(range(column.size))
    passes_on = column.kind is ColumnKind.POOLING
    if isinstance(layer, layers.Block):
        passes_on = layer.shortcut() == ()
    if passes_on and before is not None:
        return before.units
    liveliness = np.abs(values).reshape(column.size, -1).mean(axis=1)
    liveliness[list(was)] *= STAYING
    if column.kind in (ColumnKind.PATCHES, ColumnKind.BLOCK):
        liveliness[0] = np.inf  # the class token, from which the answer comes
    return tuple(sorted(np.argsort(-liveliness, kind="stable")[:MOST_UNITS].tolist()))


def _strongest(values: Floats) -> Floats:
    flat = values.reshape(len(values), -1)
    strongest: Floats = np.take_along_axis(flat, np.abs(flat).argmax(axis=1)[:, None], axis=1)[:, 0]
    return strongest


def strongest_place(values: Floats) -> tuple[int, int]:
    """Return row and column of the strongest value of a map, (0, 0) for a single value."""
    if values.ndim < 2:
        return 0, 0
    row, column = divmod(int(np.abs(values).argmax()), values.shape[1])
    return row, column


def weight_of(layer: layers.Linear, tensors: Mapping[str, Floats]) -> Floats:
    """Return a fully connected layer's weight as [outputs, inputs]."""
    weight = tensors[layer.weight]
    return weight.T if layer.transposed else weight


def patch_at(
    layer: layers.Conv | layers.MaxPool | layers.AveragePool, maps: Floats, place: tuple[int, int]
) -> Floats:
    """Return what a convolution or pooling sees at a place of its output: (channels, h, w)."""
    if isinstance(layer, layers.Conv):
        sides = layer.kernel, layer.kernel
        top, left = (at * layer.stride - layer.padding for at in place)
    else:
        sides = layer.window if isinstance(layer, layers.MaxPool) else (layer.size,) * 2
        top, left = place[0] * sides[0], place[1] * sides[1]
    patch = np.zeros((len(maps), *sides), dtype=np.float32)
    rows = range(max(0, top), min(maps.shape[1], top + sides[0]))
    across = range(max(0, left), min(maps.shape[2], left + sides[1]))
    if rows and across:
        patch[:, rows[0] - top : rows[-1] + 1 - top, across[0] - left : across[-1] + 1 - left] = (
            maps[:, rows[0] : rows[-1] + 1, across[0] : across[-1] + 1]
        )
    return patch


@np.errstate(all="ignore")  # of weights that diverged
def _strengths(
    layer: layers.Layer,
    tensors: Mapping[str, Floats],
    column: UnitColumn,
    source: Floats,
    values: Floats,
    units: Sequence[int],
    inside: Mapping[str, Floats],
) -> tuple[Floats, Floats]:
    """Return what each unit before gives to each drawn one, (drawn, before), and the tiles."""
    tiles = _patches(layer, source, units) if column.kind is ColumnKind.PATCHES else None
    if tiles is None:
        tiles = _tiles(column, values, units)
    strengths = np.zeros((len(units), len(source)), dtype=np.float32)
    match column.kind:
        case ColumnKind.INPUT | ColumnKind.PATCHES:
            strengths[:, 0] = (
                np.abs(values[list(units)]).mean(axis=-1).reshape(len(units), -1)[:, 0]
            )
        case ColumnKind.DENSE:
            assert isinstance(layer, layers.Linear)
            shares = weight_of(layer, tensors)[list(units)] * source.ravel()
            strengths = shares.reshape(len(units), len(source), -1).sum(axis=2)
            if source.ndim == 3 and len(source) <= 3:
                tiles = shares.reshape(len(units), *source.shape).sum(axis=1)
        case ColumnKind.CONVOLUTION | ColumnKind.TRANSPOSED | ColumnKind.RESIDUAL:
            for drawn, unit in enumerate(units):
                place = strongest_place(values[unit])
                strengths[drawn] = shares_at(layer, tensors, source, unit, place)
        case ColumnKind.POOLING:
            strengths[range(len(units)), list(units)] = _strongest(values)[list(units)]
        case ColumnKind.BLOCK:
            assert isinstance(layer, layers.TransformerBlock)
            strengths = inside[layer.name].mean(axis=0)[list(units)]
        case ColumnKind.CLASS_TOKEN:
            strengths[:, 0] = values[list(units)]
    return strengths, tiles


def shares_at(
    layer: layers.Layer,
    tensors: Mapping[str, Floats],
    source: Floats,
    unit: int,
    place: tuple[int, int],
) -> Floats:
    """Return what each map before gives to a value of a convolution: (maps before,).

    To one of a block: on the way around its layers.
    """
    if isinstance(layer, layers.Block):
        weights, _ = way_around(layer, tensors, unit)
        row, across = (at * layer.stride for at in place)
        return weights * source[:, row, across]
    if isinstance(layer, layers.ConvTranspose):
        row, across = (at // layer.kernel for at in place)
        inner = place[0] % layer.kernel, place[1] % layer.kernel
        turned: Floats = source[:, row, across] * tensors[layer.weight][:, unit, *inner]
        return turned
    assert isinstance(layer, layers.Conv)
    shares: Floats = (patch_at(layer, source, place) * tensors[layer.weight][unit]).sum(axis=(1, 2))
    return shares


def way_around(
    layer: layers.Block, tensors: Mapping[str, Floats], unit: int
) -> tuple[Floats, float]:
    """Return by what a block multiplies each map before for a unit, (maps before,), and adds."""
    weights, shortcut = np.zeros(layer.inputs, dtype=np.float32), layer.shortcut()
    if shortcut is None:
        return weights, 0.0
    if not shortcut:
        weights[unit] = 1
        return weights, 0.0
    conv, norm = shortcut
    assert isinstance(conv, layers.Conv)
    assert isinstance(norm, layers.BatchNorm)
    factor, offset, mean, variance = (
        float(tensors[name][unit]) for name, _ in norm.parts().values()
    )
    factor /= (variance + norm.epsilon) ** 0.5
    folded: Floats = tensors[conv.weight][unit, :, 0, 0] * np.float32(factor)
    return folded, offset - mean * factor


def _patches(layer: layers.Layer, pixels: Floats, units: Sequence[int]) -> Floats:
    """Return the squares of the picture that tokens stand for; the class token's is blank."""
    assert isinstance(layer, layers.PatchEmbedding)
    side = layer.patch
    grey = pixels.mean(axis=0)
    cut = grey.reshape(layer.image // side, side, -1, side).swapaxes(1, 2).reshape(-1, side, side)
    squares: Floats = np.concatenate([np.zeros_like(cut[:1]), cut])[list(units)]
    return squares


def _wires(strengths: Floats, units: Sequence[int], before: LiveColumn) -> tuple[Wire, ...]:
    """Return the strongest wires to each unit, from the units drawn before."""
    seen = strengths[:, list(before.units)]
    strongest = np.argsort(-np.abs(seen), axis=1, kind="stable")[:, :MOST_WIRES]
    return tuple(
        Wire(before.units[source], unit, float(seen[drawn, source]))
        for drawn, unit in enumerate(units)
        for source in strongest[drawn].tolist()
        if seen[drawn, source]
    )


def _tiles(column: UnitColumn, values: Floats, units: Sequence[int]) -> Floats:
    shown = values[list(units)]
    if shown.ndim == 3:
        return shown
    if shown.ndim == 1:
        return shown[:, None, None]
    width = shown.shape[1]
    height = next(side for side in range(int(width**0.5), 0, -1) if width % side == 0)
    return shown.reshape(len(units), height, width // height)
