"""The layers that architectures are made of, as plain data.

An architecture is a tuple of these values. The torch module (``models/torch``), the
ONNX graph (``models/graph.py``), the tensor names and shapes in a file, the parameter count and
the card in the window all follow from the one description.
Tensor names are the published ones, so a layer carries them whole instead of a prefix rule.
"""

from __future__ import annotations

from dataclasses import dataclass

Shape = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Conv:
    """A convolution; ``weight`` [out, in / groups, kernel, kernel], ``bias`` [out] or none.

    ``groups`` cuts inputs and outputs into as many parts; each part of the outputs sees only
    its own part of the inputs.
    """

    inputs: int
    outputs: int
    kernel: int
    weight: str
    bias: str | None
    padding: int = 0
    stride: int = 1
    groups: int = 1

    def tensors(self) -> dict[str, Shape]:
        inputs = self.inputs // self.groups
        shapes: dict[str, Shape] = {self.weight: (self.outputs, inputs, self.kernel, self.kernel)}
        return shapes | ({self.bias: (self.outputs,)} if self.bias else {})

    def output_shape(self, shape: Shape) -> Shape:
        _, height, width = shape
        reach = 2 * self.padding - self.kernel
        sides = ((side + reach) // self.stride + 1 for side in (height, width))
        return (self.outputs, *sides)

    def __str__(self) -> str:
        groups = f", in {self.groups} groups" if self.groups > 1 else ""
        return f"convolution {self.inputs}→{self.outputs}, {self.kernel}×{self.kernel}{groups}"


@dataclass(frozen=True, slots=True)
class ConvTranspose:
    """A transposed convolution with kernel = stride; ``weight`` [in, out, kernel, kernel]."""

    inputs: int
    outputs: int
    kernel: int
    weight: str
    bias: str

    def tensors(self) -> dict[str, Shape]:
        return {
            self.weight: (self.inputs, self.outputs, self.kernel, self.kernel),
            self.bias: (self.outputs,),
        }

    def output_shape(self, shape: Shape) -> Shape:
        return (self.outputs, shape[1] * self.kernel, shape[2] * self.kernel)

    def __str__(self) -> str:
        return f"transposed convolution {self.inputs}→{self.outputs}, {self.kernel}×{self.kernel}"


@dataclass(frozen=True, slots=True)
class Linear:
    """A fully connected layer; ``weight`` [out, in], or [in, out] when ``transposed``."""

    inputs: int
    outputs: int
    weight: str
    bias: str
    transposed: bool = False

    def tensors(self) -> dict[str, Shape]:
        shape = (self.inputs, self.outputs) if self.transposed else (self.outputs, self.inputs)
        return {self.weight: shape, self.bias: (self.outputs,)}

    def output_shape(self, shape: Shape) -> Shape:
        return (*shape[:-1], self.outputs)

    def __str__(self) -> str:
        return f"linear {self.inputs}→{self.outputs}"


@dataclass(frozen=True, slots=True)
class BatchNorm:
    """Batch normalisation over channels; four tensors [channels] under ``name``."""

    channels: int
    name: str
    epsilon: float = 1e-5

    def tensors(self) -> dict[str, Shape]:
        parts = ("weight", "bias", "running_mean", "running_var")
        return {f"{self.name}.{part}": (self.channels,) for part in parts}

    def output_shape(self, shape: Shape) -> Shape:
        return shape

    def __str__(self) -> str:
        return "batch normalisation"


@dataclass(frozen=True, slots=True)
class LayerNorm:
    """Layer normalisation over the last axis; two tensors [width] under ``name``."""

    width: int
    name: str
    epsilon: float = 1e-12

    def tensors(self) -> dict[str, Shape]:
        return {f"{self.name}.{part}": (self.width,) for part in ("weight", "bias")}

    def output_shape(self, shape: Shape) -> Shape:
        return shape

    def __str__(self) -> str:
        return "layer normalisation"


@dataclass(frozen=True, slots=True)
class PatchEmbedding:
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

    def tensors(self) -> dict[str, Shape]:
        projection = f"{self.name}.patch_embeddings.projection"
        return {
            f"{self.name}.cls_token": (1, 1, self.width),
            f"{self.name}.position_embeddings": (1, self.patches + 1, self.width),
            f"{projection}.weight": (self.width, self.channels, self.patch, self.patch),
            f"{projection}.bias": (self.width,),
        }

    def output_shape(self, shape: Shape) -> Shape:
        return (self.patches + 1, self.width)

    def __str__(self) -> str:
        return f"{self.patches} patches of {self.patch}×{self.patch}, width {self.width}"


@dataclass(frozen=True, slots=True)
class TransformerBlock:
    """Pre-norm self-attention and a two-layer GELU network, each with a residual path."""

    width: int
    heads: int
    hidden: int
    name: str
    epsilon: float = 1e-12

    def tensors(self) -> dict[str, Shape]:
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
            shapes[f"{self.name}.{part}.weight"] = shape
            shapes[f"{self.name}.{part}.bias"] = shape[:1]
        for part in ("layernorm_before", "layernorm_after"):
            shapes[f"{self.name}.{part}.weight"] = (self.width,)
            shapes[f"{self.name}.{part}.bias"] = (self.width,)
        return shapes

    def output_shape(self, shape: Shape) -> Shape:
        return shape

    def __str__(self) -> str:
        return f"transformer block, {self.heads} heads"


@dataclass(frozen=True, slots=True)
class ClassToken:
    """Keeps the first token of a sequence: (tokens, width) → (width,)."""

    def tensors(self) -> dict[str, Shape]:
        return {}

    def output_shape(self, shape: Shape) -> Shape:
        return shape[1:]

    def __str__(self) -> str:
        return "class token"


@dataclass(frozen=True, slots=True)
class ReLU:
    def tensors(self) -> dict[str, Shape]:
        return {}

    def output_shape(self, shape: Shape) -> Shape:
        return shape

    def __str__(self) -> str:
        return "ReLU"


@dataclass(frozen=True, slots=True)
class MaxPool:
    """Maximum over windows of ``size`` × ``size`` that do not overlap."""

    size: int

    def tensors(self) -> dict[str, Shape]:
        return {}

    def output_shape(self, shape: Shape) -> Shape:
        return (shape[0], shape[1] // self.size, shape[2] // self.size)

    def __str__(self) -> str:
        return f"max-pool {self.size}"


@dataclass(frozen=True, slots=True)
class Flatten:
    def tensors(self) -> dict[str, Shape]:
        return {}

    def output_shape(self, shape: Shape) -> Shape:
        count = 1
        for side in shape:
            count *= side
        return (count,)

    def __str__(self) -> str:
        return "flatten"


@dataclass(frozen=True, slots=True)
class Dropout:
    """Zeroes a part ``rate`` of its inputs while training; nothing when reading."""

    rate: float

    def tensors(self) -> dict[str, Shape]:
        return {}

    def output_shape(self, shape: Shape) -> Shape:
        return shape

    def __str__(self) -> str:
        return f"dropout {self.rate:g}"


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
    | MaxPool
    | Flatten
    | Dropout
)
