"""Reads ONNX files: digitpad's own, and networks of plain layers that other programs exported.

The nodes from the input to the scores become layers (``models/custom.py``), so that the model can
be read with, trained and explained like any other. A graph of anything else is refused.
Messages are clauses: ``store`` names the file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import onnx
from onnx import helper, numpy_helper

from digitpad.arrays import Floats
from digitpad.errors import ModelFileError
from digitpad.modelfile.safetensors import TensorFile, require_finite
from digitpad.models import custom
from digitpad.models.custom import Step
from digitpad.models.layers import BatchNorm
from digitpad.untrusted import quoted
from digitpad.words import QT_TRANSLATE_NOOP

OWN_CONSTANT: Final = re.compile(r"(value|answer)_constant\d+")
"""Name of a number in digitpad's own graphs that belongs to no layer."""
ACTIVATIONS: Final = {"Relu": "relu", "Tanh": "tanh", "Sigmoid": "sigmoid", "Gelu": "gelu"}
WITHOUT_EFFECT: Final = ("Dropout", "Identity", "Cast", "Softmax", "LogSoftmax")
RESHAPING: Final = ("Flatten", "Reshape", "Squeeze", "Unsqueeze")
SIDE: Final = 28
MOST_NODES: Final = 500
Array = npt.NDArray[Any]


def open_onnx(data: bytes) -> TensorFile:
    """Check an ONNX file. Raises ``ModelFileError`` with a clause."""
    try:
        graph_file = onnx.load_model_from_string(data)
    except Exception as error:  # of protobuf, whose errors share no other class
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it is a damaged ONNX file")) from error
    graph = graph_file.graph
    external = onnx.TensorProto.EXTERNAL
    if any(tensor.data_location == external for tensor in graph.initializer):
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors", "it is an ONNX file whose weights lie in another one; export it in one"
            )
        )
    metadata = {pair.key: pair.value for pair in graph_file.metadata_props if pair.key != "input"}
    try:
        constants = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
        if metadata.get("format", "").startswith("digitpad/"):
            own = {n: array for n, array in constants.items() if not OWN_CONSTANT.fullmatch(n)}
            return _tensor_file(own, metadata, "", "")
        layers = _Layers(graph, constants)
        layers.follow()
    except (ValueError, TypeError, LookupError) as error:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it is a damaged ONNX file")) from error
    return _tensor_file(layers.tensors, metadata, custom.as_text(layers.steps), layers.pixels())


def _tensor_file(
    arrays: Mapping[str, Array], metadata: Mapping[str, str], layers: str, pixels: str
) -> TensorFile:
    def read(name: str) -> Floats:
        with np.errstate(over="ignore"):
            return require_finite(np.array(arrays[name], np.float32, order="C"), name)

    shapes = {name: array.shape for name, array in arrays.items()}
    kinds = {name: array.dtype.name for name, array in arrays.items()}
    return TensorFile("onnx", shapes, kinds, read, metadata, layers=layers, pixels=pixels)


class _Layers:
    """The layers of a graph; ``follow`` fills ``steps`` and their ``tensors``.

    Pixels may be shifted and scaled before the first layer.
    """

    def __init__(self, graph: onnx.GraphProto, constants: dict[str, Array]) -> None:
        self.steps: list[Step] = []
        self.tensors: dict[str, Array] = {}
        self._graph = graph
        self._constants = constants
        self._factor, self._offset = 1.0, 0.0
        self._is_channels_last = False

    def follow(self) -> None:
        """Follow the nodes from the pictures on. Raises ``ModelFileError`` for unknown ones."""
        inputs = [value for value in self._graph.input if value.name not in self._constants]
        sizes = [side.dim_value for side in inputs[0].type.tensor_type.shape.dim][1:]
        if len(inputs) != 1 or (prod(sizes) not in (0, SIDE**2)):
            message = QT_TRANSLATE_NOOP(
                "errors", "it is an ONNX file that takes {sizes}, not pictures of 28×28 grey pixels"
            )
            raise ModelFileError(message.filled(sizes="×".join(map(str, sizes)) or len(inputs)))
        current = inputs[0].name
        for node in self._graph.node[:MOST_NODES]:
            if node.op_type == "Constant":
                value = helper.get_node_attr_value(node, "value")
                self._constants[node.output[0]] = numpy_helper.to_array(value)
            elif node.op_type in ("Reshape", "Transpose") and node.input[0] in self._constants:
                self._fold(node)
            elif current in node.input:
                if node.op_type == "Shape":  # of a flatten that some exporters spell out
                    continue
                operands = [name for name in node.input if name and name != current]
                arrays = [self._constants[name] for name in operands if name in self._constants]
                self._add(node, arrays)
                current = node.output[0]
        if self._shape() and len(self._shape()) > 1:
            self.steps.append(Step("flatten"))

    def pixels(self) -> str:
        """Return the convention of pixels that the graph itself applies, "" if none.

        A graph that divides by 255 takes 0 to 255, others 0 to 1.
        """
        factor, offset = self._factor, self._offset
        if (factor, offset) == (1.0, 0.0):
            return ""
        if abs(factor) < 0.1:
            factor *= 255
        start, sign = ("inverted ", 1.0) if factor < 0 else ("", 0.0)
        deviation = abs(1 / factor)
        return f"{start}mean {abs(sign - offset * deviation):.6g} std {deviation:.6g}"

    def _fold(self, node: onnx.NodeProto) -> None:
        """Apply a node to a constant."""
        array = self._constants[node.input[0]]
        if node.op_type == "Transpose":
            folded = array.transpose(_attributes(node).get("perm"))
        else:
            folded = array.reshape(self._constants[node.input[1]])
        self._constants[node.output[0]] = folded

    def _shape(self) -> tuple[int, ...]:
        traced, _ = custom.trace(self.steps, SIDE)
        return traced[-1].shape if len(traced) == len(self.steps) and traced else (1, SIDE, SIDE)

    def _add(self, node: onnx.NodeProto, arrays: list[Array]) -> None:
        kind, values = node.op_type, _attributes(node)
        is_done = True
        if kind in ACTIVATIONS:
            self.steps.append(Step(ACTIVATIONS[kind]))
        elif kind == "Conv":
            is_done = self._add_convolution(values, arrays)
        elif kind in ("Gemm", "MatMul"):
            is_done = self._add_dense(values, arrays, is_turned=not values.get("transB", 0))
        elif kind == "BatchNormalization":
            scale, bias, mean, variance = arrays
            # digitpad adds its own epsilon.
            variance = variance + (values.get("epsilon", 1e-5) - BatchNorm(1, "").epsilon)
            named = {"weight": scale, "bias": bias, "running_mean": mean, "running_var": variance}
            self._put(Step("norm"), named)
        elif kind in ("MaxPool", "AveragePool"):
            is_done = self._add_pooling(kind, values)
        elif kind in ("GlobalAveragePool", "ReduceMean"):
            self.steps.append(Step("average", (self._shape()[-1],)))
        elif kind in ("Add", "Sub", "Mul", "Div"):
            is_done = len(arrays) == 1 and self._add_arithmetic(kind, arrays[0])
        elif kind == "Transpose":
            self._is_channels_last = values.get("perm") == (0, 2, 3, 1)
            is_done = self._is_channels_last or not self.steps
        else:
            is_done = kind in RESHAPING or kind in WITHOUT_EFFECT
        if not is_done:
            message = QT_TRANSLATE_NOOP(
                "errors",
                "it is an ONNX file with the node {name} ({kind}), which is none of the layers "
                "that digitpad builds",
            )
            raise ModelFileError(message.filled(name=quoted(node.name), kind=quoted(kind)))

    def _add_convolution(self, values: Mapping[str, Any], arrays: list[Array]) -> bool:
        weight, *biases = arrays
        outputs, _, *kernel = weight.shape
        strides = set(values.get("strides", (1, 1)))
        pads = set(values.get("pads", (0, 0, 0, 0)))
        if values.get("auto_pad", b"NOTSET").startswith(b"SAME"):
            pads = {kernel[0] // 2} if kernel[0] % 2 and strides == {1} else set()
        is_plain = values.get("group", 1) == 1 and set(values.get("dilations", (1, 1))) == {1}
        if not is_plain or len({*kernel}) != 1 or len(pads) != 1 or len(strides) != 1:
            return False
        numbers = outputs, kernel[0], pads.pop(), strides.pop(), int(bool(biases))
        self._put(Step("conv", numbers), dict(zip(("weight", "bias"), arrays, strict=False)))
        return True

    def _add_dense(
        self, values: Mapping[str, Any], arrays: list[Array], *, is_turned: bool
    ) -> bool:
        if not arrays or arrays[0].ndim != 2 or values.get("transA", 0):
            return False
        scales = values.get("alpha", 1.0), values.get("beta", 1.0)
        weight, *biases = (array * scale for array, scale in zip(arrays, scales, strict=False))
        weight = weight.T if is_turned else weight
        before = self._shape()
        if self._is_channels_last and len(before) == 3:
            rows = weight.reshape(len(weight), *before[1:], before[0])
            weight = rows.transpose(0, 3, 1, 2).reshape(weight.shape)
        self._is_channels_last = False
        named = {"weight": weight}
        if biases:
            named["bias"] = biases[0].reshape(-1)
        self._put(Step("dense", (len(weight), len(biases))), named)
        return True

    def _add_pooling(self, kind: str, values: Mapping[str, Any]) -> bool:
        size = values["kernel_shape"]
        is_plain = not any(values.get("pads", (0,))) and not values.get("ceil_mode", 0)
        fits = all(side % size[0] == 0 for side in self._shape()[1:])
        same = values.get("auto_pad", b"NOTSET").startswith(b"SAME")
        if (
            not is_plain
            or len({*size}) != 1
            or values.get("strides") != size
            or (same and not fits)
        ):
            return False
        self.steps.append(Step("pool" if kind == "MaxPool" else "average", (size[0],)))
        return True

    def _add_arithmetic(self, kind: str, array: Array) -> bool:
        """Add a bias to the layer before, or scale the pixels."""
        if not self.steps:
            if array.size != 1:
                return False
            number = float(array.reshape(-1)[0])
            if kind in ("Add", "Sub"):
                self._offset += number if kind == "Add" else -number
            else:
                factor = number if kind == "Mul" else 1 / number
                self._factor, self._offset = self._factor * factor, self._offset * factor
            return True
        last, bias = self.steps[-1], f"{len(self.steps) - 1}.bias"
        channels = self._shape()[0]
        if kind != "Add" or last.word not in ("conv", "dense") or array.size != channels:
            return False
        self.steps[-1] = last._replace(numbers=(*last.numbers[:-1], 1))
        self.tensors[bias] = self.tensors.get(bias, 0) + array.reshape(-1)
        return True

    def _put(self, step: Step, tensors: Mapping[str, Array]) -> None:
        index = len(self.steps)
        self.steps.append(step)
        self.tensors |= {f"{index}.{part}": array for part, array in tensors.items()}


def _attributes(node: onnx.NodeProto) -> dict[str, Any]:
    values = {field.name: helper.get_attribute_value(field) for field in node.attribute}
    return {name: tuple(item) if isinstance(item, list) else item for name, item in values.items()}
