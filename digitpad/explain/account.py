"""How one value of a unit is computed, in numbers: its terms, and what follows them."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from digitpad.arrays import Floats
from digitpad.explain.activity import (
    Activity,
    patch_at,
    shares_at,
    way_around,
    weight_of,
)
from digitpad.explain.columns import ColumnKind, Rect, field_of
from digitpad.models import layers
from digitpad.models.architecture import Architecture
from digitpad.words import QT_TRANSLATE_NOOP, Phrase

MOST_TERMS: Final = 10

SENTENCES: Final = {
    ColumnKind.INPUT: QT_TRANSLATE_NOOP(
        "network", "The picture as numbers: 0 is paper, 1 is full ink."
    ),
    ColumnKind.CONVOLUTION: QT_TRANSLATE_NOOP(
        "network",
        "A small stencil, the kernel, slides over the picture: ink on blue adds, ink on orange "
        "takes away.",
    ),
    ColumnKind.TRANSPOSED: QT_TRANSLATE_NOOP(
        "network", "Each number before is a stamp that prints a small square of the new picture."
    ),
    ColumnKind.DENSE: QT_TRANSLATE_NOOP(
        "network",
        "Every number before votes: its value times its weight, for or against; the votes are "
        "added up.",
    ),
    ColumnKind.POOLING: QT_TRANSLATE_NOOP(
        "network", "Of each small square only the largest number goes on, so the map gets smaller."
    ),
    ColumnKind.PATCHES: QT_TRANSLATE_NOOP(
        "network", "The picture is cut into squares, and each becomes a row of numbers."
    ),
    ColumnKind.BLOCK: QT_TRANSLATE_NOOP(
        "network",
        "Each square looks at all squares and takes over something from those that matter to it.",
    ),
    ColumnKind.RESIDUAL: QT_TRANSLATE_NOOP(
        "network",
        "The layers inside work out a change, and it is added to what was there before, which goes "
        "around them.",
    ),
    ColumnKind.CLASS_TOKEN: QT_TRANSLATE_NOOP(
        "network",
        "One row of numbers has collected what the squares say; the answer is read off it.",
    ),
}
NO_WAY: Final = QT_TRANSLATE_NOOP(
    "network", "The layers inside work out new maps; of another size, they cannot be added to."
)
AVERAGE: Final = QT_TRANSLATE_NOOP(
    "network", "Of each small square only the mean goes on, so the map gets smaller."
)
FOLLOWING: Final = {
    layers.BatchNorm: QT_TRANSLATE_NOOP(
        "network", "moved and stretched so that its usual mean is 0 and its usual spread 1"
    ),
    layers.LayerNorm: QT_TRANSLATE_NOOP("network", "all its numbers: mean 0, spread 1"),
    layers.ReLU: QT_TRANSLATE_NOOP("network", "what is below 0 becomes 0"),
    layers.Activation: QT_TRANSLATE_NOOP("network", "bent by a curve"),
    layers.Dropout: QT_TRANSLATE_NOOP(
        "network", "while it learns, some are left out by chance; not now"
    ),
    layers.Flatten: QT_TRANSLATE_NOOP("network", "all maps are put into one row"),
    layers.Scale: QT_TRANSLATE_NOOP("network", "pixels as the network learned them"),
}
SOFTMAX: Final = QT_TRANSLATE_NOOP(
    "network", "The scores become shares that add up to 100 %: the highest takes the most."
)


class Term(NamedTuple):
    """One summand: ``patch`` × ``weights``, both (height, width), summed, is ``product``.

    ``source``: the unit before that it comes from; ``at``: the value's place in its map, if the
    term is a single value of it.
    """

    source: int
    patch: Floats
    weights: Floats
    product: float
    at: tuple[int, int] | None = None


class Following(NamedTuple):
    """A layer after the sum, the value before it and after it, and why, in words."""

    layer: layers.Layer
    before: float
    after: float
    words: Phrase


class Account(NamedTuple):
    """How a value is computed: the strongest ``terms``, the sum of the ``rest``, and the bias.

    They sum up to ``total``; then come the layers that follow. ``summed``: the number of all terms.
    ``field``: the pixels that it depends on. ``inside``: of a block, what its layers give; the
    terms are those of the way around them.
    """

    kind: ColumnKind
    place: tuple[int, int]
    terms: tuple[Term, ...]
    summed: int
    rest: float
    bias: float
    total: float
    following: tuple[Following, ...]
    field: Rect
    sentence: Phrase
    inside: float = 0.0


@np.errstate(all="ignore")  # of weights that diverged
def account_of(activity: Activity, number: int, unit: int, place: tuple[int, int]) -> Account:
    """Return how a unit of a column gets its value at a place of its map, (row, column)."""
    column = activity.columns[number]
    described = activity.architecture.layers
    layer = described[column.main]
    source = activity.given(number - 1) if number else activity.pixels
    bias, inside, sentence = 0.0, 0.0, SENTENCES[column.kind]
    named = getattr(layer, "bias", None) if number else None
    if named:
        bias = float(activity.tensors[named][unit])
    if isinstance(layer, layers.AveragePool):
        sentence = AVERAGE
    spot = (unit, *place) if column.has_maps else (unit,)
    total = _value(activity, column.main, spot)
    match column.kind:
        case ColumnKind.CONVOLUTION | ColumnKind.TRANSPOSED:
            shares = shares_at(layer, activity.tensors, source, unit, place)
            terms = _stencils(activity, layer, source, unit, place, shares)
        case ColumnKind.DENSE:
            shares, terms = _votes(activity, layer, source, unit)
        case ColumnKind.POOLING:
            shares, terms = _pooled(layer, source, unit, place)
        case ColumnKind.BLOCK:
            assert isinstance(layer, layers.TransformerBlock)
            shares = activity.inside[layer.name].mean(axis=0)[unit]
            terms = _looks(shares)
        case ColumnKind.RESIDUAL:
            assert isinstance(layer, layers.Block)
            shares = shares_at(layer, activity.tensors, source, unit, place)
            weights, bias = way_around(layer, activity.tensors, unit)
            terms = _bypass(layer, source, weights, place, shares)
            shares = shares[weights != 0]
            inside = float(activity.inside[layer.name][(unit, *place)])
            total = inside + float(shares.sum()) + bias
            if layer.shortcut() is None:
                sentence = NO_WAY
        case _:
            shares, terms = np.zeros(0, dtype=np.float32), []
    looks_at = place if column.has_maps else (unit, 0)
    return Account(
        column.kind,
        place,
        tuple(terms),
        len(shares),
        float(shares.sum()) - sum(term.product for term in terms),
        bias,
        total,
        _following(activity, number, spot, total),
        field_of(described, activity.architecture.input_shape, column, looks_at),
        sentence,
        inside,
    )


def _stencils(
    activity: Activity,
    layer: layers.Layer,
    source: Floats,
    unit: int,
    place: tuple[int, int],
    shares: Floats,
) -> list[Term]:
    """Return the terms of a convolution: a patch of each map before, and its kernel."""
    assert isinstance(layer, layers.Conv | layers.ConvTranspose)
    weight, terms = activity.tensors[layer.weight], []
    for before in _order(shares):
        if isinstance(layer, layers.Conv):
            seen = patch_at(layer, source[before : before + 1], place)[0]
            kernel = weight[unit, before]
        else:
            row, across = (at // layer.kernel for at in place)
            seen = source[before, row : row + 1, across : across + 1]
            inner = place[0] % layer.kernel, place[1] % layer.kernel
            kernel = weight[before, unit, inner[0], inner[1]].reshape(1, 1)
        terms.append(Term(before, seen, kernel, float(shares[before])))
    return terms


def _bypass(
    layer: layers.Block, source: Floats, weights: Floats, place: tuple[int, int], shares: Floats
) -> list[Term]:
    """Return the terms of the way around a block's layers."""
    row, across = (at * layer.stride for at in place)
    terms = []
    for before in (unit for unit in _order(shares) if weights[unit]):
        value, by = source[before, row, across].reshape(1, 1), weights[before].reshape(1, 1)
        terms.append(Term(before, value, by, float(shares[before])))
    return terms


def _votes(
    activity: Activity, layer: layers.Layer, source: Floats, unit: int
) -> tuple[Floats, list[Term]]:
    """Return what each value before gives to a dense unit, and the largest of them as terms."""
    assert isinstance(layer, layers.Linear)
    flat, weights = source.ravel(), weight_of(layer, activity.tensors)[unit]
    shares, per_unit, terms = flat * weights, source[0].size, []
    for at in _order(shares):
        inside = divmod(at % per_unit, source.shape[-1]) if source.ndim == 3 else None
        value, by = flat[at].reshape(1, 1), weights[at].reshape(1, 1)
        terms.append(Term(at // per_unit, value, by, float(shares[at]), inside))
    return shares, terms


def _looks(shares: Floats) -> list[Term]:
    """Return the tokens that one looks at, with their share of its attention."""
    cells = {token: shares[token].reshape(1, 1) for token in _order(shares)}
    return [Term(token, cell, cell, float(shares[token])) for token, cell in cells.items()]


def _pooled(
    layer: layers.Layer, source: Floats, unit: int, place: tuple[int, int]
) -> tuple[Floats, list[Term]]:
    """Return the square that is pooled, with what counts of it."""
    assert isinstance(layer, layers.MaxPool | layers.AveragePool)
    window = patch_at(layer, source[unit : unit + 1], place)[0]
    counts = np.full_like(window, 1 / window.size)
    if isinstance(layer, layers.MaxPool):
        counts = np.zeros_like(window)
        counts.flat[window.argmax()] = 1.0
    shares = np.array([(window * counts).sum()], dtype=np.float32)
    return shares, [Term(unit, window, counts, float(shares[0]))]


def _order(shares: Floats) -> list[int]:
    """Return the indices of the strongest shares, the strongest first."""
    order: list[int] = np.argsort(-np.abs(shares), kind="stable")[:MOST_TERMS].tolist()
    return order


def _following(
    activity: Activity, number: int, at: tuple[int, ...], before: float
) -> tuple[Following, ...]:
    column, following = activity.columns[number], []
    described = activity.architecture.layers
    if isinstance(described[column.main], layers.ResidualBlock) and number:
        after = _value(activity, column.main, at)
        following.append(Following(layers.ReLU(), before, after, FOLLOWING[layers.ReLU]))
        before = after
    for index in column.followers:
        layer = described[index]
        after = _value(activity, index, at) if index <= column.shown else before
        following.append(Following(layer, before, after, FOLLOWING[type(layer)]))
        before = after
    if number == len(activity.columns) - 1 and at == (_digit_output(activity.architecture),):
        bent = layers.Activation("sigmoid")
        after = float(0.5 * (1 + np.tanh(before / 2)))  # tanh does not overflow
        following.append(Following(bent, before, after, FOLLOWING[type(bent)]))
    return tuple(following)


def _digit_output(architecture: Architecture) -> int | None:
    """Return the index of the output that says whether it is a digit at all, None without one."""
    is_alone = architecture.rejects and not architecture.competes
    return architecture.class_count if is_alone else None


def _value(activity: Activity, index: int, at: tuple[int, ...]) -> float:
    """Return one value of what a layer gives; of a token, the mean of its numbers' sizes."""
    values = activity.pixels if index < 0 else activity.outputs[index]
    value = values[at] if values.ndim >= len(at) else values.ravel()[at[0]]
    return float(np.abs(value).mean()) if np.ndim(value) else float(value)
