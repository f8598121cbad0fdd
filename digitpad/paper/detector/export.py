"""Writes the network of a training as an ONNX file, which is read without torch.

``python -m digitpad.paper.detector.export CHECKPOINT FILE``
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from onnx import ModelProto, TensorProto, helper, numpy_helper
from torch import fx, nn

from digitpad.files import write_atomically
from digitpad.models.graph import IR_VERSION, OPSET
from digitpad.paper.detector.heads import CHANNELS
from digitpad.paper.detector.network import Detector

CALLED = {"add": "Add", "relu": "Relu", "interpolate": "Resize"}
"""The nodes of ONNX for the functions that the network calls."""


def graph_of(network: Detector) -> ModelProto:
    """Return the graph of a network in inference: ``photos`` to ``maps``, see ``Detector``."""
    traced = fx.symbolic_trace(network.eval())
    modules = dict(traced.named_modules())
    constants = {"twice": torch.tensor([1.0, 1.0, 2.0, 2.0])}
    nodes = []
    last = ""
    for step in traced.graph.nodes:
        values = [argument.name for argument in step.args if isinstance(argument, fx.Node)]
        settings: dict[str, Any] = {}
        if step.op == "placeholder":
            continue
        if step.op == "output":
            last = values[0]
            continue
        if step.op == "call_function":
            kind = CALLED[step.target.__name__]
            if kind == "Resize":
                values += ["", "twice"]
                settings = {
                    "mode": "nearest",
                    "coordinate_transformation_mode": "asymmetric",
                    "nearest_mode": "floor",
                }
        else:
            layer = modules[step.target]
            kind, names = _KINDS[type(layer)]
            tensors = layer.state_dict()
            for name in names:
                if name in tensors:
                    constants[f"{step.target}.{name}"] = tensors[name]
                    values.append(f"{step.target}.{name}")
            if isinstance(layer, nn.Conv2d):
                settings = {
                    "strides": layer.stride,
                    "pads": 2 * [int(side) for side in layer.padding],
                    "dilations": layer.dilation,
                }
            elif isinstance(layer, nn.BatchNorm2d):
                settings = {"epsilon": layer.eps}
        nodes.append(helper.make_node(kind, values, [step.name], **settings))
    nodes.append(helper.make_node("Identity", [last], ["maps"]))
    real = TensorProto.FLOAT
    graph = helper.make_graph(
        nodes,
        "detector",
        [helper.make_tensor_value_info("photos", real, ["n", 1, "h", "w"])],
        [helper.make_tensor_value_info("maps", real, ["n", CHANNELS, "h/4", "w/4"])],
        [
            numpy_helper.from_array(tensor.detach().contiguous().numpy(), name)
            for name, tensor in constants.items()
        ],
    )
    opset = helper.make_opsetid("", OPSET)
    return helper.make_model(graph, ir_version=IR_VERSION, opset_imports=[opset])


_KINDS: dict[type[nn.Module], tuple[str, Sequence[str]]] = {
    nn.Conv2d: ("Conv", ("weight", "bias")),
    nn.BatchNorm2d: ("BatchNormalization", ("weight", "bias", "running_mean", "running_var")),
    nn.ReLU: ("Relu", ()),
}
"""The node of ONNX for a layer, and the layer's tensors in its order."""


def main(checkpoint: Path, path: Path) -> None:
    """Write the averaged network of a checkpoint to a file."""
    network = Detector()
    network.load_state_dict(torch.load(checkpoint, weights_only=True)["average"])
    write_atomically(path, graph_of(network).SerializeToString())


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))
