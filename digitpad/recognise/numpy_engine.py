"""Reads images with numpy alone, so that a first reading need not wait for torch.

The layers of an architecture become steps over arrays with the channels last; a convolution is
a copy of its windows and one matrix product, batch normalisation is folded into it. What a step
needs for one image is laid out once and used again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.models import layers
from digitpad.models.architecture import Architecture
from digitpad.models.layers import Shape
from digitpad.recognise import numpy_steps as steps
from digitpad.recognise.blas import use_one_thread

Floats = npt.NDArray[np.float32]
CHUNK: Final = 16
"""Images read at once: the windows of more of them leave the processor's cache."""


class NumpyEngine:
    """A network for reading. One thread at a time may use it, because its buffers are reused.

    ``tensors``: float32 under the architecture's published names; they are not changed.
    """

    def __init__(self, architecture: Architecture, tensors: Mapping[str, Floats]) -> None:
        use_one_thread()
        self.architecture = architecture
        self._steps = _compiled(architecture, tensors)

    def logits(self, images: npt.NDArray[np.uint8]) -> Floats:
        """Return what the network's last layer gives.

        ``images``: uint8 (n, channels, height, width), 0..255. Returns float32 (n, outputs), a
        copy of its own; for a network that reconstructs, (n, channels · height · width).
        """
        chunks = [
            self._run(images[start : start + CHUNK]) for start in range(0, len(images), CHUNK)
        ]
        outputs = self.architecture.shapes_along()[-1]
        empty = np.empty((0, int(np.prod(outputs))), dtype=np.float32)
        return np.concatenate([empty, *chunks])

    def reconstruct(self, images: npt.NDArray[np.uint8]) -> Floats:
        """Return images as an autoencoder draws them again: the shape of ``images``, float32.

        Values may leave [0, 1].
        """
        return self.logits(images).reshape(images.shape)

    def _run(self, images: npt.NDArray[np.uint8]) -> Floats:
        values: Floats = images.transpose(0, 2, 3, 1) * np.float32(1 / 255)
        for step in self._steps:
            values = step(values)
        if values.ndim == 4:
            values = values.transpose(0, 3, 1, 2)
        return values.reshape(len(images), -1)


def _compiled(architecture: Architecture, tensors: Mapping[str, Floats]) -> list[steps.Step]:
    """Return the steps that compute what the layers describe."""
    compiled: list[steps.Step] = []
    shape = architecture.input_shape
    flattened: Shape = ()
    for layer in _pooled_first(architecture.layers):
        match layer:
            case layers.Conv():
                bias = tensors[layer.bias] if layer.bias else np.zeros(layer.outputs, np.float32)
                weight = tensors[layer.weight]
                compiled.append(steps.Conv(weight, bias, layer.padding, layer.stride, layer.groups))
            case layers.BatchNorm():
                scale, shift = _scale_and_shift(layer, tensors)
                last = compiled[-1] if compiled else None
                if isinstance(last, steps.Conv):
                    compiled[-1] = last.scaled(scale, shift)
                else:
                    compiled.append(steps.Affine(scale, shift))
            case layers.ConvTranspose():
                compiled.append(steps.ConvTranspose(tensors[layer.weight], tensors[layer.bias]))
            case layers.Linear():
                weight = tensors[layer.weight]
                weight = weight if layer.transposed else weight.T
                compiled.append(steps.Linear(_reordered(weight, flattened), tensors[layer.bias]))
                flattened = ()
            case layers.LayerNorm():
                compiled.append(steps.LayerNorm(_under(layer.name, tensors), layer.epsilon))
            case layers.PatchEmbedding():
                compiled.append(steps.PatchEmbedding(_under(layer.name, tensors), layer.patch))
            case layers.TransformerBlock():
                compiled.append(
                    steps.TransformerBlock(_under(layer.name, tensors), layer.heads, layer.epsilon)
                )
            case layers.ClassToken():
                compiled.append(steps.first_token)
            case layers.ReLU():
                compiled.append(steps.relu)
            case layers.MaxPool():
                compiled.append(steps.MaxPool(layer.size))
            case layers.Flatten():
                compiled.append(steps.flatten)
                flattened = shape
            case layers.Dropout():
                pass
        shape = layer.output_shape(shape)
    return compiled


def _pooled_first(sequence: tuple[layers.Layer, ...]) -> list[layers.Layer]:
    """Return the layers with each ReLU behind the pooling that follows it: the same, on fewer."""
    ordered = list(sequence)
    for place in range(len(ordered) - 1):
        first, second = ordered[place : place + 2]
        if isinstance(first, layers.ReLU) and isinstance(second, layers.MaxPool):
            ordered[place : place + 2] = [second, first]
    return ordered


def _scale_and_shift(
    layer: layers.BatchNorm, tensors: Mapping[str, Floats]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    named = {
        part: tensor.astype(np.float64) for part, tensor in _under(layer.name, tensors).items()
    }
    scale = named["weight"] / np.sqrt(named["running_var"] + layer.epsilon)
    return scale, named["bias"] - named["running_mean"] * scale


def _reordered(weight: Floats, flattened: Shape) -> Floats:
    """Return a matrix (inputs, outputs) for inputs that were flattened with the channels last."""
    if len(flattened) < 3 or flattened[0] == 1:
        return weight
    channels, height, width = flattened
    order = np.arange(channels * height * width).reshape(channels, height, width)
    return weight[order.transpose(1, 2, 0).ravel()]


def _under(name: str, tensors: Mapping[str, Floats]) -> dict[str, Floats]:
    start = f"{name}."
    return {
        key.removeprefix(start): tensor for key, tensor in tensors.items() if key.startswith(start)
    }
