"""The layers that architectures are made of, as plain data.

An architecture is a tuple of these values. The torch module (``models/torch``), the
ONNX graph (``models/graph.py``), the tensor names and shapes in a file, the parameter count and
the card in the window are all derived from it.
Tensor names are the published ones, so a layer stores them in full and not by a rule of prefixes.

A new kind of layer needs a class here (listed in ``Layer`` below), its torch module (which may
define its initial weights: ``models/torch/network.py``) and its ONNX node; mypy reports the
places that do not handle it yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import ClassVar, Final, Literal

from digitpad.words import QT_TRANSLATE_NOOP

Shape = tuple[int, ...]

STATISTICS: Final = ("running_mean", "running_var")
"""Parts that are not trained by gradients."""


@dataclass(frozen=True, slots=True)
class Plain:
    """Defaults of a layer: no tensors, shape unchanged."""

    title: ClassVar[str] = ""
    """Its description, unless ``__str__`` gives more."""

    def parts(self) -> dict[str, tuple[str, Shape]]:
        """Return each tensor's published name and shape, by its name in the torch module."""
        return {}

    def tensors(self) -> dict[str, Shape]:
        """Return the shape of each tensor by its published name."""
        return dict(self.parts().values())

    def parameter_count(self) -> int:
        return sum(
            prod(shape)
            for part, (_, shape) in self.parts().items()
            if not part.endswith(STATISTICS)
        )

    def output_shape(self, shape: Shape) -> Shape:
        """Return the output shape for an input of ``shape``, without the batch axis."""
        return shape

    def operations(self, shape: Shape) -> int:
        """Return the number of multiplications, or of values visited, for an input of ``shape``."""
        return prod(shape)

    def __str__(self) -> str:
        return self.title


@dataclass(frozen=True, slots=True)
class Conv(Plain):
    """A convolution; ``weight`` [out, in / groups, kernel, kernel], ``bias`` [out] or none."""

    inputs: int
    outputs: int
    kernel: int
    weight: str
    bias: str | None
    padding: int = 0
    stride: int = 1
    groups: int = 1

    def parts(self) -> dict[str, tuple[str, Shape]]:
        inputs = self.inputs // self.groups
        return _weighted(self, self.outputs, inputs, self.kernel, self.kernel)

    def output_shape(self, shape: Shape) -> Shape:
        _, height, width = shape
        reach = 2 * self.padding - self.kernel
        sides = ((side + reach) // self.stride + 1 for side in (height, width))
        return (self.outputs, *sides)

    def operations(self, shape: Shape) -> int:
        return prod(self.output_shape(shape)) * self.inputs // self.groups * self.kernel**2

    def __str__(self) -> str:
        phrase = QT_TRANSLATE_NOOP("layers", "convolution {inputs}→{outputs}, {kernel}×{kernel}")
        return phrase.filled(inputs=self.inputs, outputs=self.outputs, kernel=self.kernel)


@dataclass(frozen=True, slots=True)
class ConvTranspose(Plain):
    """A transposed convolution with kernel = stride; ``weight`` [in, out, kernel, kernel]."""

    inputs: int
    outputs: int
    kernel: int
    weight: str
    bias: str

    def parts(self) -> dict[str, tuple[str, Shape]]:
        return _weighted(self, self.inputs, self.outputs, self.kernel, self.kernel)

    def output_shape(self, shape: Shape) -> Shape:
        return (self.outputs, shape[1] * self.kernel, shape[2] * self.kernel)

    def operations(self, shape: Shape) -> int:
        return prod(self.output_shape(shape)) * self.inputs

    def __str__(self) -> str:
        phrase = QT_TRANSLATE_NOOP(
            "layers", "transposed convolution {inputs}→{outputs}, {kernel}×{kernel}"
        )
        return phrase.filled(inputs=self.inputs, outputs=self.outputs, kernel=self.kernel)


@dataclass(frozen=True, slots=True)
class Linear(Plain):
    """A fully connected layer; ``weight`` [out, in], or [in, out] when ``transposed``.

    ``bias`` [out] or none.
    """

    inputs: int
    outputs: int
    weight: str
    bias: str | None
    transposed: bool = False

    def parts(self) -> dict[str, tuple[str, Shape]]:
        shape = (self.inputs, self.outputs) if self.transposed else (self.outputs, self.inputs)
        return _weighted(self, *shape)

    def output_shape(self, shape: Shape) -> Shape:
        return (*shape[:-1], self.outputs)

    def operations(self, shape: Shape) -> int:
        return prod(shape) * self.outputs

    def __str__(self) -> str:
        phrase = QT_TRANSLATE_NOOP("layers", "linear {inputs}→{outputs}")
        return phrase.filled(inputs=self.inputs, outputs=self.outputs)


@dataclass(frozen=True, slots=True)
class BatchNorm(Plain):
    """Batch normalisation over channels; four tensors [channels] under ``name``.

    In a row of values, each value is a channel.
    """

    title: ClassVar = QT_TRANSLATE_NOOP("layers", "batch normalisation")
    channels: int
    name: str
    epsilon: float = 1e-5

    def parts(self) -> dict[str, tuple[str, Shape]]:
        parts = ("weight", "bias", *STATISTICS)
        return _under(self.name, dict.fromkeys(parts, (self.channels,)))


@dataclass(frozen=True, slots=True)
class LayerNorm(Plain):
    """Layer normalisation over the last axis; two tensors [width] under ``name``."""

    title: ClassVar = QT_TRANSLATE_NOOP("layers", "layer normalisation")
    width: int
    name: str
    epsilon: float = 1e-12

    def parts(self) -> dict[str, tuple[str, Shape]]:
        return _under(self.name, {"weight": (self.width,), "bias": (self.width,)})


@dataclass(frozen=True, slots=True)
class PatchEmbedding(Plain):
    """Cuts an image into patches by one convolution and adds learned positions.

    Tensors: ``cls_token`` [1, 1, width], ``position_embeddings`` [1, patches + 1, width] and
    the convolution ``patch_embeddings.projection`` [width, channels, patch, patch], as in the
    published encoders of TrOCR, BEiT and DeiT. Output: (patches + 1, width).
    """

    channels: int
    image: int
    patch: int
    width: int
    name: str

    @property
    def patches(self) -> int:
        return (self.image // self.patch) ** 2

    def parts(self) -> dict[str, tuple[str, Shape]]:
        projection = "patch_embeddings.projection"
        shapes: dict[str, Shape] = {
            "cls_token": (1, 1, self.width),
            "position_embeddings": (1, self.patches + 1, self.width),
            f"{projection}.weight": (self.width, self.channels, self.patch, self.patch),
            f"{projection}.bias": (self.width,),
        }
        return _under(self.name, shapes)

    def output_shape(self, shape: Shape) -> Shape:
        return (self.patches + 1, self.width)

    def operations(self, shape: Shape) -> int:
        return self.patches * self.width * self.channels * self.patch**2

    def __str__(self) -> str:
        phrase = QT_TRANSLATE_NOOP("layers", "{patches} patches of {patch}×{patch}, width {width}")
        return phrase.filled(patches=self.patches, patch=self.patch, width=self.width)


@dataclass(frozen=True, slots=True)
class TransformerBlock(Plain):
    """Pre-norm self-attention and a two-layer GELU network, each with a residual path."""

    width: int
    heads: int
    hidden: int
    name: str
    epsilon: float = 1e-12

    def parts(self) -> dict[str, tuple[str, Shape]]:
        linears = {
            "attention.attention.query": (self.width, self.width),
            "attention.attention.key": (self.width, self.width),
            "attention.attention.value": (self.width, self.width),
            "attention.output.dense": (self.width, self.width),
            "intermediate.dense": (self.hidden, self.width),
            "output.dense": (self.width, self.hidden),
        }
        shapes: dict[str, Shape] = {}
        for part, shape in linears.items():
            shapes |= {f"{part}.weight": shape, f"{part}.bias": shape[:1]}
        for part in ("layernorm_before", "layernorm_after"):
            shapes |= {f"{part}.weight": (self.width,), f"{part}.bias": (self.width,)}
        return _under(self.name, shapes)

    def operations(self, shape: Shape) -> int:
        tokens = shape[0]
        attention = 2 * tokens * tokens * self.width  # scores and weighted sums
        return tokens * (4 * self.width**2 + 2 * self.width * self.hidden) + attention

    def __str__(self) -> str:
        phrase = QT_TRANSLATE_NOOP("layers", "transformer block, heads: {heads}")
        return phrase.filled(heads=self.heads)


class ClassToken(Plain):
    """Keeps the first token of a sequence: (tokens, width) → (width,)."""

    title: ClassVar = QT_TRANSLATE_NOOP("layers", "class token")

    def output_shape(self, shape: Shape) -> Shape:
        return shape[1:]


class ReLU(Plain):
    title: ClassVar = QT_TRANSLATE_NOOP("layers", "ReLU")


@dataclass(frozen=True, slots=True)
class Activation(Plain):
    """An elementwise activation other than ``ReLU``."""

    kind: Literal["tanh", "sigmoid", "gelu", "hardswish"]

    def __str__(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True)
class MaxPool(Plain):
    """Maximum over non-overlapping windows of ``size`` × ``size``, or ``size`` × 1 with
    ``rows_alone``.
    """

    size: int
    rows_alone: bool = False

    @property
    def window(self) -> tuple[int, int]:
        return self.size, 1 if self.rows_alone else self.size

    def output_shape(self, shape: Shape) -> Shape:
        rows, columns = self.window
        return (shape[0], shape[1] // rows, shape[2] // columns)

    def __str__(self) -> str:
        phrase = QT_TRANSLATE_NOOP("layers", "max-pool {size}")
        return phrase.filled(size=f"{self.size}×1" if self.rows_alone else self.size)


@dataclass(frozen=True, slots=True)
class AveragePool(Plain):
    """Mean over non-overlapping windows of ``size`` × ``size``."""

    size: int

    def output_shape(self, shape: Shape) -> Shape:
        return (shape[0], shape[1] // self.size, shape[2] // self.size)

    def __str__(self) -> str:
        phrase = QT_TRANSLATE_NOOP("layers", "average-pool {size}")
        return phrase.filled(size=self.size)


@dataclass(frozen=True, slots=True)
class Scale(Plain):
    """Converts pixels from 0..1 to what the network was trained on: factor · pixel + offset.

    ``factors`` and ``offsets``: one for each channel, or one for all.
    """

    factors: tuple[float, ...]
    offsets: tuple[float, ...]

    def __str__(self) -> str:
        phrase = QT_TRANSLATE_NOOP("layers", "pixels × {factors} + {offsets}")
        numbers = self.factors, self.offsets
        factors, offsets = (", ".join(f"{value:.4g}" for value in row) for row in numbers)
        return phrase.filled(factors=factors, offsets=offsets)


class Columns(Plain):
    """Turns a picture into a row: (channels, height, width) → (channels · height, width)."""

    title: ClassVar = QT_TRANSLATE_NOOP("layers", "columns")

    def output_shape(self, shape: Shape) -> Shape:
        return (shape[0] * shape[1], shape[2])


@dataclass(frozen=True, slots=True)
class RowConv(Plain):
    """A convolution along a row; ``weight`` [out, in, kernel], ``bias`` [out] or none.

    The row, (channels, width), keeps its length. ``dilation``: distance between the taps.
    """

    inputs: int
    outputs: int
    kernel: int
    weight: str
    bias: str | None
    dilation: int = 1

    @property
    def padding(self) -> int:
        return self.kernel // 2 * self.dilation

    def parts(self) -> dict[str, tuple[str, Shape]]:
        return _weighted(self, self.outputs, self.inputs, self.kernel)

    def output_shape(self, shape: Shape) -> Shape:
        return (self.outputs, shape[1])

    def operations(self, shape: Shape) -> int:
        return prod(self.output_shape(shape)) * self.inputs * self.kernel

    def __str__(self) -> str:
        phrase = QT_TRANSLATE_NOOP(
            "layers", "convolution {inputs}→{outputs}, {kernel} along the row"
        )
        if self.dilation > 1:
            phrase = QT_TRANSLATE_NOOP(
                "layers", "convolution {inputs}→{outputs}, {kernel} along the row, {dilation} apart"
            )
        return phrase.filled(
            inputs=self.inputs, outputs=self.outputs, kernel=self.kernel, dilation=self.dilation
        )


class Flatten(Plain):
    title: ClassVar = QT_TRANSLATE_NOOP("layers", "flatten")

    def output_shape(self, shape: Shape) -> Shape:
        return (prod(shape),)


@dataclass(frozen=True, slots=True)
class Dropout(Plain):
    """Zeroes a fraction ``rate`` of its inputs in training; does nothing in inference."""

    rate: float

    def __str__(self) -> str:
        phrase = QT_TRANSLATE_NOOP("layers", "dropout {rate:g}")
        return phrase.filled(rate=self.rate)


@dataclass(frozen=True, slots=True)
class Squeeze(Plain):
    """Weighs channels by two small layers that see the mean of each: torchvision's SE block."""

    title: ClassVar = QT_TRANSLATE_NOOP("layers", "weighing of channels")
    channels: int
    squeezed: int
    name: str

    def parts(self) -> dict[str, tuple[str, Shape]]:
        sides = self.squeezed, self.channels
        shapes: dict[str, Shape] = {}
        for part, out, inputs in (("fc1", *sides), ("fc2", *sides[::-1])):
            shapes |= {f"{part}.weight": (out, inputs, 1, 1), f"{part}.bias": (out,)}
        return _under(self.name, shapes)


@dataclass(frozen=True, slots=True)
class Block(Plain):
    """Layers in a row, whose result may be added to what they were given.

    ``name``: of the module in torchvision's networks, which is before the names of its tensors.
    """

    inputs: int
    outputs: int
    stride: int
    name: str

    def body(self) -> tuple[Layer, ...]:
        """Return the layers in a row."""
        raise NotImplementedError

    def shortcut(self) -> tuple[Layer, ...] | None:
        """Return the layers on the way around them, () for none, None if there is no such way."""
        return () if self.stride == 1 and self.inputs == self.outputs else None

    def parts(self) -> dict[str, tuple[str, Shape]]:
        inner = (*self.body(), *(self.shortcut() or ()))
        named = {name: shape for layer in inner for name, shape in layer.parts().values()}
        return {name.removeprefix(f"{self.name}."): (name, named[name]) for name in named}

    def output_shape(self, shape: Shape) -> Shape:
        for layer in self.body():
            shape = layer.output_shape(shape)
        return shape

    def operations(self, shape: Shape) -> int:
        count = sum(layer.operations(shape) for layer in (self.shortcut() or ())[:1])
        for layer in self.body():
            count, shape = count + layer.operations(shape), layer.output_shape(shape)
        return count

    def __str__(self) -> str:
        phrase = QT_TRANSLATE_NOOP("layers", "block with a way around it, {inputs}→{outputs}")
        return phrase.filled(inputs=self.inputs, outputs=self.outputs)


@dataclass(frozen=True, slots=True)
class ResidualBlock(Block):
    """torchvision's ``BasicBlock``: two convolutions, and ReLU after the sum."""

    def body(self) -> tuple[Layer, ...]:
        wide, name = self.outputs, self.name
        return (
            Conv(self.inputs, wide, 3, f"{name}.conv1.weight", None, 1, self.stride),
            *(BatchNorm(wide, f"{name}.bn1"), ReLU()),
            Conv(wide, wide, 3, f"{name}.conv2.weight", None, 1),
            BatchNorm(wide, f"{name}.bn2"),
        )

    def shortcut(self) -> tuple[Layer, ...]:
        if self.stride == 1 and self.inputs == self.outputs:
            return ()
        name = f"{self.name}.downsample"
        conv = Conv(self.inputs, self.outputs, 1, f"{name}.0.weight", None, stride=self.stride)
        return (conv, BatchNorm(self.outputs, f"{name}.1"))


@dataclass(frozen=True, slots=True)
class InvertedResidual(Block):
    """torchvision's block of MobileNetV3: wider in the middle, each channel by itself there.

    ``squeezes``: weighs the channels. ``swishes``: activates by hard swish, not ReLU.
    """

    kernel: int
    expanded: int
    squeezes: bool
    swishes: bool

    def body(self) -> tuple[Layer, ...]:
        wide, epsilon, index = self.expanded, 1e-3, 0
        activation = Activation("hardswish") if self.swishes else ReLU()
        body: list[Layer] = []

        def add(conv_inputs: int, outputs: int, kernel: int, **more: int) -> None:
            name = f"{self.name}.block.{index}"
            conv = Conv(conv_inputs, outputs, kernel, f"{name}.0.weight", None, **more)
            body.extend((conv, BatchNorm(outputs, f"{name}.1", epsilon)))

        if wide != self.inputs:
            add(self.inputs, wide, 1)
            body.append(activation)
            index += 1
        add(wide, wide, self.kernel, padding=self.kernel // 2, stride=self.stride, groups=wide)
        body.append(activation)
        index += 1
        if self.squeezes:
            # A quarter, in eighths, and never a tenth less.
            quarter = max(8, (wide // 4 + 4) // 8 * 8)
            quarter += 8 * (quarter < 0.9 * (wide // 4))
            body.append(Squeeze(wide, quarter, f"{self.name}.block.{index}"))
            index += 1
        add(wide, self.outputs, 1)
        return tuple(body)


Layer = (
    Conv
    | ConvTranspose
    | Linear
    | BatchNorm
    | LayerNorm
    | PatchEmbedding
    | TransformerBlock
    | ClassToken
    | ReLU
    | Activation
    | MaxPool
    | AveragePool
    | Scale
    | Columns
    | RowConv
    | Flatten
    | Dropout
    | Squeeze
    | ResidualBlock
    | InvertedResidual
)


def named(name: str) -> tuple[str, str]:
    """Return the usual names of a layer's weight and bias."""
    return f"{name}.weight", f"{name}.bias"


def _weighted(
    layer: Conv | ConvTranspose | Linear | RowConv, *shape: int
) -> dict[str, tuple[str, Shape]]:
    bias = {"bias": (layer.bias, (layer.outputs,))} if layer.bias else {}
    return {"weight": (layer.weight, shape), **bias}


def _under(name: str, shapes: dict[str, Shape]) -> dict[str, tuple[str, Shape]]:
    return {part: (f"{name}.{part}", shape) for part, shape in shapes.items()}
