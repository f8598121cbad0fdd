"""A model as an ONNX file, for other programs.

It contains weights and calibration; the metadata are those of a model file.
"""

from __future__ import annotations

import os
from typing import Final

from onnx import ModelProto, numpy_helper
from onnx.helper import set_model_props

from digitpad import __version__
from digitpad.modelfile import Model
from digitpad.modelfile.info import to_metadata
from digitpad.modelfile.store import write_model_file
from digitpad.models.graph import GraphNodes, network_graph, numbers

INPUT: Final = (
    "float32 (n, channels, height, width), pixels 0..1 that have been through the preprocessing"
)


def onnx_model(model: Model) -> ModelProto:
    """Return a model for an ONNX file.

    Input: ``images``. Outputs of a classifier: ``probabilities`` (n, classes), calibrated;
    ``digit_score`` (n, 1) in 0..1, if it can reject non-digits; ``logits``. Of an autoencoder:
    ``reconstruction``. Of a line reader: only ``logits`` (n, classes + 1, columns), for a CTC
    decoder.
    """
    info = model.info
    onnx = network_graph(info.architecture)
    graph = onnx.graph
    del graph.input[1:]
    graph.initializer.extend(
        numpy_helper.from_array(model.tensors[name], name) for name in info.architecture.tensors()
    )
    if not (info.architecture.reconstructs or info.architecture.reads_lines):
        _add_answers(onnx, model)
    onnx.producer_name, onnx.producer_version = "digitpad", __version__
    onnx.doc_string = f"{info.name}: {info.architecture.summary}"
    set_model_props(onnx, to_metadata(info) | {"input": INPUT})
    return onnx


def save_onnx(path: str | os.PathLike[str], model: Model) -> None:
    """Write a model as an ONNX file, whole or not at all. Raises ``ModelFileError``."""
    write_model_file(path, lambda: [onnx_model(model).SerializeToString()])


def _add_answers(onnx: ModelProto, model: Model) -> None:
    """Add the outputs derived from the logits, before the logits themselves."""
    architecture = model.info.architecture
    count = architecture.class_count
    nodes = GraphNodes("answer")
    answers = [numbers("probabilities", ("n", count))]
    of_classes = nodes.add("Slice", "logits", nodes.whole(0), nodes.whole(count), nodes.whole(1))
    temperature = nodes.number(model.info.calibration.temperature)
    nodes.add("Softmax", nodes.add("Div", of_classes, temperature), axis=-1)
    nodes.call("probabilities")
    if architecture.rejects:
        if architecture.competes:
            shares = nodes.add("Softmax", nodes.add("Div", "logits", temperature), axis=-1)
            none = nodes.add("Gather", shares, nodes.whole(count), axis=1)
            nodes.add("Sub", nodes.number(1.0), none)
        else:
            nodes.add("Sigmoid", nodes.add("Gather", "logits", nodes.whole(count), axis=1))
        nodes.call("digit_score")
        answers.append(numbers("digit_score", ("n", 1)))
    logits = list(onnx.graph.output)
    del onnx.graph.output[:]
    onnx.graph.output.extend([*answers, *logits])
    onnx.graph.node.extend(nodes.made)
    onnx.graph.initializer.extend(nodes.constants)
