"""Architectures as ONNX graphs.

The weights are inputs of the graph, under their published names, so that one compiled graph serves
every snapshot of a network in training. Or they are constants supplied at compilation; the graph
is then optimised for them and runs faster. An exported file contains them
(``convert/onnx_file.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from onnx import ModelProto, NodeProto, TensorProto, ValueInfoProto, helper

from digitpad.models import layers
from digitpad.models.architecture import Architecture

OPSET: Final = 20
"""The first with ``Gelu``. It dates from January 2024, as does ``IR_VERSION``."""
IR_VERSION: Final = 9
IMAGES: Final = "images"


def network_graph(
    architecture: Architecture, *, is_fixed: bool = False, shows_layers: bool = False
) -> ModelProto:
    """Return the graph of a network in inference.

    Inputs: ``images``, float32 (n, channels, height, width), pixels 0..1, lines of any width; then
    every tensor of the architecture. If it ``is_fixed``, the tensors are external data instead,
    supplied at compilation. Output: ``logits`` or ``reconstruction``, from the last layer. If it
    ``shows_layers``, there follow what each layer gives, as ``layer_output(place)``, and what
    happens inside of blocks, as ``inner_output(their name)``: a transformer block's attention,
    (n, heads, tokens, tokens), or what the layers in a row give, before the way around is added.
    """
    nodes = GraphNodes()
    shapes = [architecture.input_shape, *architecture.shapes_along()]
    values = IMAGES
    between: list[ValueInfoProto] = []
    for index, (layer, shape) in enumerate(zip(architecture.layers, shapes, strict=False)):
        values = _added(nodes, layer, values, shape)
        if shows_layers:
            nodes.add("Identity", values)
            nodes.call(layer_output(index))
            between.append(numbers(layer_output(index), ("n", *shapes[index + 1])))
            if isinstance(layer, layers.TransformerBlock):
                attention = ("n", layer.heads, shape[0], shape[0])
                between.append(numbers(inner_output(layer.name), attention))
            elif isinstance(layer, layers.Block):
                between.append(numbers(inner_output(layer.name), ("n", *shapes[index + 1])))
    if shows_layers:
        nodes.add("Identity", values)
    result = "reconstruction" if architecture.reconstructs else "logits"
    seen: tuple[int | str, ...] = shapes[0]
    results: tuple[int | str, ...] = shapes[-1]
    if architecture.reads_lines:
        seen, results = (*seen[:-1], "pixels"), (*results[:-1], "columns")
    nodes.call(result)
    weights = architecture.tensors().items()
    graph = helper.make_graph(
        nodes.made,
        architecture.name,
        [
            numbers(IMAGES, ("n", *seen)),
            *(numbers(name, shape) for name, shape in weights if not is_fixed),
        ],
        [numbers(result, ("n", *results)), *between],
        [*nodes.constants, *(_external(name, shape) for name, shape in weights if is_fixed)],
    )
    return helper.make_model(
        graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION
    )


def layer_output(index: int) -> str:
    """Return the name of what the layer at this index gives, where a graph shows its layers."""
    return f"layer {index}"


def inner_output(block: str) -> str:
    """Return the name of what happens inside of the block called ``block``."""
    return f"{block} inside"


def numbers(name: str, shape: Sequence[int | str]) -> ValueInfoProto:
    """Return the type of a float32 input or output."""
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, list(shape))


def _external(name: str, shape: Sequence[int]) -> TensorProto:
    external = TensorProto.EXTERNAL
    tensor = TensorProto(name=name, dims=shape, data_type=TensorProto.FLOAT, data_location=external)
    size = str(4 * prod(shape))
    for key, value in (("location", name), ("offset", "0"), ("length", size)):
        tensor.external_data.add(key=key, value=value)
    return tensor


class GraphNodes:
    """The nodes of a graph in order, and its constants.

    ``prefix``: of the names of intermediate values.
    """

    def __init__(self, prefix: str = "value") -> None:
        self.made: list[NodeProto] = []
        self.constants: list[TensorProto] = []
        self._prefix = prefix

    def add(self, kind: str, *inputs: str, **attributes: int | float | list[int]) -> str:
        """Add a node with one output; return the output's name."""
        name = f"{self._prefix}{len(self.made)}"
        node = helper.make_node(kind, list(inputs), [name])
        node.attribute.extend(
            helper.make_attribute(key, value) for key, value in attributes.items()
        )
        self.made.append(node)
        return name

    def call(self, name: str) -> None:
        self.made[-1].output[0] = name

    def whole(self, *values: int) -> str:
        return self._constant(TensorProto.INT64, [len(values)], values)

    def by_channel(self, values: Sequence[float]) -> str:
        return self._constant(TensorProto.FLOAT, [len(values), 1, 1], values)

    def number(self, value: float) -> str:
        return self._constant(TensorProto.FLOAT, [], [value])

    def _constant(self, kind: int, shape: list[int], values: Sequence[float]) -> str:
        name = f"{self._prefix}_constant{len(self.constants)}"
        self.constants.append(helper.make_tensor(name, kind, shape, values))
        return name


def _added(  # noqa: C901 - a case for each kind of layer
    nodes: GraphNodes, layer: layers.Layer, values: str, shape: layers.Shape
) -> str:
    """Add the nodes of ``layer`` applied to ``values``; return the result's name."""
    match layer:
        case layers.Conv():
            pads, strides = [layer.padding] * 4, [layer.stride] * 2
            sides = {"kernel_shape": [layer.kernel] * 2, "pads": pads, "strides": strides}
            groups = {"group": layer.groups} if layer.groups > 1 else {}
            return nodes.add("Conv", values, *layer.tensors(), **sides, **groups)
        case layers.ConvTranspose(_, _, kernel):
            sides = {"kernel_shape": [kernel] * 2, "strides": [kernel] * 2}
            return nodes.add("ConvTranspose", values, *layer.tensors(), **sides)
        case layers.Linear():
            return nodes.add("Gemm", values, *layer.tensors(), transB=int(not layer.transposed))
        case layers.BatchNorm():
            named = values, *layer.tensors()
            return nodes.add("BatchNormalization", *named, epsilon=layer.epsilon)
        case layers.LayerNorm():
            return _normed(nodes, values, layer.name, layer.epsilon)
        case layers.PatchEmbedding():
            return _embedded(nodes, layer, values)
        case layers.TransformerBlock():
            return _block(nodes, layer, values)
        case layers.ClassToken():
            token = nodes.add("Gather", values, nodes.whole(0), axis=1)
            return nodes.add("Flatten", token)
        case layers.ReLU():
            return nodes.add("Relu", values)
        case layers.Activation(kind):
            return nodes.add("HardSwish" if kind == "hardswish" else kind.capitalize(), values)
        case layers.MaxPool():
            window = list(layer.window)
            return nodes.add("MaxPool", values, kernel_shape=window, strides=window)
        case layers.AveragePool(size):
            window = [size, size]
            return nodes.add("AveragePool", values, kernel_shape=window, strides=window)
        case layers.Scale(factors, offsets):
            scaled = nodes.add("Mul", values, nodes.by_channel(factors))
            return nodes.add("Add", scaled, nodes.by_channel(offsets))
        case layers.Columns():
            channels, rows, _ = shape
            return nodes.add("Reshape", values, nodes.whole(0, channels * rows, -1))
        case layers.RowConv():
            return nodes.add(
                "Conv",
                *(values, *layer.tensors()),
                kernel_shape=[layer.kernel],
                pads=[layer.padding] * 2,
                dilations=[layer.dilation],
            )
        case layers.Flatten():
            return nodes.add("Flatten", values)
        case layers.Dropout():
            return values
        case layers.Squeeze():
            return _weighed(nodes, layer, values)
        case layers.ResidualBlock() | layers.InvertedResidual():
            return _bypassed(nodes, layer, values, shape)


def _weighed(nodes: GraphNodes, layer: layers.Squeeze, values: str) -> str:
    mean = nodes.add("GlobalAveragePool", values)
    small = nodes.add("Relu", nodes.add("Conv", mean, *layers.named(f"{layer.name}.fc1")))
    weights = nodes.add("Conv", small, *layers.named(f"{layer.name}.fc2"))
    return nodes.add("Mul", values, nodes.add("HardSigmoid", weights, alpha=1 / 6))


def _bypassed(nodes: GraphNodes, layer: layers.Block, values: str, shape: layers.Shape) -> str:
    _row(nodes, layer.body(), values, shape)
    result, shortcut = inner_output(layer.name), layer.shortcut()
    nodes.call(result)
    if shortcut is not None:
        result = nodes.add("Add", result, _row(nodes, shortcut, values, shape))
    return nodes.add("Relu", result) if isinstance(layer, layers.ResidualBlock) else result


def _row(nodes: GraphNodes, row: Sequence[layers.Layer], values: str, shape: layers.Shape) -> str:
    for layer in row:
        values, shape = _added(nodes, layer, values, shape), layer.output_shape(shape)
    return values


def _embedded(nodes: GraphNodes, layer: layers.PatchEmbedding, images: str) -> str:
    projection = layers.named(f"{layer.name}.patch_embeddings.projection")
    sides = [layer.patch] * 2
    patches = nodes.add("Conv", images, *projection, kernel_shape=sides, strides=sides)
    rows = nodes.add("Reshape", patches, nodes.whole(0, layer.width, layer.patches))
    tokens = nodes.add("Transpose", rows, perm=[0, 2, 1])
    count = nodes.add("Shape", images, start=0, end=1)
    shape = nodes.add("Concat", count, nodes.whole(1, 1), axis=0)
    first = nodes.add("Expand", f"{layer.name}.cls_token", shape)
    joined = nodes.add("Concat", first, tokens, axis=1)
    return nodes.add("Add", joined, f"{layer.name}.position_embeddings")


def _block(nodes: GraphNodes, layer: layers.TransformerBlock, tokens: str) -> str:
    width = layer.width // layer.heads

    def normed(values: str, name: str) -> str:
        return _normed(nodes, values, f"{layer.name}.{name}", layer.epsilon)

    def dense(values: str, name: str) -> str:
        weight = nodes.add("Transpose", f"{layer.name}.{name}.weight", perm=[1, 0])
        return nodes.add("Add", nodes.add("MatMul", values, weight), f"{layer.name}.{name}.bias")

    def heads(name: str, order: list[int]) -> str:
        values = dense(before, f"attention.attention.{name}")
        parted = nodes.add("Reshape", values, nodes.whole(0, 0, layer.heads, width))
        return nodes.add("Transpose", parted, perm=order)

    before = normed(tokens, "layernorm_before")
    query, value = heads("query", [0, 2, 1, 3]), heads("value", [0, 2, 1, 3])
    key = heads("key", [0, 2, 3, 1])
    scaled = nodes.add("Mul", query, nodes.number(width**-0.5))
    nodes.add("Softmax", nodes.add("MatMul", scaled, key), axis=-1)
    scores = inner_output(layer.name)
    nodes.call(scores)
    mixed = nodes.add("Transpose", nodes.add("MatMul", scores, value), perm=[0, 2, 1, 3])
    mixed = nodes.add("Reshape", mixed, nodes.whole(0, 0, layer.width))
    tokens = nodes.add("Add", tokens, dense(mixed, "attention.output.dense"))
    hidden = nodes.add("Gelu", dense(normed(tokens, "layernorm_after"), "intermediate.dense"))
    return nodes.add("Add", tokens, dense(hidden, "output.dense"))


def _normed(nodes: GraphNodes, values: str, name: str, epsilon: float) -> str:
    return nodes.add("LayerNormalization", values, *layers.named(name), epsilon=epsilon)
