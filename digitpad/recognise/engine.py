"""Reads an image with onnxruntime, so that a first reading need not wait for torch.

A compiled graph takes its weights as inputs, so that it is kept for the next snapshot of a
network that learns: one costs half a millisecond then, where a session of its own costs five.
Where many images are read, one for these weights alone is worth its 15: it takes half as long.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.errors import ModelFileError
from digitpad.files import resource
from digitpad.models.architecture import Architecture
from digitpad.models.own import DIGITPAD, LINE_READER, NUMBER_SIGN_READER
from digitpad.recognise import cancellation
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    import onnxruntime

SHIPPED_GRAPHS: Final = (DIGITPAD, NUMBER_SIGN_READER, LINE_READER)
"""Whose graphs lie in ``resources/``: to build one takes 80 ms and a library that may be absent."""
"""The shipped model's graph, its weights being inputs or (True) constants: the library that builds
one takes 80 ms to load at every start."""
AT_ONCE: Final = 128
"""Images that are read together at most. What many more need meanwhile, hundreds of MB, stays
taken."""
OPERATIONS_AT_ONCE: Final = 20_000_000_000
"""And so many multiplications: 0.3 s for one core of ours (measured: 70 billion in a second)."""
KEPT: Final = 4
"""Graphs that are kept ready."""


class Engine:
    """A network for reading, on one thread of the processor.

    ``tensors``: float32 under the architecture's published names; they are not changed.
    ``reads_many``: hundreds of images are to come.
    """

    def __init__(
        self, architecture: Architecture, tensors: Mapping[str, Floats], *, reads_many: bool = False
    ) -> None:
        weights = {name: tensors[name] for name in architecture.tensors()}
        self._session = _compiled(architecture, weights) if reads_many else _session(architecture)
        self._weights = {} if reads_many else weights
        self._at_once = images_at_once(architecture, AT_ONCE)

    def logits(self, images: npt.NDArray[np.uint8]) -> Floats:
        """Return what the network's last layer gives. Raises ``CancelledError``.

        ``images``: uint8 (n, channels, height, width), 0..255. Returns float32 (n, outputs); for a
        network that reconstructs, (n, channels · height · width), which may leave [0, 1].
        """
        count = self._at_once
        parts = [images[n : n + count] for n in range(0, max(1, len(images)), count)]
        found = [self._outputs(part * np.float32(1 / 255)) for part in parts]
        return np.concatenate(found) if len(found) > 1 else found[0]

    def _outputs(self, pixels: Floats) -> Floats:
        import onnxruntime

        inputs = {"images": pixels, **self._weights}
        found: Floats = cancellation.present().run(
            lambda options: self._session.run(None, inputs, options)[0], onnxruntime.RunOptions()
        )
        return found.reshape(len(pixels), prod(found.shape[1:]))


def images_at_once(architecture: Architecture, most: int) -> int:
    """Return how many images to read together, so that it can be given up after each part."""
    return max(1, min(most, OPERATIONS_AT_ONCE // max(1, architecture.operations())))


def require_numbers(outputs: Floats, whose: str) -> None:
    """Raise ``ModelFileError`` for outputs that are no numbers; ``whose``: begins the sentence."""
    if not np.isfinite(outputs).all():
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{whose} gives no numbers: its weights are too large. Its training has gone "
                "astray; choose another model.",
            ).filled(whose=whose)
        )


def load_runtime() -> None:
    """Import onnxruntime, which must happen nowhere else; 30 ms."""
    # Nothing is told to anybody: the variable is for versions that look for it while they load
    # (1.29 and later, which digitpad does not ask for), the call for Windows' tracing.
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"
    import onnxruntime

    onnxruntime.disable_telemetry_events()


@lru_cache(KEPT)
def _session(architecture: Architecture) -> onnxruntime.InferenceSession:
    return _compiled(architecture, {})


def _compiled(
    architecture: Architecture, weights: Mapping[str, Floats]
) -> onnxruntime.InferenceSession:
    """Return a session with these weights as constants, or with all as inputs."""
    load_runtime()
    import onnxruntime

    options = onnxruntime.SessionOptions()
    # More threads wait for each other where training keeps the cores busy.
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    if weights:
        values = [np.ascontiguousarray(array) for array in weights.values()]
        held = [onnxruntime.OrtValue.ortvalue_from_numpy(array) for array in values]
        options.add_external_initializers([*weights], held)
    return onnxruntime.InferenceSession(
        graph_bytes(architecture, is_fixed=bool(weights)), options,
        providers=["CPUExecutionProvider"],
    )  # fmt: skip


def graph_file(architecture: Architecture, *, is_fixed: bool) -> str:
    """Return what the graph of a shipped network is called in ``resources/``."""
    return f"{architecture.name}{'-fixed' if is_fixed else ''}.onnx"


def graph_bytes(architecture: Architecture, *, is_fixed: bool = False) -> bytes:
    """Return an architecture's ONNX graph, its weights being inputs, or constants to be given."""
    if architecture in SHIPPED_GRAPHS:
        return resource(graph_file(architecture, is_fixed=is_fixed)).read_bytes()
    from digitpad.models.graph import network_graph

    return bytes(network_graph(architecture, is_fixed=is_fixed).SerializeToString())
