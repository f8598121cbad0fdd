"""Reads an image with onnxruntime, so that a first reading need not wait for torch.

A compiled graph takes its weights as inputs, so that it is kept for the next snapshot of a
network that learns: one costs half a millisecond then, where a session of its own costs five.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad.files import resource
from digitpad.models.architecture import Architecture
from digitpad.models.own import DIGITPAD

if TYPE_CHECKING:
    import onnxruntime

Floats = npt.NDArray[np.float32]
SHIPPED_GRAPH: Final = "digitpad.onnx"
"""The shipped model's graph: the library that builds one takes 80 ms to load at every start."""
KEPT: Final = 4
"""Graphs that are kept ready."""


class Engine:
    """A network for reading, on one thread of the processor.

    ``tensors``: float32 under the architecture's published names; they are not changed.
    """

    def __init__(self, architecture: Architecture, tensors: Mapping[str, Floats]) -> None:
        self._session = _session(architecture)
        self._weights = {name: tensors[name] for name in architecture.tensors()}

    def logits(self, images: npt.NDArray[np.uint8]) -> Floats:
        """Return what the network's last layer gives.

        ``images``: uint8 (n, channels, height, width), 0..255. Returns float32 (n, outputs); for a
        network that reconstructs, (n, channels · height · width), which may leave [0, 1].
        """
        pixels = images * np.float32(1 / 255)
        found: Floats = self._session.run(None, {"images": pixels, **self._weights})[0]
        return found.reshape(len(images), prod(found.shape[1:]))


def load_runtime() -> None:
    """Import onnxruntime, which must happen nowhere else; 30 ms."""
    # Nothing is told to anybody: the variable is for versions that look for it while they load
    # (1.29 and later, which digitpad does not ask for), the call for Windows' tracing.
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"
    import onnxruntime

    onnxruntime.disable_telemetry_events()


@lru_cache(KEPT)
def _session(architecture: Architecture) -> onnxruntime.InferenceSession:
    load_runtime()
    import onnxruntime

    options = onnxruntime.SessionOptions()
    # More threads wait for each other where training keeps the cores busy.
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(
        graph_bytes(architecture), options, providers=["CPUExecutionProvider"]
    )


def graph_bytes(architecture: Architecture) -> bytes:
    """Return an architecture's ONNX graph, its weights being inputs."""
    if architecture == DIGITPAD:
        return resource(SHIPPED_GRAPH).read_bytes()
    from digitpad.models.graph import network_graph

    return bytes(network_graph(architecture).SerializeToString())
