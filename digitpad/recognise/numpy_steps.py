"""The steps that a network for reading is made of, in numpy, channels last.

Each is called with float32 (n, height, width, channels), (n, tokens, width) or (n, width) and
returns the like. A step may change its input and may return the same array at every call for
one image: the engine copies what it hands out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
import numpy.typing as npt
from numpy.lib.stride_tricks import as_strided

Floats = npt.NDArray[np.float32]
Step = Callable[[Floats], Floats]
Tensors = Mapping[str, Floats]


class Conv:
    """A convolution, of one or more groups of channels.

    ``weight``: (outputs, inputs / groups, kernel, kernel), ``bias``: (outputs,).
    """

    def __init__(
        self,
        weight: npt.NDArray[np.floating],
        bias: npt.NDArray[np.floating],
        padding: int,
        stride: int,
        groups: int = 1,
    ) -> None:
        self._weight, self._bias = weight, bias
        self._padding, self._stride, self._groups = padding, stride, groups
        self._kernel = weight.shape[2]
        matrices = (part.transpose(2, 3, 1, 0) for part in np.split(weight, groups))
        self._matrices = [
            np.ascontiguousarray(matrix.reshape(-1, matrix.shape[3]), dtype=np.float32)
            for matrix in matrices
        ]
        self._shifts = np.split(np.asarray(bias, dtype=np.float32), groups)
        self._for_one: _Windows | None = None

    def scaled(self, scale: npt.NDArray[np.float64], shift: npt.NDArray[np.float64]) -> Conv:
        """Return a convolution whose output is this one's times ``scale`` plus ``shift``."""
        weight = self._weight * scale[:, None, None, None]
        bias = self._bias * scale + shift
        return Conv(weight, bias, self._padding, self._stride, self._groups)

    def __call__(self, values: Floats) -> Floats:
        windows = self._for_one
        if windows is None or values.shape != windows.input_shape:
            windows = _Windows(
                values.shape,
                self._kernel,
                self._padding,
                self._stride,
                len(self._bias),
                self._groups,
            )
            if len(values) == 1:
                self._for_one = windows
        return windows.product(values, self._matrices, self._shifts)


class _Windows:
    """Room for the windows of one input shape, as rows of a matrix, and for the product.

    Groups take turns in the same room, so that it stays in the processor's cache.
    """

    def __init__(
        self,
        shape: tuple[int, ...],
        kernel: int,
        padding: int,
        stride: int,
        outputs: int,
        groups: int,
    ) -> None:
        self.input_shape = shape
        count, height, width, channels = shape
        channels //= groups
        padded = np.zeros(
            (count, height + 2 * padding, width + 2 * padding, channels), dtype=np.float32
        )
        self._inside = padded[:, padding : padding + height, padding : padding + width]
        rows, columns = ((side + 2 * padding - kernel) // stride + 1 for side in (height, width))
        image, line, pixel, number = padded.strides
        # The pixels of one line of a window lie side by side: kernel · channels numbers in a run.
        self._windows = as_strided(
            padded,
            (count, rows, columns, kernel, kernel * channels),
            (image, line * stride, pixel * stride, line, number),
            writeable=False,
        )
        self._copies = np.empty(self._windows.shape, dtype=np.float32)
        self._matrix = self._copies.reshape(count * rows * columns, -1)
        self._output = np.empty((count, rows, columns, outputs), dtype=np.float32)
        results = self._output.reshape(count * rows * columns, outputs)
        self._results = np.split(results, groups, axis=1)
        self._product = results
        if groups > 1:
            self._product = np.empty((len(results), outputs // groups), dtype=np.float32)

    def product(
        self, values: Floats, matrices: Sequence[Floats], shifts: Sequence[Floats]
    ) -> Floats:
        """Return the convolution of ``values``, by a matrix and a shift for each group."""
        pieces = [values] if len(matrices) == 1 else np.split(values, len(matrices), axis=-1)
        groups = zip(pieces, matrices, shifts, self._results, strict=True)
        for piece, matrix, shift, result in groups:
            np.copyto(self._inside, piece)
            np.copyto(self._copies, self._windows)
            np.matmul(self._matrix, matrix, out=self._product)
            np.add(self._product, shift, out=result)
        return self._output


class ConvTranspose:
    """A transposed convolution with kernel = stride.

    ``weight``: (inputs, outputs, kernel, kernel), ``bias``: (outputs,).
    """

    def __init__(self, weight: Floats, bias: Floats) -> None:
        self._inputs, self._outputs, self._kernel, _ = weight.shape
        self._matrix = np.ascontiguousarray(weight.transpose(0, 2, 3, 1)).reshape(self._inputs, -1)
        self._bias = bias

    def __call__(self, values: Floats) -> Floats:
        count, height, width, _ = values.shape
        kernel = self._kernel
        patches = (values.reshape(-1, self._inputs) @ self._matrix).reshape(
            count, height, width, kernel, kernel, self._outputs
        )
        image = patches.transpose(0, 1, 3, 2, 4, 5).reshape(
            count, height * kernel, width * kernel, self._outputs
        )
        return image + self._bias


class Linear:
    """A fully connected layer. ``matrix``: (inputs, outputs), ``bias``: (outputs,)."""

    def __init__(self, matrix: Floats, bias: Floats) -> None:
        self._matrix, self._bias = matrix, bias

    def __call__(self, values: Floats) -> Floats:
        result: Floats = values @ self._matrix
        result += self._bias
        return result


class Affine:
    """Batch normalisation that follows no convolution: a scale and a shift for each channel."""

    def __init__(self, scale: npt.NDArray[np.float64], shift: npt.NDArray[np.float64]) -> None:
        self._scale, self._shift = scale.astype(np.float32), shift.astype(np.float32)

    def __call__(self, values: Floats) -> Floats:
        return values * self._scale + self._shift


class MaxPool:
    """The maximum over windows of ``size`` × ``size``; rows and columns left over are dropped."""

    def __init__(self, size: int) -> None:
        self._size = size

    def __call__(self, values: Floats) -> Floats:
        size = self._size
        height, width = (side // size * size for side in values.shape[1:3])
        parts = [
            values[:, row:height:size, column:width:size]
            for row in range(size)
            for column in range(size)
        ]
        result: Floats = np.maximum(parts[0], parts[1])
        for part in parts[2:]:
            np.maximum(result, part, out=result)
        return result


class LayerNorm:
    """Layer normalisation over the last axis; ``tensors``: weight and bias (width,)."""

    def __init__(self, tensors: Tensors, epsilon: float) -> None:
        self._weight, self._bias = tensors["weight"], tensors["bias"]
        self._epsilon = np.float32(epsilon)

    def __call__(self, values: Floats) -> Floats:
        centred: Floats = values - values.mean(axis=-1, keepdims=True)
        variance = np.einsum("...i,...i->...", centred, centred)[..., None] / values.shape[-1]
        centred /= np.sqrt(variance + self._epsilon)
        centred *= self._weight
        centred += self._bias
        return centred


class PatchEmbedding:
    """Image → tokens (n, patches + 1, width), the class token first."""

    def __init__(self, tensors: Tensors, patch: int) -> None:
        weight = tensors["patch_embeddings.projection.weight"]
        self._patch = patch
        self._matrix = np.ascontiguousarray(weight.transpose(2, 3, 1, 0)).reshape(-1, len(weight))
        # The class token, and the projection's bias, never change: they go into the positions.
        self._added = tensors["position_embeddings"][0].copy()
        self._added[0] += tensors["cls_token"][0, 0]
        self._added[1:] += tensors["patch_embeddings.projection.bias"]

    def __call__(self, values: Floats) -> Floats:
        count, height, width, channels = values.shape
        patch = self._patch
        patches = values.reshape(
            count, height // patch, patch, width // patch, patch, channels
        ).transpose(0, 1, 3, 2, 4, 5)
        tokens = np.zeros((count, *self._added.shape), dtype=np.float32)
        tokens[:, 1:] = patches.reshape(count, -1, patch * patch * channels) @ self._matrix
        tokens += self._added
        return tokens


class TransformerBlock:
    """Pre-norm self-attention and a two-layer GELU network, each with a residual path."""

    def __init__(self, tensors: Tensors, heads: int, epsilon: float) -> None:
        def linear(name: str) -> Linear:
            return Linear(tensors[f"{name}.weight"].T, tensors[f"{name}.bias"])

        def norm(name: str) -> LayerNorm:
            parts = {part: tensors[f"{name}.{part}"] for part in ("weight", "bias")}
            return LayerNorm(parts, epsilon)

        self._heads = heads
        self._before, self._after = norm("layernorm_before"), norm("layernorm_after")
        attention = [f"attention.attention.{part}" for part in ("query", "key", "value")]
        self._query_key_value = Linear(
            np.concatenate([tensors[f"{name}.weight"] for name in attention]).T,
            np.concatenate([tensors[f"{name}.bias"] for name in attention]),
        )
        self._mix = linear("attention.output.dense")
        self._widen, self._narrow = linear("intermediate.dense"), linear("output.dense")

    def __call__(self, values: Floats) -> Floats:
        values = values + self._attend(self._before(values))
        hidden = gelu(self._widen(self._after(values)))
        return values + self._narrow(hidden)

    def _attend(self, values: Floats) -> Floats:
        count, tokens, width = values.shape
        each = width // self._heads
        split = self._query_key_value(values).reshape(count, tokens, 3, self._heads, each)
        query, key, value = split.transpose(2, 0, 3, 1, 4)
        scores = (query * np.float32(each**-0.5)) @ key.transpose(0, 1, 3, 2)
        mixed = softmax(scores) @ value
        return self._mix(mixed.transpose(0, 2, 1, 3).reshape(count, tokens, width))


def first_token(values: Floats) -> Floats:
    return values[:, 0]


def relu(values: Floats) -> Floats:
    return np.maximum(values, 0, out=values)


def flatten(values: Floats) -> Floats:
    return values.reshape(len(values), -1)


def softmax(values: Floats) -> Floats:
    """Return the softmax over the last axis; exact for any finite input."""
    powers: Floats = np.exp(values - values.max(axis=-1, keepdims=True))
    powers /= powers.sum(axis=-1, keepdims=True)
    return powers


def gelu(values: Floats) -> Floats:
    """Return x · Φ(x), with the error function to 3·10⁻⁷.

    numpy has no error function. Formula 7.1.26 of Abramowitz and Stegun, Handbook of
    Mathematical Functions, 1964: five terms, error at most 1.5·10⁻⁷ before rounding.
    """
    scaled = np.abs(values) * np.float32(0.5**0.5)
    t = 1 / (1 + np.float32(0.3275911) * scaled)
    polynomial = np.full_like(t, 1.061405429)
    for coefficient in (-1.453152027, 1.421413741, -0.284496736, 0.254829592):
        polynomial *= t
        polynomial += np.float32(coefficient)
    tail = polynomial * t * np.exp(-scaled * scaled) * np.float32(0.5)  # 1 − Φ(|x|)
    below: Floats = np.where(values < 0, tail, 1 - tail)  # Φ(x)
    below *= values
    return below
